//! A finished game beside its record: as PGN, and as score sheets in text.

use std::fs;
use std::path::Path;

use crate::chess::notation::Letters;
use crate::scenes::games::{as_pgn, as_sheets};
use crate::scenes::record_file::open;

/// Writes both, and names them.
pub(super) fn save(record: &Path) -> Result<String, String> {
    let recording = open(record).map_err(|error| error.to_string())?;
    let pgn = record.with_extension("pgn");
    let sheets = record.with_extension("txt");
    for (path, text) in [
        (&pgn, as_pgn(&recording, Letters::English)),
        (&sheets, as_sheets(&recording, Letters::English)),
    ] {
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(format!("{}, {}", pgn.display(), sheets.display()))
}
