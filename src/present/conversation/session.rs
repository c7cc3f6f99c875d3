//! A person who is served: a player, an arbiter, two at a clock. Events go in, and what is to be done comes out;
//! never opens a device.

use std::path::PathBuf;

use crate::cells::Surroundings;
use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::editor::Key;
use crate::words::{Answer, Attention, BoardOf, Command};

use super::{FromBoard, FromHall, FromPage, LinkNews, Out, Saying, VoiceOffer};

/// Something that happens where a person is served.
pub enum Event {
    /// A line was typed.
    Line(String),
    /// A key was pressed that is a command by itself.
    Key(Key),
    /// Something was said.
    Saying(Saying),
    /// A command was given as such, by a key of a braille display.
    Command(Command),
    /// Yes or no was chosen.
    Answer(Answer),
    /// A square of the board was felt for.
    Look(Square),
    /// The person wants to leave.
    Leaving,
    /// Time has passed.
    TimePasses,
    /// The program was suspended for so long, and goes on.
    Suspended(Span),
    /// The voices there are, as they were asked for; none if no voice answers.
    Voices(Vec<VoiceOffer>),
    /// The table of liblouis that was sought, or why there is none of that name.
    BrailleTable(Result<String, String>),
    /// The way to the other place of a game tells something.
    Link(LinkNews),
    /// The way to the arbiter's desk tells something.
    Desk(LinkNews),
    /// The tables of a hall tell something.
    Hall(FromHall),
    /// An electronic board tells something.
    Board(BoardOf, FromBoard),
    /// The opponent's page tells something.
    Page(FromPage),
}

impl Event {
    /// A line that was typed.
    pub fn line(line: &str) -> Event {
        Event::Line(line.to_owned())
    }
}

/// Somebody who is served.
pub trait Session {
    /// Something happens.
    fn take(&mut self, event: Event, now: Moment) -> Vec<Out>;
    /// When time is to be looked at again though nobody does anything.
    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }
    /// What there is for the fingers besides words.
    fn around(&self) -> Surroundings {
        Surroundings::default()
    }
    /// Where the sound of what is said now is kept, if the user wants that.
    fn sound_file(&self, _: Moment) -> Option<PathBuf> {
        None
    }
    /// What is listened for, if anything.
    fn attention(&self) -> Option<Attention> {
        None
    }
}

/// Lets time pass for a script, with everything that comes on the way.
pub fn pass(session: &mut impl Session, now: &mut Moment, wait: Span) -> Vec<Out> {
    let until = *now + wait;
    let mut out = Vec::new();
    while let Some(wake) = session.wake_at(*now).filter(|wake| *wake < until) {
        *now = wake.max(*now);
        let told = session.take(Event::TimePasses, *now);
        let is_idle = told.is_empty();
        out.extend(told);
        if is_idle {
            break;
        }
    }
    *now = until;
    out.extend(session.take(Event::TimePasses, until));
    out
}
