//! The 960 start positions of Chess960, by their usual numbers (Guidelines II).

use std::fmt;

use shakmaty::{ByColor, Color, File, Rank, Role, Square};

use super::position::{Position, Variant};

/// One of the 960 start positions. Number 518 is that of standard chess.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chess960Start(u16);

/// A number outside 0 to 959.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartIndexError(u16);

impl fmt::Display for StartIndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no start of Chess960: {self:?}")
    }
}

impl std::error::Error for StartIndexError {}

impl Chess960Start {
    /// The start position of standard chess.
    pub const ORTHODOX: Chess960Start = Chess960Start(518);

    /// The start position with a number.
    ///
    /// # Errors
    /// If the number is above 959.
    pub fn new(index: u16) -> Result<Chess960Start, StartIndexError> {
        if index < 960 { Ok(Chess960Start(index)) } else { Err(StartIndexError(index)) }
    }

    /// Every start in order.
    pub fn all() -> impl Iterator<Item = Chess960Start> {
        (0..960).map(Chess960Start)
    }

    #[must_use]
    pub fn index(self) -> u16 {
        self.0
    }

    /// The pieces of the first rank from the a-file to the h-file.
    #[must_use]
    pub fn first_rank(self) -> [Role; 8] {
        // The usual numbering: light-squared bishop, dark-squared bishop, queen, knights, each by its place among the
        // squares that are still free.
        let number = usize::from(self.0);
        let mut rank = [None; 8];
        rank[number % 4 * 2 + 1] = Some(Role::Bishop);
        rank[number / 4 % 4 * 2] = Some(Role::Bishop);
        place_on_free(&mut rank, number / 16 % 6, Role::Queen);
        let (first, second) = KNIGHTS[number / 96];
        // Place the second knight first, so that it does not shift the count for the other one.
        place_on_free(&mut rank, second, Role::Knight);
        place_on_free(&mut rank, first, Role::Knight);
        place_on_free(&mut rank, 1, Role::King);
        // The two free squares are for the rooks, one on each side of the king.
        rank.map(|role| role.unwrap_or(Role::Rook))
    }

    /// The position with all pieces in place and every castling right.
    #[must_use]
    #[allow(
        clippy::expect_used,
        reason = "no input reaches this: there are 960 arrays, all tested"
    )]
    pub fn position(self) -> Position {
        let mut setup = shakmaty::Setup::initial();
        let rank = self.first_rank();
        let homes = ByColor { white: Rank::First, black: Rank::Eighth };
        for color in Color::ALL {
            for (file, role) in File::ALL.into_iter().zip(rank) {
                let home = Square::from_coords(file, *homes.get(color));
                setup.board.set_piece_at(home, role.of(color));
                if role == Role::Rook {
                    setup.castling_rights.add(home);
                } else {
                    setup.castling_rights.discard(home);
                }
            }
        }
        let board = setup
            .position(shakmaty::CastlingMode::Chess960)
            .expect("each of the 960 arrays is a legal position");
        Position::new(board, Variant::Chess960)
    }
}

/// Which two of five free squares the knights take, in the usual order.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

fn place_on_free(rank: &mut [Option<Role>; 8], nth_free: usize, role: Role) {
    if let Some(free) = rank.iter_mut().filter(|square| square.is_none()).nth(nth_free) {
        *free = Some(role);
    }
}
