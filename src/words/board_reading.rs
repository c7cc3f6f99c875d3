//! From a text to what stands on some squares, when a board is read out: rank by rank ("Reihe acht: schwarz Turm
//! Springer, zwei leer …") or square by square ("Felix drei weißer Springer").

use std::fmt;

use super::hear::{listen, shown, understand};
use super::lexicon::{Lexicon, Meaning};
use super::unclear::{Expected, Unclear};
use super::vocabulary::ColourOrder;
use crate::chess::{Color, File, Piece, Rank, Square};
use crate::table::Look;

/// Understands what was found on a rank or on single squares. A colour holds for the pieces after it until the next
/// one. In French it follows the piece and holds in the same way. Where several languages are heard, a first piece
/// without a colour shows that colours follow.
///
/// # Errors
/// Returns the word that could not be read if the text is something else.
pub fn hear_board(text: &str, lexicon: &Lexicon) -> Result<Vec<Look>, UnclearBoard> {
    let words = listen(text)?;
    let order = lexicon.wording().words.vocabulary().colour;
    let mut reading = BoardSoFar::of(order, lexicon.colour_may_follow());
    let mut rest = words.as_slice();
    while let Some(first) = rest.first() {
        let expected = reading.expected();
        let (meanings, length) = understand(first, rest, lexicon, &expected)?;
        for meaning in meanings {
            let unexpected =
                || Unclear::Unexpected { word: shown(first), expected: expected.clone() };
            reading.take(meaning).ok_or_else(unexpected)?;
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    reading.finish()
}

/// Why a text describes no squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnclearBoard {
    /// A word that does not fit here.
    Word(Unclear),
    /// The words end too early.
    Incomplete(Vec<Expected>),
    /// A rank without all of its squares.
    SquaresMissing {
        rank: Rank,
        /// How many squares were described.
        told: usize,
    },
}

impl fmt::Display for UnclearBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no reading of a board: {self:?}")
    }
}

impl std::error::Error for UnclearBoard {}

impl From<Unclear> for UnclearBoard {
    fn from(unclear: Unclear) -> UnclearBoard {
        UnclearBoard::Word(unclear)
    }
}

struct BoardSoFar {
    order: ColourOrder,
    /// Whether the colours may turn out to follow the pieces.
    may_follow: bool,
    looks: Vec<Look>,
    colour: Option<Color>,
    /// How many of the last pieces a colour after them applies to.
    latest: usize,
    /// Set while the latest piece still needs its colour.
    owed: Option<Owed>,
    place: NextWord,
}

/// A colour that must follow.
#[derive(Clone, Copy)]
struct Owed;

#[derive(Clone, Copy, Default)]
enum NextWord {
    /// A rank or a square comes next.
    #[default]
    Open,
    /// The word for a rank was said.
    RankNamed,
    /// The squares of a rank are being described, the next on this file; `None` after the last.
    OnRank(Rank, Option<File>),
    /// A count of squares with the same content was said.
    Several(Rank, File, usize),
    /// The file of a square was said.
    OnFile(File),
    /// The square is known; its content comes next.
    OnSquare(Square),
}

impl BoardSoFar {
    fn of(order: ColourOrder, may_follow: bool) -> BoardSoFar {
        BoardSoFar {
            order,
            may_follow,
            looks: Vec::new(),
            colour: None,
            latest: 0,
            owed: None,
            place: NextWord::default(),
        }
    }

    /// Takes in a word. `None` if it does not fit here.
    fn take(&mut self, meaning: Meaning) -> Option<()> {
        if let Meaning::Colour(colour) = meaning
            && self.order == ColourOrder::AfterThePiece
            && self.latest > 0
        {
            self.colour_latest(colour);
            return Some(());
        }
        if self.owed.is_some() && meaning != Meaning::Connective {
            return None;
        }
        self.place = match (self.place, meaning) {
            (place, Meaning::Connective) => place,
            (
                NextWord::OnRank(..) | NextWord::Several(..) | NextWord::OnSquare(_),
                Meaning::Colour(colour),
            ) => {
                self.colour = Some(colour);
                self.place
            }
            (NextWord::Open | NextWord::OnRank(_, None), Meaning::RankWord) => {
                (self.colour, self.latest) = (None, 0);
                NextWord::RankNamed
            }
            (NextWord::RankNamed, Meaning::Rank(rank)) => NextWord::OnRank(rank, Some(File::A)),
            (NextWord::OnRank(rank, Some(file)), Meaning::Rank(count)) => {
                NextWord::Several(rank, file, usize::from(count) + 1)
            }
            (NextWord::Several(rank, file, count), content) => {
                let found = self.content(content)?;
                let mut next = Some(file);
                for _ in 0..count {
                    next = self.found(Square::from_coords(next?, rank), found);
                }
                self.latest = if found.is_some() { count } else { 0 };
                NextWord::OnRank(rank, next)
            }
            (NextWord::OnRank(rank, Some(file)), content) => {
                let found = self.content(content)?;
                NextWord::OnRank(rank, self.found(Square::from_coords(file, rank), found))
            }
            (NextWord::Open, Meaning::File(file)) => NextWord::OnFile(file),
            (NextWord::OnFile(file), Meaning::Rank(rank)) => {
                NextWord::OnSquare(Square::from_coords(file, rank))
            }
            (NextWord::OnSquare(square), content) => {
                let found = self.content(content)?;
                self.found(square, found);
                NextWord::Open
            }
            _ => return None,
        };
        Some(())
    }

    fn content(&mut self, meaning: Meaning) -> Option<Option<Piece>> {
        match (meaning, self.colour) {
            (Meaning::Empty, _) => Some(None),
            (Meaning::Piece(role), Some(color)) => Some(Some(Piece { color, role })),
            (Meaning::Piece(role), None) if self.may_follow => {
                (self.order, self.owed) = (ColourOrder::AfterThePiece, Some(Owed));
                Some(Some(Piece { color: Color::White, role }))
            }
            _ => None,
        }
    }

    /// Applies a colour to the piece or pieces before it.
    fn colour_latest(&mut self, colour: Color) {
        (self.colour, self.owed) = (Some(colour), None);
        let from = self.looks.len().saturating_sub(self.latest);
        for look in self.looks.iter_mut().skip(from) {
            look.found = look.found.map(|piece| Piece { color: colour, ..piece });
        }
        self.latest = 0;
    }

    /// Notes a square. Returns the next file of the rank, if there is one.
    fn found(&mut self, at: Square, found: Option<Piece>) -> Option<File> {
        self.looks.retain(|look| look.at != at);
        self.looks.push(Look { at, found });
        self.latest = usize::from(found.is_some());
        at.file().offset(1)
    }

    fn expected(&self) -> Vec<Expected> {
        let content = || {
            let mut expected = vec![Expected::Colour];
            let piece_may_come = self.colour.is_some() || self.may_follow;
            expected.extend(piece_may_come.then_some(Expected::Piece));
            expected.push(Expected::Empty);
            expected
        };
        match self.place {
            _ if self.owed.is_some() => vec![Expected::Colour],
            NextWord::Open => vec![Expected::RankWord, Expected::File],
            NextWord::RankNamed | NextWord::OnFile(_) => vec![Expected::Rank],
            NextWord::OnRank(_, None) => vec![Expected::RankWord],
            NextWord::OnRank(..) | NextWord::Several(..) | NextWord::OnSquare(_) => content(),
        }
    }

    fn finish(self) -> Result<Vec<Look>, UnclearBoard> {
        match self.place {
            _ if self.owed.is_some() => Err(UnclearBoard::Incomplete(self.expected())),
            NextWord::Open | NextWord::OnRank(_, None) => Ok(self.looks),
            NextWord::OnRank(rank, Some(file)) => {
                Err(UnclearBoard::SquaresMissing { rank, told: usize::from(file) })
            }
            _ => Err(UnclearBoard::Incomplete(self.expected())),
        }
    }
}
