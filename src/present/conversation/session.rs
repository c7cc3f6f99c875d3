//! A session serves a person: a player, an arbiter, two players at a clock. Events go in, and what to do comes out.

use std::path::PathBuf;

use crate::cells::Surroundings;
use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::editor::Key;
use crate::words::{Answer, Attention, BoardOf, Command};

use super::{FromBoard, FromHall, FromPage, LinkNews, Out, Saying, VoiceOffer};

pub enum Event {
    /// A line was typed.
    Line(String),
    /// A key was pressed that is a command by itself.
    Key(Key),
    /// Something was said.
    Saying(Saying),
    /// A command was given directly, by a key of a braille display.
    Command(Command),
    /// Yes or no was chosen.
    Answer(Answer),
    /// A square of the board was touched on the display.
    Look(Square),
    /// The person wants to leave.
    Leaving,
    /// Time has passed.
    TimePasses,
    /// The program continues after being suspended this long.
    Suspended(Span),
    /// The available voices, as requested; empty if no voice answers.
    Voices(Vec<VoiceOffer>),
    /// The liblouis table that was requested, or why there is none of that name.
    BrailleTable(Result<String, String>),
    /// An event of the connection to the other place of a game.
    Link(LinkNews),
    /// An event of the connection to the arbiter's desk.
    Desk(LinkNews),
    /// An event of the tables of a hall.
    Hall(FromHall),
    /// An event of an electronic board.
    Board(BoardOf, FromBoard),
    /// An event of the opponent's page.
    Page(FromPage),
}

impl Event {
    pub fn line(line: &str) -> Event {
        Event::Line(line.to_owned())
    }
}

pub trait Session {
    fn take(&mut self, event: Event, now: Moment) -> Vec<Out>;
    /// When time has to be checked again without any event.
    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }
    /// What a braille display shows besides words.
    fn around(&self) -> Surroundings {
        Surroundings::default()
    }
    /// The file for the sound of what is said now, if the user wants it kept.
    fn sound_file(&self, _: Moment) -> Option<PathBuf> {
        None
    }
    /// What is listened for, if anything.
    fn attention(&self) -> Option<Attention> {
        None
    }
}

/// Lets time pass for a script, with everything that is due meanwhile.
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
