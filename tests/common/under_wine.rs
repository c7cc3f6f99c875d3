//! Hector for Windows under Wine. `HECTOR_WINDOWS` names its program and `WINEPREFIX` its Windows. Its serial ports are
//! Linux terminals, and its keyboard is one too.

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::at_terminal::AtTerminal;

/// A serial port of that Windows, connected to a Linux terminal. It is removed with the test.
pub(crate) struct WindowsPort {
    /// For example `COM11`.
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

    /// Makes Windows list the port, as it does with a device that is plugged in.
    pub(crate) fn is_listed(&self) {
        let place = r"HKLM\HARDWARE\DEVICEMAP\SERIALCOMM";
        let device = format!(r"\Device\{}", self.name);
        let mut registry = Command::new("wine");
        registry.args(["reg", "add", place, "/v", &device, "/t", "REG_SZ", "/d", &self.name, "/f"]);
        let listed = registry.output().expect("wine");
        assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    }

    /// Connects the port to another terminal.
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

/// Starts Hector for Windows at a terminal. Wine sends only changes of the screen and not the output itself, so the
/// screen is large enough for all output of a test, and each line is shown whole.
pub(crate) fn at_windows(name: &str, home: &Path, settings: &str, arguments: &str) -> AtTerminal {
    let program = env::var("HECTOR_WINDOWS").expect("the program");
    let line = format!("stty rows 400 cols 400; wine '{program}' {arguments}; exit $?");
    AtTerminal::begin_with(name, home, settings, &line, &[])
}
