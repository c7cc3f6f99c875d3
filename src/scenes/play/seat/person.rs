//! What a player types, says and presses at the table becomes what is said and done there.
//! Never opens a device.

use std::path::PathBuf;

use crate::chess::Square;
use crate::clock::Moment;
use crate::present::cells::Surroundings;
use crate::present::conversation::{Asked, Converses, KeyList, Open, Out, Saying, Tongue};
use crate::table::{Act, CallReason, Permit, Question, Seal};
use crate::words::{Activity, Command, Listening, Readings};

use super::{EndTold, Seat, SeatDeed};

impl Seat {
    fn asks_for_number(&self) -> bool {
        matches!(self.open.asked, Some(Asked::Deed(SeatDeed::Desk(_))))
    }
}

impl Converses for Seat {
    type Deed = SeatDeed;

    const ACTIVITY: Activity = Activity::Table;

    fn tongue(&self) -> &Tongue {
        &self.tongue
    }

    fn tongue_mut(&mut self) -> &mut Tongue {
        &mut self.tongue
    }

    fn open(&self) -> &Open<SeatDeed> {
        &self.open
    }

    fn open_mut(&mut self) -> &mut Open<SeatDeed> {
        &mut self.open
    }

    /// What there is to do now.
    fn help(&self) -> String {
        self.moment_help()
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.answer(self.moment_help())]
    }

    fn question(&self, deed: &SeatDeed) -> String {
        let texts = &self.tongue.texts;
        match deed {
            SeatDeed::Resign => texts.sure_to_resign(),
            SeatDeed::OfferDraw => texts.sure_to_offer_draw(),
            SeatDeed::AcceptDraw => texts.sure_to_accept_draw(),
            SeatDeed::Leave => texts.sure_to_leave(),
            SeatDeed::Desk(_) => texts.arbiters_number_wanted(),
        }
    }

    fn agreed(&mut self, deed: SeatDeed, now: Moment) -> Vec<Out> {
        match deed {
            SeatDeed::Resign => self.acts(Act::Resigns, now),
            SeatDeed::OfferDraw => self.acts(Act::OffersDraw, now),
            SeatDeed::AcceptDraw => self.acts(Act::AcceptsDraw, now),
            SeatDeed::Leave => vec![self.answer(self.tongue.texts.game_left()), Out::Leave],
            SeatDeed::Desk(_) => Vec::new(),
        }
    }

    fn asks_again(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        vec![match self.asks_for_number() {
            true => self.answer(texts.arbiters_number_wanted()),
            false => self.answer(texts.yes_or_no()),
        }]
    }

    /// The arbiter's number is not said in a hall.
    fn hears_answers(&self) -> bool {
        !self.asks_for_number()
    }

    fn take_answer(&mut self, asked: Asked<SeatDeed>, line: &str, now: Moment) -> Vec<Out> {
        match asked {
            Asked::Deed(SeatDeed::Desk(act)) => self.number_given(&act, line, now),
            asked => self.take_yes_or_no(asked, line, now),
        }
    }

    fn listening(&self) -> Vec<Listening> {
        self.listens_for()
    }

    fn readings(&self) -> Readings {
        match Permit::in_mode(self.running.game.mode()) {
            Some(_) => Readings::Several,
            None => Readings::Best,
        }
    }

    fn wants_more(&self, text: &str) -> Option<Command> {
        self.goes_on_after(text)
    }

    fn likelier(&self, saying: &Saying) -> Option<String> {
        self.likelier_than(saying)
    }

    /// It was heard after something else went on record, though it was said before.
    fn said_at(&self, began: Moment) -> Moment {
        self.running.facts.last().map_or(began, |latest| began.max(latest.at))
    }

    fn sound_kept_at(&self, now: Moment) -> Option<PathBuf> {
        self.sound_of(now)
    }

    fn obey_own(&mut self, command: Command, rest: &str, now: Moment) -> Option<Vec<Out>> {
        Some(match command {
            Command::OwnTime | Command::OpponentTime | Command::Times => {
                self.tell_times(command, now)
            }
            Command::Moves => self.asks(Question::Moves, now),
            Command::Score | Command::LastMove => self.tell_score(command, now),
            Command::Device => self.asks(Question::Capabilities, now),
            Command::Press | Command::Start if self.has_not_begun() => self.start(now),
            Command::Start => vec![self.answer(self.tongue.texts.whites_clock_runs())],
            Command::Press => self.press(self.own, now),
            Command::OpponentPress if self.has_not_begun() => {
                vec![self.answer(self.tongue.texts.enter_starts_clock())]
            }
            Command::OpponentPress => self.press(!self.own, now),
            Command::Correct => self.correct(rest, now),
            Command::Reads => self.reads(rest, now),
            Command::OfferDraw => self.ask(SeatDeed::OfferDraw),
            Command::AcceptDraw => self.ask(SeatDeed::AcceptDraw),
            Command::Resign => self.ask(SeatDeed::Resign),
            Command::DeclineDraw => self.acts(Act::DeclinesDraw, now),
            Command::OpponentOffersDraw => self.opponent_does(Act::OffersDraw, now),
            Command::OpponentResigns => self.opponent_does(Act::Resigns, now),
            Command::ClaimDraw => self.claim(rest, now),
            Command::ClaimTime => self.acts(Act::ClaimsTime, now),
            Command::CallArbiter => self.acts(Act::CallsArbiter(CallReason::Other), now),
            Command::Sign => self.acts(Act::Signs, now),
            Command::Audit => self.acts(Act::AsksForAudit, now),
            Command::Board | Command::Pieces | Command::Scan => self.show(command, rest, now),
            Command::Square | Command::MovesFrom => self.look_at(command, rest, now),
            Command::Arbiter => self.at_the_desk(rest, now),
            _ => return None,
        })
    }

    fn enter_alone(&mut self, now: Moment) -> Vec<Out> {
        self.obey(Command::Press, "", now)
    }

    fn take_other(&mut self, line: &str, now: Moment) -> Vec<Out> {
        self.speak(line, now)
    }

    fn leaves(&mut self) -> Vec<Out> {
        if self.asks_for_number() {
            self.open.asked = None;
            let kept = self.answer(self.tongue.texts.all_as_it_was());
            return vec![Out::Keys(KeyList::at(Activity::Table).entry()), kept];
        }
        if self.end == EndTold::Told {
            return vec![Out::Leave];
        }
        // A sealed device is left when the arbiter has opened it.
        if self.running.game.device_seal() != Seal::Open {
            return vec![self.answer(self.tongue.texts.sealed_until_opened())];
        }
        self.ask(SeatDeed::Leave)
    }

    fn feels(&mut self, at: Square, now: Moment) -> Vec<Out> {
        self.feel(at, now)
    }

    fn surroundings(&self) -> Surroundings {
        self.felt_around()
    }

    /// Lets the clock do what it has done by itself, and reminds where training does.
    fn passes(&mut self, now: Moment) -> Vec<Out> {
        let mut told = self.running.stay_alive(now);
        told.extend(self.running.wake(now));
        let mut out = self.tell(told);
        out.extend(self.remind(now));
        out.extend(self.tell_end());
        out
    }

    /// When something is to be told though nobody does anything.
    fn wakes_at(&self, now: Moment) -> Option<Moment> {
        let reminder = self.next_reminder(now).map(|wait| now + wait);
        [self.running.game.wake_at(), reminder].into_iter().flatten().min()
    }

    fn afterwards(&mut self, now: Moment) -> Vec<Out> {
        let out = self.tell_end();
        self.last_look.begins(self.running_time(now));
        out
    }
}
