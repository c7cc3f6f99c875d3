//! Games that are listened to: where a listener is in them, what is told of them, what is sought
//! and guessed. Never opens a file: a [`GameLibrary`](library::GameLibrary) has the games.

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
