//! How readers who may send forms are let in.

use std::sync::Mutex;

use super::password::KeptPassword;
use super::sign_in::is_same;
use crate::link::Guesses;

/// How readers sign in.
pub enum WebWayIn {
    /// They cannot.
    Closed,
    /// With a name and a password.
    Password(KeptPassword),
    /// With a code that one person tells another.
    Code(PageCode),
}

/// A code, and the wrong tries so far.
pub struct PageCode {
    code: String,
    read: fn(&str) -> Option<String>,
    tells: Box<dyn Fn(CodeNews) + Send + Sync>,
    pub(super) guesses: Mutex<Guesses>,
}

/// The result of a try with a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeNews {
    /// It was right.
    CameIn,
    /// It was wrong. Not every wrong try is reported.
    WasWrong {
        /// The number of wrong tries so far.
        tried: u32,
    },
}

impl PageCode {
    /// A code in its normal form, the function that reads a typed code, and the receiver of news.
    #[must_use]
    pub fn new(
        code: String,
        read: fn(&str) -> Option<String>,
        tells: Box<dyn Fn(CodeNews) + Send + Sync>,
    ) -> PageCode {
        PageCode { code, read, tells, guesses: Mutex::default() }
    }

    /// Whether this is the code, in any way of writing it.
    pub(super) fn is(&self, tried: &str) -> bool {
        (self.read)(tried).is_some_and(|tried| is_same(&tried, &self.code))
    }

    pub(super) fn tell(&self, news: CodeNews) {
        (self.tells)(news);
    }
}
