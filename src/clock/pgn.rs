//! The TimeControl tag of PGN, read and written: `40/9000:1800+30`.

use std::num::NonZeroU32;

use super::expected::ExpectedTime;
use super::moment::Span;
use super::schedule::{Period, Schedule, TimeControl, TimeMode};
use super::tokens::{TimeControlError, Token, Tokens};

impl TimeControl {
    /// The time control of a PGN tag; `None` for `?`, which means unknown. The tag has the same seconds for both
    /// sides: `40/9000` is moves in seconds, `300` for the rest, `300+3` with an increment, `*180` an hourglass, `-`
    /// no limit, and a colon separates two periods.
    ///
    /// # Errors
    /// If the text is anything else.
    pub fn from_pgn(text: &str) -> Result<Option<TimeControl>, TimeControlError> {
        let mut tokens = Tokens::of(text)?;
        let control = if tokens.takes_sign('?') {
            None
        } else if tokens.takes_sign('-') {
            Some(TimeControl::untimed())
        } else {
            let mut columns = vec![tokens.column()];
            let mut periods = vec![period(&mut tokens)?];
            while tokens.takes_sign(':') {
                columns.push(tokens.column());
                periods.push(period(&mut tokens)?);
            }
            let schedule = Schedule::new(periods)
                .map_err(|problem| TimeControlError::impossible(problem, &columns))?;
            Some(TimeControl::equal(schedule))
        };
        tokens.ended(ExpectedTime::GoesOnInTag)?;
        Ok(control)
    }

    /// The PGN tag of this time control. `None` if PGN has no form for it: delay, Bronstein, different times for the
    /// two sides, or parts of a second.
    #[must_use]
    pub fn to_pgn(&self) -> Option<String> {
        let schedule = &self.schedules.white;
        if *schedule != self.schedules.black {
            return None;
        }
        if schedule.is_untimed() {
            return Some("-".to_owned());
        }
        let fields: Option<Vec<String>> = schedule.periods().iter().map(field).collect();
        fields.map(|fields| fields.join(":"))
    }
}

/// Whether a text can only be a PGN tag, with seconds, and not a time control in minutes: it has the star of an
/// hourglass, is just `-`, or has a time that would be too long in minutes.
pub(super) fn is_surely_a_tag(text: &str) -> bool {
    /// Four hours, for a period with a bonus.
    const MOST_MINUTES_WITH_A_BONUS: u64 = 240;
    /// Ten hours, for a number of moves or after them.
    const MOST_MINUTES: u64 = 600;
    let text = text.trim();
    let signs = |sign: char| sign.is_ascii_digit() || matches!(sign, '+' | '/' | ':' | '*');
    let is_too_long = |period: &str| {
        let (base, most) = match period.split_once('+') {
            Some((base, _)) => (base, MOST_MINUTES_WITH_A_BONUS),
            None => (period, MOST_MINUTES),
        };
        let base = base.rsplit('/').next().and_then(|digits| digits.parse::<u64>().ok());
        base.is_some_and(|base| base > most)
    };
    let beside_more = text.contains(['+', '/']) && text.split(':').any(is_too_long);
    text == "-" || (text.chars().all(signs) && (text.contains('*') || beside_more))
}

fn period(tokens: &mut Tokens) -> Result<Period, TimeControlError> {
    if tokens.takes_sign('*') {
        let base = Span::from_seconds(tokens.number(ExpectedTime::Seconds)?);
        return Ok(Period::rest(base, TimeMode::Hourglass));
    }
    let moves = match (tokens.ahead(0), tokens.ahead(1)) {
        (Some(Token::Number(_)), Some(Token::Sign('/'))) => Some(moves(tokens)?),
        _ => None,
    };
    let base = Span::from_seconds(tokens.number(ExpectedTime::Seconds)?);
    let mode = if tokens.takes_sign('+') {
        TimeMode::Fischer(Span::from_seconds(tokens.number(ExpectedTime::Seconds)?))
    } else {
        TimeMode::SuddenDeath
    };
    Ok(Period { moves, base, mode })
}

/// Takes the number of moves and the slash after it.
fn moves(tokens: &mut Tokens) -> Result<NonZeroU32, TimeControlError> {
    let wrong = tokens.unexpected(ExpectedTime::MovesAtLeastOne);
    let number = tokens.number(ExpectedTime::Moves)?;
    tokens.skip(1);
    u32::try_from(number).ok().and_then(NonZeroU32::new).ok_or(wrong)
}

fn field(period: &Period) -> Option<String> {
    let base = seconds(period.base)?;
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    match period.mode {
        TimeMode::SuddenDeath => Some(format!("{moves}{base}")),
        TimeMode::Fischer(bonus) => Some(format!("{moves}{base}+{}", seconds(bonus)?)),
        TimeMode::Hourglass if period.moves.is_none() => Some(format!("*{base}")),
        TimeMode::Hourglass | TimeMode::Bronstein(_) | TimeMode::Delay(_) => None,
    }
}

fn seconds(span: Span) -> Option<u64> {
    (Span::from_seconds(span.whole_seconds()) == span).then(|| span.whole_seconds())
}
