//! Choices that a key over a cell selects, several side by side if there is room. What they do is decided elsewhere.

use super::strip::Strip;
use crate::editor::Key;
use crate::words::braille::{Cell, Table};
use crate::words::{Activity, Answer, Command, CommandRow, CommandTable, Language, answer_word};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice<C = Command> {
    /// Its label on the display.
    pub label: String,
    pub chosen: Chosen<C>,
}

impl Choice {
    /// A choice that enters a line, with the line as its label.
    #[must_use]
    pub fn line(line: &str) -> Choice {
        Choice { label: line.to_owned(), chosen: Chosen::Line(line.to_owned()) }
    }

    /// The answers to a yes-or-no question.
    #[must_use]
    pub fn yes_and_no(language: Language) -> [Choice; 2] {
        [Answer::Yes, Answer::No].map(|answer| Choice {
            label: answer_word(answer, language).to_owned(),
            chosen: Chosen::Answer(answer),
        })
    }

    /// All commands available in an activity.
    pub fn commands<C: Copy + Eq>(
        table: &CommandTable<C>,
        activity: Activity,
        language: Language,
    ) -> impl Iterator<Item = Choice<C>> {
        table.given_in(activity).map(move |row| Choice::of_row(row, language))
    }

    /// A command with its word.
    #[must_use]
    pub fn command(command: Command, language: Language) -> Option<Choice> {
        Command::table().row(command).map(|row| Choice::of_row(row, language))
    }

    /// A command, or the beginning of a line if the command needs more.
    pub fn of_row<C: Copy + Eq>(row: &CommandRow<C>, language: Language) -> Choice<C> {
        let word = row.word(language);
        let chosen = match row.takes_more() {
            true => Chosen::Beginning(format!("{word} ")),
            false => Chosen::Command(row.command()),
        };
        Choice { label: word.to_owned(), chosen }
    }
}

/// What a choice stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen<C = Command> {
    /// A line, as if it had been typed and entered.
    Line(String),
    /// A command without arguments.
    Command(C),
    /// Yes or no.
    Answer(Answer),
    /// The beginning of a line, to be continued.
    Beginning(String),
    /// A key, as if it had been pressed.
    Key(Key),
}

/// Blank cells between two choices.
const GAP: usize = 2;

/// Choices laid out in rows.
pub(super) struct Rows {
    /// For each row its choices, each with its first cell and its cells.
    rows: Vec<Vec<(usize, usize, Vec<Cell>)>>,
}

impl Rows {
    pub(super) fn of(choices: &[Choice], columns: usize, table: Table) -> Rows {
        let mut rows: Vec<Vec<(usize, usize, Vec<Cell>)>> = Vec::new();
        let mut free = 0;
        for (number, choice) in choices.iter().enumerate() {
            let strip = Strip::of(&choice.label, table);
            if let Some(row) = rows.last_mut()
                && free >= strip.cells.len() + GAP
            {
                row.push((columns - free + GAP, number, strip.cells.clone()));
                free -= strip.cells.len() + GAP;
                continue;
            }
            // A label longer than a row continues in the next, where it can be selected too.
            for part in strip.rows(columns) {
                rows.push(vec![(0, number, strip.part(&part).to_vec())]);
                free = columns.saturating_sub(part.len());
            }
        }
        Rows { rows }
    }

    pub(super) fn count(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn cells(&self, row: usize) -> Vec<Cell> {
        let mut cells = Vec::new();
        for (start, _, own) in self.rows.get(row).into_iter().flatten() {
            cells.resize(*start, Cell::BLANK);
            cells.extend(own);
        }
        cells
    }

    pub(super) fn at(&self, row: usize, column: usize) -> Option<usize> {
        let (_, number, _) = self
            .rows
            .get(row)?
            .iter()
            .find(|(start, _, cells)| (*start..start + cells.len()).contains(&column))?;
        Some(*number)
    }
}
