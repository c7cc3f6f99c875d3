//! A player at the drills: which question comes next, and what becomes of an answer. Never
//! knows a word of a question, and never opens a device.

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

/// After so many other questions what was missed comes back.
const COMES_BACK: u32 = 3;
/// So many right answers in a row lead to the next level, so many wrong ones a level back.
const STEPS: (i8, i8) = (5, -3);

/// Where progress is kept.
pub trait ProgressFile {
    /// The drill that was done last, if one was.
    fn last_drill(&self) -> Option<Drill>;
    /// Keeps which drill is done, as well as can be.
    fn remember(&mut self, drill: Drill);
    /// Adds what has changed to what is kept, and gives what is known then, with a sentence
    /// where a damaged file was set aside; or the sentence why it cannot be kept. Where nothing
    /// is kept yet, `own` is, which has the changes.
    fn add(
        &mut self,
        changes: &[Change],
        own: &Progress,
        texts: &Texts,
    ) -> Result<(Progress, Option<String>), String>;
}

/// What is being drilled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrillCourse {
    /// It is asked which drill.
    Choosing,
    One(Drill),
    /// Whatever is due, of every drill.
    Due,
}

/// A question that was asked.
pub(crate) struct OpenDrill {
    pub(crate) task: Task,
    pub(crate) question: Box<dyn DrillQuestion>,
    /// What a right answer counts.
    counts: Answered,
}

/// The player leaves while a drill is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeavesDrills;

/// A player, and everything about the drills.
pub struct Drilling {
    pub tongue: Tongue,
    pub(crate) procedures: Procedures,
    pub(crate) progress: Progress,
    pub(crate) file: Option<Box<dyn ProgressFile>>,
    last_drill: Option<Drill>,
    pub(crate) today: Day,
    pub(crate) course: DrillCourse,
    pub(crate) open: Option<OpenDrill>,
    /// Nothing is asked about before it is done but whether it was said.
    pub(crate) between: Between<LeavesDrills>,
    chance: Chance,
    tables: Tables,
    /// Where the player's own games are, and how far they were looked through.
    games: Box<dyn OwnGames>,
    mistakes: Option<MistakeSearch>,
    /// Who says how good moves are.
    judge: SharedJudge,
    /// What the judge is waited for with, while it thinks.
    awaited: Option<AwaitedJudgement>,
    /// The task of the next question, about which the judge still thinks.
    in_hand: Option<Task>,
    /// Why a drill has nothing to ask.
    nothing_left: Option<String>,
    /// How many questions were asked, and how many answers were right and wrong.
    asked: u32,
    right: u32,
    wrong: u32,
    streak: i8,
    /// What was asked last in this course.
    latest: Option<Task>,
    /// What was missed, and from which question on it comes back.
    again: Vec<(u32, Task)>,
    skipped: Vec<Task>,
    /// What is not yet on the disk.
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

    /// Begins a drill, or what is due.
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

    /// What Enter takes where nothing is due: the drill that was done last, and for who has never done one the lessons.
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

    /// Has the player's games looked through, if that was not begun yet.
    fn look_for_mistakes(&mut self) {
        if self.mistakes.is_none() {
            self.mistakes = Some(MistakeSearch::through(self.games.games(&self.tongue.texts)));
        }
    }

    /// Asks which drill.
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

    /// The next question.
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
                // No Hector of this age can ask it.
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

    /// Whether an engine judges, and what became of it.
    fn news_of_the_judge(&self) -> Vec<Out> {
        let told = self.judge.borrow_mut().news(&self.tongue.texts);
        let language = self.tongue.settings.language;
        let say = |told: String| Out::Say(Utterance::new(Priority::Telling, language, &told));
        told.into_iter().map(say).collect()
    }

    /// The open question once more.
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

    /// What came of a line that was an answer.
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

    /// Counts an answer, tells it, and goes on.
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

    /// A row of right answers leads a level up, a row of wrong ones down.
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

    /// Asks this in the place of the question that is open.
    pub(crate) fn asks_next(&mut self, task: Task) -> Vec<Out> {
        self.wait_no_more();
        self.open = None;
        self.again.retain(|(_, other)| *other != task);
        self.in_hand = Some(task);
        self.ask_next()
    }

    /// Goes to the next question without an answer.
    pub(crate) fn skip(&mut self) -> Vec<Out> {
        let Some(open) = self.open.take() else { return self.ask_again() };
        self.wait_no_more();
        self.skipped.push(open.task);
        let mut out = vec![self.answer(self.tongue.texts.skipped())];
        out.extend(self.ask_next());
        out
    }

    /// Tells the solution, which counts as a miss.
    pub(crate) fn solve(&mut self) -> Vec<Out> {
        let Some(open) = &self.open else { return self.ask_again() };
        let solution = open.question.solution(&self.tongue);
        self.count(Answered::Wrong, String::new(), solution)
    }

    /// Helps; a right answer then leaves the task in its box.
    pub(crate) fn hint(&mut self) -> Vec<Out> {
        let Some(open) = &mut self.open else { return self.ask_again() };
        open.counts = Answered::Helped;
        let hint = open.question.hint(&self.tongue);
        vec![self.says(hint)]
    }

    /// Ends the course with what was done in it; where none is open, the drills.
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

    /// Changes the level of the drill; the question that is open is asked no more.
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

    /// Keeps what has changed, and learns what another program has kept meanwhile; that it
    /// cannot be kept is told once, and it is tried again with the next answer.
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

    /// What comes after an answer, and does not cut it off.
    fn tells_all(&self, segments: Vec<Segment>) -> Out {
        Out::Say(Utterance { priority: Priority::Telling, segments })
    }
}
