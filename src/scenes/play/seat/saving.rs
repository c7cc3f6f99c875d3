//! A finished game beside its record: as PGN, and as score sheets in text.

use std::path::Path;

use crate::chess::notation::Letters;
use crate::devices::whole;
use crate::scenes::games::{as_pgn, as_sheets};
use crate::scenes::reasons;
use crate::scenes::record_file::open;
use crate::words::Texts;

/// Writes both, and names them.
pub(super) fn save(record: &Path, texts: &Texts) -> Result<String, String> {
    let recording = open(record).map_err(|error| reasons::record(&error, texts))?;
    let pgn = record.with_extension("pgn");
    let sheets = record.with_extension("txt");
    for (path, text) in [
        (&pgn, as_pgn(&recording, Letters::English)),
        (&sheets, as_sheets(&recording, Letters::English, texts)),
    ] {
        whole::replace_private(path, text).map_err(|error| {
            texts.about_file(&path.display().to_string(), &(reasons::refused(&error, texts) + "."))
        })?;
    }
    Ok(format!("{}, {}", pgn.display(), sheets.display()))
}
