//! A game file and its catalogues: opened, checked, and read one game at a time.

use std::fs::File;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use crate::chess::notation::pgn::{
    GameResult, GameStart, MOST_BYTES_A_GAME, MoveText, PgnError, Problem, TextPlace, read_start,
};
use crate::devices::library::{self, Catalogue, CatalogueKind, CatalogueRow, FileStamp, Unusable};
use crate::devices::{folders, system, whole};
use crate::home::review::found_by::opening_by_tags;
use crate::home::review::library::{GameEntry, UnreadGame};
use crate::scenes::failure::Failure;
use crate::scenes::game_file::{LOOKED_AT, refuse_no_text};
use crate::scenes::reasons::refused;
use crate::words::Texts;

#[derive(Debug)]
pub(super) struct Games {
    pub(super) path: PathBuf,
    pub(super) file: File,
    pub(super) stamp: FileStamp,
    /// The folder of its catalogues.
    folder: PathBuf,
}

/// Why a game in the catalogue cannot be read.
#[derive(Debug)]
pub(super) enum UnreadText {
    /// The game is broken.
    Broken(PgnError),
    /// The file has changed.
    Changed,
    /// The catalogue is damaged.
    Spoiled,
    /// The system refuses.
    Refused(io::Error),
}

impl UnreadText {
    /// The same with the reason of the system in words.
    pub(super) fn told(self, texts: &Texts) -> UnreadGame {
        match self {
            UnreadText::Broken(error) => UnreadGame::Broken(error),
            UnreadText::Changed => UnreadGame::Changed,
            UnreadText::Spoiled => UnreadGame::Spoiled,
            UnreadText::Refused(error) => UnreadGame::Refused(refused(&error, texts)),
        }
    }
}

impl From<Unusable> for UnreadText {
    fn from(unusable: Unusable) -> UnreadText {
        match unusable {
            Unusable::Refused(error) => UnreadText::Refused(error),
            Unusable::Missing | Unusable::Outdated | Unusable::Damaged => UnreadText::Spoiled,
        }
    }
}

impl Games {
    /// Opens a file, unless its first bytes show that it has no games.
    pub(super) fn open(path: &Path, texts: &Texts) -> Result<Games, Failure> {
        let games = Games::looked_into(path, texts)?;
        let folder = folders::home().map(|home| home.join("library")).ok_or_else(|| {
            let names = texts.any_of(&folders::variables());
            Failure::Input(texts.no_folder_known(&names))
        })?;
        Ok(games(folder))
    }

    /// The same, for a given folder of catalogues.
    pub(super) fn looked_into(
        path: &Path,
        texts: &Texts,
    ) -> Result<impl FnOnce(PathBuf) -> Games, Failure> {
        let name = path.display().to_string();
        let unreadable = |error: &io::Error| {
            Failure::Input(texts.file_unreadable(&texts.kind_game(), &name, &refused(error, texts)))
        };
        let file = whole::open(path).map_err(|error| unreadable(&error))?;
        let stamp = FileStamp::of(&file).map_err(|error| unreadable(&error))?;
        let mut first = [0; LOOKED_AT];
        let read = system::read_at(&file, &mut first, 0).map_err(|error| unreadable(&error))?;
        refuse_no_text(first.get(..read).unwrap_or_default(), &name, texts)?;
        let path = system::canonical(path).unwrap_or_else(|_| path.to_owned());
        Ok(move |folder| Games { path, file, stamp, folder })
    }

    /// Opens the same file again, for a thread in the background.
    pub(super) fn again(&self) -> io::Result<Games> {
        let file = self.file.try_clone()?;
        Ok(Games { path: self.path.clone(), file, stamp: self.stamp, folder: self.folder.clone() })
    }

    /// The path of a catalogue.
    pub(super) fn place(&self, kind: CatalogueKind) -> PathBuf {
        library::place(&self.folder, &self.path, kind)
    }

    /// A catalogue of the file, if it is still valid.
    pub(super) fn known(&self, kind: CatalogueKind) -> Result<Catalogue, Unusable> {
        Catalogue::open(&self.place(kind), kind, &self.stamp)
    }

    /// Deletes a damaged catalogue.
    pub(super) fn forget(&self, kind: CatalogueKind) {
        // If that fails, the next one is written over it.
        let _ = std::fs::remove_file(self.place(kind));
    }

    /// Reads the game of an entry, as far as possible.
    pub(super) fn read(&self, entry: &GameEntry) -> Result<GameStart, UnreadText> {
        if !self.stamp.still_holds(&self.file) {
            return Err(UnreadText::Changed);
        }
        if entry.length > MOST_BYTES_A_GAME as u64 {
            let problem = Problem::TooLong(MOST_BYTES_A_GAME);
            return Err(UnreadText::Broken(PgnError { place: entry.place, problem }));
        }
        let mut bytes = vec![0; usize::try_from(entry.length).map_err(|_| UnreadText::Spoiled)?];
        system::read_exact_at(&self.file, &mut bytes, entry.offset).map_err(UnreadText::Refused)?;
        match read_start(&bytes, MoveText::default(), entry.place) {
            Ok(Some(start)) => Ok(start),
            Ok(None) => Err(UnreadText::Spoiled),
            Err(error) => Err(UnreadText::Broken(error)),
        }
    }

    /// Passes on the texts of adjacent games, one after the other. `None` for a game that is too long.
    pub(super) fn read_each(
        &self,
        stretches: &[GameStretch],
        mut take: impl FnMut(&GameStretch, Option<&[u8]>),
    ) -> Result<(), UnreadText> {
        if !self.stamp.still_holds(&self.file) {
            return Err(UnreadText::Changed);
        }
        let mut window = FileWindow::default();
        for stretch in stretches {
            if stretch.length > MOST_BYTES_A_GAME as u64 {
                take(stretch, None);
                continue;
            }
            let length = usize::try_from(stretch.length).map_err(|_| UnreadText::Spoiled)?;
            let text = window.text(&self.file, stretch.offset, length);
            take(stretch, Some(text.map_err(UnreadText::Refused)?));
        }
        Ok(())
    }
}

/// Where the text of a game is.
pub(super) struct GameStretch {
    offset: u64,
    length: u64,
    pub(super) place: TextPlace,
}

impl GameStretch {
    pub(super) fn of(row: &CatalogueRow<'_>) -> GameStretch {
        let place = TextPlace::new(row.line, row.column.into());
        GameStretch { offset: row.offset, length: row.length, place }
    }
}

/// A part of a file in memory, so that its games need no reads of their own.
#[derive(Default)]
struct FileWindow {
    at: u64,
    bytes: Vec<u8>,
}

impl FileWindow {
    /// How much is read at once.
    const PIECE: usize = 1 << 18;

    fn text(&mut self, file: &File, at: u64, length: usize) -> io::Result<&[u8]> {
        let within = |window: &FileWindow| {
            let from = usize::try_from(at.checked_sub(window.at)?).ok()?;
            let to = from.checked_add(length)?;
            (to <= window.bytes.len()).then_some(from..to)
        };
        if within(self).is_none() {
            self.at = at;
            self.bytes.resize(length.max(FileWindow::PIECE), 0);
            let mut filled = 0;
            while let Some(rest) = self.bytes.get_mut(filled..).filter(|rest| !rest.is_empty()) {
                match system::read_at(file, rest, at + filled as u64)? {
                    0 => break,
                    read => filled += read,
                }
            }
            self.bytes.truncate(filled);
        }
        within(self)
            .and_then(|range| self.bytes.get(range))
            .ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}

/// The entry of a row.
fn told_by(row: &CatalogueRow<'_>) -> GameEntry {
    let [white, black, event, date, result, opening] = row.texts;
    let GameStretch { offset, length, place } = GameStretch::of(row);
    GameEntry {
        white: white.to_owned(),
        black: black.to_owned(),
        event: event.to_owned(),
        date: date.to_owned(),
        result: GameResult::of_sign(result).unwrap_or_default(),
        opening: opening_by_tags(opening).to_owned(),
        line: u16::try_from(row.mark).unwrap_or_default(),
        offset,
        length,
        place,
    }
}

/// The entry of a game by its number, counted from 0. `None` after the last game.
pub(super) fn entry(rows: &Catalogue, number: u64) -> Result<Option<GameEntry>, UnreadText> {
    let Some(item) = rows.item(number)? else { return Ok(None) };
    CatalogueRow::read(&item).map(|row| Some(told_by(&row))).ok_or(UnreadText::Spoiled)
}

/// Passes on every row from this number on, until `see` stops.
pub(super) fn each_row(
    rows: &Catalogue,
    from: u64,
    mut see: impl FnMut(u64, &CatalogueRow<'_>) -> ControlFlow<()>,
) -> Result<(), Unusable> {
    let mut spoiled = false;
    rows.each_from(from, |number, item| match CatalogueRow::read(item) {
        Some(row) => see(number, &row),
        None => {
            spoiled = true;
            ControlFlow::Break(())
        }
    })?;
    if spoiled { Err(Unusable::Damaged) } else { Ok(()) }
}
