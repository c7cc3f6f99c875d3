//! One game at two places: two programs at terminals of their own, a bad road between
//! them, a place that is started again, and what happens when the two contradict each
//! other.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/proxy.rs"]
mod proxy;

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use proxy::{Road, Weather};

const LIMIT: Duration = Duration::from_secs(20);

/// A place: the program at a terminal that `script` gives it, with a home of its own.
struct Seat {
    name: &'static str,
    terminal: Child,
    typing: ChildStdin,
    shown: Arc<Mutex<String>>,
    /// How much of it has been looked at.
    seen: usize,
}

impl Seat {
    fn begin(name: &'static str, home: &Path, arguments: &str) -> Seat {
        fs::create_dir_all(home).expect("a folder");
        // Somebody who has been here before.
        fs::write(home.join("settings.txt"), "language = en\n").expect("a file");
        let hector = env!("CARGO_BIN_EXE_hector");
        let mut terminal = Command::new("script")
            .args(["-qec", &format!("'{hector}' {arguments} --silent"), "/dev/null"])
            .env("HECTOR_HOME", home)
            .env("TERM", "dumb")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script, of bsdutils, which every Debian has");
        let typing = terminal.stdin.take().expect("an input");
        let mut output = terminal.stdout.take().expect("an output");
        let shown = Arc::new(Mutex::new(String::new()));
        let screen = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut piece = [0; 1024];
            while let Ok(length @ 1..) = output.read(&mut piece) {
                let text = String::from_utf8_lossy(&piece[..length]).into_owned();
                screen.lock().expect("the screen").push_str(&text);
            }
        });
        Seat { name, terminal, typing, shown, seen: 0 }
    }

    fn types(&mut self, line: &str) {
        self.typing.write_all(format!("{line}\r").as_bytes()).expect("typed");
        self.typing.flush().expect("typed");
    }

    fn presses(&mut self, key: &str) {
        self.typing.write_all(key.as_bytes()).expect("pressed");
        self.typing.flush().expect("pressed");
    }

    /// Waits until something new is shown, and gives all up to its end.
    fn sees(&mut self, text: &str) -> String {
        let until = Instant::now() + LIMIT;
        loop {
            let shown = self.shown.lock().expect("the screen").clone();
            if let Some(at) = shown[self.seen..].find(text) {
                let from = self.seen;
                self.seen += at + text.len();
                return shown[from..self.seen].to_owned();
            }
            assert!(Instant::now() < until, "{}: no \"{text}\" in:\n{}", self.name, &shown);
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Asks again and again until the answer is this: a press may still be on its way.
    fn is_told_in_the_end(&mut self, question: &str, answer: &str) {
        let until = Instant::now() + LIMIT;
        loop {
            self.types(question);
            std::thread::sleep(Duration::from_millis(100));
            let shown = self.shown.lock().expect("the screen").clone();
            let new = &shown[self.seen..];
            for trouble in ["differ", "arbiter"] {
                assert!(!new.contains(trouble), "{}: {shown}", self.name);
            }
            if let Some(at) = new.find(answer) {
                self.seen += at + answer.len();
                return;
            }
            assert!(Instant::now() < until, "{}: no \"{answer}\" in:\n{shown}", self.name);
        }
    }

    /// Is killed, as by a power cut.
    fn kill(mut self) {
        let _ = self.terminal.kill();
        let _ = self.terminal.wait();
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let _ = self.terminal.kill();
        let _ = self.terminal.wait();
    }
}

struct Table {
    home: PathBuf,
    host: Seat,
    guest: Seat,
    road: Road,
    door: SocketAddr,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.home);
    }
}

fn free_port() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("its address")
}

/// White at the host, Black at the guest, who has come in by the code.
fn sit_down(name: &str) -> Table {
    let home = std::env::temp_dir().join(format!("hector-relay-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let door = free_port();
    let mut host = Seat::begin("host", &home.join("host"), &format!("play --listen {door}"));
    for question in ["Your colour?", "The time?", "Training or tournament?"] {
        host.sees(question);
        host.types("");
    }
    host.sees("Ready. You play White");
    host.sees("The code: ");
    let code = host.sees(".").trim_end_matches('.').to_owned();
    let road = Road::to(door);
    let mut guest = Seat::begin("guest", &home.join("guest"), &format!("relay {}", road.address));
    guest.sees("four squares.");
    guest.types("no code");
    guest.sees("\"no code\" is no code.");
    guest.types(&code);
    guest.sees("Ready. You play Black, 90+30.");
    host.sees("The other place is there.");
    Table { home, host, guest, road, door }
}

/// The mover announces and presses; the other hears it and repeats it.
fn plays(mover: &mut Seat, other: &mut Seat, announced: &str) {
    mover.types(announced);
    other.sees(announced);
    other.types(announced);
    other.sees("Noted.");
    mover.types("");
}

#[test]
fn a_game_is_played_at_two_places_over_a_road_that_breaks() {
    let Table { host, guest, road, .. } = &mut sit_down("road");
    host.types("");
    host.sees("White's clock runs.");
    plays(host, guest, "Eva zwei Eva vier");
    plays(guest, host, "Eva sieben Eva fünf");
    road.is_cut();
    host.sees("The other place is cut off.");
    guest.sees("The other place is cut off.");
    host.sees("The other place is there.");
    guest.sees("The other place is there.");
    plays(host, guest, "Springer Gustav eins Felix drei");
    // What is announced while nothing gets through comes when it does.
    road.becomes(Weather::Closed);
    road.is_cut();
    guest.sees("The other place is cut off.");
    guest.types("Springer Bella acht Cesar sechs");
    guest.sees("Noted.");
    guest.types("");
    road.becomes(Weather::Slow(Duration::from_millis(100)));
    host.sees("Springer Bella acht Cesar sechs");
    host.types("Springer Bella acht Cesar sechs");
    host.sees("Noted.");
    for seat in [&mut *host, &mut *guest] {
        seat.is_told_in_the_end("moves", "Moves completed: yours 2, opponent's 2.");
    }
    host.types("resign");
    host.sees("Yes or no.");
    host.types("yes");
    for seat in [host, guest] {
        seat.sees("Result: 0-1, Black wins.");
        seat.sees("Saved: ");
    }
}

#[test]
fn what_was_entered_for_the_other_side_is_held_against_its_letters() {
    let Table { host, guest, road, .. } = &mut sit_down("alone");
    host.types("");
    host.sees("White's clock runs.");
    plays(host, guest, "Eva zwei Eva vier");
    road.becomes(Weather::Closed);
    road.is_cut();
    host.sees("The other place is cut off.");
    guest.sees("The other place is cut off.");
    // Black's reply reaches White's place by telephone, and is entered there.
    guest.types("Eva sieben Eva fünf");
    guest.sees("Noted.");
    guest.types("");
    host.types("e7e5");
    host.sees("Noted.");
    host.presses("\t");
    host.types("Felix zwei Felix vier");
    host.sees("Noted.");
    host.types("");
    road.becomes(Weather::Fair);
    host.sees("The other place is there.");
    guest.sees("Felix zwei Felix vier");
    guest.types("Felix zwei Felix vier");
    guest.sees("Noted.");
    plays(guest, host, "Eva fünf Felix vier");
    host.is_told_in_the_end("moves", "Moves completed: yours 2, opponent's 2.");
    // This time the telephone was misheard.
    plays(host, guest, "Springer Gustav eins Felix drei");
    road.becomes(Weather::Closed);
    road.is_cut();
    host.sees("The other place is cut off.");
    guest.types("Gustav sieben Gustav fünf");
    guest.sees("Noted.");
    guest.types("");
    host.types("g7g6");
    host.sees("Noted.");
    host.presses("\t");
    road.becomes(Weather::Fair);
    // Both places hear of it, whichever found it out.
    host.sees("Call the arbiter.");
    guest.sees("Call the arbiter.");
}

#[test]
fn a_place_that_is_killed_comes_back_to_its_game() {
    let table = sit_down("killed");
    let (home, door) = (table.home.clone(), table.door);
    let mut table = table;
    table.host.types("");
    table.host.sees("White's clock runs.");
    plays(&mut table.host, &mut table.guest, "Eva zwei Eva vier");
    let address = table.road.address;
    let old = std::mem::replace(
        &mut table.guest,
        Seat::begin("guest again", &home.join("none"), "perft 1"),
    );
    old.kill();
    table.host.sees("The other place is cut off.");
    table.guest =
        Seat::begin("guest again", &home.join("guest"), &format!("relay {address} --resume"));
    table.guest.sees("The game goes on.");
    table.host.sees("The other place is there.");
    plays(&mut table.guest, &mut table.host, "Eva sieben Eva fünf");
    let old = std::mem::replace(
        &mut table.host,
        Seat::begin("host again", &home.join("none"), "perft 1"),
    );
    old.kill();
    table.guest.sees("The other place is cut off.");
    // What happens meanwhile is not lost.
    let again = format!("play --resume --listen {door}");
    table.host = Seat::begin("host again", &home.join("host"), &again);
    table.host.sees("The game goes on.");
    table.guest.sees("The other place is there.");
    plays(&mut table.host, &mut table.guest, "Springer Gustav eins Felix drei");
    table.guest.is_told_in_the_end("moves", "Moves completed: yours 1, opponent's 2.");
}

#[test]
fn the_arbiter_sits_at_a_desk_elsewhere() {
    let home = std::env::temp_dir().join(format!("hector-relay-desk-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let door = free_port();
    let at_desk = format!("arbiter {door}");
    let mut player = Seat::begin("player", &home.join("player"), &format!("play --arbiter {door}"));
    for (question, answer) in
        [("Your colour?", ""), ("The time?", "3+2"), ("Training or tournament?", "tournament")]
    {
        player.sees(question);
        player.types(answer);
    }
    player.sees("The code: ");
    let code = player.sees(".").trim_end_matches('.').to_owned();
    let mut desk = Seat::begin("desk", &home.join("desk"), &at_desk);
    desk.sees("four squares.");
    desk.types(&code);
    desk.sees("The table is here. Moves made: 0.");
    player.types("");
    desk.sees("White's clock is started.");
    player.types("e2e5");
    player.sees("Noted.");
    player.types("");
    desk.sees("Case 1: White completed an illegal move at move 1.");
    // The arbiter goes for a walk, and comes back to what is open.
    desk.kill();
    let mut desk = Seat::begin("desk again", &home.join("desk"), &format!("{at_desk} --again"));
    desk.sees("The table is here. Moves made: 1.");
    desk.sees("Case 1: White completed an illegal move at move 1.");
    desk.types("dances");
    desk.sees("\"dances\" cannot be read here.");
    desk.types("settles 1");
    desk.sees("Case 1 is settled with remedy 1.");
    desk.types("declares a draw");
    desk.sees("Result: ");
    player.sees("Result: half a point each, draw.");
    desk.types("quit");
    desk.sees("Leave the desk?");
    desk.types("yes");
    let _ = desk.terminal.wait();
    let shown = player.shown.lock().expect("the screen").clone();
    assert!(!shown.contains("illegal") && !shown.contains("Case"), "{shown}");
    drop(player);
    let _ = fs::remove_dir_all(&home);
}

#[test]
fn addresses_that_cannot_be_used_are_told() {
    for (arguments, sentence) in [
        (&["relay", "nowhere"][..], "\"nowhere\" is no address."),
        (&["play", "--listen", "x:y"][..], "\"x:y\" is no address."),
    ] {
        let output = Command::new("script")
            .args(["-qec", &format!("'{}' {}", env!("CARGO_BIN_EXE_hector"), arguments.join(" "))])
            .arg("/dev/null")
            .env("HECTOR_HOME", std::env::temp_dir().join("hector-relay-nobody"))
            .stdin(Stdio::null())
            .output()
            .expect("script");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(told.contains(sentence), "{told}");
        assert_eq!(output.status.code(), Some(2), "{told}");
    }
}
