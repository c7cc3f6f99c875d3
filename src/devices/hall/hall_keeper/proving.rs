//! Verifies that a row is the next of its game at its table, by the chain of hashes and signatures.

use super::super::allowance::{MOST_GAMES_OF_A_TABLE, MOST_ROWS_OF_A_GAME, MOST_ROWS_OF_A_TABLE};
use super::super::store::StoredGame;
use super::super::{HallRow, TableNumber};
use super::{GamesInHall, HallKeeper};
use crate::hall_protocol::{NotOfTheRecord, RowKind};
use crate::journal::Chain;

/// Why a row is not the next one.
pub(super) enum NoNext {
    /// The rows from this number on are missing.
    Gap(u64),
    Foreign(NotOfTheRecord),
}

/// Only these kinds contain the arbiter's PIN. No other text may be withheld behind a signature.
fn may_be_withheld(kind: &str) -> bool {
    matches!(RowKind::named(kind), Some(RowKind::Head | RowKind::Number))
}

impl HallKeeper {
    /// The chain with this row as the next of its game. `None` if the row is kept already.
    pub(super) fn proven(
        &self,
        (ahead, just_now): (&GamesInHall, &[(StoredGame, HallRow)]),
        table: TableNumber,
        game: &str,
        row: &HallRow,
    ) -> Result<Option<Chain>, NoNext> {
        if row.withheld && !may_be_withheld(&row.row.kind) {
            return Err(NoNext::Foreign(NotOfTheRecord::Unreadable));
        }
        let (games, rows) = self.kept_of.get(&table).copied().unwrap_or_default();
        let known = ahead.get(game).or_else(|| self.games.get(game));
        let mut chain = match (known, row.key) {
            (Some((owner, _)), _) if *owner != table => {
                return Err(NoNext::Foreign(NotOfTheRecord::OtherTable));
            }
            (Some((_, chain)), _) => *chain,
            (None, _) if games >= MOST_GAMES_OF_A_TABLE => {
                return Err(NoNext::Foreign(NotOfTheRecord::TooMuch));
            }
            (None, Some(key)) if row.row.number == 0 && row.game() == game => Chain::of(key),
            (None, _) if row.row.number == 0 => {
                return Err(NoNext::Foreign(NotOfTheRecord::Unreadable));
            }
            (None, _) => return Err(NoNext::Gap(0)),
        };
        if row.row.number > chain.rows() {
            return Err(NoNext::Gap(chain.rows()));
        }
        if row.row.number < chain.rows() {
            // Rows of the same batch are not in the store yet.
            let same = |one: &&(StoredGame, HallRow)| {
                one.0.game == game && one.1.row.number == row.row.number
            };
            let kept = match just_now.iter().find(same) {
                Some((_, kept)) => Some(kept.row.hash.clone()),
                None => self.store.hash(game, row.row.number).ok().flatten(),
            };
            return match kept {
                Some(hash) if hash != row.row.hash => {
                    Err(NoNext::Foreign(NotOfTheRecord::Rewritten))
                }
                _ => Ok(None),
            };
        }
        if chain.rows() >= MOST_ROWS_OF_A_GAME || rows >= MOST_ROWS_OF_A_TABLE {
            return Err(NoNext::Foreign(NotOfTheRecord::TooMuch));
        }
        row.prove(&mut chain)
            .map_err(|altered| NoNext::Foreign(NotOfTheRecord::Altered { row: altered.row }))?;
        Ok(Some(chain))
    }
}
