//! A group of processes.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command};

use rustix::process::{Pid, Signal, kill_process_group};

/// Puts what will be started into a group of its own, which ends with us.
pub(super) fn prepare(command: &mut Command) {
    command.process_group(0);
    #[cfg(target_os = "linux")]
    {
        use rustix::process::set_parent_process_death_signal;

        let ask = || set_parent_process_death_signal(Some(Signal::KILL)).map_err(Into::into);
        // SAFETY: between fork and exec this makes one system call and touches no memory of others.
        unsafe {
            command.pre_exec(ask);
        }
    }
}

/// The group, by the number of the process that leads it.
pub(crate) struct Group(Option<Pid>);

impl Group {
    /// The group of what was started.
    pub(super) fn of(leader: &Child) -> io::Result<Group> {
        Ok(Group(i32::try_from(leader.id()).ok().and_then(Pid::from_raw)))
    }

    /// Ends all of it. Its leader was not waited for as yet, so that the number of the group is
    /// still its own.
    pub(crate) fn end(&self) {
        if let Some(group) = self.0 {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}
