//! A player at the drills: which question comes next, and what follows an answer. The questions themselves are in the
//! files of the drills.

mod next_task;
mod waiting;

use crate::chess::drills::Chance;
use crate::present::conversation::{
    Dialogue as _, MoveAsked, Out, Pending as Between, TakesAnswers as _,
};
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::present::tone::Tone;
use crate::words::{Procedures, Texts};

use super::alphabet::explained;
use super::asking::question_of;
use super::endings::Tables;
use super::judge::{SharedJudge, StillThinks};
use super::mistakes::{MistakeSearch, OwnGames};
use super::question::{AnswerTaken, DrillQuestion};
use crate::drills::schedule::{Answered, Change, Day, Progress};
use crate::drills::task::{Drill, Task};
use crate::present::conversation::Tongue;
use waiting::{AwaitedJudgement, WaitsFor};

/// A missed question comes back after this many others.
const COMES_BACK: u32 = 3;
/// Right answers in a row that raise the level by one, and wrong ones that lower it.
const STEPS: (i8, i8) = (5, -3);

pub trait ProgressFile {
    /// The drill that was done last, if any.
    fn last_drill(&self) -> Option<Drill>;
    /// Stores the drill being done, if that is possible.
    fn remember(&mut self, drill: Drill);
    /// Adds changes to the stored progress. Returns the progress stored then, with a sentence if a damaged file was set
    /// aside; or a sentence why storing failed. If nothing is stored yet, `own` is stored, which has the changes.
    fn add(
        &mut self,
        changes: &[Change],
        own: &Progress,
        texts: &Texts,
    ) -> Result<(Progress, Option<String>), String>;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrillCourse {
    /// The player is asked which drill.
    Choosing,
    One(Drill),
    /// Whatever is due, in every drill.
    Due,
}

/// The question being asked.
pub(crate) struct OpenDrill {
    pub(crate) task: Task,
    pub(crate) question: Box<dyn DrillQuestion>,
    /// What a right answer counts as.
    counts: Answered,
}

/// The player leaves while a drill is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeavesDrills;

/// The state of the drills.
pub struct Drilling {
    pub tongue: Tongue,
    pub(crate) procedures: Procedures,
    pub(crate) progress: Progress,
    pub(crate) file: Option<Box<dyn ProgressFile>>,
    last_drill: Option<Drill>,
    pub(crate) today: Day,
    pub(crate) course: DrillCourse,
    pub(crate) open: Option<OpenDrill>,
    pub(crate) between: Between<LeavesDrills>,
    chance: Chance,
    tables: Tables,
    /// The player's own games, and how far they have been searched.
    games: Box<dyn OwnGames>,
    mistakes: Option<MistakeSearch>,
    /// Says how good moves are.
    judge: SharedJudge,
    /// What is waiting for the judge, while it thinks.
    awaited: Option<AwaitedJudgement>,
    /// The task of the next question, while the judge still thinks about it.
    in_hand: Option<Task>,
    /// Why a drill has nothing to ask.
    nothing_left: Option<String>,
    /// How many questions were asked, and how many answers were right and wrong.
    asked: u32,
    right: u32,
    wrong: u32,
    streak: i8,
    /// The last question of this course.
    latest: Option<Task>,
    /// Missed questions, and from which question on they come back.
    again: Vec<(u32, Task)>,
    skipped: Vec<Task>,
    /// Changes that are not stored yet.
    unkept: Vec<Change>,
    keeping_failed: bool,
}

impl Drilling {
    pub fn new(
        tongue: Tongue,
        progress: Progress,
        file: Option<Box<dyn ProgressFile>>,
        games: Box<dyn OwnGames>,
        judge: SharedJudge,
        today: Day,
        seed: u64,
    ) -> Drilling {
        Drilling {
            tongue,
            procedures: Procedures::read(),
            progress,
            last_drill: file.as_ref().and_then(|file| file.last_drill()),
            file,
            today,
            course: DrillCourse::Choosing,
            open: None,
            between: Between::default(),
            chance: Chance::of(seed),
            tables: Tables::default(),
            games,
            mistakes: None,
            judge,
            awaited: None,
            in_hand: None,
            nothing_left: None,
            asked: 0,
            right: 0,
            wrong: 0,
            streak: 0,
            latest: None,
            again: Vec::new(),
            skipped: Vec::new(),
            unkept: Vec::new(),
            keeping_failed: false,
        }
    }

    pub fn begin(&mut self, course: DrillCourse) -> Vec<Out> {
        self.wait_no_more();
        self.course = course;
        self.streak = 0;
        self.latest = None;
        let told = match course {
            DrillCourse::Choosing => return self.choose_again(),
            DrillCourse::Due => self.tongue.texts.what_is_due_begins(),
            DrillCourse::One(drill) => {
                let name = drill.name(self.tongue.settings.language);
                let level = self.progress.record(drill).level;
                match drill.levels() {
                    1 => self.tongue.texts.drill_begins(name),
                    _ => self.tongue.texts.drill_begins_at(name, level),
                }
            }
        };
        let mut told = vec![self.tongue.plain(told)];
        if course == DrillCourse::One(Drill::Alphabet) {
            told.extend(explained(&self.tongue));
        }
        let mut out = vec![self.says(told)];
        if let DrillCourse::One(drill) = course {
            self.remember(drill);
        }
        out.extend(self.ask_next());
        out
    }

    /// What Enter chooses if nothing is due: the drill done last, or the lessons for a newcomer.
    pub(crate) fn usual_drill(&self) -> Drill {
        match (self.progress.records.is_empty(), self.last_drill) {
            (_, Some(last)) => last,
            (true, None) => Drill::Lessons,
            (false, None) => Drill::Alphabet,
        }
    }

    fn remember(&mut self, drill: Drill) {
        self.last_drill = Some(drill);
        if let Some(file) = &mut self.file {
            file.remember(drill);
        }
    }

    /// Starts to search the player's games, unless that has begun.
    fn look_for_mistakes(&mut self) {
        if self.mistakes.is_none() {
            self.mistakes = Some(MistakeSearch::through(self.games.games(&self.tongue.texts)));
        }
    }

    pub(crate) fn choose_again(&mut self) -> Vec<Out> {
        self.wait_no_more();
        self.course = DrillCourse::Choosing;
        self.open = None;
        vec![self.tells_all(vec![self.tongue.plain(self.which_drill())])]
    }

    pub(crate) fn which_drill(&self) -> String {
        let language = self.tongue.settings.language;
        let names = Drill::ALL.map(|drill| drill.name(language));
        let names = (1..).zip(names).map(|(number, name)| format!("{number} {name}"));
        let names = names.collect::<Vec<_>>().join(", ");
        match self.progress.due(self.today, None).len() {
            0 => {
                self.tongue.texts.which_drill_nothing_due(&names, self.usual_drill().name(language))
            }
            due => self.tongue.texts.which_drill(&names, due),
        }
    }

    /// Asks the next question.
    pub(crate) fn ask_next(&mut self) -> Vec<Out> {
        loop {
            let task = match self.next_task() {
                Ok(Some(task)) => task,
                Ok(None) => break,
                Err(StillThinks) => return self.wait_for(WaitsFor::Question),
            };
            if matches!(task, Task::Mistake(_)) {
                self.look_for_mistakes();
            }
            let (procedures, judge) = (&self.procedures, &self.judge);
            let made_in = match &task {
                Task::Mistake(made) => {
                    self.mistakes.as_ref().and_then(|search| search.made_in(made))
                }
                _ => None,
            };
            let (tables, chance) = (&mut self.tables, &mut self.chance);
            let question = question_of(&task, procedures, tables, chance, judge, made_in);
            let question = match question {
                Ok(Some(question)) => question,
                // This version cannot ask it.
                Ok(None) => {
                    self.skipped.push(task);
                    continue;
                }
                Err(StillThinks) => {
                    self.in_hand = Some(task);
                    return self.wait_for(WaitsFor::Question);
                }
            };
            self.asked += 1;
            let segments = question.asks(&self.tongue);
            self.latest = Some(task.clone());
            self.open = Some(OpenDrill { task, question, counts: Answered::Right });
            let mut out = self.news_of_the_judge();
            out.push(self.tells_all(segments));
            return out;
        }
        let nothing = self.nothing_left.take();
        let nothing = nothing.unwrap_or_else(|| self.tongue.texts.nothing_more_due());
        let mut out = self.news_of_the_judge();
        out.push(self.answer(nothing));
        out.extend(self.choose_again());
        out
    }

    /// What changed about the judge, such as a switch to or from an engine.
    fn news_of_the_judge(&self) -> Vec<Out> {
        let told = self.judge.borrow_mut().news(&self.tongue.texts);
        let language = self.tongue.settings.language;
        let say = |told: String| Out::Say(Utterance::new(Priority::Telling, language, &told));
        told.into_iter().map(say).collect()
    }

    /// Repeats the open question.
    pub(crate) fn ask_again(&self) -> Vec<Out> {
        let segments = match &self.open {
            Some(open) => open.question.asks(&self.tongue),
            None if self.awaited.is_some() => {
                vec![self.tongue.plain(self.tongue.texts.judge_still_thinks())]
            }
            None => vec![self.tongue.plain(self.which_drill())],
        };
        vec![self.says(segments)]
    }

    /// Handles the outcome of a line.
    pub(crate) fn settle(&mut self, taken: AnswerTaken) -> Vec<Out> {
        match taken {
            AnswerTaken::NoAnswer(reason) | AnswerTaken::Refused(reason) => self.refuse(&reason),
            AnswerTaken::Several(which) => self.ask_which(MoveAsked::alone(which)),
            AnswerTaken::GoesOn(segments) => vec![self.says(segments)],
            AnswerTaken::StillJudged => Vec::new(),
            AnswerTaken::Right(more) => {
                let counts = self.open.as_ref().map_or(Answered::Right, |open| open.counts);
                self.count(counts, self.tongue.texts.right(), more)
            }
            AnswerTaken::Wrong(right) => {
                let mut out = vec![Out::Sound(Tone::Error)];
                out.extend(self.count(Answered::Wrong, self.tongue.texts.wrong(), right));
                out
            }
        }
    }

    /// Counts an answer, tells the verdict, and goes on.
    fn count(&mut self, answered: Answered, verdict: String, more: Vec<Segment>) -> Vec<Out> {
        let Some(open) = self.open.take() else { return self.ask_again() };
        self.wait_no_more();
        let verdict = self.tongue.plain(verdict);
        let mut out = vec![self.says(std::iter::once(verdict).chain(more).collect())];
        match answered {
            Answered::Wrong => self.wrong += 1,
            Answered::Right | Answered::Helped => self.right += 1,
        }
        self.takes(Change::Answered(open.task.clone(), answered, self.today));
        let is_due = |card: &crate::drills::schedule::Card| card.due <= self.today;
        if self.progress.cards.get(&open.task).is_some_and(is_due) {
            self.again.push((self.asked + COMES_BACK, open.task.clone()));
        }
        out.extend(self.change_level(open.task.drill(), answered));
        out.extend(self.keep());
        out.extend(self.ask_next());
        out
    }

    /// Raises the level after a row of right answers, and lowers it after a row of wrong ones.
    fn change_level(&mut self, drill: Drill, answered: Answered) -> Vec<Out> {
        self.streak = match answered {
            Answered::Right => self.streak.max(0).saturating_add(1),
            Answered::Helped => 0,
            Answered::Wrong => self.streak.min(0).saturating_sub(1),
        };
        let level = self.progress.record(drill).level;
        let next = match self.streak {
            up if up >= STEPS.0 => level + 1,
            down if down <= STEPS.1 => level.saturating_sub(1),
            _ => return Vec::new(),
        };
        self.streak = 0;
        if self.course != DrillCourse::One(drill) || !(1..=drill.levels()).contains(&next) {
            return Vec::new();
        }
        self.takes(Change::Level(drill, next));
        vec![self.tells_all(vec![self.tongue.plain(self.tongue.texts.level_is(next))])]
    }

    /// Asks this task instead of the open question.
    pub(crate) fn asks_next(&mut self, task: Task) -> Vec<Out> {
        self.wait_no_more();
        self.open = None;
        self.again.retain(|(_, other)| *other != task);
        self.in_hand = Some(task);
        self.ask_next()
    }

    pub(crate) fn skip(&mut self) -> Vec<Out> {
        let Some(open) = self.open.take() else { return self.ask_again() };
        self.wait_no_more();
        self.skipped.push(open.task);
        let mut out = vec![self.answer(self.tongue.texts.skipped())];
        out.extend(self.ask_next());
        out
    }

    /// Tells the solution, which counts as a wrong answer.
    pub(crate) fn solve(&mut self) -> Vec<Out> {
        let Some(open) = &self.open else { return self.ask_again() };
        let solution = open.question.solution(&self.tongue);
        self.count(Answered::Wrong, String::new(), solution)
    }

    /// Gives a hint; a right answer then leaves the task in its box.
    pub(crate) fn hint(&mut self) -> Vec<Out> {
        let Some(open) = &mut self.open else { return self.ask_again() };
        open.counts = Answered::Helped;
        let hint = open.question.hint(&self.tongue);
        vec![self.says(hint)]
    }

    /// Ends the course with a summary, or leaves the drills if no course is open.
    pub(crate) fn stop(&mut self) -> Vec<Out> {
        if self.course == DrillCourse::Choosing {
            return self.leave();
        }
        let mut out = vec![self.answer(self.summary())];
        out.extend(self.choose_again());
        out
    }

    pub(crate) fn leave(&mut self) -> Vec<Out> {
        vec![self.answer(self.summary()), Out::Leave]
    }

    pub(crate) fn has_answered(&self) -> bool {
        self.right + self.wrong > 0
    }

    pub(crate) fn summary(&self) -> String {
        self.tongue.texts.drill_summary(self.right, self.wrong)
    }

    /// Changes the level of the drill, and drops the open question.
    pub(crate) fn set_level(&mut self, drill: Drill, level: u8) -> Vec<Out> {
        self.takes(Change::Level(drill, level));
        self.streak = 0;
        self.open = None;
        self.wait_no_more();
        let mut out = vec![self.answer(self.tongue.texts.level_is(level))];
        out.extend(self.keep());
        out.extend(self.ask_next());
        out
    }

    fn takes(&mut self, change: Change) {
        self.progress.apply(&change);
        if self.file.is_some() {
            self.unkept.push(change);
        }
    }

    /// Stores changes, and reads what another program has stored meanwhile. A failure is told once; the next answer
    /// tries again.
    fn keep(&mut self) -> Vec<Out> {
        let Some(file) = &mut self.file else { return Vec::new() };
        let sentence = match file.add(&self.unkept, &self.progress, &self.tongue.texts) {
            Ok((progress, aside)) => {
                self.progress = progress;
                self.unkept.clear();
                aside
            }
            Err(_) if self.keeping_failed => None,
            Err(sentence) => {
                self.keeping_failed = true;
                Some(sentence)
            }
        };
        let alarm = |sentence| {
            let segments = vec![self.tongue.plain(sentence)];
            Out::Say(Utterance { priority: Priority::Alarm, segments })
        };
        sentence.map(alarm).into_iter().collect()
    }

    /// Told after an answer without interrupting it.
    fn tells_all(&self, segments: Vec<Segment>) -> Out {
        Out::Say(Utterance { priority: Priority::Telling, segments })
    }
}
