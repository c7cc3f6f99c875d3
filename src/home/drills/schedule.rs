//! When a task comes back: cards in boxes, after Sebastian Leitner. A right answer moves a card one box further, where
//! it rests longer; a wrong one moves it back to the first. The day is passed in.

use std::collections::BTreeMap;

use super::task::{Drill, Task};

/// A day, counted from 1 January 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i64);

/// How many days a card rests in each box.
const RESTS: [i64; 6] = [0, 1, 3, 7, 21, 60];
/// In a drill with endless tasks, a card in this box or a later one is known well enough.
const KNOWN: u8 = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answered {
    Right,
    /// Right, after a hint.
    Helped,
    Wrong,
}

/// What is known of a task: its box, counted from 1, when it is due, and how often it was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) stage: u8,
    pub(crate) due: Day,
    pub(crate) right: u32,
    pub(crate) wrong: u32,
}

impl Card {
    pub(crate) const BOXES: u8 = RESTS.len() as u8;

    fn new(today: Day) -> Card {
        Card { stage: 1, due: today, right: 0, wrong: 0 }
    }

    /// The card after an answer. A hint leaves it in its box.
    fn answered(self, answered: Answered, today: Day) -> Card {
        let stage = match answered {
            Answered::Right => (self.stage + 1).min(Card::BOXES),
            Answered::Helped => self.stage,
            Answered::Wrong => 1,
        };
        let rest = RESTS.get(usize::from(stage) - 1).copied().unwrap_or_default();
        let is_right = answered != Answered::Wrong;
        Card {
            stage,
            due: Day(today.0 + rest),
            right: self.right.saturating_add(u32::from(is_right)),
            wrong: self.wrong.saturating_add(u32::from(!is_right)),
        }
    }
}

/// What is known of a drill as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DrillRecord {
    pub(crate) level: u8,
    pub(crate) right: u32,
    pub(crate) wrong: u32,
}

impl Default for DrillRecord {
    fn default() -> DrillRecord {
        DrillRecord { level: 1, right: 0, wrong: 0 }
    }
}

/// A change to what is known of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A task was answered on this day.
    Answered(Task, Answered, Day),
    /// A drill continues at this level.
    Level(Drill, u8),
}

/// Everything a player has done.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Progress {
    pub(crate) records: BTreeMap<Drill, DrillRecord>,
    pub(crate) cards: BTreeMap<Task, Card>,
}

impl Progress {
    /// The record of a drill, even if it was never done.
    pub(crate) fn record(&self, drill: Drill) -> DrillRecord {
        self.records.get(&drill).copied().unwrap_or_default()
    }

    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Answered(task, answered, day) => self.take(task, *answered, *day),
            Change::Level(drill, level) => self.set_level(*drill, *level),
        }
    }

    pub(crate) fn set_level(&mut self, drill: Drill, level: u8) {
        self.records.entry(drill).or_default().level = level;
    }

    pub fn take(&mut self, task: &Task, answered: Answered, today: Day) {
        let record = self.records.entry(task.drill()).or_default();
        match answered {
            Answered::Wrong => record.wrong = record.wrong.saturating_add(1),
            Answered::Right | Answered::Helped => record.right = record.right.saturating_add(1),
        }
        let known = self.cards.get(task).copied();
        let card = known.unwrap_or_else(|| Card::new(today)).answered(answered, today);
        let is_done = task.drill().is_endless()
            && (known.is_none() && answered == Answered::Right || card.stage >= KNOWN);
        if is_done {
            self.cards.remove(task);
        } else {
            self.cards.insert(task.clone(), card);
        }
    }

    /// What is due on a day, in one drill or all: the longest overdue first, and among equals the least known first.
    #[must_use]
    pub fn due(&self, today: Day, drill: Option<Drill>) -> Vec<&Task> {
        let mut due: Vec<(&Task, &Card)> = self
            .cards
            .iter()
            .filter(|(task, card)| {
                card.due <= today && drill.is_none_or(|drill| task.drill() == drill)
            })
            .collect();
        due.sort_by_key(|(_, card)| (card.due, card.stage));
        due.into_iter().map(|(task, _)| task).collect()
    }

    /// The days until something is due, if nothing is due today.
    #[must_use]
    pub fn days_until_due(&self, today: Day) -> Option<i64> {
        self.cards.values().map(|card| card.due.0 - today.0).min().filter(|days| *days > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;

    const TODAY: Day = Day(20_000);

    fn colour() -> Task {
        Task::Colour(Square::E4)
    }

    #[test]
    fn what_is_right_rests_longer_each_time() {
        let mut progress = Progress::default();
        let mut today = TODAY;
        for days in [1, 3, 7, 21, 60, 60] {
            progress.take(&colour(), Answered::Right, today);
            assert_eq!(progress.days_until_due(today), Some(days));
            assert!(progress.due(Day(today.0 + days - 1), None).is_empty());
            today = Day(today.0 + days);
            assert_eq!(progress.due(today, None), [&colour()]);
        }
        let card = progress.cards[&colour()];
        assert_eq!((card.stage, card.right, card.wrong), (Card::BOXES, 6, 0));
    }

    #[test]
    fn what_is_missed_is_due_at_once_and_a_hint_keeps_the_box() {
        let mut progress = Progress::default();
        progress.take(&colour(), Answered::Right, TODAY);
        progress.take(&colour(), Answered::Right, TODAY);
        progress.take(&colour(), Answered::Helped, TODAY);
        assert_eq!(progress.cards[&colour()].stage, 3);
        progress.take(&colour(), Answered::Wrong, TODAY);
        assert_eq!(progress.cards[&colour()], Card { stage: 1, due: TODAY, right: 3, wrong: 1 });
        assert_eq!(progress.due(TODAY, Some(Drill::Colours)), [&colour()]);
        assert!(progress.due(TODAY, Some(Drill::Mate)).is_empty());
        let record = progress.record(Drill::Colours);
        assert_eq!((record.right, record.wrong), (3, 1));
    }

    #[test]
    fn of_an_endless_drill_only_what_was_missed_is_kept_until_it_is_known() {
        let mut progress = Progress::default();
        let task = Task::Mate(2, 7);
        progress.take(&task, Answered::Right, TODAY);
        assert!(progress.cards.is_empty());
        progress.take(&task, Answered::Wrong, TODAY);
        for _ in 0..2 {
            progress.take(&task, Answered::Right, TODAY);
            assert!(progress.cards.contains_key(&task));
        }
        progress.take(&task, Answered::Right, TODAY);
        assert!(progress.cards.is_empty());
        assert_eq!(progress.record(Drill::Mate), DrillRecord { level: 1, right: 4, wrong: 1 });
    }

    #[test]
    fn the_longest_overdue_comes_first() {
        let mut progress = Progress::default();
        let (early, late) = (Task::Colour(Square::H8), Task::Colour(Square::A1));
        progress.take(&early, Answered::Wrong, TODAY);
        progress.take(&late, Answered::Wrong, Day(TODAY.0 + 1));
        assert_eq!(progress.due(Day(TODAY.0 + 1), None), [&early, &late]);
    }
}
