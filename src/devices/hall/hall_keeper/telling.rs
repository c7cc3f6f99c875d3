//! What the hall tells its tables and desks: the rows it keeps, how much it has, and the orders that a table has not
//! taken.

use std::collections::BTreeMap;

use async_nats::Client;
use tokio::time::Instant;

use super::super::desk_letter::{DeskNews, PairInHall};
use super::super::row_letter::{LINE_OF_A_ROW, LONGEST_LETTER};
use super::super::sealed_letter::{open, seal};
use super::super::sent_order::{SignedOrder, told_of};
use super::super::store::StoredGame;
use super::super::table_way::{ASKS_FOR_PAIR, PAIR};
use super::super::{HallMember, HallRow, TableNumber, subjects, told_clock};
use super::HallKeeper;
use super::keeping::HallsDisk;
use crate::hall_protocol::{HallNews, NotOfTheRecord};
use crate::hex::hex;
use crate::journal::Chain;
use crate::timepiece;

impl HallKeeper {
    /// Tells the rows that are kept: each one here, and those of a game together to the desks elsewhere.
    pub(super) fn tell_rows(&mut self, kept: Vec<(StoredGame, HallRow)>) {
        let mut of_games: BTreeMap<String, (TableNumber, Vec<HallRow>)> = BTreeMap::new();
        for (StoredGame { table, game, .. }, row) in kept {
            // A later row of an earlier game does not make that the current game.
            if row.row.number == 0 {
                self.current.insert(table, game.clone());
            }
            if !self.arbiters.is_empty() {
                let of_game = of_games.entry(game.clone()).or_insert_with(|| (table, Vec::new()));
                of_game.1.push(row.clone());
            }
            (self.tell)(HallNews::Row(Box::new(row.of_table(table, game))));
        }
        for (game, (table, rows)) in of_games {
            let mut letter: Vec<HallRow> = Vec::new();
            let mut bytes = 0;
            for row in rows {
                let length = row.row.body.len() + LINE_OF_A_ROW;
                if bytes + length > LONGEST_LETTER && !letter.is_empty() {
                    let (game, rows) = (game.clone(), std::mem::take(&mut letter));
                    self.tell_desks(DeskNews::Rows { table, game, rows });
                    bytes = 0;
                }
                bytes += length;
                letter.push(row);
            }
            self.tell_desks(DeskNews::Rows { table, game, rows: letter });
        }
    }

    pub(in crate::hall) fn tell_foreign(&mut self, table: TableNumber, why: NotOfTheRecord) {
        (self.tell)(HallNews::Foreign { table, why });
        self.tell_desks(DeskNews::Foreign { table, why });
    }

    pub(super) async fn have(
        &self,
        client: &Client,
        table: TableNumber,
        game: &str,
        chain: &Chain,
    ) -> Option<()> {
        let told = format!("have {game} {} {}", chain.rows(), hex(chain.last().as_bytes()));
        self.tell_table(client, table, &told).await
    }

    /// Sends a sealed letter to a table.
    pub(super) async fn tell_table(
        &self,
        client: &Client,
        table: TableNumber,
        told: &str,
    ) -> Option<()> {
        let Some(key) = (self.proofs)(HallMember::Table(table)) else { return Some(()) };
        let subject = subjects::told(table);
        let sealed = seal(&key, &subject, told.as_bytes());
        client.publish(subject, sealed.into()).await.ok()
    }

    /// Sends a sealed order to its table.
    pub(in crate::hall) async fn send_order(
        &self,
        client: &Client,
        order: &SignedOrder,
    ) -> Option<()> {
        self.tell_table(client, order.0.table, &told_of(order)).await
    }

    /// Tells a table which players are paired there, or that none are. A game of an earlier round belongs to another
    /// pair.
    async fn tell_pair(&self, client: &Client, table: TableNumber, game: &str) -> Option<()> {
        let pair = PairInHall::write_at(&self.pairs, table);
        let told = match self.round.zip(pair).filter(|_| !self.earlier.contains(game)) {
            None => format!("{PAIR} -"),
            Some((round, pair)) => format!("{PAIR} {round}\n{pair}"),
        };
        self.tell_table(client, table, &told).await
    }

    /// Answers a table: how much of its game is kept, and the orders that it has not taken.
    pub(super) async fn answer(
        &mut self,
        client: &Client,
        asked: &async_nats::Message,
    ) -> Option<()> {
        let table = subjects::of_asked(&asked.subject);
        if table.is_some_and(|table| !self.answers(table, asked.payload.len())) {
            return Some(());
        }
        let key = table.and_then(|table| (self.proofs)(HallMember::Table(table)));
        let letter = key.and_then(|key| open(&key, &asked.subject, &asked.payload));
        let (Some(table), Some(letter)) = (table, letter) else {
            self.is_unsealed();
            return Some(());
        };
        let text = std::str::from_utf8(&letter).unwrap_or_default();
        if let Some(shown) = told_clock::shown(text) {
            self.shows(table, shown, timepiece::wall());
            return Some(());
        }
        if let Some(game) = text.strip_prefix(ASKS_FOR_PAIR) {
            self.hear(table);
            return self.tell_pair(client, table, game).await;
        }
        let parts: Vec<&str> = text.split(' ').collect();
        let [game, count, taken] = parts[..] else { return Some(()) };
        self.hear(table);
        // For an earlier game, orders are not taken any more.
        let is_current = taken != "-";
        if is_current && subjects::is_game(game) {
            self.claims(table, game);
        }
        let kept = self.games.get(game).map_or(0, |(_, chain)| chain.rows());
        if count.parse().is_ok_and(|count: u64| count > kept)
            && let Some(left) = self.allowance(table, Instant::now())
            && std::mem::take(&mut left.has_left_out)
        {
            return self.tell_table(client, table, &format!("again {game} {kept}")).await;
        }
        let is_at_venue = self.venues.iter().any(|venue| venue.has(HallMember::Table(table)));
        // If the disk refuses, another connection does not help.
        let may_be_stuck = is_current && !is_at_venue && self.disk == HallsDisk::Takes;
        if may_be_stuck && self.is_stuck(table, game, count.parse().unwrap_or(0)) {
            return None;
        }
        let Some((owner, chain)) = self.games.get(game).copied() else { return Some(()) };
        if owner != table {
            return Some(());
        }
        self.have(client, table, game, &chain).await?;
        let Ok(taken) = taken.parse() else { return Some(()) };
        match self.store.orders_after(table, game, taken) {
            Ok(orders) => {
                for order in orders {
                    self.send_order(client, &order).await?;
                }
            }
            Err(fault) => (self.tell)(HallNews::NotKept(fault.to_string())),
        }
        Some(())
    }
}
