//! The drills: what can be asked, and when it comes back. Never keeps a file.

pub(crate) mod schedule;
pub(crate) mod task;
