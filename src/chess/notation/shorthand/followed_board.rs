//! A board that plays moves in shorthand and trusts them. Checks only that the piece exists and can reach the square:
//! the moves were checked when they were written, and a million games are read while a player waits.

use shakmaty::{Bitboard, Board, Color, Move, Piece, Position as _, Role, Square, attacks};

use crate::Position;

use super::codes::ManCode;

/// The pieces on the board, and the rights to castle and to capture en passant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FollowedBoard {
    pub(super) pieces: Board,
    pub(super) turn: Color,
    /// The rooks with a right to castle.
    pub(super) rights: Bitboard,
    /// The square that a pawn passed over in the last move.
    pub(super) passed: Option<Square>,
}

/// What a move changed on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Done {
    /// A piece was captured, or a pawn promoted.
    pub(super) material: bool,
    /// The move cannot be undone: a pawn moved, or a piece was captured.
    pub(super) for_good: bool,
}

/// The pieces of a promotion, in the order of their codes.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl FollowedBoard {
    #[must_use]
    pub fn of(position: &Position) -> FollowedBoard {
        let board = position.board();
        FollowedBoard {
            pieces: board.board().clone(),
            turn: board.turn(),
            rights: board.castles().castling_rights(),
            passed: board.maybe_ep_square(),
        }
    }

    #[must_use]
    pub fn pieces(&self) -> &Board {
        &self.pieces
    }

    /// The squares that a piece could move to, apart from those of its own pieces. A castling king goes to its rook.
    fn targets(&self, from: Square, role: Role) -> Bitboard {
        let (own, all) = (self.pieces.by_color(self.turn), self.pieces.occupied());
        let reached = match role {
            Role::Pawn => {
                return self.steps(from) | (attacks::pawn_attacks(self.turn, from) & !own);
            }
            Role::Knight => attacks::knight_attacks(from),
            Role::Bishop => attacks::bishop_attacks(from, all),
            Role::Rook => attacks::rook_attacks(from, all),
            Role::Queen => attacks::queen_attacks(from, all),
            Role::King => return (attacks::king_attacks(from) & !own) | (self.rights & own),
        };
        reached & !own
    }

    /// The squares one or two steps ahead of a pawn.
    fn steps(&self, from: Square) -> Bitboard {
        let free = !self.pieces.occupied();
        let forward = |squares: Bitboard| match self.turn {
            Color::White => Bitboard(squares.0 << 8) & free,
            Color::Black => Bitboard(squares.0 >> 8) & free,
        };
        let one = forward(Bitboard::from(from));
        let at_home = from.rank() == self.turn.relative_rank(shakmaty::Rank::Second);
        if at_home { one | forward(one) } else { one }
    }

    fn is_before_promotion(&self, from: Square, role: Role) -> bool {
        role == Role::Pawn && from.rank() == self.turn.relative_rank(shakmaty::Rank::Seventh)
    }

    /// The code of a legal move.
    pub(super) fn code(&self, legal: Move) -> Option<ManCode> {
        let from = legal.from()?;
        let role = legal.role();
        let man = place_among(self.pieces.by_color(self.turn), from)?;
        // Castling is coded as the king's move to its rook.
        let target = place_among(self.targets(from, role), legal.to())?;
        let target = match self.is_before_promotion(from, role) {
            true => {
                let promotion = legal.promotion()?;
                target * 4 + PROMOTIONS.iter().position(|role| *role == promotion)?
            }
            false => target,
        };
        Some(ManCode { man: u8::try_from(man).ok()?, target: u8::try_from(target).ok()? })
    }

    /// The side to move passes.
    pub(super) fn pass(&mut self) {
        self.passed = None;
        self.turn = !self.turn;
    }

    /// Plays the move of a code. `None` if there is no such piece or no such target.
    pub(super) fn play(&mut self, code: ManCode) -> Option<Done> {
        let own = self.pieces.by_color(self.turn);
        let from = own.into_iter().nth(code.man.into())?;
        let role = self.pieces.role_at(from)?;
        let targets = self.targets(from, role);
        let target = usize::from(code.target);
        let (to, promotion) = match self.is_before_promotion(from, role) {
            true => (targets.into_iter().nth(target / 4)?, PROMOTIONS.get(target % 4).copied()),
            false => (targets.into_iter().nth(target)?, None),
        };
        self.passed = None;
        let mut done = Done { material: promotion.is_some(), for_good: role == Role::Pawn };
        if role == Role::King {
            let own_rooks = self.rights & own;
            self.rights &= !own;
            if own_rooks.contains(to) {
                self.castle(from, to);
                self.turn = !self.turn;
                return Some(done);
            }
        }
        if self.pieces.occupied().contains(to) {
            done = Done { material: true, for_good: true };
        } else if role == Role::Pawn && from.file() != to.file() {
            self.pieces.discard_piece_at(Square::from_coords(to.file(), from.rank()));
            done.material = true;
        } else if role == Role::Pawn && from.distance(to) == 2 {
            let between = attacks::between(from, to);
            self.passed = between.first();
        }
        self.rights.discard(from);
        self.rights.discard(to);
        self.pieces.discard_piece_at(from);
        let role = promotion.unwrap_or(role);
        self.pieces.set_piece_at(to, Piece { color: self.turn, role });
        self.turn = !self.turn;
        Some(done)
    }

    fn castle(&mut self, king: Square, rook: Square) {
        use shakmaty::File;
        let (kings, rooks) = if rook > king { (File::G, File::F) } else { (File::C, File::D) };
        self.pieces.discard_piece_at(king);
        self.pieces.discard_piece_at(rook);
        let color = self.turn;
        let at = |file| Square::from_coords(file, king.rank());
        self.pieces.set_piece_at(at(kings), Piece { color, role: Role::King });
        self.pieces.set_piece_at(at(rooks), Piece { color, role: Role::Rook });
    }
}

/// The position of a square among these squares, counted from 0.
fn place_among(squares: Bitboard, wanted: Square) -> Option<usize> {
    squares.into_iter().position(|square| square == wanted)
}
