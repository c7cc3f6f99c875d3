//! Games of the embedded opponent against itself, level against level, held against
//! python-chess: every move is legal, no game goes on after its end, and the result is right.

use std::collections::BTreeSet;
use std::process::Command;

use hector::chess::notation::Letters;
use hector::chess::notation::pgn::{GameResult, PgnGame, Tags, export};
use hector::chess::opponent::{Level, Seed, ThinkingBudget, think};
use hector::chess::{Ending, History, Position, ending};

use super::python::interpreter;
use crate::common::fed::fed;

/// White's level and Black's.
const PAIRS: [(u8, u8); 8] = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 3), (4, 3), (4, 4), (5, 5)];
/// So many games are played by each pair.
const GAMES: u64 = 4;

#[test]
fn games_of_the_opponent_against_itself_are_lawful_and_end_as_they_should() {
    let mut pgn = String::new();
    let mut expected = Vec::new();
    let games = (0..GAMES).flat_map(|seed| PAIRS.map(|pair| (pair, seed)));
    for ((white, black), seed) in games {
        let game = played(white, black, seed);
        let (how, result) = ended(&game).expect("a game is played to its end");
        expected.push(format!("{how}\t{0}\t{0}\t{1}\t-", result.sign(), game.moves().len()));
        let mut tags = Tags::default();
        tags.set("White", &format!("Hector, level {white}")).expect("a tag");
        tags.set("Black", &format!("Hector, level {black}")).expect("a tag");
        export(&PgnGame::of(&game, tags, result), Letters::English, &mut pgn);
        pgn.push('\n');
    }
    let mut oracle = Command::new(interpreter());
    oracle.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pure/oracle/games.py"));
    let told = fed(&mut oracle, pgn.as_bytes());
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told = String::from_utf8(told.stdout).expect("text");
    assert_eq!(told.lines().collect::<Vec<_>>(), expected, "{pgn}");
    let ways: BTreeSet<&str> = told.lines().filter_map(|line| line.split('\t').next()).collect();
    assert!(ways.contains("CHECKMATE") && ways.len() > 1, "{ways:?}");
}

fn played(white: u8, black: u8, seed: u64) -> History {
    let [white, black] = [white, black].map(|level| Level::try_from(level).expect("a level"));
    let mut game = History::new(Position::initial());
    while ended(&game).is_none() {
        let level = game.position().turn().fold_wb(white, black);
        let seed = Seed(seed * 2 + game.position().turn().fold_wb(0, 1));
        let thought = think(&game, level, seed, &ThinkingBudget::default(), || false);
        game.play(thought.expect("there is a move").best);
    }
    game
}

/// How a game ended without anybody claiming anything, in the words of python-chess.
fn ended(game: &History) -> Option<(&'static str, GameResult)> {
    match ending(game.position()) {
        Some(Ending::Checkmate { winner }) => Some(("CHECKMATE", GameResult::Won(winner))),
        Some(Ending::Stalemate) => Some(("STALEMATE", GameResult::Drawn)),
        Some(Ending::Dead) => Some(("INSUFFICIENT_MATERIAL", GameResult::Drawn)),
        None if game.plies_without_progress() >= 150 => {
            Some(("SEVENTYFIVE_MOVES", GameResult::Drawn))
        }
        None if game.repetitions() >= 5 => Some(("FIVEFOLD_REPETITION", GameResult::Drawn)),
        None => None,
    }
}
