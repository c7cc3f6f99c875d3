//! Games that are listened to. Never opens a file.

pub(crate) mod course;
