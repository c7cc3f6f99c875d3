//! The code of a game in the Encyclopaedia of Chess Openings, by its positions: transpositions have the same code.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::chess::notation::{Letters, Strictness, read_moves};
use crate::chess::{History, Position};

/// The longest coded line, in moves of both sides.
pub const CODED_PLIES: usize = 30;

/// The last position of every line, and its code.
static CODES: LazyLock<HashMap<Position, &str>> = LazyLock::new(|| {
    let lines = include_str!("opening_codes.txt").lines().filter(|line| !line.starts_with('#'));
    let coded = lines.filter_map(|line| {
        let (code, moves) = line.split_once(' ')?;
        Some((played(moves)?.position().clone(), code))
    });
    coded.collect()
});

/// The code of a game from the usual start: that of its latest position with a code.
#[must_use]
pub fn opening_code(game: &History) -> Option<&'static str> {
    if *game.start() != Position::initial() {
        return None;
    }
    let passed = std::iter::once(game.position()).chain(game.positions().iter().rev());
    passed.into_iter().find_map(|position| CODES.get(position).copied())
}

fn played(moves: &str) -> Option<History> {
    read_moves(moves, Letters::English, Strictness::Tolerant, Position::initial()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_game_that_has_its_code() {
        let text = include_str!("opening_codes.txt");
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(lines.len() > 500);
        for line in lines {
            let (code, moves) = line.split_once(' ').expect("a code and moves");
            let game = played(moves).unwrap_or_else(|| panic!("{line}"));
            assert!(game.moves().len() <= CODED_PLIES, "{line}");
            assert_eq!(opening_code(&game), Some(code), "{line}");
        }
    }

    #[test]
    fn a_game_has_the_code_of_the_latest_position_that_has_one() {
        for (moves, code) in [
            ("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", Some("C68")),
            ("Nf3 Nc6 e4 e5 Bb5 a6 Bxc6 dxc6 h3 h5 a4", Some("C68")),
            ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", Some("B90")),
            ("", None),
        ] {
            let game = played(moves).expect("a game");
            assert_eq!(opening_code(&game), code, "{moves}");
        }
    }
}
