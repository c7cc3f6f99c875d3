//! How strong the embedded opponent is: a match against Stockfish limited by UCI_Elo.
//! `cargo bench --bench opponent`, or with a rating, a number of games, a level and the number of
//! the first game, so that parts of one match can be played side by side:
//! `cargo bench --bench opponent -- 1800 40 8 1`
//!
//! The opponent looks at as many positions a move as in practice, on as many processors, Stockfish
//! thinks for a fixed time. Each opening is played twice, once with either colour.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use hector::chess::notation::legal_in_uci;
use hector::chess::opponent::{Level, Seed, ThinkingBudget};
use hector::chess::{Color, Ending, History, Move, Position, ending};
use hector::devices::engine::{Engine, EngineEvent, EngineLimit, EngineManner, EngineQuestion};
use hector::scenes::practice::thinking::{Company, ThinkingOpponent};

const THINKS: Duration = Duration::from_millis(150);
const LONGEST_GAME: usize = 400;

/// Beginnings from which neither side stands better.
const OPENINGS: [&str; 20] = [
    "e2e4 e7e5 g1f3 b8c6",
    "e2e4 e7e5 g1f3 g8f6",
    "e2e4 c7c5 g1f3 d7d6",
    "e2e4 c7c5 b1c3 b8c6",
    "e2e4 e7e6 d2d4 d7d5",
    "e2e4 c7c6 d2d4 d7d5",
    "e2e4 d7d6 d2d4 g8f6",
    "e2e4 g7g6 d2d4 f8g7",
    "e2e4 d7d5 e4d5 d8d5",
    "e2e4 g8f6 e4e5 f6d5",
    "d2d4 d7d5 c2c4 e7e6",
    "d2d4 d7d5 c2c4 c7c6",
    "d2d4 d7d5 g1f3 g8f6",
    "d2d4 g8f6 c2c4 g7g6",
    "d2d4 g8f6 c2c4 e7e6",
    "d2d4 f7f5 g2g3 g8f6",
    "c2c4 e7e5 b1c3 g8f6",
    "c2c4 c7c5 g1f3 g8f6",
    "g1f3 d7d5 g2g3 g8f6",
    "d2d4 g8f6 c1g5 e7e6",
];

fn main() {
    // Cargo adds an argument of its own.
    let numbers: Vec<u32> = std::env::args().filter_map(|text| text.parse().ok()).collect();
    let rating = numbers.first().copied().unwrap_or(1_800);
    let games = numbers.get(1).copied().unwrap_or(40);
    let level = numbers.get(2).and_then(|level| u8::try_from(*level).ok()).unwrap_or(8);
    let level = Level::try_from(level).expect("a level from 1 to 8");
    let first = numbers.get(3).map_or(0, |first| first.saturating_sub(1));
    let (engine, events) = stockfish(rating);
    let most = ThinkingBudget::AT_HOME.nodes;
    println!("level {level}, {most} positions a move at most, against Stockfish at {rating}");
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    let began = Instant::now();
    for game in first..first + games {
        let own = if game % 2 == 0 { Color::White } else { Color::Black };
        let opening = OPENINGS[(game as usize / 2) % OPENINGS.len()];
        let winner = play(opening, own, (level, u64::from(game)), &engine, &events);
        match winner {
            Some(winner) if winner == own => wins += 1,
            Some(_) => losses += 1,
            None => draws += 1,
        }
        println!("game {}: {wins} won, {draws} drawn, {losses} lost", game + 1);
    }
    tell(rating, [wins, draws, losses].map(f64::from));
    println!("{} s", began.elapsed().as_secs());
}

/// The score as a rating, with twice the standard error.
fn tell(rating: u32, [wins, draws, losses]: [f64; 3]) {
    let games = wins + draws + losses;
    let mean = (wins + draws / 2.0) / games;
    let spread = wins * (1.0 - mean).powi(2) + draws * (0.5 - mean).powi(2) + losses * mean.powi(2);
    let error = 2.0 * (spread / games / games).sqrt();
    let elo = |score: f64| {
        let score = score.clamp(0.01, 0.99);
        f64::from(rating) - 400.0 * (1.0 / score - 1.0).log10()
    };
    println!(
        "{:.1} of {games} points, {:.0} %: a rating of {:.0}, between {:.0} and {:.0}",
        wins + draws / 2.0,
        mean * 100.0,
        elo(mean),
        elo(mean - error),
        elo(mean + error)
    );
}

fn stockfish(rating: u32) -> (Engine, Receiver<EngineEvent>) {
    let places = ["/usr/games/stockfish", "/usr/bin/stockfish"].map(PathBuf::from);
    let program = places.into_iter().find(|place| place.exists()).expect("Stockfish");
    let (sender, events) = channel();
    let options = [
        ("UCI_LimitStrength", "true".to_owned()),
        ("UCI_Elo", rating.to_string()),
        ("Hash", "16".to_owned()),
    ];
    let options = options.map(|(name, value)| (name.to_owned(), value)).to_vec();
    let engine = Engine::open(EngineManner { program, options }, move |event| {
        let _ = sender.send(event);
    });
    let Ok(EngineEvent::Ready { name, lacking }) = events.recv() else {
        panic!("Stockfish is not ready")
    };
    assert!(lacking.is_empty(), "{name} lacks {lacking:?}");
    (engine, events)
}

/// The winner of a game; none of a draw.
fn play(
    opening: &str,
    own: Color,
    (level, seed): (Level, u64),
    engine: &Engine,
    events: &Receiver<EngineEvent>,
) -> Option<Color> {
    let opponent = ThinkingOpponent::new(level, Seed(seed), Company::Helpers);
    let mut game = History::new(Position::initial());
    let mut moves: Vec<String> = Vec::new();
    for uci in opening.split(' ') {
        let legal = named(game.position(), uci);
        game.play(legal);
        moves.push(uci.to_owned());
    }
    while game.moves().len() < LONGEST_GAME {
        match ending(game.position()) {
            Some(Ending::Checkmate { winner }) => return Some(winner),
            Some(Ending::Stalemate | Ending::Dead) => return None,
            None => {}
        }
        if game.repetitions() >= 3 || game.plies_without_progress() >= 100 {
            return None;
        }
        let legal = if game.position().turn() == own {
            let thought = opponent.think(&game, || false);
            thought.expect("the game is not over").best
        } else {
            let number = game.moves().len() as u64;
            let limit = EngineLimit::Time(THINKS);
            engine.ask(EngineQuestion { number, start: None, moves: moves.clone(), limit });
            match events.recv().expect("Stockfish") {
                EngineEvent::Best { best, .. } => named(game.position(), &best),
                other => panic!("Stockfish failed: {other:?}"),
            }
        };
        moves.push(game.position().uci(legal));
        game.play(legal);
    }
    None
}

fn named(position: &Position, uci: &str) -> Move {
    legal_in_uci(position, uci)
        .unwrap_or_else(|| panic!("{uci} is not legal in {}", position.to_fen()))
}
