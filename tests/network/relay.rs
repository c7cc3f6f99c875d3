//! One game at two places: two programs at terminals of their own, a bad road between
//! them, a place that is started again, and what happens when the two contradict each
//! other.

use crate::common::asked;
use std::fs;
use std::io::Write as _;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use hector::devices::journal::{Hash, Record, read};
use hector::record::read_fact;
use hector::table::Fact;

use crate::common::at_terminal::AtTerminal;
use crate::common::proxy::{Road, Weather};
use crate::common::records::hector;
use crate::common::two_places::{answer_questions, code_told, free_port, sets_number};

const LIMIT: Duration = Duration::from_secs(20);

/// A place: the program at a terminal, silent and in English.
fn seat(name: &str, home: &Path, arguments: &str) -> AtTerminal {
    seat_in("en", name, home, arguments)
}

/// The same in a language.
fn seat_in(language: &str, name: &str, home: &Path, arguments: &str) -> AtTerminal {
    let settings = format!("language = {language}\n");
    AtTerminal::begin(name, home, &settings, &format!("{arguments} --silent"))
}

/// Asks again and again until the answer is this: a press may still be on its way.
fn is_told_in_the_end(seat: &mut AtTerminal, question: &str, answer: &str) {
    let until = Instant::now() + LIMIT;
    loop {
        seat.types(question);
        std::thread::sleep(Duration::from_millis(100));
        let new = seat.unseen();
        for trouble in ["differ", "arbiter"] {
            assert!(!new.contains(trouble), "{}", seat.shown());
        }
        if new.contains(answer) {
            seat.sees(answer);
            return;
        }
        assert!(Instant::now() < until, "no \"{answer}\" in:\n{}", seat.shown());
    }
}

/// The way is cut, and both places say so.
fn is_cut_off(host: &mut AtTerminal, guest: &mut AtTerminal, road: &Road) {
    road.is_cut();
    host.sees("The connection to the other place is lost.");
    guest.sees("The connection to the other place is lost.");
}

struct Table {
    home: PathBuf,
    host: AtTerminal,
    guest: AtTerminal,
    road: Road,
    door: SocketAddr,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.home);
    }
}

/// White at the host, Black at the guest, who has come in by the code.
fn sit_down(name: &str) -> Table {
    let home = std::env::temp_dir().join(format!("hector-relay-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let door = free_port();
    let mut host = seat("host", &home.join("host"), &format!("play --listen {door}"));
    answer_questions(&mut host, "", "");
    host.sees("Ready. You play White");
    let code = code_told(&mut host);
    let road = Road::to(door);
    let mut guest = seat("guest", &home.join("guest"), &format!("relay {}", road.address));
    guest.sees("four squares.");
    guest.types("no code");
    guest.sees("\"no code\" is not a code.");
    guest.types(&code);
    guest.sees("Ready. You play Black, 90+30.");
    host.sees("The other place is connected.");
    Table { home, host, guest, road, door }
}

/// The mover announces and presses; the other hears it and repeats it.
fn plays(mover: &mut AtTerminal, other: &mut AtTerminal, announced: &str) {
    mover.types(announced);
    other.sees(announced);
    other.types(announced);
    other.sees("Noted");
    mover.types("");
}

#[test]
fn a_game_is_played_at_two_places_over_a_road_that_breaks() {
    let Table { host, guest, road, .. } = &mut sit_down("road");
    host.types("");
    host.sees("White's clock runs.");
    plays(host, guest, "Eva zwei Eva vier");
    plays(guest, host, "Eva sieben Eva fünf");
    is_cut_off(host, guest, road);
    host.sees("The other place is connected.");
    guest.sees("The other place is connected.");
    plays(host, guest, "Springer Gustav eins Felix drei");
    // What is announced while nothing gets through comes when it does.
    road.becomes(Weather::Closed);
    road.is_cut();
    guest.sees("The connection to the other place is lost.");
    guest.types("Springer Bella acht Cesar sechs");
    guest.sees("Noted");
    guest.types("");
    road.becomes(Weather::Slow(Duration::from_millis(100)));
    host.sees("Springer Bella acht Cesar sechs");
    host.types("Springer Bella acht Cesar sechs");
    host.sees("Noted");
    for seat in [&mut *host, &mut *guest] {
        is_told_in_the_end(seat, "moves", "Moves completed: yours 2, opponent's 2.");
    }
    host.types("resign");
    host.sees("Yes or no.");
    host.types("yes");
    for seat in [host, guest] {
        seat.sees("Black wins.");
    }
}

/// A game over a road on which three of ten pieces are bad, greetings included. Everything
/// that is announced arrives. How many pieces there were, and how many were bad.
fn goes_on_in_bad_weather(number: u64) -> (u32, u32) {
    let Table { host, guest, road, .. } = &mut sit_down(&format!("weather-{number}"));
    road.seeded(number);
    host.types("");
    host.sees("White's clock runs.");
    let began = Instant::now();
    road.becomes(Weather::Bad(30));
    for (announced, answered) in [
        ("Eva zwei Eva vier", "Eva sieben Eva fünf"),
        ("Springer Gustav eins Felix drei", "Springer Bella acht Cesar sechs"),
    ] {
        plays_within(host, guest, announced);
        plays_within(guest, host, answered);
    }
    road.becomes(Weather::Fair);
    let (all, bad) = road.bad_pieces();
    for seat in [&mut *host, &mut *guest] {
        is_told_in_the_end(seat, "moves", "Moves completed: yours 2, opponent's 2.");
    }
    let took = began.elapsed();
    host.types("resign");
    host.sees("Yes or no.");
    host.types("yes");
    for seat in [host, guest] {
        seat.sees("Black wins.");
    }
    eprintln!("game {number}: {bad} of {all} pieces bad, {} s", took.as_secs());
    // A game with luck is a short one, so a single one may meet few; all together meet enough.
    assert!(bad > 0, "{bad} of {all}: that was no bad road");
    (all, bad)
}

/// A move that may need minutes on its way.
fn plays_within(mover: &mut AtTerminal, other: &mut AtTerminal, announced: &str) {
    mover.types(announced);
    mover.sees("Noted");
    mover.types("");
    other.sees_within(announced, Duration::from_secs(240));
    other.types(announced);
    other.sees("Noted");
}

/// One game, and as many as are asked for with HECTOR_BAD_ROADS.
#[test]
fn a_game_goes_on_over_a_road_on_which_three_of_ten_pieces_are_bad() {
    let games = asked::number("HECTOR_BAD_ROADS").unwrap_or(1);
    let next = AtomicU64::new(0);
    let (all, bad) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..games.min(10) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::SeqCst);
                    if number >= games {
                        return;
                    }
                    let (pieces, spoiled) = goes_on_in_bad_weather(number);
                    all.fetch_add(pieces.into(), Ordering::SeqCst);
                    bad.fetch_add(spoiled.into(), Ordering::SeqCst);
                }
            });
        }
    });
    let (all, bad) = (all.into_inner(), bad.into_inner());
    assert!(games < 10 || bad * 100 >= all * 20, "{bad} of {all}: those were no bad roads");
}

/// A byte a second, and two hundred who say nothing, while a guest comes back.
#[test]
fn a_crowd_at_the_door_keeps_no_guest_out_and_lets_the_host_leave() {
    let Table { host, guest, road, door, .. } = &mut sit_down("crowd");
    host.types("");
    host.sees("White's clock runs.");
    plays(host, guest, "Eva zwei Eva vier");
    let door = *door;
    let idle: Vec<TcpStream> =
        (0..200).map(|_| TcpStream::connect(door).expect("a door")).collect();
    std::thread::spawn(move || {
        for _ in 0..20 {
            let Ok(mut stream) = TcpStream::connect(door) else { return };
            for byte in b"HECTOR2P................................." {
                if stream.write_all(&[*byte]).is_err() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(900));
            }
        }
    });
    is_cut_off(host, guest, road);
    let cut = Instant::now();
    guest.sees("The other place is connected.");
    host.sees("The other place is connected.");
    let back = cut.elapsed();
    assert!(back < Duration::from_secs(10), "{back:?}");
    plays(guest, host, "Eva sieben Eva fünf");
    let began = Instant::now();
    host.types("quit");
    host.sees("Yes or no.");
    host.types("yes");
    host.ends();
    let left = began.elapsed();
    eprintln!("back after {back:?}, left after {left:?}");
    assert!(left < Duration::from_secs(5), "{left:?}");
    drop(idle);
}

#[test]
fn who_waits_for_the_other_place_can_leave() {
    let home = std::env::temp_dir().join(format!("hector-relay-waits-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let mut guest = seat("guest", &home, &format!("relay {}", free_port()));
    guest.sees("four squares.");
    guest.types("a1 a1 a1 a1");
    guest.sees("Nobody answers there yet.");
    let began = Instant::now();
    guest.types("quit");
    guest.ends();
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
    let _ = fs::remove_dir_all(&home);
}

/// A language, what a guest is told of a wrong code and at the end, and the first rank, as its host says it.
const WRONG_CODES: [[&str; 5]; 3] = [
    [
        "en",
        "The code is wrong. Compare the four squares",
        "No code is open",
        "one",
        "Ready. You play Black",
    ],
    [
        "de",
        "Der Code ist falsch. Vergleichen Sie die vier Felder",
        "Kein Code ist offen",
        "eins",
        "Bereit. Sie spielen Schwarz",
    ],
    [
        "fr",
        "Le code est faux. Comparez les quatre cases",
        "Aucun code n'est ouvert",
        "un",
        "Prêt. Vous jouez",
    ],
];

#[test]
fn a_code_that_was_mistyped_is_asked_for_again_once() {
    let home = std::env::temp_dir().join(format!("hector-relay-typo-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let door = free_port();
    let mut host = seat("host", &home.join("host"), &format!("play --listen {door}"));
    answer_questions(&mut host, "", "");
    let code = code_told(&mut host);
    let spoken = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    assert!(
        code.split(", ").all(|square| spoken.iter().any(|rank| square.ends_with(rank))),
        "{code}"
    );
    let mut guest = seat("guest", &home.join("guest"), &format!("relay {door}"));
    guest.sees("four squares.");
    let wrong = if code.starts_with("Anna one") { "h8 h8 h8 h8" } else { "a1 a1 a1 a1" };
    guest.types(wrong);
    guest.sees("The code is wrong. Compare the four squares with the other place");
    guest.sees("four squares.");
    host.sees(
        "Somebody tried a wrong code. Wrong tries so far: 1. code tells the right one again.",
    );
    host.types("code");
    assert_eq!(code_told(&mut host), code);
    guest.types(&code);
    guest.sees("Ready. You play Black, 90+30.");
    assert!(!guest.shown().contains("failed"), "{}", guest.shown());
    assert!(!host.shown().contains("so far: 2"), "{}", host.shown());
    host.sees("The other place is connected.");
    is_told_in_the_end(&mut host, "code", "No code is open");
    drop((host, guest));
    let _ = fs::remove_dir_all(&home);
}

#[test]
fn a_code_is_told_and_asked_for_again_in_each_language_and_read_in_every_one() {
    for [language, is_wrong, nobody_new, one, ready] in WRONG_CODES {
        let name = format!("hector-relay-code-{language}-{}", std::process::id());
        let home = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&home);
        let door = free_port();
        let mut host =
            seat_in(language, "host", &home.join("host"), &format!("play --listen {door}"));
        for _ in 0..3 {
            host.types("");
        }
        host.sees_one_of(&["The code: ", "Der Code: ", "Le code : "]);
        let code = host.sees(".").trim_end_matches('.').to_owned();
        let mut guest = seat_in(language, "guest", &home.join("guest"), &format!("relay {door}"));
        let wrong = format!("Anna {one}, Anna {one}, Anna {one}, Bella {one}");
        guest.types(&wrong);
        guest.sees(is_wrong);
        // As somebody writes it down who heard it in another language.
        guest.types(&in_letters(&code));
        guest.sees(ready);
        let until = Instant::now() + LIMIT;
        while !host.shown().contains(nobody_new) {
            assert!(Instant::now() < until, "{}", host.shown());
            host.types("code");
            std::thread::sleep(Duration::from_millis(100));
            host.unseen();
        }
        drop((host, guest));
        let _ = fs::remove_dir_all(&home);
    }
}

/// A code without its words: "e4d2a1h8".
fn in_letters(code: &str) -> String {
    let ranks = [
        ["one", "two", "three", "four", "five", "six", "seven", "eight"],
        ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
        ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
    ];
    let mut letters = String::new();
    for square in code.split(", ") {
        let (file, rank) = square.split_once(' ').expect("two words");
        let at = |words: &[&str; 8]| words.iter().position(|word| *word == rank);
        let number = ranks.iter().find_map(at).expect("a rank") + 1;
        letters.push_str(&format!("{}{number}", file[..1].to_lowercase()));
    }
    letters
}

#[test]
fn a_code_that_is_corrected_while_nobody_answers_is_the_one_that_counts() {
    let home = std::env::temp_dir().join(format!("hector-relay-early-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let door = free_port();
    let mut guest = seat("guest", &home.join("guest"), &format!("relay {door}"));
    guest.sees("four squares.");
    guest.types("a1 a1 a1 a2");
    guest.sees("Nobody answers there yet.");
    guest.types("hello");
    guest.sees("Still connecting.");
    let mut host = seat("host", &home.join("host"), &format!("play --listen {door}"));
    guest.types("a1 a1 a1 a3");
    answer_questions(&mut host, "", "");
    let code = code_told(&mut host);
    guest.sees("The code is wrong.");
    guest.types(&code);
    guest.sees("Ready. You play Black");
    drop((host, guest));
    let _ = fs::remove_dir_all(&home);
}

#[test]
fn what_was_entered_for_the_other_side_is_held_against_its_letters() {
    let Table { host, guest, road, .. } = &mut sit_down("alone");
    host.types("");
    host.sees("White's clock runs.");
    plays(host, guest, "Eva zwei Eva vier");
    road.becomes(Weather::Closed);
    is_cut_off(host, guest, road);
    // Black's reply reaches White's place by telephone, and is entered there.
    guest.types("Eva sieben Eva fünf");
    guest.sees("Noted");
    guest.types("");
    host.types("e7e5");
    host.sees("Noted");
    host.presses("\t");
    host.types("Felix zwei Felix vier");
    host.sees("Noted");
    host.types("");
    road.becomes(Weather::Fair);
    host.sees("The other place is connected.");
    guest.sees("Felix zwei Felix vier");
    guest.types("Felix zwei Felix vier");
    guest.sees("Noted");
    plays(guest, host, "Eva fünf Felix vier");
    is_told_in_the_end(host, "moves", "Moves completed: yours 2, opponent's 2.");
    // This time the telephone was misheard.
    plays(host, guest, "Springer Gustav eins Felix drei");
    road.becomes(Weather::Closed);
    road.is_cut();
    host.sees("The connection to the other place is lost.");
    guest.types("Gustav sieben Gustav fünf");
    guest.sees("Noted");
    guest.types("");
    host.types("g7g6");
    host.sees("Noted");
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
    let old =
        std::mem::replace(&mut table.guest, seat("guest again", &home.join("none"), "perft 1"));
    drop(old);
    table.host.sees("The connection to the other place is lost.");
    table.guest = seat("guest again", &home.join("guest"), &format!("relay {address}"));
    table.guest.sees("There is an unfinished game with this place, and it goes on:");
    table.guest.sees("The game continues.");
    table.guest.sees("The other place is connected.");
    table.host.sees("The other place is connected.");
    plays(&mut table.guest, &mut table.host, "Eva sieben Eva fünf");
    table.guest.sees("Clock pressed.");
    let old =
        std::mem::replace(&mut table.guest, seat("guest again", &home.join("none"), "perft 1"));
    drop(old);
    table.guest =
        seat("guest once more", &home.join("guest"), &format!("relay {address} --resume"));
    table.guest.sees("The game continues.");
    table.guest.sees("The other place is connected.");
    let old = std::mem::replace(&mut table.host, seat("host again", &home.join("none"), "perft 1"));
    drop(old);
    table.guest.sees("The connection to the other place is lost.");
    // What happens meanwhile is not lost.
    let again = format!("play --resume --listen {door}");
    table.host = seat("host again", &home.join("host"), &again);
    table.host.sees("The game continues.");
    table.guest.sees("The other place is connected.");
    plays(&mut table.host, &mut table.guest, "Springer Gustav eins Felix drei");
    is_told_in_the_end(&mut table.guest, "moves", "Moves completed: yours 1, opponent's 2.");
}

#[test]
fn a_guest_whose_host_plays_another_game_by_now_is_asked_for_its_code() {
    let table = sit_down("other-game");
    let (home, address) = (table.home.clone(), table.road.address);
    let mut table = table;
    table.host.types("");
    table.host.sees("White's clock runs.");
    plays(&mut table.host, &mut table.guest, "Eva zwei Eva vier");
    let (door, none) = (table.door, home.join("none"));
    drop(std::mem::replace(&mut table.guest, seat("guest again", &none, "perft 1")));
    drop(std::mem::replace(&mut table.host, seat("host again", &none, "perft 1")));
    table.host = seat("other host", &home.join("other-host"), &format!("play --listen {door}"));
    answer_questions(&mut table.host, "", "");
    let code = code_told(&mut table.host);
    table.guest = seat("guest again", &home.join("guest"), &format!("relay {address}"));
    table.guest.sees("There is an unfinished game with this place");
    table.guest.sees("The other place no longer plays the unfinished game.");
    table.guest.sees("four squares.");
    table.guest.types(&code);
    table.guest.sees("Ready. You play Black");
}

/// The only record of a home.
fn record_of(home: &Path) -> PathBuf {
    let files = fs::read_dir(home.join("games")).expect("games").flatten().map(|file| file.path());
    files.filter(|path| path.extension().is_some_and(|end| end == "hector")).max().expect("one")
}

/// The last hash of the other record that an own record has, with the number of rows before it.
fn witnessed(record: &Record) -> (u64, String) {
    let facts = record.rows.iter().rev().filter_map(|row| read_fact(&row.body).ok());
    let mut all = facts.filter_map(|recorded| match recorded.fact {
        Fact::Witnessed { rows, hash } => Some((rows, hash)),
        _ => None,
    });
    all.next().expect("a place keeps where the other record stood")
}

/// A number that is the arbiter's at both places.
const LONG_NUMBER: &str = "4711004711";

/// The arbiter does something at a place.
fn arbiter_does(seat: &mut AtTerminal, act: &str) {
    seat.types(&format!("arbiter {act}"));
    seat.sees("The arbiter's number, please.");
    seat.types(LONG_NUMBER);
}

/// What stands in the record of a place.
fn rows_of(home: &Path) -> String {
    let record = read(&record_of(home)).expect("a record");
    record.rows.iter().map(|row| format!("{}\n", row.body)).collect()
}

#[test]
fn a_game_at_two_places_is_adjourned_left_and_taken_up_and_the_sealed_move_stays_where_it_was() {
    let home = std::env::temp_dir().join(format!("hector-relay-sealed-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let (door, at) = (free_port(), ["host", "guest"].map(|name| home.join(name)));
    let mut host = seat("host", &at[0], &format!("play --listen {door}"));
    host.answers(&[
        ("Your colour?", ""),
        ("Which time control?", ""),
        ("Training or", "tournament"),
    ]);
    host.sees("Tournament: now the arbiter");
    sets_number(&mut host, LONG_NUMBER);
    let code = code_told(&mut host);
    let mut guest = seat("guest", &at[1], &format!("relay {door}"));
    guest.sees("four squares.");
    guest.types(&code);
    guest.sees("Tournament: now the arbiter");
    guest.types(LONG_NUMBER);
    guest.sees("The same number again.");
    guest.types(LONG_NUMBER);
    guest.sees("Ready. You play Black");
    host.sees("The other place is connected.");
    host.types("");
    host.sees("White's clock runs.");
    plays(&mut host, &mut guest, "Eva zwei Eva vier");
    // Before the press a tournament would ask whose the next move is.
    is_told_in_the_end(&mut guest, "moves", "Moves completed: yours 0, opponent's 1.");
    plays(&mut guest, &mut host, "Eva sieben Eva fünf");
    is_told_in_the_end(&mut host, "moves", "Moves completed: yours 1, opponent's 1.");
    // The arbiter sits at the other place.
    arbiter_does(&mut guest, "asks to seal");
    guest.sees("Your opponent is asked to seal a move.");
    host.sees("You are asked to seal your move.");
    guest.types("opponent has sealed");
    guest.sees("The opponent seals at the other place");
    host.types("seal ng1f3");
    host.sees("Seal Springer Gustav eins Felix drei?");
    host.types("yes");
    host.sees("Adjourned.");
    guest.sees("Adjourned.");
    arbiter_does(&mut host, "adjourns until Sunday 10:00");
    guest.sees("The game is to be resumed: Sunday 10:00.");
    let leaves = |seat: &mut AtTerminal, command: &str| {
        seat.types("quit");
        seat.sees("Leave?");
        seat.types("yes");
        // Where the opponent is found stands in the command.
        seat.sees(command);
        seat.ends();
    };
    leaves(&mut guest, "The same command continues it.");
    // Nobody plays on where the game is adjourned.
    host.sees("The connection to the other place is lost. What is missed is made up later.");
    leaves(&mut host, "The same command with --resume continues it.");
    // They meet again on another day. The guest's record has nothing of the move, nor a hash of the row with it.
    host = seat("host again", &at[0], &format!("play --resume --listen {door}"));
    host.sees("The game is adjourned. It is to be resumed: Sunday 10:00.");
    guest = seat("guest again", &at[1], &format!("relay {door} --resume"));
    guest.sees("The game is adjourned. It is to be resumed: Sunday 10:00.");
    host.sees("The other place is connected.");
    arbiter_does(&mut guest, "takes up with both present");
    guest.sees("What the envelope holds is not known here");
    let (there, here) = (rows_of(&at[1]), rows_of(&at[0]));
    assert!(!there.contains("g1 f3") && !there.contains("Felix drei"), "{there}");
    assert!(there.contains("seals-unseen") && here.contains(" seals "), "{here}");
    let since = there.split_once("seals-unseen").map(|(_, since)| since).unwrap_or_default();
    assert!(!since.contains("witnessed"), "{since}");
    assert!(!guest.shown().contains("Felix drei"), "{}", guest.shown());
    arbiter_does(&mut host, "takes up with both present");
    guest.sees("The arbiter takes the game up again.");
    guest.sees("Springer Gustav eins Felix drei");
    guest.types("Springer Gustav eins Felix drei");
    guest.sees("Noted");
    plays(&mut guest, &mut host, "Springer Bella acht Cesar sechs");
    is_told_in_the_end(&mut host, "moves", "Moves completed: yours 2, opponent's 2.");
    host.types("resign");
    host.sees("Yes or no.");
    host.types("yes");
    for (seat, home) in [(&mut host, &at[0]), (&mut guest, &at[1])] {
        seat.sees("Black wins.");
        let verified =
            hector(home).arg("verify").arg(record_of(home)).output().expect("the program");
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    }
    let _ = fs::remove_dir_all(&home);
}

/// A record that was written again with another course, or set back, lacks the hash that the other
/// place has kept.
#[test]
fn each_place_keeps_where_the_record_of_the_other_stood() {
    let Table { home, host, guest, road, .. } = &mut sit_down("witness");
    host.types("");
    host.sees("White's clock runs.");
    plays(host, guest, "Eva zwei Eva vier");
    plays(guest, host, "Eva sieben Eva fünf");
    is_cut_off(host, guest, road);
    host.sees("The other place is connected.");
    guest.sees("The other place is connected.");
    plays(host, guest, "Springer Gustav eins Felix drei");
    host.types("resign");
    host.sees("Yes or no.");
    host.types("yes");
    for seat in [&mut *host, &mut *guest] {
        seat.sees("Black wins.");
    }
    let paths = ["host", "guest"].map(|name| record_of(&home.join(name)));
    let records = [0, 1].map(|at| read(&paths[at]).expect("a record"));
    for (own, other) in [(0, 1), (1, 0)] {
        let (rows, hash) = witnessed(&records[own]);
        // Not that of the beginning: it was kept again when the two met again.
        assert!(rows > 8, "{rows}");
        let last = usize::try_from(rows - 1).expect("few");
        let row = &records[other].rows[last];
        let there = Hash::read(&hash.replace(' ', "")).expect("a hash");
        assert_eq!(row.hash, there.as_bytes(), "row {last}");
        let verify = |record: &Path, arguments: &[&str]| {
            let told = hector(home).arg("verify").arg(record).args(arguments).output();
            let told = told.expect("the program");
            (told.status.success(), String::from_utf8_lossy(&told.stdout).into_owned())
        };
        let (is_well, told) = verify(&paths[own], &["--language", "en"]);
        assert!(is_well && told.contains(&format!("had {rows} rows, last hash {hash}.")), "{told}");
        assert!(verify(&paths[other], &["--hash", &hash]).0);
        assert!(!verify(&paths[own], &["--hash", &hash]).0);
    }
}

#[test]
fn the_arbiter_sits_at_a_desk_elsewhere() {
    let home = std::env::temp_dir().join(format!("hector-relay-desk-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let door = free_port();
    let at_desk = format!("arbiter {door}");
    let mut player = seat("player", &home.join("player"), &format!("play --arbiter {door}"));
    answer_questions(&mut player, "3+2", "tournament");
    let code = code_told(&mut player);
    let mut desk = seat("desk", &home.join("desk"), &at_desk);
    desk.sees("four squares.");
    desk.types(&code);
    desk.sees("Connected to the table. Moves made: 0.");
    player.types("");
    desk.sees("White's clock is started.");
    player.types("e2e5");
    player.sees("Noted");
    player.types("");
    desk.sees("Case 1: White completed an illegal move at move 1.");
    // The arbiter goes for a walk, and comes back to what is open.
    drop(desk);
    let mut desk = seat("desk again", &home.join("desk"), &format!("{at_desk} --again"));
    desk.sees("Connected to the table. Moves made: 1.");
    desk.sees("Case 1: White completed an illegal move at move 1.");
    desk.types("dances");
    desk.sees("\"dances\" is not understood here.");
    // Whoever has only the code, which the player's device tells, has no say.
    desk.types("settles 1");
    desk.sees("The arbiter's number, please.");
    desk.types("471101");
    // A slip: what was wanted is kept, and of the slip nothing is told as somebody else's.
    let told = desk.sees("Wrong number. Once more, please.");
    assert!(!told.contains("somebody"), "{told}");
    desk.types("471100");
    desk.sees("Case 1 is settled with remedy 1.");
    desk.types("declares a draw");
    desk.sees("That ends the game.");
    desk.types("yes");
    desk.sees("Result: ");
    player.sees("Result: half a point each, draw.");
    // The game does not go on, so there is nothing to ask.
    desk.types("quit");
    desk.ends();
    assert!(!desk.shown().contains("Leave the desk?"), "{}", desk.shown());
    let shown = player.shown();
    assert!(!shown.contains("illegal") && !shown.contains("Case"), "{shown}");
    drop(player);
    let _ = fs::remove_dir_all(&home);
}

#[test]
fn addresses_that_cannot_be_used_are_told() {
    for (arguments, sentence) in [
        (&["relay", "nowhere"][..], "\"nowhere\" is not an address."),
        (&["play", "--listen", "x:y"][..], "\"x:y\" is not an address."),
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
