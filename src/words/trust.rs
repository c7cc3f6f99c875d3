//! Whether what a recogniser heard is believed: it must be sure of every word, and the words
//! must be what was listened for. Never knows a position: what is believed does not depend
//! on what is legal.

use super::announcement::{Announced, Capture};
use super::board_reading::hear_board;
use super::commands::{Command, command};
use super::grammar::{Grammar, Listening, time_control};
use super::hear::{hear, hear_answer};
use super::language::{Language, Wording};
use super::lexicon::Lexicon;
use super::subject::subject;
use crate::chess::{Origin, Rank, Role};

/// Below this the player is asked whether it was heard right.
const SURE: f32 = 0.8;
/// Below this it is no word at all.
const HARDLY: f32 = 0.25;
/// A sound between words, or beside them, that is longer is somebody else, or another word.
const COUGH: f32 = 0.6;

/// A word as a recogniser heard it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Recognised<'a> {
    /// The word, or [`Grammar::UNKNOWN`].
    pub word: &'a str,
    /// How sure the recogniser is, from 0 to 1.
    pub confidence: f32,
    /// How long it lasted, in seconds.
    pub seconds: f32,
    /// How loud it was, in decibels beside full scale.
    pub loudness: f32,
}

/// Whether an utterance is believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trust {
    /// It is taken as if it had been typed.
    Believed,
    /// It may have been meant: the player is told what was heard, and asked.
    Doubted,
    /// It was noise, or talk that nobody meant for Hector.
    Noise,
}

/// The words of an utterance without what was none.
#[must_use]
pub(super) fn heard_text(words: &[Recognised]) -> String {
    let known: Vec<&str> =
        words.iter().map(|heard| heard.word).filter(|word| *word != Grammar::UNKNOWN).collect();
    known.join(" ")
}

/// Weighs an utterance.
#[must_use]
pub(super) fn trust(
    words: &[Recognised],
    listening: &[Listening],
    expected: &Expectation,
) -> Trust {
    let text = heard_text(words);
    let is_expected = listening.iter().any(|one| expected.has(*one, &text));
    let surest_not = words
        .iter()
        .filter(|heard| heard.word != Grammar::UNKNOWN)
        .map(|heard| heard.confidence)
        .fold(1.0, f32::min);
    let unknown: f32 = words
        .iter()
        .filter(|heard| heard.word == Grammar::UNKNOWN)
        .map(|heard| heard.seconds)
        .sum();
    if !is_expected || surest_not < HARDLY || unknown > COUGH {
        Trust::Noise
    } else if surest_not < SURE || between(words) || expected.may_lack_a_word(listening, &text) {
        Trust::Doubted
    } else {
        Trust::Believed
    }
}

/// Whether something unknown was heard between two words.
fn between(words: &[Recognised]) -> bool {
    let is_known = |heard: &Recognised| heard.word != Grammar::UNKNOWN;
    let (first, last) = (words.iter().position(is_known), words.iter().rposition(is_known));
    match (first, last) {
        (Some(first), Some(last)) => words[first..last].iter().any(|heard| !is_known(heard)),
        _ => false,
    }
}

/// What makes an utterance one that was listened for.
#[derive(Debug)]
pub struct Expectation {
    announcements: Lexicon,
    every_language: Lexicon,
    language: Language,
    /// The phrases of what has no grammar of its own.
    phrases: Vec<(Listening, Vec<String>)>,
}

impl Expectation {
    /// In these words, with what the user says besides in this language.
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
        }
    }

    /// Whether an announcement is one that a swallowed word leaves of another: of "Eva acht"
    /// often only "Eva" is heard, and of a queen's "Eva acht" even "en passant".
    fn may_lack_a_word(&self, listening: &[Listening], text: &str) -> bool {
        let is_announced =
            |one: &Listening| matches!(one, Listening::Announcement | Listening::Repetition);
        if !listening.iter().any(is_announced) {
            return false;
        }
        let Ok(announcement) = hear(text, &self.announcements) else { return false };
        let Announced::Step(step) = announcement.announced else { return false };
        let is_half = step.from != Origin::default() && step.from.square().is_none();
        let is_pawn = matches!(step.piece, None | Some(Role::Pawn));
        let passes = step.capture == Some(Capture::EnPassant);
        let promotes = step.promotion.is_some();
        let ends = matches!(step.to.rank(), Rank::First | Rank::Eighth);
        is_half || passes && !is_pawn || promotes && !(is_pawn && ends)
    }

    pub(super) fn announcements(&self) -> &Lexicon {
        &self.announcements
    }

    /// Whether a text is what was listened for.
    #[must_use]
    pub fn has(&self, listening: Listening, text: &str) -> bool {
        match listening {
            Listening::Announcement | Listening::Repetition => {
                hear(text, &self.announcements).is_ok()
            }
            Listening::Answer => hear_answer(text, &self.every_language).is_ok(),
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
    /// Whether a text is nothing but squares, each of two words.
    fn is_route(&self, text: &str) -> bool {
        let words: Vec<&str> = text.split(' ').collect();
        let is_square = |pair: &[&str]| {
            subject(&pair.join(" "), &self.announcements)
                .is_some_and(|named| named.square().is_some())
        };
        words.chunks(2).all(is_square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Wording};

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
        trust(&words, &[Listening::Announcement, Listening::Commands], &expected)
    }

    #[test]
    fn only_what_is_clear_and_whole_is_believed() {
        let whole = [("springer", 1.0), ("felix", 0.9), ("drei", 1.0)];
        assert_eq!(weighed(&whole), Trust::Believed);
        assert_eq!(weighed(&[("remis", 1.0)]), Trust::Believed);
        // A cough before or after is no word of the move.
        assert_eq!(weighed(&[&[("[unk]", 1.0)], &whole[..]].concat()), Trust::Believed);
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
    fn what_may_lack_a_word_is_asked_for() {
        let weighed = |text: &'static str| {
            weighed(&text.split(' ').map(|word| (word, 1.0)).collect::<Vec<_>>())
        };
        let (believed, doubted) = (Trust::Believed, Trust::Doubted);
        assert_eq!(weighed("läufer eva eins eva sieben"), believed);
        assert_eq!(weighed("läufer eva eva sieben"), doubted);
        assert_eq!(weighed("hector schlägt anna drei"), doubted);
        assert_eq!(weighed("hector zwei schlägt anna drei"), believed);
        assert_eq!(weighed("eva fünf david sechs en passant"), believed);
        assert_eq!(weighed("dame anna vier en passant"), doubted);
        assert_eq!(weighed("eva sieben eva acht dame"), believed);
        assert_eq!(weighed("dame gustav vier felix drei läufer"), doubted);
        assert_eq!(weighed("kurze rochade"), believed);
        // The arbiter's number is not for all to hear.
        assert_eq!(weighed("schiedsrichter"), Trust::Noise);
    }
}
