//! Tests the start script as a developer uses it: tests, long tests and benchmarks; and some rules for all scripts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::script_house::House;

/// If set, the check of the scripts is skipped on a machine without shellcheck.
const WITHOUT: &str = "HECTOR_WITHOUT_SHELLCHECK";

/// The start script and every script that it uses.
fn scripts() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(root.join("packaging")).expect("a folder");
    let packaging = files.map(|file| file.expect("a file").path());
    let packaging = packaging.filter(|path| path.extension().is_some_and(|end| end == "sh"));
    packaging.chain([root.join("hector"), root.join(".ci/run")]).collect()
}

#[test]
fn the_scripts_are_plain_sh() {
    match Command::new("shellcheck").args(scripts()).output() {
        Ok(output) => {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        }
        Err(_) => assert!(
            std::env::var_os(WITHOUT).is_some(),
            "This test needs shellcheck. On Debian: apt-get install shellcheck, or set {WITHOUT} to pass it over."
        ),
    }
}

#[test]
fn the_launcher_is_short() {
    let lines = include_str!("../../hector").lines().count();
    assert!(
        lines <= 200,
        "hector has {lines} lines: what it does not need to start belongs into packaging"
    );
}

/// Shell variables are global: a loop over two programs once made a later step start the wrong one.
#[test]
fn what_the_start_script_sets_at_its_top_is_set_nowhere_else() {
    let start = include_str!("../../hector");
    let top = start.lines().take_while(|line| !line.starts_with("main()"));
    let named = |line: &str| Some(line.split_once('=')?.0.to_owned());
    let kept: Vec<String> =
        top.filter(|line| !line.starts_with(['#', ' '])).filter_map(named).collect();
    assert!(kept.contains(&"program".to_owned()) && kept.contains(&"house".to_owned()), "{kept:?}");
    for script in scripts().iter().filter(|script| !script.ends_with("hector")) {
        for (number, line) in fs::read_to_string(script).expect("a script").lines().enumerate() {
            let is_set = |name: &String| {
                let line = line.trim_start();
                line.starts_with(&format!("{name}="))
                    || line.starts_with(&format!("for {name} in "))
            };
            let set: Vec<&String> = kept.iter().filter(|name| is_set(name)).collect();
            assert!(set.is_empty(), "{}, line {}: {set:?}", script.display(), number + 1);
        }
    }
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
fn a_test_that_is_not_there_is_told_from_those_that_are() {
    let house = House::new("long-unknown");
    let known = "Expected one of: quick kills flips games endings walls words oracle boards hostile hall roads bad-day evening web phone field models package reproducible windows release";
    for name in ["kill", "", ".*", "#", "kills games", "text"] {
        let ended = house.start(&["test", name]);
        ended.ends(2, "", &format!("There is no test \"{name}\". {known}"));
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
    // One name may stand for tests in several programs.
    house.start(&["test", "field"]).ends(0, "kills: \n", "The test passed.");
    let call =
        "cargo test --no-default-features --features hall --test scenes --test network field::";
    assert!(house.calls().contains(call), "{}", house.calls());
    house.tool("cargo", "exit 101");
    house.start(&["test", "games"]).ends(1, "", "The test failed");
}

/// The npm package is accepted only by its check sum, and a changed copy is fetched again.
#[test]
fn axe_core_is_taken_by_its_sum_alone() {
    const SUMS: [(&str, &str); 2] = [
        ("axe_package_sha256", "9ea2d2d6917da998122bdacfd3b473e31ead53f4b87146c716a12edf89158100"),
        ("axe_sha256", "b511cd9dec01c76f4b2ad1723b66b6db37d4c2eb4ed199076e1829d9ee7b75e3"),
    ];
    let house = House::new("axe");
    for tool in ["nice", "sha256sum", "tar", "gzip", "cp"] {
        house.link(tool);
    }
    house.tool("cargo", "");
    // A package of our own, under the requested name and version.
    house.write("packed/package/axe.min.js", "other");
    let packed = house.0.join("axe-core-4.10.2.tgz");
    let mut tar = Command::new("tar");
    tar.arg("-czf").arg(&packed).arg("-C").arg(house.0.join("packed")).arg("package");
    assert!(tar.status().expect("tar").success());
    house.tool("npm", &format!("cp '{}' .", packed.display()));
    let refused = "axe-core-4.10.2.tgz was not taken: it is not the file that Hector knows.";
    house.start(&["test", "web"]).ends(2, "", refused);
    assert!(house.calls().contains("npm pack --silent axe-core@4.10.2"), "{}", house.calls());
    assert!(!house.calls().contains("cargo test"), "{}", house.calls());
    let kept = house.0.join(".libraries/axe-core-4.10.2/axe.min.js");
    assert!(!kept.exists() && !house.0.join(".libraries/new").exists());
    // The same package, with its sums written into the script.
    let mut script = include_str!("../../packaging/libraries.sh").to_owned();
    for ((name, sum), file) in
        SUMS.into_iter().zip([&packed, &house.0.join("packed/package/axe.min.js")])
    {
        assert!(script.contains(&format!("{name}={sum}\n")), "{name}");
        let told = Command::new("sha256sum").arg(file).output().expect("sha256sum").stdout;
        script = script.replace(sum, String::from_utf8_lossy(&told).get(..64).expect("a sum"));
    }
    house.write("packaging/libraries.sh", &script);
    let packs = || house.calls().lines().filter(|call| call.starts_with("npm")).count();
    house.start(&["test", "web"]).ends(0, "", "The test passed.");
    house.start(&["test", "web"]).ends(0, "", "The test passed.");
    assert_eq!(packs(), 2);
    fs::write(&kept, "changed").expect("written");
    house.start(&["test", "web"]).ends(0, "", "The test passed.");
    assert_eq!((packs(), fs::read_to_string(&kept).expect("the file")), (3, "other".to_owned()));
}

/// The options of cargo-deny changed between versions, so those in the script are tried with the version that it
/// fetches.
#[test]
fn cargo_deny_knows_what_the_script_says_to_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let said: Vec<&str> = include_str!("../../packaging/test.sh")
        .lines()
        .filter_map(|line| Some(line.split_once("\"$libraries/cargo-deny\" --")?.1))
        .collect();
    assert_eq!(said.len(), 2, "{said:?}");
    let program = root.join(".libraries/cargo-deny");
    if !program.exists() {
        println!("not put to it: .libraries/cargo-deny is not there; ./hector test fetches it");
        return;
    }
    for words in said {
        let words = format!("--{words} --help");
        let answer = Command::new(&program).args(words.split(' ')).output().expect("cargo-deny");
        let told = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert!(answer.status.success(), "{words}: {told}");
    }
}

/// A test file and all files that it uses from its program and from `common`, found by their names.
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

/// A row of the table that matches no test would always pass.
#[test]
fn every_long_test_of_the_table_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rows: Vec<Vec<&str>> = include_str!("../../packaging/long_tests")
        .lines()
        .filter(|row| !row.starts_with('#'))
        .map(|row| row.split_whitespace().collect())
        .collect();
    assert!(!rows.is_empty());
    for row in rows {
        let [name, build, how, programs, test, setting] = row[..] else { panic!("{row:?}") };
        let (file, start) = test.split_once("::").unwrap_or(("main", ""));
        let builds = ["text", "python", "hall", "pages", "boards", "all"];
        assert!(builds.contains(&build), "{name}: {build}");
        assert!(["fast", "seals"].contains(&how), "{name}: {how}");
        for program in programs.split(',') {
            let path = root.join("tests").join(program).join(format!("{file}.rs"));
            let source = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{name}: no {file}"));
            let starts = |path: &PathBuf| {
                fs::read_to_string(path).is_ok_and(|source| source.contains("CARGO_BIN_EXE"))
            };
            let starter = read_with(path).into_iter().find(starts);
            assert!(
                how == "seals" || starter.is_none(),
                "{name} starts the program by {starter:?}"
            );
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
}

#[test]
fn a_release_needs_every_long_test_to_have_passed_lately() {
    let house = House::new("release");
    house.link("date");
    let day = |ago: &str| {
        let told = Command::new("date").args(["-u", "+%F", "-d", ago]).output().expect("date");
        String::from_utf8(told.stdout).expect("a date").trim().to_owned()
    };
    let names: Vec<&str> = include_str!("../../packaging/long_tests")
        .lines()
        .filter_map(|row| row.split_whitespace().next())
        .filter(|name| *name != "#")
        .chain(["package", "reproducible", "windows"])
        .collect();
    let list = |day: &str| -> String {
        names.iter().map(|name| format!("- `{name}`: {day}, 117 s. All passed.\n")).collect()
    };
    let (today, old) = (day("today"), day("31 days ago"));
    let all = list(&today);
    let kills = format!("- `kills`: {today}, 117 s. All passed.\n");
    assert!(all.starts_with(&kills));
    for (kept, status, told) in [
        (all.clone(), 0, "Every long test passed in the last 30 days.".to_owned()),
        (all.replace(&kills, ""), 2, "kills is not on record.\nRun these".to_owned()),
        (
            all.replace(&kills, &kills.replace("All passed", "One failed")),
            2,
            format!("kills failed on {today}.\n"),
        ),
        (
            all.replace(&kills, &kills.replace(&today, &old)),
            2,
            format!("kills was last run on {old}.\n"),
        ),
        (list(&old), 2, format!("windows was last run on {old}.\n")),
    ] {
        house.write("docs/RELIABILITY.md", &kept);
        house.start(&["test", "release"]).ends(status, "", &told);
    }
}

#[test]
fn the_quick_tests_are_built_of_text_alone() {
    let house = house_of_tests("quick");
    house.tool("cargo", "");
    house.start(&["test", "quick"]).ends(0, "", "The quick tests passed.");
    let calls = house.calls();
    let call = "cargo test --quiet --workspace --no-fail-fast --no-default-features --lib --test pure --test scenes --test house\n";
    assert!(calls.contains(call), "{calls}");
    house.tool("cargo", "case $* in *--quiet*) exit 101 ;; esac");
    house.start(&["test", "quick"]).ends(1, "", "The tests failed");
    house.tool("dpkg-query", "echo installed gcc");
    let ended = house.start(&["test", "quick"]);
    ended.ends(2, "", "  liblouis-bin, for a second opinion on braille\n");
    assert!(!ended.said().contains("speech"), "{}", ended.said());
}

#[test]
fn a_benchmark_keeps_its_name_while_packages_are_installed() {
    let house = House::new("bench-packages");
    house.write("benches/perft.rs", "");
    // The sources that are fetched for it, already unpacked.
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

/// A folder in which tests can run, with two test programs of its own.
fn house_of_tests(name: &str) -> House {
    let house = House::new(name);
    house.write(".libraries/chess-1.11.2/setup.py", "");
    house.write(".libraries/cargo-deny", "#!/bin/sh\nexit 0\n");
    house.write("tests/reckons/main.rs", "");
    house.write("tests/waits/main.rs", "    pub(crate) mod sound;\n");
    for tool in
        ["awk", "basename", "env", "grep", "mktemp", "nice", "setsid", "sleep", "sort", "wc"]
    {
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
    // The output of the parallel tests is shown when they are done. If the code itself was rejected, it is not shown.
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

/// A test that failed while others ran is run again alone.
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
        // Five failures cannot be blamed on load, and a name that matches no test has not passed.
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
    // One test failed by name, and another crashed its program.
    let broken = cargo(passes, 1)
        .replace("; exit 101", "; echo \"process didn't exit successfully\"; exit 101");
    house.tool("cargo", &broken);
    assert_eq!(house.start(&["test"]).0.status.code(), Some(1), "it broke down");
}

/// Linux shares processor time among sessions: a program at low priority in a session of its own gets as much time as
/// any other.
#[test]
fn who_reckons_steps_back_for_who_listens_as_a_whole_session() {
    let house = house_of_tests("stepping-back");
    let session = "[ ! -e /proc/self/autogroup ] || grep -q \"nice $wanted\" /proc/self/autogroup";
    let wanted = "case \"$*\" in *warnings*|*reckons*) wanted=19 ;; *scenes*|*network*) wanted=3 ;; *sound*|*waits*) wanted=0 ;; *) exit 0 ;; esac";
    house.tool("cargo", &format!("echo Running >&2\n{wanted}\n{session} || exit 101"));
    house.start(&["test"]).ends(0, &"Running\n".repeat(5), "All tests passed.");
}
