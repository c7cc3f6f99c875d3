//! What a board at rest tells: moves that stand now, are taken back, or cannot be told apart.

use crate::chess::ClaimedMove;
use crate::sensed::explanation::Explanation;
use crate::sensed::fingers::Fingers;
use crate::sensed::looks::{BoardLooks, looks};
use crate::sensed::sense::Facing;

use super::{HandSeen, HandWatch};

impl HandWatch {
    /// The board is at rest.
    pub(super) fn settle(
        &mut self,
        facing: Option<Facing>,
        explanation: Explanation,
    ) -> Vec<HandSeen> {
        let mut seen = Vec::new();
        match explanation {
            Explanation::AsItStands => {
                self.facing = facing;
                if self.agreed != Some(self.moves.len()) || self.is_told_to_differ {
                    seen.push(HandSeen::Agrees);
                }
                self.agree();
            }
            // A board that is being set up passes positions that look like moves.
            Explanation::Moves(_) | Explanation::Unlawful(_) | Explanation::Several(_)
                if self.agreed.is_none() =>
            {
                seen.extend(self.tell_not_set_up());
            }
            Explanation::Moves(moves) => {
                self.facing = facing;
                seen.extend(self.end_touches());
                seen.extend(self.make(&moves));
            }
            Explanation::Unlawful(claim) => {
                self.facing = facing;
                seen.extend(self.end_touches());
                seen.extend(self.make(&[claim]));
            }
            Explanation::TakenBack { instead } => {
                seen.extend(self.take_back().map(HandSeen::TakenBack));
                self.agree();
                seen.extend(self.make(instead.as_slice()));
            }
            Explanation::UnlawfulInstead(claim) => {
                seen.extend(self.take_back().map(HandSeen::TakenBack));
                seen.extend(self.make(&[claim]));
            }
            Explanation::TakenBackForOneOf(claims) => {
                seen.extend(self.take_back().map(HandSeen::TakenBack));
                self.agreed = Some(self.moves.len());
                self.explained = None;
                seen.extend(self.tell_once(HandSeen::OneOf(claims)));
            }
            Explanation::Several(claims) => seen.extend(self.tell_once(HandSeen::OneOf(claims))),
            // A board that was never set up does not differ yet.
            Explanation::Unfinished | Explanation::Missing | Explanation::Nothing
                if self.agreed.is_none() =>
            {
                seen.extend(self.tell_not_set_up());
            }
            Explanation::Unfinished | Explanation::Missing | Explanation::Nothing => {
                self.is_told_to_differ = true;
                let differs = HandSeen::Differs(self.divergence());
                seen.extend(self.tell_once(differs));
            }
        }
        seen
    }

    /// A move that the opponent has answered was released before: a player does not move for both.
    pub(super) fn settle_replied(
        &mut self,
        facing: Option<Facing>,
        explanation: &Explanation,
    ) -> Vec<HandSeen> {
        let Explanation::Moves(moves) = explanation else { return Vec::new() };
        let Some((_, replied @ [_, ..])) = moves.split_last() else { return Vec::new() };
        let seen = self.settle(facing, Explanation::Moves(replied.to_vec()));
        // The reply itself has yet to come to rest.
        self.forget_reading();
        seen
    }

    fn end_touches(&mut self) -> Vec<HandSeen> {
        let counts = self.counts_touches();
        let away = self.fingers.end_turn();
        if counts { away.into_iter().map(HandSeen::Touched).collect() } else { Vec::new() }
    }

    /// A board with a few wrong squares is being set up. One that shows something else altogether stays so until
    /// someone is told.
    fn tell_not_set_up(&mut self) -> Option<HandSeen> {
        let right = self.standing().board();
        let felt = self.doubts.believed(&self.felt);
        let ways =
            Facing::ALL.into_iter().filter(|way| self.facing.is_none_or(|known| known == *way));
        let ways: Vec<BoardLooks> = ways.map(|way| looks(&felt.faced(way), &right)).collect();
        let is_nearly = ways.contains(&BoardLooks::OtherwiseOnSquares);
        let looks = if is_nearly { BoardLooks::OtherwiseOnSquares } else { *ways.first()? };
        self.told = Some(HandSeen::NotSetUp(looks));
        let is_told = self.not_set_up.replace(looks) == Some(looks);
        let is_else = looks != BoardLooks::OtherwiseOnSquares;
        (is_else && !is_told).then_some(HandSeen::NotSetUp(looks))
    }

    fn tell_once(&mut self, seen: HandSeen) -> Option<HandSeen> {
        if self.told.as_ref() == Some(&seen) {
            return None;
        }
        self.told = Some(seen.clone());
        Some(seen)
    }

    /// The moves that stand now, each with its legality. A reply completes the move before it.
    fn make(&mut self, moves: &[ClaimedMove]) -> Vec<HandSeen> {
        let mut seen = Vec::new();
        for claim in moves {
            self.completed = self.moves.len();
            let legality = self.standing().judge(claim);
            self.add(*claim, &legality);
            seen.push(HandSeen::Stands { claim: *claim, legality });
        }
        if self.pressed_until.take().is_some() {
            self.completed = self.moves.len();
        }
        self.fingers = Fingers::default();
        self.agree();
        self.told = seen.last().cloned();
        seen
    }

    pub(super) fn take_back(&mut self) -> Option<ClaimedMove> {
        let (_, claim) = self.moves.pop()?;
        self.course.pop();
        self.shown = None;
        self.fingers = Fingers::default();
        Some(claim)
    }

    fn agree(&mut self) {
        self.agreed = Some(self.moves.len());
        self.is_told_to_differ = false;
        self.forget_way();
        self.told = Some(HandSeen::Agrees);
    }
}
