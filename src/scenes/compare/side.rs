//! The two sides of a comparison, as the command line names them: a FEN, a file with a score or a board, or a record.

use std::path::Path;

use shakmaty::Board;

use crate::record::played::course;
use crate::scenes::failure::Failure;
use crate::scenes::game_file::read_bytes;
use crate::scenes::record_file;
use crate::words::Texts;
use crate::words::comparison::side::{ComparedSide, Pair, SideReader, placed};

/// A record is known by the ending of its name.
fn is_record(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ending| ending == record_file::ENDING)
}

/// A side from the name of a file, or from a FEN.
pub(super) fn side(
    reader: &SideReader<'_>,
    given: &str,
    side: usize,
) -> Result<ComparedSide, Failure> {
    if let Some(board) = placed(given) {
        return Ok(ComparedSide::Board(board));
    }
    let texts = reader.texts;
    if is_record(given) {
        return Err(Failure::Input(texts.record_stands_alone(given)));
    }
    let bytes = read_bytes(given, &texts.kind_score_or_board(), texts)?;
    Ok(reader.side(given, &bytes, side)?)
}

/// A board from a FEN or a file.
pub(super) fn board(reader: &SideReader<'_>, given: &str) -> Result<Board, Failure> {
    match side(reader, given, 0)? {
        ComparedSide::Board(board) => Ok(board),
        ComparedSide::Score(_) => Err(Failure::Input(reader.texts.score_instead_of_board(given))),
    }
}

/// Both players' scores and boards from a record.
pub(super) fn of_record(path: &str, texts: &Texts) -> Result<Pair, Failure> {
    if !is_record(path) {
        return Err(Failure::Input(texts.nothing_to_compare_with(path)));
    }
    let course = course(&record_file::open_or_say(Path::new(path), texts)?);
    Pair::of_game(&course.game, &course.left)
        .ok_or_else(|| Failure::Input(texts.nothing_in_record(path)))
}
