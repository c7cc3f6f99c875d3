//! Games spelled by liblouis: one table for print, which must keep all moves distinct, and one for comments, which may
//! be contracted.

use std::collections::{BTreeSet, HashSet};

use crate::chess::notation::Letters;
use crate::devices::liblouis::{LiblouisError, TableDirection, translated};
use crate::scenes::failure::Failure;
use crate::scenes::reasons;
use crate::words::Texts;
use crate::words::braille::{Cell, Spellings, TextMatter, move_forms};

/// The tables of the options.
pub(super) struct LouisTables {
    print: Option<String>,
    comments: Option<String>,
}

impl LouisTables {
    /// Finds the tables, and tries every form of a move on the one for print.
    pub(super) fn of(
        print: Option<&str>,
        comments: Option<&str>,
        letters: Letters,
        texts: &Texts,
    ) -> Result<LouisTables, Failure> {
        let print = print.map(found).transpose().map_err(|error| refused(&error, texts))?;
        let comments = comments.map(found).transpose().map_err(|error| refused(&error, texts))?;
        if let Some(table) = &print {
            keeps_moves_apart(table, letters, texts)?;
        }
        Ok(LouisTables { comments: comments.or_else(|| print.clone()), print })
    }

    /// Spells the texts that are for liblouis.
    pub(super) fn spell(
        &self,
        wanted: BTreeSet<(TextMatter, String)>,
        texts: &Texts,
    ) -> Result<Spellings, Failure> {
        let mut spellings = Spellings::new();
        for (matter, table) in
            [(TextMatter::Print, &self.print), (TextMatter::Comment, &self.comments)]
        {
            let Some(table) = table else { continue };
            let lines: Vec<String> = wanted
                .iter()
                .filter(|(own, text)| *own == matter && !text.is_empty())
                .map(|(_, text)| text.clone())
                .collect();
            let spelled = translated(table, TableDirection::Forward, &lines)
                .map_err(|error| refused(&error, texts))?;
            for (text, dots) in lines.into_iter().zip(spelled) {
                let cells: Option<Vec<Cell>> = dots.chars().map(Cell::of_liblouis).collect();
                let cells =
                    cells.ok_or_else(|| Failure::Input(texts.louis_no_braille(table, &text)))?;
                spellings.insert((matter, text), cells);
            }
        }
        Ok(spellings)
    }
}

/// Finds a table by its name, with or without the ending of the file.
pub(in crate::scenes) fn found(name: &str) -> Result<String, LiblouisError> {
    let candidates: Vec<String> = if name.contains('.') {
        vec![name.to_owned()]
    } else {
        ["utb", "ctb"].map(|end| format!("{name}.{end}")).to_vec()
    };
    let mut first = None;
    for table in candidates {
        match translated(&table, TableDirection::Forward, &["a".to_owned()]) {
            Ok(_) => return Ok(table),
            Err(error @ LiblouisError::Table { .. }) => first = first.or(Some(error)),
            Err(LiblouisError::Name(_)) => break,
            Err(error) => return Err(error),
        }
    }
    Err(first.unwrap_or_else(|| LiblouisError::Name(name.chars().take(40).collect())))
}

/// Refuses a table that spells two moves alike, by dropping capitals or by contractions.
fn keeps_moves_apart(table: &str, letters: Letters, texts: &Texts) -> Result<(), Failure> {
    let forms = move_forms(letters);
    let spelled = translated(table, TableDirection::Forward, &forms)
        .map_err(|error| refused(&error, texts))?;
    let read = translated(table, TableDirection::Backward, &spelled)
        .map_err(|error| refused(&error, texts))?;
    let mut seen = HashSet::new();
    let lost = forms
        .iter()
        .zip(spelled.iter().zip(&read))
        .find(|(form, (spelled, read))| form != read || !seen.insert(spelled.as_str()));
    match lost {
        None => Ok(()),
        Some((form, (_, read))) => {
            let known = ["de-g0-detailed", "de-comp6", "fr-bfu-comp6", "en-ueb-g1"];
            Err(Failure::Input(texts.louis_joins_moves(table, form, read, &known.join(", "))))
        }
    }
}

fn refused(error: &LiblouisError, texts: &Texts) -> Failure {
    Failure::Input(reasons::liblouis(error, texts))
}
