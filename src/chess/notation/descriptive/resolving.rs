//! Finds the legal move that descriptive words mean for the side to move. Words that fit two moves are an error that
//! lists both.

use std::fmt;

use shakmaty::{CastlingSide, Color, Move, Position as _, Rank, Role, Square};

use crate::{
    ClaimedMove, ClaimedStep, History, Origin, Playthrough, Position, Refusal, Variant, judge,
};

use super::naming::{NamedPiece, NamedSquare, WhichPiece, own_rank};
use super::{Action, CaptureVerb, CheckMark, DescriptiveMove, Goal, NamedCapture, NamedStep};

/// Finds the one legal move that the words mean. If they name a piece by its side, the board alone decides which one
/// that is: the bishop by the colour of its squares, a rook or knight by being further on that side.
///
/// # Errors
/// If no legal move fits the words, or more than one.
pub fn resolve(position: &Position, words: &DescriptiveMove) -> Result<Move, UnresolvedWords> {
    Board::of_position(position).resolve(words)
}

/// The same for the current position of a game, in which every piece keeps the side that it started on.
///
/// # Errors
/// If no legal move fits the words, or more than one.
pub fn resolve_in_game(
    history: &History,
    words: &DescriptiveMove,
) -> Result<Move, UnresolvedWords> {
    Board::of_game(history).resolve(words)
}

/// The same for the current position of a game from a file.
pub(super) fn resolve_in_playthrough(
    game: &Playthrough,
    words: &DescriptiveMove,
) -> Result<Move, UnresolvedWords> {
    let moves = game.turns().iter().filter_map(|turn| turn.legal()).collect();
    // The start is always there.
    let way = MovesFromStart { start: &game.positions()[0], moves };
    Board { way: Some(way), ..Board::of_position(game.position()) }.resolve(words)
}

/// Why descriptive words do not mean exactly one legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnresolvedWords {
    /// More than one legal move fits.
    Ambiguous(Vec<Move>),
    /// One move was meant, and it is not legal.
    Refused(Refusal),
    /// The opponent has no such piece on the square that was named.
    NothingToTake {
        /// The piece to be taken, if it was named.
        victim: Option<NamedPiece>,
    },
    /// No piece with this name can take the named piece.
    CannotTake {
        /// The piece that should move.
        mover: NamedPiece,
        /// The squares of the pieces it could take.
        squares: Vec<Square>,
    },
    /// No piece with this name can go to a square with this name.
    CannotGo {
        /// The piece that should move.
        mover: NamedPiece,
        /// The squares that could be meant.
        squares: Vec<Square>,
    },
}

impl fmt::Display for UnresolvedWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no legal move: {self:?}")
    }
}

impl std::error::Error for UnresolvedWords {}

/// A position, and the moves from which the origin of its pieces is known.
pub(super) struct Board<'a> {
    position: &'a Position,
    legal: Vec<Move>,
    way: Option<MovesFromStart<'a>>,
}

/// The moves since the start of the game.
struct MovesFromStart<'a> {
    start: &'a Position,
    moves: Vec<Move>,
}

impl<'a> Board<'a> {
    pub(super) fn of_position(position: &'a Position) -> Board<'a> {
        let legal = position.legal_moves().into_iter().collect();
        Board { position, legal, way: None }
    }

    pub(super) fn of_game(history: &'a History) -> Board<'a> {
        let way = MovesFromStart { start: history.start(), moves: history.moves().to_vec() };
        Board { way: Some(way), ..Board::of_position(history.position()) }
    }

    fn resolve(&self, words: &DescriptiveMove) -> Result<Move, UnresolvedWords> {
        let step = match words.action {
            Action::Castle(side) => {
                return judge(self.position, &ClaimedMove::Castle(side))
                    .map_err(UnresolvedWords::Refused);
            }
            Action::Step(step) => step,
        };
        let fitting: Vec<Move> = self.fitting(&step).collect();
        let marked: Vec<Move> = fitting
            .iter()
            .copied()
            .filter(|legal| words.mark.is_some() && effect(self.position, *legal) >= words.mark)
            .collect();
        match (&fitting[..], &marked[..]) {
            ([], _) => Err(self.why_not(&step)),
            ([only], _) | (_, [only]) => Ok(*only),
            (_, []) => Err(UnresolvedWords::Ambiguous(fitting)),
            _ => Err(UnresolvedWords::Ambiguous(marked)),
        }
    }

    /// The legal moves that may be meant.
    pub(super) fn fitting(&self, step: &NamedStep) -> impl Iterator<Item = Move> {
        let step = *step;
        self.legal.iter().copied().filter(move |legal| {
            self.fits_but_promotion(&step, *legal) && legal.promotion() == step.promotion
        })
    }

    fn fits_but_promotion(&self, step: &NamedStep, legal: Move) -> bool {
        let Some(from) = legal.from().filter(|_| !legal.is_castle()) else { return false };
        legal.role() == step.mover.role
            && step.from.admits(from, self.position.turn())
            && self.is_named(step.mover, from)
            && match step.goal {
                Goal::Square(place) => self.goes_to(place, legal),
                Goal::Capture(capture) => self.takes(capture, legal),
            }
    }

    /// Without the sign for taking, a pawn does not capture, and a piece does only if a single square is meant.
    fn goes_to(&self, place: NamedSquare, legal: Move) -> bool {
        let one_square = place.file.is_some_and(|name| name.file().is_some());
        let allowed = !legal.is_capture() || (one_square && legal.role() != Role::Pawn);
        allowed && place.admits(legal.to(), self.position.turn())
    }

    fn takes(&self, capture: NamedCapture, legal: Move) -> bool {
        let (Some(taken), Some(at)) = (legal.capture(), square_of_victim(legal)) else {
            return false;
        };
        let turn = self.position.turn();
        capture.victim.is_none_or(|victim| victim.role == taken && self.is_named(victim, at))
            && (capture.at.admits(at, turn) || capture.at.admits(legal.to(), turn))
            && (capture.manner == CaptureVerb::Unsaid || legal.is_en_passant())
    }

    /// Whether the piece on a square has the given name.
    fn is_named(&self, name: NamedPiece, square: Square) -> bool {
        match name.which {
            WhichPiece::Any => true,
            WhichPiece::File(file) => file.admits(square.file()),
            WhichPiece::Wing(side) => self.wing(square).is_none_or(|known| known == side),
        }
    }

    /// The side that the piece on a square started on, if it can be known.
    fn wing(&self, square: Square) -> Option<CastlingSide> {
        let (start, home) = match &self.way {
            Some(way) => (way.start, home_of(&way.moves, square)),
            None => (self.position, square),
        };
        let piece = start.piece_at(home)?;
        if piece.role == Role::Pawn {
            return None;
        }
        if piece.role == Role::Bishop && start.variant() == Variant::Standard {
            let light = piece.color == Color::White;
            return Some(CastlingSide::from_king_side(home.is_light() == light));
        }
        let board = start.board().board();
        let mut fellows = board.by_piece(piece).without(home).into_iter().peekable();
        fellows.peek()?;
        let files: Vec<_> = fellows.map(|fellow| fellow.file()).collect();
        if files.iter().all(|file| *file < home.file()) {
            Some(CastlingSide::KingSide)
        } else if files.iter().all(|file| *file > home.file()) {
            Some(CastlingSide::QueenSide)
        } else {
            None
        }
    }

    fn why_not(&self, step: &NamedStep) -> UnresolvedWords {
        let promoting = self.legal.iter().find(|legal| self.fits_but_promotion(step, **legal));
        if let Some(legal) = promoting {
            let at = legal.to();
            return UnresolvedWords::Refused(match step.promotion {
                None => Refusal::PromotionMissing { at },
                Some(named) => Refusal::PromotionImpossible { named, at },
            });
        }
        let squares = self.squares_meant(step);
        let mover = step.mover;
        match (step.goal, &squares[..]) {
            (Goal::Capture(capture), []) => {
                UnresolvedWords::NothingToTake { victim: capture.victim }
            }
            (_, [to]) if let Some(refusal) = self.refusal(step, *to) => {
                UnresolvedWords::Refused(refusal)
            }
            (Goal::Capture(_), _) => UnresolvedWords::CannotTake { mover, squares },
            (Goal::Square(_), _) => UnresolvedWords::CannotGo { mover, squares },
        }
    }

    /// Every square that may be meant as the destination, whatever stands in the way.
    fn squares_meant(&self, step: &NamedStep) -> Vec<Square> {
        let turn = self.position.turn();
        let every = Square::ALL.into_iter();
        match step.goal {
            Goal::Square(place) => every.filter(|to| place.admits(*to, turn)).collect(),
            Goal::Capture(capture) => every
                .filter(|to| {
                    let at = match capture.manner {
                        CaptureVerb::Unsaid => Some(*to),
                        CaptureVerb::EnPassant => to.offset(turn.fold_wb(-8, 8)),
                    };
                    at.is_some_and(|at| self.could_be_taken(capture, at, *to))
                })
                .collect(),
        }
    }

    fn could_be_taken(&self, capture: NamedCapture, at: Square, to: Square) -> bool {
        let turn = self.position.turn();
        let Some(piece) = self.position.piece_at(at) else { return false };
        piece.color != turn
            && (capture.at.admits(at, turn) || capture.at.admits(to, turn))
            && capture
                .victim
                .is_none_or(|victim| victim.role == piece.role && self.is_named(victim, at))
    }

    /// The reason from the Laws, if the words make a single claim.
    fn refusal(&self, step: &NamedStep, to: Square) -> Option<Refusal> {
        let named_file = match step.mover.which {
            WhichPiece::Any => None,
            WhichPiece::File(name) => Some(name),
            WhichPiece::Wing(_) => return None,
        };
        let turn = self.position.turn();
        let from = Origin {
            file: step.from.file.or(named_file).and_then(|name| name.file()),
            rank: step.from.rank.map(|rank| own_rank(rank, turn)),
        };
        let role = Some(step.mover.role);
        let claim = ClaimedStep { role, from, to, promotion: step.promotion };
        let refusal = judge(self.position, &ClaimedMove::Step(claim)).err();
        refusal.filter(|refusal| !matches!(refusal, Refusal::Ambiguous { .. }))
    }
}

/// The square on which a piece stood before the moves.
fn home_of(moves: &[Move], square: Square) -> Square {
    moves.iter().rev().fold(square, |square, made| {
        let Move::Castle { king, rook } = *made else {
            return made.from().filter(|_| made.to() == square).unwrap_or(square);
        };
        let color = Color::from_white(king.rank() == Rank::First);
        match CastlingSide::from_king_side(rook > king) {
            side if square == side.rook_to(color) => rook,
            side if square == side.king_to(color) => king,
            _ => square,
        }
    })
}

/// The square of the piece that a move takes.
pub(super) fn square_of_victim(legal: Move) -> Option<Square> {
    match legal {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => legal.is_capture().then_some(legal.to()),
    }
}

/// Whether a legal move gives check or mate.
pub(super) fn effect(position: &Position, legal: Move) -> Option<CheckMark> {
    let after = position.after(legal);
    if !after.is_check() {
        None
    } else if after.legal_moves().is_empty() {
        Some(CheckMark::Mate)
    } else {
        Some(CheckMark::Check)
    }
}
