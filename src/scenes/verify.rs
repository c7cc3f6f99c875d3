//! `hector verify`: proves that a record was not altered, or names the first row that was. It needs nothing but the
//! file.

use std::io::Write as _;
use std::path::PathBuf;

use crate::devices::journal::{Hash, JournalError, read, verify_telling};
use crate::record::{ArbiterNumber, doubts};
use crate::seat::record_faults::doubtful;
use crate::table::Fact;
use crate::words::Texts;
use crate::words::how_far::ShareDone;

use super::answering::Answering;
use super::arbiters_number;
use super::failure::{Failure, Outcome};
use super::reasons;
use super::record_file::recording;
use super::saved_games::record_named;
use super::told_progress::ToldProgress;

/// The options of `hector verify`.
#[derive(clap::Args)]
pub(crate) struct VerifyOptions {
    /// The record, or its number in the list of games, or last
    file: PathBuf,
    /// Ask for the number that the arbiter chose before the game, and compare it: it is typed
    /// and not shown, or read from the first line of standard input
    #[arg(long)]
    arbiter_number: bool,
    /// A hash that was read out or printed during the game or after it; spaces do not count
    #[arg(long, value_name = "HASH")]
    hash: Option<String>,
    #[command(flatten)]
    answering: Answering,
}

/// Checks every row, and the arbiter's number and hash if they are given.
pub(crate) fn check(options: &VerifyOptions) -> Outcome {
    let texts = &options.answering.texts();
    let wanted = options.hash.as_deref().map(|text| hash_written(text, texts)).transpose()?;
    let tried = match options.arbiter_number {
        false => None,
        true => match arbiters_number::asked_once(texts.language())? {
            None => return Ok(()),
            tried => tried,
        },
    };
    let file = record_named(&options.file, None, texts)?;
    let record = read(&file).map_err(|error| {
        let reason = reasons::journal_read(&error, texts);
        match error {
            JournalError::Altered { .. } => Failure::Altered(reason),
            _ => Failure::Input(reason),
        }
    })?;
    let mut progress = ToldProgress::begins_beside(texts);
    let of = record.rows.len() as u64;
    let proven = |done| progress.tell_beside(ShareDone { before: 0, done, of });
    let verified = verify_telling(&record, proven).map_err(|found| {
        let file = file.display().to_string();
        Failure::Altered(reasons::not_as_written(&file, found, texts))
    })?;
    let recorded = recording(&file, &record)
        .map_err(|error| Failure::Input(reasons::record(&error, texts)))?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", texts.unaltered(verified.rows))?;
    writeln!(out, "{}", texts.last_hash_is(&verified.last.to_string()))?;
    writeln!(out, "{}", texts.signed_with_key(&record.public_key.to_string()))?;
    for doubt in doubts(recorded.head.setting.clone(), &recorded.facts, &recorded.signs) {
        writeln!(out, "{}", doubtful(doubt, texts))?;
    }
    let number = &recorded.head.arbiter_number;
    writeln!(out, "{}", number_told(number, texts))?;
    if let Some(tried) = tried {
        if !arbiters_number::is_the_arbiters(&tried, number) {
            return Err(Failure::Altered(texts.arbiters_number_is_not()));
        }
        writeln!(out, "{}", texts.arbiters_number_is())?;
    }
    for fact in recorded.facts.iter().rev() {
        if let Fact::Witnessed { rows, hash } = &fact.fact {
            writeln!(out, "{}", texts.other_place_had(*rows, hash))?;
            break;
        }
    }
    writeln!(out, "{}", texts.verify_cannot_know())?;
    if let Some(wanted) = wanted {
        let row = record
            .rows
            .iter()
            .find(|row| row.hash == wanted)
            .ok_or_else(|| Failure::Altered(texts.no_row_with_that_hash()))?;
        let sentence = match verified.rows - row.number - 1 {
            0 => texts.hash_of_last_row(row.number),
            since => texts.hash_of_row(row.number, since),
        };
        writeln!(out, "{sentence}")?;
    }
    Ok(())
}

/// What the record says about the arbiter's number, without showing it.
fn number_told(number: &ArbiterNumber, texts: &Texts) -> String {
    match (number, arbiters_number::fingerprint(number)) {
        (ArbiterNumber::Plain(_), _) => texts.arbiters_number_unprotected(),
        (_, Some(fingerprint)) => texts.arbiters_number_on_record(&fingerprint),
        (_, None) => texts.no_arbiters_number(),
    }
}

/// A hash as people write it.
fn hash_written(text: &str, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let digits: String = text.chars().filter(|character| !character.is_whitespace()).collect();
    Hash::read(&digits)
        .map(|hash| hash.as_bytes().to_vec())
        .ok_or_else(|| Failure::Input(texts.not_a_hash(text)))
}
