//! Questions about a board, and walks over it.

pub mod answers;
pub mod walk;
pub mod words;
