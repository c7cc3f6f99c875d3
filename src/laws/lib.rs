//! The Laws of Chess: editions as tables of parameters with their article numbers, classes of time controls,
//! penalties and rulings.
//!
//! An [`Edition`] selects [`Parameters`], and a [`Rule`] has an [`Article`] in each edition; no code compares years.
//! This crate answers questions and names what the Laws leave to the arbiter. It does not end a game.
//!
//! ```
//! use hector_laws::{Article, Charge, Edition, Offence, OffencePool, Rule, Terms, Verdict, penalty};
//!
//! let terms = Terms { edition: Edition::Of2017, ..Terms::default() };
//! let mut pool = OffencePool::default();
//! let nth = pool.add(terms.edition, Offence::TwoHands, 14).expect("2017 counts it");
//! let ruling = penalty(&terms, &Charge::completed(Offence::TwoHands, nth));
//! assert_eq!(ruling.verdict, Verdict::ExtraMinutes(2));
//! assert_eq!(Rule::TwoHands.article(terms.edition), Some(Article::Number("7.7.1")));
//! ```

#![forbid(unsafe_code)]

use hector_chess as chess;

mod claim;
pub mod coverage;
mod edition;
mod ended;
mod event;
mod event_fault;
mod event_file;
mod event_settled;
mod event_writing;
mod finish;
mod flags;
mod last_minutes;
mod mating;
mod nearest;
mod norms;
mod offence;
mod parameters;
mod penalty;
pub mod provisions;
mod rating;
mod regime;
mod repetition;
mod rule;
mod ruling;
mod sanction;
mod tables;
pub mod winning;

pub use claim::{Claim, ClaimantTouch, Restriction, claim, claim_unheard};
pub use edition::{Edition, EditionError};
pub use ended::{Ended, claimable, ended};
pub use event::{
    Announcements, AnnouncingLanguage, ArbiterPresence, Capability, DrawOffers, Event, Minutes,
    Mode, PeriodPolicy, Profile, QuickplayFinish, TimeControlText, TouchFacts,
};
pub use event_fault::{Beside, EventFileError, ExpectedSetting, FoundSetting};
pub use event_file::{read_event, read_event_file};
pub use event_settled::{ControlTimes, EachMove, EventFile, HallSettings};
pub use finish::{
    bad_seal, dead_knowing, flag, flag_knowing, flag_unheard, may_be_over, over, resign,
    resign_knowing, resign_unheard,
};
pub use flags::{
    AddedTime, CountKnown, Finish, FlagsAsked, LastPeriod, PeriodPlayed, both_flags,
    flag_before_control, flags_in_order,
};
pub use mating::{Effort, MateChance, mate_chance};
pub use nearest::{Swapped, steps_apart};
pub use norms::{NormFigures, NormRule, TitleEvent};
pub use offence::{
    Charge, EventPenalties, MadeWith, Offence, OffenceError, OffencePool, OffenceStanding,
    OpponentReply, Press, Terms,
};
pub use parameters::{Parameters, PenaltyMinutes, PenaltyScale};
pub use penalty::{AwaitedMove, breach, one_more_move, penalty, stands_after_reply};
pub use provisions::ProvisionText;
pub use rating::{
    ClocksLinked, ControlShape, Development, NormTime, Rated, RatingRules, RatingRulesError, Times,
    Title, TitleList,
};
pub use regime::{Pace, PaceBounds, PaceError, Regime, Supervision, TimeForSixtyMoves};
pub use rule::{Article, Heading, Rule, RuleError};
pub use ruling::{ArbitersChoice, Judgement, Ruling, RulingFact, Verdict};
pub use sanction::Sanction;
