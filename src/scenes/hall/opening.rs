//! Opens the hall and its desk. Never follows a game.

use std::net::UdpSocket;

use crate::devices::hall::{HallFault, HallPlace, MOST_TABLES, ServerFault};
use crate::devices::timepiece::{self, Timepiece};
use crate::present::conversation::{KeyList, Out};
use crate::present::tone::Tones;
use crate::scenes::doctor;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::Place;
use crate::scenes::play;
use crate::scenes::settings_file;
use crate::seat::hall::HallDesk;
use crate::words::{Activity, Texts};

use super::HallOptions;

/// Where a hall answers, unless it is told otherwise.
const PORT: u16 = 4333;
/// An address as it is written, for a sentence.
const EXAMPLE: &str = "192.168.1.5:4333";
/// New tables up to here have their codes told one by one.
const TOLD_ONE_BY_ONE: usize = 12;

pub(super) fn open(options: &HallOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.terminal.language);
    let texts = Texts::new(settings.language);
    play::check_event(&options.event, &texts)?;
    if !(1..=MOST_TABLES).contains(&options.tables) {
        return Err(Failure::Input(texts.hall_too_many_tables(MOST_TABLES)));
    }
    let hall = place_of(options, &texts)?;
    let mut place = Place::open(&settings, options.terminal.wishes())?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let codes =
        place.open_hall(&hall).map_err(|fault| Failure::Input(told(&fault, &hall, &texts)))?;
    let mut told: Vec<String> = Vec::new();
    if !codes.is_empty() {
        told.push(texts.hall_codes_in(&hall.folder.join("codes").display().to_string()));
    }
    if codes.len() <= TOLD_ONE_BY_ONE {
        let command = |code| format!("hector play --hall {code}");
        told.extend(codes.iter().map(|code| texts.hall_code(code.table, &command(code))));
    }
    place.carry_out(told.into_iter().map(Out::Text).collect());
    place.begin(KeyList::at(Activity::Desk).entry(), Tones::Off);
    let mut desk = HallDesk::new(settings, options.tables, timepiece::wall());
    let _ = place.serve(&mut desk, Timepiece::started());
    Ok(())
}

fn place_of(options: &HallOptions, texts: &Texts) -> Result<HallPlace, Failure> {
    let (host, port) = match &options.address {
        None => (own_host(), PORT),
        Some(address) => {
            let parts = address.rsplit_once(':').filter(|(host, _)| !host.is_empty());
            parts
                .and_then(|(host, port)| Some((host.to_owned(), port.parse().ok()?)))
                .filter(|(_, port)| (1..u16::MAX).contains(port))
                .ok_or_else(|| Failure::Input(texts.hall_bad_address(address, EXAMPLE)))?
        }
    };
    let folder = options.event.with_extension("hall");
    Ok(HallPlace { folder, host, port, tables: options.tables })
}

/// The number by which other machines reach this one: the one it would use to go elsewhere. Nothing is
/// sent.
fn own_host() -> String {
    let found = UdpSocket::bind("0.0.0.0:0")
        .and_then(|socket| socket.connect("192.0.2.1:9").map(|()| socket))
        .and_then(|socket| socket.local_addr());
    found.map_or_else(|_| "127.0.0.1".to_owned(), |address| address.ip().to_string())
}

fn told(fault: &HallFault, hall: &HallPlace, texts: &Texts) -> String {
    let folder = hall.folder.display().to_string();
    match fault {
        HallFault::Server(ServerFault::NoProgram) => {
            texts.hall_needs_server(&doctor::remedies(texts).install_server())
        }
        HallFault::Server(ServerFault::Ended(reason)) => texts.hall_server_ended(reason),
        HallFault::Server(ServerFault::Silent) => texts.hall_server_silent(),
        HallFault::Server(ServerFault::Files(error)) | HallFault::System(error) => {
            texts.hall_cannot_open(&folder, &error.to_string())
        }
        HallFault::Store(fault) => texts.hall_cannot_open(&folder, &fault.to_string()),
    }
}
