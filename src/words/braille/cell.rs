//! One braille cell in its written forms: Unicode, braille ASCII and the numbers of its dots. Its meaning depends on a
//! table.

use std::fmt;
use std::str::FromStr;

/// The dots of one cell. Dots 7 and 8 stand below the other six.
///
/// ```
/// use hector_words::braille::Cell;
///
/// let h: Cell = "125".parse()?;
/// assert_eq!(h.unicode(), '⠓');
/// assert_eq!(h.brf(), Some('H'));
/// assert_eq!(Cell::of_brf('h'), Some(h));
/// # Ok::<(), hector_words::braille::DotsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell(u8);

/// A text that is not the dots of a cell.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no dots: {self:?}")]
pub struct DotsError {
    read: String,
}

/// How many dots a cell may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dots {
    /// On paper and on old displays.
    Six,
    /// On displays.
    Eight,
}

/// Braille ASCII, in the order of the dots as bits: the format for embossers.
const BRF: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

const FIRST: u32 = 0x2800;

impl Cell {
    /// The cell without dots.
    pub const BLANK: Cell = Cell(0);

    /// The cell with these bits as dots: dot 1 is the lowest, dot 8 the highest, as in BrlAPI and Unicode.
    #[must_use]
    pub const fn of_bits(bits: u8) -> Cell {
        Cell(bits)
    }

    /// The dots as bits, dot 1 the lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether it has this dot, from 1 to 8.
    #[must_use]
    pub fn has(self, dot: u8) -> bool {
        (1..=8).contains(&dot) && self.0 >> (dot - 1) & 1 == 1
    }

    /// The dots of both cells in one.
    #[must_use]
    pub const fn and(self, other: Cell) -> Cell {
        Cell(self.0 | other.0)
    }

    /// The number of dots that a device needs to show it.
    #[must_use]
    pub fn needs(self) -> Dots {
        if self.0 < 64 { Dots::Six } else { Dots::Eight }
    }

    /// Its sign in Unicode, from U+2800 to U+28FF.
    #[must_use]
    pub fn unicode(self) -> char {
        char::from_u32(FIRST + u32::from(self.0)).unwrap_or('\u{2800}')
    }

    /// The cell of a sign from liblouis, which has a space between words.
    #[must_use]
    pub fn of_liblouis(sign: char) -> Option<Cell> {
        if sign == ' ' { Some(Cell::BLANK) } else { Cell::of_unicode(sign) }
    }

    /// The cell of a Unicode braille sign.
    #[must_use]
    pub fn of_unicode(sign: char) -> Option<Cell> {
        let bits = u32::from(sign).checked_sub(FIRST)?;
        u8::try_from(bits).ok().map(Cell)
    }

    /// Its sign in braille ASCII. `None` for cells with dots 7 or 8.
    #[must_use]
    pub fn brf(self) -> Option<char> {
        BRF.get(usize::from(self.0)).map(|sign| char::from(*sign))
    }

    /// The cell of a sign in braille ASCII. Also reads small letters and the other signs that some programs write one
    /// column lower in ASCII.
    #[must_use]
    pub fn of_brf(sign: char) -> Option<Cell> {
        let sign = u8::try_from(sign).ok()?;
        let capital = match sign {
            b'`'..=b'~' => sign - 0x20,
            _ => sign,
        };
        let bits = BRF.iter().position(|known| *known == capital)?;
        u8::try_from(bits).ok().map(Cell)
    }
}

/// Cells as Unicode braille.
#[must_use]
pub fn unicode(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.unicode()).collect()
}

/// The numbers of the dots: 125, or 0 for none.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Cell::BLANK {
            return f.write_str("0");
        }
        (1..=8).filter(|dot| self.has(*dot)).try_for_each(|dot| write!(f, "{dot}"))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

impl FromStr for Cell {
    type Err = DotsError;

    fn from_str(text: &str) -> Result<Cell, DotsError> {
        let unusable = || DotsError { read: text.chars().take(20).collect() };
        if text == "0" {
            return Ok(Cell::BLANK);
        }
        let mut bits = 0_u8;
        for dot in text.bytes() {
            let bit = match dot {
                b'1'..=b'8' => 1 << (dot - b'1'),
                _ => return Err(unusable()),
            };
            if bits & bit != 0 {
                return Err(unusable());
            }
            bits |= bit;
        }
        if bits == 0 { Err(unusable()) } else { Ok(Cell(bits)) }
    }
}
