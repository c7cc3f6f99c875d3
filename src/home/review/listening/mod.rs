//! A listener to games: the file, the present game and the place in it, and how to move between them.

mod finding;
pub(crate) mod guessing;
pub(crate) mod telling;

use crate::chess::Color;
use crate::clock::{Moment, Span};
use crate::present::board::answers::BoardAnswers;
use crate::present::board::walk::Walker;
use crate::present::conversation::{Dialogue as _, Out, Pending, Settings, Tongue};
use crate::review::course::Course;
use crate::review::library::{
    GameEntry, GameLibrary, Knowledge, LibraryProgress, NeverKnown, Unknown, UnreadGame,
};
use crate::review::places::{FilePlace, Places, UnreadablePlaces};
use crate::review::search::GameSearch;
use crate::words::{tell_pgn_error, tell_pgn_remark};

use finding::FoundGames;
use guessing::Guessing;

/// An act that is confirmed first.
#[derive(Debug, Clone)]
pub enum ReviewDeed {
    /// Resume where the listener stopped.
    Resume(FilePlace),
    Leave,
}

/// More repairs of a game are only counted: the listener wants to hear the game.
const MOST_REPAIRS_TOLD: usize = 3;

/// The state of listening to a file.
pub struct Reviewing {
    pub(crate) library: Box<dyn GameLibrary>,
    /// The search to carry out once the positions are known.
    pub(crate) sought: Option<GameSearch>,
    pub tongue: Tongue,
    pub(crate) open: Pending<ReviewDeed>,
    /// The number of the game, counted from 0.
    pub(crate) number: u64,
    pub(crate) entry: Option<GameEntry>,
    pub(crate) course: Option<Course>,
    /// Why there is no game at the moment.
    pub(crate) trouble: String,
    pub(crate) found: Option<FoundGames>,
    pub(crate) places: Places,
    pub(crate) walker: Option<Walker>,
    /// When the next move plays by itself.
    pub(crate) playing: Option<Moment>,
    pub(crate) pace: Span,
    pub(crate) guessing: Option<Guessing>,
    /// Whether moves were playing until the last input.
    pub(crate) was_playing: bool,
    /// The game to begin with, if one was named.
    first: Option<FirstGame>,
    /// Whether the index of the file was rebuilt.
    pub(crate) read_again: ReadAgain,
    /// Why there is nothing to listen to.
    pub failure: Option<String>,
}

/// The game to begin with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FirstGame {
    /// Requested at the start: if it is missing, there is nothing to listen to.
    AskedFor(u64),
    /// The game being listened to.
    GoneOnWith(u64),
}

/// Whether a damaged index was rebuilt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReadAgain {
    Yes,
    No,
}

/// The default silence between two moves.
const PACE: Span = Span::from_millis(2_000);

impl Reviewing {
    /// Opens a file, and returns the first sentences.
    pub fn new(
        library: Box<dyn GameLibrary>,
        (places, unreadable): (Places, UnreadablePlaces),
        first: Option<u64>,
        settings: Settings,
    ) -> (Reviewing, Vec<Out>) {
        let tongue = Tongue::new(settings);
        let mut reviewing = Reviewing {
            trouble: tongue.texts.still_busy(),
            tongue,
            open: Pending::default(),
            library,
            sought: None,
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
            first: first.map(FirstGame::AskedFor),
            read_again: ReadAgain::No,
            failure: None,
        };
        let mut out = Vec::new();
        if unreadable == UnreadablePlaces::Some {
            out.push(reviewing.tells(reviewing.tongue.texts.places_unread()));
        }
        out.extend(reviewing.know_games());
        (reviewing, out)
    }

    /// Looks up what is known of the file, or starts to find it out.
    fn know_games(&mut self) -> Vec<Out> {
        let Err(why) = self.library.look_up(Knowledge::Games) else { return self.begin() };
        match self.library.find_out(Knowledge::Games, &self.tongue.texts) {
            Ok(()) => self.why_again(why).map(|told| self.tells(&told)).into_iter().collect(),
            Err(reason) => self.fail(&NeverKnown::Refused(reason)),
        }
    }

    /// Why the file is read again, if that is worth a sentence.
    pub(crate) fn why_again(&self, why: Unknown) -> Option<String> {
        match why {
            Unknown::Missing => None,
            Unknown::Outdated => Some(self.tongue.texts.index_outdated()),
            Unknown::Damaged => Some(self.tongue.texts.index_damaged()),
        }
    }

    /// Takes news of what is being found out.
    pub(crate) fn take_progress(&mut self, progress: LibraryProgress) -> Vec<Out> {
        match progress {
            LibraryProgress::Tenths(tenths) => {
                let told = self.tells(self.tongue.texts.share_done((tenths * 10).into()));
                // Before a search, what is being read has already been told.
                let counts = tenths == 1 && !self.library.knows(Knowledge::Games);
                let first = counts.then(|| self.tells(self.tongue.texts.indexing()));
                first.into_iter().chain([told]).collect()
            }
            LibraryProgress::Known(Knowledge::Games) => self.begin(),
            LibraryProgress::Known(Knowledge::Positions) => self.seek_positions(),
            LibraryProgress::Failed(never_known) => self.fail(&never_known),
        }
    }

    /// Finding out failed. Without the games there is nothing to listen to.
    fn fail(&mut self, never_known: &NeverKnown) -> Vec<Out> {
        let (name, texts) = (self.library.name(), &self.tongue.texts);
        let sentence = match never_known {
            NeverKnown::GivenUp => return Vec::new(),
            NeverKnown::Empty => texts.no_game_in_it(&name),
            NeverKnown::NoGame => texts.file_is_no_game_file(&name),
            NeverKnown::Changed => texts.file_has_changed(),
            NeverKnown::Refused(reason) => texts.index_failed(reason),
        };
        self.sought = None;
        if self.library.knows(Knowledge::Games) {
            return self.refuse(&sentence);
        }
        self.failure = Some(sentence);
        vec![Out::Leave]
    }

    /// The games are known: offers to resume, or begins the first.
    fn begin(&mut self) -> Vec<Out> {
        let count = self.count();
        let mut out = vec![self.tells(self.tongue.texts.games_counted(count))];
        match (self.first.take(), self.places.stopped.clone()) {
            (Some(FirstGame::AskedFor(first)), _) if first >= count => {
                let name = self.library.name();
                self.failure = Some(self.tongue.texts.no_game_of_number(&name, first + 1, count));
                return vec![Out::Leave];
            }
            (Some(FirstGame::AskedFor(first) | FirstGame::GoneOnWith(first)), _) => {
                out.extend(self.open_game(first));
            }
            (None, Some(stopped)) if stopped.game < count => {
                out.extend(self.ask(ReviewDeed::Resume(stopped)));
            }
            (None, _) => out.extend(self.open_game(0)),
        }
        out
    }

    pub(crate) fn count(&self) -> u64 {
        self.library.count()
    }

    /// Opens a game at its start, and tells its heading and the comment before its moves.
    pub(crate) fn open_game(&mut self, number: u64) -> Vec<Out> {
        let mut out = self.open_headed(number);
        if let Some(course) = &self.course {
            let introduction = self.comments(course.line().introduction());
            out.extend((!introduction.is_empty()).then(|| self.says(introduction)));
        }
        out
    }

    /// Opens a game, and tells only its heading.
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

    /// Reads the file again if its index is damaged, but only once: if it is damaged again, the disk is at fault.
    pub(crate) fn reads_again(&mut self, number: u64) -> Vec<Out> {
        (self.first, self.read_again) = (Some(FirstGame::GoneOnWith(number)), ReadAgain::Yes);
        self.library.forget(Knowledge::Games);
        let mut out = vec![self.tells(self.tongue.texts.index_damaged())];
        out.extend(self.know_games());
        out
    }

    fn load(&mut self, number: u64) -> Result<(), UnreadGame> {
        let texts = &self.tongue.texts;
        let Some(entry) = self.library.entry(number, texts)? else {
            return Err(UnreadGame::NoSuch);
        };
        (self.guessing, self.playing) = (None, None);
        let game = self.library.game(&entry, texts);
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
            UnreadGame::Refused(reason) => self.tongue.texts.file_fails(reason),
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
        if let Some(course) = self.course.as_ref().filter(|course| course.cut() > 0) {
            told = format!("{told} {}", self.tongue.texts.branches_cut(course.cut()));
        }
        if let Some(repaired) = self.course.as_ref().map(Course::repaired) {
            let texts = &self.tongue.texts;
            for remark in repaired.iter().take(MOST_REPAIRS_TOLD) {
                told = format!("{told} {}", tell_pgn_remark(remark, texts));
            }
            match repaired.len().saturating_sub(MOST_REPAIRS_TOLD) {
                0 => {}
                more => told = format!("{told} {}", texts.more_repaired(more)),
            }
        }
        vec![self.answer(&told)]
    }

    /// The last move that can be heard of a broken game.
    fn breaks_off(&self, course: &Course) -> String {
        match course.game.main_line().moves().len() {
            0 => self.tongue.texts.breaks_off_at_once(),
            plies => {
                let (number, side) = course.number(plies);
                self.tongue.texts.breaks_off_after(number, side)
            }
        }
    }

    /// Answers questions about the present board.
    pub(crate) fn board<'a>(&'a self, course: &'a Course) -> BoardAnswers<'a> {
        BoardAnswers {
            position: course.position(),
            own: None,
            language: self.tongue.settings.language,
            wording: self.tongue.wording,
            squares: self.tongue.settings.square_names(),
            lexicon: &self.tongue.lexicon,
            texts: &self.tongue.texts,
        }
    }

    /// The side from which the board is walked over.
    pub(crate) fn seen_from(&self) -> Color {
        self.guessing.as_ref().map_or(Color::White, |guessing| guessing.side)
    }
}
