//! Answers to questions about a board: squares, ranks, files, rays, pieces, moves from a square, attackers and
//! defenders, who stands better. Every scene uses the same words.

mod judgement;

use shakmaty::Position as _;

use crate::board::walk::Stride;
use crate::cells::Pieces;
use crate::chess::looking::{
    Direction, Leaper, Rays, attackers, changed, moves_from, ray_towards, rays, steps_from,
};
use crate::chess::{Color, Move, Piece, Position, Role, Square};
use crate::conversation::Out;
use crate::laws::Mode;
use crate::spoken::{Priority, Segment, Utterance};
use crate::table::Permit;
use crate::words::{
    BoardCommand, Language, Lexicon, Subject, Texts, Wording, is_typed_as_any, subject, with_sign,
};

use super::words::{BY_RANKS, BoardWords, DRAWN, SquareNames, drawn, figure, letter, line_asked};

/// Words that ask for the board in words, and for a drawing, in addition to those at the table.
const IN_WORDS: [&str; 3] = ["words", "worte", "mots"];
const IN_LETTERS: [&str; 1] = ["ascii"];

/// A board, and the words for answers about it.
#[derive(Clone, Copy)]
pub struct BoardAnswers<'a> {
    pub position: &'a Position,
    /// The person's side, if any.
    pub own: Option<Color>,
    /// The language of the user.
    pub language: Language,
    pub wording: Wording,
    pub squares: SquareNames,
    pub lexicon: &'a Lexicon,
    /// The texts of the user's language.
    pub texts: &'a Texts,
}

/// Whether the text is the name of a square.
pub fn names_a_square(text: &str, lexicon: &Lexicon) -> bool {
    subject(text, lexicon).is_some_and(|subject| subject.square().is_some())
}

/// The pieces as fingers may find them: training always allows looking.
pub fn felt(position: &Position) -> Option<Pieces> {
    let permit = Permit::in_mode(Mode::Training)?;
    Some(Pieces::shown(permit, position.board().board().clone()))
}

impl BoardAnswers<'_> {
    pub fn look_at(&self, asked: BoardCommand, rest: &str) -> Vec<Out> {
        let at = |answer: &dyn Fn(Square) -> Vec<Out>| self.at_square(rest, answer);
        match asked {
            BoardCommand::Board(_) => self.whole_board(rest),
            BoardCommand::Pieces(_) => self.pieces_of(rest),
            BoardCommand::Scan(_) => self.scan(rest),
            BoardCommand::Pawns(_) => vec![self.pawns()],
            BoardCommand::LegalMoves(_) => self.all_moves(),
            BoardCommand::Captures(_) if rest.trim().is_empty() => self.all_captures(),
            BoardCommand::Captures(_) => {
                at(&|square| self.moves_of(square, MovesOfPiece::Captures))
            }
            BoardCommand::MovesFrom(_) => at(&|square| self.moves_of(square, MovesOfPiece::All)),
            BoardCommand::Diagonals(_) => at(&|square| self.along_rays(square, Rays::Diagonals)),
            BoardCommand::Lines(_) => at(&|square| self.along_rays(square, Rays::Lines)),
            BoardCommand::KnightSteps(_) => {
                at(&|square| self.standing_on(&steps_from(square, Leaper::Knight)))
            }
            BoardCommand::KingSteps(_) => {
                at(&|square| self.standing_on(&steps_from(square, Leaper::King)))
            }
            BoardCommand::Attackers(_) => at(&|square| self.attackers_of(square)),
            BoardCommand::Defenders(_) => at(&|square| self.defenders_of(square)),
            BoardCommand::Square(_) => at(&|square| vec![self.says(self.contents(square, "."))]),
        }
    }

    /// Answers for the named square, or for each square of a named piece.
    fn at_square(&self, named: &str, answer: &dyn Fn(Square) -> Vec<Out>) -> Vec<Out> {
        let subject = self.subject(named).unwrap_or_default();
        match (subject.square(), self.standing(&subject).as_slice()) {
            (Some(square), _) => answer(square),
            (None, [square]) => answer(*square),
            (None, []) if subject.role.is_some() => {
                vec![self.answer(&self.texts.walk_no_such_piece())]
            }
            (None, []) => {
                let example = self.wording.say_square(Square::E4);
                self.refuse(&self.texts.which_square(&example))
            }
            (None, several) => {
                let at_each = |at: &Square| {
                    let named = self.contents(*at, "").into_iter().map(|segment| Segment {
                        text: with_sign(&segment.text, ':', self.wording.words),
                        ..segment
                    });
                    let named = self.says(named.collect());
                    std::iter::once(named).chain(answer(*at)).collect::<Vec<_>>()
                };
                several.iter().flat_map(at_each).collect()
            }
        }
    }

    /// The squares of the pieces of a named kind: the own ones, unless others are meant.
    fn standing(&self, subject: &Subject) -> Vec<Square> {
        let Some(role) = subject.role.filter(|_| subject.file.is_none() && subject.rank.is_none())
        else {
            return Vec::new();
        };
        let color = subject.colour_for(self.own).or(self.own).unwrap_or(self.position.turn());
        self.position.board().board().by_piece(Piece { color, role }).into_iter().collect()
    }

    fn subject(&self, text: &str) -> Option<Subject> {
        subject(text, self.lexicon)
    }

    pub(crate) fn refuse(&self, sentence: &str) -> Vec<Out> {
        Out::refusal(self.language, sentence)
    }

    pub fn says(&self, segments: Vec<Segment>) -> Out {
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    pub(crate) fn answer(&self, sentence: &str) -> Out {
        Out::answer(self.language, sentence)
    }

    /// Words in the language of announcements.
    pub(crate) fn said(&self, text: &str) -> Segment {
        Segment::new(self.wording.words, text)
    }

    fn board_words(&self) -> BoardWords<'_> {
        BoardWords { texts: self.texts, wording: self.wording, squares: self.squares }
    }

    /// A square and its content.
    pub fn contents(&self, at: Square, end: &str) -> Vec<Segment> {
        self.board_words().contents(at, self.position.piece_at(at), end)
    }

    /// Squares with their contents.
    pub(crate) fn listed(&self, squares: &[Square]) -> Vec<Segment> {
        self.board_words().listed(squares, self.position.board().board())
    }

    /// By its pieces, rank by rank, or drawn for a sighted person.
    fn whole_board(&self, how: &str) -> Vec<Out> {
        let (words, pieces) = (self.board_words(), self.position.board().board());
        let asks_for = |words: &[&str]| is_typed_as_any(how, words);
        match how {
            how if how.is_empty() || asks_for(&IN_WORDS) => {
                vec![self.says(words.where_they_are((None, None), pieces))]
            }
            _ if asks_for(&BY_RANKS) => {
                words.by_ranks(pieces).into_iter().map(|rank| self.says(rank)).collect()
            }
            _ if asks_for(&IN_LETTERS) => drawn(pieces, letter).map(Out::Text).collect(),
            _ if asks_for(&DRAWN) => drawn(pieces, figure).map(Out::Text).collect(),
            how => self.refuse(&self.texts.board_unclear(how)),
        }
    }

    /// Pieces of a kind, of a colour, or of both: by words or by a letter, upper case for White.
    fn pieces_of(&self, rest: &str) -> Vec<Out> {
        let Some(asked) = self.board_words().pieces_asked(rest, self.own, self.lexicon) else {
            return self.refuse(&self.texts.which_piece());
        };
        let segments = self.board_words().where_they_are(asked, self.position.board().board());
        if segments.is_empty() {
            return vec![self.answer(&self.texts.walk_no_such_piece())];
        }
        vec![self.says(segments)]
    }

    fn pawns(&self) -> Out {
        self.says(self.board_words().pawns(self.position.board().board()))
    }

    /// A rank or a file, each square.
    fn scan(&self, rest: &str) -> Vec<Out> {
        match line_asked(rest, self.lexicon) {
            Some(squares) => {
                let pieces = self.position.board().board();
                vec![self.says(vec![self.board_words().along(&squares, pieces)])]
            }
            None => self.refuse(&self.texts.no_such_line()),
        }
    }

    /// The pieces along the rays of a square, each up to the edge.
    fn along_rays(&self, from: Square, along: Rays) -> Vec<Out> {
        let all: Vec<Square> = rays(from, along).into_iter().flatten().collect();
        self.standing_on(&all)
    }

    /// The pieces along one ray, after the square at which it ends.
    fn along_ray(&self, from: Square, direction: Direction) -> Vec<Out> {
        let ray = ray_towards(from, direction);
        let Some(end) = ray.last() else { return self.refuse(&self.texts.edge_of_board()) };
        let mut segments = vec![Segment::new(self.language, self.texts.towards())];
        segments.push(self.said(&self.texts.introduced(&self.wording.say_square(*end))));
        match self.occupied(&ray).as_slice() {
            [] => segments.push(Segment::new(self.language, self.texts.nothing_on_lines())),
            found => segments.extend(self.listed(found)),
        }
        vec![self.says(segments)]
    }

    fn occupied(&self, squares: &[Square]) -> Vec<Square> {
        let stands = |square: &&Square| self.position.piece_at(**square).is_some();
        squares.iter().filter(stands).copied().collect()
    }

    fn standing_on(&self, squares: &[Square]) -> Vec<Out> {
        let found = self.occupied(squares);
        if found.is_empty() {
            return vec![self.answer(&self.texts.nothing_on_lines())];
        }
        vec![self.says(self.listed(&found))]
    }

    /// The pieces that attack a square: those of the side opposed to the piece on it, or of the person's opponent; of
    /// both sides if the person has no side.
    fn attackers_of(&self, square: Square) -> Vec<Out> {
        let by = self.position.piece_at(square).map(|piece| !piece.color);
        let found = self.reaching(square, by.or(self.own.map(|own| !own)));
        if found.is_empty() {
            let is_king =
                self.position.piece_at(square).is_some_and(|piece| piece.role == Role::King);
            return vec![self.answer(&match is_king {
                true => self.texts.no_check(),
                false => self.texts.nobody_attacks(),
            })];
        }
        vec![self.with_words(&self.texts.attack_it(), self.listed(&found))]
    }

    /// The pieces that defend a square: those of the side of the piece there, or one's own.
    fn defenders_of(&self, square: Square) -> Vec<Out> {
        let by = self.position.piece_at(square).map(|piece| piece.color);
        let found = self.reaching(square, by.or(self.own));
        if found.is_empty() {
            return vec![self.answer(&self.texts.nobody_defends())];
        }
        vec![self.with_words(&self.texts.defend_it(), self.listed(&found))]
    }

    fn reaching(&self, square: Square, by: Option<Color>) -> Vec<Square> {
        let sides = by.map_or_else(|| Color::ALL.to_vec(), |side| vec![side]);
        sides.into_iter().flat_map(|side| attackers(self.position, square, side)).collect()
    }

    pub fn with_words(&self, words: &str, rest: Vec<Segment>) -> Out {
        let words = Segment::new(self.language, words);
        self.says(std::iter::once(words).chain(rest).collect())
    }

    /// Where the piece on a square can go, or what it can capture.
    fn moves_of(&self, from: Square, which: MovesOfPiece) -> Vec<Out> {
        let mut moves = moves_from(self.position, from);
        if which == MovesOfPiece::Captures {
            moves.retain(|legal| legal.is_capture());
        }
        let squares = self.squares_of(&moves);
        match (squares.as_slice(), which) {
            ([], MovesOfPiece::All) => vec![self.answer(&self.texts.cannot_go())],
            ([], MovesOfPiece::Captures) => vec![self.answer(&self.texts.takes_nothing())],
            (_, MovesOfPiece::Captures) => {
                vec![self.with_words(&self.texts.can_take(), self.listed(&squares))]
            }
            (_, MovesOfPiece::All) => {
                let told = self.board_words().squares(&squares);
                vec![self.with_words(&self.texts.can_go(), vec![told])]
            }
        }
    }

    /// Every capture of the person's side, or of the side to move, as in an announcement.
    fn all_captures(&self) -> Vec<Out> {
        let side = self.own.unwrap_or(self.position.turn());
        let own: Vec<Square> = self.position.board().board().by_color(side).into_iter().collect();
        let square = |at| self.board_words().square(at);
        let taken: Vec<Segment> = own
            .iter()
            .flat_map(|from| moves_from(self.position, *from))
            .filter(|legal| legal.is_capture())
            .map(|legal| {
                let from = legal.from().map(square).unwrap_or_default();
                let piece = self.wording.say_piece(legal.role());
                let to = square(legal.to());
                self.said(&format!("{piece} {from} {to}."))
            })
            .collect();
        if taken.is_empty() {
            return vec![self.answer(&self.texts.takes_nothing())];
        }
        vec![self.with_words(&self.texts.can_take(), taken)]
    }

    /// Every move of the person's side, or of the side to move: each piece with its target squares.
    fn all_moves(&self) -> Vec<Out> {
        let side = self.own.unwrap_or(self.position.turn());
        let own: Vec<Square> = self.position.board().board().by_color(side).into_iter().collect();
        let told = own.into_iter().filter_map(|from| {
            let squares = self.squares_of(&moves_from(self.position, from));
            let role = self.position.piece_at(from)?.role;
            let piece = self.wording.say_piece(role);
            let from = self.board_words().square(from);
            let squares: Vec<String> =
                squares.iter().map(|at| self.board_words().square(*at)).collect();
            (!squares.is_empty()).then(|| {
                let piece = self.texts.introduced(&format!("{piece} {from}"));
                self.said(&format!("{piece} {}.", squares.join(", ")))
            })
        });
        let told: Vec<Segment> = told.collect();
        if told.is_empty() {
            return vec![self.answer(&self.texts.no_legal_move())];
        }
        vec![self.with_words(&self.texts.can_go(), told)]
    }

    /// The target squares, each once: a promotion has one, whatever the new piece.
    fn squares_of(&self, moves: &[Move]) -> Vec<Square> {
        let mut squares: Vec<Square> = moves
            .iter()
            .map(|legal| match legal.castling_side() {
                Some(side) => side.king_to(self.position.turn()),
                None => legal.to(),
            })
            .collect();
        squares.dedup();
        squares
    }

    /// The squares that have changed since the position before, with their contents.
    pub fn what_changed(&self, before: Option<&Position>) -> Vec<Out> {
        let Some(before) = before else {
            return vec![self.answer(&self.texts.nothing_changed_yet())];
        };
        let squares = changed(before, self.position);
        vec![self.with_words(&self.texts.changed_to(), self.listed(&squares))]
    }

    /// The answer to a step of a walk; `None` for one that needs more than the board.
    pub fn stride(&self, stride: Stride, at: Square) -> Option<Vec<Out>> {
        Some(match stride {
            Stride::Here | Stride::To(_) => vec![self.says(self.contents(at, "."))],
            Stride::Edge => self.refuse(&self.texts.edge_of_board()),
            Stride::NoSuchPiece => self.refuse(&self.texts.walk_no_such_piece()),
            Stride::Moves => self.moves_of(at, MovesOfPiece::All),
            Stride::Captures => self.moves_of(at, MovesOfPiece::Captures),
            Stride::Ray(direction) => self.along_ray(at, direction),
            Stride::Steps(leaper) => self.standing_on(&steps_from(at, leaper)),
            Stride::Attackers => self.attackers_of(at),
            Stride::Defenders => self.defenders_of(at),
            Stride::LastMove
            | Stride::LastCapture
            | Stride::Asks(_)
            | Stride::Earlier
            | Stride::Later
            | Stride::End => return None,
        })
    }

    pub fn captured(&self, taken: Option<Role>) -> Vec<Out> {
        match taken {
            Some(role) => {
                let name = self.wording.say_piece(role);
                vec![self.says(vec![self.said(&format!("{name}."))])]
            }
            None => vec![self.answer(&self.texts.takes_nothing_last())],
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MovesOfPiece {
    All,
    Captures,
}
