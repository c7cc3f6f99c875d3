//! The voice: speaks through the user's own speech system. Every wait has a limit, and a lost voice is looked for until
//! it is back. The words come from the caller.
//!
//! speech-dispatcher is used through the crate `speech-dispatcher` and not through `tts`, which is built on it: `tts`
//! can choose a language only by listing all voices, which takes 2.3 seconds. `tts` serves other systems, and anybody
//! who chooses it. After some failures a library call never returns, so it runs in a thread that can be left behind.

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

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// The two-letter code of the language.
    pub language: String,
    pub text: String,
}

/// What is spoken without a pause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpokenLine {
    /// The number that events use for it.
    pub number: u64,
    /// The words, in order.
    pub passages: Vec<Passage>,
    /// How long to wait before the first word, because another sound is still playing.
    pub after: Duration,
}

/// How the voice sounds. Values outside a range count as its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoiceManner {
    /// Speed, from -100 to 100.
    pub rate: i8,
    /// Pitch, from -100 to 100.
    pub pitch: i8,
    /// Volume, from 0 to 100.
    pub volume: u8,
    /// The chosen voices: the two-letter code of a language, and the name of a voice.
    pub voices: Vec<(String, String)>,
}

impl Default for VoiceManner {
    fn default() -> VoiceManner {
        VoiceManner { rate: 0, pitch: 0, volume: 100, voices: Vec::new() }
    }
}

#[derive(Debug, Clone, Default)]
pub enum System {
    /// speech-dispatcher, through its own client library.
    #[default]
    SpeechDispatcher,
    /// The speech system of this machine, through the crate `tts`.
    Portable,
    /// The screen reader Orca, with its own settings.
    Orca,
    /// The screen reader NVDA, with its own settings.
    Nvda(Nvda),
    /// The usual choice on Windows: NVDA if it is running, no voice if another screen reader is running, else the voice
    /// of Windows. Follows when NVDA starts or ends.
    OfWindows(Nvda),
}

/// What to do if the speech system is not running.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum IfAbsent {
    Start,
    Wait,
}

/// Who speaks, if that was chosen by what was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpokenBy {
    /// The screen reader NVDA, which also reads the text in the window.
    Nvda,
    /// The voice of the system.
    System,
}

/// What the speaker reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpeakerEvent {
    /// The voice works: at the start, and again after a loss.
    Back,
    /// The voice does not work. The current line is kept and spoken again when the voice is back, unless another line
    /// or a hush comes before.
    Lost(Mute),
    /// This line was spoken to the end.
    Spoken(u64),
    /// This line was silenced before its end.
    Cancelled(u64),
    /// The voice was lost several times during this line, and the line is given up.
    Unspoken(u64),
    /// The speech system has no voice for this language. Another voice reads it.
    NoVoice {
        /// The language by its two-letter code.
        language: String,
    },
    /// This voice speaks from now on. Reported before [`SpeakerEvent::Back`] if the voice is chosen by what is found,
    /// and only when it changes.
    SpokenBy(SpokenBy),
    /// The answer to `ask_for_voices`. Empty while the voice is lost.
    Voices(Vec<Offered>),
}

/// A voice that the speech system offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// The language by its two-letter code.
    pub language: String,
    pub name: String,
    /// Whether it is a variant of another voice for the same language.
    pub variant: bool,
}

/// Why nothing can be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no voice: {self:?}")]
pub enum Mute {
    /// speech-dispatcher is not running and could not be started.
    NoService,
    /// Orca is not running, or accepts no words from other programs.
    #[error("No voice: Orca cannot be reached, or takes no words from other programs.")]
    NoScreenReader,
    /// NVDA is not running, or accepts no words from other programs.
    NoNvda,
    /// NVDA's controller library is missing, or is not the right one.
    NoNvdaLibrary,
    /// Another screen reader is running, and reads the window by itself.
    OtherReader,
    /// NVDA was started, and speaks from now on.
    NvdaCame,
    /// The speech system is running, but does not answer.
    Stuck,
    /// It is running, but has no synthesizer.
    NoSynthesizer,
    /// It was running, and is gone or accepts no orders.
    Gone,
    /// It accepted a line, and never began or never ended it.
    Unfinished,
}

/// The connection to the speech system. It opens again by itself when it is lost.
///
/// It speaks one line at a time: a new line silences the one before. If a line should wait for another, the caller has
/// to see to it.
#[derive(Debug)]
pub struct Speaker {
    keeper: SyncSender<SpeakerInput>,
    thread: Option<JoinHandle<()>>,
}

impl Speaker {
    /// Orders and reports of the speech system that may wait for the keeper.
    const MOST_INPUTS: usize = 256;

    /// Starts to open the speech system, and returns at once. The first event tells whether there is a voice.
    ///
    /// An event waits up to a second for room in the channel and is then dropped, because the owner no longer listens.
    /// A line that the owner itself silenced is reported only if there is room.
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

    /// Speaks a line. It replaces one that is not over.
    pub fn say(&self, line: SpokenLine) {
        self.order(SpeakerInput::Say(line));
    }

    /// Stops speaking at once.
    pub fn hush(&self) {
        self.order(SpeakerInput::Hush);
    }

    /// Changes the settings from the next line on.
    pub fn set(&self, manner: VoiceManner) {
        self.order(SpeakerInput::Set(manner));
    }

    /// Asks for the list of voices. It comes as an event.
    pub fn ask_for_voices(&self) {
        self.order(SpeakerInput::AskForVoices);
    }

    fn order(&self, input: SpeakerInput) {
        // The keeper lives as long as this, and does not wait for an owner who gives orders.
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

/// A text that is safe for speech-dispatcher: after an empty text its next call hangs for ever, and a NUL ends the
/// program.
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
