//! Declarations that count at once and cannot be taken back: resigning, offers, claims, a move on paper. Each is
//! confirmed first; one that the game would decline is refused without a question.

use crate::chess::Color;
use crate::clock::Moment;
use crate::present::conversation::{Dialogue as _, Out};
use crate::running::Told;
use crate::table::{Act, Intent, Notice, Permit, Person, PlayerTold, Said, decide};
use crate::words::{Command, command_word};

use super::{OpponentIs, Seat, SeatDeed};

/// A declaration, by the player or the opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Declaration {
    Resign,
    OfferDraw,
    AcceptDraw,
    /// With a move that is written down but not played, if any.
    ClaimDraw(Option<Said>),
    /// The player's move is on paper in the envelope.
    SealOnPaper,
    OpponentResigns,
    OpponentAccepts,
    /// The opponent's move is on paper in the envelope.
    OpponentSealed,
}

impl Declaration {
    /// The side that acts, and the act.
    fn act(self, own: Color) -> (Color, Act) {
        match self {
            Declaration::Resign => (own, Act::Resigns),
            Declaration::OfferDraw => (own, Act::OffersDraw),
            Declaration::AcceptDraw => (own, Act::AcceptsDraw),
            Declaration::ClaimDraw(intended) => (own, Act::ClaimsDraw { intended }),
            Declaration::SealOnPaper => (own, Act::SealsUnseen),
            Declaration::OpponentResigns => (!own, Act::Resigns),
            Declaration::OpponentAccepts => (!own, Act::AcceptsDraw),
            Declaration::OpponentSealed => (!own, Act::SealsUnseen),
        }
    }
}

impl Seat {
    /// Asks for confirmation if the game would take it.
    pub(crate) fn declares(&mut self, declaration: Declaration, now: Moment) -> Vec<Out> {
        let (side, act) = declaration.clone().act(self.own);
        self.asks_where_taken(SeatDeed::Declares(declaration), side, act, now)
    }

    /// Asks for confirmation of something that cannot be undone if the game would take it; otherwise says why not.
    pub(super) fn asks_where_taken(
        &mut self,
        deed: SeatDeed,
        side: Color,
        act: Act,
        now: Moment,
    ) -> Vec<Out> {
        let does = Intent::Do { side, who: Person::Player(side), act };
        match decide(&self.running.game, &does, now) {
            Ok(_) => self.ask(deed),
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
            Declaration::SealOnPaper => texts.sealed_on_paper(),
            Declaration::OpponentResigns => texts.opponent_really_resigns(),
            Declaration::OpponentAccepts => texts.opponent_really_accepts(),
            Declaration::OpponentSealed => texts.opponent_really_sealed(),
        }
    }

    pub(super) fn has_declared(&mut self, declaration: Declaration, now: Moment) -> Vec<Out> {
        let offers = declaration == Declaration::OfferDraw;
        match declaration.act(self.own) {
            (_, act) if offers => self.acts_in_words(act, self.draw_is_offered(), now),
            (side, act) if side == self.own => self.acts(act, now),
            (_, act) => self.opponent_does(act, now),
        }
    }

    pub(super) fn declines_draw(&mut self, now: Moment) -> Vec<Out> {
        let declined = self.tongue.texts.offer_declined();
        self.acts_in_words(Act::DeclinesDraw, declined, now)
    }

    /// What follows an offer: at the table, the player enters the opponent's answer.
    fn draw_is_offered(&self) -> String {
        let (texts, language) = (&self.tongue.texts, self.tongue.settings.language);
        match self.opponent {
            OpponentIs::AtTheTable => {
                let [accepts, declines] =
                    [Command::OpponentAcceptsDraw, Command::OpponentDeclinesDraw]
                        .map(|command| command_word(command, language));
                texts.draw_is_offered_here(accepts, declines)
            }
            OpponentIs::Guest | OpponentIs::Host => texts.draw_is_offered(),
        }
    }

    /// An act of the player. Training says in words what it was; a tournament always gives the same word of receipt.
    fn acts_in_words(&mut self, act: Act, words: String, now: Moment) -> Vec<Out> {
        let side = self.own;
        let does = Intent::Do { side, who: Person::Player(side), act };
        let decided = self.running.happens_awake(&does, now);
        let says = Permit::in_mode(self.running.game.mode()).is_some() && !decided.is_declined();
        let is_receipt = |told: &Told| matches!(told, Told::Notice(Notice::ToPlayer(to, PlayerTold::Noted)) if *to == side);
        let (receipt, rest): (Vec<Told>, Vec<Told>) =
            decided.told.into_iter().partition(|told| says && is_receipt(told));
        let said = (!receipt.is_empty()).then(|| self.answer(words));
        said.into_iter().chain(self.tell(rest)).collect()
    }
}
