//! What the FIDE rating and title regulations of 2017 and 2024 say of a time control and of a player. They are not
//! part of the Laws. Ratings are not computed.

use std::fmt;
use std::str::FromStr;

use super::regime::{Pace, TimeForSixtyMoves};

/// The rating regulations that Hector knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum RatingRules {
    /// From 1 July 2017.
    Of2017,
    /// From 2024, in force.
    #[default]
    Of2024,
}

impl fmt::Display for RatingRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RatingRules::Of2017 => "2017",
            RatingRules::Of2024 => "2024",
        })
    }
}

/// Why a text does not name rating regulations.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no rating regulations: {self:?}")]
pub struct RatingRulesError {
    read: String,
}

impl FromStr for RatingRules {
    type Err = RatingRulesError;

    fn from_str(text: &str) -> Result<RatingRules, RatingRulesError> {
        match text.trim() {
            "2017" => Ok(RatingRules::Of2017),
            "2024" => Ok(RatingRules::Of2024),
            _ => Err(RatingRulesError { read: text.to_owned() }),
        }
    }
}

/// Whether a game at a time control counts for a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rated {
    /// It counts for the rating list of this pace.
    For(Pace),
    /// The time for sixty moves is too short for the rating of the strongest player.
    TooFast {
        /// The minutes required.
        needed: u32,
        /// The rating for which they are required.
        rating: u16,
    },
    /// Too little time even for blitz.
    BelowBlitz,
    /// Blitz with more time for one player than for the other, from 2024.
    UnequalBlitz,
    /// An hourglass, in which players have no fixed time.
    Hourglass,
    /// A first control of fewer than thirty moves in standard chess, from 2024.
    EarlyControl {
        /// The moves of the first control.
        moves: u32,
    },
}

/// What counts for a rating apart from the time itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ControlShape {
    pub times: Times,
    /// Whether the time of a player depends on what the other uses.
    pub clocks: ClocksLinked,
    /// The moves of the first period, if it is not the last.
    pub first_control: Option<u32>,
}

/// Whether the time of a player depends on what the other uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ClocksLinked {
    /// Each player has separate time.
    #[default]
    Apart,
    /// Time used by one player is added to the other's.
    Hourglass,
}

/// Whether both players have the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Times {
    /// The times are equal.
    #[default]
    Equal,
    /// The times differ.
    Unequal,
}

impl RatingRules {
    /// The minutes for sixty moves that a standard game needs, by the rating of the stronger player.
    #[must_use]
    pub fn standard_minutes(self, highest: u16) -> u32 {
        let (first, second) = match self {
            RatingRules::Of2017 => (2200, 1600),
            RatingRules::Of2024 => (2400, 1800),
        };
        if highest >= first {
            120
        } else if highest >= second {
            90
        } else {
            60
        }
    }

    /// The list that a time counts for. The rating regulations draw this line themselves, whatever edition of the
    /// Laws applies: more than ten minutes is rapid.
    #[must_use]
    pub fn list(self, time: TimeForSixtyMoves) -> Pace {
        match time.seconds() {
            0..=600 => Pace::Blitz,
            601..3600 => Pace::Rapid,
            3600.. => Pace::Standard,
        }
    }

    /// Whether a game is rated, for players with these ratings. If the players have different times, `time` is the
    /// shorter one.
    #[must_use]
    pub fn rated(self, time: TimeForSixtyMoves, shape: ControlShape, ratings: &[u16]) -> Rated {
        let in_force = self == RatingRules::Of2024;
        let pace = self.list(time);
        match pace {
            _ if shape.clocks == ClocksLinked::Hourglass => Rated::Hourglass,
            Pace::Rapid => Rated::For(pace),
            Pace::Blitz if in_force && shape.times == Times::Unequal => Rated::UnequalBlitz,
            Pace::Standard if in_force && shape.first_control.is_some_and(|moves| moves < 30) => {
                Rated::EarlyControl { moves: shape.first_control.unwrap_or_default() }
            }
            Pace::Blitz => {
                let enough = match self {
                    RatingRules::Of2017 => time.seconds() >= 5 * 60,
                    RatingRules::Of2024 => time.seconds() > 3 * 60,
                };
                if enough { Rated::For(pace) } else { Rated::BelowBlitz }
            }
            Pace::Standard => {
                let rating = ratings.iter().copied().max().unwrap_or(0);
                let needed = self.standard_minutes(rating);
                if time.seconds() >= needed * 60 {
                    Rated::For(pace)
                } else {
                    Rated::TooFast { needed, rating }
                }
            }
        }
    }

    /// The difference in rating that counts: from 2024 at most 400 points, with one exception.
    #[must_use]
    pub fn counted_difference(self, difference: u16, pace: Pace, rating: u16) -> u16 {
        let capped = match self {
            RatingRules::Of2017 => false,
            // Since October 2025 the cap does not apply to players rated 2650 or more in standard chess.
            RatingRules::Of2024 => pace != Pace::Standard || rating < 2650,
        };
        if capped { difference.min(400) } else { difference }
    }
}

/// Which development coefficient a player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Development {
    /// Fewer than 30 rated games.
    New,
    /// Under 18 and below 2300; from 2024 until the end of the year of the 18th birthday.
    Junior,
    /// Has been rated 2400 or more.
    Reached2400,
    /// All other players.
    Settled,
}

impl Development {
    #[must_use]
    pub fn coefficient(self) -> u32 {
        match self {
            Development::New | Development::Junior => 40,
            Development::Settled => 20,
            Development::Reached2400 => 10,
        }
    }

    /// K for a rating period with this many games: K times the number of games is at most 700.
    #[must_use]
    pub fn coefficient_for(self, games: u32) -> u32 {
        let coefficient = self.coefficient();
        700_u32.checked_div(games).map_or(coefficient, |most| coefficient.min(most))
    }
}

/// Whether a norm can be made at a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NormTime {
    /// For all players.
    Enough,
    /// For disabled players only: the increment is missing or too short.
    DisabledPlayersOnly,
    /// Too little time for a norm.
    TooLittle,
}

impl NormTime {
    /// Ninety minutes with at least thirty seconds a move. Or two hours without an increment, which since July 2021
    /// is only for disabled players; two hours with a shorter increment are treated the same.
    #[must_use]
    pub fn of(base_minutes: u32, increment_seconds: u32) -> NormTime {
        if base_minutes >= 90 && increment_seconds >= 30 {
            NormTime::Enough
        } else if base_minutes >= 120 {
            NormTime::DisabledPlayersOnly
        } else {
            NormTime::TooLittle
        }
    }
}

/// A title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Title {
    Grandmaster,
    InternationalMaster,
    /// FIDE Master.
    Master,
    CandidateMaster,
}

/// The list of a title.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TitleList {
    /// Open to all players.
    Open,
    Women,
}

impl Title {
    /// The rating that earns the title after at least thirty games. `None` if the title needs norms.
    #[must_use]
    pub fn by_rating(self, list: TitleList) -> Option<u16> {
        match (self, list) {
            (Title::Master, TitleList::Open) => Some(2300),
            (Title::CandidateMaster, TitleList::Open) => Some(2200),
            (Title::Master, TitleList::Women) => Some(2100),
            (Title::CandidateMaster, TitleList::Women) => Some(2000),
            (Title::Grandmaster | Title::InternationalMaster, _) => None,
        }
    }

    /// The lowest rating for a direct title.
    #[must_use]
    pub fn direct_floor(self, list: TitleList) -> u16 {
        let open = match self {
            Title::Grandmaster => 2300,
            Title::InternationalMaster => 2200,
            Title::Master => 2100,
            Title::CandidateMaster => 2000,
        };
        match list {
            TitleList::Open => open,
            TitleList::Women => open - 200,
        }
    }
}
