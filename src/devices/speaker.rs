//! The voice: says lines through the user's own speech system, speech-dispatcher.
//! Never waits without a limit, and never chooses words.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::Duration;

use speech_dispatcher::{Connection, Mode, Priority};

/// A cold start of speech-dispatcher takes a third of a second.
const OPENING_LIMIT: Duration = Duration::from_secs(4);
/// The slowest voice, at its slowest rate, stays under this for a letter.
const LETTER_LIMIT: Duration = Duration::from_millis(400);
/// From the order to speak to the first letter, on a bad day.
const LINE_LIMIT: Duration = Duration::from_secs(3);
/// How much longer than its own limits the thread is waited for.
const GRACE: Duration = Duration::from_secs(1);

/// Why nothing was heard.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mute {
    /// No speech-dispatcher runs, and none could be started.
    #[error("No voice: speech-dispatcher cannot be reached.")]
    NoService,
    /// One runs, and does not answer.
    #[error("No voice: speech-dispatcher does not answer.")]
    Stuck,
    /// It runs and has nothing to speak with.
    #[error("No voice: speech-dispatcher has no synthesizer.")]
    NoSynthesizer,
    /// It runs and did not take an order.
    #[error("No voice: speech-dispatcher refused {0}.")]
    Refused(&'static str),
    /// It took the line, and never said that the line is over.
    #[error("No voice: speech-dispatcher took the line and did not finish it.")]
    Unfinished,
}

/// An open way to the speech system, in one language.
///
/// A thread of its own holds the connection: the library under it can wait for ever.
#[derive(Debug)]
pub struct Speaker {
    lines: Option<SyncSender<String>>,
    answers: Receiver<Result<(), Mute>>,
    thread: Option<JoinHandle<()>>,
}

impl Speaker {
    /// Opens the speech system for a language, by its two-letter code.
    pub fn open(language: &str) -> Result<Self, Mute> {
        let (line_sender, lines) = mpsc::sync_channel(1);
        let (answer_sender, answers) = mpsc::sync_channel(1);
        let language = language.to_owned();
        let thread = std::thread::spawn(move || speak_all(&language, &lines, &answer_sender));
        let mut speaker = Self { lines: Some(line_sender), answers, thread: Some(thread) };
        match speaker.answer(OPENING_LIMIT) {
            Ok(()) => Ok(speaker),
            Err(Mute::Unfinished) => Err(Mute::Stuck),
            Err(mute) => Err(mute),
        }
    }

    /// Says a line and waits until it is over.
    pub fn say(&mut self, line: &str) -> Result<(), Mute> {
        let line = speakable(line);
        if line.is_empty() {
            return Ok(());
        }
        let limit = limit(&line);
        let lines = self.lines.as_ref().ok_or(Mute::NoService)?;
        lines.send(line).map_err(|_| Mute::NoService)?;
        self.answer(limit + GRACE)
    }

    /// What the thread answers. A thread that does not is given up, and this speaker
    /// with it.
    fn answer(&mut self, limit: Duration) -> Result<(), Mute> {
        self.answers.recv_timeout(limit).unwrap_or_else(|error| {
            self.lines = None;
            match error {
                RecvTimeoutError::Timeout => {
                    self.thread = None;
                    Err(Mute::Unfinished)
                }
                RecvTimeoutError::Disconnected => Err(Mute::NoService),
            }
        })
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.lines = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A line without what harms speech-dispatcher: after an empty line its next call
/// hangs for ever, and a NUL ends the program.
fn speakable(line: &str) -> String {
    line.replace('\0', " ").trim().to_owned()
}

fn limit(line: &str) -> Duration {
    LINE_LIMIT + LETTER_LIMIT * u32::try_from(line.chars().count()).unwrap_or(u32::MAX / 1000)
}

/// The life of the thread: opens, then answers each line once it is over.
fn speak_all(language: &str, lines: &Receiver<String>, answers: &SyncSender<Result<(), Mute>>) {
    let voice = match Voice::open(language) {
        Ok(voice) => voice,
        Err(mute) => {
            let _ = answers.send(Err(mute));
            return;
        }
    };
    let mut answer = Ok(());
    while answers.send(answer).is_ok() {
        let Ok(line) = lines.recv() else { return };
        answer = voice.say(&line);
    }
}

/// The connection, and what it tells of the lines that are over.
struct Voice {
    connection: Connection,
    over: Receiver<u64>,
}

impl Voice {
    fn open(language: &str) -> Result<Self, Mute> {
        let connection = Connection::open("hector", "game", "hector", Mode::Threaded)
            .map_err(|_| Mute::NoService)?;
        if connection.list_output_modules().is_ok_and(|modules| modules.is_empty()) {
            return Err(Mute::NoSynthesizer);
        }
        connection.set_language(language).map_err(|_| Mute::Refused("the language"))?;
        // One line is under way at a time, so two places are more than can be filled by it.
        let (ended, over) = mpsc::sync_channel(2);
        let cancelled = ended.clone();
        connection.on_end(Some(Box::new(move |line, _| tell(&ended, line))));
        connection.on_cancel(Some(Box::new(move |line, _| tell(&cancelled, line))));
        Ok(Self { connection, over })
    }

    fn say(&self, line: &str) -> Result<(), Mute> {
        let spoken =
            self.connection.say(Priority::Important, line).ok_or(Mute::Refused("the line"))?;
        loop {
            match self.over.recv_timeout(limit(line)) {
                Ok(over) if over == spoken => return Ok(()),
                // The end of a line that was given up before.
                Ok(_) => {}
                Err(_) => return Err(Mute::Unfinished),
            }
        }
    }
}

/// The library calls this from its own thread, which must not wait.
fn tell(over: &SyncSender<u64>, line: usize) {
    let _ = over.try_send(line as u64);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_harms_the_speech_system_reaches_it() {
        assert_eq!(speakable(" \t\n"), "");
        assert_eq!(speakable("\0"), "");
        assert_eq!(speakable("Eva\0zwei "), "Eva zwei");
    }

    #[test]
    fn a_longer_line_is_waited_for_longer() {
        assert!(limit("Eva zwei Eva vier") > limit("Eva"));
        assert!(limit("Springer Gustav eins Felix drei") < Duration::from_secs(20));
    }
}
