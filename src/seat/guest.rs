//! A guest at the place of another Hector's game, until the host says what is played. Never goes there
//! itself, and takes no seat.

use crate::chess::Color;
use crate::clock::Moment;
use crate::present::conversation::{LinkKey, LinkNews, Out, Session, Settings, Situation};
use crate::present::editor::Key;
use crate::record::{Head, PlaceMessage, read_place_message};
use crate::words::{Command, Texts, command};

use super::unread_letters::UnreadLetters;

/// Whoever waits to hear which game is played.
pub(crate) struct Guest {
    settings: Settings,
    /// The key by which the host is found again.
    pub(crate) key: Option<LinkKey>,
    /// The side that is the guest's, and what is played.
    pub(crate) game: Option<(Color, Box<Head>)>,
}

impl Guest {
    /// Somebody who has just gone there.
    pub(crate) fn new(settings: Settings) -> Guest {
        Guest { settings, key: None, game: None }
    }

    fn says(&self, sentence: &str) -> Out {
        Out::answer(self.settings.language, sentence)
    }
}

impl Session for Guest {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        command(line.trim()).map(|(command, _)| self.take_command(command, now)).unwrap_or_default()
    }

    fn take_command(&mut self, command: Command, _: Moment) -> Vec<Out> {
        match command {
            Command::Quit => vec![Out::Leave],
            _ => Vec::new(),
        }
    }

    fn take_key(&mut self, _: Key, _: Moment) -> Vec<Out> {
        Vec::new()
    }
}

impl Situation for Guest {
    fn leaves(&mut self) -> Vec<Out> {
        vec![Out::Leave]
    }

    fn take_link(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        let texts = Texts::new(self.settings.language);
        match news {
            LinkNews::Met(key) => {
                self.key = Some(key);
                Vec::new()
            }
            LinkNews::Refused(why) => vec![self.says(&why(&texts)), Out::Leave],
            LinkNews::Letter(letter) => match read_place_message(&letter) {
                Ok(PlaceMessage::Game { yours, head }) => {
                    self.game = Some((yours, head));
                    vec![Out::Leave]
                }
                // The host asks for letters, and is asked again once there is a seat.
                Ok(_) => Vec::new(),
                Err(error) => {
                    let told = UnreadLetters::default().told(&error, &texts, now);
                    told.into_iter().chain([Out::Leave]).collect()
                }
            },
            LinkNews::TurnedAway(why) => vec![self.says(&why(&texts))],
            LinkNews::Alone => vec![self.says(&texts.nobody_answers())],
            LinkNews::Together | LinkNews::WrongCodeTried(_) => Vec::new(),
        }
    }
}
