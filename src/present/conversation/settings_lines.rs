//! Writes settings as readable lines, and reads them.

use std::fmt::Write as _;
use std::path::PathBuf;

use super::{
    EAR_MODES, EarSettings, Echo, OPPONENTS, Opponents, PRECISIONS, READING_BACK, REWRITINGS,
    ReadingBack, Recordings, SPEAKERS, SPEECH, Settings, SpokenOrFelt, TimesToTell, VERBOSITIES,
    WordsTold, name_of, named, table_named,
};
use crate::editor::Rewriting;
use crate::spoken::{Pitch, Rate, SpeechSystem, VoiceName, Volume};
use crate::words::braille::Table;
use crate::words::{Language, Texts};

/// Stands for the language of announcements until the user was told it.
const NOT_TOLD_YET: &str = "ask";

pub fn written(settings: &Settings) -> String {
    let mut text = String::new();
    let voice = &settings.voice;
    let _ = writeln!(text, "language = {}", settings.language.code());
    if let Some(name) = &settings.name {
        let _ = writeln!(text, "name = {name}");
    }
    match settings.announcements {
        Some(announcements) => {
            let _ = writeln!(text, "announcements = {}", announcements.code());
        }
        None if settings.has_to_learn_words() => {
            let _ = writeln!(text, "announcements = {NOT_TOLD_YET}");
        }
        None => {}
    }
    let _ = writeln!(text, "rate = {}", voice.rate.level());
    let _ = writeln!(text, "pitch = {}", voice.pitch.level());
    let _ = writeln!(text, "volume = {}", voice.volume.level());
    let _ = writeln!(text, "verbosity = {}", name_of(&VERBOSITIES, voice.verbosity));
    if voice.system != SpeechSystem::default() {
        let _ = writeln!(text, "speaker = {}", name_of(&SPEAKERS, voice.system));
    }
    if settings.speech == SpokenOrFelt::Off {
        let _ = writeln!(text, "speech = {}", name_of(&SPEECH, settings.speech));
    }
    if let Some(table) = settings.braille {
        let _ = writeln!(text, "braille = {}", table.code());
    }
    if let Some(table) = &settings.contracted {
        let _ = writeln!(text, "contracted = {table}");
    }
    let _ = writeln!(text, "precision = {}", name_of(&PRECISIONS, settings.precision));
    let _ = writeln!(text, "times = {}", settings.times_to_tell.written());
    for (language, voice) in Language::ALL.map(|of| (of, voice.voice(of))) {
        if let Some(name) = voice {
            let _ = writeln!(text, "voice.{} = {}", language.code(), name.as_str());
        }
    }
    if settings.reading_back == ReadingBack::Off {
        let _ = writeln!(text, "read-back = {}", name_of(&READING_BACK, settings.reading_back));
    }
    if settings.opponents == Opponents::PlayOn {
        let _ = writeln!(text, "opponents = {}", name_of(&OPPONENTS, settings.opponents));
    }
    if settings.rewriting == Rewriting::Append {
        let _ = writeln!(text, "screen = {}", name_of(&REWRITINGS, settings.rewriting));
    }
    if let Some(engine) = &settings.engine {
        let _ = writeln!(text, "engine = {engine}");
    }
    for line in ear_lines(&settings.ear) {
        let _ = writeln!(text, "{line}");
    }
    text
}

/// The expected form of a line with this name, with all its values if they are few.
pub fn expected(line: &str, texts: &Texts) -> String {
    let name = line.split_once('=').map(|(name, _)| name.trim()).unwrap_or_default();
    let value = match name {
        "language" | "announcements" => texts.any_of(&Language::ALL.map(Language::code)),
        "pitch" => "10".to_owned(),
        "volume" => "90".to_owned(),
        "verbosity" => texts.any_of(&names(&VERBOSITIES)),
        "times" => TimesToTell::default().written(),
        "speaker" => texts.any_of(&names(&SPEAKERS)),
        "speech" => texts.any_of(&names(&SPEECH)),
        "braille" => texts.any_of(&Table::ALL.map(Table::code)),
        "read-back" => texts.any_of(&names(&READING_BACK)),
        "opponents" => texts.any_of(&names(&OPPONENTS)),
        "screen" => texts.any_of(&names(&REWRITINGS)),
        "precision" => texts.any_of(&names(&PRECISIONS)),
        "ear" => texts.any_of(&names(&EAR_MODES)),
        "recordings" => texts.any_of(&["on", "off"]),
        "earphones" => texts.any_of(&["yes", "no"]),
        _ => return "rate = 10".to_owned(),
    };
    format!("{name} = {value}")
}

fn names<T>(table: &[(&'static str, T)]) -> Vec<&'static str> {
    table.iter().map(|(name, _)| *name).collect()
}

/// Takes a line; `None` if it is not a setting. `is_profile` checks the names of learned voices.
pub fn take(settings: &mut Settings, line: &str, is_profile: fn(&str) -> bool) -> Option<()> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Some(());
    }
    let (name, value) = line.split_once('=')?;
    let value = value.trim();
    match name.trim() {
        "language" => {
            settings.language = Language::coded(value)?;
        }
        "name" => settings.name = Some(value.to_owned()),
        "announcements" if value == NOT_TOLD_YET => settings.words_told = WordsTold::NotYet,
        "announcements" => settings.announcements = Some(Language::coded(value)?),
        "rate" => settings.voice.rate = Rate::new(value.parse().ok()?)?,
        "pitch" => settings.voice.pitch = Pitch::new(value.parse().ok()?)?,
        "volume" => settings.voice.volume = Volume::new(value.parse().ok()?)?,
        "verbosity" => settings.voice.verbosity = named(&VERBOSITIES, value)?,
        "times" => settings.times_to_tell = TimesToTell::read(value)?,
        "speaker" => settings.voice.system = named(&SPEAKERS, value)?,
        "speech" => settings.speech = named(&SPEECH, value)?,
        "braille" => settings.braille = Some(table_named(value)?),
        "contracted" => settings.contracted = Some(value.to_owned()),
        "read-back" => settings.reading_back = named(&READING_BACK, value)?,
        "opponents" => settings.opponents = named(&OPPONENTS, value)?,
        "screen" => settings.rewriting = named(&REWRITINGS, value)?,
        "engine" => settings.engine = Some(value.to_owned()).filter(|name| !name.is_empty()),
        "precision" => settings.precision = named(&PRECISIONS, value)?,
        name @ ("ear" | "microphone" | "model" | "profile" | "recordings" | "earphones") => {
            take_ear(&mut settings.ear, name, value, is_profile)?;
        }
        name => {
            let code = name.strip_prefix("voice.")?;
            let language = Language::coded(code)?;
            let voice = VoiceName::new(value).ok()?;
            settings.voice = std::mem::take(&mut settings.voice).with_voice(language, voice);
        }
    }
    Some(())
}

/// Takes a line of the settings file; `None` if it is not one of these.
fn take_ear(
    ear: &mut EarSettings,
    name: &str,
    value: &str,
    is_profile: fn(&str) -> bool,
) -> Option<()> {
    match (name, value) {
        ("ear", value) => {
            ear.mode = named(&EAR_MODES, value)?;
        }
        ("microphone", value) => ear.microphone = some(value),
        ("model", value) => ear.model = some(value).map(PathBuf::from),
        ("profile", "") => ear.profile = None,
        ("profile", name) if is_profile(name) => ear.profile = Some(name.to_owned()),
        ("recordings", "off") => ear.recordings = Recordings::Forgotten,
        ("recordings", "on") => ear.recordings = Recordings::Kept,
        ("earphones", "no") => ear.echo = Echo::Heard,
        ("earphones", "yes") => ear.echo = Echo::Unheard,
        _ => return None,
    }
    Some(())
}

fn ear_lines(ear: &EarSettings) -> Vec<String> {
    let mode = name_of(&EAR_MODES, ear.mode);
    let recordings = match ear.recordings {
        Recordings::Forgotten => "off",
        Recordings::Kept => "on",
    };
    let earphones = match ear.echo {
        Echo::Heard => "no",
        Echo::Unheard => "yes",
    };
    let mut lines = vec![format!("ear = {mode}")];
    lines.extend(ear.microphone.iter().map(|name| format!("microphone = {name}")));
    lines.extend(ear.model.iter().map(|folder| format!("model = {}", folder.display())));
    lines.extend(ear.profile.iter().map(|name| format!("profile = {name}")));
    lines.push(format!("recordings = {recordings}"));
    lines.push(format!("earphones = {earphones}"));
    lines
}

fn some(value: &str) -> Option<String> {
    Some(value.to_owned()).filter(|value| !value.is_empty())
}
