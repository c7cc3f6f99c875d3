//! Keys, independent of the terminal or device that sends them.

/// A key, or keys pressed together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A printable character.
    Character(char),
    /// Control and a lower-case letter or a sign.
    Control(char),
    /// Alt and a character.
    Alt(char),
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// Control or Alt and the arrow to the left.
    WordLeft,
    /// Control or Alt and the arrow to the right.
    WordRight,
    /// To the start.
    Home,
    /// To the end.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// Erases to the left.
    Backspace,
    /// Erases to the right.
    Delete,
    /// Alt and Backspace.
    WordBackspace,
    /// Control or Alt and Delete.
    WordDelete,
    /// Insert.
    Insert,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// A function key, by its number from 1.
    Function(u8),
    /// A key that Hector does not know.
    Unknown,
}
