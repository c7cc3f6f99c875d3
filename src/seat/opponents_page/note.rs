//! What the last form of the opponent's page led to. Never says whether a move was legal.

use crate::words::{Texts, Unclear, WhichMove, tell_unclear};

/// What a form led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PageNote {
    /// What was typed is no move.
    NotUnderstood(String, Unclear),
    /// It is too long, or has signs that nobody types.
    Unreadable,
    NotYourMove,
    SayBothSquares,
    /// It may be one of several.
    Which(WhichMove),
    TooSoon,
    TooMany,
    Taken,
    NotTaken,
    Pressed,
    /// Nothing was moved; whoever presses once more means it.
    NotMoved,
    ClockNotYours,
    ArbiterCalled,
    ClockStands,
    TickFirst,
}

/// No move is longer.
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
