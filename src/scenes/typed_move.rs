//! A move as somebody types it on a command line, in algebraic notation short or
//! long, with English letters, or in UCI. Never decides whether it is legal.

use shakmaty::san::San;
use shakmaty::uci::UciMove;

use crate::chess::{
    CastlingSide, ClaimedMove, ClaimedStep, Move, Origin, Position, Refusal, judge,
};

/// Finds the legal move that was typed, or says why there is none.
pub(crate) fn read(typed: &str, position: &Position) -> Result<Move, String> {
    let claim = claim(typed).ok_or_else(|| {
        format!("\"{typed}\" is not a move. Expected a move such as e4, Nf3, g1f3 or O-O.")
    })?;
    judge(position, &claim).map_err(|refusal| match refusal {
        Refusal::Ambiguous { .. } => format!("\"{typed}\" is ambiguous: {refusal}."),
        refusal => format!("\"{typed}\" is not possible: {refusal}."),
    })
}

fn claim(typed: &str) -> Option<ClaimedMove> {
    let bare = typed.trim_end_matches(['+', '#', '!', '?']);
    match bare.replace(['0', 'o'], "O").as_str() {
        "O-O" => return Some(ClaimedMove::Castle(CastlingSide::KingSide)),
        "O-O-O" => return Some(ClaimedMove::Castle(CastlingSide::QueenSide)),
        _ => {}
    }
    let joined = bare.replace(['-', ':', '×'], "");
    if let Ok(UciMove::Normal { from, to, promotion }) = joined.parse() {
        return Some(ClaimedMove::Step(ClaimedStep {
            role: None,
            from: Origin::from(from),
            to,
            promotion,
        }));
    }
    match joined.parse().ok()? {
        San::Normal { role, file, rank, to, promotion, .. } => {
            Some(ClaimedMove::Step(ClaimedStep {
                role: Some(role),
                from: Origin { file, rank },
                to,
                promotion,
            }))
        }
        _ => None,
    }
}
