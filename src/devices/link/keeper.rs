//! Keeps the way: which connection there is, whether the other end lives, and a new
//! connection in place of one that broke. Never reads a letter.

use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::greeting::{Met, Secret, Stranger, join};
use super::sealed::{Inward, Outward};
use super::{Event, Refused};

/// How often a sign of life goes out.
const BEAT: Duration = Duration::from_secs(1);
/// Who gives no sign of life for so long is not there.
const SILENCE: Duration = Duration::from_secs(4);
const CONNECTING: Duration = Duration::from_secs(2);
/// How long after a failed attempt the next one is made.
const PAUSES: [Duration; 3] =
    [Duration::from_millis(100), Duration::from_millis(500), Duration::from_secs(2)];

/// What the keeper hears, from all sides.
pub(super) enum Input {
    Send(Vec<u8>),
    Met(Met),
    Failed(Stranger),
    WrongCodeTried { left: u8 },
    Came(Generation, Vec<u8>),
    Broke(Generation),
    Close,
}

/// Which connection a letter came by: one that was given up may still have some.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Generation(u64);

/// How the other end is found.
pub(super) enum Seeking {
    /// It comes to our door.
    AtTheDoor,
    /// We go to its door.
    Goes { address: SocketAddr, secret: Secret, attempt: Option<JoinHandle<()>> },
}

struct Connection {
    outward: Outward,
    reader: JoinHandle<()>,
}

pub(super) struct Keeper {
    inputs: Receiver<Input>,
    to_self: SyncSender<Input>,
    tell: Box<dyn FnMut(Event) + Send>,
    seeking: Seeking,
    connection: Option<Connection>,
    generation: Generation,
    failures: usize,
    /// When the way is sought again; never, while it stands or where it was refused.
    seek_at: Option<Instant>,
}

impl Keeper {
    pub(super) fn new(
        inputs: Receiver<Input>,
        to_self: SyncSender<Input>,
        seeking: Seeking,
        tell: Box<dyn FnMut(Event) + Send>,
    ) -> Keeper {
        Keeper {
            inputs,
            to_self,
            tell,
            seeking,
            connection: None,
            generation: Generation(0),
            failures: 0,
            seek_at: Some(Instant::now()),
        }
    }

    /// The life of the thread.
    pub(super) fn run(mut self) {
        let mut beat_at = Instant::now() + BEAT;
        loop {
            let now = Instant::now();
            if self.seek_at.is_some_and(|at| at <= now) {
                self.seek();
            }
            if beat_at <= now {
                beat_at = now + BEAT;
                self.send(&[]);
            }
            let wake = self.seek_at.map_or(beat_at, |at| at.min(beat_at));
            match self.inputs.recv_timeout(wake.saturating_duration_since(now)) {
                Ok(Input::Close) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(input) => self.take(input),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        self.leave();
    }

    fn take(&mut self, input: Input) {
        match input {
            Input::Send(letter) => self.send(&letter),
            Input::Met(met) => self.meet(met),
            Input::Came(generation, letter) if generation == self.generation => {
                if !letter.is_empty() {
                    (self.tell)(Event::Letter(letter));
                }
            }
            Input::Broke(generation) if generation == self.generation => self.part(),
            Input::WrongCodeTried { left } => (self.tell)(Event::WrongCodeTried { left }),
            Input::Failed(stranger) => self.failed(&stranger),
            Input::Came(..) | Input::Broke(..) | Input::Close => {}
        }
    }

    fn send(&mut self, letter: &[u8]) {
        if let Some(connection) = &mut self.connection
            && connection.outward.send(letter).is_err()
        {
            self.part();
        }
    }

    /// A connection stands: it takes the place of one that broke without being noticed.
    fn meet(&mut self, met: Met) {
        self.drop_connection();
        self.generation = Generation(self.generation.0 + 1);
        self.failures = 0;
        self.seek_at = None;
        let generation = self.generation;
        let (inward, keeper) = (met.sealed.inward, self.to_self.clone());
        let reader = std::thread::Builder::new()
            .name("letters".to_owned())
            .spawn(move || read(inward, generation, &keeper));
        let Ok(reader) = reader else {
            met.sealed.outward.close();
            self.seek_soon();
            return;
        };
        self.connection = Some(Connection { outward: met.sealed.outward, reader });
        if let Some(key) = met.new_key {
            if let Seeking::Goes { secret, .. } = &mut self.seeking {
                *secret = Secret::Key(key.clone());
            }
            (self.tell)(Event::Met(key));
        }
        (self.tell)(Event::Together);
    }

    /// The connection broke.
    fn part(&mut self) {
        self.drop_connection();
        (self.tell)(Event::Alone);
        self.seek_soon();
    }

    fn drop_connection(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.outward.close();
            // It ends by itself, now that its connection is closed; it may be waiting for a
            // place among our inputs, so it is not waited for.
            drop(connection.reader);
        }
    }

    fn failed(&mut self, stranger: &Stranger) {
        let refused = match stranger {
            Stranger::Broken(_) => {
                self.failures += 1;
                // Who has never been there would wait and wonder.
                if self.failures == 1 && self.generation == Generation(0) {
                    (self.tell)(Event::Alone);
                }
                return self.seek_soon();
            }
            Stranger::NoHector => Refused::NoHector,
            Stranger::WrongCode => Refused::WrongCode,
            Stranger::WrongKey => Refused::WrongKey,
            Stranger::Closed => Refused::Closed,
        };
        (self.tell)(Event::Refused(refused));
    }

    fn seek_soon(&mut self) {
        if matches!(self.seeking, Seeking::Goes { .. }) {
            let pause = PAUSES[self.failures.min(PAUSES.len() - 1)];
            self.seek_at = Some(Instant::now() + pause);
        }
    }

    /// Goes to the other end's door, in a thread of its own: a connection may take seconds.
    fn seek(&mut self) {
        self.seek_at = None;
        let Seeking::Goes { address, secret, attempt } = &mut self.seeking else { return };
        if let Some(before) = attempt.take() {
            let _ = before.join();
        }
        let (address, secret, keeper) = (*address, secret.clone(), self.to_self.clone());
        let thread = std::thread::Builder::new().name("seeker".to_owned()).spawn(move || {
            let met = TcpStream::connect_timeout(&address, CONNECTING)
                .map_err(Stranger::from)
                .and_then(|stream| join(stream, &secret));
            let _ = keeper.send(match met {
                Ok(met) => Input::Met(met),
                Err(stranger) => Input::Failed(stranger),
            });
        });
        match thread {
            Ok(thread) => *attempt = Some(thread),
            Err(error) => self.failed(&Stranger::Broken(error)),
        }
    }

    fn leave(mut self) {
        self.drop_connection();
        // With its inputs gone, nobody waits for a place among them.
        drop(self.inputs);
        if let Seeking::Goes { attempt: Some(attempt), .. } = self.seeking {
            let _ = attempt.join();
        }
    }
}

/// The life of a reader: letters until the connection ends or is silent for too long.
fn read(mut inward: Inward, generation: Generation, keeper: &SyncSender<Input>) {
    while let Ok(letter) = inward.next(SILENCE) {
        if keeper.send(Input::Came(generation, letter)).is_err() {
            return;
        }
    }
    let _ = keeper.send(Input::Broke(generation));
}
