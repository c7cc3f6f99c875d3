//! A written time control as numbers, words and signs with their columns, and what
//! may be wrong with it. Never knows what they mean together.

use super::expected::ExpectedTime;
use super::schedule::ScheduleError;

/// Why a text is no time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no time control: {self:?}")]
pub enum TimeControlError {
    /// Something else was expected at a place.
    Unexpected {
        /// The column, in characters from 1.
        column: usize,
        /// What stands there; none at the end.
        read: Option<String>,
        /// What would have been right.
        expected: ExpectedTime,
    },
    /// The periods do not make a schedule.
    Impossible {
        /// The column at which the period begins, in characters from 1.
        column: usize,
        /// What is wrong with it.
        problem: ScheduleError,
    },
    /// Longer than any time control is.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
}

impl TimeControlError {
    /// The characters a time control may have: room for the most periods of both
    /// sides, written to the microsecond.
    pub const LONGEST_TEXT: usize = 2000;

    /// That the periods, which begin at these columns, make no schedule.
    pub(super) fn impossible(problem: ScheduleError, columns: &[usize]) -> TimeControlError {
        let index = match problem {
            ScheduleError::NoPeriod | ScheduleError::TooMany => 0,
            ScheduleError::RestNotLast { number }
            | ScheduleError::NoTime { number }
            | ScheduleError::TooLong { number } => number.saturating_sub(1),
        };
        TimeControlError::Impossible { column: columns.get(index).copied().unwrap_or(1), problem }
    }
}

/// One piece of a written time control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// Digits, without a sign.
    Number(u64),
    /// Letters, in lower case.
    Word(String),
    /// Any other character that is not a space.
    Sign(char),
}

/// A token and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Placed {
    token: Token,
    column: usize,
    read: String,
}

/// The tokens of a text, read from left to right.
#[derive(Debug, Clone)]
pub(super) struct Tokens {
    placed: Vec<Placed>,
    next: usize,
    end: usize,
}

/// Numbers of this many digits are more than any time control has.
const MOST_DIGITS: usize = 9;

impl Tokens {
    pub(super) fn of(text: &str) -> Result<Tokens, TimeControlError> {
        let length = text.chars().count();
        if length > TimeControlError::LONGEST_TEXT {
            return Err(TimeControlError::TooLong { length });
        }
        let characters: Vec<char> = text.chars().collect();
        let mut placed = Vec::new();
        let mut rest = characters.as_slice();
        while let Some(first) = rest.first() {
            let length = run_length(rest);
            let (piece, after) = rest.split_at(length);
            let column = characters.len() - rest.len() + 1;
            rest = after;
            if first.is_whitespace() {
                continue;
            }
            let read: String = piece.iter().collect();
            placed.push(Placed { token: token(*first, &read, column)?, column, read });
        }
        Ok(Tokens { placed, next: 0, end: length + 1 })
    }

    /// The token so many places ahead.
    pub(super) fn ahead(&self, places: usize) -> Option<&Token> {
        self.placed.get(self.next + places).map(|placed| &placed.token)
    }

    /// The column of the next token, or of the end.
    pub(super) fn column(&self) -> usize {
        self.placed.get(self.next).map_or(self.end, |placed| placed.column)
    }

    /// Whether nothing is left.
    pub(super) fn at_end(&self) -> bool {
        self.next >= self.placed.len()
    }

    /// Goes past so many tokens.
    pub(super) fn skip(&mut self, places: usize) {
        self.next += places;
    }

    /// Takes a number.
    pub(super) fn number(&mut self, expected: ExpectedTime) -> Result<u64, TimeControlError> {
        match self.ahead(0) {
            Some(Token::Number(number)) => {
                let number = *number;
                self.skip(1);
                Ok(number)
            }
            _ => Err(self.unexpected(expected)),
        }
    }

    /// Takes a point and up to three decimals, if they come next: how many thousandths.
    pub(super) fn thousandths(&mut self) -> Result<u64, TimeControlError> {
        if !self.takes_sign('.') {
            return Ok(0);
        }
        let digits = self.placed.get(self.next).map_or("", |placed| placed.read.as_str());
        let padded = format!("{digits:0<3}");
        match padded.parse() {
            Ok(thousandths) if padded.len() == 3 && !digits.is_empty() => {
                self.skip(1);
                Ok(thousandths)
            }
            _ => Err(self.unexpected(ExpectedTime::Decimals)),
        }
    }

    /// Takes exactly this number.
    pub(super) fn takes_number(
        &mut self,
        number: u64,
        expected: ExpectedTime,
    ) -> Result<(), TimeControlError> {
        if self.ahead(0) != Some(&Token::Number(number)) {
            return Err(self.unexpected(expected));
        }
        self.skip(1);
        Ok(())
    }

    /// Takes this sign, if it comes next.
    pub(super) fn takes_sign(&mut self, sign: char) -> bool {
        let found = self.ahead(0) == Some(&Token::Sign(sign));
        self.skip(usize::from(found));
        found
    }

    /// Takes one of these words, if one comes next.
    pub(super) fn takes_word(&mut self, words: &[&str]) -> bool {
        let found = self.has_word(0, words);
        self.skip(usize::from(found));
        found
    }

    /// Takes a row of words, if all of them come next.
    pub(super) fn takes_words(&mut self, row: &[&str]) -> bool {
        let found = row.iter().enumerate().all(|(places, word)| self.has_word(places, &[word]));
        self.skip(if found { row.len() } else { 0 });
        found
    }

    /// Whether one of these words stands so many places ahead.
    pub(super) fn has_word(&self, places: usize, words: &[&str]) -> bool {
        matches!(self.ahead(places), Some(Token::Word(word)) if words.contains(&word.as_str()))
    }

    /// That something else was expected here.
    pub(super) fn unexpected(&self, expected: ExpectedTime) -> TimeControlError {
        let read = self.placed.get(self.next).map(|placed| placed.read.clone());
        TimeControlError::Unexpected { column: self.column(), read, expected }
    }

    /// That nothing was expected here, if something is left.
    pub(super) fn ended(&self, expected: ExpectedTime) -> Result<(), TimeControlError> {
        if self.at_end() { Ok(()) } else { Err(self.unexpected(expected)) }
    }
}

/// How many characters belong to the piece that begins a text.
fn run_length(text: &[char]) -> usize {
    let Some(first) = text.first() else { return 0 };
    let of_same_kind: fn(&char) -> bool = if first.is_ascii_digit() {
        char::is_ascii_digit
    } else if first.is_alphabetic() {
        |character| character.is_alphabetic()
    } else if *first == '\'' {
        |character| *character == '\''
    } else {
        return 1;
    };
    text.iter().take_while(|character| of_same_kind(character)).count()
}

fn token(first: char, read: &str, column: usize) -> Result<Token, TimeControlError> {
    let unexpected = |expected| {
        Err(TimeControlError::Unexpected { column, read: Some(read.to_owned()), expected })
    };
    match (first, read) {
        ('0'..='9', _) if read.len() > MOST_DIGITS => unexpected(ExpectedTime::NineDigits),
        ('0'..='9', _) => {
            read.parse().map(Token::Number).or_else(|_| unexpected(ExpectedTime::NineDigits))
        }
        // The signs of minutes and seconds on printed time controls: 90' + 30".
        (_, "'" | "\u{2032}" | "\u{2019}") => Ok(Token::Word("min".to_owned())),
        (_, "''" | "\"" | "\u{2033}" | "\u{201d}") => Ok(Token::Word("s".to_owned())),
        _ if first.is_alphabetic() => Ok(Token::Word(read.to_lowercase())),
        _ => Ok(Token::Sign(first)),
    }
}
