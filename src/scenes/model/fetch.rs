//! Fetches a model: downloads it, checks its sum, unpacks it aside and then moves it into place, whole or not at all. A
//! model without a known sum is kept only if the user agrees.

use std::fs::{self, File};
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::asking::{YesOrNo, ask};
use super::fetchable::FetchableModel;
use super::reasons::{unfetched, unpacked_not};
use super::shelf::{ModelShelf, clear};
use crate::devices::ear::ModelFolder;
use crate::devices::fetching::{self, Fetch};
use crate::devices::unpacking::FolderArchive;
use crate::devices::zip::ZipFault;
use crate::devices::{folders, system, whole};
use crate::scenes::answering::tell;
use crate::scenes::ear::trial;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::reasons::{no_model, refused};
use crate::scenes::told_progress::ToldProgress;
use crate::words::Quoted;
use crate::words::enrol::fetchable::{WordGraph, sum_as_written};
use crate::words::enrol::models_told::{OWN, megabytes};
use crate::words::how_far::ShareDone;

/// The longest time without data.
const PATIENCE: Duration = Duration::from_secs(30);
/// The archive and its contents need this many times the size of the archive.
const ROOM: u64 = 3;

pub(super) struct ModelFetch<'a> {
    pub(super) shelf: &'a ModelShelf<'a>,
    /// The sum that the user gives.
    pub(super) sum: Option<&'a str>,
}

impl ModelFetch<'_> {
    /// Fetches a model by its name.
    pub(super) fn fetch(&self, name: &str) -> Outcome {
        let (shelf, texts) = (self.shelf, self.shelf.texts);
        let model = self.wanted(name)?;
        let sum = match self.sum {
            None => model.sum.clone(),
            Some(sum) => {
                let read = sum_as_written(sum);
                Some(read.ok_or_else(|| Failure::Input(texts.sum_is_none(Quoted(sum))))?)
            }
        };
        let workshop = shelf.workshop();
        folders::make_private(&workshop).map_err(|error| self.unwritten(&workshop, &error))?;
        let _lock = self.lock(name)?;
        let archive = workshop.join(format!("{name}.zip"));
        self.get(model, &archive)?;
        self.vouch(model, sum.as_deref(), &archive)?;
        self.put_in_place(name, &archive)?;
        fs::remove_file(&archive).map_err(|error| self.unwritten(&archive, &error))?;
        tell(&texts.model_fetched(name))?;
        shelf.tell_use()?;
        if shelf.is_in_use(&shelf.place_of(name)) {
            return Ok(());
        }
        tell(&texts.model_use_by(&shelf.command(&format!("use {name}"))))
    }

    /// The model in the list, if it can be fetched and used and is not here yet.
    fn wanted(&self, name: &str) -> Result<&FetchableModel, Failure> {
        let (shelf, texts) = (self.shelf, self.shelf.texts);
        let usable = shelf.known.iter().filter(|model| model.graph == WordGraph::Dynamic);
        let usable: Vec<&str> = usable.map(|model| model.name.as_str()).collect();
        let usable = texts.any_of(&usable);
        let found = shelf.known.iter().find(|model| model.name == name);
        let model = found
            .filter(|model| model.name != OWN)
            .ok_or_else(|| Failure::Input(texts.model_unknown(Quoted(name), &usable)))?;
        if model.graph == WordGraph::Fixed {
            return Err(Failure::Input(texts.model_fixed_unfetched(name, &usable)));
        }
        if shelf.place_of(name).exists() {
            let remove = shelf.command(&format!("remove {name}"));
            return Err(Failure::Input(texts.model_already_there(name, &remove)));
        }
        Ok(model)
    }

    /// Only one Hector at a time fetches a model.
    fn lock(&self, name: &str) -> Result<File, Failure> {
        let path = self.shelf.workshop().join(format!("{name}.lock"));
        let file = whole::private(&path, whole::FileOpening::Kept)
            .map_err(|error| self.unwritten(&path, &error))?;
        match system::try_lock(&file) {
            Ok(()) => Ok(file),
            Err(fs::TryLockError::WouldBlock) => {
                Err(Failure::Input(self.shelf.texts.model_fetched_elsewhere(name)))
            }
            Err(fs::TryLockError::Error(error)) => Err(self.unwritten(&path, &error)),
        }
    }

    /// Downloads the archive, or the missing rest of it.
    fn get(&self, model: &FetchableModel, archive: &Path) -> Outcome {
        let (shelf, texts) = (self.shelf, self.shelf.texts);
        let there = fs::metadata(archive).map_or(0, |found| found.len());
        let whole = model.bytes.unwrap_or_default();
        self.look_at_room(whole.saturating_mul(ROOM).saturating_sub(there))?;
        let address = model.address.to_string();
        match (there, model.bytes) {
            (0, Some(bytes)) => {
                tell(&texts.fetch_begins(&model.name, megabytes(bytes), &address))?;
            }
            (0, None) => tell(&texts.fetch_begins_of_any_size(&model.name, &address))?,
            _ => tell(&texts.fetch_goes_on(&model.name, megabytes(there)))?,
        }
        let fetch = Fetch {
            address: model.address.clone(),
            into: archive.to_owned(),
            bytes: model.bytes,
            patience: PATIENCE,
        };
        let mut progress = ToldProgress::begins(io::stdout().is_terminal(), texts);
        let fetched = fetch.run(&mut |done, of| {
            if let Some(sentence) = progress.due(ShareDone { before: there, done, of }) {
                // Progress that cannot be shown does not stop the download.
                let _ = tell(&sentence);
            }
        });
        let again = shelf.command(&format!("fetch {}", model.name));
        fetched.map_err(|fault| Failure::Input(unfetched(&fault, &fetch, &again, texts)))
    }

    fn look_at_room(&self, needed: u64) -> Outcome {
        let (workshop, texts) = (self.shelf.workshop(), self.shelf.texts);
        // If the system does not tell the free space, writing will fail instead.
        let Ok(left) = system::room_left(&workshop) else { return Ok(()) };
        if left >= needed {
            return Ok(());
        }
        let folder = workshop.display().to_string();
        let (needed, left) = (megabytes(needed), left / 1_000_000);
        Err(Failure::Input(texts.fetch_no_room(&folder, needed, left)))
    }

    /// Checks the sum, or asks the user whether the computed one is right.
    fn vouch(&self, model: &FetchableModel, sum: Option<&str>, archive: &Path) -> Outcome {
        let (shelf, texts) = (self.shelf, self.shelf.texts);
        let seen = fetching::check_sum(archive).map_err(|error| self.unwritten(archive, &error))?;
        let forget = || fs::remove_file(archive).map_err(|error| self.unwritten(archive, &error));
        match sum {
            Some(sum) if sum == seen => Ok(()),
            Some(sum) => {
                forget()?;
                Err(Failure::Input(texts.fetch_other_sum(&model.name, sum, &seen)))
            }
            None => {
                let bytes = fs::metadata(archive).map_or(0, |found| found.len());
                tell(&texts.sum_was_unknown(&model.name, bytes, &seen))?;
                match ask(&texts.sum_asked(), texts)? {
                    YesOrNo::Agreed => Ok(()),
                    YesOrNo::Declined => {
                        forget()?;
                        Err(Failure::Input(texts.fetch_declined(&model.name)))
                    }
                    YesOrNo::Unasked => {
                        let options = format!("fetch {} --sum {seen}", model.name);
                        Err(Failure::Input(texts.sum_confirmed_by(&shelf.command(&options))))
                    }
                }
            }
        }
    }

    /// Unpacks the archive aside, tries the model, and moves it into place in one step.
    fn put_in_place(&self, name: &str, archive: &Path) -> Outcome {
        let (shelf, texts) = (self.shelf, self.shelf.texts);
        let draft = shelf.workshop().join(format!("{name}.unpacked"));
        clear(&draft).map_err(|error| self.unwritten(&draft, &error))?;
        let done = self.unpack(archive, &draft).and_then(|()| {
            let folder = ModelFolder::check(&draft);
            let tried = folder.and_then(|folder| trial().try_model(&folder));
            tried.map_err(|error| Failure::Input(no_model(&error, texts)))?;
            let place = shelf.place_of(name);
            let models = place.parent().map_or_else(PathBuf::new, Path::to_owned);
            folders::make_private(&models)
                .and_then(|()| fs::rename(&draft, &place))
                .map_err(|error| self.unwritten(&place, &error))
        });
        if done.is_err() {
            // The failure is returned; a draft that remains is removed at the next attempt.
            let _ = clear(&draft);
        }
        done
    }

    fn unpack(&self, archive: &Path, draft: &Path) -> Outcome {
        let texts = self.shelf.texts;
        let not_unpacked = |fault: ZipFault| {
            // A bad archive stays bad. After a failure of the disk, the archive can still be used.
            if !matches!(fault, ZipFault::Unwritable(_) | ZipFault::Unreadable(_)) {
                let _ = fs::remove_file(archive);
            }
            Failure::Input(unpacked_not(&fault, texts))
        };
        let opened = FolderArchive::open(archive).map_err(not_unpacked)?;
        self.look_at_room(opened.bytes())?;
        opened.unpack(draft).map_err(not_unpacked)
    }

    fn unwritten(&self, path: &Path, error: &io::Error) -> Failure {
        let texts = self.shelf.texts;
        Failure::Input(texts.not_written(&path.display().to_string(), &refused(error, texts)))
    }
}
