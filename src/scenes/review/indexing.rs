//! Reads a game file once and writes a catalogue of where each game is and what it is called. Holds only a few pieces
//! of the file in memory.

use std::io;
use std::sync::Arc;

use crate::chess::Position;
use crate::chess::notation::pgn::{GameCutter, MOST_BYTES_A_GAME, MoveText, TextPlace, read_head};
use crate::devices::crew::{Crew, HandOn};
use crate::devices::library::{Catalogue, CatalogueKind, CatalogueRow, Unusable, Writing};
use crate::devices::system;
use crate::home::review::found_by::{opening_plies, opening_text};
use crate::scenes::cut_games::{CutGame, GamesOfPiece, cut_games};
use crate::words::opening_number;

use super::games::Games;

/// How much is read at once.
const PIECE: usize = 1 << 18;

/// Why no catalogue was made.
#[derive(Debug)]
pub(super) enum NotMade {
    /// The work was stopped.
    GivenUp,
    /// The file has no games.
    NoGame,
    /// The file changed in the meantime.
    Changed,
    /// A file cannot be read or written.
    Refused(io::Error),
}

impl From<io::Error> for NotMade {
    fn from(error: io::Error) -> NotMade {
        NotMade::Refused(error)
    }
}

impl From<Unusable> for NotMade {
    fn from(unusable: Unusable) -> NotMade {
        match unusable {
            Unusable::Refused(error) => NotMade::Refused(error),
            Unusable::Missing | Unusable::Outdated | Unusable::Damaged => NotMade::Changed,
        }
    }
}

/// Whether the file has any game. A letter, for example, has only words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GamesSeen {
    Nothing,
    Game,
}

/// The rows for the games that end in one piece of the file.
struct RowsOfPiece {
    rows: Vec<Vec<u8>>,
    seen: GamesSeen,
    read: u64,
}

/// Makes the catalogue of where every game is. `go_on` gets the bytes done and the bytes in all.
pub(super) fn rows(
    games: &Arc<Games>,
    mut go_on: impl FnMut(u64, u64) -> bool,
) -> Result<Catalogue, NotMade> {
    let length = games.stamp.length;
    let place = games.place(CatalogueKind::Rows);
    let (mut writing, last) = Writing::begin(&place, CatalogueKind::Rows, games.stamp)?;
    let after = last.and_then(|last| after_game(games, &last));
    if after.is_none() {
        writing.start_over()?;
    }
    let (cutter, at, mut seen) = match after {
        Some((cutter, at)) => (cutter, at, GamesSeen::Game),
        None => (GameCutter::default(), 0, GamesSeen::Nothing),
    };
    let mut read = at;
    let input = io::BufReader::with_capacity(PIECE, FileFrom { games: Arc::clone(games), at });
    let bring = move |hand_on: HandOn<'_, _>| cut_games(input, cutter, at, hand_on);
    for piece in Crew::at_work(bring, |piece: io::Result<GamesOfPiece>| piece.map(rows_of))? {
        let piece = piece?;
        for row in piece.rows {
            writing.add(&row)?;
        }
        if piece.seen == GamesSeen::Game {
            seen = GamesSeen::Game;
        }
        read = piece.read;
        if !go_on(read, length) {
            return Err(NotMade::GivenUp);
        }
    }
    if read != length || !games.stamp.still_holds(&games.file) {
        writing.abandon();
        return Err(NotMade::Changed);
    }
    if seen == GamesSeen::Nothing {
        writing.abandon();
        return Err(NotMade::NoGame);
    }
    Ok(writing.finish()?)
}

/// Where the text continues after the game of a row. `None` if that is not known, or if the row names no player, event
/// or date.
fn after_game(games: &Games, row: &[u8]) -> Option<(GameCutter, u64)> {
    let row = CatalogueRow::read(row)?;
    let is_whole = row.length <= MOST_BYTES_A_GAME as u64;
    let is_named = row.texts.iter().take(4).any(|text| !text.is_empty());
    if !is_whole || !is_named {
        return None;
    }
    let mut text = vec![0; usize::try_from(row.length).ok()?];
    system::read_exact_at(&games.file, &mut text, row.offset).ok()?;
    let place = TextPlace::new(row.line, row.column.into()).after(&text);
    let end = row.offset + row.length;
    Some((GameCutter::after(&text, end, place), end))
}

/// A file from a byte on, with its own read position.
struct FileFrom {
    games: Arc<Games>,
    at: u64,
}

impl io::Read for FileFrom {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = system::read_at(&self.games.file, bytes, self.at)?;
        self.at += read as u64;
        Ok(read)
    }
}

fn rows_of(piece: GamesOfPiece) -> RowsOfPiece {
    let mut seen = GamesSeen::Nothing;
    let rows = piece.games.iter().filter_map(|cut| note(cut, &mut seen)).collect();
    RowsOfPiece { rows, seen, read: piece.read }
}

/// The row of a piece of text, if it is a game.
fn note(cut: &CutGame, seen: &mut GamesSeen) -> Option<Vec<u8>> {
    let row = |length: u64| CatalogueRow {
        offset: cut.offset,
        length,
        line: cut.place.line,
        column: u32::try_from(cut.place.column).unwrap_or(u32::MAX),
        ..CatalogueRow::default()
    };
    // A game that is too long or has broken tags still counts as a game. Opening it tells the fault.
    let Ok(text) = &cut.text else {
        return Some(row(MOST_BYTES_A_GAME as u64 + 1).item());
    };
    let row = row(text.len() as u64);
    let head = match read_head(text, MoveText::default(), cut.place, opening_plies) {
        Ok(Some(head)) => head,
        Ok(None) => return None,
        Err(_) => {
            if begins_with_a_tag(text) {
                *seen = GamesSeen::Game;
            }
            return Some(row.item());
        }
    };
    let is_set_up = *head.opening.start() != Position::initial();
    if head.tags.iter().any(|(_, value)| !value.is_empty())
        || !head.opening.moves().is_empty()
        || is_set_up
    {
        *seen = GamesSeen::Game;
    }
    let opening = opening_text(&head);
    let tag = |name| head.tags.get(name).unwrap_or_default();
    let named = CatalogueRow {
        mark: opening_number(&head.opening).unwrap_or_default().into(),
        texts: [
            tag("White"),
            tag("Black"),
            tag("Event"),
            tag("Date"),
            head.result.sign(),
            &opening,
        ],
        ..row
    };
    Some(named.item())
}

/// Whether a text begins like a game, with `[Event "`, whatever follows.
fn begins_with_a_tag(text: &[u8]) -> bool {
    let name = text.trim_ascii_start().strip_prefix(b"[").unwrap_or_default();
    let length = name.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let after = name.get(length..).unwrap_or_default();
    length > 0
        && after.first().is_some_and(|byte| *byte == b' ')
        && after.trim_ascii_start().starts_with(b"\"")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::review::shortening::moves;
    use crate::words::{Language, Texts};

    use std::fmt::Write as _;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// Enough for many pieces of the file, and for many blocks.
    const GAMES: usize = 9_000;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("hector-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    fn file_in(folder: &Path) -> PathBuf {
        let file = folder.join("many.pgn");
        let mut text = String::new();
        for number in 0..GAMES {
            let comment = ["", " {Ümlaut\nand a line more}", " (1. d4 d5)"][number % 3];
            let _ = write!(
                text,
                "[White \"Player {number}\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4{comment} e5 2. Nf3 Nc6 *\n\n"
            );
        }
        fs::write(&file, text).expect("a file");
        file
    }

    fn games(file: &Path, folder: &Path) -> Arc<Games> {
        let texts = Texts::new(Language::English);
        match Games::looked_into(file, &texts) {
            Ok(games) => Arc::new(games(folder.to_owned())),
            Err(_) => panic!("a game file"),
        }
    }

    /// An index that was stopped and continued has the same bytes as one that was made in one go.
    #[test]
    fn an_index_that_was_stopped_is_gone_on_with() {
        let folder = folder("index-stopped");
        let file = file_in(&folder);
        let in_one_go = games(&file, &folder.join("one"));
        let whole = rows(&in_one_go, |_, _| true).expect("an index");
        moves(&in_one_go, &Arc::new(whole), |_, _| true).expect("an index");
        let stopped = games(&file, &folder.join("stopped"));
        let mut begun_at = Vec::new();
        let mut made = None;
        for stop in [3, 5, 8, 10] {
            let mut first = None;
            let result = rows(&stopped, |at, of| {
                first.get_or_insert(at * 10 / of);
                at * 10 < of * stop || stop == 10
            });
            begun_at.extend(first);
            match result {
                Err(NotMade::GivenUp) => assert!(stop < 10),
                result => made = Some(result.expect("an index")),
            }
        }
        assert!(begun_at.is_sorted() && begun_at.last() > Some(&5), "{begun_at:?}");
        let known = Arc::new(made.expect("an index"));
        let mut firsts = Vec::new();
        for stop in [4_000, 7_000, u64::MAX] {
            let mut first = None;
            let result = moves(&stopped, &known, |at, _| {
                first.get_or_insert(at);
                at < stop
            });
            firsts.extend(first);
            assert_eq!(result.is_ok(), stop == u64::MAX);
        }
        assert!(firsts.is_sorted() && firsts.last() > Some(&6_000), "{firsts:?}");
        for kind in [CatalogueKind::Rows, CatalogueKind::Moves] {
            let bytes = |games: &Games| fs::read(games.place(kind)).expect("a catalogue");
            assert!(bytes(&in_one_go) == bytes(&stopped), "{kind:?}");
        }
        // No other file remains.
        assert_eq!(fs::read_dir(folder.join("stopped")).expect("a folder").count(), 2);
        // Some systems cannot delete open files.
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn what_was_begun_of_another_file_or_is_broken_is_not_gone_on_with() {
        let folder = folder("index-other");
        let file = file_in(&folder);
        let kept = folder.join("kept");
        let stop_half_way = |games: &Arc<Games>| {
            let result = rows(games, |at, of| at * 2 < of);
            assert!(matches!(result, Err(NotMade::GivenUp)));
        };
        let begins_at = |games: &Arc<Games>| {
            let mut first = None;
            let made = rows(games, |at, of| {
                first.get_or_insert(at * 10 / of);
                true
            });
            let items = made.expect("an index").items();
            fs::remove_file(games.place(CatalogueKind::Rows)).expect("it goes");
            (first.expect("it was told"), items)
        };
        let before = games(&file, &kept);
        let (from_start, count) = begins_at(&before);
        assert_eq!(count, GAMES as u64);
        let begun = before.place(CatalogueKind::Rows).with_extension("rows.begun");
        stop_half_way(&before);
        let (gone_on, count) = begins_at(&before);
        assert!(
            gone_on > from_start + 2 && count == GAMES as u64,
            "{from_start}, {gone_on}, {count}"
        );
        // A flipped bit in the first block.
        stop_half_way(&before);
        let mut bytes = fs::read(&begun).expect("what was begun");
        *bytes.get_mut(300).expect("a byte") ^= 1;
        fs::write(&begun, &bytes).expect("it is spoiled");
        assert_eq!(begins_at(&before), (from_start, GAMES as u64));
        // A file that a power failure cut short.
        stop_half_way(&before);
        let bytes = fs::read(&begun).expect("what was begun");
        fs::write(&begun, bytes.get(..bytes.len() / 2 + 7).expect("half")).expect("it is cut");
        let (first, count) = begins_at(&before);
        assert!(
            (from_start + 1..gone_on).contains(&first) && count == GAMES as u64,
            "{first}, {count}"
        );
        // Another game at the front.
        stop_half_way(&before);
        let text = fs::read_to_string(&file).expect("the games");
        fs::write(&file, format!("[White \"New\"]\n\n1. c4 *\n\n{text}")).expect("another file");
        assert_eq!(begins_at(&games(&file, &kept)), (from_start, GAMES as u64 + 1));
        assert!(!begun.exists());
        // Some systems cannot delete open files.
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn two_who_write_one_index_do_not_write_into_one_file() {
        let folder = folder("index-twice");
        let file = file_in(&folder);
        let games = games(&file, &folder.join("kept"));
        let mut other = None;
        let made = rows(&games, |_, _| {
            if other.is_none() {
                other = Some(rows(&games, |_, _| true).expect("an index"));
            }
            true
        });
        assert_eq!(made.expect("an index").items(), GAMES as u64);
        assert_eq!(other.expect("another").items(), GAMES as u64);
        assert_eq!(fs::read_dir(folder.join("kept")).expect("a folder").count(), 1);
        // Some systems cannot delete open files.
        let _ = fs::remove_dir_all(folder);
    }
}
