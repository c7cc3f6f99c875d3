//! The models on this computer: Hector's own and those in the user's folder. Chooses and removes one; fetching is in
//! `fetch`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::asking::{YesOrNo, ask};
use super::fetchable::FetchableModel;
use crate::devices::ear::{ModelFolder, own_model, usual_model};
use crate::devices::{folders, system};
use crate::scenes::answering::tell;
use crate::scenes::ear::chosen_folder;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::reasons::{no_model, refused};
use crate::scenes::settings_file;
use crate::words::enrol::fetchable::is_model_name;
use crate::words::enrol::models_told::{OWN, megabytes};
use crate::words::scene_names;
use crate::words::{Quoted, Texts};

/// No folder of a model is deeper.
const DEEPEST: usize = 8;

/// Where the models are.
pub(super) struct ModelShelf<'a> {
    pub(super) home: &'a Path,
    /// The models that can be fetched.
    pub(super) known: &'a [FetchableModel],
    pub(super) texts: &'a Texts,
}

pub(super) struct ShelvedModel {
    pub(super) name: String,
    pub(super) folder: PathBuf,
}

impl ModelShelf<'_> {
    /// The folder for a model of this name, even if it does not exist.
    pub(super) fn place_of(&self, name: &str) -> PathBuf {
        self.home.join("models").join(name)
    }

    /// The folder for incomplete models. No ear looks for a model in it.
    pub(super) fn workshop(&self) -> PathBuf {
        self.home.join("fetching")
    }

    /// Hector's own model first, then the user's by name.
    pub(super) fn models(&self) -> Vec<ShelvedModel> {
        let own = own_model().map(|folder| ShelvedModel { name: OWN.to_owned(), folder });
        let entries = fs::read_dir(self.home.join("models")).into_iter().flatten();
        let folders = entries.filter_map(Result::ok).map(|entry| entry.path());
        let mut others: Vec<ShelvedModel> = folders
            .filter(|folder| folder.is_dir())
            .filter_map(|folder| {
                let name = folder.file_name()?.to_str()?.to_owned();
                Some(ShelvedModel { name, folder })
            })
            .collect();
        others.sort_by(|one, other| one.name.cmp(&other.name));
        own.into_iter().chain(others).collect()
    }

    pub(super) fn named(&self, name: &str) -> Result<ShelvedModel, Failure> {
        let mut models = self.models();
        let at = models.iter().position(|model| model.name == name);
        at.map(|at| models.swap_remove(at)).ok_or_else(|| {
            let names: Vec<&str> = models.iter().map(|model| model.name.as_str()).collect();
            let known = self.texts.any_of(&names);
            Failure::Input(match names.is_empty() {
                false => self.texts.model_not_there(Quoted(name), &known),
                true => self.texts.model_none_here(Quoted(name), &self.command("fetch NAME")),
            })
        })
    }

    /// The folder of the model in use, if any.
    pub(super) fn in_use(&self) -> Option<PathBuf> {
        let (settings, _) = settings_file::chosen(Some(self.texts.language()));
        chosen_folder(&settings.ear, self.texts).ok()
    }

    pub(super) fn is_in_use(&self, folder: &Path) -> bool {
        self.in_use().is_some_and(|used| is_same(&used, folder))
    }

    /// The command line of this scene with other options.
    pub(super) fn command(&self, options: &str) -> String {
        scene_names::opened_in_hector("model", options, self.texts.language())
    }

    /// Makes a model the one in use.
    pub(super) fn use_from_now_on(&self, name: &str) -> Outcome {
        let model = self.named(name)?;
        ModelFolder::check(&model.folder)
            .map_err(|error| Failure::Input(no_model(&error, self.texts)))?;
        let (mut settings, _) = settings_file::chosen(None);
        let is_usual = usual_model().is_ok_and(|usual| is_same(&usual, &model.folder));
        settings.ear.model = (!is_usual).then(|| model.folder.clone());
        settings_file::keep(&settings)?;
        self.tell_use()
    }

    /// Tells which model is in use.
    pub(super) fn tell_use(&self) -> Outcome {
        let (settings, _) = settings_file::chosen(None);
        if let Some(voice) = &settings.ear.profile {
            return tell(&self.texts.voice_before_models(voice));
        }
        let used = self.in_use();
        let is_used =
            |model: &ShelvedModel| used.as_ref().is_some_and(|used| is_same(used, &model.folder));
        match self.models().into_iter().find(is_used) {
            Some(model) => tell(&self.texts.model_used_now(&model.name)),
            None => Ok(()),
        }
    }

    /// Deletes a model, after asking.
    pub(super) fn remove(&self, name: &str, agreed: bool) -> Outcome {
        let texts = self.texts;
        if name == OWN {
            return Err(Failure::Input(texts.model_own_stays()));
        }
        let model = self.named(name)?;
        if !is_model_name(&model.name) {
            return Err(Failure::Input(texts.model_not_there(Quoted(name), OWN)));
        }
        if !agreed {
            let question = texts.model_remove_asked(name, megabytes(size(&model.folder)));
            match ask(&question, texts)? {
                YesOrNo::Agreed => {}
                YesOrNo::Declined => return tell(&texts.model_stays(name)),
                YesOrNo::Unasked => {
                    let command = self.command(&format!("remove {name} --yes"));
                    return Err(Failure::Input(texts.model_remove_by(&command)));
                }
            }
        }
        self.take_away(&model).map_err(|error| {
            let folder = model.folder.display().to_string();
            Failure::Input(texts.not_written(&folder, &refused(&error, texts)))
        })?;
        let (mut settings, _) = settings_file::chosen(None);
        if settings.ear.model.as_deref() == Some(model.folder.as_path()) {
            settings.ear.model = None;
            settings_file::keep(&settings)?;
        }
        tell(&texts.model_removed(name))?;
        self.tell_use()
    }

    /// Moves the folder away before deleting it, so that no ear finds a part of it.
    fn take_away(&self, model: &ShelvedModel) -> io::Result<()> {
        let is_link = fs::symlink_metadata(&model.folder)?.file_type().is_symlink();
        if is_link {
            // The target of a link is elsewhere and does not belong to Hector.
            return fs::remove_file(&model.folder);
        }
        folders::make_private(&self.workshop())?;
        let gone = self.workshop().join(format!("{}.gone", model.name));
        clear(&gone)?;
        fs::rename(&model.folder, &gone)?;
        clear(&gone)
    }
}

/// Deletes a folder, if it exists.
pub(super) fn clear(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The size of the files in a folder, in bytes.
pub(super) fn size(folder: &Path) -> u64 {
    size_within(folder, DEEPEST)
}

fn size_within(folder: &Path, deep: usize) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    entries
        .map(|entry| match entry.metadata() {
            Ok(found) if found.is_dir() && deep > 0 => size_within(&entry.path(), deep - 1),
            Ok(found) if found.is_file() => found.len(),
            _ => 0,
        })
        .fold(0, u64::saturating_add)
}

fn is_same(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| system::canonical(path).unwrap_or_else(|_| path.to_owned());
    whole(one) == whole(other)
}
