//! What a player types, says and presses at the drills, turned into answers and commands.

use crate::chess::Square;
use crate::clock::Moment;
use crate::drills::drilling::{DrillCourse, Drilling, LeavesDrills, OpenDrill};
use crate::drills::lesson::Lesson;
use crate::drills::question::AnswerTaken;
use crate::drills::task::{Drill, Task};
use crate::present::cells::Surroundings;
use crate::present::conversation::{Dialogue, GivenLine, Out, talks_by};
use crate::words::{Answer, BoardCommand, Command, DrillCommand, Listening, Readings, command};

impl Drilling {
    /// Describes the board, unless the question is whether it was remembered.
    fn look_at(&self, asked: BoardCommand, rest: &str) -> Vec<Out> {
        match self.open.as_ref().and_then(|open| open.question.board()) {
            Some((position, own)) => self.tongue.asked_of(position, own).look_at(asked, rest),
            None => self.refuse(self.tongue.texts.no_board_here()),
        }
    }

    /// Tells the level of this drill, or changes it.
    fn take_level(&mut self, rest: &str) -> Vec<Out> {
        let DrillCourse::One(drill) = self.course else {
            return self.refuse(self.tongue.texts.level_of_which_drill());
        };
        if drill.levels() == 1 {
            return vec![self.answer(self.tongue.texts.one_level())];
        }
        let level = self.progress.record(drill).level;
        if rest.trim().is_empty() {
            return vec![self.answer(self.tongue.texts.level_is(level))];
        }
        let wanted = self.tongue.number(rest).and_then(|number| u8::try_from(number).ok());
        match wanted.filter(|level| (1..=drill.levels()).contains(level)) {
            Some(level) => self.set_level(drill, level),
            None => self.refuse(self.tongue.texts.no_such_level(rest, drill.levels())),
        }
    }

    /// The lesson with a number.
    fn lesson_numbered(&self, line: &str) -> Option<Lesson> {
        let place = self.tongue.number(line)?.checked_sub(1)?;
        Lesson::ALL.get(place).copied()
    }

    fn go_to_lesson(&mut self, lesson: Option<Lesson>) -> Vec<Out> {
        match lesson {
            Some(lesson) => self.asks_next(Task::Lesson(lesson)),
            None => self.ask_again(),
        }
    }

    /// Chooses a drill by number or name; Enter takes what is due.
    fn choose(&mut self, line: &str) -> Option<Vec<Out>> {
        if line.is_empty() {
            let is_due = !self.progress.due(self.today, None).is_empty();
            let course = match is_due {
                true => DrillCourse::Due,
                false => DrillCourse::One(self.usual_drill()),
            };
            return Some(self.begin(course));
        }
        let numbered = self.tongue.number(line).and_then(|number| number.checked_sub(1));
        let drill = numbered.and_then(|place| Drill::ALL.get(place).copied());
        let drill = drill.or_else(|| Drill::named(line))?;
        Some(self.begin(DrillCourse::One(drill)))
    }

    /// Whether a line asks about the board in words: "square Eva vier" names a square and is not a pawn move. A single
    /// letter may begin a move.
    fn asks_the_board(&self, line: &str) -> bool {
        // A route consists of squares only, so "square Eva vier" is not one.
        let asks = |open: &OpenDrill| {
            open.question.board().is_some() || open.question.listening().contains(&Listening::Route)
        };
        let is_asked = self.open.as_ref().is_some_and(asks);
        let is_word = line.split(' ').next().is_some_and(|word| word.chars().count() > 1);
        let asked = command(line);
        is_asked && is_word && asked.is_some_and(|(command, _)| command.is_about_a_board())
    }
}

impl Dialogue for Drilling {
    type Deed = LeavesDrills;
    type Own = DrillCommand;

    talks_by!(tongue, between);

    fn help(&self) -> String {
        self.tongue.texts.drill_help()
    }

    fn moment(&self) -> Vec<Out> {
        self.ask_again()
    }

    fn question(&self, LeavesDrills: &LeavesDrills) -> String {
        self.tongue.texts.drills_leave()
    }

    fn agreed(&mut self, LeavesDrills: LeavesDrills, _: Moment) -> Vec<Out> {
        self.leave()
    }

    /// Repeats the question.
    fn declined(&mut self, LeavesDrills: LeavesDrills, _: Moment) -> Vec<Out> {
        self.ask_again()
    }

    fn listening(&self) -> Vec<Listening> {
        let mut listening = match &self.open {
            None => vec![Listening::Numbers],
            Some(open) => open.question.listening(),
        };
        listening.push(Listening::Drill);
        // A piece by itself is named in the same words as a promotion.
        if self.between.goes_on.is_some() {
            listening.push(Listening::Promotion);
        }
        listening
    }

    fn readings(&self) -> Readings {
        Readings::Best
    }

    /// If the board may not be looked at, do not wait for the rest.
    fn wants_more(&self, line: &GivenLine) -> Option<Command> {
        let shows_board = self.open.as_ref().is_some_and(|open| open.question.board().is_some());
        line.cut_short().filter(|_| shows_board)
    }

    fn obey_own(&mut self, command: DrillCommand, rest: &str, _: Moment) -> Vec<Out> {
        match command {
            DrillCommand::AsksBoard(asked) => self.look_at(asked, rest),
            DrillCommand::Hint(_) => self.hint(),
            DrillCommand::Skip(_) => self.skip(),
            DrillCommand::Solution(_) => self.solve(),
            DrillCommand::Due(_) => vec![self.answer(self.what_is_due())],
            DrillCommand::Progress(_) => self.tell_progress(),
            DrillCommand::Level(_) => self.take_level(rest),
            DrillCommand::Stop(_) => self.stop(),
        }
    }

    fn repeats(&mut self) -> Vec<Out> {
        self.ask_again()
    }

    fn quits(&mut self) -> Vec<Out> {
        match self.course {
            DrillCourse::Choosing => self.leave(),
            DrillCourse::One(_) | DrillCourse::Due => self.ask(LeavesDrills),
        }
    }

    fn goes_to_menu(&mut self, _: Moment) -> Vec<Out> {
        let done = self.has_answered().then(|| self.answer(self.summary()));
        done.into_iter().chain([Out::ToMenu]).collect()
    }

    /// A line is an answer if the question accepts it, otherwise a command.
    fn take_words(&mut self, given: &GivenLine, now: Moment) -> Vec<Out> {
        let line = given.text();
        if self.is_waiting() && given.command().is_none() {
            return vec![self.answer(self.tongue.texts.judge_still_thinks())];
        }
        let asks_the_board = self.asks_the_board(line);
        let lesson = self.lesson_numbered(line);
        let expected = match (self.course, &mut self.open) {
            (DrillCourse::Choosing, _) | (_, None) => match self.choose(line) {
                Some(out) => return out,
                None => self.tongue.texts.expected_drill(),
            },
            (_, Some(_)) if line.is_empty() => return self.ask_again(),
            (_, Some(_)) if asks_the_board => String::new(),
            (DrillCourse::One(Drill::Lessons), Some(_)) if lesson.is_some() => {
                return self.go_to_lesson(lesson);
            }
            (_, Some(open)) => match open.question.take(line, &self.tongue) {
                AnswerTaken::NoAnswer(expected) => expected,
                AnswerTaken::StillJudged => return self.wait_for_verdict(line),
                taken => return self.settle(taken),
            },
        };
        match given.command() {
            _ if line == "?" => self.obey(Command::Keys, "", now),
            // "No" is a command in a game. Here it is an answer, even if not a fitting one.
            Some((Command::Correct, _)) if self.tongue.yes_or_no(line).is_some() => {
                self.refuse(self.tongue.texts.no_answer(line, &expected))
            }
            Some((command, rest)) => self.obey(command, rest, now),
            None => {
                let meant = self.command_meant(line);
                let expected = meant.as_deref().unwrap_or(&expected);
                self.refuse(self.tongue.texts.no_answer(line, expected))
            }
        }
    }

    /// Enter takes what is due, or repeats the question.
    fn enter_alone(&mut self, now: Moment) -> Vec<Out> {
        self.take_words(&GivenLine::read(""), now)
    }

    /// Yes or no can be the answer to a question of the drill.
    fn takes_unasked(&self, _: Answer) -> bool {
        true
    }

    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        self.take_words(line, now)
    }

    fn leaves(&mut self) -> Vec<Out> {
        self.between.asked = None;
        self.stop()
    }

    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        self.look_at_judge(now)
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        self.looks_at(now)
    }

    /// Tells what is on the square if the board may be looked at, otherwise its name, which may be an answer.
    fn look(&mut self, at: Square, _: Moment) -> Vec<Out> {
        let board = self.open.as_ref().and_then(|open| open.question.board());
        let segments = match board {
            Some((position, own)) => self.tongue.asked_of(position, own).contents(at, "."),
            None => vec![self.tongue.listed(&[at])],
        };
        vec![self.says(segments)]
    }

    fn around(&self) -> Surroundings {
        self.felt_around()
    }
}
