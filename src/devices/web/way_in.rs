//! What lets readers in who may send forms. Never knows a page.

use std::sync::Mutex;

use super::password::KeptPassword;
use super::sign_in::is_same;
use crate::link::Guesses;

/// What opens the pages of who has signed in.
pub enum WebWayIn {
    /// Nothing does.
    Closed,
    /// A name and a password.
    Password(KeptPassword),
    /// A code that one person tells another.
    Code(PageCode),
}

/// A code, and what wrong ones cost.
pub struct PageCode {
    code: String,
    read: fn(&str) -> Option<String>,
    tells: Box<dyn Fn(CodeNews) + Send + Sync>,
    pub(super) guesses: Mutex<Guesses>,
}

/// What became of a code that somebody gave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeNews {
    /// It was the right one.
    CameIn,
    /// It was wrong. Not each of many is told.
    WasWrong {
        /// How many wrong ones there were so far.
        tried: u32,
    },
}

impl PageCode {
    /// This code as it reads, and who is told what becomes of it.
    #[must_use]
    pub fn new(
        code: String,
        read: fn(&str) -> Option<String>,
        tells: Box<dyn Fn(CodeNews) + Send + Sync>,
    ) -> PageCode {
        PageCode { code, read, tells, guesses: Mutex::default() }
    }

    /// Whether this is the code, however it was written.
    pub(super) fn is(&self, tried: &str) -> bool {
        (self.read)(tried).is_some_and(|tried| is_same(&tried, &self.code))
    }

    pub(super) fn tell(&self, news: CodeNews) {
        (self.tells)(news);
    }
}
