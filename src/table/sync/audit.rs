//! A quick audit of one board: which square to ask about next, and how sure one may be
//! after each answer. It asks first where likely mistakes of the last moves would show.
//! Never changes a board.

use std::collections::HashMap;

use shakmaty::Board;

use crate::chess::{ClaimedMove, Color, Piece, Square};
use crate::hand::play_as_claimed;
use crate::standing::Standing;

use super::correction::{Correction, corrections};
use super::likely::{Weight, mistakes};

/// An audit and what it knows so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    /// What should stand.
    right: Board,
    /// The weight of everything being right, against the weights of the doubts.
    trust: Weight,
    doubts: Vec<SquareDoubt>,
    answers: Vec<(Square, Option<Piece>)>,
}

/// One thing that may be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
struct SquareDoubt {
    weight: Weight,
    wrong: Wrong,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Wrong {
    /// A likely mistake left this board.
    Board(Board),
    /// Something nobody can guess is wrong on this square alone.
    Square(Square),
}

/// How sure an audit is, in parts of a thousand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Certainty(pub u16);

/// What an audit found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// Nothing is wrong as far as was asked; so sure it is that nothing is.
    NothingWrong(Certainty),
    /// The board is wrong. What is likely to set it right, and how sure that is.
    Likely(Vec<Correction>, Certainty),
    /// The board is wrong in a way that no likely mistake explains; it must be read out.
    Unexplained,
}

/// The weight of what is nobody's likely mistake, on a square with a piece and without.
const STRAY: Weight = 64;
const STRAY_ON_EMPTY: Weight = 16;
/// The weight of several things being wrong at once, which no doubt here foresees.
const SEVERAL: Weight = 256;
/// Weights are scaled up before those of older moves are scaled down.
const SCALE: Weight = 1 << 10;

impl Audit {
    /// How many of the last moves an audit looks at, in plies.
    pub const PLIES: usize = 12;

    /// An audit of a board on which these moves should have been made, the last of them
    /// last. Before it asks anything, it thinks right and wrong equally likely.
    #[must_use]
    pub fn new(start: &Standing, moves: &[(Color, ClaimedMove)]) -> Audit {
        let variant = start.variant();
        let mut board = start.board();
        let mut boards = Vec::with_capacity(moves.len() + 1);
        for (by, claim) in moves {
            boards.push(board.clone());
            play_as_claimed(&mut board, *by, variant, claim);
        }
        let right = board;
        let mut weights: HashMap<Board, Weight> = HashMap::new();
        let mut order = Vec::new();
        let recent = moves.len().saturating_sub(Audit::PLIES);
        for (ply, (by, claim)) in moves.iter().enumerate().skip(recent) {
            let age = u32::try_from(moves.len() - 1 - ply).unwrap_or(u32::MAX);
            let scale = SCALE * 3_u64.pow(age) / 4_u64.pow(age);
            for (mut wrong, weight) in mistakes(&boards[ply], *by, variant, claim) {
                for (by, claim) in &moves[ply + 1..] {
                    play_as_claimed(&mut wrong, *by, variant, claim);
                }
                if wrong != right {
                    if !weights.contains_key(&wrong) {
                        order.push(wrong.clone());
                    }
                    *weights.entry(wrong).or_default() += weight * scale;
                }
            }
        }
        let likely = order.into_iter().map(|board| {
            let weight = weights.get(&board).copied().unwrap_or_default();
            SquareDoubt { weight, wrong: Wrong::Board(board) }
        });
        let stray = Square::ALL.into_iter().map(|at| {
            let weight = if right.piece_at(at).is_some() { STRAY } else { STRAY_ON_EMPTY };
            SquareDoubt { weight, wrong: Wrong::Square(at) }
        });
        let doubts: Vec<SquareDoubt> = likely.chain(stray).collect();
        let trust = doubts.iter().map(|doubt| doubt.weight).sum();
        Audit { right, trust, doubts, answers: Vec::new() }
    }

    /// What should stand.
    #[must_use]
    pub fn right(&self) -> &Board {
        &self.right
    }

    /// The square whose content tells most, if any still tells something.
    #[must_use]
    pub fn next(&self) -> Option<Square> {
        let found_wrong = self.has_found_wrong();
        Square::ALL
            .into_iter()
            .filter(|at| self.answers.iter().all(|(asked, _)| asked != at))
            .map(|at| (if found_wrong { self.split(at) } else { self.shown(at) }, at))
            .filter(|(telling, _)| *telling > 0)
            .max_by_key(|(telling, at)| (*telling, std::cmp::Reverse(*at)))
            .map(|(_, at)| at)
    }

    /// Takes in what stands on a square.
    pub fn answer(&mut self, square: Square, found: Option<Piece>) {
        self.answers.retain(|(asked, _)| *asked != square);
        self.answers.push((square, found));
        if found != self.right.piece_at(square) {
            self.trust = 0;
        }
        let right = &self.right;
        self.doubts.retain(|doubt| match &doubt.wrong {
            Wrong::Board(board) => board.piece_at(square) == found,
            Wrong::Square(at) => (*at == square) == (found != right.piece_at(square)),
        });
    }

    /// What is known by now.
    #[must_use]
    pub fn finding(&self) -> Finding {
        let doubt: Weight = self.doubts.iter().map(|doubt| doubt.weight).sum();
        if !self.has_found_wrong() {
            return Finding::NothingWrong(Certainty::of(self.trust, self.trust + doubt));
        }
        let Some(likeliest) = self.doubts.iter().max_by_key(|doubt| doubt.weight) else {
            return Finding::Unexplained;
        };
        let board = match &likeliest.wrong {
            Wrong::Board(board) => board.clone(),
            Wrong::Square(_) => self.as_answered(),
        };
        let sure = Certainty::of(likeliest.weight, doubt + SEVERAL);
        Finding::Likely(corrections(&board, &self.right), sure)
    }

    fn has_found_wrong(&self) -> bool {
        self.answers.iter().any(|(at, found)| *found != self.right.piece_at(*at))
    }

    /// The board as it should be, but for the answers.
    fn as_answered(&self) -> Board {
        let mut board = self.right.clone();
        for (at, found) in &self.answers {
            match found {
                Some(piece) => board.set_piece_at(*at, *piece),
                None => board.discard_piece_at(*at),
            }
        }
        board
    }

    /// The weight of the doubts that a look at a square would confirm or take away.
    fn shown(&self, at: Square) -> Weight {
        self.doubts.iter().filter(|doubt| doubt.differs(at, &self.right)).map(|d| d.weight).sum()
    }

    /// The weight of the doubts that a look at a square takes away at the least.
    fn split(&self, at: Square) -> Weight {
        let mut by_content: HashMap<Option<Piece>, Weight> = HashMap::new();
        for doubt in &self.doubts {
            let content = match &doubt.wrong {
                Wrong::Board(board) => board.piece_at(at),
                Wrong::Square(_) => self.right.piece_at(at),
            };
            *by_content.entry(content).or_default() += doubt.weight;
        }
        let all: Weight = by_content.values().sum();
        all - by_content.values().max().copied().unwrap_or(0)
    }
}

impl SquareDoubt {
    fn differs(&self, at: Square, right: &Board) -> bool {
        match &self.wrong {
            Wrong::Board(board) => board.piece_at(at) != right.piece_at(at),
            Wrong::Square(wrong) => *wrong == at,
        }
    }
}

impl Certainty {
    /// All there is.
    pub const FULL: Certainty = Certainty(1000);

    /// Never rounded up: nothing is certain before it is.
    fn of(part: Weight, whole: Weight) -> Certainty {
        let parts = (part * 1000).checked_div(whole).unwrap_or(1000);
        Certainty(u16::try_from(parts).unwrap_or(1000))
    }
}
