//! Reads the settings of an event from TOML text. Errors name the line, the key and what was expected.

use crate::chess::notation::harmless;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::edition::Edition;
use super::event::{
    Announcements, AnnouncingLanguage, ArbiterPresence, DrawOffers, Event, Minutes, Mode,
    PeriodPolicy, Profile, QuickplayFinish, TimeControlText, TouchFacts,
};
use super::event_fault::{EventFileError, ExpectedSetting, FoundSetting, KEYS, PACES};
use super::event_settled::{EventFile, HallSettings, WrittenSetting};
use super::nearest::nearest;
use super::offence::EventPenalties;
use super::regime::{Pace, Regime, Supervision};

pub(super) const SUPERVISIONS: [(&str, Supervision); 2] =
    [("each game", Supervision::EachGame), ("otherwise", Supervision::Otherwise)];
pub(super) const TONGUES: [(&str, AnnouncingLanguage); 3] = [
    ("de", AnnouncingLanguage::German),
    ("fr", AnnouncingLanguage::French),
    ("en", AnnouncingLanguage::English),
];

/// Reads the settings of an event from a record. They were settled when the record was written.
///
/// # Errors
/// At the first part of the text that cannot be used, with its line.
pub fn read_event(text: &str) -> Result<Event, EventFileError> {
    read_event_file(text).map(EventFile::into_event)
}

/// Reads the settings of an event that a person wrote.
///
/// # Errors
/// At the first part of the text that cannot be used, with its line.
pub fn read_event_file(text: &str) -> Result<EventFile, EventFileError> {
    let file = File::parse(text)?;
    let event = event_of(&file)?;
    let hall = HallSettings {
        low_clock: file.number("hall.low_clock", 3600)?,
        live_delay: file.number("hall.live_delay", 1440)?.map(Minutes),
        arbiters: file.read("hall.arbiters", || ExpectedSetting::Texts, texts)?.unwrap_or_default(),
    };
    let written = file.values.iter().map(|(key, value)| WrittenSetting {
        key,
        line: file.line(value),
        found: spelling(value.get_ref()),
    });
    Ok(EventFile { event, hall, written: written.collect() })
}

fn event_of(file: &File<'_>) -> Result<Event, EventFileError> {
    let edition: Edition = file
        .read(
            "edition",
            || ExpectedSetting::OneOf(Edition::ALL.map(Edition::name).to_vec()),
            |value| value.as_str()?.parse().ok(),
        )?
        .unwrap_or_default();
    let default_time = file.number("time.default_time", 1440)?.map(Minutes);
    let defaults = EventPenalties::default();
    Ok(Event {
        edition,
        time_control: file.time_control()?,
        regime: Regime {
            pace: file.word("time.pace", &PACES)?.unwrap_or(Pace::Standard),
            supervision: file
                .word("time.supervision", &SUPERVISIONS)?
                .unwrap_or(Supervision::EachGame),
        },
        default_time: default_time.or_else(|| Event::silent_default_time(edition)),
        period_policy: file
            .word("time.period_policy", &PeriodPolicy::NAMES)?
            .unwrap_or(PeriodPolicy::ByMoveCounter),
        penalties: EventPenalties {
            illegal_move: file.minutes("penalties.illegal_move")?,
            wrong_draw_claim: file.minutes("penalties.wrong_claim")?,
            supervised_blitz: file
                .minutes("penalties.supervised_blitz")?
                .unwrap_or(defaults.supervised_blitz),
        },
        draw_offers: file.draw_offers()?,
        quickplay_finish: match file.flag("draws.quickplay_finish")? {
            Some(true) => QuickplayFinish::Announced,
            _ => QuickplayFinish::NotAnnounced,
        },
        arbiter: file.word("arbiter", &ArbiterPresence::NAMES)?.unwrap_or(ArbiterPresence::Present),
        announcements: Announcements {
            words: file
                .word("announcements.words", &TONGUES)?
                .unwrap_or(AnnouncingLanguage::German),
            ranks: file
                .word("announcements.ranks", &TONGUES)?
                .unwrap_or(AnnouncingLanguage::German),
        },
        mode: file.word("device.mode", &Mode::NAMES)?.unwrap_or(Mode::Tournament),
        profile: file.word("device.profile", &Profile::NAMES)?.unwrap_or(Profile::RecorderAndClock),
        touches: file.word("device.touches", &TouchFacts::NAMES)?.unwrap_or(TouchFacts::Ignored),
        adaptations: file
            .read("device.adaptations", || ExpectedSetting::Texts, texts)?
            .unwrap_or_default(),
    })
}

/// The values of a file, each with its key and its line.
struct File<'text> {
    text: &'text str,
    values: Vec<(&'static str, Spanned<DeValue<'text>>)>,
}

impl<'text> File<'text> {
    fn parse(text: &'text str) -> Result<File<'text>, EventFileError> {
        let document = DeTable::parse(text).map_err(|error| {
            let line = line_of(text, error.span().map_or(0, |span| span.start));
            let written = text.lines().nth(line - 1).unwrap_or_default().trim();
            EventFileError::Syntax { line, written: written.chars().take(LONGEST_SHOWN).collect() }
        })?;
        let mut file = File { text, values: Vec::new() };
        for (key, value) in document.into_inner() {
            let line = line_of(text, key.span().start);
            match value.into_inner() {
                DeValue::Table(section) if !KEYS.contains(&key.get_ref().as_ref()) => {
                    for (inner, value) in section {
                        let name = format!("{}.{}", key.get_ref(), inner.get_ref());
                        file.keep(name, line_of(text, inner.span().start), value)?;
                    }
                }
                bare => {
                    let span = key.span();
                    file.keep(key.get_ref().to_string(), line, Spanned::new(span, bare))?;
                }
            }
        }
        Ok(file)
    }

    fn keep(
        &mut self,
        name: String,
        line: usize,
        value: Spanned<DeValue<'text>>,
    ) -> Result<(), EventFileError> {
        let Some(key) = KEYS.into_iter().find(|key| *key == name) else {
            let nearest = nearest(&name, KEYS, |key| key);
            return Err(EventFileError::UnknownKey { line, key: name, nearest });
        };
        self.values.push((key, value));
        Ok(())
    }

    /// Reads a value with `reader`. `None` if the key is missing.
    fn read<T>(
        &self,
        key: &'static str,
        expected: impl FnOnce() -> ExpectedSetting,
        reader: impl Fn(&DeValue<'_>) -> Option<T>,
    ) -> Result<Option<T>, EventFileError> {
        let Some((_, value)) = self.values.iter().find(|(kept, _)| *kept == key) else {
            return Ok(None);
        };
        match reader(value.get_ref()) {
            Some(read) => Ok(Some(read)),
            None => Err(EventFileError::Value {
                line: self.line(value),
                key,
                found: spelling(value.get_ref()),
                expected: expected(),
            }),
        }
    }

    fn word<T: Copy>(
        &self,
        key: &'static str,
        words: &[(&'static str, T)],
    ) -> Result<Option<T>, EventFileError> {
        let names = || words.iter().map(|(word, _)| *word).collect();
        self.read(
            key,
            || ExpectedSetting::OneOf(names()),
            |value| {
                let text = value.as_str()?;
                words.iter().find(|(word, _)| *word == text).map(|(_, meaning)| *meaning)
            },
        )
    }

    fn flag(&self, key: &'static str) -> Result<Option<bool>, EventFileError> {
        self.read(key, || ExpectedSetting::TrueOrFalse, |value| value.as_bool())
    }

    fn number(&self, key: &'static str, most: u16) -> Result<Option<u16>, EventFileError> {
        self.read(
            key,
            || ExpectedSetting::WholeNumber { most },
            |value| {
                let number = value.as_integer()?;
                let number = u16::from_str_radix(number.as_str(), number.radix()).ok()?;
                (number <= most).then_some(number)
            },
        )
    }

    fn minutes(&self, key: &'static str) -> Result<Option<u8>, EventFileError> {
        Ok(self.number(key, 60)?.and_then(|minutes| u8::try_from(minutes).ok()))
    }

    fn time_control(&self) -> Result<TimeControlText, EventFileError> {
        let key = "time.control";
        let text = self.read(
            key,
            || ExpectedSetting::TimeControl,
            |value| {
                let text = value.as_str()?.trim();
                (!text.is_empty()).then(|| text.to_owned())
            },
        )?;
        let line = self.values.iter().find(|(kept, _)| *kept == key).map(|(_, v)| self.line(v));
        match (text, line) {
            (Some(text), Some(line)) => Ok(TimeControlText { text, line }),
            _ => Err(EventFileError::Missing { key, expected: ExpectedSetting::TimeControl }),
        }
    }

    fn draw_offers(&self) -> Result<DrawOffers, EventFileError> {
        let through_arbiter = self.flag("draws.through_arbiter")?.unwrap_or(false);
        let key = "draws.not_before_move";
        match self.number(key, DrawOffers::LAST_MOVE)? {
            None if through_arbiter => Ok(DrawOffers::ThroughArbiter),
            None => Ok(DrawOffers::Free),
            Some(number) if !through_arbiter => Ok(DrawOffers::not_before(number)),
            // The two keys exclude each other, so report it instead of ignoring one.
            Some(_) => {
                let other = || ExpectedSetting::NotBeside("draws.through_arbiter");
                self.read(key, other, |_| None).map(|_: Option<()>| DrawOffers::Free)
            }
        }
    }

    fn line(&self, value: &Spanned<DeValue<'_>>) -> usize {
        line_of(self.text, value.span().start)
    }
}

fn texts(value: &DeValue<'_>) -> Option<Vec<String>> {
    let text = |value: &DeValue<'_>| Some(harmless(value.as_str()?).into_owned());
    value.as_array()?.iter().map(|value| text(value.get_ref())).collect()
}

/// Longer values and lines are not shown in full in messages.
const LONGEST_SHOWN: usize = 60;

/// A value as it was written, or only its kind if it is long.
fn spelling(value: &DeValue<'_>) -> FoundSetting {
    match value {
        DeValue::String(text) if text.chars().count() <= LONGEST_SHOWN => {
            FoundSetting::Written(format!("\"{text}\""))
        }
        DeValue::String(_) => FoundSetting::LongText,
        DeValue::Integer(number) => FoundSetting::Written(number.as_str().to_owned()),
        DeValue::Boolean(truth) => FoundSetting::Written(truth.to_string()),
        DeValue::Float(_) => FoundSetting::Fraction,
        DeValue::Datetime(_) => FoundSetting::Date,
        DeValue::Array(_) => FoundSetting::List,
        DeValue::Table(_) => FoundSetting::Section,
    }
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}
