//! A model as it is in its folder: the network, the pronunciations and the settings. Reads files, and does not write
//! any.

use std::io;
use std::path::{Path, PathBuf};

use super::alignment::PronouncedWays;
use super::{
    CepstraSettings, ModelFile, Network, Pronunciations, Unpronounced, UnreadableModel,
    UnusableSettings,
};
use crate::whole;

/// The network's file in the folder of a model.
pub const NETWORK_FILE: &str = "am/final.mdl";

/// A complete model.
#[derive(Debug, Clone)]
pub struct AcousticModel {
    file: ModelFile,
    pronunciations: Pronunciations,
    settings: CepstraSettings,
    silence: usize,
}

/// Why a folder holds no model that can be trained.
#[derive(Debug, thiserror::Error)]
#[error("no acoustic model: {self:?}")]
pub enum NotTeachable {
    /// A file is missing or cannot be read.
    File {
        path: PathBuf,
        /// The system's message.
        error: io::Error,
    },
    /// The network's file is of another kind.
    Network(#[from] UnreadableModel),
    /// Its settings differ from what this program computes.
    Settings(#[from] UnusableSettings),
    /// Its words have no pronunciations.
    Words(#[from] Unpronounced),
    /// The network's input does not match its settings.
    Apart {
        /// The input size by the settings.
        settings: usize,
        /// The input size of the network.
        network: usize,
    },
    /// A phone has no output.
    Silent(usize),
}

impl AcousticModel {
    /// Reads the model in a folder.
    ///
    /// # Errors
    /// If a file is missing, or of a kind that cannot be trained.
    pub fn open(folder: &Path) -> Result<AcousticModel, NotTeachable> {
        let text = |name: &str| {
            let path = folder.join(name);
            whole::text(&path, whole::MODEL).map_err(|error| NotTeachable::File { path, error })
        };
        let path = folder.join(NETWORK_FILE);
        let bytes = whole::bytes(&path, whole::MODEL)
            .map_err(|error| NotTeachable::File { path, error })?;
        let file = ModelFile::read(bytes)?;
        let settings = CepstraSettings::read(&text("conf/mfcc.conf")?)?;
        if settings.cepstra != file.network().input() {
            let network = file.network().input();
            return Err(NotTeachable::Apart { settings: settings.cepstra, network });
        }
        let silence = silence(&text("conf/model.conf")?);
        let (phones, lexicon) = (text("graph/phones.txt")?, text("graph/lexicon.txt")?);
        let pronunciations = Pronunciations::read(&phones, &lexicon, silence)?;
        let silence = file.sound_of(silence).ok_or(NotTeachable::Silent(silence))?;
        let silent = pronunciations.phones().find(|phone| file.sound_of(*phone).is_none());
        match silent {
            Some(phone) => Err(NotTeachable::Silent(phone)),
            None => Ok(AcousticModel { file, pronunciations, settings, silence }),
        }
    }

    #[must_use]
    pub fn network(&self) -> &Network {
        self.file.network()
    }

    #[must_use]
    pub fn file(&self) -> &ModelFile {
        &self.file
    }

    /// The settings for computing its input.
    #[must_use]
    pub fn settings(&self) -> &CepstraSettings {
        &self.settings
    }

    #[must_use]
    pub fn pronunciations(&self) -> &Pronunciations {
        &self.pronunciations
    }

    /// The output of its network for silence.
    pub(super) fn silence(&self) -> usize {
        self.silence
    }

    /// Each word of a text, as the outputs of the network for its phones.
    pub(super) fn ways(&self, text: &str) -> Result<Vec<PronouncedWays>, Unpronounced> {
        let sounds = |phones: &Vec<usize>| {
            phones.iter().filter_map(|phone| self.file.sound_of(*phone)).collect()
        };
        let words = self.pronunciations.of(text)?;
        Ok(words.into_iter().map(|word| word.iter().map(sounds).collect()).collect())
    }
}

/// The phone that the recogniser takes for silence. The first phone if its settings do not name one.
fn silence(settings: &str) -> usize {
    let named =
        settings.lines().find_map(|line| line.trim().strip_prefix("--endpoint.silence-phones="));
    named.and_then(|phones| phones.split(':').next()?.trim().parse().ok()).unwrap_or(1)
}
