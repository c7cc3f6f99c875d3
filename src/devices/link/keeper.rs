//! Keeps the link: holds the connection, checks that the other end is alive, and makes a new connection when one
//! breaks.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::LinkEvent;
use super::admission::Admission;
use super::allowance::Allowance;
use super::greeting::{Failed, Met};
use super::guesses::Guesses;
use super::input::{ConnectionNumber, LinkInput};
use super::sealed::{Frame, Inward, Outward};
use super::secret::SharedKey;
use super::seeker::{AfterAttempt, Seeker};
use super::teller::Teller;

/// Time between two signs of life.
const BEAT: Duration = Duration::from_secs(1);
/// Without a sign of life for this long, the other end counts as gone.
const SILENCE: Duration = Duration::from_secs(4);
/// If the other end does not acknowledge what was sent for this long, it counts as deaf.
const UNANSWERED: Duration = Duration::from_secs(6);
/// How soon to try again when the owner's queue is full.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// How the connection is made.
pub(super) enum Seeking {
    /// The other end comes to our door.
    AtTheDoor(Admission),
    /// We go to the door of the other end.
    Goes(Seeker),
}

struct Connection {
    outward: Outward,
    reader: JoinHandle<()>,
    key: SharedKey,
    /// How many frames had been sent at the moment when all before were acknowledged, and that moment.
    unanswered: (u64, Instant),
}

impl Connection {
    /// Whether the other end has failed for too long to acknowledge what was sent.
    fn is_deaf(&mut self, now: Instant) -> bool {
        let (sent, since) = self.unanswered;
        if self.outward.answered() >= sent {
            self.unanswered = (self.outward.sent(), now);
            return false;
        }
        now.saturating_duration_since(since) > UNANSWERED
    }
}

/// Whether the owner was told that the other end is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Waits {
    Untold,
    Told,
}

pub(super) struct LinkKeeper {
    inputs: Receiver<LinkInput>,
    to_self: SyncSender<LinkInput>,
    teller: Teller,
    seeking: Seeking,
    connection: Option<Connection>,
    generation: ConnectionNumber,
    waits: Waits,
    /// The key that the owner has.
    known: Option<SharedKey>,
    /// When to look for the other end again. `None` while connected or after a refusal.
    seek_at: Option<Instant>,
}

impl LinkKeeper {
    pub(super) fn new(
        inputs: Receiver<LinkInput>,
        to_self: SyncSender<LinkInput>,
        seeking: Seeking,
        known: Option<SharedKey>,
        teller: Teller,
    ) -> LinkKeeper {
        LinkKeeper {
            inputs,
            to_self,
            teller,
            seeking,
            connection: None,
            generation: ConnectionNumber(0),
            waits: Waits::Untold,
            known,
            seek_at: Some(Instant::now()),
        }
    }

    /// Runs in the thread until the link is closed.
    pub(super) fn run(mut self) {
        let mut beat_at = Instant::now() + BEAT;
        loop {
            let now = Instant::now();
            self.teller.tell_waiting();
            if self.seek_at.is_some_and(|at| at <= now) {
                self.seek();
            }
            if beat_at <= now {
                beat_at = now + BEAT;
                self.beat(now);
            }
            let wake = self.seek_at.map_or(beat_at, |at| at.min(beat_at));
            let wake = if self.teller.waits() { wake.min(now + LOOK_AGAIN) } else { wake };
            match self.inputs.recv_timeout(wake.saturating_duration_since(now)) {
                Ok(LinkInput::Close) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(input) => self.take(input),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        self.leave();
    }

    fn take(&mut self, input: LinkInput) {
        match input {
            LinkInput::Send(letter) => self.send(&Frame::Letter(letter)),
            LinkInput::Met(met) => self.meet(met),
            LinkInput::Came(generation, letter) if generation == self.generation => {
                self.came(letter);
            }
            LinkInput::Broke(generation) if generation == self.generation => self.part(),
            LinkInput::WrongCodeTried { tried } if Guesses::are_told(tried) => {
                self.teller.tell(LinkEvent::WrongCodeTried { tried });
            }
            LinkInput::Failed(failed) => self.failed(&failed),
            LinkInput::Came(..)
            | LinkInput::Broke(..)
            | LinkInput::WrongCodeTried { .. }
            | LinkInput::Close => {}
        }
    }

    fn beat(&mut self, now: Instant) {
        if self.connection.as_mut().is_some_and(|connection| connection.is_deaf(now)) {
            self.part();
        }
        self.send(&Frame::Sign);
    }

    fn send(&mut self, frame: &Frame) {
        if let Some(connection) = &mut self.connection
            && connection.outward.send(frame).is_err()
        {
            self.part();
        }
    }

    fn came(&mut self, letter: Vec<u8>) {
        if let (Some(connection), Seeking::AtTheDoor(admission)) = (&self.connection, &self.seeking)
        {
            admission.settle(&connection.key);
        }
        // The letter is lost. The owner asks for it again when the link is back.
        if self.teller.letter(letter).is_err() {
            self.part();
        }
    }

    /// A new connection. It replaces an old one whose break was not noticed.
    fn meet(&mut self, met: Met) {
        self.drop_connection();
        self.generation = ConnectionNumber(self.generation.0 + 1);
        self.seek_at = None;
        if let Seeking::Goes(seeker) = &mut self.seeking {
            seeker.met(&met.key);
        }
        if self.known.as_ref() != Some(&met.key) {
            self.known = Some(met.key.clone());
            self.teller.tell(LinkEvent::Met(met.key.clone()));
        }
        let generation = self.generation;
        let (inward, keeper) = (met.sealed.inward, self.to_self.clone());
        let reader = std::thread::Builder::new()
            .name("letters".to_owned())
            .spawn(move || read(inward, generation, &keeper));
        let outward = met.sealed.outward;
        let Ok(reader) = reader else {
            outward.close();
            self.seek_soon();
            return;
        };
        let unanswered = (outward.sent(), Instant::now());
        self.connection = Some(Connection { outward, reader, key: met.key, unanswered });
        self.waits = Waits::Told;
        self.teller.tell(LinkEvent::Together);
    }

    fn part(&mut self) {
        self.drop_connection();
        self.teller.tell(LinkEvent::Alone);
        self.seek_soon();
    }

    fn drop_connection(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.outward.close();
            // It ends by itself now that its connection is closed. Don't wait for it: it may itself be waiting for room
            // in our queue.
            drop(connection.reader);
            // Late letters of the old connection are ignored.
            self.generation = ConnectionNumber(self.generation.0 + 1);
        }
    }

    fn failed(&mut self, failed: &Failed) {
        let Seeking::Goes(seeker) = &mut self.seeking else { return };
        match seeker.failed(failed) {
            AfterAttempt::Again(pause, told) => {
                self.seek_at = Some(Instant::now() + pause);
                told.into_iter().for_each(|told| self.teller.tell(told));
                // Without this, an owner who was never connected would hear nothing.
                if matches!(failed, Failed::Broken(_)) && self.waits == Waits::Untold {
                    self.waits = Waits::Told;
                    self.teller.tell(LinkEvent::Alone);
                }
            }
            AfterAttempt::Never(refused) => self.teller.tell(LinkEvent::Refused(refused)),
        }
    }

    fn seek_soon(&mut self) {
        if let Seeking::Goes(seeker) = &self.seeking {
            self.seek_at = Some(Instant::now() + seeker.pause());
        }
    }

    fn seek(&mut self) {
        self.seek_at = None;
        let Seeking::Goes(seeker) = &mut self.seeking else { return };
        if let Err(error) = seeker.go(&self.to_self) {
            self.failed(&Failed::Broken(error));
        }
    }

    fn leave(mut self) {
        self.drop_connection();
        // With the queue gone, no thread waits for room in it.
        drop(self.inputs);
        if let Seeking::Goes(seeker) = &mut self.seeking {
            seeker.stop();
        }
    }
}

/// Runs in the reader's thread: passes letters on until the connection ends or is silent for too long.
fn read(mut inward: Inward, generation: ConnectionNumber, keeper: &SyncSender<LinkInput>) {
    let mut allowance = Allowance::new(Instant::now());
    while let Ok(frame) = inward.next(SILENCE) {
        let length = match frame {
            Frame::Sign => 0,
            Frame::Letter(letter) => {
                let length = letter.len();
                if keeper.send(LinkInput::Came(generation, letter)).is_err() {
                    return;
                }
                length
            }
        };
        std::thread::sleep(allowance.spend(length, Instant::now()));
    }
    let _ = keeper.send(LinkInput::Broke(generation));
}
