//! Whether a recogniser's result is believed: it must be sure of every word, and the words must be what was listened
//! for. Independent of the position: belief does not depend on what is legal.

use super::announcement::{Announced, AnnouncedStep, Capture};
use super::board_reading::hear_board;
use super::commands::{Command, command};
use super::grammar::{Grammar, Listening, time_control};
use super::hear::{hear, hear_answer};
use super::language::{Language, Wording};
use super::lexicon::{Answer, Lexicon};
use super::subject::subject;
use crate::chess::{Origin, Rank, Role};

/// Below this confidence the player is asked whether it is right.
const SURE: f32 = 0.8;
/// Below this confidence it is not a word.
const HARDLY: f32 = 0.25;
/// In seconds: a longer sound between or next to words is another person, or another word.
const COUGH: f32 = 0.6;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Recognised<'a> {
    /// The word, or [`Grammar::UNKNOWN`].
    pub word: &'a str,
    /// The recogniser's confidence, from 0 to 1.
    pub confidence: f32,
    /// Its length in seconds.
    pub seconds: f32,
    /// Its loudness in decibels relative to full scale.
    pub loudness: f32,
}

impl Recognised<'_> {
    /// Whether it is a word, not an unknown sound or talk.
    pub(super) fn is_known(&self) -> bool {
        self.word != Grammar::UNKNOWN
    }
}

/// Whether an utterance is believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trust {
    /// It is treated as if typed.
    Believed,
    /// It may have been meant: the player hears it back and is asked.
    Doubted,
    /// It was noise, or talk that was not meant for Hector.
    Noise,
}

/// The known words of an utterance.
#[must_use]
pub(super) fn heard_text(words: &[Recognised]) -> String {
    let known: Vec<&str> =
        words.iter().filter(|heard| heard.is_known()).map(|heard| heard.word).collect();
    known.join(" ")
}

/// Weighs an utterance. Also returns its yes or no, if one was listened for.
#[must_use]
pub(super) fn trust(
    words: &[Recognised],
    listening: &[Listening],
    expected: &Expectation,
) -> (Trust, Option<Answer>) {
    let text = heard_text(words);
    let answer = expected.answer(listening, &text);
    let is_expected = answer.is_some() || listening.iter().any(|one| expected.has(*one, &text));
    let surest_not = words
        .iter()
        .filter(|heard| heard.is_known())
        .map(|heard| heard.confidence)
        .fold(1.0, f32::min);
    let unknown: f32 =
        words.iter().filter(|heard| !heard.is_known()).map(|heard| heard.seconds).sum();
    let trust = if !is_expected || surest_not < HARDLY || unknown > COUGH {
        Trust::Noise
    } else if surest_not < SURE
        || between(words)
        || !expected.believes(listening, &text)
        || unknown > 0.0 && expected.names_one_square(listening, &text)
    {
        // A sound next to one square may be a second square.
        Trust::Doubted
    } else {
        Trust::Believed
    };
    (trust, answer)
}

/// Whether something unknown was heard between two words.
fn between(words: &[Recognised]) -> bool {
    let (first, last) =
        (words.iter().position(Recognised::is_known), words.iter().rposition(Recognised::is_known));
    match (first, last) {
        (Some(first), Some(last)) => words[first..last].iter().any(|heard| !heard.is_known()),
        _ => false,
    }
}

/// What can be expected in an utterance.
#[derive(Debug)]
pub struct Expectation {
    announcements: Lexicon,
    every_language: Lexicon,
    language: Language,
    /// The phrases for subjects without a grammar of their own.
    phrases: Vec<(Listening, Vec<String>)>,
    /// Names that no announcement needs and that begin like another piece.
    ambiguous: Vec<String>,
}

impl Expectation {
    /// For announcements in this wording, and everything else in this language.
    #[must_use]
    pub fn of(wording: Wording, language: Language) -> Expectation {
        let closed = [
            Listening::Promotion,
            Listening::Colour,
            Listening::Mode,
            Listening::Shades,
            Listening::Lines,
            Listening::Numbers,
            Listening::Contents,
        ];
        let phrases = closed
            .map(|one| (one, Grammar::of(&[one], wording, language).phrases().to_vec()))
            .to_vec();
        Expectation {
            announcements: Lexicon::of(wording),
            every_language: Lexicon::of_every_language(wording),
            language,
            phrases,
            ambiguous: ambiguous_names(wording.words),
        }
    }

    /// Whether these words are accepted once each of them is certain. Others are asked about, however well they were
    /// heard.
    #[must_use]
    pub fn believes(&self, listening: &[Listening], text: &str) -> bool {
        !self.may_lack_a_word(listening, text) && !self.may_be_another_piece(text)
    }

    /// Whether a piece's name is another's with an ending, which recognisers often hear wrongly: "Königin Hector" for
    /// "König Hector".
    fn may_be_another_piece(&self, text: &str) -> bool {
        text.split(' ').any(|word| self.ambiguous.iter().any(|name| name == word))
    }

    /// Whether an announcement may be what is left of a longer one: of "Eva acht" often only "Eva" is heard, and of a
    /// queen's "Eva acht" even "en passant".
    fn may_lack_a_word(&self, listening: &[Listening], text: &str) -> bool {
        let Some(step) = self.announced_step(listening, text) else { return false };
        let is_half = step.from != Origin::default() && step.from.square().is_none();
        let is_pawn = matches!(step.piece, None | Some(Role::Pawn));
        let passes = step.capture == Some(Capture::EnPassant);
        let promotes = step.promotion.is_some();
        let ends = matches!(step.to.rank(), Rank::First | Rank::Eighth);
        is_half
            || passes && !is_pawn
            || promotes && !(is_pawn && ends)
            || lacks_promotion(&step)
            || lacks_piece(&step)
    }

    /// Whether an announcement has no origin.
    pub(super) fn names_one_square(&self, listening: &[Listening], text: &str) -> bool {
        self.announced_step(listening, text).is_some_and(|step| step.from == Origin::default())
    }

    /// Whether an announcement has neither an origin nor a piece.
    pub(super) fn names_a_square_alone(&self, listening: &[Listening], text: &str) -> bool {
        self.announced_step(listening, text)
            .is_some_and(|step| step.from == Origin::default() && step.piece.is_none())
    }

    /// The step that a text announces, if announcements are listened for.
    fn announced_step(&self, listening: &[Listening], text: &str) -> Option<AnnouncedStep> {
        let is_announced =
            |one: &Listening| matches!(one, Listening::Announcement | Listening::Repetition);
        if !listening.iter().any(is_announced) {
            return None;
        }
        match hear(text, &self.announcements).ok()?.announced {
            Announced::Step(step) => Some(step),
            Announced::Castling(_) => None,
        }
    }

    pub(super) fn announcements(&self) -> &Lexicon {
        &self.announcements
    }

    /// The yes or no in a text, if one is listened for.
    fn answer(&self, listening: &[Listening], text: &str) -> Option<Answer> {
        let is_listened_for = listening.contains(&Listening::Answer);
        is_listened_for.then(|| hear_answer(text, &self.every_language).ok()).flatten()
    }

    /// Whether a text is what was listened for.
    #[must_use]
    pub fn has(&self, listening: Listening, text: &str) -> bool {
        match listening {
            Listening::Announcement | Listening::Repetition => {
                hear(text, &self.announcements).is_ok()
            }
            Listening::Answer => self.answer(&[listening], text).is_some(),
            Listening::Commands
            | Listening::Questions
            | Listening::Practice
            | Listening::Review
            | Listening::Drill => command(text).is_some_and(|(command, _)| command.is_spoken()),
            Listening::Route => self.is_route(text),
            Listening::BoardReading => {
                let read = match command(text) {
                    Some((Command::Reads, rest)) => rest,
                    _ => text.to_owned(),
                };
                hear_board(&read, &self.announcements).is_ok()
            }
            Listening::TimeControl => time_control(text, self.language).is_some(),
            closed => self
                .phrases
                .iter()
                .filter(|(one, _)| *one == closed)
                .any(|(_, phrases)| phrases.iter().any(|phrase| phrase == text)),
        }
    }
}

impl Expectation {
    /// Whether a text consists only of squares, of two words each.
    fn is_route(&self, text: &str) -> bool {
        let words: Vec<&str> = text.split(' ').collect();
        let is_square = |pair: &[&str]| {
            subject(&pair.join(" "), &self.announcements)
                .is_some_and(|named| named.square().is_some())
        };
        words.chunks(2).all(is_square)
    }
}

/// Such as "Königin": "Dame" is prescribed, and "König" is another piece.
fn ambiguous_names(language: Language) -> Vec<String> {
    let pieces = &language.vocabulary().pieces;
    let prescribed = Role::ALL.map(|role| pieces.of(role).said.to_lowercase());
    let others = Role::ALL.into_iter().flat_map(|role| pieces.of(role).heard.iter());
    others
        .map(|name| name.to_lowercase())
        .filter(|name| prescribed.iter().any(|said| name.starts_with(said.as_str())))
        .collect()
}

/// Whether both squares are named without a piece, but no pawn moves like that: the name was swallowed.
fn lacks_piece(step: &AnnouncedStep) -> bool {
    let Some(from) = step.from.square() else { return false };
    let files = u32::from(from.file()).abs_diff(u32::from(step.to.file()));
    let ranks = u32::from(from.rank()).abs_diff(u32::from(step.to.rank()));
    let begins = matches!(from.rank(), Rank::Second | Rank::Seventh);
    let goes = files <= 1 && ranks == 1 || files == 0 && ranks == 2 && begins;
    let is_never_there = matches!(from.rank(), Rank::First | Rank::Eighth);
    step.piece.is_none() && (is_never_there || !goes)
}

/// Whether a pawn reaches the last rank without a promotion. A move without a piece is a pawn's.
fn lacks_promotion(step: &AnnouncedStep) -> bool {
    let Some(from) = step.from.square() else { return false };
    let is_pawn = matches!(step.piece, None | Some(Role::Pawn));
    let is_last_step = matches!(
        (from.rank(), step.to.rank()),
        (Rank::Second, Rank::First) | (Rank::Seventh, Rank::Eighth)
    );
    let goes = u32::from(from.file()).abs_diff(u32::from(step.to.file())) <= 1;
    is_pawn && is_last_step && goes && step.promotion.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Wording};

    fn weighed(words: &[(&'static str, f32)]) -> Trust {
        let expected = Expectation::of(Wording::default(), Language::German);
        let words: Vec<Recognised> = words
            .iter()
            .map(|(word, confidence)| Recognised {
                word,
                confidence: *confidence,
                seconds: 0.3,
                loudness: -20.0,
            })
            .collect();
        trust(&words, &[Listening::Announcement, Listening::Commands], &expected).0
    }

    #[test]
    fn only_what_is_clear_and_whole_is_believed() {
        let whole = [("springer", 1.0), ("felix", 0.9), ("drei", 1.0)];
        assert_eq!(weighed(&whole), Trust::Believed);
        assert_eq!(weighed(&[("remis", 1.0)]), Trust::Believed);
        // A cough before or after is not part of a move with both squares.
        let both =
            [("springer", 1.0), ("gustav", 1.0), ("eins", 1.0), ("felix", 0.9), ("drei", 1.0)];
        assert_eq!(weighed(&[&[("[unk]", 1.0)], &both[..]].concat()), Trust::Believed);
        assert_eq!(weighed(&[&both[..], &[("[unk]", 1.0)]].concat()), Trust::Believed);
        let doubtful = [("springer", 1.0), ("felix", 0.5), ("drei", 1.0)];
        assert_eq!(weighed(&doubtful), Trust::Doubted);
        let broken = [("springer", 1.0), ("[unk]", 1.0), ("felix", 1.0), ("drei", 1.0)];
        assert_eq!(weighed(&broken), Trust::Doubted);
        let mumbled = [("springer", 1.0), ("felix", 0.1), ("drei", 1.0)];
        assert_eq!(weighed(&mumbled), Trust::Noise);
        assert_eq!(weighed(&[("springer", 1.0), ("felix", 1.0)]), Trust::Noise);
        assert_eq!(weighed(&[("[unk]", 1.0)]), Trust::Noise);
        assert_eq!(weighed(&[]), Trust::Noise);
    }

    #[test]
    fn one_square_beside_a_sound_is_asked_for() {
        for heard in [
            &[("[unk]", 1.0), ("felix", 1.0), ("drei", 1.0)][..],
            &[("springer", 1.0), ("felix", 1.0), ("drei", 1.0), ("[unk]", 1.0)],
            &[("[unk]", 1.0), ("schlägt", 1.0), ("felix", 1.0), ("drei", 1.0)],
        ] {
            assert_eq!(weighed(heard), Trust::Doubted, "{heard:?}");
        }
        let castles = [("[unk]", 1.0), ("kurze", 1.0), ("rochade", 1.0)];
        assert_eq!(weighed(&castles), Trust::Believed);
        // When no move is listened for, no further question is asked.
        assert_eq!(weighed(&[("[unk]", 1.0), ("remis", 1.0)]), Trust::Believed);
    }

    #[test]
    fn what_may_lack_a_word_is_asked_for() {
        let weighed = |text: &'static str| {
            weighed(&text.split(' ').map(|word| (word, 1.0)).collect::<Vec<_>>())
        };
        let (believed, doubted) = (Trust::Believed, Trust::Doubted);
        assert_eq!(weighed("läufer eva eins eva sieben"), believed);
        assert_eq!(weighed("läufer eva eva sieben"), doubted);
        assert_eq!(weighed("hector schlägt anna drei"), doubted);
        assert_eq!(weighed("hector zwei schlägt gustav drei"), believed);
        assert_eq!(weighed("eva fünf david sechs en passant"), believed);
        assert_eq!(weighed("dame anna vier en passant"), doubted);
        assert_eq!(weighed("eva sieben eva acht dame"), believed);
        assert_eq!(weighed("dame gustav vier felix drei läufer"), doubted);
        assert_eq!(weighed("kurze rochade"), believed);
        // Recognisers hear a queen for "König Hector".
        assert_eq!(weighed("könig hector sechs bella zwei"), believed);
        assert_eq!(weighed("königin hector sechs bella zwei"), doubted);
        assert_eq!(weighed("dame hector sechs bella zwei"), believed);
        assert_eq!(weighed("eva sieben eva acht"), doubted);
        assert_eq!(weighed("eva zwei schlägt david eins"), doubted);
        assert_eq!(weighed("turm eva sieben eva acht"), believed);
        assert_eq!(weighed("eva eins eva acht"), doubted);
        assert_eq!(weighed("hector zwei schlägt anna drei"), doubted);
        assert_eq!(weighed("eva zwei eva fünf"), doubted);
        assert_eq!(weighed("eva sieben eva fünf"), believed);
        assert_eq!(weighed("bauer eva zwei eva vier"), believed);
        // The arbiter's number is not for everyone to hear.
        assert_eq!(weighed("schiedsrichter"), Trust::Noise);
    }

    #[test]
    fn of_an_announcement_that_lacks_a_word_none_with_both_squares_is_believed() {
        use crate::enrol::list::spelled;
        use crate::enrol::prompts::prompts;

        for language in Language::ALL {
            let wording = Wording::in_one_language(language);
            let expected = Expectation::of(wording, language);
            let weighed = |words: &[&str]| {
                let recognised = |word: &&'static str| Recognised {
                    word,
                    confidence: 1.0,
                    seconds: 0.3,
                    loudness: -20.0,
                };
                let words: Vec<&'static str> =
                    words.iter().map(|word| &*word.to_string().leak()).collect();
                let words: Vec<Recognised> = words.iter().map(recognised).collect();
                trust(&words, &[Listening::Announcement], &expected).0
            };
            let mut without_their_piece = 0;
            for prompt in prompts(wording) {
                let said = spelled(&prompt);
                let words: Vec<&str> = said.split(' ').collect();
                assert_eq!(weighed(&words), Trust::Believed, "{said}");
                for lost in 0..words.len() {
                    let left: Vec<&str> = [&words[..lost], &words[lost + 1..]].concat();
                    // A rook's move without its name sounds like a pawn's.
                    if weighed(&left) == Trust::Believed {
                        assert!(lost == 0 && left.len() == 4, "{said} without {}", words[lost]);
                        without_their_piece += 1;
                    }
                }
            }
            assert!(without_their_piece <= 15, "{language:?}: {without_their_piece} of 40");
        }
    }
}
