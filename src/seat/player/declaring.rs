//! What a player says that counts at once and cannot be taken back: resigning, offers, claims. Each is
//! asked about first, and what the game would not take is refused without a question.

use crate::chess::Color;
use crate::clock::Moment;
use crate::present::conversation::{Converses as _, Out};
use crate::table::{Act, Intent, Person, Said, decide};

use super::{Seat, SeatDeed};

/// What is said, and by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Declaration {
    Resign,
    OfferDraw,
    AcceptDraw,
    /// With a move that is written and not played, if any.
    ClaimDraw(Option<Said>),
    OpponentResigns,
    OpponentAccepts,
}

impl Declaration {
    /// Whose act it is at this player's seat, and which.
    fn act(self, own: Color) -> (Color, Act) {
        match self {
            Declaration::Resign => (own, Act::Resigns),
            Declaration::OfferDraw => (own, Act::OffersDraw),
            Declaration::AcceptDraw => (own, Act::AcceptsDraw),
            Declaration::ClaimDraw(intended) => (own, Act::ClaimsDraw { intended }),
            Declaration::OpponentResigns => (!own, Act::Resigns),
            Declaration::OpponentAccepts => (!own, Act::AcceptsDraw),
        }
    }
}

impl Seat {
    /// Asks about it where the game would take it.
    pub(crate) fn declares(&mut self, declaration: Declaration, now: Moment) -> Vec<Out> {
        let (side, act) = declaration.clone().act(self.own);
        let does = Intent::Do { side, who: Person::Player(side), act };
        match decide(&self.running.game, &does, now) {
            Ok(_) => self.ask(SeatDeed::Declares(declaration)),
            Err(_) => self.happens(&does, now),
        }
    }

    pub(super) fn asks_whether(&self, declaration: &Declaration) -> String {
        let texts = &self.tongue.texts;
        match declaration {
            Declaration::Resign => texts.sure_to_resign(),
            Declaration::OfferDraw => texts.sure_to_offer_draw(),
            Declaration::AcceptDraw => texts.sure_to_accept_draw(),
            Declaration::ClaimDraw(None) => texts.sure_to_claim_draw(),
            Declaration::ClaimDraw(Some(intended)) => {
                texts.sure_to_claim_draw_with(&intended.words)
            }
            Declaration::OpponentResigns => texts.opponent_really_resigns(),
            Declaration::OpponentAccepts => texts.opponent_really_accepts(),
        }
    }

    pub(super) fn has_declared(&mut self, declaration: Declaration, now: Moment) -> Vec<Out> {
        match declaration.act(self.own) {
            (side, act) if side == self.own => self.acts(act, now),
            (_, act) => self.opponent_does(act, now),
        }
    }
}
