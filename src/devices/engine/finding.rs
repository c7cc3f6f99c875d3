//! An engine before anybody plays with it: what it calls itself. Never asks one for a move.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::keeper::introduction;
use super::process::Process;
use super::{EngineCommand, EngineFault};

/// What an engine calls itself. It is started, asked and ended, and takes no longer than this.
///
/// # Errors
/// When it is no engine, or does not answer in time.
pub fn name_of(engine: &EngineCommand, within: Duration) -> Result<String, EngineFault> {
    let mut process = Process::start(engine)?;
    let never = AtomicBool::new(false);
    Ok(introduction(&mut process, &[], (Instant::now() + within, &never))?.name)
}
