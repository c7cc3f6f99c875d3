//! What a board feels on its squares, be it pieces, colours or only that a square is occupied, and which way round it
//! lies.

use shakmaty::Board;

use crate::chess::{Color, Piece, Square};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareSense {
    /// No report yet.
    Unknown,
    Empty,
    Occupied,
    /// A piece of that colour is there.
    Coloured(Color),
    Stands(Piece),
}

impl SquareSense {
    /// What a board that recognizes its pieces feels on a square.
    #[must_use]
    pub fn of(found: Option<Piece>) -> SquareSense {
        found.map_or(SquareSense::Empty, SquareSense::Stands)
    }

    /// Whether this may be there, given what was felt.
    #[must_use]
    pub fn admits(self, found: Option<Piece>) -> bool {
        match self {
            SquareSense::Unknown => true,
            SquareSense::Empty => found.is_none(),
            SquareSense::Occupied => found.is_some(),
            SquareSense::Coloured(color) => found.is_some_and(|piece| piece.color == color),
            SquareSense::Stands(piece) => found == Some(piece),
        }
    }

    /// Whether a piece is felt.
    #[must_use]
    pub fn is_something(self) -> bool {
        !matches!(self, SquareSense::Unknown | SquareSense::Empty)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardSense([SquareSense; 64]);

impl BoardSense {
    /// Before the first report of a board, or after it was lost.
    pub const UNKNOWN: BoardSense = BoardSense([SquareSense::Unknown; 64]);

    #[must_use]
    pub fn by(feels: impl Fn(Square) -> SquareSense) -> BoardSense {
        BoardSense(Square::ALL.map(feels))
    }

    /// What a board that recognizes its pieces feels.
    #[must_use]
    pub fn of_pieces(board: &Board) -> BoardSense {
        BoardSense::by(|at| SquareSense::of(board.piece_at(at)))
    }

    #[must_use]
    pub fn at(&self, square: Square) -> SquareSense {
        // A square's number is less than 64.
        self.0[usize::from(square)]
    }

    pub fn set(&mut self, square: Square, sense: SquareSense) {
        self.0[usize::from(square)] = sense;
    }

    /// Whether every square has been reported.
    #[must_use]
    pub fn is_full(&self) -> bool {
        !self.0.contains(&SquareSense::Unknown)
    }

    /// Whether it tells the colour of every piece that it feels, as far as it is believed.
    #[must_use]
    pub fn tells_colours(&self) -> bool {
        *self != BoardSense::UNKNOWN && !self.0.contains(&SquareSense::Occupied)
    }

    /// Whether the reading is consistent with these pieces.
    #[must_use]
    pub fn admits(&self, board: &Board) -> bool {
        Square::ALL.into_iter().all(|at| self.at(at).admits(board.piece_at(at)))
    }

    /// The squares on which the reading contradicts the right position.
    #[must_use]
    pub fn wrong(&self, right: &Board) -> Vec<Square> {
        let is_wrong = |at: &Square| !self.at(*at).admits(right.piece_at(*at));
        Square::ALL.into_iter().filter(is_wrong).collect()
    }

    /// The squares on which two readings differ.
    #[must_use]
    pub fn differing(&self, other: &BoardSense) -> Vec<Square> {
        Square::ALL.into_iter().filter(|at| self.at(*at) != other.at(*at)).collect()
    }

    /// The same reading for a board that lies this way.
    #[must_use]
    pub fn faced(&self, facing: Facing) -> BoardSense {
        BoardSense::by(|at| self.at(facing.square(at)))
    }
}

/// Which way round a board lies: a board does not know which of its sides is White's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Facing {
    /// The board's a1 is a1.
    AsNumbered,
    /// The board's a1 is h8.
    Turned,
}

impl Facing {
    pub const ALL: [Facing; 2] = [Facing::AsNumbered, Facing::Turned];

    #[must_use]
    pub fn other(self) -> Facing {
        match self {
            Facing::AsNumbered => Facing::Turned,
            Facing::Turned => Facing::AsNumbered,
        }
    }

    /// Converts a square between the board's numbering and the game's; the conversion is its own inverse.
    #[must_use]
    pub fn square(self, square: Square) -> Square {
        match self {
            Facing::AsNumbered => square,
            Facing::Turned => square.rotate_180(),
        }
    }
}
