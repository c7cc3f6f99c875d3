//! A time control as people write it, read and written: `90+30`, `40/90 then 30 each 30 s`, `15 delay 5`. Times are
//! in minutes and bonuses in seconds, unless a unit is given. A text that can only be the TimeControl tag of PGN, in
//! seconds, is read by `pgn`.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use super::expected::ExpectedTime;
use super::moment::Span;
use super::pgn::is_surely_a_tag;
use super::schedule::{Period, Schedule, TimeControl, TimeMode};
use super::tokens::{TimeControlError, Token, Tokens};

/// A larger number of minutes is more likely seconds of a PGN tag, so a unit is required.
const MOST_BARE_MINUTES: u64 = 240;

/// The spellings of each unit of time. The first one is used for writing.
const UNITS: [(&[&str], Span); 5] = [
    (
        &["h", "hour", "hours", "hr", "hrs", "std", "stunde", "stunden", "heure", "heures"],
        Span::from_minutes(60),
    ),
    (&["min", "minute", "minutes", "mins", "m", "minuten", "mn"], Span::from_minutes(1)),
    (
        &[
            "s", "second", "seconds", "sec", "secs", "sek", "sekunde", "sekunden", "seconde",
            "secondes",
        ],
        Span::from_seconds(1),
    ),
    (&["ms", "millisecond", "milliseconds"], Span::from_millis(1)),
    (&["us", "microsecond", "microseconds"], Span::from_micros(1)),
];

/// The words between two periods, and the words before a bonus for all of them.
const THEN: &[&str] = &["then", "dann", "danach", "puis", "ensuite"];
const FOR_ALL: &[&str] = &["each", "all", "jeweils", "chaque"];
/// The words for a number of moves, and for the time in which to make them.
const MOVES: &[&str] = &["moves", "züge", "zügen", "zuege", "zuegen", "coups"];
const WITHIN: &[&str] = &["in", "en"];
/// The words for a bonus that is given for each move.
const PER_MOVE: [[&str; 2]; 7] = [
    ["per", "move"],
    ["a", "move"],
    ["each", "move"],
    ["pro", "zug"],
    ["je", "zug"],
    ["par", "coup"],
    ["chaque", "coup"],
];

const FISCHER: &[&str] = &["fischer", "increment", "inc", "bonus", "plus"];
const BRONSTEIN: &[&str] = &["bronstein"];
const DELAY: &[&str] = &["delay", "d"];
const HOURGLASS: &[&str] = &["hourglass"];

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        if is_surely_a_tag(text)
            && let Some(control) = TimeControl::from_pgn(text)?
        {
            return Ok(control);
        }
        let mut tokens = Tokens::of(text)?;
        let control = if tokens.takes_word(&["white"]) {
            let white = schedule(&mut tokens)?;
            if !(tokens.takes_sign(';') && tokens.takes_word(&["black"])) {
                return Err(tokens.unexpected(ExpectedTime::BlacksTime));
            }
            TimeControl::odds(white, schedule(&mut tokens)?)
        } else {
            TimeControl::equal(schedule(&mut tokens)?)
        };
        tokens.ended(ExpectedTime::GoesOn)?;
        Ok(control)
    }
}

fn schedule(tokens: &mut Tokens) -> Result<Schedule, TimeControlError> {
    if tokens.takes_word(&["untimed"]) || tokens.takes_words(&["no", "clock"]) {
        return Ok(Schedule::untimed());
    }
    let mut columns = vec![tokens.column()];
    let mut periods = vec![period(tokens)?];
    loop {
        let another = separator(tokens);
        if tokens.takes_word(FOR_ALL) {
            bonus_for_all(tokens, &mut periods)?;
            break;
        }
        if !another {
            break;
        }
        columns.push(tokens.column());
        periods.push(period(tokens)?);
    }
    Schedule::new(periods).map_err(|problem| TimeControlError::impossible(problem, &columns))
}

/// Takes the separator between two periods.
fn separator(tokens: &mut Tokens) -> bool {
    let comma = tokens.takes_sign(',');
    let word = tokens.takes_word(THEN) || tokens.takes_words(&["followed", "by"]);
    comma || word
}

fn bonus_for_all(tokens: &mut Tokens, periods: &mut [Period]) -> Result<(), TimeControlError> {
    let mode = match tokens.ahead(0) {
        Some(Token::Number(_)) => Some(TimeMode::Fischer(bonus(tokens)?)),
        _ => mode(tokens)?,
    };
    let mode = mode.ok_or_else(|| tokens.unexpected(ExpectedTime::Bonus))?;
    for period in periods.iter_mut().filter(|period| period.mode == TimeMode::SuddenDeath) {
        period.mode = mode;
    }
    Ok(())
}

/// Reads a period: `40/90 + 30`, `90 min for 40 moves`, `30`, `hourglass 3`.
fn period(tokens: &mut Tokens) -> Result<Period, TimeControlError> {
    if tokens.takes_word(HOURGLASS) {
        return Ok(Period::rest(
            duration(tokens, TimeUnit::Minutes, ExpectedTime::Time)?,
            TimeMode::Hourglass,
        ));
    }
    if rest_marked(tokens) {
        tokens.skip(2);
        let base = duration(tokens, TimeUnit::Minutes, ExpectedTime::Time)?;
        return Ok(Period::rest(base, mode(tokens)?.unwrap_or(TimeMode::SuddenDeath)));
    }
    let moves = match (tokens.ahead(0), tokens.ahead(1)) {
        (Some(Token::Number(_)), Some(Token::Sign('/'))) => Some(number_of_moves(tokens, 1)?),
        (Some(Token::Number(_)), Some(Token::Word(word))) if MOVES.contains(&&**word) => {
            let moves = number_of_moves(tokens, 1)?;
            if !tokens.takes_word(WITHIN) {
                return Err(tokens.unexpected(ExpectedTime::InAndTime));
            }
            Some(moves)
        }
        _ => None,
    };
    let base = duration(tokens, TimeUnit::Minutes, ExpectedTime::Time)?;
    let moves = if moves.is_none() { moves_after_time(tokens)? } else { moves };
    Ok(Period { moves, base, mode: mode(tokens)?.unwrap_or(TimeMode::SuddenDeath) })
}

/// Whether `G/60` or `SD/30` follows, the American form.
fn rest_marked(tokens: &Tokens) -> bool {
    tokens.has_word(0, &["g", "sd"]) && tokens.ahead(1) == Some(&Token::Sign('/'))
}

/// Reads what a time is for: `for 40 moves`, `/40 moves`, `for the rest`, `/end`.
fn moves_after_time(tokens: &mut Tokens) -> Result<Option<NonZeroU32>, TimeControlError> {
    if !(tokens.takes_word(&["for"]) || tokens.takes_sign('/')) {
        return Ok(None);
    }
    tokens.takes_word(&["the"]);
    if tokens.takes_word(&["rest", "end"]) {
        let _ = tokens.takes_words(&["of", "the", "game"]);
        return Ok(None);
    }
    tokens.takes_word(&["first", "next"]);
    let moves = number_of_moves(tokens, 0)?;
    if tokens.takes_word(MOVES) {
        Ok(Some(moves))
    } else {
        Err(tokens.unexpected(ExpectedTime::WordMoves))
    }
}

/// Takes a number of moves and the next `after` tokens, which were already checked.
fn number_of_moves(tokens: &mut Tokens, after: usize) -> Result<NonZeroU32, TimeControlError> {
    let wrong = tokens.unexpected(ExpectedTime::MovesAtLeastOne);
    let number = tokens.number(ExpectedTime::MovesAtLeastOne)?;
    tokens.skip(after);
    u32::try_from(number).ok().and_then(NonZeroU32::new).ok_or(wrong)
}

/// Reads the mode after a time, if there is one: `+ 30`, `delay 5`, `with an increment of 30 seconds`.
fn mode(tokens: &mut Tokens) -> Result<Option<TimeMode>, TimeControlError> {
    let announced = tokens.takes_word(&["with"]);
    if announced {
        tokens.takes_word(&["a", "an"]);
    }
    if tokens.takes_word(HOURGLASS) {
        return Ok(Some(TimeMode::Hourglass));
    }
    let of: fn(Span) -> TimeMode = if tokens.takes_sign('+') || tokens.takes_word(FISCHER) {
        TimeMode::Fischer
    } else if tokens.takes_word(BRONSTEIN) {
        TimeMode::Bronstein
    } else if tokens.takes_word(DELAY) {
        TimeMode::Delay
    } else if announced {
        return Err(tokens.unexpected(ExpectedTime::WayToGiveTime));
    } else {
        return Ok(None);
    };
    tokens.takes_word(&["of"]);
    bonus(tokens).map(of).map(Some)
}

/// Reads the length of a bonus, and `per move from move 1` after it.
fn bonus(tokens: &mut Tokens) -> Result<Span, TimeControlError> {
    let bonus = duration(tokens, TimeUnit::Seconds, ExpectedTime::Bonus)?;
    if tokens.ahead(0) == Some(&Token::Sign('/')) && tokens.has_word(1, &["move"]) {
        tokens.skip(2);
    } else {
        let _ = PER_MOVE.iter().any(|words| tokens.takes_words(words));
    }
    if tokens.takes_words(&["from", "move"]) && !tokens.takes_word(&["one"]) {
        tokens.takes_number(1, ExpectedTime::FromMoveOne)?;
    }
    Ok(bonus)
}

/// The unit of a bare number.
#[derive(Debug, Clone, Copy)]
enum TimeUnit {
    Minutes,
    Seconds,
}

/// Reads a length of time: a bare number, which may have decimals, `0.5`, or numbers with units, `1 h 30 min`.
fn duration(
    tokens: &mut Tokens,
    bare: TimeUnit,
    expected: ExpectedTime,
) -> Result<Span, TimeControlError> {
    let too_much = tokens.unexpected(ExpectedTime::FewMinutesOrUnit);
    let number = tokens.number(expected)?;
    let thousandths = tokens.thousandths()?;
    let of =
        |unit: Span| unit.times(number) + Span::from_micros(unit.as_micros() / 1000 * thousandths);
    let Some(unit) = unit(tokens) else {
        return match bare {
            TimeUnit::Minutes if number > MOST_BARE_MINUTES => Err(too_much),
            TimeUnit::Minutes => Ok(of(Span::from_minutes(1))),
            TimeUnit::Seconds => Ok(of(Span::from_seconds(1))),
        };
    };
    let mut total = of(unit);
    while let Some(Token::Number(_)) = tokens.ahead(0) {
        let number = tokens.number(expected)?;
        let Some(unit) = self::unit(tokens) else {
            return Err(tokens.unexpected(ExpectedTime::Unit));
        };
        total = total + unit.times(number);
    }
    Ok(total)
}

fn unit(tokens: &mut Tokens) -> Option<Span> {
    let (_, length) = *UNITS.iter().find(|(forms, _)| tokens.has_word(0, forms))?;
    tokens.skip(1);
    // "10 Min."
    let _ = tokens.takes_sign('.');
    Some(length)
}

/// The short form, which reads back as the same time control.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.schedules.white == self.schedules.black {
            self.schedules.white.fmt(f)
        } else {
            write!(f, "white {}; black {}", self.schedules.white, self.schedules.black)
        }
    }
}

/// The periods, separated by commas; `untimed` for no limit.
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_untimed() {
            return f.write_str("untimed");
        }
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            period.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        f.write_str(&written(self.base, Span::from_minutes(1), MOST_BARE_MINUTES))?;
        let bonus = written(self.mode.bonus(), Span::from_seconds(1), u64::MAX);
        match self.mode {
            TimeMode::SuddenDeath => Ok(()),
            TimeMode::Fischer(_) => write!(f, "+{bonus}"),
            TimeMode::Bronstein(_) => write!(f, " bronstein {bonus}"),
            TimeMode::Delay(_) => write!(f, " delay {bonus}"),
            TimeMode::Hourglass => f.write_str(" hourglass"),
        }
    }
}

/// A bare number if the span is a whole number of that unit, otherwise numbers with units.
fn written(span: Span, bare: Span, most_bare: u64) -> String {
    let bare_number = span.as_micros() / bare.as_micros();
    if bare_number <= most_bare && bare.times(bare_number) == span {
        return bare_number.to_string();
    }
    let mut left = span;
    let mut parts = Vec::new();
    for (forms, unit) in UNITS {
        let number = left.as_micros() / unit.as_micros();
        left = left - unit.times(number);
        if let (1.., Some(form)) = (number, forms.first()) {
            parts.push(format!("{number} {form}"));
        }
    }
    parts.join(" ")
}
