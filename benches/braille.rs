//! How soon a fact of the game is on the braille display, compared in the same run with a program that only writes the
//! same cells by BrlAPI; and the cost of an idle display.
//! `cargo bench --bench braille`
//!
//! Last measured on 2026-11-21 (busy cores): 0.4 to 1.2 ms, a bare writer 0.05 to 0.9 ms in the same runs; an idle
//! display costs 0.1 per cent of a processor.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/common/braille.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod braille;
#[path = "../tests/common/seats.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod seats;

use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use braille::Brltty;
use brlapi::{Connection, ConnectionSettings, TtyMode};
use hector::chess::{Color, Position};
use hector::clock::Moment;
use hector::devices::braille::{Display, DisplayEvent, WhichBrltty};
use hector::devices::timepiece::Timepiece;
use hector::laws::{Mode, Profile};
use hector::present::cells::{Heed, PageReader, Window};
use hector::table::{ArbiterAct, Game, Intent, Notice, PlayerTold, decide, tell};
use hector::words::braille::{Cell, Dots, Table};
use hector::words::{Language, Texts, Wording, tell_player};
use seats::{announce, said, setting};

const RUNS: usize = 201;
const COLUMNS: usize = 40;
const GOAL: Duration = Duration::from_millis(20);
const LIMIT: Duration = Duration::from_secs(10);
const IDLE: Duration = Duration::from_secs(20);

fn main() {
    let mut ours = Ours::open();
    let plain = Plain::open();
    let tty = plain.tty();
    let (mut facts, mut writes) = (Vec::new(), Vec::new());
    for run in 0..RUNS {
        let cells = ours.tell_a_fact(run);
        facts.push(cells.1);
        writes.push(plain.write(&tty, &cells.0));
    }
    let (facts, writes) = (median(facts), median(writes));
    let verdict = if facts <= GOAL { "within" } else { "ABOVE" };
    println!(
        "fact to cells: hector {:.2} ms, {verdict} {} ms; BrlAPI alone {:.2} ms, ratio {:.2}",
        facts.as_secs_f64() * 1_000.0,
        GOAL.as_millis(),
        writes.as_secs_f64() * 1_000.0,
        facts.as_secs_f64() / writes.as_secs_f64()
    );
    let before = ticks();
    std::thread::sleep(IDLE);
    // A tick is a hundredth of a second on every Linux.
    let share = (ticks() - before) as f64 / IDLE.as_secs_f64();
    println!("idle: {share:.2} percent of a processor, this benchmark included");
}

/// Hector: the game, its words and a display.
struct Ours {
    brltty: Brltty,
    display: Display,
    _events: Receiver<DisplayEvent>,
    reader: PageReader,
    texts: Texts,
}

impl Ours {
    fn open() -> Ours {
        let brltty = Brltty::with_display(COLUMNS, 1);
        let (host, auth) = brltty.address();
        let service = WhichBrltty { host: Some(host), auth: Some(auth) };
        let (sender, events) = sync_channel(64);
        let display = Display::open(service, Timepiece::started(), sender).expect("a thread");
        while !matches!(events.recv_timeout(LIMIT).expect("a display"), DisplayEvent::Here { .. }) {
        }
        let table = Table { language: Language::German, dots: Dots::Eight };
        let reader = PageReader::new(Window::new(COLUMNS, 1), table);
        Ours { brltty, display, _events: events, reader, texts: Texts::new(Language::German) }
    }

    /// Decides, applies, words, spells and shows an announcement. Returns the cells, and how long it took. The words
    /// differ from run to run, because otherwise the display would not change.
    fn tell_a_fact(&mut self, run: usize) -> (Vec<u8>, Duration) {
        let start = Position::initial();
        let legal = start.legal_moves();
        let said = said(&start, legal[run % legal.len()]);
        // The profile in which an assistant passes announcements on.
        let mut setting = setting(Mode::Tournament);
        setting.event.profile = Profile::Relay;
        let mut game = Game::new(setting);
        for fact in decide(&game, &Intent::Arbiter(ArbiterAct::Starts), Moment::ZERO).expect("it") {
            game.apply(&fact);
        }
        let begun = Instant::now();
        let facts = decide(&game, &announce(Color::White, &said), Moment::ZERO).expect("it");
        for fact in facts {
            game.apply(&fact);
            for notice in tell(&fact, &game) {
                if let Notice::ToPlayer(Color::Black, told) = notice {
                    let words = match &told {
                        PlayerTold::Relayed { said, .. } => said.words.clone(),
                        told => tell_player(told, Wording::default(), &self.texts),
                    };
                    self.reader.say([words], Heed::Now);
                }
            }
        }
        let cells: Vec<u8> = self.reader.cells().into_iter().map(Cell::bits).collect();
        assert_ne!(self.brltty.cells(), cells, "there is something to be shown");
        self.display.show(cells.clone());
        self.brltty.wait_for("the words", |shown| shown == cells);
        (cells, begun.elapsed())
    }
}

/// A program that only writes cells.
struct Plain {
    brltty: Brltty,
    connection: Connection,
}

impl Plain {
    fn open() -> Plain {
        let brltty = Brltty::with_display(COLUMNS, 1);
        let (host, auth) = brltty.address();
        let mut settings = ConnectionSettings::new();
        settings.set_host(host).set_auth(auth);
        let until = Instant::now() + LIMIT;
        loop {
            let connection = Connection::open_with_settings(Some(&settings)).expect("BrlAPI");
            if connection.display_size().is_ok_and(|(columns, _)| columns > 0) {
                return Plain { brltty, connection };
            }
            assert!(Instant::now() < until, "no display");
        }
    }

    fn tty(&self) -> TtyMode<'_> {
        TtyMode::with_tty(&self.connection, Some(1), None).expect("a place")
    }

    fn write(&self, tty: &TtyMode<'_>, cells: &[u8]) -> Duration {
        let begun = Instant::now();
        tty.writer().write_dots(cells).expect("it writes");
        self.brltty.wait_for("the same cells", |shown| shown == cells);
        begun.elapsed()
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn ticks() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    // utime and stime are the fourteenth and fifteenth field.
    [fields[11], fields[12]].iter().map(|ticks| ticks.parse::<u64>().expect("a number")).sum()
}
