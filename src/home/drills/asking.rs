//! The question of each task: the one place that knows every drill.

use crate::chess::drills::Chance;
use crate::words::Procedures;

use super::alphabet::AlphabetDrill;
use super::colours::Colour;
use super::diagonals::Diagonal;
use super::endings::{EndingQuestion, Tables};
use super::judge::{SharedJudge, StillThinks};
use super::knight::Knight;
use super::lessons::LessonQuestion;
use super::mate::Mate;
use super::memory::MemoryDrill;
use super::mistake::Mistake;
use super::mistakes::OwnGame;
use super::procedure::Procedure;
use super::question::DrillQuestion;
use super::task::Task;

/// The question of a task; a mistake comes with the game in which it was made. `None` if this version does not know the
/// task. The judge may have to think first.
pub(crate) fn question_of(
    task: &Task,
    procedures: &Procedures,
    tables: &mut Tables,
    chance: &mut Chance,
    judge: &SharedJudge,
    made_in: Option<&OwnGame>,
) -> Result<Option<Box<dyn DrillQuestion>>, StillThinks> {
    Ok(Some(match task {
        Task::Alphabet(way, sign) => Box::new(AlphabetDrill::new(*way, *sign)),
        Task::Colour(square) => Box::new(Colour::new(*square)),
        Task::Knight(asked, from, to) => Box::new(Knight::new(*asked, *from, *to)),
        Task::Diagonal(from, to) => Box::new(Diagonal::new(*from, *to)),
        Task::Memory(plies, seed) => Box::new(MemoryDrill::new(*plies, *seed)),
        Task::Mate(moves, seed) => Box::new(Mate::new(*moves, *seed)),
        Task::Ending(kind, seed) => Box::new(EndingQuestion::new(*kind, *seed, tables)),
        Task::Mistake(made) => match Mistake::new(made, made_in, judge)? {
            Some(mistake) => Box::new(mistake),
            None => return Ok(None),
        },
        Task::Lesson(lesson) => Box::new(LessonQuestion::new(*lesson)),
        Task::Procedure(name) => match procedures.named(name) {
            Some(procedure) => Box::new(Procedure::new(procedure, chance)),
            None => return Ok(None),
        },
    }))
}
