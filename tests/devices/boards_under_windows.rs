//! A board that gives reports, under Windows: at a pipe that stands for a device, but does not tell its maker and
//! how long its reports are; and as a device that a driver stands for, where one can be loaded.

use std::env;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::os::windows::io::FromRawHandle as _;
use std::process::Command;
use std::ptr::null;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use hector::chess::{Color, Position, Square};
use hector::devices::boards::{
    BoardAddress, BoardEnd, BoardFault, BoardKind, BoardNews, BoardPlace, FeltBoard,
    found_at_cables,
};
use hector::devices::timepiece::Timepiece;
use hector::table::Standing;
use windows_sys::Win32::Foundation::INVALID_HANDLE_VALUE;
use windows_sys::Win32::Storage::FileSystem::PIPE_ACCESS_DUPLEX;
use windows_sys::Win32::System::Pipes::{
    ConnectNamedPipe, CreateNamedPipeW, PIPE_READMODE_MESSAGE, PIPE_TYPE_MESSAGE, PIPE_WAIT,
};

use crate::common::emulated_board::EmulatedBoard;

const LIMIT: Duration = Duration::from_secs(20);

/// A pipe that keeps apart what is written into it at once, with room for so many bytes.
fn pipe(name: &str, room: u32) -> File {
    let name: Vec<u16> = name.encode_utf16().chain([0]).collect();
    let kind = PIPE_TYPE_MESSAGE | PIPE_READMODE_MESSAGE | PIPE_WAIT;
    // SAFETY: the name ends with a nought, and the handle that is given is nobody else's.
    unsafe {
        let pipe =
            CreateNamedPipeW(name.as_ptr(), PIPE_ACCESS_DUPLEX, kind, 1, room, room, 0, null());
        assert_ne!(pipe, INVALID_HANDLE_VALUE, "{}", io::Error::last_os_error());
        File::from_raw_handle(pipe)
    }
}

/// Waits until Hector has opened the pipe.
fn is_opened(pipe: &File) {
    use std::os::windows::io::AsRawHandle as _;
    // SAFETY: the handle is open, and nothing else is given. Whoever came before this is connected as well.
    unsafe { ConnectNamedPipe(pipe.as_raw_handle(), std::ptr::null_mut()) };
}

/// Keeps a board at this pipe.
fn at_pipe(name: &str) -> (BoardEnd, Receiver<BoardNews>) {
    let place = BoardPlace::Port(name.to_owned());
    keep(BoardAddress { kind: Some(BoardKind::Chessnut), key: None, place })
}

/// Keeps a board at a cable.
fn at_cable(address: &str) -> (BoardEnd, Receiver<BoardNews>) {
    keep(address.parse().expect("an address"))
}

fn keep(address: BoardAddress) -> (BoardEnd, Receiver<BoardNews>) {
    let (sender, news) = sync_channel(64);
    let end = BoardEnd::open(address, Timepiece::started(), |_, news| news, sender);
    (end.expect("a thread"), news)
}

fn board() -> EmulatedBoard {
    let stands = Standing::Regular(Position::initial()).board();
    EmulatedBoard::new(BoardKind::Chessnut, stands).at_a_cable()
}

/// The next news that are others than these.
fn after(news: &Receiver<BoardNews>, last: &BoardNews) -> BoardNews {
    loop {
        let next = news.recv_timeout(LIMIT).expect("news of the board");
        if next != *last {
            return next;
        }
    }
}

fn placed(placement: &str) -> BoardNews {
    BoardNews::Reading(FeltBoard::from_placement(placement).expect("a placement"))
}

#[test]
fn a_board_is_read_is_lost_when_it_goes_and_found_when_it_is_back() {
    let name = format!(r"\\.\pipe\hector-board-{}", std::process::id());
    let start = placed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    let mut port = pipe(&name, 4_096);
    let (end, news) = at_pipe(&name);
    for round in 0..2 {
        is_opened(&port);
        let mut board = board();
        let mut asked = [0; 64];
        let length = port.read(&mut asked).expect("it is asked");
        port.write_all(&board.answers(&asked[..length])).expect("it answers");
        let here = BoardNews::Here(BoardKind::Chessnut);
        assert_eq!(news.recv_timeout(LIMIT), Ok(here.clone()), "{round}");
        assert_eq!(after(&news, &here), start, "{round}");
        port.write_all(&board.changed(Square::E2, None)).expect("it tells");
        let lifted = placed("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(after(&news, &start), lifted, "{round}");
        port.write_all(&board.changed(Square::E4, Some(Color::White.pawn()))).expect("it tells");
        let moved = placed("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(after(&news, &lifted), moved, "{round}");
        // The board is gone while Hector waits for it, or writes to it.
        drop(port);
        assert!(matches!(after(&news, &moved), BoardNews::Lost(_)), "{round}");
        port = pipe(&name, 4_096);
    }
    drop(end);
}

#[test]
fn a_board_that_says_nothing_is_none_and_keeps_nobody() {
    let name = format!(r"\\.\pipe\hector-mute-{}", std::process::id());
    let port = pipe(&name, 4_096);
    let (end, news) = at_pipe(&name);
    is_opened(&port);
    let lost = news.recv_timeout(LIMIT).expect("news");
    assert_eq!(lost, BoardNews::Lost(BoardFault::NoAnswer));
    let began = Instant::now();
    drop(end);
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
}

#[test]
fn a_board_that_takes_no_more_bytes_is_lost_after_a_second() {
    let name = format!(r"\\.\pipe\hector-full-{}", std::process::id());
    // It has room for no byte: whoever writes waits until somebody reads.
    let mut port = pipe(&name, 0);
    let (end, news) = at_pipe(&name);
    is_opened(&port);
    let told = board().answers(&[0x21, 1, 0]);
    let telling = thread::spawn(move || {
        // It goes on telling, so that it is asked nothing and is no board that is silent.
        while port.write_all(&told).is_ok() {
            thread::sleep(Duration::from_millis(100));
        }
    });
    let told = news.recv_timeout(LIMIT).expect("news");
    assert!(matches!(told, BoardNews::Lost(_)), "{told:?}");
    drop(end);
    telling.join().expect("it ends");
}

/// The cable of a board that a driver stands for, in the folder that `HECTOR_REPORT_BOARD` names. See
/// `tests/common/report_board.c`.
struct Cable {
    board: EmulatedBoard,
}

impl Cable {
    fn plugged() -> Cable {
        let cable = Cable { board: board() };
        cable.is("plug");
        cable
    }

    fn is(&self, deed: &str) {
        let folder = env::var("HECTOR_REPORT_BOARD").expect("the folder of the driver");
        let mut cable = Command::new(format!(r"{folder}\cable.exe"));
        let done = cable.arg(deed).current_dir(folder).output().expect("the cable");
        assert!(done.status.success(), "{deed}: {}", String::from_utf8_lossy(&done.stdout));
    }

    /// A hand changes what stands on a square.
    fn changes(&mut self, at: Square, stands: Option<hector::chess::Piece>) {
        self.board.answers(&[0x21, 1, 0]);
        let squares = self.board.changed(at, stands)[2..34].to_vec();
        self.says(&squares, 0, 0);
    }

    /// Has the board say this, in a report of this length, and take reports or not.
    fn says(&self, squares: &[u8], length: u8, takes_nothing: u8) {
        let mut report = vec![0x21, 0x22];
        report.extend(squares);
        report.extend([length, takes_nothing]);
        report.resize(64, 0);
        let place = &found_at_cables().first().expect("the board").place.clone();
        let device = OpenOptions::new().read(true).write(true).open(place);
        // Wine leaves the number out when it says how much was written.
        let written = device.expect("the board").write(&report).expect("it takes it");
        assert!(written >= 63, "{written}");
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        if !found_at_cables().is_empty() {
            self.is("pull");
        }
    }
}

#[test]
#[ignore = "needs a driver for Wine: ./hector test windows"]
fn a_board_at_a_cable_is_found_by_its_maker_read_lost_and_found_again() {
    let start = placed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    let (end, news) = at_cable("chessnut");
    let lost = BoardNews::Lost(BoardFault::NoneAtCables);
    assert_eq!(news.recv_timeout(LIMIT), Ok(lost.clone()));
    let mut cable = Cable::plugged();
    let here = BoardNews::Here(BoardKind::Chessnut);
    assert_eq!(after(&news, &lost), here);
    assert_eq!(after(&news, &here), start);
    let found = found_at_cables();
    let [found] = &found[..] else { panic!("{found:?}") };
    assert_eq!((&*found.product, found.numbers), ("ChessAir", (0x2d80, 0x8002)));
    assert_eq!(found.fault(), None);
    let home = env::temp_dir().join(format!("hector-cable-{}", std::process::id()));
    let doctor = Command::new(env!("CARGO_BIN_EXE_hector"))
        .env("HECTOR_HOME", &home)
        .args(["doctor", "--language", "en"])
        .output();
    let told = String::from_utf8_lossy(&doctor.expect("the doctor").stdout).into_owned();
    assert!(told.contains("Electronic boards by USB: usb:1 (ChessAir, 2d80:8002, "), "{told}");

    cable.changes(Square::E2, None);
    let lifted = placed("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(after(&news, &start), lifted);
    cable.changes(Square::E4, Some(Color::White.pawn()));
    let moved = placed("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(after(&news, &lifted), moved);
    // Reports that are none, and one that breaks off, are no board.
    cable.says(&[0xff; 32], 0, 0);
    cable.says(&[0; 32], 20, 0);
    let quiet = news.recv_timeout(Duration::from_millis(700));
    assert!(quiet.is_err() || quiet == Ok(moved.clone()), "{quiet:?}");
    cable.is("pull");
    let gone = after(&news, &moved);
    assert!(matches!(gone, BoardNews::Lost(_)), "{gone:?}");
    drop(cable);
    let _cable = Cable::plugged();
    let back = (0..3).map(|_| news.recv_timeout(LIMIT)).find(|news| *news == Ok(here.clone()));
    assert!(back.is_some(), "it is found again");
    drop(end);
}

#[test]
#[ignore = "needs a driver for Wine: ./hector test windows"]
fn a_board_that_takes_nothing_any_more_and_is_pulled_then_keeps_nobody() {
    let cable = Cable::plugged();
    let (end, news) = at_cable("usb:1");
    assert_eq!(news.recv_timeout(LIMIT), Ok(BoardNews::Here(BoardKind::Chessnut)));
    // Its driver does not even let be called off what it does not take.
    cable.says(&[0; 32], 0, 1);
    let gone = loop {
        match news.recv_timeout(LIMIT).expect("news of the board") {
            BoardNews::Lost(fault) => break fault,
            BoardNews::Here(_) | BoardNews::Reading(_) | BoardNews::Moved(_) => {}
        }
    };
    assert!(matches!(gone, BoardFault::Gone(_) | BoardFault::NoAnswer), "{gone:?}");
    cable.is("pull");
    let lost = BoardNews::Lost(BoardFault::NoneAtCables);
    assert!((0..3).any(|_| news.recv_timeout(LIMIT) == Ok(lost.clone())), "it is away");
    let began = Instant::now();
    drop(end);
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
}
