//! The contents of a board in words, all in the language of its pieces. Whether they may be told is decided
//! elsewhere.

use shakmaty::{Bitboard, Board};

use crate::chess::looking::{on_file, on_rank};
use crate::chess::{Color, File, Piece, Rank, Role, Square};
use crate::spoken::Segment;
use crate::words::{Lexicon, Subject, Texts, Wording, number, subject};

#[derive(Clone, Copy)]
pub struct BoardWords<'a> {
    pub texts: &'a Texts,
    pub wording: Wording,
    pub squares: SquareNames,
}

/// How squares are named in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SquareNames {
    /// By letter and digit: "e4".
    Written,
    /// In the words of announcements: "Eva vier".
    Announced,
}

/// From this many pieces in a row on, only the first and the last are named.
const SHORTEST_ROW: usize = 3;

/// Words that ask for a drawing, for a sighted person.
pub const DRAWN: [&str; 9] = [
    "draw",
    "drawn",
    "drawing",
    "zeichnen",
    "gezeichnet",
    "zeichnung",
    "dessin",
    "dessiné",
    "unicode",
];

/// Words that ask for the board rank by rank.
pub const BY_RANKS: [&str; 10] = [
    "by ranks",
    "by rank",
    "ranks",
    "rank by rank",
    "nach reihen",
    "reihen",
    "reihenweise",
    "par rangées",
    "par rangée",
    "rangées",
];

/// The kinds in the order of telling.
pub const KINDS: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl BoardWords<'_> {
    /// Words in the language of the pieces.
    fn said(self, text: String) -> Segment {
        Segment::new(self.wording.words, text)
    }

    /// The texts in the language of the pieces, so that a sentence does not mix two languages.
    fn texts_of_pieces(self) -> Texts {
        Texts::new(self.wording.words)
    }

    pub(crate) fn square(self, at: Square) -> String {
        match self.squares {
            SquareNames::Written => at.to_string(),
            SquareNames::Announced => self.wording.say_square(at),
        }
    }

    pub fn squares(self, squares: &[Square]) -> Segment {
        let names: Vec<String> = squares.iter().map(|at| self.square(*at)).collect();
        self.said(format!("{}.", names.join(", ")))
    }

    /// A square and its content.
    pub fn contents(self, at: Square, found: Option<Piece>, end: &str) -> Vec<Segment> {
        let found = match found {
            None => self.texts_of_pieces().empty_square(),
            Some(piece) => self.named(piece),
        };
        vec![self.said(format!("{} {found}{end}", self.square(at)))]
    }

    /// Rank by rank from the eighth on; empty ranks are left out.
    pub fn by_ranks(self, board: &Board) -> Vec<Vec<Segment>> {
        let stands = |at: &Square| board.piece_at(*at).is_some();
        let ranks = Rank::ALL.into_iter().rev();
        let ranks = ranks.map(|rank| on_rank(rank).filter(stands).collect::<Vec<_>>());
        ranks.filter(|squares| !squares.is_empty()).map(|told| self.listed(&told, board)).collect()
    }

    /// The pieces along a line, with the number of empty squares between them.
    pub fn along(self, squares: &[Square], board: &Board) -> Segment {
        let texts = self.texts_of_pieces();
        let stretches = squares.chunk_by(|one, next| {
            board.piece_at(*one).is_none() && board.piece_at(*next).is_none()
        });
        let told = stretches.map(|stretch| {
            let first = stretch.first().and_then(|at| Some((*at, board.piece_at(*at)?)));
            match first {
                Some((at, piece)) => format!("{} {}", self.square(at), self.named(piece)),
                None => {
                    let count = u16::try_from(stretch.len()).unwrap_or(u16::MAX);
                    texts.empty_squares(count, &number(count, self.wording.words))
                }
            }
        });
        self.said(format!("{}.", told.collect::<Vec<_>>().join(", ")))
    }

    /// Squares with their contents.
    pub(crate) fn listed(self, squares: &[Square], board: &Board) -> Vec<Segment> {
        let last = squares.len().saturating_sub(1);
        let told = squares.iter().enumerate();
        let end = |place| if place == last { "." } else { "," };
        told.flat_map(|(place, at)| self.contents(*at, board.piece_at(*at), end(place))).collect()
    }

    /// A piece with its colour.
    pub fn named(self, piece: Piece) -> String {
        let texts = self.texts_of_pieces();
        match piece.color {
            Color::White => texts.white_piece(piece.role),
            Color::Black => texts.black_piece(piece.role),
        }
    }

    /// Pieces of a kind, of a colour, or of both: by words or by a letter.
    pub fn pieces_asked(
        self,
        text: &str,
        own: Option<Color>,
        lexicon: &Lexicon,
    ) -> Option<(Option<Color>, Option<Role>)> {
        let text = text.trim();
        if let Some((colour, role)) = self.by_letter(text) {
            return Some((Some(colour), role));
        }
        let subject = subject(text, lexicon)?;
        let names_no_square = subject.file.is_none() && subject.rank.is_none();
        names_no_square.then(|| (subject.colour_for(own), subject.role))
    }

    /// The squares of pieces, White's first; empty if there are none.
    pub fn where_they_are(
        self,
        (colour, role): (Option<Color>, Option<Role>),
        board: &Board,
    ) -> Vec<Segment> {
        let colours = [Color::White, Color::Black];
        let colours = colours.into_iter().filter(|one| colour.is_none_or(|asked| asked == *one));
        let kinds = move || KINDS.into_iter().filter(move |one| role.is_none_or(|of| of == *one));
        let of_a_colour = |color: Color| {
            let pieces = kinds().map(move |role| Piece { color, role });
            let told: Vec<String> =
                pieces.filter_map(|piece| self.where_is(piece, board)).collect();
            let side = self.texts_of_pieces().pieces_of_side(color);
            (!told.is_empty()).then(|| self.said(format!("{side} {}.", told.join(", "))))
        };
        colours.filter_map(of_a_colour).collect()
    }

    fn where_is(self, piece: Piece, board: &Board) -> Option<String> {
        let squares = in_order(piece, board);
        if squares.is_empty() {
            return None;
        }
        let name = self.texts_of_pieces().pieces_called(piece.role, squares.len());
        Some(format!("{name} {}", self.row_by_row(&squares)))
    }

    /// Squares in sequence; of several in a row only the first and the last.
    fn row_by_row(self, squares: &[Square]) -> String {
        if self.squares == SquareNames::Announced {
            let names = squares.iter().map(|at| self.wording.say_square(*at));
            return names.collect::<Vec<_>>().join(", ");
        }
        let texts = self.texts_of_pieces();
        let rows = squares.chunk_by(|one, next| {
            one.rank() == next.rank() && one.file().offset(1) == Some(next.file())
        });
        let told = rows.flat_map(|row| match row {
            [first, .., last] if row.len() >= SHORTEST_ROW => {
                let [from, to] = [first, last].map(|at| at.file().to_string());
                vec![texts.row_of_squares(&from, &to, &first.rank().to_string())]
            }
            few => few.iter().map(|at| self.square(*at)).collect(),
        });
        told.collect::<Vec<_>>().join(" ")
    }

    /// The pawns of both sides by file, and the files without any, so that doubled and missing pawns are heard.
    pub fn pawns(self, board: &Board) -> Vec<Segment> {
        let texts = self.texts_of_pieces();
        let bare =
            File::ALL.into_iter().filter(|file| (board.pawns() & Bitboard::from(*file)).is_empty());
        let bare: Vec<String> = bare.map(|file| self.file(file)).collect();
        let of_side = |color: Color| {
            let squares = in_order(Piece { color, role: Role::Pawn }, board);
            let side = texts.pieces_of_side(color);
            (!squares.is_empty())
                .then(|| self.said(format!("{side} {}.", self.row_by_row(&squares))))
        };
        let told = [Color::White, Color::Black].into_iter().filter_map(of_side);
        let without = (!bare.is_empty()).then(|| match bare.len() {
            8 => self.said(texts.no_pawns()),
            _ => self.said(format!("{} {}.", texts.files_without_pawns(), bare.join(", "))),
        });
        told.chain(without).collect()
    }

    fn file(self, file: File) -> String {
        match self.squares {
            SquareNames::Written => file.to_string(),
            SquareNames::Announced => self.wording.say_file(file).to_owned(),
        }
    }

    /// "N" for white knights, "n" for black ones, "A" and "a" for all of a side; in the letters of the user's
    /// language, or else in English.
    pub fn by_letter(self, text: &str) -> Option<(Color, Option<Role>)> {
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

/// The squares of a piece: pawns by file, so that doubled and missing ones are heard.
fn in_order(piece: Piece, board: &Board) -> Vec<Square> {
    let mut squares: Vec<Square> = board.by_piece(piece).into_iter().collect();
    if piece.role == Role::Pawn {
        squares.sort_by_key(|at| (at.file(), at.rank()));
    }
    squares
}

/// The squares of a rank or a file named in words or by its sign.
pub fn line_asked(text: &str, lexicon: &Lexicon) -> Option<Vec<Square>> {
    match subject(text, lexicon)? {
        Subject { file: Some(file), rank: None, role: None, colour: None, owner: None } => {
            Some(on_file(file).collect())
        }
        Subject { file: None, rank: Some(rank), role: None, colour: None, owner: None } => {
            Some(on_rank(rank).collect())
        }
        _ => None,
    }
}

/// Draws the board line by line, each rank after its number, and the letters of the files below.
pub fn drawn(board: &Board, sign: fn(Piece) -> char) -> impl Iterator<Item = String> {
    let ranks = Rank::ALL.into_iter().rev().map(move |rank| {
        let signs = on_rank(rank).map(|at| board.piece_at(at).map_or('.', sign).to_string());
        format!("{} {}", rank.char(), signs.collect::<Vec<_>>().join(" "))
    });
    ranks.chain(["  a b c d e f g h".to_owned()])
}

/// The letter of a piece, upper case for White.
pub fn letter(piece: Piece) -> char {
    piece.char()
}

/// The symbol for drawing a piece.
pub fn figure(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}
