//! A game file on the disk as a listener's library: opens its catalogues, makes them in the background, searches them,
//! and keeps bookmarks.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chess::notation::pgn::GameStart;
use crate::chess::notation::shorthand::{NotShorthand, SoughtBoard};
use crate::devices::library::{Catalogue, CatalogueKind, CatalogueRow, Unusable};
use crate::devices::{folders, whole};
use crate::home::review::library::{
    GameEntry, GameLibrary, Knowledge, LibraryProgress, NeverKnown, Spoiled, Unknown, UnreadGame,
};
use crate::home::review::places::{FilePlace, Places, UnreadablePlaces};
use crate::home::review::search::{GameLabels, GameSearch};
use crate::scenes::failure::Failure;
use crate::scenes::reasons::refused;
use crate::scenes::record_file::whole_path;
use crate::words::{Language, Texts};

use super::games::{Games, each_row, entry};
use super::indexing::NotMade;
use super::work::{Work, WorkDone, WorkWaker};

/// More than any number of bookmarks takes.
const MOST_BYTES: u64 = 1 << 20;

/// A game file, with the catalogues that exist by now.
pub(super) struct FileLibrary {
    games: Games,
    rows: Option<Arc<Catalogue>>,
    moves: Option<Catalogue>,
    work: Option<Work>,
    call: WorkWaker,
}

impl FileLibrary {
    /// Opens a file. `call` is called whenever background work has news.
    pub(super) fn open(
        path: &Path,
        call: WorkWaker,
        texts: &Texts,
    ) -> Result<FileLibrary, Failure> {
        let games = Games::open(path, texts)?;
        Ok(FileLibrary { games, rows: None, moves: None, work: None, call })
    }

    /// The bookmarks of the file, with the place where the listener stopped.
    pub(super) fn places(&self) -> (Places, UnreadablePlaces) {
        match whole::text(&self.places_file(), MOST_BYTES) {
            Ok(text) => Places::read(&text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Places::read(""),
            Err(_) => (Places::default(), UnreadablePlaces::Some),
        }
    }

    fn places_file(&self) -> PathBuf {
        self.games.place(CatalogueKind::Rows).with_extension("places")
    }

    /// Remembers which file was listened to last.
    fn remember_file(&self) -> io::Result<()> {
        let Some(latest) = latest_file() else { return Ok(()) };
        // A path that is not UTF-8 could not be found again.
        let named = whole_path(&self.games.path);
        named.to_str().map_or(Ok(()), |named| whole::replace_private(&latest, format!("{named}\n")))
    }

    fn take(&mut self, done: WorkDone, texts: &Texts) -> LibraryProgress {
        let made = match done {
            WorkDone::Tenths(tenths) => return LibraryProgress::Tenths(tenths),
            WorkDone::All(made) => made,
        };
        let kind = self.work.take().map(|work| work.kind);
        match (kind, made) {
            (Some(CatalogueKind::Rows), Ok(rows)) => {
                self.rows = Some(Arc::new(rows));
                LibraryProgress::Known(Knowledge::Games)
            }
            (Some(CatalogueKind::Moves), Ok(moves)) => {
                self.moves = Some(moves);
                LibraryProgress::Known(Knowledge::Positions)
            }
            (None, Ok(_)) => LibraryProgress::Failed(NeverKnown::GivenUp),
            (_, Err(not_made)) => LibraryProgress::Failed(self.never_known(&not_made, texts)),
        }
    }

    fn never_known(&self, not_made: &NotMade, texts: &Texts) -> NeverKnown {
        match not_made {
            NotMade::GivenUp => NeverKnown::GivenUp,
            NotMade::NoGame if self.games.stamp.length == 0 => NeverKnown::Empty,
            NotMade::NoGame => NeverKnown::NoGame,
            NotMade::Changed => NeverKnown::Changed,
            NotMade::Refused(error) => NeverKnown::Refused(refused(error, texts)),
        }
    }
}

impl GameLibrary for FileLibrary {
    fn name(&self) -> String {
        self.games.path.display().to_string()
    }

    fn look_up(&mut self, what: Knowledge) -> Result<(), Unknown> {
        if self.knows(what) {
            return Ok(());
        }
        let known = self.games.known(kind_of(what)).map_err(|unusable| match unusable {
            Unusable::Missing => Unknown::Missing,
            Unusable::Outdated => Unknown::Outdated,
            Unusable::Damaged | Unusable::Refused(_) => Unknown::Damaged,
        })?;
        match what {
            Knowledge::Games => self.rows = Some(Arc::new(known)),
            Knowledge::Positions => self.moves = Some(known),
        }
        Ok(())
    }

    fn knows(&self, what: Knowledge) -> bool {
        match what {
            Knowledge::Games => self.rows.is_some(),
            Knowledge::Positions => self.moves.is_some(),
        }
    }

    fn find_out(&mut self, what: Knowledge, texts: &Texts) -> Result<(), String> {
        let games = self.games.again().map_err(|error| refused(&error, texts))?;
        let call = Arc::clone(&self.call);
        self.work = Some(match (what, self.rows.clone()) {
            (Knowledge::Games, _) => Work::on_rows(games, call),
            (Knowledge::Positions, Some(rows)) => Work::on_moves(games, rows, call),
            (Knowledge::Positions, None) => return Err(texts.still_busy()),
        });
        Ok(())
    }

    fn forget(&mut self, what: Knowledge) {
        self.moves = None;
        if what == Knowledge::Games {
            self.rows = None;
            self.games.forget(CatalogueKind::Rows);
        }
    }

    fn progress(&mut self, texts: &Texts) -> Option<LibraryProgress> {
        let done = self.work.as_ref()?.done()?;
        Some(self.take(done, texts))
    }

    fn wait(&mut self, texts: &Texts) -> Option<LibraryProgress> {
        let done = self.work.as_ref()?.next_done();
        Some(self.take(done, texts))
    }

    fn count(&self) -> u64 {
        self.rows.as_ref().map_or(0, |rows| rows.items())
    }

    fn entry(&self, number: u64, texts: &Texts) -> Result<Option<GameEntry>, UnreadGame> {
        let rows = self.rows.as_ref().ok_or(UnreadGame::NotYet)?;
        entry(rows, number).map_err(|unread| unread.told(texts))
    }

    fn game(&self, entry: &GameEntry, texts: &Texts) -> Result<GameStart, UnreadGame> {
        self.games.read(entry).map_err(|unread| unread.told(texts))
    }

    fn told_as(&self, search: &GameSearch) -> Result<Vec<u32>, Spoiled> {
        let Some(rows) = &self.rows else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        let looked = each_row(rows, 0, |number, row| {
            if search.fits(&labels(row)) {
                found.extend(u32::try_from(number));
            }
            ControlFlow::Continue(())
        });
        looked.map(|()| found).map_err(|_| Spoiled)
    }

    fn passing(&self, games: Vec<u32>, wanted: &[SoughtBoard]) -> Result<Vec<u32>, Spoiled> {
        let Some(moves) = &self.moves else { return Ok(games) };
        let mut kept = Vec::new();
        let mut spoiled = false;
        let mut games = games.into_iter().peekable();
        let looked = moves.each_from(0, |number, item| {
            if let Some(game) = games.next_if(|game| u64::from(*game) == number) {
                match has_all(item, wanted) {
                    Ok(true) => kept.push(game),
                    Ok(false) => {}
                    Err(NotShorthand) => spoiled = true,
                }
            }
            let is_over = spoiled || games.peek().is_none();
            if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if spoiled { Err(Spoiled) } else { looked.map(|()| kept).map_err(|_| Spoiled) }
    }

    /// A failure half way leaves the earlier bookmarks.
    fn keep_places(&self, places: &str, texts: &Texts) -> Result<(), String> {
        let file = self.places_file();
        let keep = || {
            if let Some(folder) = file.parent() {
                folders::make_private(folder)?;
            }
            whole::replace_private(&file, places)?;
            self.remember_file()
        };
        keep().map_err(|error| refused(&error, texts))
    }
}

/// The file with the path of the game file that was listened to last.
fn latest_file() -> Option<PathBuf> {
    Some(folders::home()?.join("listened.txt"))
}

/// Where the last listener stopped: the game file, the file of its bookmarks, and the place.
pub(in crate::scenes) fn left_at() -> Option<(PathBuf, PathBuf, FilePlace)> {
    let text = whole::text(&latest_file()?, whole::SMALL).ok()?;
    let file = PathBuf::from(text.trim_end_matches(['\n', '\r']));
    let library = FileLibrary::open(&file, Arc::new(|| {}), &Texts::new(Language::English)).ok()?;
    let place = library.places().0.stopped.filter(FilePlace::has_begun)?;
    Some((file, library.places_file(), place))
}

/// Whether all wanted boards occur in a game.
fn has_all(game: &[u8], wanted: &[SoughtBoard]) -> Result<bool, NotShorthand> {
    for wanted in wanted {
        if !wanted.is_in(game)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn kind_of(what: Knowledge) -> CatalogueKind {
    match what {
        Knowledge::Games => CatalogueKind::Rows,
        Knowledge::Positions => CatalogueKind::Moves,
    }
}

fn labels<'a>(row: &CatalogueRow<'a>) -> GameLabels<'a> {
    let [white, black, event, date, result, opening] = row.texts;
    GameLabels { white, black, event, date, result, opening, line: row.mark }
}
