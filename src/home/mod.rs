//! What is done alone, as values: the practice game, the drills and when each task comes back,
//! the course of a game that is listened to. Never opens a device, and reads no clock: files,
//! opponents and the day are handed in.

pub(crate) mod drills;
pub(crate) mod practice;
pub(crate) mod review;
