//! Opens the hall and its desk. Never follows a game.

use std::net::UdpSocket;

use crate::chess::notation::harmless;
use crate::devices::hall::{
    ArbiterOfHall, HallFault, HallMember, HallPlace, MOST_TABLES, NewCodes, ServerFault,
    StoreRefusal, WhoseCode,
};
use crate::devices::timepiece::{self, Timepiece};
use crate::laws::HallSettings;
use crate::present::conversation::{KeyList, Out};
use crate::present::tone::Tones;
use crate::scenes::doctor;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::Place;
use crate::scenes::play;
use crate::scenes::settings_file;
use crate::seat::hall::{HallDesk, Sections};
use crate::words::{Activity, Texts};

use super::HallOptions;
use super::published;

/// Where a hall answers, unless it is told otherwise.
const PORT: u16 = 4333;
/// An address as it is written, for a sentence.
const EXAMPLE: &str = "192.168.1.5:4333";
/// An arbiter as one is written, for a sentence.
const EXAMPLE_ARBITER: &str = "\"Anna=1-20, 35\"";
/// No name is longer.
const LONGEST_NAME: usize = 60;
/// New tables up to here have their codes told one by one.
const TOLD_ONE_BY_ONE: usize = 12;

pub(super) fn open(options: &HallOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.terminal.language);
    let texts = Texts::new(settings.language);
    let wished = play::check_event(&options.event, &texts)?;
    if !(1..=MOST_TABLES).contains(&options.tables) {
        return Err(Failure::Input(texts.hall_too_many_tables(MOST_TABLES)));
    }
    let publication = published::read(options, &texts)?;
    let mut hall = place_of(options, &wished, &texts)?;
    hall.tables = hall.tables.max(publication.boards()).min(MOST_TABLES);
    let mut place = Place::open(&settings, options.terminal.wishes())?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let codes =
        place.open_hall(&hall).map_err(|fault| Failure::Input(told(&fault, &hall, &texts)))?;
    place.carry_out(codes_told(&codes, &hall, &texts).into_iter().map(Out::Text).collect());
    place.begin(KeyList::at(Activity::Desk).entry(), Tones::Off);
    let whose = (hall.own_name, Sections::default());
    let publishing = published::open(publication, &place, &hall.folder)?;
    let mut desk =
        HallDesk::in_the_hall(settings, whose, hall.tables, wished.low_clock, timepiece::wall())
            .that_publishes(publishing);
    let _ = place.serve(&mut desk, Timepiece::started());
    Ok(())
}

/// The codes that are new: those of arbiters and, where they are few, of tables too.
fn codes_told(codes: &NewCodes, hall: &HallPlace, texts: &Texts) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    if !codes.tables.is_empty() || !codes.arbiters.is_empty() {
        told.push(texts.hall_codes_in(&hall.folder.join("codes").display().to_string()));
    }
    if codes.tables.len() <= TOLD_ONE_BY_ONE {
        told.extend(codes.tables.iter().map(|code| {
            let HallMember::Table(table) = code.member else { return String::new() };
            texts.hall_code(table, &format!("hector play --hall {code}"))
        }));
    }
    told.extend(codes.arbiters.iter().map(|(name, code)| {
        texts.hall_arbiter_code(name, &format!("hector arbiter --hall {code}"))
    }));
    told
}

/// An arbiter of the command line, with the tables that are theirs.
fn arbiter(written: &str, texts: &Texts) -> Result<ArbiterOfHall, Failure> {
    let (name, sections) = written.split_once('=').unwrap_or((written, ""));
    let sections = sections.parse::<Sections>().ok();
    match (checked_name(name), sections) {
        (Some(name), Some(sections)) => Ok(ArbiterOfHall { name, sections: sections.to_string() }),
        _ => Err(Failure::Input(texts.hall_bad_arbiter(written, EXAMPLE_ARBITER))),
    }
}

/// A name in one line that is told as it is.
fn checked_name(name: &str) -> Option<String> {
    let name = name.trim();
    let is_told = !name.is_empty()
        && name.chars().count() <= LONGEST_NAME
        && harmless(name) == name
        && !name.chars().all(|sign| sign.is_ascii_digit());
    is_told.then(|| name.to_owned())
}

fn place_of(
    options: &HallOptions,
    wished: &HallSettings,
    texts: &Texts,
) -> Result<HallPlace, Failure> {
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
    let own_name = match &options.name {
        None => texts.hall_own_desk(),
        Some(name) => checked_name(name)
            .ok_or_else(|| Failure::Input(texts.hall_bad_arbiter(name, EXAMPLE_ARBITER)))?,
    };
    let named = wished.arbiters.iter().chain(&options.arbiter);
    let arbiters: Vec<ArbiterOfHall> =
        named.map(|written| arbiter(written, texts)).collect::<Result<_, _>>()?;
    if let Some(same) = arbiters.iter().find(|arbiter| arbiter.name == own_name) {
        return Err(Failure::Input(texts.hall_name_taken(&same.name)));
    }
    let new_codes = options.new_code.iter().map(|who| new_code(who)).collect();
    let (tables, low_clock) = (options.tables, wished.low_clock);
    Ok(HallPlace { folder, host, port, tables, own_name, low_clock, arbiters, new_codes })
}

/// Who gets a new code: a table by its number, an arbiter by the name.
fn new_code(who: &str) -> WhoseCode {
    match who.trim().parse() {
        Ok(table) => WhoseCode::Table(table),
        Err(_) => WhoseCode::Arbiter(who.trim().to_owned()),
    }
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
        HallFault::NobodyOfThatName(name) => texts.hall_bad_member(name),
        HallFault::Store(fault) => match &fault.why {
            StoreRefusal::OtherVersion => texts.hall_of_another_version(&folder),
            StoreRefusal::System(error) => texts.hall_cannot_open(&folder, &error.to_string()),
        },
    }
}
