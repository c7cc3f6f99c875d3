//! What a player is told, as a sentence.

use crate::chess::{Color, Square};
use crate::clock::Span;
use crate::laws::{Capability, Mode};
use crate::table::{Entry, Help, Part, PlayerTold};
use crate::words::Wording;

use super::agreement::{audited, coloured};
use super::declined::declined;
use super::{listed, name, result, span};

/// The sentence of a player's notice. Moves and squares are said in the words of the
/// announcements.
#[must_use]
pub fn tell_player(told: &PlayerTold, wording: Wording) -> String {
    match told {
        PlayerTold::Noted => "Noted.".to_owned(),
        PlayerTold::Relayed(said) => said.words.clone(),
        PlayerTold::DrawOffered => "Draw offered.".to_owned(),
        PlayerTold::Times { own, opponent } => {
            format!("Yours {}. Opponent's {}.", time(*own), time(*opponent))
        }
        PlayerTold::MovesCompleted { own, opponent } => {
            format!("Moves completed: yours {own}, opponent's {opponent}.")
        }
        PlayerTold::OwnScore(entries) => score(entries),
        PlayerTold::Capabilities(capabilities) => capable(capabilities),
        PlayerTold::Result(points) => format!("Result: {}.", result(*points)),
        PlayerTold::Adjourned => "Adjourned.".to_owned(),
        PlayerTold::ModeIs(Mode::Tournament) => "Tournament mode: no help from now on.".to_owned(),
        PlayerTold::ModeIs(Mode::Training) => "Training mode: help is given.".to_owned(),
        PlayerTold::Declined(reason) => declined(reason),
        PlayerTold::Help(_, help) => format!("Help: {}", helped(help, wording)),
    }
}

fn time(left: Option<Span>) -> String {
    left.map_or_else(|| "without limit".to_owned(), span)
}

/// The own score as it was entered: the words, move after move.
fn score(entries: &[Option<Entry>]) -> String {
    if entries.is_empty() {
        return "Your score is empty.".to_owned();
    }
    let said = |entry: &Option<Entry>| match entry {
        None => "missing".to_owned(),
        Some(Entry { said, draw_offer: true }) => format!("{} with a draw offer", said.words),
        Some(Entry { said, draw_offer: false }) => said.words.clone(),
    };
    let moves: Vec<String> = entries
        .chunks(2)
        .enumerate()
        .map(|(index, pair)| {
            let plies: Vec<String> = pair.iter().map(said).collect();
            format!("{}. {}", index + 1, plies.join(", "))
        })
        .collect();
    format!("Your score: {}.", moves.join("; "))
}

/// What a device does, as a sentence.
pub(super) fn capable(capabilities: &[Capability]) -> String {
    let words: Vec<&str> = capabilities.iter().map(|capability| doing(*capability)).collect();
    format!("This device {}. Nothing else.", listed(&words))
}

/// What a device does under one capability, as a verb.
pub(super) fn doing(capability: Capability) -> &'static str {
    match capability {
        Capability::KeepScore => "keeps the score that is dictated",
        Capability::ReadOwnScore => "reads a player's own score back on request",
        Capability::RunClock => "runs the clocks",
        Capability::TellTimes => "tells the times on request",
        Capability::TellMoves => "tells the number of completed moves on request",
        Capability::HearAnnouncements => "hears announced and repeated moves",
        Capability::CompareBoards => "compares boards and scores for the arbiter alone",
        Capability::RelayAnnouncements => "passes announcements on as they were said",
    }
}

fn helped(help: &Help, wording: Wording) -> String {
    match help {
        Help::Misheard(parts) => {
            format!(
                "the repetition differs in {}.",
                listed(&parts.iter().map(part).collect::<Vec<_>>())
            )
        }
        Help::Check => "check.".to_owned(),
        Help::Position(fen) => format!("{fen}."),
        Help::OnSquare(square, None) => format!("{} is empty.", wording.say_square(*square)),
        Help::OnSquare(square, Some(piece)) => {
            format!("{}: {}.", wording.say_square(*square), coloured(*piece, wording))
        }
        Help::MovesFrom(square, squares) => moves_from(*square, squares, wording),
        Help::Audited(next, finding) => audited(*next, finding, wording),
        Help::MayClaim => "a draw may be claimed.".to_owned(),
        Help::MayNotClaim => "no draw may be claimed.".to_owned(),
    }
}

fn moves_from(from: Square, squares: &[Square], wording: Wording) -> String {
    let from = wording.say_square(from);
    if squares.is_empty() {
        return format!("nothing on {from} can move.");
    }
    let squares: Vec<String> = squares.iter().map(|square| wording.say_square(*square)).collect();
    format!("from {from} to {}.", listed(&squares))
}

/// A part of an announcement, to name where two differ.
pub(super) fn part(part: &Part) -> &'static str {
    match part {
        Part::Castling => "castling",
        Part::Piece => "the piece",
        Part::FromFile => "the first file",
        Part::FromRank => "the first rank",
        Part::ToFile => "the second file",
        Part::ToRank => "the second rank",
        Part::Promotion => "the promotion",
    }
}

/// The side that is not this one, for sentences about both.
pub(super) fn opponent(side: Color) -> &'static str {
    name(!side)
}
