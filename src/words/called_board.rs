//! Whose an electronic board is, and what it is called. Never knows what stands on it.

/// Whose an electronic board is, for whoever plays beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BoardOf {
    /// The opponent's, who sees it
    #[default]
    Opponent,
    /// The player's own
    Mine,
}

impl BoardOf {
    /// Both.
    pub const ALL: [BoardOf; 2] = [BoardOf::Opponent, BoardOf::Mine];

    /// How it is written.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            BoardOf::Opponent => "opponent",
            BoardOf::Mine => "mine",
        }
    }
}

/// What an electronic board is called: where two are felt, by whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CalledBoard {
    /// The board: there is no other.
    TheBoard,
    /// One of two.
    Of(BoardOf),
}
