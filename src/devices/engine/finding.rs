//! The name of an engine, before it is used.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::keeper::introduction;
use super::process::Process;
use super::{EngineCommand, EngineFault};

/// The name of an engine. Starts it, asks it and ends it, within this time.
///
/// # Errors
/// If it is not an engine, or does not answer in time.
pub fn name_of(engine: &EngineCommand, within: Duration) -> Result<String, EngineFault> {
    let mut process = Process::start(engine)?;
    let never = AtomicBool::new(false);
    Ok(introduction(&mut process, &[], (Instant::now() + within, &never))?.name)
}
