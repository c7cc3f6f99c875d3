//! Who can still win: whether a side can mate by any series of legal moves, with both sides helping (5.1.2, 5.2.2,
//! 6.9). Repetition and the fifty-move count do not end such a series. The answer is [`Winnability::Unknown`] if
//! neither is proven.
//!
//! That a mate exists is proven by its moves. That no mate exists is proven in one of seven ways, each sound for a
//! reason of its own:
//!
//! - **Material.** A bare king gives no check. A lone knight, or bishops of one colour, can mate only a king whose
//!   own men are in its way; the cases without such men are named in [`Reason`]. Captures and promotions of the
//!   winner do not matter: it has no pawn.
//! - **No visitor.** `mobility` computes where every man could ever stand, as the least fixpoint of rules that only
//!   allow more: a man steps to a square if that square could ever be clear of its own side's men; a pawn steps to it
//!   if both sides' men could ever have left it. By induction over the moves of any game from here, the rules allow
//!   each move, because its conditions held at some time before: the square it enters was clear, the man it captures
//!   stood there, and a king does not enter a square that is attacked by a man that never left its own. Long moves
//!   are walked square by square, over squares that were empty then. If no man of the winner can ever attack a square
//!   that the losing king can ever stand on, there is no check and so no mate. A capture en passant that is possible
//!   now is not among the rules, so the proof is not tried then; later ones are, as the step of the pawn that is
//!   captured in passing. Bishops in a cage with a gap or two that no other man can ever enter always attack the
//!   squares that they attack in every way they can stand in it. The rules leave out a knight's move of the loser
//!   that mates the winner, because the winner cannot mate after it. That holds if the winner's king has not moved,
//!   each square next to it is held by a man of its own that never leaves or is attacked by a man of the loser, other
//!   than that knight, that never leaves, along lines on which no man ever stands, and no man of the winner can ever
//!   attack the square where the knight arrives.
//! - **Always an escape.** In a mate, each square next to the king is attacked by the winner or holds a man of the
//!   loser. Take each square where the king could be checked together with each square where the winner's king could
//!   stand. If too few of the loser's men could ever come to the neighbours that the winner can never attack, one man
//!   to a square, there is no mate. If only one man could ever give the check, it attacks only what it attacks from
//!   where it checks.
//! - **No man is first.** Suppose that some men stay where they are until one of them is the first to move or to be
//!   captured, and compute the mobility under that assumption. While it holds, `kings` walks both kings over every
//!   pair of squares that they can reach, with the side to move: no king enters a square that one of these men
//!   attacks or a square next to the other king, and a side moves something else only if another of its men could
//!   ever move. There is no mate if no move on these walks could give one, with the winner's king exactly where it
//!   stands, and if nothing that could be the first to happen to any of these men leads to a mate. What can happen
//!   first without leading to a mate: a king captures the man and leaves the other side without a move, because that
//!   side's king has none and nothing else of that side ever moves, and the capture opens no line on that king; or
//!   the man moves and mates the winner, whose king never moves, has each square next to it held by a man of its own
//!   that never leaves or attacked by another one of these men, and has no man that could capture the checking man or
//!   come between; or the winner's last man besides the king captures it, checks a king with nothing but its own men
//!   around it, and can be captured, so that it must be; or it is a pawn that captures this last man. The largest
//!   such set is found by taking out the men to which something else could happen, until there are none left to take
//!   out. This assumes less than a proof that has to show for each man alone that it is stuck. With castling, or a
//!   capture en passant that is possible now, this proof is not tried.
//! - **Either way.** Either a man is captured where it stands before it has ever moved, or it is not. In the first
//!   case it never moves; in the second no man comes to its square before it has left. Both cases reduce the
//!   mobility, and neither allows a mate. More men make more cases, and all of them are checked. In a case a man may
//!   be able to do less than the rules allow, so the knight's move above is not left out here.
//! - **Forced.** For a few moves in a row there is little choice, and each line ends in one of the proofs above.
//! - **Exhausted.** Every position that can be reached was visited, or is proven hopeless by one of the others. Whole
//!   positions are stored, not hashes, so that no two are confused.

mod budget;
mod cases;
mod closure;
mod forced;
mod gate;
mod key;
mod kings;
mod memory;
mod mobility;
mod novelty;
mod outlook;
mod picture;
mod plan;
mod register;
mod search;
mod steps;
mod tableau;

pub use budget::Budget;

use shakmaty::{Bitboard, Chess, Color, Move, Position as _};

use super::position::Position;
use closure::{Exploration, Extent};
use memory::SolverMemory;
use outlook::Outlook;
use picture::NoPicture;
use search::{DiveFound, DiveSearch};

/// Whether a side can mate by any series of legal moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Winnability {
    /// These moves end in mate.
    Winnable(Vec<Move>),
    /// No series of legal moves ends in mate.
    Unwinnable(Reason),
    /// Neither a mate nor its absence was proven.
    Unknown,
}

/// Why a side cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game is over, and this side did not mate.
    Over,
    /// The side has only its king.
    BareKing,
    /// The side has a lone knight, and the opponent has no man that could block the king.
    LoneKnight,
    /// The side has only bishops on squares of one colour, and the opponent has no man that could block the king on
    /// the other colour.
    BishopsOfOneColour(Shade),
    /// No man of the side can ever attack a square that the king can come to.
    NoVisitor,
    /// Only bishops on squares of one colour can ever attack a square that the king can reach, and the king always
    /// has a square of the other colour.
    OnlyBishops(Shade),
    /// Wherever the king could be checked, one of its squares stays open.
    AlwaysEscape,
    /// The kings can never be where a mate would need them.
    KingsApart,
    /// Whatever the last man besides the king could capture to open the way, it is captured there.
    LastMan,
    /// Every move that would open the way to a mate is itself not a mate, and leaves the other side without a move.
    OnlyStalemate,
    /// A man is captured where it stands before it ever moves, or it is not: neither case leads to a mate.
    EitherWay,
    /// The few moves that are left all lead to one of the other reasons.
    Forced,
    /// Every position that can be reached was visited. Holds their number.
    Exhausted(u64),
}

/// The colour of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shade {
    /// For example h1.
    Light,
    /// For example a1.
    Dark,
}

impl Shade {
    fn of(men: Bitboard) -> Shade {
        if men.is_subset(Bitboard::LIGHT_SQUARES) { Shade::Light } else { Shade::Dark }
    }
}

/// The most positions that are kept at a time, about forty bytes each.
const REMEMBERED: usize = 1 << 19;

/// How many forced moves the quick answer follows.
const FORCED: usize = 16;

/// How many positions the quick answer visits in a locked position.
const QUICK: Extent = Extent { most: 400, waiting: 60 };

/// For how many men at a time a full answer distinguishes whether they are captured where they stand.
const CASES: u32 = 3;

/// How many positions a full answer visits before the proofs that assume something.
const GLANCE: u64 = 60;

/// How many positions a full answer visits in dives, before it explores.
const DIVES: u64 = 1_000;

/// How many positions a full answer visits in its first exploration.
const PATIENCE: u64 = 2_000;

/// A full answer explores this many positions for each one in dives.
const RATIO: u64 = 16;

/// The limits of a full answer.
const WHOLE: Extent = Extent { most: 480_000, waiting: usize::MAX };

/// Answers who can still win. Reuses its memory between questions, but not its results.
#[derive(Debug)]
pub struct Solver {
    memory: SolverMemory,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver { memory: SolverMemory::new(REMEMBERED) }
    }
}

impl Solver {
    /// Why `winner` cannot mate, if a quick look shows it.
    pub fn quick(&mut self, position: &Position, winner: Color) -> Option<Reason> {
        let board = position.board();
        if let Some(reason) = at_sight(board, winner) {
            return Some(reason);
        }
        let closed = gate::is_closed(board, winner);
        if closed && let Some(reason) = no_picture(board, winner) {
            return Some(reason);
        }
        if closed && gate::is_locked(board, winner) {
            return without_moves(board, winner, 1).or_else(|| quickly_explored(board, winner));
        }
        smothered_or_forced(board, winner, closed)
    }

    /// Whether `winner` can mate, within the budget.
    pub fn solve(
        &mut self,
        position: &Position,
        winner: Color,
        budget: &mut Budget<'_>,
    ) -> Winnability {
        let board = position.board();
        if let Some(reason) = at_sight(board, winner) {
            return Winnability::Unwinnable(reason);
        }
        let closed = gate::is_closed(board, winner);
        if closed && let Some(reason) = no_picture(board, winner) {
            return Winnability::Unwinnable(reason);
        }
        let glance = if closed { GLANCE } else { DIVES };
        let outlooks = Outlook::of_lone_men(board, winner);
        let mut found =
            DiveSearch::new(winner, glance, &outlooks, &mut self.memory, budget).run(board);
        if closed && found == DiveFound::Spent {
            if let Some(reason) = without_moves(board, winner, CASES) {
                return Winnability::Unwinnable(reason);
            }
            found = DiveSearch::new(winner, DIVES, &outlooks, &mut self.memory, budget).run(board);
        }
        if found == DiveFound::Spent && !budget.is_empty() {
            if let Some(reason) = smothered_or_forced(board, winner, closed) {
                return Winnability::Unwinnable(reason);
            }
            found = self.explore(board, winner, outlooks, budget);
        }
        match found {
            DiveFound::Mate(line) => Winnability::Winnable(line),
            DiveFound::NoMate(positions) => Winnability::Unwinnable(Reason::Exhausted(positions)),
            DiveFound::Spent => match no_picture(board, winner) {
                Some(reason) if !closed => Winnability::Unwinnable(reason),
                _ => Winnability::Unknown,
            },
        }
    }

    /// Explores and dives in turns, longer each time, within the budget. Starts from the known outlooks.
    fn explore(
        &mut self,
        board: &Chess,
        winner: Color,
        known: Vec<Outlook>,
        budget: &mut Budget<'_>,
    ) -> DiveFound {
        let outlooks = match known.is_empty() {
            true => Outlook::after_forced_moves(board, winner),
            false => known,
        };
        let mut exploration = Exploration::of(board, winner, WHOLE, &outlooks);
        let mut patience = PATIENCE;
        while !exploration.is_full() {
            let found = exploration.go_on(patience, budget);
            if found != DiveFound::Spent || budget.is_empty() {
                return found;
            }
            let dives = patience / RATIO;
            let found = DiveSearch::new(winner, dives, &[], &mut self.memory, budget).run(board);
            if found != DiveFound::Spent || budget.is_empty() {
                return found;
            }
            patience *= 2;
        }
        // Free the memory first: it holds only one of the two searches.
        drop(exploration);
        DiveSearch::new(winner, u64::MAX, &[], &mut self.memory, budget).run(board)
    }
}

/// The proof that `winner` cannot mate in a position that was reached by force, if there is one.
fn proven(board: &Chess, winner: Color) -> Option<Reason> {
    let closed = || gate::is_closed(board, winner);
    at_sight(board, winner)
        .or_else(|| closed().then(|| no_picture(board, winner)).flatten())
        .or_else(|| closed().then(|| without_moves(board, winner, 1)).flatten())
}

fn after(position: &Chess, legal: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(legal);
    next
}

/// Why there is no mate if that is obvious: no move left, or nothing to mate with, now or after forced moves.
fn at_sight(board: &Chess, winner: Color) -> Option<Reason> {
    let mut board = board.clone();
    for _ in 0..FORCED {
        let legal = board.legal_moves();
        if legal.is_empty() {
            let mated = board.is_check() && board.turn() != winner;
            return (!mated).then_some(Reason::Over);
        }
        if board.has_insufficient_material(winner) {
            return Some(by_material(&board, winner));
        }
        let [only] = legal.as_slice() else { return None };
        board.play_unchecked(*only);
    }
    None
}

fn by_material(board: &Chess, winner: Color) -> Reason {
    let men = board.board().by_color(winner) & !board.board().kings();
    if men.is_empty() {
        Reason::BareKing
    } else if (men & board.board().knights()).any() {
        Reason::LoneKnight
    } else {
        Reason::BishopsOfOneColour(Shade::of(men))
    }
}

/// Tries the proof for a king behind its own men, and then that of the few moves that are left.
fn smothered_or_forced(board: &Chess, winner: Color, closed: bool) -> Option<Reason> {
    let smothered = !closed && gate::is_smothered(board, winner);
    let held = smothered.then(|| without_moves(board, winner, 0)).flatten();
    held.or_else(|| forced::refute(board, winner).then_some(Reason::Forced))
}

/// Visits every position if few can be reached.
fn quickly_explored(board: &Chess, winner: Color) -> Option<Reason> {
    let mut budget = Budget::positions(u64::MAX);
    match Exploration::of(board, winner, QUICK, &[]).go_on(u64::MAX, &mut budget) {
        DiveFound::NoMate(positions) => Some(Reason::Exhausted(positions)),
        DiveFound::Mate(_) | DiveFound::Spent => None,
    }
}

fn no_picture(board: &Chess, winner: Color) -> Option<Reason> {
    gate::refute(board, winner).map(by_picture)
}

/// Tries the proofs that assume something of some men: that they hold each other, and the cases of `men` men.
fn without_moves(board: &Chess, winner: Color, men: u32) -> Option<Reason> {
    let by_cases = || cases::refute(board, winner, men).then_some(Reason::EitherWay);
    kings::refute(board, winner).map(by_picture).or_else(by_cases)
}

fn by_picture(none: NoPicture) -> Reason {
    match none {
        NoPicture::NoVisitor => Reason::NoVisitor,
        NoPicture::OnlyBishops(bishops) => Reason::OnlyBishops(Shade::of(bishops)),
        NoPicture::AlwaysEscape => Reason::AlwaysEscape,
        NoPicture::KingsApart => Reason::KingsApart,
        NoPicture::LastMan => Reason::LastMan,
        NoPicture::OnlyStalemate => Reason::OnlyStalemate,
    }
}
