//! A task as the line of text under which it is stored, and back.

use std::fmt;
use std::str::FromStr;

use crate::chess::drills::EndingKind;
use crate::chess::{File, Move, Position, Rank};
use crate::present::conversation::{name_of, named};

use super::lesson::Lesson;
use super::mistakes::MistakeMade;
use super::task::{AlphabetSign, AlphabetWay, Drill, KnightTask, PLIES, Task};

const WAYS: [(&str, AlphabetWay); 2] = [("hear", AlphabetWay::Hear), ("say", AlphabetWay::Say)];
const KNIGHTS: [(&str, KnightTask); 3] =
    [("two", KnightTask::Two), ("count", KnightTask::Count), ("route", KnightTask::Route)];
const ENDINGS: [(&str, EndingKind); 4] = [
    ("queen", EndingKind::Queen),
    ("rook", EndingKind::Rook),
    ("pawn", EndingKind::Pawn),
    ("hold", EndingKind::Hold),
];

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.drill().code())?;
        match self {
            Task::Alphabet(way, sign) => {
                write!(f, "{} ", name_of(&WAYS, *way))?;
                match sign {
                    AlphabetSign::File(file) => write!(f, "{}", file.char()),
                    AlphabetSign::Rank(rank) => write!(f, "{}", rank.char()),
                    AlphabetSign::Square(square) => write!(f, "{square}"),
                    AlphabetSign::Move(seed) => write!(f, "move {seed}"),
                }
            }
            Task::Colour(square) => write!(f, "{square}"),
            Task::Knight(asked, from, to) => {
                write!(f, "{} {from} {to}", name_of(&KNIGHTS, *asked))
            }
            Task::Diagonal(from, to) => write!(f, "{from} {to}"),
            Task::Memory(number, seed) | Task::Mate(number, seed) => write!(f, "{number} {seed}"),
            Task::Ending(kind, seed) => write!(f, "{} {seed}", name_of(&ENDINGS, *kind)),
            Task::Procedure(name) => f.write_str(name),
            Task::Lesson(lesson) => f.write_str(lesson.code()),
            Task::Mistake(MistakeMade { fen, played }) => write!(f, "{played} {fen}"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoTask;

impl FromStr for Task {
    type Err = NoTask;

    fn from_str(text: &str) -> Result<Task, NoTask> {
        let parts: Vec<&str> = text.split(' ').collect();
        read(&parts).ok_or(NoTask)
    }
}

fn read(parts: &[&str]) -> Option<Task> {
    let (drill, rest) = parts.split_first()?;
    let drill = Drill::ALL.into_iter().find(|known| known.code() == *drill)?;
    Some(match (drill, rest) {
        (Drill::Alphabet, [way, "move", seed]) => {
            Task::Alphabet(named(&WAYS, way)?, AlphabetSign::Move(seed.parse().ok()?))
        }
        (Drill::Alphabet, [way, sign]) => Task::Alphabet(named(&WAYS, way)?, read_sign(sign)?),
        (Drill::Colours, [square]) => Task::Colour(square.parse().ok()?),
        (Drill::Knight, [asked, from, to]) => {
            Task::Knight(named(&KNIGHTS, asked)?, from.parse().ok()?, to.parse().ok()?)
        }
        (Drill::Diagonals, [from, to]) => Task::Diagonal(from.parse().ok()?, to.parse().ok()?),
        (Drill::Memory, [plies, seed]) => {
            let plies = plies.parse().ok().filter(|plies| PLIES.contains(plies))?;
            Task::Memory(plies, seed.parse().ok()?)
        }
        (Drill::Mate, [moves, seed]) => {
            let moves = moves.parse().ok().filter(|moves| (1..=3).contains(moves))?;
            Task::Mate(moves, seed.parse().ok()?)
        }
        (Drill::Endings, [kind, seed]) => Task::Ending(named(&ENDINGS, kind)?, seed.parse().ok()?),
        (Drill::Lessons, [name]) => {
            Task::Lesson(Lesson::ALL.into_iter().find(|known| known.code() == *name)?)
        }
        (Drill::Mistakes, [played, fen @ ..]) => {
            let fen = fen.join(" ");
            let position = Position::from_fen(&fen).ok()?;
            let is_it = |legal: &Move| position.uci(*legal) == *played;
            let is_legal = position.legal_moves().iter().any(is_it);
            is_legal.then(|| Task::Mistake(MistakeMade { fen, played: (*played).to_owned() }))?
        }
        (Drill::Procedure, [name]) => {
            // A question may have been removed, or come with a later version: its card is kept anyway.
            let is_name = name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-');
            (is_name && !name.is_empty()).then(|| Task::Procedure((*name).to_owned()))?
        }
        _ => return None,
    })
}

fn read_sign(text: &str) -> Option<AlphabetSign> {
    let mut letters = text.chars();
    match (letters.next()?, letters.next()) {
        (letter, None) => File::from_char(letter)
            .map(AlphabetSign::File)
            .or_else(|| Rank::from_char(letter).map(AlphabetSign::Rank)),
        _ => text.parse().ok().map(AlphabetSign::Square),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::drills::Chance;
    use crate::words::Procedures;

    #[test]
    fn every_task_is_read_back_from_its_line() {
        let mut chance = Chance::of(5);
        let procedures = Procedures::read();
        for drill in Drill::ALL.into_iter().filter(|drill| *drill != Drill::Mistakes) {
            for level in 1..=drill.levels() {
                for _ in 0..40 {
                    let task = Task::drawn(drill, level, &mut chance, &procedures, |_| false)
                        .expect("a task");
                    assert_eq!(task.to_string().parse(), Ok(task.clone()), "{task}");
                    assert_eq!(task.drill(), drill);
                }
            }
        }
        let mistake = "mistakes e2e4 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let task: Task = mistake.parse().expect("a mistake");
        assert_eq!((task.to_string().as_str(), task.drill()), (mistake, Drill::Mistakes));
        assert!(mistake.replace("e2e4", "e2e5").parse::<Task>().is_err());
        for wrong in ["", "alphabet", "alphabet hear", "alphabet hear i", "mate 9 1", "colours e9"]
        {
            assert_eq!(wrong.parse::<Task>(), Err(NoTask), "{wrong}");
        }
    }
}
