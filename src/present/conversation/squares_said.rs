//! Speaks and understands squares, boards and pieces in a conversation.

use super::Tongue;
use crate::board::answers::BoardAnswers;
use crate::board::words::BoardWords;
use crate::chess::{Color, Position, Square};
use crate::spoken::Segment;

impl Tongue {
    /// A list of squares, in any words; `None` if it contains anything else.
    pub fn squares(&self, text: &str) -> Option<Vec<Square>> {
        let separators = |sign: char| sign.is_whitespace() || ",;-".contains(sign);
        let words: Vec<&str> = text.split(separators).filter(|word| !word.is_empty()).collect();
        let mut squares = Vec::new();
        let mut rest = words.as_slice();
        while !rest.is_empty() {
            let of = |count: usize| {
                let head = rest.get(..count)?.join(" ");
                Some((self.subject(&head).filter(|named| named.role.is_none())?.square()?, count))
            };
            let (square, count) = of(1).or_else(|| of(2)).or_else(|| of(3))?;
            squares.push(square);
            rest = rest.get(count..)?;
        }
        Some(squares)
    }

    /// Squares in the words of announcements.
    pub fn listed(&self, squares: &[Square]) -> Segment {
        let names: Vec<String> = squares.iter().map(|at| self.wording.say_square(*at)).collect();
        self.said(format!("{}.", names.join(", ")))
    }

    pub fn board_words(&self) -> BoardWords<'_> {
        let squares = self.settings.square_names();
        BoardWords { texts: &self.texts, wording: self.wording, squares }
    }

    /// A board for questions of the player of a side.
    pub fn asked_of<'a>(&'a self, position: &'a Position, own: Color) -> BoardAnswers<'a> {
        BoardAnswers {
            position,
            own: Some(own),
            language: self.settings.language,
            wording: self.wording,
            squares: self.settings.square_names(),
            lexicon: &self.lexicon,
            texts: &self.texts,
        }
    }

    /// All pieces of a board with few pieces: White first, kings first.
    pub fn men(&self, position: &Position) -> Vec<Segment> {
        let pieces = shakmaty::Position::board(position.board());
        self.board_words().where_they_are((None, None), pieces)
    }
}
