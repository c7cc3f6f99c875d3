//! The slip of a writer when two scores differ and agree again later: an entry left out, written twice or too many,
//! two in the other order, a whole column shifted.

use std::cmp::Reverse;

use crate::chess::ClaimedMove;
use crate::said::contradictions;
use crate::standing::Standing;

use super::course::{Entries, legal_entries, rest};
use super::how::{Among, How, Shift, Slip, Which};

/// More entries in a row than a writer leaves out without noticing.
const MOST_LEFT_OUT: usize = 6;
/// The number of entries that must agree afterwards for a slip to explain a difference.
const ENOUGH_ALIKE: usize = 2;
/// The entries of a row: White's and Black's.
const A_ROW: usize = 2;

/// The slip that explains why two scores differ at a ply, if any.
pub(super) fn slip(
    standing: &Standing,
    at: usize,
    first: &[Option<ClaimedMove>],
    second: &[Option<ClaimedMove>],
) -> Option<How> {
    let scores = SlipScores { standing, at, first, second };
    // One different move with all the rest in place is not a slip of this kind.
    let otherwise = alike(rest(first, at + 1), rest(second, at + 1));
    let shift = scores.shift(otherwise);
    let explained = shift.map_or(otherwise, |shift| shift.then);
    match scores.swapped() {
        Some(swap) if swap.explains(at) > explained => {
            let Swap { with, entries, then } = swap;
            Some(How::Swapped { with, entries, then })
        }
        _ => shift.map(How::Shifted),
    }
}

/// Two entries, or rows, that changed places.
struct Swap {
    /// The ply that is exchanged with the one where they differ.
    with: usize,
    entries: usize,
    /// The number of entries on which they agree afterwards.
    then: usize,
}

impl Swap {
    /// The number of entries after the first one that it explains.
    fn explains(&self, at: usize) -> usize {
        self.with + self.entries - 1 - at + self.then
    }
}

struct SlipScores<'e> {
    /// The position where they differ.
    standing: &'e Standing,
    at: usize,
    first: Entries<'e>,
    second: Entries<'e>,
}

impl<'e> SlipScores<'e> {
    fn of(&self, which: Which) -> Entries<'e> {
        rest(if which == Which::First { self.first } else { self.second }, self.at)
    }

    /// The entries exchanged with those here, one move or a whole row.
    fn swapped(&self) -> Option<Swap> {
        let (one, other) = (self.of(Which::First), self.of(Which::Second));
        let same = |left: usize, right: usize| match (one.get(left), other.get(right)) {
            (Some(Some(left)), Some(Some(right))) => contradictions(left, right).is_empty(),
            _ => false,
        };
        let ways = [1, A_ROW]
            .into_iter()
            .flat_map(|entries| (entries..=MOST_LEFT_OUT).map(move |distance| (entries, distance)));
        ways.into_iter().find_map(|(entries, distance)| {
            let exchanged =
                |entry: usize| same(entry, entry + distance) && same(entry + distance, entry);
            let all = (0..entries).all(exchanged) && (entries..distance).all(|ply| same(ply, ply));
            let after = distance + entries;
            let then = alike(rest(one, after), rest(other, after));
            let nothing_else = then == one.len().max(other.len()).saturating_sub(after);
            let with = self.at + distance;
            (all && (then >= ENOUGH_ALIKE || nothing_else)).then_some(Swap { with, entries, then })
        })
    }

    /// The entries that only one of them has, and what its writer did.
    fn shift(&self, otherwise: usize) -> Option<Shift> {
        let ways = (1..=MOST_LEFT_OUT).flat_map(|entries| {
            let column = Among::ColumnOf(self.standing.turn());
            [Among::Both, column].into_iter().flat_map(move |among| {
                [Which::First, Which::Second].map(|shorter| (entries, among, shorter))
            })
        });
        let (entries, among, shorter, then) = ways
            .map(|(entries, among, shorter)| {
                let (lacking, full) = (self.of(shorter), self.of(shorter.other()));
                let then = match among {
                    Among::Both => alike(lacking, rest(full, entries)),
                    Among::ColumnOf(_) => column_alike(lacking, full, entries),
                };
                (entries, among, shorter, then)
            })
            .filter(|(entries, among, _, then)| {
                // Moves of one side agree by chance more easily than those of both.
                let enough = match among {
                    Among::Both => ENOUGH_ALIKE,
                    Among::ColumnOf(_) => 2 * (ENOUGH_ALIKE + entries),
                };
                *then >= enough && *then > otherwise
            })
            .max_by_key(|(entries, among, _, then)| {
                (*then, Reverse(*entries), Reverse(usize::from(*among != Among::Both)))
            })?;
        let slip = self.done(entries, among, shorter, then);
        Some(Shift { shorter, entries, among, slip, then })
    }

    fn done(&self, entries: usize, among: Among, shorter: Which, then: usize) -> Slip {
        let step = if among == Among::Both { 1 } else { 2 };
        let full = if shorter == Which::First { self.second } else { self.first };
        let repeats = (0..entries).all(|entry| {
            let here = self.at + entry * step;
            let before = here.checked_sub(entries * step).and_then(|ply| full.get(ply));
            match (before, full.get(here)) {
                (Some(Some(before)), Some(Some(here))) => contradictions(before, here).is_empty(),
                _ => false,
            }
        });
        let plays = |which: Which, plies: usize| {
            let entries = self.of(which);
            let entries = entries.get(..plies).unwrap_or(entries);
            legal_entries(self.standing, entries) == entries.len()
        };
        let full_plays = plays(shorter.other(), entries * step + then);
        match (plays(shorter, then), full_plays, repeats) {
            (true, true, true) => Slip::LeftOutOrWrittenTwice,
            (_, true, _) | (false, false, false) => Slip::LeftOut,
            (_, false, true) => Slip::WrittenTwice,
            (true, false, false) => Slip::TooMany,
        }
    }
}

/// The number of entries from the first on, on which two scores agree.
pub(super) fn alike(one: Entries, other: Entries) -> usize {
    let same = |(one, other): &(&Option<ClaimedMove>, &Option<ClaimedMove>)| match (one, other) {
        (Some(one), Some(other)) => contradictions(one, other).is_empty(),
        _ => false,
    };
    one.iter().zip(other).take_while(same).count()
}

/// The number of entries on which they agree if every second one is in place and the rest of the column comes this
/// many rows later in the full score. A blank contradicts nothing.
fn column_alike(lacking: Entries, full: Entries, rows: usize) -> usize {
    let mut agreed = 0;
    for (ply, entry) in lacking.iter().enumerate() {
        let there = if ply.is_multiple_of(2) { ply + 2 * rows } else { ply };
        let (Some(entry), Some(Some(other))) = (entry, full.get(there)) else { continue };
        if !contradictions(entry, other).is_empty() {
            break;
        }
        agreed += 1;
    }
    agreed
}
