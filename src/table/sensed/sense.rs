//! What a board feels on its squares, be it pieces, colours or only that something stands there,
//! and which way it lies. Never says what should stand.

use shakmaty::Board;

use crate::chess::{Color, Piece, Square};

/// What a board feels on one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareSense {
    /// It has not said anything of it.
    Unknown,
    /// Nothing stands there.
    Empty,
    /// Something stands there.
    Occupied,
    /// Something of that colour stands there.
    Coloured(Color),
    /// That piece stands there.
    Stands(Piece),
}

impl SquareSense {
    /// What a board that knows its pieces feels.
    #[must_use]
    pub fn of(found: Option<Piece>) -> SquareSense {
        found.map_or(SquareSense::Empty, SquareSense::Stands)
    }

    /// Whether that may stand there, by what was felt.
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

    /// Whether something is felt there.
    #[must_use]
    pub fn is_something(self) -> bool {
        !matches!(self, SquareSense::Unknown | SquareSense::Empty)
    }
}

/// What a board feels on all its squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardSense([SquareSense; 64]);

impl BoardSense {
    /// Before a board has said anything, or after it was lost.
    pub const UNKNOWN: BoardSense = BoardSense([SquareSense::Unknown; 64]);

    /// What each square feels.
    #[must_use]
    pub fn by(feels: impl Fn(Square) -> SquareSense) -> BoardSense {
        BoardSense(Square::ALL.map(feels))
    }

    /// What a board that knows its pieces feels.
    #[must_use]
    pub fn of_pieces(board: &Board) -> BoardSense {
        BoardSense::by(|at| SquareSense::of(board.piece_at(at)))
    }

    /// What is felt on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> SquareSense {
        // A square's number is less than 64.
        self.0[usize::from(square)]
    }

    /// Takes in what is felt on a square.
    pub fn set(&mut self, square: Square, sense: SquareSense) {
        self.0[usize::from(square)] = sense;
    }

    /// Whether it says something of every square.
    #[must_use]
    pub fn is_full(&self) -> bool {
        !self.0.contains(&SquareSense::Unknown)
    }

    /// Whether it tells White's pieces from Black's wherever one stands, by what is believed of it.
    #[must_use]
    pub fn tells_colours(&self) -> bool {
        *self != BoardSense::UNKNOWN && !self.0.contains(&SquareSense::Occupied)
    }

    /// Whether these pieces may stand there, by what is felt.
    #[must_use]
    pub fn admits(&self, board: &Board) -> bool {
        Square::ALL.into_iter().all(|at| self.at(at).admits(board.piece_at(at)))
    }

    /// The squares on which it does not admit what should stand.
    #[must_use]
    pub fn wrong(&self, right: &Board) -> Vec<Square> {
        let is_wrong = |at: &Square| !self.at(*at).admits(right.piece_at(*at));
        Square::ALL.into_iter().filter(is_wrong).collect()
    }

    /// The squares on which it differs from another.
    #[must_use]
    pub fn differing(&self, other: &BoardSense) -> Vec<Square> {
        Square::ALL.into_iter().filter(|at| self.at(*at) != other.at(*at)).collect()
    }

    /// The same as it is seen by a board that lies that way.
    #[must_use]
    pub fn faced(&self, facing: Facing) -> BoardSense {
        BoardSense::by(|at| self.at(facing.square(at)))
    }
}

/// Which way a board lies: no board knows which of its sides is White's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Facing {
    /// What it calls a1 is a1.
    AsNumbered,
    /// What it calls a1 is h8.
    Turned,
}

impl Facing {
    /// Both ways.
    pub const ALL: [Facing; 2] = [Facing::AsNumbered, Facing::Turned];

    /// The way round.
    #[must_use]
    pub fn other(self) -> Facing {
        match self {
            Facing::AsNumbered => Facing::Turned,
            Facing::Turned => Facing::AsNumbered,
        }
    }

    /// What the board calls a square, or which square it is that the board calls so.
    #[must_use]
    pub fn square(self, square: Square) -> Square {
        match self {
            Facing::AsNumbered => square,
            Facing::Turned => square.rotate_180(),
        }
    }
}
