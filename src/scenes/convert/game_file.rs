//! Converts game files while they are read. One thread cuts out games, others read, check and write them, and the
//! results keep the order of the file. A file may be larger than memory.

use std::io::{self, Write};

use crate::chess::notation::pgn::{GameCutter, MoveText, PgnError, PgnGame, Remark, read_one};
use crate::devices::crew::{Crew, HandOn};
use crate::scenes::cut_games::{CutGame, GamesOfPiece, cut_games};
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::told_progress::ToldProgress;
use crate::words::how_far::ShareDone;
use crate::words::{Texts, tell_pgn_error, tell_pgn_remark};

use super::{GameWriter, SomeInput};
use crate::words::written_game::GameManner;

/// The games of one piece of the file, converted.
#[derive(Default)]
struct Converted {
    /// What to tell the user about them, in their order.
    told: Vec<Result<Remark, PgnError>>,
    /// The games as text, one after the other.
    text: String,
    /// The games themselves, for a form that another writer writes.
    games: Vec<PgnGame>,
    /// How much of the file was read for this piece.
    read: u64,
}

/// Converts one game after the other. A game that cannot be read costs a sentence; conversion continues with the next
/// one. If `bytes` gives the length of the file, progress is told.
pub(super) fn convert_games(
    input: SomeInput,
    moves: MoveText,
    writer: &mut GameWriter<'_>,
    out: &mut dyn Write,
    bytes: Option<u64>,
) -> Outcome {
    let mut progress = ToldProgress::begins_beside(writer.texts);
    let manner = writer.manner();
    let bring = |hand_on: HandOn<'_, _>| cut_games(input, GameCutter::default(), 0, hand_on);
    let convert = move |piece: io::Result<GamesOfPiece>| {
        piece.map(|piece| converted(piece, moves, manner.as_ref()))
    };
    let crew = Crew::at_work(bring, convert).map_err(Failure::Reading)?;
    let mut all_read = Ok(());
    for converted in crew {
        let converted = converted.map_err(Failure::Reading)?;
        if !tell_all(&converted.told, writer.texts) {
            all_read = Err(Failure::Told);
        }
        out.write_all(converted.text.as_bytes())?;
        for game in &converted.games {
            writer.write(game, out)?;
        }
        let of = bytes.unwrap_or_default();
        progress.tell_beside(ShareDone { before: 0, done: converted.read, of });
    }
    all_read
}

fn converted(piece: GamesOfPiece, moves: MoveText, manner: Option<&GameManner>) -> Converted {
    let mut converted = Converted { read: piece.read, ..Converted::default() };
    for CutGame { place, text, .. } in piece.games {
        match text.and_then(|text| read_one(&text, moves, place)) {
            Ok(None) => {}
            Ok(Some(read)) => {
                converted.told.extend(read.remarks.into_iter().map(Ok));
                match manner {
                    Some(manner) => manner.write(&read.game, &mut converted.text),
                    None => converted.games.push(read.game),
                }
            }
            Err(error) => converted.told.push(Err(error)),
        }
    }
    converted
}

/// Tells the remarks and errors. Returns whether every game could be read.
fn tell_all(told: &[Result<Remark, PgnError>], texts: &Texts) -> bool {
    for one in told {
        let sentence = match one {
            Ok(remark) => tell_pgn_remark(remark, texts),
            Err(error) => tell_pgn_error(error, texts),
        };
        let _ = writeln!(io::stderr(), "hector: {sentence}");
    }
    told.iter().all(Result::is_ok)
}
