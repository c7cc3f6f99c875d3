//! The ways in which two scores differ, and the slips of a writer if they agree again later. Detection is in
//! [`parting`](super::parting) and [`slip`](super::slip).

use crate::chess::Color;
use crate::said::Part;

/// One of two scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Which {
    First,
    Second,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum How {
    /// They do not differ: both end here.
    Never,
    /// One of them ends here, and the other goes on.
    Ends {
        shorter: Which,
        /// The number of further plies in the other.
        by: usize,
    },
    /// Both have a move here, and they contradict each other.
    Contradict(Vec<Part>),
    /// One of them has entries that the other lacks; after those both agree again.
    Shifted(Shift),
    /// Two moves, or two pairs of them, are in the other order; all others agree.
    Swapped {
        /// The ply with which this one is exchanged.
        with: usize,
        /// The number of entries exchanged with as many others: one, or a row of two.
        entries: usize,
        /// The number of plies on which they agree afterwards.
        then: usize,
    },
    /// One of them has a blank here, so that nothing can be compared; the following plies that both have may agree or
    /// not.
    Blank {
        which: Which,
        /// The first later ply on which they contradict each other, if any.
        contradiction: Option<usize>,
    },
}

impl Which {
    #[must_use]
    pub fn other(self) -> Which {
        match self {
            Which::First => Which::Second,
            Which::Second => Which::First,
        }
    }
}

/// Entries that one score has and the other lacks, while everything after them agrees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shift {
    pub shorter: Which,
    /// The number of entries that it lacks.
    pub entries: usize,
    pub among: Among,
    /// What its writer did, as far as the moves show.
    pub slip: Slip,
    /// The number of entries on which they agree afterwards.
    pub then: usize,
}

/// Whose entries are missing or extra.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Among {
    Both,
    /// Those in the column of one player; the other column is in place.
    ColumnOf(Color),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// The writer of the shorter score left them out.
    LeftOut,
    /// The writer of the longer score wrote them twice.
    WrittenTwice,
    /// The longer score has entries that cannot be played there.
    TooMany,
    /// Either: they repeat the entries before them, and both scores can be played.
    LeftOutOrWrittenTwice,
}
