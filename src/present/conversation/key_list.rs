//! Which key is which command in a scene. Letters are left to moves: no list of a scene
//! where moves are typed has one. Never knows what a command does.

use crate::present::editor::{Entry, Key};
use crate::words::{Command, Texts};

use super::{Out, key_called};

/// Keys and their commands, in the order in which they are told.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KeyList(pub(crate) &'static [(Key, Command)]);

impl KeyList {
    /// The command of a key.
    pub(crate) fn command_of(self, key: Key) -> Option<Command> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, command)| *command)
    }

    /// What the line editor hands on while moves are typed.
    pub(crate) fn entry(self) -> Entry {
        let character = |(key, _): &(Key, Command)| match key {
            Key::Character(character) => Some(*character),
            _ => None,
        };
        Entry::Keys(self.0.iter().filter_map(character).collect())
    }

    /// Every key and what it does, a line each.
    pub(crate) fn told(
        self,
        texts: &Texts,
        does: impl Fn(Command) -> String,
    ) -> impl Iterator<Item = Out> {
        self.0.iter().map(move |(key, command)| {
            Out::Text(format!("{}: {}", key_called(*key, texts), does(*command)))
        })
    }
}
