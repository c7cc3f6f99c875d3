//! A function for each text, written by `build.rs` from the English files. The imports are the types of their
//! arguments; how each is told is in `argument`.

use super::argument::{Argument as _, NamedSide, Quoted, WhichBoard};
use super::{Text, Texts};
use crate::called_board::CalledBoard;
use crate::chess::{CastlingSide, Color, Role};
use crate::clock::Span;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
