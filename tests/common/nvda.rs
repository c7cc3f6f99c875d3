//! A stand-in for NVDA: a library built from `nvda_client.c`, and the folder of that library, which holds the state of
//! the stand-in.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

const LIMIT: Duration = Duration::from_secs(20);

/// The age of the library.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Made {
    In2024,
    In2010,
}

/// NVDA, and its library.
pub(crate) struct Nvda {
    folder: PathBuf,
    pub(crate) library: PathBuf,
    read: usize,
}

impl Nvda {
    /// An NVDA that is running.
    pub(crate) fn start(made: Made) -> Nvda {
        let nvda = Nvda::absent(made);
        nvda.runs();
        nvda
    }

    /// An NVDA that is not running yet.
    pub(crate) fn absent(made: Made) -> Nvda {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("hector-nvda-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Windows does not remove a library that is loaded, so an earlier process with this number may have left one.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let library = folder.join(format!("{DLL_PREFIX}nvdaControllerClient{DLL_SUFFIX}"));
        make(&library, made);
        Nvda { folder, library, read: 0 }
    }

    /// It starts.
    pub(crate) fn runs(&self) {
        self.set("running");
    }

    /// It ends.
    pub(crate) fn ends(&self) {
        self.unset("running");
    }

    /// Switches a state on, by a name that `nvda_client.c` knows.
    pub(crate) fn set(&self, what: &str) {
        fs::write(self.folder.join(what), "").expect("a file");
    }

    /// Switches a state off.
    pub(crate) fn unset(&self, what: &str) {
        let _ = fs::remove_file(self.folder.join(what));
    }

    /// The next call that it got.
    #[track_caller]
    pub(crate) fn was_told(&mut self) -> String {
        let until = Instant::now() + LIMIT;
        loop {
            let told = fs::read_to_string(self.folder.join("told")).unwrap_or_default();
            let lines: Vec<&str> = told.split_inclusive('\n').collect();
            if let Some(line) = lines.get(self.read).and_then(|line| line.strip_suffix('\n')) {
                self.read += 1;
                return line.to_owned();
            }
            assert!(Instant::now() < until, "it was told nothing after {told:?}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// The next call with these words. Earlier calls are skipped.
    #[track_caller]
    pub(crate) fn was_told_of(&mut self, words: &str) -> String {
        loop {
            let told = self.was_told();
            if told.contains(words) {
                return told;
            }
        }
    }

    /// Waits until this is the last call, with none after it for a while.
    #[track_caller]
    pub(crate) fn was_told_last(&self, expected: &str) {
        const QUIET: Duration = Duration::from_millis(150);
        let told = || fs::read_to_string(self.folder.join("told")).unwrap_or_default();
        let until = Instant::now() + LIMIT;
        let (mut newest, mut since) = (told(), Instant::now());
        while since.elapsed() < QUIET || newest.lines().last() != Some(expected) {
            assert!(Instant::now() < until, "it was told {newest:?}");
            std::thread::sleep(Duration::from_millis(5));
            let now = told();
            if now != newest {
                (newest, since) = (now, Instant::now());
            }
        }
    }

    /// Whether it got no call that was not checked.
    pub(crate) fn was_told_no_more(&self) -> bool {
        let told = fs::read_to_string(self.folder.join("told")).unwrap_or_default();
        told.lines().count() == self.read
    }
}

impl Drop for Nvda {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Puts a library there: a prebuilt one from the folder `HECTOR_NVDA_CLIENTS`, with `2024` and `2010`, or one built now
/// with the compiler that Rust uses for linking.
fn make(library: &Path, made: Made) {
    if let Some(clients) = std::env::var_os("HECTOR_NVDA_CLIENTS") {
        let name = if made == Made::In2010 { "2010" } else { "2024" };
        fs::copy(Path::new(&clients).join(name), library).expect("a library");
        return;
    }
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nvda_client.c");
    let mut build = Command::new("cc");
    build.args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"]).arg(library).arg(source);
    if made == Made::In2010 {
        build.arg("-DOLD");
    }
    let status = build.status().expect("a compiler of C, such as gcc");
    assert!(status.success(), "the stand-in for NVDA is not built");
}
