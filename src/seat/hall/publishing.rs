//! What a hall publishes: a game file for each board, with the event's delay, and the results for the pairing officer.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::chess::ByColor;
use crate::chess::notation::Letters;
use crate::chess::notation::pgn::{PgnGame, export};
use crate::clock::{Moment, Span};
use crate::hall_protocol::{RowKind, TableRow};
use crate::record::played::GameWithTimes;
use crate::record::{Head, name_unnamed, read_fact, read_head};
use crate::sheets::{ExtraTags, game_so_far};
use crate::table::Recorded;
use crate::words::pages::GameRow;

use super::papers::{HallPress, Paper};
use super::round::HallRound;
use super::spectators::{self, ShownGame, ShownRound};
use super::tournament::{BoardResult, Pairing};

/// Games are printed in batches of limited size and frequency, however much happens: a page costs as much as the game
/// is long. A desk that printed for each fact of two hundred blitz games would do nothing else.
const AT_ONCE: usize = 16;
const SOONEST: Span = Span::from_millis(250);

pub struct Publishing {
    press: Box<dyn HallPress>,
    /// How much later than the arbiters the public sees a game. `None` if it does not see any.
    delay: Option<Span>,
    round: Option<HallRound>,
    tables: BTreeMap<u32, PublishedTable>,
    /// When the next fact of a table becomes public, in order: every fact waits equally long.
    releases: VecDeque<(Moment, u32)>,
    /// Games with public facts that are not printed yet.
    unprinted: BTreeSet<u32>,
    /// The game printed last, after which the next one follows, and when that was.
    printed: Option<(u32, Moment)>,
    /// The rows of the list of games, by board, in each language.
    listed: BTreeMap<u32, [GameRow; 3]>,
}

/// A table as the public sees it, and what is held back.
#[derive(Default)]
struct PublishedTable {
    /// The name of the game in the rows.
    name: String,
    seen: Option<SeenGame>,
    /// What came since, with the moment at which it becomes public. The number of rows in a game is limited, so this is
    /// bounded.
    waiting: VecDeque<(Moment, Waiting)>,
    ended: Option<BoardResult>,
}

#[derive(Clone)]
enum Waiting {
    Game(Box<Head>),
    Fact(Box<Recorded>),
}

#[derive(Clone)]
struct SeenGame {
    head: Head,
    course: GameWithTimes,
    /// When the last thing happened.
    at: Moment,
}

impl Publishing {
    pub fn new(
        press: Box<dyn HallPress>,
        delay: Option<Span>,
        round: Option<HallRound>,
    ) -> Publishing {
        let mut publishing = Publishing {
            press,
            delay,
            round,
            tables: BTreeMap::new(),
            releases: VecDeque::new(),
            unprinted: BTreeSet::new(),
            printed: None,
            listed: BTreeMap::new(),
        };
        publishing.print_list();
        publishing
    }

    /// Prints the page with all games, as far as they are public.
    fn print_list(&mut self) {
        if !self.press.has_pages() {
            return;
        }
        let games: Vec<(u32, [GameRow; 3])> =
            self.listed.iter().map(|(board, rows)| (*board, rows.clone())).collect();
        let title = self.round.as_ref().map_or("", |round| round.occasion().0);
        let number = self.round.as_ref().map(HallRound::number);
        let round = ShownRound { title, round: number, delay: self.delay };
        spectators::print_list(&games, &round, self.press.as_mut());
    }

    /// The current round, if it was given.
    pub(super) fn round(&self) -> Option<&HallRound> {
        self.round.as_ref()
    }

    pub(super) fn pair(&self, table: u32) -> Option<&Pairing> {
        self.round.as_ref()?.at(table)
    }

    /// The pairing of a table, if the table gives names that contradict it.
    pub(super) fn other_pair(&self, table: u32, names: &ByColor<String>) -> Option<&Pairing> {
        self.round.as_ref().filter(|round| round.contradicts(table, names))?.at(table)
    }

    /// Whether pages can be read in browsers.
    pub(super) fn has_pages(&self) -> bool {
        self.press.has_pages()
    }

    pub(super) fn print(&mut self, paper: Paper) {
        self.press.print(paper);
    }

    /// Where all games are printed.
    pub(super) fn scores_place(&self) -> &str {
        self.press.scores_place()
    }

    /// Takes a row. A row from before the hall was opened waits as long as a new one: its time of arrival is unknown
    /// here, and late is always allowed.
    pub(super) fn take(&mut self, row: &TableRow, now: Moment) {
        let table = self.tables.entry(row.table).or_default();
        let waiting = match row.kind {
            RowKind::Head => read_head(&row.body).ok().map(|head| {
                row.game.clone_into(&mut table.name);
                table.ended = None;
                Waiting::Game(Box::new(head))
            }),
            RowKind::Began
            | RowKind::Alive
            | RowKind::Number
            | RowKind::Paired
            | RowKind::Names => None,
            RowKind::Fact | RowKind::Move | RowKind::Result => {
                let fact = (row.game == table.name).then(|| read_fact(&row.body).ok());
                fact.flatten().map(|fact| Waiting::Fact(Box::new(fact)))
            }
        };
        if let Some(waiting) = waiting {
            let known_from = now + self.delay.unwrap_or(Span::ZERO);
            table.waiting.push_back((known_from, waiting));
            self.releases.push_back((known_from, row.table));
        }
    }

    /// A table has a result, or no longer has one.
    pub(super) fn end(&mut self, table: u32, result: Option<BoardResult>) {
        let known = &mut self.tables.entry(table).or_default().ended;
        if *known == result {
            return;
        }
        *known = result;
        if let Some(round) = &self.round {
            let ended = |table| self.tables.get(&table).and_then(|table| table.ended);
            let text = round.report_with(ended);
            self.press.print(Paper::Report { round: round.number(), text });
        }
    }

    /// Prints what has become public.
    pub(super) fn let_time_pass(&mut self, now: Moment) {
        while let Some((_, number)) = self.releases.pop_front_if(|(at, _)| *at <= now) {
            if self.tables.get_mut(&number).is_some_and(|table| table.release(now))
                && self.delay.is_some()
            {
                self.unprinted.insert(number);
            }
        }
        if self.print_at().is_some_and(|at| at <= now) {
            self.print_games(now);
        }
    }

    /// When to print games.
    fn print_at(&self) -> Option<Moment> {
        let soonest = self.printed.map_or(Moment::ZERO, |(_, at)| at + SOONEST);
        (!self.unprinted.is_empty()).then_some(soonest)
    }

    /// Prints some of the games that have more to show, in turn.
    fn print_games(&mut self, now: Moment) {
        let after = self.printed.map_or(0, |(last, _)| last + 1);
        let in_turn = self.unprinted.range(after..).chain(self.unprinted.range(..after));
        let numbers: Vec<u32> = in_turn.take(AT_ONCE).copied().collect();
        let mut has_other_rows = false;
        for number in numbers {
            self.unprinted.remove(&number);
            self.printed = Some((number, now));
            let Some(seen) = self.tables.get(&number).and_then(|table| table.seen.as_ref()) else {
                continue;
            };
            let (round, game) = seen.game(number, self.round.as_ref());
            self.press.print(Paper::LiveGame { round, board: number, text: text_of(&game) });
            if self.press.has_pages() {
                let shown = ShownGame::of(number, game, &seen.course.game, seen.at);
                spectators::print_game(&shown, self.press.as_mut());
                let rows = spectators::rows(&shown);
                has_other_rows |= self.listed.get(&number) != Some(&rows);
                self.listed.insert(number, rows);
            }
        }
        if has_other_rows {
            self.print_list();
        }
    }

    /// When something becomes public or is due to be printed.
    pub(super) fn wake_at(&self) -> Option<Moment> {
        let release = self.releases.front().map(|(at, _)| *at);
        release.into_iter().chain(self.print_at()).min()
    }

    /// Prints every game in its present state. Returns their number.
    pub(super) fn print_scores(&mut self) -> usize {
        let mut texts = Vec::new();
        for (number, table) in &self.tables {
            if let Some(now) = table.as_it_is() {
                texts.push(text_of(&now.game(*number, self.round.as_ref()).1));
            }
        }
        if !texts.is_empty() {
            self.press.print(Paper::Scores { text: texts.concat() });
        }
        texts.len()
    }
}

impl PublishedTable {
    /// Releases what has waited long enough. Returns whether there was anything.
    fn release(&mut self, now: Moment) -> bool {
        let mut is_new = false;
        while self.waiting.front().is_some_and(|(at, _)| *at <= now) {
            let Some((_, waiting)) = self.waiting.pop_front() else { break };
            take_in(&mut self.seen, waiting);
            is_new = true;
        }
        is_new
    }

    /// The game including everything held back.
    fn as_it_is(&self) -> Option<SeenGame> {
        let mut seen = self.seen.clone();
        for (_, waiting) in &self.waiting {
            take_in(&mut seen, waiting.clone());
        }
        seen
    }
}

fn take_in(seen: &mut Option<SeenGame>, waiting: Waiting) {
    match waiting {
        Waiting::Game(head) => {
            let course = GameWithTimes::new(head.setting.clone());
            *seen = Some(SeenGame { head: *head, course, at: Moment::ZERO });
        }
        Waiting::Fact(fact) => {
            if let Some(seen) = seen {
                seen.course.apply(&fact);
                seen.at = fact.at;
            }
        }
    }
}

impl SeenGame {
    /// The game and its round. The pairings supply what the table does not say itself.
    fn game(&self, board: u32, round: Option<&HallRound>) -> (String, PgnGame) {
        let mut head = self.head.clone();
        let mut tags = ExtraTags { board: Some(board), ..ExtraTags::default() };
        if let Some(round) = round {
            let (event, site) = round.occasion();
            let number = round.number().to_string();
            let occasion = &mut head.occasion;
            for (own, other) in [
                (&mut occasion.event, event),
                (&mut occasion.site, site),
                (&mut occasion.round, number.as_str()),
            ] {
                if own.is_empty() {
                    other.clone_into(own);
                }
            }
            if let Some(pair) = round.at(board) {
                name_unnamed(&mut head.names, &pair.names());
                tags.fide_numbers = ByColor {
                    white: pair.white.fide_number.clone(),
                    black: pair.black.fide_number.clone(),
                };
            }
        }
        let game = game_so_far(&head, &self.course, &tags);
        (head.occasion.round, game)
    }
}

fn text_of(game: &PgnGame) -> String {
    let mut text = String::new();
    export(game, Letters::English, &mut text);
    text
}
