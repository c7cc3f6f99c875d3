//! Learning a voice from recordings, by the whole program.

#![cfg(feature = "ear")]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A home and recordings of one test, gone when it is over.
struct Home(PathBuf);

impl Home {
    fn new(test: &str) -> Home {
        let home = std::env::temp_dir().join(format!("hector-{}-{test}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(home.join("said")).expect("a folder");
        Home(home)
    }

    fn said(&self) -> PathBuf {
        self.0.join("said")
    }

    fn list(&self, text: &str) {
        fs::write(self.said().join("prompts.tsv"), text).expect("a list");
    }

    /// A child's voice, which no training heard: that of a woman, a quarter higher and
    /// faster, throat and all.
    fn record(&self, file: &str, text: &str) {
        let path = self.said().join(file);
        let spoken = Command::new("espeak-ng")
            .args(["-v", "de+Andrea", "-s", "130", "-w"])
            .arg(&path)
            .arg(text)
            .status()
            .expect("espeak-ng");
        assert!(spoken.success());
        let mut bytes = fs::read(&path).expect("a recording");
        let rate = u32::from_le_bytes(bytes[24..28].try_into().expect("four bytes"));
        bytes[24..28].copy_from_slice(&(rate * 5 / 4).to_le_bytes());
        fs::write(&path, bytes).expect("a recording");
    }

    /// What the program says, what it complains of, and its status.
    fn hector(&self, arguments: &[&str]) -> (String, String, Option<i32>) {
        let output = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(arguments)
            .env("HECTOR_HOME", &self.0)
            .env("LC_ALL", "en")
            .output()
            .expect("the program runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        (text(output.stdout), text(output.stderr), output.status.code())
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_cannot_be_learned_from_is_refused_with_a_sentence() {
    let home = Home::new("refused");
    let said = home.said();
    let folder = said.to_str().expect("a name in UTF-8");
    let refused = |list: Option<&str>| {
        if let Some(list) = list {
            home.list(list);
        }
        let (_, complaints, status) = home.hector(&["enrol", "--from", folder]);
        assert_eq!(status, Some(2), "{complaints}");
        complaints.replace(folder, "FOLDER")
    };
    let no_list = refused(None);
    assert_eq!(no_list, "hector: FOLDER/prompts.tsv: No such file or directory (os error 2).\n");
    assert_eq!(
        refused(Some("1.wav Turm")),
        "hector: Line 1 of prompts.tsv is \"1.wav Turm\". Expected the name of a WAV file in \
         the same folder, a tab, and what is said in it.\n"
    );
    let missing = refused(Some("1.wav\tTurm Anna eins\n"));
    assert!(missing.starts_with("hector: FOLDER/1.wav cannot be read: "), "{missing}");
    home.record("1.wav", "Turm Anna eins");
    assert_eq!(
        refused(Some("1.wav\tTurm Anna eins\n")),
        "hector: Too few recordings: there are 1. Expected 8 or more, better forty.\n"
    );
    let (_, complaints, _) = home.hector(&["enrol", "../up", "--list"]);
    assert!(complaints.contains("Expected up to 40 letters, digits, hyphens and underscores."));
    assert!(!home.0.join("voices").exists());
}
