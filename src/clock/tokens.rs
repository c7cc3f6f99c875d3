//! A written time control as numbers, words and signs with their columns. What they mean together is for `human` and
//! `pgn`.

use super::expected::ExpectedTime;
use super::schedule::ScheduleError;

/// Why a text is not a time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no time control: {self:?}")]
pub enum TimeControlError {
    /// Something else was expected at a place.
    Unexpected {
        /// The column, in characters from 1.
        column: usize,
        /// What was found; `None` at the end.
        read: Option<String>,
        /// What was expected.
        expected: ExpectedTime,
    },
    /// The periods do not make a valid schedule.
    Impossible {
        /// The column at which the period begins, in characters from 1.
        column: usize,
        problem: ScheduleError,
    },
    /// Longer than any time control is.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
}

impl TimeControlError {
    /// The most characters of a time control: enough for the most periods of both sides, written to the microsecond.
    pub const LONGEST_TEXT: usize = 2000;

    /// The error for periods that begin at these columns and make no valid schedule.
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

/// A token of a written time control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// A number without a sign.
    Number(u64),
    /// Letters, in lower case.
    Word(String),
    /// Any other character that is not a space.
    Sign(char),
}

/// A token and its column.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Placed {
    token: Token,
    column: usize,
    read: String,
}

#[derive(Debug, Clone)]
pub(super) struct Tokens {
    placed: Vec<Placed>,
    next: usize,
    end: usize,
}

/// A number with more digits is not part of any time control.
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

    /// The token `places` ahead.
    pub(super) fn ahead(&self, places: usize) -> Option<&Token> {
        self.placed.get(self.next + places).map(|placed| &placed.token)
    }

    /// The column of the next token, or of the end.
    pub(super) fn column(&self) -> usize {
        self.placed.get(self.next).map_or(self.end, |placed| placed.column)
    }

    pub(super) fn at_end(&self) -> bool {
        self.next >= self.placed.len()
    }

    /// Skips this many tokens.
    pub(super) fn skip(&mut self, places: usize) {
        self.next += places;
    }

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

    /// Takes a point and up to three decimals, if they come next. Returns thousandths.
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

    /// Takes this number.
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

    /// Takes these words in this order, if all of them come next.
    pub(super) fn takes_words(&mut self, row: &[&str]) -> bool {
        let found = row.iter().enumerate().all(|(places, word)| self.has_word(places, &[word]));
        self.skip(if found { row.len() } else { 0 });
        found
    }

    /// Whether the token `places` ahead is one of these words.
    pub(super) fn has_word(&self, places: usize, words: &[&str]) -> bool {
        matches!(self.ahead(places), Some(Token::Word(word)) if words.contains(&word.as_str()))
    }

    /// The error for a token that is not what was expected.
    pub(super) fn unexpected(&self, expected: ExpectedTime) -> TimeControlError {
        let read = self.placed.get(self.next).map(|placed| placed.read.clone());
        TimeControlError::Unexpected { column: self.column(), read, expected }
    }

    /// The error for any token that is left.
    pub(super) fn ended(&self, expected: ExpectedTime) -> Result<(), TimeControlError> {
        if self.at_end() { Ok(()) } else { Err(self.unexpected(expected)) }
    }
}

/// The length in characters of the token at the start of a text.
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
