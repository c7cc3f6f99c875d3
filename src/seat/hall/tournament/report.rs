//! FIDE's tournament report. Its player lines are the same in the formats of 2016 and 2026; all other lines are kept
//! unchanged.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use crate::chess::Color;
use crate::chess::notation::harmless;

use super::board_order::in_order_of_boards;
use super::columns::ColumnLine;
use super::entrant::{Entrant, Pairing, StartingRank};
use super::fault::{ReportFault, ReportField};
use super::pair_list::ListedPair;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentReport {
    /// The name of the tournament; empty if not given.
    pub(crate) name: String,
    /// The town; empty if not given.
    pub(crate) city: String,
    pub(super) lines: Vec<ReportLine>,
    /// Whether a win counts one point and a draw half a point. Other scoring is left to the pairing program.
    pub(super) counts_as_usual: bool,
    /// The line ending of the file.
    pub(super) line_end: &'static str,
    entrants: BTreeMap<StartingRank, Entrant>,
}

/// A line, and the player it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ReportLine {
    pub(super) columns: ColumnLine,
    pub(super) rank: Option<StartingRank>,
}

/// A result that is not known yet.
const OPEN: char = ' ';
/// Every character that stands for a result.
const RESULTS: &str = " 10=+-wdlhfuz";

/// The results of a forfeited game.
const FORFEITS: &str = "+-";

/// A round in one player's line.
pub(super) struct RoundCell {
    /// The opponent at the board.
    pub(super) opponent: Option<StartingRank>,
    pub(super) color: Option<Color>,
    pub(super) result: char,
}

impl TournamentReport {
    /// # Errors
    /// Returns the first line that cannot be used.
    pub fn read(text: &str) -> Result<TournamentReport, ReportFault> {
        // The format ends a line with a carriage return alone, but files with any of the three endings exist.
        let line_end = match (text.contains("\r\n"), text.contains('\n')) {
            (true, _) => "\r\n",
            (false, true) => "\n",
            (false, false) => "\r",
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut report = TournamentReport {
            name: String::new(),
            city: String::new(),
            lines: Vec::new(),
            counts_as_usual: true,
            line_end,
            entrants: BTreeMap::new(),
        };
        for (index, line) in text.split(line_end).enumerate() {
            report.take_line(index + 1, ColumnLine::of(line))?;
        }
        match report.entrants.is_empty() {
            true => Err(ReportFault::NoPlayers),
            false => Ok(report),
        }
    }

    fn take_line(&mut self, number: usize, columns: ColumnLine) -> Result<(), ReportFault> {
        let rank = match columns.get(1..=3).as_str() {
            "012" => {
                self.name = written(&columns, 5..=LONGEST_LINE);
                None
            }
            "022" => {
                self.city = written(&columns, 5..=LONGEST_LINE);
                None
            }
            // Scoring rules, in the format of 2026 and in earlier extensions of pairing programs.
            "162" | "BBW" | "BBD" | "BBL" | "BBF" | "BBU" | "BBZ" => {
                self.counts_as_usual = false;
                None
            }
            "001" => Some(self.take_player(number, &columns)?),
            _ => None,
        };
        self.lines.push(ReportLine { columns, rank });
        Ok(())
    }

    fn take_player(
        &mut self,
        line: usize,
        columns: &ColumnLine,
    ) -> Result<StartingRank, ReportFault> {
        let read = columns.get(5..=8);
        let rank = StartingRank::read(&read).ok_or(ReportFault::Field {
            line,
            field: ReportField::StartingRank,
            read,
        })?;
        let read = columns.get(81..=84);
        let half_points = half_points(&read).ok_or(ReportFault::Field {
            line,
            field: ReportField::Points,
            read,
        })?;
        let entrant = Entrant {
            rank,
            name: written(columns, 15..=47),
            fide_number: written(columns, 58..=68),
            half_points,
        };
        match self.entrants.insert(rank, entrant) {
            Some(_) => Err(ReportFault::RankTwice { line, rank }),
            None => Ok(rank),
        }
    }

    pub(crate) fn entrant(&self, rank: StartingRank) -> Option<&Entrant> {
        self.entrants.get(&rank)
    }

    /// The first round with pairs but no results.
    pub fn round_to_play(&self) -> Option<u16> {
        let mut rounds = (1..=MOST_ROUNDS).take_while(|round| {
            let (first, _) = cell_columns(*round);
            self.lines.iter().any(|line| line.rank.is_some() && line.columns.is_longer_than(first))
        });
        rounds.find(|round| {
            let cells = self.cells(*round).filter_map(|(_, _, cell)| cell.ok());
            let mut paired = cells.filter(|cell| cell.opponent.is_some()).peekable();
            paired.peek().is_some() && paired.all(|cell| cell.result == OPEN)
        })
    }

    /// The pairs of a round, board by board.
    ///
    /// # Errors
    /// Returns an error if two lines contradict each other about a game, or the round has no pairs.
    pub fn pairings(&self, round: u16) -> Result<Vec<Pairing>, ReportFault> {
        let mut met = BTreeMap::new();
        for (line, rank, cell) in self.cells(round) {
            let cell = cell.map_err(|(field, read)| ReportFault::Field { line, field, read })?;
            if let (Some(opponent), Some(color)) = (cell.opponent, cell.color) {
                if !self.entrants.contains_key(&opponent) {
                    return Err(ReportFault::UnknownOpponent { line, opponent });
                }
                met.insert(rank, (opponent, color, line));
            }
        }
        let mut pairs = Vec::new();
        for (player, (opponent, color, line)) in &met {
            let (player, opponent, line) = (*player, *opponent, *line);
            let answers = met
                .get(&opponent)
                .is_some_and(|(other, other_color, _)| *other == player && *other_color == !*color);
            if !answers || player == opponent {
                return Err(ReportFault::OneSided { line, player, opponent });
            }
            if *color == Color::White {
                pairs.push((player, opponent));
            }
        }
        if pairs.is_empty() {
            return Err(ReportFault::NobodyPaired { round });
        }
        Ok(in_order_of_boards(self.pairings_of(&pairs)))
    }

    /// Matches the pairs of a list, in its order, with players of this tournament.
    ///
    /// # Errors
    /// Returns an error if a player is not in the report, or is in two pairs.
    pub fn pairings_in(&self, pairs: &[ListedPair]) -> Result<Vec<Pairing>, ReportFault> {
        let mut paired = BTreeSet::new();
        for ListedPair { line, white, black } in pairs.iter().copied() {
            for rank in [white, black] {
                if !self.entrants.contains_key(&rank) {
                    return Err(ReportFault::UnknownOpponent { line, opponent: rank });
                }
                if !paired.insert(rank) {
                    return Err(ReportFault::PairedTwice { line, rank });
                }
            }
        }
        let pairs: Vec<_> = pairs.iter().map(|pair| (pair.white, pair.black)).collect();
        Ok(self.pairings_of(&pairs))
    }

    fn pairings_of(&self, pairs: &[(StartingRank, StartingRank)]) -> Vec<Pairing> {
        let found = |rank: &StartingRank| self.entrants.get(rank).cloned();
        let pairing = |(white, black): &(StartingRank, StartingRank)| {
            Some(Pairing { white: found(white)?, black: found(black)? })
        };
        pairs.iter().filter_map(pairing).collect()
    }

    /// Each player's cell of a round, with the line number in the file.
    fn cells(
        &self,
        round: u16,
    ) -> impl Iterator<Item = (usize, StartingRank, Result<RoundCell, (ReportField, String)>)> {
        self.lines.iter().enumerate().filter_map(move |(index, line)| {
            Some((index + 1, line.rank?, cell(&line.columns, round)))
        })
    }
}

/// The text in these columns, without control characters.
fn written(columns: &ColumnLine, at: RangeInclusive<usize>) -> String {
    harmless(&columns.get(at)).trim().to_owned()
}

/// No text of a line extends further.
const LONGEST_LINE: usize = 500;

pub(super) const MOST_ROUNDS: u16 = 200;

pub(super) fn cell_columns(round: u16) -> (usize, usize) {
    let first = 82 + 10 * usize::from(round);
    (first, first + 7)
}

pub(super) fn cell(columns: &ColumnLine, round: u16) -> Result<RoundCell, (ReportField, String)> {
    let (first, last) = cell_columns(round);
    let read = columns.get(first..=first + 3);
    let opponent = match read.trim_start_matches('0') {
        "" => None,
        rank => match StartingRank::read(rank) {
            None => return Err((ReportField::Opponent, read)),
            opponent => opponent,
        },
    };
    let read = columns.get(first + 5..=first + 5);
    let color = match read.to_ascii_lowercase().as_str() {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        "" | "-" => None,
        _ => return Err((ReportField::Colour, read)),
    };
    let sign = columns.get(last..=last);
    let result = sign.chars().next().unwrap_or(OPEN);
    if !RESULTS.contains(result.to_ascii_lowercase()) {
        return Err((ReportField::Result, sign));
    }
    // A pair without colours that is already forfeited does not sit at a board.
    let is_forfeited = color.is_none() && FORFEITS.contains(result);
    if opponent.is_some() && color.is_none() && !is_forfeited {
        return Err((ReportField::Colour, read));
    }
    Ok(RoundCell { opponent: opponent.filter(|_| !is_forfeited), color, result })
}

/// Points as `11.5`, in half points. An empty field is 0; `None` if it cannot be read.
fn half_points(text: &str) -> Option<u32> {
    if text.is_empty() {
        return Some(0);
    }
    let (whole, half) = text.split_once('.').unwrap_or((text, "0"));
    let half = match half {
        "5" => 1,
        "0" => 0,
        _ => return None,
    };
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    whole.checked_mul(2)?.checked_add(half)
}
