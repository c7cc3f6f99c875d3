//! The recordings of a voice that is being learned, kept until it is: a folder with a list,
//! the same that `--from` takes, so that reading can be interrupted at any time. Never
//! listens itself.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::course::VoiceRecording;
use crate::devices::acoustics::ProfileName;
use crate::devices::sound::{read_wav, write_wav};
use crate::devices::{folders, whole};
use crate::scenes::ear::reasons;
use crate::scenes::failure::Failure;
use crate::words::Texts;
use crate::words::enrol::list;
use crate::words::enrol::list::{LIST, Listed, Unlisted};

/// Where recordings of a voice are kept while it is read.
pub(super) struct KeptReadings {
    folder: PathBuf,
    listed: Vec<Listed>,
}

impl KeptReadings {
    /// What was read so far under a name.
    pub(super) fn under(
        home: &Path,
        name: &ProfileName,
        texts: &Texts,
    ) -> Result<KeptReadings, Failure> {
        let folder = home.join("readings").join(name.to_string());
        let listed = match whole::text(&folder.join(LIST), whole::SMALL) {
            Ok(text) => list::read(&text).map_err(|error| unlisted(&error, texts))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(on_disk(&folder.join(LIST), &error, texts)),
        };
        Ok(KeptReadings { folder, listed })
    }

    /// The folder.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether an announcement was read.
    pub(super) fn has(&self, text: &str) -> bool {
        self.listed.iter().any(|listed| listed.text == text)
    }

    /// How many announcements were read.
    pub(super) fn count(&self) -> usize {
        self.listed.len()
    }

    /// Keeps how the announcement with this number was read; an earlier reading is replaced.
    pub(super) fn keep(&mut self, number: usize, text: &str, samples: &[i16]) -> io::Result<()> {
        folders::make_private(&self.folder)?;
        let file = PathBuf::from(format!("{:02}.wav", number + 1));
        write_wav(&self.folder.join(&file), samples)?;
        self.listed.retain(|listed| listed.file != file);
        self.listed.push(Listed { file, text: text.to_owned() });
        self.listed.sort_by(|one, other| one.file.cmp(&other.file));
        let text: String = self.listed.iter().map(list::line).collect();
        whole::replace_private(&self.folder.join(LIST), text)
    }

    /// Takes the recordings away: they were for learning alone.
    pub(super) fn forget(self, texts: &Texts) -> Result<(), Failure> {
        match fs::remove_dir_all(&self.folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(on_disk(&self.folder, &error, texts))
            }
            _ => Ok(()),
        }
    }
}

/// The recordings of a folder with a list.
pub(super) fn recordings(
    folder: &Path,
    texts: &Texts,
) -> Result<(Vec<Listed>, Vec<VoiceRecording>), Failure> {
    let path = folder.join(LIST);
    let text = whole::text(&path, whole::SMALL).map_err(|error| on_disk(&path, &error, texts))?;
    let listed = list::read(&text).map_err(|error| unlisted(&error, texts))?;
    let recording = |listed: &Listed| {
        let samples = read_wav(&folder.join(&listed.file))
            .map_err(|error| Failure::Input(reasons::unheard(&error, texts)))?;
        Ok(VoiceRecording { samples, text: list::spelled(&listed.text) })
    };
    let recordings = listed.iter().map(recording).collect::<Result<_, Failure>>()?;
    Ok((listed, recordings))
}

fn unlisted(error: &Unlisted, texts: &Texts) -> Failure {
    Failure::Input(texts.list_names_no_recording(error.number, LIST, &error.line))
}

fn on_disk(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    Failure::Input(reasons::on_disk(path, error, texts))
}
