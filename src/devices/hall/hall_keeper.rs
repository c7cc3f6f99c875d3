//! The thread of a hall: proves and keeps what the stream brings, tells tables how far it has come, and
//! sends orders. What is told was committed before.

use std::collections::BTreeMap;
use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::{self, consumer, stream};
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use super::greeting::ProofKeys;
use super::hall_news::{HallNews, NotOfTheRecord};
use super::orders::{ArbiterKey, SentOrder};
use super::row_letter::hex;
use super::sealed_letter::{open, seal};
use super::signing_in::{Authority, options};
use super::store::{HallStore, StoreFault, StoredGame};
use super::{HallRow, TableNumber, subjects};
use crate::devices::journal::Chain;

/// Rows that are proven and kept together at most.
const MOST_AT_ONCE: usize = 500;
/// How long nothing is heard of a table until it is called silent.
const SILENT: Duration = Duration::from_secs(12);
/// How often the hall looks whether a table has fallen silent.
const LOOKS: Duration = Duration::from_secs(1);
/// How long one step at the server may take.
const STEP: Duration = Duration::from_secs(10);

/// Games, each with its table, as far as they are proven.
type GamesInHall = BTreeMap<String, (TableNumber, Chain)>;

pub(super) struct HallKeeper {
    store: HallStore,
    arbiter: ArbiterKey,
    /// What letters are sealed with, for each table.
    proofs: ProofKeys,
    games: GamesInHall,
    /// The game that each table plays now.
    current: BTreeMap<TableNumber, String>,
    heard: BTreeMap<TableNumber, Option<Instant>>,
    /// When rows of a game were last asked for again.
    asked_again: BTreeMap<String, Instant>,
    tell: Box<dyn Fn(HallNews) + Send>,
}

/// A way to the server that is open.
struct HallWay {
    client: Client,
    cuts: mpsc::Receiver<()>,
    rows: consumer::pull::Ordered,
    asked: async_nats::Subscriber,
}

/// A row as the stream brought it.
struct RowBrought {
    subject: String,
    payload: Vec<u8>,
    sequence: u64,
}

impl HallKeeper {
    pub(super) fn new(
        store: HallStore,
        arbiter: ArbiterKey,
        proofs: ProofKeys,
        tell: Box<dyn Fn(HallNews) + Send>,
    ) -> HallKeeper {
        HallKeeper {
            store,
            arbiter,
            proofs,
            games: BTreeMap::new(),
            current: BTreeMap::new(),
            heard: BTreeMap::new(),
            asked_again: BTreeMap::new(),
            tell,
        }
    }

    pub(super) async fn keep(
        mut self,
        port: u16,
        seed: String,
        authority: String,
        mut wanted: mpsc::Receiver<(TableNumber, String)>,
    ) {
        if let Err(fault) = self.tell_before() {
            (self.tell)(HallNews::NotKept(fault.to_string()));
        }
        let mut is_alone = true;
        loop {
            if let Some(way) = self.connected(port, &seed, &authority).await {
                (self.tell)(HallNews::Together);
                is_alone = false;
                self.serve(way, &mut wanted).await;
            }
            if !is_alone {
                is_alone = true;
                (self.tell)(HallNews::Alone);
            }
            sleep(Duration::from_millis(300)).await;
        }
    }

    /// Tells everything that an earlier run has kept.
    fn tell_before(&mut self) -> Result<(), StoreFault> {
        for StoredGame { table, game, chain } in self.store.games()? {
            for row in self.store.rows(&game)? {
                let (game, row) = (game.clone(), Box::new(row));
                (self.tell)(HallNews::Row { table, game, row, before: true });
            }
            self.current.insert(table, game.clone());
            self.games.insert(game, (table, chain));
        }
        Ok(())
    }

    async fn connected(&self, port: u16, seed: &str, authority: &str) -> Option<HallWay> {
        let authority = Authority::written(authority).ok()?;
        let (cut, cuts) = mpsc::channel(1);
        let connected =
            options(seed, &authority.path(), cut).connect(format!("tls://localhost:{port}"));
        let client = timeout(STEP, connected).await.ok()?.ok()?;
        let context = jetstream::new(client.clone());
        let mut rows =
            timeout(STEP, context.get_or_create_stream(rows_stream())).await.ok()?.ok()?;
        let last = timeout(STEP, rows.info()).await.ok()?.ok()?.state.last_sequence;
        let read_to = self.store.read_to().ok()?;
        // A stream that was made again begins from nothing; what is kept already is known by its number.
        let start = if read_to > last { 1 } else { read_to + 1 };
        let deliver_policy = consumer::DeliverPolicy::ByStartSequence { start_sequence: start };
        let config = consumer::pull::OrderedConfig { deliver_policy, ..Default::default() };
        let consumer = timeout(STEP, rows.create_consumer(config)).await.ok()?.ok()?;
        let rows = timeout(STEP, consumer.messages()).await.ok()?.ok()?;
        let asked = client.subscribe(subjects::ALL_ASKED).await.ok()?;
        Some(HallWay { client, cuts, rows, asked })
    }

    /// Serves tables until the way is cut.
    async fn serve(
        &mut self,
        mut way: HallWay,
        wanted: &mut mpsc::Receiver<(TableNumber, String)>,
    ) {
        let mut looked = Instant::now();
        loop {
            if looked.elapsed() >= LOOKS {
                looked = Instant::now();
                self.look_for_silence();
            }
            let went_on = tokio::select! {
                _ = way.cuts.recv() => None,
                () = sleep(LOOKS.saturating_sub(looked.elapsed())) => Some(()),
                first = way.rows.next() => {
                    let mut brought: Vec<RowBrought> = first.into_iter().filter_map(brought).collect();
                    while brought.len() < MOST_AT_ONCE
                        && let Some(Some(next)) = way.rows.next().now_or_never()
                    {
                        brought.extend(self::brought(next));
                    }
                    match brought.is_empty() {
                        true => None,
                        false => self.take_rows(&way.client, brought).await,
                    }
                }
                asked = way.asked.next() => match asked {
                    None => None,
                    Some(asked) => self.answer(&way.client, &asked).await,
                },
                Some((table, text)) = wanted.recv() => self.order(&way.client, table, &text).await,
            };
            if went_on.is_none() {
                return;
            }
        }
    }

    /// Proves what the stream brought, keeps it, tells it, and tells the tables. Nothing where the
    /// way is cut.
    async fn take_rows(&mut self, client: &Client, brought: Vec<RowBrought>) -> Option<()> {
        let mut kept: Vec<(StoredGame, HallRow)> = Vec::new();
        let (mut again, mut foreign) = (BTreeMap::new(), Vec::new());
        let read_to = brought.last().map_or(0, |last| last.sequence);
        let mut ahead = GamesInHall::new();
        for one in &brought {
            let Some((table, game)) = subjects::of_rows(&one.subject) else { continue };
            // What this table has not sealed, the server has put there for another.
            let key = (self.proofs)(table);
            let Some(letter) = key.and_then(|key| open(&key, &one.subject, &one.payload)) else {
                continue;
            };
            match self.proven((&ahead, &kept), table, game, letter) {
                Ok(Some((row, chain))) => {
                    ahead.insert(game.to_owned(), (table, chain));
                    kept.push((StoredGame { table, game: game.to_owned(), chain }, row));
                }
                Ok(None) => {}
                Err(NoNext::Gap(from)) => drop(again.insert(game.to_owned(), (table, from))),
                Err(NoNext::Foreign(why)) => foreign.push(HallNews::Foreign { table, why }),
            }
        }
        self.kept(&kept, read_to).await;
        let mut haves = BTreeMap::new();
        for (StoredGame { table, game, chain }, row) in kept {
            self.hear(table);
            self.current.insert(table, game.clone());
            self.games.insert(game.clone(), (table, chain));
            haves.insert(table, (game.clone(), chain));
            (self.tell)(HallNews::Row { table, game, row: Box::new(row), before: false });
        }
        // After the rows that it came behind.
        foreign.into_iter().for_each(&self.tell);
        for (table, (game, chain)) in haves {
            self.have(client, table, &game, &chain).await?;
        }
        for (game, (table, from)) in again {
            let recently = self.asked_again.get(&game).is_some_and(|at| at.elapsed() < LOOKS);
            if !recently {
                // Somebody may name games without end.
                self.asked_again.retain(|_, at| at.elapsed() < LOOKS);
                self.asked_again.insert(game.clone(), Instant::now());
                self.tell_table(client, table, &format!("again {game} {from}")).await?;
            }
        }
        Some(())
    }

    /// A row as the next of its game, and the chain with it; nothing for one that is kept already.
    fn proven(
        &self,
        (ahead, just_now): (&GamesInHall, &[(StoredGame, HallRow)]),
        table: TableNumber,
        game: &str,
        payload: &[u8],
    ) -> Result<Option<(HallRow, Chain)>, NoNext> {
        let row = HallRow::read(payload).ok_or(NoNext::Foreign(NotOfTheRecord::Unreadable))?;
        // Only these hold the arbiter's number; nothing else may hide behind a signature.
        if row.withheld && !matches!(row.row.kind.as_str(), "head" | "number") {
            return Err(NoNext::Foreign(NotOfTheRecord::Unreadable));
        }
        let known = ahead.get(game).or_else(|| self.games.get(game));
        let mut chain = match (known, row.key) {
            (Some((owner, _)), _) if *owner != table => {
                return Err(NoNext::Foreign(NotOfTheRecord::OtherTable));
            }
            (Some((_, chain)), _) => *chain,
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
            // Those that came with it are not in the store yet.
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
        row.prove(&mut chain)
            .map_err(|altered| NoNext::Foreign(NotOfTheRecord::Altered(altered)))?;
        Ok(Some((row, chain)))
    }

    /// Keeps rows, however long the disk refuses.
    async fn kept(&mut self, rows: &[(StoredGame, HallRow)], read_to: u64) {
        let mut told = false;
        while let Err(fault) = self.store.keep(rows, read_to) {
            if !told {
                told = true;
                (self.tell)(HallNews::NotKept(fault.to_string()));
            }
            sleep(LOOKS).await;
        }
        if told {
            (self.tell)(HallNews::KeptAgain);
        }
    }

    async fn have(
        &self,
        client: &Client,
        table: TableNumber,
        game: &str,
        chain: &Chain,
    ) -> Option<()> {
        let told = format!("have {game} {} {}", chain.rows(), hex(chain.last().as_bytes()));
        self.tell_table(client, table, &told).await
    }

    /// Tells a table something, sealed.
    async fn tell_table(&self, client: &Client, table: TableNumber, told: &str) -> Option<()> {
        let Some(key) = (self.proofs)(table) else { return Some(()) };
        let subject = subjects::told(table);
        let sealed = seal(&key, &subject, told.as_bytes());
        client.publish(subject, sealed.into()).await.ok()
    }

    async fn send_order(&self, client: &Client, order: &SentOrder, signature: &[u8]) -> Option<()> {
        let SentOrder { table, game, number, text } = order;
        let told = format!("order {game} {number} {}\n{text}", hex(signature));
        self.tell_table(client, *table, &told).await
    }

    /// Answers a table: what is kept of its game, and the orders that it has not taken.
    async fn answer(&mut self, client: &Client, asked: &async_nats::Message) -> Option<()> {
        let Some(table) = subjects::of_asked(&asked.subject) else { return Some(()) };
        let key = (self.proofs)(table);
        let Some(letter) = key.and_then(|key| open(&key, &asked.subject, &asked.payload)) else {
            return Some(());
        };
        let text = std::str::from_utf8(letter).unwrap_or_default();
        let parts: Vec<&str> = text.split(' ').collect();
        let [game, _, taken] = parts[..] else { return Some(()) };
        self.hear(table);
        let (Some((owner, chain)), Ok(taken)) = (self.games.get(game).copied(), taken.parse())
        else {
            return Some(());
        };
        if owner != table {
            return Some(());
        }
        self.have(client, table, game, &chain).await?;
        (self.tell)(HallNews::Taken { table, number: taken });
        let orders = self.store.orders_after(table, game, taken).unwrap_or_default();
        for (order, signature) in orders {
            self.send_order(client, &order, &signature).await?;
        }
        Some(())
    }

    async fn order(&mut self, client: &Client, table: TableNumber, text: &str) -> Option<()> {
        let game = self.current.get(&table).cloned()?;
        let HallKeeper { store, arbiter, .. } = self;
        match store.add_order(table, &game, text, |order| arbiter.sign(order)) {
            Ok((order, signature)) => self.send_order(client, &order, &signature).await,
            Err(fault) => {
                (self.tell)(HallNews::NotKept(fault.to_string()));
                Some(())
            }
        }
    }

    fn hear(&mut self, table: TableNumber) {
        if !matches!(self.heard.insert(table, Some(Instant::now())), Some(Some(_))) {
            (self.tell)(HallNews::Heard(table));
        }
    }

    fn look_for_silence(&mut self) {
        for (table, heard) in &mut self.heard {
            if heard.is_some_and(|at| at.elapsed() > SILENT) {
                *heard = None;
                (self.tell)(HallNews::Silent(*table));
            }
        }
    }
}

/// Why a row is not the next.
enum NoNext {
    /// Those from this one are missing.
    Gap(u64),
    Foreign(NotOfTheRecord),
}

fn brought(
    message: Result<jetstream::Message, consumer::pull::OrderedError>,
) -> Option<RowBrought> {
    let message = message.ok()?;
    let sequence = message.info().ok()?.stream_sequence;
    Some(RowBrought {
        subject: message.subject.to_string(),
        payload: message.payload.to_vec(),
        sequence,
    })
}

/// The stream of all rows: on the disk, and read by each table for itself.
fn rows_stream() -> stream::Config {
    stream::Config {
        name: subjects::STREAM.to_owned(),
        subjects: vec![subjects::ALL_ROWS.to_owned()],
        storage: stream::StorageType::File,
        allow_direct: true,
        ..stream::Config::default()
    }
}
