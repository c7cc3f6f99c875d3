//! What a board that follows the game is told, in the letters of FEN and UCI.

/// The state of the game, for a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOnBoard {
    /// The position, as FEN.
    pub position: String,
    /// The move that led there, in UCI notation.
    pub last: Option<String>,
    pub rules: BoardRules,
    /// The square of a king in check, if the board may show it.
    pub check: Option<String>,
    /// Why the game is over, if it is.
    pub over: Option<OverBecause>,
}

impl GameOnBoard {
    /// A game of standard chess that is still being played.
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

    /// The pieces alone, the first field of the FEN.
    pub(super) fn placement(&self) -> &str {
        self.position.split(' ').next().unwrap_or_default()
    }

    /// How many plies were played before this position, by its FEN.
    pub(super) fn ply(&self) -> Option<u32> {
        let mut fields = self.position.split(' ');
        let (turn, number) = (fields.nth(1)?, fields.nth(3)?);
        Some(number.parse::<u32>().ok()?.checked_mul(2)? + u32::from(turn == "b"))
    }
}

/// The rules by which pieces move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardRules {
    Standard,
    Chess960,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverBecause {
    Checkmate,
    Stalemate,
    /// Neither player can mate any more.
    DeadPosition,
    /// The same position occurred repeatedly.
    Repetition,
    /// Fifty moves or more without a capture or a pawn move.
    FiftyMoves,
    /// The players agreed on a draw.
    Agreement,
    /// A draw for another reason.
    Drawn,
    Resigned,
    Flag,
    /// The game does not count.
    Annulled,
    /// Another reason.
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
