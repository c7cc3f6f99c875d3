//! What a search looks for on the boards of games: a position, a pawn structure, or the material left. Says for each
//! board whether it is found, and whether it can still come.

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, Chess, EnPassantMode, FromSetup as _, Position as _, Role,
    Square,
};

use crate::{Color, Position, Variant};

use super::follow::{Interest, NotShorthand, Stands, follow};
use super::followed_board::FollowedBoard;

/// What is searched for.
#[derive(Debug, Clone)]
pub enum SoughtBoard {
    /// This position, as 9.2 compares positions.
    Position(Box<SoughtPosition>),
    /// The pawns of both sides on these squares.
    Pawns(ByColor<Bitboard>),
    /// This number of pieces of each kind; either side may have either set.
    Men {
        /// The pieces of the two sides.
        sides: [ByRole<u8>; 2],
        /// When they count.
        when: MenCount,
    },
}

/// When the material counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenCount {
    /// Also in the middle of an exchange.
    Always,
    /// If the last move captured nothing, or no move follows.
    Settled,
}

/// A position, and what distinguishes it from others with the same pieces on the same squares.
#[derive(Debug, Clone)]
pub struct SoughtPosition {
    board: FollowedBoard,
    /// The squares where a pawn that has just passed over them could be captured.
    takes_in_passing: Bitboard,
    /// The square where one can be captured.
    in_passing: Option<Square>,
}

/// The result of a look at one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sighting {
    /// It is on the board.
    Here,
    /// It may still come.
    NotYet,
    /// It can no longer come: captured pieces and pawn moves do not come back.
    Never,
}

impl SoughtBoard {
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

    /// The pawn structure of a position.
    #[must_use]
    pub fn pawns(position: &Position) -> SoughtBoard {
        let board = position.board().board();
        SoughtBoard::Pawns(pawns_of(board))
    }

    /// The material of a position.
    #[must_use]
    pub fn men(position: &Position) -> SoughtBoard {
        let ByColor { white, black } = position.board().board().material();
        SoughtBoard::Men { sides: [white, black], when: MenCount::Always }
    }

    /// Looks for it on a board.
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
            // Only a move that cannot be undone can make it impossible.
            _ if stands.for_good && !self.can_come(board) => Sighting::Never,
            _ => Sighting::NotYet,
        }
    }

    /// Whether it occurs in a game.
    ///
    /// # Errors
    /// If the bytes are not a game.
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

/// Whether the wanted pawns are still possible: there are enough, and a pawn that is wanted on its first square has
/// not left it.
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

/// Whether a pawn that has just passed over a square could be captured there.
#[allow(clippy::result_large_err, reason = "shakmaty hands the position back to be repaired")]
fn takes_at(board: &Chess, variant: Variant, square: Square) -> bool {
    let mut setup = board.to_setup(EnPassantMode::Legal);
    setup.ep_square = Some(square);
    let then = Chess::from_setup(setup, variant.castling_mode());
    let then = then.or_else(|error| error.ignore_too_much_material());
    then.is_ok_and(|then| then.legal_ep_square() == Some(square))
}
