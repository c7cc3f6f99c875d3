//! The questions to a board, one at a time: every `ok` belongs to the question before it.

use std::time::Duration;

use crate::boards::{BoardRules, OverBecause};

/// How long an answer may take before the question is asked again.
const ANSWERS: Duration = Duration::from_secs(1);
/// How often a question is asked at most.
const TRIES: u8 = 3;
/// How long to wait after an answer before asking again, so that a repeated answer is not taken for the next one.
const GAP: Duration = Duration::from_millis(60);

/// A feature that not every board has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardFeature {
    SubmoveState,
    Moved,
    UndoRedo,
    LastMove,
    Check,
    DrawReason,
}

impl BoardFeature {
    /// The features that Hector uses. A feature that is not asked for stays off.
    pub(super) const ALL: [BoardFeature; 6] = [
        BoardFeature::SubmoveState,
        BoardFeature::Moved,
        BoardFeature::UndoRedo,
        BoardFeature::LastMove,
        BoardFeature::Check,
        BoardFeature::DrawReason,
    ];

    fn name(self) -> &'static str {
        match self {
            BoardFeature::SubmoveState => "submove_state",
            BoardFeature::Moved => "moved",
            BoardFeature::UndoRedo => "undo_redo",
            BoardFeature::LastMove => "last_move",
            BoardFeature::Check => "check",
            BoardFeature::DrawReason => "draw_reason",
        }
    }
}

/// The protocol's name for these rules.
pub(super) fn variant(rules: BoardRules) -> &'static str {
    match rules {
        BoardRules::Standard => "standard",
        BoardRules::Chess960 => "chess_960",
    }
}

/// Why a game is over, in the words of the protocol. `knows_draws` says whether the board distinguishes reasons for a
/// draw.
pub(super) fn reason(over: OverBecause, knows_draws: bool) -> &'static str {
    match over {
        OverBecause::Checkmate => "checkmate",
        OverBecause::Resigned => "resign",
        OverBecause::Flag => "timeout",
        OverBecause::Annulled => "abort",
        OverBecause::Otherwise => "undefined",
        _ if !knows_draws => "draw",
        OverBecause::Stalemate => "stalemate",
        OverBecause::DeadPosition => "dead_position",
        OverBecause::Repetition => "threefold_repetition",
        OverBecause::FiftyMoves => "fifty_move",
        OverBecause::Agreement => "draw_offer",
        OverBecause::Drawn => "draw",
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum BoardQuestion {
    Has(BoardFeature),
    Knows(BoardRules),
    /// Begins a round at this position. The board answers whether it shows it.
    Begins(String),
    /// Whether it is still there. Changes nothing on the board.
    IsThere(BoardRules),
}

impl BoardQuestion {
    fn line(&self) -> String {
        match self {
            BoardQuestion::Has(feature) => format!("feature {}\n", feature.name()),
            BoardQuestion::Knows(rules) | BoardQuestion::IsThere(rules) => {
                format!("variant {}\n", variant(*rules))
            }
            BoardQuestion::Begins(position) => format!("begin {position}\n"),
        }
    }

    fn wants_state(&self) -> bool {
        matches!(self, BoardQuestion::Begins(_))
    }
}

/// The outcome of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardAnswer {
    Yes,
    No,
    /// The board did not answer.
    None,
}

/// Something that a board says that may be an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardReply {
    Ok,
    Nok,
    State,
}

/// The open question, if any.
#[derive(Default)]
pub(super) struct BoardAsking {
    open: Option<OpenQuestionOnBoard>,
    /// Until then nothing is asked.
    rests: Duration,
}

struct OpenQuestionOnBoard {
    question: BoardQuestion,
    at: Duration,
    times: u8,
    answers: u8,
}

impl BoardAsking {
    pub(super) fn is_free(&self, now: Duration) -> bool {
        self.open.is_none() && now >= self.rests
    }

    /// Whether the beginning of a round was sent and the board has not answered yet.
    pub(super) fn is_beginning(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.answers == 0 && open.question.wants_state())
    }

    /// Asks a question and returns the line to write.
    pub(super) fn ask(&mut self, question: BoardQuestion, now: Duration) -> String {
        let line = question.line();
        self.open = Some(OpenQuestionOnBoard { question, at: now, times: 1, answers: 0 });
        line
    }

    /// Takes a reply. Returns the question that it answers, once.
    pub(super) fn take(
        &mut self,
        reply: BoardReply,
        now: Duration,
    ) -> Option<(BoardQuestion, BoardAnswer)> {
        let open = self.open.as_mut()?;
        if open.question.wants_state() != (reply == BoardReply::State) {
            return None;
        }
        open.answers += 1;
        let is_first = open.answers == 1;
        let question = open.question.clone();
        if open.answers >= open.times {
            (self.open, self.rests) = (None, now + GAP);
        }
        let answer = if reply == BoardReply::Nok { BoardAnswer::No } else { BoardAnswer::Yes };
        is_first.then_some((question, answer))
    }

    /// Time has passed. Returns a question to ask again, and one that was never answered.
    pub(super) fn pass(
        &mut self,
        now: Duration,
    ) -> (Option<String>, Option<(BoardQuestion, BoardAnswer)>) {
        let Some(open) = self.open.as_mut() else { return (None, None) };
        if now.saturating_sub(open.at) < ANSWERS {
            return (None, None);
        }
        if open.answers == 0 && open.times < TRIES {
            (open.times, open.at) = (open.times + 1, now);
            return (Some(open.question.line()), None);
        }
        let is_unanswered = open.answers == 0;
        let question = self.open.take().map(|open| open.question);
        (None, question.filter(|_| is_unanswered).map(|question| (question, BoardAnswer::None)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn an_answer_that_comes_late_is_not_taken_for_the_next_question() {
        let mut asking = BoardAsking::default();
        let first = BoardQuestion::Has(BoardFeature::Check);
        assert_eq!(asking.ask(first.clone(), at(0)), "feature check\n");
        assert_eq!(asking.pass(at(1_000)), (Some("feature check\n".to_owned()), None));
        assert_eq!(asking.take(BoardReply::State, at(1_100)), None);
        assert_eq!(asking.take(BoardReply::Ok, at(1_100)), Some((first, BoardAnswer::Yes)));
        assert!(!asking.is_free(at(1_200)), "it was asked twice");
        assert_eq!(asking.take(BoardReply::Ok, at(1_300)), None);
        assert!(!asking.is_free(at(1_300)) && asking.is_free(at(1_360)));
        assert_eq!(asking.take(BoardReply::Ok, at(1_370)), None, "nothing was asked");
    }

    #[test]
    fn what_is_never_answered_is_given_up() {
        let mut asking = BoardAsking::default();
        let only = BoardQuestion::Knows(BoardRules::Chess960);
        asking.ask(only.clone(), at(0));
        assert!(asking.pass(at(999)).0.is_none());
        assert!(asking.pass(at(1_000)).0.is_some() && asking.pass(at(2_000)).0.is_some());
        assert_eq!(asking.pass(at(3_000)), (None, Some((only, BoardAnswer::None))));
        assert!(asking.is_free(at(3_000)));
    }
}
