//! How a table spells: cells for each sign, a mode for numbers if the table has one, and a spelling by number for every
//! sign that it lacks. Spelled text is read back exactly, because no spelling is the start of another. The few
//! exceptions are unambiguous by what follows; there the longest is read.

use std::collections::HashMap;

use super::cell::Cell;

/// A table in written form.
pub(super) struct Spelling {
    pub(super) signs: &'static [(char, &'static str)],
    /// `None` if digits are signs like any other.
    pub(super) numbers: Option<SpelledNumbers>,
    /// Encloses the number of a sign that the table lacks.
    pub(super) escape: &'static str,
}

/// The spelling of digits if they share their cells with letters.
pub(super) struct SpelledNumbers {
    /// Before the first digit.
    pub(super) sign: &'static str,
    pub(super) digits: [&'static str; 10],
    /// Signs between digits that do not end the number.
    pub(super) joining: &'static [char],
    /// Before a letter that would be read as another digit.
    pub(super) apart: &'static str,
}

/// A table prepared for both directions.
pub(super) struct Speller {
    cells: HashMap<char, Vec<Cell>>,
    signs: HashMap<Vec<Cell>, char>,
    longest: usize,
    numbers: Option<NumberCells>,
    escape: Vec<Cell>,
}

struct NumberCells {
    sign: Vec<Cell>,
    digits: Vec<(char, Cell)>,
    joining: &'static [char],
    apart: Vec<Cell>,
}

/// The cells of a text of Unicode braille.
pub(super) fn cells(text: &str) -> Vec<Cell> {
    text.chars().filter_map(Cell::of_unicode).collect()
}

impl Speller {
    pub(super) fn of(spelling: &Spelling) -> Speller {
        let mut by_sign: HashMap<char, Vec<Cell>> =
            spelling.signs.iter().map(|(sign, text)| (*sign, cells(text))).collect();
        by_sign.insert(' ', vec![Cell::BLANK]);
        let numbers = spelling.numbers.as_ref().map(|numbers| NumberCells {
            sign: cells(numbers.sign),
            digits: ('0'..='9').zip(numbers.digits.iter().flat_map(|text| cells(text))).collect(),
            joining: numbers.joining,
            apart: cells(numbers.apart),
        });
        Speller {
            signs: by_sign.iter().map(|(sign, cells)| (cells.clone(), *sign)).collect(),
            longest: by_sign.values().map(Vec::len).max().unwrap_or(0),
            cells: by_sign,
            numbers,
            escape: cells(spelling.escape),
        }
    }

    /// Spells a text. Returns each sign with its cells at that place.
    pub(super) fn spell(&self, text: &str) -> Vec<(char, Vec<Cell>)> {
        let mut in_number = false;
        text.chars().map(|sign| (sign, self.spell_sign(sign, &mut in_number))).collect()
    }

    /// Spells a text in which these signs are escaped, and so are blanks that could be lost at the end of a line or
    /// next to other blanks.
    pub(super) fn spell_guarded(&self, text: &str, guarded: &[char]) -> Vec<Vec<Cell>> {
        let mut in_number = false;
        let mut before = None;
        let mut signs = text.chars().peekable();
        let mut spelled = Vec::new();
        while let Some(sign) = signs.next() {
            let after = signs.peek().copied();
            let lonely =
                [before, after].iter().all(|other| other.is_some_and(|other| other != ' '));
            if guarded.contains(&sign) || (sign == ' ' && !lonely) {
                in_number = false;
                spelled.push(self.spell_around(sign));
            } else {
                spelled.push(self.spell_sign(sign, &mut in_number));
            }
            before = Some(sign);
        }
        spelled
    }

    fn spell_sign(&self, sign: char, in_number: &mut bool) -> Vec<Cell> {
        if let Some(numbers) = &self.numbers {
            if let Some(digit) = numbers.cell_of(sign) {
                let first = !std::mem::replace(in_number, true);
                let mut spelled = if first { numbers.sign.clone() } else { Vec::new() };
                spelled.push(digit);
                return spelled;
            }
            let was = std::mem::replace(in_number, *in_number && numbers.joining.contains(&sign));
            if let Some(cells) = self.cells.get(&sign) {
                let confusing = was && cells.first().is_some_and(|cell| numbers.is_digit(*cell));
                let apart: &[Cell] = if confusing { &numbers.apart } else { &[] };
                return [apart, cells].concat();
            }
        } else if let Some(cells) = self.cells.get(&sign) {
            return cells.clone();
        }
        self.spell_around(sign)
    }

    /// Escapes a sign: its number in Unicode, with hexadecimal digits as the letters a to p.
    fn spell_around(&self, sign: char) -> Vec<Cell> {
        let mut spelled = self.escape.clone();
        let digits = format!("{:x}", u32::from(sign));
        let letters = digits.chars().filter_map(|digit| digit.to_digit(16));
        spelled.extend(letters.filter_map(|digit| LETTERS.get(digit as usize).copied()));
        spelled.extend(&self.escape);
        spelled
    }

    /// Reads a spelled text. The error is the place of the first cell that cannot be read, from 0.
    pub(super) fn read(&self, cells: &[Cell]) -> Result<String, usize> {
        self.read_until(cells, None).map(|(text, _)| text)
    }

    /// Reads up to a sign that is not escaped, or to the end. Returns the text before the sign and, if it was found,
    /// the number of cells of both.
    pub(super) fn read_until(
        &self,
        cells: &[Cell],
        end: Option<char>,
    ) -> Result<(String, Option<usize>), usize> {
        let mut text = String::with_capacity(cells.len());
        let mut at = 0;
        let mut in_number = false;
        while let Some(rest) = cells.get(at..).filter(|rest| !rest.is_empty()) {
            let (sign, length) = self.read_sign(rest, &mut in_number).ok_or(at)?;
            at += length;
            if end.is_some() && sign == end && !rest.starts_with(&self.escape) {
                return Ok((text, Some(at)));
            }
            text.extend(sign);
        }
        Ok((text, None))
    }

    /// The cells around the number of an escaped sign.
    pub(super) fn escape(&self) -> &[Cell] {
        &self.escape
    }

    /// The sign at the start of the cells, if there is one, and its length.
    fn read_sign(&self, rest: &[Cell], in_number: &mut bool) -> Option<(Option<char>, usize)> {
        if let Some(numbers) = &self.numbers {
            let was = std::mem::replace(in_number, false);
            // A fraction or a letter may start like a number.
            let whole = self.read_plain(rest).filter(|_| rest.starts_with(&numbers.sign));
            if let Some((sign, length)) = whole {
                return Some((Some(sign), length));
            }
            let sign = if was { 0 } else { numbers.sign.len() };
            let digit = rest.get(sign).and_then(|cell| numbers.digit_of(*cell));
            if let Some(digit) = digit.filter(|_| was || rest.starts_with(&numbers.sign)) {
                *in_number = true;
                return Some((Some(digit), sign + 1));
            }
            if was && rest.starts_with(&numbers.apart) {
                return Some((None, numbers.apart.len()));
            }
            *in_number = was;
        }
        let read = self.read_plain(rest).or_else(|| self.read_around(rest))?;
        if let Some(numbers) = &self.numbers {
            *in_number &= numbers.joining.contains(&read.0);
        }
        Some((Some(read.0), read.1))
    }

    fn read_plain(&self, rest: &[Cell]) -> Option<(char, usize)> {
        (1..=self.longest.min(rest.len()))
            .rev()
            .find_map(|length| self.signs.get(rest.get(..length)?).map(|sign| (*sign, length)))
    }

    fn read_around(&self, rest: &[Cell]) -> Option<(char, usize)> {
        let inside = rest.strip_prefix(self.escape.as_slice())?;
        let digit = |cell: &Cell| LETTERS.iter().position(|letter| letter == cell);
        let digits: Vec<usize> = inside.iter().map_while(digit).take(MOST_DIGITS).collect();
        inside.get(digits.len()..)?.strip_prefix(self.escape.as_slice())?;
        let number = digits.iter().fold(0, |number, digit| number << 4 | *digit);
        let sign = u32::try_from(number).ok().and_then(char::from_u32)?;
        let spelled = self.spell_around(sign);
        rest.starts_with(&spelled).then_some((sign, spelled.len()))
    }
}

/// The last sign of Unicode is 10FFFF.
const MOST_DIGITS: usize = 6;

/// The letters a to p, the same in every table.
const LETTERS: [Cell; 16] = [
    Cell::of_bits(0x01),
    Cell::of_bits(0x03),
    Cell::of_bits(0x09),
    Cell::of_bits(0x19),
    Cell::of_bits(0x11),
    Cell::of_bits(0x0b),
    Cell::of_bits(0x1b),
    Cell::of_bits(0x13),
    Cell::of_bits(0x0a),
    Cell::of_bits(0x1a),
    Cell::of_bits(0x05),
    Cell::of_bits(0x07),
    Cell::of_bits(0x0d),
    Cell::of_bits(0x1d),
    Cell::of_bits(0x15),
    Cell::of_bits(0x0f),
];

impl NumberCells {
    fn cell_of(&self, sign: char) -> Option<Cell> {
        self.digits.iter().find(|(digit, _)| *digit == sign).map(|(_, cell)| *cell)
    }

    fn digit_of(&self, cell: Cell) -> Option<char> {
        self.digits.iter().find(|(_, known)| *known == cell).map(|(digit, _)| *digit)
    }

    fn is_digit(&self, cell: Cell) -> bool {
        self.digit_of(cell).is_some()
    }
}
