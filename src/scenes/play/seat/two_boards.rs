//! Plays every transcript in `tests/two-boards`: a seat beside two electronic boards, what hands do on each, and the
//! sentences about it, in the language that the file's name begins with. `UPDATE=1` writes the answers, to be read by
//! eye.
//!
//! `own: e2e4` moves a piece on the player's board, `e2-` lifts one and `Pe4` puts one down; `other:` means the
//! opponent's board. `own is ChessLink` makes it answer, `own is gone` pulls its cable, `own is turned` turns it
//! around, and `own feels something` and `own feels all` set what its sensors can tell. `wait 3 s` lets time pass,
//! `key Tab` is a single key; every other line is typed.

use std::fs;
use std::path::Path;

use shakmaty::{Board, Position as _};

use super::opened::{OpenedOrAsked, SeatOpening};
use crate::chess::{Color, Piece, Position, Square};
use crate::clock::{Moment, Span};
use crate::present::conversation::{
    Event, FromBoard, Out, Session as _, Settings, TranscriptOrNot, is_transcript_answer,
    key_named, transcript_line,
};
use crate::scenes::play::{SeatOptions, TimePassing};
use crate::seat::beside_boards::{BesideBoards, FeltHere};
use crate::seat::layer::{Layered, Sits as _};
use crate::seat::player::{GameModes, Seat};
use crate::seat::terms::OpponentsSeat;
use crate::table::sensed::{BoardSense, Facing, SquareSense};
use crate::words::scripts::length;
use crate::words::{BoardOf, CalledBoard, Language, Texts};

/// How often a board is read.
const READ: Span = Span::from_millis(250);
/// How long a hand takes from one square to the next.
const HAND: Span = Span::from_millis(400);

/// A board, as its own sensors see it.
struct TriedBoard {
    of: BoardOf,
    stands: Board,
    facing: Facing,
    feels: fn(SquareSense) -> SquareSense,
    is_there: bool,
}

impl TriedBoard {
    fn new(of: BoardOf) -> TriedBoard {
        let stands = Board::default();
        TriedBoard { of, stands, facing: Facing::AsNumbered, feels: |felt| felt, is_there: false }
    }

    fn reading(&self) -> FromBoard {
        let felt = BoardSense::of_pieces(&self.stands).faced(self.facing);
        FromBoard::Reading(Box::new(BoardSense::by(|at| (self.feels)(felt.at(at)))))
    }

    /// Reads `e2-` or `Pe4`: a square, and what is on it from now on.
    fn changes(&mut self, deed: &str) {
        match deed.strip_suffix('-') {
            Some(square) => self.stands.discard_piece_at(read_square(square)),
            None => {
                let (letter, square) = deed.split_at(1);
                let piece = letter.chars().next().and_then(Piece::from_char);
                self.stands.set_piece_at(read_square(square), piece.expect("a piece"));
            }
        }
    }
}

/// A move by its squares, as lifting and placing.
fn hand(deed: &str, stands: &Board) -> Vec<String> {
    match deed.len() {
        4 => {
            let (from, to) = deed.split_at(2);
            let piece = stands.piece_at(read_square(from)).expect("a piece");
            vec![format!("{from}-"), format!("{}{to}", piece.char())]
        }
        _ => vec![deed.to_owned()],
    }
}

fn read_square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn of_something(felt: SquareSense) -> SquareSense {
    if felt.is_something() { SquareSense::Occupied } else { felt }
}

/// A seat with both boards, once a game is open.
struct TriedSeat {
    seat: Layered<BesideBoards<Seat>>,
    boards: [TriedBoard; 2],
    now: Moment,
}

impl TriedSeat {
    /// Takes a line of the transcript.
    fn takes(&mut self, line: &str) -> Vec<Out> {
        for at in [0, 1] {
            let name = ["other", "own"][at];
            if let Some(deeds) = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": ")) {
                return self.hands(at, deeds);
            }
            if let Some(how) = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(" feels "))
            {
                self.boards[at].feels = if how == "all" { |felt| felt } else { of_something };
                return Vec::new();
            }
            if let Some(what) = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(" is ")) {
                return self.comes_or_goes(at, what);
            }
        }
        if let Some(wait) = line.strip_prefix("wait ") {
            return self.pass(length::read(wait).expect("a length of time"));
        }
        match line.strip_prefix("key ").and_then(key_named) {
            Some(key) => self.seat.take(Event::Key(key), self.now),
            None => self.seat.take(Event::line(line), self.now),
        }
    }

    fn comes_or_goes(&mut self, at: usize, what: &str) -> Vec<Out> {
        let board = &mut self.boards[at];
        let of = board.of;
        match what {
            "turned" => {
                board.facing = board.facing.other();
                Vec::new()
            }
            "gone" => {
                board.is_there = false;
                let texts = Texts::new(self.seat.seat().tongue.settings.language);
                let why = texts.board_no_port(CalledBoard::Of(of));
                self.seat.take(Event::Board(of, FromBoard::Away(why)), self.now)
            }
            _ => {
                board.is_there = true;
                let mut out =
                    self.seat.take(Event::Board(of, FromBoard::Here("ChessLink")), self.now);
                out.extend(self.read());
                out
            }
        }
    }

    fn hands(&mut self, at: usize, deeds: &str) -> Vec<Out> {
        let mut out = Vec::new();
        for deed in deeds.split(' ') {
            for change in hand(deed, &self.boards[at].stands) {
                self.boards[at].changes(&change);
                out.extend(self.pass(HAND));
            }
        }
        out
    }

    /// Reads both boards again and again while time passes.
    fn pass(&mut self, wait: Span) -> Vec<Out> {
        let until = self.now + wait;
        let mut out = self.read();
        while self.now < until {
            self.now = (self.now + READ).min(until);
            out.extend(self.read());
            out.extend(self.seat.take(Event::TimePasses, self.now));
        }
        out
    }

    fn read(&mut self) -> Vec<Out> {
        let there = self.boards.iter().filter(|board| board.is_there);
        let read: Vec<(BoardOf, FromBoard)> =
            there.map(|board| (board.of, board.reading())).collect();
        let now = self.now;
        read.into_iter()
            .flat_map(|(of, news)| self.seat.take(Event::Board(of, news), now))
            .collect()
    }
}

/// A seat with both boards, or the next question.
fn sat_down(next: OpenedOrAsked) -> Result<(TriedSeat, Vec<Out>), Vec<Out>> {
    match next {
        OpenedOrAsked::Asks(asked) => Err(asked),
        OpenedOrAsked::Plays(opened) => {
            let seat = Layered(BesideBoards::new(opened.seat, FeltHere::Both));
            let boards = BoardOf::ALL.map(TriedBoard::new);
            Ok((TriedSeat { seat, boards, now: opened.now }, opened.out))
        }
    }
}

fn opened(language: Language) -> (SeatOpening, OpenedOrAsked) {
    SeatOpening::new(
        &SeatOptions::default(),
        OpponentsSeat::Here,
        GameModes::All,
        TimePassing::Told,
        Some("471100"),
        Settings::new(language),
    )
    .unwrap_or_else(|failure| panic!("{failure:?}"))
}

/// The transcript that the typed lines produce.
fn played(transcript: &str, language: Language) -> String {
    let mut whole = String::new();
    let mut write = |all: &[Out], typed: Option<&str>| {
        let lines = all.iter().filter_map(|one| transcript_line(one, TranscriptOrNot::Everything));
        let typed = typed.map(str::to_owned);
        whole.extend(typed.into_iter().chain(lines).map(|line| format!("{line}\n")));
    };
    let (mut opening, first) = opened(language);
    let mut tried: Option<TriedSeat> = None;
    let sit_down = |next, tried: &mut Option<TriedSeat>| match sat_down(next) {
        Ok((seat, out)) => {
            *tried = Some(seat);
            out
        }
        Err(asked) => asked,
    };
    write(&sit_down(first, &mut tried), None);
    for line in transcript.lines().filter(|line| !is_transcript_answer(line)) {
        let out = match &mut tried {
            _ if line.starts_with('#') => Vec::new(),
            Some(tried) => tried.takes(line),
            None => {
                let next = opening.take(line).unwrap_or_else(|failure| panic!("{failure:?}"));
                sit_down(next, &mut tried)
            }
        };
        write(&out, Some(line));
    }
    whole
}

#[test]
fn every_transcript_of_two_boards_is_what_the_player_hears() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/two-boards");
    let files = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    assert!(paths.len() >= 6, "{paths:?}");
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let code = name.split('-').next().expect("a language");
        let language = Language::ALL.into_iter().find(|language| language.code() == code);
        let answered = played(&expected, language.expect("a language"));
        match std::env::var_os("UPDATE") {
            Some(_) => fs::write(&path, answered).expect("room for a transcript"),
            None => assert_eq!(answered, expected, "{name}"),
        }
    }
}

/// The changes of a move on a board: first everything that goes is lifted, then everything that comes is placed.
fn deeds(before: &Board, after: &Board) -> Vec<String> {
    let changed =
        || Square::ALL.into_iter().filter(|at| before.piece_at(*at) != after.piece_at(*at));
    let lifted = changed().filter(|at| before.piece_at(*at).is_some());
    let lifted = lifted.map(|at| format!("{at}-"));
    let placed = changed().filter_map(|at| Some(format!("{}{at}", after.piece_at(at)?.char())));
    lifted.chain(placed).collect()
}

/// A seat beside both boards, with a game begun.
fn begun() -> TriedSeat {
    let (mut opening, mut next) = opened(Language::English);
    let mut seat = loop {
        next = match sat_down(next) {
            Ok((seat, _)) => break seat,
            Err(_) => opening.take("").unwrap_or_else(|failure| panic!("{failure:?}")),
        };
    };
    for line in ["own is DGT", "other is ChessLink", "wait 1 s", ""] {
        seat.takes(line);
    }
    seat
}

/// Whichever board is first, and however the hands interleave: each move is asked about once, and the boards agree
/// afterwards. `HECTOR_GAMES` sets the number of games.
#[test]
fn every_move_of_random_games_on_both_boards_is_asked_about_once() {
    let games = std::env::var("HECTOR_GAMES").ok().and_then(|games| games.parse().ok());
    let mut plies = 0;
    for seed in 1_u64..=games.unwrap_or(3) {
        let mut chance = seed;
        let mut dice = |sides: u64| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(seed | 1);
            (chance >> 33) % sides
        };
        let mut seat = begun();
        if seed.is_multiple_of(2) {
            seat.takes("other feels something");
        }
        let mut position = Position::initial();
        for ply in 0..40 {
            let moves: Vec<_> = position.legal_moves().into_iter().collect();
            let Some(made) = usize::try_from(dice(1 << 20))
                .ok()
                .and_then(|drawn| moves.get(drawn % moves.len().max(1)))
            else {
                break;
            };
            let before = position.board().board().clone();
            let mover = position.turn();
            let words = position.uci(*made);
            position = position.after(*made);
            let hands = deeds(&before, position.board().board());
            let of = |name: &str| hands.iter().map(|deed| format!("{name}: {deed}")).collect();
            let (own, other): (Vec<String>, Vec<String>) = (of("own"), of("other"));
            let is_said_first = dice(4) == 0;
            let mut lines = match dice(3) {
                0 => [own, other].concat(),
                1 => [other, own].concat(),
                _ => own.into_iter().zip(other).flat_map(|(own, other)| [own, other]).collect(),
            };
            for at in (0..lines.len()).rev() {
                if dice(3) == 0 {
                    lines.insert(at, format!("wait {} s", 1 + dice(2)));
                }
            }
            lines.push("wait 4 s".to_owned());
            match is_said_first {
                true => lines.insert(0, words),
                false => lines.push("yes".to_owned()),
            }
            let press = if mover == Color::White { "" } else { "key Tab" };
            lines.extend([press.to_owned(), format!("wait {} s", 1 + dice(60))]);
            let out: Vec<Out> = lines.iter().flat_map(|line| seat.takes(line)).collect();
            let told: Vec<String> = out
                .iter()
                .filter_map(|one| transcript_line(one, TranscriptOrNot::Everything))
                .collect();
            let story = || format!("seed {seed} ply {ply}: {lines:#?}\n{told:#?}");
            let asked = told.iter().filter(|line| line.contains("Take it?")).count();
            assert_eq!(asked, usize::from(!is_said_first), "{}", story());
            let is_wrong = |line: &String| line.contains("differ") || line.contains("Call");
            assert!(!told.iter().any(is_wrong), "{}", story());
            plies += 1;
            if seat.seat.seat().running.game.result().is_some() {
                break;
            }
        }
    }
    assert!(plies >= 80, "{plies}");
}
