//! Reads a whole record, row by row: what it says, and where it ends. Files are opened elsewhere.

use crate::clock::Moment;
use crate::hall_protocol::RowKind;
use crate::table::{Game, Recorded};

use super::players_named::PlayersNamed;
use super::setting::{Began, Head, HeadError, read_head};
use super::signs::LifeSign;
use super::token::UnreadableRow;
use super::{read_began, read_fact, read_moment, read_names, read_number, read_paired};

/// A stored row.
pub struct KeptRow<'a> {
    pub number: u64,
    /// Milliseconds since 1970, by the wall clock.
    pub wall: i64,
    pub kind: RowKind,
    pub body: &'a str,
}

/// The sign of life after the last row.
pub struct LastSign<'a> {
    /// By the wall clock, if that is proven.
    pub wall: Option<i64>,
    pub body: &'a str,
}

/// Why rows are not a record.
pub enum UnreadableRecord {
    /// The first row is not a head.
    Head(HeadError),
    /// The row of this number cannot be read.
    Row(u64, UnreadableRow),
}

/// The last time that someone at the table did something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LastDeed {
    /// By the clock of the game, which stops while the machine is off.
    pub at: Moment,
    /// By the wall clock.
    pub wall: i64,
    /// The number of restarts of the machine before it.
    pub starts: usize,
}

pub struct Recording {
    pub head: Head,
    /// Where the moment zero lies, by the latest row that gives it.
    pub began: Began,
    /// All facts, in order.
    pub facts: Vec<Recorded>,
    /// The latest moment at which the program is known to have run.
    pub latest: Moment,
    /// The number of rows, and the last hash.
    pub head_of_record: (u64, String),
    /// The number of restarts of the machine during the game.
    pub starts: usize,
    /// The last time that someone at the table did something.
    pub acted: LastDeed,
    /// The last time of the wall clock, in milliseconds since 1970.
    pub seen: i64,
    /// The signs of life of the program.
    pub signs: Vec<LifeSign>,
}

impl Recording {
    /// Reads the rows of a record, and the sign of life after them. The last hash is taken as given.
    ///
    /// # Errors
    /// Returns the row that cannot be read.
    pub fn read<'a>(
        rows: impl IntoIterator<Item = KeptRow<'a>>,
        last_sign: Option<LastSign<'_>>,
        last_hash: String,
    ) -> Result<Recording, UnreadableRecord> {
        let mut rows = rows.into_iter();
        let first = rows.next();
        let body = first.as_ref().map_or("", |row| row.body);
        let mut head = read_head(body).map_err(UnreadableRecord::Head)?;
        let mut named = PlayersNamed::begun_with(head.names.clone());
        let mut began = head.began.clone();
        let (mut facts, mut signs, mut starts) = (Vec::new(), Vec::new(), 0);
        let wall = first.as_ref().map_or(0, |row| row.wall);
        let mut count = u64::from(first.is_some());
        let mut acted = LastDeed { wall, ..LastDeed::default() };
        let mut latest = (Moment::ZERO, wall);
        for row in rows {
            count += 1;
            let unreadable = |error| UnreadableRecord::Row(row.number, error);
            let at = match row.kind {
                RowKind::Began => {
                    began = read_began(row.body).map_err(unreadable)?;
                    starts += 1;
                    continue;
                }
                RowKind::Number => {
                    head.arbiter_number = read_number(row.body).map_err(unreadable)?;
                    continue;
                }
                RowKind::Paired => {
                    let pair = read_paired(row.body).map_err(unreadable)?;
                    head.take_pair(&pair);
                    named.are_paired(&pair.names);
                    head.names = named.names().clone();
                    continue;
                }
                RowKind::Names => {
                    named.are_given(read_names(row.body).map_err(unreadable)?);
                    head.names = named.names().clone();
                    continue;
                }
                RowKind::Alive => {
                    let at = read_moment(row.body).map_err(unreadable)?;
                    signs.push(LifeSign { at, wall: row.wall, starts, facts: facts.len() });
                    at
                }
                RowKind::Head | RowKind::Fact | RowKind::Move | RowKind::Result => {
                    let fact = read_fact(row.body).map_err(unreadable)?;
                    let at = fact.at;
                    if fact.fact.is_deed() {
                        acted = LastDeed { at, wall: row.wall, starts };
                    }
                    facts.push(fact);
                    at
                }
            };
            latest = latest.max((at, row.wall));
        }
        if let Some(sign) = last_sign
            && let Ok(at) = read_moment(sign.body)
        {
            latest = latest.max((at, sign.wall.unwrap_or(latest.1)));
            if let Some(wall) = sign.wall {
                signs.push(LifeSign { at, wall, starts, facts: facts.len() });
            }
        }
        let (latest, seen) = latest;
        let head_of_record = (count, last_hash);
        Ok(Recording { head, began, facts, latest, acted, starts, seen, signs, head_of_record })
    }

    pub fn game(&self) -> Game {
        Game::replay(self.head.setting.clone(), &self.facts)
    }
}
