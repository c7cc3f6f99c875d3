//! A voice is learned from recordings by the whole program: espeak-ng speaks, the network
//! learns, and libvosk hears before and after.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Short and of few words, so that a program that was not optimised learns them soon.
const SAID: [&str; 8] = [
    "Turm Anna eins",
    "Dame Bella zwei",
    "Turm Bella eins",
    "Dame Anna zwei",
    "Turm Anna zwei",
    "Dame Bella eins",
    "Dame Anna eins",
    "Turm Bella zwei",
];

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

    /// A child's voice, which no training heard: that of a woman, a third higher and faster,
    /// throat and all.
    fn record(&self, file: &str, text: &str) {
        self.record_faster(file, text, [4, 3]);
    }

    /// A voice so much higher and faster.
    fn record_faster(&self, file: &str, text: &str, [more, than]: [u32; 2]) {
        let path = self.said().join(file);
        let spoken = Command::new("espeak-ng")
            .args(["-v", "de+f3", "-s", "130", "-w"])
            .arg(&path)
            .arg(text)
            .status()
            .expect("espeak-ng");
        assert!(spoken.success());
        let mut bytes = fs::read(&path).expect("a recording");
        let rate = u32::from_le_bytes(bytes[24..28].try_into().expect("four bytes"));
        bytes[24..28].copy_from_slice(&(rate * more / than).to_le_bytes());
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

impl Home {
    /// How many of the announcements are understood whole.
    fn understood(&self, options: &[&str]) -> usize {
        let files: Vec<String> = (0..SAID.len())
            .map(|number| self.said().join(format!("{number}.wav")).display().to_string())
            .collect();
        let mut arguments = vec!["transcribe"];
        arguments.extend(options);
        arguments.extend(files.iter().map(String::as_str));
        let (heard, ..) = self.hector(&arguments);
        heard.lines().zip(SAID).filter(|(heard, said)| *heard == said.to_lowercase()).count()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_voice_is_learned_used_listed_and_forgotten() {
    let home = Home::new("learned");
    let said = home.said();
    let mut list = String::from("# A child's voice\n");
    for (number, text) in SAID.iter().enumerate() {
        home.record(&format!("{number}.wav"), text);
        list += &format!("{number}.wav\t{text}\n");
    }
    let folder = said.to_str().expect("a name in UTF-8");
    learns_no_unknown_word(&home, folder);
    home.list(&list);

    let (told, complaints, status) = home.hector(&["enrol", "child", "--from", folder]);
    assert_eq!((complaints.as_str(), status), ("", Some(0)), "{told}");
    let told: Vec<&str> = told.lines().collect();
    let [learning, figures, kept] = told[..] else { panic!("{told:?}") };
    assert_eq!(learning, "Learning from 6 announcements. This takes up to a minute.");
    assert!(
        figures.starts_with("Understood of 2 announcements that were not learned from: before "),
        "{figures}"
    );
    assert_eq!(kept, "Saved as child.");

    let (listed, ..) = home.hector(&["enrol", "--list"]);
    assert!(listed.starts_with("Voice: child. Learned: "), "{listed}");
    assert!(listed.contains("Learned from: 6 announcements. Tried on: 2 others. Before: "));

    let (before, after) = (home.understood(&[]), home.understood(&["--voice", "child"]));
    assert!(after >= before && after + 1 >= SAID.len(), "before {before}, after {after}");

    let (told, ..) = home.hector(&["enrol", "child", "--remove"]);
    assert_eq!(told, "The voice child is deleted.\n");
    let (told, ..) = home.hector(&["enrol", "--list"]);
    assert_eq!(told, "No voice has been learned yet.\n");
    let (_, complaints, status) = home.hector(&["transcribe", "--voice", "child", "0.wav"]);
    let sentence = "hector: There is no voice \"child\". No voice has been learned yet.\n";
    assert_eq!((complaints.as_str(), status), (sentence, Some(2)));
}

#[test]
fn a_strange_voice_is_learned_from_and_only_what_is_something_else_is_left_out() {
    let home = Home::new("strange");
    let mut list = String::new();
    for (number, text) in SAID.iter().enumerate() {
        let said = if number == 5 { "Kurze Rochade" } else { text };
        let file = format!("{number}.wav");
        // Two thirds higher: at first the words are found in half of the recordings.
        home.record_faster(&file, said, [5, 3]);
        if number == 6 {
            let mut bytes = fs::read(home.said().join(&file)).expect("a recording");
            bytes[44..].fill(0);
            fs::write(home.said().join(&file), bytes).expect("a recording");
        }
        list += &format!("{file}\t{text}\n");
    }
    home.list(&list);
    let said = home.said();
    let (told, complaints, _) =
        home.hector(&["enrol", "elf", "--from", said.to_str().expect("a name in UTF-8")]);
    let left_out: Vec<&str> = told.lines().filter(|line| line.starts_with("Left out")).collect();
    assert_eq!(
        left_out,
        [
            "Left out, because other words are heard in them than were asked for: 5.wav.",
            "Left out, because nobody is heard in them: 6.wav.",
        ],
        "{told}{complaints}"
    );
}

fn learns_no_unknown_word(home: &Home, folder: &str) {
    home.list(&"1.wav\tTurm Anna neunundneunzigtausend\n".repeat(8));
    let (_, complaints, status) = home.hector(&["enrol", "--from", folder]);
    let sentence = "hector: \"neunundneunzigtausend\" is not a word of the speech model.\n";
    assert_eq!((complaints.as_str(), status), (sentence, Some(2)));
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
    assert_eq!(no_list, "hector: \"FOLDER/prompts.tsv\" cannot be read: it does not exist.\n");
    assert_eq!(
        refused(Some("1.wav Turm")),
        "hector: Line 1 of prompts.tsv is \"1.wav Turm\". Expected the name of a WAV file in \
         the same folder, a tab, and what is said in it.\n"
    );
    let missing = refused(Some("1.wav\tTurm Anna eins\n"));
    assert!(missing.starts_with("hector: \"FOLDER/1.wav\" cannot be read: "), "{missing}");
    home.record("1.wav", "Turm Anna eins");
    assert_eq!(
        refused(Some("1.wav\tTurm Anna eins\n")),
        "hector: Too few recordings: 1. Expected 8 or more, better 40.\n"
    );
    let (_, complaints, _) = home.hector(&["enrol", "../up", "--list"]);
    assert!(complaints.contains("Expected up to 40 letters, digits, hyphens and underscores."));
    assert!(!home.0.join("voices").exists());
}
