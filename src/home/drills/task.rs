//! What can be asked: the drills, in each the tasks, and which of them comes next. The same task is always
//! the same question. Never asks one.

use crate::chess::drills::{Chance, EndingKind, knight_moves};
use crate::chess::{File, Rank, Square};
use crate::words::{Language, Procedures, drill_names, is_typed_as};

use super::lesson::Lesson;
use super::mistakes::MistakeMade;

/// One of the drills.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Drill {
    /// The words of announcements.
    Alphabet,
    /// Which colour a square has.
    Colours,
    /// How a knight goes.
    Knight,
    /// Which squares a diagonal crosses.
    Diagonals,
    /// Games that are heard, and where the men stand then.
    Memory,
    /// Mates in a few moves.
    Mate,
    /// Endings that are played out.
    Endings,
    /// What is said and done at the table.
    Procedure,
    /// How the pieces move, for who has never played.
    Lessons,
    /// What the player did wrong in games of their own.
    Mistakes,
}

impl Drill {
    /// Every drill, in the order in which they are offered.
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

    /// Its name in a language.
    pub fn name(self, language: Language) -> &'static str {
        drill_names(language)[self as usize]
    }

    /// The name by which it is kept, in English.
    pub fn code(self) -> &'static str {
        self.name(Language::English)
    }

    /// The drill that a text names, in any language, be it in the singular or the plural.
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

    /// How many levels it has.
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

    /// Whether there are always new tasks, so that one that was right at once need not be
    /// kept.
    pub(crate) fn is_endless(self) -> bool {
        matches!(
            self,
            Drill::Knight | Drill::Diagonals | Drill::Memory | Drill::Mate | Drill::Endings
        )
    }
}

/// Which way the alphabet goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlphabetWay {
    /// Words are heard, and what they mean is given.
    Hear,
    /// Signs are given, and the words are said.
    Say,
}

/// What the words of an announcement name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlphabetSign {
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
    /// A square.
    Square(Square),
    /// The move of a seed.
    Move(u64),
}

/// What is asked of a knight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KnightTask {
    /// Whether two moves are enough.
    Two,
    /// How many moves are.
    Count,
    /// A shortest route.
    Route,
}

/// One thing that is asked.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Task {
    /// What a sign is called, or what a word names.
    Alphabet(AlphabetWay, AlphabetSign),
    /// The colour of a square.
    Colour(Square),
    /// A knight's way from square to square.
    Knight(KnightTask, Square, Square),
    /// The squares between two of a diagonal.
    Diagonal(Square, Square),
    /// A game of so many plies.
    Memory(u8, u64),
    /// A mate in so many moves.
    Mate(u8, u64),
    /// An ending of a kind.
    Ending(EndingKind, u64),
    /// A question by its name.
    Procedure(String),
    /// One of the first lessons.
    Lesson(Lesson),
    /// A mistake that was made.
    Mistake(MistakeMade),
}

/// Seeds stay short enough to be read.
const SEEDS: usize = 1_000_000;
/// How often another task is drawn where one is known already.
const DRAWS: usize = 60;
/// The plies of a game for each level.
pub(super) const PLIES: [u8; 4] = [2, 4, 6, 8];

impl Task {
    /// The drill that it belongs to.
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

    /// A task of a drill at a level, one that is not known yet if chance finds such a one. None of
    /// mistakes, which are made and not drawn.
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

    /// Squares between which there is something to ask.
    fn knight(level: u8, chance: &mut Chance) -> Task {
        let from = any_square(chance);
        let fits = |to: &Square| match level {
            // Two moves, or as far as looks like two.
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

    /// Half of them on one diagonal.
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
