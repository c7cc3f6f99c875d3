//! Short tones through the sound system. Never knows what a tone says, and never holds
//! anybody up: a sound system that fails or hangs costs the tones, and nothing else.

mod loudspeaker;
mod wave;

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::devices::presence::Told;
use loudspeaker::{Loudspeaker, NotTaken};

const OPENING_LIMIT: Duration = Duration::from_secs(8);
/// How long after its time a tone that does not end is waited for.
const GRACE: Duration = Duration::from_secs(2);
/// How long after a failure the sound system is tried again, if a tone asks for it.
const PAUSE: Duration = Duration::from_secs(1);
/// A tone that sounds later than this says nothing any more.
const FRESH: Duration = Duration::from_millis(500);
/// How many threads may be left behind in a sound system that hangs.
const MOST_STUCK: usize = 4;

/// One note, and the rest after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Note {
    /// Vibrations a second.
    pub frequency: u16,
    /// How long it sounds.
    pub sound: Duration,
    /// How long it is silent afterwards.
    pub rest: Duration,
}

/// Notes one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Melody {
    /// The notes in order.
    pub notes: Vec<Note>,
    /// How loud, from 0 to 100.
    pub volume: u8,
}

impl Melody {
    fn length(&self) -> Duration {
        self.notes.iter().map(|note| note.sound + note.rest).sum()
    }
}

/// What the tones tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The sound system works: at the beginning, and after it was lost.
    Back,
    /// It does not work. The next tone that comes tries it again.
    Lost(Silent),
}

/// Why no tone is heard.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no tones: {self:?}")]
pub enum Silent {
    /// There is nothing to sound with.
    NoLoudspeaker,
    /// There is, and it does not open, or failed later.
    Failed(String),
    /// It takes no sound, and does not say why.
    Stuck,
}

/// A way to sound tones.
#[derive(Debug)]
pub struct Tones {
    keeper: SyncSender<Input>,
    thread: Option<JoinHandle<()>>,
}

/// Which loudspeaker a report is from: one that was left behind may still report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Generation(u64);

/// What the keeper hears, from both sides.
enum Input {
    Play(Melody),
    Hush,
    Close,
    Reported(Generation, Report),
}

enum Report {
    Opened,
    /// The melody with this number was sounded to its end.
    Over(u64),
    Failed(Silent),
}

impl Tones {
    const MOST_INPUTS: usize = 64;

    /// Begins to open the sound system, and returns at once: the first event tells whether
    /// it works. An event that finds no room in the channel is dropped.
    pub fn open<E>(events: SyncSender<E>) -> std::io::Result<Tones>
    where
        E: From<Event> + Send + 'static,
    {
        let (keeper, inputs) = mpsc::sync_channel(Tones::MOST_INPUTS);
        let tell = move |event: Event| {
            let _ = events.try_send(E::from(event));
        };
        let room = Keeper::new(inputs, keeper.clone(), Box::new(tell));
        let thread =
            std::thread::Builder::new().name("tones".to_owned()).spawn(move || room.run())?;
        Ok(Tones { keeper, thread: Some(thread) })
    }

    /// Sounds a melody, in place of the one before if that is not over.
    pub fn play(&self, melody: Melody) {
        self.order(Input::Play(melody));
    }

    /// Is silent at once.
    pub fn hush(&self) {
        self.order(Input::Hush);
    }

    fn order(&self, input: Input) {
        // The keeper lives as long as this, and never waits for the sound system.
        let _ = self.keeper.send(input);
    }
}

impl Drop for Tones {
    fn drop(&mut self) {
        self.order(Input::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Keeps a loudspeaker, and puts a new one in place of one that failed or hangs.
struct Keeper {
    inputs: Receiver<Input>,
    to_self: SyncSender<Input>,
    tell: Box<dyn FnMut(Event) + Send>,
    way: Way,
    generations: u64,
    melodies: u64,
    stuck: Vec<JoinHandle<()>>,
    told: Told,
}

enum Way {
    Opening {
        loudspeaker: Loudspeaker,
        limit: Instant,
        first: Option<(Melody, Instant)>,
    },
    /// With the number of the melody that sounds, and when it must be over.
    Open {
        loudspeaker: Loudspeaker,
        sounding: Option<(u64, Instant)>,
    },
    Closed {
        again_from: Instant,
    },
}

impl Keeper {
    fn new(
        inputs: Receiver<Input>,
        to_self: SyncSender<Input>,
        tell: Box<dyn FnMut(Event) + Send>,
    ) -> Keeper {
        Keeper {
            inputs,
            to_self,
            tell,
            way: Way::Closed { again_from: Instant::now() },
            generations: 0,
            melodies: 0,
            stuck: Vec::new(),
            told: Told::Nothing,
        }
    }

    fn run(mut self) {
        self.reopen(None);
        loop {
            let input = match self.limit() {
                None => self.inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(limit) => {
                    self.inputs.recv_timeout(limit.saturating_duration_since(Instant::now()))
                }
            };
            match input {
                Ok(Input::Play(melody)) => self.play(melody),
                Ok(Input::Hush) => self.hush(),
                Ok(Input::Reported(generation, report)) if self.hears(generation) => {
                    self.reported(report);
                }
                Ok(Input::Reported(..)) => {}
                Err(RecvTimeoutError::Timeout) => self.lose(Silent::Stuck),
                Ok(Input::Close) | Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// By when the loudspeaker must have reported.
    fn limit(&self) -> Option<Instant> {
        match &self.way {
            Way::Opening { limit, .. } => Some(*limit),
            Way::Open { sounding, .. } => sounding.map(|(_, limit)| limit),
            Way::Closed { .. } => None,
        }
    }

    fn hears(&self, generation: Generation) -> bool {
        match &self.way {
            Way::Opening { loudspeaker, .. } | Way::Open { loudspeaker, .. } => {
                loudspeaker.generation == generation
            }
            Way::Closed { .. } => false,
        }
    }

    fn play(&mut self, melody: Melody) {
        let now = Instant::now();
        match &mut self.way {
            Way::Open { loudspeaker, sounding } => {
                self.melodies += 1;
                let limit = now + melody.length() + GRACE;
                *sounding = Some((self.melodies, limit));
                if let Err(NotTaken) = loudspeaker.play(self.melodies, melody) {
                    self.lose(Silent::Stuck);
                }
            }
            Way::Opening { first, .. } => *first = Some((melody, now)),
            Way::Closed { again_from } if *again_from <= now => self.reopen(Some((melody, now))),
            Way::Closed { .. } => {}
        }
    }

    fn hush(&mut self) {
        match &mut self.way {
            Way::Open { loudspeaker, sounding: sounding @ Some(_) } => {
                *sounding = None;
                if let Err(NotTaken) = loudspeaker.hush() {
                    self.lose(Silent::Stuck);
                }
            }
            Way::Opening { first, .. } => *first = None,
            Way::Open { .. } | Way::Closed { .. } => {}
        }
    }

    fn reported(&mut self, report: Report) {
        match report {
            Report::Opened => self.opened(),
            Report::Over(number) => {
                if let Way::Open { sounding, .. } = &mut self.way {
                    sounding.take_if(|(sounding, _)| *sounding == number);
                }
            }
            Report::Failed(silent) => self.lose(silent),
        }
    }

    fn opened(&mut self) {
        let closed = Way::Closed { again_from: Instant::now() };
        if let Way::Opening { loudspeaker, first, .. } = std::mem::replace(&mut self.way, closed) {
            self.way = Way::Open { loudspeaker, sounding: None };
            if let Some((melody, _)) = first.filter(|(_, asked)| asked.elapsed() < FRESH) {
                self.play(melody);
            }
        }
        if self.told.becomes(Told::Back) {
            (self.tell)(Event::Back);
        }
    }

    fn lose(&mut self, silent: Silent) {
        let closed = Way::Closed { again_from: Instant::now() + PAUSE };
        if let Way::Opening { loudspeaker, .. } | Way::Open { loudspeaker, .. } =
            std::mem::replace(&mut self.way, closed)
        {
            self.stuck.push(loudspeaker.dismiss());
        }
        if self.told.becomes(Told::Lost) {
            (self.tell)(Event::Lost(silent));
        }
    }

    fn reopen(&mut self, first: Option<(Melody, Instant)>) {
        let now = Instant::now();
        self.stuck.retain(|thread| !thread.is_finished());
        if self.stuck.len() >= MOST_STUCK {
            self.way = Way::Closed { again_from: now + PAUSE };
            return;
        }
        self.generations += 1;
        match Loudspeaker::start(Generation(self.generations), self.to_self.clone()) {
            Ok(loudspeaker) => {
                self.way = Way::Opening { loudspeaker, limit: now + OPENING_LIMIT, first };
            }
            Err(error) => self.lose(Silent::Failed(error.to_string())),
        }
    }
}
