//! A walk over the board, square by square, with the letters of lichess's mode for blind
//! players. Knows where it stands and what a key wants; never what is on the board.

use std::collections::BTreeSet;

use shakmaty::Board;

use crate::chess::looking::{Direction, Leaper, Rays, ray_towards};
use crate::chess::{Color, File, Rank, Role, Square};
use crate::editor::{Key, KeyEntry};
use crate::words::{Command, Language};

/// Somebody who walks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Walker {
    pub at: Square,
    /// Which signs stand beside the digits depends on it.
    language: Language,
    /// The ray that was told last from here.
    ray: Option<Direction>,
}

/// What a key of a walk wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stride {
    /// What stands here.
    Here,
    /// Somewhere else, which is told.
    To(Square),
    /// Over the edge.
    Edge,
    /// To a piece that is not there.
    NoSuchPiece,
    /// The moves of the piece here.
    Moves,
    /// What the piece here can take.
    Captures,
    /// What stands on a ray from here.
    Ray(Direction),
    /// What stands a step away from here.
    Steps(Leaper),
    /// Who attacks this square.
    Attackers,
    /// Who defends it.
    Defenders,
    /// The last move.
    LastMove,
    /// What was taken last.
    LastCapture,
    /// What a command of the scene tells.
    Asks(Command),
    /// The position a move earlier.
    Earlier,
    /// The position a move later.
    Later,
    /// Enough.
    End,
}

/// Which way pieces are gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WalkOrder {
    On,
    Back,
}

const LETTERS: &str = "kqrbnpKQRBNP12345678octlmMxXadADisSvg[]\\/";

/// What the line editor hands on during a walk: every letter is a key.
pub fn entry() -> KeyEntry {
    let characters: BTreeSet<char> = LETTERS
        .chars()
        .chain(FILES_BY_SIGN.iter().flat_map(|(_, signs)| signs.chars()))
        .chain([' ', '?', '.', '+', '-'])
        .collect();
    KeyEntry::Keys(characters)
}

impl Walker {
    /// In the own left corner.
    pub fn new(own: Color, language: Language) -> Walker {
        Walker { at: own.fold_wb(Square::A1, Square::H8), language, ray: None }
    }

    /// Goes to a square.
    pub fn go_to(&mut self, square: Square) {
        (self.at, self.ray) = (square, None);
    }

    /// What a key wants, seen from a side; nothing where it is no key of a walk.
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

    /// The next ray of a kind, clockwise from the one that was told last, or the one before.
    /// A ray without a square is left out.
    fn next_ray(&mut self, own: Color, along: Rays, way: WalkOrder) -> Stride {
        let turn = match way {
            WalkOrder::On => 1,
            WalkOrder::Back => -1,
        };
        let first = match self.ray {
            Some(last) => last.turned(if last.along() == along { 2 * turn } else { turn }),
            // Ahead, or ahead to the right, as the player sits.
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

    /// The next piece of a kind, of either colour, or the one before; round and round.
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

/// The signs that the digits have with Shift, one file after the other; on keyboards of
/// France and Belgium, where digits are typed with Shift, the signs without it.
const FILES_BY_SIGN: [(Language, &str); 4] = [
    (Language::German, "!\"§$%&/("),
    (Language::French, "&é\"'(-è_"),
    (Language::French, "&é\"'(§è!"),
    (Language::English, "!@#$%^&*"),
];

fn by_sign(letter: char, language: Language) -> Option<File> {
    let of = |wanted: Language| FILES_BY_SIGN.iter().filter(move |(of, _)| *of == wanted);
    // Who speaks another language may have an American keyboard.
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
        // From a corner there is one diagonal.
        assert_eq!(ends(&[on, on, back], Square::A1, Color::White), [Square::H8; 3]);
        let line = Key::Alt('x');
        let wanted = [Square::E8, Square::H4, Square::E1, Square::A4];
        assert_eq!(ends(&[line; 4], Square::E4, Color::White), wanted);
        // From a diagonal to the line beside it.
        assert_eq!(ends(&[on, line], Square::E4, Color::White), [h7, Square::H4]);
    }
}
