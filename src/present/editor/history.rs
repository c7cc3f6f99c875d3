//! The lines typed before, and the one being typed while they are recalled. Drops the oldest when full.

use std::collections::VecDeque;

pub const MOST_REMEMBERED: usize = 100;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct LineHistory {
    lines: VecDeque<String>,
    looking: Option<Looking>,
}

/// The recalled line, and the text that was being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Looking {
    at: usize,
    typed: String,
}

impl LineHistory {
    /// Remembers a line, unless it repeats the last one, or contains a number that may be a secret typed in the wrong
    /// place.
    pub(super) fn remember(&mut self, line: &str) {
        self.looking = None;
        if line.trim().is_empty()
            || has_long_number(line)
            || self.lines.back().is_some_and(|last| last == line)
        {
            return;
        }
        if self.lines.len() == MOST_REMEMBERED {
            self.lines.pop_front();
        }
        self.lines.push_back(line.to_owned());
    }

    /// The line before the recalled one.
    pub(super) fn older(&mut self, typed: &str) -> Option<String> {
        let at = self.looking.as_ref().map_or(self.lines.len(), |looking| looking.at);
        let at = at.checked_sub(1)?;
        let older = self.lines.get(at)?.clone();
        match &mut self.looking {
            Some(looking) => looking.at = at,
            None => self.looking = Some(Looking { at, typed: typed.to_owned() }),
        }
        Some(older)
    }

    /// The line after the recalled one; after the last, the text that was being typed.
    pub(super) fn newer(&mut self) -> Option<String> {
        let looking = self.looking.as_mut()?;
        looking.at += 1;
        match self.lines.get(looking.at) {
            Some(newer) => Some(newer.clone()),
            None => self.looking.take().map(|looking| looking.typed),
        }
    }
}

/// Whether the line has a run of digits at least as long as an arbiter's PIN.
fn has_long_number(line: &str) -> bool {
    line.split(|sign: char| !sign.is_ascii_digit()).any(|digits| digits.len() >= 6)
}
