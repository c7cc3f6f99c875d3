//! What can be asked: the drills, their tasks, and the choice of a new task. The same task always gives the same
//! question.

use crate::chess::drills::{Chance, EndingKind, knight_moves};
use crate::chess::{File, Rank, Square};
use crate::words::{Language, Procedures, drill_names, is_typed_as};

use super::lesson::Lesson;
use super::mistakes::MistakeMade;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Drill {
    /// The words of announcements.
    Alphabet,
    /// The colours of squares.
    Colours,
    /// How a knight moves.
    Knight,
    /// Which squares a diagonal crosses.
    Diagonals,
    /// Games that are heard, and where the pieces are afterwards.
    Memory,
    Mate,
    Endings,
    /// What is said and done at the table.
    Procedure,
    /// How the pieces move, for newcomers.
    Lessons,
    /// Mistakes in the player's own games.
    Mistakes,
}

impl Drill {
    /// Every drill, in the order of the menu.
    pub const ALL: [Drill; 10] = [
        Drill::Alphabet,
        Drill::Colours,
        Drill::Knight,
        Drill::Diagonals,
        Drill::Memory,
        Drill::Mate,
        Drill::Endings,
        Drill::Procedure,
        Drill::Lessons,
        Drill::Mistakes,
    ];

    pub fn name(self, language: Language) -> &'static str {
        drill_names(language)[self as usize]
    }

    /// The name under which it is stored, in English.
    pub fn code(self) -> &'static str {
        self.name(Language::English)
    }

    /// The drill that a text names, in any language, in the singular or plural.
    pub fn named(text: &str) -> Option<Drill> {
        let text = text.trim();
        let is_name = |name: &str| {
            is_typed_as(text, name)
                || without_ending(name).any(|name| is_typed_as(text, name))
                || without_ending(text).any(|text| is_typed_as(text, name))
        };
        let is_it = |drill: &Drill| Language::ALL.iter().any(|of| is_name(drill.name(*of)));
        Drill::ALL.into_iter().find(is_it)
    }

    pub(crate) fn levels(self) -> u8 {
        match self {
            Drill::Alphabet | Drill::Memory | Drill::Endings => 4,
            Drill::Knight | Drill::Mate => 3,
            Drill::Colours
            | Drill::Diagonals
            | Drill::Procedure
            | Drill::Lessons
            | Drill::Mistakes => 1,
        }
    }

    /// Whether there are always new tasks, so that one answered right at once need not be stored.
    pub(crate) fn is_endless(self) -> bool {
        matches!(
            self,
            Drill::Knight | Drill::Diagonals | Drill::Memory | Drill::Mate | Drill::Endings
        )
    }
}

/// The direction of the alphabet drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlphabetWay {
    /// Words are heard, and their meaning is given.
    Hear,
    /// Signs are given, and the words are said.
    Say,
}

/// What the words of an announcement name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlphabetSign {
    File(File),
    Rank(Rank),
    Square(Square),
    /// The move of this seed.
    Move(u64),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KnightTask {
    /// Whether two moves are enough.
    Two,
    /// How many moves are needed.
    Count,
    /// A shortest route.
    Route,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Task {
    /// What a sign is called, or what a word names.
    Alphabet(AlphabetWay, AlphabetSign),
    Colour(Square),
    /// A knight's way between two squares.
    Knight(KnightTask, Square, Square),
    /// The squares between two on a diagonal.
    Diagonal(Square, Square),
    /// A game with this many plies, and its seed.
    Memory(u8, u64),
    /// A mate in this many moves, and its seed.
    Mate(u8, u64),
    Ending(EndingKind, u64),
    /// A question, by its name.
    Procedure(String),
    Lesson(Lesson),
    Mistake(MistakeMade),
}

/// Seeds stay short enough to read.
const SEEDS: usize = 1_000_000;
/// How often to draw again if a task is already known.
const DRAWS: usize = 60;
/// The plies of a game at each level.
pub(super) const PLIES: [u8; 4] = [2, 4, 6, 8];

impl Task {
    pub(crate) fn drill(&self) -> Drill {
        match self {
            Task::Alphabet(..) => Drill::Alphabet,
            Task::Colour(_) => Drill::Colours,
            Task::Knight(..) => Drill::Knight,
            Task::Diagonal(..) => Drill::Diagonals,
            Task::Memory(..) => Drill::Memory,
            Task::Mate(..) => Drill::Mate,
            Task::Ending(..) => Drill::Endings,
            Task::Procedure(_) => Drill::Procedure,
            Task::Lesson(_) => Drill::Lessons,
            Task::Mistake(_) => Drill::Mistakes,
        }
    }

    /// Draws a task of a drill at a level, a new one if chance finds one. `None` for mistakes, which are not drawn.
    pub(crate) fn drawn(
        drill: Drill,
        level: u8,
        chance: &mut Chance,
        procedures: &Procedures,
        is_known: impl Fn(&Task) -> bool,
    ) -> Option<Task> {
        let mut task = Task::any(drill, level, chance, procedures)?;
        for _ in 0..DRAWS {
            if !is_known(&task) {
                break;
            }
            task = Task::any(drill, level, chance, procedures)?;
        }
        Some(task)
    }

    fn any(drill: Drill, level: u8, chance: &mut Chance, procedures: &Procedures) -> Option<Task> {
        Some(match drill {
            Drill::Alphabet => Task::alphabet(level, chance),
            Drill::Colours => Task::Colour(any_square(chance)),
            Drill::Knight => Task::knight(level, chance),
            Drill::Diagonals => Task::diagonal(chance),
            Drill::Memory => Task::Memory(PLIES[step(level, PLIES.len())], seed(chance)),
            Drill::Mate => Task::Mate(level.clamp(1, 3), seed(chance)),
            Drill::Endings => {
                let kinds = EndingKind::ALL;
                Task::Ending(kinds[step(level, kinds.len())], seed(chance))
            }
            Drill::Procedure => {
                let names: Vec<&str> = procedures.names().collect();
                Task::Procedure(chance.pick(&names).unwrap_or_default().to_owned())
            }
            Drill::Lessons => Task::Lesson(chance.pick(&Lesson::ALL).unwrap_or(Lesson::Board)),
            Drill::Mistakes => return None,
        })
    }

    fn alphabet(level: u8, chance: &mut Chance) -> Task {
        let way = if chance.below(2) == 0 { AlphabetWay::Hear } else { AlphabetWay::Say };
        let square = any_square(chance);
        let sign = match level {
            0 | 1 => AlphabetSign::File(square.file()),
            2 => AlphabetSign::Rank(square.rank()),
            3 => AlphabetSign::Square(square),
            _ => AlphabetSign::Move(seed(chance)),
        };
        Task::Alphabet(way, sign)
    }

    /// Two squares worth asking about.
    fn knight(level: u8, chance: &mut Chance) -> Task {
        let from = any_square(chance);
        let fits = |to: &Square| match level {
            // Two moves away, or looking like it.
            0 | 1 => [2, 4].contains(&knight_moves(from, *to)) && from.distance(*to) <= 4,
            2 => knight_moves(from, *to) > 0,
            _ => (2..=4).contains(&knight_moves(from, *to)),
        };
        let goals: Vec<Square> = Square::ALL.into_iter().filter(fits).collect();
        let to = chance.pick(&goals).unwrap_or(from);
        let asked = match level {
            0 | 1 => KnightTask::Two,
            2 => KnightTask::Count,
            _ => KnightTask::Route,
        };
        Task::Knight(asked, from, to)
    }

    /// Half of them share a diagonal.
    fn diagonal(chance: &mut Chance) -> Task {
        let from = any_square(chance);
        let shares = chance.below(2) == 0;
        let fits = |to: &Square| {
            let is_near = from.is_light() == to.is_light() && from != *to;
            is_near && crate::chess::drills::share_diagonal(from, *to) == shares
        };
        let goals: Vec<Square> = Square::ALL.into_iter().filter(fits).collect();
        Task::Diagonal(from, chance.pick(&goals).unwrap_or(from))
    }
}

fn any_square(chance: &mut Chance) -> Square {
    chance.pick(&Square::ALL).unwrap_or(Square::A1)
}

fn step(level: u8, levels: usize) -> usize {
    usize::from(level).clamp(1, levels) - 1
}

fn seed(chance: &mut Chance) -> u64 {
    chance.below(SEEDS) as u64
}

/// A word without its last letter, and without its last two.
fn without_ending(word: &str) -> impl Iterator<Item = &str> {
    word.char_indices().rev().take(2).map(|(at, _)| &word[..at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::typed_plainly;

    #[test]
    fn what_is_known_already_is_drawn_last() {
        let mut chance = Chance::of(1);
        let known = |task: &Task| *task != Task::Colour(Square::E4);
        let procedures = Procedures::read();
        let drawn = (0..40)
            .filter_map(|_| Task::drawn(Drill::Colours, 1, &mut chance, &procedures, known))
            .filter(|task| *task == Task::Colour(Square::E4));
        assert!(drawn.count() > 15);
    }

    #[test]
    fn a_drill_is_named_in_every_language() {
        for (text, drill) in [
            ("Farben", Drill::Colours),
            ("mat", Drill::Mate),
            ("procedure", Drill::Procedure),
            ("knights", Drill::Knight),
            ("cavaliers", Drill::Knight),
        ] {
            assert_eq!(Drill::named(text), Some(drill));
        }
        for drill in Drill::ALL {
            for name in Language::ALL.map(|language| drill.name(language)) {
                for typed in typed_plainly(name) {
                    assert_eq!(Drill::named(&typed), Some(drill), "{typed}");
                }
            }
        }
        assert_eq!(Drill::named("nonsense"), None);
    }
}
