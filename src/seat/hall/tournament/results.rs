//! Writes the results of a round into the report.

use std::collections::BTreeMap;

use crate::chess::Color;
use crate::table::Points;

use super::entrant::{Pairing, StartingRank};
use super::report::{self, ReportLine, TournamentReport, cell_columns};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BoardResult {
    pub(crate) points: Points,
    /// How many plies were made in all. `None` if moves are not heard and the number is not known here. A game in which
    /// a side has not moved is not rated.
    pub(crate) plies: Option<usize>,
}

impl BoardResult {
    /// Whether this may be a forfeit: it ended like one, and it is not known whether moves were made.
    pub(crate) fn may_be_a_forfeit(self) -> bool {
        self.plies.is_none() && matches!(self.points, Points::Win(_) | Points::BothLose)
    }
}

impl TournamentReport {
    /// The report with the results of a round, one for each pair in order. The points of the players go up accordingly;
    /// everything else stays as it was.
    pub(crate) fn with_results(
        &self,
        round: u16,
        boards: &[(Pairing, Option<BoardResult>)],
    ) -> String {
        let mut cells = BTreeMap::new();
        for (Pairing { white, black }, end) in boards {
            cells.insert(white.rank, RoundResult::of(Color::White, black.rank, *end));
            cells.insert(black.rank, RoundResult::of(Color::Black, white.rank, *end));
        }
        let lines: Vec<String> = self
            .lines
            .iter()
            .map(|line| match line.rank.and_then(|rank| Some((rank, cells.get(&rank)?))) {
                None => line.columns.text(),
                Some((rank, cell)) => self.with_cell(line, rank, round, cell),
            })
            .collect();
        lines.join(self.line_end)
    }

    fn with_cell(
        &self,
        line: &ReportLine,
        rank: StartingRank,
        round: u16,
        cell: &RoundResult,
    ) -> String {
        let mut columns = line.columns.clone();
        let (first, last) = cell_columns(round);
        columns.set(first..=first + 3, &cell.opponent.to_string());
        columns.set(first + 5..=first + 5, cell.color.fold_wb("w", "b"));
        let Some(result) = cell.result else { return columns.text() };
        columns.set(last..=last, &result.to_string());
        if self.counts_as_usual {
            let before = self.entrant(rank).map_or(0, |entrant| entrant.half_points);
            // A result that is already in the report is already counted in the points.
            let counted = report::cell(&line.columns, round).map_or(0, |cell| worth(cell.result));
            let points = before.saturating_sub(counted).saturating_add(cell.half_points);
            let half = if points % 2 == 1 { 5 } else { 0 };
            columns.set(81..=84, &format!("{}.{half}", points / 2));
        }
        columns.text()
    }
}

struct RoundResult {
    opponent: StartingRank,
    color: Color,
    /// `None` while the game goes on: the report keeps what it has.
    result: Option<char>,
    half_points: u32,
}

impl RoundResult {
    fn of(color: Color, opponent: StartingRank, end: Option<BoardResult>) -> RoundResult {
        let (result, half_points) = end.and_then(|end| sign(color, end)).unzip();
        let half_points = half_points.unwrap_or(0);
        RoundResult { opponent, color, result, half_points }
    }
}

/// The sign of a result for one side, and its value in half points.
fn sign(side: Color, end: BoardResult) -> Option<(char, u32)> {
    let half_points = match end.points {
        Points::Win(winner) if winner == side => 2,
        Points::Draw => 1,
        Points::HalfForOne(lucky) if lucky == side => 1,
        Points::Win(_) | Points::BothLose | Points::HalfForOne(_) => 0,
        // The game is replayed.
        Points::Annulled => return None,
    };
    let sign = match (end.plies, half_points) {
        // Without a move, a player did not come. If the number of moves is unknown, the game counts as played.
        (Some(0), 2) => '+',
        (Some(0), 0) => '-',
        (Some(0 | 1), 1) => 'D',
        (Some(1), 2) => 'W',
        (Some(1), _) => 'L',
        (_, 2) => '1',
        (_, 1) => '=',
        (_, _) => '0',
    };
    Some((sign, half_points))
}

/// The value of a result sign, in half points.
fn worth(result: char) -> u32 {
    match result.to_ascii_lowercase() {
        '1' | '+' | 'w' | 'f' | 'u' => 2,
        '=' | 'd' | 'h' => 1,
        _ => 0,
    }
}
