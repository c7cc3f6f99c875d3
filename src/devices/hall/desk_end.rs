//! The connection of an arbiter's desk on another machine to its hall: catches up with every game, follows the hall's
//! news, and asks it to do what the arbiter does. The hall decides and keeps everything.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use async_nats::{Client, Subscriber};
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, sleep, timeout};

use super::desk_letter::{
    CaseOwner, DeskInHall, DeskNews, GAMES_AT_ONCE, GameInHall, PairInHall, read_outcome,
};
use super::desk_request::DeskRequest;
use super::orders::ArbiterPublic;
use super::patience::SeekersPatience;
use super::sealed_letter::{open, seal};
use super::sent_order::mark;
use super::way_in::{NoWayIn, STEP, WayIn};
use super::{DeskNumber, HallCode, HallMember, HallRow, TableNumber, subjects};
use crate::hall_protocol::{ActOutcome, DeskWish, HallNews, TableRow};
use crate::owner::OwnerListens;

/// How many actions of the desk may wait.
const MOST_WISHES: usize = 64;
/// How often a desk checks that it has heard everything.
const ASKS: Duration = Duration::from_secs(4);
/// How often an action is requested before the hall counts as away.
const TRIES: usize = 3;

pub struct DeskEnd {
    wishes: mpsc::Sender<DeskWish>,
    leaves: Arc<Notify>,
    listens: OwnerListens,
    thread: Option<JoinHandle<()>>,
}

impl DeskEnd {
    /// Looks for the hall.
    ///
    /// # Errors
    /// If the system gives no thread, or has no memory for the code; or if the code is that of a table.
    pub fn join<E: Send + 'static>(
        code: &HallCode,
        wrap: fn(HallNews) -> E,
        events: SyncSender<E>,
    ) -> std::io::Result<DeskEnd> {
        let HallMember::Desk(desk) = code.member else {
            return Err(std::io::ErrorKind::InvalidInput.into());
        };
        let way_in = WayIn::of(code)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (wishes, wished) = mpsc::channel(MOST_WISHES);
        let leaves = Arc::new(Notify::new());
        let listens = OwnerListens::default();
        let heard = listens.clone();
        let follower = HallFollower {
            desk,
            way_in,
            wished,
            has: BTreeMap::new(),
            told: LastTold::Nothing,
            patience: SeekersPatience::default(),
            tell: Box::new(move |news| {
                heard.tell(&events, wrap(news));
            }),
        };
        let left = leaves.clone();
        let thread = thread::Builder::new().name("desk".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    () = left.notified() => {}
                    () = follower.follow() => {}
                }
            });
            runtime.shutdown_timeout(Duration::from_millis(100));
        })?;
        Ok(DeskEnd { wishes, leaves, listens, thread: Some(thread) })
    }

    /// Requests an action in the hall. Returns whether it could be queued. Its outcome comes as news.
    #[must_use]
    pub fn wish(&self, wish: DeskWish) -> bool {
        self.wishes.try_send(wish).is_ok()
    }
}

impl Drop for DeskEnd {
    fn drop(&mut self) {
        self.listens.no_more();
        self.leaves.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The last news about the connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LastTold {
    Nothing,
    Together,
    Alone,
    NotTheHall,
}

/// The task that follows the hall.
struct HallFollower {
    desk: DeskNumber,
    way_in: WayIn,
    wished: mpsc::Receiver<DeskWish>,
    /// How many rows of each game have been passed on.
    has: BTreeMap<String, u64>,
    told: LastTold,
    tell: Box<dyn Fn(HallNews) + Send>,
    patience: SeekersPatience,
}

/// An open connection.
struct DeskWay {
    desk: DeskNumber,
    /// The key that seals letters.
    key: [u8; 32],
    /// The key with which the hall signs its news.
    arbiter: ArbiterPublic,
    client: Client,
    cuts: mpsc::Receiver<()>,
    news: Subscriber,
    /// The number of the latest news that was heard. `None` if some was missed.
    heard: Option<u64>,
}

impl HallFollower {
    async fn follow(mut self) {
        loop {
            let now_told = match self.meet().await {
                Ok(never) => match never {},
                Err(NoWayIn::Cut) => LastTold::Alone,
                Err(NoWayIn::NotTheHall) => LastTold::NotTheHall,
            };
            if self.told != now_told {
                self.told = now_told;
                (self.tell)(match now_told {
                    LastTold::NotTheHall => HallNews::NotTheHall,
                    _ => HallNews::Alone,
                });
            }
            let wait = self.patience.lost();
            self.refuse_for(wait).await;
        }
    }

    /// Waits, and meanwhile refuses every action.
    async fn refuse_for(&mut self, wait: Duration) {
        let until = Instant::now() + wait;
        while let Ok(Some(wish)) =
            timeout(until.saturating_duration_since(Instant::now()), self.wished.recv()).await
        {
            (self.tell)(HallNews::Acted { wish, outcome: ActOutcome::HallAway });
        }
    }

    async fn meet(&mut self) -> Result<Infallible, NoWayIn> {
        let found = self.way_in.greeted().await?;
        let (cut, cuts) = mpsc::channel(1);
        let client = self.way_in.signed_in(&found, cut, self.patience.step()).await?;
        self.patience.met();
        let news = client.subscribe(subjects::DESK_NEWS).await.map_err(|_| NoWayIn::Cut)?;
        let (key, arbiter) = (self.way_in.proof(), found.arbiter);
        let mut way = DeskWay { desk: self.desk, key, arbiter, client, cuts, news, heard: None };
        self.catch_up(&mut way).await?;
        self.told = LastTold::Together;
        (self.tell)(HallNews::Together);
        let mut asked = Instant::now();
        loop {
            tokio::select! {
                _ = way.cuts.recv() => return Err(NoWayIn::Cut),
                news = way.news.next() => {
                    let news = news.ok_or(NoWayIn::Cut)?;
                    self.take_news(&mut way, &news.payload).await?;
                }
                Some(wish) = self.wished.recv() => {
                    let outcome = way.does(&wish).await;
                    let is_cut = outcome == ActOutcome::Unanswered;
                    (self.tell)(HallNews::Acted { wish, outcome });
                    if is_cut {
                        return Err(NoWayIn::Cut);
                    }
                }
                () = sleep(ASKS.saturating_sub(asked.elapsed())) => {
                    asked = Instant::now();
                    self.look_whether_all_came(&mut way).await?;
                }
            }
        }
    }

    /// Fetches everything that the hall has and this desk does not.
    async fn catch_up(&mut self, way: &mut DeskWay) -> Result<(), NoWayIn> {
        let heard = way.told_so_far().await?;
        let who = way.asks(&DeskRequest::Who).await?;
        let DeskInHall { tables, name, sections, low_clock } =
            DeskInHall::read(&who).ok_or(NoWayIn::Cut)?;
        (self.tell)(HallNews::Desk { name, sections, tables, low_clock });
        self.ask_for_pairs(way).await?;
        let before = self.told == LastTold::Nothing;
        let mut after = 0;
        loop {
            let games = way.asks(&DeskRequest::Games { after }).await?;
            let games = GameInHall::read_all(&games).ok_or(NoWayIn::Cut)?;
            let is_last = games.len() < GAMES_AT_ONCE;
            for GameInHall { table, game, rows, is_heard, is_earlier } in games {
                after = table;
                if is_earlier {
                    (self.tell)(HallNews::OfEarlierRound(game.clone()));
                }
                self.fetch(way, table, &game, rows, before).await?;
                let news = if is_heard { HallNews::Heard } else { HallNews::Silent };
                (self.tell)(news(table));
            }
            if is_last {
                break;
            }
        }
        let cases = way.asks(&DeskRequest::Cases).await?;
        for owner in CaseOwner::read_all(&cases).ok_or(NoWayIn::Cut)? {
            (self.tell)(owner.told(true));
        }
        way.heard = Some(heard);
        Ok(())
    }

    /// Asks which players are at which table.
    async fn ask_for_pairs(&mut self, way: &mut DeskWay) -> Result<(), NoWayIn> {
        let mut after = 0;
        loop {
            let pairs = way.asks(&DeskRequest::Pairs { after }).await?;
            let pairs = PairInHall::read_all(&pairs).ok_or(NoWayIn::Cut)?;
            let is_last = pairs.len() < GAMES_AT_ONCE;
            for PairInHall { table, white, black } in pairs {
                after = table;
                (self.tell)(HallNews::Pair { table, names: [white, black] });
            }
            if is_last {
                return Ok(());
            }
        }
    }

    /// Fetches the rows of a game up to `rows`.
    async fn fetch(
        &mut self,
        way: &DeskWay,
        table: TableNumber,
        game: &str,
        rows: u64,
        before: bool,
    ) -> Result<(), NoWayIn> {
        while let from = self.has.get(game).copied().unwrap_or(0)
            && from < rows
        {
            let request = DeskRequest::Rows { game: game.to_owned(), from };
            let letter = way.asks(&request).await?;
            let rows = HallRow::read_all(letter.as_bytes()).ok_or(NoWayIn::Cut)?;
            self.take_rows(table, game, rows, before);
            if self.has.get(game).copied().unwrap_or(0) == from {
                return Err(NoWayIn::Cut);
            }
        }
        Ok(())
    }

    /// Passes on the rows that come next.
    fn take_rows(&mut self, table: TableNumber, game: &str, rows: Vec<HallRow>, before: bool) {
        for row in rows {
            let has = self.has.entry(game.to_owned()).or_insert(0);
            if row.row.number == *has {
                *has += 1;
                let row = row.of_table(table, game.to_owned());
                let row = TableRow { is_of_before: before, ..row };
                (self.tell)(HallNews::Row(Box::new(row)));
            }
        }
    }

    async fn take_news(&mut self, way: &mut DeskWay, signed: &[u8]) -> Result<(), NoWayIn> {
        // News without the hall's signature was put there by the server for somebody else.
        let news = way.arbiter.news_of(signed).and_then(DeskNews::read);
        let Some((number, news)) = news else { return Ok(()) };
        // News from before catching up is included already. If some is missing, catch up again.
        match way.heard {
            Some(heard) if number <= heard => return Ok(()),
            Some(heard) if number == heard + 1 => way.heard = Some(number),
            _ => return self.catch_up(way).await,
        }
        match news {
            DeskNews::Rows { table, game, rows } => {
                let first = rows.first().map_or(0, |row| row.row.number);
                self.fetch(way, table, &game, first, false).await?;
                self.take_rows(table, &game, rows, false);
            }
            DeskNews::Case(owner) => (self.tell)(owner.told(false)),
            DeskNews::Silent(table) => (self.tell)(HallNews::Silent(table)),
            DeskNews::Heard(table) => (self.tell)(HallNews::Heard(table)),
            DeskNews::Foreign { table, why } => (self.tell)(HallNews::Foreign { table, why }),
            DeskNews::Unsealed => (self.tell)(HallNews::Unsealed),
            DeskNews::Clock { table, apart } => (self.tell)(HallNews::Clock { table, apart }),
            DeskNews::NoRoom => (self.tell)(HallNews::NoRoom),
            DeskNews::NotKept(reason) => (self.tell)(HallNews::NotKept(reason)),
            DeskNews::KeptAgain => (self.tell)(HallNews::KeptAgain),
        }
        Ok(())
    }

    /// Checks for news that was lost and not followed by more.
    async fn look_whether_all_came(&mut self, way: &mut DeskWay) -> Result<(), NoWayIn> {
        let told = way.told_so_far().await?;
        // News in flight was sent before the answer, and arrives over the same connection.
        while way.heard.is_some_and(|heard| heard < told) {
            match timeout(STEP, way.news.next()).await {
                Ok(Some(news)) => self.take_news(way, &news.payload).await?,
                Ok(None) => return Err(NoWayIn::Cut),
                Err(_) => return self.catch_up(way).await,
            }
        }
        match way.heard.is_some_and(|heard| heard > told) {
            // The hall was restarted, and counts from zero.
            true => self.catch_up(way).await,
            false => Ok(()),
        }
    }
}

impl DeskWay {
    /// Asks the hall, and returns its answer as text.
    async fn asks(&self, request: &DeskRequest) -> Result<String, NoWayIn> {
        let subject = subjects::desk_asks(self.desk);
        let sealed = seal(&self.key, &subject, request.write().as_bytes());
        let asked = self.client.request(subject, sealed.into());
        let answer =
            timeout(STEP, asked).await.map_err(|_| NoWayIn::Cut)?.map_err(|_| NoWayIn::Cut)?;
        let letter = open(&self.key, &answer.subject, &answer.payload).ok_or(NoWayIn::Cut)?;
        String::from_utf8(letter).map_err(|_| NoWayIn::Cut)
    }

    async fn told_so_far(&self) -> Result<u64, NoWayIn> {
        self.asks(&DeskRequest::Here).await?.parse().map_err(|_| NoWayIn::Cut)
    }

    /// Requests an action that is done once, however often it is sent.
    async fn does(&self, wish: &DeskWish) -> ActOutcome {
        let Some(mark) = mark() else { return ActOutcome::HallAway };
        let request = DeskRequest::Wish { wish: wish.clone(), mark };
        for _ in 0..TRIES {
            if let Ok(answer) = self.asks(&request).await
                && let Some(outcome) = read_outcome(&answer)
            {
                return outcome;
            }
        }
        ActOutcome::Unanswered
    }
}
