//! Protection on Unix. On a Mac there is no way to ask whether another program traces this one.

use std::fs;

#[cfg(target_os = "linux")]
use rustix::process::{DumpableBehavior, set_dumpable_behavior};
use rustix::process::{Resource, Rlimit, setrlimit};

use super::Watched;

/// From now on no other program can read this one's memory, and no core file is written. Returns whether a program
/// traces this one already.
#[must_use]
pub fn close() -> Watched {
    // If the system refuses, nothing changes. The check below is made anyway.
    #[cfg(target_os = "linux")]
    let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    watched_by(&fs::read_to_string("/proc/self/status").unwrap_or_default())
}

/// Reads the tracer from the status file of a process.
fn watched_by(status: &str) -> Watched {
    let tracer = status.lines().find_map(|line| line.strip_prefix("TracerPid:"));
    match tracer.map(str::trim) {
        None | Some("0") => Watched::ByNone,
        Some(_) => Watched::ByAProgram,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_debugger_is_seen() {
        assert_eq!(watched_by("Name:\thector\nTracerPid:\t0\nUid:\t1000\n"), Watched::ByNone);
        assert_eq!(watched_by("Name:\thector\nTracerPid:\t4711\n"), Watched::ByAProgram);
        assert_eq!(watched_by(""), Watched::ByNone);
    }
}
