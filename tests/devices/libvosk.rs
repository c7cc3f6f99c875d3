//! A Hector whose recogniser is missing, spoiled, another library or deadly: it starts, says so in
//! a sentence with what fixes it, and plays on.

use std::env::consts::DLL_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::at_terminal::AtTerminal;

/// The program in a folder of its own, and what lies there as its recogniser.
struct Alone(PathBuf);

impl Alone {
    fn new(name: &str) -> Alone {
        // Away from the folder that cargo builds in, beside which lies the true recogniser.
        let folder = std::env::temp_dir().join(format!("hector-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let alone = Alone(folder);
        // By another process: a program that this one holds open for writing cannot be run.
        let mut copying = Command::new("cp");
        copying.arg(env!("CARGO_BIN_EXE_hector")).arg(alone.program());
        assert!(copying.status().expect("cp").success(), "a copy");
        alone
    }

    fn program(&self) -> PathBuf {
        self.0.join("hector")
    }

    fn library(&self) -> PathBuf {
        self.0.join(format!("libvosk{DLL_SUFFIX}"))
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(self.program())
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("HECTOR_HOME", &self.0)
            .output()
            .expect("an answer")
    }

    /// Whatever asks for the recogniser says this of it, and everything else works.
    fn says(&self, sentence: &str) {
        let version = self.run(&["--version"]);
        assert!(version.status.success(), "{version:?}");
        let recording = self.0.join("nothing.wav");
        let transcribed = self.run(&["transcribe", "--language", "en", &shown(&recording)]);
        assert_eq!(transcribed.status.code(), Some(2), "{transcribed:?}");
        assert_eq!(text(&transcribed.stderr), format!("hector: {sentence}\n"));
        let checked = self.run(&["doctor", "--check", "recogniser", "--language", "en"]);
        assert!(checked.status.success(), "{checked:?}");
        let checked: serde_json::Value = serde_json::from_slice(&checked.stdout).expect("JSON");
        assert_eq!(checked["works"], false);
        assert_eq!(checked["sentence"], sentence);
        let remedy =
            format!("put libvosk{DLL_SUFFIX} of the Python package vosk into {}", shown(&self.0));
        assert_eq!(checked["remedy"], remedy);
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The recogniser as the start script fetched it.
fn libvosk() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(".libraries").join(format!("libvosk{DLL_SUFFIX}"))
}

/// Makes a library of some C, as the compiler that links Hector does.
fn compile(source: &str, library: &Path) {
    let file = library.with_extension("c");
    fs::write(&file, source).expect("a file");
    let made = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(library).arg(&file).status();
    assert!(made.expect("cc").success());
}

#[test]
fn a_recogniser_that_is_not_there_is_missed_in_a_sentence() {
    Alone::new("missing").says(
        "No speech recogniser: libvosk is missing, beside the program, in .libraries and in the \
         system.",
    );
}

#[test]
fn a_file_that_is_no_library_is_not_loaded() {
    let alone = Alone::new("unloadable");
    fs::write(
        alone.library(),
        "Not a library, and long enough to be looked at as one.\n".repeat(9),
    )
    .expect("a file");
    let library = shown(&alone.library());
    alone.says(&format!("No speech recogniser: {library} cannot be loaded: invalid ELF header."));
    fs::write(alone.library(), "").expect("a file");
    alone.says(&format!("No speech recogniser: {library} cannot be loaded: file too short."));
}

#[test]
fn another_library_is_not_taken_for_the_recogniser() {
    let alone = Alone::new("foreign");
    compile("void *vosk_model_new(const char *path) { return 0; }", &alone.library());
    alone.says(&format!("No speech recogniser: {} is another library.", shown(&alone.library())));
}

#[test]
fn a_library_that_ends_whoever_loads_it_does_not_end_the_game() {
    let alone = Alone::new("deadly");
    let source =
        "#include <stdlib.h>\n__attribute__((constructor)) void at_once(void) { abort(); }";
    compile(source, &alone.library());
    let library = shown(&alone.library());
    let sentence = format!("No speech recogniser: {library} crashes every program that loads it.");
    alone.says(&sentence);
    let settings = "language = en\near = key\n";
    // Somebody who has been heard before misses it.
    fs::write(alone.0.join("devices.txt"), "ear\n").expect("a file");
    let command = format!("'{}' play --language en", shown(&alone.program()));
    let mut player = AtTerminal::begin_with("player", &alone.0, settings, &command, &[]);
    player.sees("Your colour?");
    player.sees(&sentence);
    player.types("white");
    player.sees("Which time control?");
}

#[test]
fn half_of_the_recogniser_is_no_recogniser() {
    let alone = Alone::new("half");
    let mut library = fs::read(libvosk()).expect("the recogniser");
    library.truncate(library.len() / 2);
    fs::write(alone.library(), library).expect("a file");
    let transcribed = alone.run(&["transcribe", "--language", "en", "nothing.wav"]);
    assert_eq!(transcribed.status.code(), Some(2), "{transcribed:?}");
    assert!(
        text(&transcribed.stderr).starts_with("hector: No speech recogniser: "),
        "{transcribed:?}"
    );
}

#[test]
fn a_recogniser_beside_the_program_is_taken() {
    let alone = Alone::new("beside");
    fs::copy(libvosk(), alone.library()).expect("a copy");
    let checked = alone.run(&["doctor", "--check", "recogniser", "--language", "en"]);
    let checked: serde_json::Value = serde_json::from_slice(&checked.stdout).expect("JSON");
    assert_eq!(checked["works"], true, "{checked}");
}
