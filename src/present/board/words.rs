//! What stands on a board, in words: squares and pieces in the words of announcements,
//! colours and what is empty in the user's. Never decides what may be told.

use shakmaty::Board;

use crate::chess::looking::{on_file, on_rank};
use crate::chess::{Color, Piece, Rank, Role, Square};
use crate::present::spoken::Segment;
use crate::words::{Lexicon, Subject, Texts, Wording, subject};

/// The words of a board.
#[derive(Clone, Copy)]
pub(crate) struct BoardWords<'a> {
    /// The texts of the user.
    pub(crate) texts: &'a Texts,
    /// The words of announcements.
    pub(crate) wording: Wording,
}

/// The kinds in the order in which they are told.
pub(crate) const KINDS: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl BoardWords<'_> {
    /// Words in the language of the user.
    fn plain(self, text: String) -> Segment {
        Segment::new(self.texts.language(), text)
    }

    /// A square and what stands there.
    pub(crate) fn contents(self, at: Square, found: Option<Piece>, end: &str) -> Vec<Segment> {
        let mut segments = vec![Segment::new(self.wording.words, self.wording.say_square(at))];
        match found {
            None => segments.push(self.plain(format!("{}{end}", self.texts.empty_square()))),
            Some(piece) => segments.extend(self.named(piece, end)),
        }
        segments
    }

    /// Squares with what stands on them, one after the other.
    pub(crate) fn listed(self, squares: &[Square], board: &Board) -> Vec<Segment> {
        let last = squares.len().saturating_sub(1);
        let told = squares.iter().enumerate();
        let end = |place| if place == last { "." } else { "," };
        told.flat_map(|(place, at)| self.contents(*at, board.piece_at(*at), end(place))).collect()
    }

    /// A piece with its colour.
    pub(crate) fn named(self, piece: Piece, end: &str) -> [Segment; 2] {
        let colour = match piece.color {
            Color::White => self.texts.colour_white(),
            Color::Black => self.texts.colour_black(),
        };
        let name = self.wording.say_piece(piece.role);
        [self.plain(colour), Segment::new(self.wording.words, format!("{name}{end}"))]
    }

    /// Pieces of a kind, of a colour, or of both: by words or by a letter.
    pub(crate) fn pieces_asked(
        self,
        text: &str,
        lexicon: &Lexicon,
    ) -> Option<(Option<Color>, Option<Role>)> {
        let text = text.trim();
        if let Some((colour, role)) = self.by_letter(text) {
            return Some((Some(colour), role));
        }
        let subject = subject(text, lexicon)?;
        let names_no_square = subject.file.is_none() && subject.rank.is_none();
        names_no_square.then_some((subject.colour, subject.role))
    }

    /// Where they stand, White's first; nothing where there are none.
    pub(crate) fn where_they_are(
        self,
        (colour, role): (Option<Color>, Option<Role>),
        board: &Board,
    ) -> Vec<Segment> {
        let colours = [Color::White, Color::Black];
        let colours = colours.into_iter().filter(|one| colour.is_none_or(|asked| asked == *one));
        let kinds = move || KINDS.into_iter().filter(move |one| role.is_none_or(|of| of == *one));
        let pieces = colours.flat_map(|color| kinds().map(move |role| Piece { color, role }));
        pieces.flat_map(|piece| self.where_is(piece, board)).collect()
    }

    fn where_is(self, piece: Piece, board: &Board) -> Vec<Segment> {
        let mut squares: Vec<Square> = board.by_piece(piece).into_iter().collect();
        if squares.is_empty() {
            return Vec::new();
        }
        // Pawns by their files, so that doubled and missing ones are heard.
        if piece.role == Role::Pawn {
            squares.sort_by_key(|at| (at.file(), at.rank()));
        }
        let squares: Vec<String> =
            squares.into_iter().map(|at| self.wording.say_square(at)).collect();
        let mut segments = self.named(piece, ":").to_vec();
        segments.push(Segment::new(self.wording.words, format!("{}.", squares.join(", "))));
        segments
    }

    /// "N" for white knights, "n" for black ones, "A" and "a" for all of a side; in the
    /// letters of the user, or else in English.
    pub(crate) fn by_letter(self, text: &str) -> Option<(Color, Option<Role>)> {
        let mut letters = text.chars();
        let (letter, None) = (letters.next()?, letters.next()) else { return None };
        let colour = if letter.is_uppercase() { Color::White } else { Color::Black };
        let upper = letter.to_uppercase().to_string();
        if upper == "A" {
            return Some((colour, None));
        }
        let letters = self.texts.language().letters();
        let is_own = |role: &Role| letters.letter(*role) == upper;
        let is_english = |role: &Role| role.upper_char().to_string() == upper;
        let role = KINDS.into_iter().find(is_own).or_else(|| KINDS.into_iter().find(is_english));
        role.map(|role| (colour, Some(role)))
    }
}

/// The squares of a rank or a file that is named in words or by its sign.
pub(crate) fn line_asked(text: &str, lexicon: &Lexicon) -> Option<Vec<Square>> {
    match subject(text, lexicon)? {
        Subject { file: Some(file), rank: None, role: None, colour: None } => {
            Some(on_file(file).collect())
        }
        Subject { file: None, rank: Some(rank), role: None, colour: None } => {
            Some(on_rank(rank).collect())
        }
        _ => None,
    }
}

/// A rank drawn on a line, its number first.
pub(crate) fn drawn_rank(board: &Board, rank: Rank, sign: fn(Piece) -> char) -> String {
    let signs = on_rank(rank).map(|at| board.piece_at(at).map_or('.', sign).to_string());
    format!("{} {}", rank.char(), signs.collect::<Vec<_>>().join(" "))
}

/// The letter of a piece, large for White.
pub(crate) fn letter(piece: Piece) -> char {
    piece.char()
}
