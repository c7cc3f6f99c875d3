//! The hall's connection to the server: signs in, makes the stream if there is none, and reads it from where it left
//! off. The rows are verified in `hall_keeper`.

use std::sync::Arc;
use std::time::Duration;

use async_nats::jetstream::{self, consumer, stream};
use async_nats::{Client, Message, Subscriber};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::WishAt;
use super::server::HallServer;
use super::server_watch::{SentToServer, watches};
use super::signing_in::{Authority, options};
use super::venue::HallVenue;
use super::{TableNumber, subjects};

/// How long making the stream of a venue may take.
const STEP: Duration = Duration::from_secs(10);

/// How long a server may take to describe the stream.
const ANSWERS: Duration = Duration::from_secs(5);

/// How long forgetting rows may take before it is requested again.
const FORGETS: Duration = Duration::from_millis(800);

/// How long until the server of a venue is tried again.
const VENUE_AGAIN: Duration = Duration::from_secs(2);

/// The server, as the hall signs in to it.
pub(super) struct HallsServer {
    /// The hall's own server, if there is one.
    pub(super) own: Option<Arc<HallServer>>,
    /// Its address, or those of several.
    pub(super) addresses: Vec<String>,
    /// How many of them keep each row.
    pub(super) replicas: usize,
    pub(super) seed: String,
    pub(super) authority: String,
    /// The venues, each with a stream of its own.
    pub(super) venues: Vec<HallVenue>,
}

/// An open connection to the server.
pub(super) struct HallWay {
    pub(super) client: Client,
    pub(super) rows: consumer::pull::Ordered,
    pub(super) asks: HallsAsks,
    /// How much members have sent to the hall's own server.
    pub(super) sent: mpsc::Receiver<Vec<SentToServer>>,
    /// Whether the stream had to be corrected.
    pub(super) found: StreamFound,
    context: jetstream::Context,
    stream: stream::Stream,
    wanted: stream::Config,
    /// The tasks that make the streams of venues, as soon as their servers answer, and that watch the hall's own
    /// server.
    _beside: JoinSet<()>,
}

/// The state in which the stream was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StreamFound {
    AsItShallBe,
    /// Its configuration was different.
    Changed,
}

/// The state of the stream that is being read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StreamNow {
    /// The number of its last letter.
    AsItShallBe {
        last: u64,
    },
    Changed,
    /// The server does not tell.
    NotTold,
}

/// Everything that comes to the hall except rows.
pub(super) struct HallsAsks {
    cuts: mpsc::Receiver<()>,
    tables: Subscriber,
    desks: Subscriber,
}

pub(super) enum AskedOfHall {
    /// A table asks.
    ByTable(Message),
    /// A desk on another machine asks.
    ByDesk(Message),
    /// The desk of the hall itself requests an action.
    Here(WishAt),
}

impl HallsAsks {
    /// The next question or action. `None` if the connection is lost.
    pub(super) async fn next(
        &mut self,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) -> Option<AskedOfHall> {
        tokio::select! {
            _ = self.cuts.recv() => None,
            asked = self.tables.next() => asked.map(AskedOfHall::ByTable),
            asked = self.desks.next() => asked.map(AskedOfHall::ByDesk),
            Some(wish) = wishes.recv() => Some(AskedOfHall::Here(wish)),
        }
    }
}

/// Rows of one game, as the stream brought them.
pub(super) struct RowsBrought {
    pub(super) subject: String,
    pub(super) payload: Vec<u8>,
    pub(super) sequence: u64,
}

/// Why there is no connection to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoHallsWay {
    /// It does not answer.
    Silent,
    /// It lets the hall sign in but does not describe its stream. A server of 2022 stays so forever once its disk was
    /// full; a busy one, for a while.
    Mute,
    /// It answers, but has no stream and does not make one: it has closed its storage.
    NoStream,
}

impl HallWay {
    /// Opens a connection that reads what follows `read_to`. Each step may take as long as `step`.
    pub(super) async fn open(
        server: &HallsServer,
        read_to: u64,
        step: Duration,
    ) -> Result<HallWay, NoHallsWay> {
        let (client, cuts) = HallWay::signed_in(server, step).await.ok_or(NoHallsWay::Silent)?;
        let context = jetstream::new(client.clone());
        let began = Instant::now();
        match HallWay::reads(server, read_to, step, (client, cuts, context.clone())).await {
            Some(way) => Ok(way),
            None if began.elapsed() >= step => Err(NoHallsWay::Mute),
            None => Err(HallWay::why_none(&context, step).await),
        }
    }

    async fn signed_in(
        server: &HallsServer,
        step: Duration,
    ) -> Option<(Client, mpsc::Receiver<()>)> {
        let authority = Authority::of(&server.authority).ok()?;
        let (cut, cuts) = mpsc::channel(1);
        // One after the other: the client by itself gives up after the first that is dead.
        for address in &server.addresses {
            let options = options(&server.seed, &authority, cut.clone(), step);
            if let Ok(Ok(client)) = timeout(step, options.connect(address)).await {
                return Some((client, cuts));
            }
        }
        None
    }

    async fn reads(
        server: &HallsServer,
        read_to: u64,
        step: Duration,
        (client, cuts, context): (Client, mpsc::Receiver<()>, jetstream::Context),
    ) -> Option<HallWay> {
        let wanted = rows_stream(server);
        let (stream, found) = timeout(step, streamed(&context, wanted.clone())).await.ok()?.ok()?;
        let last = stream.cached_info().state.last_sequence;
        // A stream that was made again begins again. Rows that are kept already are recognised by their numbers.
        let start = if read_to > last { 1 } else { read_to + 1 };
        let rows = timeout(step, read_from(&stream, start)).await.ok()??;
        let tables = client.subscribe(subjects::ALL_ASKED).await.ok()?;
        let desks = client.subscribe(subjects::ALL_DESKS_ASK).await.ok()?;
        let asks = HallsAsks { cuts, tables, desks };
        let mut beside = JoinSet::new();
        for venue in &server.venues {
            beside.spawn(venue_has_stream(client.clone(), venue.name().to_owned()));
        }
        let (tells, sent) = mpsc::channel(1);
        if let Some(own) = server.own.clone() {
            beside.spawn(watches(own, (server.addresses.clone(), server.authority.clone()), tells));
        }
        Some(HallWay { client, rows, asks, sent, found, context, stream, wanted, _beside: beside })
    }

    /// A server that is slow, or was lost just now, has not closed its storage.
    async fn why_none(context: &jetstream::Context, step: Duration) -> NoHallsWay {
        use jetstream::context::AccountErrorKind::{JetStream, JetStreamUnavailable};

        let asked = timeout(step, context.query_account()).await;
        match asked.map(|account| account.map_err(|error| error.kind())) {
            Ok(Err(JetStream(_) | JetStreamUnavailable)) => NoHallsWay::NoStream,
            Err(_) => NoHallsWay::Mute,
            _ => NoHallsWay::Silent,
        }
    }

    /// Makes the stream forget the rows of a table. `None` if the server does not do it.
    pub(super) async fn forget_rows(&self, table: TableNumber) -> Option<()> {
        let forgotten = self.stream.purge().filter(subjects::rows(table, ">")).into_future();
        timeout(FORGETS, forgotten).await.ok()?.ok().map(|_| ())
    }

    /// Continues reading after `read_to`, whatever would have come next.
    pub(super) async fn reads_after(&mut self, read_to: u64) -> Option<()> {
        self.rows = timeout(FORGETS, read_from(&self.stream, read_to + 1)).await.ok()??;
        Some(())
    }

    /// The present state of the stream.
    pub(super) async fn stream_now(&self) -> StreamNow {
        let stream = self.context.get_stream(subjects::STREAM);
        let Ok(Ok(stream)) = timeout(ANSWERS, stream).await else { return StreamNow::NotTold };
        let info = stream.cached_info();
        match is_as(&info.config, &self.wanted) {
            true => StreamNow::AsItShallBe { last: info.state.last_sequence },
            false => StreamNow::Changed,
        }
    }
}

/// Reads a stream from this letter on.
async fn read_from(stream: &stream::Stream, start: u64) -> Option<consumer::pull::Ordered> {
    let deliver_policy = consumer::DeliverPolicy::ByStartSequence { start_sequence: start };
    let config = consumer::pull::OrderedConfig { deliver_policy, ..Default::default() };
    let consumer = stream.create_consumer(config).await.ok()?;
    consumer.messages().await.ok()
}

/// The rows in a message of the stream. `None` if the connection is lost.
pub(super) fn brought(
    message: Result<jetstream::Message, consumer::pull::OrderedError>,
) -> Option<RowsBrought> {
    let message = message.ok()?;
    let sequence = message.info().ok()?.stream_sequence;
    Some(RowsBrought {
        subject: message.subject.to_string(),
        payload: message.payload.to_vec(),
        sequence,
    })
}

/// The stream of the hall, made or corrected.
async fn streamed(
    context: &jetstream::Context,
    wanted: stream::Config,
) -> Result<(stream::Stream, StreamFound), async_nats::Error> {
    let there = context.get_stream(subjects::STREAM).await.ok();
    let is_right = |stream: &stream::Stream| is_as(&stream.cached_info().config, &wanted);
    let found = match there.as_ref().is_none_or(is_right) {
        true => StreamFound::AsItShallBe,
        false => StreamFound::Changed,
    };
    let has_sources = wanted.sources.as_ref().is_some_and(|sources| !sources.is_empty());
    match there {
        // It may be from a time when the hall had other venues.
        Some(stream) if found == StreamFound::AsItShallBe && !has_sources => Ok((stream, found)),
        Some(_) => {
            context.update_stream(wanted).await?;
            Ok((context.get_stream(subjects::STREAM).await?, found))
        }
        None => Ok((context.create_stream(wanted).await?, found)),
    }
}

/// Whether a stream has the right settings, in everything that decides which rows it takes, keeps and gives. The
/// organiser may have changed how many servers keep it, and its venues.
fn is_as(there: &stream::Config, wanted: &stream::Config) -> bool {
    let as_wanted = stream::Config {
        name: wanted.name.clone(),
        subjects: wanted.subjects.clone(),
        storage: wanted.storage,
        allow_direct: wanted.allow_direct,
        retention: wanted.retention,
        max_bytes: -1,
        max_messages: -1,
        max_messages_per_subject: -1,
        max_consumers: -1,
        max_message_size: -1,
        max_age: wanted.max_age,
        republish: None,
        mirror: None,
        no_ack: false,
        sealed: false,
        deny_delete: false,
        deny_purge: false,
        allow_rollup: false,
        ..there.clone()
    };
    *there == as_wanted
}

/// The server of a venue may start later than the hall, and its connection may fail.
async fn venue_has_stream(client: Client, domain: String) {
    let context = jetstream::with_domain(client, &domain);
    loop {
        let made = timeout(STEP, context.get_or_create_stream(alone(1))).await;
        if matches!(made, Ok(Ok(_))) {
            return;
        }
        sleep(VENUE_AGAIN).await;
    }
}

/// The stream of all rows, including those of venues, which come from streams there.
fn rows_stream(server: &HallsServer) -> stream::Config {
    let source = |venue: &HallVenue| stream::Source {
        name: subjects::STREAM.to_owned(),
        external: Some(stream::External {
            api_prefix: format!("$JS.{}.API", venue.name()),
            delivery_prefix: None,
        }),
        ..stream::Source::default()
    };
    let sources: Vec<stream::Source> = server.venues.iter().map(source).collect();
    let sources = Some(sources).filter(|sources| !sources.is_empty());
    stream::Config { sources, ..alone(server.replicas) }
}

/// A stream of rows: on disk, and readable directly by each table.
fn alone(replicas: usize) -> stream::Config {
    stream::Config {
        name: subjects::STREAM.to_owned(),
        subjects: vec![subjects::ALL_ROWS.to_owned()],
        storage: stream::StorageType::File,
        allow_direct: true,
        num_replicas: replicas,
        ..stream::Config::default()
    }
}
