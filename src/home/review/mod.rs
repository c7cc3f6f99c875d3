//! Listening to games: the place in a game, what is told, and searching and guessing. A
//! [`GameLibrary`](library::GameLibrary) owns the file.

mod asking;
mod bookmarks;
mod by_hand;
mod conversing;
pub(crate) mod course;
pub mod found_by;
mod going;
mod jumping;
pub mod library;
pub mod listening;
pub mod places;
mod playing;
pub mod search;
mod surroundings;
