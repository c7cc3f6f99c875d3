//! How much a search may still do. It reads no clock: a caller with a deadline is asked from time to time whether to
//! go on.

use std::fmt;

/// The positions left to visit, and perhaps a caller to ask.
pub struct Budget<'a> {
    left: u64,
    spent: u64,
    go_on: Option<&'a mut dyn FnMut() -> bool>,
}

/// The positions between two calls of `go_on`: less than 20 milliseconds.
const BETWEEN: u64 = 128;

impl<'a> Budget<'a> {
    /// A budget of `most` positions.
    #[must_use]
    pub fn positions(most: u64) -> Budget<'a> {
        Budget { left: most, spent: 0, go_on: None }
    }

    /// The same budget, which also ends as soon as `go_on` returns false.
    #[must_use]
    pub fn while_asked(self, go_on: &'a mut dyn FnMut() -> bool) -> Budget<'a> {
        Budget { go_on: Some(go_on), ..self }
    }

    /// How many positions were visited.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    pub(super) fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// Takes one position. Returns whether there was one left.
    pub(super) fn take(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.spent += 1;
        if self.spent.is_multiple_of(BETWEEN)
            && let Some(go_on) = &mut self.go_on
            && !go_on()
        {
            self.left = 0;
        }
        true
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget").field("left", &self.left).field("spent", &self.spent).finish()
    }
}
