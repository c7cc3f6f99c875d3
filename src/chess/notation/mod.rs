//! The written notations of moves and games: algebraic in every language, UCI, the descriptive notation of 1929, and
//! PGN. Spoken words are read in `words`.
//!
//! ```
//! use hector_chess::notation::{Letters, Strictness, read, resolve};
//! use hector_chess::Position;
//!
//! let start = Position::initial();
//! let written = read("Cf3", Letters::French, Strictness::Tolerant)?;
//! let (legal, warnings) = resolve(&start, &written, Strictness::Tolerant).expect("a legal move");
//! assert_eq!(start.uci(legal), "g1f3");
//! assert!(warnings.is_empty());
//! # Ok::<(), hector_chess::notation::AlgebraicError>(())
//! ```

mod algebraic;
pub mod descriptive;
mod expected_sign;
pub mod file_text;
mod harmless;
mod letters;
mod move_list;
pub mod pgn;
pub mod shorthand;
mod signs;
mod uci;
mod writing;

pub use algebraic::{AlgebraicError, Strictness, Unresolved, Warning, WrittenMove, read, resolve};
pub use expected_sign::ExpectedSign;
pub use harmless::{harmless, is_harmful};
pub use letters::{Letters, LettersError};
pub use move_list::{
    MoveListError, MoveListFault, RESULTS, read_moves, read_turns, without_number, write_moves,
    write_turns,
};
pub use signs::{CheckSign, MoveGlyph, Sign, SignBehind, Signs, sign_at_start, signs_at_start};
pub use uci::{UciError, game_in_uci, legal_in_uci, read_uci, turn_in_uci};
pub use writing::{Form, NULL_MOVES, PASS, SignSet, WritingManner, write, write_turn};
