//! Checks the test programs: each is a folder with a `main.rs` that names its files. A file that is not named would
//! never run, and its tests would seem to pass.

use std::fs;
use std::path::{Path, PathBuf};

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn every_file_of_tests_is_part_of_a_program() {
    let mut faults = Vec::new();
    for place in entries(Path::new(TESTS)) {
        if place.join("main.rs").exists() {
            let main = place.join("main.rs");
            faults.extend(unnamed(&place, &[&main]).into_iter().filter(|file| *file != main));
        } else if is_source(&place) {
            // It would become a test program of its own.
            faults.push(place);
        }
    }
    let mains: Vec<PathBuf> =
        entries(Path::new(TESTS)).into_iter().map(|place| place.join("main.rs")).collect();
    let mains: Vec<&Path> =
        mains.iter().map(PathBuf::as_path).filter(|main| main.exists()).collect();
    assert!(mains.len() > 5, "{mains:?}");
    faults.extend(unnamed(&Path::new(TESTS).join("common"), &mains));
    assert!(faults.is_empty(), "no program of tests has {faults:?}");
}

#[test]
fn what_only_one_system_has_is_used_there_alone() {
    let mut faults = Vec::new();
    for program in entries(Path::new(TESTS)).iter().filter(|place| place.join("main.rs").exists()) {
        let main = fs::read_to_string(program.join("main.rs")).expect("a source file");
        let gated = of_one_system(&main);
        let of_all = entries(program).into_iter().filter(|file| {
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            is_source(file) && !gated.contains(&name)
        });
        for file in of_all {
            let source = fs::read_to_string(&file).expect("a source file");
            let lines = used_everywhere(&source, &gated);
            faults.extend(lines.iter().map(|line| format!("{file:?}: {line}")));
        }
    }
    assert!(faults.is_empty(), "these do not build on Windows: {faults:#?}");
}

#[test]
fn no_test_meets_the_folder_of_whoever_tests() {
    let starts = "Command::new(env!(\"CARGO_BIN_EXE_hector\"))";
    let places = entries(Path::new(TESTS)).into_iter().filter(|place| place.is_dir());
    let sources = places.flat_map(|place| entries(&place)).filter(|file| is_source(file));
    let without_home = sources.filter(|file| {
        let source = fs::read_to_string(file).expect("a source file");
        source.contains(starts) && !source.contains("HECTOR_HOME")
    });
    let without_home: Vec<PathBuf> = without_home.collect();
    // The tester's settings would apply, and a game for which the machine is sealed would refuse everything.
    assert!(without_home.is_empty(), "no HECTOR_HOME, or stranger::hector: {without_home:?}");
}

/// The modules of a program that are built only on Unix.
fn of_one_system(main: &str) -> Vec<String> {
    let named = |line: &str| {
        let module = line.trim_start_matches("pub(crate) ").strip_prefix("mod ");
        module.map(|name| name.trim_end_matches(';').to_owned())
    };
    for_unix_alone(main).filter(|(_, alone)| *alone).filter_map(|(line, _)| named(line)).collect()
}

/// The lines that import from such a module and are built on all systems.
fn used_everywhere<'a>(source: &'a str, gated: &[String]) -> Vec<&'a str> {
    let imports = |line: &str| {
        let path = line.strip_prefix("use crate::common::");
        let module = path.and_then(|path| path.split("::").next());
        module.is_some_and(|module| gated.iter().any(|name| name == module))
    };
    let everywhere = for_unix_alone(source).filter(|(_, alone)| !alone).map(|(line, _)| line);
    everywhere.filter(|line| imports(line)).collect()
}

/// The lines that are not attributes, and whether an attribute restricts each to Unix.
fn for_unix_alone(source: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut alone = false;
    source.lines().map(str::trim).filter_map(move |line| {
        if line.starts_with("#[") {
            alone |=
                line.starts_with("#[cfg(") && (line.contains("unix") || line.contains("linux"));
            return None;
        }
        Some((line, std::mem::take(&mut alone)))
    })
}

#[test]
fn an_import_that_is_missing_on_another_system_is_found() {
    let gated = of_one_system("    #[cfg(unix)]\n    pub(crate) mod screen;\nmod play;\n");
    assert_eq!(gated, ["screen"]);
    let source = "use std::fs;\nuse crate::common::screen::Screen;\n#[cfg(unix)]\nuse crate::common::screen::Row;\n";
    assert_eq!(used_everywhere(source, &gated), ["use crate::common::screen::Screen;"]);
}

/// The source files of a folder and its subfolders that are not declared as a module where they should be.
fn unnamed(folder: &Path, by: &[&Path]) -> Vec<PathBuf> {
    let named = by.iter().map(|file| fs::read_to_string(file).expect("a source file"));
    let named: Vec<String> = named.collect();
    let mut unnamed = Vec::new();
    for place in entries(folder) {
        if place.is_dir() {
            let parent = place.with_extension("rs");
            let sources = entries(&place).into_iter().any(|file| is_source(&file));
            match (sources, parent.exists()) {
                (true, true) => unnamed.extend(self::unnamed(&place, &[&parent])),
                (true, false) => unnamed.push(place),
                (false, _) => {}
            }
        } else if is_source(&place) {
            let module = format!("mod {};", place.file_stem().expect("a name").to_string_lossy());
            let is_named = |line: &str| {
                let line = line.trim_start();
                line == module || line.strip_prefix("pub(crate) ") == Some(&module)
            };
            if !named.iter().any(|source| source.lines().any(is_named)) {
                unnamed.push(place);
            }
        }
    }
    unnamed
}

fn is_source(place: &Path) -> bool {
    place.extension().is_some_and(|extension| extension == "rs")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
}
