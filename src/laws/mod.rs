//! What the Laws say: editions as tables of parameters with their article numbers,
//! time-control classes, penalties and rulings.
//!
//! This room never decides a game and never asks for a year: an [`Edition`] selects
//! [`Parameters`], and a [`Rule`] has an [`Article`] in each edition. It answers, and
//! names what the Laws leave to an arbiter's judgement.

mod edition;
mod nearest;
mod parameters;
mod penalty;
pub mod provisions;
mod regime;
mod rule;
mod ruling;
mod tables;

pub use edition::{Edition, EditionError};
pub use parameters::{PaceBounds, Parameters, PenaltyMinutes, PenaltyScale};
pub use penalty::{
    Charge, EventPenalties, MateChance, Offence, OffencePool, Press, Reply, Standing, Terms,
    penalty,
};
pub use provisions::Reading;
pub use regime::{Pace, Regime, Supervision, TimeForSixtyMoves};
pub use rule::{Article, Rule, RuleError};
pub use ruling::{Choice, Fact, Judgement, Ruling, Sanction, Verdict};
