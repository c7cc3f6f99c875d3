//! The results of testing a model on recordings: how many were heard completely, how many would be taken rightly and
//! wrongly, and the time it took.

use std::time::Duration;

use serde::Serialize;

use crate::{Texts, Trust, words_apart};

/// The counts of a test.
#[derive(Debug, Default)]
pub struct TryTally {
    pub recordings: usize,
    /// Recordings with words that are listened for.
    meant: usize,
    whole: usize,
    right: usize,
    wrong: usize,
    /// The length of the recordings, and the time to hear them.
    pub sound: Duration,
    pub spent: Duration,
}

impl TryTally {
    /// Counts a recording, by its words and by what was heard.
    pub fn count(&mut self, said: &str, heard: &str, trust: Trust) {
        let is_same = !said.is_empty() && words_apart(said, heard) == 0;
        self.recordings += 1;
        self.meant += usize::from(!said.is_empty());
        self.whole += usize::from(is_same);
        if trust == Trust::Believed {
            let taken = if is_same { &mut self.right } else { &mut self.wrong };
            *taken += 1;
        }
    }

    /// Adds the counts of another tally.
    pub fn add(&mut self, other: &TryTally) {
        self.recordings += other.recordings;
        self.meant += other.meant;
        self.whole += other.whole;
        self.right += other.right;
        self.wrong += other.wrong;
        self.sound += other.sound;
        self.spent += other.spent;
    }

    /// The results in a sentence.
    pub fn told(&self, texts: &Texts) -> String {
        texts.try_figures(self.whole, self.meant, self.right, self.wrong)
    }

    fn real_time(&self) -> f64 {
        if self.sound.is_zero() { 0.0 } else { self.spent.as_secs_f64() / self.sound.as_secs_f64() }
    }

    /// The time for a second of sound, in hundredths of a second, rounded up.
    pub fn hundredths(&self) -> u64 {
        let sound = self.sound.as_millis().max(1);
        u64::try_from((self.spent.as_millis() * 100).div_ceil(sound)).unwrap_or(u64::MAX)
    }

    /// The results for other programs.
    pub fn for_programs<'a>(&self, model: &'a str) -> TriedModel<'a> {
        TriedModel {
            model,
            recordings: self.recordings,
            meant: self.meant,
            whole: self.whole,
            taken_right: self.right,
            taken_wrong: self.wrong,
            real_time: self.real_time(),
        }
    }
}

/// The results for other programs.
#[derive(Serialize)]
pub struct TriedModel<'a> {
    model: &'a str,
    recordings: usize,
    meant: usize,
    whole: usize,
    taken_right: usize,
    taken_wrong: usize,
    real_time: f64,
}
