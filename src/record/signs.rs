//! What the signs of life of a record show about its times: where the program was silent while a clock ran, and where
//! the wall clock was changed. Both can be honest; verifying a record reports them.

use crate::clock::{Moment, Span};
use crate::table::{Game, Recorded, Setting};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LifeSign {
    /// Its time, by the clock of the game.
    pub at: Moment,
    /// The time of the wall clock, in milliseconds since 1970.
    pub wall: i64,
    /// The number of restarts of the machine before it.
    pub starts: usize,
    /// The number of facts before it.
    pub facts: usize,
}

/// Doubts about the times of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeDoubt {
    /// The clock of the game ran, but nothing was written for this long.
    Silence {
        /// The last sign of life or fact before it.
        from: Moment,
        lasted: Span,
    },
    /// The wall clock was changed before this moment.
    WallSet {
        /// When the change was noticed.
        at: Moment,
        by: Span,
        way: ClockSetting,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockSetting {
    /// To a later time.
    Forward,
    /// To an earlier time.
    Back,
}

/// A row comes every minute, and a sign between two rows every five seconds: twice the time between rows.
const LONGEST_SILENCE: Span = Span::from_minutes(2);

/// How far two untouched clocks may differ: they are adjusted over the network.
pub const CLOCK_TOLERANCE: Span = Span::from_seconds(2);

/// The doubts about the times of a game. A record without signs of life was played in the time of a script, or by a
/// Hector that gave none, and raises no doubts.
#[must_use]
pub fn doubts(setting: Setting, facts: &[Recorded], signs: &[LifeSign]) -> Vec<TimeDoubt> {
    let mut doubts = silences(setting, facts, signs);
    doubts.extend(signs.windows(2).filter_map(|pair| match pair {
        [before, after] if before.starts == after.starts => wall_set(before, after),
        _ => None,
    }));
    doubts
}

fn silences(setting: Setting, facts: &[Recorded], signs: &[LifeSign]) -> Vec<TimeDoubt> {
    let mut doubts = Vec::new();
    let Some(first) = signs.first() else { return doubts };
    let mut game = Game::new(setting);
    let (mut last, mut signs) = (first.at, signs.iter().peekable());
    let mut seen = |at: Moment, game: &Game| {
        let lasted = at.since(last);
        if lasted > LONGEST_SILENCE && game.clock().running().is_some() {
            doubts.push(TimeDoubt::Silence { from: last, lasted });
        }
        last = last.max(at);
    };
    for (number, fact) in facts.iter().enumerate() {
        while let Some(sign) = signs.next_if(|sign| sign.facts <= number) {
            seen(sign.at, &game);
        }
        seen(fact.at, &game);
        game.apply(fact);
    }
    for sign in signs {
        seen(sign.at, &game);
    }
    doubts
}

fn wall_set(before: &LifeSign, after: &LifeSign) -> Option<TimeDoubt> {
    let (by, way) = parted(after.at.since(before.at), after.wall.saturating_sub(before.wall))?;
    Some(TimeDoubt::WallSet { at: after.at, by, way })
}

/// How far a clock has gained or lost against the one that cannot be set, over the time `passed` on the latter;
/// `None` within the tolerance. `its_own` is in milliseconds.
#[must_use]
pub fn parted(passed: Span, its_own: i64) -> Option<(Span, ClockSetting)> {
    let passed = i64::try_from(passed.as_micros() / 1_000).ok()?;
    let by = its_own.saturating_sub(passed);
    let way = if by > 0 { ClockSetting::Forward } else { ClockSetting::Back };
    Some((Span::from_millis(by.unsigned_abs()), way)).filter(|(by, _)| *by > CLOCK_TOLERANCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::ByColor;
    use crate::laws::read_event;
    use crate::table::{ArbiterAct, Fact, Player};

    fn setting() -> Setting {
        let event = read_event("[time]\ncontrol = \"90+30\"\n").expect("an event");
        Setting::new(event, ByColor { white: Player::SIGHTED, black: Player::BLIND }).expect("one")
    }

    fn second(seconds: u64) -> Moment {
        Moment::from_micros(seconds * 1_000_000)
    }

    fn sign(at: u64, wall: i64, facts: usize) -> LifeSign {
        LifeSign { at: second(at), wall: wall * 1_000, starts: 0, facts }
    }

    fn started() -> Recorded {
        Recorded { at: Moment::ZERO, fact: Fact::Arbiter(ArbiterAct::Starts) }
    }

    #[test]
    fn three_minutes_of_silence_while_the_clock_ran_are_told() {
        let steady = [sign(5, 1_005, 1), sign(65, 1_065, 1), sign(125, 1_125, 1)];
        assert_eq!(doubts(setting(), &[started()], &steady), []);
        let silent = [sign(5, 1_005, 1), sign(185, 1_185, 1)];
        let silence = TimeDoubt::Silence { from: second(5), lasted: Span::from_seconds(180) };
        assert_eq!(doubts(setting(), &[started()], &silent), [silence]);
        // There are no signs of life while the clock stands.
        assert_eq!(doubts(setting(), &[], &silent), []);
    }

    #[test]
    fn a_clock_on_the_wall_that_was_set_is_told() {
        let by = |seconds| Span::from_seconds(seconds);
        let set = |at, seconds, way| TimeDoubt::WallSet { at: second(at), by: by(seconds), way };
        let signs = [sign(5, 1_005, 1), sign(65, 1_245, 1), sign(125, 1_125, 1)];
        let expected = [set(65, 180, ClockSetting::Forward), set(125, 180, ClockSetting::Back)];
        assert_eq!(doubts(setting(), &[started()], &signs), expected);
        // After a restart of the machine the count is another one.
        let mut restarted = signs;
        restarted[1].starts = 1;
        restarted[2].starts = 2;
        assert_eq!(doubts(setting(), &[started()], &restarted), []);
    }
}
