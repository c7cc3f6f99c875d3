//! Electronic boards that speak the real bytes: over a pair of terminals with the real keeper, and with the
//! talk alone where games are long and messages get lost, come twice and come late; `HECTOR_GAMES=3400` plays
//! three times as many.

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use hector::chess::{Color, Piece, Square, Variant};
use hector::clock::{Moment, Span};
use hector::devices::boards::{
    BoardAddress, BoardEnd, BoardFault, BoardKind, BoardNews, BoardPlace, BoardTalk, BoardTells,
    FeltBoard, FeltSquare, GameOnBoard, PortTaker,
};
use hector::devices::timepiece::Timepiece;
use hector::table::Standing;
use hector::table::sensed::{
    BoardPatience, BoardSense, HandSeen, HandWatch, SquareSense, TouchFacts,
};

use rustix::fs::OFlags;
use serialport::{SerialPort as _, TTYPort};

use crate::common::asked::{self, Games};
use crate::common::board_at_a_port::{AtAPort, Deeds};
use crate::common::dice::Dice;
use crate::common::emulated_board::EmulatedBoard;
use crate::common::games::random_game;
use crate::common::hands::{Deed, Feeling, Hands};

const LIMIT: Duration = Duration::from_secs(20);

/// Hector's keeper of the board at this port, and what it tells.
fn keep(port: &AtAPort, kind: Option<BoardKind>) -> (BoardEnd, News) {
    let (sender, news) = sync_channel(64);
    let address = BoardAddress { kind, key: None, place: BoardPlace::Port(port.name.clone()) };
    let end = BoardEnd::open(address, Timepiece::started(), |_, news| news, sender);
    (end.expect("a thread"), News { news, last: None })
}

/// What is told of a board, without what is told again.
struct News {
    news: Receiver<BoardNews>,
    last: Option<BoardNews>,
}

impl News {
    fn next(&mut self) -> BoardNews {
        loop {
            let news = self.news.recv_timeout(LIMIT).expect("news of the board");
            if self.last.as_ref() != Some(&news) {
                self.last = Some(news.clone());
                return news;
            }
        }
    }
}

fn placed(placement: &str) -> BoardNews {
    BoardNews::Reading(FeltBoard::from_placement(placement).expect("a placement"))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn start() -> BoardNews {
    placed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
}

#[test]
fn every_family_says_what_stands_and_what_is_moved() {
    for kind in [BoardKind::ChessLink, BoardKind::Dgt, BoardKind::Chessnut] {
        let port = AtAPort::new(kind);
        let (end, mut news) = keep(&port, Some(kind));
        assert_eq!(news.next(), BoardNews::Here(kind));
        assert_eq!(news.next(), start(), "{kind:?}");
        port.does(Deeds::Changes(Square::E2, None));
        let lifted = placed("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(news.next(), lifted, "{kind:?}");
        port.does(Deeds::Changes(Square::E4, Some(Color::White.pawn())));
        let moved = placed("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(news.next(), moved, "{kind:?}");
        drop(end);
        assert_eq!(port.board.lock().expect("a board").trespasses, 0, "{kind:?}");
    }
}

#[test]
fn a_board_that_knows_the_game_hears_it_and_is_never_contradicted() {
    let port = AtAPort::new(BoardKind::Peripheral);
    let (end, mut news) = keep(&port, Some(BoardKind::Peripheral));
    assert_eq!(news.next(), BoardNews::Here(BoardKind::Peripheral));
    end.shows(GameOnBoard::at(START, None));
    assert_eq!(news.next(), start());
    // No rule allows this move; the board may not be the one to say so.
    port.does(Deeds::SaysMove("e2e5"));
    // What stood before it is not known any more.
    assert_eq!(news.next(), BoardNews::Reading(FeltBoard::UNREAD));
    assert_eq!(news.next(), BoardNews::Moved("e2e5".to_owned()));
    end.shows(GameOnBoard::at("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None));
    end.shows(GameOnBoard::at("4k3/8/8/8/8/8/8/3K4 b - - 0 1", Some("e1d1")));
    let heard = |line: &str| {
        (0..400).any(|_| {
            let heard = port.board.lock().expect("a board").lines.iter().any(|told| told == line);
            if !heard {
                thread::sleep(Duration::from_millis(10));
            }
            heard
        })
    };
    assert!(heard("ok"));
    assert!(heard("begin 4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    assert!(heard("move e1d1"));
    drop(end);
    assert_eq!(port.board.lock().expect("a board").trespasses, 0);
}

#[test]
fn what_a_board_speaks_is_found_out() {
    for kind in [BoardKind::ChessLink, BoardKind::Dgt, BoardKind::Peripheral] {
        let port = AtAPort::new(kind);
        let (end, mut news) = keep(&port, None);
        assert_eq!(news.next(), BoardNews::Here(kind));
        end.shows(GameOnBoard::at(START, None));
        assert_eq!(news.next(), start(), "{kind:?}");
    }
}

#[test]
fn a_board_that_falls_silent_is_told_once_and_found_again() {
    let port = AtAPort::new(BoardKind::ChessLink);
    let (_end, mut news) = keep(&port, Some(BoardKind::ChessLink));
    assert_eq!([news.next(), news.next()], [BoardNews::Here(BoardKind::ChessLink), start()]);
    port.mute.store(true, Ordering::Relaxed);
    port.does(Deeds::Changes(Square::E2, None));
    assert!(matches!(news.next(), BoardNews::Lost(_)));
    port.mute.store(false, Ordering::Relaxed);
    let lifted = placed("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    assert_eq!([news.next(), news.next()], [BoardNews::Here(BoardKind::ChessLink), lifted]);
}

#[test]
fn a_port_that_is_not_there_is_said_once_and_looked_for() {
    let (sender, news) = sync_channel(64);
    let address = "chesslink:/dev/hector-has-no-such-port".parse::<BoardAddress>().expect("one");
    let end = BoardEnd::open(address, Timepiece::started(), |_, news| news, sender);
    let end = end.expect("a thread");
    assert_eq!(news.recv_timeout(LIMIT), Ok(BoardNews::Lost(BoardFault::NoPort)));
    assert!(news.recv_timeout(Duration::from_millis(1_200)).is_err(), "it was said");
    drop(end);
}

#[test]
fn a_board_that_takes_no_more_bytes_keeps_nobody() {
    let name = std::env::temp_dir().join(format!("hector-full-{}", std::process::id()));
    let made = Command::new("mkfifo").arg(&name).status().expect("mkfifo");
    assert!(made.success());
    // Nobody reads at the other end: it is full, and whoever writes there waits.
    let without_waiting = OFlags::NONBLOCK.bits().cast_signed();
    let mut full = fs::OpenOptions::new();
    let full = full.read(true).write(true).custom_flags(without_waiting).open(&name);
    let mut full = full.expect("a pipe");
    while full.write(&[0; 4_096]).is_ok() {}
    let (sender, news) = sync_channel(64);
    let kind = Some(BoardKind::Chessnut);
    let address =
        BoardAddress { kind, key: None, place: BoardPlace::Port(name.display().to_string()) };
    let end = BoardEnd::open(address, Timepiece::started(), |_, news| news, sender);
    let end = end.expect("a thread");
    assert_eq!(news.recv_timeout(Duration::from_secs(2)).ok(), None, "it hangs");
    let (done, ended) = sync_channel(1);
    thread::spawn(move || {
        drop(end);
        done.send(())
    });
    ended.recv_timeout(LIMIT).expect("whoever leaves is not kept");
    fs::remove_file(name).expect("the pipe goes");
}

#[test]
fn a_board_that_never_stops_telling_is_held_back() {
    let (mut master, slave) = TTYPort::pair().expect("a pair of terminals");
    let name = slave.name().expect("a name");
    let stays = fs::File::open(&name).expect("a terminal");
    drop(slave);
    let over = Arc::new(AtomicBool::new(false));
    let is_over = Arc::clone(&over);
    // Every square full, every square empty, and so on, as fast as the port takes it.
    let flood = thread::spawn(move || {
        master.set_timeout(Duration::from_millis(20)).expect("a limit");
        let message = |square: u8| [&[0x86, 0, 67][..], &[square; 64]].concat();
        let both = [message(1), message(0)].concat();
        let mut rest = &both[..];
        while !is_over.load(Ordering::Relaxed) {
            rest = &rest[master.write(rest).unwrap_or(0)..];
            rest = if rest.is_empty() { &both } else { rest };
        }
    });
    let (sender, news) = sync_channel(64);
    let place = BoardPlace::Port(name);
    let address = BoardAddress { kind: Some(BoardKind::Dgt), key: None, place };
    let end = BoardEnd::open(address, Timepiece::started(), |_, news| news, sender);
    let until = Instant::now() + Duration::from_secs(3);
    let mut told = 0;
    while news.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {
        told += 1;
    }
    drop(end.expect("a thread"));
    over.store(true, Ordering::Relaxed);
    flood.join().expect("it ends");
    drop(stays);
    assert!((30..=300).contains(&told), "{told} in three seconds");
}

#[test]
fn a_port_that_brltty_has_is_recognised() {
    let port = AtAPort::new(BoardKind::ChessLink);
    port.mute.store(true, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("hector-brltty-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let program = folder.join("brltty");
    fs::copy("/bin/sleep", &program).expect("a program");
    let terminal = fs::File::open(&port.name).expect("a terminal");
    let mut brltty =
        Command::new(&program).arg("60").stdin(terminal).stdout(Stdio::null()).spawn().expect("it");
    let (end, mut news) = keep(&port, Some(BoardKind::ChessLink));
    assert_eq!(news.next(), BoardNews::Lost(BoardFault::Taken(PortTaker::Brltty)));
    drop(end);
    brltty.kill().expect("an end");
    brltty.wait().expect("an end");
    fs::remove_dir_all(&folder).expect("the folder goes");
}

/// So many messages of a hundred are lost, come twice, and have a bit flipped, of those to which it may
/// happen.
const LOST: usize = 10;
const TWICE: usize = 4;
const FLIPPED: usize = 20;
/// A board that stands still for so many milliseconds is read whole, whatever was lost.
const RESTS: u64 = 700;

#[test]
fn every_move_is_found_though_messages_get_lost_and_come_late() {
    let (first, last) = match asked::games(45) {
        Games::One(seed) => (seed, seed + 1),
        Games::Many(games) => (0, games),
    };
    let kinds = [BoardKind::ChessLink, BoardKind::Dgt, BoardKind::Chessnut];
    for seed in first..last {
        for kind in kinds {
            follow(kind, seed);
        }
    }
}

/// Plays one game by noisy hands on an emulated board with a bad cable.
fn follow(kind: BoardKind, seed: u64) {
    let mut dice = Dice::new(seed ^ 0xb0a2d);
    let game = random_game(Variant::Standard, seed);
    let hands = Hands::play(seed, Feeling::Pieces, game.start(), game.moves());
    let start = Standing::Regular(game.start().clone());
    let mut board = EmulatedBoard::new(kind, start.board());
    let patience = BoardPatience::USUAL.read_again_within(Span::from_seconds(1));
    let mut watch = HandWatch::new(&start, patience, TouchFacts::Ignored);
    let (mut talk, greeting) = BoardTalk::begin(kind, None, Duration::ZERO);
    let mut told: Vec<Deed> = Vec::new();
    let mut cable = Cable(vec![(1, board.answers(&greeting))]);
    let mut changes = hands.changes.iter().peekable();
    let mut presses = hands.presses.iter().peekable();
    let end = hands.changes.last().map_or(0, |change| change.at) + 10_000;
    let mut now = 0;
    while now < end {
        now += 5;
        while let Some(change) = changes.next_if(|change| change.at <= now) {
            let message = board.changed(change.square, change.stands);
            // What is lost of a board that does not rest nobody could have read.
            let rests = changes.peek().is_none_or(|next| next.at > now + RESTS);
            let harm = match (rests, kind, dice.one_in(2)) {
                (false, ..) => Harm::None,
                (true, BoardKind::ChessLink, true) => Harm::Flipped,
                (true, ..) => Harm::Lost,
            };
            cable.send(now, message, harm, &mut dice);
        }
        let moment = Moment::from_micros(now * 1_000);
        while let Some(at) = presses.next_if(|at| **at <= now) {
            let moment = Moment::from_micros(at * 1_000);
            take(&mut told, &hands, (kind, seed, now), watch.press(moment));
        }
        let arrived: Vec<u8> =
            cable.0.extract_if(.., |(at, _)| *at <= now).flat_map(|(_, bytes)| bytes).collect();
        let (tells, mut answer) = talk.takes(&arrived, Duration::from_millis(now));
        for told_now in tells {
            if let BoardTells::Reading(felt) = told_now {
                take(&mut told, &hands, (kind, seed, now), watch.read(moment, sense(&felt)));
            }
        }
        answer.extend(talk.due(Duration::from_millis(now)));
        if !answer.is_empty() {
            let message = board.answers(&answer);
            cable.send(now, message, Harm::None, &mut dice);
        }
        assert!(!talk.is_over(Duration::from_millis(now)), "{kind:?} {seed}: gone at {now}");
        while let Some(due) = watch.next_wake().filter(|due| *due <= moment) {
            take(&mut told, &hands, (kind, seed, now), watch.wake(due));
            if watch.next_wake() == Some(due) {
                break;
            }
        }
    }
    let deeds: Vec<&Deed> = hands.deeds.iter().map(|(_, deed)| deed).collect();
    assert!(
        deeds.into_iter().eq(&told),
        "{kind:?} {seed}: {} deeds, {} told, the next is {:?}",
        hands.deeds.len(),
        told.len(),
        hands.deeds.get(told.len()),
    );
    assert_eq!(board.trespasses, 0, "{kind:?} {seed}");
}

/// A bad way between a board and Hector, with what is under way and when it arrives.
struct Cable(Vec<(u64, Vec<u8>)>);

impl Cable {
    fn send(&mut self, now: u64, mut message: Vec<u8>, harm: Harm, dice: &mut Dice) {
        let chance = dice.below(100);
        match harm {
            _ if message.is_empty() => return,
            Harm::Lost if chance < LOST => return,
            Harm::Flipped if chance < FLIPPED => {
                let at = dice.below(message.len());
                message[at] ^= 1 << dice.below(8);
            }
            _ => {}
        }
        // Nothing overtakes on a cable.
        let earliest = self.0.last().map_or(now, |(at, _)| (*at).max(now));
        let arrives = earliest + dice.below(40) as u64;
        if dice.below(100) < TWICE {
            self.0.push((arrives, message.clone()));
        }
        self.0.push((arrives, message));
    }
}

/// What may happen to a message.
#[derive(Clone, Copy)]
enum Harm {
    /// It may come late, and twice.
    None,
    /// It may be lost as well.
    Lost,
    /// It may have a bit flipped, which only ChessLink can tell; the others come by ways that do.
    Flipped,
}

fn sense(felt: &FeltBoard) -> BoardSense {
    BoardSense::by(|at| match felt.0[usize::from(at)] {
        FeltSquare::Empty => SquareSense::Empty,
        FeltSquare::Piece(letter) => SquareSense::of(Piece::from_char(char::from(letter))),
        other => panic!("{other:?} of a board that knows its pieces"),
    })
}

/// Takes in what was told, which must be what hands did, and not before they did it.
fn take(
    told: &mut Vec<Deed>,
    hands: &Hands,
    (kind, seed, now): (BoardKind, u64, u64),
    seen: Vec<HandSeen>,
) {
    for seen in seen {
        let expected = hands.deeds.get(told.len());
        let deed = match seen {
            HandSeen::Agrees => continue,
            HandSeen::Stands { claim, .. } => Deed::Moved(claim),
            HandSeen::TakenBack(claim) => Deed::TakenBack(claim),
            other => panic!("{kind:?} {seed} at {now}: {other:?}, not {expected:?}"),
        };
        assert!(
            expected.is_some_and(|(at, meant)| *meant == deed && *at <= now),
            "{kind:?} {seed} at {now}: {deed:?}, not {expected:?}"
        );
        told.push(deed);
    }
}
