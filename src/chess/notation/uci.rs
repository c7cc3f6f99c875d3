//! Reads moves as chess programs write them: two squares and the piece of a promotion.
//! [`Position::uci`](crate::Position::uci) writes them.

use shakmaty::uci::UciMove;

use crate::{ClaimedMove, ClaimedStep, History, Move, MoveOrPass, Origin, Position};

/// A text that is not a move between squares.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no UCI move: {self:?}")]
pub struct UciError {
    /// The text, shortened if long.
    pub read: String,
}

/// Reads one move. Castling is the king's two steps, or the king onto its rook.
///
/// # Errors
/// If the text is not such a move.
pub fn read_uci(text: &str) -> Result<ClaimedMove, UciError> {
    match text.parse() {
        Ok(UciMove::Normal { from, to, promotion }) => Ok(ClaimedMove::Step(ClaimedStep {
            role: None,
            from: Origin::from(from),
            to,
            promotion,
        })),
        _ => Err(UciError { read: text.chars().take(40).collect() }),
    }
}

/// The moves of a game.
#[must_use]
pub fn game_in_uci(game: &History) -> Vec<String> {
    game.played().map(|(at, legal)| at.uci(legal)).collect()
}

/// A move or null move, as programs write it.
#[must_use]
pub fn turn_in_uci(position: &Position, turn: MoveOrPass) -> String {
    match turn {
        MoveOrPass::Move(legal) => position.uci(legal),
        MoveOrPass::Pass => "0000".to_owned(),
    }
}

/// The legal move with this spelling.
#[must_use]
pub fn legal_in_uci(position: &Position, text: &str) -> Option<Move> {
    position.legal_moves().into_iter().find(|legal| position.uci(*legal) == text)
}
