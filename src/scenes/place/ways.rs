//! The connections of a place: to the other place of a game, to an arbiter's desk, to a hall, to boards and to the
//! page. What letters say is understood elsewhere.

use std::net::{SocketAddr, TcpListener};

use crate::devices::link::{
    Code, LONGEST_LETTER, Link, LinkEvent, Refused, Secret, SharedKey, TurnedAway,
};
use crate::hall_protocol::DeskWish;
use crate::present::conversation::{Event, LinkNews, ToBoard, ToPage};
use crate::scenes::failure::Failure;
use crate::words::{BoardOf, Language, Texts};

use super::{Place, PlaceEvent};

/// The connections that are open.
#[derive(Default)]
pub(super) struct Ways {
    pub(super) other_place: Option<Box<dyn SendsLetters>>,
    pub(super) desk: Option<Box<dyn SendsLetters>>,
    /// The hall of this desk.
    pub(super) hall: Option<Box<dyn TakesWishes>>,
    /// The hall that this table reports to.
    pub(super) reports: Option<Box<dyn KnowsOrders>>,
    /// The electronic boards, with the owner of each.
    pub(super) boards: Vec<(BoardOf, Box<dyn TakesGames>)>,
    pub(super) page: Option<Box<dyn ShowsPages>>,
}

/// The opponent's page. Behind a trait for the same reason.
pub(super) trait ShowsPages {
    /// Shows this from now on.
    fn shows(&self, shown: ToPage);
}

/// A board that follows the game. Behind a trait, so that a program without boards contains none of their code.
pub(super) trait TakesGames {
    fn shows(&self, game: ToBoard);
}

/// An open connection. Behind a trait, so that a program that opens none contains no code of the network.
pub(super) trait SendsLetters {
    /// Sends a letter. Returns a sentence if it cannot be sent.
    fn send(&self, letter: String, language: Language) -> Option<String>;
}

/// A hall with a desk. Behind a trait for the same reason.
pub(super) trait TakesWishes {
    /// Acts for this arbiter, or for the one at this desk. Returns whether the wish was accepted.
    fn takes(&self, by: Option<String>, wish: DeskWish) -> bool;
}

/// A table that takes orders from its hall. Behind a trait for the same reason.
pub(super) trait KnowsOrders {
    /// The order with this number is on record.
    fn has_taken(&self, number: u64);
}

impl SendsLetters for Link {
    fn send(&self, letter: String, language: Language) -> Option<String> {
        let too_long = Link::send(self, letter.into_bytes()).err()?;
        Some(Texts::new(language).letter_too_long(too_long.length, LONGEST_LETTER))
    }
}

impl Place {
    /// Waits for the other place at this address.
    pub(in crate::scenes) fn host(
        &mut self,
        listener: TcpListener,
        code: Option<Code>,
        key: Option<SharedKey>,
    ) -> Result<(), Failure> {
        let guest = Link::host(listener, code, key, other_place_tells, self.sender.clone())?;
        self.ways.other_place = Some(Box::new(guest));
        Ok(())
    }

    /// Connects to the other place.
    pub(in crate::scenes) fn join(
        &mut self,
        address: SocketAddr,
        secret: Secret,
    ) -> Result<(), Failure> {
        let host = Link::join(address, secret, other_place_tells, self.sender.clone())?;
        self.ways.other_place = Some(Box::new(host));
        Ok(())
    }

    /// Waits for the arbiter's desk at this address.
    pub(in crate::scenes) fn wait_for_desk(
        &mut self,
        listener: TcpListener,
        code: Code,
        key: Option<SharedKey>,
    ) -> Result<(), Failure> {
        let desk = Link::host(listener, Some(code), key, desk_tells, self.sender.clone())?;
        self.ways.desk = Some(Box::new(desk));
        Ok(())
    }
}

fn other_place_tells(event: LinkEvent) -> PlaceEvent {
    PlaceEvent::Happened(Event::Link(news_of(event)))
}

fn desk_tells(event: LinkEvent) -> PlaceEvent {
    PlaceEvent::Happened(Event::Desk(news_of(event)))
}

/// News of a connection, for the session.
fn news_of(event: LinkEvent) -> LinkNews {
    match event {
        LinkEvent::Met(key) => LinkNews::Met(*key.bytes()),
        LinkEvent::Together => LinkNews::Together,
        LinkEvent::Alone => LinkNews::Alone,
        LinkEvent::Letter(letter) => {
            LinkNews::Letter(String::from_utf8_lossy(&letter).into_owned())
        }
        LinkEvent::WrongCodeTried { tried } => LinkNews::WrongCodeTried(tried),
        LinkEvent::TurnedAway(TurnedAway::Unknown) => LinkNews::NotKnownThere,
        LinkEvent::TurnedAway(TurnedAway::NoHector) => LinkNews::TurnedAway(Texts::no_hector_there),
        LinkEvent::TurnedAway(TurnedAway::Busy) => LinkNews::TurnedAway(Texts::no_code_now),
        LinkEvent::Refused(Refused::WrongCode) => LinkNews::CodeIsWrong,
        LinkEvent::Refused(Refused::Unanswered) => LinkNews::Refused(Texts::code_unanswered),
        LinkEvent::Refused(Refused::Closed) => LinkNews::Refused(Texts::nobody_new_there),
    }
}

/// Sends a letter if there is a connection. Returns a sentence if it cannot be sent.
pub(super) fn send_over(
    way: Option<&dyn SendsLetters>,
    letter: String,
    language: Language,
) -> Vec<String> {
    way.and_then(|way| way.send(letter, language)).into_iter().collect()
}
