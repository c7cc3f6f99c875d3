//! Engines before anybody plays with them: where one lies, and what it calls itself. Never asks
//! one for a move.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::EngineFault;
use super::keeper::introduction;
use super::process::Process;

/// Where Debian has games, which is not on every path; or beside Hector on Windows, where hardly a
/// program is on the path.
fn more_folders() -> Option<PathBuf> {
    if cfg!(windows) {
        return Some(std::env::current_exe().ok()?.parent()?.to_owned());
    }
    Some(PathBuf::from("/usr/games"))
}

/// Where a program lies that is named as the system finds it, or by its path.
#[must_use]
pub fn find(program: &str) -> Option<PathBuf> {
    if program.contains(std::path::is_separator) {
        return Some(PathBuf::from(program)).filter(|path| path.is_file());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(more_folders());
    folders
        .flat_map(|folder| [folder.join(program), folder.join(format!("{program}{EXE_SUFFIX}"))])
        .find(|path| path.is_file())
}

/// What an engine calls itself. It is started, asked and ended, and takes no longer than this.
///
/// # Errors
/// When it is no engine, or does not answer in time.
pub fn name_of(program: &Path, within: Duration) -> Result<String, EngineFault> {
    let mut process = Process::start(program)?;
    let never = AtomicBool::new(false);
    Ok(introduction(&mut process, &[], (Instant::now() + within, &never))?.name)
}
