//! How two scores part, and what a writer did where they go on alike later, as values. Never
//! finds it out.

use crate::chess::Color;
use crate::said::Part;

/// One of two scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Which {
    /// The one named first.
    First,
    /// The one named second.
    Second,
}

/// How two scores part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum How {
    /// They do not: both end here.
    Never,
    /// One of them ends here, and the other goes on for so many plies.
    Ends {
        /// The shorter.
        shorter: Which,
        /// How many plies the other has more.
        by: usize,
    },
    /// Both have a move here, and they contradict each other.
    Contradict(Vec<Part>),
    /// One of them has entries that the other has not, and after them both go on alike.
    Shifted(Shift),
    /// Two moves stand in the other order, or two pairs of them, and all the others are alike.
    Swapped {
        /// The ply with which this one is exchanged.
        with: usize,
        /// How many entries are exchanged with as many others: one, or a row of two.
        entries: usize,
        /// On how many plies after it they agree.
        then: usize,
    },
    /// One of them has a blank in this place, so that nothing can be compared; each of
    /// the following plies that both have agrees, or does not.
    Blank {
        /// The one with the blank.
        which: Which,
        /// The first later ply on which they contradict each other, if there is one.
        contradiction: Option<usize>,
    },
}

impl Which {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Which {
        match self {
            Which::First => Which::Second,
            Which::Second => Which::First,
        }
    }
}

/// Entries that one score has and the other has not, all that follows being alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shift {
    /// The one with fewer entries.
    pub shorter: Which,
    /// How many the other has more.
    pub entries: usize,
    /// Whose entries they are.
    pub among: Among,
    /// What its writer did, as far as the moves tell.
    pub slip: Slip,
    /// On how many entries they agree after them.
    pub then: usize,
}

/// Whose entries are too few or too many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Among {
    /// Those of both players in turn.
    Both,
    /// Those in the column of one player; the other column is in its place.
    ColumnOf(Color),
}

/// What a writer did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// The one with fewer entries left them out.
    LeftOut,
    /// The other one wrote them twice.
    WrittenTwice,
    /// The other one has entries that cannot be played there.
    TooMany,
    /// Either: they repeat those before them, and both scores can be played.
    LeftOutOrWrittenTwice,
}
