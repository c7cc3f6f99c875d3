//! The recordings of a reader, in a folder with a list, so that reading can be interrupted at any time.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::devices::sound::write_wav;
use crate::devices::{folders, whole};
use crate::home::reading_aloud::KeepsReadings;
use crate::scenes::ear::reasons;
use crate::scenes::failure::Failure;
use crate::scenes::reasons::refused;
use crate::words::Texts;
use crate::words::enrol::list;
use crate::words::enrol::list::{LIST, Listed, Unlisted};

/// The folder for recordings, with its list.
pub(in crate::scenes) struct KeptReadings {
    folder: PathBuf,
    listed: Vec<Listed>,
}

impl KeptReadings {
    /// Reads the list of earlier recordings in a folder.
    pub(in crate::scenes) fn of(folder: PathBuf, texts: &Texts) -> Result<KeptReadings, Failure> {
        let listed = match whole::text(&folder.join(LIST), whole::SMALL) {
            Ok(text) => list::read(&text).map_err(|error| unlisted(&error, texts))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(on_disk(&folder.join(LIST), &error, texts)),
        };
        Ok(KeptReadings { folder, listed })
    }

    pub(in crate::scenes) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Deletes the recordings.
    pub(in crate::scenes) fn forget(self, texts: &Texts) -> Result<(), Failure> {
        match fs::remove_dir_all(&self.folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(on_disk(&self.folder, &error, texts))
            }
            _ => Ok(()),
        }
    }

    fn write(&mut self, number: usize, text: &str, samples: &[i16]) -> io::Result<()> {
        folders::make_private(&self.folder)?;
        let file = PathBuf::from(format!("{:02}.wav", number + 1));
        write_wav(&self.folder.join(&file), samples)?;
        self.listed.retain(|listed| listed.file != file);
        self.listed.push(Listed { file, text: text.to_owned() });
        self.listed.sort_by(|one, other| one.file.cmp(&other.file));
        let text: String = self.listed.iter().map(list::line).collect();
        whole::replace_private(&self.folder.join(LIST), text)
    }
}

impl KeepsReadings for KeptReadings {
    fn has(&self, text: &str) -> bool {
        self.listed.iter().any(|listed| listed.text == text)
    }

    fn count(&self) -> usize {
        self.listed.len()
    }

    fn keep(
        &mut self,
        number: usize,
        text: &str,
        samples: &[i16],
        texts: &Texts,
    ) -> Result<(), String> {
        self.write(number, text, samples).map_err(|error| {
            let folder = self.folder.display().to_string();
            texts.not_written(&folder, &refused(&error, texts))
        })
    }
}

/// Why a list cannot be used.
pub(in crate::scenes) fn unlisted(error: &Unlisted, texts: &Texts) -> Failure {
    Failure::Input(texts.list_names_no_recording(error.number, LIST, &error.line))
}

pub(in crate::scenes) fn on_disk(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    Failure::Input(reasons::on_disk(path, error, texts))
}
