//! A comment in a game: words, and commands of programs, of which those of the clock are understood.

use crate::notation::harmless::harmless;
use std::fmt;
use std::time::Duration;

/// A comment, in the order in which it was written. White space becomes single spaces.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Comment {
    parts: Vec<CommentPart>,
}

/// A part of a comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CommentPart {
    /// Words for a reader.
    Text(String),
    /// The time left on the mover's clock after the move, `[%clk 1:05:23]`.
    Clock(Duration),
    /// The time the move took, `[%emt 0:00:12]`.
    Elapsed(Duration),
    /// Any other command, brackets included, as it was written.
    Command(String),
}

impl Comment {
    /// Reads the text between the signs of a comment.
    #[must_use]
    pub fn read(text: &str) -> Comment {
        // Replace control characters first: one could hide a command that would appear when the text is read again.
        let text = harmless(text);
        let mut comment = Comment::default();
        let mut rest = text.as_ref();
        while let Some((before, command, after)) = next_command(rest) {
            comment.add_text(before);
            comment.parts.push(read_command(command));
            rest = after;
        }
        comment.add_text(rest);
        comment
    }

    /// A comment with the time left.
    #[must_use]
    pub fn of_clock(left: Duration) -> Comment {
        Comment { parts: vec![CommentPart::Clock(left)] }
    }

    /// A comment with the time that the move took.
    #[must_use]
    pub fn of_elapsed(taken: Duration) -> Comment {
        Comment { parts: vec![CommentPart::Elapsed(taken)] }
    }

    #[must_use]
    pub fn parts(&self) -> &[CommentPart] {
        &self.parts
    }

    /// Whether it has no parts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    fn add_text(&mut self, text: &str) {
        let words = single_spaced(text);
        if !words.is_empty() {
            self.parts.push(CommentPart::Text(words));
        }
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts.iter().enumerate() {
            write!(f, "{}{part}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Display for CommentPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommentPart::Text(words) | CommentPart::Command(words) => f.write_str(words),
            CommentPart::Clock(left) => write!(f, "[%clk {}]", Hours(*left)),
            CommentPart::Elapsed(taken) => write!(f, "[%emt {}]", Hours(*taken)),
        }
    }
}

fn single_spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !spaced.is_empty() {
            spaced.push(' ');
        }
        spaced.push_str(word);
    }
    spaced
}

/// The text before the first command, the command with its brackets, and the rest.
fn next_command(text: &str) -> Option<(&str, &str, &str)> {
    let (before, from_command) = text.split_at(text.find("[%")?);
    let (command, after) = from_command.split_at(from_command.find(']')? + 1);
    Some((before, command, after))
}

fn read_command(command: &str) -> CommentPart {
    let inside = command.strip_prefix("[%").and_then(|rest| rest.strip_suffix(']'));
    let mut words = inside.unwrap_or_default().split_whitespace();
    let time = match (words.next(), words.next().and_then(read_hours), words.next()) {
        (Some("clk"), Some(time), None) => Some(CommentPart::Clock(time)),
        (Some("emt"), Some(time), None) => Some(CommentPart::Elapsed(time)),
        _ => None,
    };
    time.unwrap_or_else(|| CommentPart::Command(single_spaced(command)))
}

/// Reads `1:05:23` or `0:00:09.75`. Any other form is left to the program that wrote it.
fn read_hours(text: &str) -> Option<Duration> {
    let mut fields = text.split(':');
    let (hours, minutes, seconds) = (fields.next()?, fields.next()?, fields.next()?);
    if fields.next().is_some() {
        return None;
    }
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let sixty = |field: &str| number(field).filter(|value| *value < 60 && field.len() <= 2);
    let nanos = number(fraction).filter(|_| fraction.len() <= 9)?
        * 10_u64.pow(9_u32.saturating_sub(u32::try_from(fraction.len()).ok()?));
    // More digits than any clock has or any sentence can tell are refused.
    let hours = number(hours).filter(|_| hours.len() <= 4)?;
    let whole = hours * 3600 + sixty(minutes)? * 60 + sixty(seconds)?;
    Some(Duration::from_secs(whole) + Duration::from_nanos(nanos))
}

fn number(digits: &str) -> Option<u64> {
    let all_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if all_digits { digits.parse().ok() } else { None }
}

/// Hours, minutes, seconds, and their fraction if there is one.
struct Hours(Duration);

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.0.subsec_nanos() {
            0 => Ok(()),
            nanos => write!(f, ".{}", format!("{nanos:09}").trim_end_matches('0')),
        }
    }
}
