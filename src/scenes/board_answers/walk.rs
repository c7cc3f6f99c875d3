//! A walk over the board, square by square, with the letters of lichess's mode for blind
//! players. Knows where it stands and what a key wants; never what is on the board.

use std::collections::BTreeSet;

use shakmaty::Board;

use crate::chess::looking::Rays;
use crate::chess::{Color, File, Rank, Role, Square};
use crate::present::editor::{Entry, Key};
use crate::words::Language;

/// Somebody who walks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) struct Walker {
    pub(in crate::scenes) at: Square,
    /// The signs above the digits depend on it.
    language: Language,
}

/// What a key of a walk wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) enum Stride {
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
    /// What stands on rays from here.
    Rays(Rays),
    /// Who attacks this square.
    Attackers,
    /// Who defends it.
    Defenders,
    /// The last move.
    LastMove,
    /// What was taken last.
    LastCapture,
    /// Both times.
    Times,
    /// Enough.
    End,
}

/// Which way pieces are gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    On,
    Back,
}

const LETTERS: &str = "kqrbnpKQRBNP12345678!@#$%^&*\"§/(octlmMxadiX";

/// What the line editor hands on during a walk: every letter is a key.
pub(in crate::scenes) fn entry() -> Entry {
    let characters: BTreeSet<char> = LETTERS.chars().chain([' ', '?', '.', '+', '-']).collect();
    Entry::Keys(characters)
}

impl Walker {
    /// In the own left corner.
    pub(in crate::scenes) fn new(own: Color, language: Language) -> Walker {
        Walker { at: own.fold_wb(Square::A1, Square::H8), language }
    }

    /// What a key wants, seen from a side; nothing where it is no key of a walk.
    pub(in crate::scenes) fn stride(
        &mut self,
        key: Key,
        own: Color,
        pieces: &Board,
    ) -> Option<Stride> {
        let stride = match key {
            Key::Up => self.step(own, 0, 1),
            Key::Down => self.step(own, 0, -1),
            Key::Left => self.step(own, -1, 0),
            Key::Right => self.step(own, 1, 0),
            Key::Alt('x') => Stride::Rays(Rays::Lines),
            Key::Character(letter) => self.letter(letter, pieces)?,
            _ => return None,
        };
        if let Stride::To(square) = stride {
            self.at = square;
        }
        Some(stride)
    }

    fn letter(&self, letter: char, pieces: &Board) -> Option<Stride> {
        if let Some(rank) = Rank::from_char(letter) {
            return Some(Stride::To(Square::from_coords(self.at.file(), rank)));
        }
        if let Some(file) = shifted(letter, self.language) {
            return Some(Stride::To(Square::from_coords(file, self.at.rank())));
        }
        if let Some(role) = Role::from_char(letter.to_ascii_lowercase()) {
            let way = if letter.is_ascii_uppercase() { Way::Back } else { Way::On };
            return Some(self.next_piece(role, way, pieces));
        }
        Some(match letter {
            'o' => Stride::Here,
            'm' => Stride::Moves,
            'M' => Stride::Captures,
            'x' => Stride::Rays(Rays::Diagonals),
            'X' => Stride::Rays(Rays::Lines),
            'a' => Stride::Attackers,
            'd' => Stride::Defenders,
            'l' => Stride::LastMove,
            'c' => Stride::LastCapture,
            't' => Stride::Times,
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

    /// The next piece of a kind, of either colour, or the one before; round and round.
    fn next_piece(&self, role: Role, way: Way, pieces: &Board) -> Stride {
        let mut squares: Vec<Square> = pieces.by_role(role).into_iter().collect();
        if way == Way::Back {
            squares.reverse();
        }
        let is_further = |at: &&Square| match way {
            Way::On => **at > self.at,
            Way::Back => **at < self.at,
        };
        let next = squares.iter().find(is_further).or(squares.first());
        next.map_or(Stride::NoSuchPiece, |square| Stride::To(*square))
    }
}

/// The file of a digit with Shift, on a German or an American keyboard.
fn shifted(letter: char, language: Language) -> Option<File> {
    let signs = match language {
        Language::German => "!\"§$%&/(",
        Language::English | Language::French => "!@#$%^&*",
    };
    let place = signs.chars().position(|sign| sign == letter)?;
    File::ALL.get(place).copied()
}
