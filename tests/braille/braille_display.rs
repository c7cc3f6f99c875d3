//! The braille display as a device, with a real BRLTTY and its virtual display: cells, keys,
//! and every way of losing it.

use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use crate::common::braille::{Brltty, NUDGE, brltty_is_here, cell};
use crate::common::stranger;
use hector::devices::braille::{Blank, Display, DisplayEvent, DisplayKey, Size, WhichBrltty};
use hector::devices::timepiece::Timepiece;

const LIMIT: Duration = Duration::from_secs(20);

struct Opened {
    display: Display,
    events: Receiver<DisplayEvent>,
}

impl Opened {
    fn at(brltty: &Brltty) -> Opened {
        let (host, auth) = brltty.address();
        let service = WhichBrltty { host: Some(host), auth: Some(auth) };
        let (sender, events) = sync_channel(64);
        let display = Display::open(service, Timepiece::started(), sender).expect("a thread");
        Opened { display, events }
    }

    fn next(&self) -> DisplayEvent {
        self.events.recv_timeout(LIMIT).expect("an event")
    }

    /// Waits until the display is there. BRLTTY may be quicker than its display.
    fn finds(&self, here: &DisplayEvent) {
        let first = self.next();
        let next = if matches!(first, DisplayEvent::Lost(_)) { self.next() } else { first };
        assert_eq!(next, *here);
    }

    fn next_key(&self, brltty: &Brltty) -> DisplayKey {
        let until = Instant::now() + LIMIT;
        while Instant::now() < until {
            match self.events.recv_timeout(NUDGE) {
                Ok(DisplayEvent::Pressed { key, .. }) => return key,
                Ok(other) => panic!("{other:?} instead of a key"),
                Err(_) => brltty.nudge(),
            }
        }
        panic!("no key came");
    }
}

fn here(columns: usize, rows: usize) -> DisplayEvent {
    DisplayEvent::Here { size: Size { columns, rows }, driver: "vr".to_owned() }
}

#[test]
fn cells_are_shown_and_keys_come_back() {
    if !brltty_is_here() {
        return;
    }
    for (columns, rows) in [(40, 1), (1, 1), (12, 1), (80, 1), (20, 2)] {
        let mut brltty = Brltty::with_display(columns, rows);
        let mut opened = Opened::at(&brltty);
        opened.finds(&here(columns, rows));
        let cells: Vec<u8> = (0..columns * rows).map(|at| (at * 7 + 1) as u8).collect();
        opened.display.show(cells.clone());
        brltty.wait_for("every dot", |shown| shown == cells);
        // Too many are cut off, too few are filled up.
        opened.display.show(vec![0xff; 1_000]);
        brltty.wait_for("full cells", |shown| shown.iter().all(|cell| *cell == 0xff));
        opened.display.show(vec![0x01]);
        brltty.wait_for("one dot", |shown| {
            shown.iter().enumerate().all(|(at, cell)| *cell == u8::from(at == 0))
        });
        brltty.press("FWINRT");
        assert_eq!(opened.next_key(&brltty), DisplayKey::Command("FWINRT".to_owned()));
        brltty.dots("1278");
        assert_eq!(opened.next_key(&brltty), DisplayKey::Dots(cell("1278")));
        brltty.press("KEY_ENTER");
        assert_eq!(opened.next_key(&brltty), DisplayKey::Command("KEY_ENTER".to_owned()));
        if columns > 1 {
            brltty.route(columns - 1);
            assert_eq!(opened.next_key(&brltty), DisplayKey::Route(columns - 1));
        }
    }
}

#[test]
fn a_display_that_is_lost_is_found_again_with_what_it_showed() {
    if !brltty_is_here() {
        return;
    }
    let mut brltty = Brltty::not_running();
    let mut opened = Opened::at(&brltty);
    assert_eq!(opened.next(), DisplayEvent::Lost(Blank::NoService));
    opened.display.show(vec![0x1b; 20]);
    brltty.start(20, 1);
    opened.finds(&here(20, 1));
    let shows = |cells: &[u8]| cells.iter().all(|cell| *cell == 0x1b);
    brltty.wait_for("what was waiting", shows);
    for _ in 0..3 {
        brltty.restart();
        assert!(matches!(opened.next(), DisplayEvent::Lost(_)));
        let restarted = Instant::now();
        opened.finds(&here(20, 1));
        brltty.wait_for("the same as before", shows);
        assert!(restarted.elapsed() < Duration::from_secs(8), "{:?}", restarted.elapsed());
    }
    brltty.kill();
    assert!(matches!(opened.next(), DisplayEvent::Lost(_)));
    brltty.start(40, 1);
    opened.finds(&here(40, 1));
    opened.display.show(vec![0x2a; 40]);
    brltty
        .wait_for("a wider display", |cells| cells.len() == 40 && cells.iter().all(|c| *c == 0x2a));
}

#[test]
fn a_display_that_is_unplugged_harms_nobody() {
    if !brltty_is_here() {
        return;
    }
    let mut brltty = Brltty::with_display(20, 1);
    let mut opened = Opened::at(&brltty);
    opened.finds(&here(20, 1));
    for round in 1..=3_u8 {
        brltty.replug(20, 1);
        // Whoever writes meanwhile is not ended by it.
        let until = Instant::now() + LIMIT;
        let mut cell = round * 16;
        loop {
            cell = round * 16 + (cell + 1) % 16;
            opened.display.show(vec![cell; 20]);
            if brltty.cells() == vec![cell; 20] || Instant::now() > until {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        brltty.wait_for("cells after the plug was put in again", |shown| {
            shown.iter().all(|seen| *seen == cell)
        });
    }
}

#[test]
fn a_service_that_stands_still_keeps_nobody_waiting() {
    if !brltty_is_here() {
        return;
    }
    let brltty = Brltty::with_display(20, 1);
    let mut opened = Opened::at(&brltty);
    opened.finds(&here(20, 1));
    brltty.signal("STOP");
    let begun = Instant::now();
    for number in 0..2_000_u32 {
        opened.display.show(number.to_le_bytes().repeat(5));
    }
    assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
    brltty.signal("CONT");
    let last = 1_999_u32.to_le_bytes().repeat(5);
    let until = Instant::now() + LIMIT;
    while brltty.cells() != last {
        assert!(Instant::now() < until, "the newest never came");
        opened.display.catch_up();
        std::thread::sleep(Duration::from_millis(2));
    }
    brltty.signal("STOP");
    let begun = Instant::now();
    drop(opened);
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    brltty.signal("CONT");
}

#[test]
fn keys_pressed_quickly_all_come() {
    if !brltty_is_here() {
        return;
    }
    let mut brltty = Brltty::with_display(20, 1);
    let opened = Opened::at(&brltty);
    opened.finds(&here(20, 1));
    let typed = ["15", "126", "15", "1456", "12345678", "24", "345", "136"];
    for dots in typed {
        brltty.dots(dots);
    }
    brltty.press("KEY_ENTER");
    let came: Vec<DisplayKey> = typed.iter().map(|_| opened.next_key(&brltty)).collect();
    assert_eq!(came, typed.map(|dots| DisplayKey::Dots(cell(dots))));
    assert_eq!(opened.next_key(&brltty), DisplayKey::Command("KEY_ENTER".to_owned()));
}

/// What the doctor says of braille, and what fixes it.
fn doctor(environment: &[(&'static str, String)]) -> (String, String) {
    let output = stranger::hector()
        .args(["doctor", "--check", "braille"])
        .env("LC_ALL", "C")
        .envs(environment.iter().cloned())
        .output()
        .expect("hector runs");
    let finding: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let text = |name: &str| finding[name].as_str().unwrap_or_default().to_owned();
    (text("sentence"), text("remedy"))
}

#[test]
fn the_doctor_tells_no_service_no_rights_and_no_display_apart() {
    if !brltty_is_here() {
        return;
    }
    let mut brltty = Brltty::not_running();
    let (sentence, remedy) = doctor(&brltty.environment());
    assert_eq!(sentence, "No braille: BRLTTY is not running.");
    assert_eq!(remedy, "sudo systemctl enable --now brltty");
    brltty.keep_a_key();
    brltty.start(20, 1);
    let until = Instant::now() + LIMIT;
    let waits = |said: &str| assert!(Instant::now() < until, "the doctor says: {said}");
    // BRLTTY listens sooner than it knows its display.
    loop {
        let (sentence, _) = doctor(&brltty.environment());
        if sentence == "The braille display works: 20 cells." {
            break;
        }
        waits(&sentence);
    }
    let [host, _] = brltty.environment();
    let (sentence, remedy) = doctor(&[host, ("BRLAPI_AUTH", "none".to_owned())]);
    assert_eq!(sentence, "No braille: BRLTTY is running but does not let Hector in.");
    assert!(remedy.contains("usermod -aG "), "{remedy}");
    brltty.unplug();
    let missing = "No braille: BRLTTY is running, but no display is connected to it.";
    loop {
        let (sentence, remedy) = doctor(&brltty.environment());
        if sentence == missing {
            assert_eq!(remedy, "connect the display, then: sudo systemctl restart brltty");
            return;
        }
        waits(&sentence);
    }
}

#[test]
fn the_preferences_of_brltty_stay_within_reach() {
    if !brltty_is_here() {
        return;
    }
    let mut brltty = Brltty::with_display(40, 1);
    let mut opened = Opened::at(&brltty);
    opened.finds(&here(40, 1));
    opened.display.show(vec![0x1b; 40]);
    let ours = |cells: &[u8]| cells.iter().all(|cell| *cell == 0x1b);
    brltty.wait_for("our cells", ours);
    brltty.press("PREFMENU");
    brltty.wait_for("the menu of BRLTTY", |cells| !ours(cells));
    // BRLTTY may ask first whether to save.
    let until = Instant::now() + LIMIT;
    while !ours(&brltty.cells()) {
        assert!(Instant::now() < until, "the menu was never left");
        brltty.press("PREFMENU");
        std::thread::sleep(Duration::from_millis(700));
    }
    assert!(opened.events.try_recv().is_err(), "that was no key of ours");
}
