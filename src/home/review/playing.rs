//! Moves that play by themselves, at the listener's pace.

use crate::clock::{Moment, Span};
use crate::present::conversation::{Dialogue as _, Out};
use crate::present::spoken::{Priority, Utterance};

use super::listening::Reviewing;

/// The longest pause between two moves, in seconds.
const LONGEST_PACE: usize = 60;
/// How long a voice at the usual rate takes for a letter, in milliseconds.
const A_LETTER: u64 = 65;

impl Reviewing {
    pub(super) fn play(&mut self, now: Moment) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        if course.coming().is_none() {
            return self.refuse(self.end_told(course));
        }
        let told = self.answer(self.tongue.texts.plays_by_itself(seconds_of(self.pace)));
        self.playing = Some(now + self.spoken_for(std::slice::from_ref(&told)) + self.pace);
        vec![told]
    }

    /// Stops the playing of moves, or the guessing.
    pub(super) fn stop(&mut self) -> Vec<Out> {
        if self.playing.take().is_some() {
            return vec![self.answer(self.tongue.texts.stopped())];
        }
        if self.guessing.is_some() {
            return self.stop_guessing();
        }
        vec![Out::Hush]
    }

    pub(super) fn set_pace(&mut self, rest: &str) -> Vec<Out> {
        if !rest.is_empty() {
            match self.tongue.number(rest).filter(|seconds| *seconds <= LONGEST_PACE) {
                Some(seconds) => self.pace = Span::from_millis(seconds as u64 * 1_000),
                None => return self.refuse(self.tongue.texts.pace_unclear(rest)),
            }
        }
        vec![self.answer(self.tongue.texts.pace_is(seconds_of(self.pace)))]
    }

    /// Plays the next move when it is due.
    pub(super) fn play_on(&mut self, now: Moment) -> Vec<Out> {
        if self.playing.is_none_or(|at| now < at) {
            return Vec::new();
        }
        // Told without being asked for, so it must not interrupt other speech.
        let out: Vec<Out> = self.forward(1).into_iter().map(as_telling).collect();
        let goes_on = self.course.as_ref().is_some_and(|course| course.coming().is_some());
        self.playing = Some(now + self.spoken_for(&out) + self.pace).filter(|_| goes_on);
        let Some(course) = self.course.as_ref().filter(|_| !goes_on) else { return out };
        let ends = self.tells(self.end_told(course));
        out.into_iter().chain([ends]).collect()
    }

    /// About how long it takes to say something, so that moves do not overlap.
    fn spoken_for(&self, told: &[Out]) -> Span {
        let letters = told.iter().map(|one| match one {
            Out::Say(utterance) => utterance.text().chars().count() as u64,
            _ => 0,
        });
        let rate = u64::from(self.tongue.settings.voice.rate.level().unsigned_abs());
        let usual = letters.sum::<u64>() * A_LETTER;
        // The fastest voices are three times as fast, the slowest a third.
        let millis = match self.tongue.settings.voice.rate.level() {
            0.. => usual * 100 / (100 + 2 * rate),
            _ => usual * (100 + 2 * rate) / 100,
        };
        Span::from_millis(millis)
    }
}

fn as_telling(out: Out) -> Out {
    match out {
        Out::Say(utterance) => Out::Say(Utterance { priority: Priority::Telling, ..utterance }),
        other => other,
    }
}

fn seconds_of(span: Span) -> u64 {
    std::time::Duration::from(span).as_secs()
}
