//! Games that are listened to: where a listener is in them, what is told of them, what is sought
//! and guessed. Never opens a file: a [`GameLibrary`](library::GameLibrary) has the games.

mod asking;
mod bookmarks;
mod by_hand;
mod conversing;
pub(crate) mod course;
pub(crate) mod found_by;
mod going;
mod jumping;
pub(crate) mod library;
pub(crate) mod listening;
pub(crate) mod places;
mod playing;
pub(crate) mod search;
mod surroundings;
