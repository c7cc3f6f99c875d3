//! The arbiter's PIN: how many digits it has, how it is typed and tried, and how far it reaches. Hashing is done by a
//! `NumberLock`.

use std::fmt;

use crate::clock::Span;
use crate::record::{ArbiterNumber, Reach, SaltedNumber};
use crate::words::{Command, Language, Texts, command_alone, command_word};

/// The key that proves acts of the arbiter, derived from the PIN and its salt.
pub(crate) type NumberKey = [u8; 32];
/// Makes the same PIN give a different key in every game.
pub(crate) type NumberSalt = [u8; 16];

/// Hashes the PIN, and keeps it private while it is typed.
pub trait NumberLock {
    /// Makes sure that nobody can watch while a PIN is typed. If somebody can, returns the reason as a sentence.
    fn keep_private(&self, texts: &Texts) -> Result<(), String>;
    /// What is stored of a new PIN, or why it cannot be.
    fn kept(&self, number: &str, texts: &Texts) -> Result<ArbiterNumber, String>;
    /// Whether a PIN that was tried is the arbiter's.
    fn is_opened_by(&self, tried: &str, number: &ArbiterNumber) -> bool;
    /// The key of a PIN and a salt, if this computer can compute it.
    fn key(&self, number: &str, salt: &NumberSalt) -> Option<NumberKey>;
    /// Proof that a text comes from a holder of the key.
    fn proof(&self, key: &NumberKey, text: &str) -> String;
    /// Whether a proof matches a text and a key.
    fn proves(&self, key: &NumberKey, text: &str, proof: &str) -> bool;
}

const FEWEST_DIGITS: usize = 6;
const MOST_DIGITS: usize = 32;
/// With this many digits, a PIN cannot be guessed even from recorded letters between the two places.
const DIGITS_FOR_BOTH_PLACES: usize = 10;
/// Waits begin with this many wrong attempts.
const FREE_TRIES: u32 = 3;
/// A guessing player cannot keep the arbiter from the desk longer than this, and would still need years for six digits.
const LONGEST_WAIT: Span = Span::from_minutes(1);

/// Whether a text can be an arbiter's PIN.
pub fn is_number(text: &str) -> bool {
    (FEWEST_DIGITS..=MOST_DIGITS).contains(&text.len())
        && text.bytes().all(|digit| digit.is_ascii_digit())
}

/// How far a PIN reaches.
pub fn reach_of(number: &str) -> Reach {
    match number.len() {
        0..DIGITS_FOR_BOTH_PLACES => Reach::ThisPlace,
        _ => Reach::BothPlaces,
    }
}

/// The key that proves acts of the arbiter to the other place, if the PIN reaches that far.
pub(crate) fn key(number: &ArbiterNumber) -> Option<NumberKey> {
    match number {
        ArbiterNumber::Salted(SaltedNumber { hash, reach: Reach::BothPlaces, .. }) => Some(*hash),
        _ => None,
    }
}

/// The key that proves wishes of a remote arbiter's desk to the table. Any number of digits will do, because the table
/// itself stores the PIN.
pub(crate) fn key_of_desk(number: &ArbiterNumber) -> Option<NumberKey> {
    match number {
        ArbiterNumber::Salted(SaltedNumber { hash, .. }) => Some(*hash),
        ArbiterNumber::None | ArbiterNumber::Plain(_) | ArbiterNumber::Salt(_) => None,
    }
}

/// The wait after this many wrong attempts: none for the first two, then one second, doubled each time.
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

/// Whether a line looks like a PIN, wherever it was typed; such a line is not repeated aloud.
pub(crate) fn looks_like_number(line: &str) -> bool {
    let digits: String = line.split_whitespace().collect();
    is_number(&digits)
}

/// What a line at the question for the PIN means if it is not a PIN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InsteadOfNumber {
    /// Enter alone.
    Nothing,
    Help,
    Leaving,
    Menu,
}

/// Reads a line that is not a PIN.
pub fn instead_of_number(line: &str) -> Option<InsteadOfNumber> {
    match command_alone(line) {
        _ if line.trim().is_empty() => Some(InsteadOfNumber::Nothing),
        Some(Command::Help | Command::Keys) => Some(InsteadOfNumber::Help),
        Some(Command::Quit) => Some(InsteadOfNumber::Leaving),
        Some(Command::Menu) => Some(InsteadOfNumber::Menu),
        _ => None,
    }
}

/// Whether a line counts as an attempt: digits and nothing else.
pub(crate) fn tries_number(line: &str) -> bool {
    line.trim().chars().all(|digit| digit.is_ascii_digit())
}

/// The answer, during a game, to a line that is not a PIN, and whether the PIN is asked for again.
pub(crate) enum ToldInstead {
    GivenUp(String),
    AsksAgain(String),
}

/// The answer to a line: Enter alone and leaving change nothing, help says what is expected.
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

/// Help at the question for a new PIN before a game.
pub fn help_with_new_number(texts: &Texts, language: Language) -> String {
    let leaving = texts.quit_leaves(command_word(Command::Quit, language));
    format!("{} {leaving}", texts.help_with_new_number())
}

/// A new PIN while it is typed: twice, so that a typing mistake does not lock the arbiter out.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct NewNumber {
    first: Option<String>,
}

impl fmt::Debug for NewNumber {
    /// Hides the digits.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("NewNumber")
    }
}

impl NewNumber {
    /// Takes a typed line. Returns the PIN once it is complete, otherwise what to type next.
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
