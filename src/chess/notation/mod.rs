//! How moves and games are written: algebraic in every language, UCI, the
//! descriptive system of 1929, and PGN. Never knows spoken words.

pub mod pgn;
