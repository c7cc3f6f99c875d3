//! A temporary folder for a test. It is removed with the test, even if the test fails.

use std::ffi::OsStr;
use std::ops::Deref;
use std::path::Path;

use tempfile::{Builder, TempDir};

pub(crate) struct OwnFolder(TempDir);

impl OwnFolder {
    /// An empty folder in the system's temporary folder.
    pub(crate) fn new(name: &str) -> OwnFolder {
        OwnFolder::within(&std::env::temp_dir(), name)
    }

    /// An empty folder next to the build output, where there is room for large files.
    #[allow(dead_code, reason = "shared with other programs of tests")]
    pub(crate) fn with_room(name: &str) -> OwnFolder {
        OwnFolder::within(Path::new(env!("CARGO_TARGET_TMPDIR")), name)
    }

    fn within(place: &Path, name: &str) -> OwnFolder {
        let prefix = format!("hector-{name}-");
        OwnFolder(Builder::new().prefix(&prefix).tempdir_in(place).expect("a folder"))
    }
}

impl Deref for OwnFolder {
    type Target = Path;

    fn deref(&self) -> &Path {
        self.0.path()
    }
}

impl AsRef<Path> for OwnFolder {
    fn as_ref(&self) -> &Path {
        self
    }
}

impl AsRef<OsStr> for OwnFolder {
    fn as_ref(&self) -> &OsStr {
        self.as_os_str()
    }
}
