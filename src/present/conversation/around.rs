//! Somebody around a session, who lets everything through and adds what follows from it: an electronic board, the
//! other place, the arbiter's desk. Never decides what the person in the middle does.

use std::path::PathBuf;

use crate::cells::Surroundings;
use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::editor::Key;
use crate::words::{Answer, Attention, BoardOf, Command};

use super::{FromBoard, FromPage, LinkNews, Out, Saying, Session, Situation, VoiceOffer};

/// Whoever is around a session is a session too: what is said here once, nobody can forget to
/// let through.
pub trait Around {
    /// Who sits in the middle.
    type Middle: Session;
    /// The person in the middle.
    fn middle(&self) -> &Self::Middle;
    /// The person in the middle, to whom something happens.
    fn middle_mut(&mut self) -> &mut Self::Middle;
    /// What else follows once the person has acted.
    fn afterwards(&mut self, out: Vec<Out>, now: Moment) -> Vec<Out>;
    /// When something follows of itself, whatever the person does.
    fn follows_at(&self) -> Option<Moment>;
    /// The way to the other place of a game tells something.
    fn hears_of_place(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        self.middle_mut().take_link(news, now)
    }
    /// The way to the arbiter's desk tells something.
    fn hears_of_desk(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        self.middle_mut().take_desk(news, now)
    }
    /// An electronic board tells something.
    fn hears_of_board(&mut self, of: BoardOf, news: FromBoard, now: Moment) -> Vec<Out> {
        self.middle_mut().take_board(of, news, now)
    }
    /// The opponent's page tells something.
    fn hears_of_page(&mut self, news: FromPage, now: Moment) -> Vec<Out> {
        self.middle_mut().take_page(news, now)
    }
}

/// Whoever sits in the middle, with what is around.
pub struct Surrounded<A>(pub A);

impl<A: Around> Session for Surrounded<A> {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().take_line(line, now);
        self.0.afterwards(out, now)
    }

    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().take_key(key, now);
        self.0.afterwards(out, now)
    }

    fn take_command(&mut self, command: Command, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().take_command(command, now);
        self.0.afterwards(out, now)
    }

    fn take_choice(&mut self, answer: Answer, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().take_choice(answer, now);
        self.0.afterwards(out, now)
    }

    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().take_saying(saying, now);
        self.0.afterwards(out, now)
    }

    fn attention(&self) -> Option<Attention> {
        self.0.middle().attention()
    }

    fn take_voices(&mut self, offers: &[VoiceOffer]) -> Vec<Out> {
        self.0.middle_mut().take_voices(offers)
    }

    fn take_table(&mut self, found: Result<String, String>) -> Vec<Out> {
        self.0.middle_mut().take_table(found)
    }
}

impl<A: Around> Situation for Surrounded<A> {
    fn sound_file(&self, now: Moment) -> Option<PathBuf> {
        self.0.middle().sound_file(now)
    }

    fn leaves(&mut self) -> Vec<Out> {
        self.0.middle_mut().leaves()
    }

    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().let_time_pass(now);
        self.0.afterwards(out, now)
    }

    fn take_suspension(&mut self, away: Span, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().take_suspension(away, now);
        self.0.afterwards(out, now)
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        [self.0.middle().wake_at(now), self.0.follows_at()].into_iter().flatten().min()
    }

    fn around(&self) -> Surroundings {
        self.0.middle().around()
    }

    fn look(&mut self, at: Square, now: Moment) -> Vec<Out> {
        let out = self.0.middle_mut().look(at, now);
        self.0.afterwards(out, now)
    }

    fn take_desk(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        let out = self.0.hears_of_desk(news, now);
        self.0.afterwards(out, now)
    }

    fn take_board(&mut self, of: BoardOf, news: FromBoard, now: Moment) -> Vec<Out> {
        let out = self.0.hears_of_board(of, news, now);
        self.0.afterwards(out, now)
    }

    fn take_page(&mut self, news: FromPage, now: Moment) -> Vec<Out> {
        let out = self.0.hears_of_page(news, now);
        self.0.afterwards(out, now)
    }

    fn take_link(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        let out = self.0.hears_of_place(news, now);
        self.0.afterwards(out, now)
    }
}
