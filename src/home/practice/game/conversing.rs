//! Turns what a player types, says and presses in a practice game into acts.

use crate::chess::Square;
use crate::chess::notation::pgn::GameResult;
use crate::clock::Moment;
use crate::laws::Mode;
use crate::practice::blindfold::Blindfold;
use crate::practice::game::after::AfterGame;
use crate::practice::game::{PracticeDeed, Practising};
use crate::practice::over::{Over, over_by_claim};
use crate::practice::rival::RivalOffer;
use crate::present::board::answers::names_a_square;
use crate::present::cells::Surroundings;
use crate::present::conversation::{
    Dialogue, GivenLine, MoveAsked, Out, Saying, TakesAnswers as _, TimesAsked, talks_by,
};
use crate::present::editor::Key;
use crate::table::Permit;
use crate::words::{
    Answer, BoardCommand, Command, Listening, NoLegalMove, NoMove, PracticeCommand, WeighedMove,
    after_with, likelier,
};

/// How many of the last moves are told if no number is given.
const LAST_MOVES: usize = 4;

impl Practising {
    /// Takes a typed or spoken move.
    fn take_move(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        let (typed, moves) = (line.text(), self.tongue.moves());
        let given = line.read_move(&moves);
        let misread = given.as_ref().err().map(|no| self.what_to_type(no));
        let found = moves.legal_of(given, typed, self.position(), &self.tongue.texts);
        match found {
            Err(NoLegalMove::NotUnderstood(reason)) => {
                self.not_taken(typed, &misread.unwrap_or(reason))
            }
            _ if self.over.is_some() => self.refuse(self.tongue.texts.game_is_over()),
            _ if !self.is_own_move() => self.refuse(self.tongue.texts.opponent_to_move()),
            Err(NoLegalMove::NotPlayable(reason)) => self.refuse(&reason),
            Err(NoLegalMove::Several(which)) => self.ask_which(MoveAsked::alone(which)),
            Ok(legal) => self.play_own(legal, now),
        }
    }

    /// An example of what to type now, after a line that is not a move.
    fn what_to_type(&self, no: &NoMove) -> String {
        let texts = &self.tongue.texts;
        match (self.over, self.is_own_move()) {
            (Some(_), _) => self.what_next(),
            (None, true) => self.tongue.moves().misread(no, Some(self.position()), texts),
            (None, false) => texts.question_such_as(),
        }
    }

    /// Claims a draw by repetition or fifty moves, as the position stands or with an intended move that is not played
    /// (9.2.1, 9.3). Hector checks the claim at once.
    fn claim_draw(&mut self, intended: &str, now: Moment) -> Vec<Out> {
        if self.over.is_some() {
            return self.refuse(self.tongue.texts.game_is_over());
        }
        if !self.is_own_move() {
            return self.refuse(self.tongue.texts.opponent_to_move());
        }
        let intended = after_with(intended);
        if intended.is_empty() {
            return match over_by_claim(&self.kept.game) {
                Some(over) => self.ends(over, now),
                None => self.refuse(self.tongue.texts.no_draw_to_claim()),
            };
        }
        let moves = self.tongue.moves();
        match moves.legal_of(moves.read(intended), intended, self.position(), &self.tongue.texts) {
            Err(NoLegalMove::NotUnderstood(reason)) => self.not_taken(intended, &reason),
            Err(NoLegalMove::NotPlayable(reason)) => self.refuse(&reason),
            Err(NoLegalMove::Several(which)) => {
                let behind = Some(Command::ClaimDraw);
                self.ask_which(MoveAsked { behind, ..MoveAsked::alone(which) })
            }
            Ok(legal) => {
                let mut after = self.kept.game.clone();
                after.play(legal);
                match over_by_claim(&after) {
                    Some(over) => self.ends(over, now),
                    None => {
                        let words = self.in_squares(legal);
                        self.refuse(self.tongue.texts.no_draw_to_claim_with(&words))
                    }
                }
            }
        }
    }

    fn tell_moves(&self, count: &str) -> Vec<Out> {
        let count = match self.tongue.count(count, LAST_MOVES) {
            Ok(count) => count,
            Err(refused) => return refused,
        };
        let segments = self.last_moves(count);
        if segments.is_empty() {
            return vec![self.answer(self.tongue.texts.no_moves_yet())];
        }
        vec![self.says(segments)]
    }

    fn change_blindfold(&mut self, rest: &str, now: Moment) -> Vec<Out> {
        if rest.trim().is_empty() {
            return vec![self.answer(self.kept.blindfold.told(&self.tongue.texts))];
        }
        let level = self.tongue.number(rest).and_then(|number| u8::try_from(number).ok());
        let Some(blindfold) = level.and_then(Blindfold::of) else {
            return self.refuse(self.tongue.texts.blindfold_unclear(rest));
        };
        self.kept.blindfold = blindfold;
        let mut out = vec![self.answer(blindfold.told(&self.tongue.texts))];
        if blindfold.withholds(PracticeCommand::Walk(())) && self.walk.is_some() {
            out.extend(self.stop_walking());
        }
        out.extend(self.keep(now));
        out
    }
}

impl Dialogue for Practising {
    type Deed = PracticeDeed;
    type Own = PracticeCommand;

    talks_by!(tongue, open);

    fn help(&self) -> String {
        match self.over {
            Some(_) => self.what_next(),
            None => self.tongue.texts.practice_help(),
        }
    }

    fn is_provided(&self, command: Command) -> bool {
        self.over.is_none() || !is_of_play(command)
    }

    fn moment(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let turn = match (self.over, self.is_own_move()) {
            (Some(_), _) => self.what_next(),
            (None, true) if self.kept.offer == RivalOffer::Stands => {
                format!("{} {}", texts.your_move(), texts.opponent_offers_draw())
            }
            (None, true) => texts.your_move(),
            (None, false) => texts.opponent_thinks(),
        };
        vec![self.answer(turn)]
    }

    fn question(&self, deed: &PracticeDeed) -> String {
        let texts = &self.tongue.texts;
        match deed {
            PracticeDeed::Resign => texts.sure_to_resign(),
            PracticeDeed::OfferDraw => texts.sure_to_offer_draw(),
            PracticeDeed::AcceptDraw => texts.sure_to_accept_draw(),
            PracticeDeed::Leave if self.is_safe() => texts.sure_to_leave(),
            PracticeDeed::Leave => texts.sure_to_lose(),
            PracticeDeed::GoOnAgainst(level, reason) => {
                texts.engine_set_aside(reason, level.number())
            }
        }
    }

    /// Without an opponent there is no game to return to.
    fn may_be_left(&self, deed: &PracticeDeed) -> bool {
        !matches!(deed, PracticeDeed::GoOnAgainst(..))
    }

    fn agreed(&mut self, deed: PracticeDeed, now: Moment) -> Vec<Out> {
        match deed {
            PracticeDeed::Resign => self.resigns(self.kept.own, now),
            PracticeDeed::OfferDraw => self.answer_draw_offer(now),
            PracticeDeed::AcceptDraw => self.ends(Over::Agreement, now),
            PracticeDeed::Leave => self.leave(now),
            PracticeDeed::GoOnAgainst(level, _) => {
                let told_of_keeping = self.go_on_against(level, now);
                let told = self.kept.adversary.told(&self.tongue.texts);
                let told = self.answer(format!("{told}."));
                std::iter::once(told).chain(told_of_keeping).collect()
            }
        }
    }

    fn declined(&mut self, deed: PracticeDeed, now: Moment) -> Vec<Out> {
        match deed {
            // Without an opponent the game cannot go on, but it can be resumed later.
            PracticeDeed::GoOnAgainst(..) => self.leave(now),
            _ => vec![self.answer(self.tongue.texts.all_as_it_was())],
        }
    }

    /// Legal moves may influence the choice among readings, but not what is listened for.
    fn listening(&self) -> Vec<Listening> {
        let mut listening = match self.open.goes_on {
            // A square by itself sounds like a pawn move, a piece like a promotion.
            Some(_) => vec![Listening::Announcement, Listening::Promotion, Listening::Practice],
            None => vec![Listening::Announcement, Listening::Practice],
        };
        if self.is_offered_a_draw() {
            listening.push(Listening::Answer);
        }
        listening
    }

    /// "Yes" to an offer is confirmed before it ends the game.
    fn answers_another(&mut self, answer: Answer, now: Moment) -> Option<Vec<Out>> {
        self.is_offered_a_draw().then(|| match answer {
            Answer::Yes => self.accept_draw(),
            Answer::No => self.decline_draw(now),
        })
    }

    fn wants_more(&self, line: &GivenLine) -> Option<Command> {
        line.cut_short()
    }

    fn weighed_as_move(&self, saying: &Saying) -> Option<WeighedMove> {
        let permit = Permit::in_mode(Mode::Training)?;
        let (text, others) = (&saying.text, &saying.alternatives);
        Some(likelier(text, others, self.position(), &self.tongue.lexicon, permit))
    }

    fn obey_own(&mut self, command: PracticeCommand, rest: &str, now: Moment) -> Vec<Out> {
        if self.kept.blindfold.withholds(command) {
            let level = self.kept.blindfold.level();
            return self.refuse(self.tongue.texts.blindfold_withholds(level));
        }
        match command {
            PracticeCommand::OwnTime(_) => vec![self.answer(self.times(TimesAsked::Own, now))],
            PracticeCommand::OpponentTime(_) => {
                vec![self.answer(self.times(TimesAsked::Opponents, now))]
            }
            PracticeCommand::Times(_) => vec![self.answer(self.times(TimesAsked::Both, now))],
            PracticeCommand::Moves(_) => {
                let moves = self.kept.game.moves().len().div_ceil(2);
                vec![self.answer(self.tongue.texts.moves_so_far(moves))]
            }
            PracticeCommand::WhoseTurn(_) => self.moment(),
            PracticeCommand::LastMove(_) => self.tell_last(),
            PracticeCommand::OpponentMove(_) => self.tell_opponents_last(),
            PracticeCommand::HowToCastle(_) => self.tell_castling(),
            PracticeCommand::LastMoves(_) => self.tell_moves(rest),
            PracticeCommand::Score(_) => self.tell_moves("1000"),
            PracticeCommand::OfferDraw(_) | PracticeCommand::Resign(_) if self.over.is_some() => {
                self.refuse(self.tongue.texts.game_is_over())
            }
            PracticeCommand::AcceptDraw(_) => self.accept_draw(),
            PracticeCommand::DeclineDraw(_) => self.decline_draw(now),
            // Offering a draw while one is offered accepts it.
            PracticeCommand::OfferDraw(_) if self.kept.offer == RivalOffer::Stands => {
                self.accept_draw()
            }
            PracticeCommand::OfferDraw(_) => self.ask(PracticeDeed::OfferDraw),
            PracticeCommand::PlayOn(_) => self.change_opponents(),
            PracticeCommand::Resign(_) => self.ask(PracticeDeed::Resign),
            PracticeCommand::ClaimDraw(_) => self.claim_draw(rest, now),
            PracticeCommand::TakeBack(_) => self.take_back(now),
            PracticeCommand::Hint(_) => self.hint(now),
            PracticeCommand::Evaluation(_) => self.evaluation(),
            PracticeCommand::Attacked(_) => self.board().what_is_attacked(),
            PracticeCommand::Material(_) => self.board().what_material(),
            PracticeCommand::Opening(_) => self.board().opening_name(&self.kept.game),
            PracticeCommand::Changed(_) => {
                let positions = self.kept.game.positions();
                self.board().what_changed(positions.iter().rev().nth(1))
            }
            PracticeCommand::Blindfold(_) => self.change_blindfold(rest, now),
            PracticeCommand::Opponent(_) => {
                let opponent = self.kept.adversary.told(&self.tongue.texts);
                vec![self.answer(format!("{opponent}."))]
            }
            PracticeCommand::Alarm(_) => {
                let clock = self.clock.as_ref();
                let left = clock.and_then(|clock| clock.reading(now).of(self.kept.own).remaining);
                let mut alarm = self.kept.alarm;
                let mut out = alarm.take(rest, left, &self.tongue);
                if std::mem::replace(&mut self.kept.alarm, alarm) != alarm {
                    out.extend(self.keep(now));
                }
                out
            }
            PracticeCommand::SendGame(_) => self.send(),
            PracticeCommand::WhereSaved(_) => self.tell_where_it_lies(),
            PracticeCommand::NewGame(_) => self.after(AfterGame::NewGame),
            PracticeCommand::Options(_) => self.chooses_options(),
            PracticeCommand::Rematch(_) => self.after(AfterGame::Rematch),
            PracticeCommand::ReviewGame(_) => self.after(AfterGame::Review),
            PracticeCommand::Walk(_) => self.walk(rest),
            // As in lichess.
            PracticeCommand::AsksBoard(BoardCommand::Board(_))
                if names_a_square(rest, &self.tongue.lexicon) =>
            {
                self.walk(rest)
            }
            PracticeCommand::AsksBoard(asked) => self.board().look_at(asked, rest),
        }
    }

    /// The game is stored as it stands.
    fn goes_to_menu(&mut self, now: Moment) -> Vec<Out> {
        if self.over.is_some() || self.is_untouched() {
            return vec![Out::ToMenu];
        }
        let mut out = self.keep(now);
        match self.is_safe() {
            true => out.push(Out::ToMenu),
            false => out.extend(self.ask(PracticeDeed::Leave)),
        }
        out
    }

    fn enter_alone(&mut self, now: Moment) -> Vec<Out> {
        self.obey(Command::LastMove, "", now)
    }

    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        self.take_move(line, now)
    }

    fn walks(&self) -> bool {
        self.walk.is_some()
    }

    fn take_stride(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        self.walk_on(key, now)
    }

    fn leaves(&mut self) -> Vec<Out> {
        if self.kept.result != GameResult::Open
            || self.kept.game.moves().is_empty() && self.is_untouched()
        {
            return vec![Out::Leave];
        }
        self.ask(PracticeDeed::Leave)
    }

    fn look(&mut self, at: Square, _: Moment) -> Vec<Out> {
        if self.kept.blindfold.withholds(PracticeCommand::AsksBoard(BoardCommand::Square(()))) {
            return vec![self.says(vec![self.said(self.tongue.wording.say_square(at))])];
        }
        vec![self.says(self.board().contents(at, "."))]
    }

    fn around(&self) -> Surroundings {
        self.felt_around()
    }

    /// Checks whether the opponent has moved, and the clock.
    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let position = self.kept.game.position().clone();
        let replies = self.rival.replies(&position, &self.tongue.texts);
        let mut out = self.take_replies(replies, now);
        out.extend(self.look_at_clock(now));
        out
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        let clock = self.clock.as_ref().filter(|_| self.over.is_none())?;
        let reminder = self.next_reminder(now).map(|wait| now + wait);
        clock.wake_at().into_iter().chain(reminder).min()
    }
}

/// Whether a command is for a game in progress.
fn is_of_play(command: Command) -> bool {
    matches!(
        command,
        Command::OfferDraw
            | Command::AcceptDraw
            | Command::DeclineDraw
            | Command::ClaimDraw
            | Command::Resign
            | Command::WhoseTurn
            | Command::Hint
            | Command::Alarm
            | Command::TimesToTell
    )
}
