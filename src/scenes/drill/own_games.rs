//! The player's own games at home: those against Hector, and finished ones over the board. Files that cannot be read
//! are left out.

use std::path::PathBuf;

use crate::chess::Color;
use crate::home::drills::mistakes::{OwnGame, OwnGames};
use crate::scenes::practice::keeping;
use crate::scenes::record_file;
use crate::table::Sight;
use crate::words::Texts;

/// At most this many games of each kind, the latest ones.
const MOST_GAMES: usize = 30;

pub(super) struct GamesAtHome;

impl OwnGames for GamesAtHome {
    fn games(&mut self, texts: &Texts) -> Vec<OwnGame> {
        let records = record_file::games_at_home();
        let records = records.and_then(|folder| record_file::records_in(&folder).ok());
        let practised = latest(keeping::games()).filter_map(|file| practised(file, texts));
        practised.chain(latest(records.unwrap_or_default()).filter_map(played)).collect()
    }
}

/// The last of these files, the latest first.
fn latest(files: Vec<PathBuf>) -> impl Iterator<Item = PathBuf> {
    files.into_iter().rev().take(MOST_GAMES)
}

fn practised(file: PathBuf, texts: &Texts) -> Option<OwnGame> {
    let kept = keeping::open(&file).ok()?;
    let opponent = kept.adversary.told(texts);
    Some(OwnGame { game: kept.game, own: kept.own, date: kept.date, opponent })
}

/// A finished game over the board. It belongs to the blind player; a game with two or no blind players is left out.
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
    let (date, opponent) = (&recording.head.occasion.date, recording.head.names.get(!own));
    let (date, opponent) = (date.clone(), opponent.clone());
    Some(OwnGame { game: game.history()?.clone(), own, date, opponent })
}
