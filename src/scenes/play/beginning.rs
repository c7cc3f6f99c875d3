//! How a game begins: anew, with a record or without one, or taken up again where a
//! record ends.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::clock::Moment;
use crate::devices::journal::{Entry, Journal, Key, RowKind};
use crate::devices::timepiece::{self, Timepiece};
use crate::record::{Began, began_line};
use crate::scenes::calendar::Stamp;
use crate::scenes::door::Failure;
use crate::scenes::place::moment;
use crate::scenes::record_file::{ENDING, games_folder, key_folder, open, recording, records_in};
use crate::table::{Absence, Fact, Game, Recorded, due};

use super::Passing;
use super::keeping::{Keeper, Kept};
use super::setup::Setup;

/// Where the record of a new game goes.
pub(super) enum Wanted {
    /// Nowhere.
    No,
    /// Into this file.
    File(PathBuf),
    /// Into the folder of the games, under the date and the time.
    GamesFolder,
}

/// A game that was taken up again.
pub(super) struct TakenUp {
    /// The arbiter's number of that game.
    pub(super) arbiter_number: String,
    pub(super) game: Game,
    pub(super) keeper: Keeper,
    pub(super) timepiece: Timepiece,
    pub(super) now: Moment,
    /// What is to be taken in first: what the clock did meanwhile, and the return.
    pub(super) facts: Vec<Recorded>,
}

/// Begins the record of a new game.
pub(super) fn keeper(
    wanted: &Wanted,
    setup: &Setup,
    timepiece: Timepiece,
) -> Result<(Keeper, Kept), Failure> {
    let path = match wanted {
        Wanted::No => return Ok((Keeper::Off, Kept::Safe)),
        Wanted::File(path) => path.clone(),
        Wanted::GamesFolder => {
            let stamp = Stamp::of(timepiece::wall());
            games_folder()?.join(format!("{}.{ENDING}", stamp.file_name()))
        }
    };
    // A file that is there is the person's mistake, and said before the game begins.
    if path.exists() {
        return Err(Failure::Input(format!(
            "The record \"{}\" is there already. Expected a new name, or --resume to go on with it.",
            path.display()
        )));
    }
    let key = match Key::load_or_create(&key_folder()?) {
        Ok(key) => key,
        Err(error) => return Ok((Keeper::Unable, Kept::Failed(error.to_string()))),
    };
    let began = Began { boot: timepiece::this_boot(), micros: timepiece.zero() };
    let head =
        setup.head(began, timepiece::wall()).map_err(|error| Failure::Input(error.to_string()))?;
    Ok(Keeper::begin(path, key, &head))
}

/// Takes a game up where its record ends. Where time passes by itself it has passed
/// meanwhile too, if the machine stayed on; otherwise the clock is stopped.
pub(super) fn take_up(path: Option<&Path>, passing: Passing) -> Result<TakenUp, Failure> {
    let path = match path {
        Some(path) => path.to_owned(),
        None => latest_unfinished()?,
    };
    let fault = |error: &dyn std::fmt::Display| Failure::Input(error.to_string());
    let key = Key::load_or_create(&key_folder()?).map_err(|error| fault(&error))?;
    let (journal, record) = Journal::resume(&path, &key).map_err(|error| fault(&error))?;
    let recorded = recording(&path, &record)?;
    let arbiter_number = recorded.head.arbiter_number.clone();
    let game = recorded.game();
    if game.result().is_some() {
        return Err(Failure::Input(format!("The game in \"{}\" is over.", path.display())));
    }
    let latest = recorded.latest;
    let mut keeper = Keeper::go_on(journal, key, latest);
    if passing == Passing::Told {
        let timepiece = Timepiece::showing(micros(latest));
        let facts = Vec::new();
        return Ok(TakenUp { arbiter_number, game, keeper, timepiece, now: latest, facts });
    }
    let boot = timepiece::this_boot();
    let same_boot = !boot.is_empty() && boot == recorded.began.boot;
    let (timepiece, now, absence) = if same_boot {
        let timepiece = Timepiece::with_zero(recorded.began.micros);
        let now = moment(timepiece).max(latest);
        (timepiece, now, Absence::Measured(now.since(latest)))
    } else {
        let timepiece = Timepiece::showing(micros(latest));
        let began = Began { boot, micros: timepiece.zero() };
        let entry =
            Entry { wall: timepiece::wall(), kind: RowKind::Began, body: began_line(&began) };
        let _ = keeper.keep_rows(std::iter::once(entry));
        (timepiece, latest, Absence::Unmeasured)
    };
    let mut facts = due(&game, now);
    facts.push(Recorded { at: now, fact: Fact::Returned(absence) });
    Ok(TakenUp { arbiter_number, game, keeper, timepiece, now, facts })
}

fn micros(moment: Moment) -> Duration {
    Duration::from_micros(moment.as_micros())
}

pub(super) fn latest_unfinished() -> Result<PathBuf, Failure> {
    let folder = games_folder()?;
    let records = records_in(&folder).map_err(|error| {
        Failure::Input(format!("The folder \"{}\" cannot be read: {error}.", folder.display()))
    })?;
    records
        .into_iter()
        .rev()
        .find(|path| open(path).is_ok_and(|recorded| recorded.game().result().is_none()))
        .ok_or_else(|| {
            Failure::Input(format!(
                "No unfinished game is in \"{}\". Expected one, or the file of a record after --resume.",
                folder.display()
            ))
        })
}
