//! Turns what a player types, says and presses at the table into acts there.

use std::path::PathBuf;

use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::present::cells::Surroundings;
use crate::present::conversation::{
    Asked, Dialogue, GivenLine, KeyList, LetsGo, Out, Saying, TakesAnswers as _, TimesAsked,
    talks_by,
};
use crate::record_keeper::OnRecord;
use crate::table::{Act, CallReason, Permit, Question};
use crate::words::{
    Activity, Answer, Command, Listening, Readings, SharedScene, TableCommand, WeighedMove,
    WhichProgram, in_a_command,
};

use super::after::AfterTableGame;
use super::boards::BoardShown;
use super::declaring::Declaration;
use super::told::ScoreAsked;
use super::typed::TypedMove;
use super::{EndTold, LeftAlone, OpponentIs, Seat, SeatDeed};

impl Dialogue for Seat {
    type Deed = SeatDeed;
    type Own = TableCommand;

    talks_by!(tongue, open);

    fn told_by(&self) -> WhichProgram {
        self.modes.program()
    }

    fn help(&self) -> String {
        self.moment_help()
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.answer(self.moment_help())]
    }

    fn question(&self, deed: &SeatDeed) -> String {
        let texts = &self.tongue.texts;
        match deed {
            SeatDeed::Declares(declaration) => self.asks_whether(declaration),
            SeatDeed::Seal(typed) => texts.sure_to_seal(&typed.said.words),
            SeatDeed::Leave | SeatDeed::GoToMenu => match self.running.keeper.on_record() {
                OnRecord::Whole => texts.sure_to_leave(),
                OnRecord::Beginning => texts.sure_to_leave_the_rest(),
                OnRecord::Nothing => texts.sure_to_lose(),
            },
            SeatDeed::Abandon => texts.sure_to_abandon(),
            SeatDeed::OwnMove(typed) => {
                let words = self.words_of(&typed.said);
                match self.opponent_waits_for_repetition() {
                    true => texts.is_it_your_move_unrepeated(&words),
                    false if !self.may_tell_of_presses() => texts.is_it_yours(&words),
                    false => texts.is_it_your_move(&words),
                }
            }
            SeatDeed::WriteAgain(typed) => self.asks_to_write_again(&typed.said.words),
            SeatDeed::PressUnmoved(side) if *side == self.own => texts.press_without_move(),
            SeatDeed::PressUnmoved(side) => texts.press_without_move_of(*side),
            SeatDeed::FromBoard(called, _, said) => texts.board_shows_take(*called, &said.words),
            SeatDeed::FromPage(said) => texts.page_says_take(&said.words),
            SeatDeed::Desk(_) => texts.arbiters_number_wanted(),
            SeatDeed::Name => texts.own_name_wanted(),
            SeatDeed::SetNumber(..) => texts.arbiter_to_the_keyboard(),
            // The player does not hear of a result before it is declared.
            SeatDeed::EndGame(..) => texts.sure_to_end_game(),
        }
    }

    fn agreed(&mut self, deed: SeatDeed, now: Moment) -> Vec<Out> {
        match deed {
            SeatDeed::Declares(declaration) => self.has_declared(declaration, now),
            SeatDeed::Leave => vec![self.answer(self.how_it_comes_back()), Out::Leave],
            SeatDeed::GoToMenu => vec![Out::ToMenu],
            SeatDeed::Seal(typed) => self.sealed(typed, now),
            SeatDeed::Abandon => self.abandon(now),
            SeatDeed::EndGame(act, warrant) => self.arbiter_does(act, warrant, now),
            SeatDeed::OwnMove(typed) => self.say_own(typed, now),
            SeatDeed::WriteAgain(typed) => self.write_on(typed, now),
            SeatDeed::PressUnmoved(side) => self.press(side, now),
            SeatDeed::FromBoard(_, by, said) if by == self.own => {
                self.say_own(TypedMove::shown(said), now)
            }
            SeatDeed::FromBoard(_, _, said) | SeatDeed::FromPage(said) => {
                self.say_opponents(&TypedMove::shown(said), now)
            }
            SeatDeed::Name => self.ask(deed),
            SeatDeed::Desk(_) | SeatDeed::SetNumber(..) => Vec::new(),
        }
    }

    /// If it is not the player's own move, it is the opponent's.
    fn declined(&mut self, deed: SeatDeed, now: Moment) -> Vec<Out> {
        match deed {
            SeatDeed::OwnMove(typed) => self.say_opponents(&typed, now),
            SeatDeed::Name => self.take_no_name(),
            _ => vec![self.answer(self.tongue.texts.all_as_it_was())],
        }
    }

    /// A player who says a move instead of answering drops the question.
    fn lets_go_for(&self, deed: &SeatDeed) -> LetsGo {
        match deed {
            SeatDeed::OwnMove(_) | SeatDeed::PressUnmoved(_) => LetsGo::Moves,
            SeatDeed::FromBoard(..) => LetsGo::MovesAndCommands,
            _ => LetsGo::Nothing,
        }
    }

    fn help_on(&self, deed: &SeatDeed) -> Option<String> {
        match deed {
            SeatDeed::OwnMove(_) => Some(self.tongue.texts.help_own_move_or_reply()),
            _ => None,
        }
    }

    fn asks_for_number(&self) -> bool {
        let secret = |deed: &SeatDeed| matches!(deed, SeatDeed::Desk(_) | SeatDeed::SetNumber(..));
        matches!(&self.open.asked, Some(Asked::Deed(deed)) if secret(deed))
    }

    /// A PIN is not said in a hall, and a player does not answer for the arbiter.
    fn hears_answers(&self) -> bool {
        let ends = matches!(self.open.asked, Some(Asked::Deed(SeatDeed::EndGame(..))));
        !ends && !self.asks_for_number()
    }

    fn take_answer(&mut self, asked: Asked<SeatDeed>, line: &str, now: Moment) -> Vec<Out> {
        match asked {
            Asked::Deed(SeatDeed::Desk(act)) => self.number_given(&act, line, now),
            Asked::Deed(SeatDeed::Name) => self.name_given(line, now),
            Asked::Deed(SeatDeed::SetNumber(number, act)) => {
                self.new_number_typed(number, act, line, now)
            }
            Asked::Deed(deed @ SeatDeed::FromPage(_))
                if self.tongue.yes_or_no(line).is_none() && self.is_a_move(line) =>
            {
                self.answers_otherwise(deed, line, now)
            }
            asked => self.take_reply(asked, line, now),
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

    fn wants_more(&self, line: &GivenLine) -> Option<Command> {
        self.goes_on_after(line)
    }

    fn weighed_as_move(&self, saying: &Saying) -> Option<WeighedMove> {
        self.weighed_in_training(saying)
    }

    /// A sentence may be heard after later facts went on record; facts stay in order of time.
    fn said_at(&self, began: Moment) -> Moment {
        self.running.facts.last().map_or(began, |latest| began.max(latest.at))
    }

    fn obey_own(&mut self, command: TableCommand, rest: &str, now: Moment) -> Vec<Out> {
        match command {
            TableCommand::OwnTime(_) => self.tell_times(TimesAsked::Own, now),
            TableCommand::OpponentTime(_) => self.tell_times(TimesAsked::Opponents, now),
            TableCommand::Times(_) => self.tell_times(TimesAsked::Both, now),
            TableCommand::Moves(_) => self.asks(Question::Moves, now),
            TableCommand::WhoseTurn(_) => vec![self.answer(self.whose_turn())],
            TableCommand::Score(_) => self.tell_score(ScoreAsked::Whole, now),
            TableCommand::LastMove(_) => self.tell_score(ScoreAsked::LastMove, now),
            TableCommand::OpponentMove(_) => self.tell_score(ScoreAsked::OpponentsLast, now),
            TableCommand::HowToCastle(_) => vec![self.tongue.how_to_castle()],
            TableCommand::Device(_) => self.asks(Question::Capabilities, now),
            TableCommand::Press(_) | TableCommand::Start(_) if self.has_not_begun() => {
                self.start(now)
            }
            TableCommand::Start(_) => self.tell_started(),
            TableCommand::Press(_) => self.press_asked(self.own, now),
            TableCommand::OpponentPress(_) if self.has_not_begun() => {
                vec![self.answer(self.tongue.texts.enter_starts_clock())]
            }
            TableCommand::OpponentPress(_) => self.press_asked(!self.own, now),
            TableCommand::Correct(_) => self.correct(rest, now),
            TableCommand::Reads(_) => self.reads(rest, now),
            TableCommand::OfferDraw(_) => self.declares(Declaration::OfferDraw, now),
            TableCommand::AcceptDraw(_) => self.declares(Declaration::AcceptDraw, now),
            TableCommand::Resign(_) => self.declares(Declaration::Resign, now),
            TableCommand::DeclineDraw(_) => self.declines_draw(now),
            TableCommand::OpponentOffersDraw(_) => self.opponent_does(Act::OffersDraw, now),
            TableCommand::OpponentAcceptsDraw(_) => {
                self.declares(Declaration::OpponentAccepts, now)
            }
            TableCommand::OpponentDeclinesDraw(_) => self.opponent_does(Act::DeclinesDraw, now),
            TableCommand::OpponentResigns(_) => self.declares(Declaration::OpponentResigns, now),
            TableCommand::ClaimDraw(_) => self.claim(rest, now),
            TableCommand::Seal(_) => self.seals(rest, now),
            TableCommand::OpponentSeals(_) => self.opponent_seals(now),
            TableCommand::ClaimTime(_) => self.acts(Act::ClaimsTime, now),
            TableCommand::CallArbiter(_) => self.acts(Act::CallsArbiter(CallReason::Other), now),
            TableCommand::OpponentName(_) => self.name_opponent(rest),
            TableCommand::Sign(_) => self.acts(Act::Signs, now),
            TableCommand::Audit(_) => self.acts(Act::AsksForAudit, now),
            TableCommand::Board(_) => self.show(BoardShown::Whole, rest, now),
            TableCommand::Pieces(_) => self.show(BoardShown::Pieces, rest, now),
            TableCommand::Pawns(_) => self.show(BoardShown::Pawns, rest, now),
            TableCommand::Scan(_) => self.show(BoardShown::Line, rest, now),
            TableCommand::Square(_) => self.asks_of_square(Question::OnSquare, rest, now),
            TableCommand::MovesFrom(_) => self.asks_of_square(Question::MovesFrom, rest, now),
            TableCommand::Arbiter(_) => self.at_the_desk(rest, now),
            TableCommand::Alarm(_) => self.set_alarm(rest, now),
            TableCommand::NewGame(_) => self.after_game(AfterTableGame::NewGame),
            TableCommand::ReviewGame(_) => self.after_game(AfterTableGame::Review),
            TableCommand::Code(_) => self.tell_codes(),
            TableCommand::SendGame(_) => self.after_game(AfterTableGame::Sending),
            TableCommand::WhereSaved(_) => self.tell_where_saved(),
        }
    }

    /// Leaving a game in progress is confirmed first, because its clock may run. A sealed device is not left.
    fn goes_to_menu(&mut self, _: Moment) -> Vec<Out> {
        if self.end == EndTold::Told {
            return vec![Out::ToMenu];
        }
        if self.running.is_sealed() && !self.running.game.is_at_rest() {
            return vec![self.answer(self.tongue.texts.sealed_until_opened())];
        }
        self.ask(SeatDeed::GoToMenu)
    }

    fn enter_alone(&mut self, now: Moment) -> Vec<Out> {
        self.obey(Command::Press, "", now)
    }

    /// "No" may begin a correction if it does not answer an offer.
    fn takes_unasked(&self, answer: Answer) -> bool {
        let is_offered = self.running.game.offer_of(!self.own).is_some();
        let has_moved = self.running.game.turn().made.is_some() || self.has_written();
        answer == Answer::No && has_moved && !is_offered
    }

    /// The opponent's offer of a draw is a question too.
    fn answers_another(&mut self, answer: Answer, now: Moment) -> Option<Vec<Out>> {
        self.running.game.offer_of(!self.own)?;
        Some(match answer {
            Answer::Yes => self.obey(Command::AcceptDraw, "", now),
            Answer::No => self.obey(Command::DeclineDraw, "", now),
        })
    }

    fn is_provided(&self, command: Command) -> bool {
        self.provides(command) && !(self.end == EndTold::Told && is_of_play(command))
    }

    fn is_lacked(&self, command: Command) -> bool {
        self.is_never_done(command)
    }

    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        self.speak(line, now)
    }

    fn afterwards(&mut self, now: Moment) -> Vec<Out> {
        let out = self.tell_end();
        self.last_look.begins(self.running_time(now));
        out
    }

    fn sound_file(&self, now: Moment) -> Option<PathBuf> {
        // A PIN spoken while it is typed is not recorded.
        if self.asks_for_number() { None } else { self.sound_of(now) }
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
        match (self.running.is_sealed(), self.left_alone) {
            // An adjourned game waits for another day, and so does the device.
            _ if self.running.game.is_at_rest() => self.ask(SeatDeed::Leave),
            (false, _) => self.ask(SeatDeed::Leave),
            (true, LeftAlone::ForADay) => self.ask(SeatDeed::Abandon),
            // A sealed device is left only after the arbiter has opened it.
            (true, LeftAlone::No) => vec![self.answer(self.tongue.texts.sealed_until_opened())],
        }
    }

    fn look(&mut self, at: Square, now: Moment) -> Vec<Out> {
        self.feel(at, now)
    }

    fn around(&self) -> Surroundings {
        self.felt_around()
    }

    /// Applies what the clock has done by itself, and gives the reminders of training.
    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        self.left_alone = LeftAlone::of(&self.running, now);
        let mut told = self.running.stay_alive(now);
        told.extend(self.running.wake(now));
        let mut out = self.tell(told);
        out.extend(self.remind(now));
        out.extend(self.tell_end());
        out
    }

    fn take_suspension(&mut self, away: Span, now: Moment) -> Vec<Out> {
        let mut told = self.running.wake(now);
        told.extend(self.running.was_suspended(away, now));
        let mut out = self.tell(told);
        out.extend(self.let_time_pass(now));
        out
    }

    /// When something is to be told without any input.
    fn wake_at(&self, now: Moment) -> Option<Moment> {
        let reminder = self.next_reminder(now).map(|wait| now + wait);
        let alarm = self.next_alarm(now).map(|wait| now + wait);
        [self.running.game.wake_at(), reminder, alarm].into_iter().flatten().min()
    }
}

impl Seat {
    /// Tells the codes of the open doors.
    fn tell_codes(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        match self.doors.as_slice() {
            [] => vec![self.answer(texts.no_door_open())],
            doors => doors.iter().map(|door| self.answer(door.told(texts))).collect(),
        }
    }

    /// Tells a leaving player how to resume the game.
    fn how_it_comes_back(&self) -> String {
        let texts = &self.tongue.texts;
        let kept = match self.running.keeper.on_record() {
            OnRecord::Whole => texts.left_on_record(),
            OnRecord::Beginning => texts.left_in_part(),
            OnRecord::Nothing => return texts.left_unrecorded(),
        };
        let named = self.running.keeper.must_be_named(texts);
        let named = named.map(|path| format!("--resume {}", in_a_command(&path)));
        let option = || named.clone().unwrap_or_else(|| "--resume".to_owned());
        let command = match self.opponent {
            OpponentIs::AtTheTable => texts.game_left(&self.modes.program().opens(
                SharedScene::Play,
                &option(),
                texts.language(),
            )),
            // An unfinished game with a host is found by itself.
            OpponentIs::Host if named.is_none() => texts.game_left_by_this_command(),
            // The command has to name the opponent's address.
            OpponentIs::Host | OpponentIs::Guest => texts.game_left_elsewhere(&option()),
        };
        format!("{kept} {command}")
    }
}

fn is_of_play(command: Command) -> bool {
    matches!(
        command,
        Command::Press
            | Command::OpponentPress
            | Command::Start
            | Command::WhoseTurn
            | Command::OfferDraw
            | Command::AcceptDraw
            | Command::DeclineDraw
            | Command::ClaimDraw
            | Command::ClaimTime
            | Command::Resign
            | Command::OpponentOffersDraw
            | Command::OpponentAcceptsDraw
            | Command::OpponentDeclinesDraw
            | Command::OpponentResigns
            | Command::Seal
            | Command::OpponentSeals
            | Command::TimesToTell
            | Command::Alarm
            | Command::Audit
    )
}
