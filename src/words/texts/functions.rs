//! A function for each text, as `build.rs` writes them from the English files. Here stands only what their
//! arguments can be; what each type tells is in `argument`.

use super::argument::{Argument as _, NamedSide, Quoted, WhichBoard};
use super::{Text, Texts};
use crate::called_board::CalledBoard;
use crate::chess::{CastlingSide, Color, Role};
use crate::clock::Span;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
