//! Who can still win? Whether a side can mate by any series of legal moves, both sides
//! helping (5.1.2, 5.2.2, 6.9). Repetition and counted moves do not end such a series.
//! Never guesses: what it could not show is [`Winnability::Unknown`].
//!
//! A mate is shown by its moves. That there is none is shown in one of seven ways, each
//! sound for a reason of its own:
//!
//! - **Material.** A bare king gives no check. A lone knight or bishops of one colour mate
//!   only a king whose own men stand in its way, and those that cannot are named in
//!   [`Reason`]. Captures and promotions of the winner add nothing: it has no pawn.
//! - **No visitor.** `mobility` computes where every man could ever stand, as the least
//!   fixpoint of rules that only allow more: a man steps to a square once that square could
//!   be clear of its own side's men; a pawn, once both sides' men could have left it. By
//!   induction over the moves of any game from here, each move is one that the rules allow,
//!   because what it needs was so at some time before: a square it enters was clear, a man
//!   it captures stood there, a king enters no square that a man attacks that never left.
//!   Long moves are walked square by square, over squares that were empty then. If no man
//!   of the winner can ever attack a square that the losing king can ever stand on, there
//!   is no check, so no mate. A capture en passant that is possible now is not among the
//!   rules, so the proof is not asked then; later ones are, as the step of the pawn that
//!   is captured in passing. Bishops in a cage that nobody can ever come to, with a gap or two,
//!   attack for ever what they attack in whichever way they stand there. Left out is a knight's
//!   move of the loser's that mates the winner, because no mate by the winner comes after it:
//!   the winner's king has not moved and every square beside it is held by a man of its own that
//!   never leaves, or attacked by a man of the loser's that never leaves, other than that
//!   knight, along lines where nobody ever stands, and no man of the winner's can ever attack
//!   where the knight arrives.
//! - **Always an escape.** In a mate on a square each neighbour is attacked by the winner
//!   or holds a man of the loser. If for every square where the king could be checked, and
//!   every square where the winner's king could stand, there are too few of the loser's men
//!   that could ever come to the neighbours that nobody could ever attack, one man to a
//!   square, there is no mate. Where only one man could ever give the check, it attacks
//!   only what it attacks from where it checks.
//! - **Nobody is first.** Suppose that some men stay where they are until one of them is the
//!   first to move or to be captured, and compute the mobility so. While that holds, `kings`
//!   walks both kings over every pair of squares that they can come to, with the side to move:
//!   no king enters a square that one of these men attacks, nor one beside the other king, and a
//!   side moves something else only if another man of its could ever move. There is no mate if
//!   no move on these walks could give one, with the winner's king on the very square where it
//!   stands, and if what could be the first to happen to any of these men leaves none either:
//!   a king captures it and leaves the other side no move, because its king has none and nothing
//!   else of its side ever moves, and opens no line on that king; or it moves and mates the
//!   winner, whose king never moves, has each square beside it held by a man of its own that
//!   never leaves or attacked by another one of these, and no man that could capture what checks
//!   or come between; or the winner's last man beside the king captures it, checks a king with
//!   nothing but its own men around it, and can be captured, so that it must be; or it is a pawn
//!   that captures this last man. The largest such set is what remains when those are taken out
//!   to which something else could happen, until nothing can to any. It allows less than a proof
//!   that has to show of each man alone that it is stuck. Castling, and a capture en passant
//!   that is possible now, leave it out.
//! - **Either way.** A man is captured where it stands before it has ever moved, or it is not.
//!   In the first case it never moves, in the second nobody comes to its square before it has
//!   left: with either the mobility is less, and neither leaves a mate. More men make more
//!   cases, all of which are looked at. What a man could do in a case is not all that the
//!   rules would let it do, so the knight's move above is not left out then.
//! - **Forced.** Few moves are left, a few times after each other, and each of them ends in one
//!   of the proofs above.
//! - **Exhausted.** Every position that can be reached was looked at, or is proven hopeless
//!   by one of the others. Positions are kept whole, so that none is taken for another.

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
    /// Neither was shown.
    Unknown,
}

/// Why a side cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game is over, and this side did not mate.
    Over,
    /// The side has nothing but the king.
    BareKing,
    /// The side has a lone knight, and the opponent nothing that could block the king.
    LoneKnight,
    /// The side has only bishops of one colour of squares, and the opponent nothing that
    /// could block the king on the others.
    BishopsOfOneColour(Shade),
    /// No man of the side can ever attack a square that the king can come to.
    NoVisitor,
    /// Only bishops of one colour of squares can ever attack where the king can come to,
    /// and the king always has a square of the other colour.
    OnlyBishops(Shade),
    /// Wherever the king could be checked, one of its squares stays open.
    AlwaysEscape,
    /// The kings can never stand together where a mate would need them.
    KingsApart,
    /// Whatever the last man beside the king could capture to open the way, it is captured there.
    LastMan,
    /// Whatever would open the way to a mate leaves the other side no move before, and is no
    /// mate itself.
    OnlyStalemate,
    /// Whether a man is captured where it stands before it ever moves, or is not: neither way
    /// leads to a mate.
    EitherWay,
    /// The few moves that are left, one after the other, lead to none but the others of these.
    Forced,
    /// Every position that can be reached was looked at: so many.
    Exhausted(u64),
}

/// The colour of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Such as h1.
    Light,
    /// Such as a1.
    Dark,
}

impl Shade {
    fn of(men: Bitboard) -> Shade {
        if men.is_subset(Bitboard::LIGHT_SQUARES) { Shade::Light } else { Shade::Dark }
    }
}

/// Most positions that are kept at a time, about forty bytes each.
const REMEMBERED: usize = 1 << 19;

/// How many forced moves the quick answer follows.
const FORCED: usize = 16;

/// How many positions the quick answer reaches where everything is locked.
const QUICK: Extent = Extent { most: 400, waiting: 60 };

/// Of how many men at a time a full answer asks whether they are captured where they stand.
const CASES: u32 = 3;

/// How many positions a full answer looks at before the proofs that assume something.
const GLANCE: u64 = 60;

/// How many positions a full answer looks at in dives, before it explores.
const DIVES: u64 = 1_000;

/// How many positions a full answer looks at in its first exploration.
const PATIENCE: u64 = 2_000;

/// For one position in dives a full answer explores so many.
const RATIO: u64 = 16;

/// How far a full answer explores.
const WHOLE: Extent = Extent { most: 480_000, waiting: usize::MAX };

/// Answers who can still win. Keeps its memory from one question to the next, never what
/// it found.
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
    /// Why `winner` cannot mate, where that is seen at once.
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

    /// Whether `winner` can mate, as far as the budget goes.
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

    /// Explores and dives by turns, longer each time, as far as the budget goes. Takes the outlooks that are known.
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
        // There is room for one of both.
        drop(exploration);
        DiveSearch::new(winner, u64::MAX, &[], &mut self.memory, budget).run(board)
    }
}

/// What the proofs say of a position that is reached by force.
fn proven(board: &Chess, winner: Color) -> Option<Reason> {
    let closed = || gate::is_closed(board, winner);
    at_sight(board, winner)
        .or_else(|| closed().then(|| no_picture(board, winner)).flatten())
        .or_else(|| closed().then(|| without_moves(board, winner, 1)).flatten())
}

/// The position after a legal move.
fn after(position: &Chess, legal: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(legal);
    next
}

/// What needs no thought: no move left, or nothing to mate with, now or after moves that
/// are all forced.
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

/// Which lack of material it is.
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

/// Why a king behind its own men is never mated, or that the few moves that are left all lead to a proof.
fn smothered_or_forced(board: &Chess, winner: Color, closed: bool) -> Option<Reason> {
    let smothered = !closed && gate::is_smothered(board, winner);
    let held = smothered.then(|| without_moves(board, winner, 0)).flatten();
    held.or_else(|| forced::refute(board, winner).then_some(Reason::Forced))
}

/// That every position was looked at, where those that can be reached are few.
fn quickly_explored(board: &Chess, winner: Color) -> Option<Reason> {
    let mut budget = Budget::positions(u64::MAX);
    match Exploration::of(board, winner, QUICK, &[]).go_on(u64::MAX, &mut budget) {
        DiveFound::NoMate(positions) => Some(Reason::Exhausted(positions)),
        DiveFound::Mate(_) | DiveFound::Spent => None,
    }
}

/// The static proof as a reason.
fn no_picture(board: &Chess, winner: Color) -> Option<Reason> {
    gate::refute(board, winner).map(by_picture)
}

/// The static proofs that assume something, as a reason: of men that hold each other, and by
/// the cases of so many men.
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
