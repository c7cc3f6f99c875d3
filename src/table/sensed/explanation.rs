//! Explains a reading of a board by the moves that could lead to it: no change, a move, two moves, one taken back, or
//! nothing that moves explain. How long it has stood is for [`watch`](super::watch).

use shakmaty::{Board, Position as _};

use crate::chess::{ClaimedMove, Move, Position, Role, Square};
use crate::standing::{Legality, Standing};

use super::sense::{BoardSense, SquareSense};
use super::unfinished::is_unfinished;
use super::unlawful::unlawful_moves;

/// At most this many plies are found that were made without the board ever being at rest.
const MOST_PLIES: usize = 6;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Explanation {
    /// The board matches the moves.
    AsItStands,
    /// The last move, not completed yet, was taken back; `instead` has replaced it, if any move has.
    TakenBack { instead: Option<ClaimedMove> },
    /// It was taken back, and one of these has replaced it.
    TakenBackForOneOf(Vec<ClaimedMove>),
    /// These moves were made, one after the other.
    Moves(Vec<ClaimedMove>),
    /// One of these was made, and the board cannot tell which.
    Several(Vec<ClaimedMove>),
    /// An illegal move.
    Unlawful(ClaimedMove),
    /// An illegal move has replaced the last one, which was not completed yet.
    UnlawfulInstead(ClaimedMove),
    /// Half of a move of two pieces was made.
    Unfinished,
    /// Pieces are missing, and none is on a wrong square.
    Missing,
    /// No move explains it.
    Nothing,
}

/// What was seen since the board was last at rest.
pub(super) struct Trace<'t> {
    /// Every reading since, except the last.
    pub(super) waypoints: &'t [BoardSense],
    /// Where a piece was put down last.
    pub(super) last_placed: Option<Square>,
    /// Squares that were wrong before and have not changed.
    pub(super) unmoved: Vec<Square>,
}

/// Explains a reading. `before` is the position before the last move, if that may still be taken back.
pub(super) fn explain(
    standing: &Standing,
    before: Option<&Standing>,
    sense: &BoardSense,
    trace: &Trace,
) -> Explanation {
    let explained = explained(standing, before, sense, trace);
    let wrong = sense.wrong(&standing.board());
    // No hand moved the piece on a square that was wrong at rest and has not changed: a sensor sticks, or a piece was
    // left there earlier.
    let unmoved = |claim: &ClaimedMove| match claim {
        ClaimedMove::Step(step) => wrong.contains(&step.to) && trace.unmoved.contains(&step.to),
        ClaimedMove::Castle(_) => false,
    };
    let is_none = match &explained {
        Explanation::Moves(claims)
        | Explanation::Several(claims)
        | Explanation::TakenBackForOneOf(claims) => claims.iter().any(unmoved),
        Explanation::TakenBack { instead: Some(claim) }
        | Explanation::Unlawful(claim)
        | Explanation::UnlawfulInstead(claim) => unmoved(claim),
        _ => false,
    };
    if is_none { Explanation::Nothing } else { explained }
}

fn explained(
    standing: &Standing,
    before: Option<&Standing>,
    sense: &BoardSense,
    trace: &Trace,
) -> Explanation {
    let board = standing.board();
    if sense.admits(&board) {
        return match there_and_back(standing, sense, trace, 4) {
            Some(moves) => Explanation::Moves(moves),
            None => Explanation::AsItStands,
        };
    }
    if let Some(found) = one_move(standing, sense, trace) {
        return found;
    }
    if let Some(before) = before {
        if sense.admits(&before.board()) {
            return match there_and_back(standing, sense, trace, 3) {
                Some(moves) => Explanation::Moves(moves),
                None => Explanation::TakenBack { instead: None },
            };
        }
        match one_move(before, sense, trace) {
            Some(Explanation::Moves(instead)) => {
                return Explanation::TakenBack { instead: instead.first().copied() };
            }
            Some(Explanation::Several(claims)) => return Explanation::TakenBackForOneOf(claims),
            _ => {}
        }
    }
    let mut ways = Vec::new();
    if sense.tells_colours() {
        ways = reached(standing, trace);
        // In a series of more than two moves, each one was seen to stand.
        let several = two_moves(standing, sense, trace)
            .or_else(|| next_or_two(&ways, sense, trace.waypoints).map(|(_, moves)| moves));
        if let Some(moves) = several {
            return Explanation::Moves(moves);
        }
        ways.extend(before.into_iter().flat_map(|before| reached(before, trace)));
    }
    // Before any illegal move: half a move waits equally long, legal or not.
    if is_unfinished(standing, sense) || before.is_some_and(|before| is_unfinished(before, sense)) {
        return Explanation::Unfinished;
    }
    let mut unlawful = unlawful_moves(standing, sense, trace.last_placed);
    unlawful.retain(|claim| !before.is_some_and(|before| is_put_back(claim, before, sense, trace)));
    match &unlawful[..] {
        [] => {}
        [claim] => return Explanation::Unlawful(*claim),
        claims => return Explanation::Several(claims.to_vec()),
    }
    if let Some(before) = before {
        match &unlawful_moves(before, sense, trace.last_placed)[..] {
            [] => {}
            [claim] => return Explanation::UnlawfulInstead(*claim),
            claims => return Explanation::TakenBackForOneOf(claims.to_vec()),
        }
    }
    if sense.tells_colours()
        && let Some(both) = replied_unlawfully(standing, sense, trace)
    {
        return Explanation::Moves(both);
    }
    // A reply may begin before the board was at rest, even after a move was taken back.
    let is_after = |position: &Position| {
        is_in_hands(position.board().board(), sense)
            || position
                .legal_moves()
                .into_iter()
                .any(|made| is_in_hands(position.after(made).board().board(), sense))
    };
    if is_in_hands(&board, sense)
        || one_is_elsewhere(standing, sense)
        || ways.iter().any(|way| is_after(&way.position))
    {
        Explanation::Missing
    } else {
        Explanation::Nothing
    }
}

/// Whether a move only seems to put back what the last one captured: the captured piece was back before the piece
/// that seems to have moved had left its square.
fn is_put_back(claim: &ClaimedMove, before: &Standing, sense: &BoardSense, trace: &Trace) -> bool {
    let ClaimedMove::Step(step) = claim else { return false };
    let (Some(from), to, board) = (step.from.square(), step.to, before.board()) else {
        return false;
    };
    let had_both = |seen: &BoardSense| seen.at(from).is_something() && seen.at(to) == sense.at(to);
    board.piece_at(to) == board.piece_at(from) && trace.waypoints.iter().any(had_both)
}

/// Whether one piece of the player on move is elsewhere, legally or not, and others are in hands.
fn one_is_elsewhere(standing: &Standing, sense: &BoardSense) -> bool {
    let board = standing.board();
    let wrong = sense.wrong(&board);
    let mut arrived = wrong.iter().copied().filter(|at| sense.at(*at).is_something());
    let (Some(to), None) = (arrived.next(), arrived.next()) else { return false };
    wrong.into_iter().filter(|from| *from != to).any(|from| {
        let step = ClaimedMove::between(from, to);
        let moved = standing.after(&step, &Legality::CannotBeJudged).board();
        board.piece_at(from).is_some_and(|piece| piece.color == standing.turn())
            && is_in_hands(&moved, sense)
    })
}

/// Whether the only differences are missing pieces.
fn is_in_hands(right: &Board, sense: &BoardSense) -> bool {
    sense.wrong(right).iter().all(|at| !sense.at(*at).is_something())
}

/// Two moves, not both legal, where the second is a reply before the board was at rest: the first was seen to stand.
/// So an illegal move is not told later than any other.
fn replied_unlawfully(
    standing: &Standing,
    sense: &BoardSense,
    trace: &Trace,
) -> Option<Vec<ClaimedMove>> {
    let one = |standing: &Standing, seen: &BoardSense| match one_move(standing, seen, trace) {
        Some(Explanation::Moves(moves)) => moves.first().copied(),
        Some(_) => None,
        None => match unlawful_moves(standing, seen, trace.last_placed)[..] {
            [only] => Some(only),
            _ => None,
        },
    };
    trace.waypoints.iter().rev().find_map(|seen| {
        let first = one(standing, seen)?;
        let after = standing.after(&first, &standing.judge(&first));
        Some(vec![first, one(&after, sense)?])
    })
}

/// The one legal move that explains a reading, or those that the board cannot tell apart.
fn one_move(standing: &Standing, sense: &BoardSense, trace: &Trace) -> Option<Explanation> {
    let position = standing.position()?;
    let mut found: Vec<Move> =
        moves_to(position, sense).into_iter().map(|(made, _)| made).collect();
    // If the board cannot feel that the piece on a square is now another one, a hand must have been seen to put it
    // there.
    found.retain(|made| {
        sense.at(made.to()) != hidden_as(position, made.to())
            || made.is_castle()
            || trace.last_placed == Some(made.to())
    });
    match found[..] {
        [] => None,
        [only] => Some(Explanation::Moves(vec![ClaimedMove::from(only)])),
        _ => Some(Explanation::Several(found.into_iter().map(ClaimedMove::from).collect())),
    }
}

/// What a square feels like on a board that cannot tell colours, if a piece is on it.
fn hidden_as(position: &Position, at: Square) -> SquareSense {
    match position.piece_at(at) {
        Some(_) => SquareSense::Occupied,
        None => SquareSense::Unknown,
    }
}

/// The legal moves that would give this reading, with the positions after them.
fn moves_to(position: &Position, sense: &BoardSense) -> Vec<(Move, Position)> {
    let could = |made: &Move| {
        // A quick test of the two squares excludes most moves.
        let leaves = made.is_castle() || made.from().is_none_or(|from| sense.at(from).admits(None));
        leaves && (made.is_castle() || sense.at(made.to()).is_something())
    };
    position
        .legal_moves()
        .into_iter()
        .filter(could)
        .map(|made| (made, position.after(made)))
        .filter(|(_, after)| sense.admits(after.board().board()))
        .collect()
}

/// The two moves that explain a reading, if only one pair does: a reply came before the board was at rest.
fn two_moves(standing: &Standing, sense: &BoardSense, trace: &Trace) -> Option<Vec<ClaimedMove>> {
    let position = standing.position()?;
    let wrong = sense.wrong(position.board().board());
    if wrong.len() > 8 {
        return None;
    }
    let mut pairs = Vec::new();
    for first in position.legal_moves() {
        // The first move leaves its square for good, or the second would have come back to it.
        let leaves_wrong = first.from().is_some_and(|from| wrong.contains(&from));
        // If it is captured at once, a hand must have been seen there: two pieces in the air leave the same squares.
        let after = position.after(first);
        let arrived = first.to();
        let is_there = |seen: &BoardSense| seen.at(arrived).admits(after.piece_at(arrived));
        let was_seen = first.is_castle() || is_there(sense) || trace.waypoints.iter().any(is_there);
        if !leaves_wrong || !was_seen {
            continue;
        }
        for (second, _) in moves_to(&after, sense) {
            pairs.push(vec![ClaimedMove::from(first), ClaimedMove::from(second)]);
        }
    }
    match &mut pairs[..] {
        [only] => Some(std::mem::take(only)),
        _ => None,
    }
}

/// At least this many moves that lead back to the position before, each seen to stand: both players moved a piece and
/// moved it back in a hurry. One hand cannot do that, so it is neither no change nor a move taken back.
fn there_and_back(
    standing: &Standing,
    sense: &BoardSense,
    trace: &Trace,
    least: usize,
) -> Option<Vec<ClaimedMove>> {
    if !sense.tells_colours() {
        return None;
    }
    let (_, moves) = next_or_two(&reached(standing, trace), sense, trace.waypoints)?;
    (moves.len() >= least).then_some(moves)
}

/// A position that was seen to stand, and how the game came to it.
struct Way {
    position: Position,
    moves: Vec<ClaimedMove>,
    /// The number of readings before the one that showed it.
    seen_after: usize,
}

/// All positions that were seen to stand for a moment, each one move after an earlier one.
fn reached(standing: &Standing, trace: &Trace) -> Vec<Way> {
    let Some(position) = standing.position() else { return Vec::new() };
    let start = Way { position: position.clone(), moves: Vec::new(), seen_after: 0 };
    let mut reached = vec![start];
    for (seen_after, seen) in trace.waypoints.iter().enumerate() {
        if let Some((position, moves)) = next_or_two(&reached, seen, &trace.waypoints[..seen_after])
            && reached.iter().all(|known| known.position != position)
        {
            reached.push(Way { position, moves, seen_after });
        }
    }
    reached
}

/// The next move, or the next two: both pieces may have been in the air at once, so that the board was not read
/// between them.
fn next_or_two(
    reached: &[Way],
    seen: &BoardSense,
    before: &[BoardSense],
) -> Option<(Position, Vec<ClaimedMove>)> {
    next_on_the_way(reached, seen).or_else(|| {
        let mut ways = reached.iter().rev().filter(|way| way.moves.len() + 2 <= MOST_PLIES);
        ways.find_map(|way| two_after(way, seen, before.get(way.seen_after..)?))
    })
}

fn next_on_the_way(reached: &[Way], seen: &BoardSense) -> Option<(Position, Vec<ClaimedMove>)> {
    let next = |way: &Way| {
        let found = moves_to(&way.position, seen);
        let [(made, after)] = &found[..] else { return None };
        Some((after.clone(), with(&way.moves, [*made])))
    };
    // Among equally long ways, prefer those whose last move stood later: before that the piece was sliding.
    let ways = reached.iter().rev().filter(|way| way.moves.len() < MOST_PLIES);
    ways.filter_map(next).min_by_key(|(_, moves)| moves.len())
}

/// The only two moves that lead from a position to a reading, if the first was seen to arrive before the second did.
/// `between` are the readings in between.
fn two_after(
    way: &Way,
    seen: &BoardSense,
    between: &[BoardSense],
) -> Option<(Position, Vec<ClaimedMove>)> {
    let wrong = seen.wrong(way.position.board().board());
    let arrives = |made: &Move, after: &Position| {
        let piece = after.piece_at(made.to());
        between.iter().chain([seen]).position(|reading| reading.at(made.to()).admits(piece))
    };
    let leaves = |made: &Move| made.from().is_some_and(|from| wrong.contains(&from));
    let mut pairs = Vec::new();
    for first in way.position.legal_moves().into_iter().filter(|made| !made.is_castle()) {
        let after = way.position.after(first);
        let Some(arrived) = arrives(&first, &after).filter(|_| leaves(&first)) else { continue };
        for (second, last) in moves_to(&after, seen) {
            if !second.is_castle() && arrives(&second, &last).is_some_and(|at| at > arrived) {
                pairs.push((last, with(&way.moves, [first, second])));
            }
        }
    }
    match &pairs[..] {
        [_] => pairs.pop(),
        _ => None,
    }
}

fn with<const N: usize>(moves: &[ClaimedMove], made: [Move; N]) -> Vec<ClaimedMove> {
    moves.iter().copied().chain(made.map(ClaimedMove::from)).collect()
}

/// Whether the hand that makes the move may still push the piece on.
pub(super) fn may_slide_on(claim: &ClaimedMove) -> bool {
    !matches!(claim, ClaimedMove::Step(step) if step.role == Some(Role::Knight))
}
