//! A quick audit of one board: which square to ask about next, and how certain the result is after each answer. It
//! asks first where likely mistakes of the last moves would show.

use std::collections::HashMap;

use shakmaty::Board;

use crate::chess::{ClaimedMove, Color, Piece, Square};
use crate::hand::play_as_claimed;
use crate::standing::Standing;

use super::correction::{Correction, corrections};
use super::likely::{Weight, mistakes};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    /// The position that should be on the board.
    right: Board,
    /// The weight of everything being right, relative to the weights of the doubts.
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
    /// A likely mistake would leave this board.
    Board(Board),
    /// This square alone is wrong, for an unknown reason.
    Square(Square),
}

/// The certainty of an audit, in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Certainty(pub u16);

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// No error found so far, with this certainty that there is none.
    NothingWrong(Certainty),
    /// The board is wrong. The likely corrections, and their certainty.
    Likely(Vec<Correction>, Certainty),
    /// The board is wrong in a way that no likely mistake explains; it must be read out.
    Unexplained,
}

/// The weight of an unexplained error, on a square with a piece and without.
const STRAY: Weight = 64;
const STRAY_ON_EMPTY: Weight = 16;
/// The weight of several errors at once, which the doubts do not cover.
const SEVERAL: Weight = 256;
/// Weights are scaled up first, so that those of older moves can be scaled down.
const SCALE: Weight = 1 << 10;

impl Audit {
    /// The number of last plies that an audit considers.
    pub const PLIES: usize = 12;

    /// An audit of a board on which these moves should have been made, in order. At the start right and wrong are
    /// equally likely.
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

    /// The position that should be on the board.
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

    /// Takes in the content of a square.
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

    /// The finding so far.
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

    /// The right board, changed by the answers.
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

    /// The weight of the doubts that a look at a square would confirm or remove.
    fn shown(&self, at: Square) -> Weight {
        self.doubts.iter().filter(|doubt| doubt.differs(at, &self.right)).map(|d| d.weight).sum()
    }

    /// The minimum weight of doubts that a look at a square removes.
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
    pub const FULL: Certainty = Certainty(1000);

    /// Rounded down, so that only certainty gives the full value.
    fn of(part: Weight, whole: Weight) -> Certainty {
        let parts = (part * 1000).checked_div(whole).unwrap_or(1000);
        Certainty(u16::try_from(parts).unwrap_or(1000))
    }
}
