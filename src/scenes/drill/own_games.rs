//! The player's own games as they are kept at home: those against Hector, and those over the board
//! that are over. What cannot be read is left out. Never changes one.

use std::path::PathBuf;

use crate::chess::Color;
use crate::devices::{begun, folders, whole};
use crate::home::drills::mistakes::{OwnGame, OwnGames};
use crate::home::practice::kept::KeptPractice;
use crate::scenes::record_file;
use crate::table::Sight;

/// Of each kind so many games are looked at, the latest.
const MOST_GAMES: usize = 30;
/// More text than any game on paper ever had.
const MOST_BYTES: u64 = 4 << 20;

/// The folders of games at home.
pub(super) struct GamesAtHome;

impl OwnGames for GamesAtHome {
    fn games(&mut self) -> Vec<OwnGame> {
        let practised = latest("practice", "pgn").into_iter().filter_map(practised);
        let played = latest("games", record_file::ENDING).into_iter().filter_map(played);
        practised.chain(played).collect()
    }
}

/// The latest files of a folder at home, the latest first.
fn latest(folder: &str, ending: &str) -> Vec<PathBuf> {
    let Some(home) = folders::home() else { return Vec::new() };
    let files = begun::files_in(&home.join(folder), ending).unwrap_or_default();
    files.into_iter().rev().take(MOST_GAMES).collect()
}

fn practised(file: PathBuf) -> Option<OwnGame> {
    let kept = KeptPractice::read(&whole::text(&file, MOST_BYTES).ok()?)?;
    Some(OwnGame { game: kept.game, own: kept.own })
}

/// A game over the board that is over. Where one player is blind, it is that one's.
fn played(file: PathBuf) -> Option<OwnGame> {
    let recording = record_file::open(&file).ok()?;
    let blind = |side: Color| recording.head.setting.players.get(side).sight == Sight::Blind;
    let own = match (blind(Color::White), blind(Color::Black)) {
        (true, false) => Color::White,
        (false, true) => Color::Black,
        _ => return None,
    };
    let game = recording.game();
    game.result()?;
    Some(OwnGame { game: game.history()?.clone(), own })
}
