//! Copies a game into the user's documents under a short name, to be sent from there. Never overwrites a file there.

use std::path::Path;

use crate::devices::{folders, whole};
use crate::scenes::reasons::refused;
use crate::words::Texts;

/// Writes the game of a day. Returns the names of the file and its folder, or why it cannot be written.
pub(super) fn write(text: &str, date: &str, texts: &Texts) -> Result<(String, String), String> {
    let folder = folders::documents().ok_or_else(|| texts.no_documents_folder())?;
    let day: String = date.chars().filter(char::is_ascii_digit).collect();
    let stem = format!("chess-{day}").trim_end_matches('-').to_owned();
    let written = folders::make_private(&folder)
        .and_then(|()| whole::write_beside(&folder.join(format!("{stem}.pgn")), text.as_bytes()));
    let path = written.map_err(|error| refused(&error, texts))?;
    Ok((short_name(&path), short_name(&folder)))
}

/// The last part of a path, or the whole path if it has none.
pub(super) fn short_name(path: &Path) -> String {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    name.unwrap_or_else(|| path.display().to_string())
}
