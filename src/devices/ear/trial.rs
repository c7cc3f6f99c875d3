//! Tries a model in a separate process before it is loaded here: the recogniser's library does not check its files,
//! and some spoiled ones crash the process that loads them. Mutually recursive with `recogniser`: no model is loaded
//! untried, and a trial loads one.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::libvosk::{self, NoLibvosk};
use super::model::{ModelFolder, NoModel};
use super::recogniser::Model;
use crate::sound::SAMPLES_A_SECOND;
use crate::system;

/// How a model is tried before the ear loads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trial {
    /// By starting this program with [`ARGUMENTS`] and the folder.
    By(PathBuf),
    /// Not at all: the calling process may crash.
    None,
}

/// The arguments that make the program try a model.
pub const ARGUMENTS: [&str; 2] = ["doctor", "--try-model"];

/// Set during a trial, so that a trial does not start another.
const UNDER_TRIAL: &str = "HECTOR_TRIES_MODEL";

/// How long a trial may take. The largest model for one language loads in a few seconds.
const LIMIT: Duration = Duration::from_secs(60);

/// How often to check whether the trial is over.
const LOOK: Duration = Duration::from_millis(10);

impl Trial {
    /// Tries a model.
    ///
    /// # Errors
    /// If it is not a model, crashes or hangs the process that loads it, or the recogniser is missing.
    pub fn try_model(&self, folder: &ModelFolder) -> Result<(), NoModel> {
        let Trial::By(program) = self else { return Ok(()) };
        let path = folder.path();
        if std::env::var_os(UNDER_TRIAL).is_some() {
            return Err(NoModel::Untried(path.to_owned()));
        }
        let code = ended(program, path).and_then(|status| status.code());
        if code == Some(0) {
            return Ok(());
        }
        self.try_library()?;
        Err(match code {
            Some(2) => NoModel::Refused(path.to_owned()),
            _ => NoModel::Untried(path.to_owned()),
        })
    }

    /// Loads the library of the recogniser without a model.
    ///
    /// # Errors
    /// If it is missing, or crashes the process that loads it.
    pub fn try_library(&self) -> Result<(), NoLibvosk> {
        let Trial::By(program) = self else { return Ok(()) };
        // The program's path is not a model folder, so the trial ends before it loads a model.
        match ended(program, program) {
            Some(status) if system::was_brought_down(status) => {
                Err(NoLibvosk::Deadly { file: libvosk::place() })
            }
            Some(_) => libvosk::load(),
            None => Ok(()),
        }
    }
}

/// How the trial process ended. `None` if it could not start, or did not end in time.
fn ended(program: &Path, model: &Path) -> Option<ExitStatus> {
    let trial = Command::new(program)
        .args(ARGUMENTS)
        .arg(model)
        .env(UNDER_TRIAL, "yes")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    trial.ok().and_then(|trial| OnTrial(trial).ended())
}

/// Loads a model and lets it hear a second of noise. Called in the process that may crash.
///
/// # Errors
/// If the recogniser is missing or does not accept it.
pub fn undergo(folder: &Path) -> Result<(), NoModel> {
    libvosk::load()?;
    let model = Model::load(ModelFolder::check(folder)?, &Trial::None)?;
    let mut noise = 1_u32;
    let mut sample = || {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i16::from_be_bytes([(noise >> 28) as u8, (noise >> 16) as u8])
    };
    let samples: Vec<i16> = (0..SAMPLES_A_SECOND).map(|_| sample()).collect();
    // A word that no model knows is skipped. What is left takes any sound.
    let mut recogniser = model.listen_for(&["[unk]".to_owned()])?;
    recogniser.take(&samples);
    let _ = recogniser.finish();
    Ok(())
}

/// A trial process, which is ended on drop.
struct OnTrial(Child);

impl OnTrial {
    fn ended(mut self) -> Option<ExitStatus> {
        let until = Instant::now() + LIMIT;
        while Instant::now() < until {
            if let Some(status) = self.0.try_wait().ok()? {
                return Some(status);
            }
            std::thread::sleep(LOOK);
        }
        None
    }
}

impl Drop for OnTrial {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
