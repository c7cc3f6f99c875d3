//! What stands on a board, in words: squares and pieces in the words of announcements,
//! colours and what is empty in the user's. Never decides what may be told.

use shakmaty::Board;

use crate::chess::looking::on_rank;
use crate::chess::notation::Letters;
use crate::chess::{Color, Piece, Rank, Role, Square};
use crate::present::spoken::Segment;
use crate::words::{Language, SeatWords, Wording};

/// The words of a board.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardWords {
    /// The language of the user.
    pub(super) language: Language,
    /// The words of announcements.
    pub(super) wording: Wording,
}

/// The kinds in the order in which they are told.
pub(super) const KINDS: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl BoardWords {
    /// A square and what stands there.
    pub(super) fn contents(self, at: Square, found: Option<Piece>, end: &str) -> Vec<Segment> {
        let words = SeatWords::of(self.language);
        let mut segments = vec![Segment::new(self.wording.words, self.wording.say_square(at))];
        match found {
            None => segments.push(Segment::new(self.language, format!("{}{end}", words.empty))),
            Some(piece) => segments.extend(self.named(piece, end)),
        }
        segments
    }

    /// A piece with its colour.
    pub(super) fn named(self, piece: Piece, end: &str) -> [Segment; 2] {
        let words = SeatWords::of(self.language);
        let colour = piece.color.fold_wb(words.white, words.black);
        let name = self.wording.say_piece(piece.role);
        [
            Segment::new(self.language, colour),
            Segment::new(self.wording.words, format!("{name}{end}")),
        ]
    }

    /// "N" for white knights, "n" for black ones, "A" and "a" for all of a side; in the
    /// letters of the user, or else in English.
    pub(super) fn by_letter(self, text: &str) -> Option<(Color, Option<Role>)> {
        let mut letters = text.chars();
        let (letter, None) = (letters.next()?, letters.next()) else { return None };
        let colour = if letter.is_uppercase() { Color::White } else { Color::Black };
        let upper = letter.to_uppercase().to_string();
        if upper == "A" {
            return Some((colour, None));
        }
        let letters = letters_of(self.language);
        let is_own = |role: &Role| letters.letter(*role) == upper;
        let is_english = |role: &Role| role.upper_char().to_string() == upper;
        let role = KINDS.into_iter().find(is_own).or_else(|| KINDS.into_iter().find(is_english));
        role.map(|role| (colour, Some(role)))
    }
}

/// The letters of a language, in which moves are written.
pub(super) fn letters_of(language: Language) -> Letters {
    match language {
        Language::German => Letters::German,
        Language::French => Letters::French,
        Language::English => Letters::English,
    }
}

/// A rank drawn on a line, its number first.
pub(super) fn drawn_rank(board: &Board, rank: Rank, sign: fn(Piece) -> char) -> String {
    let signs = on_rank(rank).map(|at| board.piece_at(at).map_or('.', sign).to_string());
    format!("{} {}", rank.char(), signs.collect::<Vec<_>>().join(" "))
}

/// The letter of a piece, large for White.
pub(super) fn letter(piece: Piece) -> char {
    piece.char()
}
