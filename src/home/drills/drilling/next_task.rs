//! Which question of the drills comes next: one that comes back, one that is due, or a new one.

use super::{DrillCourse, Drilling};
use crate::drills::judge::StillThinks;
use crate::drills::lesson::Lesson;
use crate::drills::mistakes::Searched;
use crate::drills::task::{Drill, Task};
use crate::words::scene_names::opened_in_hector;

impl Drilling {
    pub(super) fn next_task(&mut self) -> Result<Option<Task>, StillThinks> {
        if let Some(task) = self.in_hand.take() {
            return Ok(Some(task));
        }
        let drill = match self.course {
            DrillCourse::One(drill) => Some(drill),
            DrillCourse::Choosing | DrillCourse::Due => None,
        };
        if let Some(lesson) = self.next_lesson() {
            return Ok(Some(lesson));
        }
        // In a course of one drill, only that drill is asked.
        let belongs = |task: &Task| drill.is_none_or(|drill| task.drill() == drill);
        let comes_back =
            self.again.iter().position(|(from, task)| *from <= self.asked && belongs(task));
        if let Some(place) = comes_back {
            return Ok(Some(self.again.remove(place).1));
        }
        let waits = |task: &&&Task| {
            self.skipped.contains(task) || self.again.iter().any(|(_, other)| other == **task)
        };
        let due = self.progress.due(self.today, drill);
        if let Some(task) = due.iter().find(|task| !waits(task)) {
            return Ok(Some((*task).clone()));
        }
        Ok(match self.course {
            DrillCourse::One(Drill::Mistakes) => return self.next_mistake(),
            DrillCourse::One(Drill::Lessons) => Some(self.lesson_after()),
            DrillCourse::One(drill) => {
                let level = self.progress.record(drill).level;
                let (known, skipped) = (&self.progress.cards, &self.skipped);
                let is_known = |task: &Task| known.contains_key(task) || skipped.contains(task);
                Task::drawn(drill, level, &mut self.chance, &self.procedures, is_known)
            }
            // There is nothing else to ask first.
            DrillCourse::Choosing | DrillCourse::Due if self.again.is_empty() => None,
            DrillCourse::Choosing | DrillCourse::Due => Some(self.again.remove(0).1),
        })
    }

    /// The first lesson not asked yet: lessons build on each other, and missed ones come back after the last.
    fn next_lesson(&self) -> Option<Task> {
        if self.course != DrillCourse::One(Drill::Lessons) {
            return None;
        }
        let is_new = |task: &Task| {
            let (known, again) = (&self.progress.cards, &self.again);
            !known.contains_key(task)
                && !self.skipped.contains(task)
                && again.iter().all(|(_, other)| other != task)
        };
        Lesson::ALL.map(Task::Lesson).into_iter().find(is_new)
    }

    /// The lesson after the last one asked, if all are known.
    fn lesson_after(&self) -> Task {
        let latest = |lesson: &Lesson| self.latest == Some(Task::Lesson(*lesson));
        let place = Lesson::ALL.iter().position(latest).map_or(0, |place| place + 1);
        Task::Lesson(Lesson::ALL.get(place).copied().unwrap_or(Lesson::Board))
    }

    /// A mistake that was not asked about yet, otherwise one that was missed.
    fn next_mistake(&mut self) -> Result<Option<Task>, StillThinks> {
        self.look_for_mistakes();
        let Some(search) = &mut self.mistakes else { return Ok(None) };
        let (known, skipped, again) = (&self.progress.cards, &self.skipped, &self.again);
        let found = search.next(&mut *self.judge.borrow_mut(), |made| {
            let task = Task::Mistake(made.clone());
            let waits = again.iter().any(|(_, other)| *other == task);
            known.contains_key(&task) || skipped.contains(&task) || waits
        })?;
        if let Searched::Found(made) = found {
            return Ok(Some(Task::Mistake(made)));
        }
        // The same question is not asked twice in a row.
        let latest = &self.latest;
        let is_mistake = |(_, task): &(u32, Task)| {
            task.drill() == Drill::Mistakes && latest.as_ref() != Some(task)
        };
        if let Some(place) = self.again.iter().position(is_mistake) {
            return Ok(Some(self.again.remove(place).1));
        }
        let texts = &self.tongue.texts;
        let practice = opened_in_hector("practice", "", texts.language());
        self.nothing_left = Some(match found {
            Searched::NoneSoFar => texts.no_mistake_so_far(),
            Searched::NoGames => texts.no_game_for_mistakes(&practice),
            _ => texts.no_mistake_left(&practice),
        });
        Ok(None)
    }
}
