//! Everything that touches the world: sound, speech, braille, files, terminal.
//! Knows samples, text, cells and bytes, never chess.
