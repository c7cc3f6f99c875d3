//! Tells the progress of long work every few seconds: at a terminal, but not into a file or a pipe.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use crate::words::Texts;
use crate::words::how_far::ShareDone;

/// The time between two messages.
const TOLD: Duration = Duration::from_secs(5);

/// When the progress was told last.
pub(super) struct ToldProgress<'t> {
    began: Instant,
    last: Instant,
    is_heard: bool,
    texts: &'t Texts,
}

impl<'t> ToldProgress<'t> {
    /// Starts now. `is_heard` says whether somebody at a terminal can read it.
    pub(super) fn begins(is_heard: bool, texts: &'t Texts) -> ToldProgress<'t> {
        let now = Instant::now();
        ToldProgress { began: now, last: now, is_heard, texts }
    }

    /// The same on standard error, beside the output.
    pub(super) fn begins_beside(texts: &'t Texts) -> ToldProgress<'t> {
        ToldProgress::begins(io::stderr().is_terminal(), texts)
    }

    /// The sentence, if one is due.
    pub(super) fn due(&mut self, share: ShareDone) -> Option<String> {
        if !self.is_heard || self.last.elapsed() < TOLD {
            return None;
        }
        self.last = Instant::now();
        share.told(self.began.elapsed().into(), self.texts)
    }

    /// Writes the sentence to standard error, if one is due.
    pub(super) fn tell_beside(&mut self, share: ShareDone) {
        if let Some(sentence) = self.due(share) {
            // Progress that cannot be shown does not stop the work.
            let _ = writeln!(io::stderr(), "{sentence}");
        }
    }
}
