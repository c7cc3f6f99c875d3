//! A guest at the door of another Hector, until it is let in by a code or by the key of an earlier game. The seat comes
//! afterwards.

use crate::chess::Color;
use crate::clock::Moment;
use crate::present::conversation::{Event, LinkKey, LinkNews, Out, Saying, Session, Settings};
use crate::present::tone::Tone;
use crate::record::{Head, PlaceMessage, read_place_message};
use crate::words::{Command, Texts, Trust, command};

use super::meeting::{MeetingSquares, read_code};
use super::unread_letters::UnreadLetters;

pub struct Guest {
    settings: Settings,
    awaits: GuestAwaits,
    /// The key with which the host is found again.
    pub key: Option<LinkKey>,
    /// The guest's colour, and the game.
    pub game: Option<(Color, Box<Head>)>,
    pub parted: GuestParted,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuestAwaits {
    /// To hear which game is played.
    Game,
    /// To be admitted by a code.
    Meeting,
    /// To hear whether the host still knows an earlier game.
    Return,
}

/// How the wait ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuestParted {
    /// The guest left or was not admitted.
    Left,
    /// What the guest waited for has arrived.
    Came,
    /// A different code was typed meanwhile.
    OtherCode(MeetingSquares),
    CodeIsWrong,
    /// The host does not answer yet.
    NotAnswered,
    /// The host does not know the game any more.
    NotKnown,
}

impl Guest {
    /// A guest that has just called.
    pub fn new(settings: Settings, awaits: GuestAwaits) -> Guest {
        Guest { settings, awaits, key: None, game: None, parted: GuestParted::Left }
    }

    fn says(&self, sentence: &str) -> Out {
        Out::answer(self.settings.language, sentence)
    }

    fn parts(&mut self, parted: GuestParted) -> Vec<Out> {
        self.parted = parted;
        vec![Out::Leave]
    }
}

impl Session for Guest {
    fn take(&mut self, event: Event, now: Moment) -> Vec<Out> {
        match event {
            Event::Line(line) => self.take_line(&line),
            Event::Saying(Saying { text, trust: Trust::Believed, .. }) => self.take_line(&text),
            Event::Command(command) => self.take_command(Some(command)),
            Event::Leaving => vec![Out::Leave],
            Event::Link(news) => self.take_link(news, now),
            Event::Answer(_) => vec![Out::Sound(Tone::Error)],
            _ => Vec::new(),
        }
    }
}

impl Guest {
    fn take_line(&mut self, line: &str) -> Vec<Out> {
        match read_code(line).filter(|_| self.awaits != GuestAwaits::Return) {
            Some(code) => self.parts(GuestParted::OtherCode(code)),
            None => self.take_command(command(line.trim()).map(|(command, _)| command)),
        }
    }

    fn take_command(&mut self, command: Option<Command>) -> Vec<Out> {
        match command {
            Some(Command::Quit) => vec![Out::Leave],
            _ => vec![self.says(&Texts::new(self.settings.language).waits_at_the_door())],
        }
    }

    fn take_link(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        let texts = Texts::new(self.settings.language);
        match news {
            LinkNews::Met(key) => {
                self.key = Some(key);
                match self.awaits {
                    GuestAwaits::Meeting => self.parts(GuestParted::Came),
                    GuestAwaits::Game | GuestAwaits::Return => Vec::new(),
                }
            }
            LinkNews::CodeIsWrong => self.parts(GuestParted::CodeIsWrong),
            LinkNews::NotKnownThere if self.awaits == GuestAwaits::Return => {
                self.parts(GuestParted::NotKnown)
            }
            LinkNews::Together if self.awaits == GuestAwaits::Return => {
                self.parts(GuestParted::Came)
            }
            LinkNews::Alone | LinkNews::TurnedAway(_) if self.awaits == GuestAwaits::Return => {
                self.parts(GuestParted::NotAnswered)
            }
            LinkNews::Refused(why) => vec![self.says(&why(&texts)), Out::Leave],
            LinkNews::Letter(letter) => match read_place_message(&letter) {
                Ok(PlaceMessage::Game { yours, head }) => {
                    self.game = Some((yours, head));
                    self.parts(GuestParted::Came)
                }
                // Other messages, such as a request for letters, can wait: the host is asked again once there is a
                // seat.
                Ok(_) => Vec::new(),
                Err(error) => {
                    let told = UnreadLetters::default().told(&error, &texts, now);
                    told.into_iter().chain([Out::Leave]).collect()
                }
            },
            LinkNews::TurnedAway(why) => vec![self.says(&why(&texts))],
            LinkNews::NotKnownThere => vec![self.says(&texts.not_known_there())],
            LinkNews::Alone => vec![self.says(&texts.nobody_answers())],
            LinkNews::Together | LinkNews::WrongCodeTried(_) | LinkNews::Paired { .. } => {
                Vec::new()
            }
        }
    }
}
