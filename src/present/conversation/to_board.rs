//! What an electronic board is told of the game, if it wants to know. Never says whether a move is legal.

use shakmaty::Position as _;

use crate::chess::{Ending, Position, Square, Variant, ending};

/// How a game stands, for an electronic board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToBoard {
    /// The position, as FEN.
    pub position: String,
    /// The move that led there, in the letters of UCI.
    pub last: Option<String>,
    /// By which rules pieces move.
    pub variant: Variant,
    /// Where a king is in check, if whoever plays may be told.
    pub check: Option<Square>,
    /// Why the game is over, if it is.
    pub over: Option<WhyOver>,
}

impl ToBoard {
    /// A game that stands so after this move, and goes on.
    pub fn goes_on(position: &Position, last: Option<String>) -> ToBoard {
        let variant = position.variant();
        ToBoard { position: position.to_fen(), last, variant, check: None, over: None }
    }

    /// The same where whoever plays may be told of a check.
    pub fn telling_check(self, position: &Position) -> ToBoard {
        let board = position.board();
        let king = board.is_check().then(|| board.our(shakmaty::Role::King).first());
        ToBoard { check: king.flatten(), ..self }
    }
}

/// Why a game is over, for a board.
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
    /// By what stands on the board, if that ends a game.
    pub fn on_board(position: &Position) -> Option<WhyOver> {
        ending(position).map(|ending| match ending {
            Ending::Checkmate { .. } => WhyOver::Checkmate,
            Ending::Stalemate => WhyOver::Stalemate,
            Ending::Dead => WhyOver::Dead,
        })
    }
}
