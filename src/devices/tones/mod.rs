//! Plays short tones. The caller never waits: if the sound system fails or hangs, only the tones are missing.

mod loudspeaker;
mod wave;

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::presence::ToldOfPresence;
use loudspeaker::{Loudspeaker, ToneNotTaken};

const OPENING_LIMIT: Duration = Duration::from_secs(8);
/// How long after its end a tone may still be unfinished.
const GRACE: Duration = Duration::from_secs(2);
/// How long after a failure the next tone may try the sound system again.
const PAUSE: Duration = Duration::from_secs(1);
/// A tone that would start later than this is useless.
const FRESH: Duration = Duration::from_millis(500);
/// Threads that may be left behind in a hanging sound system.
const MOST_STUCK: usize = 4;

/// One note and the rest after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoundedNote {
    /// In hertz.
    pub frequency: u16,
    /// How long it sounds.
    pub sound: Duration,
    /// The silence after it.
    pub rest: Duration,
}

/// Notes in sequence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Melody {
    pub notes: Vec<SoundedNote>,
    /// From 0 to 100.
    pub volume: u8,
}

impl Melody {
    fn length(&self) -> Duration {
        self.notes.iter().map(|note| note.sound + note.rest).sum()
    }
}

/// What the tone device reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TonesEvent {
    /// The sound system works: at the start, and again after a loss.
    Back,
    /// The sound system does not work. The next tone tries again.
    Lost(Silent),
}

/// Why no tone is heard.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no tones: {self:?}")]
pub enum Silent {
    /// There is no output device.
    NoLoudspeaker,
    /// The device cannot be opened, or failed later.
    Failed(String),
    /// It takes no sound and gives no reason.
    Stuck,
}

/// Plays tones.
#[derive(Debug)]
pub struct ToneDevice {
    keeper: SyncSender<ToneInput>,
    thread: Option<JoinHandle<()>>,
}

/// The loudspeaker that sent a report. One that was left behind may still report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LoudspeakerNumber(u64);

enum ToneInput {
    Play(Melody),
    Hush,
    Close,
    Reported(LoudspeakerNumber, LoudspeakerReport),
}

enum LoudspeakerReport {
    Opened,
    /// The melody with this number was played to the end.
    Over(u64),
    Failed(Silent),
}

impl ToneDevice {
    const MOST_INPUTS: usize = 64;

    /// Starts to open the sound system, and returns at once. The first event tells whether it works. An event is
    /// dropped if the channel is full.
    pub fn open<E>(events: SyncSender<E>) -> std::io::Result<ToneDevice>
    where
        E: From<TonesEvent> + Send + 'static,
    {
        let (keeper, inputs) = mpsc::sync_channel(ToneDevice::MOST_INPUTS);
        let tell = move |event: TonesEvent| {
            let _ = events.try_send(E::from(event));
        };
        let room = ToneKeeper::new(inputs, keeper.clone(), Box::new(tell));
        let thread =
            std::thread::Builder::new().name("tones".to_owned()).spawn(move || room.run())?;
        Ok(ToneDevice { keeper, thread: Some(thread) })
    }

    /// Plays a melody. It replaces one that is not over.
    pub fn play(&self, melody: Melody) {
        self.order(ToneInput::Play(melody));
    }

    /// Stops playing at once.
    pub fn hush(&self) {
        self.order(ToneInput::Hush);
    }

    fn order(&self, input: ToneInput) {
        // The keeper lives as long as this, and never waits for the sound system.
        let _ = self.keeper.send(input);
    }
}

impl Drop for ToneDevice {
    fn drop(&mut self) {
        self.order(ToneInput::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Keeps a loudspeaker, and replaces one that failed or hangs.
struct ToneKeeper {
    inputs: Receiver<ToneInput>,
    to_self: SyncSender<ToneInput>,
    tell: Box<dyn FnMut(TonesEvent) + Send>,
    way: ToneRoad,
    generations: u64,
    melodies: u64,
    stuck: Vec<JoinHandle<()>>,
    told: ToldOfPresence,
}

enum ToneRoad {
    Opening {
        loudspeaker: Loudspeaker,
        limit: Instant,
        first: Option<(Melody, Instant)>,
    },
    /// With the number of the current melody, and the time by which it must be over.
    Open {
        loudspeaker: Loudspeaker,
        sounding: Option<(u64, Instant)>,
    },
    Closed {
        again_from: Instant,
    },
}

impl ToneKeeper {
    fn new(
        inputs: Receiver<ToneInput>,
        to_self: SyncSender<ToneInput>,
        tell: Box<dyn FnMut(TonesEvent) + Send>,
    ) -> ToneKeeper {
        ToneKeeper {
            inputs,
            to_self,
            tell,
            way: ToneRoad::Closed { again_from: Instant::now() },
            generations: 0,
            melodies: 0,
            stuck: Vec::new(),
            told: ToldOfPresence::Nothing,
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
                Ok(ToneInput::Play(melody)) => self.play(melody),
                Ok(ToneInput::Hush) => self.hush(),
                Ok(ToneInput::Reported(generation, report)) if self.hears(generation) => {
                    self.reported(report);
                }
                Ok(ToneInput::Reported(..)) => {}
                Err(RecvTimeoutError::Timeout) => self.lose(Silent::Stuck),
                Ok(ToneInput::Close) | Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// When the loudspeaker must have reported.
    fn limit(&self) -> Option<Instant> {
        match &self.way {
            ToneRoad::Opening { limit, .. } => Some(*limit),
            ToneRoad::Open { sounding, .. } => sounding.map(|(_, limit)| limit),
            ToneRoad::Closed { .. } => None,
        }
    }

    fn hears(&self, generation: LoudspeakerNumber) -> bool {
        match &self.way {
            ToneRoad::Opening { loudspeaker, .. } | ToneRoad::Open { loudspeaker, .. } => {
                loudspeaker.generation == generation
            }
            ToneRoad::Closed { .. } => false,
        }
    }

    fn play(&mut self, melody: Melody) {
        let now = Instant::now();
        match &mut self.way {
            ToneRoad::Open { loudspeaker, sounding } => {
                self.melodies += 1;
                let limit = now + melody.length() + GRACE;
                *sounding = Some((self.melodies, limit));
                if let Err(ToneNotTaken) = loudspeaker.play(self.melodies, melody) {
                    self.lose(Silent::Stuck);
                }
            }
            ToneRoad::Opening { first, .. } => *first = Some((melody, now)),
            ToneRoad::Closed { again_from } if *again_from <= now => {
                self.reopen(Some((melody, now)))
            }
            ToneRoad::Closed { .. } => {}
        }
    }

    fn hush(&mut self) {
        match &mut self.way {
            ToneRoad::Open { loudspeaker, sounding: sounding @ Some(_) } => {
                *sounding = None;
                if let Err(ToneNotTaken) = loudspeaker.hush() {
                    self.lose(Silent::Stuck);
                }
            }
            ToneRoad::Opening { first, .. } => *first = None,
            ToneRoad::Open { .. } | ToneRoad::Closed { .. } => {}
        }
    }

    fn reported(&mut self, report: LoudspeakerReport) {
        match report {
            LoudspeakerReport::Opened => self.opened(),
            LoudspeakerReport::Over(number) => {
                if let ToneRoad::Open { sounding, .. } = &mut self.way {
                    sounding.take_if(|(sounding, _)| *sounding == number);
                }
            }
            LoudspeakerReport::Failed(silent) => self.lose(silent),
        }
    }

    fn opened(&mut self) {
        let closed = ToneRoad::Closed { again_from: Instant::now() };
        if let ToneRoad::Opening { loudspeaker, first, .. } =
            std::mem::replace(&mut self.way, closed)
        {
            self.way = ToneRoad::Open { loudspeaker, sounding: None };
            if let Some((melody, _)) = first.filter(|(_, asked)| asked.elapsed() < FRESH) {
                self.play(melody);
            }
        }
        if self.told.becomes(ToldOfPresence::Back) {
            (self.tell)(TonesEvent::Back);
        }
    }

    fn lose(&mut self, silent: Silent) {
        let closed = ToneRoad::Closed { again_from: Instant::now() + PAUSE };
        if let ToneRoad::Opening { loudspeaker, .. } | ToneRoad::Open { loudspeaker, .. } =
            std::mem::replace(&mut self.way, closed)
        {
            self.stuck.push(loudspeaker.dismiss());
        }
        if self.told.becomes(ToldOfPresence::Lost) {
            (self.tell)(TonesEvent::Lost(silent));
        }
    }

    fn reopen(&mut self, first: Option<(Melody, Instant)>) {
        let now = Instant::now();
        self.stuck.retain(|thread| !thread.is_finished());
        if self.stuck.len() >= MOST_STUCK {
            self.way = ToneRoad::Closed { again_from: now + PAUSE };
            return;
        }
        self.generations += 1;
        match Loudspeaker::start(LoudspeakerNumber(self.generations), self.to_self.clone()) {
            Ok(loudspeaker) => {
                self.way = ToneRoad::Opening { loudspeaker, limit: now + OPENING_LIMIT, first };
            }
            Err(error) => self.lose(Silent::Failed(error.to_string())),
        }
    }
}
