//! The thread of a hall: verifies and keeps what the stream brings, and tells tables how much it has. Everything is
//! committed before it is told. Actions of arbiters are in `desk_service`.

mod flood;
mod keeping;
mod proving;
mod silence;
mod strangers;
mod telling;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use async_nats::Client;
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio::time::{Instant, sleep};

use self::keeping::HallsDisk;
use self::proving::NoNext;
use self::strangers::ClaimedGames;
use super::WishAt;
use super::allowance::TableAllowance;
use super::desk_letter::CaseOwner;
use super::greeting::ProofKeys;
use super::hall_place::HallPlace;
use super::halls_way::{
    AskedOfHall, HallWay, HallsServer, NoHallsWay, RowsBrought, StreamFound, StreamNow, brought,
};
use super::orders::ArbiterKey;
use super::patience::SeekersPatience;
use super::sealed_letter::open;
use super::server::HallServer;
use super::store::{HallStore, StoreFault, StoredGame};
use super::store_members::StoredArbiter;
use super::venue::HallVenue;
use super::{HallMember, HallRow, TableNumber, subjects};
use crate::hall_protocol::{HallNews, NotOfTheRecord, TableRow};
use crate::journal::Chain;

/// The most letters that are verified and kept together, and the most bytes of them.
const MOST_AT_ONCE: usize = 500;
const MOST_BYTES_AT_ONCE: usize = 1 << 20;
/// The most questions that are answered before rows are read again.
const MOST_ASKED_AT_ONCE: usize = 500;
/// There is only one hall, so it reconnects to its server almost at once.
const AGAIN: Duration = Duration::from_millis(300);
/// How often the hall checks whether a table has fallen silent.
const LOOKS: Duration = Duration::from_secs(1);
/// How often the hall checks that its stream is configured as it should be and delivers what it has.
const CHECKS: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 30 });

/// Games, each with its table and its chain as far as it is verified.
type GamesInHall = BTreeMap<String, (TableNumber, Chain)>;

pub(super) struct HallKeeper {
    pub(super) store: HallStore,
    pub(super) arbiter_key: ArbiterKey,
    /// The key that seals letters, for each member.
    pub(super) proofs: ProofKeys,
    /// The arbiters on other machines.
    pub(super) arbiters: Vec<StoredArbiter>,
    /// The name of the arbiter at the hall's own desk.
    pub(super) own_name: String,
    pub(super) tables: TableNumber,
    pub(super) low_clock: Option<u16>,
    pub(super) games: GamesInHall,
    /// The round that is being played, if known.
    round: Option<u16>,
    /// The players at each table.
    pub(super) pairs: Vec<[String; 2]>,
    pub(super) earlier: BTreeSet<String>,
    /// The game that each table plays now.
    pub(super) current: BTreeMap<TableNumber, String>,
    pub(super) heard: BTreeMap<TableNumber, Option<Instant>>,
    /// The cases that are taken.
    pub(super) cases: BTreeMap<(String, u32), CaseOwner>,
    /// Venues with a stream of their own, whose rows may come later.
    venues: Vec<HallVenue>,
    /// The tables that say that they have more, how much was known of them then, and since when.
    behind: BTreeMap<TableNumber, (u64, Instant)>,
    /// For how many rows of a table's game the connection was opened again.
    opened_for: BTreeMap<TableNumber, u64>,
    /// When rows of a game were last requested again.
    asked_again: BTreeMap<String, Instant>,
    /// When a letter without a valid seal was last reported.
    unsealed: Option<Instant>,
    /// The games that tables say they are playing.
    claimed: BTreeMap<TableNumber, ClaimedGames>,
    /// The tables whose wall clock is wrong, and by how much.
    apart: BTreeMap<TableNumber, i64>,
    disk: HallsDisk,
    /// How much more is read from each table.
    allowed: BTreeMap<TableNumber, TableAllowance>,
    /// The tables that have just sent too much, and those with letters that were not read.
    flooded: BTreeSet<TableNumber>,
    left_over: BTreeSet<TableNumber>,
    /// When the stream was last told to forget something.
    forgot: Option<Instant>,
    /// How many games and rows of each table are kept.
    kept_of: BTreeMap<TableNumber, (u64, u64)>,
    /// How often in a row the server gave no answer about its stream.
    mute: u8,
    /// How many letters before the last read one are read again.
    reads_again: u64,
    pub(super) tell: Box<dyn Fn(HallNews) + Send>,
    /// The news that desks are still to be sent, and the number of the last one.
    pub(super) desk_news: Vec<Vec<u8>>,
    pub(super) told_desks: u64,
}

impl HallKeeper {
    pub(super) fn new(
        store: HallStore,
        (arbiter_key, proofs): (ArbiterKey, ProofKeys),
        place: &HallPlace,
        tell: Box<dyn Fn(HallNews) + Send>,
    ) -> Result<HallKeeper, StoreFault> {
        let arbiters = store.arbiters()?;
        let cases = store.cases()?.into_iter();
        let cases = cases.map(|owner| ((owner.game.clone(), owner.case), owner)).collect();
        let earlier = match place.round {
            None => BTreeSet::new(),
            Some(round) => store.games_before(round)?,
        };
        Ok(HallKeeper {
            store,
            round: place.round,
            pairs: place.pairs.clone(),
            earlier,
            arbiter_key,
            proofs,
            arbiters,
            own_name: place.own_name.clone(),
            tables: place.tables,
            low_clock: place.low_clock,
            games: BTreeMap::new(),
            current: BTreeMap::new(),
            heard: BTreeMap::new(),
            cases,
            venues: Vec::new(),
            behind: BTreeMap::new(),
            opened_for: BTreeMap::new(),
            asked_again: BTreeMap::new(),
            unsealed: None,
            claimed: BTreeMap::new(),
            apart: BTreeMap::new(),
            disk: HallsDisk::Takes,
            allowed: BTreeMap::new(),
            flooded: BTreeSet::new(),
            left_over: BTreeSet::new(),
            forgot: None,
            kept_of: BTreeMap::new(),
            mute: 0,
            reads_again: 0,
            tell,
            desk_news: Vec::new(),
            told_desks: 0,
        })
    }

    pub(super) async fn keep(mut self, server: HallsServer, mut wishes: mpsc::Receiver<WishAt>) {
        self.venues.clone_from(&server.venues);
        if let Err(fault) = self.tell_before().await {
            (self.tell)(HallNews::NotKept(fault.to_string()));
        }
        let mut is_alone = true;
        let mut patience = SeekersPatience::default();
        loop {
            let way = match self.disk {
                HallsDisk::RefusesTheServer => Err(NoHallsWay::NoStream),
                _ => self.connected(&server, patience.step(), &mut wishes).await,
            };
            let wait = match way {
                Ok(way) => {
                    patience.met();
                    (self.tell)(HallNews::Together);
                    if way.found == StreamFound::Changed {
                        (self.tell)(HallNews::StreamRepaired);
                    }
                    is_alone = false;
                    self.may_keep_again();
                    self.serve(way, server.own.as_ref(), &mut wishes).await;
                    AGAIN
                }
                Err(why) => {
                    self.is_without_stream(why, &server, &mut wishes).await;
                    match self.disk {
                        HallsDisk::RefusesTheServer => LOOKS,
                        _ => patience.lost().min(AGAIN),
                    }
                }
            };
            if !is_alone {
                is_alone = true;
                (self.tell)(HallNews::Alone);
            }
            self.meanwhile(sleep(wait), &mut wishes).await;
        }
    }

    /// Tells everything that an earlier run has kept.
    async fn tell_before(&mut self) -> Result<(), StoreFault> {
        for StoredGame { table, game, chain } in self.store.games()? {
            if self.earlier.contains(&game) {
                (self.tell)(HallNews::OfEarlierRound(game.clone()));
            }
            for row in self.store.rows(&game, 0, u32::MAX)? {
                let row = TableRow { is_of_before: true, ..row.of_table(table, game.clone()) };
                (self.tell)(HallNews::Row(Box::new(row)));
            }
            self.current.insert(table, game.clone());
            self.has_game(table, game, chain);
            // Yield, so that leaving does not wait for all games.
            yield_now().await;
        }
        for owner in self.cases.values() {
            (self.tell)(owner.clone().told(true));
        }
        Ok(())
    }

    /// Notes that a game is kept as far as this chain.
    fn has_game(&mut self, table: TableNumber, game: String, chain: Chain) {
        let rows = chain.rows();
        let before = self.games.insert(game, (table, chain));
        let (games, kept) = self.kept_of.entry(table).or_default();
        *games += u64::from(before.is_none());
        *kept += rows.saturating_sub(before.map_or(0, |(_, chain)| chain.rows()));
    }

    async fn connected(
        &mut self,
        server: &HallsServer,
        step: Duration,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) -> Result<HallWay, NoHallsWay> {
        let read_to = self.store.read_to().map_err(|_| NoHallsWay::Silent)?;
        let read_to = read_to.saturating_sub(std::mem::take(&mut self.reads_again));
        self.meanwhile(HallWay::open(server, read_to, step), wishes).await
    }

    /// Waits for a future. Meanwhile actions of the hall's own desk are kept, and reach a table when it asks.
    async fn meanwhile<T>(
        &mut self,
        awaited: impl Future<Output = T>,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) -> T {
        let mut awaited = std::pin::pin!(awaited);
        loop {
            tokio::select! {
                done = &mut awaited => return done,
                Some(wish) = wishes.recv() => drop(self.do_here(wish)),
            }
        }
    }

    /// Serves tables until the connection is lost.
    async fn serve(
        &mut self,
        mut way: HallWay,
        own: Option<&Arc<HallServer>>,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) {
        let (mut looked, mut checked, mut unread) = (Instant::now(), Instant::now(), None);
        let mut looks_soon = false;
        // A server whose disk was full does not accept rows again by itself.
        while self.disk == HallsDisk::Takes {
            if checked.elapsed() >= CHECKS || std::mem::take(&mut looks_soon) {
                checked = Instant::now();
                let read_to = self.store.read_to().unwrap_or_default();
                let is_behind = match way.stream_now().await {
                    StreamNow::AsItShallBe { last } => last > read_to,
                    StreamNow::Changed => true,
                    StreamNow::NotTold => return,
                };
                // If rows are unread at two checks, and nothing was read in between, they do not come by themselves.
                if is_behind && unread.replace(read_to) == Some(read_to) {
                    return;
                }
                if !is_behind {
                    unread = None;
                }
            }
            if looked.elapsed() >= LOOKS {
                looked = Instant::now();
                self.let_in_again(own);
                // A full server may also be the reason why tables fall silent.
                if self.look_for_silence() {
                    if own.is_some_and(|own| !self.has_room(own)) {
                        return;
                    }
                    looks_soon = true;
                }
            }
            if self.publish_desk_news(&way.client).await.is_none() {
                return;
            }
            let went_on = tokio::select! {
                () = sleep(LOOKS.saturating_sub(looked.elapsed())) => Some(()),
                first = way.rows.next() => {
                    let mut all: Vec<RowsBrought> =
                        first.into_iter().filter_map(brought).collect();
                    let mut bytes = 0;
                    while all.len() < MOST_AT_ONCE
                        && bytes < MOST_BYTES_AT_ONCE
                        && let Some(Some(next)) = way.rows.next().now_or_never()
                    {
                        let next = brought(next);
                        bytes += next.as_ref().map_or(0, |next| next.payload.len());
                        all.extend(next);
                    }
                    match all.is_empty() {
                        true => None,
                        false => self.take_rows((&mut way, own), all, wishes).await,
                    }
                }
                Some(sent) = way.sent.recv() => {
                    self.has_sent(own, &sent);
                    Some(())
                }
                asked = way.asks.next(wishes) => match asked {
                    None => None,
                    Some(asked) => self.take_all_asked(&mut way, asked, wishes).await,
                },
            };
            if went_on.is_none() {
                return;
            }
            self.stop_floods(&mut way, own).await;
        }
    }

    /// Answers a question, and then those that wait behind it, so that a flood does not pile up. `None` if the
    /// connection is lost.
    async fn take_all_asked(
        &mut self,
        way: &mut HallWay,
        first: AskedOfHall,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) -> Option<()> {
        self.take_asked(&way.client, first).await?;
        for _ in 0..MOST_ASKED_AT_ONCE {
            match way.asks.next(wishes).now_or_never() {
                None => break,
                Some(asked) => self.take_asked(&way.client, asked?).await?,
            }
        }
        Some(())
    }

    /// Answers a question. `None` if the connection is lost.
    async fn take_asked(&mut self, client: &Client, asked: AskedOfHall) -> Option<()> {
        match asked {
            AskedOfHall::ByTable(asked) => self.answer(client, &asked).await,
            AskedOfHall::ByDesk(asked) => self.answer_desk(client, &asked).await,
            AskedOfHall::Here(wish) => match self.do_here(wish) {
                None => Some(()),
                Some(order) => self.send_order(client, &order).await,
            },
        }
    }

    /// Verifies the rows that the stream brought, keeps them, and tells them to the hall and the tables. `None` if
    /// the connection is lost.
    async fn take_rows(
        &mut self,
        (way, own): (&mut HallWay, Option<&Arc<HallServer>>),
        brought: Vec<RowsBrought>,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) -> Option<()> {
        let mut kept: Vec<(StoredGame, HallRow)> = Vec::new();
        let (mut again, mut foreign) = (BTreeMap::new(), Vec::new());
        let read_to = brought.last().map_or(0, |last| last.sequence);
        let mut ahead = GamesInHall::new();
        for one in &brought {
            let sender = subjects::of_sender(&one.subject);
            if sender.is_some_and(|table| !self.reads(own, table, one.payload.len())) {
                continue;
            }
            let of_rows = subjects::of_rows(&one.subject);
            // A letter that this table has not sealed was put there by the server for another.
            let key = of_rows.and_then(|(table, _)| (self.proofs)(HallMember::Table(table)));
            let letter = key.and_then(|key| open(&key, &one.subject, &one.payload));
            let (Some((table, game)), Some(letter)) = (of_rows, letter) else {
                self.is_unsealed();
                continue;
            };
            let Some(rows) = HallRow::read_all(&letter) else {
                foreign.push((table, NotOfTheRecord::Unreadable));
                continue;
            };
            for row in rows {
                match self.proven((&ahead, &kept), table, game, &row) {
                    Ok(Some(chain)) => {
                        ahead.insert(game.to_owned(), (table, chain));
                        kept.push((StoredGame { table, game: game.to_owned(), chain }, row));
                    }
                    Ok(None) => {}
                    Err(NoNext::Gap(from)) => drop(again.insert(game.to_owned(), (table, from))),
                    Err(NoNext::Foreign(why)) => foreign.push((table, why)),
                }
            }
        }
        self.kept((&kept, read_to), way, wishes).await?;
        let client = &way.client;
        for (game, (table, chain)) in &ahead {
            self.hear(*table);
            self.has_game(*table, game.clone(), *chain);
        }
        self.tell_rows(kept);
        // After the rows that came before.
        for (table, why) in foreign {
            match why {
                NotOfTheRecord::TooMuch => self.sends_too_much(table),
                _ => self.tell_foreign(table, why),
            }
        }
        for (game, (table, chain)) in &ahead {
            self.have(client, *table, game, chain).await?;
        }
        for (game, (table, from)) in again {
            let recently = self.asked_again.get(&game).is_some_and(|at| at.elapsed() < LOOKS);
            if !recently {
                // A table may name any number of games.
                self.asked_again.retain(|_, at| at.elapsed() < LOOKS);
                self.asked_again.insert(game.clone(), Instant::now());
                self.tell_table(client, table, &format!("again {game} {from}")).await?;
            }
        }
        Some(())
    }
}
