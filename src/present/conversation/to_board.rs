//! What an electronic board is told of the game.

use shakmaty::Position as _;

use crate::chess::{Ending, Position, Square, Variant, ending};

/// The state of a game, for an electronic board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToBoard {
    /// The position, as FEN.
    pub position: String,
    /// The move that led there, in UCI notation.
    pub last: Option<String>,
    /// The rules by which pieces move.
    pub variant: Variant,
    /// The square of a king in check, if the player may be told.
    pub check: Option<Square>,
    /// Why the game is over, if it is.
    pub over: Option<WhyOver>,
}

impl ToBoard {
    /// A game in this position after this move, not over.
    pub fn goes_on(position: &Position, last: Option<String>) -> ToBoard {
        let variant = position.variant();
        ToBoard { position: position.to_fen(), last, variant, check: None, over: None }
    }

    /// The same, if the player may be told of a check.
    pub fn telling_check(self, position: &Position) -> ToBoard {
        let board = position.board();
        let king = board.is_check().then(|| board.our(shakmaty::Role::King).first());
        ToBoard { check: king.flatten(), ..self }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyOver {
    Checkmate,
    Stalemate,
    Dead,
    Repetition,
    FiftyMoves,
    Agreement,
    Drawn,
    Resigned,
    Flag,
    Annulled,
    Otherwise,
}

impl WhyOver {
    /// The end by the position on the board, if it is one.
    pub fn on_board(position: &Position) -> Option<WhyOver> {
        ending(position).map(|ending| match ending {
            Ending::Checkmate { .. } => WhyOver::Checkmate,
            Ending::Stalemate => WhyOver::Stalemate,
            Ending::Dead => WhyOver::Dead,
        })
    }
}
