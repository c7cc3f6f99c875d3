//! Sentences that people say at a board and that are no moves, read aloud so that talk is told
//! from announcements. Never judges how they are read.

use crate::words::Texts;

/// How many are read.
pub(crate) const TALK: usize = 10;

/// The sentences in a language.
pub(crate) fn talk(texts: &Texts) -> Vec<String> {
    texts.contribution_talk().lines().map(|line| line.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Lexicon, Wording, hear};

    #[test]
    fn there_are_ten_in_every_language_and_none_is_a_move_in_any() {
        for language in Language::ALL {
            let sentences = talk(&Texts::new(language));
            assert_eq!(sentences.len(), TALK, "{sentences:?}");
            for words in Language::ALL {
                let lexicon = Lexicon::of(Wording { words, ranks: words, ..Wording::default() });
                let moves = sentences.iter().filter(|sentence| hear(sentence, &lexicon).is_ok());
                assert_eq!(moves.count(), 0, "{sentences:?}");
            }
        }
    }
}
