//! How strong the built-in opponent is: a match against Stockfish limited by UCI_Elo.
//! `cargo bench --bench opponent`. Options: a rating, a number of games, a level, the number of the first game, so that
//! parts of a match can be played at the same time, and the seconds after which the match ends in whatever position:
//! `cargo bench --bench opponent -- 1800 40 8 1 600`
//!
//! The opponent searches as many positions for a move as in practice, and thinks alone; Stockfish searches its own
//! fixed number. So the result does not depend on other work of the machine, and parts of a match can be played at
//! different times. At home, helpers on other processors make level 8 a little stronger. Each opening is played twice,
//! once with each colour. A second Stockfish at full strength is the umpire. It ends decided games, as in engine
//! matches, because the mating moves take long and show nothing, and it judges the position when the time is over.
//! `STOCKFISH` names the program if it is in an unusual place.
//!
//! Last measured on 2026-11-29: level 8 about 2,450 (2,270 to 2,650) by 14 games against 2,300 and 2,500.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use hector::chess::notation::legal_in_uci;
use hector::chess::opponent::{Level, Seed, ThinkingBudget};
use hector::chess::{Color, Ending, History, Move, Position, ending};
use hector::devices::engine::{
    Engine, EngineCommand, EngineEvent, EngineLimit, EngineManner, EngineQuestion, EngineScore,
};
use hector::scenes::practice::thinking::{Company, ThinkingOpponent};

/// Enough positions for the depth at which a limited Stockfish chooses, which follows from its rating: 14 plies for
/// 2,500. With fewer it plays below its rating: in 150 ms on two busy cores it reached only 11 or 12.
const LIMITED_LOOKS_AT: u64 = 500_000;
const LONGEST_GAME: usize = 400;
/// How many positions the umpire searches after each move of Stockfish.
const UMPIRE_LOOKS_AT: u64 = 30_000;
/// When the umpire ends a game. `DECIDED`: a side is ahead this many times in a row by this many hundredths of a pawn.
/// `LEVEL`: this many times in a row neither side is ahead by more than this many hundredths, from this ply on.
const DECIDED: (usize, i32) = (4, 700);
const LEVEL: (usize, i32, usize) = (12, 10, 90);
/// The lead that wins when the time is over, in hundredths of a pawn.
const AHEAD_AT_THE_END: i32 = 300;

/// Openings that are even for both sides.
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
    // Cargo adds an argument.
    let numbers: Vec<u32> = std::env::args().filter_map(|text| text.parse().ok()).collect();
    let rating = numbers.first().copied().unwrap_or(1_800);
    let games = numbers.get(1).copied().unwrap_or(40);
    let level = numbers.get(2).and_then(|level| u8::try_from(*level).ok()).unwrap_or(8);
    let level = Level::try_from(level).expect("a level from 1 to 8");
    let first = numbers.get(3).map_or(0, |first| first.saturating_sub(1));
    let ends = numbers.get(4).map(|seconds| Duration::from_secs(u64::from(*seconds)));
    let began = Instant::now();
    let until = ends.map(|after| began + after);
    let players = Players { limited: Stockfish::open(Some(rating)), umpire: Stockfish::open(None) };
    let most = ThinkingBudget::AT_HOME.nodes;
    println!("level {level}, {most} positions a move at most, against Stockfish at {rating}");
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    for game in first..first + games {
        let own = if game % 2 == 0 { Color::White } else { Color::Black };
        let opening = OPENINGS[(game as usize / 2) % OPENINGS.len()];
        let GameEnd { winner, by } = players.play(opening, own, (level, u64::from(game)), until);
        match winner {
            Some(winner) if winner == own => wins += 1,
            Some(_) => losses += 1,
            None => draws += 1,
        }
        println!("game {}, {by}: {wins} won, {draws} drawn, {losses} lost", game + 1);
        if until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
    }
    tell(rating, [wins, draws, losses].map(f64::from));
    println!("{} s", began.elapsed().as_secs());
}

/// Prints the score as a rating, with twice the standard error.
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

/// A running Stockfish.
struct Stockfish {
    engine: Engine,
    events: Receiver<EngineEvent>,
}

impl Stockfish {
    /// Starts Stockfish, limited to a rating or at full strength.
    fn open(rating: Option<u32>) -> Stockfish {
        let places = ["/usr/games/stockfish", "/usr/bin/stockfish"].map(PathBuf::from);
        let named = std::env::var_os("STOCKFISH").map(PathBuf::from);
        let program = named.into_iter().chain(places).find(|place| place.exists());
        let program = program.expect("Stockfish");
        let (sender, events) = channel();
        let mut options = vec![("Hash".to_owned(), "16".to_owned())];
        if let Some(rating) = rating {
            options.push(("UCI_LimitStrength".to_owned(), "true".to_owned()));
            options.push(("UCI_Elo".to_owned(), rating.to_string()));
        }
        let command = EngineCommand::alone(program);
        let engine = Engine::open(EngineManner { command, options }, move |event| {
            let _ = sender.send(event);
        });
        let Ok(EngineEvent::Ready { name, lacking }) = events.recv() else {
            panic!("Stockfish is not ready")
        };
        assert!(lacking.is_empty(), "{name} lacks {lacking:?}");
        Stockfish { engine, events }
    }

    /// Its move, and its evaluation for the side to move.
    fn ask(&self, moves: &[String], limit: EngineLimit) -> (String, Option<i32>) {
        let number = moves.len() as u64;
        self.engine.ask(EngineQuestion { number, start: None, moves: moves.to_vec(), limit });
        match self.events.recv().expect("Stockfish") {
            EngineEvent::Best { best, score, .. } => {
                let score = score.map(|score| match score {
                    EngineScore::Centipawns(score) => score,
                    EngineScore::Mate(moves) if moves > 0 => 10_000,
                    EngineScore::Mate(_) => -10_000,
                });
                (best, score)
            }
            other => panic!("Stockfish failed: {other:?}"),
        }
    }
}

/// The end of a game: the winner, if any, and the reason.
struct GameEnd {
    winner: Option<Color>,
    by: &'static str,
}

/// The opponent's opponent, and the umpire.
struct Players {
    limited: Stockfish,
    umpire: Stockfish,
}

impl Players {
    fn play(
        &self,
        opening: &str,
        own: Color,
        (level, seed): (Level, u64),
        until: Option<Instant>,
    ) -> GameEnd {
        let opponent = ThinkingOpponent::new(level, Seed(seed), Company::Alone);
        let mut game = History::new(Position::initial());
        let mut moves: Vec<String> = Vec::new();
        // The umpire's evaluations so far, for White.
        let mut found: Vec<i32> = Vec::new();
        for uci in opening.split(' ') {
            let legal = named(game.position(), uci);
            game.play(legal);
            moves.push(uci.to_owned());
        }
        while game.moves().len() < LONGEST_GAME {
            if let Some(end) = by_the_laws(&game) {
                return end;
            }
            let legal = if game.position().turn() == own {
                let (_, score) = self.umpire.ask(&moves, EngineLimit::Nodes(UMPIRE_LOOKS_AT));
                let score = score.expect("the umpire says what it thinks");
                found.push(if own == Color::White { score } else { -score });
                let is_over = until.is_some_and(|until| Instant::now() >= until);
                if let Some(end) = by_the_umpire(&found, game.moves().len(), is_over) {
                    return end;
                }
                let thought = opponent.think(&game, || false);
                thought.expect("the game is not over").best
            } else {
                let (best, _) = self.limited.ask(&moves, EngineLimit::Nodes(LIMITED_LOOKS_AT));
                named(game.position(), &best)
            };
            moves.push(game.position().uci(legal));
            game.play(legal);
        }
        GameEnd { winner: None, by: "by its length" }
    }
}

fn by_the_laws(game: &History) -> Option<GameEnd> {
    let by = "by the Laws";
    match ending(game.position()) {
        Some(Ending::Checkmate { winner }) => return Some(GameEnd { winner: Some(winner), by }),
        Some(Ending::Stalemate | Ending::Dead) => return Some(GameEnd { winner: None, by }),
        None => {}
    }
    let is_drawn = game.repetitions() >= 3 || game.plies_without_progress() >= 100;
    is_drawn.then_some(GameEnd { winner: None, by })
}

fn by_the_umpire(found: &[i32], plies: usize, is_over: bool) -> Option<GameEnd> {
    let last = |count: usize, holds: &dyn Fn(i32) -> bool| {
        found.len() >= count && found.iter().rev().take(count).all(|score| holds(*score))
    };
    let ahead = |times, by: i32| {
        let white = last(times, &|score| score >= by).then_some(Color::White);
        white.or_else(|| last(times, &|score| score <= -by).then_some(Color::Black))
    };
    if let Some(winner) = ahead(DECIDED.0, DECIDED.1) {
        return Some(GameEnd { winner: Some(winner), by: "by the umpire" });
    }
    if plies >= LEVEL.2 && last(LEVEL.0, &|score| score.abs() <= LEVEL.1) {
        return Some(GameEnd { winner: None, by: "by the umpire" });
    }
    is_over.then(|| GameEnd { winner: ahead(1, AHEAD_AT_THE_END), by: "broken off, by the umpire" })
}

fn named(position: &Position, uci: &str) -> Move {
    legal_in_uci(position, uci)
        .unwrap_or_else(|| panic!("{uci} is not legal in {}", position.to_fen()))
}
