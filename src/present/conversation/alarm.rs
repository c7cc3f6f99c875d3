//! An alarm that a player sets on the own clock: once, at a time left. Whether it is allowed is decided elsewhere.

use std::time::Duration;

use super::reminders::{as_called, is_never};
use super::{Out, Tongue};
use crate::clock::Span;
use crate::words::scripts::length;
use crate::words::{Precision, duration};

/// The time left at which it goes off, if set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Alarm(Option<Span>);

impl Alarm {
    /// An alarm at this time left, or none.
    pub fn at(left: Option<Duration>) -> Alarm {
        Alarm(left.map(Span::from).filter(|time| *time > Span::ZERO))
    }

    /// The time left at which it goes off, if set.
    pub fn is_set_to(self) -> Option<Duration> {
        self.0.map(Duration::from)
    }

    /// Takes the words after the command, given the time left on the own clock: a time, a number of minutes, a word
    /// that cancels the alarm, or nothing, which asks for its state.
    pub fn take(&mut self, rest: &str, left: Option<Span>, tongue: &Tongue) -> Vec<Out> {
        let (rest, texts) = (rest.trim(), &tongue.texts);
        let in_words =
            |time: Span| duration(time.into(), Precision::Seconds, tongue.settings.language);
        let Some(left) = left else { return tongue.refuse(texts.alarm_without_clock()) };
        if rest.is_empty() || is_never(rest) {
            self.0 = self.0.filter(|_| rest.is_empty());
            return vec![tongue.answer(match self.0 {
                Some(at) => texts.alarm_is_at(&in_words(at)),
                None => texts.alarm_is_off(),
            })];
        }
        match read(rest, tongue) {
            None => tongue.refuse(texts.alarm_unclear(rest)),
            Some(at) if at >= left => tongue.refuse(texts.alarm_too_late(&in_words(left))),
            Some(at) => {
                self.0 = Some(at);
                vec![tongue.answer(texts.alarm_is_at(&in_words(at)))]
            }
        }
    }

    /// How long until it goes off, with this time left.
    pub fn until(self, left: Span) -> Option<Span> {
        self.0.map(|at| if at < left { left - at } else { Span::ZERO })
    }

    /// If the alarm is due with this time left on the running own clock, clears it and returns its time.
    pub fn goes_off(&mut self, left: Span) -> Option<Span> {
        let at = self.0.take_if(|at| left <= *at)?;
        Some(as_called(at, left))
    }
}

/// A length of time, or minutes for a number alone.
fn read(text: &str, tongue: &Tongue) -> Option<Span> {
    let minutes = tongue.number(text).and_then(|number| u64::try_from(number).ok());
    let minutes = minutes.map(Span::from_minutes);
    minutes.or_else(|| length::read(text).ok()).filter(|time| *time > Span::ZERO)
}
