//! `hector doctor` as a person or a program runs it.

use std::net::TcpListener;
use std::os::unix::net::UnixListener;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use crate::common::own_folder::OwnFolder;
use crate::common::program::write_program;
use serde_json::Value;

#[test]
fn every_check_answers_and_what_fails_has_a_remedy() {
    let output = doctor(&["--json"], &[]);
    assert!(output.status.success(), "devices are optional");
    let checks = checks(&output);
    let names: Vec<&str> = checks.iter().filter_map(|check| check["check"].as_str()).collect();
    assert_eq!(names, ["voice", "microphone", "recogniser", "braille", "board", "engine"]);
    for check in checks {
        let sentence = check["sentence"].as_str().expect("a sentence");
        assert!(sentence.ends_with('.'), "{sentence}");
        let works = check["works"].as_bool().expect("works or not");
        assert_eq!(check["remedy"].is_null(), works, "{check}");
    }
}

/// What was built in, by the names that whoever builds it knows.
#[test]
fn the_features_are_named() {
    let built = [
        ("voice", cfg!(feature = "voice")),
        ("ear", cfg!(feature = "ear")),
        ("braille", cfg!(feature = "braille")),
        ("hall", cfg!(feature = "hall")),
        ("boards", cfg!(feature = "boards")),
        ("ble", cfg!(feature = "ble")),
    ];
    let expected: Vec<&str> =
        built.into_iter().filter_map(|(name, is_built)| is_built.then_some(name)).collect();
    let report: Value = serde_json::from_slice(&doctor(&["--json"], &[]).stdout).expect("JSON");
    assert_eq!(report["features"], serde_json::json!(expected));
    assert_eq!(report["version"], env!("CARGO_PKG_VERSION"));
    let said = String::from_utf8(doctor(&[], &[]).stdout).expect("UTF-8");
    let told = match expected.is_empty() {
        true => "Built for text only.".to_owned(),
        false => format!("Built with: {}.", expected.join(", ")),
    };
    assert_eq!(said.lines().nth(1), Some(told.as_str()));
}

#[test]
fn the_answer_is_lines_to_be_heard() {
    let output = doctor(&[], &[]);
    assert!(output.status.success(), "devices are optional");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    let (first, rest) = said.split_once('\n').expect("lines");
    assert_eq!(first, concat!("Hector ", env!("CARGO_PKG_VERSION"), ". Text and keyboard work."));
    let sentences = rest.lines().filter(|line| !line.starts_with("  To fix it: "));
    assert_eq!(sentences.count(), 7, "{said}");
}

#[test]
fn the_answer_is_in_the_language_that_was_asked_for_or_suggested() {
    let english = doctor(&["--language", "en"], &[]);
    let english = String::from_utf8(english.stdout).expect("UTF-8");
    let english: Vec<&str> = english.lines().filter(|line| !line.starts_with(' ')).collect();
    for (code, locale, mended) in
        [("de", "de_AT.UTF-8", "  Abhilfe: "), ("fr", "fr_CA.UTF-8", "  Solution : ")]
    {
        let asked = String::from_utf8(doctor(&["--language", code], &[]).stdout).expect("UTF-8");
        let suggested = String::from_utf8(doctor(&[], &[("LC_ALL", locale)]).stdout);
        let first = |said: &str| said.lines().next().map(str::to_owned);
        assert_eq!(first(&asked), first(&suggested.expect("UTF-8")));
        let sentences = asked.lines().filter(|line| !line.starts_with(mended));
        assert_eq!(sentences.clone().count(), 8, "{asked}");
        for sentence in sentences {
            assert!(!english.contains(&sentence), "{sentence}");
        }
        for check in checks(&doctor(&["--json", "--language", code], &[])) {
            let sentence = check["sentence"].as_str().expect("a sentence");
            assert!(!asked.contains(sentence), "JSON is English: {sentence}");
        }
    }
}

#[test]
fn services_that_never_answer_do_not_hold_the_doctor() {
    let folder = OwnFolder::new("doctor");
    std::fs::create_dir_all(&folder).expect("a folder");
    let socket = folder.join("speech");
    // Both take a connection and say nothing, for ever.
    let _speech = UnixListener::bind(&socket).expect("a socket");
    let (_braille, number) = silent_braille();
    let started = Instant::now();
    let speech_address = format!("unix_socket:{}", socket.display());
    let braille_address = format!("127.0.0.1:{number}");
    let output = doctor(
        &["--json"],
        &[("SPEECHD_ADDRESS", &speech_address), ("BRLAPI_HOST", &braille_address)],
    );
    let took = started.elapsed();
    assert!(output.status.success(), "devices are optional");
    assert!(took < Duration::from_secs(12), "it took {took:?}");
    for check in checks(&output) {
        if check["check"] == "voice" || check["check"] == "braille" {
            assert_eq!(check["works"], false, "{check}");
        } else {
            let sentence = check["sentence"].as_str().expect("a sentence");
            assert!(!sentence.contains("No answer came"), "another one is blamed: {sentence}");
        }
    }
}

#[test]
fn engines_are_named_and_one_that_never_answers_does_not_hold_the_doctor() {
    let folder = OwnFolder::new("engines");
    let home = folder.join("home");
    std::fs::create_dir_all(&home).expect("a folder");
    let engine = |name: &str, body: &str| {
        let path = folder.join(name);
        write_program(&path, body);
        path.display().to_string()
    };
    let says = |chosen: &str| {
        let setting = format!("engine = {chosen}\n");
        std::fs::write(home.join("settings.txt"), setting).expect("settings");
        let started = Instant::now();
        let path = format!("{}:/usr/bin:/bin", folder.display());
        let home = home.display().to_string();
        let output = doctor(&["--json"], &[("PATH", &path), ("HECTOR_HOME", &home)]);
        assert!(started.elapsed() < Duration::from_secs(12), "{:?}", started.elapsed());
        let found = checks(&output).into_iter().find(|check| check["check"] == "engine");
        found.expect("the check")["sentence"].as_str().expect("a sentence").to_owned()
    };
    let answers = "read -r line; echo 'id name Careful 3'; echo uciok; read -r line";
    let careful = engine("careful", answers);
    let told = says(&careful);
    assert!(told.starts_with(&format!("Chess engines: Careful 3 as {careful}")), "{told}");
    let silent = engine("silent", "exec sleep 60");
    engine("lc0", "echo I am no engine");
    let told = says(&silent);
    let late = format!("{silent} cannot be used: it does not answer.");
    assert!(told.contains(&late), "{told}");
    assert!(told.contains("lc0 cannot be used: it does not speak UCI."), "{told}");
    let told = says("/no/such/engine");
    let gone = "/no/such/engine, the engine in your settings, does not exist.";
    assert!(told.contains(gone), "{told}");
}

/// A listener where BRLTTY would listen, and its number there.
fn silent_braille() -> (TcpListener, u16) {
    (900..1000)
        .find_map(|number| Some((TcpListener::bind(("127.0.0.1", 4101 + number)).ok()?, number)))
        .expect("a free port")
}

/// Runs the doctor, with no voice unless the environment names one: a test is silent.
fn doctor(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hector"))
        .arg("doctor")
        .args(arguments)
        .env("SPEECHD_ADDRESS", "unix_socket:/nowhere/speech")
        .env("SPEECHD_CMD", "/bin/false")
        .env("LC_ALL", "C")
        .env("HECTOR_HOME", "/nowhere")
        .envs(environment.iter().copied())
        .output()
        .expect("hector runs")
}

fn checks(output: &Output) -> Vec<Value> {
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["version"], env!("CARGO_PKG_VERSION"));
    report["checks"].as_array().expect("a list").clone()
}
