//! A short game to keep in mind, as two people of moderate strength would begin one.

use super::Chance;
use crate::opponent::{Level, Seed, ThinkingBudget, think};
use crate::{History, Move, Position};

/// How many plies at the start are random sensible moves, so that games differ.
const OPENING_PLIES: usize = 2;
/// How many positions are searched for each move.
const NODES: u64 = 400;

/// The game for a seed, with `plies` plies, or fewer if the game ends earlier.
#[must_use]
pub fn short_game(plies: usize, seed: u64) -> History {
    let mut chance = Chance::of(seed);
    let mut game = History::new(Position::initial());
    let budget = ThinkingBudget { nodes: NODES, ..ThinkingBudget::default() };
    while game.moves().len() < plies {
        let next = if game.moves().len() < OPENING_PLIES {
            opening_move(game.position(), &mut chance)
        } else {
            let seed = Seed(chance.number());
            think(&game, Level::BEGINNER, seed, &budget, || false).map(|thought| thought.best)
        };
        let Some(next) = next else { break };
        game.play(next);
    }
    game
}

/// A random move to the four middle files.
fn opening_move(position: &Position, chance: &mut Chance) -> Option<Move> {
    let to_the_middle = |legal: &Move| (2..=5).contains(&u32::from(legal.to().file()));
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(to_the_middle).collect();
    chance.pick(&moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_as_long_as_it_was_asked_for_and_always_the_same() {
        let mut games: Vec<Vec<Move>> = Vec::new();
        for seed in 0..12 {
            let game = short_game(8, seed);
            assert_eq!(game.moves().len(), 8);
            assert_eq!(game, short_game(8, seed));
            games.push(game.moves().to_vec());
        }
        games.sort_by_key(|moves| format!("{moves:?}"));
        games.dedup();
        assert!(games.len() > 8, "{}", games.len());
    }
}
