//! `hector verify`: proves that a record is as it was written, or names the first row
//! that is not. Works on any machine, with the file alone.

use std::io::Write as _;
use std::path::PathBuf;

use crate::devices::journal::{Hash, read, verify};

use super::door::{Failure, Outcome};
use super::record_file::recording;

/// The options of `hector verify`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The record
    file: PathBuf,
    /// The number that the arbiter gave before the game
    #[arg(long, value_name = "NUMBER")]
    arbiter_number: Option<String>,
    /// A hash that was read out or printed during the game or after it; spaces do not count
    #[arg(long, value_name = "HASH")]
    hash: Option<String>,
}

/// Checks every row, and what the arbiter wrote down.
pub(crate) fn check(options: &Options) -> Outcome {
    let input = |sentence: String| Failure::Input(sentence);
    let wanted = options.hash.as_deref().map(hash_written).transpose()?;
    let record = read(&options.file).map_err(|error| input(error.to_string()))?;
    let altered = |sentence: String| Failure::Altered(sentence);
    let verified = verify(&record)
        .map_err(|found| altered(format!("\"{}\" was altered: {found}", options.file.display())))?;
    let recorded = recording(&options.file, &record)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "Unaltered: {} rows.", verified.rows)?;
    writeln!(out, "Last hash: {}.", verified.last)?;
    writeln!(out, "Signed with the key {}.", record.public_key)?;
    let number = &recorded.head.arbiter_number;
    match &options.arbiter_number {
        Some(wanted) if wanted == number => writeln!(out, "The arbiter's number is {number}.")?,
        Some(wanted) => {
            return Err(altered(format!(
                "The arbiter's number on record is \"{number}\", not \"{wanted}\"."
            )));
        }
        None if number.is_empty() => writeln!(out, "No number of the arbiter is on record.")?,
        None => writeln!(out, "The arbiter's number on record is {number}.")?,
    }
    if let Some(wanted) = wanted {
        let row = record.rows.iter().find(|row| row.hash == wanted).ok_or_else(|| {
            altered("No row has that hash: the record is not the one it was read from.".to_owned())
        })?;
        match verified.rows - row.number - 1 {
            0 => writeln!(out, "The hash is that of the last row, {}.", row.number)?,
            since => writeln!(
                out,
                "The hash is that of row {}; {since} rows were written since.",
                row.number
            )?,
        }
    }
    Ok(())
}

/// A hash as people write it down.
fn hash_written(text: &str) -> Result<Vec<u8>, Failure> {
    let digits: String = text.chars().filter(|character| !character.is_whitespace()).collect();
    Hash::read(&digits).map(|hash| hash.as_bytes().to_vec()).ok_or_else(|| {
        Failure::Input(format!("\"{text}\" is no hash. Expected 64 digits from 0 to f."))
    })
}
