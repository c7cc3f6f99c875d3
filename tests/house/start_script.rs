//! The start script, in a house of its own with a toolchain and a system that note how
//! they are called. The real ones are used by whoever runs `./hector`.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::common::program::write_runnable;

/// Longer than the file system's clock stands still.
const TICK: Duration = Duration::from_millis(20);

#[test]
fn the_scripts_are_plain_sh() {
    for script in [
        "hector",
        ".ci/run",
        "packaging/package.sh",
        "packaging/try.sh",
        "packaging/windows.sh",
        "packaging/try_windows.sh",
        "packaging/start.sh",
    ] {
        let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(script);
        let checked = Command::new("sh").arg("-n").arg(&place).status().expect("sh");
        assert!(checked.success(), "{script}");
        match Command::new("shellcheck").arg(&place).output() {
            Ok(output) => {
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
            }
            Err(_) => println!("shellcheck is not installed; ./hector test installs it"),
        }
    }
}

/// Variables of a shell are everybody's: a loop over two programs once had another step start the wrong one.
#[test]
fn what_the_start_script_sets_at_its_top_is_set_nowhere_else() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |script: &str| fs::read_to_string(house.join(script)).expect("a script");
    let start = read("hector");
    let top = start.lines().take_while(|line| !line.starts_with("main()"));
    let named = |line: &str| Some(line.split_once('=')?.0.to_owned());
    let kept: Vec<String> =
        top.filter(|line| !line.starts_with(['#', ' '])).filter_map(named).collect();
    assert!(kept.contains(&"program".to_owned()) && kept.contains(&"house".to_owned()), "{kept:?}");
    for script in ["package", "try", "windows", "try_windows"] {
        let text = read(&format!("packaging/{script}.sh"));
        for (number, line) in text.lines().enumerate() {
            let is_set = |name: &String| {
                let line = line.trim_start();
                line.starts_with(&format!("{name}="))
                    || line.starts_with(&format!("for {name} in "))
            };
            let set: Vec<&String> = kept.iter().filter(|name| is_set(name)).collect();
            assert!(set.is_empty(), "packaging/{script}.sh, line {}: {set:?}", number + 1);
        }
    }
}

#[test]
fn the_first_start_builds_and_hands_the_arguments_on() {
    let house = House::new("first");
    house.start(&["say", "e4 e5"]).ends(0, "Hector heard: say,e4 e5\n", "Building Hector.");
    assert_eq!(house.builds(), 1);
    // Alone: no module of the folder it is started in, and none of the user's, is Python's.
    assert!(house.calls().contains("python3 -I - "), "{}", house.calls());
}

#[test]
fn a_benchmark_that_is_not_there_is_told_from_those_that_are() {
    let house = House::new("bench");
    fs::create_dir_all(house.0.join("benches")).expect("a folder");
    house.write("benches/perft.rs", "");
    house.write("benches/speech.rs", "");
    let sentence = "There is no benchmark \"speed\". Expected one of: perft speech.";
    house.start(&["bench", "speed"]).ends(2, "", sentence);
    let sentence = "\"hector bench\" takes one name. Expected one of: perft speech.";
    house.start(&["bench", "perft", "speech"]).ends(2, "", sentence);
    assert_eq!(house.builds(), 0);
}

#[test]
fn a_long_test_that_is_not_there_is_told_from_those_that_are() {
    let house = House::new("long-unknown");
    let known = "Expected one of: kills flips games endings walls words oracle boards hostile hall roads bad-day evening web phone models package reproducible windows";
    for name in ["kill", "", ".*", "kills games", "text"] {
        let ended = house.start(&["test", name]);
        ended.ends(2, "", &format!("There is no long test \"{name}\". {known}"));
    }
    let sentence = format!("\"hector test\" takes one name at most. {known}");
    house.start(&["test", "kills", "games"]).ends(2, "", &sentence);
    assert_eq!(house.calls(), "", "nothing was started");
}

#[test]
fn a_long_test_runs_by_its_name_and_ends_as_it_went() {
    let house = House::new("long");
    house.link("nice");
    house.tool("cargo", "echo \"kills: $HECTOR_KILLS\"");
    house.start(&["test", "kills"]).ends(0, "kills: 1000\n", "The test passed.");
    let call = "cargo test --no-default-features --test scenes play_record::killed_at_any_moment";
    assert!(house.calls().contains(call), "{}", house.calls());
    house.tool("cargo", "exit 101");
    house.start(&["test", "games"]).ends(1, "", "The test failed");
}

/// A file of tests and all that it uses of its program and of what programs share, as far as files are named for it.
fn read_with(path: PathBuf) -> Vec<PathBuf> {
    let (program, mut found) = (path.parent().expect("a folder").to_owned(), vec![path]);
    let common = program.with_file_name("common");
    let mut next = 0;
    while let Some(source) =
        found.get(next).map(|path| fs::read_to_string(path).unwrap_or_default())
    {
        let beside = found[next].parent().expect("a folder").to_owned();
        for (from, folder) in
            [("crate::common::", &common), ("crate::", &program), ("super::", &beside)]
        {
            for used in source.split(from).skip(1) {
                let name: String =
                    used.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
                let file = folder.join(format!("{name}.rs"));
                if file.exists() && !found.contains(&file) {
                    found.push(file);
                }
            }
        }
        next += 1;
    }
    found
}

/// A row of the table that finds no test would pass for ever.
#[test]
fn every_long_test_of_the_table_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let script = fs::read_to_string(root.join("hector")).expect("the script");
    let table = script.split("long_tests='").nth(1).and_then(|rest| rest.split('\'').next());
    let rows: Vec<Vec<&str>> = table
        .expect("the table")
        .lines()
        .map(|row| row.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    assert!(!rows.is_empty());
    for row in rows {
        let [name, build, how, program, test, setting] = row[..] else { panic!("{row:?}") };
        let (file, start) = test.split_once("::").unwrap_or(("main", ""));
        assert!(["text", "python", "hall", "boards", "all"].contains(&build), "{name}: {build}");
        assert!(["fast", "seals"].contains(&how), "{name}: {how}");
        let path = root.join("tests").join(program).join(format!("{file}.rs"));
        let source = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{name}: no {file}"));
        let starts = |path: &PathBuf| {
            fs::read_to_string(path).is_ok_and(|source| source.contains("CARGO_BIN_EXE"))
        };
        let starter = read_with(path).into_iter().find(starts);
        assert!(how == "seals" || starter.is_none(), "{name} starts the program by {starter:?}");
        let found = source.lines().any(|line| {
            line.trim_start().strip_prefix("fn ").is_some_and(|rest| rest.starts_with(start))
        });
        assert!(found, "{name}: no test in {file} begins with {start}");
        if let Some((variable, _)) = setting.split_once('=') {
            assert!(source.contains(variable), "{name}: {file} knows no {variable}");
        } else {
            assert_eq!(setting, "-", "{name}");
        }
    }
}

#[test]
fn a_second_start_builds_nothing_and_says_nothing() {
    let house = House::new("second");
    house.start(&["doctor"]);
    house.start(&["doctor"]).ends(0, "Hector heard: doctor\n", "");
    assert_eq!(house.builds(), 1);
}

#[test]
fn whatever_goes_into_the_program_makes_it_anew() {
    let house = House::new("anew");
    house.start(&[]);
    type Change = fn(&House);
    let changes: [(&str, Change); 6] = [
        ("an edit", |house| house.write("src/chess/board.rs", "// e4")),
        ("a new file", |house| house.write("src/chess/new.rs", "")),
        ("a file removed", |house| fs::remove_file(house.0.join("src/chess/new.rs")).expect("rm")),
        ("another lock file", |house| house.write("Cargo.lock", "# other")),
        ("another recogniser", |house| house.write(".libraries/libvosk.so", "other")),
        ("another build", |house| {
            house.write("target/release/new", "#!/bin/sh\nexit 9\n");
            fs::rename(house.0.join("target/release/new"), house.0.join("target/release/hector"))
                .expect("mv");
        }),
    ];
    for (number, (what, change)) in changes.into_iter().enumerate() {
        sleep(TICK);
        change(&house);
        sleep(TICK);
        house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
        assert_eq!(house.builds(), number + 2, "after {what}");
        house.start(&[]).ends(0, "Hector heard: \n", "");
    }
}

#[test]
fn a_build_that_fails_is_tried_again() {
    let house = House::new("fails");
    house.write("broken", "");
    house.start(&[]).ends(1, "", "The build failed.");
    fs::remove_file(house.0.join("broken")).expect("mended");
    house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
}

#[test]
fn it_starts_from_any_folder_and_through_a_link() {
    let house = House::new("link");
    let link = house.0.join("tools/started-here");
    symlink(house.0.join("hector"), &link).expect("a link");
    let output = house.command(&link).current_dir("/").output().expect("started");
    Ended(output).ends(0, "Hector heard: \n", "Building Hector.");
}

#[test]
fn without_rust_it_says_where_to_get_it() {
    let house = House::new("norust");
    fs::remove_file(house.0.join("tools/cargo")).expect("no cargo");
    house.start(&[]).ends(
        2,
        "",
        "Rust is missing. Hector is built with Rust 1.95 or newer. Get it from https://rustup.rs",
    );
}

#[test]
fn a_finished_build_starts_where_rust_is_missing() {
    let house = House::new("laterust");
    house.start(&["doctor"]);
    fs::remove_file(house.0.join("tools/cargo")).expect("no cargo");
    house.start(&["doctor"]).ends(0, "Hector heard: doctor\n", "");
    sleep(TICK);
    house.write("src/chess/board.rs", "// e4");
    let told = "Rust is missing. Hector starts as it was last built.";
    house.start(&["doctor"]).ends(0, "Hector heard: doctor\n", told);
}

#[test]
fn packages_of_the_system_make_it_anew_only_where_it_is_built_with_them() {
    let house = House::new("packages");
    house.write("version", "1");
    let version = house.file("version").display().to_string();
    house.tool(
        "dpkg-query",
        &format!(
            "case $* in *Version*) echo gcc $(cat '{version}') ;; *) shift 3; for p; do \
             echo installed $p; done ;; esac"
        ),
    );
    let packages = house.file("packages");
    let packages = [("HECTOR_PACKAGES", packages.to_str().expect("a name in UTF-8"))];
    house.write("packages", "gcc 1");
    house.start_with(&packages).ends(0, "Hector heard: \n", "Building Hector.");
    sleep(TICK);
    house.write("packages", "gcc 1, games 2");
    house.start_with(&packages).ends(0, "Hector heard: \n", "");
    house.write("version", "2");
    house.start_with(&packages).ends(0, "Hector heard: \n", "Building Hector.");
    assert_eq!(house.builds(), 2);
}

#[test]
fn an_old_rust_is_told_apart_from_a_new_one() {
    let house = House::new("oldrust");
    for old in ["1.9.0", "1.94.9", "0.99.0"] {
        house.tool("rustc", &rustc(old, "x86_64-unknown-linux-gnu"));
        house.start(&[]).ends(2, "", &format!("Rust is too old: this is {old}"));
    }
    for new in ["1.95.0", "1.100.0-nightly", "2.0.0"] {
        house.tool("rustc", &rustc(new, "x86_64-unknown-linux-gnu"));
        sleep(TICK);
        house.write("Cargo.lock", new);
        house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
    }
}

#[test]
fn a_processor_without_a_recogniser_gets_a_hector_without_an_ear() {
    let house = House::new("riscv");
    house.tool("rustc", &rustc("1.95.0", "riscv64gc-unknown-linux-gnu"));
    house.start(&[]).ends(0, "Hector heard: \n", "Hector will not hear");
    let calls = house.calls();
    assert!(calls.contains("--no-default-features --features voice,braille"), "{calls}");
    assert!(!calls.lines().any(|call| call.starts_with("python3")), "{calls}");
}

#[test]
fn without_a_person_to_ask_it_names_the_command() {
    let house = House::new("missing");
    house.tool("dpkg-query", "for p in gcc python3; do echo installed $p; done");
    let ended = house.start(&[]);
    ended.ends(2, "", "Hector needs packages of the system that are not installed:");
    ended.ends(2, "", "  libasound2-dev, for the microphone and sound\n");
    ended.ends(2, "", "sudo apt-get install -y --no-install-recommends ca-certificates lib");
    assert!(!ended.said().contains("  gcc, for"), "{}", ended.said());
    assert_eq!(house.builds(), 0);
    assert!(!house.calls().contains("sudo"), "{}", house.calls());
}

#[test]
fn root_installs_at_once() {
    let house = House::new("root");
    house.tool("id", "echo 0");
    house.tool("dpkg-query", "echo installed gcc");
    // Nothing is installed by this apt-get, which is told as well.
    house.start(&[]).ends(2, "", "Still missing: ca-certificates ");
    let calls = house.calls();
    let update = calls.find("apt-get update -qq").expect("the lists of packages come first");
    let install = calls.find("apt-get install -y").expect("then the packages");
    assert!(update < install, "{calls}");
}

#[test]
fn a_benchmark_keeps_its_name_while_packages_are_installed() {
    let house = House::new("bench-packages");
    house.write("benches/perft.rs", "");
    // The sources that are fetched for it, unpacked.
    house.write(".libraries/chess-1.11.2/setup.py", "");
    let done = house.0.join("installed");
    let done = done.display();
    house.tool("id", "echo 0");
    house.tool("apt-get", &format!("touch '{done}'"));
    let all = "shift 3; for p; do echo installed $p; done";
    house.tool("dpkg-query", &format!("[ ! -e '{done}' ] || {{ {all}; }}"));
    house.start(&["bench", "perft"]);
    let calls = house.calls();
    assert!(calls.contains("cargo bench --bench perft --"), "{calls}");
}

/// A house in which tests can run, with two programs of tests that are its own.
fn house_of_tests(name: &str) -> House {
    let house = House::new(name);
    house.write(".libraries/chess-1.11.2/setup.py", "");
    house.write(".libraries/cargo-deny", "#!/bin/sh\nexit 0\n");
    house.write("tests/reckons/main.rs", "");
    house.write("tests/waits/main.rs", "    pub(crate) mod sound;\n");
    for tool in ["awk", "basename", "grep", "mktemp", "nice", "setsid", "sleep", "sort", "wc"] {
        house.link(tool);
    }
    house
}

#[test]
fn the_tests_end_as_they_went() {
    let house = house_of_tests("tests");
    let deed =
        |failing: &str| format!("echo Running >&2\ncase \"$*\" in {failing}) exit 101 ;; esac");
    house.tool("cargo", &deed("none"));
    // What the tests beside wrote is shown when it is done; where the code itself was refused, none of it.
    let beside = "Running\n".repeat(5);
    house.start(&["test"]).ends(0, &beside, "All tests passed.");
    for failing in ["*reckons*", "*waits*", "*network*", "*--doc*"] {
        house.tool("cargo", &deed(failing));
        house.start(&["test"]).ends(1, &beside, "The tests failed");
    }
    for failing in ["*--check*", "*warnings*"] {
        house.tool("cargo", &deed(failing));
        house.start(&["test"]).ends(1, "", "The tests failed");
    }
    house.tool("cargo", &deed("none"));
    house.write(".libraries/cargo-deny", "#!/bin/sh\nexit 1\n");
    house.start(&["test"]).ends(1, "", "The tests failed, at: ");
}

/// Who failed beside all others is asked once more, alone.
#[test]
fn a_test_that_failed_beside_others_has_failed_if_it_fails_alone() {
    let house = house_of_tests("alone");
    let cargo = |alone: &str, tests: usize| {
        let failing = "test a::b$n ... FAILED";
        let beside = format!(
            "for n in $(echo {}); do echo \"{failing}\"; done; exit 101",
            "1 2 3 4 5 ".get(..2 * tests).unwrap()
        );
        format!(
            "case \"$*\" in\n*--exact*) echo \"{alone}\" ;;\n*--test\\ scenes*) echo Running tests/scenes/main.rs; {beside} ;;\n*) echo Running >&2 ;;\nesac"
        )
    };
    let passes = "test result: ok. 1 passed; 0 failed";
    for (alone, tests, status, told) in [
        (passes, 1, 0, "Failed beside others, and is run alone: a::b1."),
        (passes, 4, 0, "All tests passed."),
        // So many fail by themselves; and a name that no test has is none that passed.
        (passes, 5, 1, "The tests failed"),
        ("test result: ok. 0 passed; 0 failed", 1, 1, "The tests failed"),
        ("test result: FAILED. 0 passed; 1 failed", 1, 1, "The tests failed"),
    ] {
        house.tool("cargo", &cargo(alone, tests));
        let ended = house.start(&["test"]).0;
        assert_eq!(ended.status.code(), Some(status), "{alone}, {tests}");
        let errors = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(errors.contains(told), "{errors}");
    }
    assert!(house.calls().contains("--test scenes -- --exact a::b1"), "{}", house.calls());
    // One test failed by name, and another ended its program.
    let broken = cargo(passes, 1)
        .replace("; exit 101", "; echo \"process didn't exit successfully\"; exit 101");
    house.tool("cargo", &broken);
    assert_eq!(house.start(&["test"]).0.status.code(), Some(1), "it broke down");
}

/// Linux shares its processors among sessions: a nice program in a session of its own takes as much as any other.
#[test]
fn who_reckons_steps_back_for_who_listens_as_a_whole_session() {
    let house = house_of_tests("stepping-back");
    let session = "[ ! -e /proc/self/autogroup ] || grep -q \"nice $wanted\" /proc/self/autogroup";
    let wanted = "case \"$*\" in *warnings*|*reckons*) wanted=19 ;; *scenes*|*network*) wanted=3 ;; *sound*|*waits*) wanted=0 ;; *) exit 0 ;; esac";
    house.tool("cargo", &format!("echo Running >&2\n{wanted}\n{session} || exit 101"));
    house.start(&["test"]).ends(0, &"Running\n".repeat(5), "All tests passed.");
}

#[test]
fn fedora_and_arch_have_names_of_their_own() {
    let house = House::new("families");
    for tool in ["apt-get", "dpkg-query"] {
        fs::remove_file(house.0.join("tools").join(tool)).expect("not Debian");
    }
    house.tool("pacman", "echo alsa-lib");
    house.start(&[]).ends(2, "", "sudo pacman -S --needed --noconfirm alsa-lib\n");
    house.tool("dnf", "");
    house.tool("rpm", "echo package alsa-lib-devel is not installed");
    house.start(&[]).ends(2, "", "sudo dnf install -y alsa-lib-devel\n");
}

#[test]
fn any_other_system_is_told_what_a_failed_build_needs() {
    let house = House::new("other");
    for tool in ["apt-get", "dpkg-query"] {
        fs::remove_file(house.0.join("tools").join(tool)).expect("not Debian");
    }
    house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
    sleep(TICK);
    house.write("build.rs", "// changed");
    house.write("broken", "");
    house.start(&[]).ends(1, "", "Hector needs from your system: a C compiler");
}

#[test]
fn a_file_that_is_not_the_known_one_is_not_taken() {
    let house = House::new("wrong");
    house.link("python3");
    let index = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", index.local_addr().expect("an address"));
    let serving = std::thread::spawn(move || {
        let page = format!("<a href=\"../files/{WHEEL}#sha256=0\">{WHEEL}</a>");
        serve(&index, "/vosk/", &page);
        serve(&index, &format!("/files/{WHEEL}"), "not what it was");
    });
    let ended = house.start_with(&[("PIP_INDEX_URL", &address)]);
    ended.ends(2, "", "was not taken: it is not the file that Hector knows.\n");
    serving.join().expect("both were asked for");
    assert!(!house.0.join(".libraries/libvosk.so").exists());
    assert_eq!(house.builds(), 0);
}

#[test]
fn without_a_network_it_says_what_could_not_be_fetched() {
    let house = House::new("offline");
    house.link("python3");
    let ended = house.start_with(&[("PIP_INDEX_URL", "http://127.0.0.1:1")]);
    ended.ends(2, "", ".whl could not be fetched: ");
    ended.ends(2, "", "Mend that, then start again.\n");
}

const WHEEL: &str = "vosk-0.3.45-py3-none-manylinux_2_12_x86_64.manylinux2010_x86_64.whl";

/// Answers one request, which must be for the place.
fn serve(index: &TcpListener, place: &str, content: &str) {
    let (mut asked, _) = index.accept().expect("a request");
    let mut request = [0; 4096];
    let length = asked.read(&mut request).expect("a request");
    let request = String::from_utf8_lossy(request.get(..length).expect("a request"));
    assert!(request.starts_with(&format!("GET {place} ")), "{request}");
    let length = content.len();
    write!(asked, "HTTP/1.0 200 OK\r\nContent-Length: {length}\r\n\r\n{content}").expect("sent");
}

/// A copy of the start script in a folder with sources, and the tools it may find.
struct House(PathBuf);

impl House {
    fn new(name: &str) -> Self {
        let folder = format!("hector-start-{}-{name}", std::process::id());
        let house = House(std::env::temp_dir().join(folder));
        house.write("hector", include_str!("../../hector"));
        house.write("Cargo.toml", "[package]\nrust-version = \"1.95\"\n");
        house.write("Cargo.lock", "");
        house.write("build.rs", "");
        house.write("src/chess/board.rs", "");
        for tool in [
            "awk", "cat", "chmod", "dirname", "find", "head", "ls", "mkdir", "mv", "readlink",
            "rm", "sed", "sh", "sort", "touch", "tr", "uniq",
        ] {
            house.link(tool);
        }
        house.tool("rustc", &rustc("1.95.0", "x86_64-unknown-linux-gnu"));
        house.tool(
            "cargo",
            "[ ! -e broken ] || exit 101\n\
             printf '#!/bin/sh\\nIFS=,\\necho \"Hector heard: $*\"\\n' >target/release/built\n\
             chmod +x target/release/built\n\
             mv target/release/built target/release/hector",
        );
        house.tool("dpkg-query", "shift 3; for p; do echo installed $p; done");
        house.tool("python3", "cat >>/dev/null");
        house.tool("id", "echo 1000");
        for tool in ["apt-get", "sudo"] {
            house.tool(tool, "");
        }
        house
    }

    /// A place in the house, whose folder is there.
    fn file(&self, name: &str) -> PathBuf {
        let place = self.0.join(name);
        fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
        place
    }

    fn write(&self, name: &str, content: &str) {
        write_runnable(&self.file(name), content);
    }

    /// A tool that notes its call and then does as told.
    fn tool(&self, name: &str, deed: &str) {
        let calls = self.0.join("calls");
        let note = format!("#!/bin/sh\necho \"{name} $*\" >>'{}'\n{deed}\n", calls.display());
        self.write(&format!("tools/{name}"), &note);
    }

    /// A tool that is the system's own.
    fn link(&self, name: &str) {
        let places = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(name));
        let real = places.iter().find(|place| place.exists()).expect("a tool of the system");
        let place = self.file(&format!("tools/{name}"));
        let _ = fs::remove_file(&place);
        symlink(real, place).expect("a link");
    }

    fn command(&self, script: &Path) -> Command {
        let mut command = Command::new(script);
        command
            .env_clear()
            .env("PATH", self.0.join("tools"))
            .env("HOME", &self.0)
            .stdin(Stdio::null());
        command
    }

    fn start(&self, arguments: &[&str]) -> Ended {
        let script = self.0.join("hector");
        Ended(self.command(&script).args(arguments).output().expect("started"))
    }

    fn start_with(&self, environment: &[(&str, &str)]) -> Ended {
        let mut command = self.command(&self.0.join("hector"));
        Ended(command.envs(environment.iter().copied()).output().expect("started"))
    }

    fn calls(&self) -> String {
        fs::read_to_string(self.0.join("calls")).unwrap_or_default()
    }

    fn builds(&self) -> usize {
        self.calls().lines().filter(|call| call.starts_with("cargo build --release")).count()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn rustc(version: &str, host: &str) -> String {
    format!(
        "case $1 in --version) echo 'rustc {version} (of a day)' ;; *) echo 'host: {host}' ;; esac"
    )
}

struct Ended(Output);

impl Ended {
    fn said(&self) -> String {
        String::from_utf8_lossy(&self.0.stderr).into_owned()
    }

    /// Sees the exit status, all of standard output, and a part of standard error; that
    /// part empty, standard error must be.
    fn ends(&self, status: i32, output: &str, said: &str) {
        let all = self.said();
        assert_eq!(self.0.status.code(), Some(status), "{all}");
        assert_eq!(String::from_utf8_lossy(&self.0.stdout), output, "{all}");
        assert!(all.contains(said) && (!said.is_empty() || all.is_empty()), "{all}");
    }
}
