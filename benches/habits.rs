//! How far each level plays like people: `cargo bench --bench habits -- FILE`, with an optional number of positions.
//!
//! Each line of the file is a position from a game between people and the move that was played in it: the player's
//! rating, all earlier moves, and the move, `1200;e2e4 e7e5;g1f3`. Each level chooses a move in the same positions. The
//! output compares each level with people of each rating: how often it plays their move; what a move of each costs, in
//! hundredths of a pawn; how often a move is a mistake or a blunder; and, where people made a mistake, how often the
//! level plays the same move and how often it makes a mistake too. Hector at its best judges what a move costs.
//!
//! Last measured on 2026-11-26 on 1,000 positions, levels 1 to 8: the move of people in 0.298, 0.346, 0.362, 0.403,
//! 0.416, 0.406, 0.405 and 0.399 of them.

#![allow(clippy::expect_used, reason = "a benchmark fails by panicking")]

use std::collections::BTreeMap;

use hector::chess::notation::legal_in_uci;
use hector::chess::opponent::{
    Level, Seed, ThinkingBudget, hundredths, judged, think, worth_after,
};
use hector::chess::{History, Move, Position};
use hector::devices::crew::{Crew, HandOn};

/// How many positions the judge searches.
const JUDGES: u64 = 30_000;
/// How many positions a level searches at most. At home, levels 7 and 8 search more.
const THINKS: ThinkingBudget = ThinkingBudget { nodes: 200_000, ..ThinkingBudget::AT_HOME };
/// The highest cost of a move: beyond this the game is lost, by whatever margin.
const MOST: i32 = 800;
const MISTAKE: i32 = 120;
const BLUNDER: i32 = 300;

struct Played {
    rating: u32,
    game: History,
    people: Move,
}

/// The cost of a level's move, and whether people played the same.
#[derive(Clone, Copy)]
struct Tried {
    costs: i32,
    is_theirs: bool,
}

struct Compared {
    rating: u32,
    people: i32,
    levels: Vec<Tried>,
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|text| text != "--bench").collect();
    let (file, most) = match given.as_slice() {
        [file] => (file, usize::MAX),
        [file, most] => match most.parse() {
            Ok(most) if most > 0 => (file, most),
            _ => stop(&format!("Expected a number of positions: {most}")),
        },
        _ => stop("Expected a file of positions and moves. benches/habits.rs says how it looks."),
    };
    let text = std::fs::read_to_string(file)
        .unwrap_or_else(|error| stop(&format!("{file} cannot be read: {error}")));
    let lines: Vec<&str> = text.lines().collect();
    // Evenly spaced, so that a sample has every rating.
    let step = (lines.len() / most).max(1);
    let read = |line: &str| read(line).unwrap_or_else(|| stop(&format!("No such move: {line}")));
    let played: Vec<Played> = lines.into_iter().step_by(step).map(read).collect();
    println!("{} positions", played.len());
    let bring = |hand_on: HandOn<'_, (Played, Seed)>| {
        let mut seeded = played.into_iter().zip((0..).map(Seed));
        let _ = seeded.try_for_each(hand_on);
    };
    let crew = Crew::at_work(bring, |(played, seed)| compared(&played, seed)).expect("threads");
    let mut ratings: BTreeMap<u32, Vec<Compared>> = BTreeMap::new();
    for compared in crew {
        ratings.entry(compared.rating).or_default().push(compared);
    }
    for (rating, compared) in ratings {
        tell(rating, &compared);
    }
}

fn stop(sentence: &str) -> ! {
    eprintln!("{sentence}");
    std::process::exit(2);
}

/// Reads a line of the file. `None` if its form is wrong.
fn read(line: &str) -> Option<Played> {
    let parts: Vec<&str> = line.split(';').collect();
    let [rating, before, people] = parts.as_slice() else { return None };
    let mut game = History::new(Position::initial());
    for uci in before.split_whitespace() {
        let legal = legal_in_uci(game.position(), uci)?;
        game.play(legal);
    }
    let people = legal_in_uci(game.position(), people)?;
    Some(Played { rating: rating.parse().ok()?, game, people })
}

fn compared(played: &Played, seed: Seed) -> Compared {
    let best = judged(&played.game, JUDGES).expect("a move");
    let mut known: Vec<(Move, i32)> = vec![(best.best, hundredths(best.worth))];
    let mut worth = |legal: Move| match known.iter().find(|(seen, _)| *seen == legal) {
        Some((_, worth)) => *worth,
        None => {
            let worth = worth_after(&played.game, legal, JUDGES);
            known.push((legal, worth));
            worth
        }
    };
    let moves: Vec<Move> = Level::all()
        .map(|level| think(&played.game, level, seed, &THINKS, || false).expect("a move").best)
        .collect();
    let people = worth(played.people);
    let worths: Vec<i32> = moves.iter().map(|legal| worth(*legal)).collect();
    // Two searches do not find the same value, so the best of all counts.
    let most = known.iter().map(|(_, worth)| *worth).max().unwrap_or(0);
    let costs = |worth: i32| (most.min(MOST) - worth.min(MOST)).clamp(0, MOST);
    let tried = moves
        .iter()
        .zip(worths)
        .map(|(legal, worth)| Tried { costs: costs(worth), is_theirs: *legal == played.people });
    Compared { rating: played.rating, people: costs(people), levels: tried.collect() }
}

fn tell(rating: u32, compared: &[Compared]) {
    let people: Vec<i32> = compared.iter().map(|one| one.people).collect();
    println!("People of {rating}: {}", errors(&people));
    for (at, level) in Level::all().enumerate() {
        let of_level =
            || compared.iter().filter_map(|one| Some((one.people, *one.levels.get(at)?)));
        let costs: Vec<i32> = of_level().map(|(_, tried)| tried.costs).collect();
        let theirs = share(of_level().map(|(_, tried)| tried.is_theirs));
        let where_they_erred = || of_level().filter(|(people, _)| *people >= MISTAKE);
        let the_same = share(where_they_erred().map(|(_, tried)| tried.is_theirs));
        let too = share(where_they_erred().map(|(_, tried)| tried.costs >= MISTAKE));
        println!(
            "  level {level}: their move {theirs:.3}; {}; where they erred the same {the_same:.3}, erred too {too:.3}",
            errors(&costs)
        );
    }
}

fn errors(costs: &[i32]) -> String {
    let mean = f64::from(costs.iter().sum::<i32>()) / costs.len().max(1) as f64;
    format!(
        "costs {mean:.0}, mistakes {:.3}, blunders {:.3}",
        share(costs.iter().map(|cost| *cost >= MISTAKE)),
        share(costs.iter().map(|cost| *cost >= BLUNDER))
    )
}

fn share(which: impl Iterator<Item = bool>) -> f64 {
    let (mut yes, mut all) = (0.0, 0.0);
    for one in which {
        yes += if one { 1.0 } else { 0.0 };
        all += 1.0;
    }
    if all == 0.0 { 0.0 } else { yes / all }
}
