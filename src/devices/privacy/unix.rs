//! As it is asked of Linux. A Mac has no answer to who looks in.

use std::fs;

#[cfg(target_os = "linux")]
use rustix::process::{DumpableBehavior, set_dumpable_behavior};
use rustix::process::{Resource, Rlimit, setrlimit};

use super::Watched;

/// From now on no other program looks in, and nothing of the memory goes into a file. Says whether
/// one looks in already.
#[must_use]
pub fn close() -> Watched {
    // A system that does not take this is as it was; the question below is asked all the same.
    #[cfg(target_os = "linux")]
    let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    watched_by(&fs::read_to_string("/proc/self/status").unwrap_or_default())
}

/// Who follows a process, by what the system says of it.
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
