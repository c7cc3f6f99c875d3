//! Whoever is served: a player, an arbiter, two at a clock. Takes in what happens and gives
//! what is to be done; never opens a device.

use std::path::PathBuf;

use crate::cells::Surroundings;
use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::editor::Key;
use crate::tone::Tone;
use crate::words::{Answer, Attention, BoardOf, Command, Trust};

use super::{FromBoard, FromHall, FromPage, LinkNews, Out, Saying, VoiceOffer};

/// What goes on around somebody who is served, whatever they say.
pub trait Situation {
    /// Somebody wants to leave.
    fn leaves(&mut self) -> Vec<Out>;
    /// Time has passed.
    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The program was suspended for so long, and goes on.
    fn take_suspension(&mut self, _: Span, now: Moment) -> Vec<Out> {
        self.let_time_pass(now)
    }
    /// When time is to be looked at again though nobody does anything.
    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }
    /// What there is for the fingers besides words.
    fn around(&self) -> Surroundings {
        Surroundings::default()
    }
    /// A square of the board was felt for, at a moment to which time has passed.
    fn look(&mut self, _: Square, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// Where the sound of what is said now is kept, if the user wants that.
    fn sound_file(&self, _: Moment) -> Option<PathBuf> {
        None
    }
    /// The way to the other place of a game tells something; most have none.
    fn take_link(&mut self, _: LinkNews, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The way to the arbiter's desk tells something; most have none.
    fn take_desk(&mut self, _: LinkNews, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// An electronic board tells something; most have none.
    fn take_board(&mut self, _: BoardOf, _: FromBoard, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The opponent's page tells something; most have none.
    fn take_page(&mut self, _: FromPage, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The tables of a hall tell something; only a hall has some.
    fn take_hall(&mut self, _: FromHall, _: Moment) -> Vec<Out> {
        Vec::new()
    }
}

/// Somebody who is served: a player, or two at a clock.
pub trait Session: Situation {
    /// A line was typed.
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out>;
    /// A key was pressed that is a command by itself.
    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out>;
    /// Something was said.
    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        match saying.trust {
            Trust::Believed => self.take_line(&saying.text, now),
            Trust::Doubted | Trust::Noise => Vec::new(),
        }
    }
    /// A command was given as such, by a key of a braille display.
    fn take_command(&mut self, _: Command, _: Moment) -> Vec<Out> {
        vec![Out::Sound(Tone::Error)]
    }
    /// Yes or no was chosen.
    fn take_choice(&mut self, _: Answer, _: Moment) -> Vec<Out> {
        vec![Out::Sound(Tone::Error)]
    }
    /// What is listened for, if anything.
    fn attention(&self) -> Option<Attention> {
        None
    }
    /// The voices there are, as they were asked for; none if no voice answers.
    fn take_voices(&mut self, _: &[VoiceOffer]) -> Vec<Out> {
        Vec::new()
    }
    /// The table of liblouis that was sought, or why there is none of that name.
    fn take_table(&mut self, _: Result<String, String>) -> Vec<Out> {
        Vec::new()
    }
}

/// Lets time pass for a script, with everything that comes on the way.
pub fn pass(session: &mut impl Session, now: &mut Moment, wait: Span) -> Vec<Out> {
    let until = *now + wait;
    let mut out = Vec::new();
    while let Some(wake) = session.wake_at(*now).filter(|wake| *wake < until) {
        *now = wake.max(*now);
        let told = session.let_time_pass(*now);
        let is_idle = told.is_empty();
        out.extend(told);
        if is_idle {
            break;
        }
    }
    *now = until;
    out.extend(session.let_time_pass(until));
    out
}
