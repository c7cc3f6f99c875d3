//! What a listener types, says and presses becomes what is told. Never opens a device.

use crate::chess::Square;
use crate::clock::Moment;
use crate::laws::Mode;
use crate::present::board::answers::names_a_square;
use crate::present::cells::Surroundings;
use crate::present::conversation::{
    Converses, GivenLine, KeyList, Out, Saying, Situation, talks_by,
};
use crate::present::editor::Key;
use crate::table::Permit;
use crate::words::{Activity, Answer, Command, Listening, WeighedMove, likelier};

use super::course::{Course, LineWay};
use super::listening::{ReviewDeed, Reviewing};

impl Reviewing {
    /// What can be asked and done where a game is open.
    fn obey_in_game(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        match command {
            Command::Forward => self.steps(rest, Reviewing::forward),
            Command::Back => self.steps(rest, Reviewing::back),
            Command::ToStart => self.jump(Course::rewind),
            Command::ToEnd => self.jump(|course| course.go_to(usize::MAX)),
            Command::ToLineEnd => self.jump_to_line_end(),
            Command::NextComment => self.jump_to_comment(LineWay::On),
            Command::PreviousComment => self.jump_to_comment(LineWay::Back),
            Command::NextMistake => self.jump_to_mistake(LineWay::On),
            Command::PreviousMistake => self.jump_to_mistake(LineWay::Back),
            Command::GoTo => self.go_to(rest),
            Command::Play => self.play(now),
            Command::Stop => self.stop(),
            Command::Branch => self.enter(rest),
            Command::LeaveBranch => self.leave(),
            Command::LastMove => self.tell_latest(),
            Command::Moves => self.tell_place(),
            Command::Bookmark => self.set_bookmark(rest),
            Command::Guess => self.guess(rest),
            Command::Show => self.show_move(),
            Command::Hint => self.hint(),
            Command::Walk => self.walk(rest),
            // As in lichess.
            Command::Board if names_a_square(rest, &self.tongue.lexicon) => self.walk(rest),
            _ => match &self.course {
                Some(course) => self.look_up(course, command, rest),
                None => self.refuse(&self.trouble),
            },
        }
    }

    fn leave_file(&mut self) -> Vec<Out> {
        let mut out = self.keep_place();
        out.push(self.answer(self.tongue.texts.review_left()));
        out.push(Out::Leave);
        out
    }

    /// Waits until the work beside is done, for who has lines and no keys.
    pub(crate) fn wait_for_work(&mut self) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(progress) = self.library.wait(&self.tongue.texts) {
            out.extend(self.take_progress(progress));
        }
        out
    }
}

/// What tells the move that is to be guessed.
fn would_tell_the_move(command: Command) -> bool {
    matches!(
        command,
        Command::Forward
            | Command::Back
            | Command::ToEnd
            | Command::ToStart
            | Command::ToLineEnd
            | Command::NextComment
            | Command::PreviousComment
            | Command::NextMistake
            | Command::PreviousMistake
            | Command::GoTo
            | Command::Play
            | Command::Branch
    )
}

impl Converses for Reviewing {
    type Deed = ReviewDeed;

    const ACTIVITY: Activity = Activity::Review;

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

    /// Enter goes on where one stopped, and leaves nothing by accident.
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

    fn obey_own(&mut self, command: Command, rest: &str, now: Moment) -> Option<Vec<Out>> {
        Some(match command {
            Command::Stop if std::mem::take(&mut self.was_playing) => {
                vec![self.answer(self.tongue.texts.stopped())]
            }
            Command::Find => self.find(rest),
            Command::Found => self.tell_found(rest),
            Command::AllGames => self.all_games(),
            Command::Game => self.game_named(rest),
            Command::NextGame => self.next_game(),
            Command::PreviousGame => self.previous_game(),
            Command::Header => self.tell_header(),
            Command::Bookmarks => self.tell_bookmarks(),
            Command::ToBookmark => self.go_to_bookmark(rest),
            Command::RemoveBookmark => self.remove_bookmark(rest),
            Command::Pace => self.set_pace(rest),
            command if would_tell_the_move(command) && self.guessing.is_some() => {
                self.refuse(self.tongue.texts.stop_guessing_first())
            }
            command if command.is_of_every_talk() => return None,
            command => self.obey_in_game(command, rest, now),
        })
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

    fn take_own_key(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        let talks = self.tongue.settings.ear.is_by_key()
            && KeyList::at(Activity::Review).command_of(key) == Some(Command::Talk);
        if self.playing.take().is_some() {
            // No word of ours comes into the microphone of whoever wants to talk now.
            let then = match talks {
                true => Out::Talk,
                false => self.answer(self.tongue.texts.stopped()),
            };
            return Some(vec![Out::Hush, then]);
        }
        self.take_stride(key, now)
    }

    /// Whoever types has heard enough for now.
    fn interrupts(&mut self) {
        self.was_playing = self.playing.take().is_some();
    }
}

impl Situation for Reviewing {
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

    /// Looks what the work beside has brought, and whether the next move is due.
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
