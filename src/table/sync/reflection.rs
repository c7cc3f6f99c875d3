//! Finds whether a board or a score is a reflection of the other: turned by 180 degrees, mirrored, or with the
//! colours exchanged.

use shakmaty::Board;

use crate::chess::{ClaimedMove, ClaimedStep, Color, Origin, Square};

use super::course::Entries;
use super::slip::alike;

/// How one board or score maps to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reflection {
    pub squares: Squares,
    pub colours: Colours,
}

/// The mapping of the squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Squares {
    Same,
    /// The board is turned by 180 degrees: a1 is h8.
    Turned,
    /// The ranks are counted from the other side: a1 is a8.
    RanksReversed,
    /// The files are counted from the other side: a1 is h1.
    FilesReversed,
}

/// The mapping of the colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colours {
    Same,
    /// White's are Black's.
    Exchanged,
}

impl Squares {
    /// All mappings, the identity first.
    const ALL: [Squares; 4] =
        [Squares::Same, Squares::Turned, Squares::RanksReversed, Squares::FilesReversed];

    fn of(self, square: Square) -> Square {
        match self {
            Squares::Same => square,
            Squares::Turned => square.rotate_180(),
            Squares::RanksReversed => square.flip_vertical(),
            Squares::FilesReversed => square.flip_horizontal(),
        }
    }

    fn of_origin(self, from: Origin) -> Origin {
        let turns = |ways: [Squares; 2]| ways.contains(&self);
        Origin {
            file: from.file.map(|file| {
                if turns([Squares::Turned, Squares::FilesReversed]) {
                    file.flip_horizontal()
                } else {
                    file
                }
            }),
            rank: from.rank.map(|rank| {
                if turns([Squares::Turned, Squares::RanksReversed]) {
                    rank.flip_vertical()
                } else {
                    rank
                }
            }),
        }
    }

    /// Castling is named by the side of the board on which the king stands, whatever the squares are called.
    fn of_claim(self, claim: ClaimedMove) -> ClaimedMove {
        match claim {
            ClaimedMove::Castle(_) => claim,
            ClaimedMove::Step(step) => ClaimedMove::Step(ClaimedStep {
                from: self.of_origin(step.from),
                to: self.of(step.to),
                ..step
            }),
        }
    }
}

impl Reflection {
    fn all() -> impl Iterator<Item = Reflection> {
        [Colours::Same, Colours::Exchanged]
            .into_iter()
            .flat_map(|colours| Squares::ALL.map(move |squares| Reflection { squares, colours }))
    }

    fn changes_nothing(self) -> bool {
        self == Reflection { squares: Squares::Same, colours: Colours::Same }
    }

    fn of_board(self, board: &Board) -> Board {
        let mut seen = Board::empty();
        for (square, mut piece) in board {
            if self.colours == Colours::Exchanged {
                piece.color = !piece.color;
            }
            seen.set_piece_at(self.squares.of(square), piece);
        }
        seen
    }

    /// The mapped score: with the colours exchanged, each row is read from right to left.
    fn of_entries(self, entries: Entries, first: Color) -> Vec<Option<ClaimedMove>> {
        let mut seen: Vec<_> =
            entries.iter().map(|entry| entry.map(|claim| self.squares.of_claim(claim))).collect();
        if self.colours == Colours::Exchanged {
            // If Black begins, the first row has one entry.
            let rows = usize::from(first == Color::Black);
            seen.get_mut(rows..).unwrap_or_default().chunks_mut(2).for_each(<[_]>::reverse);
        }
        seen
    }
}

/// How one board maps to the other; `None` if they are equal or have nothing in common. A few pieces may match by
/// chance.
#[must_use]
pub fn reflection_of_board(one: &Board, other: &Board) -> Option<Reflection> {
    const ENOUGH: usize = 4;
    if one == other || one.occupied().count() < ENOUGH {
        return None;
    }
    Reflection::all().find(|way| !way.changes_nothing() && way.of_board(one) == *other)
}

/// How one score maps to the other, as far as the shorter one goes.
#[must_use]
pub fn reflection_of_score(
    one: &[Option<ClaimedMove>],
    other: &[Option<ClaimedMove>],
    first: Color,
) -> Option<Reflection> {
    const ENOUGH: usize = 4;
    let length = one.len().min(other.len());
    let (one, other) = (one.get(..length)?, other.get(..length)?);
    if length < ENOUGH || alike(one, other) > 0 {
        return None;
    }
    Reflection::all()
        .find(|way| !way.changes_nothing() && alike(&way.of_entries(one, first), other) == length)
}
