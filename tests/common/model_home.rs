//! A home for a test of `hector model`.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use hector::devices::folders;

/// The name of the model in the list.
pub(crate) const NAME: &str = "test-model";
/// Hector's own model.
pub(crate) const STARTER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/models/starter");

/// A home with a list that has the model at a server.
pub(crate) struct ModelHome {
    pub(crate) home: PathBuf,
}

impl ModelHome {
    pub(crate) fn of(address: &str, bytes: &str, sum: &str) -> ModelHome {
        let home = folders::make_temporary("hector-model").expect("a folder");
        fs::write(
            home.join("list.txt"),
            format!("{NAME} de dynamic {bytes} MIT {sum} {address}\nlarge-model fr fixed - MIT - {address}\n"),
        )
        .expect("a list");
        ModelHome { home }
    }

    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hector"));
        command.arg("model").args(arguments).arg("--sources").arg(self.home.join("list.txt"));
        command.args(["--language", "en"]).env("HECTOR_HOME", &self.home);
        command.stdin(Stdio::null());
        command
    }

    pub(crate) fn model(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        told(self.command(arguments).output().expect("it starts"))
    }

    pub(crate) fn fetch(&self) -> (Option<i32>, String, String) {
        self.model(&["fetch", NAME])
    }

    pub(crate) fn model_folder(&self) -> PathBuf {
        self.home.join("models").join(NAME)
    }

    pub(crate) fn archive(&self) -> PathBuf {
        self.home.join("fetching").join(format!("{NAME}.zip"))
    }

    /// The files that are left in the folders for models and downloads.
    pub(crate) fn left(&self) -> Vec<String> {
        let folders = ["models", "fetching"].map(|folder| self.home.join(folder));
        let entries = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten();
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .filter(|name| !name.ends_with(".lock"))
            .collect();
        names.sort();
        names
    }
}

impl Drop for ModelHome {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.home);
    }
}

pub(crate) fn told(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}
