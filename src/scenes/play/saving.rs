//! Saves a finished game next to its record, as PGN and as score sheets in text and HTML, and writes the copy to send.

use std::path::Path;

use crate::chess::notation::Letters;
use crate::devices::whole;
use crate::scenes::games::{as_page, as_pgn, as_sheets};
use crate::scenes::record_file::open;
use crate::scenes::{reasons, sending};
use crate::words::Texts;

/// Writes all three files. The sentence names them without the folder, which is that of the record.
pub(super) fn save(record: &Path, texts: &Texts) -> Result<String, String> {
    let recording = open(record).map_err(|error| reasons::record(&error, texts))?;
    let pgn = record.with_extension("pgn");
    let sheets = record.with_extension("txt");
    let page = record.with_extension("html");
    // Score sheets are for people; game files are for programs, which read English letters.
    let own = texts.language().letters();
    for (path, text) in [
        (&pgn, as_pgn(&recording, Letters::English)),
        (&sheets, as_sheets(&recording, own, texts)),
        (&page, as_page(&recording, own, texts)),
    ] {
        whole::replace_private(path, text).map_err(|error| {
            texts.not_written(&path.display().to_string(), &reasons::refused(&error, texts))
        })?;
    }
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(texts.listed(&[name(&pgn), name(&sheets), name(&page)]))
}

/// Writes the game to where it can be sent from. Returns the names of the file and its folder.
pub(super) fn send(record: &Path, texts: &Texts) -> Result<(String, String), String> {
    let recording = open(record).map_err(|error| reasons::record(&error, texts))?;
    let pgn = as_pgn(&recording, Letters::English);
    sending::write(&pgn, &recording.head.occasion.date, texts)
        .map_err(|reason| texts.game_not_written(&reason))
}
