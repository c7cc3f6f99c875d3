//! The player's own games at home, over the board and in practice, numbered by when they began; and the one that is
//! named by its number or as the last.

use std::io;
use std::path::{Path, PathBuf};

use crate::chess::notation::Letters;
use crate::chess::notation::pgn::{GameRead, GameResult, MoveText, PgnGame, Reader, export};
use crate::devices::{begun, folders, whole};
use crate::home::practice_tags::player_told;
use crate::seat::sheets::{described, recorded_game};
use crate::words::{Texts, date_written, is_typed_as_any};

use super::arbiters_number::fingerprint;
use super::failure::Failure;
use super::reasons;
use super::record_error::RecordError;
use super::record_file::{self, games_folder, open, records_in};

/// More text than any game on paper.
const MOST_BYTES: u64 = 4 << 20;
/// The names of the latest game.
const LAST: [&str; 6] = ["last", "latest", "letzte", "letzter", "dernière", "dernier"];

/// A game that is saved at home.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SavedGame {
    pub(super) path: PathBuf,
    kind: SavedAs,
}

/// How a game is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SavedAs {
    /// As a record of facts: a game over the board.
    Record,
    /// As a game file: a practice game.
    GameFile,
}

impl SavedGame {
    /// The game in a few words.
    pub(super) fn told(&self, texts: &Texts) -> Result<String, String> {
        match self.kind {
            SavedAs::Record => match open(&self.path) {
                Ok(recording) => Ok(described(&recording, texts)),
                Err(error) => Err(reasons::record(&error, texts)),
            },
            SavedAs::GameFile => self
                .read_from_disk()
                .map(|game| practised(&game, texts))
                .map_err(|error| self.unread(&error, texts)),
        }
    }

    fn unread(&self, error: &io::Error, texts: &Texts) -> String {
        texts.not_read(&self.path.display().to_string(), &reasons::refused(error, texts))
    }

    pub(super) fn game(&self, texts: &Texts) -> Result<PgnGame, String> {
        match self.kind {
            SavedAs::Record => {
                let recording = open(&self.path);
                let recording =
                    recording.map_err(|error: RecordError| reasons::record(&error, texts))?;
                let number = fingerprint(&recording.head.arbiter_number).unwrap_or_default();
                Ok(recorded_game(&recording, &number))
            }
            SavedAs::GameFile => self.read_from_disk().map_err(|error| self.unread(&error, texts)),
        }
    }

    fn read_from_disk(&self) -> io::Result<PgnGame> {
        let text = whole::text(&self.path, MOST_BYTES)?;
        let mut reader = Reader::new(MoveText::default());
        let first = reader.read(&mut text.as_bytes()).or_else(|| reader.finish());
        match first {
            Some(Ok(GameRead { game, .. })) => Ok(game),
            _ => Err(io::ErrorKind::InvalidData.into()),
        }
    }

    /// The path of its record.
    fn record(&self, number: usize, texts: &Texts) -> Result<PathBuf, Failure> {
        match self.kind {
            SavedAs::Record => Ok(self.path.clone()),
            SavedAs::GameFile => Err(Failure::Input(texts.practice_has_no_record(number))),
        }
    }
}

fn practised(game: &PgnGame, texts: &Texts) -> String {
    let tag = |name| game.tags.get(name).filter(|value| *value != "?");
    let player = |name| player_told(tag(name).unwrap_or_default(), texts);
    let moves = texts.moves_counted(game.main_line().moves().len().div_ceil(2));
    let ended = match game.result {
        GameResult::Open => texts.is_unfinished(),
        result => result.sign().to_owned(),
    };
    let date = date_written(tag("Date").unwrap_or_default(), texts);
    texts.game_on_record(&date, &player("White"), &player("Black"), &moves, &ended)
}

/// Every game at home, the oldest first; or the records of a folder.
pub(super) fn saved(folder: Option<&Path>, texts: &Texts) -> Result<Vec<SavedGame>, Failure> {
    let records = match folder {
        Some(folder) => folder.to_owned(),
        None => games_folder(texts)?,
    };
    let named = records.display().to_string();
    let unreadable = |error: &io::Error| {
        Failure::Input(texts.folder_unreadable(&named, &reasons::refused(error, texts)))
    };
    let mut files = records_in(&records).map_err(|error| unreadable(&error))?;
    let practice = folders::home().filter(|_| folder.is_none()).map(|home| home.join("practice"));
    files.extend(
        practice.and_then(|folder| begun::files_in(&folder, "pgn").ok()).into_iter().flatten(),
    );
    begun::put_in_order(&mut files);
    let kind = |path: &Path| match path.extension().is_some_and(|end| end == record_file::ENDING) {
        true => SavedAs::Record,
        false => SavedAs::GameFile,
    };
    Ok(files.into_iter().map(|path| SavedGame { kind: kind(&path), path }).collect())
}

/// The number of the game that a user names, from 1 on. `None` if it is the name of a file.
pub(super) fn numbered(
    named: &Path,
    games: &[SavedGame],
    texts: &Texts,
) -> Result<Option<usize>, Failure> {
    let name = named.to_string_lossy();
    if named.exists() {
        return Ok(None);
    }
    let number = match name.parse::<usize>() {
        Ok(number) => number,
        Err(_) if is_typed_as_any(&name, &LAST) => games.len(),
        Err(_) => return Ok(None),
    };
    match games.len() {
        0 => Err(Failure::Input(texts.no_saved_game())),
        count if (1..=count).contains(&number) => Ok(Some(number)),
        count => Err(Failure::Input(texts.no_saved_game_of_number(number, count))),
    }
}

/// Whether a name can be that of a saved game.
fn may_be_numbered(named: &Path) -> bool {
    let name = named.to_string_lossy();
    name.parse::<usize>().is_ok() || is_typed_as_any(&name, &LAST)
}

/// The record that a user names: by its file, by its number, or as the last.
pub(super) fn record_named(
    named: &Path,
    folder: Option<&Path>,
    texts: &Texts,
) -> Result<PathBuf, Failure> {
    if !may_be_numbered(named) {
        return Ok(named.to_owned());
    }
    let games = saved(folder, texts)?;
    match numbered(named, &games, texts)? {
        None => Ok(named.to_owned()),
        Some(number) => match games.get(number - 1) {
            Some(game) => game.record(number, texts),
            None => Ok(named.to_owned()),
        },
    }
}

/// The file of the game that a user names by its number or as the last. Other names are returned unchanged.
pub(super) fn file_named(named: &str, texts: &Texts) -> Result<String, Failure> {
    let path = Path::new(named);
    if !may_be_numbered(path) {
        return Ok(named.to_owned());
    }
    let games = saved(None, texts)?;
    let game = numbered(path, &games, texts)?.and_then(|number| games.get(number - 1));
    Ok(game.map_or_else(|| named.to_owned(), |game| game.path.display().to_string()))
}

/// The practice game that a user names by its number or as the last. `None` if it is a different kind of game.
pub(super) fn practice_game_named(
    named: &Path,
    folder: Option<&Path>,
    texts: &Texts,
) -> Result<Option<PgnGame>, Failure> {
    if !may_be_numbered(named) {
        return Ok(None);
    }
    let games = saved(folder, texts)?;
    let number = numbered(named, &games, texts)?;
    let game = number.and_then(|number| games.get(number - 1));
    let game = game.filter(|game| game.kind == SavedAs::GameFile);
    game.map(|game| game.game(texts).map_err(Failure::Input)).transpose()
}

/// All games in one text, in the order of their numbers. One that cannot be read has no moves.
pub(super) fn as_one_file(games: &[SavedGame], texts: &Texts) -> String {
    let mut text = String::new();
    for saved in games {
        match saved.game(texts) {
            Ok(game) => export(&game, Letters::English, &mut text),
            Err(_) => text.push_str("[Event \"?\"]\n[Result \"*\"]\n\n*\n\n"),
        }
    }
    text
}
