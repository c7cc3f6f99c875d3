//! Job objects on Windows: all processes of a job end when its last handle is closed, and so with us.

use std::ffi::c_void;
use std::io;
use std::mem::{size_of, zeroed};
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};
use std::os::windows::process::CommandExt as _;
use std::process::{Child, Command};
use std::ptr::null;

use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation,
    SetInformationJobObject, TerminateJobObject,
};
use windows_sys::Win32::System::Threading::CREATE_NO_WINDOW;

/// Sets up a command so that it gets no window and not our console. So no key reaches it.
pub(super) fn prepare(command: &mut Command) {
    command.creation_flags(CREATE_NO_WINDOW);
}

pub(crate) struct Group(OwnedHandle);

impl Group {
    /// Puts a process into a job of its own. Everything that it starts later is in it too.
    pub(super) fn of(leader: &Child) -> io::Result<Group> {
        // SAFETY: takes nothing but a name, and there is none.
        let handle = unsafe { CreateJobObjectW(null(), null()) };
        if handle.is_null() {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle is open, and nobody else has it.
        let job = unsafe { OwnedHandle::from_raw_handle(handle) };
        // SAFETY: plain numbers, for which nought is a value.
        let mut limits: JOBOBJECT_EXTENDED_LIMIT_INFORMATION = unsafe { zeroed() };
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        let length = size_of::<JOBOBJECT_EXTENDED_LIMIT_INFORMATION>();
        // SAFETY: both handles are open, and the limits are as long as is said.
        let put = unsafe {
            let limits = (&raw const limits).cast::<c_void>();
            let length = u32::try_from(length).unwrap_or(0);
            SetInformationJobObject(handle, JobObjectExtendedLimitInformation, limits, length) != 0
                && AssignProcessToJobObject(handle, leader.as_raw_handle()) != 0
        };
        if put { Ok(Group(job)) } else { Err(io::Error::last_os_error()) }
    }

    /// Ends all processes of the job.
    pub(crate) fn end(&self) {
        // SAFETY: the handle is open.
        unsafe { TerminateJobObject(self.0.as_raw_handle(), 1) };
    }
}

#[cfg(test)]
mod tests {
    use std::process::Stdio;
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use super::*;

    fn is_gone(child: &mut Child) -> bool {
        let until = Instant::now() + Duration::from_secs(10);
        while Instant::now() < until {
            if child.try_wait().expect("it is ours").is_some() {
                return true;
            }
            sleep(Duration::from_millis(10));
        }
        false
    }

    #[test]
    fn what_was_started_ends_by_order_and_with_whoever_has_its_job() {
        let started = || {
            let mut command = Command::new("cmd");
            command.args(["/c", "pause"]).stdin(Stdio::piped()).stdout(Stdio::null());
            prepare(&mut command);
            let mut child = command.spawn().expect("cmd is part of Windows");
            let group = Group::of(&child).expect("a job");
            assert!(child.try_wait().expect("it is ours").is_none(), "it waits for a key");
            (child, group)
        };
        let (mut child, group) = started();
        group.end();
        assert!(is_gone(&mut child));
        let (mut child, group) = started();
        drop(group);
        assert!(is_gone(&mut child), "nobody has the job any more");
    }
}
