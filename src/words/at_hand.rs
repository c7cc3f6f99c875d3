//! Which of the recognised words are the speaker's own. A person farther away is softer. Belief is weighed in `trust`.

use std::ops::Range;

use super::grammar::Listening;
use super::trust::{Expectation, Recognised, heard_text};

/// In decibels: words this much softer than the speaker's are taken for another person's. Speakers let their own last
/// words fall as low, so nothing is cut from what was listened for.
pub const ANOTHERS_SOFTER: f32 = 6.0;

/// The speaker's own words: all of them if they are what is listened for, else the longest stretch that is, if all
/// other words are clearly softer.
#[must_use]
pub(super) fn at_hand(
    words: &[Recognised],
    listening: &[Listening],
    expected: &Expectation,
) -> Range<usize> {
    let is_expected = |words: &[Recognised]| {
        let text = heard_text(words);
        !text.is_empty() && listening.iter().any(|one| expected.has(*one, &text))
    };
    if is_expected(words) {
        return 0..words.len();
    }
    (1..words.len())
        .rev()
        .flat_map(|length| (0..=words.len() - length).map(move |from| from..from + length))
        .find(|own| {
            let beside = words[..own.start].iter().chain(&words[own.end..]);
            let loudest = beside.map(|heard| heard.loudness).fold(f32::MIN, f32::max);
            let own = &words[own.clone()];
            usual_loudness(own).is_some_and(|usual| loudest <= usual - ANOTHERS_SOFTER)
                && is_expected(own)
        })
        .unwrap_or(0..words.len())
}

/// The median loudness of the known words.
fn usual_loudness(words: &[Recognised]) -> Option<f32> {
    let known = words.iter().filter(|heard| heard.is_known());
    median_loudness(known)
}

/// The median loudness of all these words, known or not.
pub fn median_loudness<'a>(words: impl IntoIterator<Item = &'a Recognised<'a>>) -> Option<f32> {
    let mut all: Vec<f32> = words.into_iter().map(|heard| heard.loudness).collect();
    all.sort_by(f32::total_cmp);
    all.get(all.len() / 2).copied()
}

/// Words heard with certainty, each this many decibels softer than the loudest.
#[cfg(test)]
pub(super) fn heard_softer(words: &[(&'static str, f32)]) -> Vec<Recognised<'static>> {
    let heard = |(word, softer): &(&'static str, f32)| Recognised {
        word,
        confidence: 1.0,
        seconds: 0.3,
        loudness: -20.0 - softer,
    };
    words.iter().map(heard).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Wording};

    /// The speaker's words among these, each given with its decibels below the loudest.
    fn left(words: &[(&'static str, f32)]) -> String {
        let expected = Expectation::of(Wording::default(), Language::German);
        let words = heard_softer(words);
        let listening = [Listening::Announcement, Listening::Commands];
        heard_text(&words[at_hand(&words, &listening, &expected)])
    }

    #[test]
    fn softer_words_before_and_after_an_announcement_are_anothers() {
        let own = [("dame", 2.0), ("eva", 0.0), ("zwei", 1.0), ("eva", 2.0), ("vier", 5.0)];
        let with = |before: &[(&'static str, f32)], after: &[(&'static str, f32)]| {
            left(&[before, &own, after].concat())
        };
        let whole = "dame eva zwei eva vier";
        assert_eq!(with(&[], &[]), whole);
        assert_eq!(with(&[("acht", 12.0)], &[]), whole);
        assert_eq!(with(&[], &[("anna", 12.0), ("hector", 15.0)]), whole);
        assert_eq!(with(&[("cesar", 9.0), ("acht", 12.0)], &[("[unk]", 20.0)]), whole);
        // As loud as the speaker, so it may be the speaker's own word.
        assert_eq!(with(&[("acht", 4.0)], &[]), "acht dame eva zwei eva vier");
        assert_eq!(with(&[("acht", 12.0)], &[("anna", 3.0)]), format!("acht {whole} anna"));
    }

    #[test]
    fn nothing_is_cut_from_what_was_listened_for_or_within_it() {
        assert_eq!(
            left(&[("eva", 0.0), ("zwei", 0.0), ("eva", 1.0), ("vier", 20.0)]),
            "eva zwei eva vier"
        );
        assert_eq!(left(&[("eva", 0.0), ("turm", 20.0), ("vier", 0.0)]), "eva turm vier");
        assert_eq!(left(&[("eva", 0.0), ("dame", 20.0)]), "eva dame");
        assert_eq!(left(&[("[unk]", 0.0), ("remis", 20.0)]), "remis");
        assert_eq!(left(&[]), "");
    }
}
