//! The ruling on an offence at a ply of a game, and the arbiter's choices. Counts the player's earlier offences;
//! whether there was an offence is decided elsewhere.

use crate::chess::{ClaimedMove, Color, Square};
use crate::clock::Span;
use crate::laws::{
    self, Charge, Effort, MadeWith, MateChance, Offence, OpponentReply, Verdict, mate_chance,
};

use super::case::{Demanded, Effect, Remedy};
use super::endings::ending_so;
use super::game::Game;
use super::intent::Points;

impl Game {
    /// The ruling on an offence that a press completed at a ply, counted from 0, and the arbiter's choices.
    pub(super) fn charge(
        &self,
        by: Color,
        offence: Offence,
        ply: usize,
        reply: OpponentReply,
    ) -> (laws::Ruling, Vec<Remedy>) {
        let made_with = MadeWith::Unknown;
        self.charged(by, ply, Charge { reply, made_with, ..Charge::completed(offence, 1) })
    }

    /// The ruling on an offence in its circumstances. Counts the player's offences, and checks whether the opponent
    /// can still mate.
    pub(super) fn charged(
        &self,
        by: Color,
        ply: usize,
        charge: Charge,
    ) -> (laws::Ruling, Vec<Remedy>) {
        let offence = charge.offence;
        let terms = self.setting.terms();
        let serial = self.serial_of(by, ply);
        let nth = self.offences.get(by).clone().add(terms.edition, offence, serial).unwrap_or(1);
        let loses = terms
            .edition
            .parameters()
            .illegal_move
            .is_some_and(|scale| nth >= u32::from(scale.loses_at))
            || !terms.regime.under_competition_rules();
        let opponent = match self.known_position_after(ply) {
            Some(position) if loses => mate_chance(position, !by, Effort::default()),
            _ => MateChance::Unknown,
        };
        let charge = Charge { nth, opponent, ..charge };
        let mut ruling = laws::penalty(&terms, &charge);
        // A pawn that becomes a queen leaves the rest of the move, with any other fault, as it was.
        if let Verdict::ExtraMinutes(_) = ruling.verdict
            && self.offences.get(by).has_counted(serial)
        {
            let facts = [laws::RulingFact::CountedWithThisMove];
            ruling = laws::Ruling::settled(terms.edition, Verdict::MoveStands, ruling.rules, facts);
        }
        let remedies = self.remedies(&ruling, by, offence, ply);
        (ruling, remedies)
    }

    /// The turn in which a side made, or makes, the ply at an index, counted from 0.
    pub(super) fn serial_of(&self, by: Color, ply: usize) -> u32 {
        if !self.hears_moves() {
            return self.turn_unheard(by);
        }
        self.plies.get(ply).map_or(self.turn.serial, |ply| ply.serial)
    }

    fn remedies(
        &self,
        ruling: &laws::Ruling,
        by: Color,
        offence: Offence,
        ply: usize,
    ) -> Vec<Remedy> {
        let first = match (offence, self.unreplaced_pawn(ply)) {
            (Offence::PawnNotReplaced, Some(square))
                if ruling.facts.contains(&laws::RulingFact::PawnBecomesQueen) =>
            {
                Effect::Queen(square)
            }
            _ if !self.hears_moves() => Effect::RestoreByHand(by),
            _ => Effect::Restore(ply),
        };
        let count = Effect::Count { against: by, offence, turn: self.serial_of(by, ply) };
        let mut first = vec![first, count.clone()];
        let ends = |points: Points| Remedy { effects: vec![count.clone(), Effect::End(points)] };
        let minutes = |count: u8| Effect::Give(!by, Span::from_minutes(u64::from(count)));
        match ruling.verdict {
            Verdict::ExtraMinutes(count) => {
                let with = |count: u8| Remedy {
                    effects: first.iter().cloned().chain([minutes(count)]).collect(),
                };
                let laws::Judgement::Arbiter(choices) = &ruling.judgement else {
                    return vec![with(count)];
                };
                let remedy = |choice: &laws::ArbitersChoice| match choice {
                    laws::ArbitersChoice::Give(count) => Some(with(*count)),
                    laws::ArbitersChoice::DeclareLost => Some(ends(Points::Win(!by))),
                    laws::ArbitersChoice::DeclareDrawn => Some(ends(Points::Draw)),
                    _ => None,
                };
                choices.iter().filter_map(remedy).collect()
            }
            Verdict::OffenderLoses => vec![ends(Points::Win(!by))],
            Verdict::Draw => vec![ends(Points::Draw)],
            Verdict::OffenderLosesUnlessNoMate => {
                vec![ends(Points::Win(!by)), ends(Points::Draw)]
            }
            Verdict::ForcedMove => self.remedies_of_irregular_move(by, ply),
            // A move that was pressed before it was complete is completed first (par. 12, 20).
            Verdict::NothingDue if offence == Offence::PawnNotReplaced => {
                let pawn = self.pawn_from(ply).map_or(Demanded::Nothing, Demanded::Move);
                vec![Remedy { effects: vec![Effect::Restore(ply), Effect::Demand(by, pawn)] }]
            }
            Verdict::NothingDue if offence == Offence::PressWithoutMove => {
                vec![Remedy { effects: vec![Effect::Resume(by)] }]
            }
            // After the reply, a pawn on the last rank waits for one more move (A.4.4).
            Verdict::GoesOn => vec![self.resuming(), ending_so(Points::Draw)],
            // No move was made, and the wrong clock runs: that is corrected in any case.
            Verdict::NotRegulated if offence == Offence::PressWithoutMove => {
                let warned = vec![Effect::Warn(by), self.play_on()];
                vec![self.resuming(), Remedy { effects: warned }]
            }
            Verdict::NotRegulated | Verdict::DoesNotApply => Vec::new(),
            Verdict::MoveStands | Verdict::NothingDue => {
                vec![self.resuming()]
            }
            Verdict::NoPenaltyNamed => {
                let effects = vec![Effect::Warn(by), self.play_on()];
                vec![Remedy { effects }]
            }
            _ => {
                first.truncate(1);
                vec![Remedy { effects: first }]
            }
        }
    }

    fn pawn_from(&self, ply: usize) -> Option<Square> {
        match self.plies.get(ply)?.made.said.claim {
            ClaimedMove::Step(step) => step.from.square(),
            ClaimedMove::Castle(_) => None,
        }
    }

    fn unreplaced_pawn(&self, ply: usize) -> Option<Square> {
        match self.plies.get(ply)?.made.said.claim {
            ClaimedMove::Step(step) => Some(step.to),
            ClaimedMove::Castle(_) => None,
        }
    }
}
