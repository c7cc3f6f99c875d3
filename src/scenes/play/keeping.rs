//! Keeps the record of a game: every fact is durable before it is told. Where it cannot
//! be kept the game goes on, everybody is told, and what is missing is written as soon
//! as it can be.

use std::path::{Path, PathBuf};

use crate::clock::{Moment, Span};
use crate::devices::journal::{Entry, Hash, Journal, JournalError, Key, RowKind};
use crate::devices::timepiece;
use crate::record::{Head, Kind, fact_line, write_head};
use crate::table::Recorded;

/// Rows that may wait to be written; no game has so many.
const MOST_WAITING: usize = 100_000;

/// How often the program says that it is alive, so that no more than this is lost of the
/// clock times when the power fails.
const ALIVE: Span = Span::from_seconds(5);

/// The record of a game, or why there is none.
pub(in crate::scenes) enum Keeper {
    /// Nobody wants one.
    Off,
    /// It cannot be kept, whatever happens.
    Unable,
    /// It is kept.
    Kept(Box<Keeping>),
}

/// A record that is kept, or waits to be.
pub(in crate::scenes) struct Keeping {
    path: PathBuf,
    key: Key,
    head: Entry,
    /// None until the file could be made.
    journal: Option<Journal>,
    /// What could not be written yet.
    waiting: Vec<Entry>,
    alive: Moment,
}

/// What became of facts that were to be kept.
#[derive(Debug)]
pub(in crate::scenes) enum Kept {
    /// They are durable, or nobody wants them kept.
    Safe,
    /// They are not, for the first time.
    Failed(JournalError),
    /// They are not, as before.
    StillFailing,
    /// They are, and so is everything that waited.
    Again,
    /// So much waits that the record is given up.
    GivenUp,
}

impl Keeper {
    /// Begins a record.
    pub(in crate::scenes) fn begin(path: PathBuf, key: Key, head: &Head) -> (Keeper, Kept) {
        let head = Entry { wall: timepiece::wall(), kind: RowKind::Head, body: write_head(head) };
        let mut keeping =
            Keeping { path, key, head, journal: None, waiting: Vec::new(), alive: Moment::ZERO };
        let kept = match keeping.write() {
            Ok(()) => Kept::Safe,
            Err(error) => Kept::Failed(error),
        };
        (Keeper::Kept(Box::new(keeping)), kept)
    }

    /// Goes on with a record.
    pub(in crate::scenes) fn go_on(journal: Journal, key: Key, alive: Moment) -> Keeper {
        let path = journal.path().to_owned();
        let head = Entry { wall: 0, kind: RowKind::Head, body: String::new() };
        let journal = Some(journal);
        Keeper::Kept(Box::new(Keeping { path, key, head, journal, waiting: Vec::new(), alive }))
    }

    /// Keeps facts that the game has taken in.
    pub(in crate::scenes) fn keep(&mut self, facts: &[(Recorded, Kind)]) -> Kept {
        if facts.is_empty() {
            return Kept::Safe;
        }
        let wall = timepiece::wall();
        self.keep_rows(facts.iter().map(|(fact, kind)| Entry {
            wall,
            kind: match kind {
                Kind::Move => RowKind::Move,
                Kind::Result => RowKind::Result,
                Kind::Other => RowKind::Fact,
            },
            body: fact_line(fact),
        }))
    }

    /// Keeps rows after everything that waits.
    pub(in crate::scenes) fn keep_rows(&mut self, rows: impl Iterator<Item = Entry>) -> Kept {
        let keeping = match self {
            Keeper::Off => return Kept::Safe,
            Keeper::Unable => return Kept::StillFailing,
            Keeper::Kept(keeping) => keeping,
        };
        let waited = keeping.is_failing();
        keeping.waiting.extend(rows);
        match (keeping.write(), waited) {
            (Ok(()), false) => Kept::Safe,
            (Ok(()), true) => Kept::Again,
            (Err(error), false) => Kept::Failed(error),
            (Err(_), true) if keeping.waiting.len() > MOST_WAITING => {
                *self = Keeper::Unable;
                Kept::GivenUp
            }
            (Err(_), true) => Kept::StillFailing,
        }
    }

    /// Says now and then that the program is alive. Nothing hangs on it but how much is
    /// lost, so that a failure waits for the next fact to be told.
    pub(in crate::scenes) fn stay_alive(&mut self, now: Moment) {
        let Keeper::Kept(keeping) = self else { return };
        if now.since(keeping.alive) < ALIVE {
            return;
        }
        if let Some(journal) = &mut keeping.journal {
            keeping.alive = now;
            let _ = journal.stay_alive(&now.as_micros().to_string());
        }
    }

    /// The file of the record, if there is one.
    pub(in crate::scenes) fn path(&self) -> Option<&Path> {
        match self {
            Keeper::Off | Keeper::Unable => None,
            Keeper::Kept(keeping) => Some(&keeping.path),
        }
    }

    /// How many rows are durable, and the hash of the last; none where nothing is kept.
    pub(in crate::scenes) fn last_hash(&self) -> Option<(u64, Hash)> {
        match self {
            Keeper::Off | Keeper::Unable => None,
            Keeper::Kept(keeping) => {
                keeping.journal.as_ref().map(|journal| (journal.rows(), journal.last_hash()))
            }
        }
    }
}

impl Keeping {
    fn is_failing(&self) -> bool {
        self.journal.is_none() || !self.waiting.is_empty()
    }

    /// Makes the file if it is not made, and writes everything that waits.
    fn write(&mut self) -> Result<(), JournalError> {
        if self.journal.is_none() {
            if let Some(folder) = self.path.parent() {
                // Where this fails, so does the next line, and that says it.
                let _ = std::fs::create_dir_all(folder);
            }
            self.journal = Some(Journal::create(&self.path, &self.key, &self.head)?);
        }
        let Some(journal) = &mut self.journal else { return Ok(()) };
        if !self.waiting.is_empty() {
            journal.append(&self.waiting)?;
            self.waiting.clear();
        }
        Ok(())
    }
}
