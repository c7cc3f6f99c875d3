//! Which keys press whose clock. Neither side's keys begin a word that can be typed here.

use std::collections::BTreeSet;

use crate::chess::{ByColor, Color};
use crate::present::conversation::{KeyList, key_called, key_named};
use crate::present::editor::{Key, KeyEntry};
use crate::words::{Activity, Command, Texts};

/// Around the left Shift key, and up to Tab.
pub const LEFT: &str = "< y x a 1 Tab Left";
/// Around the right Shift key, and up to Enter.
pub const RIGHT: &str = "- . / l p 0 Enter Right";

/// The keys of both sides.
#[derive(Debug, Clone)]
pub struct ClockKeys {
    pressing: ByColor<Vec<Key>>,
    pub(super) left: Color,
}

impl ClockKeys {
    pub fn new(
        left: &str,
        right: &str,
        left_side: Color,
        texts: &Texts,
    ) -> Result<ClockKeys, String> {
        let read = |names: &str| -> Result<Vec<Key>, String> {
            names
                .split_whitespace()
                .map(|name| key_named(name).ok_or_else(|| texts.not_a_key(name)))
                .collect()
        };
        let (left_keys, right_keys) = (read(left)?, read(right)?);
        if left_keys.is_empty() || right_keys.is_empty() {
            return Err(texts.a_side_without_a_key());
        }
        let is_right = |name: &&str| key_named(name).is_some_and(|key| right_keys.contains(&key));
        if let Some(both) = left.split_whitespace().find(is_right) {
            return Err(texts.key_of_both_sides(both));
        }
        let pressing = match left_side {
            Color::White => ByColor { white: left_keys, black: right_keys },
            Color::Black => ByColor { white: right_keys, black: left_keys },
        };
        Ok(ClockKeys { pressing, left: left_side })
    }

    /// The names of the keys on the left and on the right.
    pub(super) fn told(&self, texts: &Texts) -> (String, String) {
        let of = |side: Color| {
            let keys = self.pressing.get(side).iter().map(|key| key_called(*key, texts));
            keys.collect::<Vec<_>>().join(", ")
        };
        (of(self.left), of(!self.left))
    }

    /// Whose clock a key presses.
    pub(super) fn side_of(&self, key: Key) -> Option<Color> {
        let lower = match key {
            Key::Character(character) => {
                Key::Character(character.to_lowercase().next().unwrap_or(character))
            }
            other => other,
        };
        [Color::White, Color::Black]
            .into_iter()
            .find(|side| self.pressing.get(*side).contains(&lower))
    }

    /// A key that presses the clock of a side.
    pub(super) fn press_of(&self, side: Color) -> Option<Key> {
        self.pressing.get(side).first().copied()
    }

    /// The letters that are commands.
    pub(super) fn letters() -> impl Iterator<Item = Key> {
        commands().keys().map(|(key, _)| key).filter(|key| matches!(key, Key::Character(_)))
    }

    /// The command of a key that does not press a clock.
    pub(super) fn command_of(key: Key) -> Option<Command> {
        commands().command_of(key)
    }

    /// What the line editor passes on as keys.
    pub(super) fn entry(&self) -> KeyEntry {
        let commands = commands().keys().map(|(key, _)| key);
        let all = self.pressing.iter().flatten().copied().chain(commands);
        let characters: BTreeSet<char> = all
            .filter_map(|key| match key {
                Key::Character(character) => Some(character),
                _ => None,
            })
            .flat_map(|character| [character, character.to_uppercase().next().unwrap_or(character)])
            .collect();
        KeyEntry::Keys(characters)
    }
}

/// The keys that are commands at the clock.
fn commands() -> &'static KeyList {
    KeyList::at(Activity::Clock)
}
