//! The ear: the microphone and the recogniser. It listens in a thread of its own, so that its caller does not wait,
//! and looks for a microphone that went away until it is back. Commands are matched elsewhere.

mod end_pointing;
mod hearings;
mod libvosk;
mod listener;
mod loudness;
mod microphone;
mod model;
mod noise;
mod recogniser;
mod spectrum;
mod trial;
mod utterance;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread::JoinHandle;
use std::time::Duration;

use super::parting::wait_for_end;
use super::timepiece::Timepiece;
pub use hearings::hear_again;
pub use libvosk::{NoLibvosk, beside_program as libvosk_beside_program};
use listener::{Listener, MicrophoneInput};
pub use loudness::{Loudness, LoudnessFault, loud_between, loudness_between};
pub use microphone::{Deaf, SoundFault, microphones, try_microphone};
pub use model::{ModelFolder, NoModel, Vouched, own_model, usual_model, words_known};
pub use noise::is_noisy;
pub use recogniser::{
    HeardWord, Model, Recogniser, RecogniserProgress, as_whole_numbers, recogniser_answers,
    transcribe,
};
pub use trial::{ARGUMENTS as TRIAL_ARGUMENTS, Trial, undergo};
pub use utterance::LONGEST_UTTERANCE;

/// How long to wait for a recogniser that is busy with an utterance when the ear is dropped. Any that still works
/// takes less.
const LEAVE_LIMIT: Duration = Duration::from_secs(3);

/// The settings of an ear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarManner {
    /// A part of the microphone's name. `None` means the user's default.
    pub microphone: Option<String>,
    /// The folder of the model.
    pub model: PathBuf,
    /// When it listens.
    pub trigger: Trigger,
    /// How the model is tried before it is loaded.
    pub trial: Trial,
}

/// When an ear listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trigger {
    /// From [`Ear::begin`] to [`Ear::end`], or to the silence after the words.
    Key,
    /// Whenever somebody speaks.
    Voice,
}

/// What the recogniser listens for.
#[derive(Clone)]
pub struct ExpectedWords {
    /// The phrases. The model must know their words.
    pub phrases: Vec<String>,
    /// How long a silence ends an utterance that has these words so far.
    pub patience: Patience,
    /// Whether an utterance need not be heard again.
    pub enough: Enough,
    /// How many alternative readings of an utterance to look for. Each takes time.
    pub alternatives: u16,
}

pub type Patience = Arc<dyn Fn(&str) -> Duration + Send + Sync>;

/// Whether an utterance with these words and samples need not be heard again.
pub type Enough = Arc<dyn Fn(&[HeardWord], &[i16]) -> bool + Send + Sync>;

#[derive(Debug, Clone, PartialEq)]
pub struct HeardUtterance {
    /// When the key to talk was pressed for it, if it was.
    pub pressed: Option<Duration>,
    /// When its first loud sound began, by the ear's watch.
    pub began: Duration,
    /// When its last loud sound ended.
    pub ended: Duration,
    /// The words of each hearing that counts. Empty if nothing was understood.
    pub hearings: Vec<Vec<HeardWord>>,
    /// Alternative readings, the likeliest first.
    pub alternatives: Vec<String>,
    pub loudness: Loudness,
    /// Its sound, at [`SAMPLES_A_SECOND`](super::sound::SAMPLES_A_SECOND).
    pub samples: Vec<i16>,
}

/// What the ear reports.
#[derive(Debug)]
pub enum EarEvent {
    /// The microphone with this name works: at the beginning, and after it was lost.
    Back(String),
    /// No microphone works. The ear keeps looking for one.
    Lost(Deaf),
    /// There is no usable model, so nothing will be understood.
    NoModel(NoModel),
    /// Somebody begins to speak.
    Began,
    /// Somebody has spoken.
    Heard(Box<HeardUtterance>),
    /// The microphone gives pure silence: it may be switched off.
    Dead,
    /// A recording could not be saved.
    NotKept(std::io::Error),
}

/// An ear that listens.
#[derive(Debug)]
pub struct Ear {
    watch: Timepiece,
    listener: SyncSender<MicrophoneInput>,
    /// Set when the ear is dropped: a thread that was left behind reports nothing any more.
    left: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Ear {
    /// How many orders may wait, in addition to the sound.
    const MOST_ORDERS: usize = 64;

    /// Begins to load the model and to open the microphone, and returns at once. Times are on `watch`. Events that
    /// find no room in the channel are dropped.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn open<E>(
        manner: EarManner,
        watch: Timepiece,
        events: SyncSender<E>,
    ) -> std::io::Result<Ear>
    where
        E: From<EarEvent> + Send + 'static,
    {
        let (listener, inputs) = mpsc::sync_channel(microphone::MOST_PIECES + Ear::MOST_ORDERS);
        let left = Arc::new(AtomicBool::new(false));
        let is_left = Arc::clone(&left);
        let tell = move |event: EarEvent| {
            if !is_left.load(Ordering::Acquire) {
                let _ = events.try_send(E::from(event));
            }
        };
        let room = Listener::new(inputs, listener.clone(), manner, watch, Box::new(tell));
        let thread =
            std::thread::Builder::new().name("ear".to_owned()).spawn(move || room.run())?;
        Ok(Ear { watch, listener, left, thread: Some(thread) })
    }

    /// Sets what to listen for, from the next utterance on.
    pub fn listen_for(&self, expected: ExpectedWords) {
        self.order(MicrophoneInput::Expect(expected));
    }

    /// Changes when the ear listens, from now on.
    pub fn set_trigger(&self, trigger: Trigger) {
        self.order(MicrophoneInput::Set(trigger));
    }

    /// The key to talk was pressed. What is heard for it carries the time that this returns.
    pub fn begin(&self) -> Duration {
        let pressed = self.watch.elapsed();
        self.order(MicrophoneInput::Begin(pressed));
        pressed
    }

    /// The key was released: what was said is recognised at once.
    pub fn end(&self) {
        self.order(MicrophoneInput::End);
    }

    /// Hears nothing until [`Ear::hear_again`], because the program itself speaks.
    pub fn be_deaf(&self) {
        self.order(MicrophoneInput::BeDeaf);
    }

    /// Hears again, once the echo of the program's own words is over.
    pub fn hear_again(&self) {
        self.order(MicrophoneInput::HearAgain);
    }

    /// Saves the sound of an utterance in a file.
    pub fn keep(&self, path: PathBuf, samples: Vec<i16>) {
        self.order(MicrophoneInput::Keep(path, samples));
    }

    fn order(&self, input: MicrophoneInput) {
        // Sound leaves room for orders. If the ear hangs all the same, do not wait for it.
        let _ = self.listener.try_send(input);
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.left.store(true, Ordering::Release);
        self.order(MicrophoneInput::Close);
        if let Some(thread) = self.thread.take() {
            wait_for_end(thread, LEAVE_LIMIT);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    /// A recogniser that hangs is left behind, so the program can still quit.
    #[test]
    fn an_ear_that_hangs_keeps_nobody_from_leaving() {
        let (listener, _inputs) = mpsc::sync_channel(1);
        let (hung, hangs) = mpsc::channel::<()>();
        let thread = std::thread::spawn(move || {
            let _ = hangs.recv();
        });
        let left = Arc::default();
        let ear = Ear { watch: Timepiece::started(), listener, left, thread: Some(thread) };
        let left = Instant::now();
        drop(ear);
        assert!(left.elapsed() < LEAVE_LIMIT * 5, "{:?}", left.elapsed());
        assert!(hung.send(()).is_ok(), "it hangs still");
    }
}
