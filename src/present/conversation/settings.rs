//! A user's settings for voice and language, and the words that report a change. The file is written elsewhere.
//! Imports `out` and is imported by it: changed settings are an output, and a change of settings gives an answer.

use super::Out;
use super::player_name::{LONGEST_NAME, NameGiven};
use super::reminders::TimesToTell;
use super::{EAR_MODES, EarMode, EarSettings};
use crate::board::words::SquareNames;
use crate::clock::Span;
use crate::editor::Rewriting;
use crate::spoken::{SpeechSystem, Verbosity, VoiceSettings};
use crate::words::braille::{Dots, Table};
use crate::words::{
    Command, Language, Lexicon, MoveReader, Precision, SettingCommand, Texts, Wording, apart,
    command, command_word, duration, is_typed_as_any,
};

/// The most common engine.
const STOCKFISH: &str = "stockfish";
/// The change of rate, pitch or volume at each key press.
const STEP: i32 = 10;

#[derive(Debug, Clone)]
pub struct Settings {
    /// The language in which Hector talks with the user.
    pub language: Language,
    /// The user's name for score sheets; empty if the user wants none, `None` until that is known.
    pub name: Option<String>,
    /// The language of announcements, if the user has chosen one.
    pub announcements: Option<Language>,
    /// Whether the user was told the words for announcing moves at the board.
    pub words_told: WordsTold,
    pub voice: VoiceSettings,
    /// Whether Hector speaks at all, if there is a voice.
    pub speech: SpokenOrFelt,
    /// The braille table, if it is not that of the language.
    pub braille: Option<Table>,
    /// The liblouis table that contracts long texts on the display.
    pub contracted: Option<String>,
    pub precision: Precision,
    /// The times at which a clock is told by itself in training.
    pub times_to_tell: TimesToTell,
    pub reading_back: ReadingBack,
    pub opponents: Opponents,
    /// The engine to use if none is named, unless it is Stockfish.
    pub engine: Option<String>,
    pub rewriting: Rewriting,
    pub ear: EarSettings,
}

/// Whether a newcomer was told the words for announcing moves at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordsTold {
    NotYet,
    /// Told once, or chosen, or the user is not new.
    Told,
}

/// Whether training reads back recorded moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingBack {
    On,
    Off,
}

/// What opponents in practice do besides their moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponents {
    /// They resign lost games, and offer draws.
    MayEnd,
    /// They do neither.
    PlayOn,
}

/// Whether words are spoken, or only shown as braille and text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpokenOrFelt {
    On,
    Off,
}

impl Settings {
    /// The defaults for a language.
    pub fn new(language: Language) -> Settings {
        Settings {
            language,
            name: None,
            announcements: None,
            words_told: WordsTold::Told,
            voice: VoiceSettings::default(),
            speech: SpokenOrFelt::On,
            braille: None,
            contracted: None,
            precision: Precision::Seconds,
            times_to_tell: TimesToTell::default(),
            reading_back: ReadingBack::On,
            opponents: Opponents::MayEnd,
            engine: None,
            rewriting: Rewriting::default(),
            ear: EarSettings::default(),
        }
    }

    /// Changes one of the voice settings.
    pub(crate) fn change(&mut self, setting: SettingCommand) {
        let VoiceSettings { rate, pitch, volume, verbosity, .. } = &mut self.voice;
        match setting {
            SettingCommand::Faster(_) => *rate = rate.moved(STEP),
            SettingCommand::Slower(_) => *rate = rate.moved(-STEP),
            SettingCommand::Louder(_) => *volume = volume.moved(STEP),
            SettingCommand::Softer(_) => *volume = volume.moved(-STEP),
            SettingCommand::Higher(_) => *pitch = pitch.moved(STEP),
            SettingCommand::Lower(_) => *pitch = pitch.moved(-STEP),
            SettingCommand::Verbosity(_) => *verbosity = next(&VERBOSITIES, *verbosity),
            SettingCommand::Precision(_) => self.precision = next(&PRECISIONS, self.precision),
            SettingCommand::BrailleAlone(_) => self.speech = next(&SPEECH, self.speech),
            SettingCommand::ReadBack(_) => {
                self.reading_back = next(&READING_BACK, self.reading_back);
            }
            SettingCommand::SpeakEnglish(_) => self.language = Language::English,
            SettingCommand::SpeakGerman(_) => self.language = Language::German,
            SettingCommand::SpeakFrench(_) => self.language = Language::French,
            SettingCommand::Ear(_) => self.ear.mode = next(&EAR_MODES, self.ear.mode),
        }
    }

    /// The message after a command that changed something.
    fn told(&self, setting: SettingCommand, texts: &Texts) -> String {
        let voice = &self.voice;
        match setting {
            SettingCommand::Faster(_) | SettingCommand::Slower(_) => {
                texts.voice_speaks(voice.rate.words_a_minute())
            }
            SettingCommand::Louder(_) | SettingCommand::Softer(_) => {
                texts.volume_is(voice.volume.level().into())
            }
            SettingCommand::Higher(_) | SettingCommand::Lower(_) => {
                texts.pitch_is(voice.pitch.level().into())
            }
            SettingCommand::Verbosity(_) => match voice.verbosity {
                Verbosity::Brief => texts.few_words(),
                Verbosity::Normal => texts.usual_words(),
                Verbosity::Full => texts.all_words(),
            },
            SettingCommand::Ear(_) => match self.ear.mode {
                EarMode::Off => texts.ear_off(),
                EarMode::Key => texts.ear_by_key(),
                EarMode::Open => texts.ear_open(),
                EarMode::Wake => texts.ear_by_name(),
            },
            SettingCommand::Precision(_) => match self.precision {
                Precision::Minutes => texts.times_in_minutes(),
                Precision::Seconds => texts.times_in_minutes_and_seconds(),
                Precision::SecondsAlone => texts.times_in_seconds(),
            },
            SettingCommand::ReadBack(_) => match self.reading_back {
                ReadingBack::On => texts.reads_moves_back(),
                ReadingBack::Off => texts.reads_no_moves_back(),
            },
            SettingCommand::BrailleAlone(_) => match self.speech {
                SpokenOrFelt::On => Texts::new(self.language).braille_and_speech(),
                SpokenOrFelt::Off => Texts::new(self.language).braille_alone(),
            },
            SettingCommand::SpeakEnglish(_)
            | SettingCommand::SpeakGerman(_)
            | SettingCommand::SpeakFrench(_) => texts.language_is(),
        }
    }

    /// All settings, in one answer.
    pub(crate) fn all_told(&self, texts: &Texts) -> String {
        let each = [
            SettingCommand::SpeakEnglish(()),
            SettingCommand::Faster(()),
            SettingCommand::Louder(()),
            SettingCommand::Higher(()),
            SettingCommand::Verbosity(()),
            SettingCommand::Ear(()),
        ];
        let told = each.into_iter().map(|setting| self.told(setting, texts));
        let name = self.name.as_ref().map(|_| self.name_told(texts));
        told.chain([self.announcements_told(texts)]).chain(name).collect::<Vec<_>>().join(" ")
    }

    /// Changes a voice setting, keeps it, and answers with the new value, in the new language.
    pub(crate) fn change_and_tell(
        &mut self,
        setting: SettingCommand,
        texts: &mut Texts,
    ) -> Vec<Out> {
        let before = self.voice.rate;
        self.change(setting);
        texts.go_on_in(self.language);
        let words = self.voice.rate.words_a_minute();
        let is_changed = before != self.voice.rate;
        let sentence = match setting {
            SettingCommand::Faster(_) if is_changed => texts.voice_faster(words),
            SettingCommand::Faster(_) => texts.voice_fastest(words),
            SettingCommand::Slower(_) if is_changed => texts.voice_slower(words),
            SettingCommand::Slower(_) => texts.voice_slowest(words),
            _ => self.told(setting, texts),
        };
        vec![Out::Set(self.clone()), Out::answer(self.language, sentence)]
    }

    /// Sets the times at which a clock is told by itself, or tells them.
    pub(crate) fn take_times_to_tell(&mut self, rest: &str, texts: &Texts) -> Vec<Out> {
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
            some => texts.times_to_tell(&apart(some, self.language)),
        };
        set.into_iter().chain([Out::answer(self.language, &sentence)]).collect()
    }

    /// The words of moves, squares and pieces if no event has chosen them.
    pub fn wording_at_home(&self) -> Wording {
        Wording::in_one_language(self.announcements.unwrap_or(self.language))
    }

    /// How squares are named in a list: the words of announcements are used by a person who learns those of another
    /// language.
    pub fn square_names(&self) -> SquareNames {
        match self.announcements {
            Some(language) if language != self.language => SquareNames::Announced,
            Some(_) | None => SquareNames::Written,
        }
    }

    /// The words of announcements at an event: those of Appendix D, unless others were chosen.
    pub(crate) fn announced_wording(&self) -> Wording {
        self.announcements.map(Wording::in_one_language).unwrap_or_default()
    }

    /// Sets the language of announcements by its name, or tells it.
    fn choose_announcements(&mut self, named: &str) -> Option<()> {
        self.announcements = match command(named).and_then(|(command, _)| command.language()) {
            None if is_typed_as_any(named, &OWN_LANGUAGE) => None,
            None => return None,
            language => language,
        };
        self.words_told = WordsTold::Told;
        Some(())
    }

    /// Whether the user has yet to be told the words for announcing moves at the board.
    pub fn has_to_learn_words(&self) -> bool {
        self.words_told == WordsTold::NotYet && self.announcements.is_none()
    }

    /// Takes the user's name, or none; without an argument tells it.
    pub fn take_name(&mut self, given: &str, texts: &Texts) -> Vec<Out> {
        if given.is_empty() {
            return vec![Out::answer(self.language, self.name_told(texts))];
        }
        match NameGiven::read(given) {
            NameGiven::Unfit => Out::refusal(self.language, texts.name_unfit(LONGEST_NAME)),
            NameGiven::NoName => self.take_no_name(texts),
            NameGiven::Name(name) => {
                self.name = Some(name);
                self.set_and_tell(self.name_told(texts))
            }
        }
    }

    /// The user wants no name on score sheets.
    pub fn take_no_name(&mut self, texts: &Texts) -> Vec<Out> {
        self.name = Some(String::new());
        self.set_and_tell(self.name_told(texts))
    }

    fn name_told(&self, texts: &Texts) -> String {
        match self.own_name() {
            "" => texts.own_name_unknown(command_word(Command::MyName, self.language)),
            name => texts.own_name_is(name),
        }
    }

    /// The user's name; empty if there is none.
    pub fn own_name(&self) -> &str {
        self.name.as_deref().unwrap_or_default()
    }

    /// Notes that the user knows the words of announcements.
    pub fn words_are_told(&mut self) -> Vec<Out> {
        self.words_told = WordsTold::Told;
        vec![Out::Set(self.clone())]
    }

    /// Sets the language of announcements, or tells it.
    pub(crate) fn take_announcement_words(&mut self, named: &str, texts: &Texts) -> Vec<Out> {
        if !named.is_empty() && self.choose_announcements(named).is_none() {
            return Out::refusal(self.language, texts.announcement_words_unclear(named));
        }
        self.set_and_tell(self.announcements_told(texts))
    }

    fn announcements_told(&self, texts: &Texts) -> String {
        match self.announcements {
            None => texts.announcements_in_own_language(),
            Some(language) => texts.announcements_in(&texts.called(language)),
        }
    }

    /// Switches whether opponents play on to the end, and says so.
    pub fn change_opponents(&mut self, texts: &Texts) -> String {
        self.opponents = next(&OPPONENTS, self.opponents);
        match self.opponents {
            Opponents::MayEnd => texts.opponent_may_end(),
            Opponents::PlayOn => texts.opponent_plays_on(),
        }
    }

    /// The table for spelling braille.
    pub fn braille_table(&self) -> Table {
        self.braille.unwrap_or(Table { language: self.language, dots: Dots::Eight })
    }

    /// Sets a braille table by its name, or tells it. For long texts a liblouis table is requested, or none is used.
    pub(crate) fn take_braille_table(&mut self, name: &str, texts: &Texts) -> Vec<Out> {
        let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
        if is_typed_as_any(first, &CONTRACTED) {
            return self.contract_long_texts(rest.trim(), texts);
        }
        if !name.is_empty() {
            match table_named(name) {
                Some(table) => self.braille = Some(table),
                None => {
                    let tables = Table::ALL.map(Table::code).join(", ");
                    let sentence = texts.no_such_braille_table(name, &tables);
                    return Out::refusal(self.language, sentence);
                }
            }
        }
        self.set_and_tell(texts.braille_table(self.braille_table().code()))
    }

    fn contract_long_texts(&mut self, name: &str, texts: &Texts) -> Vec<Out> {
        if is_typed_as_any(name, &SPELLED_OUT) {
            self.contracted = None;
        } else if !name.is_empty() {
            return vec![Out::FindTable(name.to_owned(), self.language)];
        }
        self.tell_contracted(texts)
    }

    /// Uses the liblouis table that was found for long texts.
    pub(crate) fn take_table(&mut self, found: Result<String, String>, texts: &Texts) -> Vec<Out> {
        match found {
            Ok(table) => {
                self.contracted = Some(table);
                self.tell_contracted(texts)
            }
            Err(sentence) => Out::refusal(self.language, sentence),
        }
    }

    fn tell_contracted(&self, texts: &Texts) -> Vec<Out> {
        self.set_and_tell(match &self.contracted {
            None => texts.long_texts_spelled_out(),
            Some(table) => texts.long_texts_contracted(table),
        })
    }

    fn set_and_tell(&self, sentence: String) -> Vec<Out> {
        vec![Out::Set(self.clone()), Out::answer(self.language, sentence)]
    }

    /// The reader for moves that the user types or says.
    pub(crate) fn move_reader<'a>(&self, lexicon: &'a Lexicon) -> MoveReader<'a> {
        MoveReader::of_person(self.language, self.braille_table(), lexicon)
    }

    /// The engine to use if none is named.
    pub fn usual_engine(&self) -> &str {
        self.engine.as_deref().unwrap_or(STOCKFISH)
    }
}

/// Words for announcements in the user's own language.
const OWN_LANGUAGE: [&str; 3] = ["own", "eigene", "propres"];

/// By their names in the settings file, in the order of switching.
pub const VERBOSITIES: [(&str, Verbosity); 3] =
    [("brief", Verbosity::Brief), ("normal", Verbosity::Normal), ("full", Verbosity::Full)];

/// By their names in the settings file.
pub const SPEAKERS: [(&str, SpeechSystem); 5] = [
    ("usual", SpeechSystem::Usual),
    ("speech-dispatcher", SpeechSystem::SpeechDispatcher),
    ("tts", SpeechSystem::Portable),
    ("orca", SpeechSystem::Orca),
    ("nvda", SpeechSystem::Nvda),
];

/// By their names in the settings file, in the order of switching.
pub const SPEECH: [(&str, SpokenOrFelt); 2] =
    [("on", SpokenOrFelt::On), ("off", SpokenOrFelt::Off)];

/// By their names in the settings file, in the order of switching.
pub const READING_BACK: [(&str, ReadingBack); 2] =
    [("on", ReadingBack::On), ("off", ReadingBack::Off)];

/// By their names in the settings file and on the command line.
pub const REWRITINGS: [(&str, Rewriting); 2] =
    [("in-place", Rewriting::InPlace), ("append", Rewriting::Append)];

/// By their names in the settings file, in the order of switching.
pub const OPPONENTS: [(&str, Opponents); 2] =
    [("may-end", Opponents::MayEnd), ("play-on", Opponents::PlayOn)];

/// By their names in the settings file, in the order of switching.
pub const PRECISIONS: [(&str, Precision); 3] = [
    ("minutes", Precision::Minutes),
    ("seconds", Precision::Seconds),
    ("seconds-alone", Precision::SecondsAlone),
];

/// Words for contracting long texts.
const CONTRACTED: [&str; 3] = ["contracted", "kurz", "abrégé"];
const SPELLED_OUT: [&str; 4] = ["off", "aus", "non", "no"];

pub fn table_named(name: &str) -> Option<Table> {
    Table::ALL.into_iter().find(|table| table.code() == name)
}

/// The next value, in a cycle.
fn next<T: Copy + PartialEq>(all: &[(&str, T)], now: T) -> T {
    all[(place(all, now) + 1) % all.len()].1
}

fn place<T: Copy + PartialEq>(all: &[(&str, T)], value: T) -> usize {
    all.iter().position(|(_, known)| *known == value).unwrap_or(0)
}

/// The name of a value in the settings file.
pub fn name_of<T: Copy + PartialEq>(all: &[(&'static str, T)], value: T) -> &'static str {
    all.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name)
}

/// The value with a name in the settings file.
pub fn named<T: Copy>(all: &[(&str, T)], name: &str) -> Option<T> {
    all.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}
