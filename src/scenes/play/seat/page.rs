//! Serves the page for the opponent's phone during the game.

use std::net::SocketAddr;

use crate::devices::folders;
use crate::devices::link::Code;
use crate::devices::own_address;
use crate::devices::web::{OwnSeal, WebFault};
use crate::laws::Mode;
use crate::present::conversation::{Dialogue as _, Out};
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::PlayOptions;
use crate::scenes::play::meeting::new_code;
use crate::scenes::reasons::refused;
use crate::seat::layer::{Layered, Sits};
use crate::seat::meeting::{OpenDoor, OpensFor};
use crate::seat::opponents_page::BesidePage;
use crate::words::Texts;

/// An example of an address, for a sentence.
const EXAMPLE: &str = "0.0.0.0:8443";
/// The folder of the certificate, in the user's home.
const FOLDER: &str = "page";

pub(super) struct WantedPage {
    address: SocketAddr,
}

/// The page of the options, if any.
pub(super) fn wanted(options: &PlayOptions, texts: &Texts) -> Result<Option<WantedPage>, Failure> {
    let Some(written) = &options.page else { return Ok(None) };
    let address =
        written.parse().map_err(|_| Failure::Input(texts.page_bad_address(written, EXAMPLE)))?;
    Ok(Some(WantedPage { address }))
}

/// Serves the page, and tells its address and code.
pub(super) fn open<S: Sits>(
    place: &mut Place,
    page: &WantedPage,
    mut sitter: S,
) -> Result<Layered<BesidePage<S>>, Failure> {
    let seat = sitter.seat();
    let texts = &seat.tongue.texts;
    let no_home = || Failure::Input(texts.no_folder_known(&texts.any_of(&folders::variables())));
    let folder = folders::home().ok_or_else(no_home)?.join(FOLDER);
    let seal = OwnSeal::kept_in(&folder).map_err(|error| {
        let folder = folder.display().to_string();
        Failure::Input(texts.page_no_certificate(&folder, &refused(&error, texts)))
    })?;
    let code: Code = new_code(texts)?;
    let language = seat.tongue.settings.language;
    let address = page.address;
    let served = place.open_opponents_page(address, seal.files, code.numbers(), language);
    let served = served.map_err(|fault| {
        let (WebFault::Address(error) | WebFault::Seal(error)) = &fault;
        Failure::Input(texts.page_cannot_serve(&address.to_string(), &refused(error, texts)))
    })?;
    let at = format!("https://{}/", own_address::seen_from_elsewhere(served));
    let door = OpenDoor { opens_for: OpensFor::Phone, address: at, code: code.numbers() };
    let mut out = vec![seat.answer(door.told(texts))];
    out.push(Out::Text(texts.page_fingerprint(&seal.fingerprint)));
    if seat.running.game.mode() == Mode::Tournament {
        out.push(seat.answer(texts.page_at_a_tournament()));
    }
    sitter.seat_mut().doors.push(door);
    let mut beside = Layered(BesidePage::new(sitter));
    place.carry_out(out);
    place.carry_out(beside.0.opens());
    Ok(beside)
}
