//! Somebody who listens to games: the file, the game of the moment and the place in it, and
//! how one gets from one to another. Never opens a device.

mod finding;
pub(crate) mod guessing;
pub(crate) mod telling;

use std::path::PathBuf;
use std::sync::Arc;

use crate::chess::Color;
use crate::clock::{Moment, Span};
use crate::devices::library::{Catalogue, CatalogueKind, Unusable};
use crate::present::board::answers::BoardAnswers;
use crate::present::board::walk::Walker;
use crate::present::conversation::{Converses as _, Open, Out, Settings, Tongue};
use crate::scenes::failure::Failure;
use crate::scenes::reasons::refused;
use crate::words::tell_pgn_error;

use super::games::{CatalogueEntry, Games, UnreadGame, entry};
use super::indexing::NotMade;
use super::places::{FilePlace, Places, UnreadablePlaces};
use super::search::GameSearch;
use super::work::{Work, WorkDone, WorkWaker};
use crate::home::review::course::Course;
use finding::FoundGames;
use guessing::Guessing;

/// Something that is asked about once.
#[derive(Debug, Clone)]
pub(crate) enum ReviewDeed {
    /// Going on where one stopped.
    Resume(FilePlace),
    Leave,
}

/// The file and everything about the listener.
pub(crate) struct Reviewing {
    pub(crate) games: Games,
    pub(crate) rows: Option<Arc<Catalogue>>,
    pub(crate) numbers: Option<Catalogue>,
    pub(crate) work: Option<Work>,
    /// What is sought once the positions are known.
    pub(crate) sought: Option<GameSearch>,
    pub(crate) call: WorkWaker,
    pub(crate) tongue: Tongue,
    pub(crate) open: Open<ReviewDeed>,
    /// The number of the game, counted from 0.
    pub(crate) number: u64,
    pub(crate) entry: Option<CatalogueEntry>,
    pub(crate) course: Option<Course>,
    /// Why there is no game at the moment.
    pub(crate) trouble: String,
    pub(crate) found: Option<FoundGames>,
    pub(crate) places: Places,
    pub(crate) walker: Option<Walker>,
    /// When the next move comes by itself.
    pub(crate) playing: Option<Moment>,
    pub(crate) pace: Span,
    pub(crate) guessing: Option<Guessing>,
    /// Whether moves came by themselves until somebody did something.
    pub(crate) was_playing: bool,
    /// The game to begin with, if one was named.
    first: Option<u64>,
    /// Whether what is known of the file was made again.
    pub(crate) read_again: ReadAgain,
    /// Why there is nothing to listen to.
    pub(crate) failure: Option<String>,
}

/// Whether something spoiled was made again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReadAgain {
    Yes,
    No,
}

/// How long it is silent between two moves, unless somebody chooses.
const PACE: Span = Span::from_millis(2_000);

impl Reviewing {
    /// Sits down at a file, and what is told first.
    pub(crate) fn new(
        path: &std::path::Path,
        first: Option<u64>,
        settings: Settings,
        call: WorkWaker,
    ) -> Result<(Reviewing, Vec<Out>), Failure> {
        let tongue = Tongue::new(settings);
        let games = Games::open(path, &tongue.texts)?;
        let (places, unreadable) = Places::open(&places_file(&games));
        let mut reviewing = Reviewing {
            trouble: tongue.texts.still_busy(),
            tongue,
            open: Open::default(),
            games,
            rows: None,
            numbers: None,
            work: None,
            sought: None,
            call,
            number: 0,
            entry: None,
            course: None,
            found: None,
            places,
            walker: None,
            playing: None,
            pace: PACE,
            guessing: None,
            was_playing: false,
            first,
            read_again: ReadAgain::No,
            failure: None,
        };
        let mut out = Vec::new();
        if unreadable == UnreadablePlaces::Some {
            out.push(reviewing.tells(reviewing.tongue.texts.places_unread()));
        }
        out.extend(reviewing.know_games());
        Ok((reviewing, out))
    }

    /// Looks up what is known of the file, or has it found out.
    fn know_games(&mut self) -> Vec<Out> {
        match self.games.known(CatalogueKind::Rows) {
            Ok(rows) => self.begin(rows),
            Err(why) => {
                let told = self.why_again(&why);
                let told = told.map(|told| self.tells(&told)).into_iter().collect();
                match self.games.again() {
                    Ok(games) => self.work = Some(Work::on_rows(games, Arc::clone(&self.call))),
                    Err(error) => return self.fail(&NotMade::Refused(error)),
                }
                told
            }
        }
    }

    /// Why a catalogue is made again, where that is worth a word.
    pub(crate) fn why_again(&self, why: &Unusable) -> Option<String> {
        match why {
            Unusable::Missing => None,
            Unusable::Outdated => Some(self.tongue.texts.index_outdated()),
            Unusable::Damaged | Unusable::Refused(_) => Some(self.tongue.texts.index_damaged()),
        }
    }

    /// What the work beside has brought.
    pub(crate) fn take_work(&mut self, done: WorkDone) -> Vec<Out> {
        match done {
            WorkDone::Tenths(tenths) => {
                let told = self.tells(self.tongue.texts.progress(tenths * 10));
                let first = (tenths == 1).then(|| self.tells(self.tongue.texts.indexing()));
                first.into_iter().chain([told]).collect()
            }
            WorkDone::All(made) => {
                let kind = self.work.take().map(|work| work.kind);
                match (kind, made) {
                    (Some(CatalogueKind::Rows), Ok(rows)) => self.begin(rows),
                    (Some(CatalogueKind::Numbers), Ok(numbers)) => {
                        self.numbers = Some(numbers);
                        self.seek_positions()
                    }
                    (_, Err(not_made)) => self.fail(&not_made),
                    (None, Ok(_)) => Vec::new(),
                }
            }
        }
    }

    /// No catalogue came of it. Without the first there is nothing to listen to.
    fn fail(&mut self, not_made: &NotMade) -> Vec<Out> {
        let name = self.games.path.display().to_string();
        let sentence = match not_made {
            NotMade::GivenUp => return Vec::new(),
            NotMade::NoGame if self.games.stamp.length == 0 => {
                self.tongue.texts.no_game_in_it(&name)
            }
            NotMade::NoGame => self.tongue.texts.file_is_no_game_file(&name),
            NotMade::Changed => self.tongue.texts.file_has_changed(),
            NotMade::Refused(error) => {
                self.tongue.texts.index_failed(&refused(error, &self.tongue.texts))
            }
        };
        self.sought = None;
        if self.rows.is_some() {
            return self.refuse(&sentence);
        }
        self.failure = Some(sentence);
        vec![Out::Leave]
    }

    /// The games are known: what was left is offered, or the first begins.
    fn begin(&mut self, rows: Catalogue) -> Vec<Out> {
        let count = rows.items();
        self.rows = Some(Arc::new(rows));
        let mut out = vec![self.tells(self.tongue.texts.games_counted(count))];
        match (self.first.take(), self.places.stopped.clone()) {
            (Some(first), _) => out.extend(self.open_game(first)),
            (None, Some(stopped)) if stopped.game < count => {
                out.extend(self.ask(ReviewDeed::Resume(stopped)));
            }
            (None, _) => out.extend(self.open_game(0)),
        }
        out
    }

    /// How many games there are.
    pub(crate) fn count(&self) -> u64 {
        self.rows.as_ref().map_or(0, |rows| rows.items())
    }

    /// Opens a game at its start, and tells which it is and what is said before its moves.
    pub(crate) fn open_game(&mut self, number: u64) -> Vec<Out> {
        let mut out = self.open_headed(number);
        if let Some(course) = &self.course {
            let introduction = self.comments(course.line().introduction());
            out.extend((!introduction.is_empty()).then(|| self.says(introduction)));
        }
        out
    }

    /// Opens a game, and tells which it is and no more.
    pub(crate) fn open_headed(&mut self, number: u64) -> Vec<Out> {
        match self.load(number) {
            Ok(()) => self.tell_header(),
            Err(UnreadGame::Spoiled) if self.read_again == ReadAgain::No => {
                self.reads_again(number)
            }
            Err(why) => {
                self.trouble = self.unread(number, &why);
                self.refuse(&self.trouble)
            }
        }
    }

    /// Has a catalogue that is spoiled made again, once: a disk that spoils it again is not
    /// mended by more.
    pub(crate) fn reads_again(&mut self, number: u64) -> Vec<Out> {
        (self.rows, self.numbers, self.read_again) = (None, None, ReadAgain::Yes);
        self.first = Some(number);
        self.games.forget(CatalogueKind::Rows);
        let mut out = vec![self.tells(self.tongue.texts.index_damaged())];
        out.extend(self.know_games());
        out
    }

    /// Reads a game.
    fn load(&mut self, number: u64) -> Result<(), UnreadGame> {
        let Some(rows) = self.rows.clone() else { return Err(UnreadGame::NotYet) };
        let Some(entry) = entry(&rows, number)? else { return Err(UnreadGame::NoSuch) };
        (self.guessing, self.playing) = (None, None);
        let game = self.games.read(&entry);
        (self.number, self.entry, self.course) = (number, Some(entry), None);
        self.course = Some(Course::new(game?));
        Ok(())
    }

    fn unread(&self, number: u64, why: &UnreadGame) -> String {
        match why {
            UnreadGame::Broken(error) => self
                .tongue
                .texts
                .game_broken(number + 1, &tell_pgn_error(error, &self.tongue.texts)),
            UnreadGame::NotYet => self.tongue.texts.still_busy(),
            UnreadGame::NoSuch => {
                self.tongue.texts.which_game(&(number + 1).to_string(), self.count())
            }
            UnreadGame::Changed => self.tongue.texts.file_has_changed(),
            UnreadGame::Spoiled => self.tongue.texts.index_damaged_now(),
            UnreadGame::Refused(error) => {
                self.tongue.texts.file_fails(&refused(error, &self.tongue.texts))
            }
        }
    }

    pub(crate) fn tell_header(&self) -> Vec<Out> {
        let Some(entry) = &self.entry else { return self.refuse(&self.trouble) };
        let mut told = self.header(self.number, entry);
        if let Some(course) = &self.course
            && *course.game.start() != crate::chess::Position::initial()
        {
            told = format!("{told} {}", self.tongue.texts.set_up_start(course.game.start().turn()));
        }
        if let Some(course) = self.course.as_ref().filter(|course| course.broken().is_some()) {
            told = format!("{told} {}", self.breaks_off(course));
        }
        vec![self.answer(&told)]
    }

    /// After which move a broken game can be heard no further.
    fn breaks_off(&self, course: &Course) -> String {
        match course.game.main_line().moves().len() {
            0 => self.tongue.texts.breaks_off_at_once(),
            plies => {
                let (number, side) = course.number(plies);
                self.tongue.texts.breaks_off_after(number, side)
            }
        }
    }

    /// The board as it stands, to be asked.
    pub(crate) fn board<'a>(&'a self, course: &'a Course) -> BoardAnswers<'a> {
        BoardAnswers {
            position: course.position(),
            own: None,
            language: self.tongue.settings.language,
            wording: self.tongue.wording,
            lexicon: &self.tongue.lexicon,
            texts: &self.tongue.texts,
        }
    }

    /// From which side the board is walked over.
    pub(crate) fn seen_from(&self) -> Color {
        self.guessing.as_ref().map_or(Color::White, |guessing| guessing.side)
    }
}

/// The file of the places in a game file.
fn places_file(games: &Games) -> PathBuf {
    games.place(CatalogueKind::Rows).with_extension("places")
}
