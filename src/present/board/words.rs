//! What stands on a board, in words: all in the language of its pieces. Never decides what may
//! be told.

use shakmaty::Board;

use crate::chess::looking::{on_file, on_rank};
use crate::chess::{Color, File, Piece, Rank, Role, Square};
use crate::present::spoken::Segment;
use crate::words::{Lexicon, Subject, Texts, Wording, subject, with_sign};

/// The words of a board.
#[derive(Clone, Copy)]
pub(crate) struct BoardWords<'a> {
    /// The texts of the user.
    pub(crate) texts: &'a Texts,
    /// The words of announcements.
    pub(crate) wording: Wording,
}

/// What says that the board is to be drawn, for who looks.
pub(crate) const DRAWN: [&str; 8] =
    ["draw", "drawn", "drawing", "zeichnen", "gezeichnet", "zeichnung", "dessin", "dessiné"];

/// The kinds in the order in which they are told.
pub(crate) const KINDS: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl BoardWords<'_> {
    /// Words in the language of the pieces.
    fn said(self, text: String) -> Segment {
        Segment::new(self.wording.words, text)
    }

    /// The texts of the language of the pieces, so that nobody hears half of another.
    fn texts_of_pieces(self) -> Texts {
        Texts::new(self.wording.words)
    }

    /// A square and what stands there.
    pub(crate) fn contents(self, at: Square, found: Option<Piece>, end: &str) -> Vec<Segment> {
        let found = match found {
            None => self.texts_of_pieces().empty_square(),
            Some(piece) => self.named(piece),
        };
        vec![self.said(format!("{} {found}{end}", self.wording.say_square(at)))]
    }

    /// Squares with what stands on them, one after the other.
    pub(crate) fn listed(self, squares: &[Square], board: &Board) -> Vec<Segment> {
        let last = squares.len().saturating_sub(1);
        let told = squares.iter().enumerate();
        let end = |place| if place == last { "." } else { "," };
        told.flat_map(|(place, at)| self.contents(*at, board.piece_at(*at), end(place))).collect()
    }

    /// A piece with its colour.
    pub(crate) fn named(self, piece: Piece) -> String {
        let texts = self.texts_of_pieces();
        match piece.color {
            Color::White => texts.white_piece(piece.role),
            Color::Black => texts.black_piece(piece.role),
        }
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
        let mut squares: Vec<Square> = board.by_piece(piece).into_iter().collect();
        if squares.is_empty() {
            return None;
        }
        // Pawns by their files, so that doubled and missing ones are heard.
        if piece.role == Role::Pawn {
            squares.sort_by_key(|at| (at.file(), at.rank()));
        }
        let squares: Vec<String> =
            squares.into_iter().map(|at| self.wording.say_square(at)).collect();
        Some(format!("{} {}", self.wording.say_piece(piece.role), squares.join(", ")))
    }

    /// The pawns of both sides, file by file, and which files have none: what is doubled, missing
    /// or passed is heard.
    pub(crate) fn pawns_by_file(self, board: &Board) -> Vec<Segment> {
        let (mut segments, mut bare) = (Vec::new(), Vec::new());
        for file in File::ALL {
            let told = self.pawns_on(file, board);
            let name = self.wording.say_file(file);
            match told.is_empty() {
                true => bare.push(name),
                false => {
                    segments.push(self.said(with_sign(name, ':', self.wording.words)));
                    segments.extend(told);
                }
            }
        }
        match bare.len() {
            0 => {}
            8 => segments.push(self.said(self.texts_of_pieces().no_pawns())),
            _ => {
                segments.push(self.said(self.texts_of_pieces().files_without_pawns()));
                segments.push(self.said(format!("{}.", bare.join(", "))));
            }
        }
        segments
    }

    /// The pawns of both sides on a file, by their ranks.
    fn pawns_on(self, file: File, board: &Board) -> Vec<Segment> {
        let texts = self.texts_of_pieces();
        let mut segments = Vec::new();
        for (color, colour) in
            [(Color::White, texts.colour_white()), (Color::Black, texts.colour_black())]
        {
            let pawn = Some(Piece { color, role: Role::Pawn });
            let ranks: Vec<&str> = on_file(file)
                .filter(|at| board.piece_at(*at) == pawn)
                .map(|at| self.wording.say_rank(at.rank()))
                .collect();
            if !ranks.is_empty() {
                segments.push(self.said(colour));
                segments.push(Segment::new(self.wording.words, format!("{},", ranks.join(", "))));
            }
        }
        if let Some(last) = segments.last_mut() {
            last.text = last.text.trim_end_matches(',').to_owned() + ".";
        }
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
