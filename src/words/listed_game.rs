//! A game without tags, as a list of its moves: read and played through. The notation is given.

use super::notices::{tell_descriptive_game, tell_move_list, tell_refusal, tell_uci};
use super::texts::Texts;
use super::written_game::descriptive_words;
use crate::chess::notation::{Letters, NULL_MOVES, Strictness, descriptive, read_turns, read_uci};
use crate::chess::{MoveOrPass, Playthrough, Position, judge};

/// The notation of the moves in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListedNotation {
    Algebraic(Letters),
    Descriptive(Letters),
    Uci,
}

/// How a file of games begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameScript {
    /// With a tag or a comment of PGN.
    Pgn,
    /// With a braille sign of Unicode.
    Braille,
    /// With anything else: moves alone.
    Moves,
}

/// The script of a file of games, by its beginning.
pub fn written_in(beginning: &[u8]) -> GameScript {
    let text = beginning.strip_prefix(b"\xef\xbb\xbf").unwrap_or(beginning).trim_ascii_start();
    match text.first() {
        Some(b'[' | b'%') => GameScript::Pgn,
        // The first of the braille signs of Unicode, in UTF-8.
        Some(0xe2) if matches!(text.get(1), Some(0xa0..=0xa3)) => GameScript::Braille,
        _ => GameScript::Moves,
    }
}

/// The game from its start. The error is a sentence that says where it cannot be read.
pub fn read_listed(
    text: &str,
    notation: ListedNotation,
    start: Position,
    texts: &Texts,
) -> Result<Playthrough, String> {
    match notation {
        ListedNotation::Uci => read_uci_list(text, start, texts),
        ListedNotation::Descriptive(letters) => {
            let words = descriptive_words(letters, texts)?;
            descriptive::read_playthrough(start, text, words)
                .map_err(|error| tell_descriptive_game(&error, texts))
        }
        ListedNotation::Algebraic(letters) => {
            read_turns(text, letters, Strictness::Tolerant, start)
                .map_err(|error| tell_move_list(&error, texts))
        }
    }
}

fn read_uci_list(text: &str, start: Position, texts: &Texts) -> Result<Playthrough, String> {
    let mut game = Playthrough::new(start);
    for word in text.split_whitespace() {
        if NULL_MOVES.contains(&word) {
            if game.position().is_check() {
                let why = texts.no_pass_in_check(game.position().turn());
                return Err(texts.listed_unplayable(word, &why));
            }
            game.take(MoveOrPass::Pass);
            continue;
        }
        let claim = read_uci(word).map_err(|error| tell_uci(&error, texts))?;
        let legal = judge(game.position(), &claim)
            .map_err(|refusal| texts.listed_unplayable(word, &tell_refusal(&refusal, texts)))?;
        game.take(legal.into());
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_games_is_known_by_its_beginning() {
        for (beginning, script) in [
            ("[Event \"?\"]", GameScript::Pgn),
            ("\u{feff}\n % a comment", GameScript::Pgn),
            (" \u{2813}\u{2811}", GameScript::Braille),
            ("\u{2654}e2", GameScript::Moves),
            ("1. e4 e5", GameScript::Moves),
            ("", GameScript::Moves),
        ] {
            assert_eq!(written_in(beginning.as_bytes()), script, "{beginning}");
        }
    }
}
