//! Chooses among several hearings of an utterance, each of which may be wrong: which one counts, and how far it is
//! believed.

use std::ops::Range;

use super::at_hand::at_hand;
use super::grammar::Listening;
use super::lexicon::Answer;
use super::trust::{Expectation, Recognised, Trust, heard_text, trust};

/// From this confidence on a word need not be heard again.
const CERTAIN: f32 = 0.95;
/// An utterance that the first hearing left in doubt is believed if one hearing has at least this confidence in every
/// word. Chosen on 640 recordings: it asks about two of 15 wrong results and two of 439 right ones. From 0.9 on it
/// would be six and nine.
const SURE_AGAIN: f32 = 0.84;
/// What "Eva" sounds like from speakers who say b for v.
const EVA_WITH_A_B: &str = "bella";
/// A real "Bella" reaches this confidence each time; an "Eva" seldom does.
const SURE_EACH_TIME: f32 = 0.9;

/// The result of one hearing of an utterance.
#[derive(Debug, Clone, PartialEq)]
pub struct Opinion {
    /// The speaker's own words, separated by single spaces.
    pub text: String,
    /// How far this hearing alone is believed.
    pub trust: Trust,
    /// The yes or no, if one was listened for.
    pub answer: Option<Answer>,
    /// The range of these among all words heard.
    pub own: Range<usize>,
    /// The lowest confidence of the words.
    confidence: f32,
    /// Whether a word may have been lost next to these, or one of them may be another.
    is_open: bool,
}

impl Opinion {
    /// Weighs the words that were heard.
    #[must_use]
    pub fn of(words: &[Recognised], listening: &[Listening], expected: &Expectation) -> Opinion {
        let own = at_hand(words, listening, expected);
        let meant = &words[own.clone()];
        let known = meant.iter().filter(|heard| heard.is_known());
        let text = heard_text(meant);
        // Speakers lower their last words. With only one square named, the softer words may be the second.
        let goes_on = words[own.end..].iter().any(Recognised::is_known)
            && expected.names_one_square(listening, &text);
        // Without a piece, a softer word before may be its name.
        let begins_before = words[..own.start].iter().any(Recognised::is_known)
            && expected.names_a_square_alone(listening, &text);
        let may_be_eva = meant
            .iter()
            .any(|heard| heard.word == EVA_WITH_A_B && heard.confidence < SURE_EACH_TIME);
        let (trust, answer) = trust(meant, listening, expected);
        let opinion = Opinion {
            text,
            trust,
            answer,
            confidence: known.map(|heard| heard.confidence).fold(1.0, f32::min),
            is_open: false,
            own,
        };
        if goes_on || begins_before || may_be_eva { opinion.left_open() } else { opinion }
    }

    /// Marks that a word may have been lost, or be another. The utterance is then not believed, whatever other hearings
    /// say.
    #[must_use]
    pub fn left_open(self) -> Opinion {
        let trust = if self.trust == Trust::Believed { Trust::Doubted } else { self.trust };
        Opinion { trust, is_open: true, ..self }
    }

    /// The opinion of an utterance that was not for Hector.
    #[must_use]
    pub fn none() -> Opinion {
        Opinion {
            text: String::new(),
            trust: Trust::Noise,
            answer: None,
            own: 0..0,
            confidence: 0.0,
            is_open: false,
        }
    }
}

/// Whether another hearing would not help: the recogniser is certain of every word, or heard none.
#[must_use]
pub fn is_certain(plain: &Opinion) -> bool {
    plain.text.is_empty() || plain.trust == Trust::Believed && plain.confidence >= CERTAIN
}

/// Chooses the hearing that counts, and how far it is believed. Different hearings are believed if one is surer than it
/// would have to be alone, a second agrees, and no other is something else that was listened for.
#[must_use]
pub fn chosen_hearing(hearings: &[Opinion]) -> (usize, Trust) {
    if let [only] = hearings {
        return (0, only.trust);
    }
    let meant = || hearings.iter().enumerate().filter(|(_, one)| one.trust != Trust::Noise);
    let weight = |text: &str| -> f32 {
        meant().filter(|(_, one)| one.text == text).map(|(_, one)| one.confidence).sum()
    };
    // Of equally good ones, the first.
    let heaviest =
        meant().rev().max_by(|(_, a), (_, b)| weight(&a.text).total_cmp(&weight(&b.text)));
    let Some((first, best)) = heaviest else { return (0, Trust::Noise) };
    let agree =
        meant().count() > 1 && meant().all(|(_, one)| one.text == best.text && !one.is_open);
    let sure =
        meant().find(|(_, one)| one.trust == Trust::Believed && one.confidence >= SURE_AGAIN);
    match sure {
        Some((sure, _)) if agree => (sure, Trust::Believed),
        _ => (first, Trust::Doubted),
    }
}

#[cfg(test)]
mod tests {
    use super::super::at_hand::heard_softer;
    use super::*;
    use crate::{Language, Wording};

    fn opinion(text: &str, trust: Trust, confidence: f32) -> Opinion {
        Opinion {
            text: text.to_owned(),
            trust,
            answer: None,
            own: 0..0,
            confidence,
            is_open: false,
        }
    }

    fn sure(text: &str) -> Opinion {
        opinion(text, Trust::Believed, 1.0)
    }

    fn doubted(text: &str) -> Opinion {
        opinion(text, Trust::Doubted, 0.6)
    }

    fn noise(text: &str) -> Opinion {
        opinion(text, Trust::Noise, 0.9)
    }

    #[test]
    fn one_square_after_which_softer_words_come_is_asked_about() {
        let trust_in = |said: &[(&'static str, f32)]| {
            let expected = Expectation::of(Wording::default(), Language::German);
            let opinion = Opinion::of(&heard_softer(said), &[Listening::Announcement], &expected);
            (opinion.text.clone(), chosen_hearing(&[opinion]).1)
        };
        let one = [("springer", 0.0), ("david", 0.0), ("sechs", 0.0)];
        let with = |more: &[(&'static str, f32)]| trust_in(&[&one, more].concat());
        let text = "springer david sechs".to_owned();
        assert_eq!(with(&[]), (text.clone(), Trust::Believed));
        // The rank of the other square was swallowed, and its file was softer.
        assert_eq!(with(&[("david", 12.0)]), (text.clone(), Trust::Doubted));
        // Words of another person came before the speaker began.
        let before = trust_in(&[&[("acht", 12.0)], &one[..]].concat());
        assert_eq!(before, (text, Trust::Believed));
        // Without a piece, the softer word may be its name.
        let pawn = trust_in(&[("acht", 12.0), ("david", 0.0), ("sechs", 0.0)]);
        assert_eq!(pawn, ("david sechs".to_owned(), Trust::Doubted));
        let alone = trust_in(&[("david", 0.0), ("sechs", 0.0)]);
        assert_eq!(alone, ("david sechs".to_owned(), Trust::Believed));
        // With both squares named, the announcement is complete.
        let both = [("david", 0.0), ("fünf", 0.0), ("anna", 12.0)];
        assert_eq!(with(&both).1, Trust::Believed);
    }

    #[test]
    fn bella_is_asked_about_unless_every_hearing_is_sure_of_it() {
        let expected = Expectation::of(Wording::default(), Language::German);
        let hearing = |file: &'static str, confidence: f32| {
            let mut heard = heard_softer(&[
                ("springer", 0.0),
                (file, 0.0),
                ("zwei", 0.0),
                ("gustav", 0.0),
                ("vier", 0.0),
            ]);
            for word in heard.iter_mut().filter(|heard| heard.word == file) {
                word.confidence = confidence;
            }
            Opinion::of(&heard, &[Listening::Announcement], &expected)
        };
        let trust_in = |file: &'static str, confidences: &[f32]| {
            let hearings: Vec<Opinion> =
                confidences.iter().map(|confidence| hearing(file, *confidence)).collect();
            chosen_hearing(&hearings).1
        };
        assert_eq!(trust_in("bella", &[0.98]), Trust::Believed);
        assert_eq!(trust_in("bella", &[0.92, 0.95, 0.91, 0.94]), Trust::Believed);
        assert_eq!(trust_in("bella", &[0.92, 0.95, 0.7, 0.95]), Trust::Doubted);
        assert_eq!(trust_in("eva", &[0.9, 0.9, 0.6, 0.9]), Trust::Believed);
        assert_eq!(trust_in("bella", &[0.2, 0.92, 0.92, 0.92]), Trust::Believed, "that was noise");
    }

    #[test]
    fn only_what_is_certain_or_nothing_is_not_heard_again() {
        assert!(is_certain(&sure("eva vier")));
        assert!(is_certain(&noise("")));
        assert!(!is_certain(&opinion("eva vier", Trust::Believed, 0.9)));
        assert!(!is_certain(&doubted("eva vier")));
        assert!(!is_certain(&noise("eva vier anna")));
    }

    #[test]
    fn one_hearing_alone_counts_as_it_is() {
        assert_eq!(chosen_hearing(&[sure("eva vier")]), (0, Trust::Believed));
        assert_eq!(chosen_hearing(&[doubted("eva vier")]), (0, Trust::Doubted));
        assert_eq!(chosen_hearing(&[noise("eva")]), (0, Trust::Noise));
        assert_eq!(chosen_hearing(&[]), (0, Trust::Noise));
    }

    #[test]
    fn what_may_have_lost_a_word_is_asked_about_whatever_else_was_heard() {
        let lacking = || sure("läufer anna eins").left_open();
        assert_eq!(chosen_hearing(&[lacking()]), (0, Trust::Doubted));
        assert!(!is_certain(&lacking()));
        let again = [lacking(), sure("läufer anna eins"), sure("läufer anna eins")];
        assert_eq!(chosen_hearing(&again).1, Trust::Doubted);
        // Noise in one hearing is not another word.
        assert_eq!(noise("").left_open().trust, Trust::Noise);
    }

    #[test]
    fn two_that_agree_are_believed_if_one_is_sure() {
        assert_eq!(chosen_hearing(&[doubted("eva vier"), sure("eva vier")]), (1, Trust::Believed));
        let beside_noise = [noise("eva vier anna"), doubted("eva vier"), sure("eva vier")];
        assert_eq!(chosen_hearing(&beside_noise), (2, Trust::Believed));
        assert_eq!(
            chosen_hearing(&[doubted("eva vier"), doubted("eva vier")]),
            (0, Trust::Doubted)
        );
    }

    #[test]
    fn hearings_that_agree_and_are_all_just_sure_are_asked_about() {
        let just = opinion("eva vier", Trust::Believed, 0.82);
        assert_eq!(
            chosen_hearing(&[just.clone(), just.clone(), just.clone()]),
            (0, Trust::Doubted)
        );
        assert_eq!(chosen_hearing(&[just, sure("eva vier")]), (1, Trust::Believed));
    }

    #[test]
    fn a_lone_or_a_contested_hearing_is_asked_about() {
        assert_eq!(
            chosen_hearing(&[noise("eva vier anna"), sure("eva vier")]),
            (1, Trust::Doubted)
        );
        assert_eq!(chosen_hearing(&[sure("eva vier"), noise("vier")]), (0, Trust::Doubted));
        assert_eq!(chosen_hearing(&[doubted("eva drei"), sure("eva vier")]), (1, Trust::Doubted));
        let torn = [sure("eva vier"), doubted("eva drei"), sure("eva vier")];
        assert_eq!(chosen_hearing(&torn), (0, Trust::Doubted));
        let outweighed = [doubted("eva drei"), doubted("eva vier"), doubted("eva vier")];
        assert_eq!(chosen_hearing(&outweighed), (1, Trust::Doubted));
        // Of two that are equally good, the first.
        assert_eq!(
            chosen_hearing(&[doubted("eva drei"), doubted("eva vier")]),
            (0, Trust::Doubted)
        );
    }

    #[test]
    fn what_no_hearing_takes_for_meant_is_noise() {
        assert_eq!(chosen_hearing(&[noise("eva"), noise("eva"), noise("anna")]), (0, Trust::Noise));
        assert_eq!(chosen_hearing(&[Opinion::none(), Opinion::none()]), (0, Trust::Noise));
    }
}
