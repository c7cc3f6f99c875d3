//! What the Laws say: editions as tables of parameters with their article numbers,
//! time-control classes, penalties and rulings.
//!
//! This room never decides a game and never asks for a year: an [`Edition`] selects
//! [`Parameters`], and a [`Rule`] has an [`Article`] in each edition. It answers, and
//! names what the Laws leave to an arbiter's judgement.

mod claim;
mod edition;
mod event;
mod event_file;
mod finish;
mod mating;
mod nearest;
mod offence;
mod parameters;
mod penalty;
pub mod provisions;
mod rating;
mod regime;
mod repetition;
mod rule;
mod ruling;
mod ruling_words;
mod tables;

pub use claim::{Claim, Restriction, Touch, claim};
pub use edition::{Edition, EditionError};
pub use event::{
    Announcements, Capability, DrawOffers, Event, Minutes, Mode, PeriodPolicy, Profile,
    QuickplayFinish, TimeControlText, Tongue,
};
pub use event_file::{EventFileError, read_event};
pub use finish::{flag, over, resign};
pub use mating::{Effort, MateChance, mate_chance};
pub use offence::{
    Charge, EventPenalties, Offence, OffenceError, OffencePool, Press, Reply, Standing, Terms,
};
pub use parameters::{PaceBounds, Parameters, PenaltyMinutes, PenaltyScale};
pub use penalty::penalty;
pub use provisions::Reading;
pub use rating::{Development, NormTime, Rated, RatingRules, RatingRulesError, Title, TitleList};
pub use regime::{Pace, PaceError, Regime, Supervision, TimeForSixtyMoves};
pub use rule::{Article, Rule, RuleError};
pub use ruling::{Choice, Fact, Judgement, Ruling, Sanction, Verdict};
