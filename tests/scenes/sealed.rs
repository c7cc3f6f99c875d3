//! The proof that a device tells players nothing that the Laws forbid, as an arbiter runs it.
//! Set `UPDATE=1` to write the answers anew, then read them by eye.

use std::fs;
use std::process::{Command, Output};

use crate::common::golden;

fn check(options: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hector"))
        .args(["arbiter", "--check"])
        .args(options)
        .env("HECTOR_HOME", std::env::temp_dir().join("hector-no-such-home"))
        .output()
        .expect("the program")
}

#[test]
fn a_sealed_device_proves_it_in_every_language() {
    for language in ["en", "de", "fr"] {
        let output = check(&["--language", language]);
        assert!(output.status.success(), "{output:?}");
        let told = String::from_utf8(output.stdout).expect("text");
        let told = told.replace(env!("CARGO_PKG_VERSION"), "VERSION");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/sealed");
        golden::holds(format!("{folder}/{language}.txt"), &told);
    }
}

#[test]
fn a_relay_passes_words_on_and_says_no_more() {
    let event = std::env::temp_dir().join(format!("hector-relay-{}.toml", std::process::id()));
    fs::write(&event, "[time]\ncontrol = \"90+30\"\n[device]\nprofile = \"relay\"\n")
        .expect("a file");
    let output = check(&["--language", "en", "--event", event.to_str().expect("a path")]);
    fs::remove_file(&event).expect("it was there");
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(told.contains("\n- mate: Noted. David acht Hector vier\n"), "{told}");
}

#[test]
fn every_profile_of_an_event_passes() {
    for profile in ["recorder", "clock", "recorder and clock", "full announcement", "relay"] {
        let name = profile.replace(' ', "-");
        let event = format!("hector-{name}-{}.toml", std::process::id());
        let event = std::env::temp_dir().join(event);
        let settings = format!("[time]\ncontrol = \"90+30\"\n[device]\nprofile = \"{profile}\"\n");
        fs::write(&event, settings).expect("a file");
        let output = check(&["--language", "en", "--event", event.to_str().expect("a path")]);
        fs::remove_file(&event).expect("it was there");
        let told = String::from_utf8(output.stdout).expect("text");
        assert!(output.status.success(), "{profile}: {told}");
        let mate = if profile == "clock" { "nothing" } else { "Noted." };
        assert!(told.contains(&format!("\n- mate: {mate}")), "{profile}: {told}");
    }
}

#[test]
fn what_cannot_be_used_is_said_in_a_sentence() {
    let output = check(&["--event", "/nowhere.toml"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("\"/nowhere.toml\" cannot be read"), "{said}");
}
