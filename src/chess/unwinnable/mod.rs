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
//! - **No visitor.** [`mobility`] computes where every man could ever stand, as the least
//!   fixpoint of rules that only allow more: a man steps to a square once that square could
//!   be clear of its own side's men; a pawn, once both sides' men could have left it. By
//!   induction over the moves of any game from here, each move is one that the rules allow,
//!   because what it needs was so at some time before: a square it enters was clear, a man
//!   it captures stood there, a king enters no square that a man attacks that never left.
//!   Long moves are walked square by square, over squares that were empty then. If no man
//!   of the winner can ever attack a square that the losing king can ever stand on, there
//!   is no check, so no mate. A capture en passant that is possible now is not among the
//!   rules, so the proof is not asked then; later ones are, as the step of the pawn that
//!   is captured in passing. Left out is a knight's move of the loser's that mates the
//!   winner, because no mate by the winner comes after it: the winner's king has not moved
//!   and every square beside it is held by a man of its own that never leaves, or attacked by
//!   a man of the loser's that never leaves, other than that knight, along lines where nobody
//!   ever stands, and no man of the winner's can ever attack where the knight arrives.
//! - **Always an escape.** In a mate on a square each neighbour is attacked by the winner
//!   or holds a man of the loser. If for every square where the king could be checked, and
//!   every square where the winner's king could stand, there are too few of the loser's men
//!   that could ever come to the neighbours that nobody could ever attack, one man to a
//!   square, there is no mate. Where only one man could ever give the check, it attacks
//!   only what it attacks from where it checks.
//! - **Nobody is first.** Of a set of men each can neither be captured by a man outside of
//!   the set nor move, as long as all of the set stand where they are and the others have the
//!   mobility that this leaves them. So none of the set is ever the first to move or to be
//!   captured, which means that none ever does, and that mobility holds for good; it allows
//!   less than one that has to show of each man alone that it is stuck. The largest such set
//!   is what remains when those are taken out that something could happen to, until nothing
//!   can to any. A man of the loser's stays in it if all that it could do is to mate the winner:
//!   a check by a pawn or a knight on a king of the set, each square beside which is held by a
//!   man of the set or attacked by another one, where no man of the winner can attack what
//!   checks. Castling and a capture en passant that is possible now leave this proof out.
//! - **Stalemate first.** Suppose that some men are never captured where they stand, and
//!   compute the mobility so. If the first capture of such a man could only be made by a
//!   king, and wherever the other king could stand then it has no move, nothing else of its
//!   side ever moves, and no line could be opened on it, then that capture ends the game and
//!   is no mate; so the supposition costs the winner nothing. In a mate of a side that moves
//!   nothing but its king, the king left a square one move before. The winner's king did not
//!   stand beside that square, so another man attacks it, or that king moved last and opened
//!   a line. A side that may castle, or mates with its first move, is left out.
//! - **Either way.** A man is captured where it stands before it has ever moved, or it is not.
//!   In the first case it never moves, in the second nobody comes to its square before it has
//!   left: with either the mobility is less, and neither leaves a mate. More men make more
//!   cases, all of which are looked at. What a man could do in a case is not all that the
//!   rules would let it do, so the knight's move above is not left out then, nor is
//!   anything said of stalemate.
//! - **Exhausted.** Every position that can be reached was looked at, or is proven hopeless
//!   by one of the others. Positions are kept whole, so that none is taken for another.

mod budget;
mod cases;
mod closure;
mod gate;
mod key;
mod memory;
mod mobility;
mod novelty;
mod outlook;
mod picture;
mod plan;
mod register;
mod search;
mod stalemate;
mod steps;

pub use budget::Budget;

use shakmaty::{Bitboard, Chess, Color, Move, Position as _};

use super::position::Position;
use closure::{Exploration, Extent};
use memory::Memory;
use outlook::Outlook;
use picture::NoPicture;
use search::{Found, Search};

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
    /// Whatever would open the way to a mate leaves the other side no move before, and is no
    /// mate itself.
    OnlyStalemate,
    /// Whether a man is captured where it stands before it ever moves, or is not: neither way
    /// leads to a mate.
    EitherWay,
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
const QUICK: Extent = Extent { most: 1_500, waiting: 120 };

/// Of how many men at a time a full answer asks whether they are captured where they stand.
const CASES: u32 = 3;

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
    memory: Memory,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver { memory: Memory::new(REMEMBERED) }
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
        if !(closed && gate::is_locked(board, winner)) {
            return None;
        }
        if let Some(reason) = frozen(board, winner) {
            return Some(reason);
        }
        if stalemate::refute(board, winner) {
            return Some(Reason::OnlyStalemate);
        }
        if cases::refute(board, winner, 1) {
            return Some(Reason::EitherWay);
        }
        let mut budget = Budget::positions(u64::MAX);
        match Exploration::of(board, winner, QUICK, &[]).go_on(u64::MAX, &mut budget) {
            Found::NoMate(positions) => Some(Reason::Exhausted(positions)),
            Found::Mate(_) | Found::Spent => None,
        }
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
        if closed && let Some(reason) = frozen(board, winner) {
            return Winnability::Unwinnable(reason);
        }
        if closed && stalemate::refute(board, winner) {
            return Winnability::Unwinnable(Reason::OnlyStalemate);
        }
        if closed && cases::refute(board, winner, CASES) {
            return Winnability::Unwinnable(Reason::EitherWay);
        }
        let mut found = Search::new(winner, DIVES, &mut self.memory, budget).run(board);
        if found == Found::Spent {
            found = self.explore(board, winner, budget);
        }
        match found {
            Found::Mate(line) => Winnability::Winnable(line),
            Found::NoMate(positions) => Winnability::Unwinnable(Reason::Exhausted(positions)),
            Found::Spent => match no_picture(board, winner) {
                Some(reason) if !closed => Winnability::Unwinnable(reason),
                _ => Winnability::Unknown,
            },
        }
    }

    /// Explores and dives by turns, longer each time, as far as the budget goes.
    fn explore(&mut self, board: &Chess, winner: Color, budget: &mut Budget<'_>) -> Found {
        let outlooks = Outlook::all(board, winner);
        let mut exploration = Exploration::of(board, winner, WHOLE, &outlooks);
        let mut patience = PATIENCE;
        while !exploration.is_full() {
            let found = exploration.go_on(patience, budget);
            if found != Found::Spent || budget.is_empty() {
                return found;
            }
            let dives = patience / RATIO;
            let found = Search::new(winner, dives, &mut self.memory, budget).run(board);
            if found != Found::Spent || budget.is_empty() {
                return found;
            }
            patience *= 2;
        }
        // There is room for one of both.
        drop(exploration);
        Search::new(winner, u64::MAX, &mut self.memory, budget).run(board)
    }
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

/// The static proof as a reason.
fn no_picture(board: &Chess, winner: Color) -> Option<Reason> {
    gate::refute(board, winner).map(by_picture)
}

/// The static proof of men that hold each other as a reason.
fn frozen(board: &Chess, winner: Color) -> Option<Reason> {
    gate::refute_frozen(board, winner).map(by_picture)
}

fn by_picture(none: NoPicture) -> Reason {
    match none {
        NoPicture::NoVisitor => Reason::NoVisitor,
        NoPicture::OnlyBishops(bishops) => Reason::OnlyBishops(Shade::of(bishops)),
        NoPicture::AlwaysEscape => Reason::AlwaysEscape,
    }
}
