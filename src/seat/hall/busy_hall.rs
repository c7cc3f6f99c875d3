//! A desk under a constant stream of facts: pages are still printed, and the cost of printing does not grow with the
//! number of facts.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::papers::{HallPress, Paper};
use super::{HallDesk, Publishing, Sections};
use crate::clock::{Moment, Span};
use crate::hall_protocol::{DeskAct, DeskWish, HallNews, NotOfTheRecord, RowKind, TableRow};
use crate::present::conversation::{
    Dialogue as _, Event, FromHall, GivenLine, Out, Session as _, Settings,
};
use crate::words::Language;

const HEAD: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/seeds/record/head-2.txt"));
/// Two facts a second, as in a game of blitz.
const FACTS: [&str; 4] = [
    "spoke white player white announced \"d4\" ? d2 d4 ?",
    "did white player white presses",
    "spoke black player black announced \"d5\" ? d7 d5 ?",
    "did black player black presses",
];

/// What was printed: the latest text of each page, and how often.
#[derive(Default)]
pub(super) struct Printed {
    pub(super) pages: BTreeMap<String, (usize, String)>,
    pub(super) game_files: BTreeMap<String, String>,
    files: usize,
}

#[derive(Clone, Default)]
pub(super) struct Archive(pub(super) Rc<RefCell<Printed>>);

impl HallPress for Archive {
    fn print(&mut self, paper: Paper) {
        let mut printed = self.0.borrow_mut();
        match paper {
            Paper::Page { path, text, .. } => {
                let page = printed.pages.entry(path).or_default();
                *page = (page.0 + 1, text);
            }
            Paper::LiveGame { .. } => printed.files += 1,
            Paper::GameFile { path, text } => drop(printed.game_files.insert(path, text)),
            _ => {}
        }
    }

    fn scores_place(&self) -> &str {
        ""
    }

    fn has_pages(&self) -> bool {
        true
    }
}

fn kind_of(name: &str) -> RowKind {
    RowKind::named(name).expect("a kind")
}

pub(super) struct BusyHall {
    pub(super) desk: HallDesk,
    pub(super) printed: Archive,
    tables: u32,
    pub(super) now: Moment,
}

impl BusyHall {
    fn open(tables: u32) -> BusyHall {
        BusyHall::with(tables, HEAD)
    }

    /// The same, with this head for every game.
    pub(super) fn with(tables: u32, head: &str) -> BusyHall {
        let printed = Archive::default();
        let publishing = Publishing::new(Box::new(printed.clone()), Some(Span::ZERO), None);
        let whose = ("Chief".to_owned(), Sections::default());
        let settings = Settings::new(Language::English);
        let desk = HallDesk::in_the_hall(settings, whose, tables, None, 0);
        let mut hall =
            BusyHall { desk: desk.that_publishes(publishing), printed, tables, now: Moment::ZERO };
        hall.desk.take(Event::Hall(FromHall::News(HallNews::Together)), hall.now);
        hall.writes_at_all(0, "head", head);
        hall
    }

    /// A hall with one table, where these facts happened one second apart.
    pub(super) fn after(head: &str, facts: &[&str]) -> BusyHall {
        let mut hall = BusyHall::with(1, head);
        for (number, fact) in (1..).zip(facts) {
            hall.writes_at_all(number, "fact", &format!("{} {fact}", number * 1_000_000));
        }
        hall.now = hall.now + Span::from_seconds(20);
        hall
    }

    /// Every table writes one row within half a second in all.
    pub(super) fn writes_at_all(&mut self, number: u64, kind: &str, body: &str) {
        for table in 1..=self.tables {
            self.now = self.now + Span::from_millis(500 / u64::from(self.tables));
            let (game, kind, body) = (format!("{table:016}"), kind_of(kind), body.to_owned());
            let row = TableRow { table, game, number, wall: 0, kind, body, is_of_before: false };
            self.desk.take(Event::Hall(FromHall::News(HallNews::Row(Box::new(row)))), self.now);
        }
    }

    /// What is said about a row from the first table.
    fn told_of_row(&mut self, number: u64, body: &str) -> String {
        let (game, kind, body) = (format!("{:016}", 1), RowKind::Fact, body.to_owned());
        let row = TableRow { table: 1, game, number, wall: 0, kind, body, is_of_before: false };
        said(self.desk.take(Event::Hall(FromHall::News(HallNews::Row(Box::new(row)))), self.now))
    }

    pub(super) fn answered(&mut self, line: &str) -> String {
        said(self.desk.take_other(&GivenLine::read(line), self.now))
    }

    fn plays_so_many_facts(&mut self, facts: u64) {
        self.writes_at_all(1, "fact", "0 arbiter starts");
        for fact in 0..facts {
            let text = FACTS[usize::try_from(fact % 4).expect("small")];
            let body = format!("{} {text}", (fact + 1) * 500_000);
            let kind = if text.starts_with("spoke") { "move" } else { "fact" };
            self.writes_at_all(fact + 2, kind, &body);
        }
    }
}

/// Everything that is said aloud.
fn said(out: Vec<Out>) -> String {
    let said = out.into_iter().filter_map(|one| match one {
        Out::Say(said) => Some(said.text()),
        _ => None,
    });
    said.collect::<Vec<String>>().join(" ")
}

#[test]
fn a_hall_in_which_something_always_happens_shows_its_games() {
    let mut hall = BusyHall::open(20);
    hall.plays_so_many_facts(4);
    hall.writes_at_all(6, "fact", "4000000 arbiter stops");
    hall.writes_at_all(7, "fact", "4500000 arbiter starts");
    hall.writes_at_all(8, "fact", "5000000 arbiter stops");
    let printed = hall.printed.0.borrow();
    for board in [1, 20] {
        let page = printed.pages.get(&format!("/en/game/{board}"));
        assert!(
            page.is_some_and(|(_, text)| text.contains("Black, move 1: ")),
            "{board}: {page:?}"
        );
    }
    let desk = printed.pages.get("/en/desk").expect("a desk");
    assert!(desk.1.contains("20 games are being played"), "{}", desk.1);
}

/// Six times the tables cause only a few times as much printing, and no game is left out for long.
#[test]
fn what_is_printed_does_not_grow_with_the_facts() {
    let printed_of = |tables: u32| {
        let mut hall = BusyHall::open(tables);
        let before: usize = hall.printed.0.borrow().pages.values().map(|(times, _)| times).sum();
        hall.plays_so_many_facts(16);
        let printed = hall.printed.0.borrow();
        let pages: usize = printed.pages.values().map(|(times, _)| times).sum();
        let games = (1..=tables).filter(|board| {
            let page = printed.pages.get(&format!("/en/game/{board}"));
            page.is_some_and(|(_, text)| text.contains("Black, move 1: "))
        });
        assert_eq!(games.count(), usize::try_from(tables).expect("few"), "{tables} tables");
        pages - before
    };
    let (few, many) = (printed_of(15), printed_of(90));
    // Printing three languages for each fact would exceed this.
    assert!(many < 3 * 1_620, "{many} pages");
    assert!(many < few * 4, "{few}, {many}");
}

/// Anyone with the code of a table can send endless rubbish.
#[test]
fn what_is_foreign_at_a_table_is_told_once_a_minute() {
    let mut hall = BusyHall::open(2);
    let mut told = 0;
    for tenth in 0..900 {
        let now = hall.now + Span::from_millis(tenth * 100);
        let why = match tenth % 2 {
            0 => NotOfTheRecord::Unreadable,
            _ => NotOfTheRecord::Altered { row: tenth },
        };
        let foreign = FromHall::News(HallNews::Foreign { table: 1, why });
        told += hall.desk.take(Event::Hall(foreign), now).len();
    }
    assert_eq!(told, 2);
    let other = HallNews::Foreign { table: 2, why: NotOfTheRecord::TwoGames };
    assert_eq!(
        hall.desk.take(Event::Hall(FromHall::News(other)), hall.now).len(),
        1,
        "each table by itself"
    );
}

/// After a restart, a hall can tell only from the table's clock how long the table has been silent.
#[test]
fn a_clock_on_the_wall_that_is_hours_slow_takes_no_time_from_a_game() {
    const HOUR: i64 = 3_600_000;
    let settings = Settings::new(Language::English);
    let whose = ("Chief".to_owned(), Sections::default());
    let mut desk = HallDesk::in_the_hall(settings, whose, 1, Some(60), 10 * HOUR);
    for (number, kind, body) in [(0, "head", HEAD), (1, "fact", "0 arbiter starts")] {
        let (game, kind, body) = ("0".repeat(16), kind_of(kind), body.to_owned());
        // Written a moment ago, by a clock that is three hours slow.
        let row =
            TableRow { table: 1, game, number, wall: 7 * HOUR, kind, body, is_of_before: true };
        desk.take(Event::Hall(FromHall::News(HallNews::Row(Box::new(row)))), Moment::ZERO);
    }
    let at = |seconds| Moment::ZERO + Span::from_seconds(seconds);
    let texts = |out: Vec<Out>| -> String {
        let said = |one: &Out| match one {
            Out::Say(said) => Some(said.text()),
            _ => None,
        };
        out.iter().filter_map(said).collect::<Vec<String>>().join(" ")
    };
    desk.take(Event::Hall(FromHall::News(HallNews::Together)), at(1));
    assert_eq!(texts(desk.let_time_pass(at(5))), "");
    let clock = HallNews::Clock { table: 1, apart: Some(-3 * HOUR) };
    let told = texts(desk.take(Event::Hall(FromHall::News(clock)), at(6)));
    let wanted = "Table 1: The computer's clock at this table is three hours slow.";
    assert!(told.starts_with(wanted), "{told}");
    desk.take(Event::Hall(FromHall::News(HallNews::Heard(1))), at(6));
    assert_eq!(texts(desk.let_time_pass(at(12))), "");
    let line = desk.tables[&1].line(1, at(12), 10 * HOUR + 12_000, &desk.tongue.texts);
    assert!(line.contains("White one hour, thirty minutes, eighteen seconds"), "{line}");
    // The clock is corrected before the table has recorded the correction.
    let clock = HallNews::Clock { table: 1, apart: Some(2 * HOUR) };
    let told = texts(desk.take(Event::Hall(FromHall::News(clock)), at(19)));
    let wanted = "Table 1: The computer's clock at this table is two hours fast.";
    assert!(told.starts_with(wanted), "{told}");
    assert_eq!(texts(desk.let_time_pass(at(20))), "");
    let line = desk.tables[&1].line(1, at(20), 10 * HOUR + 20_000, &desk.tongue.texts);
    assert!(line.contains("White one hour, thirty minutes, ten seconds"), "{line}");
}

/// A table writes a sign of life every minute. Until the clock is pressed, it must keep running through these.
#[test]
fn a_clock_is_not_set_back_by_a_sign_of_life() {
    let mut hall = BusyHall::open(1);
    hall.writes_at_all(1, "fact", "0 arbiter starts");
    let started = hall.now;
    for minute in 1..=3 {
        hall.now = started + Span::from_millis(60_000 * minute - 500);
        hall.writes_at_all(1 + minute, "alive", &format!("{}", minute * 60_000_000));
    }
    hall.writes_at_all(5, "began", "\"\" 0");
    let later = hall.now + Span::from_seconds(10);
    let line = hall.desk.tables[&1].line(1, later, 0, &hall.desk.tongue.texts);
    assert!(line.contains("White one hour, twenty-seven minutes, nineteen seconds"), "{line}");
}

/// Two arbiters decide one case at the same time: the table takes the first order, and records only the arrival of the
/// second.
#[test]
fn an_order_that_the_table_declined_is_told_to_whoever_gave_it() {
    let told = |orderer: &str, next: &[&str]| {
        let mut hall = BusyHall::open(1);
        hall.writes_at_all(1, "fact", "0 arbiter starts");
        hall.writes_at_all(2, "fact", &format!("1000000 warranted hall 1 \"{orderer}\""));
        let mut out = Vec::new();
        for (number, fact) in (3..).zip(next) {
            let (game, kind) = (format!("{:016}", 1), RowKind::Fact);
            let body = format!("1000000 {fact}");
            let row = TableRow { table: 1, game, number, wall: 0, kind, body, is_of_before: false };
            out.extend(
                hall.desk.take(Event::Hall(FromHall::News(HallNews::Row(Box::new(row)))), hall.now),
            );
        }
        out.extend(hall.desk.let_time_pass(hall.now + Span::from_seconds(3)));
        let again = hall.desk.let_time_pass(hall.now + Span::from_seconds(9));
        let said = out.into_iter().chain(again).filter_map(|one| match one {
            Out::Say(said) => Some(said.text()),
            _ => None,
        });
        let notes = hall.desk.desk_pages.notes.iter().map(|note| note[2].clone());
        said.chain(notes).collect::<Vec<String>>().join(" ")
    };
    let nothing = "An order changed nothing";
    assert!(told("Chief", &[]).starts_with(&format!("Table 1: {nothing}")));
    assert_eq!(told("Chief", &[]).matches(nothing).count(), 1);
    assert!(told("Chief", &["did white player white presses"]).contains(nothing));
    assert!(told("Chief", &["warranted hall 2 \"Anna\"", "arbiter stops"]).contains(nothing));
    assert!(!told("Chief", &["arbiter stops"]).contains(nothing));
    assert_eq!(told("Anna", &[]), "", "whoever gave it is told at a desk of their own");
    let online = told("Dora, online", &[]);
    assert!(online.contains("Dora, online, "), "{online}");
}

/// If the event wants touches reported, they are in the table's record.
#[test]
fn what_was_touched_on_a_board_reaches_the_hall() {
    let mut hall = BusyHall::open(1);
    hall.writes_at_all(1, "fact", "0 arbiter starts");
    let row = "1000000 touches-felt white another-move 2 g1 white knight e2 white pawn";
    let said = hall.told_of_row(2, row);
    assert!(said.starts_with("Table 1: On White's board these pieces were touched"), "{said}");
    assert!(said.contains("Springer Gustav eins, Bauer Eva zwei"), "{said}");
}

/// The hall hears of a square that a board reads wrongly, so an arbiter who goes to the table knows it.
#[test]
fn a_square_that_is_not_believed_reaches_the_hall() {
    let mut hall = BusyHall::open(1);
    hall.writes_at_all(1, "fact", "0 arbiter starts");
    let said = hall.told_of_row(2, "1000000 square-distrusted black d5");
    assert!(said.starts_with("Table 1: On Black's board"), "{said}");
    assert!(said.contains("David fünf"), "{said}");
}

/// Low time is told before the flag falls, not in addition to the case of a flag.
#[test]
fn no_time_is_little_once_the_flag_is_down() {
    let mut hall = BusyHall::open(1);
    hall.desk.low_clock = Some(Span::from_seconds(60));
    hall.writes_at_all(1, "fact", "0 arbiter starts");
    hall.writes_at_all(2, "fact", "1000000 arbiter sets-time white 50000000");
    let told = |hall: &mut BusyHall, seconds| {
        hall.now = hall.now + Span::from_seconds(seconds);
        let said = hall.desk.let_time_pass(hall.now).into_iter().filter_map(|one| match one {
            Out::Say(said) => Some(said.text()),
            _ => None,
        });
        said.collect::<Vec<String>>().join(" ")
    };
    assert!(told(&mut hall, 5).contains("White has little time left"));
    assert_eq!(hall.desk.tables[&1].exceptions().count(), 1);
    assert_eq!(told(&mut hall, 60), "");
    assert_eq!(hall.desk.tables[&1].exceptions().count(), 0);
}

/// A wish names the game being played at that moment: the hall declines a wish for another game.
#[test]
fn what_is_done_at_a_table_names_its_game_and_who_does_it() {
    let mut hall = BusyHall::open(2);
    hall.writes_at_all(1, "fact", "0 arbiter starts");
    hall.writes_at_all(2, "fact", "30000000 clock 30000000 black flag-fell");
    hall.answered("table 2");
    let form = |fields: &[(&str, &str)]| FromHall::Form {
        by: "Dora".to_owned(),
        path: "/en/desk/table/2".to_owned(),
        fields: fields.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect(),
    };
    let wishes = |out: Vec<Out>| -> Vec<(Option<String>, DeskWish)> {
        let wished = |one| match one {
            Out::Wish { by, wish } => Some((by, wish)),
            _ => None,
        };
        out.into_iter().filter_map(wished).collect()
    };
    let wish = |act| DeskWish { table: 2, game: format!("{:016}", 2), act };
    let dora = Some("Dora, online".to_owned());
    let stops = DeskAct::Order("wish stops".to_owned());
    let typed = hall.desk.take_other(&GivenLine::read("stops"), hall.now);
    assert_eq!(wishes(typed), [(None, wish(stops.clone()))]);
    let sent = hall.desk.take(Event::Hall(form(&[("do", "act"), ("line", "stops")])), hall.now);
    assert_eq!(wishes(sent), [(dora.clone(), wish(stops))]);
    for (does, act) in [("take", DeskAct::Take(1)), ("leave", DeskAct::Leave(1))] {
        let sent = hall.desk.take(Event::Hall(form(&[("do", does), ("case", "1")])), hall.now);
        assert_eq!(wishes(sent), [(dora.clone(), wish(act))]);
    }
    let typed = hall.desk.take_other(&GivenLine::read("take 1"), hall.now);
    assert_eq!(wishes(typed), [(None, wish(DeskAct::Take(1)))]);
    for fields in [&[("do", "take"), ("case", "one")][..], &[("do", "take")], &[("do", "keep")]] {
        assert_eq!(wishes(hall.desk.take(Event::Hall(form(fields)), hall.now)), [], "{fields:?}");
    }
}
