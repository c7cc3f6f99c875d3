//! The real program against an enemy at the other end, and against somebody at its own
//! keyboard: letters of everything that can happen, a number that is nowhere to be seen, and
//! the arbiter's acts that reach the other place only with that number.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use crate::common::at_terminal::AtTerminal;
use crate::common::dice::Dice;
use crate::common::two_places::{answer_questions, code_told, free_port};
use hector::devices::journal::{read, verify};
use hector::devices::link::{Code, Link, LinkEvent, Secret};

const LETTERS: usize = 250;
const LIMIT: Duration = Duration::from_secs(20);
const NUMBER: &str = "4711008150";

struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Home {
        let home = std::env::temp_dir().join(format!("hector-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        Home(home)
    }

    fn seat(&self, name: &str, arguments: &str) -> AtTerminal {
        let home = self.0.join(name);
        AtTerminal::begin(name, &home, "language = en\n", &format!("{arguments} --silent"))
    }

    fn record(&self, name: &str) -> PathBuf {
        let games = fs::read_dir(self.0.join(name).join("games")).expect("the games");
        let mut records = games.map(|entry| entry.expect("an entry").path());
        records.find(|path| path.extension().is_some_and(|end| end == "hector")).expect("a record")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn gives(seat: &mut AtTerminal, number: &str) {
    seat.sees("It is not shown.");
    seat.types(number);
    seat.sees("The same number again.");
    seat.types(number);
}

/// White at the host in tournament mode; the code that lets the other end in.
fn host(home: &Home, door: SocketAddr) -> (AtTerminal, String) {
    let mut host = home.seat("host", &format!("play --listen {door} --arbiter-number"));
    gives(&mut host, NUMBER);
    answer_questions(&mut host, "", "tournament");
    let code = code_told(&mut host);
    (host, code)
}

fn acts(seat: &mut AtTerminal, act: &str, number: &str) {
    seat.types(act);
    seat.sees("The arbiter's number, please.");
    seat.types(number);
}

fn read_code(words: &str) -> Code {
    let files = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    let ranks = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    let at = |names: [&str; 8], word: &str| names.iter().position(|name| *name == word);
    let squares: Vec<u8> = words
        .split(", ")
        .map(|square| {
            let (file, rank) = square.split_once(' ').expect("a square");
            let number = at(ranks, rank).expect("a rank") * 8 + at(files, file).expect("a file");
            u8::try_from(number).expect("one of 64")
        })
        .collect();
    Code::of(squares.try_into().expect("four squares")).expect("a code")
}

fn waits_for(events: &Receiver<LinkEvent>, wanted: fn(&LinkEvent) -> bool) {
    while !wanted(&events.recv_timeout(LIMIT).expect("something is told")) {}
}

/// No file of a game, nor what stood on the screen, has the number in it.
fn is_nowhere(number: &str, home: &Path, seats: &[&AtTerminal]) {
    for seat in seats {
        assert!(!seat.shown().contains(number), "{}", seat.shown());
    }
    let mut folders = vec![home.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = fs::read(&path).unwrap_or_default();
            let has = bytes.windows(number.len()).any(|window| window == number.as_bytes());
            assert!(!has, "{}", path.display());
        }
    }
}

/// An enemy who was told the code, in a game that has begun.
fn comes_in(host: &mut AtTerminal, code: &str, door: SocketAddr) -> (Link, Receiver<LinkEvent>) {
    let (sender, events) = sync_channel(4096);
    let enemy =
        Link::join(door, Secret::Code(read_code(code)), |event| event, sender).expect("a link");
    waits_for(&events, |event| matches!(event, LinkEvent::Together));
    host.sees("The other place is connected.");
    host.types("");
    host.sees("White's clock runs.");
    (enemy, events)
}

#[test]
fn an_enemy_with_a_code_neither_plays_for_the_host_nor_is_its_arbiter() {
    let home = Home::new("hostile");
    let door = free_port();
    let (mut host, code) = host(&home, door);
    let (enemy, _events) = comes_in(&mut host, &code, door);
    let facts = include_str!("../seeds/record/format-1.txt");
    let lines: Vec<&str> = facts
        .lines()
        // Black may give the game away at any time, and then there is nothing to attack.
        .filter(|line| !line.contains("resigns") && !line.contains("accepts-draw"))
        .collect();
    let mut dice = Dice::new(24);
    let send = |letter: String| enemy.send(letter.into_bytes()).expect("a short letter");
    for number in 0..LETTERS {
        let line = dice.pick(&lines);
        let line = if dice.one_in(2) { line.replace("white", "black") } else { line.to_owned() };
        let left = dice.pick(&["-", "+ 0", "+ 18446744073709551615", "+ 5000000000"]);
        send(format!("letter {number} {} {left} {line}", dice.below(9)));
        // What comes faster than it is read cuts the way, and that is another test.
        std::thread::sleep(Duration::from_millis(4));
    }
    for (number, fact) in [
        "did white player white resigns",
        "arbiter switches-mode training",
        "arbiter declares win black",
    ]
    .into_iter()
    .enumerate()
    {
        send(format!("letter {} 0 - 0 {fact}", LETTERS + number));
        send(format!("proven \"00\" {} 0 - 0 {fact}", LETTERS + number));
    }
    // None of it is answered, so nothing tells when the last was read.
    std::thread::sleep(Duration::from_millis(500));
    host.types("device");
    host.sees("It does nothing else.");
    acts(&mut host, "arbiter asks for a report", NUMBER);
    host.sees("acts as the arbiter, without proof");
    host.sees("Open cases:");
    assert!(!host.shown().contains("Result:"), "{}", host.shown());
    is_nowhere(NUMBER, &home.0, &[&host]);
    let path = home.record("host");
    drop(host);
    let record = read(&path).expect("a record");
    verify(&record).expect("unaltered");
    let rows = |part: &str| record.rows.iter().filter(|row| row.body.contains(part)).count();
    assert!(
        rows("letter-refused black other-side") > 10 && rows("letter-refused black no-proof") > 10
    );
    assert_eq!((rows("switches-mode"), rows("declares")), (0, 0));
    let own = record.rows.iter().filter(|row| row.body.contains("did white"));
    assert_eq!(own.map(|row| row.body.as_str()).collect::<Vec<_>>(), Vec::<&str>::new());
}

/// How many letters come until the host asks for letters itself, which is told as it is asked.
fn letters_until_asked(events: &Receiver<LinkEvent>) -> usize {
    let mut letters = 0;
    loop {
        let LinkEvent::Letter(bytes) = events.recv_timeout(LIMIT).expect("something is told")
        else {
            continue;
        };
        let text = String::from_utf8_lossy(&bytes);
        if text.starts_with("from ") {
            return letters;
        }
        letters += usize::from(text.starts_with("letter ") || text.starts_with("proven "));
    }
}

#[test]
fn whoever_asks_for_every_letter_again_and_again_is_not_sent_them_each_time() {
    let home = Home::new("again");
    let door = free_port();
    let (mut host, code) = host(&home, door);
    let (enemy, events) = comes_in(&mut host, &code, door);
    host.types("Eva zwei Eva vier");
    host.types("clock");
    host.sees("Yours: ");
    let send = |letter: &str| enemy.send(letter.as_bytes().to_vec()).expect("a short letter");
    // What the host asks when it meets somebody, and then what it says to a letter that leaves
    // one out: by then it has read whatever came before.
    assert_eq!(letters_until_asked(&events), 0);
    for _ in 0..100 {
        send("from 0");
    }
    send("letter 5 0 - 0 did black player black presses");
    let letters = letters_until_asked(&events);
    assert!((2..50).contains(&letters), "{letters} letters came of a hundred requests");
}

#[test]
fn the_arbiters_acts_reach_the_other_place_by_the_same_number_alone() {
    for (name, number, told) in [
        ("same-number", NUMBER, "Arbiter: Both clocks are stopped."),
        ("other-number", "4711008151", "the message acts as the arbiter, with a wrong proof."),
        ("short-number", "471100", "the message acts as the arbiter, without proof."),
    ] {
        let home = Home::new(name);
        let door = free_port();
        let (mut host, code) = host(&home, door);
        let mut guest = home.seat("guest", &format!("relay {door} --arbiter-number"));
        gives(&mut guest, number);
        guest.sees("four squares.");
        guest.types(&code);
        guest.sees("Ready. You play Black");
        host.sees("The other place is connected.");
        host.types("");
        host.sees("White's clock runs.");
        acts(&mut host, "arbiter stops", NUMBER);
        host.sees("Arbiter: Both clocks are stopped.");
        // The letter of it is on its way, and the guest shows nothing when it comes.
        std::thread::sleep(Duration::from_millis(300));
        acts(&mut guest, "arbiter", number);
        guest.sees(told);
        is_nowhere(NUMBER, &home.0, &[&host, &guest]);
    }
}
