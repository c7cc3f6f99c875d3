//! Facts: what has happened at the table, as it is recorded. A game is its setting and its facts: applied again in
//! order, they give the same game.

use crate::chess::{Color, Square};
use crate::clock::{Happening, Moment, Span};

use super::intent::{Act, ArbiterAct, Question};
use super::overreach::Overreach;
use super::person::{Duty, Overstepping, Person};
use super::said::Said;
use super::seal::SealDoubt;
use super::touches_felt::{TouchedBefore, TouchedMan};
use super::warrant::Warrant;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    pub at: Moment,
    pub fact: Fact,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The clock did something by itself.
    Clock(Happening),
    /// A move was spoken.
    Spoke {
        side: Color,
        who: Person,
        /// How it was taken.
        spoken: Spoken,
        said: Said,
    },
    /// Someone did something for a side.
    Did {
        /// The side that the act is for; an assistant may do it.
        side: Color,
        who: Person,
        act: Act,
    },
    /// A player asked for something. The answer follows from the game and is not recorded.
    Asked {
        /// The side that wants to know; an assistant may ask.
        side: Color,
        who: Person,
        question: Question,
    },
    /// An assistant did something that is not an assistant's duty. The act itself is a fact of its own, unless only
    /// the player can say it: then it was not done.
    Overstepped {
        side: Color,
        /// The duty that was not the assistant's.
        duty: Duty,
        /// What was overstepped.
        how: Overstepping,
    },
    /// What the next act of the arbiter rests on. Without it, as in rehearsals, acts rest on nothing.
    Warranted(Warrant),
    /// The arbiter acted.
    Arbiter(ArbiterAct),
    /// The device sealed itself for this game, as it does in tournament mode.
    SealedItself,
    /// The sealed device was used in a way that no game needs.
    SealDoubted(SealDoubt),
    /// This player ended a game that had been left alone for a day.
    Abandoned(Color),
    /// Analysis outside the game found that neither side can mate any more, since this ply (5.2.2).
    FoundDead(usize),
    /// The device was away in the middle of the game and is back.
    Returned(Absence),
    /// A letter from the other place was accepted.
    LetterTaken(LetterTaken),
    /// A letter from the other place was refused: that place was not entitled to write it.
    LetterRefused {
        /// The side at the other place.
        from: Color,
        why: Overreach,
    },
    /// The clock at this side's place shows this much for it. The time a letter takes on its way is charged to
    /// neither player.
    ClockShown {
        /// The side at that place.
        side: Color,
        /// The time it has left.
        left: Span,
    },
    /// The other place reports more time than is possible; the clock here goes on unchanged.
    ClockDoubted {
        /// The side at that place.
        side: Color,
        /// The time reported.
        shown: Span,
        /// The time known here.
        known: Span,
    },
    /// The other place reported the state of its own record, as evidence.
    Witnessed {
        /// The number of rows it had.
        rows: u64,
        /// Its last hash.
        hash: String,
    },
    /// An electronic board felt these pieces touched, in this order. Recorded only if the event asks for it.
    TouchesFelt {
        /// Whose board it is.
        side: Color,
        /// What the touches came before.
        before: TouchedBefore,
        touched: Vec<TouchedMan>,
    },
    /// A square of an electronic board sticks or flickers, or holds something that is not in the game: from now on
    /// the board's reports about it are ignored.
    SquareDistrusted {
        /// Whose board it is.
        side: Color,
        square: Square,
    },
    /// A wrong arbiter's PIN was entered.
    NumberTried,
    /// The records of the two places contradict each other: neither accepts anything more from the other until the
    /// arbiter has restored a position (D.2.9).
    PlacesParted,
}

impl Fact {
    /// Whether a person at the table did something. A game without such facts counts as left.
    #[must_use]
    pub fn is_deed(&self) -> bool {
        matches!(self, Fact::Spoke { .. } | Fact::Did { .. } | Fact::Arbiter(_))
    }
}

/// What a letter from the other place led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LetterTaken {
    /// Which letter, counted from 0.
    pub number: usize,
    /// The number of facts just before this one that the letter caused.
    pub facts: usize,
    /// The number of deeds of the other side told by its letters so far.
    pub told: usize,
}

/// How long the device was away, as far as known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Absence {
    /// This long, by a clock that kept running; the chess clock ran with it.
    Measured(Span),
    /// Not known: the machine was off. The chess clock stands at the latest recorded moment.
    Unmeasured,
    /// As above, and the wall clock gives this length. It does not set the times, because anyone can change it.
    ByTheWall(Span),
    /// The clock that kept running, like the chess clock, and the wall clock disagree: one of them was changed.
    Disputed {
        /// By the clock that went on.
        measured: Span,
        /// By the clock on the wall.
        wall: Span,
    },
    /// The program was suspended this long, for example with Ctrl+Z; the chess clock ran on.
    Suspended(Span),
}

/// How a spoken move was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// The announcement of an own move (D.2.1).
    Announced,
    /// The announcement that replaces an earlier one, before the press (D.2.8).
    Corrected,
    /// The repetition of the opponent's move (D.2.1).
    Repeated,
    /// The last announcement again, for the opponent to hear.
    SaidAgain,
    /// Words out of turn: recorded, without effect.
    OutOfTurn,
}

/// A fact that a person caused, not the device: this is what two places tell each other.
#[derive(Debug, Clone, Copy)]
pub(super) enum Deed<'fact> {
    Spoke { side: Color, who: Person, spoken: Spoken, said: &'fact Said },
    Did { side: Color, who: Person, act: &'fact Act },
    Arbiter(&'fact ArbiterAct),
}

impl Fact {
    /// The deed in this fact, if a person caused it.
    pub(super) fn deed(&self) -> Option<Deed<'_>> {
        match self {
            Fact::Spoke { side, who, spoken, said } => {
                Some(Deed::Spoke { side: *side, who: *who, spoken: *spoken, said })
            }
            Fact::Did { side, who, act } => Some(Deed::Did { side: *side, who: *who, act }),
            Fact::Arbiter(act) => Some(Deed::Arbiter(act)),
            Fact::Clock(_)
            | Fact::Asked { .. }
            | Fact::Overstepped { .. }
            | Fact::FoundDead(_)
            | Fact::Returned(_)
            | Fact::LetterTaken(_)
            | Fact::LetterRefused { .. }
            | Fact::ClockShown { .. }
            | Fact::ClockDoubted { .. }
            | Fact::Witnessed { .. }
            | Fact::Warranted(_)
            | Fact::TouchesFelt { .. }
            | Fact::SquareDistrusted { .. }
            | Fact::SealedItself
            | Fact::SealDoubted(_)
            | Fact::Abandoned(_)
            | Fact::NumberTried
            | Fact::PlacesParted => None,
        }
    }
}
