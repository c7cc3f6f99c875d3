//! Keeps the record of a game: every fact is on the disk before it is told. If the record cannot be written, the game
//! goes on, everybody is told, and the missing rows are written as soon as possible. A record that is deleted or moved
//! during the game is written again, whole, from memory.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chess::ByColor;
use crate::clock::{Moment, Span};
use crate::devices::journal::{
    Chain, DeviceKey, Journal, JournalError, NewRow, PublicKey, Record, Row, RowKind, read,
};
use crate::devices::{folders, timepiece, whole};
use crate::record::{
    ArbiterNumber, Head, Kind, PairOfRound, PlayersNamed, fact_line, names_line, number_line,
    paired_line, read_head, read_names, read_paired, write_head,
};
use crate::scenes::{reasons, record_file};
use crate::seat::record_keeper::{KeepingFault, Kept, OnRecord, RecordKeeper};
use crate::table::Recorded;
use crate::words::Texts;

use super::saving;

/// How many rows can wait to be written. No game has as many.
const MOST_WAITING: usize = 100_000;

/// How often the record notes that the program is alive: the most clock time that a power failure can lose.
const ALIVE: Span = Span::from_seconds(5);

/// How often this note is a permanent row.
const ALIVE_ROW: Span = Span::from_minutes(1);

/// How many names are tried if a file of somebody else has the name.
const MOST_NAMES: u32 = 100;

pub(in crate::scenes) enum GameRecord {
    /// No record is wanted.
    Off,
    /// It was given up.
    GivenUp,
    Kept(Box<Keeping>),
}

/// A record that is written, or will be once it can.
pub(in crate::scenes) struct Keeping {
    path: PathBuf,
    /// The folder of the signing key, which may have to wait for free space, too.
    key_folder: PathBuf,
    /// Every row from the first one on, written or not.
    rows: Vec<NewRow>,
    /// The names of the players, from the rows.
    named: PlayersNamed,
    /// `None` until the file is made.
    journal: Option<Journal>,
    /// Whether a failure was told.
    failing: bool,
    alive: Moment,
    /// When such a row was last written.
    alive_row: Option<Moment>,
    /// Receives each row after it is on the disk.
    follower: Option<Follower>,
}

/// Receives rows as they are in the record, with its file. It must not block.
pub(in crate::scenes) type TakesRows = Arc<dyn Fn(PublicKey, &Path, Vec<Row>) + Send + Sync>;

/// The receiver of a record's rows.
struct Follower {
    takes: TakesRows,
    /// The end of what it has received.
    handed: Option<Chain>,
}

impl GameRecord {
    /// Begins a record.
    pub(in crate::scenes) fn begin(
        path: PathBuf,
        key_folder: PathBuf,
        head: &Head,
    ) -> (GameRecord, Kept) {
        let named = PlayersNamed::begun_with(head.names.clone());
        let head = NewRow { wall: timepiece::wall(), kind: RowKind::Head, body: write_head(head) };
        let mut keeping = Keeping {
            path,
            key_folder,
            rows: vec![head],
            named,
            journal: None,
            failing: false,
            alive: Moment::ZERO,
            alive_row: None,
            follower: None,
        };
        let kept = keeping.keep();
        (GameRecord::Kept(Box::new(keeping)), kept)
    }

    /// Passes on every row that is on the disk, now and later, as it is in the record.
    pub(in crate::scenes) fn hand_on(&mut self, takes: TakesRows) {
        if let GameRecord::Kept(keeping) = self {
            keeping.follower = Some(Follower { takes, handed: None });
            keeping.hand_on_durable();
        }
    }

    /// Continues a record that was read.
    pub(in crate::scenes) fn go_on(
        journal: Journal,
        record: &Record,
        key_folder: PathBuf,
        alive: Moment,
    ) -> GameRecord {
        let rows = entries(record);
        GameRecord::Kept(Box::new(Keeping {
            path: journal.path().to_owned(),
            key_folder,
            named: named_in(&rows),
            rows,
            journal: Some(journal),
            failing: false,
            alive,
            alive_row: None,
            follower: None,
        }))
    }

    /// Adds rows after those that wait, and writes.
    fn keep_rows(&mut self, rows: impl Iterator<Item = NewRow>) -> Kept {
        let keeping = match self {
            GameRecord::Off => return Kept::Safe,
            GameRecord::GivenUp => return Kept::StillFailing,
            GameRecord::Kept(keeping) => keeping,
        };
        keeping.rows.extend(rows);
        let kept = keeping.keep();
        if matches!(kept, Kept::StillFailing) && keeping.waiting() > MOST_WAITING {
            *self = GameRecord::GivenUp;
            return Kept::GivenUp;
        }
        kept
    }

    /// Adds a row that is written with the next ones.
    pub(in crate::scenes) fn put(&mut self, row: NewRow) {
        if let GameRecord::Kept(keeping) = self {
            keeping.rows.push(row);
        }
    }
}

impl RecordKeeper for GameRecord {
    fn keep(&mut self, facts: &[(Recorded, Kind)]) -> Kept {
        if facts.is_empty() {
            return Kept::Safe;
        }
        let wall = timepiece::wall();
        self.keep_rows(facts.iter().map(|(fact, kind)| NewRow {
            wall,
            kind: match kind {
                Kind::Move => RowKind::Move,
                Kind::Result => RowKind::Result,
                Kind::Other => RowKind::Fact,
            },
            body: fact_line(fact),
        }))
    }

    fn put_number(&mut self, number: &ArbiterNumber) {
        let (wall, body) = (timepiece::wall(), number_line(number));
        self.put(NewRow { wall, kind: RowKind::Number, body });
    }

    fn put_pair(&mut self, pair: &PairOfRound) {
        let (wall, body) = (timepiece::wall(), paired_line(pair));
        if let GameRecord::Kept(keeping) = self {
            keeping.named.are_paired(&pair.names);
        }
        self.put(NewRow { wall, kind: RowKind::Paired, body });
    }

    fn names(&self) -> Option<&ByColor<String>> {
        match self {
            GameRecord::Off | GameRecord::GivenUp => None,
            GameRecord::Kept(keeping) => Some(keeping.named.names()),
        }
    }

    fn put_names(&mut self, names: ByColor<String>) -> Kept {
        let (wall, body) = (timepiece::wall(), names_line(&names));
        if let GameRecord::Kept(keeping) = self {
            keeping.named.are_given(names);
        }
        self.keep_rows(std::iter::once(NewRow { wall, kind: RowKind::Names, body }))
    }

    fn stay_alive(&mut self, now: Moment) -> Kept {
        let GameRecord::Kept(keeping) = self else { return Kept::Safe };
        if now.since(keeping.alive) < ALIVE {
            return Kept::Safe;
        }
        keeping.alive = now;
        let kept = keeping.say_alive(now);
        // A failure that continues was told already, and is told again with the next fact.
        if matches!(kept, Kept::StillFailing) { Kept::Safe } else { kept }
    }

    fn path(&self) -> Option<&Path> {
        match self {
            GameRecord::Off | GameRecord::GivenUp => None,
            GameRecord::Kept(keeping) => Some(&keeping.path),
        }
    }

    fn on_record(&self) -> OnRecord {
        match self {
            GameRecord::Off | GameRecord::GivenUp => OnRecord::Nothing,
            GameRecord::Kept(keeping) if keeping.journal.is_none() => OnRecord::Nothing,
            GameRecord::Kept(keeping) if keeping.failing => OnRecord::Beginning,
            GameRecord::Kept(_) => OnRecord::Whole,
        }
    }

    fn must_be_named(&self, texts: &Texts) -> Option<PathBuf> {
        record_file::must_be_named(self.path()?, texts)
    }

    fn last_hash(&self) -> Option<(u64, String)> {
        match self {
            GameRecord::Off | GameRecord::GivenUp => None,
            GameRecord::Kept(keeping) => {
                let journal = keeping.journal.as_ref()?;
                Some((journal.rows(), journal.last_hash().to_string()))
            }
        }
    }

    fn sound_folder(&self) -> Option<PathBuf> {
        let folder = self.path()?.with_extension("sound");
        folders::make_private(&folder).ok()?;
        Some(folder)
    }

    fn save(&self, texts: &Texts) -> Option<Result<String, String>> {
        self.path().map(|record| saving::save(record, texts))
    }

    fn send(&self, texts: &Texts) -> Result<(String, String), String> {
        saving::send(self.path().ok_or_else(|| texts.no_record_kept())?, texts)
    }
}

#[derive(Debug)]
struct JournalFault(JournalError);

impl KeepingFault for JournalFault {
    fn told(&self, texts: &Texts) -> String {
        reasons::journal(&self.0, texts)
    }
}

impl Keeping {
    /// How many rows are not written yet.
    fn waiting(&self) -> usize {
        self.rows.len().saturating_sub(self.written())
    }

    fn written(&self) -> usize {
        let rows = self.journal.as_ref().map_or(0, Journal::rows);
        usize::try_from(rows).unwrap_or(usize::MAX)
    }

    /// Writes all waiting rows. Returns what is new about that.
    fn keep(&mut self) -> Kept {
        let failed_before = self.failing;
        let outcome = self.write();
        self.failing = outcome.is_err();
        self.hand_on_durable();
        match outcome {
            Ok(_) if failed_before => Kept::Again,
            Ok(Written::InItsPlace) => Kept::Safe,
            Ok(Written::Again) => Kept::Rewritten(self.path.clone()),
            Err(_) if failed_before => Kept::StillFailing,
            Err(error) => Kept::Failed(Box::new(JournalFault(error))),
        }
    }

    /// Passes on the rows that have reached the disk since the last call.
    fn hand_on_durable(&mut self) {
        let (Some(follower), Some(journal)) = (&mut self.follower, &self.journal) else { return };
        let durable = usize::try_from(journal.rows()).unwrap_or(usize::MAX);
        let mut chain = follower.handed.unwrap_or_else(|| journal.chain_of_nothing());
        let handed = usize::try_from(chain.rows()).unwrap_or(usize::MAX);
        let Some(new) = self.rows.get(handed..durable).filter(|new| !new.is_empty()) else {
            return;
        };
        let rows = new.iter().map(|row| journal.as_written(&mut chain, row)).collect();
        follower.handed = Some(chain);
        (follower.takes)(chain.key(), &self.path, rows);
    }

    fn say_alive(&mut self, now: Moment) -> Kept {
        let is_due = self.alive_row.is_none_or(|last| now.since(last) >= ALIVE_ROW);
        if is_due && !self.failing {
            self.alive_row = Some(now);
            let (wall, body) = (timepiece::wall(), now.as_micros().to_string());
            self.rows.push(NewRow { wall, kind: RowKind::Alive, body });
        }
        let kept = self.keep();
        let Some(journal) = &mut self.journal else { return kept };
        if is_due {
            // If this fails, the database's log next to the file still has everything.
            let _ = journal.settle();
        } else {
            // A failure here can only lose clock time, so it is told with the next row.
            let _ = journal.stay_alive(timepiece::wall(), &now.as_micros().to_string());
        }
        kept
    }

    /// Writes all waiting rows. If the file was removed or changed, writes the whole record into another one.
    fn write(&mut self) -> Result<Written, JournalError> {
        let outcome = self.append_waiting();
        if !matches!(outcome, Err(JournalError::Gone(_) | JournalError::WrittenInto(_))) {
            return outcome.map(|()| Written::InItsPlace);
        }
        if let Some(journal) = self.journal.take() {
            journal.abandon();
        }
        self.append_waiting().map(|()| Written::Again)
    }

    /// Makes the file if necessary, and writes all waiting rows.
    fn append_waiting(&mut self) -> Result<(), JournalError> {
        let journal = match &mut self.journal {
            Some(journal) => journal,
            none => none.insert(make(&mut self.path, &self.key_folder, &self.rows)?),
        };
        let written = usize::try_from(journal.rows()).unwrap_or(usize::MAX);
        match self.rows.get(written..) {
            None | Some([]) => journal.check_place(),
            Some(waiting) => journal.append(waiting).map(drop),
        }
    }
}

enum Written {
    InItsPlace,
    Again,
}

/// Makes the file of a record. If a file of somebody else has the name, takes another name. A file with only the first
/// of these rows is our own, from a moment ago.
fn make(path: &mut PathBuf, key_folder: &Path, rows: &[NewRow]) -> Result<Journal, JournalError> {
    let Some(head) = rows.first() else { return Err(JournalError::CannotOpen(path.clone())) };
    if let Some(folder) = path.parent() {
        // If this fails, so does the next step, which reports it.
        let _ = folders::make_private(folder);
    }
    let key = DeviceKey::load_or_create(key_folder)?;
    let wanted = path.clone();
    let mut taken = JournalError::Exists(wanted.clone());
    for number in 1..=MOST_NAMES {
        if number > 1 {
            *path = whole::numbered(&wanted, number);
        }
        match Journal::create(path, &key, head) {
            Err(error @ JournalError::Exists(_)) => {
                // Read from a copy, so that a file of somebody else is not touched.
                if read(path).is_ok_and(|record| rows.starts_with(&entries(&record))) {
                    return Journal::resume(path, &key).map(|(journal, _)| journal);
                }
                taken = error;
            }
            outcome => return outcome,
        }
    }
    *path = wanted;
    Err(taken)
}

/// The names of the players, from the rows of a record.
fn named_in(rows: &[NewRow]) -> PlayersNamed {
    let mut named = PlayersNamed::default();
    for row in rows {
        match row.kind {
            RowKind::Head => {
                let names = read_head(&row.body).map(|head| head.names).unwrap_or_default();
                named = PlayersNamed::begun_with(names);
            }
            RowKind::Paired => {
                if let Ok(pair) = read_paired(&row.body) {
                    named.are_paired(&pair.names);
                }
            }
            RowKind::Names => {
                if let Ok(names) = read_names(&row.body) {
                    named.are_given(names);
                }
            }
            _ => {}
        }
    }
    named
}

/// The rows of a record, for writing them again.
fn entries(record: &Record) -> Vec<NewRow> {
    let entry = |row: &Row| NewRow {
        wall: row.wall,
        kind: RowKind::named_or_fact(&row.kind),
        body: row.body.clone(),
    };
    record.rows.iter().map(entry).collect()
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::devices::timepiece::Timepiece;
    use crate::scenes::play::beginning::began;
    use crate::seat::setup::Setup;

    /// After a crash, or in a copy of the file alone, at most a minute of the game is missing.
    #[test]
    fn the_file_alone_has_the_game_as_of_the_last_minute() {
        let folder = folders::make_temporary("hector-keeping").expect("a folder");
        let head = Setup::default().head(began(Timepiece::started()), 0).expect("a head");
        let path = folder.join("game.hector");
        let (mut record, _) = GameRecord::begin(path.clone(), folder.clone(), &head);
        let copied = folder.join("copied.hector");
        let rows_of_the_file = || {
            std::fs::copy(&path, &copied).expect("a copy");
            read(&copied).expect("a record").rows.len()
        };
        let fact = || NewRow { wall: 0, kind: RowKind::Fact, body: "fact".to_owned() };
        for (second, written) in [(10, 2), (70, 4), (131, 6)] {
            assert!(matches!(record.keep_rows(std::iter::once(fact())), Kept::Safe));
            assert_eq!(rows_of_the_file(), written - 1, "no move waits for it");
            let _ = record.stay_alive(Moment::ZERO + Span::from_seconds(second));
            assert_eq!(rows_of_the_file(), written + 1, "after {second} seconds");
        }
        drop(record);
        std::fs::remove_dir_all(folder).expect("nothing stays");
    }
}
