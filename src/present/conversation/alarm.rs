//! An alarm that a player sets on the own clock: once, at a time left of the player's own choice.
//! Never asks whether it may, and never reads a clock.

use std::time::Duration;

use super::reminders::{as_called, is_never};
use super::{Out, Tongue};
use crate::clock::Span;
use crate::words::scripts::length;
use crate::words::{Precision, duration};

/// The time left at which the alarm goes off, if one is set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Alarm(Option<Span>);

impl Alarm {
    /// One that goes off with so much left; none.
    pub fn at(left: Option<Duration>) -> Alarm {
        Alarm(left.map(Span::from).filter(|time| *time > Span::ZERO))
    }

    /// The time left at which it goes off, if it is set.
    pub fn is_set_to(self) -> Option<Duration> {
        self.0.map(Duration::from)
    }

    /// Takes what follows the command, with so much left on the own clock: a time, a number of
    /// minutes, a word that takes the alarm away, or nothing, which asks.
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

    /// How long until it goes off, with so much left.
    pub fn until(self, left: Span) -> Option<Span> {
        self.0.map(|at| if at < left { left - at } else { Span::ZERO })
    }

    /// The time that is told if it goes off now, with so much left on the own clock, which runs; it goes
    /// off once.
    pub fn goes_off(&mut self, left: Span) -> Option<Span> {
        let at = self.0.take_if(|at| left <= *at)?;
        Some(as_called(at, left))
    }
}

/// A length of time, or minutes where a number stands alone.
fn read(text: &str, tongue: &Tongue) -> Option<Span> {
    let minutes = tongue.number(text).and_then(|number| u64::try_from(number).ok());
    let minutes = minutes.map(Span::from_minutes);
    minutes.or_else(|| length::read(text).ok()).filter(|time| *time > Span::ZERO)
}
