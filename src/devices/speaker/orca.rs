//! The voice of the screen reader Orca, so that only one voice speaks. Orca accepts words from other programs over
//! D-Bus since version 49.
//!
//! It uses the settings of Orca's user. Orca does not report the end of words, so that is estimated. The calls are made
//! with `dbus-send`, which comes with D-Bus.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::input::{Languages, Messages, SignsOfVoice, SpeechSign};
use super::voice::Voice;
use super::{Mute, Passage, VoiceManner, speakable};

const SERVICE: &str = "org.gnome.Orca.Service";
const OBJECT: &str = "/org/gnome/Orca/Service";

/// The object that can interrupt speech: in version 50, and in version 49.
const SPEECH: [&str; 2] =
    ["/org/gnome/Orca/Service/SpeechManager", "/org/gnome/Orca/Service/SpeechAndVerbosityManager"];

/// Estimates for most users: the time for a letter, and the time before the first.
const LETTER: Duration = Duration::from_millis(65);
const BEGIN: Duration = Duration::from_millis(300);

/// How often to check whether Orca still runs. Each check starts a process.
const LOOK: Duration = Duration::from_secs(5);

/// A running Orca.
pub(super) struct Orca {
    signs: SignsOfVoice,
    /// The object that can silence it, if it is known.
    speech: Option<&'static str>,
    /// The number of messages so far, which is the number of the current one.
    number: u64,
    ends_at: Option<Instant>,
    looked_at: Instant,
}

impl Orca {
    pub(super) fn open(signs: SignsOfVoice) -> Result<Orca, Mute> {
        if !runs() {
            return Err(Mute::NoScreenReader);
        }
        let version = [format!("{SERVICE}.GetVersion")];
        call(SERVICE, OBJECT, &version).ok_or(Mute::NoScreenReader)?;
        let commands = ["org.gnome.Orca.Module.ListCommands".to_owned()];
        let speech = SPEECH.into_iter().find(|object| call(SERVICE, object, &commands).is_some());
        Ok(Orca { signs, speech, number: 0, ends_at: None, looked_at: Instant::now() })
    }
}

impl Voice for Orca {
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute> {
        let words: Vec<String> = passages.iter().map(|passage| speakable(&passage.text)).collect();
        let words = words.join(" ");
        let message = [format!("{SERVICE}.PresentMessage"), format!("string:{words}")];
        let reply = call(SERVICE, OBJECT, &message).ok_or(Mute::NoScreenReader)?;
        if !is_true(&reply) {
            return Err(Mute::NoScreenReader);
        }
        self.number += 1;
        let letters = u32::try_from(words.chars().count()).unwrap_or(u32::MAX / 1_000);
        self.ends_at = Some(Instant::now() + BEGIN + LETTER * letters);
        self.signs.tell(SpeechSign::Begun, self.number);
        Ok(Messages { first: self.number, last: self.number })
    }

    fn stop(&mut self) -> Result<(), Mute> {
        self.ends_at = None;
        let Some(speech) = self.speech else { return Ok(()) };
        let silence = [
            "org.gnome.Orca.Module.ExecuteCommand".to_owned(),
            "string:InterruptSpeech".to_owned(),
            "boolean:false".to_owned(),
        ];
        call(SERVICE, speech, &silence).map(drop).ok_or(Mute::NoScreenReader)
    }

    /// Orca's user has set how it speaks, and not only for Hector.
    fn set(&mut self, _: VoiceManner) -> Result<(), Mute> {
        Ok(())
    }

    fn prove_alive(&mut self) -> Result<(), Mute> {
        if self.looked_at.elapsed() < LOOK {
            return Ok(());
        }
        self.looked_at = Instant::now();
        if runs() { Ok(()) } else { Err(Mute::NoScreenReader) }
    }

    fn languages(&mut self) -> Result<Languages, Mute> {
        Ok(Languages::Unknown)
    }

    fn wakes_at(&self) -> Option<Instant> {
        self.ends_at
    }

    fn wake(&mut self) {
        self.ends_at = None;
        self.signs.tell(SpeechSign::Ended, self.number);
    }
}

/// Whether Orca runs. Calling Orca itself would start it.
fn runs() -> bool {
    let owned = ["org.freedesktop.DBus.NameHasOwner".to_owned(), format!("string:{SERVICE}")];
    call("org.freedesktop.DBus", "/org/freedesktop/DBus", &owned)
        .is_some_and(|reply| is_true(&reply))
}

fn is_true(reply: &str) -> bool {
    reply.trim_end().ends_with("boolean true")
}

/// Calls a method. Returns the reply as `dbus-send` prints it.
fn call(service: &str, object: &str, method: &[String]) -> Option<String> {
    let output = Command::new("dbus-send")
        .args(["--session", "--print-reply=literal", "--reply-timeout=2000"])
        .arg(format!("--dest={service}"))
        .arg(object)
        .args(method)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}
