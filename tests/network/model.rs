//! `hector model` and a server on this machine: a model is there whole or not at all, whatever the
//! server, the way or the disk does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use hector::devices::fetching::{Fetch, FetchFault, WebAddress, check_sum};
use hector::devices::folders;

use crate::common::at_terminal::AtTerminal;
use crate::common::file_server::{FileServer, Manner};
use crate::common::model_home::{ModelHome, NAME, STARTER, told};
use crate::common::zipped::{Zipped, zip};

/// So many megabytes, as they are told: one that has begun counts.
fn megabytes(bytes: usize) -> usize {
    bytes.div_ceil(1_000_000)
}

/// Hector's own model as others publish theirs.
fn archive() -> Vec<u8> {
    let mut files = vec![Zipped::stored(&format!("{NAME}/"), b"")];
    for folder in ["am", "conf", "graph"] {
        let mut entries: Vec<PathBuf> = fs::read_dir(Path::new(STARTER).join(folder))
            .expect("a folder")
            .flatten()
            .map(|entry| entry.path())
            .collect();
        entries.sort();
        for path in entries {
            let name =
                format!("{NAME}/{folder}/{}", path.file_name().expect("a name").to_string_lossy());
            let content = fs::read(&path).expect("a file");
            let small = content.len() < 20_000;
            files.push(if small {
                Zipped::deflated(&name, &content)
            } else {
                Zipped::stored(&name, &content)
            });
        }
    }
    zip(&files)
}

fn sum_of(bytes: &[u8]) -> String {
    let folder = folders::make_temporary("hector-sum").expect("a folder");
    fs::write(folder.join("a"), bytes).expect("written");
    let sum = check_sum(&folder.join("a")).expect("a sum");
    fs::remove_dir_all(folder).expect("nothing stays");
    sum
}

#[test]
fn a_model_is_fetched_listed_used_and_deleted() {
    let file = archive();
    let server = FileServer::of(file.clone(), Manner::Whole);
    let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
    let megabytes = megabytes(file.len());
    let (status, list, _) = home.model(&[]);
    assert_eq!(status, Some(0));
    assert!(
        list.contains("hector: comes with Hector. English, German and French.")
            || list.contains("hector: comes with Hector."),
        "{list}"
    );
    assert!(
        list.contains(&format!(
            "test-model: can be downloaded. German. {megabytes} megabytes. Licence MIT."
        )),
        "{list}"
    );
    assert!(list.contains("large-model: of no use to Hector"), "{list}");
    let (status, said, complaint) = home.fetch();
    assert_eq!((status, complaint.as_str()), (Some(0), ""), "{said}");
    assert!(
        said.ends_with("test-model is here, and works.\nHector now listens with test-model.\n"),
        "{said}"
    );
    assert!(!said.contains("percent"), "a pipe has no progress: {said}");
    assert_eq!(home.left(), [NAME]);
    let manifest = fs::read_to_string(home.model_folder().join("MANIFEST")).expect("a list");
    assert_eq!(manifest.lines().count(), 9, "{manifest}");
    let again = home.fetch();
    assert_eq!(again.0, Some(2));
    assert!(again.2.contains("already on this computer"), "{}", again.2);
    assert_eq!(server.gets(), [0]);
    let line = |list: &str| list.lines().find(|line| line.starts_with(NAME)).map(str::to_owned);
    let list = home.model(&["list"]).1;
    let here = format!(
        "test-model: on this computer. German. {megabytes} megabytes. Licence MIT. In use."
    );
    assert_eq!(line(&list).as_deref(), Some(here.as_str()));
    assert_eq!(home.model(&["use", "hector"]).1, "Hector now listens with hector.\n");
    assert!(!line(&home.model(&[]).1).expect("a line").contains("In use."));
    assert_eq!(home.model(&["use", NAME]).1, "Hector now listens with test-model.\n");
    let asked = home.model(&["remove", NAME]);
    assert_eq!(asked.0, Some(2));
    assert!(asked.2.contains("hector model remove test-model --yes"), "{}", asked.2);
    let removed = home.model(&["remove", NAME, "--yes"]);
    assert_eq!(removed.1, "test-model is deleted.\nHector now listens with hector.\n");
    assert!(home.left().is_empty());
    // A file that is damaged later is seen.
    assert_eq!(home.fetch().0, Some(0));
    fs::write(home.model_folder().join("conf/mfcc.conf"), "--x").expect("spoiled");
    assert!(line(&home.model(&[]).1).expect("a line").contains("not usable"));
}

#[test]
fn names_that_are_none_and_models_that_cannot_be_used_are_refused() {
    let server = FileServer::of(Vec::new(), Manner::Whole);
    let home = ModelHome::of(&server.address(), "5", "-");
    for (arguments, sentence) in [
        (
            vec!["fetch", "nonsense"],
            "no model called \"nonsense\" to download. Expected: test-model.",
        ),
        (vec!["fetch", "../list"], "no model called"),
        (vec!["fetch", "large-model"], "cannot be told what to listen for"),
        (vec!["fetch", NAME, "--sum", "12"], "\"12\" is not a checksum"),
        (
            vec!["use", "nonsense"],
            "no model called \"nonsense\" on this computer. Expected: hector.",
        ),
        (vec!["remove", "hector", "--yes"], "own model cannot be deleted"),
        (vec!["remove", "../list.txt", "--yes"], "no model called"),
    ] {
        let (status, said, complaint) = home.model(&arguments);
        assert_eq!((status, said.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(complaint.contains(sentence), "{arguments:?}: {complaint}");
    }
    assert!(server.gets().is_empty());
    fs::write(home.home.join("list.txt"), "a de dynamic 5 MIT - http://example.org/a\n")
        .expect("a list");
    let (status, _, complaint) = home.model(&[]);
    assert_eq!(status, Some(2));
    assert!(complaint.contains("Line 1 of "), "{complaint}");
}

#[test]
fn what_was_cut_is_gone_on_with_at_once_and_another_day() {
    let file = archive();
    let piece = file.len() / 8;
    let server = FileServer::of(file.clone(), Manner::CutsAfter(piece));
    let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
    let kept = megabytes(5 * piece);
    let (status, _, complaint) = home.fetch();
    assert_eq!(status, Some(2));
    assert!(
        complaint.contains(&format!(
            "broke off. {kept} megabytes are here and kept. To continue: hector model fetch \
                 test-model."
        )),
        "{complaint}"
    );
    assert_eq!(home.left(), ["test-model.zip"]);
    assert_eq!(server.gets(), [0, 1, 2, 3, 4].map(|times| times * piece));
    let (status, said, _) = home.fetch();
    assert_eq!(status, Some(0));
    assert!(
        said.starts_with(&format!(
            "Continuing with test-model: {kept} megabytes are already here.\n"
        )),
        "{said}"
    );
    assert_eq!(server.gets()[5], 5 * piece);
    assert_eq!(home.left(), [NAME]);
}

#[test]
fn a_server_that_knows_no_middle_is_asked_for_the_whole() {
    let file = archive();
    let manner = Manner::CutsAndBegins(file.len() / 2, Arc::default());
    let server = FileServer::of(file.clone(), manner);
    let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
    assert_eq!(home.fetch().0, Some(0));
    assert_eq!(server.gets(), [0, file.len() / 2, 0]);
}

#[test]
fn a_wrong_sum_leaves_nothing() {
    let file = archive();
    let server = FileServer::of(file.clone(), Manner::Whole);
    let home = ModelHome::of(&server.address(), &file.len().to_string(), &"a".repeat(64));
    let (status, _, complaint) = home.fetch();
    assert_eq!(status, Some(2));
    assert!(
        complaint.contains("the checksum is wrong") && complaint.contains(&sum_of(&file)),
        "{complaint}"
    );
    assert!(home.left().is_empty());
}

#[test]
fn a_sum_that_nobody_knows_is_told_and_asked_about() {
    let file = archive();
    let server = FileServer::of(file.clone(), Manner::Whole);
    let home = ModelHome::of(&server.address(), "-", "-");
    let sum = sum_of(&file);
    let (status, said, complaint) = home.fetch();
    assert_eq!(status, Some(2));
    let seen = format!("The file has {} bytes and the SHA-256 {sum}.", file.len());
    assert!(said.contains(&seen), "{said}");
    let confirm = format!("hector model fetch test-model --sum {sum}");
    assert!(complaint.contains(&confirm), "{complaint}");
    assert_eq!(home.left(), ["test-model.zip"]);
    let confirmed = home.model(&["fetch", NAME, "--sum", &sum.to_uppercase()]);
    assert_eq!(confirmed.0, Some(0), "{}", confirmed.2);
    assert_eq!(server.gets(), [0], "it was there already");
    assert_eq!(home.model(&["remove", NAME, "--yes"]).0, Some(0));
    for (answer, end, left) in
        [("no", "is not kept", None), ("yes", "is here, and works", Some(NAME))]
    {
        let list = home.home.join("list.txt");
        let options = format!("model fetch {NAME} --language en --sources {}", list.display());
        let mut terminal = AtTerminal::begin("asked", &home.home, "", &options);
        terminal.sees("Yes or no.");
        terminal.types("perhaps");
        terminal.sees("Yes or no.");
        terminal.types(answer);
        terminal.sees(end);
        drop(terminal);
        assert_eq!(home.left(), left.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn another_size_and_no_end_are_refused() {
    let file = archive();
    for (manner, sentence) in [
        (Manner::Says(file.len() + 1), "has the wrong size"),
        (Manner::Endless, "has the wrong size"),
        (Manner::Answers(404), "answer 404"),
        (Manner::Answers(500), "answer 500"),
        (
            Manner::SendsOn("http://127.0.0.1:9/moved.zip".to_owned()),
            "points to another place: http://127.0.0.1:9/moved.zip",
        ),
        (Manner::SendsOn("https://example.org/moved.zip".to_owned()), "points to another place"),
        (Manner::SendsOn("file:///etc/passwd".to_owned()), "points to another place"),
        (Manner::SendsOn(format!("/models/{NAME}.zip")), "points to another place"),
    ] {
        let server = FileServer::of(file.clone(), manner);
        let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
        let (status, _, complaint) = home.fetch();
        assert_eq!(status, Some(2), "{complaint}");
        assert!(complaint.contains(sentence), "{complaint}");
        assert!(home.left().is_empty(), "{sentence}: {:?}", home.left());
    }
    let silent = FileServer::of(file, Manner::Endless);
    let home = ModelHome::of(&silent.address(), "-", "-");
    assert!(home.fetch().2.contains("does not say how large the file is"));
}

#[test]
fn a_server_may_send_on_to_itself() {
    let file = archive();
    let server = FileServer::of(file.clone(), Manner::SendsOn("/moved.zip".to_owned()));
    let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
    let (status, _, complaint) = home.fetch();
    assert_eq!(status, Some(0), "{complaint}");
}

#[test]
fn a_server_that_falls_silent_is_given_up_and_gone_on_with() {
    let server = FileServer::of(vec![7; 500_000], Manner::FallsSilent(300_000));
    let folder = folders::make_temporary("hector-slow").expect("a folder");
    let fetch = Fetch {
        address: WebAddress::read(&server.address()).expect("an address"),
        into: folder.join("part"),
        bytes: Some(500_000),
        patience: Duration::from_secs(2),
    };
    let begun = Instant::now();
    let mut most = 0;
    let fault = fetch.run(&mut |had, _| most = most.max(had)).expect_err("it does not end");
    assert!(matches!(fault, FetchFault::Late), "{fault:?}");
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
    assert_eq!((most, fs::metadata(&fetch.into).expect("kept").len()), (300_000, 300_000));
    fs::remove_dir_all(folder).expect("nothing stays");
}

#[test]
fn without_curl_and_without_a_server_there_is_a_sentence() {
    let home = ModelHome::of("http://127.0.0.1:9/a.zip", "5", "-");
    let told_by = |command: &mut Command| told(command.output().expect("it starts")).2;
    let complaint = told_by(home.command(&["fetch", NAME]).env("PATH", "/nowhere"));
    assert!(complaint.contains("The program curl is missing"), "{complaint}");
    let complaint = told_by(&mut home.command(&["fetch", NAME]));
    assert!(complaint.contains("No connection to http://127.0.0.1:9/a.zip"), "{complaint}");
}

#[test]
fn a_full_disk_leaves_what_is_there_and_no_part_of_a_model() {
    let file = archive();
    let server = FileServer::of(file.clone(), Manner::Whole);
    let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
    fs::create_dir(home.home.join("fetching")).expect("a folder");
    // A disk that is full whatever is written to it.
    std::os::unix::fs::symlink("/dev/full", home.archive()).expect("a link");
    let (status, _, complaint) = home.fetch();
    assert_eq!(status, Some(2));
    assert!(complaint.contains("cannot be written"), "{complaint}");
    fs::remove_file(home.archive()).expect("a link");
    // One that is full when half is unpacked.
    fs::write(home.archive(), &file).expect("written");
    let limit =
        format!("ulimit -S -f 500; exec \"$0\" model fetch {NAME} --language en --sources \"$1\"");
    let mut shell = Command::new("bash");
    shell.args(["-c", &limit, env!("CARGO_BIN_EXE_hector")]).arg(home.home.join("list.txt"));
    shell.env("HECTOR_HOME", &home.home).stdin(Stdio::null());
    let (status, _, complaint) = told(shell.output().expect("bash"));
    assert_eq!(status, Some(2));
    assert!(complaint.contains("The archive is kept."), "{complaint}");
    assert_eq!(home.left(), ["test-model.zip"]);
    assert_eq!(home.fetch().0, Some(0));
    assert_eq!(server.gets(), [0], "to the full disk alone");
    // Nobody has the room for a model as large as this one says that it is.
    let home = ModelHome::of(&server.address(), "4000000000000", "-");
    let complaint = home.fetch().2;
    assert!(complaint.contains("Not enough space"), "{complaint}");
    assert!(home.left().is_empty());
}

#[test]
fn killed_in_the_middle_it_takes_curl_along_and_goes_on_the_next_time() {
    let file = archive();
    let silent = FileServer::of(file.clone(), Manner::FallsSilent(1_000_000));
    let sum = sum_of(&file);
    let home = ModelHome::of(&silent.address(), &file.len().to_string(), &sum);
    let mut hector = home.command(&["fetch", NAME]).stdout(Stdio::null()).spawn().expect("started");
    let until = Instant::now() + Duration::from_secs(30);
    let there = || fs::metadata(home.archive()).map_or(0, |found| found.len());
    while there() < 1_000_000 {
        assert!(Instant::now() < until, "{} bytes came", there());
        std::thread::sleep(Duration::from_millis(20));
    }
    let busy = home.fetch();
    assert!(busy.2.contains("Another Hector is downloading"), "{}", busy.2);
    let curl = fs::read_to_string(format!("/proc/{0}/task/{0}/children", hector.id()));
    let curl = curl.expect("Linux").trim().to_owned();
    assert!(!curl.is_empty(), "curl runs");
    hector.kill().expect("killed");
    hector.wait().expect("gone");
    while Path::new(&format!("/proc/{curl}/exe")).exists() {
        assert!(Instant::now() < until, "curl goes on");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(home.left(), ["test-model.zip"]);
    let server = FileServer::of(file.clone(), Manner::Whole);
    let list = format!("{NAME} de dynamic {} MIT {sum} {}\n", file.len(), server.address());
    fs::write(home.home.join("list.txt"), list).expect("a list");
    assert_eq!(home.fetch().0, Some(0));
    assert_eq!(server.gets(), [1_000_000]);
}

#[test]
fn an_archive_that_is_no_model_leaves_nothing() {
    let climbing = zip(&[Zipped::stored("m/../../evil", b"x")]);
    let empty = zip(&[Zipped::stored("m/README", b"x")]);
    for (file, sentence) in [
        (climbing, "is not a name of a model's file"),
        (empty, "am/final.mdl"),
        (b"<html>Sorry</html>".to_vec(), "is not a ZIP archive"),
    ] {
        let server = FileServer::of(file.clone(), Manner::Whole);
        let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
        let (status, _, complaint) = home.fetch();
        assert_eq!(status, Some(2));
        assert!(complaint.contains(sentence), "{complaint}");
        assert!(!home.home.join("evil").exists() && !home.model_folder().exists());
    }
}
