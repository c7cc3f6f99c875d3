//! Turns what a listener types, says and presses into answers.

use crate::chess::Square;
use crate::clock::Moment;
use crate::laws::Mode;
use crate::present::board::answers::names_a_square;
use crate::present::cells::Surroundings;
use crate::present::conversation::{Dialogue, GivenLine, KeyList, Out, Saying, talks_by};
use crate::present::editor::Key;
use crate::table::Permit;
use crate::words::scene_names::opened_in_hector;
use crate::words::{
    Activity, Answer, BoardCommand, Command, Listening, ReviewCommand, WeighedMove, likelier,
};

use super::course::{Course, LineWay};
use super::listening::{ReviewDeed, Reviewing};

impl Reviewing {
    fn leave_file(&mut self) -> Vec<Out> {
        let mut out = self.keep_place();
        let review = opened_in_hector("review", "", self.tongue.settings.language);
        out.push(self.answer(self.tongue.texts.review_left(&review)));
        out.push(Out::Leave);
        out
    }

    /// Blocks until background work is done; for input by lines without keys.
    pub fn wait_for_work(&mut self) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(progress) = self.library.wait(&self.tongue.texts) {
            out.extend(self.take_progress(progress));
        }
        out
    }
}

/// Whether a command would reveal the move to be guessed.
fn would_tell_the_move(command: ReviewCommand) -> bool {
    matches!(
        command,
        ReviewCommand::Forward(_)
            | ReviewCommand::Back(_)
            | ReviewCommand::ToEnd(_)
            | ReviewCommand::ToStart(_)
            | ReviewCommand::ToLineEnd(_)
            | ReviewCommand::NextComment(_)
            | ReviewCommand::PreviousComment(_)
            | ReviewCommand::NextMistake(_)
            | ReviewCommand::PreviousMistake(_)
            | ReviewCommand::GoTo(_)
            | ReviewCommand::Play(_)
            | ReviewCommand::Branch(_)
    )
}

impl Dialogue for Reviewing {
    type Deed = ReviewDeed;
    type Own = ReviewCommand;

    talks_by!(tongue, open);

    fn help(&self) -> String {
        self.tongue.texts.review_help()
    }

    fn moment(&self) -> Vec<Out> {
        self.tell_place()
    }

    fn question(&self, deed: &ReviewDeed) -> String {
        match deed {
            ReviewDeed::Resume(place) => {
                self.tongue.texts.review_unfinished(place.game + 1, place.number)
            }
            ReviewDeed::Leave => self.tongue.texts.review_leave(),
        }
    }

    fn agreed(&mut self, deed: ReviewDeed, _: Moment) -> Vec<Out> {
        match deed {
            ReviewDeed::Resume(place) => self.go_to_place(&place),
            ReviewDeed::Leave => self.leave_file(),
        }
    }

    fn declined(&mut self, deed: ReviewDeed, _: Moment) -> Vec<Out> {
        match deed {
            ReviewDeed::Resume(_) => self.open_game(0),
            ReviewDeed::Leave => vec![self.answer(self.tongue.texts.all_as_it_was())],
        }
    }

    /// Enter resumes where the listener stopped, and never leaves by accident.
    fn usual_answer(&self, deed: &ReviewDeed) -> Option<Answer> {
        matches!(deed, ReviewDeed::Resume(_)).then_some(Answer::Yes)
    }

    fn listening(&self) -> Vec<Listening> {
        match self.open.goes_on {
            Some(_) => vec![Listening::Announcement, Listening::Promotion, Listening::Review],
            None => vec![Listening::Announcement, Listening::Review],
        }
    }

    fn wants_more(&self, line: &GivenLine) -> Option<Command> {
        line.bare_command().filter(|command| command.needs_more() || *command == Command::GoTo)
    }

    fn weighed_as_move(&self, saying: &Saying) -> Option<WeighedMove> {
        let permit = Permit::in_mode(Mode::Training)?;
        let (text, others) = (&saying.text, &saying.alternatives);
        let position = self.course.as_ref()?.position();
        Some(likelier(text, others, position, &self.tongue.lexicon, permit))
    }

    fn obey_own(&mut self, command: ReviewCommand, rest: &str, now: Moment) -> Vec<Out> {
        if would_tell_the_move(command) && self.guessing.is_some() {
            return self.refuse(self.tongue.texts.stop_guessing_first());
        }
        match command {
            ReviewCommand::Stop(_) if std::mem::take(&mut self.was_playing) => {
                vec![self.answer(self.tongue.texts.stopped())]
            }
            ReviewCommand::Stop(_) => self.stop(),
            ReviewCommand::Find(_) => self.find(rest),
            ReviewCommand::Found(_) => self.tell_found(rest),
            ReviewCommand::AllGames(_) => self.all_games(),
            ReviewCommand::Game(_) => self.game_named(rest),
            ReviewCommand::NextGame(_) => self.next_game(),
            ReviewCommand::PreviousGame(_) => self.previous_game(),
            ReviewCommand::Header(_) => self.tell_header(),
            ReviewCommand::Bookmark(_) => self.set_bookmark(rest),
            ReviewCommand::Bookmarks(_) => self.tell_bookmarks(),
            ReviewCommand::ToBookmark(_) => self.go_to_bookmark(rest),
            ReviewCommand::RemoveBookmark(_) => self.remove_bookmark(rest),
            ReviewCommand::Pace(_) => self.set_pace(rest),
            ReviewCommand::Forward(_) => self.steps(rest, Reviewing::forward),
            ReviewCommand::Back(_) => self.steps(rest, Reviewing::back),
            ReviewCommand::ToStart(_) => self.jump(Course::rewind),
            ReviewCommand::ToEnd(_) => self.jump(|course| course.go_to(usize::MAX)),
            ReviewCommand::ToLineEnd(_) => self.jump_to_line_end(),
            ReviewCommand::NextComment(_) => self.jump_to_comment(LineWay::On),
            ReviewCommand::PreviousComment(_) => self.jump_to_comment(LineWay::Back),
            ReviewCommand::NextMistake(_) => self.jump_to_mistake(LineWay::On),
            ReviewCommand::PreviousMistake(_) => self.jump_to_mistake(LineWay::Back),
            ReviewCommand::GoTo(_) => self.go_to(rest),
            ReviewCommand::Play(_) => self.play(now),
            ReviewCommand::Branch(_) => self.enter(rest),
            ReviewCommand::LeaveBranch(_) => self.leave(),
            ReviewCommand::LastMove(_) => self.tell_latest(),
            ReviewCommand::Moves(_) => self.tell_place(),
            ReviewCommand::WhoseTurn(_) => self.of_course(|course| self.tell_turn(course)),
            ReviewCommand::Guess(_) => self.guess(rest),
            ReviewCommand::Show(_) => self.show_move(),
            ReviewCommand::Hint(_) => self.hint(),
            ReviewCommand::Walk(_) => self.walk(rest),
            // As in lichess.
            ReviewCommand::AsksBoard(BoardCommand::Board(_))
                if names_a_square(rest, &self.tongue.lexicon) =>
            {
                self.walk(rest)
            }
            ReviewCommand::AsksBoard(asked) => {
                self.of_course(|course| self.board(course).look_at(asked, rest))
            }
            ReviewCommand::Branches(_) => self.of_course(|course| self.tell_branches(course)),
            ReviewCommand::Comment(_) => self.of_course(|course| self.tell_comments(course)),
            ReviewCommand::RecordedWorth(_) => self.of_course(|course| self.tell_judgement(course)),
            ReviewCommand::Arrows(_) => self.of_course(|course| self.tell_drawn(course)),
            ReviewCommand::Times(_) => self.of_course(|course| self.tell_times(course)),
            ReviewCommand::Result(_) => self.of_course(|_| self.tell_result()),
            ReviewCommand::LastMoves(_) => self.of_course(|course| self.tell_moves(course, rest)),
            ReviewCommand::Score(_) => self.of_course(|course| self.tell_moves(course, "1000")),
            ReviewCommand::Evaluation(_) => self.of_course(|course| self.evaluation(course)),
            ReviewCommand::Attacked(_) => {
                self.of_course(|course| self.board(course).what_is_attacked())
            }
            ReviewCommand::Material(_) => {
                self.of_course(|course| self.board(course).what_material())
            }
            ReviewCommand::Opening(_) => self
                .of_course(|course| self.board(course).opening_name(&course.way().before_a_pass())),
            ReviewCommand::Changed(_) => self.of_course(|course| {
                let before = course.way().positions().iter().rev().nth(1);
                self.board(course).what_changed(before)
            }),
        }
    }

    fn goes_to_menu(&mut self, _: Moment) -> Vec<Out> {
        let mut out = self.keep_place();
        out.push(Out::ToMenu);
        out
    }

    fn enter_alone(&mut self, now: Moment) -> Vec<Out> {
        if std::mem::take(&mut self.was_playing) {
            return vec![self.answer(self.tongue.texts.stopped())];
        }
        self.obey(Command::Forward, "", now)
    }

    fn take_other(&mut self, line: &GivenLine, _: Moment) -> Vec<Out> {
        self.take_move(line)
    }

    fn walks(&self) -> bool {
        self.walker.is_some()
    }

    fn take_stride(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        self.walk_on(key, now)
    }

    fn take_own_key(&mut self, key: Key, _: Moment) -> Option<Vec<Out>> {
        let talks = self.tongue.settings.ear.is_by_key()
            && KeyList::at(Activity::Review).command_of(key) == Some(Command::Talk);
        if self.playing.take().is_some() {
            // Say nothing now: it would be picked up by the microphone of a user who wants to talk.
            let then = match talks {
                true => Out::Talk,
                false => self.answer(self.tongue.texts.stopped()),
            };
            return Some(vec![Out::Hush, then]);
        }
        None
    }

    /// Typing interrupts the playing of moves.
    fn interrupts(&mut self) {
        self.was_playing = self.playing.take().is_some();
    }

    fn leaves(&mut self) -> Vec<Out> {
        self.playing = None;
        if self.course.is_none() {
            return vec![Out::Leave];
        }
        self.ask(ReviewDeed::Leave)
    }

    fn look(&mut self, at: Square, _: Moment) -> Vec<Out> {
        let course = self.course.iter();
        course.map(|course| self.says(self.board(course).contents(at, "."))).collect()
    }

    fn around(&self) -> Surroundings {
        self.felt_around()
    }

    /// Checks for results of background work, and whether the next move is due.
    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(progress) = self.library.progress(&self.tongue.texts) {
            out.extend(self.take_progress(progress));
        }
        out.extend(self.play_on(now));
        out
    }

    fn wake_at(&self, _: Moment) -> Option<Moment> {
        self.playing
    }
}
