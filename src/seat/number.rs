//! The number of the arbiter's own, as it is typed and tried: how many digits it has, how slowly it
//! may be guessed, and how far it reaches. Never reckons a hash, and never tells a number.

use std::fmt;

use crate::clock::Span;
use crate::record::{ArbiterNumber, Reach, SaltedNumber};
use crate::words::{Command, Language, Texts, command_alone, command_word};

/// What proves acts of the arbiter: what is left of a number and its salt.
pub(crate) type NumberKey = [u8; 32];
/// What makes the same number another key in every game.
pub(crate) type NumberSalt = [u8; 16];

/// What reckons with the number, and keeps others from looking on.
pub trait NumberLock {
    /// Has nobody look in while a number is typed; the sentence why it cannot be asked for, if
    /// somebody does already.
    fn keep_private(&self, texts: &Texts) -> Result<(), String>;
    /// What is kept of a new number, or why that cannot be done.
    fn kept(&self, number: &str, texts: &Texts) -> Result<ArbiterNumber, String>;
    /// Whether a number that was tried is the arbiter's.
    fn is_opened_by(&self, tried: &str, number: &ArbiterNumber) -> bool;
    /// What a number and a salt make, if this machine can reckon it.
    fn key(&self, number: &str, salt: &NumberSalt) -> Option<NumberKey>;
    /// What proves that a text comes from somebody who has the key.
    fn proof(&self, key: &NumberKey, text: &str) -> String;
    /// Whether a proof belongs to a text and a key.
    fn proves(&self, key: &NumberKey, text: &str, proof: &str) -> bool;
}

const FEWEST_DIGITS: usize = 6;
const MOST_DIGITS: usize = 32;
/// So many digits cannot be guessed from the letters between two places, even by somebody
/// who keeps them.
const DIGITS_FOR_BOTH_PLACES: usize = 10;
/// So many wrong tries cost nothing.
const FREE_TRIES: u32 = 3;
/// A player who guesses keeps the arbiter from the desk no longer than this, and needs years
/// for six digits.
const LONGEST_WAIT: Span = Span::from_minutes(1);

/// Whether a text is a number that an arbiter may have.
pub fn is_number(text: &str) -> bool {
    (FEWEST_DIGITS..=MOST_DIGITS).contains(&text.len())
        && text.bytes().all(|digit| digit.is_ascii_digit())
}

/// How far a number reaches.
pub fn reach_of(number: &str) -> Reach {
    match number.len() {
        0..DIGITS_FOR_BOTH_PLACES => Reach::ThisPlace,
        _ => Reach::BothPlaces,
    }
}

/// What proves acts of the arbiter to the other place, where the number reaches so far.
pub(crate) fn key(number: &ArbiterNumber) -> Option<NumberKey> {
    match number {
        ArbiterNumber::Salted(SaltedNumber { hash, reach: Reach::BothPlaces, .. }) => Some(*hash),
        _ => None,
    }
}

/// What proves wishes of the arbiter's desk elsewhere to the table, however few digits the number
/// has: the table keeps that itself.
pub(crate) fn key_of_desk(number: &ArbiterNumber) -> Option<NumberKey> {
    match number {
        ArbiterNumber::Salted(SaltedNumber { hash, .. }) => Some(*hash),
        ArbiterNumber::None | ArbiterNumber::Plain(_) | ArbiterNumber::Salt(_) => None,
    }
}

/// How long nobody may try again after so many wrong tries: nothing, nothing, nothing, a
/// second, and twice as long each time.
#[must_use]
pub fn wait_after(wrong: u32) -> Span {
    match wrong.checked_sub(FREE_TRIES) {
        None => Span::ZERO,
        Some(more) => {
            let seconds = 1_u64.checked_shl(more.min(32)).unwrap_or(u64::MAX);
            Span::from_seconds(seconds).min(LONGEST_WAIT)
        }
    }
}

/// Whether a line looks like a number of an arbiter's, wherever it was typed: it is not said
/// again.
pub(crate) fn looks_like_number(line: &str) -> bool {
    let digits: String = line.split_whitespace().collect();
    is_number(&digits)
}

/// What is typed where a number of the arbiter's is asked for and is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InsteadOfNumber {
    /// Enter alone.
    Nothing,
    Help,
    Leaving,
    Menu,
}

/// What a line is that gives no number.
pub fn instead_of_number(line: &str) -> Option<InsteadOfNumber> {
    match command_alone(line) {
        _ if line.trim().is_empty() => Some(InsteadOfNumber::Nothing),
        Some(Command::Help | Command::Keys) => Some(InsteadOfNumber::Help),
        Some(Command::Quit) => Some(InsteadOfNumber::Leaving),
        Some(Command::Menu) => Some(InsteadOfNumber::Menu),
        _ => None,
    }
}

/// Whether a line tries a number: it has digits and nothing else.
pub(crate) fn tries_number(line: &str) -> bool {
    line.trim().chars().all(|digit| digit.is_ascii_digit())
}

/// What is told in a game to a line that gives no number, and whether the number is asked for again.
pub(crate) enum ToldInstead {
    GivenUp(String),
    AsksAgain(String),
}

/// The same for a line: Enter alone and leaving leave everything as it was, help says what is expected.
pub(crate) fn told_instead(
    line: &str,
    help: fn(&Texts) -> String,
    texts: &Texts,
) -> Option<ToldInstead> {
    Some(match instead_of_number(line)? {
        InsteadOfNumber::Nothing | InsteadOfNumber::Leaving | InsteadOfNumber::Menu => {
            ToldInstead::GivenUp(texts.all_as_it_was())
        }
        InsteadOfNumber::Help => {
            ToldInstead::AsksAgain(format!("{} {}", help(texts), texts.enter_leaves_all()))
        }
    })
}

/// What is told for help where a new number is asked for before a game.
pub fn help_with_new_number(texts: &Texts, language: Language) -> String {
    let leaving = texts.quit_leaves(command_word(Command::Quit, language));
    format!("{} {leaving}", texts.help_with_new_number())
}

/// A new number, as far as it was typed: twice, so that a slip of a finger shuts nobody out.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct NewNumber {
    first: Option<String>,
}

impl fmt::Debug for NewNumber {
    /// Nothing of it is told, whoever asks.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("NewNumber")
    }
}

impl NewNumber {
    /// Takes what was typed; the number once it is there, or what is to be typed next.
    pub fn take(&mut self, line: &str, texts: &Texts) -> Result<String, String> {
        let typed = line.trim();
        match self.first.take() {
            None if is_number(typed) => {
                self.first = Some(typed.to_owned());
                Err(texts.new_arbiters_number_again())
            }
            None => Err(texts.arbiters_number_unfit()),
            Some(first) if first == typed => Ok(first),
            Some(_) => Err(texts.arbiters_numbers_differ()),
        }
    }
}
