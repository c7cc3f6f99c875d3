//! Games at odds (paragraph 22 of 1929): the pieces or first moves that one player gives, and castling with an absent
//! rook.

use shakmaty::Board;

use crate::chess::{CastlingSide, ClaimedMove, Color, File, Move, Position, Rank, Role, Square};

use super::hand::{placement, play_as_claimed};
use super::standing::Standing;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    pub giver: Color,
    /// The squares from which the giver's pieces are removed.
    pub taken: Vec<Square>,
    /// The moves that the other player makes before the giver's first. They count for the time control.
    pub extra: Vec<ClaimedMove>,
}

/// Whether, and how, a giver may castle with an absent rook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingAtOdds {
    /// The king goes alone to this square.
    KingAlone(Square),
    /// The absent rook's square is occupied by another piece.
    RooksSquareTaken,
    /// The rook of that side is there, or was not given: ordinary castling decides.
    Ordinary,
    /// Another condition of castling fails.
    NotNow,
}

impl Odds {
    /// The number of moves that the receiver makes before the game.
    #[must_use]
    pub fn extra_moves(&self) -> u32 {
        u32::try_from(self.extra.len()).unwrap_or(u32::MAX)
    }

    /// What the moves that a side has made count for: given moves count too, and the first move of a giver of several
    /// counts as many.
    #[must_use]
    pub fn counted(&self, side: Color, made: u32) -> u32 {
        let extra = match (side == self.giver, made) {
            (false, _) => self.extra_moves(),
            (true, 0) => 0,
            (true, _) => self.extra_moves().saturating_sub(1),
        };
        made.saturating_add(extra)
    }

    /// The position in which the receiver makes the next extra move; `None` if it is not a possible position.
    #[must_use]
    pub fn before_the_next_extra(&self, start: &Position) -> Option<Position> {
        self.standing(&Standing::Regular(start.clone()), !self.giver).position().cloned()
    }

    /// Whether a move stays on the receiver's half of the board, as extra moves must.
    #[must_use]
    pub fn keeps_to_the_own_half(&self, legal: Move) -> bool {
        let rank = legal.to().rank();
        self.giver.fold_wb(rank >= Rank::Fifth, rank <= Rank::Fourth)
    }

    /// The position when the game begins: after extra moves the giver is to move.
    pub(super) fn applied(&self, start: &Standing) -> Standing {
        let turn = if self.extra.is_empty() { start.turn() } else { self.giver };
        self.standing(start, turn)
    }

    fn standing(&self, start: &Standing, turn: Color) -> Standing {
        let mut board = without_given(start.board(), self);
        for claim in &self.extra {
            play_as_claimed(&mut board, !self.giver, start.variant(), claim);
        }
        start.with_board(board, turn)
    }

    /// The square from which a piece is removed by default: the pawn of the f-file, rook and knight of the queen's
    /// side.
    #[must_use]
    pub fn usual_square(giver: Color, role: Role) -> Option<Square> {
        let home = giver.fold_wb(Rank::First, Rank::Eighth);
        let pawns = giver.fold_wb(Rank::Second, Rank::Seventh);
        Some(match role {
            Role::Pawn => Square::from_coords(File::F, pawns),
            Role::Knight => Square::from_coords(File::B, home),
            Role::Rook => Square::from_coords(File::A, home),
            Role::Queen => Square::from_coords(File::D, home),
            Role::Bishop | Role::King => return None,
        })
    }

    /// Castling for the giver on a side whose rook was given.
    #[must_use]
    pub fn castling(
        &self,
        position: &Position,
        king_has_moved: bool,
        side: CastlingSide,
    ) -> CastlingAtOdds {
        let giver = self.giver;
        let home = giver.fold_wb(Rank::First, Rank::Eighth);
        let corner = match side {
            CastlingSide::KingSide => File::H,
            CastlingSide::QueenSide => File::A,
        };
        let rook = Square::from_coords(corner, home);
        if !self.taken.contains(&rook) {
            return CastlingAtOdds::Ordinary;
        }
        let board = placement(position);
        let king = Square::from_coords(File::E, home);
        let is_empty = |file: File| board.piece_at(Square::from_coords(file, home)).is_none();
        if !is_empty(corner) {
            return CastlingAtOdds::RooksSquareTaken;
        }
        let between: &[File] = match side {
            CastlingSide::KingSide => &[File::F, File::G],
            CastlingSide::QueenSide => &[File::B, File::C, File::D],
        };
        let crossed: &[File] = match side {
            CastlingSide::KingSide => &[File::E, File::F, File::G],
            CastlingSide::QueenSide => &[File::E, File::D, File::C],
        };
        let attacked = |file: &File| {
            let square = Square::from_coords(*file, home);
            board.attacks_to(square, !giver, board.occupied() ^ king).any()
        };
        let possible = position.turn() == giver
            && !king_has_moved
            && board.piece_at(king) == Some(giver.king())
            && between.iter().all(|file| is_empty(*file))
            && !crossed.iter().any(attacked);
        if possible {
            CastlingAtOdds::KingAlone(Square::from_coords(side.king_to_file(), home))
        } else {
            CastlingAtOdds::NotNow
        }
    }
}

#[must_use]
fn without_given(mut board: Board, odds: &Odds) -> Board {
    for square in &odds.taken {
        board.discard_piece_at(*square);
    }
    board
}
