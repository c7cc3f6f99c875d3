//! `hector model test`: how well a model hears recordings.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::model_home::{ModelHome, STARTER};

/// Recordings of espeak-ng with a list of what is said in them.
fn recorded(home: &Path, list: &str, lines: &[(&str, &str, &str)]) -> PathBuf {
    let folder = home.join("said");
    fs::create_dir_all(&folder).expect("a folder");
    let mut text = String::new();
    for (number, (voice, said, line)) in lines.iter().enumerate() {
        let file = folder.join(format!("{number}.wav"));
        let mut espeak = Command::new("espeak-ng");
        espeak.args(["-v", voice, "-s", "140", "-w"]).arg(&file).arg(said);
        assert!(espeak.status().expect("espeak-ng").success());
        text += &format!("{number}.wav\t{line}\n");
    }
    fs::write(folder.join(list), text).expect("a list");
    folder
}

#[test]
fn a_model_is_tried_on_recordings_in_every_language() {
    let home = ModelHome::of("http://127.0.0.1:9/a.zip", "5", "-");
    let folder = recorded(
        &home.home,
        "expected.tsv",
        &[
            ("de", "Springer Gustav eins Felix drei", "de\tSpringer Gustav eins Felix drei"),
            ("de", "Eva zwei Eva vier", "de\tEva zwei Eva vier"),
            // Said to be another move: whatever is taken is wrong.
            ("de", "Turm Anna eins Anna drei", "de\tDame David eins David drei"),
            ("fr", "Cavalier Gustav un Felix trois", "fr\tCavalier Gustav un Felix trois"),
            ("en", "Knight Gustav one Felix three", "en\tKnight Gustav one Felix three"),
            ("de", "Der Zug nach Hamburg hat heute leider Verspaetung", "de\t"),
        ],
    );
    let options = ["test", "hector", "--recordings", folder.to_str().expect("UTF-8")];
    let (status, said, complaint) = home.model(&options);
    assert_eq!((status, complaint.as_str()), (Some(0), ""), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 6, "{said}");
    assert_eq!(lines[0], "Model hector. Recordings: 6.");
    assert!(lines[1].starts_with("German: Heard in full: 2 of 3."), "{said}");
    assert!(lines[2].starts_with("French: Heard in full: "), "{said}");
    assert!(lines[4].contains(" of 5. Taken correctly: "), "{said}");
    let (_, json, _) = home.model(&[&options[..], &["--json"]].concat());
    let told: serde_json::Value = serde_json::from_str(json.trim()).expect("JSON");
    assert_eq!(
        (&told["model"], &told["recordings"], &told["meant"]),
        (&"hector".into(), &6.into(), &5.into())
    );
    let number = |name: &str| told[name].as_u64().expect("a number");
    assert!(number("whole") >= number("taken_right") && number("taken_wrong") <= 2, "{json}");
    assert!(told["real_time"].as_f64().is_some_and(|share| share > 0.0), "{json}");
    // What nobody can read costs a sentence and the others are heard.
    fs::write(folder.join("0.wav"), "no sound").expect("spoiled");
    let (status, said, complaint) = home.model(&options);
    assert_eq!(status, Some(2));
    assert!(
        complaint.contains("0.wav") && said.starts_with("Model hector. Recordings: 5.\n"),
        "{said}{complaint}"
    );
}

#[test]
fn the_folder_of_an_enrolment_is_a_set_too_and_what_is_none_is_told() {
    let home = ModelHome::of("http://127.0.0.1:9/a.zip", "5", "-");
    let folder =
        recorded(&home.home, "prompts.tsv", &[("de", "Eva zwei Eva vier", "Eva zwei Eva vier")]);
    let folder = folder.to_str().expect("UTF-8");
    let (status, said, _) = home.model(&["test", STARTER, "--recordings", folder]);
    assert_eq!(status, Some(0));
    assert!(said.contains("Heard in full: 1 of 1. "), "{said}");
    let list =
        |text: &str| fs::write(Path::new(folder).join("expected.tsv"), text).expect("a list");
    list("0.wav\txx\tEva\n");
    let complaint = home.model(&["test", "--recordings", folder]).2;
    assert!(complaint.contains("Line 1 of expected.tsv is \"0.wav xx Eva\""), "{complaint}");
    list("# nothing\n");
    assert!(home.model(&["test", "--recordings", folder]).2.contains("There is no recording in "));
    let complaint = home.model(&["test", "--recordings", "/"]).2;
    assert!(
        complaint.contains("There is no list in /. Expected: expected.tsv or prompts.tsv."),
        "{complaint}"
    );
    let complaint = home.model(&["test", "nonsense", "--recordings", folder]).2;
    assert!(complaint.contains("no model called \"nonsense\""), "{complaint}");
}

#[test]
fn the_recordings_that_come_with_hector_serve_where_nobody_names_others() {
    let home = ModelHome::of("http://127.0.0.1:9/a.zip", "5", "-");
    let (status, json, complaint) = home.model(&["test", "hector", "--json"]);
    assert_eq!((status, complaint.as_str()), (Some(0), ""), "{json}");
    let told: serde_json::Value = serde_json::from_str(json.trim()).expect("JSON");
    assert_eq!((&told["recordings"], &told["meant"]), (&48.into(), &48.into()));
    // Neural voices that the model never heard: most, but not all, are understood.
    let whole = told["whole"].as_u64().expect("a number");
    assert!((24..48).contains(&whole), "{json}");
}
