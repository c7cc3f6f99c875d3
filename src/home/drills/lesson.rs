//! The first lessons: one for each thing a newcomer must know, with a position to try it in. The questions are in
//! `lessons`.

use shakmaty::Position as _;

use crate::chess::{Move, Position, Square};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lesson {
    Board,
    Names,
    Start,
    Rook,
    Bishop,
    Queen,
    Knight,
    King,
    Pawn,
    Check,
    OutOfCheck,
    Mate,
    Stalemate,
    Castling,
    EnPassant,
    Promotion,
}

impl Lesson {
    /// All lessons, in the order of learning.
    pub(crate) const ALL: [Lesson; 16] = [
        Lesson::Board,
        Lesson::Names,
        Lesson::Start,
        Lesson::Rook,
        Lesson::Bishop,
        Lesson::Queen,
        Lesson::Knight,
        Lesson::King,
        Lesson::Pawn,
        Lesson::Check,
        Lesson::OutOfCheck,
        Lesson::Mate,
        Lesson::Stalemate,
        Lesson::Castling,
        Lesson::EnPassant,
        Lesson::Promotion,
    ];

    /// The name under which it is stored.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Lesson::Board => "board",
            Lesson::Names => "names",
            Lesson::Start => "start",
            Lesson::Rook => "rook",
            Lesson::Bishop => "bishop",
            Lesson::Queen => "queen",
            Lesson::Knight => "knight",
            Lesson::King => "king",
            Lesson::Pawn => "pawn",
            Lesson::Check => "check",
            Lesson::OutOfCheck => "out-of-check",
            Lesson::Mate => "mate",
            Lesson::Stalemate => "stalemate",
            Lesson::Castling => "castling",
            Lesson::EnPassant => "en-passant",
            Lesson::Promotion => "promotion",
        }
    }

    /// A position to try it in, White to move.
    pub(crate) fn position(self) -> Position {
        let fen = match self {
            Lesson::Board | Lesson::Names | Lesson::Start => return Position::initial(),
            Lesson::Rook => "6k1/8/8/3n4/8/8/8/3R2K1 w - - 0 1",
            Lesson::Bishop => "6k1/8/5r2/8/8/8/1B6/6K1 w - - 0 1",
            Lesson::Queen => "6k1/8/8/7b/8/8/8/3Q2K1 w - - 0 1",
            Lesson::Knight => "6k1/8/8/4r3/8/5N2/8/6K1 w - - 0 1",
            Lesson::King => "7k/8/8/8/8/8/5n2/6K1 w - - 0 1",
            Lesson::Pawn => "6k1/8/8/3b4/4P3/8/8/6K1 w - - 0 1",
            Lesson::Check => "4k3/8/8/8/8/8/8/R5K1 w - - 0 1",
            Lesson::OutOfCheck => "6k1/8/8/8/8/8/8/r5K1 w - - 0 1",
            Lesson::Mate => "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
            Lesson::Stalemate => "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
            Lesson::Castling => "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            Lesson::EnPassant => "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            Lesson::Promotion => "8/P6k/8/8/8/8/8/6K1 w - - 0 1",
        };
        // The positions are constants, checked by a test.
        Position::from_fen(fen).unwrap_or_else(|_| Position::initial())
    }

    /// Whether a legal move does what the lesson asks for.
    pub(crate) fn is_done_by(self, position: &Position, legal: Move) -> bool {
        let after = position.after(legal);
        match self {
            Lesson::Rook
            | Lesson::Bishop
            | Lesson::Queen
            | Lesson::Knight
            | Lesson::King
            | Lesson::Pawn => legal.is_capture(),
            Lesson::Check => after.board().is_check(),
            // These ask for a square, not for a move.
            Lesson::Board | Lesson::Names | Lesson::Start => false,
            Lesson::Stalemate => after.board().is_stalemate(),
            // Every legal move ends the check.
            Lesson::OutOfCheck => true,
            Lesson::Mate => after.board().is_checkmate(),
            Lesson::Castling => legal.is_castle(),
            Lesson::EnPassant => legal.is_en_passant(),
            Lesson::Promotion => legal.is_promotion(),
        }
    }

    /// The square to be named, if the lesson asks for one.
    pub(crate) fn square(self) -> Option<Square> {
        match self {
            Lesson::Board => Some(Square::H1),
            Lesson::Names => Some(Square::F6),
            Lesson::Start => Some(Square::E8),
            _ => None,
        }
    }

    /// Its number, counted from 1.
    pub(crate) fn number(self) -> usize {
        Lesson::ALL.iter().position(|lesson| *lesson == self).unwrap_or_default() + 1
    }

    /// A move that solves it.
    pub(crate) fn solution(self, position: &Position) -> Option<Move> {
        position.legal_moves().into_iter().find(|legal| self.is_done_by(position, *legal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_done_and_is_not_done_by_every_move() {
        for lesson in Lesson::ALL.into_iter().filter(|lesson| lesson.square().is_none()) {
            let position = lesson.position();
            assert_ne!(position, Position::initial(), "{lesson:?} has no position");
            assert!(lesson.solution(&position).is_some(), "{lesson:?} cannot be done");
            let all = position.legal_moves();
            let missed = all.iter().any(|legal| !lesson.is_done_by(&position, *legal));
            assert_eq!(missed, lesson != Lesson::OutOfCheck, "{lesson:?}");
        }
        let in_check = Lesson::OutOfCheck.position();
        assert!(in_check.board().is_check());
    }
}
