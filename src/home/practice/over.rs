//! How a practice game can end, by the Laws, and the sentences about it.

use crate::chess::notation::pgn::GameResult;
use crate::chess::{Color, DrawClaim, History, Position};
use crate::laws::{self, Edition, Effort, Ended, Terms, Verdict, claimable, ended};
use crate::present::conversation::WhyOver;
use crate::words::Texts;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Over {
    Mate(Color),
    Stalemate,
    Dead,
    Repetition,
    FiftyMoves,
    Agreement,
    Resigned(Color),
    ResignedDrawn(Color),
    Flag(Color),
    FlagDrawn(Color),
}

impl Over {
    pub(crate) fn result(self) -> GameResult {
        match self {
            Over::Mate(winner) => GameResult::Won(winner),
            Over::Resigned(side) | Over::Flag(side) => GameResult::Won(!side),
            Over::Stalemate
            | Over::Dead
            | Over::Repetition
            | Over::FiftyMoves
            | Over::Agreement
            | Over::ResignedDrawn(_)
            | Over::FlagDrawn(_) => GameResult::Drawn,
        }
    }

    /// The same for an electronic board.
    pub(crate) fn for_a_board(self) -> WhyOver {
        match self {
            Over::Mate(_) => WhyOver::Checkmate,
            Over::Stalemate => WhyOver::Stalemate,
            Over::Dead => WhyOver::Dead,
            Over::Repetition => WhyOver::Repetition,
            Over::FiftyMoves => WhyOver::FiftyMoves,
            Over::Agreement => WhyOver::Agreement,
            Over::Resigned(_) => WhyOver::Resigned,
            Over::Flag(_) => WhyOver::Flag,
            Over::ResignedDrawn(_) | Over::FlagDrawn(_) => WhyOver::Drawn,
        }
    }

    pub(crate) fn told(self, texts: &Texts) -> String {
        match self {
            Over::Mate(winner) => texts.over_by_mate(winner),
            Over::Stalemate => texts.over_by_stalemate(),
            Over::Dead => texts.over_by_dead_position(),
            Over::Repetition => texts.over_by_repetition(),
            Over::FiftyMoves => texts.over_by_fifty_moves(),
            Over::Agreement => texts.over_by_agreement(),
            Over::Resigned(side) => texts.over_by_resignation(side),
            Over::ResignedDrawn(side) => texts.over_by_resignation_drawn(side),
            Over::Flag(side) => texts.over_by_flag(side),
            Over::FlagDrawn(side) => texts.over_by_flag_drawn(side),
        }
    }
}

/// Positions to examine after a move for a proof that neither side can mate: a few milliseconds in a blocked position,
/// otherwise almost nothing.
const LOOKED_AT: Effort = Effort(2_000);

/// How the moves alone have ended a game. At home there is no arbiter, so the Laws in force decide.
pub(crate) fn over_on_board(game: &History) -> Option<Over> {
    Some(match ended(Edition::default(), game, LOOKED_AT)? {
        Ended::Mate(winner) => Over::Mate(winner),
        Ended::Stalemate => Over::Stalemate,
        Ended::Dead => Over::Dead,
        Ended::Fivefold => Over::Repetition,
        Ended::SeventyFiveMoves => Over::FiftyMoves,
    })
}

/// The result of a fallen flag: a loss, unless it is proven that the opponent cannot mate by any series of legal moves
/// (6.9).
pub(crate) fn over_by_flag(position: &Position, fallen: Color) -> Over {
    let ruling = laws::flag(&Terms::default(), position, fallen, Effort::default());
    if ruling.verdict == Verdict::Draw { Over::FlagDrawn(fallen) } else { Over::Flag(fallen) }
}

/// The result of a resignation: a loss, unless it is proven that the opponent cannot mate (5.1.2).
pub(crate) fn over_by_resignation(position: &Position, by: Color) -> Over {
    let ruling = laws::resign(Edition::default(), position, by, Effort::default());
    if ruling.verdict == Verdict::Draw { Over::ResignedDrawn(by) } else { Over::Resigned(by) }
}

/// The draw that the position lets a player claim (9.2, 9.3).
pub(crate) fn over_by_claim(game: &History) -> Option<Over> {
    Some(match claimable(Edition::default(), game)? {
        DrawClaim::Threefold => Over::Repetition,
        DrawClaim::FiftyMoves => Over::FiftyMoves,
    })
}
