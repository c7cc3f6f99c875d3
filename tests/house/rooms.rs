//! Checks what cargo cannot: each source file begins with a line that says what it is for and is not too long, and
//! files and folders are opened in one place. Which room may use which is in the `Cargo.toml` of each; what a pure room
//! may not use is in `src/clippy.toml`.

use std::fs;

use crate::source_files::source_files;

const LONGEST_FILE: usize = 800;

#[test]
fn a_file_says_its_job_and_is_one_notion() {
    let mut faults = Vec::new();
    for file in source_files() {
        let source = fs::read_to_string(&file).expect("a source file");
        if !source.starts_with("//! ") {
            faults.push(format!("{} does not open with a line that says its job", file.display()));
        }
        let lines = source.lines().count();
        if lines > LONGEST_FILE {
            faults
                .push(format!("{} has {lines} lines; {LONGEST_FILE} are the most", file.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The calls that read a file of any size, or make a folder that other users may read, are allowed in one file each.
/// The system's own files are exempt.
#[test]
fn files_are_read_up_to_a_size_and_folders_are_private() {
    let one_place = [
        ("fs::read_to_string(", "src/devices/whole.rs"),
        ("fs::read(", "src/devices/whole.rs"),
        ("create_dir_all(", "src/devices/folders.rs"),
        ("fs::create_dir_all", "src/devices/folders.rs"),
        ("temp_dir(", "src/devices/folders.rs"),
    ];
    let mut files = source_files();
    let mut faults = Vec::new();
    // One file is compiled only for tests, and build scripts run while Hector is built.
    files.retain(|file| !file.ends_with("src/scenes/guide.rs") && !file.ends_with("build.rs"));
    for file in &files {
        let source = fs::read_to_string(file).expect("a source file");
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let source = source.split("#[test]").next().unwrap_or_default();
        for (number, line) in source.lines().enumerate() {
            let is_system = ["\"/proc/", "\"/sys/", "\"/etc/"].iter().any(|at| line.contains(at));
            for (call, place) in one_place {
                if line.contains(call) && !is_system && !file.ends_with(place) {
                    faults.push(format!("{}:{}: {call}, see {place}", file.display(), number + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
