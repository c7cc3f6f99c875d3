//! The board in training: in words, drawn, by pieces, by ranks and files. Whether a player may see it is decided by the
//! table alone.

use shakmaty::Board;

use crate::chess::{Color, Piece, Role, Square};
use crate::clock::Moment;
use crate::present::spoken::{Priority, Utterance};
use crate::running::Told;
use crate::table::{Help, Intent, Notice, Person, PlayerTold, Question};
use crate::words::{is_typed_as, is_typed_as_any, subject};

use super::Seat;
use crate::present::board::words::{
    BY_RANKS, BoardWords, DRAWN, drawn, figure, letter, line_asked,
};
use crate::present::conversation::{Dialogue as _, Out};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardShown {
    Whole,
    Pieces,
    Pawns,
    /// A rank or a file.
    Line,
}

impl Seat {
    /// Shows the board, pieces of a kind, or a rank or file.
    pub(super) fn show(&mut self, asked: BoardShown, rest: &str, now: Moment) -> Vec<Out> {
        let side = self.own;
        let question = Question::Position;
        let intent = Intent::Ask { side, who: Person::Player(side), question };
        let mut out = Vec::new();
        for told in self.running.happens_awake(&intent, now).told {
            match told {
                Told::Notice(Notice::ToPlayer(_, PlayerTold::Help(_, Help::Position(fen)))) => {
                    let field = fen.split(' ').next().unwrap_or_default();
                    if let Ok(board) = Board::from_ascii_board_fen(field.as_bytes()) {
                        out.extend(self.shown(asked, rest, &board));
                    }
                }
                other => out.extend(self.tell(vec![other])),
            }
        }
        out
    }

    fn shown(&self, asked: BoardShown, rest: &str, board: &Board) -> Vec<Out> {
        match asked {
            BoardShown::Whole => self.drawn(rest, board),
            BoardShown::Pawns => {
                let segments = self.board_words().pawns(board);
                vec![Out::Say(Utterance { priority: Priority::Answer, segments })]
            }
            BoardShown::Pieces => match self.pieces_named(rest) {
                Some(asked) => vec![self.pieces(asked, board)],
                None => self.refuse(self.tongue.texts.which_piece()),
            },
            BoardShown::Line => match line_asked(rest, &self.tongue.lexicon) {
                Some(squares) => {
                    let segments = vec![self.board_words().along(&squares, board)];
                    vec![Out::Say(Utterance { priority: Priority::Answer, segments })]
                }
                None => self.refuse(self.tongue.texts.no_such_line()),
            },
        }
    }

    /// By pieces, rank by rank, or drawn for a sighted person in Unicode or in letters ("ascii").
    fn drawn(&self, how: &str, board: &Board) -> Vec<Out> {
        let say = |segments| Out::Say(Utterance { priority: Priority::Answer, segments });
        match how {
            how if is_typed_as(how, "ascii") => drawn(board, letter).map(Out::Text).collect(),
            how if is_typed_as_any(how, &DRAWN) => drawn(board, figure).map(Out::Text).collect(),
            how if is_typed_as_any(how, &BY_RANKS) => {
                self.board_words().by_ranks(board).into_iter().map(say).collect()
            }
            _ => vec![self.pieces((None, None), board)],
        }
    }

    fn board_words(&self) -> BoardWords<'_> {
        let settings = &self.tongue.settings;
        let (wording, squares) = (settings.wording_at_home(), settings.square_names());
        BoardWords { texts: &self.tongue.texts, wording, squares }
    }

    fn pieces_named(&self, text: &str) -> Option<(Option<Color>, Option<Role>)> {
        self.board_words().pieces_asked(text, Some(self.own), &self.tongue.lexicon)
    }

    fn pieces(&self, asked: (Option<Color>, Option<Role>), board: &Board) -> Out {
        let segments = self.board_words().where_they_are(asked, board);
        if segments.is_empty() {
            return self.answer(self.tongue.texts.walk_no_such_piece());
        }
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    /// A single square and what is on it.
    pub(super) fn found_on(&self, at: Square, found: Option<Piece>) -> Utterance {
        let segments = self.board_words().contents(at, found, ".");
        Utterance { priority: Priority::Answer, segments }
    }

    /// Where the piece on a square can go.
    pub(super) fn moves_from(&self, to: &[Square]) -> Utterance {
        let (texts, words) = (&self.tongue.texts, self.board_words());
        let language = self.tongue.settings.language;
        if to.is_empty() {
            return Utterance::new(Priority::Answer, language, texts.cannot_go());
        }
        Utterance::new(Priority::Answer, language, texts.can_go()).then(words.squares(to))
    }

    /// Answers what is on a square, or where its piece can go.
    pub(crate) fn asks_of_square(
        &mut self,
        question: fn(Square) -> Question,
        named: &str,
        now: Moment,
    ) -> Vec<Out> {
        match self.square_named(named) {
            Some(at) => self.asks(question(at), now),
            None => {
                let example = self.words_told().say_square(Square::E4);
                self.refuse(self.tongue.texts.which_square(&example))
            }
        }
    }

    /// Reads "e4" or its words.
    fn square_named(&self, text: &str) -> Option<Square> {
        let text = text.trim();
        let named = self.running.wording.square_named(text);
        named.or_else(|| subject(text, &self.tongue.lexicon).and_then(|subject| subject.square()))
    }
}
