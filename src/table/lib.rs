//! One game between two people: the turn, two boards, two scores. Returns facts to record and notices to tell; it has
//! no output of its own.
//!
//! An [`Intent`] is what a person says or does. [`decide`] returns the facts to record, [`Game::apply`] takes them in,
//! and [`tell`] says who hears what:
//!
//! ```
//! use hector_laws::Mode;
//! use hector_table::Permit;
//!
//! // Only training permits help, and nobody else can make a permit.
//! assert!(Permit::in_mode(Mode::Training).is_some());
//! assert!(Permit::in_mode(Mode::Tournament).is_none());
//! ```

#![forbid(unsafe_code)]

use hector_chess as chess;
use hector_clock as clock;
use hector_laws as laws;

mod act_needs;
mod adjournment;
mod agreement;
mod apply;
mod arbiter;
mod authority;
mod board;
mod case;
mod case_end;
mod case_life;
mod charging;
mod correspondence;
mod crossings;
mod dead;
mod decide;
mod declined;
mod drawn_by_agreement;
mod draws;
mod endings;
mod envelope;
mod fact;
mod flags;
mod following;
mod forced;
mod game;
mod hand;
mod hands;
mod in_time;
mod intent;
mod lateness;
mod leeway;
mod letter_envelope;
mod matter;
mod mirror;
mod news;
mod notice;
mod observed;
mod odds;
mod offending;
mod offer;
mod one_more_move;
mod overreach;
mod permit;
mod person;
mod postponed;
mod pressing;
mod protest;
mod recount;
mod restoring;
mod resumption;
mod retelling;
mod said;
mod score;
mod seal;
mod seal_needs;
mod sending_again;
pub mod sensed;
mod setting;
mod sheets;
mod speech;
mod standing;
pub mod sync;
mod taking_up;
mod tell;
mod touch;
mod touches_felt;
mod turn;
mod unheard;
mod unheard_claim;
mod view;
mod warrant;

pub use agreement::MoveUnderWay;
pub use authority::{Assertion, Proof, Sender, authority, needs_proof};
pub use board::{Known, MirrorBoard, Source};
pub use case::{Arose, Case, CaseState, Cause, Demanded, Effect, Mishearing, Remedy};
pub use case_end::CaseEnd;
pub use correspondence::{Correspondence, Letter, Taken};
pub use decide::{decide, due};
pub use declined::{Declined, SealLacks};
pub use envelope::{Adjournment, AskedToSeal, Envelope, EnvelopePlace, Sealing};
pub use fact::{Absence, Fact, LetterTaken, Recorded, Spoken};
pub use game::{Challenge, Consent, Game, Phase, Referral, Signature};
pub use intent::{
    Act, ArbiterAct, CallReason, Complaint, Gesture, Ground, Intent, Look, Observation, Points,
    Question, Speech,
};
pub use matter::{ChosenBy, Matter, Scores, Timeliness};
pub use mirror::mirrored_claim;
pub use news::{Agreement, News};
pub use notice::{
    ArbiterTold, ClockMeanwhile, HeardOfGame, Help, Notice, PlayerTold, Report, WhoSealsMove,
};
pub use odds::{CastlingAtOdds, Odds};
pub use offer::OfferKind;
pub use overreach::Overreach;
pub use permit::Permit;
pub use person::{
    Assistance, Duty, Hearing, Overstepping, Person, Player, PlayersOwn, ScoreKept, Sight,
    assistant_may,
};
pub use said::{Part, Said, contradictions, names_both_squares};
pub use score::{Entry, Score};
pub use seal::{Seal, SealDoubt};
pub use sending_again::SendingAgain;
pub use setting::Setting;
pub use standing::{Legality, Standing, mirrored_board};
pub use taking_up::TakingUp;
pub use tell::tell;
pub use touch::{Obligation, obligation};
pub use touches_felt::{TouchedBefore, TouchedMan};
pub use turn::{
    Completion, Copying, EarlyReply, Handling, Made, OnOwnBoard, Ply, Turn, WhetherAnnounced,
};
pub use view::{Comparison, Difference, LetterCourse, OwnClock, View};
pub use warrant::Warrant;
