//! The records of a table that its hall may not have whole. A file lists their paths, so that a restarted program sends
//! the rest.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::devices::hall::{HallCode, MOST_EARLIER_GAMES};
use crate::devices::{folders, whole};

/// The list of one table at one hall.
#[derive(Clone)]
pub(super) struct Unreported {
    /// `None` if no home folder is known: then unsent rows are not sent after a restart.
    list: Option<Arc<PathBuf>>,
    records: Arc<Mutex<Vec<PathBuf>>>,
}

impl Unreported {
    /// The list of a table, as an earlier program left it.
    pub(super) fn of(code: &HallCode) -> Unreported {
        let name = code.public_name().ok();
        let list = folders::home().zip(name).map(|(home, name)| home.join("halls").join(name));
        let text = list.as_deref().and_then(|list| whole::text(list, whole::SMALL).ok());
        let records = text.unwrap_or_default().lines().map(PathBuf::from).collect();
        Unreported { list: list.map(Arc::new), records: Arc::new(Mutex::new(records)) }
    }

    /// The records, the oldest first.
    pub(super) fn records(&self) -> Vec<PathBuf> {
        self.records.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds a record that is being written.
    pub(super) fn add(&self, record: &Path) {
        let Ok(record) = std::path::absolute(record) else { return };
        self.change(|records| {
            if records.last() != Some(&record) {
                records.retain(|one| *one != record);
                records.push(record);
                let too_many = records.len().saturating_sub(MOST_EARLIER_GAMES);
                records.drain(..too_many);
            }
        });
    }

    /// Removes a record that the hall has whole, or that does not exist.
    pub(super) fn remove(&self, record: &Path) {
        self.change(|records| records.retain(|one| one != record));
    }

    /// If the list cannot be written, the game continues: the records have everything.
    fn change(&self, change: impl FnOnce(&mut Vec<PathBuf>)) {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        let before = records.clone();
        change(&mut records);
        let Some(list) = self.list.as_deref().filter(|_| *records != before) else { return };
        let lines = records.iter().filter_map(|one| one.to_str()).filter(|one| !one.contains('\n'));
        let text: String = lines.map(|line| format!("{line}\n")).collect();
        let folder = list.parent().unwrap_or(Path::new("."));
        let _ = folders::make_private(folder).and_then(|()| whole::replace_private(list, text));
    }
}
