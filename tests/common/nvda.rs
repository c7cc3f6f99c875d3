//! A stand-in for NVDA: a library made of `nvda_client.c`, and the folder in which it lies, its NVDA.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

const LIMIT: Duration = Duration::from_secs(20);

/// Of which time the library is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Made {
    In2024,
    In2010,
}

/// NVDA, and the library that reaches it.
pub(crate) struct Nvda {
    folder: PathBuf,
    pub(crate) library: PathBuf,
    read: usize,
}

impl Nvda {
    /// An NVDA that runs.
    pub(crate) fn start(made: Made) -> Nvda {
        let nvda = Nvda::absent(made);
        nvda.runs();
        nvda
    }

    /// An NVDA that does not run yet.
    pub(crate) fn absent(made: Made) -> Nvda {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("hector-nvda-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Windows keeps a library that is loaded, and with it what an earlier process of this number left.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let library = folder.join(format!("{DLL_PREFIX}nvdaControllerClient{DLL_SUFFIX}"));
        make(&library, made);
        Nvda { folder, library, read: 0 }
    }

    /// It begins to run.
    pub(crate) fn runs(&self) {
        self.set("running");
    }

    /// It ends.
    pub(crate) fn ends(&self) {
        self.unset("running");
    }

    /// From now on this is so, by a name that `nvda_client.c` knows.
    pub(crate) fn set(&self, what: &str) {
        fs::write(self.folder.join(what), "").expect("a file");
    }

    /// It is so no more.
    pub(crate) fn unset(&self, what: &str) {
        let _ = fs::remove_file(self.folder.join(what));
    }

    /// What it was told next.
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

    /// What it was told next with these words in it; what came before is passed over.
    #[track_caller]
    pub(crate) fn was_told_of(&mut self, words: &str) -> String {
        loop {
            let told = self.was_told();
            if told.contains(words) {
                return told;
            }
        }
    }

    /// Waits until this was told last, and for a while nothing after it.
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

    /// Whether it was told everything that was asked for here, and nothing else.
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

/// Puts a library there: one that was built before, where `HECTOR_NVDA_CLIENTS` names a folder with
/// `2024` and `2010`, else one built now by the compiler that Rust needs for linking.
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
