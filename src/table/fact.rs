//! What has happened at the table, as it goes on record. A game is its setting and its
//! facts: applied again in order, they give the same game.

use crate::chess::{Color, Square};
use crate::clock::{Happening, Moment, Span};

use super::intent::{Act, ArbiterAct, Question};
use super::overreach::Overreach;
use super::person::{Duty, Overstepping, Person};
use super::said::Said;
use super::seal::SealDoubt;
use super::touches_felt::{TouchedBefore, TouchedMan};
use super::warrant::Warrant;

/// A fact and when it happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// When.
    pub at: Moment,
    /// What.
    pub fact: Fact,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The clock did something by itself.
    Clock(Happening),
    /// A move was spoken.
    Spoke {
        /// For which side.
        side: Color,
        /// By whom.
        who: Person,
        /// As what.
        spoken: Spoken,
        /// What was said.
        said: Said,
    },
    /// Somebody did something for a side.
    Did {
        /// For which side.
        side: Color,
        /// Who.
        who: Person,
        /// What.
        act: Act,
    },
    /// A player asked for something; what was answered follows from the game.
    Asked {
        /// Who wanted to know.
        side: Color,
        /// Who asked.
        who: Person,
        /// What.
        question: Question,
    },
    /// An assistant did what is not an assistant's to do. What was done stands beside it; what
    /// only a player can say was not done.
    Overstepped {
        /// Whose assistant.
        side: Color,
        /// The duty that was not the assistant's.
        duty: Duty,
        /// What was overstepped.
        how: Overstepping,
    },
    /// On what the act of the arbiter that comes next rests. Lines of a whole table are
    /// rehearsals and rest on nothing.
    Warranted(Warrant),
    /// The arbiter acted.
    Arbiter(ArbiterAct),
    /// The device sealed itself for this game, as it does in tournament mode.
    SealedItself,
    /// Something was done to the sealed device that no game needs.
    SealDoubted(SealDoubt),
    /// This player ended a game with which nobody had gone on for a day.
    Abandoned(Color),
    /// Somebody who looked beside the game found that nobody can mate any more, since this
    /// ply (5.2.2).
    FoundDead(usize),
    /// The device was away in the middle of the game and is back.
    Returned(Absence),
    /// A letter of the other place was taken.
    LetterTaken(LetterTaken),
    /// A letter of the place where this side sits was not taken: it was not its to write.
    LetterRefused {
        /// The side that sits there.
        from: Color,
        /// Why.
        why: Overreach,
    },
    /// At the other place, where this side sits, the clock shows so much for it. What a
    /// letter needed on its way was nobody's thinking.
    ClockShown {
        /// The side that sits there.
        side: Color,
        /// What it has left.
        left: Span,
    },
    /// The clock is said to show more there than it can; the one here goes on as it was.
    ClockDoubted {
        /// The side that sits there.
        side: Color,
        /// What is said.
        shown: Span,
        /// What it shows here.
        known: Span,
    },
    /// The other place told where its own record stood: a witness of it.
    Witnessed {
        /// How many rows it had.
        rows: u64,
        /// Its last hash, as it is read out.
        hash: String,
    },
    /// An electronic board felt these pieces touched, in this order, where the event has it told.
    TouchesFelt {
        /// Whose board it is.
        side: Color,
        /// Before what.
        before: TouchedBefore,
        /// The pieces.
        touched: Vec<TouchedMan>,
    },
    /// A square of an electronic board sticks or flickers, or something stands there that is not the game: what the
    /// board says of it counts for nothing any more.
    SquareDistrusted {
        /// Whose board it is.
        side: Color,
        /// Which square.
        square: Square,
    },
    /// Somebody gave another number than the arbiter's.
    NumberTried,
    /// The two places contradict each other: neither takes anything more from the other
    /// until the arbiter has restored a position (D.2.9).
    PlacesParted,
}

impl Fact {
    /// Whether somebody at the table did something: a game in which nobody does is left.
    #[must_use]
    pub fn is_deed(&self) -> bool {
        matches!(self, Fact::Spoke { .. } | Fact::Did { .. } | Fact::Arbiter(_))
    }
}

/// What came of a letter of the other place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LetterTaken {
    /// Which letter, counted from 0.
    pub number: usize,
    /// How many of the facts just before this one came of it.
    pub facts: usize,
    /// How many deeds of the other side its letters have told by now.
    pub told: usize,
}

/// How long the device was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Absence {
    /// So long, by a clock that went on; the chess clock went on with it.
    Measured(Span),
    /// Nobody knows: the machine was off. The chess clock stands at the latest moment
    /// on record.
    Unmeasured,
    /// The same, and the clock on the wall says how long it was: nothing to set times by, for
    /// anybody can set it.
    ByTheWall(Span),
    /// So long by a clock that went on, as the chess clock did, and so long by the clock on the
    /// wall: one of the two was set.
    Disputed {
        /// By the clock that went on.
        measured: Span,
        /// By the clock on the wall.
        wall: Span,
    },
    /// The program was suspended for so long, as by Control and Z; the chess clock went on.
    Suspended(Span),
}

/// As what a move was taken when it was spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// The announcement of an own move (D.2.1).
    Announced,
    /// The announcement in the place of an earlier one, before the press (D.2.8).
    Corrected,
    /// The repetition of the opponent's move (D.2.1).
    Repeated,
    /// The last announcement once more, for the opponent's ear.
    SaidAgain,
    /// Words that the turn has no place for: kept, and nothing else.
    OutOfTurn,
}

/// A fact that somebody made, and no device found by itself: what two places tell each other.
#[derive(Debug, Clone, Copy)]
pub(super) enum Deed<'fact> {
    /// A move was spoken for a side.
    Spoke { side: Color, who: Person, spoken: Spoken, said: &'fact Said },
    /// Somebody did something for a side.
    Did { side: Color, who: Person, act: &'fact Act },
    /// The arbiter acted.
    Arbiter(&'fact ArbiterAct),
}

impl Fact {
    /// What somebody said or did, if it is that.
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
