//! A table's connection to its hall: finds the hall, keeps the connection open and passes on what comes. The table
//! does not wait for it. When the connection is lost it looks for the hall again, without end.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::SyncSender;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, sleep};

use super::allowance::TablePace;
use super::patience::SeekersPatience;
use super::table_way::{TableNews, TableWay, WayEnded};
use super::way_in::WayIn;
use super::{HallCode, HallMember, Outbox, TableNumber, subjects};
use crate::owner::OwnerListens;

/// How often a table asks even if it has nothing new, so that the hall knows that it is there.
const ASKS: Duration = Duration::from_secs(4);
/// How often at most the table is told that the hall is away: an unstable connection is not news each time.
const ALONE_AGAIN: Duration = Duration::from_secs(60);

pub struct TableEnd {
    leaves: Arc<Notify>,
    listens: OwnerListens,
    taken: Arc<AtomicU64>,
    asks: Arc<Notify>,
    thread: Option<JoinHandle<()>>,
}

impl TableEnd {
    /// Looks for the hall. `taken` is the last order in the record.
    ///
    /// # Errors
    /// If the system gives no thread, or has no memory for the code; or if the code is that of a desk.
    pub fn join<E: Send + 'static>(
        code: &HallCode,
        outbox: Outbox,
        taken: u64,
        wrap: fn(TableNews) -> E,
        events: SyncSender<E>,
    ) -> std::io::Result<TableEnd> {
        let HallMember::Table(table) = code.member else {
            return Err(std::io::ErrorKind::InvalidInput.into());
        };
        let way_in = WayIn::of(code)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (leaves, asks) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let taken = Arc::new(AtomicU64::new(taken));
        let listens = OwnerListens::default();
        let heard = listens.clone();
        let seeker = HallSeeker {
            way_in,
            table,
            outbox,
            taken: taken.clone(),
            asks: asks.clone(),
            tell: Box::new(move |news| {
                heard.tell(&events, wrap(news));
            }),
            told_last: None,
            told_alone: None,
            told_fault: None,
            patience: SeekersPatience::default(),
            pace: TablePace::of_a_table(Instant::now()),
        };
        let left = leaves.clone();
        let thread = thread::Builder::new().name("hall".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    () = left.notified() => {}
                    () = seeker.seek() => {}
                }
            });
            // Do not wait for a DNS lookup that hangs.
            runtime.shutdown_timeout(Duration::from_millis(100));
        })?;
        Ok(TableEnd { leaves, listens, taken, asks, thread: Some(thread) })
    }

    /// The record has this order.
    pub fn has_taken(&self, number: u64) {
        self.taken.fetch_max(number, Ordering::Relaxed);
        self.asks.notify_one();
    }
}

impl Drop for TableEnd {
    fn drop(&mut self) {
        self.listens.no_more();
        self.leaves.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct HallSeeker {
    way_in: WayIn,
    table: TableNumber,
    outbox: Outbox,
    taken: Arc<AtomicU64>,
    asks: Arc<Notify>,
    tell: Box<dyn Fn(TableNews) + Send>,
    /// The last news about whether the hall is there.
    told_last: Option<TableNews>,
    /// When the table was last told that the hall is away.
    told_alone: Option<Instant>,
    /// A fault that was told is not repeated until the hall was found in order.
    told_fault: Option<TableNews>,
    patience: SeekersPatience,
    pace: TablePace,
}

impl HallSeeker {
    async fn seek(mut self) {
        loop {
            let wait = match self.meet().await {
                Ok(never) => match never {},
                Err(WayEnded::Cut) => {
                    let recently = |at: Instant| at.elapsed() < ALONE_AGAIN;
                    if !self.told_alone.is_some_and(recently) && self.tells(TableNews::Alone) {
                        self.told_alone = Some(Instant::now());
                    }
                    self.patience.lost()
                }
                Err(WayEnded::Fault(news)) => {
                    if self.told_fault.as_ref() != Some(&news) {
                        self.told_fault = Some(news.clone());
                        self.told_last = None;
                        (self.tell)(news);
                    }
                    self.patience.refused()
                }
            };
            sleep(wait).await;
        }
    }

    /// Tells whether the hall is there, unless that was the last news.
    fn tells(&mut self, news: TableNews) -> bool {
        if self.told_last.as_ref() == Some(&news) {
            return false;
        }
        self.told_last = Some(news.clone());
        (self.tell)(news);
        true
    }

    async fn meet(&mut self) -> Result<std::convert::Infallible, WayEnded> {
        let found = self.way_in.greeted().await?;
        let (cut, cuts) = mpsc::channel(1);
        let client = self.way_in.signed_in(&found, cut, self.patience.step()).await?;
        self.patience.met();
        let mut told =
            client.subscribe(subjects::told(self.table)).await.map_err(|_| WayEnded::Cut)?;
        let delivered = self.taken.load(Ordering::Relaxed);
        let key = self.way_in.proof();
        let mut way = TableWay::opened(self.table, key, client, found, cuts, delivered);
        way.ask(&self.outbox, &self.taken).await?;
        let mut asked = Instant::now();
        // A server may be there before its hall is.
        let doubled = match way.finds_stream(&self.outbox).await {
            Err(WayEnded::Cut) => return Err(WayEnded::Cut),
            found => found,
        };
        self.tells(TableNews::Together);
        doubled?;
        loop {
            let wait = way.send_waiting(&self.outbox, &mut self.pace).await?;
            tokio::select! {
                () = self.outbox.has_news() => {}
                () = self.asks.notified() => {
                    way.ask(&self.outbox, &self.taken).await?;
                }
                () = sleep(wait.unwrap_or_default()), if wait.is_some() => {}
                () = way.is_cut() => return Err(WayEnded::Cut),
                () = sleep(ASKS.saturating_sub(asked.elapsed())) => {
                    way.ask(&self.outbox, &self.taken).await?;
                    asked = Instant::now();
                }
                letter = told.next() => {
                    let letter = letter.ok_or(WayEnded::Cut)?;
                    if let Some(order) = way.take(&letter.payload, &self.outbox)? {
                        (self.tell)(order);
                    }
                }
            }
        }
    }
}
