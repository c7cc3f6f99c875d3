//! Process groups on Unix.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command};

use rustix::process::{Pid, Signal, kill_process_group};

/// Sets up a command so that it starts in a group of its own. On Linux it ends with us.
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

/// The group, by the number of its leader.
pub(crate) struct Group(Option<Pid>);

impl Group {
    pub(super) fn of(leader: &Child) -> io::Result<Group> {
        Ok(Group(i32::try_from(leader.id()).ok().and_then(Pid::from_raw)))
    }

    /// Ends the whole group. Call it before waiting for the leader, so that the number still belongs to the group.
    pub(crate) fn end(&self) {
        if let Some(group) = self.0 {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}
