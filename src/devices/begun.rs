//! Lists files that are named by the second in which they were started, in that order. Several files of one second have
//! a number.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Length in bytes of the part of a name that says the second.
const SECOND: usize = "2026-11-28-092931".len();

/// The files of a folder with this extension, in the order in which they were started. Files with other names are
/// sorted among them by name. A folder that does not exist has no files.
///
/// # Errors
/// If the folder cannot be read.
pub fn files_in(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|its_own| its_own == ending) {
            files.push(path);
        }
    }
    put_in_order(&mut files);
    Ok(files)
}

/// Sorts files of several folders by the time at which they were started.
pub fn put_in_order(files: &mut [PathBuf]) {
    files.sort_by_cached_key(|file| when_begun(file));
}

/// The name without its number, and the number. The first file of a second has no number and counts as 1, and 10 comes
/// after 9.
fn when_begun(file: &Path) -> (String, u32, PathBuf) {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let numbered = name.split_at_checked(SECOND).and_then(|(second, rest)| {
        let number = rest.strip_prefix('-')?.parse().ok()?;
        Some((second.to_owned(), number))
    });
    let (name, number) = numbered.unwrap_or_else(|| (name.into_owned(), 1));
    (name, number, file.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_second_are_in_the_order_in_which_they_were_begun() {
        let folder = crate::folders::make_temporary("hector-begun").expect("a folder");
        let begun = [
            "2026-11-28-092931.pgn",
            "2026-11-28-092931-2.pgn",
            "2026-11-28-092931-9.pgn",
            "2026-11-28-092931-10.pgn",
            "2026-11-28-092932.pgn",
            "2026-11-28-100000.pgn",
            "last round.pgn",
        ];
        for name in begun.iter().rev().chain(&["2026-11-28-092931.txt"]) {
            fs::write(folder.join(name), "").expect("a file");
        }
        let found = files_in(&folder, "pgn");
        let none = files_in(&folder.join("none"), "pgn");
        fs::remove_dir_all(&folder).expect("nothing stays");
        assert_eq!(found.expect("the folder"), begun.map(|name| folder.join(name)));
        assert_eq!(none.expect("no folder has no files"), Vec::<PathBuf>::new());
    }
}
