//! What a hall gives to others: a game file a board for whoever watches, as late as the event wants it, and the
//! results for whoever pairs. Never writes a file.

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

/// Games are printed so many at once and no more often, however much happens in them: a page costs as much as a game
/// is long, and a desk that prints one for each fact of two hundred games of blitz does nothing else.
const AT_ONCE: usize = 16;
const SOONEST: Span = Span::from_millis(250);

/// What is published of a hall, and what of it waits.
pub struct Publishing {
    press: Box<dyn HallPress>,
    /// How much later than the arbiters others see a game; nothing where they see none.
    delay: Option<Span>,
    round: Option<HallRound>,
    tables: BTreeMap<u32, PublishedTable>,
    /// When others may know the next fact of which table, in order: each waits equally long.
    releases: VecDeque<(Moment, u32)>,
    /// The games of which others may know more than was printed.
    unprinted: BTreeSet<u32>,
    /// The one that was printed last, after which the next comes, and when that was.
    printed: Option<(u32, Moment)>,
    /// The rows of the list of games, by board and in each language.
    listed: BTreeMap<u32, [GameRow; 3]>,
}

/// A table as others see it, and what they do not know yet.
#[derive(Default)]
struct PublishedTable {
    /// The name of the game in the rows.
    name: String,
    seen: Option<SeenGame>,
    /// What has come since, with the moment at which others may know it. A game has so many rows and no
    /// more, so that this has an end.
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

    /// Prints the page with all games, as far as others may know them.
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

    /// The round that is played, where one is named.
    pub(super) fn round(&self) -> Option<&HallRound> {
        self.round.as_ref()
    }

    /// The pair of a table.
    pub(super) fn pair(&self, table: u32) -> Option<&Pairing> {
        self.round.as_ref()?.at(table)
    }

    /// The same, if others than they play there by the names that the table gives.
    pub(super) fn other_pair(&self, table: u32, names: &ByColor<String>) -> Option<&Pairing> {
        self.round.as_ref().filter(|round| round.contradicts(table, names))?.at(table)
    }

    /// Whether pages are read in browsers.
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

    /// Takes a row in. What was kept before this hall was opened waits as long as what comes now: when it
    /// came nobody here knows, and later is never too early.
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

    /// A table has a result, or has none any more.
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

    /// Prints what others may know by now.
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

    /// When games are to be printed.
    fn print_at(&self) -> Option<Moment> {
        let soonest = self.printed.map_or(Moment::ZERO, |(_, at)| at + SOONEST);
        (!self.unprinted.is_empty()).then_some(soonest)
    }

    /// Prints some of the games of which more may be known, each in its turn.
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

    /// When something more may be known, or is to be printed.
    pub(super) fn wake_at(&self) -> Option<Moment> {
        let release = self.releases.front().map(|(at, _)| *at);
        release.into_iter().chain(self.print_at()).min()
    }

    /// Prints every game as it is now; says how many there are.
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
    /// Lets others see what has waited long enough; whether there was something.
    fn release(&mut self, now: Moment) -> bool {
        let mut is_new = false;
        while self.waiting.front().is_some_and(|(at, _)| *at <= now) {
            let Some((_, waiting)) = self.waiting.pop_front() else { break };
            take_in(&mut self.seen, waiting);
            is_new = true;
        }
        is_new
    }

    /// The game with everything that waits.
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
    /// The game, and the round that it is of. What a table does not say of itself the pairings say.
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
