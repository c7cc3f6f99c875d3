//! A compact form of a game, about one byte a move, written once and read many times: a search for a position in a
//! million games has no time to parse them. Leaves out comments and signs, keeps variations.
//!
//! ```
//! use hector_chess::Position;
//! use hector_chess::notation::pgn::{MoveText, TextPlace, read_into};
//! use hector_chess::notation::shorthand::{Interest, Shorthand, follow};
//!
//! let text = b"1. e4 {her move} e5 (1... c5) 2. Nf3 *";
//! let game = read_into(text, MoveText::default(), TextPlace::START, Shorthand::new);
//! let game = game.expect("good tags").expect("a game").finish();
//! let mut positions = 0;
//! let followed = follow(&game, |_, _| {
//!     positions += 1;
//!     Interest::GoOn
//! });
//! assert!(followed.is_ok());
//! assert_eq!(positions, 5);
//! ```

mod codes;
mod follow;
mod followed_board;
mod sought_board;
mod writer;

pub use follow::{Interest, NotShorthand, Stands, follow};
pub use followed_board::FollowedBoard;
pub use sought_board::{MenCount, Sighting, SoughtBoard, SoughtPosition};
pub use writer::Shorthand;
