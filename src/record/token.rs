//! The words, numbers and quoted texts of a line, and the trait for values written as such.

use crate::chess::notation::harmless;
use std::fmt::Write as _;

/// A value that can be written on a line and read from it.
pub(super) trait Coded: Sized {
    fn write(&self, to: &mut Writer);

    fn read(from: &mut TokenReader<'_>) -> Result<Self, UnreadableRow>;
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no line of a record: {self:?}")]
pub enum UnreadableRow {
    /// An unexpected word.
    Word {
        found: String,
        /// A description of what belongs there.
        expected: &'static str,
    },
    /// The line ends too early.
    Ends {
        /// A description of what is missing.
        expected: &'static str,
    },
    /// The line has words after its end.
    GoesOn {
        /// The first word too many.
        found: String,
    },
}

#[derive(Debug, Default)]
pub(super) struct Writer {
    line: String,
}

impl Writer {
    /// A word without spaces.
    pub(super) fn word(&mut self, word: &str) {
        if !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(word);
    }

    /// A text in quotes; quotes, backslashes and line ends are escaped.
    pub(super) fn text(&mut self, text: &str) {
        let mut quoted = String::with_capacity(text.len() + 2);
        quoted.push('"');
        for character in text.chars() {
            match character {
                '"' | '\\' => quoted.extend(['\\', character]),
                control if control.is_control() => {
                    let _ = write!(quoted, "\\u{{{:x}}}", u32::from(control));
                }
                other => quoted.push(other),
            }
        }
        quoted.push('"');
        self.word(&quoted);
    }

    pub(super) fn finish(self) -> String {
        self.line
    }
}

#[derive(Debug)]
pub(super) struct TokenReader<'line> {
    rest: &'line str,
}

impl<'line> TokenReader<'line> {
    pub(super) fn new(line: &'line str) -> TokenReader<'line> {
        TokenReader { rest: line }
    }

    pub(super) fn word(&mut self, expected: &'static str) -> Result<&'line str, UnreadableRow> {
        if self.rest.is_empty() {
            return Err(UnreadableRow::Ends { expected });
        }
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest;
        Ok(word)
    }

    pub(super) fn text(&mut self) -> Result<String, UnreadableRow> {
        let expected = "a text in quotes";
        let wrong = |found: &str| UnreadableRow::Word { found: found.to_owned(), expected };
        let Some(quoted) = self.rest.strip_prefix('"') else {
            return Err(match self.rest {
                "" => UnreadableRow::Ends { expected },
                rest => wrong(rest.split(' ').next().unwrap_or_default()),
            });
        };
        let mut text = String::new();
        let mut characters = quoted.char_indices();
        while let Some((at, character)) = characters.next() {
            match character {
                '"' => {
                    let rest = &quoted[at + 1..];
                    self.rest = match rest.strip_prefix(' ') {
                        Some(rest) => rest,
                        None if rest.is_empty() => rest,
                        None => return Err(wrong(rest)),
                    };
                    return Ok(text);
                }
                '\\' => match characters.next() {
                    Some((_, plain @ ('"' | '\\'))) => text.push(plain),
                    Some((_, 'u')) => {
                        let digits: String = characters
                            .by_ref()
                            .map(|(_, character)| character)
                            .skip_while(|character| *character == '{')
                            .take_while(|character| *character != '}')
                            .collect();
                        let code = u32::from_str_radix(&digits, 16).ok();
                        text.push(code.and_then(char::from_u32).ok_or_else(|| wrong(&digits))?);
                    }
                    _ => return Err(wrong("\\")),
                },
                other => text.push(other),
            }
        }
        Err(UnreadableRow::Ends { expected: "the closing quote" })
    }

    /// The rest of the line.
    pub(super) fn rest(&self) -> &'line str {
        self.rest
    }

    /// Checks that nothing follows.
    pub(super) fn finish(self) -> Result<(), UnreadableRow> {
        match self.rest {
            "" => Ok(()),
            rest => Err(UnreadableRow::GoesOn { found: rest.to_owned() }),
        }
    }
}

/// A word that its type can print and parse.
pub(super) fn parsed<T: std::str::FromStr>(
    from: &mut TokenReader<'_>,
    expected: &'static str,
) -> Result<T, UnreadableRow> {
    let found = from.word(expected)?;
    found.parse().map_err(|_| UnreadableRow::Word { found: found.to_owned(), expected })
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl Coded for $number {
            fn write(&self, to: &mut Writer) {
                to.word(&self.to_string());
            }

            fn read(from: &mut TokenReader<'_>) -> Result<$number, UnreadableRow> {
                parsed(from, "a whole number")
            }
        }
    )+};
}

numbers!(i64 u16 u32 u64 usize);

impl Coded for String {
    fn write(&self, to: &mut Writer) {
        to.text(self);
    }

    /// A text is for people to read, so it is cleaned whatever its origin.
    fn read(from: &mut TokenReader<'_>) -> Result<String, UnreadableRow> {
        from.text().map(|text| harmless(&text).into_owned())
    }
}

/// The number of values, then each of them.
impl<T: Coded> Coded for Vec<T> {
    fn write(&self, to: &mut Writer) {
        self.len().write(to);
        self.iter().for_each(|value| value.write(to));
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Vec<T>, UnreadableRow> {
        let count = usize::read(from)?;
        (0..count).map(|_| T::read(from)).collect()
    }
}

/// `None` is a hyphen; a value comes after a plus.
impl<T: Coded> Coded for Option<T> {
    fn write(&self, to: &mut Writer) {
        match self {
            None => to.word("-"),
            Some(value) => {
                to.word("+");
                value.write(to);
            }
        }
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Option<T>, UnreadableRow> {
        let expected = "a hyphen for nothing or a plus for something";
        match from.word(expected)? {
            "-" => Ok(None),
            "+" => T::read(from).map(Some),
            found => Err(UnreadableRow::Word { found: found.to_owned(), expected }),
        }
    }
}
