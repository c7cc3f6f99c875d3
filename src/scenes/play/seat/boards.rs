//! What training shows of the board: drawn, in words, by pieces, by ranks and files. The
//! table alone decides whether a player may know; nothing here looks past its answer.

use shakmaty::Board;

use crate::chess::looking::{on_file, on_rank};
use crate::chess::{Color, File, Piece, Rank, Role, Square};
use crate::clock::Moment;
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::scenes::play::running::Told;
use crate::table::{Help, Intent, Notice, Person, PlayerTold, Question};
use crate::words::Command;

use super::Seat;
use crate::scenes::board_words::{BoardWords, KINDS, drawn_rank, letter};
use crate::scenes::place::Out;

impl Seat {
    /// The board, pieces of a kind, or a rank or file.
    pub(super) fn show(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        let side = self.own;
        let question = Question::Position;
        let intent = Intent::Ask { side, who: Person::Player(side), question };
        let mut out = Vec::new();
        for told in self.running.happens(&intent, now) {
            match told {
                Told::Notice(Notice::ToPlayer(_, PlayerTold::Help(_, Help::Position(fen)))) => {
                    let field = fen.split(' ').next().unwrap_or_default();
                    if let Ok(board) = Board::from_ascii_board_fen(field.as_bytes()) {
                        out.extend(self.shown(command, rest, &board));
                    }
                }
                other => out.extend(self.tell(vec![other])),
            }
        }
        out
    }

    fn shown(&self, command: Command, rest: &str, board: &Board) -> Vec<Out> {
        let words = self.words();
        match command {
            Command::Board => self.drawn(rest, board),
            Command::Pieces => match self.pieces_asked(rest) {
                Some(asked) => vec![self.listed(board, &asked)],
                None => self.refuse(words.no_such_piece),
            },
            _ => match line_asked(rest) {
                Some(squares) => vec![self.along(board, squares)],
                None => self.refuse(words.no_such_line),
            },
        }
    }

    /// A drawing in Unicode, in letters ("ascii"), or rank by rank in words ("words").
    fn drawn(&self, how: &str, board: &Board) -> Vec<Out> {
        let ranks = Rank::ALL.iter().rev();
        match how {
            "words" | "worte" | "mots" => ranks.map(|of| self.along(board, on_rank(*of))).collect(),
            how => {
                let sign = if how == "ascii" { letter } else { figure };
                let drawn = ranks.map(|of| Out::Text(drawn_rank(board, *of, sign)));
                drawn.chain([Out::Text("  a b c d e f g h".to_owned())]).collect()
            }
        }
    }

    fn board_words(&self) -> BoardWords {
        BoardWords { language: self.settings.language, wording: self.running.wording }
    }

    /// The pieces of a letter.
    fn pieces_asked(&self, letter: &str) -> Option<Vec<Piece>> {
        let (color, role) = self.board_words().by_letter(letter)?;
        let roles = role.map_or(KINDS.to_vec(), |role| vec![role]);
        Some(roles.into_iter().map(|role| Piece { color, role }).collect())
    }

    fn listed(&self, board: &Board, asked: &[Piece]) -> Out {
        let wording = self.running.wording;
        let mut segments = Vec::new();
        for piece in asked {
            let squares: Vec<String> =
                board.by_piece(*piece).into_iter().map(|at| wording.say_square(at)).collect();
            let place =
                if squares.is_empty() { self.words().empty.to_owned() } else { squares.join(", ") };
            segments.push(self.announced(&format!("{}: {place}.", wording.say_piece(piece.role))));
        }
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    fn along(&self, board: &Board, squares: impl Iterator<Item = Square>) -> Out {
        let found = squares.flat_map(|at| self.contents(at, board.piece_at(at), ","));
        Out::Say(Utterance { priority: Priority::Answer, segments: found.collect() })
    }

    /// A single square and what was found there.
    pub(super) fn found_on(&self, at: Square, found: Option<Piece>) -> Out {
        let segments = self.contents(at, found, ".");
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    fn contents(&self, at: Square, found: Option<Piece>, end: &str) -> Vec<Segment> {
        self.board_words().contents(at, found, end)
    }

    /// What stands on a square, or where its piece can go.
    pub(super) fn look_at(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        let named = self.square_named(rest);
        let Some(at) = named else {
            return self.not_understood(rest, "");
        };
        let question = match command {
            Command::MovesFrom => Question::MovesFrom(at),
            _ => Question::OnSquare(at),
        };
        self.asks(question, now)
    }

    /// "e4", or its words.
    fn square_named(&self, text: &str) -> Option<Square> {
        let text = text.trim();
        text.parse().ok().or_else(|| self.running.wording.square_named(text))
    }
}

fn line_asked(text: &str) -> Option<impl Iterator<Item = Square> + use<>> {
    let mut letters = text.trim().chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let file = File::from_char(letter.to_ascii_lowercase()).map(on_file);
    file.or_else(|| Rank::from_char(letter).map(on_rank))
}

fn figure(piece: Piece) -> char {
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
