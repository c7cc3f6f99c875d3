//! What training shows of the board: in words, drawn, by pieces, by ranks and files. The
//! table alone decides whether a player may know; nothing here looks past its answer.

use shakmaty::Board;

use crate::chess::looking::on_rank;
use crate::chess::{Color, Piece, Rank, Role, Square};
use crate::clock::Moment;
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::seat::running::Told;
use crate::table::{Help, Intent, Notice, Person, PlayerTold, Question};
use crate::words::{is_typed_as, is_typed_as_any, subject};

use super::Seat;
use crate::present::board::words::{BoardWords, DRAWN, drawn_rank, letter, line_asked};
use crate::present::conversation::{Converses as _, Out};

/// What of the board is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardShown {
    Whole,
    Pieces,
    Pawns,
    /// A rank or a file.
    Line,
}

impl Seat {
    /// The board, pieces of a kind, or a rank or file.
    pub(super) fn show(&mut self, asked: BoardShown, rest: &str, now: Moment) -> Vec<Out> {
        let side = self.own;
        let question = Question::Position;
        let intent = Intent::Ask { side, who: Person::Player(side), question };
        let mut out = Vec::new();
        for told in self.running.happens_awake(&intent, now) {
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
                let segments = self.board_words().pawns_by_file(board);
                vec![Out::Say(Utterance { priority: Priority::Answer, segments })]
            }
            BoardShown::Pieces => match self.board_words().pieces_asked(rest, &self.tongue.lexicon)
            {
                Some(asked) => vec![self.pieces(asked, board)],
                None => self.refuse(self.tongue.texts.which_piece()),
            },
            BoardShown::Line => match line_asked(rest, &self.tongue.lexicon) {
                Some(squares) => vec![self.along(board, squares.into_iter())],
                None => self.refuse(self.tongue.texts.no_such_line()),
            },
        }
    }

    /// Rank by rank in words; for who looks, a drawing in Unicode or in letters ("ascii").
    fn drawn(&self, how: &str, board: &Board) -> Vec<Out> {
        let ranks = Rank::ALL.iter().rev();
        let sign = match how {
            how if is_typed_as(how, "ascii") => letter,
            how if is_typed_as_any(how, &DRAWN) => figure,
            // An empty rank is not told, nor an empty square.
            _ => {
                let stands = |at: &Square| board.piece_at(*at).is_some();
                let ranks = ranks.map(|of| on_rank(*of).filter(stands).collect::<Vec<_>>());
                let told = ranks.filter(|squares| !squares.is_empty());
                return told.map(|squares| self.along(board, squares.into_iter())).collect();
            }
        };
        let drawn = ranks.map(|of| Out::Text(drawn_rank(board, *of, sign)));
        drawn.chain([Out::Text("  a b c d e f g h".to_owned())]).collect()
    }

    fn board_words(&self) -> BoardWords<'_> {
        BoardWords { texts: &self.tongue.texts, wording: self.running.wording }
    }

    fn pieces(&self, asked: (Option<Color>, Option<Role>), board: &Board) -> Out {
        let segments = self.board_words().where_they_are(asked, board);
        if segments.is_empty() {
            return self.answer(self.tongue.texts.walk_no_such_piece());
        }
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    fn along(&self, board: &Board, squares: impl Iterator<Item = Square>) -> Out {
        let squares: Vec<Square> = squares.collect();
        let segments = self.board_words().listed(&squares, board);
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    /// A single square and what was found there.
    pub(crate) fn found_on(&self, at: Square, found: Option<Piece>) -> Out {
        let segments = self.contents(at, found, ".");
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    fn contents(&self, at: Square, found: Option<Piece>, end: &str) -> Vec<Segment> {
        self.board_words().contents(at, found, end)
    }

    /// What stands on a square, or where its piece can go.
    pub(crate) fn asks_of_square(
        &mut self,
        question: fn(Square) -> Question,
        named: &str,
        now: Moment,
    ) -> Vec<Out> {
        match self.square_named(named) {
            Some(at) => self.asks(question(at), now),
            None => {
                let example = self.running.wording.say_square(Square::E4);
                self.refuse(self.tongue.texts.which_square(&example))
            }
        }
    }

    /// "e4", or its words.
    fn square_named(&self, text: &str) -> Option<Square> {
        let text = text.trim();
        let named = self.running.wording.square_named(text);
        named.or_else(|| subject(text, &self.tongue.lexicon).and_then(|subject| subject.square()))
    }
}

/// A piece as it is drawn.
pub(crate) fn figure(piece: Piece) -> char {
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
