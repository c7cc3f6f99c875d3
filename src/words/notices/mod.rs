//! Notices as sentences: what a player is told and what the arbiter is told. Says what
//! the table decided, and adds nothing.

mod agreement;
mod arbiter;
mod cases;
mod declined;
mod player;

pub use agreement::{correction, corrections, parted, parts};
pub use arbiter::tell_arbiter;
pub use player::tell_player;

use crate::chess::Color;
use crate::clock::Span;
use crate::table::Points;

use super::duration::{Precision, duration};
use super::language::Language;

pub(super) fn name(side: Color) -> &'static str {
    side.fold_wb("White", "Black")
}

/// A result as it is written, with its words.
fn result(points: Points) -> &'static str {
    match points {
        Points::Win(Color::White) => "1-0, White wins",
        Points::Win(Color::Black) => "0-1, Black wins",
        Points::Draw => "half a point each, draw",
        Points::BothLose => "0-0, both lose",
        Points::HalfForOne(Color::White) => "half a point for White, none for Black",
        Points::HalfForOne(Color::Black) => "half a point for Black, none for White",
        Points::Annulled => "annulled, a new game is played",
    }
}

fn span(length: Span) -> String {
    let length = std::time::Duration::from_micros(length.as_micros());
    duration(length, Precision::Seconds, Language::English)
}

/// A number of plies with its noun.
fn plies_of(count: usize) -> String {
    format!("{count} {}", if count == 1 { "ply" } else { "plies" })
}

/// "one", "one and two", "one, two and three".
fn listed<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}
