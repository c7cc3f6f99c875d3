//! The text format of records: writes settings and facts as lines, and reads them again. Files are opened elsewhere.
//!
//! The words of this format are independent of the names in the code, so that a later Hector can read the records of
//! today. [`FORMAT`] is raised when the meaning of a word changes; new words may come at any time.
//!
//! ```
//! use hector_chess::Color;
//! use hector_clock::Moment;
//! use hector_record::{fact_line, read_fact};
//! use hector_table::{Act, Fact, Person, Recorded};
//!
//! let side = Color::Black;
//! let fact = Fact::Did { side, who: Person::Player(side), act: Act::Presses };
//! let recorded = Recorded { at: Moment::from_micros(20_000_000), fact };
//! let line = fact_line(&recorded);
//! assert_eq!(line, "20000000 did black player black presses");
//! assert_eq!(read_fact(&line).unwrap(), recorded);
//! ```

#![forbid(unsafe_code)]

use hector_chess as chess;
use hector_clock as clock;
use hector_hall_protocol as hall_protocol;
use hector_laws as laws;
use hector_table as table;

mod arbiter_number;
mod facts;
mod kind;
mod macros;
mod moves;
mod place_message;
pub mod played;
mod players_named;
pub mod recording;
mod setting;
mod signs;
pub mod stood;
mod token;

pub use arbiter_number::{ArbiterNumber, Reach, SaltedNumber};
pub use kind::{Kind, kind_of};
pub use place_message::{
    PlaceMessage, PlaceMessageError, letter_line, ordered_line, read_place_message,
    write_place_message,
};
pub use players_named::PlayersNamed;
pub use setting::name_unnamed;
pub use setting::{
    Began, Head, HeadError, HeadFault, Occasion, PairOfRound, read_head, write_head,
};
pub use signs::CLOCK_TOLERANCE;
pub use signs::{ClockSetting, LifeSign, TimeDoubt, doubts, parted};
pub use token::UnreadableRow;

use crate::chess::ByColor;
use crate::clock::Moment;
use crate::table::Recorded;
use token::{Coded, TokenReader, Writer};

/// The version of the format. A later Hector wrote a record with a higher one.
pub const FORMAT: u32 = 1;

#[must_use]
pub fn fact_line(recorded: &Recorded) -> String {
    let mut line = Writer::default();
    recorded.at.as_micros().write(&mut line);
    recorded.fact.write(&mut line);
    line.finish()
}

/// Reads a fact from its line.
///
/// # Errors
/// Returns the first word that is not in this format.
pub fn read_fact(line: &str) -> Result<Recorded, UnreadableRow> {
    let mut reader = TokenReader::new(line);
    let at = Moment::from_micros(u64::read(&mut reader)?);
    let fact = Coded::read(&mut reader)?;
    reader.finish()?;
    Ok(Recorded { at, fact })
}

/// Reads a moment at which the program was alive.
///
/// # Errors
/// Returns the word that is not a number.
pub fn read_moment(line: &str) -> Result<Moment, UnreadableRow> {
    let mut reader = TokenReader::new(line);
    let at = Moment::from_micros(u64::read(&mut reader)?);
    reader.finish()?;
    Ok(at)
}

/// Writes where the moment zero of a game lies.
#[must_use]
pub fn began_line(began: &Began) -> String {
    let mut line = Writer::default();
    began.write(&mut line);
    line.finish()
}

/// Reads where the moment zero of a game lies.
///
/// # Errors
/// Returns the first word that is not in this format.
pub fn read_began(line: &str) -> Result<Began, UnreadableRow> {
    let mut reader = TokenReader::new(line);
    let began = Began::read(&mut reader)?;
    reader.finish()?;
    Ok(began)
}

/// Writes what is kept of the arbiter's PIN.
#[must_use]
pub fn number_line(number: &ArbiterNumber) -> String {
    let mut line = Writer::default();
    number.write(&mut line);
    line.finish()
}

/// Reads what is kept of the arbiter's PIN.
///
/// # Errors
/// Returns the first word that is not in this format.
pub fn read_number(line: &str) -> Result<ArbiterNumber, UnreadableRow> {
    let mut reader = TokenReader::new(line);
    let number = ArbiterNumber::read(&mut reader)?;
    reader.finish()?;
    Ok(number)
}

/// Writes who plays by the pairings of a hall.
#[must_use]
pub fn paired_line(pair: &PairOfRound) -> String {
    let mut line = Writer::default();
    pair.write(&mut line);
    line.finish()
}

/// Reads who plays by the pairings of a hall.
///
/// # Errors
/// Returns the first word that is not in this format.
pub fn read_paired(line: &str) -> Result<PairOfRound, UnreadableRow> {
    let mut reader = TokenReader::new(line);
    let pair = PairOfRound::read(&mut reader)?;
    reader.finish()?;
    Ok(pair)
}

/// Writes the names of White and Black.
#[must_use]
pub fn names_line(names: &ByColor<String>) -> String {
    let mut line = Writer::default();
    names.white.write(&mut line);
    names.black.write(&mut line);
    line.finish()
}

/// Reads the names of White and Black.
///
/// # Errors
/// Returns the first word that is not in this format.
pub fn read_names(line: &str) -> Result<ByColor<String>, UnreadableRow> {
    let mut reader = TokenReader::new(line);
    let names = ByColor { white: Coded::read(&mut reader)?, black: Coded::read(&mut reader)? };
    reader.finish()?;
    Ok(names)
}

/// All words of the format for what can happen, by their kind.
#[must_use]
pub fn vocabulary() -> Vec<(&'static str, &'static [&'static str])> {
    facts::VOCABULARY.to_vec()
}
