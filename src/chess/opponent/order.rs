//! The order in which a search tries moves, so that the best come first: the remembered best move, winning captures,
//! moves that refuted others.

use shakmaty::{Chess, Color, Move, MoveList, Position as _, Role, Square};

use super::exchange::{gain, price};
use super::level::Diligence;
use super::memory::Brief;

const REMEMBERED: i32 = 1 << 30;
const WINNING: i32 = 1 << 24;
const REFUTING: i32 = 1 << 22;
const MOST_HISTORY: i32 = 1 << 14;
/// The highest rank of a quiet move by its history: everywhere, and as this answer.
pub(super) const MOST_PROMISE: i32 = 2 * MOST_HISTORY;
/// Each kind of piece on each square.
const ARRIVALS: usize = 6 * 64;
/// The pieces that can be captured, or none.
const TAKEN: usize = 7;
/// The history of a capture counts this much less than the piece captured.
const LESS_THAN_MATERIAL: i32 = 32;
/// The deepest ply of any search.
pub(super) const DEEPEST: usize = 96;

/// The moves that refuted others so far.
pub(super) struct Refutations {
    refuting: [[Option<Move>; 2]; DEEPEST + 1],
    /// How well each move of each side did in all positions.
    history: Vec<i16>,
    /// How well each piece on each square did as the answer to each piece on each square.
    answers: Vec<i16>,
    /// The same as the sequel to its own previous move. This table and that of captures are used only with utmost
    /// diligence.
    sequels: Vec<i16>,
    /// How well each capture on each square did, by the capturing and the captured piece.
    captures: Vec<i16>,
}

/// The last moves of a line: the opponent's, and the side's own before it.
#[derive(Clone, Copy, Default)]
pub(super) struct LastMoves {
    pub(super) theirs: Option<ArrivedPiece>,
    pub(super) ours: Option<ArrivedPiece>,
}

impl LastMoves {
    /// The last moves after one more move, for the other side.
    pub(super) fn then(self, legal: Move) -> LastMoves {
        LastMoves { theirs: Some(ArrivedPiece::of(legal)), ours: self.theirs }
    }
}

/// A piece that has moved, and its square.
#[derive(Clone, Copy)]
pub(super) struct ArrivedPiece(usize);

impl ArrivedPiece {
    pub(super) fn of(legal: Move) -> ArrivedPiece {
        ArrivedPiece((legal.role() as usize - 1) * 64 + legal.to() as usize)
    }
}

impl Refutations {
    pub(super) fn new(diligence: Diligence) -> Refutations {
        let noted = |places: usize| if diligence == Diligence::Utmost { places } else { 0 };
        Refutations {
            refuting: [[None; 2]; DEEPEST + 1],
            history: vec![0; 2 * 64 * 64],
            answers: vec![0; 2 * ARRIVALS * ARRIVALS],
            sequels: vec![0; noted(2 * ARRIVALS * ARRIVALS)],
            captures: vec![0; noted(2 * ARRIVALS * TAKEN)],
        }
    }

    /// Ranks the moves by how early they should be tried.
    pub(super) fn ranked(
        &self,
        board: &Chess,
        moves: &MoveList,
        remembered: Option<Brief>,
        at: (usize, LastMoves),
    ) -> RankedMoves {
        let promises = self.promises(board.turn(), at.1);
        let refuting = self.refuting.get(at.0).copied().unwrap_or_default();
        let rank = |legal: Move| {
            if remembered.is_some_and(|remembered| remembered == Brief::of(legal)) {
                return REMEMBERED;
            }
            if !is_quiet(legal) {
                return self.rank_of_capture(board, legal);
            }
            match refuting {
                [first, _] if first == Some(legal) => REFUTING + 1,
                [_, second] if second == Some(legal) => REFUTING,
                _ => promises.of(legal),
            }
        };
        RankedMoves { ranked: moves.iter().map(|legal| (rank(*legal), *legal)).collect(), next: 0 }
    }

    fn rank_of_capture(&self, board: &Chess, legal: Move) -> i32 {
        if !legal.is_capture() && legal.promotion() != Some(Role::Queen) {
            return -WINNING;
        }
        let wins = wins(board, legal);
        let taken = legal.capture().map_or(0, price) - price(legal.role()) / 16;
        let learned = count(&self.captures, capture_place(board.turn(), legal));
        let most = WINNING + taken + learned / LESS_THAN_MATERIAL;
        if wins >= 0 { most } else { -WINNING + wins }
    }

    /// The history of quiet moves of a side, given the last moves.
    fn promises(&self, own: Color, last: LastMoves) -> QuietPromises<'_> {
        let from = own.fold_wb(0, 64 * 64);
        QuietPromises {
            everywhere: self.history.get(from..from + 64 * 64).unwrap_or_default(),
            as_answer: row(&self.answers, own, last.theirs),
            as_sequel: row(&self.sequels, own, last.ours),
        }
    }

    /// A quiet move refuted the move before it.
    pub(super) fn refutes(
        &mut self,
        own: Color,
        legal: Move,
        depth: i32,
        (ply, last): (usize, LastMoves),
    ) {
        if let Some([first, second]) = self.refuting.get_mut(ply)
            && *first != Some(legal)
        {
            *second = first.replace(legal);
        }
        self.note(own, legal, last, step(depth));
    }

    /// A quiet move was tried and did not refute.
    pub(super) fn fails(&mut self, own: Color, legal: Move, depth: i32, last: LastMoves) {
        self.note(own, legal, last, -step(depth));
    }

    fn note(&mut self, own: Color, legal: Move, last: LastMoves, change: i32) {
        note(&mut self.history, place(own, legal), change, MOST_HISTORY);
        note(&mut self.answers, answer_place(own, legal, last.theirs), change, MOST_HISTORY);
        note(&mut self.sequels, answer_place(own, legal, last.ours), change, MOST_HISTORY);
    }

    /// A move refuted after these captures were tried.
    pub(super) fn after_captures(&mut self, own: Color, legal: Move, tried: &[Move], depth: i32) {
        if !is_quiet(legal) {
            note(&mut self.captures, capture_place(own, legal), step(depth), MOST_HISTORY);
        }
        for other in tried {
            note(&mut self.captures, capture_place(own, *other), -step(depth), MOST_HISTORY);
        }
    }
}

/// The history of one side's quiet moves in one position.
struct QuietPromises<'a> {
    everywhere: &'a [i16],
    as_answer: &'a [i16],
    as_sequel: &'a [i16],
}

impl QuietPromises<'_> {
    fn of(&self, legal: Move) -> i32 {
        let ArrivedPiece(piece) = ArrivedPiece::of(legal);
        count(self.everywhere, way(legal))
            + count(self.as_answer, Some(piece))
            + count(self.as_sequel, Some(piece))
    }
}

/// The part of a table that follows one move. Empty if there was no move.
fn row(table: &[i16], own: Color, before: Option<ArrivedPiece>) -> &[i16] {
    let row = before.and_then(|before| {
        let from = row_of(own, before);
        table.get(from..from + ARRIVALS)
    });
    row.unwrap_or_default()
}

fn row_of(own: Color, ArrivedPiece(before): ArrivedPiece) -> usize {
    (own.fold_wb(0, ARRIVALS) + before) * ARRIVALS
}

/// The count of a table at a place, or zero.
pub(super) fn count(table: &[i16], at: Option<usize>) -> i32 {
    at.and_then(|at| table.get(at)).map_or(0, |count| i32::from(*count))
}

/// Changes a count. The nearer it is to the maximum, the smaller the step.
pub(super) fn note(table: &mut [i16], at: Option<usize>, change: i32, most: i32) {
    if let Some(count) = at.and_then(|at| table.get_mut(at)) {
        let now = i32::from(*count);
        let noted = now + change - now * change.abs() / most;
        *count = i16::try_from(noted).unwrap_or(*count);
    }
}

/// What a capture or a new queen wins on its square, or zero if it is certain to lose nothing. That is so for a
/// capture of a piece of at least the same value, and for a king, which can only capture unguarded pieces: these need
/// no full exchange.
fn wins(board: &Chess, legal: Move) -> i32 {
    let taken = legal.capture().map_or(0, price);
    let is_king = legal.role() == Role::King;
    if legal.promotion().is_none() && (is_king || taken >= price(legal.role())) {
        return 0;
    }
    gain(board.board(), board.turn(), legal)
}

/// How much a search of this depth counts.
fn step(depth: i32) -> i32 {
    (depth * depth * 16).min(1600)
}

fn place(own: Color, legal: Move) -> Option<usize> {
    Some(own.fold_wb(0, 64 * 64) + way(legal)?)
}

/// The index of a move by its two squares.
fn way(legal: Move) -> Option<usize> {
    Some(legal.from()? as usize * 64 + legal.to() as usize)
}

fn answer_place(own: Color, legal: Move, arrived: Option<ArrivedPiece>) -> Option<usize> {
    let ArrivedPiece(now) = ArrivedPiece::of(legal);
    Some(row_of(own, arrived?) + now)
}

fn capture_place(own: Color, legal: Move) -> Option<usize> {
    let ArrivedPiece(taker) = ArrivedPiece::of(legal);
    let taken = legal.capture().map_or(0, |role| role as usize);
    Some((own.fold_wb(0, ARRIVALS) + taker) * TAKEN + taken)
}

/// Moves in order, the most promising first.
pub(super) struct RankedMoves {
    /// Each move with its rank.
    ranked: Vec<(i32, Move)>,
    next: usize,
}

impl RankedMoves {
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

    /// The rank of the last move returned, if it was quiet. For a move that refuted here before, the maximum.
    pub(super) fn last_promise(&self) -> i32 {
        self.last_rank().clamp(-MOST_PROMISE, MOST_PROMISE)
    }

    /// Whether the last move returned loses material on its square.
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

/// Whether a move does not change the material.
pub(super) fn is_quiet(legal: Move) -> bool {
    !legal.is_capture() && legal.promotion().is_none()
}

/// Whether a move captures on the square of the last capture.
pub(super) fn takes_back(legal: Move, retaken: Option<Square>) -> bool {
    retaken.is_some() && capture_on(legal) == retaken
}

/// The square of a capture, on which it may be answered.
pub(super) fn capture_on(legal: Move) -> Option<Square> {
    legal.is_capture().then_some(legal.to())
}
