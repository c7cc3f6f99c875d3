//! The arbiter's number: asked for twice, without showing it, and kept as a salted hash. It is never written, spoken or
//! sent.

use std::io;

use crate::devices::privacy::{self, Watched};
use crate::devices::salted::{self, Salt, SaltedHash};
use crate::present::editor::KeyEntry;
use crate::record::{ArbiterNumber, SaltedNumber};
use crate::scenes::settings_file;
use crate::seat::number::{
    InsteadOfNumber, NewNumber, NumberLock, help_with_new_number, instead_of_number, is_number,
    reach_of,
};
use crate::words::{Language, Texts};

use super::failure::Failure;
use super::place::{Place, ScreenOptions, Wishes};
use super::reasons::refused;
use super::spoken::{InputLine, next_line};
use crate::present::conversation::{Out, Settings};

/// Hashes a number for the record, with the salt of the other place if there is one.
pub(super) fn kept(
    number: &str,
    salt: Option<Salt>,
    texts: &Texts,
) -> Result<ArbiterNumber, String> {
    let hashed = || -> io::Result<(Salt, SaltedHash)> {
        let salt = salt.map_or_else(salted::fresh_salt, Ok)?;
        Ok((salt, salted::hash(number, &salt)?))
    };
    let (salt, hash) = hashed().map_err(|error| texts.number_not_kept(&refused(&error, texts)))?;
    Ok(ArbiterNumber::Salted(SaltedNumber { salt, hash, reach: reach_of(number) }))
}

/// Whether the number that was tried is the arbiter's.
pub(super) fn is_the_arbiters(tried: &str, number: &ArbiterNumber) -> bool {
    match number {
        ArbiterNumber::None | ArbiterNumber::Salt(_) => false,
        ArbiterNumber::Plain(plain) => tried == plain,
        ArbiterNumber::Salted(SaltedNumber { salt, hash, .. }) => {
            is_number(tried) && salted::is_of(tried, salt, hash)
        }
    }
}

/// A short fingerprint of the kept hash, for people to compare. `None` if no hash is kept.
pub(super) fn fingerprint(number: &ArbiterNumber) -> Option<String> {
    match number {
        ArbiterNumber::Salted(SaltedNumber { salt, hash, .. }) => {
            Some(salted::fingerprint(salt, hash))
        }
        ArbiterNumber::None | ArbiterNumber::Plain(_) | ArbiterNumber::Salt(_) => None,
    }
}

/// Keeps other programs from watching this one while a number is typed. If one watches already, returns the sentence
/// that says so.
pub(super) fn keep_private(texts: &Texts) -> Result<(), String> {
    match privacy::close() {
        Watched::ByNone => Ok(()),
        Watched::ByAProgram => Err(texts.program_is_watched()),
    }
}

/// How a seat and a desk check the number on this machine.
pub(super) struct LockHere;

impl NumberLock for LockHere {
    fn keep_private(&self, texts: &Texts) -> Result<(), String> {
        keep_private(texts)
    }

    fn kept(&self, number: &str, texts: &Texts) -> Result<ArbiterNumber, String> {
        kept(number, None, texts)
    }

    fn is_opened_by(&self, tried: &str, number: &ArbiterNumber) -> bool {
        is_the_arbiters(tried, number)
    }

    fn key(&self, number: &str, salt: &Salt) -> Option<SaltedHash> {
        salted::hash(number, salt).ok()
    }

    fn proof(&self, key: &SaltedHash, text: &str) -> String {
        salted::proof(key, text)
    }

    fn proves(&self, key: &SaltedHash, text: &str, proof: &str) -> bool {
        salted::proves(key, text, proof)
    }
}

/// Asks twice for a new number, until both are alike. Nothing of it is shown, spoken or felt. `None` if the person
/// leaves.
pub(super) fn asked_at(
    place: &mut Place,
    settings: &Settings,
    mut question: String,
    afterwards: KeyEntry,
) -> Result<Option<String>, Failure> {
    let (language, texts) = (settings.language, Texts::new(settings.language));
    keep_private(&texts)?;
    let mut line = |question: String| {
        place.carry_out(vec![Out::answer(language, question)]);
        place.unseen_line(afterwards.clone())
    };
    let mut number = NewNumber::default();
    loop {
        let Some(typed) = line(question) else { return Ok(None) };
        match instead_of_number(&typed) {
            Some(InsteadOfNumber::Leaving | InsteadOfNumber::Menu) => return Ok(None),
            Some(InsteadOfNumber::Help) => {
                question = help_with_new_number(&texts, language);
                continue;
            }
            Some(InsteadOfNumber::Nothing) | None => {}
        }
        match number.take(&typed, &texts) {
            Ok(number) => return Ok(Some(number)),
            Err(next) => question = next,
        }
    }
}

/// Reads a new number from two lines of standard input. It is not asked for again, because the next lines are the game.
pub(super) fn asked_in_lines(texts: &Texts) -> Result<String, Failure> {
    keep_private(texts)?;
    let unfit = || Failure::Input(texts.arbiters_number_unfit());
    let first = line_of_input()?.filter(|line| is_number(line.trim())).ok_or_else(unfit)?;
    let again = line_of_input()?.ok_or_else(unfit)?;
    if again.trim() != first.trim() {
        return Err(Failure::Input(texts.arbiters_numbers_differ()));
    }
    Ok(first.trim().to_owned())
}

/// Asks once for the number that is compared with the kept one: at a terminal, or as a line of standard input.
pub(super) fn asked_once(language: Language) -> Result<Option<String>, Failure> {
    let texts = Texts::new(language);
    keep_private(&texts)?;
    if !io::IsTerminal::is_terminal(&io::stdin()) {
        let line = line_of_input()?.ok_or_else(|| Failure::Input(texts.arbiters_number_unfit()))?;
        return Ok(Some(line.trim().to_owned()));
    }
    let (settings, _) = settings_file::chosen(Some(language));
    let mut place = Place::open(&settings, Wishes::of(true, ScreenOptions::default()))?;
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
