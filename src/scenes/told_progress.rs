//! How far long work is, told every few seconds at a terminal, and never into a file or a pipe.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use crate::words::Texts;
use crate::words::how_far::ShareDone;

/// How often it is told.
const TOLD: Duration = Duration::from_secs(5);

/// When one is told how far it is.
pub(super) struct ToldProgress<'t> {
    began: Instant,
    last: Instant,
    is_heard: bool,
    texts: &'t Texts,
}

impl<'t> ToldProgress<'t> {
    /// Work that begins now, and whether somebody sits at a terminal to be told.
    pub(super) fn begins(is_heard: bool, texts: &'t Texts) -> ToldProgress<'t> {
        let now = Instant::now();
        ToldProgress { began: now, last: now, is_heard, texts }
    }

    /// The same for what is told beside that which is written.
    pub(super) fn begins_beside(texts: &'t Texts) -> ToldProgress<'t> {
        ToldProgress::begins(io::stderr().is_terminal(), texts)
    }

    /// The sentence, when it is time for one.
    pub(super) fn due(&mut self, share: ShareDone) -> Option<String> {
        if !self.is_heard || self.last.elapsed() < TOLD {
            return None;
        }
        self.last = Instant::now();
        share.told(self.began.elapsed().into(), self.texts)
    }

    /// Tells it, when it is time, beside what is written.
    pub(super) fn tell_beside(&mut self, share: ShareDone) {
        if let Some(sentence) = self.due(share) {
            // Whoever cannot be told is not waited for.
            let _ = writeln!(io::stderr(), "{sentence}");
        }
    }
}
