//! Reads the tokens, numbers, vectors and matrices of a Kaldi file, in text or binary form.

use std::ops::Range;

use super::UnreadableModel;
use crate::acoustics::Matrix;

/// The form of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FileForm {
    Text,
    Binary,
}

/// The first bytes of a binary file.
const BINARY_MARK: &[u8] = b"\0B";
/// The longest token in a model.
const LONGEST_TOKEN: usize = 200;

/// A position in the bytes of a file.
pub(super) struct ByteCursor<'a> {
    bytes: &'a [u8],
    at: usize,
    pub(super) form: FileForm,
}

impl<'a> ByteCursor<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> ByteCursor<'a> {
        match bytes.strip_prefix(BINARY_MARK) {
            Some(_) => ByteCursor { bytes, at: BINARY_MARK.len(), form: FileForm::Binary },
            None => ByteCursor { bytes, at: 0, form: FileForm::Text },
        }
    }

    pub(super) fn place(&self) -> usize {
        self.at
    }

    /// An error at this position.
    pub(super) fn refuse<T>(&self, expected: &str) -> Result<T, UnreadableModel> {
        Err(UnreadableModel::new(self.at, expected, self.rest()))
    }

    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        let blanks = self.rest().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.at += blanks;
    }

    /// The next token, without moving past it.
    pub(super) fn peek(&mut self) -> Result<&'a str, UnreadableModel> {
        self.skip_blanks();
        let rest = self.rest();
        let window = rest.get(..LONGEST_TOKEN).unwrap_or(rest);
        let length = window.iter().position(u8::is_ascii_whitespace).unwrap_or(window.len());
        match window.get(..length).and_then(|token| str::from_utf8(token).ok()) {
            Some(token) if !token.is_empty() => Ok(token),
            _ => self.refuse("a word"),
        }
    }

    pub(super) fn token(&mut self) -> Result<&'a str, UnreadableModel> {
        let token = self.peek()?;
        self.at += token.len();
        // One blank belongs to the token. In a binary file, the data after it may look like blanks.
        if self.rest().first().is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        Ok(token)
    }

    pub(super) fn expect(&mut self, token: &str) -> Result<(), UnreadableModel> {
        if self.peek()? == token { self.token().map(|_| ()) } else { self.refuse(token) }
    }

    /// Moves past a token if it comes next.
    pub(super) fn take(&mut self, token: &str) -> Result<Option<()>, UnreadableModel> {
        if self.peek()? == token { self.token().map(|_| Some(())) } else { Ok(None) }
    }

    /// The rest of this line.
    pub(super) fn line(&mut self) -> Result<&'a str, UnreadableModel> {
        let rest = self.rest();
        let Some(length) = rest.iter().position(|byte| *byte == b'\n') else {
            return self.refuse("a line");
        };
        let Some(line) = rest.get(..length).and_then(|line| str::from_utf8(line).ok()) else {
            return self.refuse("a line of text");
        };
        self.at += length + 1;
        Ok(line.trim_end_matches('\r'))
    }

    fn take_bytes(&mut self, length: usize, expected: &str) -> Result<&'a [u8], UnreadableModel> {
        match self.rest().get(..length) {
            Some(taken) => {
                self.at += length;
                Ok(taken)
            }
            None => self.refuse(expected),
        }
    }

    fn take_array<const LENGTH: usize>(
        &mut self,
        expected: &str,
    ) -> Result<[u8; LENGTH], UnreadableModel> {
        let mut array = [0; LENGTH];
        array.copy_from_slice(self.take_bytes(LENGTH, expected)?);
        Ok(array)
    }

    fn text_number<N: std::str::FromStr>(&mut self, expected: &str) -> Result<N, UnreadableModel> {
        match self.peek()?.parse() {
            Ok(number) => self.token().map(|_| number),
            Err(_) => self.refuse(expected),
        }
    }

    pub(super) fn integer(&mut self) -> Result<i32, UnreadableModel> {
        const EXPECTED: &str = "a whole number";
        if self.form == FileForm::Text {
            return self.text_number(EXPECTED);
        }
        match self.rest().first() {
            Some(4) => {
                self.at += 1;
                Ok(i32::from_le_bytes(self.take_array(EXPECTED)?))
            }
            _ => self.refuse(EXPECTED),
        }
    }

    /// A whole number that is a count.
    pub(super) fn count(&mut self) -> Result<usize, UnreadableModel> {
        let at = self.at;
        let number = self.integer()?;
        usize::try_from(number)
            .map_err(|_| UnreadableModel::new(at, "a count", number.to_string().as_bytes()))
    }

    /// A single number with or without a fraction.
    pub(super) fn number(&mut self) -> Result<f64, UnreadableModel> {
        const EXPECTED: &str = "a number";
        if self.form == FileForm::Text {
            return self.text_number(EXPECTED);
        }
        match self.rest().first() {
            Some(4) => {
                self.at += 1;
                Ok(f64::from(f32::from_le_bytes(self.take_array(EXPECTED)?)))
            }
            Some(8) => {
                self.at += 1;
                Ok(f64::from_le_bytes(self.take_array(EXPECTED)?))
            }
            _ => self.refuse(EXPECTED),
        }
    }

    pub(super) fn truth(&mut self) -> Result<(), UnreadableModel> {
        match self.rest().first() {
            Some(b'T' | b'F') => {
                self.at += 1;
                Ok(())
            }
            _ => self.refuse("T or F"),
        }
    }

    /// A list of whole numbers, as phones are listed in binary files.
    pub(super) fn integers(&mut self) -> Result<Vec<i32>, UnreadableModel> {
        const EXPECTED: &str = "a list of whole numbers";
        let [width] = self.take_array(EXPECTED)?;
        let length = i32::from_le_bytes(self.take_array(EXPECTED)?);
        let bytes = usize::try_from(length).ok().and_then(|length| length.checked_mul(4));
        match bytes {
            Some(bytes) if width == 4 => {
                let numbers = self.take_bytes(bytes, EXPECTED)?.as_chunks().0;
                Ok(numbers.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect())
            }
            _ => self.refuse(EXPECTED),
        }
    }

    /// A vector, and its range in the file.
    pub(super) fn vector(&mut self) -> Result<(Vec<f32>, Range<usize>), UnreadableModel> {
        let start = self.start();
        let values = match self.form {
            FileForm::Binary => {
                self.expect("FV")?;
                let length = self.count()?;
                self.floats(length)?
            }
            FileForm::Text => {
                self.expect("[")?;
                let mut values = Vec::new();
                while self.take("]")?.is_none() {
                    values.push(self.finite()?);
                }
                values
            }
        };
        Ok((values, start..self.at))
    }

    /// A matrix, and its range in the file.
    pub(super) fn matrix(&mut self) -> Result<(Matrix, Range<usize>), UnreadableModel> {
        let start = self.start();
        let matrix = match self.form {
            FileForm::Binary => match self.peek()? {
                "CM2" => self.steps()?,
                _ => self.floating()?,
            },
            FileForm::Text => self.text_matrix()?,
        };
        match matrix {
            Some(matrix) => Ok((matrix, start..self.at)),
            None => self.refuse("a matrix with rows of one length"),
        }
    }

    /// A matrix of 32-bit floating-point numbers.
    fn floating(&mut self) -> Result<Option<Matrix>, UnreadableModel> {
        self.expect("FM")?;
        let (rows, columns) = (self.count()?, self.count()?);
        match rows.checked_mul(columns) {
            Some(length) => Ok(Matrix::new(rows, columns, self.floats(length)?)),
            None => Ok(None),
        }
    }

    /// A matrix of 16-bit numbers, each a multiple of a 65,535th of the matrix's range.
    fn steps(&mut self) -> Result<Option<Matrix>, UnreadableModel> {
        const EXPECTED: &str = "the range and the size of a matrix in 16 bits";
        self.expect("CM2")?;
        let at = self.at;
        let lowest = f32::from_le_bytes(self.take_array(EXPECTED)?);
        let range = f32::from_le_bytes(self.take_array(EXPECTED)?);
        let mut size = || Ok(usize::try_from(i32::from_le_bytes(self.take_array(EXPECTED)?)));
        let (Ok(rows), Ok(columns)) = (size()?, size()?) else {
            return Err(UnreadableModel::new(at, EXPECTED, b"others"));
        };
        let highest = lowest + range;
        let bytes = rows.checked_mul(columns).and_then(|length| length.checked_mul(2));
        let Some(bytes) = bytes.filter(|_| highest.is_finite() && range >= 0.0) else {
            return Err(UnreadableModel::new(at, EXPECTED, b"others"));
        };
        let step = range / f32::from(u16::MAX);
        let steps = self.take_bytes(bytes, "as many numbers as are announced")?.as_chunks().0;
        let values =
            steps.iter().map(|bytes| lowest + step * f32::from(u16::from_le_bytes(*bytes)));
        Ok(Matrix::new(rows, columns, values.collect()))
    }

    /// A matrix in text form, with a row in each line.
    fn text_matrix(&mut self) -> Result<Option<Matrix>, UnreadableModel> {
        self.expect("[")?;
        let (mut values, mut rows, mut columns) = (Vec::new(), 0, 0);
        loop {
            let row = values.len();
            while !matches!(self.rest().first(), None | Some(b'\n' | b']')) {
                if self.rest().first().is_some_and(u8::is_ascii_whitespace) {
                    self.at += 1;
                } else {
                    values.push(self.finite_before_blank()?);
                }
            }
            let length = values.len() - row;
            if length > 0 {
                if rows > 0 && columns != length {
                    return Ok(None);
                }
                (rows, columns) = (rows + 1, length);
            }
            match self.rest().first() {
                Some(b'\n') => self.at += 1,
                Some(_) => {
                    self.expect("]")?;
                    return Ok(Matrix::new(rows, columns, values));
                }
                None => return self.refuse("]"),
            }
        }
    }

    /// A number, without the line end that may follow it.
    fn finite_before_blank(&mut self) -> Result<f32, UnreadableModel> {
        let token = self.peek()?;
        match token.parse::<f32>() {
            Ok(value) if value.is_finite() => {
                self.at += token.len();
                Ok(value)
            }
            _ => self.refuse("a number"),
        }
    }

    fn finite(&mut self) -> Result<f32, UnreadableModel> {
        let value = self.finite_before_blank();
        self.skip_blanks();
        value
    }

    fn floats(&mut self, length: usize) -> Result<Vec<f32>, UnreadableModel> {
        const EXPECTED: &str = "as many numbers as are announced";
        let at = self.at;
        let Some(bytes) = length.checked_mul(4) else { return self.refuse(EXPECTED) };
        let floats = self.take_bytes(bytes, EXPECTED)?.as_chunks().0;
        let values: Vec<f32> = floats.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        if values.iter().all(|value| value.is_finite()) {
            Ok(values)
        } else {
            Err(UnreadableModel::new(at, "finite numbers", b"others"))
        }
    }

    /// The position where a vector or matrix begins.
    fn start(&mut self) -> usize {
        self.skip_blanks();
        self.at
    }

    /// Checks that nothing follows.
    pub(super) fn end(&mut self) -> Result<(), UnreadableModel> {
        self.skip_blanks();
        if self.rest().is_empty() { Ok(()) } else { self.refuse("the end") }
    }
}
