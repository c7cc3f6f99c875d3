//! The number of the arbiter's own: asked for unseen and twice, kept as a salted hash, and
//! tried slowly. Never written, spoken or sent.

use std::io;

use crate::clock::Span;
use crate::devices::salted::{self, Salt, SaltedHash};
use crate::present::editor::KeyEntry;
use crate::record::{ArbiterNumber, Reach, SaltedNumber};
use crate::scenes::settings_file;
use crate::words::{Language, Texts};

use super::failure::Failure;
use super::place::{HeardOrRead, Place};
use super::reasons::refused;
use super::spoken::{InputLine, next_line};
use crate::present::conversation::{Out, Settings};

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
pub(super) fn is_number(text: &str) -> bool {
    (FEWEST_DIGITS..=MOST_DIGITS).contains(&text.len())
        && text.bytes().all(|digit| digit.is_ascii_digit())
}

/// What is kept of a number; the salt is that of another place where there is one.
pub(super) fn kept(
    number: &str,
    salt: Option<Salt>,
    texts: &Texts,
) -> Result<ArbiterNumber, Failure> {
    let hashed = || -> io::Result<(Salt, SaltedHash)> {
        let salt = salt.map_or_else(salted::fresh_salt, Ok)?;
        Ok((salt, salted::hash(number, &salt)?))
    };
    let (salt, hash) =
        hashed().map_err(|error| Failure::Input(texts.number_not_kept(&refused(&error, texts))))?;
    let reach = match number.len() {
        0..DIGITS_FOR_BOTH_PLACES => Reach::ThisPlace,
        _ => Reach::BothPlaces,
    };
    Ok(ArbiterNumber::Salted(SaltedNumber { salt, hash, reach }))
}

/// Whether a number is the arbiter's.
pub(super) fn is_the_arbiters(tried: &str, number: &ArbiterNumber) -> bool {
    match number {
        ArbiterNumber::None | ArbiterNumber::Salt(_) => false,
        ArbiterNumber::Plain(plain) => tried == plain,
        ArbiterNumber::Salted(SaltedNumber { salt, hash, .. }) => {
            is_number(tried) && salted::is_of(tried, salt, hash)
        }
    }
}

/// A short name of what is kept of a number, for people to compare.
pub(super) fn fingerprint(number: &ArbiterNumber) -> Option<String> {
    match number {
        ArbiterNumber::Salted(SaltedNumber { salt, hash, .. }) => {
            Some(salted::fingerprint(salt, hash))
        }
        ArbiterNumber::None | ArbiterNumber::Plain(_) | ArbiterNumber::Salt(_) => None,
    }
}

/// What proves acts of the arbiter to the other place, where the number reaches so far.
pub(super) fn key(number: &ArbiterNumber) -> Option<SaltedHash> {
    match number {
        ArbiterNumber::Salted(SaltedNumber { hash, reach: Reach::BothPlaces, .. }) => Some(*hash),
        _ => None,
    }
}

/// How long nobody may try again after so many wrong tries: nothing, nothing, nothing, a
/// second, and twice as long each time.
pub(super) fn wait_after(wrong: u32) -> Span {
    match wrong.checked_sub(FREE_TRIES) {
        None => Span::ZERO,
        Some(more) => {
            let seconds = 1_u64.checked_shl(more.min(32)).unwrap_or(u64::MAX);
            Span::from_seconds(seconds).min(LONGEST_WAIT)
        }
    }
}

/// Asks twice for a new number at an open place, where nothing of it is shown, spoken or felt,
/// until there is one; nothing if somebody leaves.
pub(super) fn asked_at(
    place: &mut Place,
    settings: &Settings,
    afterwards: KeyEntry,
) -> Option<String> {
    let (language, texts) = (settings.language, Texts::new(settings.language));
    let mut line = |question: String| {
        place.carry_out(vec![Out::answer(language, question)]);
        place.unseen_line(afterwards.clone())
    };
    let mut question = texts.new_arbiters_number();
    loop {
        let first = line(question)?;
        if !is_number(first.trim()) {
            question = texts.arbiters_number_unfit();
            continue;
        }
        let again = line(texts.new_arbiters_number_again())?;
        if again.trim() == first.trim() {
            return Some(first.trim().to_owned());
        }
        question = texts.arbiters_numbers_differ();
    }
}

/// A new number from standard input, as two lines. What comes after them is the game, so nothing
/// is asked again.
pub(super) fn asked_in_lines(texts: &Texts) -> Result<String, Failure> {
    let unfit = || Failure::Input(texts.arbiters_number_unfit());
    let first = line_of_input()?.filter(|line| is_number(line.trim())).ok_or_else(unfit)?;
    let again = line_of_input()?.ok_or_else(unfit)?;
    if again.trim() != first.trim() {
        return Err(Failure::Input(texts.arbiters_numbers_differ()));
    }
    Ok(first.trim().to_owned())
}

/// The number that is to be compared: asked for at a terminal, a line of standard input
/// otherwise.
pub(super) fn asked_once(language: Language) -> Result<Option<String>, Failure> {
    let texts = Texts::new(language);
    if !io::IsTerminal::is_terminal(&io::stdin()) {
        let line = line_of_input()?.ok_or_else(|| Failure::Input(texts.arbiters_number_unfit()))?;
        return Ok(Some(line.trim().to_owned()));
    }
    let (settings, _) = settings_file::chosen(Some(language));
    let mut place = Place::open(&settings, HeardOrRead::Silent)?;
    place.carry_out(vec![Out::answer(language, texts.arbiters_number_wanted())]);
    let line = place.unseen_line(KeyEntry::Line);
    Ok(line.map(|line| line.trim().to_owned()))
}

fn line_of_input() -> Result<Option<String>, Failure> {
    match next_line(&mut io::stdin().lock()).map_err(Failure::Reading)? {
        InputLine::End => Ok(None),
        InputLine::Text(line) => Ok(Some(line)),
        InputLine::TooLong | InputLine::NotText => Ok(Some(String::new())),
    }
}
