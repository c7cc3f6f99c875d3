//! Letters that cannot be read. Their words come from the other end: only short ones are told, and rarely enough not to
//! drown out everything else.

use crate::clock::{Moment, Span};
use crate::present::conversation::Out;
use crate::record::PlaceMessageError;
use crate::words::Texts;

use super::record_faults::place_message;

/// When one was last told.
#[derive(Debug, Default)]
pub(crate) struct UnreadLetters {
    told_at: Option<Moment>,
}

impl UnreadLetters {
    /// After one is told, others are ignored for this long.
    const PAUSE: Span = Span::from_seconds(30);
    const LONGEST: usize = 240;

    /// The sentence about one, if it is to be told now.
    pub(crate) fn told(
        &mut self,
        error: &PlaceMessageError,
        texts: &Texts,
        now: Moment,
    ) -> Option<Out> {
        if self.told_at.is_some_and(|at| now < at + UnreadLetters::PAUSE) {
            return None;
        }
        self.told_at = Some(now);
        Some(Out::Text(shortened(&place_message(error, texts))))
    }
}

fn shortened(sentence: &str) -> String {
    let plain = sentence.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    let mut short: String = plain.clone().take(UnreadLetters::LONGEST).collect();
    if plain.count() > UnreadLetters::LONGEST {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::read_place_message;
    use crate::words::Language;

    #[test]
    fn letters_that_cannot_be_read_are_told_shortly_and_now_and_then() {
        let (texts, mut unread) = (Texts::new(Language::English), UnreadLetters::default());
        let letter = format!("\u{1b}[2J{}", "x".repeat(30_000));
        let error = read_place_message(&letter).expect_err("no letter");
        let mut told = Vec::new();
        for second in 0..60 {
            let now = Moment::ZERO + Span::from_seconds(second);
            told.extend(unread.told(&error, &texts, now));
        }
        let sentences: Vec<&str> = told
            .iter()
            .map(|out| match out {
                Out::Text(sentence) => sentence.as_str(),
                _ => "",
            })
            .collect();
        assert_eq!(sentences.len(), 2, "one in half a minute");
        for sentence in sentences {
            assert!((200..250).contains(&sentence.chars().count()), "{sentence}");
            assert!(!sentence.contains(char::is_control), "{sentence:?}");
        }
    }
}
