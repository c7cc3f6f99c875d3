//! The keys of the commands in an activity. Letters are kept free for moves.

use std::sync::LazyLock;

use crate::editor::{Key, KeyEntry, key_named};
use crate::words::{Activity, Command, CommandTable, Texts};

use super::{Out, key_called};

/// Keys and their commands, in the order of telling.
#[derive(Debug, Clone)]
pub struct KeyList<C: 'static = Command>(Vec<(Key, C)>);

impl KeyList {
    /// The keys of an activity.
    pub fn at(activity: Activity) -> &'static KeyList {
        static LISTS: LazyLock<[(Activity, KeyList); Activity::ALL.len()]> = LazyLock::new(|| {
            Activity::ALL.map(|activity| (activity, KeyList::of(Command::table(), activity)))
        });
        static NONE: KeyList = KeyList(Vec::new());
        LISTS.iter().find(|(at, _)| *at == activity).map_or(&NONE, |(_, list)| list)
    }
}

impl<C: Copy + Eq> KeyList<C> {
    /// The keys that the commands of a table have in an activity.
    pub(crate) fn of(table: &CommandTable<C>, activity: Activity) -> KeyList<C> {
        let keys = table.keys_in(activity).into_iter();
        KeyList(keys.filter_map(|(name, command)| Some((key_named(name)?, command))).collect())
    }

    /// The command of a key.
    pub fn command_of(&self, key: Key) -> Option<C> {
        self.keys().find(|(known, _)| *known == key).map(|(_, command)| command)
    }

    pub fn keys(&self) -> impl Iterator<Item = (Key, C)> {
        self.0.iter().copied()
    }

    /// The keys that the line editor passes on while moves are typed.
    pub fn entry(&self) -> KeyEntry {
        let character = |(key, _): (Key, C)| match key {
            Key::Character(character) => Some(character),
            _ => None,
        };
        KeyEntry::Keys(self.keys().filter_map(character).collect())
    }

    /// Every key whose command is told, with what it does, one per line.
    pub(crate) fn told(
        &self,
        texts: &Texts,
        is_told: impl Fn(C) -> bool,
        does: impl Fn(C) -> String,
    ) -> impl Iterator<Item = Out> {
        self.keys().filter(move |(_, command)| is_told(*command)).map(move |(key, command)| {
            Out::Text(texts.help_row(&key_called(key, texts), &does(command)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_a_command_is_one_and_no_key_is_two_commands() {
        for activity in Activity::ALL {
            let named = Command::table().keys_in(activity);
            let keys: Vec<Key> = KeyList::at(activity).keys().map(|(key, _)| key).collect();
            assert_eq!(keys.len(), named.len(), "{activity:?}: {named:?}");
            for (place, key) in keys.iter().enumerate() {
                assert!(!keys[..place].contains(key), "{activity:?}: {key:?} is two commands");
                let types = matches!(key, Key::Character('a'..='z' | 'A'..='Z' | '0'..='9'));
                assert!(!types || activity == Activity::Clock, "{activity:?}: {key:?}");
            }
        }
    }
}
