//! A game without tags, as a list of its moves: read and played through. Never guesses a notation.

use super::notices::{tell_descriptive_game, tell_move_list, tell_refusal, tell_uci};
use super::texts::Texts;
use super::written_game::descriptive_words;
use crate::chess::notation::{Letters, Strictness, descriptive, read_moves, read_uci};
use crate::chess::{History, Position, judge};

/// In which notation the moves of a list are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ListedNotation {
    Algebraic(Letters),
    Descriptive(Letters),
    Uci,
}

/// The game from its start on; or a sentence that says where it cannot be read.
pub(crate) fn read_listed(
    text: &str,
    notation: ListedNotation,
    start: Position,
    texts: &Texts,
) -> Result<History, String> {
    match notation {
        ListedNotation::Uci => read_uci_list(text, start, texts),
        ListedNotation::Descriptive(letters) => {
            let words = descriptive_words(letters, texts)?;
            descriptive::read_game(start, text, words)
                .map_err(|error| tell_descriptive_game(&error, texts))
        }
        ListedNotation::Algebraic(letters) => {
            read_moves(text, letters, Strictness::Tolerant, start)
                .map_err(|error| tell_move_list(&error, texts))
        }
    }
}

fn read_uci_list(text: &str, start: Position, texts: &Texts) -> Result<History, String> {
    let mut history = History::new(start);
    for word in text.split_whitespace() {
        let claim = read_uci(word).map_err(|error| tell_uci(&error, texts))?;
        let legal = judge(history.position(), &claim)
            .map_err(|refusal| texts.listed_unplayable(word, &tell_refusal(&refusal, texts)))?;
        history.play(legal);
    }
    Ok(history)
}
