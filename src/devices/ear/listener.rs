//! The thread of the ear: keeps a microphone open, finds the utterances in its sound and
//! has them recognised. Never waits without a limit.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::microphone::{Deaf, Piece, Report, Room, Tell, serve};
use super::utterance::{Followed, Hearing};
use super::{Event, Expected, Manner, Trigger};
use super::{Model, ModelFolder};
use crate::devices::presence::Told;
use crate::devices::sound::write_wav;
use crate::devices::timepiece::Timepiece;

const OPENING_LIMIT: Duration = Duration::from_secs(8);
/// A microphone that is heard gives fifty pieces in this time.
const SOUND_LIMIT: Duration = Duration::from_secs(1);
/// How long after a failure the microphone is sought again.
const PAUSE: Duration = Duration::from_millis(700);
/// How many threads may be left behind in a sound system that hangs.
const MOST_STUCK: usize = 4;

pub(super) enum Input {
    Expect(Expected),
    Set(Trigger),
    Begin,
    End,
    BeDeaf,
    HearAgain,
    Keep(PathBuf, Vec<i16>),
    Close,
    Reported(Generation, Report),
}

/// Which microphone a report is from: one that was left behind may still report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Generation(u64);

/// A microphone, as the listener holds it.
struct Microphone {
    generation: Generation,
    /// Dropped, it ends the thread.
    _open: SyncSender<()>,
    thread: JoinHandle<()>,
}

enum Way {
    /// By when it must have been heard.
    Open {
        microphone: Microphone,
        limit: Instant,
        heard: Heard,
    },
    Closed {
        again_from: Instant,
    },
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Heard {
    NotYet,
    Something,
}

pub(super) struct Listener {
    inputs: Receiver<Input>,
    to_self: SyncSender<Input>,
    room: Room,
    tell: Box<dyn FnMut(Event) + Send>,
    manner: Manner,
    watch: Timepiece,
    way: Way,
    generations: u64,
    stuck: Vec<JoinHandle<()>>,
    told: Told,
}

impl Listener {
    pub(super) fn new(
        inputs: Receiver<Input>,
        to_self: SyncSender<Input>,
        manner: Manner,
        watch: Timepiece,
        tell: Box<dyn FnMut(Event) + Send>,
    ) -> Listener {
        Listener {
            inputs,
            to_self,
            room: Room::default(),
            tell,
            manner,
            watch,
            way: Way::Closed { again_from: Instant::now() },
            generations: 0,
            stuck: Vec::new(),
            told: Told::Nothing,
        }
    }

    pub(super) fn run(mut self) {
        // The microphone opens while the model is loaded.
        self.reopen();
        let loaded = ModelFolder::check(&self.manner.model)
            .and_then(|folder| Model::load(folder, &self.manner.trial));
        let mut hearing = match loaded {
            Ok(model) => Hearing::new(model, self.manner.trigger),
            Err(no_model) => {
                (self.tell)(Event::NoModel(no_model));
                return;
            }
        };
        loop {
            let limit = match &self.way {
                Way::Open { limit, .. } => *limit,
                Way::Closed { again_from } => *again_from,
            };
            let input = self.inputs.recv_timeout(limit.saturating_duration_since(Instant::now()));
            match input {
                Ok(Input::Reported(generation, report)) => {
                    if matches!(report, Report::Sound(_)) {
                        self.room.taken();
                    }
                    if self.hears(generation) {
                        self.reported(report, &mut hearing);
                    }
                }
                Ok(Input::Expect(expected)) => {
                    if let Err(no_model) = hearing.expect(expected) {
                        (self.tell)(Event::NoModel(no_model));
                    }
                }
                Ok(Input::Set(trigger)) => hearing.set_trigger(trigger),
                Ok(Input::Begin) => hearing.begin(),
                Ok(Input::End) => hearing.end_at(self.watch.elapsed()),
                Ok(Input::BeDeaf) => hearing.be_deaf(),
                Ok(Input::HearAgain) => hearing.hear_again(self.watch.elapsed()),
                Ok(Input::Keep(path, samples)) => {
                    if let Err(error) = write_wav(&path, &samples) {
                        (self.tell)(Event::NotKept(error));
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.late(&mut hearing),
                Ok(Input::Close) | Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn hears(&self, generation: Generation) -> bool {
        matches!(&self.way, Way::Open { microphone, .. } if microphone.generation == generation)
    }

    fn reported(&mut self, report: Report, hearing: &mut Hearing) {
        match report {
            // Opening proves nothing: it is told when it is heard.
            Report::Opened(name) => hearing.name = name,
            Report::Failed(deaf) => self.lose(deaf, hearing),
            Report::Sound(piece) => self.sounded(piece, hearing),
        }
    }

    fn sounded(&mut self, piece: Piece, hearing: &mut Hearing) {
        if let Way::Open { limit, heard, .. } = &mut self.way {
            *limit = Instant::now() + SOUND_LIMIT;
            *heard = Heard::Something;
        }
        if self.told.becomes(Told::Back) {
            (self.tell)(Event::Back(hearing.name.clone()));
        }
        for followed in hearing.take(piece) {
            (self.tell)(match followed {
                Followed::Began => Event::Began,
                Followed::Dead => Event::Dead,
                Followed::Heard(heard) => Event::Heard(heard),
            });
        }
    }

    /// Nothing has come for too long, or it is time to seek a microphone again.
    fn late(&mut self, hearing: &mut Hearing) {
        match &self.way {
            Way::Closed { .. } => self.reopen(),
            Way::Open { heard: Heard::NotYet, .. } => {
                self.lose(Deaf::Silent { name: hearing.name.clone() }, hearing);
            }
            Way::Open { heard: Heard::Something, .. } => {
                let why = format!("{} gives no more sound", hearing.name);
                self.lose(Deaf::Gone(why), hearing);
            }
        }
    }

    fn lose(&mut self, deaf: Deaf, hearing: &mut Hearing) {
        let closed = Way::Closed { again_from: Instant::now() + PAUSE };
        if let Way::Open { microphone, .. } = std::mem::replace(&mut self.way, closed) {
            self.stuck.push(microphone.thread);
        }
        hearing.break_off();
        if self.told.becomes(Told::Lost) {
            (self.tell)(Event::Lost(deaf));
        }
    }

    fn reopen(&mut self) {
        let now = Instant::now();
        self.stuck.retain(|thread| !thread.is_finished());
        self.way = Way::Closed { again_from: now + PAUSE };
        if self.stuck.len() >= MOST_STUCK {
            return;
        }
        self.generations += 1;
        let generation = Generation(self.generations);
        let (room, to_self) = (self.room.clone(), self.to_self.clone());
        let tell: Tell = Arc::new(move |report: Report| match report {
            Report::Sound(_) => room.send(&to_self, Input::Reported(generation, report)),
            report => to_self.try_send(Input::Reported(generation, report)).is_ok(),
        });
        let (open, closing) = mpsc::sync_channel(0);
        let (wanted, watch) = (self.manner.microphone.clone(), self.watch);
        let thread = std::thread::Builder::new()
            .name("microphone".to_owned())
            .spawn(move || serve(wanted.as_deref(), watch, &tell, &closing));
        if let Ok(thread) = thread {
            let microphone = Microphone { generation, _open: open, thread };
            self.way = Way::Open { microphone, limit: now + OPENING_LIMIT, heard: Heard::NotYet };
        }
    }
}
