//! The voice: speaks through the user's own speech system. Never waits without a limit, never
//! chooses words, and never gives up: a voice that was lost is sought again until it is back.
//!
//! speech-dispatcher is asked directly, by the crate `speech-dispatcher`, and not by `tts` above
//! it: `tts` chooses a language only by way of the list of all voices, which costs 2.3 seconds.
//! `tts` is there for other systems, and for whoever wants it. A library can wait for ever after
//! some failures. So the thread that holds it is one that can be left behind.

#[cfg(unix)]
mod address;
mod current;
#[cfg(unix)]
mod dispatcher;
mod input;
mod keeper;
mod nvda;
mod opening;
#[cfg(unix)]
mod orca;
mod portable;
mod service;
mod usual;
mod voice;

use std::sync::mpsc::{self, SyncSender};
use std::thread::JoinHandle;
use std::time::Duration;

use super::deliver::deliver;
use super::nvda::Nvda;
use input::SpeakerInput;
use keeper::SpeakerKeeper;

/// Words in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The language by its two-letter code.
    pub language: String,
    /// The words.
    pub text: String,
}

/// What is spoken in one breath.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpokenLine {
    /// What events call it.
    pub number: u64,
    /// Its words, in order.
    pub passages: Vec<Passage>,
    /// How long to wait before the first word, because something else still sounds.
    pub after: Duration,
}

/// How the voice sounds. What lies outside of a range counts as its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceManner {
    /// How fast, from -100 to 100.
    pub rate: i8,
    /// How high, from -100 to 100.
    pub pitch: i8,
    /// How loud, from 0 to 100.
    pub volume: u8,
    /// The chosen voices: each a language by its two-letter code, and the name of a voice.
    pub voices: Vec<(String, String)>,
}

impl Default for VoiceManner {
    fn default() -> VoiceManner {
        VoiceManner { rate: 0, pitch: 0, volume: 100, voices: Vec::new() }
    }
}

/// A speech system.
#[derive(Debug, Clone, Default)]
pub enum System {
    /// speech-dispatcher, asked directly.
    #[default]
    SpeechDispatcher,
    /// Whichever the system has, by the crate `tts`.
    Portable,
    /// The screen reader Orca, which speaks as it is set.
    Orca,
    /// The screen reader NVDA, which speaks as it is set.
    Nvda(Nvda),
    /// What fits a desk under Windows: NVDA where it runs, nobody where another screen reader does,
    /// else Windows's own voice. An NVDA that comes or goes is followed.
    OfWindows(Nvda),
}

/// What to do about a speech system that does not run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum IfAbsent {
    Start,
    Wait,
}

/// Whose voice it is, where that was chosen by what was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpokenBy {
    /// The screen reader NVDA, which also reads what is written in the window.
    Nvda,
    /// The system's own voice.
    System,
}

/// What the voice tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpeakerEvent {
    /// The voice works: at the beginning, and after it was lost.
    Back,
    /// The voice does not work. What was being spoken is kept, and spoken again when it is
    /// back, unless another line or a hush comes before.
    Lost(Mute),
    /// This line was spoken to its end.
    Spoken(u64),
    /// This line was silenced before its end.
    Cancelled(u64),
    /// The voice was lost over this line again and again, and it is given up.
    Unspoken(u64),
    /// The speech system has no voice for this language; another one reads it.
    NoVoice {
        /// The language by its two-letter code.
        language: String,
    },
    /// From now on this voice speaks. Told where it is chosen by what is found, before it is
    /// [`SpeakerEvent::Back`], and only when it is another one.
    SpokenBy(SpokenBy),
    /// The voices there are, as they were asked for; none while the voice is lost.
    Voices(Vec<Offered>),
}

/// A voice that the speech system offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// The language by its two-letter code.
    pub language: String,
    /// Its name.
    pub name: String,
    /// Whether it is a variant of another voice of its language.
    pub variant: bool,
}

/// Why nothing is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no voice: {self:?}")]
pub enum Mute {
    /// No speech-dispatcher runs, and none could be started.
    NoService,
    /// No Orca runs that takes words from other programs.
    #[error("No voice: Orca cannot be reached, or takes no words from other programs.")]
    NoScreenReader,
    /// No NVDA runs that takes words from other programs.
    NoNvda,
    /// NVDA's library for other programs is missing, or another one.
    NoNvdaLibrary,
    /// Another screen reader runs, and reads the window by itself.
    OtherReader,
    /// NVDA began to run, and speaks from now on.
    NvdaCame,
    /// One runs, and does not answer.
    Stuck,
    /// It runs and has nothing to speak with.
    NoSynthesizer,
    /// It ran, and is gone or takes no orders.
    Gone,
    /// It took a line, and never began or never ended it.
    Unfinished,
}

/// A way to the speech system that is opened again when it is lost.
///
/// It speaks one line at a time: a new line silences the one before. What shall wait for
/// what is the caller's to decide.
#[derive(Debug)]
pub struct Speaker {
    keeper: SyncSender<SpeakerInput>,
    thread: Option<JoinHandle<()>>,
}

impl Speaker {
    /// Orders that may wait for the keeper, together with what the speech system tells it.
    const MOST_INPUTS: usize = 256;

    /// Begins to open the speech system, and returns at once: the first event tells whether
    /// there is a voice.
    ///
    /// Events wait for a place in the channel for a second each, and are dropped if none
    /// becomes free: then nobody listens any more. That a line was silenced by the owner's own
    /// order is told only if there is room.
    pub fn open<E>(
        system: System,
        manner: VoiceManner,
        events: SyncSender<E>,
    ) -> std::io::Result<Speaker>
    where
        E: From<SpeakerEvent> + Send + 'static,
    {
        let (keeper, inputs) = mpsc::sync_channel(Speaker::MOST_INPUTS);
        let mentioned = events.clone();
        let tell = move |event: SpeakerEvent| deliver(&events, E::from(event));
        let mention = move |event: SpeakerEvent| drop(mentioned.try_send(E::from(event)));
        let room = SpeakerKeeper::new(
            inputs,
            keeper.clone(),
            system,
            manner,
            Box::new(tell),
            Box::new(mention),
        );
        let thread =
            std::thread::Builder::new().name("speaker".to_owned()).spawn(move || room.run())?;
        Ok(Speaker { keeper, thread: Some(thread) })
    }

    /// Speaks a line, in place of the one before if that is not over.
    pub fn say(&self, line: SpokenLine) {
        self.order(SpeakerInput::Say(line));
    }

    /// Is silent at once.
    pub fn hush(&self) {
        self.order(SpeakerInput::Hush);
    }

    /// Speaks in another manner from the next line on.
    pub fn set(&self, manner: VoiceManner) {
        self.order(SpeakerInput::Set(manner));
    }

    /// Asks which voices there are; an event brings them.
    pub fn ask_for_voices(&self) {
        self.order(SpeakerInput::AskForVoices);
    }

    fn order(&self, input: SpeakerInput) {
        // The keeper lives as long as this, and waits for no owner who orders.
        let _ = self.keeper.send(input);
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.order(SpeakerInput::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A text without what harms speech-dispatcher: after an empty text its next call hangs for
/// ever, and a NUL ends the program.
fn speakable(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_harms_the_speech_system_reaches_it() {
        assert_eq!(speakable(" \t\n"), "");
        assert_eq!(speakable("\0"), "");
        assert_eq!(speakable("Eva\0zwei "), "Eva zwei");
        assert_eq!(speakable("German\r\nQUIT"), "German  QUIT");
    }
}
