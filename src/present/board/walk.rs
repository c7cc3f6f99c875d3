//! A walk over the board, square by square, with the keys of lichess's mode for blind players. Knows its square and
//! the meaning of keys; the contents of the board are elsewhere.

use std::collections::BTreeSet;

use shakmaty::Board;

use crate::chess::looking::{Direction, Leaper, Rays, ray_towards};
use crate::chess::{Color, File, Rank, Role, Square};
use crate::editor::{Key, KeyEntry};
use crate::words::{Command, Language};

/// A walk in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Walker {
    pub at: Square,
    /// The signs typed with Shift and a digit depend on it.
    language: Language,
    /// The ray last told from here.
    ray: Option<Direction>,
}

/// What a key of a walk asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stride {
    /// The content of this square.
    Here,
    /// Another square, with its content.
    To(Square),
    /// Beyond the edge.
    Edge,
    /// A piece that is not on the board.
    NoSuchPiece,
    /// The moves of the piece here.
    Moves,
    /// The captures of the piece here.
    Captures,
    /// The pieces on a ray from here.
    Ray(Direction),
    /// The pieces one step away.
    Steps(Leaper),
    /// The attackers of this square.
    Attackers,
    /// Its defenders.
    Defenders,
    /// The last move.
    LastMove,
    /// The last capture.
    LastCapture,
    /// The answer to a command of the scene.
    Asks(Command),
    /// The position one move earlier.
    Earlier,
    /// The position one move later.
    Later,
    /// The end of the walk.
    End,
}

/// The order in which pieces are visited.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WalkOrder {
    On,
    Back,
}

const LETTERS: &str = "kqrbnpKQRBNP12345678octlmMxXadADisSvg[]\\/";

/// What the line editor passes on during a walk: every letter is a key.
pub fn entry() -> KeyEntry {
    let characters: BTreeSet<char> = LETTERS
        .chars()
        .chain(FILES_BY_SIGN.iter().flat_map(|(_, signs)| signs.chars()))
        .chain([' ', '?', '.', '+', '-'])
        .collect();
    KeyEntry::Keys(characters)
}

impl Walker {
    /// Starts in the own left corner.
    pub fn new(own: Color, language: Language) -> Walker {
        Walker { at: own.fold_wb(Square::A1, Square::H8), language, ray: None }
    }

    /// Goes to a square.
    pub fn go_to(&mut self, square: Square) {
        (self.at, self.ray) = (square, None);
    }

    /// The meaning of a key for a side; `None` if it is not a key of a walk.
    pub fn stride(&mut self, key: Key, own: Color, pieces: &Board) -> Option<Stride> {
        let stride = match key {
            Key::Up => self.step(own, 0, 1),
            Key::Down => self.step(own, 0, -1),
            Key::Left => self.step(own, -1, 0),
            Key::Right => self.step(own, 1, 0),
            Key::Alt('x') => self.next_ray(own, Rays::Lines, WalkOrder::On),
            Key::Alt('X') => self.next_ray(own, Rays::Lines, WalkOrder::Back),
            Key::Character('x') => self.next_ray(own, Rays::Diagonals, WalkOrder::On),
            Key::Character('X') => self.next_ray(own, Rays::Diagonals, WalkOrder::Back),
            Key::Character(letter) => self.letter(letter, own, pieces)?,
            _ => return None,
        };
        if let Stride::To(square) = stride {
            self.go_to(square);
        }
        Some(stride)
    }

    fn letter(&self, letter: char, own: Color, pieces: &Board) -> Option<Stride> {
        if let Some(rank) = Rank::from_char(letter) {
            return Some(Stride::To(Square::from_coords(self.at.file(), rank)));
        }
        if let Some(file) = by_sign(letter, self.language) {
            return Some(Stride::To(Square::from_coords(file, self.at.rank())));
        }
        if let Some(role) = Role::from_char(letter.to_ascii_lowercase()) {
            let way = if letter.is_ascii_uppercase() { WalkOrder::Back } else { WalkOrder::On };
            return Some(self.next_piece(role, way, pieces));
        }
        Some(match letter {
            'o' => Stride::Here,
            'm' => Stride::Moves,
            'M' => Stride::Captures,
            's' => Stride::Steps(Leaper::Knight),
            'S' => Stride::Steps(Leaper::King),
            'a' => Stride::Attackers,
            'd' => Stride::Defenders,
            'l' => Stride::LastMove,
            'c' => Stride::LastCapture,
            't' => Stride::Asks(Command::Times),
            'v' => Stride::Asks(Command::Evaluation),
            'g' => Stride::Asks(Command::Hint),
            'A' => Stride::Earlier,
            'D' => Stride::Later,
            '[' => self.step(own, -1, 1),
            ']' => self.step(own, 1, 1),
            '/' => self.step(own, -1, -1),
            '\\' => self.step(own, 1, -1),
            'i' => Stride::End,
            _ => return None,
        })
    }

    fn step(&self, own: Color, across: i32, up: i32) -> Stride {
        let turned = own.fold_wb(1, -1);
        let file = self.at.file().offset(across * turned);
        let rank = self.at.rank().offset(up * turned);
        match file.zip(rank) {
            Some((file, rank)) => Stride::To(Square::from_coords(file, rank)),
            None => Stride::Edge,
        }
    }

    /// The next ray of a kind, clockwise from the last one told, or the one before. Rays without squares are skipped.
    fn next_ray(&mut self, own: Color, along: Rays, way: WalkOrder) -> Stride {
        let turn = match way {
            WalkOrder::On => 1,
            WalkOrder::Back => -1,
        };
        let first = match self.ray {
            Some(last) => last.turned(if last.along() == along { 2 * turn } else { turn }),
            // Ahead, or ahead to the right, from the player's seat.
            None => Direction::UP.turned(own.fold_wb(0, 4)).turned(if along == Rays::Lines {
                0
            } else {
                1
            }),
        };
        let directions = (0..4).map(|quarters| first.turned(2 * turn * quarters));
        let has_squares = |towards: &Direction| !ray_towards(self.at, *towards).is_empty();
        let ray = directions.into_iter().find(has_squares).unwrap_or(first);
        self.ray = Some(ray);
        Stride::Ray(ray)
    }

    /// The next piece of a kind, of either colour, or the one before, in a cycle.
    fn next_piece(&self, role: Role, way: WalkOrder, pieces: &Board) -> Stride {
        let mut squares: Vec<Square> = pieces.by_role(role).into_iter().collect();
        if way == WalkOrder::Back {
            squares.reverse();
        }
        let is_further = |at: &&Square| match way {
            WalkOrder::On => **at > self.at,
            WalkOrder::Back => **at < self.at,
        };
        let next = squares.iter().find(is_further).or(squares.first());
        next.map_or(Stride::NoSuchPiece, |square| Stride::To(*square))
    }
}

/// The signs on the digits with Shift, by file; on keyboards of France and Belgium, which type digits with Shift, the
/// signs without it.
const FILES_BY_SIGN: [(Language, &str); 4] = [
    (Language::German, "!\"§$%&/("),
    (Language::French, "&é\"'(-è_"),
    (Language::French, "&é\"'(§è!"),
    (Language::English, "!@#$%^&*"),
];

fn by_sign(letter: char, language: Language) -> Option<File> {
    let of = |wanted: Language| FILES_BY_SIGN.iter().filter(move |(of, _)| *of == wanted);
    // A speaker of another language may have an American keyboard.
    let mut layouts = of(language).chain(of(Language::English));
    let place = layouts.find_map(|(_, signs)| signs.chars().position(|sign| sign == letter))?;
    File::ALL.get(place).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walked(language: Language, keys: &str) -> Vec<Option<Stride>> {
        let mut walker = Walker::new(Color::White, language);
        walker.go_to(Square::E4);
        let board = Board::default();
        keys.chars().map(|key| walker.stride(Key::Character(key), Color::White, &board)).collect()
    }

    #[test]
    fn the_digits_reach_files_on_the_keyboard_of_every_language() {
        let files = [
            Square::A4,
            Square::B4,
            Square::C4,
            Square::D4,
            Square::E4,
            Square::F4,
            Square::G4,
            Square::H4,
        ]
        .map(|square| Some(Stride::To(square)));
        for (language, signs) in [
            (Language::English, "!@#$%^&*"),
            (Language::German, "!\"§$%&/("),
            (Language::French, "&é\"'(-è_"),
        ] {
            assert_eq!(walked(language, signs), files, "{signs}");
            let KeyEntry::Keys(keys) = entry() else { panic!("no keys") };
            assert!(signs.chars().all(|sign| keys.contains(&sign)), "{signs}");
        }
        // Keyboards of Belgium differ in two signs, and some people have American ones.
        assert_eq!(walked(Language::French, "§!"), [files[5], files[7]]);
        assert_eq!(walked(Language::French, "@#"), files[1..3]);
    }

    #[test]
    fn rays_come_one_by_one_clockwise_and_back() {
        let ends = |keys: &[Key], from: Square, own: Color| -> Vec<Square> {
            let mut walker = Walker::new(own, Language::English);
            walker.go_to(from);
            let told = keys.iter().filter_map(|key| walker.stride(*key, own, &Board::default()));
            let end = |stride| match stride {
                Stride::Ray(towards) => ray_towards(from, towards).last().copied(),
                _ => None,
            };
            told.filter_map(end).collect()
        };
        let (on, back) = (Key::Character('x'), Key::Character('X'));
        let [h7, h1, b1, a8] = [Square::H7, Square::H1, Square::B1, Square::A8];
        assert_eq!(ends(&[on; 5], Square::E4, Color::White), [h7, h1, b1, a8, h7]);
        assert_eq!(ends(&[on, back, back], Square::E4, Color::White), [h7, a8, b1]);
        assert_eq!(ends(&[on, on], Square::E4, Color::Black), [b1, a8]);
        // A corner has one diagonal.
        assert_eq!(ends(&[on, on, back], Square::A1, Color::White), [Square::H8; 3]);
        let line = Key::Alt('x');
        let wanted = [Square::E8, Square::H4, Square::E1, Square::A4];
        assert_eq!(ends(&[line; 4], Square::E4, Color::White), wanted);
        // From a diagonal to the neighbouring line.
        assert_eq!(ends(&[on, line], Square::E4, Color::White), [h7, Square::H4]);
    }
}
