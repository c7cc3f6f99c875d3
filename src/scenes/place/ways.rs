//! The ways from a place to others: to the other place of a game, and to the arbiter's
//! desk. Never reads a letter.

use std::net::{SocketAddr, TcpListener};

use crate::devices::link::{Code, LONGEST_LETTER, Link, Secret, SharedKey, TooLong};
use crate::scenes::failure::Failure;
use crate::words::{Language, Texts};

use super::{Place, PlaceEvent};

/// The ways, where there are any.
#[derive(Default)]
pub(super) struct Ways {
    pub(super) other_place: Option<Link>,
    pub(super) desk: Option<Link>,
}

impl Place {
    /// Waits for the other place at this door.
    pub(in crate::scenes) fn host(
        &mut self,
        listener: TcpListener,
        code: Option<Code>,
        key: Option<SharedKey>,
    ) -> Result<(), Failure> {
        self.ways.other_place =
            Some(Link::host(listener, code, key, PlaceEvent::Link, self.sender.clone())?);
        Ok(())
    }

    /// Goes to the other place.
    pub(in crate::scenes) fn join(
        &mut self,
        address: SocketAddr,
        secret: Secret,
    ) -> Result<(), Failure> {
        self.ways.other_place =
            Some(Link::join(address, secret, PlaceEvent::Link, self.sender.clone())?);
        Ok(())
    }

    /// Waits for the arbiter's desk at this door.
    pub(in crate::scenes) fn wait_for_desk(
        &mut self,
        listener: TcpListener,
        code: Code,
        key: Option<SharedKey>,
    ) -> Result<(), Failure> {
        let desk = Link::host(listener, Some(code), key, PlaceEvent::Desk, self.sender.clone())?;
        self.ways.desk = Some(desk);
        Ok(())
    }
}

/// Sends a letter, and says where it cannot be sent.
pub(super) fn post(link: Option<&Link>, letter: String, language: Language) -> Vec<String> {
    let sent = link.map(|link| link.send(letter.into_bytes()));
    let told = |error: TooLong| Texts::new(language).letter_too_long(error.length, LONGEST_LETTER);
    sent.and_then(Result::err).map(told).into_iter().collect()
}
