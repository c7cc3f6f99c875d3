//! Hector for Windows under Wine, where `HECTOR_WINDOWS` names its program and `WINEPREFIX` its Windows: its ports are
//! terminals of Linux, and it is typed at by a terminal too.

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::at_terminal::AtTerminal;

/// A port of that Windows, behind which is a terminal of Linux. It goes with the test.
pub(crate) struct WindowsPort {
    /// Such as `COM11`.
    pub(crate) name: String,
    link: PathBuf,
}

impl WindowsPort {
    pub(crate) fn to(terminal: &str) -> WindowsPort {
        static NUMBER: AtomicUsize = AtomicUsize::new(11);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let windows = PathBuf::from(env::var_os("WINEPREFIX").expect("a Windows"));
        let link = windows.join(format!("dosdevices/com{number}"));
        symlink(terminal, &link).expect("a port");
        WindowsPort { name: format!("COM{number}"), link }
    }

    /// Has Windows list it, as it does with what is plugged in.
    pub(crate) fn is_listed(&self) {
        let place = r"HKLM\HARDWARE\DEVICEMAP\SERIALCOMM";
        let device = format!(r"\Device\{}", self.name);
        let mut registry = Command::new("wine");
        registry.args(["reg", "add", place, "/v", &device, "/t", "REG_SZ", "/d", &self.name, "/f"]);
        let listed = registry.output().expect("wine");
        assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    }

    /// Has another terminal behind it from now on.
    pub(crate) fn leads_to(&self, terminal: &str) {
        fs::remove_file(&self.link).expect("the port goes");
        symlink(terminal, &self.link).expect("a port");
    }
}

impl Drop for WindowsPort {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.link));
    }
}

/// Starts Hector for Windows at a terminal. Wine shows what is new on a screen and not what is written, so the screen is
/// as large as all that is written in a test, and each line is shown whole.
pub(crate) fn at_windows(name: &str, home: &Path, settings: &str, arguments: &str) -> AtTerminal {
    let program = env::var("HECTOR_WINDOWS").expect("the program");
    let line = format!("stty rows 400 cols 400; wine '{program}' {arguments}; exit $?");
    AtTerminal::begin_with(name, home, settings, &line, &[])
}
