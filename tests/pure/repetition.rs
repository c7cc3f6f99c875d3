//! Which positions are the same (9.2.2): figures first, then random games against
//! the plainest count there is.

use crate::common::games;
use std::collections::HashMap;

use hector::chess::{ClaimedMove, ClaimedStep, History, Origin, Position, Variant, judge};

#[test]
fn the_same_position_is_the_same_pieces_rights_and_possible_moves() {
    let mut checked = 0;
    for line in include_str!("../seeds/repetition.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let [fen, moves, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three columns expected: {line}");
        };
        let mut game = History::new(Position::from_fen(fen).expect("a test's own FEN"));
        for step in moves.split(' ') {
            let legal = judge(game.position(), &between(step)).expect(line);
            game.play(legal);
        }
        let occurrences: Vec<String> = game.occurrences().iter().map(ToString::to_string).collect();
        assert_eq!(occurrences.join(" "), expected, "{line}");
        checked += 1;
    }
    assert!(checked >= 15, "only {checked} cases were read");
}

#[test]
fn repetitions_in_random_games_are_those_of_a_naive_count() {
    for variant in [Variant::Standard, Variant::Chess960] {
        for number in 0..300 {
            let game = games::random_game(variant, number);
            let mut replayed = History::new(game.start().clone());
            let mut stood: HashMap<Position, Vec<usize>> = HashMap::new();
            stood.entry(game.start().clone()).or_default().push(0);
            for (before, legal) in game.moves().iter().enumerate() {
                replayed.play(*legal);
                let plies = stood.entry(replayed.position().clone()).or_default();
                plies.push(before + 1);
                assert_eq!(&replayed.occurrences(), plies, "{variant:?} {number}");
            }
        }
    }
}

fn between(step: &str) -> ClaimedMove {
    ClaimedMove::Step(ClaimedStep {
        role: None,
        from: Origin::from(step[..2].parse::<hector::chess::Square>().expect("a square")),
        to: step[2..].parse().expect("a square"),
        promotion: None,
    })
}
