//! The programs of tests: each is a folder with a `main.rs` that names its files. A file that none
//! names would never run, and pass for ever.

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
            // It would be linked into a program of its own.
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

/// The sources of a folder, and of the folders in it, that none of those files has as a module
/// who should.
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
