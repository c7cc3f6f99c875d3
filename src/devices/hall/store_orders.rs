//! The actions of arbiters in the hall's database: every order, and which arbiter took which case when.

use rusqlite::{OptionalExtension as _, params};

use super::TableNumber;
use super::desk_letter::CaseOwner;
use super::orders::SentOrder;
use super::store::{HallStore, StoreFault};

/// An order before it has a number.
pub(super) struct WantedOrder<'a> {
    pub(super) table: TableNumber,
    pub(super) game: &'a str,
    pub(super) arbiter: &'a str,
    /// The same each time the order is sent again.
    pub(super) mark: &'a str,
    pub(super) text: &'a str,
    /// Milliseconds since 1970.
    pub(super) wall: i64,
}

impl HallStore {
    /// Numbers and signs an order and stores it. An order that came before stays as it is.
    pub(super) fn add_order(
        &mut self,
        wanted: &WantedOrder<'_>,
        sign: impl FnOnce(&SentOrder) -> Vec<u8>,
    ) -> Result<(SentOrder, Vec<u8>), StoreFault> {
        let WantedOrder { table, game, arbiter, mark, text, wall } = *wanted;
        let order = |number, arbiter: &str, text: &str| {
            let (game, arbiter, text) = (game.to_owned(), arbiter.to_owned(), text.to_owned());
            SentOrder { table, game, number, arbiter, text }
        };
        let written = || -> rusqlite::Result<(SentOrder, Vec<u8>)> {
            let known = self.connection.query_row(
                "SELECT number, arbiter, text, signature FROM orders WHERE mark = ?1 AND game = ?2",
                [mark, game],
                |row| {
                    let (number, arbiter, text): (i64, String, String) =
                        (row.get(0)?, row.get(1)?, row.get(2)?);
                    let number = u64::try_from(number).unwrap_or(u64::MAX);
                    Ok((order(number, &arbiter, &text), row.get(3)?))
                },
            );
            if let Some(known) = known.optional()? {
                return Ok(known);
            }
            let latest: i64 = self.connection.query_row(
                "SELECT coalesce(max(number), 0) FROM orders WHERE game = ?1",
                [game],
                |row| row.get(0),
            )?;
            let order = order(u64::try_from(latest).unwrap_or(0) + 1, arbiter, text);
            let signature = sign(&order);
            self.connection.execute(
                "INSERT INTO orders(game, number, arbiter, mark, text, signature, wall) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![game, latest + 1, arbiter, mark, text, signature, wall],
            )?;
            Ok((order, signature))
        };
        written().map_err(|error| self.fault(error))
    }

    /// The orders to a game after this number.
    pub(super) fn orders_after(
        &self,
        table: TableNumber,
        game: &str,
        number: u64,
    ) -> Result<Vec<(SentOrder, Vec<u8>)>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self.connection.prepare_cached(
                "SELECT number, arbiter, text, signature FROM orders WHERE game = ?1 AND number > ?2 ORDER BY number",
            )?;
            let after = i64::try_from(number).unwrap_or(i64::MAX);
            let rows = found.query_map(params![game, after], |row| {
                let number: i64 = row.get(0)?;
                let number = u64::try_from(number).unwrap_or(u64::MAX);
                let (game, arbiter, text) = (game.to_owned(), row.get(1)?, row.get(2)?);
                Ok((SentOrder { table, game, number, arbiter, text }, row.get(3)?))
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }

    /// Stores that an arbiter took a case or gave it back.
    pub(super) fn keep_case(
        &mut self,
        owner: &CaseOwner,
        by: &str,
        wall: i64,
    ) -> Result<(), StoreFault> {
        let CaseOwner { table, game, case, arbiter } = owner;
        self.connection
            .execute(
                "INSERT INTO cases(game, tabled, number, arbiter, had, wall) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![game, table, case, by, arbiter, wall],
            )
            .map(drop)
            .map_err(|error| self.fault(error))
    }

    /// The cases that are taken.
    pub(super) fn cases(&self) -> Result<Vec<CaseOwner>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<CaseOwner>> {
            let mut found = self.connection.prepare(
                "SELECT tabled, game, number, had FROM cases WHERE id IN (SELECT max(id) FROM cases GROUP BY game, number) AND had IS NOT NULL",
            )?;
            let rows = found.query_map([], |row| {
                Ok(CaseOwner {
                    table: row.get(0)?,
                    game: row.get(1)?,
                    case: row.get(2)?,
                    arbiter: row.get(3)?,
                })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }
}
