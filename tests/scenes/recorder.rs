//! `hector-recorder`: what it does, and that whatever could help to play is not in the program.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::common::at_home::home;
use crate::common::fed::fed;
use hector::words::{self, HelpWanted, Language};

const RECORDER: &str = env!("CARGO_BIN_EXE_hector-recorder");
const WHOLE: &str = env!("CARGO_BIN_EXE_hector");

/// What the recorder is without. Each is looked for by the names of its functions and by the
/// files from which a program can tell that it failed.
const ABSENT: [&str; 10] = [
    "hector_chess::opponent",
    "hector_chess::drills",
    "hector_devices::engine",
    "hector_devices::library",
    "hector_devices::link::keeper",
    "hector_devices::link::greeting",
    "hector_home::drills",
    "hector_home::practice",
    "scenes::practice",
    "scenes::review",
];

/// How others come in over a network and prove who they are, by the names of functions alone. What
/// goes out stays: a voice and a braille display may be at another machine, where their user said so.
const NETWORK: [&str; 2] = ["snow::handshakestate", "spake2"];

/// What names the commands of the whole program, whoever tells it.
const NAMES_OF_HECTOR: &str = "hector_words::scene_names::opened_in_hector";

/// How a table reports to a hall and a hall serves pages, and the crates by which they do: no other part of Hector has a runtime of
/// its own, or encryption for the web.
const HALL: [&str; 9] = [
    "hector_devices::hall::table_end",
    "hector_devices::web::answering",
    "tokio::runtime",
    "async_nats",
    "axum",
    "hyper",
    "rustls",
    "ring::aead",
    "nkeys",
];

/// How boards are found in the air.
const RADIO: [&str; 2] = ["hector_devices::boards::air", "btleplug"];

/// How a program opens a door for others. The linker of a release keeps what the first one calls, and
/// leaves out what nobody calls.
const DOOR: &str = "std::net::tcp::TcpListener::bind";
const DOOR_OF_A_RELEASE: &str = "TcpListener::bind";

/// Under Windows it is asked of a release alone, by `./hector test windows`. In a build for tests all
/// functions of a part of a crate are in one section there, and the linker takes a section whole, so that
/// what nobody calls is there beside what is called. A release has been through an optimiser that sees the
/// whole program first, and that leaves out each function that nobody calls.
#[test]
#[cfg_attr(windows, ignore = "a build for tests has more in it than a release")]
fn nothing_that_helps_to_play_is_linked_into_the_recorder() {
    // The programs of this build, or those of a package or a release.
    let packaged = std::env::var("HECTOR_PROGRAMS").ok();
    let named = |built: &str, name: &str| match &packaged {
        Some(folder) => format!("{folder}/{name}{}", std::env::consts::EXE_SUFFIX),
        None => built.to_owned(),
    };
    let recorder = Linked::of(&named(RECORDER, "hector-recorder"));
    let whole = Linked::of(&named(WHOLE, "hector"));
    for part in ABSENT.into_iter().chain(HALL) {
        assert!(!recorder.has_failures_of(part), "the recorder can fail in {part}");
    }
    // Of a small part an optimiser may have proved that it cannot fail, in a release of several.
    let fails = ABSENT.iter().filter(|part| whole.has_failures_of(part)).count();
    assert!(
        fails >= if packaged.is_some() { 6 } else { 8 },
        "hector fails in {fails} parts: the test looks wrongly"
    );
    // The programs of a package have no names of functions. As the linker left them, they must have.
    let must_be_named = packaged.is_none() || std::env::var_os("HECTOR_PROGRAMS_NAMED").is_some();
    if !must_be_named && whole.names.is_empty() {
        return;
    }
    assert!(recorder.has_names_of("hector_chess::unwinnable"), "who can still win is for rulings");
    let door = if packaged.is_some() { DOOR_OF_A_RELEASE } else { DOOR };
    for part in ABSENT.into_iter().chain(NETWORK).chain([door, NAMES_OF_HECTOR]) {
        assert!(whole.has_names_of(part), "hector has no {part}: the test looks wrongly");
        assert!(!recorder.has_names_of(part), "the recorder has {part}");
    }
    for (parts, is_built) in
        [(&HALL[..], cfg!(feature = "hall")), (&RADIO[..], cfg!(feature = "ble"))]
    {
        for part in parts {
            // Every package has both; a build of text alone has neither.
            if packaged.is_some() || is_built {
                assert!(whole.has_names_of(part), "hector has no {part}: the test looks wrongly");
            }
            assert!(!recorder.has_names_of(part), "the recorder has {part}");
        }
    }
}

#[test]
fn the_recorder_has_its_own_help_and_refuses_the_rest() {
    for language in ["en", "de", "fr"] {
        let help = told(run(&["--help", "--language", language]));
        for scene in ["play", "arbiter", "clock", "games", "verify", "doctor"] {
            assert!(help.contains(&format!("\n  {scene} ")), "{help}");
        }
        assert!(help.contains(": hector-recorder [") || help.contains(" : hector-recorder ["));
    }
    for scene in ["practice", "review", "drill", "relay", "rule", "convert"] {
        let output = run(&[scene]);
        let said = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.starts_with(&format!("hector-recorder: \"{scene}\" is not known")), "{said}");
        assert!(said.contains("hector-recorder --help"), "{said}");
    }
    for option in ["--listen=127.0.0.1:4711", "--arbiter=127.0.0.1:4712", "--lines"] {
        assert_eq!(run(&["play", option]).status.code(), Some(2), "{option}");
    }
}

#[test]
fn the_doctor_and_the_proof_name_the_recorder_and_what_it_lacks() {
    let version = env!("CARGO_PKG_VERSION");
    let lacks = "it has no engine, no judgement of positions, no practice";
    let doctor = told(run(&["doctor", "--language", "en"]));
    assert!(doctor.starts_with(&format!("Hector Recorder {version}. ")), "{doctor}");
    assert!(doctor.contains(lacks) && !doctor.contains("engine, none"), "{doctor}");
    for (language, network) in [
        ("en", "Nobody can reach it over a network; only its voice or braille display can be at"),
        (
            "de",
            "Über ein Netzwerk kann es niemand erreichen; nur Stimme oder Braillezeile können an",
        ),
        ("fr", "Personne ne peut le joindre par le réseau ; seules sa voix ou sa plage braille"),
    ] {
        let doctor = told(run(&["doctor", "--language", language]));
        assert!(doctor.contains(network), "{doctor}");
    }
    let report: serde_json::Value =
        serde_json::from_str(&told(run(&["doctor", "--json"]))).expect("JSON");
    assert_eq!(report["program"], "hector-recorder");
    assert!(!report["features"].to_string().contains("hall"), "{report}");
    assert_eq!(report["checks"].as_array().map(Vec::len), Some(4));
    let proof = told(run(&["arbiter", "--check", "--language", "en"]));
    assert!(proof.starts_with(&format!("This is Hector Recorder, version {version}. ")), "{proof}");
    assert!(proof.contains(lacks) && !proof.contains("training"), "{proof}");
    assert!(proof.contains("- This program does not have that; it only records.\n"), "{proof}");
    assert_eq!(run(&["arbiter"]).status.code(), Some(2));
}

#[test]
fn the_recorder_plays_in_tournament_mode_alone() {
    let home = home("tournament");
    let lines = "471100\n471100\nblack\n\narbiter starts\n471100\n\
                 arbiter switches to training\n471100\nwhat is on e1\n";
    let mut seat = seat(&home);
    seat.args(["--arbiter-number"]);
    let output = fed(&mut seat, lines.as_bytes());
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(!said.contains("Training or tournament"), "{said}");
    assert!(said.contains("This program plays in tournament mode alone."), "{said}");
    assert!(!said.to_lowercase().contains("king"), "{said}");
    let event = home.join("event.toml");
    let text = "[time]\ncontrol = \"90+30\"\n[device]\nmode = \"training\"\n";
    fs::write(&event, text).expect("a file");
    let mut seat = self::seat(&home);
    seat.arg("--event").arg(&event);
    let output = fed(&mut seat, b"white\n");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

/// Whatever is typed at a seat of the recorder, in the words of each language.
#[test]
fn no_sentence_of_the_recorder_names_a_command_that_it_lacks() {
    let home = home("named");
    let lacking = [
        "This program does not have that; it only records.",
        "Das hat dieses Programm nicht; es zeichnet nur auf.",
        "Ce programme n'a pas cela ; il ne fait qu'enregistrer.",
    ];
    let mut refused = [0; 3];
    for (language, help, no) in [
        (Language::English, "help", "no"),
        (Language::German, "hilfe", "nein"),
        (Language::French, "aide", "non"),
    ] {
        let mut lines = "471100\n471100\nwhite\n\narbiter starts\n471100\n".to_owned();
        // Whoever changes the language goes on in another one.
        let rows = words::Command::table().rows().filter(|row| row.command().language().is_none());
        for word in rows.filter_map(|row| row.words_in(language).next()) {
            // What asks is answered.
            lines += &format!("{word}\n{no}\n");
        }
        lines += &[HelpWanted::Topics, HelpWanted::Everything]
            .map(|wanted| format!("{help} {}\n", wanted.word(language)))
            .concat();
        let mut seat = Command::new(RECORDER);
        seat.args(["play", "--seat", "--arbiter-number", "--no-record"]);
        seat.args(["--language", language.code()]).env("HECTOR_HOME", &home).env("LC_ALL", "C");
        let output = fed(&mut seat, lines.as_bytes());
        let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
        for (refused, sentence) in refused.iter_mut().zip(lacking) {
            *refused += said.matches(sentence).count();
        }
        let names = ["hector ", "raining", "entraînement"];
        let named = said.lines().filter(|line| names.iter().any(|name| line.contains(name)));
        let named: Vec<&str> = named.collect();
        assert!(named.is_empty(), "{language:?}: {named:#?}");
        let listed = said.lines().filter(|line| line.starts_with("text: ")).count();
        assert!(listed > 40, "{said}");
    }
    assert!(refused.iter().all(|count| *count > 20), "{refused:?}");
}

/// Who was helped in training goes on with that game in the program that helps.
#[test]
fn a_game_of_training_is_not_gone_on_with_in_the_recorder() {
    let home = home("training");
    let record = home.join("game.hector");
    let path = record.to_str().expect("a path");
    let mut whole = Command::new(WHOLE);
    whole.args(["play", "--seat", "--silent", "--record", path, "--language", "en"]);
    whole.env("HECTOR_HOME", &home).env("LC_ALL", "C");
    assert!(fed(&mut whole, b"white\n\ntraining\n\ne2 e4\n").status.success());
    let before = fs::read(&record).expect("a record");
    for (language, told) in [
        ("en", "plays in tournament mode alone. For training take hector."),
        ("de", "spielt nur im Turniermodus. Für das Training gibt es hector."),
        ("fr", "ne joue qu'en mode tournoi. Pour l'entraînement, il y a hector."),
    ] {
        let mut seat = Command::new(RECORDER);
        seat.args(["play", "--seat", "--resume", path, "--language", language]);
        seat.env("HECTOR_HOME", &home).env("LC_ALL", "C");
        let output = fed(&mut seat, b"score\n");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(said.contains(told), "{said}");
    }
    assert!(fs::read(&record).expect("a record") == before, "the record is as it was");
}

#[test]
fn a_record_of_the_recorder_is_proved_and_gone_on_with_by_either_program() {
    let home = home("record");
    let record = home.join("game.hector");
    let played = |program: &str, options: &[&str], lines: &str| {
        let mut seat = Command::new(program);
        seat.args(["play", "--seat", "--language", "en"]).args(options);
        seat.env("HECTOR_HOME", &home).env("LC_ALL", "C");
        let output = fed(&mut seat, lines.as_bytes());
        assert!(output.status.success(), "{output:?}");
        told(output)
    };
    let path = record.to_str().expect("a path");
    let begins = "471100\n471100\nwhite\n\narbiter starts\n471100\ne2 e4\n";
    played(RECORDER, &["--record", path, "--arbiter-number"], begins);
    for program in [WHOLE, RECORDER] {
        let verified = Command::new(program).arg("verify").arg(&record).output().expect("it runs");
        assert!(verified.status.success(), "{verified:?}");
        let said = played(program, &["--resume", path], "score\n");
        assert!(said.contains("four") || said.contains("vier"), "{said}");
    }
}

fn seat(home: &Path) -> Command {
    let mut seat = Command::new(RECORDER);
    seat.args(["play", "--seat", "--language", "en"]).env("HECTOR_HOME", home).env("LC_ALL", "C");
    seat
}

fn run(arguments: &[&str]) -> Output {
    let home = std::env::temp_dir().join("hector-no-such-home");
    let mut program = Command::new(RECORDER);
    program.args(arguments).env("HECTOR_HOME", home).env("LC_ALL", "C").output().expect("it runs")
}

fn told(output: Output) -> String {
    String::from_utf8(output.stdout).expect("text")
}

/// What the linker put into a program.
struct Linked {
    /// The names of its functions, where it has any.
    names: String,
    /// All that is in it, without what only a debugger reads.
    content: String,
}

impl Linked {
    fn of(program: &str) -> Linked {
        let file = fs::read(program).expect("the program");
        if file.starts_with(b"MZ") { Linked::of_windows(&file) } else { Linked::of_linux(&file) }
    }

    fn of_linux(file: &[u8]) -> Linked {
        assert_eq!(&file[..6], b"\x7fELF\x02\x01", "a program of 64 bits, lowest byte first");
        let (table, size, count) =
            (number(file, 0x28, 8), number(file, 0x3a, 2), number(file, 0x3c, 2));
        let place = |section: usize| {
            let header = table + section * size;
            (number(file, header, 4), number(file, header + 4, 4), number(file, header + 0x18, 8))
        };
        let (.., names_at) = place(number(file, 0x3e, 2));
        let mut linked = Linked { names: String::new(), content: String::new() };
        for section in 0..count {
            let (name, kind, from) = place(section);
            let name = until_nought(&file[names_at + name..]);
            // A section without a place in the file has no bytes there.
            if kind == 8 || name.starts_with(b".debug") {
                continue;
            }
            let length = number(file, table + section * size + 0x20, 8);
            let text = String::from_utf8_lossy(&file[from..from + length]);
            match name {
                b".strtab" => linked.names += &text,
                _ => linked.content += &text,
            }
        }
        linked
    }

    fn of_windows(file: &[u8]) -> Linked {
        let header = number(file, 0x3c, 4);
        assert_eq!(&file[header..header + 4], b"PE\0\0", "a program for Windows");
        let (count, options) = (number(file, header + 6, 2), number(file, header + 20, 2));
        // Behind the names of functions that are short stand those that are long.
        let names_at = number(file, header + 12, 4) + 18 * number(file, header + 16, 4);
        let mut linked = Linked { names: String::new(), content: String::new() };
        if names_at > 0 {
            let length = number(file, names_at, 4);
            linked.names += &String::from_utf8_lossy(&file[names_at..names_at + length]);
        }
        for section in 0..count {
            let at = header + 24 + options + 40 * section;
            let short = String::from_utf8_lossy(until_nought(&file[at..at + 8])).into_owned();
            let long = short.strip_prefix('/').and_then(|place| place.parse::<usize>().ok());
            if long.is_some_and(|place| file[names_at + place..].starts_with(b".debug")) {
                continue;
            }
            let (length, from) = (number(file, at + 16, 4), number(file, at + 20, 4));
            linked.content += &String::from_utf8_lossy(&file[from..from + length]);
        }
        linked
    }

    /// Whether a function of a module has its name here.
    fn has_names_of(&self, path: &str) -> bool {
        let mangled: String =
            path.split("::").map(|part| format!("{}{part}", part.len())).collect();
        self.names.contains(&mangled)
    }

    /// Whether a file of a module is named by something that can fail in it.
    fn has_failures_of(&self, path: &str) -> bool {
        // Built under Windows, a path has its own strokes.
        let path = path.trim_start_matches("hector_");
        ["/", "\\"].into_iter().any(|stroke| {
            self.content.contains(&format!("src{stroke}{}", path.replace("::", stroke)))
        })
    }
}

/// A number in a program, lowest byte first.
fn number(file: &[u8], at: usize, length: usize) -> usize {
    let digits = file[at..at + length].iter().rev();
    digits.fold(0, |number, digit| number << 8 | usize::from(*digit))
}

fn until_nought(bytes: &[u8]) -> &[u8] {
    bytes.split(|byte| *byte == 0).next().expect("a name")
}
