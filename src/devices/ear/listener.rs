//! The thread of the ear: keeps a microphone open, finds the utterances in its sound and has them recognised. Every
//! wait has a limit.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::microphone::{Deaf, MicrophoneReport, Room, SoundFault, SoundPiece, TellReport, serve};
use super::utterance::{Followed, ListeningModel};
use super::{EarEvent, EarManner, ExpectedWords, Trigger};
use super::{Model, ModelFolder};
use crate::presence::ToldOfPresence;
use crate::sound::write_wav;
use crate::timepiece::Timepiece;

const OPENING_LIMIT: Duration = Duration::from_secs(8);
/// A working microphone gives fifty pieces in this time. A busy machine may delay all of them for a second or two,
/// and what is said meanwhile must not be lost. The sound system reports an unplugged microphone at once.
const SOUND_LIMIT: Duration = Duration::from_secs(3);
/// How long after a failure the microphone is opened again.
const PAUSE: Duration = Duration::from_millis(700);
/// How many threads may be left behind in a sound system that hangs.
const MOST_STUCK: usize = 4;

pub(super) enum MicrophoneInput {
    Expect(ExpectedWords),
    Set(Trigger),
    Begin(Duration),
    End,
    BeDeaf,
    HearAgain,
    Keep(PathBuf, Vec<i16>),
    Close,
    Reported(MicrophoneNumber, MicrophoneReport),
}

/// Which microphone a report is from: one that was left behind may still send reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct MicrophoneNumber(u64);

/// A microphone, from the listener's side.
struct Microphone {
    generation: MicrophoneNumber,
    /// Dropping it ends the thread.
    _open: SyncSender<()>,
    thread: JoinHandle<()>,
}

enum ListenerRoad {
    /// It must be heard before `limit`.
    Open {
        microphone: Microphone,
        limit: Instant,
        heard: ListenerInput,
    },
    Closed {
        again_from: Instant,
    },
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ListenerInput {
    NotYet,
    Something,
}

pub(super) struct Listener {
    inputs: Receiver<MicrophoneInput>,
    to_self: SyncSender<MicrophoneInput>,
    room: Room,
    tell: Box<dyn FnMut(EarEvent) + Send>,
    manner: EarManner,
    watch: Timepiece,
    way: ListenerRoad,
    generations: u64,
    stuck: Vec<JoinHandle<()>>,
    told: ToldOfPresence,
}

impl Listener {
    pub(super) fn new(
        inputs: Receiver<MicrophoneInput>,
        to_self: SyncSender<MicrophoneInput>,
        manner: EarManner,
        watch: Timepiece,
        tell: Box<dyn FnMut(EarEvent) + Send>,
    ) -> Listener {
        Listener {
            inputs,
            to_self,
            room: Room::default(),
            tell,
            manner,
            watch,
            way: ListenerRoad::Closed { again_from: Instant::now() },
            generations: 0,
            stuck: Vec::new(),
            told: ToldOfPresence::Nothing,
        }
    }

    pub(super) fn run(mut self) {
        // The microphone opens while the model loads.
        self.reopen();
        let loaded = ModelFolder::check(&self.manner.model)
            .and_then(|folder| Model::load(folder, &self.manner.trial));
        let mut hearing = match loaded {
            Ok(model) => ListeningModel::new(model, self.manner.trigger),
            Err(no_model) => {
                (self.tell)(EarEvent::NoModel(no_model));
                return;
            }
        };
        loop {
            let limit = match &self.way {
                ListenerRoad::Open { limit, .. } => *limit,
                ListenerRoad::Closed { again_from } => *again_from,
            };
            let input = self.inputs.recv_timeout(limit.saturating_duration_since(Instant::now()));
            match input {
                Ok(MicrophoneInput::Reported(generation, report)) => {
                    if matches!(report, MicrophoneReport::Sound(_)) {
                        self.room.taken();
                    }
                    if self.hears(generation) {
                        self.reported(report, &mut hearing);
                    }
                }
                Ok(MicrophoneInput::Expect(expected)) => {
                    if let Err(no_model) = hearing.expect(expected) {
                        (self.tell)(EarEvent::NoModel(no_model));
                    }
                }
                Ok(MicrophoneInput::Set(trigger)) => hearing.set_trigger(trigger),
                Ok(MicrophoneInput::Begin(pressed)) => hearing.begin(pressed),
                Ok(MicrophoneInput::End) => hearing.end_at(self.watch.elapsed()),
                Ok(MicrophoneInput::BeDeaf) => hearing.be_deaf(),
                Ok(MicrophoneInput::HearAgain) => hearing.hear_again(self.watch.elapsed()),
                Ok(MicrophoneInput::Keep(path, samples)) => {
                    if let Err(error) = write_wav(&path, &samples) {
                        (self.tell)(EarEvent::NotKept(error));
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.late(&mut hearing),
                Ok(MicrophoneInput::Close) | Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn hears(&self, generation: MicrophoneNumber) -> bool {
        matches!(&self.way, ListenerRoad::Open { microphone, .. } if microphone.generation == generation)
    }

    fn reported(&mut self, report: MicrophoneReport, hearing: &mut ListeningModel) {
        match report {
            // Opening proves nothing. It counts as working once sound comes.
            MicrophoneReport::Opened(name) => hearing.name = name,
            MicrophoneReport::Failed(deaf) => self.lose(deaf, hearing),
            MicrophoneReport::Sound(piece) => self.sounded(piece, hearing),
        }
    }

    fn sounded(&mut self, piece: SoundPiece, hearing: &mut ListeningModel) {
        if let ListenerRoad::Open { limit, heard, .. } = &mut self.way {
            *limit = Instant::now() + SOUND_LIMIT;
            *heard = ListenerInput::Something;
        }
        if self.told.becomes(ToldOfPresence::Back) {
            (self.tell)(EarEvent::Back(hearing.name.clone()));
        }
        for followed in hearing.take(piece) {
            (self.tell)(match followed {
                Followed::Began => EarEvent::Began,
                Followed::Dead => EarEvent::Dead,
                Followed::Heard(heard) => EarEvent::Heard(heard),
            });
        }
    }

    /// Nothing has come for too long, or it is time to open a microphone again.
    fn late(&mut self, hearing: &mut ListeningModel) {
        match &self.way {
            ListenerRoad::Closed { .. } => self.reopen(),
            ListenerRoad::Open { heard: ListenerInput::NotYet, .. } => {
                self.lose(Deaf::Silent { name: hearing.name.clone() }, hearing);
            }
            ListenerRoad::Open { heard: ListenerInput::Something, .. } => {
                self.lose(Deaf::Gone(SoundFault::Ended), hearing);
            }
        }
    }

    fn lose(&mut self, deaf: Deaf, hearing: &mut ListeningModel) {
        let closed = ListenerRoad::Closed { again_from: Instant::now() + PAUSE };
        if let ListenerRoad::Open { microphone, .. } = std::mem::replace(&mut self.way, closed) {
            self.stuck.push(microphone.thread);
        }
        hearing.break_off();
        if self.told.becomes(ToldOfPresence::Lost) {
            (self.tell)(EarEvent::Lost(deaf));
        }
    }

    fn reopen(&mut self) {
        let now = Instant::now();
        self.stuck.retain(|thread| !thread.is_finished());
        self.way = ListenerRoad::Closed { again_from: now + PAUSE };
        if self.stuck.len() >= MOST_STUCK {
            return;
        }
        self.generations += 1;
        let generation = MicrophoneNumber(self.generations);
        let (room, to_self) = (self.room.clone(), self.to_self.clone());
        let tell: TellReport = Arc::new(move |report: MicrophoneReport| match report {
            MicrophoneReport::Sound(_) => {
                room.send(&to_self, MicrophoneInput::Reported(generation, report))
            }
            report => to_self.try_send(MicrophoneInput::Reported(generation, report)).is_ok(),
        });
        let (open, closing) = mpsc::sync_channel(0);
        let (wanted, watch) = (self.manner.microphone.clone(), self.watch);
        let thread = std::thread::Builder::new()
            .name("microphone".to_owned())
            .spawn(move || serve(wanted.as_deref(), watch, &tell, &closing));
        if let Ok(thread) = thread {
            let microphone = Microphone { generation, _open: open, thread };
            self.way = ListenerRoad::Open {
                microphone,
                limit: now + OPENING_LIMIT,
                heard: ListenerInput::NotYet,
            };
        }
    }
}
