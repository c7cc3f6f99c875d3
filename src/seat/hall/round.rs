//! The current round in a hall: the pairing of each table, and the report for the pairing officer. Pairs are read from
//! a file, not made here.

use crate::chess::ByColor;
use crate::words::is_typed_as;

use super::tournament::{BoardResult, Pairing, TournamentReport};

/// A round of a tournament. The first pair sits at table 1.
pub struct HallRound {
    number: u16,
    report: TournamentReport,
    boards: Vec<Pairing>,
    /// The file the pairs were read from.
    read_from: String,
}

impl HallRound {
    pub fn new(
        number: u16,
        report: TournamentReport,
        boards: Vec<Pairing>,
        read_from: String,
    ) -> HallRound {
        HallRound { number, report, boards, read_from }
    }

    pub(super) fn read_from(&self) -> &str {
        &self.read_from
    }

    pub fn number(&self) -> u16 {
        self.number
    }

    /// The tournament's name and town.
    pub(super) fn occasion(&self) -> (&str, &str) {
        (&self.report.name, &self.report.city)
    }

    pub fn boards(&self) -> usize {
        self.boards.len()
    }

    pub fn names(&self) -> Vec<[String; 2]> {
        let names = |pair: &Pairing| [pair.white.name.clone(), pair.black.name.clone()];
        self.boards.iter().map(names).collect()
    }

    pub(super) fn at(&self, table: u32) -> Option<&Pairing> {
        let index = usize::try_from(table).ok()?.checked_sub(1)?;
        self.boards.get(index)
    }

    /// Whether other players than the pair sit at this table: a name was given, and it belongs to someone else.
    pub(super) fn contradicts(&self, table: u32, names: &ByColor<String>) -> bool {
        let Some(Pairing { white, black }) = self.at(table) else { return false };
        let is_another =
            |given: &str, paired: &str| !given.is_empty() && !is_one_name(given, paired);
        is_another(&names.white, &white.name) || is_another(&names.black, &black.name)
    }

    /// The report with the results so far, by table.
    pub(super) fn report_with(&self, result: impl Fn(u32) -> Option<BoardResult>) -> String {
        let boards: Vec<(Pairing, Option<BoardResult>)> =
            (1..).zip(&self.boards).map(|(table, pair)| (pair.clone(), result(table))).collect();
        self.report.with_results(self.number, &boards)
    }
}

/// Whether a name typed at a table matches one in a list: each of its words occurs in the other, in any order, because
/// lists put the family name first.
fn is_one_name(typed: &str, listed: &str) -> bool {
    let words = |name: &str| -> Vec<String> {
        let words = name.split(|sign: char| !sign.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let listed = words(listed);
    words(typed).iter().all(|word| listed.iter().any(|known| is_typed_as(word, known)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_any_order_and_without_umlauts() {
        for typed in ["Jörg Müller", "Mueller, Joerg", "müller", "Müller,Jörg"] {
            assert!(is_one_name(typed, "Müller, Jörg"), "{typed}");
        }
        for typed in ["Jörg Maier", "Müllerin"] {
            assert!(!is_one_name(typed, "Müller, Jörg"), "{typed}");
        }
    }
}
