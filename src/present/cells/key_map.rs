//! The meanings of the keys of braille displays, read from `keys.toml`. Waiting for keys and acting on them is
//! elsewhere.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Touch;
use crate::editor::{Key, key_named};
use crate::words::braille::Cell;
use crate::words::{Command, command};

/// A key of a display, as reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pressed {
    /// The key over a cell, counted from 0.
    Over(usize),
    /// Dots of its keyboard.
    Dots(Cell),
    /// A character.
    Character(char),
    /// Another key, by BRLTTY's name.
    Named(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyAct {
    /// A movement on the page.
    Touch(Touch),
    /// Dots for the line.
    Dots(Cell),
    /// A key of the keyboard.
    Key(Key),
    /// A command.
    Command(Command),
    /// From now on, keys tell what they do.
    Learn,
    Nothing,
}

/// Why a key map cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no map of keys: {self:?}")]
pub struct KeyMapError {
    /// Counted from 1.
    pub line: usize,
    pub fault: KeyMapFault,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyMapFault {
    /// It is not TOML.
    Syntax(String),
    /// An unknown meaning.
    Meaning {
        key: String,
        /// The text that is not a meaning.
        meaning: String,
    },
    /// Something in a wrong place.
    Unexpected(String),
}

/// The words for movements on the page.
const TOUCHES: [(&str, Touch); 11] = [
    ("left", Touch::Left),
    ("right", Touch::Right),
    ("up", Touch::Up),
    ("down", Touch::Down),
    ("section up", Touch::SectionUp),
    ("section down", Touch::SectionDown),
    ("first words", Touch::First),
    ("newest words", Touch::Newest),
    ("standing", Touch::Standing),
    ("board", Touch::Board),
    ("commands", Touch::Commands),
];
const LEARN: &str = "learn the keys";
const FUNCTION: &str = "KEY_FUNCTION_";

/// The displays of one maker.
#[derive(Debug, Clone, Default)]
struct DisplayFamily {
    /// BRLTTY's two-letter code for it.
    driver: String,
    means: BTreeMap<String, KeyAct>,
    /// The names of its keys, by BRLTTY's names for their functions.
    keys: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Default)]
pub struct KeyMap {
    means: BTreeMap<String, KeyAct>,
    families: Vec<DisplayFamily>,
}

impl KeyMap {
    /// The built-in map: the movements on the page, the keys of the keyboard, and the commands, whose table names
    /// their keys.
    #[must_use]
    pub fn of_the_house() -> &'static KeyMap {
        static MAP: LazyLock<KeyMap> = LazyLock::new(|| {
            let mut map = KeyMap::read(include_str!("keys.toml")).unwrap_or_default();
            let commands = Command::table().braille_keys();
            map.means
                .extend(commands.map(|(key, command)| (key.to_owned(), KeyAct::Command(command))));
            map
        });
        &MAP
    }

    /// Reads a map.
    ///
    /// # Errors
    /// Returns the first entry that is not a meaning of a key.
    pub fn read(text: &str) -> Result<KeyMap, KeyMapError> {
        let lines = MapLines(text);
        let document = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            lines.fault(at, KeyMapFault::Syntax(lines.written(at)))
        })?;
        let mut map = KeyMap::default();
        for (name, value) in document.into_inner() {
            let at = name.span().start;
            match (name.into_inner().as_ref(), value.into_inner()) {
                ("means", DeValue::Table(table)) => map.means = lines.meanings(table)?,
                ("family", DeValue::Array(families)) => {
                    for family in families {
                        map.families.push(lines.family(family)?);
                    }
                }
                (other, _) => return Err(lines.unexpected(at, other)),
            }
        }
        Ok(map)
    }

    /// This map with a player's own, which takes precedence.
    #[must_use]
    pub fn with(mut self, own: KeyMap) -> KeyMap {
        for family in &mut self.families {
            family.means.retain(|key, _| !own.means.contains_key(key));
        }
        self.means.extend(own.means);
        self.families.splice(..0, own.families);
        self
    }

    /// The meaning of a key on a display of this kind.
    #[must_use]
    pub fn act(&self, pressed: &Pressed, driver: &str) -> KeyAct {
        match pressed {
            Pressed::Over(cell) => KeyAct::Touch(Touch::Over(*cell)),
            Pressed::Dots(dots) => KeyAct::Dots(*dots),
            Pressed::Character(character) => KeyAct::Key(Key::Character(*character)),
            Pressed::Named(name) => {
                let function = name.strip_prefix(FUNCTION).and_then(|number| number.parse().ok());
                if let Some(number) = function {
                    return KeyAct::Key(Key::Function(number));
                }
                self.of(driver)
                    .find_map(|family| family.means.get(name))
                    .or_else(|| self.means.get(name))
                    .copied()
                    .unwrap_or(KeyAct::Nothing)
            }
        }
    }

    /// The name of a key on a display of this kind.
    #[must_use]
    pub fn called(&self, pressed: &Pressed, driver: &str) -> Option<&str> {
        let Pressed::Named(name) = pressed else { return None };
        self.of(driver).find_map(|family| family.keys.get(name)).map(String::as_str)
    }

    fn of(&self, driver: &str) -> impl Iterator<Item = &DisplayFamily> {
        self.families.iter().filter(move |family| family.driver == driver)
    }
}

/// The text of a map, for reporting the lines of errors.
struct MapLines<'t>(&'t str);

impl MapLines<'_> {
    fn family(&self, value: Spanned<DeValue<'_>>) -> Result<DisplayFamily, KeyMapError> {
        let mut family = DisplayFamily::default();
        let at = value.span().start;
        let DeValue::Table(table) = value.into_inner() else {
            return Err(self.unexpected(at, "family"));
        };
        for (name, value) in table {
            let at = name.span().start;
            match (name.into_inner().as_ref(), value.into_inner()) {
                ("name", DeValue::String(_)) => {}
                ("driver", DeValue::String(driver)) => family.driver = driver.into_owned(),
                ("means", DeValue::Table(table)) => family.means = self.meanings(table)?,
                ("keys", DeValue::Table(table)) => {
                    let keys = self.texts(table)?.into_iter();
                    family.keys = keys.map(|(_, key, called)| (key, called)).collect();
                }
                (other, _) => return Err(self.unexpected(at, other)),
            }
        }
        Ok(family)
    }

    fn meanings(&self, table: DeTable<'_>) -> Result<BTreeMap<String, KeyAct>, KeyMapError> {
        let read = |(at, key, meaning): (usize, String, String)| match meaning_of(&meaning) {
            Some(act) => Ok((key, act)),
            None => Err(self.fault(at, KeyMapFault::Meaning { key, meaning })),
        };
        self.texts(table)?.into_iter().map(read).collect()
    }

    /// The keys with their values, and their places.
    fn texts(&self, table: DeTable<'_>) -> Result<Vec<(usize, String, String)>, KeyMapError> {
        let read = |(key, value): (Spanned<_>, Spanned<DeValue<'_>>)| {
            let at = key.span().start;
            let key: std::borrow::Cow<'_, str> = key.into_inner();
            match value.into_inner() {
                DeValue::String(text) => Ok((at, key.into_owned(), text.into_owned())),
                _ => Err(self.unexpected(at, &key)),
            }
        };
        table.into_iter().map(read).collect()
    }

    fn unexpected(&self, at: usize, word: &str) -> KeyMapError {
        self.fault(at, KeyMapFault::Unexpected(word.to_owned()))
    }

    fn fault(&self, at: usize, fault: KeyMapFault) -> KeyMapError {
        KeyMapError { line: self.number(at), fault }
    }

    /// The number of the line that contains a byte, from 1.
    fn number(&self, at: usize) -> usize {
        1 + self.0.bytes().take(at).filter(|byte| *byte == b'\n').count()
    }

    /// The beginning of the line that contains a byte.
    fn written(&self, at: usize) -> String {
        const LONGEST: usize = 60;
        let line = self.0.lines().nth(self.number(at) - 1).unwrap_or_default();
        line.trim().chars().take(LONGEST).collect()
    }
}

fn meaning_of(text: &str) -> Option<KeyAct> {
    if let Some((_, touch)) = TOUCHES.iter().find(|(word, _)| *word == text) {
        return Some(KeyAct::Touch(*touch));
    }
    if text == LEARN {
        return Some(KeyAct::Learn);
    }
    if let Some(name) = text.strip_prefix("key ") {
        return key_named(name).map(KeyAct::Key);
    }
    match command(text)? {
        (command, rest) if rest.is_empty() => Some(KeyAct::Command(command)),
        _ => None,
    }
}
