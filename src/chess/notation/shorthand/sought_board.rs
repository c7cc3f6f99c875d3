//! What is sought on the boards of games: a position, pawns as they stand, or the men that are left. Says of each
//! board whether it is there, and whether it can still come.

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, Chess, EnPassantMode, FromSetup as _, Position as _, Role,
    Square,
};

use crate::{Color, Position, Variant};

use super::follow::{Interest, NotShorthand, Stands, follow};
use super::followed_board::FollowedBoard;

/// What is sought.
#[derive(Debug, Clone)]
pub enum SoughtBoard {
    /// This very position, as 9.2 calls positions the same.
    Position(Box<SoughtPosition>),
    /// The pawns of both sides on these squares.
    Pawns(ByColor<Bitboard>),
    /// So many men of each kind, whichever side has which of the two.
    Men {
        /// Those of the two sides.
        sides: [ByRole<u8>; 2],
        /// When that counts.
        when: MenCount,
    },
}

/// When the men that are left count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenCount {
    /// In the middle of an exchange as well.
    Always,
    /// Where nothing was taken by the last move, or no move follows.
    Settled,
}

/// A position, and what tells it from others with the same men on the same squares.
#[derive(Debug, Clone)]
pub struct SoughtPosition {
    board: FollowedBoard,
    /// Where a pawn that had just gone over it could be taken.
    takes_in_passing: Bitboard,
    /// Where one can be taken.
    in_passing: Option<Square>,
}

/// What a board says about what is sought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sighting {
    /// It is there.
    Here,
    /// It may come.
    NotYet,
    /// It can no longer come: what was taken or has moved does not come back.
    Never,
}

impl SoughtBoard {
    /// This position.
    #[must_use]
    pub fn position(position: &Position) -> SoughtBoard {
        let board = position.board();
        let ranks = Bitboard::from(board.turn().relative_rank(shakmaty::Rank::Sixth));
        let passing =
            ranks.into_iter().filter(|square| takes_at(board, position.variant(), *square));
        SoughtBoard::Position(Box::new(SoughtPosition {
            board: FollowedBoard::of(position),
            takes_in_passing: passing.collect(),
            in_passing: board.legal_ep_square(),
        }))
    }

    /// The pawns as they stand in a position.
    #[must_use]
    pub fn pawns(position: &Position) -> SoughtBoard {
        let board = position.board().board();
        SoughtBoard::Pawns(pawns_of(board))
    }

    /// The men of a position.
    #[must_use]
    pub fn men(position: &Position) -> SoughtBoard {
        let ByColor { white, black } = position.board().board().material();
        SoughtBoard::Men { sides: [white, black], when: MenCount::Always }
    }

    /// What a board says about it.
    #[must_use]
    pub fn sighted(&self, board: &FollowedBoard, stands: Stands) -> Sighting {
        match self {
            SoughtBoard::Position(wanted) if wanted.is(board) => Sighting::Here,
            SoughtBoard::Pawns(pawns) if pawns_of(&board.pieces) == *pawns => Sighting::Here,
            SoughtBoard::Men { sides, when }
                if (stands.settled || *when == MenCount::Always) && has_men(board, sides) =>
            {
                Sighting::Here
            }
            // What can never come was so after a move for good, or it is not so now.
            _ if stands.for_good && !self.can_come(board) => Sighting::Never,
            _ => Sighting::NotYet,
        }
    }

    /// Whether it stood on the board in a game.
    ///
    /// # Errors
    /// When the bytes are no game.
    pub fn is_in(&self, game: &[u8]) -> Result<bool, NotShorthand> {
        let mut found = false;
        follow(game, |board, stands| match self.sighted(board, stands) {
            Sighting::Here => {
                found = true;
                Interest::Enough
            }
            Sighting::NotYet => Interest::GoOn,
            Sighting::Never => Interest::NotHere,
        })?;
        Ok(found)
    }

    fn can_come(&self, board: &FollowedBoard) -> bool {
        let pieces = board.pieces();
        match self {
            SoughtBoard::Position(wanted) => {
                let wanted = wanted.board.pieces();
                let enough = |side| pieces.by_color(side).count() >= wanted.by_color(side).count();
                enough(Color::White)
                    && enough(Color::Black)
                    && pawns_can_come(pawns_of(pieces), pawns_of(wanted))
            }
            SoughtBoard::Pawns(wanted) => pawns_can_come(pawns_of(pieces), *wanted),
            SoughtBoard::Men { sides, .. } => {
                let pawns = pawns_of(pieces);
                let has =
                    Color::ALL.map(|side| (pieces.by_color(side).count(), pawns.get(side).count()));
                let wants = sides.each_ref().map(|side| {
                    (side.iter().map(|count| usize::from(*count)).sum(), usize::from(side.pawn))
                });
                let fit = |(men, pawns): (usize, usize), (wanted, of_pawns): (usize, usize)| {
                    men >= wanted && pawns >= of_pawns
                };
                let ([white, black], [one, other]) = (has, wants);
                (fit(white, one) && fit(black, other)) || (fit(white, other) && fit(black, one))
            }
        }
    }
}

fn pawns_of(pieces: &Board) -> ByColor<Bitboard> {
    ByColor { white: pieces.pawns() & pieces.white(), black: pieces.pawns() & pieces.black() }
}

/// Whether pawns can come to stand so: there are enough, and none has left the square where it began and is wanted.
fn pawns_can_come(pawns: ByColor<Bitboard>, wanted: ByColor<Bitboard>) -> bool {
    let can = |color: Color| {
        let (has, wants) = (*pawns.get(color), *wanted.get(color));
        let home = Bitboard::from(color.relative_rank(shakmaty::Rank::Second));
        has.count() >= wants.count() && (wants & home & !has).is_empty()
    };
    can(Color::White) && can(Color::Black)
}

fn has_men(board: &FollowedBoard, [one, other]: &[ByRole<u8>; 2]) -> bool {
    let pieces = board.pieces();
    let has = |men: &ByRole<u8>, side: Color| {
        Role::ALL.into_iter().all(|role| {
            let found = (pieces.by_role(role) & pieces.by_color(side)).count();
            found == usize::from(*men.get(role))
        })
    };
    (has(one, Color::White) && has(other, Color::Black))
        || (has(one, Color::Black) && has(other, Color::White))
}

impl SoughtPosition {
    fn is(&self, board: &FollowedBoard) -> bool {
        let wanted = &self.board;
        board.pieces.occupied() == wanted.pieces.occupied()
            && board.turn == wanted.turn
            && board.pieces == wanted.pieces
            && board.rights == wanted.rights
            && board.passed.filter(|square| self.takes_in_passing.contains(*square))
                == self.in_passing
    }
}

/// Whether a pawn that had just gone over a square could be taken there.
#[allow(clippy::result_large_err, reason = "shakmaty hands the position back to be repaired")]
fn takes_at(board: &Chess, variant: Variant, square: Square) -> bool {
    let mut setup = board.to_setup(EnPassantMode::Legal);
    setup.ep_square = Some(square);
    let then = Chess::from_setup(setup, variant.castling_mode());
    let then = then.or_else(|error| error.ignore_too_much_material());
    then.is_ok_and(|then| then.legal_ep_square() == Some(square))
}
