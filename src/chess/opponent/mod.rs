//! The built-in opponent: a small engine with eight levels. The caller sets how long it thinks, and all chance
//! follows from a seed. It says when it would resign or offer a draw; the caller ends the game.
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

/// Up to this move people play from memory, so their own taste is not known.
const OPENING: u32 = 7;

/// If a deeper search keeps the same move but its worth drops by this much, in hundredths of a pawn, the search goes
/// on to find another.
const WORSE: i32 = 25;

/// The source of chance: with the same seed it plays the same game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

/// Limits on how much the opponent thinks, in addition to those of its level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThinkingBudget {
    /// The most positions that it searches.
    pub nodes: u64,
    /// The positions that it searches at least before it may stop because the best move does not change.
    pub settled_from: u64,
    /// The most plies that it looks ahead.
    pub depth: u8,
}

impl ThinkingBudget {
    /// The budget for a move of the built-in opponent, with which its rating was measured: about two seconds at level
    /// 8 if it is sure of its move, and three if not.
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
    /// The best move.
    pub best: Move,
    /// The line that it expects, beginning with its own move.
    pub line: Vec<Move>,
    /// The worth of the position for the side to move.
    pub worth: Worth,
    /// How many plies it looked ahead.
    pub depth: u8,
    /// How many positions it searched.
    pub nodes: u64,
}

/// Thinks about the current position of a game until the level, the budget or `stop` ends it. `stop` is called about
/// every thousand positions. `None` if there is no legal move. The same game, level, seed and budget give the same
/// thought.
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

/// The same with a memory, which keeps what earlier searches found and may be filled by [`look_beside`] at the same
/// time. In that case the result also depends on the other search.
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

/// Searches the same position only to fill the memory, until `stop` ends it. It skips every other depth, so that it
/// stays ahead of the search that it helps.
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

/// The root moves that the level considers, and how much it likes each. If it would consider none, the first legal
/// move.
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

/// The keys of the positions that can still repeat, the earliest first.
fn keys_before(game: &History) -> Vec<PositionNumber> {
    let stood = game.stood();
    let reach = game.position().board().halfmoves() as usize;
    let last = stood.len().saturating_sub(1);
    let earliest = last.saturating_sub(reach);
    let before = stood.get(earliest..last).unwrap_or_default();
    before.iter().map(|position| PositionNumber::of(position.board())).collect()
}
