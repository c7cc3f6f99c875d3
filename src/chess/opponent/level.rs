//! The levels of the opponent, and where each is weak: how far it looks, how accurate its evaluation is, and what it
//! overlooks. It does not play random moves.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The first level that keeps its memory between moves.
const REMEMBERING: u8 = 7;

/// From 1 for a beginner to 8 for the full strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// A player who has just learned the moves.
    pub const BEGINNER: Level = Level(1);
    /// Full strength.
    pub const FULL: Level = Level(8);

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::BEGINNER.0..=Level::FULL.0).map(Level)
    }

    /// From 1 to 8.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Whether it keeps what it found at earlier moves. Other levels start again with each move, so that they stay as
    /// weak as they should be.
    #[must_use]
    pub fn remembers(self) -> bool {
        self.0 >= REMEMBERING
    }

    pub(super) fn manner(self) -> PlayingManner {
        MANNERS.get(usize::from(self.0) - 1).copied().unwrap_or(PlayingManner::FULL)
    }
}

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Level, NoSuchLevel> {
        match number {
            1..=8 => Ok(Level(number)),
            _ => Err(NoSuchLevel { read: number.to_string() }),
        }
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        let number = text.parse::<u8>().map_err(|_| NoSuchLevel { read: text.to_owned() })?;
        Level::try_from(number)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// There is no such level.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("no level: {self:?}")]
pub struct NoSuchLevel {
    pub read: String,
}

/// How a level plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PlayingManner {
    /// The most plies that it looks ahead.
    pub(super) depth: i32,
    /// The most positions that it searches.
    pub(super) nodes: u64,
    /// How many captures in a row it follows after that.
    pub(super) captures: i32,
    /// The largest error of its evaluation, in hundredths of a pawn.
    pub(super) blur: i32,
    /// How often it overlooks a move of usual difficulty, in percent.
    pub(super) oversight: u64,
    /// How often it overlooks its own mate in one, in percent.
    pub(super) missed_mates: u64,
    /// How much it follows the preferences of people, in percent.
    pub(super) liking: i32,
    /// How far its own taste may differ from those preferences, in hundredths of a pawn.
    pub(super) taste: i32,
    pub(super) diligence: Diligence,
}

/// Which search techniques a level uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Diligence {
    /// Those with which the strength of the levels was set.
    Usual,
    /// All that proved to win games.
    Utmost,
}

impl PlayingManner {
    /// A small error remains, so that games differ.
    const FULL: PlayingManner = PlayingManner {
        depth: 60,
        nodes: u64::MAX,
        captures: 12,
        blur: 4,
        oversight: 0,
        missed_mates: 0,
        liking: 0,
        taste: 0,
        diligence: Diligence::Utmost,
    };
}

const MANNERS: [PlayingManner; 7] = [
    manner((1, 200, 1), 130, (40, 35), (100, 450)),
    manner((2, 2_000, 2), 100, (30, 22), (90, 250)),
    manner((2, 5_000, 4), 75, (20, 12), (70, 120)),
    manner((3, 15_000, 6), 55, (13, 6), (50, 0)),
    manner((4, 30_000, 8), 40, (8, 2), (30, 0)),
    manner((5, 60_000, 12), 25, (4, 1), (20, 0)),
    manner((14, 400_000, 12), 10, (1, 0), (10, 0)),
];

const fn manner(
    (depth, nodes, captures): (i32, u64, i32),
    blur: i32,
    (oversight, missed_mates): (u64, u64),
    (liking, taste): (i32, i32),
) -> PlayingManner {
    let diligence = Diligence::Usual;
    PlayingManner {
        depth,
        nodes,
        captures,
        blur,
        oversight,
        missed_mates,
        liking,
        taste,
        diligence,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_a_number_from_one_to_eight() {
        assert_eq!("3".parse(), Ok(Level(3)));
        for wrong in ["", "0", "9", "300", "drei", "-1"] {
            assert!(wrong.parse::<Level>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_two_highest_levels_remember() {
        let remembering: Vec<u8> =
            Level::all().filter(|level| level.remembers()).map(Level::number).collect();
        assert_eq!(remembering, [7, 8]);
    }

    #[test]
    fn every_level_sees_more_than_the_one_below_and_likes_less() {
        let manners: Vec<PlayingManner> = Level::all().map(Level::manner).collect();
        for pair in manners.windows(2) {
            let [lower, higher] = pair else { continue };
            assert!(lower.depth <= higher.depth && lower.nodes < higher.nodes);
            assert!(lower.captures <= higher.captures && lower.blur > higher.blur);
            assert!(lower.oversight > higher.oversight);
            assert!(lower.missed_mates >= higher.missed_mates);
            assert!(lower.liking > higher.liking && lower.taste >= higher.taste);
        }
    }
}
