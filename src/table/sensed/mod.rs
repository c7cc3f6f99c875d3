//! From what a board feels to the moves that were made on it. In come lifts, placings and whole readings, with their
//! times; out come moves, touched pieces and boards that differ. A board only proposes: the announced words are the
//! move.
//!
//! A [`HandWatch`] follows one board, in the terms of the Laws: a piece is *touched* when it leaves its square (4.3;
//! D.2.2: its hole) and *released* where it stands still (4.7), and the move is *completed* by the press (6.2.1), or by
//! a reply. Nothing is told before the hand has come to rest. An illegal move is reported like any other.
//!
//! ```
//! use hector_chess::{ClaimedMove, Position, Square};
//! use hector_clock::{Moment, Span};
//! use hector_table::Standing;
//! use hector_table::sensed::{BoardPatience, BoardSense, HandSeen, HandWatch, SquareSense, TouchFacts};
//!
//! let start = Standing::Regular(Position::initial());
//! let mut watch = HandWatch::new(&start, BoardPatience::USUAL, TouchFacts::Ignored);
//! watch.read(Moment::ZERO, BoardSense::of_pieces(&start.board()));
//! let pawn = SquareSense::of(start.board().piece_at(Square::E2));
//! let lifted = Moment::from_micros(1_000_000);
//! watch.feel(lifted, Square::E2, SquareSense::Empty);
//! watch.feel(lifted + Span::from_millis(300), Square::E4, pawn);
//! let told = watch.wake(lifted + Span::from_seconds(2));
//! let [HandSeen::Stands { claim, .. }] = &told[..] else { panic!("{told:?}") };
//! assert!(matches!(claim, ClaimedMove::Step(step) if step.to == Square::E4));
//! ```

mod doubts;
mod explanation;
mod fingers;
mod looks;
mod patience;
mod sense;
mod unfinished;
mod unlawful;
mod watch;

pub use crate::laws::TouchFacts;
pub use fingers::{TouchSeen, touched_besides};
pub use looks::BoardLooks;
pub use patience::BoardPatience;
pub use sense::{BoardSense, Facing, SquareSense};
pub use watch::{Divergence, HandSeen, HandWatch};
