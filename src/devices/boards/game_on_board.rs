//! What a board that wants to know is told of the game, in the letters of FEN and UCI. Never says whether a move is
//! legal.

/// How the game stands, for a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOnBoard {
    /// The position, as FEN.
    pub position: String,
    /// The move that led there, as UCI writes it.
    pub last: Option<String>,
    /// By which rules pieces move.
    pub rules: BoardRules,
    /// The square of a king in check, where the board may know it.
    pub check: Option<String>,
    /// Why the game is over, if it is.
    pub over: Option<OverBecause>,
}

impl GameOnBoard {
    /// A game of standard chess that is played.
    #[must_use]
    pub fn at(position: impl Into<String>, last: Option<&str>) -> GameOnBoard {
        GameOnBoard {
            position: position.into(),
            last: last.map(str::to_owned),
            rules: BoardRules::Standard,
            check: None,
            over: None,
        }
    }

    /// The pieces alone, as the first field of a FEN.
    pub(super) fn placement(&self) -> &str {
        self.position.split(' ').next().unwrap_or_default()
    }

    /// How many plies were played before it, by its FEN.
    pub(super) fn ply(&self) -> Option<u32> {
        let mut fields = self.position.split(' ');
        let (turn, number) = (fields.nth(1)?, fields.nth(3)?);
        Some(number.parse::<u32>().ok()?.checked_mul(2)? + u32::from(turn == "b"))
    }
}

/// By which rules pieces move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardRules {
    /// Standard chess.
    Standard,
    /// Chess960.
    Chess960,
}

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverBecause {
    /// Mate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// Nobody can mate any more.
    DeadPosition,
    /// The same position again.
    Repetition,
    /// Fifty moves, or more.
    FiftyMoves,
    /// Both players wanted a draw.
    Agreement,
    /// A draw for another reason.
    Drawn,
    /// A player resigned.
    Resigned,
    /// A flag fell.
    Flag,
    /// It does not count.
    Annulled,
    /// Something else.
    Otherwise,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_says_how_many_plies_were_played() {
        let ply = |fen: &str| GameOnBoard::at(fen, None).ply();
        assert_eq!(ply("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Some(2));
        assert_eq!(ply("4k3/8/8/8/8/8/8/4K3 b - - 0 1"), Some(3));
        assert_eq!(ply("4k3/8/8/8/8/8/8/4K3 b - - 0"), None);
    }
}
