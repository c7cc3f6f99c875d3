//! A hall at a terminal, with the pairings of a small tournament, and the tables for its games.

use std::path::Path;

use super::at_terminal::AtTerminal;
use super::in_a_hall::place;
use super::two_places::answer_questions;

/// The report of the tournament: round 2 is paired, and Carter meets Müller at table 1.
pub(crate) const OPEN: &str = include_str!("../tournament/open.trf");

const SETTINGS: &str = "language = en\n";

/// Opens the hall of this event, with further settings and arguments.
pub(crate) fn open_hall(folder: &Path, settings: &str, arguments: &str) -> AtTerminal {
    std::fs::write(folder.join("open.trf"), OPEN).expect("a file");
    AtTerminal::begin("hall", &folder.join("hall"), SETTINGS, &opening(folder, settings, arguments))
}

/// The arguments for opening it. The report is in the folder of the event's settings.
pub(crate) fn opening(folder: &Path, settings: &str, arguments: &str) -> String {
    let event = folder.join("event.toml");
    std::fs::write(&event, format!("[time]\ncontrol = \"90+30\"\n{settings}")).expect("a file");
    let (event, report) = (event.display(), folder.join("open.trf"));
    let port = place(folder, 3).port;
    format!(
        "hall {event} --tables 1 --address 127.0.0.1:{port} --pairings {} {arguments} --silent",
        report.display(),
    )
}

/// Opens a table, where a game begins that is reported to the hall.
pub(crate) fn open_table(hall: &mut AtTerminal, folder: &Path, number: u32) -> AtTerminal {
    let code = folder.join(format!("event.hall/codes/table-{number}.hall"));
    let play = format!("play --hall {} --silent", code.display());
    let home = folder.join(format!("table {number}"));
    let mut table = AtTerminal::begin("table", &home, SETTINGS, &play);
    answer_questions(&mut table, "", "tournament");
    table.sees("The hall is connected.");
    hall.sees(&format!("Table {number}: A game begins."));
    table
}

/// The arbiter of the hall goes to a table and starts White's clock there.
pub(crate) fn starts(hall: &mut AtTerminal, number: u32) {
    hall.types(&format!("table {number}"));
    hall.types("starts");
    hall.sees(&format!("Table {number}: White's clock is started."));
}

/// Plays moves from the start of a game, each with the key of its side.
pub(crate) fn plays(table: &mut AtTerminal, moves: &[&str]) {
    for (ply, played) in moves.iter().enumerate() {
        table.types(played);
        table.sees("Noted.");
        table.presses(if ply % 2 == 0 { "\r" } else { "\t" });
    }
}
