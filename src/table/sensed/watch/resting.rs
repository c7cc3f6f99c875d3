//! When a reading of a board has come to rest, so that it may be acted on.

use crate::chess::{ClaimedMove, Rank, Role, Square};
use crate::clock::{Moment, Span};
use crate::sensed::explanation::{Explanation, may_slide_on};
use crate::sensed::unfinished::may_become_castling;
use crate::standing::Standing;

use super::{HandSeen, HandWatch};

impl HandWatch {
    /// Until when the reading is known to hold.
    pub(super) fn known_until(&self, now: Moment) -> Moment {
        match self.patience.read_again {
            Some(span) if now.since(self.read) < span => self.read,
            _ => now,
        }
    }

    /// From when on the reading counts; `None` if only a press can tell.
    pub(super) fn due(&self, explanation: &Explanation) -> Option<Moment> {
        let patience = &self.patience;
        let at_rest = match explanation {
            Explanation::AsItStands => patience.released,
            // Setting up a board passes through all kinds of positions.
            _ if self.agreed.is_none() => return Some(self.since + patience.setting_up),
            Explanation::Moves(moves) => self.of_move(self.standing(), moves),
            // A pawn on the last rank waits for what it becomes (4.4.4, 6.11.2).
            Explanation::Unlawful(claim) | Explanation::UnlawfulInstead(claim)
                if waits_for_promotion(claim) =>
            {
                return self.pressed_until.map(|until| until.max(self.since + patience.pressed));
            }
            // As long as for any other move, so that the time does not tell which it is.
            Explanation::Unlawful(claim) => self.of_move(self.standing(), &[*claim]),
            Explanation::UnlawfulInstead(claim) => self.of_another(&[*claim]),
            Explanation::TakenBack { instead } => self.of_another(instead.as_slice()),
            Explanation::Several(_) | Explanation::TakenBackForOneOf(_) => patience.sliding,
            Explanation::Unfinished => match self.pressed_until {
                // A player who has pressed is not in the middle of a move.
                Some(until) => return Some(until.max(self.since + patience.pressed)),
                None => patience.missing,
            },
            Explanation::Missing => patience.missing,
            // A move is not copied before it is announced.
            Explanation::Nothing if self.is_to_be_copied() => {
                return Some(self.since.max(self.said) + patience.copying);
            }
            Explanation::Nothing => return Some(self.since.max(self.said) + patience.differing),
        };
        let rest = self.since + at_rest;
        let is_one_move = match explanation {
            Explanation::Moves(moves) => moves.len() == 1,
            Explanation::Unlawful(_) => true,
            _ => false,
        };
        match self.pressed_until {
            // After the press a piece slides no further.
            Some(until) if is_one_move => Some(until.max(self.since + patience.pressed).min(rest)),
            _ => Some(rest),
        }
    }

    /// From when on a move counts as answered: at once, unless the reply captures the moved piece. A piece that
    /// slides over a square looks as if it had captured there.
    pub(super) fn replied_due(&self, explanation: &Explanation) -> Option<Moment> {
        let Explanation::Moves(moves) = explanation else { return None };
        // A board that is being set up passes positions that look like moves.
        self.agreed?;
        let [.., moved, reply] = moves[..] else { return None };
        let takes_it = target(&moved).is_some() && target(&moved) == target(&reply);
        Some(if takes_it { self.since + self.patience.released } else { self.since })
    }

    pub(super) fn of_move(&self, standing: &Standing, moves: &[ClaimedMove]) -> Span {
        match moves {
            [only] if may_become_castling(standing, only) => self.patience.castling,
            [.., last] if may_slide_on(last) => self.patience.sliding,
            _ => self.patience.released,
        }
    }

    /// The rest needed for a move that replaces the last one.
    fn of_another(&self, moves: &[ClaimedMove]) -> Span {
        let sliding = self.patience.sliding;
        self.before().map_or(sliding, |before| self.of_move(before, moves).max(sliding))
    }

    /// Whether hands may be at work on a board that has shown the game: the reading has not come to rest yet.
    #[must_use]
    pub fn is_at_work(&self) -> bool {
        self.felt.is_full() && self.agreed.is_some() && self.told.is_none()
    }

    /// Whether the reading has come to rest and is not the game.
    #[must_use]
    pub fn is_known_to_differ(&self) -> bool {
        matches!(self.told, Some(HandSeen::Differs(_)))
    }

    /// Whether an announced move has not been seen on the board yet.
    pub(super) fn is_to_be_copied(&self) -> bool {
        self.agreed.is_some_and(|agreed| agreed < self.completed)
    }
}

fn waits_for_promotion(claim: &ClaimedMove) -> bool {
    let ClaimedMove::Step(step) = claim else { return false };
    let is_last = matches!(step.to.rank(), Rank::First | Rank::Eighth);
    step.role == Some(Role::Pawn) && is_last && step.promotion.is_none()
}

fn target(claim: &ClaimedMove) -> Option<Square> {
    match claim {
        ClaimedMove::Step(step) => Some(step.to),
        ClaimedMove::Castle(_) => None,
    }
}
