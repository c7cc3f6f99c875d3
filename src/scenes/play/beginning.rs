//! How a game begins: a new one, with or without a record, or one that continues from its record.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::clock::calendar::Stamp;
use crate::clock::{Moment, Span};
use crate::devices::journal::{DeviceKey, Journal, JournalError, NewRow, RowKind};
use crate::devices::timepiece::{self, Timepiece};
use crate::record::{Began, Head, began_line};
use crate::scenes::failure::Failure;
use crate::scenes::place::moment;
use crate::scenes::reasons;
use crate::scenes::record_file::{ENDING, games_folder, key_folder, latest_unfinished, recording};
use crate::seat::absence::{by_the_wall, measured, set_back};
use crate::seat::machine::{Boot, SealedBefore};
use crate::seat::record_keeper::Kept;
use crate::table::{Absence, Fact, Game, Recorded, SealDoubt, due};
use crate::words::{SharedScene, Texts, WhichProgram};

use super::TimePassing;
use super::keeping::GameRecord;

/// Where the record of a new game goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum RecordWanted {
    No,
    File(PathBuf),
    /// Into the folder of the games, named after the date and time.
    GamesFolder,
}

/// How many names are tried for a new record.
const SECONDS_TRIED: i64 = 100;

/// A game that continues from its record.
pub(super) struct TakenUp {
    /// The head of its record.
    pub(super) head: Head,
    /// The facts in its record.
    pub(super) recorded: Vec<Recorded>,
    pub(super) game: Game,
    pub(super) keeper: GameRecord,
    pub(super) timepiece: Timepiece,
    pub(super) now: Moment,
    /// Whether the device was sealed when the game was left.
    pub(super) sealed: SealedBefore,
    /// When somebody last acted, and how much more time has passed since then than the clock of the game shows.
    pub(super) acted: (Moment, Span),
    /// The facts to add first: what the clock did meanwhile, and the return.
    pub(super) facts: Vec<Recorded>,
}

/// Begins the record of a new game.
pub(super) fn keeper(
    wanted: &RecordWanted,
    head: &Head,
    texts: &Texts,
) -> Result<(GameRecord, Kept), Failure> {
    let path = match wanted {
        RecordWanted::No => return Ok((GameRecord::Off, Kept::Safe)),
        RecordWanted::File(path) => path.clone(),
        RecordWanted::GamesFolder => {
            free_record(&games_folder(texts)?, timepiece::wall(), Path::exists)
        }
    };
    // An existing file is the user's mistake, and is told before the game begins.
    if path.exists() {
        let path = path.display().to_string();
        return Err(Failure::Input(texts.record_exists_or_resume(&path, "--resume")));
    }
    Ok(GameRecord::begin(path, key_folder(texts)?, head))
}

/// The name of a new record: the date and time, or the first later second without a record. The previous game may have
/// begun in the same second, or the wall clock may have been set back.
fn free_record(folder: &Path, wall: i64, is_there: impl Fn(&Path) -> bool) -> PathBuf {
    let mut names = (0..SECONDS_TRIED).map(|later| {
        let stamp = Stamp::of(wall.saturating_add(later * 1_000));
        folder.join(format!("{}.{ENDING}", stamp.file_name()))
    });
    let first = names.next().unwrap_or_else(|| folder.to_owned());
    if is_there(&first) { names.find(|path| !is_there(path)).unwrap_or(first) } else { first }
}

/// When a game with this watch began.
pub(super) fn began(timepiece: Timepiece) -> Began {
    Began { boot: timepiece::this_boot(), micros: timepiece.zero() }
}

/// Continues a game from its record. In real time the clock has run on meanwhile if the machine stayed on; otherwise it
/// is stopped.
pub(super) fn take_up(
    path: Option<&Path>,
    passing: TimePassing,
    told_by: WhichProgram,
    texts: &Texts,
) -> Result<TakenUp, Failure> {
    let path = match path {
        Some(path) => path.to_owned(),
        None => latest_unfinished(texts)?,
    };
    let fault = |error: JournalError| Failure::Input(reasons::journal_read(&error, texts));
    let key_folder = key_folder(texts)?;
    let key = DeviceKey::load_or_create(&key_folder).map_err(fault)?;
    let (journal, record) = Journal::resume(&path, &key).map_err(fault)?;
    let recorded = recording(&path, &record)
        .map_err(|error| Failure::Input(reasons::record(&error, texts)))?;
    let game = recorded.game();
    let (began, latest, seen) = (recorded.began, recorded.latest, recorded.seen);
    let (acted, starts) = (recorded.acted, recorded.starts);
    if passing == TimePassing::Told && !recorded.signs.is_empty() && seals_itself(&recorded.facts) {
        let resume = told_by.opens(SharedScene::Play, "--resume", texts.language());
        return Err(Failure::Input(texts.tournament_goes_on_at_terminal(&resume)));
    }
    let (head, recorded) = (recorded.head, recorded.facts);
    if game.result().is_some() {
        return Err(Failure::Input(texts.game_in_record_is_over(&path.display().to_string())));
    }
    let mut keeper = GameRecord::go_on(journal, &record, key_folder, latest);
    if passing == TimePassing::Told {
        let timepiece = Timepiece::showing(micros(latest));
        let facts = Vec::new();
        let (sealed, acted) = (SealedBefore::of(&game, Boot::Same), (acted.at, Span::ZERO));
        let now = latest;
        return Ok(TakenUp { head, recorded, game, keeper, timepiece, now, sealed, acted, facts });
    }
    let wall = timepiece::wall();
    let boot = timepiece::this_boot();
    let same_boot = !boot.is_empty() && boot == began.boot;
    let (timepiece, now, absence) = if same_boot {
        let timepiece = Timepiece::with_zero(began.micros);
        let now = moment(timepiece).max(latest);
        (timepiece, now, measured(now.since(latest), by_the_wall(seen, wall)))
    } else {
        let timepiece = Timepiece::showing(micros(latest));
        let began = Began { boot, micros: timepiece.zero() };
        keeper.put(NewRow {
            wall: timepiece::wall(),
            kind: RowKind::Began,
            body: began_line(&began),
        });
        (timepiece, latest, by_the_wall(seen, wall).map_or(Absence::Unmeasured, Absence::ByTheWall))
    };
    let acted = match same_boot && acted.starts == starts {
        true => (acted.at, Span::ZERO),
        false => (now, by_the_wall(acted.wall, wall).unwrap_or(Span::ZERO)),
    };
    let sealed = SealedBefore::of(&game, if same_boot { Boot::Same } else { Boot::Another });
    let mut facts = due(&game, now);
    if sealed != SealedBefore::No
        && let Some(by) = set_back(seen, wall)
    {
        facts.push(Recorded { at: now, fact: Fact::SealDoubted(SealDoubt::WallSetBack(by)) });
    }
    facts.push(Recorded { at: now, fact: Fact::Returned(absence) });
    Ok(TakenUp { head, recorded, game, keeper, timepiece, now, sealed, acted, facts })
}

/// Whether this was a tournament game at a seat.
pub(super) fn seals_itself(facts: &[Recorded]) -> bool {
    facts.iter().any(|recorded| recorded.fact == Fact::SealedItself)
}

fn micros(moment: Moment) -> Duration {
    Duration::from_micros(moment.as_micros())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_games_that_begin_in_one_second_have_records_of_their_own() {
        let folder = Path::new("games");
        let name = |taken: &[&str]| {
            free_record(folder, 0, |path| taken.iter().any(|name| path.ends_with(name)))
        };
        let first = "1970-01-01-000000.hector";
        let second = "1970-01-01-000001.hector";
        assert_eq!(name(&[]), folder.join(first));
        assert_eq!(name(&[first]), folder.join(second));
        assert_eq!(name(&[first, second]), folder.join("1970-01-01-000002.hector"));
    }
}
