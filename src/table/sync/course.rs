//! The meaning of score entries in sequence: how far two scores are the same moves, and the position after them.

use crate::chess::{ClaimedMove, Position, Refusal};
use crate::said::contradictions;
use crate::standing::{Legality, Standing};

/// The entries of a score, one per ply; `None` for a blank.
pub(super) type Entries<'e> = &'e [Option<ClaimedMove>];

/// At most this many entries after an unclear one are used to find its meaning.
const FURTHEST: usize = 40;

/// The moves that two scores have in common, from the first one on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Common {
    /// The moves, with all that both entries say of them.
    pub moves: Vec<ClaimedMove>,
    /// The position after them.
    pub standing: Standing,
}

/// Follows two scores as far as their entries are the same moves.
#[must_use]
pub fn common(
    start: &Standing,
    first: &[Option<ClaimedMove>],
    second: &[Option<ClaimedMove>],
) -> Common {
    let mut common = Common { moves: Vec::new(), standing: start.clone() };
    let pairs = first.iter().zip(second).enumerate();
    for (ply, (one, other)) in pairs {
        let (Some(one), Some(other)) = (one, other) else { break };
        let Some(both) = same(&common.standing, one, other) else { break };
        let both = meant(&common.standing, &both, rest(first, ply + 1)).unwrap_or(both);
        common.standing = common.standing.after(&both, &common.standing.judge(&both));
        common.moves.push(both);
    }
    common
}

/// The move that two entries stand for, if they agree. If the position is known, two spellings of one legal move are
/// the same move, and an entry that fits several moves means the one that the other entry gives.
pub(super) fn same(
    standing: &Standing,
    one: &ClaimedMove,
    other: &ClaimedMove,
) -> Option<ClaimedMove> {
    let (full, spoken) = match (standing.judge(one), standing.judge(other)) {
        (Legality::Legal(one), Legality::Legal(other)) => {
            return (one == other).then(|| ClaimedMove::from(one));
        }
        (Legality::Legal(one), _) => (ClaimedMove::from(one), other),
        (_, Legality::Legal(other)) => (ClaimedMove::from(other), one),
        _ => (*one, other),
    };
    contradictions(&full, spoken).is_empty().then_some(full)
}

/// The position after all entries of a score; `None` if one of them is a blank, is illegal, or fits several moves
/// that the rest does not tell apart.
#[must_use]
pub fn played_out(start: &Standing, entries: &[Option<ClaimedMove>]) -> Option<Standing> {
    let mut standing = start.clone();
    for (ply, entry) in entries.iter().enumerate() {
        let claim = meant(&standing, entry.as_ref()?, rest(entries, ply + 1))?;
        standing = Standing::Regular(standing.position()?.after(legal(&standing, &claim)?));
    }
    Some(standing)
}

/// The number of entries from the first on that are legal moves.
#[must_use]
pub fn legal_entries(start: &Standing, entries: &[Option<ClaimedMove>]) -> usize {
    let mut standing = start.clone();
    for (ply, entry) in entries.iter().enumerate() {
        let claim = entry.as_ref().and_then(|one| meant(&standing, one, rest(entries, ply + 1)));
        let Some(made) = claim.and_then(|claim| legal(&standing, &claim)) else { return ply };
        let Some(position) = standing.position() else { return ply };
        standing = Standing::Regular(position.after(made));
    }
    entries.len()
}

/// The legal move that an entry means. If it fits several, the one after which the following entries can be played
/// furthest.
fn meant(standing: &Standing, entry: &ClaimedMove, following: Entries) -> Option<ClaimedMove> {
    let candidates = match (standing.judge(entry), entry) {
        (Legality::Legal(legal), _) => return Some(ClaimedMove::from(legal)),
        (Legality::Illegal(Refusal::Ambiguous { candidates, .. }), ClaimedMove::Step(step)) => {
            let from = |at| ClaimedMove::Step(crate::chess::ClaimedStep { from: at, ..*step });
            candidates.into_iter().map(|at| from(at.into())).collect::<Vec<_>>()
        }
        _ => return None,
    };
    let position = standing.position()?;
    let reach = |claim: &ClaimedMove| {
        let made = legal(standing, claim)?;
        Some(plies_legal(position.after(made), following))
    };
    let reached: Vec<(usize, &ClaimedMove)> =
        candidates.iter().filter_map(|claim| Some((reach(claim)?, claim))).collect();
    let furthest = reached.iter().map(|(plies, _)| *plies).max()?;
    let mut best = reached.iter().filter(|(plies, _)| *plies == furthest);
    match (best.next(), best.next()) {
        (Some((_, only)), None) => legal(standing, only).map(ClaimedMove::from),
        _ => None,
    }
}

fn plies_legal(mut position: Position, entries: Entries) -> usize {
    for (ply, entry) in entries.iter().take(FURTHEST).enumerate() {
        let standing = Standing::Regular(position);
        let Some(made) = entry.as_ref().and_then(|entry| legal(&standing, entry)) else {
            return ply;
        };
        let Standing::Regular(before) = standing else { return ply };
        position = before.after(made);
    }
    entries.len().min(FURTHEST)
}

fn legal(standing: &Standing, claim: &ClaimedMove) -> Option<crate::chess::Move> {
    match standing.judge(claim) {
        Legality::Legal(legal) => Some(legal),
        _ => None,
    }
}

pub(super) fn rest(entries: Entries, from: usize) -> Entries {
    entries.get(from..).unwrap_or_default()
}
