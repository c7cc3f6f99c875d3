//! Who can still win: Hector compared with chasolver, the reference in this field, on the same questions in the same
//! run. A folder holds `positions.txt` and `lichess.txt`. Each line says who can mate, as `WB`, `W-`, `-B` or `--`,
//! followed by a FEN of four or six fields.
//! `./hector bench unwinnable FOLDER`
//!
//! Last measured on 2026-11-24 (busy cores): 45.2 microseconds a question of real games beside 48.8 of chasolver; the
//! 4,182 hard ones 20.1 s beside 52.5 s; all right.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "unwinnable/growth.rs"]
mod growth;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use chasolver::{is_unwinnable_fast, winnability};
use growth::Cost;
use hector::chess::unwinnable::{Budget, Solver, Winnability};
use hector::chess::{Color, Position, Variant};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// How many positions Hector searches for a question at most.
const POSITIONS: u64 = 300_000;

/// How often each solver answers the same questions in turn.
const TURNS: usize = 9;

/// One question: can this side mate?
struct Question {
    fen: String,
    position: Position,
    winner: Color,
    can: bool,
}

/// The results of all questions.
#[derive(Default)]
struct Tally {
    right: usize,
    wrong: usize,
    unknown: Vec<String>,
    times: Vec<Duration>,
}

fn main() {
    let folder = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    let Some(folder) = folder else {
        println!("Name a folder with positions.txt and lichess.txt.");
        return;
    };
    let files = ["lichess.txt", "positions.txt"].map(|name| {
        let path = Path::new(&folder).join(name);
        (name, questions(&fs::read_to_string(path).expect("a file of positions")))
    });
    let mut solver = Solver::default();
    let mut costs = Vec::new();
    for (name, questions) in &files {
        println!("{name}: {} questions", questions.len());
        println!("  Hector: {}", ours(&mut solver, questions, &mut costs));
        println!("  Hector, quick: {}", quick(&mut solver, questions));
    }
    growth::tell(&costs);
    growth::tell_stops(&mut solver, &costs);
    println!("  Hector's memory at most: {} MB", memory());
    for (name, questions) in &files {
        println!("{name}: {} questions", questions.len());
        println!("  chasolver: {}", theirs(questions));
        println!("  chasolver, fast: {}", theirs_fast(questions));
    }
    println!("  memory at most, chasolver included: {} MB", memory());
    by_turns(&mut solver, &files[0].1);
}

/// Asks the questions of real games again, Hector and chasolver in turn. Measurements that are minutes apart cannot be
/// compared on a machine that does other work.
fn by_turns(solver: &mut Solver, questions: &[Question]) {
    let mut at_once = Solver::default();
    let mut times: [Vec<Duration>; 4] = Default::default();
    let mut answers: [&mut dyn FnMut(&Question) -> bool; 4] = [
        &mut |question| {
            let mut budget = Budget::positions(POSITIONS);
            solver.solve(&question.position, question.winner, &mut budget) == Winnability::Unknown
        },
        &mut |question| {
            let (board, side) = asked(question);
            winnability(&board, side).is_none()
        },
        &mut |question| at_once.quick(&question.position, question.winner).is_some(),
        &mut |question| {
            let (board, side) = asked(question);
            is_unwinnable_fast(&board, side)
        },
    ];
    for _ in 0..TURNS {
        for (answer, times) in answers.iter_mut().zip(&mut times) {
            let begun = Instant::now();
            std::hint::black_box(questions.iter().filter(|question| answer(question)).count());
            times.push(begun.elapsed() / u32::try_from(questions.len()).expect("not so many"));
        }
    }
    let [ours, theirs, quick, fast] = times.map(|mut times| {
        times.sort_unstable();
        times[TURNS / 2]
    });
    println!("lichess.txt, {TURNS} times by turns, the middle one of each");
    println!("  Hector {ours:.1?} each, chasolver {theirs:.1?}");
    println!("  Hector, quick {quick:.1?} each, chasolver, fast {fast:.1?}");
}

fn questions(text: &str) -> Vec<Question> {
    text.lines()
        .flat_map(|line| {
            let (who, fen) = line.split_once(' ').expect("who can mate, and a FEN");
            let position = read(fen);
            Color::ALL.into_iter().zip(who.chars()).map(move |(winner, letter)| Question {
                fen: fen.to_owned(),
                position: position.clone(),
                winner,
                can: letter != '-',
            })
        })
        .collect()
}

/// Also reads a position that no game can reach; the files have one.
fn read(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|_| {
        let parsed: Fen = fen.parse().expect("a FEN");
        let board = parsed
            .into_position::<Chess>(CastlingMode::Standard)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .expect("a position");
        Position::new(board, Variant::Standard)
    })
}

fn ours<'a>(
    solver: &mut Solver,
    questions: &'a [Question],
    costs: &mut Vec<(&'a Question, Cost)>,
) -> String {
    let mut tally = Tally::default();
    for question in questions {
        let begun = Instant::now();
        let mut budget = Budget::positions(POSITIONS);
        let found = solver.solve(&question.position, question.winner, &mut budget);
        let time = begun.elapsed();
        tally.times.push(time);
        costs.push((question, Cost { positions: budget.spent(), time }));
        let answer = match &found {
            Winnability::Winnable(line) => {
                assert!(ends_in_mate(question, line), "{}", question.fen);
                Some(true)
            }
            Winnability::Unwinnable(_) => Some(false),
            Winnability::Unknown => None,
        };
        tally.count(question, answer);
    }
    tally.told()
}

fn ends_in_mate(question: &Question, line: &[hector::chess::Move]) -> bool {
    let mut position = question.position.clone();
    for legal in line {
        if !position.legal_moves().contains(legal) {
            return false;
        }
        position.play(*legal);
    }
    position.is_check() && position.legal_moves().is_empty() && position.turn() != question.winner
}

fn theirs(questions: &[Question]) -> String {
    let mut tally = Tally::default();
    for question in questions {
        let (board, side) = asked(question);
        let begun = Instant::now();
        let found = winnability(&board, side);
        tally.times.push(begun.elapsed());
        tally.count(
            question,
            found.map(|found| matches!(found, chasolver::Winnability::Winnable { .. })),
        );
    }
    tally.told()
}

fn quick(solver: &mut Solver, questions: &[Question]) -> String {
    found_at_once(questions, |question| solver.quick(&question.position, question.winner).is_some())
}

fn theirs_fast(questions: &[Question]) -> String {
    found_at_once(questions, |question| {
        let (board, side) = asked(question);
        is_unwinnable_fast(&board, side)
    })
}

fn found_at_once(questions: &[Question], mut asks: impl FnMut(&Question) -> bool) -> String {
    let (mut found, mut wrong) = (0, 0);
    let begun = Instant::now();
    for question in questions {
        if asks(question) {
            found += 1;
            wrong += usize::from(question.can);
        }
    }
    let each = begun.elapsed() / u32::try_from(questions.len()).expect("not so many");
    let all = questions.iter().filter(|question| !question.can).count();
    format!("{found} of {all} found, {wrong} wrong, {each:.1?} each")
}

fn asked(question: &Question) -> (chess::Board, chess::Color) {
    let board = question.fen.parse().expect("a position of the other library");
    (board, question.winner.fold_wb(chess::Color::White, chess::Color::Black))
}

impl Tally {
    fn count(&mut self, question: &Question, answer: Option<bool>) {
        match answer {
            Some(can) if can == question.can => self.right += 1,
            Some(_) => self.wrong += 1,
            None => self.unknown.push(format!("{} {}", question.winner, question.fen)),
        }
    }

    fn told(mut self) -> String {
        self.times.sort_unstable();
        let at = |share: usize| self.times[(self.times.len() - 1) * share / 1000];
        let total: Duration = self.times.iter().sum();
        let open: String = self.unknown.iter().map(|open| format!("\n    open: {open}")).collect();
        format!(
            "{} right, {} wrong, {} unknown; {total:.2?} in all, {:.1?} each, median {:.1?}, \
             p99 {:.1?}, worst {:.1?}{open}",
            self.right,
            self.wrong,
            self.unknown.len(),
            total / u32::try_from(self.times.len()).expect("not so many"),
            at(500),
            at(990),
            at(1000),
        )
    }
}

/// The peak memory of this process in megabytes, if Linux tells it.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.map_or_else(|| "?".to_owned(), |kilobytes| (kilobytes / 1024).to_string())
}
