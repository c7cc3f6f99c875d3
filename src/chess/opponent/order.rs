//! In which order a search tries moves, so that the best come first: what was best before,
//! captures that win, moves that have refuted others. Never decides what is best.

use shakmaty::{Chess, Color, Move, MoveList, Position as _, Role, Square};

use super::exchange::{gain, price};
use super::memory::Brief;

const REMEMBERED: i32 = 1 << 30;
const WINNING: i32 = 1 << 24;
const REFUTING: i32 = 1 << 22;
const MOST_HISTORY: i32 = 1 << 14;
/// More does not speak for a quiet move: what it has done everywhere, and what it has done as this answer.
pub(super) const MOST_PROMISE: i32 = 2 * MOST_HISTORY;
/// A piece of each kind on each square.
const ARRIVALS: usize = 6 * 64;
/// Deeper than any search goes.
pub(super) const DEEPEST: usize = 96;

/// What refuted other moves so far.
pub(super) struct Refutations {
    refuting: [[Option<Move>; 2]; DEEPEST + 1],
    /// How often each move of each side did, wherever it was tried.
    history: Vec<i16>,
    /// How often each piece on each square did, as the answer to each piece on each square.
    answers: Vec<i16>,
}

/// A piece that has moved, and where to.
#[derive(Clone, Copy)]
pub(super) struct ArrivedPiece(usize);

impl ArrivedPiece {
    pub(super) fn of(legal: Move) -> ArrivedPiece {
        ArrivedPiece((legal.role() as usize - 1) * 64 + legal.to() as usize)
    }
}

impl Refutations {
    pub(super) fn new() -> Refutations {
        Refutations {
            refuting: [[None; 2]; DEEPEST + 1],
            history: vec![0; 2 * 64 * 64],
            answers: vec![0; 2 * ARRIVALS * ARRIVALS],
        }
    }

    /// The moves with what speaks for trying each early.
    pub(super) fn ranked(
        &self,
        board: &Chess,
        moves: &MoveList,
        remembered: Option<Brief>,
        at: (usize, Option<ArrivedPiece>),
    ) -> RankedMoves {
        let ranked = |legal: &Move| (self.rank(board, *legal, remembered, at), *legal);
        RankedMoves { ranked: moves.iter().map(ranked).collect(), next: 0 }
    }

    fn rank(
        &self,
        board: &Chess,
        legal: Move,
        remembered: Option<Brief>,
        (ply, arrived): (usize, Option<ArrivedPiece>),
    ) -> i32 {
        if remembered == Some(Brief::of(legal)) {
            return REMEMBERED;
        }
        if legal.is_capture() || legal.promotion() == Some(Role::Queen) {
            let wins = wins(board, legal);
            let taken = legal.capture().map_or(0, price) - price(legal.role()) / 16;
            return if wins >= 0 { WINNING + taken } else { -WINNING + wins };
        }
        if legal.promotion().is_some() {
            return -WINNING;
        }
        match self.refuting.get(ply) {
            Some([first, _]) if *first == Some(legal) => REFUTING + 1,
            Some([_, second]) if *second == Some(legal) => REFUTING,
            _ => {
                let own = board.turn();
                let count = |table: &[i16], at: Option<usize>| {
                    at.and_then(|at| table.get(at)).map_or(0, |count| i32::from(*count))
                };
                count(&self.history, place(own, legal))
                    + count(&self.answers, answer_place(own, legal, arrived))
            }
        }
    }

    /// A quiet move has refuted what was played before it.
    pub(super) fn refutes(
        &mut self,
        own: Color,
        legal: Move,
        depth: i32,
        (ply, arrived): (usize, Option<ArrivedPiece>),
    ) {
        if let Some([first, second]) = self.refuting.get_mut(ply)
            && *first != Some(legal)
        {
            *second = first.replace(legal);
        }
        self.note(own, legal, arrived, step(depth));
    }

    /// A quiet move was tried before the one that refuted.
    pub(super) fn fails(
        &mut self,
        own: Color,
        legal: Move,
        depth: i32,
        arrived: Option<ArrivedPiece>,
    ) {
        self.note(own, legal, arrived, -step(depth));
    }

    fn note(&mut self, own: Color, legal: Move, arrived: Option<ArrivedPiece>, change: i32) {
        let everywhere = place(own, legal).and_then(|at| self.history.get_mut(at));
        let here = answer_place(own, legal, arrived).and_then(|at| self.answers.get_mut(at));
        for count in everywhere.into_iter().chain(here) {
            // The nearer to the most, the smaller the step.
            let now = i32::from(*count);
            let noted = now + change - now * change.abs() / MOST_HISTORY;
            *count = i16::try_from(noted).unwrap_or(*count);
        }
    }
}

/// What a capture or a new queen wins on its square, or nothing where it is sure to lose nothing: who takes at least as
/// much as is put at stake, and a king, which takes only what is not guarded, need not be counted to the end.
fn wins(board: &Chess, legal: Move) -> i32 {
    let taken = legal.capture().map_or(0, price);
    let is_king = legal.role() == Role::King;
    if legal.promotion().is_none() && (is_king || taken >= price(legal.role())) {
        return 0;
    }
    gain(board.board(), board.turn(), legal)
}

/// How much a look so deep counts.
fn step(depth: i32) -> i32 {
    (depth * depth * 16).min(1600)
}

fn place(own: Color, legal: Move) -> Option<usize> {
    let from = legal.from()?;
    Some(own.fold_wb(0, 64 * 64) + from as usize * 64 + legal.to() as usize)
}

fn answer_place(own: Color, legal: Move, arrived: Option<ArrivedPiece>) -> Option<usize> {
    let (ArrivedPiece(before), ArrivedPiece(now)) = (arrived?, ArrivedPiece::of(legal));
    Some((own.fold_wb(0, ARRIVALS) + before) * ARRIVALS + now)
}

/// Moves that are taken one after the other, the most promising first.
pub(super) struct RankedMoves {
    /// Each after what speaks for it.
    ranked: Vec<(i32, Move)>,
    next: usize,
}

impl RankedMoves {
    /// The next move.
    pub(super) fn next(&mut self) -> Option<Move> {
        let rest = self.ranked.get_mut(self.next..)?;
        let (mut ahead, mut most) = (0, rest.first()?.0);
        for (at, (rank, _)) in rest.iter().enumerate() {
            if *rank > most {
                (ahead, most) = (at, *rank);
            }
        }
        rest.swap(0, ahead);
        self.next += 1;
        rest.first().map(|(_, legal)| *legal)
    }

    /// What speaks for the last move given, if it is a quiet one: as much as can be for one that has refuted here.
    pub(super) fn last_promise(&self) -> i32 {
        self.last_rank().clamp(-MOST_PROMISE, MOST_PROMISE)
    }

    /// Whether the last move given loses material on its square.
    pub(super) fn last_loses(&self) -> Loses {
        if self.last_rank() <= -WINNING { Loses::Yes } else { Loses::No }
    }

    fn last_rank(&self) -> i32 {
        let last = self.next.checked_sub(1).and_then(|at| self.ranked.get(at));
        last.map_or(0, |(rank, _)| *rank)
    }
}

/// Whether a capture costs more than it brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Loses {
    Yes,
    No,
}

/// Whether a move changes nothing in material.
pub(super) fn is_quiet(legal: Move) -> bool {
    !legal.is_capture() && legal.promotion().is_none()
}

/// Whether a move captures where the last one did.
pub(super) fn takes_back(legal: Move, retaken: Option<Square>) -> bool {
    retaken.is_some() && capture_on(legal) == retaken
}

/// Where a capture was made, so that it may be answered there.
pub(super) fn capture_on(legal: Move) -> Option<Square> {
    legal.is_capture().then_some(legal.to())
}
