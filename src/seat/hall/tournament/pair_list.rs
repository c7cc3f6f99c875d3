//! The list of pairs that JaVaFo and bbpPairings write: the number of pairs, then one pair a line, White first, in the
//! order of the boards.

use super::entrant::StartingRank;
use super::fault::{ReportFault, ReportField};

/// A pair of a list, and its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListedPair {
    pub(super) line: usize,
    pub(super) white: StartingRank,
    pub(super) black: StartingRank,
}

/// Reads the pairs of a list. A player without an opponent, written as 0, is skipped.
///
/// # Errors
/// Returns the first line that is not a pair.
pub fn read_pair_list(text: &str) -> Result<Vec<ListedPair>, ReportFault> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let fault = |index: usize, field, read: &str| ReportFault::Field {
        line: index + 1,
        field,
        read: read.trim().to_owned(),
    };
    let Some((index, first)) = lines.next() else {
        return Err(fault(0, ReportField::PairCount, ""));
    };
    let told: usize =
        first.trim().parse().map_err(|_| fault(index, ReportField::PairCount, first))?;
    let mut found = 0;
    let mut pairs = Vec::new();
    for (index, line) in lines {
        found += 1;
        let mut numbers = line.split_whitespace();
        let (Some(white), Some(black), None) = (numbers.next(), numbers.next(), numbers.next())
        else {
            return Err(fault(index, ReportField::Pair, line));
        };
        match (StartingRank::read(white), black, StartingRank::read(black)) {
            (Some(_), "0", _) => {}
            (Some(white), _, Some(black)) => {
                pairs.push(ListedPair { line: index + 1, white, black });
            }
            _ => return Err(fault(index, ReportField::Pair, line)),
        }
    }
    match found == told {
        true => Ok(pairs),
        false => Err(ReportFault::PairCount { told, found }),
    }
}
