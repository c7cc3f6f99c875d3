//! The announcements to read aloud, chosen so that every file, rank, piece and castling is heard several times.

use crate::chess::{CastlingSide, File, Origin, Rank, Role, Square};
use crate::{Announced, AnnouncedStep, Announcement, Wording};

/// The number of announcements to read.
pub const PROMPTS: usize = 40;
/// The pieces in turn. Pawns are not named, and come as often as the others.
const TURN: [Role; 6] =
    [Role::Knight, Role::Pawn, Role::Bishop, Role::Rook, Role::Queen, Role::King];
/// Every eighth announcement is castling, on alternating sides.
const CASTLES: usize = 8;

/// The announcements in reading order, in the words of the event. The same settings always give the same list, so that
/// reading can be interrupted.
pub fn prompts(wording: Wording) -> Vec<String> {
    let mut heard = TimesPrompted::default();
    let mut steps = TURN.iter().cycle().map(|role| heard.next(*role));
    let mut sides = [CastlingSide::KingSide, CastlingSide::QueenSide].into_iter().cycle();
    let announced = |number: usize| {
        let castles = number % CASTLES == CASTLES - 3;
        let castling = if castles { sides.next().map(Announced::Castling) } else { None };
        castling.or_else(|| steps.next())
    };
    let announcements = (0..PROMPTS).filter_map(announced);
    announcements.map(|announced| wording.say(&Announcement { announced, threat: None })).collect()
}

/// How often each file and rank occurred, in the first and in the second square of a move.
#[derive(Default)]
struct TimesPrompted {
    files: [[usize; 8]; 2],
    ranks: [[usize; 8]; 2],
    /// The number of moves so far. Chooses among equally useful moves.
    moves: usize,
}

impl TimesPrompted {
    /// The piece's move with the words heard least so far.
    fn next(&mut self, role: Role) -> Announced {
        let mut least = (usize::MAX, usize::MAX);
        let mut chosen = [Square::A1, Square::A1];
        for (number, squares) in moves(role).enumerate() {
            // Among equals, a different one each time, from all over the board.
            let weight = (self.often(squares), (number * 37 + self.moves * 101) % 211);
            if weight < least {
                (least, chosen) = (weight, squares);
            }
        }
        for (place, square) in chosen.into_iter().enumerate() {
            self.files[place][usize::from(square.file())] += 1;
            self.ranks[place][usize::from(square.rank())] += 1;
        }
        self.moves += 1;
        let [from, to] = chosen;
        Announced::Step(AnnouncedStep {
            piece: Some(role).filter(|role| *role != Role::Pawn),
            from: Origin::from(from),
            capture: None,
            to,
            promotion: None,
        })
    }

    fn often(&self, squares: [Square; 2]) -> usize {
        let often = |(place, square): (usize, Square)| {
            let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
            // Squared, so that no word falls far behind.
            self.files[place][file].pow(2) + self.ranks[place][rank].pow(2)
        };
        squares.into_iter().enumerate().map(often).sum()
    }
}

/// Every move of a piece on an empty board; pawns of either side only advance.
fn moves(role: Role) -> impl Iterator<Item = [Square; 2]> {
    let squares = || {
        File::ALL.into_iter().flat_map(|file| Rank::ALL.map(|rank| Square::from_coords(file, rank)))
    };
    let all = squares().flat_map(move |from| squares().map(move |to| [from, to]));
    all.filter(move |[from, to]| goes(role, *from, *to))
}

fn goes(role: Role, from: Square, to: Square) -> bool {
    let apart = |one: usize, other: usize| one.abs_diff(other);
    let files = apart(from.file().into(), to.file().into());
    let ranks = apart(from.rank().into(), to.rank().into());
    let straight = (files == 0) != (ranks == 0);
    let aslant = files == ranks && files > 0;
    match role {
        Role::Pawn => {
            let starts = matches!(from.rank(), Rank::Second | Rank::Seventh);
            let ends = [from.rank(), to.rank()]
                .iter()
                .any(|rank| matches!(rank, Rank::First | Rank::Eighth));
            files == 0 && !ends && (ranks == 1 || ranks == 2 && starts && is_middle(to.rank()))
        }
        Role::Knight => files.min(ranks) == 1 && files.max(ranks) == 2,
        Role::Bishop => aslant,
        Role::Rook => straight,
        Role::Queen => straight || aslant,
        Role::King => files.max(ranks) == 1,
    }
}

/// A rank that a pawn reaches with a double step.
fn is_middle(rank: Rank) -> bool {
    matches!(rank, Rank::Fourth | Rank::Fifth)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::{FileNames, Language, Lexicon, hear};

    #[test]
    fn every_word_of_announcements_is_read_several_times() {
        for words in Language::ALL {
            for files in FileNames::ALL {
                let wording = Wording { words, ranks: words, files };
                let prompts = prompts(wording);
                assert_eq!(prompts.len(), PROMPTS);
                let mut often: HashMap<&str, usize> = HashMap::new();
                for word in prompts.iter().flat_map(|prompt| prompt.split(' ')) {
                    *often.entry(word).or_default() += 1;
                }
                let rare: Vec<_> = often.iter().filter(|(_, often)| **often < 2).collect();
                assert!(rare.is_empty(), "{rare:?}");
                let lexicon = Lexicon::of(wording);
                for prompt in &prompts {
                    assert!(hear(prompt, &lexicon).is_ok(), "{prompt}");
                }
            }
        }
    }

    #[test]
    fn files_ranks_and_pieces_come_about_equally_often() {
        let prompts = prompts(Wording::default());
        let often = |word: &str| {
            prompts.iter().flat_map(|prompt| prompt.split(' ')).filter(|said| *said == word).count()
        };
        for file in "Anna Bella Cesar David Eva Felix Gustav Hector".split(' ') {
            assert!((6..=13).contains(&often(file)), "{file}: {}", often(file));
        }
        for rank in "eins zwei drei vier fünf sechs sieben acht".split(' ') {
            assert!((6..=13).contains(&often(rank)), "{rank}: {}", often(rank));
        }
        for piece in "Springer Läufer Turm Dame König".split(' ') {
            assert!((5..=7).contains(&often(piece)), "{piece}: {}", often(piece));
        }
        assert_eq!([often("Kurze"), often("Lange")], [3, 2]);
    }
}
