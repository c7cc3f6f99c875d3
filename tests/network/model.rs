//! `hector model` and a server on this machine: a model is there whole or not at all, whatever the
//! server, the way or the disk does.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use hector::devices::fetching::{Fetch, FetchFault, WebAddress, check_sum};
use hector::devices::folders;

use crate::common::at_terminal::AtTerminal;
use crate::common::zipped::{Zipped, zip};

const NAME: &str = "test-model";
const STARTER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/models/starter");

/// How a server behaves.
#[derive(Clone)]
enum Manner {
    Whole,
    /// Closes the connection after so many bytes.
    CutsAfter(usize),
    /// The same, and knows no beginning but the first byte.
    CutsAndBegins(usize, Arc<Mutex<usize>>),
    /// Says no size and does not end.
    Endless,
    /// Says a size, sends so many bytes and then nothing.
    FallsSilent(usize),
    SendsOn(String),
    Answers(u16),
    /// Says this size for whatever it has.
    Says(usize),
}

/// A server of one file, and what it was asked: the first line and from which byte on.
struct FileServer {
    port: u16,
    asked: Arc<Mutex<Vec<(String, usize)>>>,
}

impl FileServer {
    fn of(file: Vec<u8>, manner: Manner) -> FileServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("a port").port();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let (noted, file) = (Arc::clone(&asked), Arc::new(file));
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let (noted, file, manner) = (Arc::clone(&noted), Arc::clone(&file), manner.clone());
                // A client that goes away costs a server its answer and nothing else.
                std::thread::spawn(move || drop(answer(connection, &file, &manner, &noted)));
            }
        });
        FileServer { port, asked }
    }

    fn address(&self) -> String {
        format!("http://127.0.0.1:{}/models/{NAME}.zip", self.port)
    }

    fn gets(&self) -> Vec<usize> {
        let asked = self.asked.lock().expect("the list");
        asked.iter().filter(|(line, _)| line.starts_with("GET ")).map(|(_, from)| *from).collect()
    }
}

fn answer(
    mut connection: TcpStream,
    file: &[u8],
    manner: &Manner,
    noted: &Mutex<Vec<(String, usize)>>,
) -> std::io::Result<()> {
    let mut lines = BufReader::new(connection.try_clone()?).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let mut from = 0;
    for line in lines {
        let line = line?.to_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(range) = line.strip_prefix("range: bytes=") {
            from = range.trim_end_matches('-').parse().expect("a range to the end");
        }
    }
    noted.lock().expect("the list").push((first.clone(), from));
    let is_head = first.starts_with("HEAD ");
    let mut begin = |status: &str, length: Option<usize>, more: &str| -> std::io::Result<()> {
        let length = length.map(|length| format!("Content-Length: {length}\r\n"));
        let length = length.unwrap_or_default();
        write!(connection, "HTTP/1.1 {status}\r\n{length}{more}Connection: close\r\n\r\n")
    };
    match manner {
        Manner::Answers(number) => return begin(&format!("{number} No"), Some(0), ""),
        Manner::SendsOn(to) if !first.contains("/moved") => {
            return begin("302 Found", Some(0), &format!("Location: {to}\r\n"));
        }
        Manner::Endless => begin("200 OK", None, "")?,
        Manner::Says(length) => begin("200 OK", Some(*length), "")?,
        Manner::CutsAndBegins(..) => {
            from = 0;
            begin("200 OK", Some(file.len()), "")?;
        }
        _ if from > 0 => {
            let range =
                format!("Content-Range: bytes {from}-{}/{}\r\n", file.len() - 1, file.len());
            begin("206 Partial Content", Some(file.len() - from), &range)?;
        }
        _ => begin("200 OK", Some(file.len()), "")?,
    }
    if is_head {
        return Ok(());
    }
    let rest = &file[from.min(file.len())..];
    match manner {
        Manner::CutsAfter(many) => connection.write_all(&rest[..rest.len().min(*many)]),
        Manner::CutsAndBegins(many, times) => {
            let mut times = times.lock().expect("a number");
            *times += 1;
            let many = if *times == 1 { *many } else { rest.len() };
            connection.write_all(&rest[..many])
        }
        Manner::Endless => loop {
            connection.write_all(&[0; 65_536])?;
        },
        Manner::FallsSilent(many) => {
            connection.write_all(&rest[..*many])?;
            // Until the client goes.
            let mut gone = String::new();
            BufReader::new(connection).read_line(&mut gone).map(drop)
        }
        _ => connection.write_all(rest),
    }
}

/// A home with a list of the model at a server.
struct ModelHome {
    home: PathBuf,
}

impl ModelHome {
    fn of(address: &str, bytes: &str, sum: &str) -> ModelHome {
        let home = folders::make_temporary("hector-model").expect("a folder");
        fs::write(
            home.join("list.txt"),
            format!("{NAME} de dynamic {bytes} MIT {sum} {address}\nlarge-model fr fixed - MIT - {address}\n"),
        )
        .expect("a list");
        ModelHome { home }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hector"));
        command.arg("model").args(arguments).arg("--sources").arg(self.home.join("list.txt"));
        command.args(["--language", "en"]).env("HECTOR_HOME", &self.home);
        command.stdin(Stdio::null());
        command
    }

    fn model(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        told(self.command(arguments).output().expect("it starts"))
    }

    fn fetch(&self) -> (Option<i32>, String, String) {
        self.model(&["fetch", NAME])
    }

    fn model_folder(&self) -> PathBuf {
        self.home.join("models").join(NAME)
    }

    fn archive(&self) -> PathBuf {
        self.home.join("fetching").join(format!("{NAME}.zip"))
    }

    /// What is left of models and of fetching them.
    fn left(&self) -> Vec<String> {
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

fn told(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
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
    let (status, list, _) = home.model(&[]);
    assert_eq!(status, Some(0));
    assert!(
        list.contains("hector: comes with Hector. English, German and French.")
            || list.contains("hector: comes with Hector."),
        "{list}"
    );
    assert!(
        list.contains("test-model: can be downloaded. German. 3 megabytes. Licence MIT."),
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
    assert_eq!(
        line(&list).as_deref(),
        Some("test-model: on this computer. German. 3 megabytes. Licence MIT. In use.")
    );
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
        (vec!["fetch", NAME, "--sum", "12"], "\"12\" is no checksum"),
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
    let (status, _, complaint) = home.fetch();
    assert_eq!(status, Some(2));
    assert!(
        complaint.contains(
            "broke off. 2 megabytes are here and kept. To continue: hector model fetch test-model."
        ),
        "{complaint}"
    );
    assert_eq!(home.left(), ["test-model.zip"]);
    assert_eq!(server.gets(), [0, 1, 2, 3, 4].map(|times| times * piece));
    let (status, said, _) = home.fetch();
    assert_eq!(status, Some(0));
    assert!(
        said.starts_with("Continuing with test-model: 2 megabytes are already here.\n"),
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
        (climbing, "is no name of a model's file"),
        (empty, "am/final.mdl"),
        (b"<html>Sorry</html>".to_vec(), "is no ZIP archive"),
    ] {
        let server = FileServer::of(file.clone(), Manner::Whole);
        let home = ModelHome::of(&server.address(), &file.len().to_string(), &sum_of(&file));
        let (status, _, complaint) = home.fetch();
        assert_eq!(status, Some(2));
        assert!(complaint.contains(sentence), "{complaint}");
        assert!(!home.home.join("evil").exists() && !home.model_folder().exists());
    }
}

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
