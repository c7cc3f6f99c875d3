//! Games sought by what stood on the board, beside a search of every position of every game as it was read.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::common::at_home::{home, told};
use crate::common::dice::Dice;
use crate::common::fed::fed;
use crate::common::many_games;
use hector::chess::notation::pgn::{Line, PgnGame, Reader};
use hector::chess::{Color, Position, Role};
use shakmaty::Position as _;

const GAMES: u64 = 400;

/// Every position of a game as it was read, with whether it stands in the middle of an exchange.
fn positions(game: &PgnGame) -> Vec<(Position, bool)> {
    let mut all = vec![(game.start().clone(), false)];
    of_line(game.main_line(), game.start().clone(), &mut all);
    all
}

fn of_line(line: &Line, mut position: Position, all: &mut Vec<(Position, bool)>) {
    for (number, played) in line.moves().iter().enumerate() {
        for branch in played.variations() {
            of_line(branch, position.clone(), all);
        }
        position = position.after_turn(played.turn());
        let is_exchange =
            played.legal().is_some_and(|legal| legal.is_capture() || legal.is_promotion());
        all.push((position.clone(), is_exchange && number + 1 < line.moves().len()));
    }
}

fn pawns(position: &Position) -> [u64; 2] {
    let board = position.board().board();
    [Color::White, Color::Black].map(|side| (board.pawns() & board.by_color(side)).0)
}

/// The men of both sides as somebody would write them, the greater first: nobody says whose they are.
fn material(position: &Position) -> [String; 2] {
    let board = position.board().board();
    let mut sides = [Color::White, Color::Black].map(|side| {
        let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let men = roles.into_iter().zip(["Q", "R", "B", "N", "P"]).map(|(role, letter)| {
            letter.repeat((board.by_role(role) & board.by_color(side)).count())
        });
        format!("K{}", men.collect::<String>())
    });
    sides.sort();
    sides
}

#[test]
fn every_search_finds_the_games_that_have_it_and_no_other() {
    let home = home("review-on-the-board");
    let file = home.join("many.pgn");
    let mut text: String = (0..GAMES).map(many_games::game).collect();
    // Rights and captures in passing make other positions of the same men on the same squares.
    for moves in [
        "1. e4 a6 2. e5 d5 *",
        "1. e4 d5 2. e5 a6 *",
        "1. e4 d5 2. e5 f5 *",
        "1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 *",
        "1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 *",
        "1. e4 e5 2. Nf3 (2. Ke2 Ke7 3. Ke1 Ke8) *",
    ] {
        text += &format!("[White \"Road\"]\n\n{moves}\n\n");
    }
    fs::write(&file, &text).expect("a file");
    let mut rest = text.as_bytes();
    let mut reader = Reader::default();
    let mut games = Vec::new();
    while let Some(read) = reader.read(&mut rest).or_else(|| reader.finish()) {
        games.push(positions(&read.expect("a good game").game));
    }
    assert_eq!(games.len(), GAMES as usize + 6);
    let mut dice = Dice::new(5);
    let mut lines = String::from("no\n");
    let mut expected = Vec::new();
    for number in 0..150 {
        // The last games are asked about as well, from their ends.
        let game = match number {
            ..12 => games.len() - 1 - number / 2,
            _ => dice.below(games.len()),
        };
        let all = &games[game];
        let (position, _) =
            &all[if number < 12 { all.len() - 1 - number % 2 } else { dice.below(all.len()) }];
        let (line, count) = match number % 3 {
            0 => (
                format!("find position {}", position.to_fen()),
                count(&games, |(other, _)| other == position),
            ),
            1 => (
                format!("find pawns {}", position.to_fen()),
                count(&games, |(other, _)| pawns(other) == pawns(position)),
            ),
            _ => {
                let wanted = material(position);
                let written = format!("find material {} {}", wanted[1], wanted[0]);
                (
                    written,
                    count(&games, |(other, unsettled)| !unsettled && material(other) == wanted),
                )
            }
        };
        lines += &format!("{line}\n");
        expected.push((line, count));
    }
    // Six roads to what looks alike: with rights or without, to be taken in passing or not.
    for (fen, count) in [
        ("rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", 1),
        ("rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3", 1),
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 4 4", 2),
    ] {
        let found = count_of(&games, fen);
        assert_eq!(found, count, "{fen}");
        lines += &format!("find position {fen}\n");
        expected.push((fen.to_owned(), count));
    }
    let heard = heard(&home, &file, &lines);
    let counts: Vec<usize> = heard
        .lines()
        .filter_map(|line| match line.strip_prefix("hector: ")? {
            "Nothing found." => Some(0),
            found => found.split_once(" game")?.0.parse().ok().filter(|_| found.contains("found.")),
        })
        .collect();
    assert_eq!(counts.len(), expected.len(), "{heard}");
    for ((line, expected), found) in expected.into_iter().zip(counts) {
        assert_eq!(found, expected, "{line}");
    }
}

fn count(games: &[Vec<(Position, bool)>], is_it: impl Fn(&(Position, bool)) -> bool) -> usize {
    games.iter().filter(|all| all.iter().any(&is_it)).count()
}

fn count_of(games: &[Vec<(Position, bool)>], fen: &str) -> usize {
    let wanted = Position::from_fen(fen).expect("a position");
    count(games, |(other, _)| *other == wanted)
}

fn heard(home: &Path, file: &Path, lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.arg("review").arg(file).args(["--language", "en"]).env("HECTOR_HOME", home);
    program.env("LC_ALL", "C");
    told(fed(&mut program, lines.as_bytes()))
}
