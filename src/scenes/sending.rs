//! A game in the user's documents under a short name, to be sent from there. Never sends it, and
//! never writes over what lies there.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use crate::devices::whole::FileOpening;
use crate::devices::{folders, whole};
use crate::scenes::reasons::refused;
use crate::words::Texts;

/// More games of one day than anybody sends.
const MOST: u32 = 999;

/// Writes the text of a game of a day, and gives the names of the file and of its folder; or says
/// why it cannot be written.
pub(super) fn write(text: &str, date: &str, texts: &Texts) -> Result<(String, String), String> {
    let folder = folders::documents().ok_or_else(|| texts.no_documents_folder())?;
    let day: String = date.chars().filter(char::is_ascii_digit).collect();
    let stem = format!("chess-{day}").trim_end_matches('-').to_owned();
    let file = write_beside(&folder, &stem, text).map_err(|error| refused(&error, texts))?;
    let named = folder.file_name().map(|name| name.to_string_lossy().into_owned());
    Ok((file, named.unwrap_or_else(|| folder.display().to_string())))
}

/// Writes a file under the first name that is free; one that has the same text already is it.
fn write_beside(folder: &Path, stem: &str, text: &str) -> io::Result<String> {
    folders::make_private(folder)?;
    let wanted = folder.join(format!("{stem}.pgn"));
    for number in 1..=MOST {
        let path = if number == 1 { wanted.clone() } else { whole::numbered(&wanted, number) };
        let name = || path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match whole::private(&path, FileOpening::New) {
            Ok(mut file) => {
                if let Err(error) = file.write_all(text.as_bytes()).and_then(|()| file.sync_all()) {
                    // Half a game is none; that it stays is told by the error.
                    let _ = fs::remove_file(&path);
                    return Err(error);
                }
                return Ok(name());
            }
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            Err(_) if whole::text(&path, whole::SMALL).is_ok_and(|there| there == text) => {
                return Ok(name());
            }
            Err(_) => {}
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
