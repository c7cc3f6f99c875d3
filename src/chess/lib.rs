//! Positions, moves as players claim them and as the Laws allow them, the ways in which a game ends, and all
//! notations.
//!
//! This crate knows no clocks, players, languages or spoken words. The rules of movement come from shakmaty. Added
//! here is what shakmaty does not provide: claims and why they are refused, repetition, counters, Chess960 starts.
//!
//! ```
//! use hector_chess::{judge, ClaimedMove, Position};
//!
//! let start = Position::initial();
//! let claim = ClaimedMove::between("e2".parse()?, "e4".parse()?);
//! let legal = judge(&start, &claim).expect("a pawn may advance two squares");
//! assert_eq!(start.after(legal).to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
//! # Ok::<(), shakmaty::ParseSquareError>(())
//! ```

#![forbid(unsafe_code)]

mod chess960;
mod claimed;
pub mod drills;
mod ending;
mod history;
mod judge;
mod key;
pub mod looking;
pub mod notation;
pub mod opponent;
mod perft;
mod playthrough;
mod position;
mod refusal;
pub mod unwinnable;

pub use chess960::{Chess960Start, StartIndexError};
pub use claimed::{ClaimedMove, ClaimedStep, Origin};
pub use ending::{Ending, dead_by_material, ending, mate_possible_by_material};
pub use history::{DrawClaim, History};
pub use judge::{judge, legal_moves_meant};
pub use perft::{perft, perft_divided};
pub use playthrough::{MoveOrPass, Playthrough};
pub use position::{FenError, FenRemark, Position, RankFault, Variant};
pub use refusal::Refusal;
pub use shakmaty::{ByColor, CastlingSide, Color, File, Move, Piece, Rank, Role, Square};
