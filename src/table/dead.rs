//! Positions in which neither side can mate any more (5.2.2). The search takes long, so it runs outside the game and
//! its result comes back as a fact.

use crate::chess::{Position, ending};
use crate::laws::provisions::Provision;
use crate::laws::{self, Effort, Mode, Rule, Ruling, Verdict, mate_chance};

use super::case::{Effect, Remedy};
use super::game::{Game, Phase};
use super::intent::Points;
use super::matter::Matter;

impl Game {
    /// The position that may be dead, and its number of plies; `None` if the edition has no dead positions, or it was
    /// found or decided already.
    #[must_use]
    pub fn may_be_dead(&self) -> Option<(usize, &Position)> {
        let known = self.setting.edition().parameters().dead_position == Provision::Present;
        if !known || !matches!(self.phase, Phase::Playing) || self.dead_since.is_some() {
            return None;
        }
        let position = self.history.as_ref()?.position();
        ending(position).is_none().then_some((self.plies.len(), position))
    }

    /// Neither side can mate since this ply. In training the game is over; otherwise only the arbiter is told, and
    /// decides.
    pub(super) fn found_dead(&mut self, ply: usize) {
        let Some((plies, position)) = self.may_be_dead() else { return };
        if plies < ply {
            return;
        }
        let ruling = self.ruling_on_dead(position);
        self.dead_since = Some(ply);
        match self.mode {
            Mode::Training => self.end(Points::Draw),
            Mode::Tournament => {
                let remedy = Remedy { effects: vec![Effect::End(Points::Draw)] };
                self.open(Matter::GameOver, [], Some(ruling), vec![remedy]);
            }
        }
    }

    /// The ruling, with the reason if it is obvious.
    fn ruling_on_dead(&self, position: &Position) -> Ruling {
        let edition = self.setting.edition();
        let at_once =
            laws::dead_knowing(edition, position, &|side| mate_chance(position, side, Effort(0)));
        if at_once.verdict == Verdict::Draw {
            return at_once;
        }
        let facts = [laws::RulingFact::NobodyCanMate];
        Ruling::settled(edition, Verdict::Draw, [Rule::DeadPosition], facts)
    }
}
