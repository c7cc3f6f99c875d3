//! Portable Game Notation: reads and writes games. Takes text in pieces of any size and returns one game at a time;
//! opening files is for the caller.
//!
//! ```
//! use hector_chess::notation::pgn::{MoveText, Reader};
//!
//! let mut piece: &[u8] = b"[White \"Anna\"]\n\n1. e4 {her move} e5 2. Nf3 *\n";
//! let reading = Reader::new(MoveText::default()).read(&mut piece).expect("a game").expect("a good one");
//! assert_eq!(reading.game.tags.get("White"), Some("Anna"));
//! assert_eq!(reading.game.main_line().moves().len(), 3);
//! ```

mod annotation;
mod apart;
mod comment;
mod cursor;
mod cutter;
mod export;
mod game;
mod game_builder;
mod glyph;
mod heading;
mod limits;
mod move_text;
mod parse;
mod place;
mod problem;
mod reader;
mod seam;
mod seam_state;
mod tags;
mod takes_moves;

pub use annotation::{Annotation, EngineJudgement, Mark};
pub use comment::{Comment, CommentPart};
pub use cutter::{Cut, GameCutter};
pub use export::export;
pub use game::{GameResult, Line, PgnGame, Played};
pub use game_builder::GameBuilder;
pub use glyph::Glyph;
pub use limits::{DEEPEST_VARIATION, MOST_BYTES_A_GAME};
pub use move_text::MoveText;
pub use parse::{Break, GameHead, GameRead, GameStart};
pub use place::TextPlace;
pub use problem::{LetterSign, PgnError, Problem, Remark, RemarkKind};
pub use reader::{Reader, decode, read_head, read_into, read_one, read_start};
pub use tags::{TagError, Tags};
pub use takes_moves::{TakesMoves, VariationError};
