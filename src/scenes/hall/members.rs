//! Who takes part in a hall, from the command line and the event, and the sentences about their codes.

use std::path::Path;

use crate::chess::notation::harmless;
use crate::devices::hall::{
    ArbiterOfHall, HallMember, HallPlace, HallServers, MOST_TABLES, NewCodes, WhoseCode,
};
use crate::devices::own_address;
use crate::laws::HallSettings;
use crate::scenes::failure::Failure;
use crate::scenes::play;
use crate::seat::hall::{Sections, is_named_as_online};
use crate::words::Texts;

use super::MemberOptions;

/// The port of a hall, unless another one is given.
const PORT: u16 = 4333;
/// An example of an address, for a sentence.
const EXAMPLE: &str = "192.168.1.5:4333";
/// An example of an arbiter, for a sentence.
const EXAMPLE_ARBITER: &str = "\"Anna=1-20, 35\"";
/// In characters.
const LONGEST_NAME: usize = 60;
/// Up to this many new tables, each code is told.
const TOLD_ONE_BY_ONE: usize = 12;

/// The hall of these options, with its own server, and the settings of the event.
pub(super) fn place_of(
    options: &MemberOptions,
    own_name: Option<&str>,
    texts: &Texts,
) -> Result<(HallPlace, HallSettings), Failure> {
    let event = options.event.clone().unwrap_or_default();
    let wished = play::check_event(&event, texts)?;
    if !(1..=MOST_TABLES).contains(&options.tables) {
        return Err(Failure::Input(texts.hall_too_many_tables(MOST_TABLES)));
    }
    let (host, port) = match &options.address {
        None => (own_address::own_host(), PORT),
        Some(address) => address_of(address, texts)?,
    };
    let folder = event.with_extension("hall");
    let own_name = match own_name {
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
    let place = HallPlace {
        folder,
        host,
        port,
        servers: HallServers::Own,
        tables: options.tables,
        own_name,
        low_clock: wished.low_clock,
        round: None,
        pairs: Vec::new(),
        arbiters,
        new_codes: options.new_code.iter().map(|who| new_code(who)).collect(),
    };
    Ok((place, wished))
}

/// Reads a host and a port. The last ports are refused, because a server of a cluster uses the next one too.
pub(super) fn address_of(address: &str, texts: &Texts) -> Result<(String, u16), Failure> {
    let parts = address.rsplit_once(':').filter(|(host, _)| !host.is_empty());
    parts
        .and_then(|(host, port)| Some((host.to_owned(), port.parse().ok()?)))
        .filter(|(_, port)| (1..u16::MAX - 2).contains(port))
        .filter(|(host, _)| !host.contains(['/', '@', ',', ' ', '"']))
        .ok_or_else(|| Failure::Input(texts.hall_bad_address(address, EXAMPLE)))
}

/// Tells the new codes: those of arbiters and, if there are few, those of tables.
pub(super) fn codes_told(
    codes: &NewCodes,
    options: &MemberOptions,
    hall: &HallPlace,
    texts: &Texts,
) -> Vec<String> {
    // Each table has the event file under the same name.
    let event = options.event.as_deref().and_then(Path::file_name).unwrap_or_default();
    let event = match event.to_string_lossy() {
        name if name.contains(' ') => format!("\"{name}\""),
        name => name.into_owned(),
    };
    let mut told: Vec<String> = Vec::new();
    if !codes.tables.is_empty() || !codes.arbiters.is_empty() {
        told.push(texts.hall_codes_in(&hall.folder.join("codes").display().to_string()));
    }
    if codes.tables.len() <= TOLD_ONE_BY_ONE {
        told.extend(codes.tables.iter().map(|code| {
            let HallMember::Table(table) = code.member else { return String::new() };
            texts.hall_code(table, &format!("hector play --event {event} --hall {code}"))
        }));
    }
    told.extend(codes.arbiters.iter().map(|(name, code)| {
        texts.hall_arbiter_code(name, &format!("hector arbiter --hall {code}"))
    }));
    told
}

/// Reads an arbiter of the command line, with the arbiter's tables.
fn arbiter(written: &str, texts: &Texts) -> Result<ArbiterOfHall, Failure> {
    let (name, sections) = written.split_once('=').unwrap_or((written, ""));
    let sections = sections.parse::<Sections>().ok();
    match (checked_name(name), sections) {
        (Some(name), Some(sections)) => Ok(ArbiterOfHall { name, sections: sections.to_string() }),
        _ => Err(Failure::Input(texts.hall_bad_arbiter(written, EXAMPLE_ARBITER))),
    }
}

/// A name that can be told as it is, in one line.
fn checked_name(name: &str) -> Option<String> {
    let name = name.trim();
    let is_told = !name.is_empty()
        && name.chars().count() <= LONGEST_NAME
        && harmless(name) == name
        && !name.chars().all(|sign| sign.is_ascii_digit())
        && !is_named_as_online(name);
    is_told.then(|| name.to_owned())
}

/// Whose code is replaced: a table's, by its number, or an arbiter's, by the name.
fn new_code(who: &str) -> WhoseCode {
    match who.trim().parse() {
        Ok(table) => WhoseCode::Table(table),
        Err(_) => WhoseCode::Arbiter(who.trim().to_owned()),
    }
}
