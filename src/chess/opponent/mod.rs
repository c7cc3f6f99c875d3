//! The opponent that needs no installation: a small searcher that plays at eight levels.
//! Values in, values out: how long it thinks is the caller's to say, and what it draws by
//! chance follows from a seed. Says when it would resign or offer a draw, and never ends a
//! game.
//!
//! ```
//! use hector_chess::opponent::{ThinkingBudget, Level, Seed, Worth, think};
//! use hector_chess::{History, Position};
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")?;
//! let game = History::new(position.clone());
//! let thought = think(&game, Level::FULL, Seed(1), &ThinkingBudget::default(), || false);
//! let thought = thought.expect("there is a move");
//! assert_eq!(position.uci(thought.best), "a1a8");
//! assert_eq!(thought.worth, Worth::Mates(1));
//! # Ok::<(), hector_chess::FenError>(())
//! ```

mod capturing;
mod comparing;
mod exchange;
mod level;
mod liking;
mod memory;
mod order;
mod oversight;
mod search;
mod squares;
mod temper;
mod valuation;
mod weights;
mod worth;

use shakmaty::{Move, Position as _, Square};

use super::History;
use super::key::PositionNumber;
pub use comparing::{MATE, hundredths, judged, worth_after};
pub use exchange::most_gained;
pub use level::{Level, NoSuchLevel};
use liking::{MovesBefore, liking};
pub use memory::OpponentMemory;
use order::capture_on;
use oversight::Eye;
use search::{OpponentSearch, RootMove};
pub use temper::{OpponentGesture, Temper};
pub use worth::Worth;

/// Up to this move people play what they have learned, and what they like of themselves is not known.
const OPENING: u32 = 7;

/// Who finds the same move again, but so much worse in hundredths of a pawn, looks on for another.
const WORSE: i32 = 25;

/// Where chance comes from: the same seed plays the same game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

/// How much an opponent may think, beside what its level allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThinkingBudget {
    /// At how many positions it may look.
    pub nodes: u64,
    /// At how many positions it looks at least, before it ends because it would play the same move again.
    pub settled_from: u64,
    /// How many plies it may look ahead.
    pub depth: u8,
}

impl ThinkingBudget {
    /// What the opponent at home has for a move, and what its rating is measured with: about two
    /// seconds at level 8 where it is sure of its move, and three where it is not.
    pub const AT_HOME: ThinkingBudget =
        ThinkingBudget { nodes: 6_000_000, settled_from: 2_000_000, depth: 40 };
}

impl Default for ThinkingBudget {
    fn default() -> ThinkingBudget {
        ThinkingBudget { nodes: 300_000, settled_from: u64::MAX, ..ThinkingBudget::AT_HOME }
    }
}

/// What an opponent thinks of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought {
    /// The move it would play.
    pub best: Move,
    /// How it expects the game to go on, its own move first.
    pub line: Vec<Move>,
    /// What the position is worth to the side to move.
    pub worth: Worth,
    /// How many plies it looked ahead.
    pub depth: u8,
    /// At how many positions it looked.
    pub nodes: u64,
}

/// Thinks about the position that a game has reached, until the level, the budget or `stop`
/// ends it; `stop` is asked every thousand positions. None where no move is legal. The same
/// game, level, seed and budget come to the same thought.
#[must_use]
pub fn think(
    game: &History,
    level: Level,
    seed: Seed,
    budget: &ThinkingBudget,
    stop: impl FnMut() -> bool,
) -> Option<Thought> {
    let memory = OpponentMemory::new(budget.nodes.min(level.manner().nodes));
    think_with(game, level, seed, budget, &memory, stop)
}

/// The same with what was found out before, or is being found out beside it by [`look_beside`].
/// What another look has put there decides what it comes to as well.
#[must_use]
pub fn think_with(
    game: &History,
    level: Level,
    seed: Seed,
    budget: &ThinkingBudget,
    memory: &OpponentMemory,
    stop: impl FnMut() -> bool,
) -> Option<Thought> {
    memory.grow_older();
    let manner = level.manner();
    let eye = Eye { manner: &manner, seed };
    let retaken = last_capture(game);
    let roots = seen_moves(game, &eye, retaken);
    let mut thought = Thought {
        best: roots.first()?.legal,
        line: Vec::new(),
        worth: Worth::Centipawns(0),
        depth: 0,
        nodes: 0,
    };
    let most = budget.nodes.min(manner.nodes);
    let mut search = OpponentSearch::new(eye, &manner, memory, keys_before(game), most, stop);
    let mut expected = None;
    for depth in 1..=manner.depth.min(i32::from(budget.depth)) {
        let found = search.look(game.position().board(), &roots, retaken, (depth, expected));
        let mut is_settled = false;
        if let Some(found) = found {
            is_settled = search.nodes() >= budget.settled_from
                && found.line.first() == Some(&thought.best)
                && expected.is_some_and(|before| found.score > before - WORSE);
            expected = Some(found.score);
            thought.best = found.line.first().copied().unwrap_or(thought.best);
            thought.worth = Worth::of(found.worth);
            thought.line = found.line;
            if !search.is_stopped() {
                thought.depth = u8::try_from(depth).unwrap_or(u8::MAX);
            }
        }
        let is_mate = match thought.worth {
            Worth::Mates(moves) | Worth::Mated(moves) => moves * 2 < depth.unsigned_abs(),
            Worth::Centipawns(_) => false,
        };
        if search.is_stopped() || is_mate || is_settled {
            break;
        }
    }
    thought.nodes = search.nodes();
    Some(thought)
}

/// Looks at the same position for the sake of the table alone, until `stop` ends it. It looks at every other depth, so
/// that it is ahead of the thought that it helps.
pub fn look_beside(
    game: &History,
    level: Level,
    seed: Seed,
    memory: &OpponentMemory,
    stop: impl FnMut() -> bool,
) {
    let manner = level.manner();
    let eye = Eye { manner: &manner, seed };
    let retaken = last_capture(game);
    let roots = seen_moves(game, &eye, retaken);
    let mut search = OpponentSearch::new(eye, &manner, memory, keys_before(game), u64::MAX, stop);
    let mut expected = None;
    for depth in (2..=manner.depth).step_by(2) {
        let found = search.look(game.position().board(), &roots, retaken, (depth, expected));
        expected = found.map(|found| found.score);
        if search.is_stopped() {
            break;
        }
    }
}

/// The moves that are seen in the position of a game, and how much each is liked; the first of all where none would
/// be seen.
fn seen_moves(game: &History, eye: &Eye, retaken: Option<Square>) -> Vec<RootMove> {
    let position = game.position();
    let legal = position.legal_moves();
    let key = PositionNumber::of(position.board());
    let all = eye.sees_all() || position.is_check();
    let seen = |one: &&Move| all || eye.sees_own(position, key, **one, retaken);
    let mut moves: Vec<Move> = legal.iter().filter(seen).copied().collect();
    if moves.is_empty() {
        moves.extend(legal.first());
    }
    let before = MovesBefore::of(game);
    let percent = eye.manner.liking;
    let likes = percent > 0 && position.board().fullmoves().get() > OPENING;
    let liked = |legal: Move| match likes {
        true => liking(position.board(), legal, before) * percent / 100 + eye.taste(key, legal),
        false => 0,
    };
    moves.into_iter().map(|legal| RootMove { legal, liked: liked(legal) }).collect()
}

fn last_capture(game: &History) -> Option<Square> {
    game.moves().last().copied().and_then(capture_on)
}

/// The keys of the positions that can still come back, the earliest first.
fn keys_before(game: &History) -> Vec<PositionNumber> {
    let stood = game.stood();
    let reach = game.position().board().halfmoves() as usize;
    let last = stood.len().saturating_sub(1);
    let earliest = last.saturating_sub(reach);
    let before = stood.get(earliest..last).unwrap_or_default();
    before.iter().map(|position| PositionNumber::of(position.board())).collect()
}
