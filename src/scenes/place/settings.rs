//! What a player has chosen for voice and language, kept from one game to the next. The
//! file is readable, and what cannot be read in it is left at its default and told.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use super::Out;
use super::ear_settings::{EAR_MODES, EarMode, EarSettings};
use crate::clock::Span;
use crate::devices::folders;
use crate::devices::whole;
use crate::present::spoken::{Pitch, Rate, Verbosity, VoiceName, VoiceSettings, Volume};
use crate::scenes::convert::liblouis::found;
use crate::scenes::reasons::{liblouis, refused};
use crate::scenes::reminders::TimesToTell;
use crate::words::braille::{Dots, Table};
use crate::words::{Command, Language, Lexicon, MoveReader, Precision, Texts, duration};

/// The engine that most people have.
const STOCKFISH: &str = "stockfish";
/// How far one key press changes rate, pitch or volume.
const STEP: i32 = 10;

/// The choices.
#[derive(Debug, Clone)]
pub(in crate::scenes) struct Settings {
    /// The language that Hector speaks with the user.
    pub(in crate::scenes) language: Language,
    /// How it speaks.
    pub(in crate::scenes) voice: VoiceSettings,
    /// Whether it speaks at all, where there is a voice.
    pub(in crate::scenes) speech: Speech,
    /// The table of the braille display, if not that of the language.
    pub(in crate::scenes) braille: Option<Table>,
    /// The table of liblouis by which long texts are contracted on the display.
    pub(in crate::scenes) contracted: Option<String>,
    /// How exactly times are told.
    pub(in crate::scenes) precision: Precision,
    /// At which times a clock is told by itself in training.
    pub(in crate::scenes) times_to_tell: TimesToTell,
    /// Whether an opponent in practice may end a game.
    pub(in crate::scenes) opponents: Opponents,
    /// The engine that is meant where none is named, if it is not Stockfish.
    pub(in crate::scenes) engine: Option<String>,
    /// How it listens.
    pub(in crate::scenes) ear: EarSettings,
}

/// What opponents in practice do beside their moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) enum Opponents {
    /// They resign what is lost, and offer draws.
    MayEnd,
    /// They do neither.
    PlayOn,
}

/// Whether words are spoken, or under the fingers and in text alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) enum Speech {
    On,
    Off,
}

impl Settings {
    /// The choices that were kept, in this language if one is asked for. A line that cannot
    /// be read costs a sentence.
    pub(in crate::scenes) fn chosen(language: Option<Language>) -> (Settings, Option<String>) {
        let (mut settings, spoiled) = Settings::kept();
        settings.language = language.unwrap_or(settings.language);
        let sentence = spoiled.map(|(line, path)| {
            let texts = Texts::new(settings.language);
            texts.setting_unreadable(&line, &path.display().to_string(), "rate = 10")
        });
        (settings, sentence)
    }

    /// The choices that were kept, or those that the locale suggests, and a line that cannot
    /// be read.
    fn kept() -> (Settings, Option<(String, PathBuf)>) {
        let mut settings = Settings {
            language: of_locale(),
            voice: VoiceSettings::default(),
            speech: Speech::On,
            braille: None,
            contracted: None,
            precision: Precision::Seconds,
            times_to_tell: TimesToTell::default(),
            opponents: Opponents::MayEnd,
            engine: None,
            ear: EarSettings::default(),
        };
        let Some(path) = path() else { return (settings, None) };
        let Ok(text) = whole::text(&path, whole::SMALL) else { return (settings, None) };
        let spoiled = text.lines().find(|line| settings.take(line).is_none());
        let spoiled = spoiled.map(|line| (line.to_owned(), path));
        (settings, spoiled)
    }

    /// Changes how Hector speaks. What is no such command changes nothing.
    pub(in crate::scenes) fn change(&mut self, command: Command) {
        let VoiceSettings { rate, pitch, volume, verbosity, .. } = &mut self.voice;
        match command {
            Command::Faster => *rate = rate.moved(STEP),
            Command::Slower => *rate = rate.moved(-STEP),
            Command::Louder => *volume = volume.moved(STEP),
            Command::Softer => *volume = volume.moved(-STEP),
            Command::Higher => *pitch = pitch.moved(STEP),
            Command::Lower => *pitch = pitch.moved(-STEP),
            Command::Verbosity => *verbosity = next(&VERBOSITIES, *verbosity),
            Command::Precision => self.precision = next(&PRECISIONS, self.precision),
            Command::BrailleAlone => self.speech = next(&SPEECH, self.speech),
            Command::Speak(language) => self.language = language,
            Command::Ear => self.ear.mode = next(&EAR_MODES, self.ear.mode),
            _ => {}
        }
    }

    /// What a command that changes something has made of it.
    fn told(&self, command: Command, texts: &Texts) -> String {
        let voice = &self.voice;
        match command {
            Command::Faster | Command::Slower => texts.rate_is(voice.rate.level().into()),
            Command::Louder | Command::Softer => texts.volume_is(voice.volume.level().into()),
            Command::Higher | Command::Lower => texts.pitch_is(voice.pitch.level().into()),
            Command::Verbosity => match voice.verbosity {
                Verbosity::Brief => texts.few_words(),
                Verbosity::Normal => texts.usual_words(),
                Verbosity::Full => texts.all_words(),
            },
            Command::Ear => match self.ear.mode {
                EarMode::Off => texts.ear_off(),
                EarMode::Key => texts.ear_by_key(),
                EarMode::Open => texts.ear_open(),
                EarMode::Wake => texts.ear_by_name(),
            },
            Command::Precision => match self.precision {
                Precision::Minutes => texts.times_in_minutes(),
                Precision::Seconds => texts.times_in_minutes_and_seconds(),
                Precision::SecondsAlone => texts.times_in_seconds(),
            },
            Command::BrailleAlone => match self.speech {
                Speech::On => Texts::new(self.language).braille_and_speech(),
                Speech::Off => Texts::new(self.language).braille_alone(),
            },
            _ => texts.language_is(),
        }
    }

    /// Changes how Hector speaks, keeps it, and answers with what it is now, in the language
    /// that it is then.
    pub(in crate::scenes) fn change_and_tell(
        &mut self,
        command: Command,
        texts: &mut Texts,
    ) -> Vec<Out> {
        self.change(command);
        texts.go_on_in(self.language);
        let sentence = self.told(command, texts);
        vec![Out::Set(self.clone()), Out::answer(self.language, sentence)]
    }

    /// Chooses at which times a clock is told by itself, or tells them.
    pub(in crate::scenes) fn take_times_to_tell(&mut self, rest: &str, texts: &Texts) -> Vec<Out> {
        let set = match TimesToTell::read(rest) {
            _ if rest.is_empty() => None,
            None => {
                let sentence = texts.times_to_tell_unclear(rest);
                return Out::refusal(self.language, &sentence);
            }
            Some(times) => {
                self.times_to_tell = times;
                Some(Out::Set(self.clone()))
            }
        };
        let in_words = |time: Span| duration(time.into(), Precision::Seconds, self.language);
        let told: Vec<String> = self.times_to_tell.iter().map(in_words).collect();
        let sentence = match told.as_slice() {
            [] => texts.no_time_to_tell(),
            some => texts.times_to_tell(&some.join("; ")),
        };
        set.into_iter().chain([Out::answer(self.language, &sentence)]).collect()
    }

    /// Has opponents play on to the end, or not, and says so.
    pub(in crate::scenes) fn change_opponents(&mut self, texts: &Texts) -> String {
        self.opponents = next(&OPPONENTS, self.opponents);
        match self.opponents {
            Opponents::MayEnd => texts.opponent_may_end(),
            Opponents::PlayOn => texts.opponent_plays_on(),
        }
    }

    /// The table that braille is spelled with.
    pub(in crate::scenes) fn braille_table(&self) -> Table {
        self.braille.unwrap_or(Table { language: self.language, dots: Dots::Eight })
    }

    /// Chooses a table by its name, or tells which it is, and says so.
    pub(in crate::scenes) fn take_braille_table(&mut self, name: &str) -> Vec<Out> {
        let chosen = self.choose_braille_table(name);
        match chosen {
            Ok(sentence) => vec![Out::Set(self.clone()), Out::answer(self.language, sentence)],
            Err(sentence) => Out::refusal(self.language, sentence),
        }
    }

    fn choose_braille_table(&mut self, name: &str) -> Result<String, String> {
        let texts = Texts::new(self.language);
        let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
        if CONTRACTED.contains(&first.to_lowercase().as_str()) {
            return self.contract_long_texts(rest.trim());
        }
        if !name.is_empty() {
            match table_named(name) {
                Some(table) => self.braille = Some(table),
                None => {
                    let tables = Table::ALL.map(Table::code).join(", ");
                    return Err(texts.no_such_braille_table(name, &tables));
                }
            }
        }
        Ok(texts.braille_table(self.braille_table().code()))
    }

    /// Chooses the table of liblouis for long texts, or none, or tells which it is.
    fn contract_long_texts(&mut self, name: &str) -> Result<String, String> {
        let texts = Texts::new(self.language);
        if SPELLED_OUT.contains(&name.to_lowercase().as_str()) {
            self.contracted = None;
        } else if !name.is_empty() {
            let table = found(name).map_err(|error| liblouis(&error, &texts))?;
            self.contracted = Some(table);
        }
        Ok(match &self.contracted {
            None => texts.long_texts_spelled_out(),
            Some(table) => texts.long_texts_contracted(table),
        })
    }

    /// Reads the moves that this person types or says.
    pub(in crate::scenes) fn move_reader<'a>(&self, lexicon: &'a Lexicon) -> MoveReader<'a> {
        MoveReader::of_person(self.language, self.braille_table(), lexicon)
    }

    /// The engine that is meant where none is named.
    pub(in crate::scenes) fn usual_engine(&self) -> &str {
        self.engine.as_deref().unwrap_or(STOCKFISH)
    }

    /// Whether nothing was ever chosen on this machine.
    pub(in crate::scenes) fn are_new() -> bool {
        path().is_some_and(|path| !path.exists())
    }

    /// Keeps them.
    pub(in crate::scenes) fn keep(&self) -> Result<(), String> {
        let Some(path) = path() else { return Ok(()) };
        let mut text = String::new();
        let voice = &self.voice;
        let _ = writeln!(text, "language = {}", self.language.code());
        let _ = writeln!(text, "rate = {}", voice.rate.level());
        let _ = writeln!(text, "pitch = {}", voice.pitch.level());
        let _ = writeln!(text, "volume = {}", voice.volume.level());
        let _ = writeln!(text, "verbosity = {}", name_of(&VERBOSITIES, voice.verbosity));
        if self.speech == Speech::Off {
            let _ = writeln!(text, "speech = {}", name_of(&SPEECH, self.speech));
        }
        if let Some(table) = self.braille {
            let _ = writeln!(text, "braille = {}", table.code());
        }
        if let Some(table) = &self.contracted {
            let _ = writeln!(text, "contracted = {table}");
        }
        let _ = writeln!(text, "precision = {}", name_of(&PRECISIONS, self.precision));
        let _ = writeln!(text, "times = {}", self.times_to_tell.written());
        for (language, voice) in Language::ALL.map(|of| (of, voice.voice(of))) {
            if let Some(name) = voice {
                let _ = writeln!(text, "voice.{} = {}", language.code(), name.as_str());
            }
        }
        if self.opponents == Opponents::PlayOn {
            let _ = writeln!(text, "opponents = {}", name_of(&OPPONENTS, self.opponents));
        }
        if let Some(engine) = &self.engine {
            let _ = writeln!(text, "engine = {engine}");
        }
        for line in self.ear.lines() {
            let _ = writeln!(text, "{line}");
        }
        let folder = path.parent().map_or(Ok(()), folders::make_private);
        let new = path.with_extension("new");
        // Written beside and put in its place, so that no power cut leaves half of it.
        folder.and_then(|()| fs::write(&new, text)).and_then(|()| fs::rename(&new, &path)).map_err(
            |error| {
                let texts = Texts::new(self.language);
                texts.settings_not_kept(&path.display().to_string(), &refused(&error, &texts))
            },
        )
    }

    fn take(&mut self, line: &str) -> Option<()> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Some(());
        }
        let (name, value) = line.split_once('=')?;
        let value = value.trim();
        match name.trim() {
            "language" => {
                self.language = Language::coded(value)?;
            }
            "rate" => self.voice.rate = Rate::new(value.parse().ok()?)?,
            "pitch" => self.voice.pitch = Pitch::new(value.parse().ok()?)?,
            "volume" => self.voice.volume = Volume::new(value.parse().ok()?)?,
            "verbosity" => self.voice.verbosity = named(&VERBOSITIES, value)?,
            "times" => self.times_to_tell = TimesToTell::read(value)?,
            "speech" => self.speech = named(&SPEECH, value)?,
            "braille" => self.braille = Some(table_named(value)?),
            "contracted" => self.contracted = Some(value.to_owned()),
            "opponents" => self.opponents = named(&OPPONENTS, value)?,
            "engine" => self.engine = Some(value.to_owned()).filter(|name| !name.is_empty()),
            "precision" => self.precision = named(&PRECISIONS, value)?,
            name @ ("ear" | "microphone" | "model" | "profile" | "recordings" | "earphones") => {
                self.ear.take(name, value)?;
            }
            name => {
                let code = name.strip_prefix("voice.")?;
                let language = Language::coded(code)?;
                let voice = VoiceName::new(value).ok()?;
                self.voice = std::mem::take(&mut self.voice).with_voice(language, voice);
            }
        }
        Some(())
    }
}

const VERBOSITIES: [(&str, Verbosity); 3] =
    [("brief", Verbosity::Brief), ("normal", Verbosity::Normal), ("full", Verbosity::Full)];

const SPEECH: [(&str, Speech); 2] = [("on", Speech::On), ("off", Speech::Off)];

const OPPONENTS: [(&str, Opponents); 2] =
    [("may-end", Opponents::MayEnd), ("play-on", Opponents::PlayOn)];

const PRECISIONS: [(&str, Precision); 3] = [
    ("minutes", Precision::Minutes),
    ("seconds", Precision::Seconds),
    ("seconds-alone", Precision::SecondsAlone),
];

/// What says that long texts are meant, and that they shall not be contracted.
const CONTRACTED: [&str; 4] = ["contracted", "kurz", "abrégé", "abrege"];
const SPELLED_OUT: [&str; 4] = ["off", "aus", "non", "no"];

fn table_named(name: &str) -> Option<Table> {
    Table::ALL.into_iter().find(|table| table.code() == name)
}

/// The next, round and round.
fn next<T: Copy + PartialEq>(all: &[(&str, T)], now: T) -> T {
    all[(place(all, now) + 1) % all.len()].1
}

fn place<T: Copy + PartialEq>(all: &[(&str, T)], value: T) -> usize {
    all.iter().position(|(_, known)| *known == value).unwrap_or(0)
}

fn name_of<T: Copy + PartialEq>(all: &[(&'static str, T)], value: T) -> &'static str {
    all.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name)
}

fn named<T: Copy>(all: &[(&str, T)], name: &str) -> Option<T> {
    all.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

fn path() -> Option<PathBuf> {
    folders::home().map(|home| home.join("settings.txt"))
}

/// The language of the system's messages; English where it is none of Hector's.
fn of_locale() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default();
    Language::of_locale(&locale).unwrap_or(Language::English)
}
