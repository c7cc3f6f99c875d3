//! Which player an electronic board belongs to, and what it is called.

/// Which player an electronic board belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BoardOf {
    /// The opponent's, who sees it
    #[default]
    Opponent,
    /// The player's own
    Mine,
}

impl BoardOf {
    pub const ALL: [BoardOf; 2] = [BoardOf::Opponent, BoardOf::Mine];

    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            BoardOf::Opponent => "opponent",
            BoardOf::Mine => "mine",
        }
    }
}

/// What an electronic board is called: with two boards, by its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CalledBoard {
    /// The only board.
    TheBoard,
    /// One of two boards.
    Of(BoardOf),
}
