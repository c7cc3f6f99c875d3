//! A table's open connection to its hall: its questions, the rows it sends, and the letters it takes. Finding the
//! hall is in `table_end`.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::{self, context::PublishErrorKind, message::PublishMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::allowance::TablePace;
use super::desk_letter::PairInHall;
use super::greeting::{HallFound, ServersFound};
use super::orders::SentOrder;
use super::sealed_letter::{open, seal};
use super::told_clock::ToldClock;
use super::way_in::NoWayIn;
use super::{HallRow, Outbox, TableNumber, subjects};
use crate::hex::{hex, unhex};

/// After how long to ask the stream whether it has a letter: when the server shuts a member out, the acknowledgement
/// may be lost.
const ACKNOWLEDGED: Duration = Duration::from_millis(500);

/// A name that no game has.
const NO_GAME: &str = "0000000000000000";

/// How a table asks for its pair, before the name of its game; and the first word of the answer.
pub(super) const ASKS_FOR_PAIR: &str = "pair ";
pub(super) const PAIR: &str = "pair";

/// News for a table from its hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableNews {
    /// The hall was found, for the first time or again.
    Together,
    /// The hall is away.
    Alone,
    /// What answers does not know this table's code.
    NotTheHall,
    /// Another device writes as this table: two have the same code.
    Doubled,
    /// The hall has a different record of this game.
    HallDiffers,
    /// The players at this table by the pairings of the round.
    Pair {
        table: TableNumber,
        round: u16,
        /// White and Black.
        names: [String; 2],
    },
    /// An order of the arbiter.
    Order {
        /// Counted for each game from 1.
        number: u64,
        /// The name of the arbiter.
        arbiter: String,
        text: String,
    },
}

/// Why a connection ended.
pub(super) enum WayEnded {
    /// The connection was lost, or nothing answered.
    Cut,
    /// A fault that stays until somebody acts. It is tried again slowly.
    Fault(TableNews),
}

impl From<NoWayIn> for WayEnded {
    fn from(why: NoWayIn) -> WayEnded {
        match why {
            NoWayIn::Cut => WayEnded::Cut,
            NoWayIn::NotTheHall => WayEnded::Fault(TableNews::NotTheHall),
        }
    }
}

/// An open connection.
pub(super) struct TableWay {
    table: TableNumber,
    /// The key that seals letters.
    key: [u8; 32],
    client: Client,
    stream: jetstream::Context,
    found: HallFound,
    cuts: mpsc::Receiver<()>,
    /// The games that are being sent.
    sending: BTreeMap<String, Sending>,
    /// The last order that was passed on.
    delivered: u64,
    clock: ToldClock,
    /// Whether the hall has said who plays here, or that it does not know.
    is_pair_told: bool,
}

/// How far a game has been sent.
#[derive(Clone, Copy, Default)]
struct Sending {
    next: u64,
    /// The sequence number of its last letter in the stream.
    sequence: u64,
}

impl TableWay {
    /// A connection to a hall that was found, with the last order that was passed on.
    pub(super) fn opened(
        table: TableNumber,
        key: [u8; 32],
        client: Client,
        found: HallFound,
        cuts: mpsc::Receiver<()>,
        delivered: u64,
    ) -> TableWay {
        let stream = jetstream::new(client.clone());
        let (sending, clock) = (BTreeMap::new(), ToldClock::not_yet());
        let is_pair_told = false;
        TableWay {
            table,
            key,
            client,
            stream,
            found,
            cuts,
            sending,
            delivered,
            clock,
            is_pair_told,
        }
    }

    /// Waits until the connection is lost.
    pub(super) async fn is_cut(&mut self) {
        self.cuts.recv().await;
    }

    /// Tells the hall how much there is, and asks how much of it the hall has.
    pub(super) async fn ask(&mut self, outbox: &Outbox, taken: &AtomicU64) -> Result<(), WayEnded> {
        for (game, count) in outbox.earlier() {
            self.ask_about(&format!("{game} {count} -")).await?;
        }
        let (game, count) = (outbox.game(), outbox.count());
        let game = game.as_deref().unwrap_or("-");
        self.ask_about(&format!("{game} {count} {}", taken.load(Ordering::Relaxed))).await?;
        // After the question, so that an answer shows that this was heard too.
        if let Some(letter) = self.clock.letter() {
            self.ask_about(&letter).await?;
        }
        match self.is_pair_told {
            true => Ok(()),
            false => self.ask_about(&format!("{ASKS_FOR_PAIR}{game}")).await,
        }
    }

    async fn ask_about(&self, asked: &str) -> Result<(), WayEnded> {
        let subject = subjects::asked(self.table);
        let sealed = seal(&self.key, &subject, asked.as_bytes());
        self.client.publish(subject, sealed.into()).await.map_err(|_| WayEnded::Cut)
    }

    /// Finds the stream of the hall, and how much of the current game is in it.
    pub(super) async fn finds_stream(&mut self, outbox: &Outbox) -> Result<(), WayEnded> {
        match outbox.game() {
            None => drop(self.last_in_stream(NO_GAME, outbox).await?),
            Some(game) => {
                let sending = self.last_in_stream(&game, outbox).await?;
                self.sending.insert(game, sending);
            }
        }
        Ok(())
    }

    /// Sends every row that is not in the stream, earlier games first. If one game is refused, the others are still
    /// sent.
    ///
    /// Returns how long the rest has to wait, if it is too much.
    pub(super) async fn send_waiting(
        &mut self,
        outbox: &Outbox,
        pace: &mut TablePace,
    ) -> Result<Option<Duration>, WayEnded> {
        let earlier: Vec<String> = outbox.earlier().into_iter().map(|(game, _)| game).collect();
        let current = outbox.game();
        self.sending.retain(|game, _| current.as_ref() == Some(game) || earlier.contains(game));
        for game in earlier {
            match self.send_game(&game, outbox, pace).await {
                Ok(None) => {}
                Ok(wait) => return Ok(wait),
                Err(why) => {
                    if matches!(why, WayEnded::Fault(_)) {
                        outbox.give_up(&game);
                    }
                    return Err(why);
                }
            }
        }
        match current {
            None => Ok(None),
            Some(game) => self.send_game(&game, outbox, pace).await,
        }
    }

    /// Sends the rows of a game, as many in each letter as fit, each letter only after the one before has arrived.
    async fn send_game(
        &mut self,
        game: &str,
        outbox: &Outbox,
        pace: &mut TablePace,
    ) -> Result<Option<Duration>, WayEnded> {
        let known = self.sending.get(game).copied();
        let mut sending = match known {
            Some(sending) => sending,
            None => self.last_in_stream(game, outbox).await?,
        };
        loop {
            self.sending.insert(game.to_owned(), sending);
            let (letter, count) = outbox.letter(game, sending.next);
            if count == 0 {
                return Ok(None);
            }
            if let Some(wait) = pace.wait_for(letter.len(), Instant::now()) {
                return Ok(Some(wait));
            }
            let subject = subjects::rows(self.table, game);
            let message =
                PublishMessage::build().payload(seal(&self.key, &subject, &letter).into());
            // For rows from the stream of a venue, the servers of the hall use their own sequence numbers.
            let message = match self.found.servers {
                ServersFound::AtVenue(_) => message,
                _ => message.expected_last_subject_sequence(sending.sequence),
            };
            let sent =
                self.stream.send_publish(subject, message).await.map_err(|_| WayEnded::Cut)?;
            match timeout(ACKNOWLEDGED, sent).await {
                Ok(Ok(stored)) => {
                    sending.next += count;
                    sending.sequence = stored.sequence;
                }
                Ok(Err(error)) if is_refusal(error.kind()) => return Err(WayEnded::Cut),
                // The acknowledgement was late or lost, or somebody else has written: ask the stream. Reconnecting
                // would not make a busy server less busy.
                _ => sending = self.last_in_stream(game, outbox).await?,
            }
        }
    }

    /// How much of a game is in the stream. A sealed row there that is not ours was written by another device with
    /// our code. Letters without our seal are ignored, and all rows are sent after them.
    async fn last_in_stream(&mut self, game: &str, outbox: &Outbox) -> Result<Sending, WayEnded> {
        let asked = self.client.request(subjects::last_row(self.table, game), "".into());
        let answer = tokio::select! {
            answer = asked => answer.map_err(|_| WayEnded::Cut)?,
            _ = self.cuts.recv() => return Err(WayEnded::Cut),
        };
        let none = Sending::default();
        if answer.status.is_some_and(|status| status.as_u16() == 404) {
            return Ok(none);
        }
        let headers = answer.headers.as_ref().ok_or(WayEnded::Cut)?;
        let sequence = headers
            .get(async_nats::header::NATS_SEQUENCE)
            .and_then(|value| value.as_str().parse().ok())
            .ok_or(WayEnded::Cut)?;
        let Some(last) = open(&self.key, &subjects::rows(self.table, game), &answer.payload) else {
            return Ok(Sending { sequence, ..none });
        };
        let last = HallRow::read_all(&last)
            .and_then(|rows| rows.into_iter().next_back())
            .ok_or(WayEnded::Fault(TableNews::Doubled))?;
        let own = outbox.row(game, last.row.number);
        if own.is_none_or(|own| own.row.hash != last.row.hash) {
            return Err(WayEnded::Fault(TableNews::Doubled));
        }
        Ok(Sending { sequence, next: last.row.number + 1 })
    }

    /// Takes a letter of the hall: what it has, from where it wants rows again, who plays here, or an order.
    pub(super) fn take(
        &mut self,
        payload: &[u8],
        outbox: &Outbox,
    ) -> Result<Option<TableNews>, WayEnded> {
        let letter = open(&self.key, &subjects::told(self.table), payload);
        let Some(Ok(text)) = letter.as_deref().map(std::str::from_utf8) else { return Ok(None) };
        self.clock.is_heard();
        let (line, body) = text.split_once('\n').unwrap_or((text, ""));
        let parts: Vec<&str> = line.split(' ').collect();
        let is_ours = |game: &str| outbox.game().as_deref() == Some(game);
        match parts[..] {
            ["have", game, rows, hash] => {
                let Ok(rows) = rows.parse::<u64>() else { return Ok(None) };
                let earlier = outbox.earlier().into_iter().find(|(earlier, _)| earlier == game);
                if earlier.is_none() && !is_ours(game) {
                    return Ok(None);
                }
                let own = rows.checked_sub(1).and_then(|last| outbox.row(game, last));
                if own.is_none_or(|own| hex(&own.row.hash) != hash) {
                    outbox.give_up(game);
                    return Err(WayEnded::Fault(TableNews::HallDiffers));
                }
                if earlier.is_some_and(|(_, count)| count == rows) {
                    outbox.arrived(game);
                }
                Ok(None)
            }
            ["again", game, from] => {
                if let (Some(sending), Ok(from)) = (self.sending.get_mut(game), from.parse::<u64>())
                {
                    sending.next = sending.next.min(from);
                }
                Ok(None)
            }
            [PAIR, round] => {
                self.is_pair_told = true;
                let pair = PairInHall::read_all(body).and_then(|pairs| pairs.into_iter().next());
                let pair = pair.filter(|pair| pair.table == self.table);
                let (Ok(round), Some(pair)) = (round.parse(), pair) else { return Ok(None) };
                let PairInHall { table, white, black } = pair;
                Ok(Some(TableNews::Pair { table, round, names: [white, black] }))
            }
            ["order", game, number, signature] if is_ours(game) => {
                let (Ok(number), Some(signature)) = (number.parse(), unhex(signature)) else {
                    return Ok(None);
                };
                let Some((arbiter, text)) = body.split_once('\n') else { return Ok(None) };
                let (game, arbiter, text) = (game.to_owned(), arbiter.to_owned(), text.to_owned());
                let order = SentOrder { table: self.table, game, number, arbiter, text };
                let is_next = number == self.delivered + 1;
                if !is_next || !self.found.arbiter.has_signed(&order, &signature) {
                    return Ok(None);
                }
                self.delivered = number;
                Ok(Some(TableNews::Order { number, arbiter: order.arbiter, text: order.text }))
            }
            _ => Ok(None),
        }
    }
}

/// Whether the server refuses what was sent.
fn is_refusal(kind: PublishErrorKind) -> bool {
    !matches!(kind, PublishErrorKind::WrongLastSequence | PublishErrorKind::TimedOut)
}
