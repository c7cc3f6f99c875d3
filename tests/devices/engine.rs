//! Engines as programs: real Stockfish answers, and engines that crash, hang, write rubbish
//! or never stop are started anew once and then set aside, each within its time.

use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::common::program::write_program;
use crate::common::shell_engine::engine_that;
use hector::devices::engine::{
    Engine, EngineCommand, EngineEvent, EngineFault, EngineLimit, EngineManner, EngineQuestion,
    EngineScore, name_of,
};

const ADVICE: &str = "Stockfish was not found. Run ./hector test, which installs it, or \
    sudo apt-get install stockfish.";

/// Longer than any limit of the device.
const ENOUGH: Duration = Duration::from_secs(30);

fn opened(program: PathBuf, options: &[(&str, &str)]) -> (Engine, Receiver<EngineEvent>) {
    let (sender, events) = channel();
    let options =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let command = EngineCommand::alone(program);
    let engine = Engine::open(EngineManner { command, options }, move |event| {
        let _ = sender.send(event);
    });
    (engine, events)
}

fn stockfish() -> PathBuf {
    let places = ["/usr/games/stockfish", "/usr/bin/stockfish"].map(PathBuf::from);
    places.into_iter().find(|place| place.exists()).expect(ADVICE)
}

fn question(number: u64, moves: &[&str], limit: EngineLimit) -> EngineQuestion {
    let moves = moves.iter().map(|one| (*one).to_owned()).collect();
    EngineQuestion { number, start: None, moves, limit }
}

fn next(events: &Receiver<EngineEvent>) -> EngineEvent {
    events.recv_timeout(ENOUGH).expect("an event")
}

fn wait_until_ready(events: &Receiver<EngineEvent>) {
    let event = next(events);
    assert!(matches!(event, EngineEvent::Ready { .. }), "{event:?}");
}

/// A program that speaks UCI badly, in shell.
fn script(name: &str, body: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("hector-engines-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    write_program(&path, body);
    path
}

/// An engine that starts well, and does this when it is asked.
fn that(name: &str, deed: &str) -> PathBuf {
    script(name, &engine_that(name, deed))
}

#[test]
fn stockfish_answers_and_says_who_it_is() {
    let options = [("UCI_LimitStrength", "true"), ("UCI_Elo", "1500"), ("Sense of humour", "on")];
    let (engine, events) = opened(stockfish(), &options);
    let EngineEvent::Ready { name, lacking } = next(&events) else { panic!("it is not ready") };
    assert!(name.starts_with("Stockfish"), "{name}");
    assert_eq!(lacking, ["Sense of humour"]);
    engine.ask(question(
        1,
        &["f2f3", "e7e5", "g2g4"],
        EngineLimit::Time(Duration::from_millis(50)),
    ));
    let EngineEvent::Best { number: 1, .. } = next(&events) else { panic!("no answer") };
    let clock = EngineLimit::Clock {
        white: Duration::from_secs(10),
        black: Duration::from_secs(10),
        increment: Duration::ZERO,
        most: Duration::from_secs(10),
    };
    engine.ask(question(2, &[], clock));
    assert!(matches!(next(&events), EngineEvent::Best { number: 2, .. }));
}

#[test]
fn stockfish_mates_in_one_and_stops_when_it_is_told_to() {
    let (engine, events) = opened(stockfish(), &[]);
    wait_until_ready(&events);
    let mut mate = question(1, &[], EngineLimit::Nodes(10_000));
    mate.start = Some("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".to_owned());
    engine.ask(mate);
    let (best, score) = ("a1a8".to_owned(), Some(EngineScore::Mate(1)));
    assert_eq!(next(&events), EngineEvent::Best { number: 1, best, score });
    engine.ask(question(2, &[], EngineLimit::Time(Duration::from_secs(20))));
    engine.stop();
    let asked = Instant::now();
    assert!(matches!(next(&events), EngineEvent::Best { number: 2, .. }));
    assert!(asked.elapsed() < Duration::from_secs(5));
    engine.ask(question(3, &[], EngineLimit::Time(Duration::from_secs(20))));
    engine.ask(question(4, &["e2e4"], EngineLimit::Time(Duration::from_millis(10))));
    assert!(matches!(next(&events), EngineEvent::Best { number: 4, .. }));
}

#[test]
fn an_engine_that_crashes_is_started_anew_once() {
    let (engine, events) = opened(that("crashes", "exit 1"), &[]);
    wait_until_ready(&events);
    engine.ask(question(1, &[], EngineLimit::Nodes(1)));
    assert_eq!(next(&events), EngineEvent::Restarted(EngineFault::Gone));
    assert_eq!(next(&events), EngineEvent::Lost(EngineFault::Gone));
}

#[test]
fn one_that_crashes_once_goes_on() {
    let folder = script("crashed", "").with_extension("mark");
    let _ = fs::remove_file(&folder);
    let deed = format!(
        "if [ -e {0} ]; then echo bestmove e2e4; else touch {0}; exit 1; fi",
        folder.display()
    );
    let (engine, events) = opened(that("crashes-once", &deed), &[]);
    wait_until_ready(&events);
    engine.ask(question(7, &[], EngineLimit::Nodes(1)));
    assert_eq!(next(&events), EngineEvent::Restarted(EngineFault::Gone));
    assert_eq!(
        next(&events),
        EngineEvent::Best { number: 7, best: "e2e4".to_owned(), score: None }
    );
}

#[test]
fn one_that_hangs_is_given_up_in_time() {
    let (engine, events) = opened(that("hangs", "sleep 60"), &[]);
    wait_until_ready(&events);
    let asked = Instant::now();
    engine.ask(question(1, &[], EngineLimit::Time(Duration::from_millis(10))));
    assert_eq!(next(&events), EngineEvent::Restarted(EngineFault::Late));
    assert!(asked.elapsed() < Duration::from_secs(10));
}

#[test]
fn one_that_writes_without_end_is_given_up() {
    let deed = "while :; do echo info string more; done";
    let (engine, events) = opened(that("endless", deed), &[]);
    wait_until_ready(&events);
    engine.ask(question(1, &[], EngineLimit::Time(Duration::from_millis(10))));
    let EngineEvent::Restarted(fault) = next(&events) else { panic!("it was not given up") };
    assert!(matches!(fault, EngineFault::Endless | EngineFault::Late), "{fault:?}");
}

#[test]
fn a_line_without_an_end_is_no_line() {
    let (engine, events) = opened(that("long", "cat /dev/zero"), &[]);
    wait_until_ready(&events);
    engine.ask(question(1, &[], EngineLimit::Time(Duration::from_millis(10))));
    assert_eq!(next(&events), EngineEvent::Restarted(EngineFault::Endless));
}

/// An engine that has begun and names options without end, or one that is a hundred million letters long, is told as
/// what it is; nothing of them is kept.
#[test]
fn options_without_end_and_one_without_an_end_are_given_up() {
    let many = "while :; do echo option name one more type check; done";
    let long = "printf 'option name Hash type spin\\noption name '; head -c 100000000 /dev/zero | tr '\\0' x; echo";
    for (name, deed) in [("many-options", many), ("long-option", long)] {
        let program = script(name, &format!("read uci\necho id name {name}\n{deed}\n"));
        let (_engine, events) = opened(program, &[("Hash", "32")]);
        assert_eq!(next(&events), EngineEvent::Restarted(EngineFault::Endless), "{name}");
        assert_eq!(next(&events), EngineEvent::Lost(EngineFault::Endless), "{name}");
    }
}

#[test]
fn nine_hundred_options_are_no_fault() {
    let options =
        "seq 1 900 | sed 's/.*/option name Knob & type check/'; echo option name HASH type spin";
    let deed = format!(
        "read uci\n{options}\necho uciok\nread new; read set; read ready\necho readyok\nread quit"
    );
    let (_engine, events) =
        opened(script("nine-hundred-options", &deed), &[("Hash", "1"), ("Elo", "1")]);
    let EngineEvent::Ready { lacking, .. } = next(&events) else { panic!("it is not ready") };
    assert_eq!(lacking, ["Elo"]);
}

#[test]
fn an_answer_that_is_refused_counts_as_a_failure() {
    let (engine, events) = opened(that("illegal", "echo bestmove a1h8"), &[]);
    wait_until_ready(&events);
    engine.ask(question(1, &[], EngineLimit::Nodes(1)));
    assert_eq!(
        next(&events),
        EngineEvent::Best { number: 1, best: "a1h8".to_owned(), score: None }
    );
    engine.refuse();
    assert_eq!(next(&events), EngineEvent::Restarted(EngineFault::Refused));
    assert_eq!(
        next(&events),
        EngineEvent::Best { number: 1, best: "a1h8".to_owned(), score: None }
    );
    engine.refuse();
    assert_eq!(next(&events), EngineEvent::Lost(EngineFault::Refused));
}

#[test]
fn what_is_no_engine_is_told_from_one() {
    for (program, deed) in [("speaks-no-uci", "exit 0"), ("rubbish", "head -c 300000 /dev/urandom")]
    {
        let (_engine, events) = opened(script(program, deed), &[]);
        assert_eq!(next(&events), EngineEvent::Lost(EngineFault::NoEngine), "{program}");
    }
    let (_engine, events) = opened(PathBuf::from("/no/such/engine"), &[]);
    assert!(matches!(next(&events), EngineEvent::Lost(EngineFault::NotStarted { .. })));
}

#[test]
fn an_owner_who_leaves_waits_for_no_engine() {
    let (engine, events) = opened(script("silent", "sleep 60"), &[]);
    let left = Instant::now();
    drop(engine);
    assert!(left.elapsed() < Duration::from_secs(3));
    assert!(events.recv().is_err(), "nothing is told to whoever has left");
    let (engine, events) = opened(that("hangs-too", "sleep 60"), &[]);
    wait_until_ready(&events);
    engine.ask(question(1, &[], EngineLimit::Time(Duration::from_secs(60))));
    let left = Instant::now();
    drop(engine);
    assert!(left.elapsed() < Duration::from_secs(5));
}

/// What an engine has started ends with it, though it ignores every wish to end.
#[test]
fn an_engine_ends_with_everything_that_it_started() {
    let noted = script("family", "").with_extension("pids");
    let _ = fs::remove_file(&noted);
    let note = format!(
        "trap '' TERM HUP INT; sleep 3600 & echo $! $$ >{}.new; mv {0}.new {0}",
        noted.display()
    );
    let program = that("stubborn", "sleep 3600");
    let body = fs::read_to_string(&program).expect("the engine");
    let body = body.trim_start_matches("#!/bin/sh").to_owned();
    write_program(&program, &format!("{note}\n{}", body.replace("quit) exit", "quit) :")));
    let (engine, events) = opened(program, &[]);
    wait_until_ready(&events);
    let pids = fs::read_to_string(&noted).expect("its numbers");
    let running = |pid: &str| {
        // One that nobody waited for is over all the same.
        let state = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        state.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
    };
    assert!(pids.split_whitespace().all(running), "{pids}");
    drop(engine);
    let until = Instant::now() + Duration::from_secs(10);
    while pids.split_whitespace().any(running) {
        assert!(Instant::now() < until, "{pids} still runs");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn an_engine_is_started_with_its_words_and_need_not_say_its_name() {
    let body = "[ \"$1\" = --uci ] && [ \"$2\" = 'two words' ] || exit\n\
        while read -r line; do case $line in uci) echo uciok ;; isready) echo readyok ;; \
        quit) exit ;; esac; done";
    let path = script("with words", body);
    let line = format!("\"{}\" --uci 'two words'", path.display());
    let engine = EngineCommand::found(&line).expect("it is there");
    assert_eq!(name_of(&engine, ENOUGH), Ok(String::new()));
    assert_eq!(name_of(&EngineCommand::alone(path), ENOUGH), Err(EngineFault::NoEngine));
}
