//! The outcome of the last form on the opponent's page. It never says whether a move was legal.

use crate::words::{Texts, Unclear, WhichMove, tell_unclear};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PageNote {
    /// The text is not a move.
    NotUnderstood(String, Unclear),
    /// It is too long, or has characters that nobody types.
    Unreadable,
    NotYourMove,
    SayBothSquares,
    /// It may be one of several moves.
    Which(WhichMove),
    TooSoon,
    TooMany,
    Taken,
    NotTaken,
    Pressed,
    /// No move was made; pressing again confirms it.
    NotMoved,
    ClockNotYours,
    ArbiterCalled,
    ClockStands,
    TickFirst,
}

/// Longer than any move.
pub(super) const LONGEST_MOVE: usize = 200;

impl PageNote {
    pub(super) fn told(&self, texts: &Texts) -> String {
        match self {
            PageNote::NotUnderstood(read, unclear) => {
                texts.page_not_understood(read, &tell_unclear(unclear, texts))
            }
            PageNote::Unreadable => texts.page_unreadable(LONGEST_MOVE),
            PageNote::NotYourMove => texts.page_not_your_move(),
            PageNote::SayBothSquares => texts.page_say_both(),
            PageNote::Which(which) => which.question(texts),
            PageNote::NotMoved => texts.page_not_moved(),
            PageNote::TooSoon => texts.page_too_soon(),
            PageNote::TooMany => texts.page_too_many(),
            PageNote::Taken => texts.page_taken(),
            PageNote::NotTaken => texts.page_not_taken(),
            PageNote::Pressed => texts.page_pressed(),
            PageNote::ClockNotYours => texts.page_clock_not_yours(),
            PageNote::ArbiterCalled => texts.page_arbiter_called(),
            PageNote::ClockStands => texts.page_clock_stands(),
            PageNote::TickFirst => texts.page_tick_first(),
        }
    }
}
