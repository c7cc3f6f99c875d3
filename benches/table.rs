//! How many facts a second a game can take, and how many whole games can be replayed, compared with shakmaty, which
//! only checks the same moves.
//! `cargo bench --bench table`
//!
//! Last measured on 2026-11-24 (busy cores): 1.31 million facts and 2,780 games a second; shakmaty alone takes 1/8.1 of
//! that time.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/common/dice.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod dice;
#[path = "../tests/common/seats.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod seats;
mod timing;

use std::hint::black_box;

use dice::Dice;
use hector::chess::{Move, Position};
use hector::clock::Moment;
use hector::laws::Mode;
use hector::table::{ArbiterAct, Game, Intent, Recorded, decide};
use seats::{announce, press, repeat, said, setting};
use timing::median;

const RUNS: usize = 7;
const GAMES: u64 = 300;

fn main() {
    let games: Vec<(Vec<Recorded>, Vec<Move>)> = (0..GAMES).map(recorded_game).collect();
    let facts: usize = games.iter().map(|(record, _)| record.len()).sum();
    let plies: usize = games.iter().map(|(_, moves)| moves.len()).sum();
    let replay = median(RUNS, || {
        for (record, moves) in &games {
            let game = Game::replay(setting(Mode::Tournament), black_box(record));
            assert_eq!(game.plies().len(), moves.len());
        }
    });
    let bare = median(RUNS, || {
        for (_, moves) in &games {
            let mut position = Position::initial();
            for legal in moves {
                assert!(position.legal_moves().contains(legal));
                position.play(*legal);
            }
            black_box(&position);
        }
    });
    let rate = |count: f64| count / replay.as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "figures for people")]
    let (facts, games) = (facts as f64, games.len() as f64);
    println!(
        "{games} games, {plies} plies, {facts} facts: {:.0} facts a second, {:.0} games a second; \
         shakmaty alone with the same moves takes 1/{:.1} of the time",
        rate(facts),
        rate(games),
        replay.as_secs_f64() / bare.as_secs_f64()
    );
}

/// A random game, announced, repeated and pressed, up to 160 plies.
fn recorded_game(seed: u64) -> (Vec<Recorded>, Vec<Move>) {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(setting(Mode::Tournament));
    let (mut record, mut moves) = (Vec::new(), Vec::new());
    let mut happen = |game: &mut Game, intent: &Intent, at: Moment| {
        for fact in decide(game, intent, at).expect("it is taken") {
            game.apply(&fact);
            record.push(fact);
        }
    };
    happen(&mut game, &Intent::Arbiter(ArbiterAct::Starts), Moment::ZERO);
    for ply in 0..160 {
        let position = game.standing().position().expect("a lawful game").clone();
        let legal = position.legal_moves();
        if legal.is_empty() || !game.cases().is_empty() {
            break;
        }
        let chosen = dice.pick(&legal);
        let (side, claim) = (position.turn(), said(&position, chosen));
        let at = Moment::from_micros(ply * 1_000_000);
        for intent in [announce(side, &claim), repeat(!side, &claim), press(side)] {
            happen(&mut game, &intent, at);
        }
        moves.push(chosen);
    }
    (record, moves)
}
