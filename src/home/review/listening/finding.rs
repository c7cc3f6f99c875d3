//! Found games, and going from one to the next. The search text is read in `search`.

use crate::chess::Position;
use crate::chess::notation::shorthand::SoughtBoard;
use crate::present::conversation::{Dialogue as _, Out};
use crate::review::library::{Knowledge, Spoiled};
use crate::review::search::GameSearch;

use super::{ReadAgain, Reviewing};

#[derive(Debug, Clone)]
pub(crate) struct FoundGames {
    games: Vec<u32>,
    /// Which of them was opened last.
    at: Option<usize>,
    /// The wanted position, if any; the first one if there are several.
    wanted: Option<SoughtBoard>,
}

/// How many games of a list are told at once.
const TOLD: usize = 5;

impl Reviewing {
    /// Searches for games. A search for a position waits until all moves are known.
    pub(crate) fn find(&mut self, text: &str) -> Vec<Out> {
        let here = self.course.as_ref().map(|course| course.position().clone());
        let here = here.unwrap_or_else(Position::initial);
        let search = match GameSearch::read(text, &here, &self.tongue) {
            Ok(search) => search,
            Err(sentence) => return self.refuse(&sentence),
        };
        if search.boards.is_empty() {
            return self.seek(&search);
        }
        self.sought = Some(search);
        match self.library.look_up(Knowledge::Positions) {
            Ok(()) => self.seek_positions(),
            Err(why) => {
                let again = self.why_again(why).map(|told| self.tells(&told));
                again.into_iter().chain(self.learn_positions()).collect()
            }
        }
    }

    /// Starts to read the positions of all games.
    fn learn_positions(&mut self) -> Vec<Out> {
        match self.library.find_out(Knowledge::Positions, &self.tongue.texts) {
            Ok(()) => vec![self.tells(self.tongue.texts.positions_first())],
            Err(_) => self.refuse(self.tongue.texts.still_busy()),
        }
    }

    /// The positions are known: carries out the waiting search.
    pub(crate) fn seek_positions(&mut self) -> Vec<Out> {
        match self.sought.take() {
            Some(search) => self.seek(&search),
            None => Vec::new(),
        }
    }

    fn seek(&mut self, search: &GameSearch) -> Vec<Out> {
        if !self.library.knows(Knowledge::Games) {
            return self.refuse(self.tongue.texts.still_busy());
        }
        let games = match self.library.told_as(search) {
            Ok(games) => games,
            Err(Spoiled) if self.read_again == ReadAgain::No => {
                return self.reads_again(self.number);
            }
            Err(Spoiled) => return self.refuse(self.tongue.texts.index_damaged_now()),
        };
        let games = match search.boards.as_slice() {
            [] => Ok(games),
            wanted => self.library.passing(games, wanted),
        };
        let Ok(games) = games else {
            self.library.forget(Knowledge::Positions);
            if self.read_again == ReadAgain::Yes {
                return self.refuse(self.tongue.texts.index_damaged_now());
            }
            self.read_again = ReadAgain::Yes;
            self.sought = Some(search.clone());
            let mut out = vec![self.tells(self.tongue.texts.index_damaged())];
            out.extend(self.learn_positions());
            return out;
        };
        if games.is_empty() {
            return self.refuse(self.tongue.texts.found_none());
        }
        let told = self.tongue.texts.found_games(games.len());
        self.found = Some(FoundGames { games, at: None, wanted: search.boards.first().cloned() });
        let mut out = vec![self.answer(&told)];
        out.extend(self.list_found(0));
        out
    }

    /// Tells the games found, starting from one of them.
    pub(crate) fn tell_found(&self, text: &str) -> Vec<Out> {
        if self.found.is_none() {
            return self.refuse(self.tongue.texts.nothing_sought());
        }
        let from = match self.tongue.number(text) {
            _ if text.is_empty() => 1,
            Some(from) if from > 0 => from,
            _ => return self.refuse(self.tongue.texts.how_many(text)),
        };
        let list = self.list_found(from - 1);
        if list.is_empty() { self.refuse(self.tongue.texts.no_next_game()) } else { list }
    }

    fn list_found(&self, from: usize) -> Vec<Out> {
        let Some(found) = &self.found else { return Vec::new() };
        let some = found.games.iter().skip(from).take(TOLD);
        let told = some.filter_map(|number| {
            let number = u64::from(*number);
            let entry = self.library.entry(number, &self.tongue.texts).ok().flatten()?;
            Some(self.tells(self.listed(number, &entry)))
        });
        told.collect()
    }

    pub(crate) fn all_games(&mut self) -> Vec<Out> {
        match self.found.take() {
            Some(_) => vec![self.answer(self.tongue.texts.all_games_again())],
            None => self.refuse(self.tongue.texts.nothing_sought()),
        }
    }

    /// The next game, or the next one found.
    pub(crate) fn next_game(&mut self) -> Vec<Out> {
        let Some(found) = &self.found else {
            return match self.number + 1 {
                next if next < self.count() => self.open_game(next),
                _ => self.refuse(self.tongue.texts.no_next_game()),
            };
        };
        let next = found.at.map_or(0, |at| at + 1);
        if next < found.games.len() {
            return self.open_found(next);
        }
        self.refuse(self.tongue.texts.no_next_game())
    }

    /// The previous game, or the previous one found.
    pub(crate) fn previous_game(&mut self) -> Vec<Out> {
        let before = match &self.found {
            None => {
                let before = self.number.checked_sub(1);
                return match before {
                    Some(before) => self.open_game(before),
                    None => self.refuse(self.tongue.texts.no_previous_game()),
                };
            }
            Some(found) => found.at.and_then(|at| at.checked_sub(1)),
        };
        match before {
            Some(before) => self.open_found(before),
            None => self.refuse(self.tongue.texts.no_previous_game()),
        }
    }

    fn open_found(&mut self, at: usize) -> Vec<Out> {
        let Some(found) = &mut self.found else { return Vec::new() };
        let Some(number) = found.games.get(at).copied() else { return Vec::new() };
        found.at = Some(at);
        let sought = found.wanted.clone();
        let mut out = match sought {
            Some(_) => self.open_headed(number.into()),
            None => self.open_game(number.into()),
        };
        let (Some(sought), Some(course)) = (sought, &mut self.course) else { return out };
        match course.passes(&sought) {
            Some(spot) => {
                course.go_to_spot(&spot);
                let in_branch = course.is_in_branch();
                out.extend(in_branch.then(|| self.answer(self.tongue.texts.position_in_branch())));
                out.extend(self.tell_latest());
            }
            None => out.extend(self.refuse(self.tongue.texts.position_not_here())),
        }
        out
    }

    /// A game by its number.
    pub(crate) fn game_named(&mut self, text: &str) -> Vec<Out> {
        if text.is_empty() {
            return self.tell_header();
        }
        let number = self.tongue.number(text).and_then(|number| number.checked_sub(1));
        match number {
            Some(number) if (number as u64) < self.count() => self.open_game(number as u64),
            _ => self.refuse(self.tongue.texts.which_game(text, self.count())),
        }
    }
}
