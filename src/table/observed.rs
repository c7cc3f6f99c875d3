//! What the arbiter saw at the table, and the case that follows from it. Never hears and
//! never guesses: a line says what was seen.

use crate::chess::Color;
use crate::clock::Going;
use crate::laws::provisions::ColoursReversed;
use crate::laws::{Offence, Reply, Rule};

use super::case::{Effect, Matter, Remedy};
use super::game::Game;
use super::intent::{Observation, Points};

impl Game {
    /// Opens the case of what the arbiter saw.
    pub(super) fn observe(&mut self, observation: Observation) {
        let matter = Matter::Observed(observation);
        let ply = self.plies.len();
        let go_on = match self.clock.going() {
            Going::NotStarted => Effect::PutRight,
            _ => Effect::Resume(self.side_to_run()),
        };
        let resume = Remedy { effects: vec![go_on.clone()] };
        let ended = |points: Points| Remedy { effects: vec![Effect::End(points)] };
        let contests_set_up = matches!(
            observation,
            Observation::WrongSetUp | Observation::BoardTurned | Observation::ColoursReversed
        );
        if contests_set_up && self.set_up_is_settled() {
            self.open(matter, [Rule::SetUpClaims], None, vec![resume]);
            return;
        }
        match observation {
            Observation::Offence(side, offence) => self.observe_offence(side, offence),
            Observation::Flag(side) => self.flag_fell(side),
            Observation::Displaced(_) => {
                self.open(matter, [Rule::DisplacedPieces], None, vec![resume]);
            }
            Observation::WrongSetUp => {
                let remedies = vec![ended(Points::Annulled)];
                self.open(matter, [Rule::WrongArray], None, remedies);
            }
            Observation::IllegalPosition => {
                // One completed move is waited for, then the game is drawn.
                let remedies = vec![resume, ended(Points::Draw)];
                self.open(matter, [Rule::IllegalPositionSeen], None, remedies);
            }
            Observation::BoardTurned => {
                let remedies = self.remedies_of_turned_board(go_on);
                self.open(matter, [Rule::BoardTurned], None, remedies);
            }
            Observation::ColoursReversed => {
                let rule = self.setting.edition().parameters().colours_reversed;
                let begun = self.clock.going() != Going::NotStarted;
                let restart = begun && rule == ColoursReversed::RestartBelowTen && ply < 20;
                let remedy = if restart { ended(Points::Annulled) } else { resume };
                self.open(matter, [Rule::ColoursReversed], None, vec![remedy]);
            }
            Observation::FaultyClock => {
                self.clock = self.clock.stopped(self.latest);
                let rules = [Rule::FaultyClock, Rule::WrongClockSetting];
                self.open(matter, rules, None, vec![resume]);
            }
            Observation::Late(side, minutes) => {
                let allowed = self.setting.event.default_time.0;
                let remedies =
                    if minutes > allowed { vec![ended(Points::Win(!side))] } else { Vec::new() };
                self.open(matter, [Rule::DefaultTime], None, remedies);
            }
            Observation::NobodyRecords => {
                self.open(matter, [Rule::Recording, Rule::Reconstruction], None, Vec::new());
            }
            Observation::ForbiddenDevice(side) => {
                let remedies = vec![ended(Points::Win(!side))];
                self.open(matter, [Rule::Device], None, remedies);
            }
        }
    }

    /// Two hands, or another offence that only somebody who sees can report. It belongs
    /// to the side's latest move.
    fn observe_offence(&mut self, side: Color, offence: Offence) {
        let latest = self.plies.iter().rposition(|ply| ply.by == side);
        let under_way = self.turn.by == side && self.turn.made.is_some();
        let ply = if under_way { self.plies.len() } else { latest.unwrap_or(self.plies.len()) };
        let (ruling, remedies) = self.charge(side, offence, ply, Reply::NotYet);
        let matter = Matter::Observed(Observation::Offence(side, offence));
        self.open(matter, [], Some(ruling), remedies);
    }

    /// In rapid and blitz without supervision the set-up can no longer be contested after
    /// so many moves by each (A.4.1.2).
    fn set_up_is_settled(&self) -> bool {
        let table = self.setting.edition().parameters();
        !self.setting.terms().regime.under_competition_rules()
            && table
                .set_up_claims_close_after
                .is_some_and(|moves| self.plies.len() >= 2 * usize::from(moves))
    }
}
