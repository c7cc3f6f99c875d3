//! The measurements. Only Linux has the terminals on which a board is emulated.

#[path = "../../tests/common/board_at_a_port.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod board_at_a_port;
#[path = "../../tests/common/emulated_board.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod emulated_board;

use std::io::{Read as _, Write as _};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use board_at_a_port::{AtAPort, Deeds};
use hector::chess::{Color, Square};
use hector::devices::boards::{
    BoardAddress, BoardEnd, BoardKind, BoardNews, BoardPlace, FeltBoard,
};
use hector::devices::timepiece::Timepiece;
use serialport::{SerialPort as _, TTYPort};

const RUNS: usize = 201;
const GOAL: Duration = Duration::from_millis(50);
const LIMIT: Duration = Duration::from_secs(20);
const IDLE: Duration = Duration::from_secs(20);
/// How long after a change a board is read continuously.
const WATCHED: Duration = Duration::from_secs(46);

pub(crate) fn measure() {
    println!("a byte at the same terminals: {}", told(bytes_alone()));
    for kind in [BoardKind::ChessLink, BoardKind::Dgt, BoardKind::Chessnut] {
        let port = AtAPort::new(kind);
        let (end, news) = keep(&port, kind);
        let mut times: Vec<Duration> = (0..RUNS).map(|run| placed(&port, &news, run)).collect();
        times.sort();
        let verdict = if times[RUNS / 2] <= GOAL { "within" } else { "ABOVE" };
        println!(
            "{kind:?}: from placing to Hector {}, {verdict} {} ms",
            told(times),
            GOAL.as_millis()
        );
        take_shares(&format!("{kind:?}"), &news);
        drop(end);
    }
    two_at_once();
}

/// Both players' boards: the processor share of the two threads together.
fn two_at_once() {
    let (sender, news) = sync_channel(64);
    let both = [BoardKind::ChessLink, BoardKind::Dgt].map(|kind| (kind, AtAPort::new(kind)));
    let ends = both.each_ref().map(|(kind, port)| kept(port, *kind, sender.clone()));
    for (_, port) in &both {
        port.does(Deeds::Changes(Square::E2, None));
    }
    take_shares("ChessLink and Dgt together", &news);
    drop(ends);
}

/// The processor share just after a change, and after a long time without one.
fn take_shares(of: &str, news: &Receiver<BoardNews>) {
    println!("{of}: just after a change {:.2} percent of a processor", share(news));
    let until = Instant::now() + WATCHED;
    while let Some(left) = until.checked_duration_since(Instant::now()) {
        drop(news.recv_timeout(left));
    }
    println!("{of}: at rest {:.2} percent", share(news));
}

fn keep(port: &AtAPort, kind: BoardKind) -> (BoardEnd, Receiver<BoardNews>) {
    let (sender, news) = sync_channel(64);
    let end = kept(port, kind, sender);
    assert_eq!(news.recv_timeout(LIMIT), Ok(BoardNews::Here(kind)));
    (end, news)
}

fn kept(port: &AtAPort, kind: BoardKind, sender: SyncSender<BoardNews>) -> BoardEnd {
    let address =
        BoardAddress { kind: Some(kind), key: None, place: BoardPlace::Port(port.name.clone()) };
    let end = BoardEnd::open(address, Timepiece::started(), |_, news| news, sender);
    end.expect("a thread")
}

/// Lifts and places a pawn in turn. Returns how long Hector takes to notice.
fn placed(port: &AtAPort, news: &Receiver<BoardNews>, run: usize) -> Duration {
    let (stands, placement) = match run % 2 {
        0 => (None, "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"),
        _ => (Some(Color::White.pawn()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
    };
    let expected = BoardNews::Reading(FeltBoard::from_placement(placement).expect("a placement"));
    // At varying moments between two readings of the board.
    thread::sleep(Duration::from_millis(60 + (run as u64 * 37) % 90));
    let began = Instant::now();
    port.does(Deeds::Changes(Square::E2, stands));
    while news.recv_timeout(LIMIT).expect("news of the board") != expected {}
    began.elapsed()
}

/// The same terminals with a single byte.
fn bytes_alone() -> Vec<Duration> {
    let (mut here, mut there) = TTYPort::pair().expect("a pair of terminals");
    for end in [&mut here, &mut there] {
        end.set_timeout(LIMIT).expect("a limit");
    }
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let began = Instant::now();
            here.write_all(b"x").expect("written");
            there.read_exact(&mut [0]).expect("read");
            began.elapsed()
        })
        .collect();
    times.sort();
    times
}

fn told(times: Vec<Duration>) -> String {
    let millis = |time: Duration| time.as_secs_f64() * 1_000.0;
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    format!("{:.2} ms in the median, {:.2} at worst", millis(median), millis(worst))
}

/// The processor share of this program during the measurement.
fn share(news: &Receiver<BoardNews>) -> f64 {
    let before = ticks();
    let until = Instant::now() + IDLE;
    while let Some(left) = until.checked_duration_since(Instant::now()) {
        drop(news.recv_timeout(left));
    }
    // A tick is a hundredth of a second on every Linux.
    (ticks() - before) as f64 / IDLE.as_secs_f64()
}

/// The ticks of the thread that reads the board. The emulated board has a thread of its own.
fn ticks() -> u64 {
    let threads = std::fs::read_dir("/proc/self/task").expect("Linux");
    let of = |thread: std::path::PathBuf| {
        let stat = std::fs::read_to_string(thread.join("stat")).ok()?;
        let (name, rest) = stat.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        // utime and stime are the fourteenth and fifteenth field.
        let taken = |at: usize| fields[at].parse::<u64>().expect("a number");
        name.ends_with("(board").then(|| taken(11) + taken(12))
    };
    threads.filter_map(|thread| of(thread.ok()?.path())).sum()
}
