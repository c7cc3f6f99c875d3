//! Questions and wishes in free words, as commands: "where's my queen, please" is `pieces my queen`. Every word must be
//! known, in one language, and together they make the wish. A move is never taken for a question, and the position
//! plays no part.

mod asked_line;
mod asking_words;
mod question_rule;
mod rules;
pub(crate) mod sense;

use std::sync::LazyLock;

use super::commands::{Activity, Command, command, fitting, takes_any_line};
use super::hear::hear;
use super::language::Language;
use super::lettered_move::lettered_move;
use super::lexicon::words_of_moves;
use super::spelling::{HeardAsOne, words_of};
use asked_line::{AskedLine, Fitting};
use asking_words::AskingWords;

/// Longer lines are not questions.
const MOST_WORDS: usize = 24;
/// No name has more words.
const LONGEST_NAME: usize = 3;

/// The words of each language. English is tried first.
static WORDS: LazyLock<Vec<AskingWords>> = LazyLock::new(|| {
    let others = Language::ALL.into_iter().filter(|language| *language != Language::English);
    let all = std::iter::once(Language::English).chain(others);
    all.map(|language| AskingWords::of(&language.words().questions)).collect()
});

/// The command and its words that a typed line means in an activity. If it is unclear, the command at the start of the
/// line.
#[must_use]
pub fn typed_command(line: &str, activity: Activity) -> Option<(Command, String)> {
    meant(line, activity).or_else(|| command(line).filter(|(_, rest)| !is_by_accident(line, rest)))
}

/// The command that is meant, in the table's words with fitting words after it, or in free words. A command of this
/// activity comes first. Deeds at a table are never guessed.
fn meant(line: &str, activity: Activity) -> Option<(Command, String)> {
    let is_given = |found: &(Command, String)| found.0.meant_in(activity).is_given_in(activity);
    let known = fitting(line);
    if let Some(known) = known.clone().filter(is_given) {
        return Some(asked_as_a_line(line, &known, activity).filter(is_given).unwrap_or(known));
    }
    let begun = command(line).map(|(begun, _)| begun);
    let asked = asked(line, activity).filter(|(asked, _)| match begun {
        None => true,
        Some(Command::Reads) if Command::Reads.is_given_in(activity) => {
            !matches!(asked, Command::Scan | Command::Square)
        }
        Some(begun) => !begun.is_deed(),
    });
    let barely = || asked_barely(line).filter(|found| begun.is_none() && is_given(found));
    match asked.or_else(barely) {
        Some(found) if is_given(&found) => Some(found),
        asked => known.or(asked),
    }
}

/// The meaning of a whole line that starts with a command for free text: "name all white pawns".
fn asked_as_a_line(
    line: &str,
    (known, rest): &(Command, String),
    activity: Activity,
) -> Option<(Command, String)> {
    let is_long = rest.split_whitespace().count() > LONGEST_NAME;
    let words = words_of_no_move(line).filter(|_| is_long && takes_any_line(*known))?;
    asked_in(&words, Fitting::Whole, activity).filter(|(asked, _)| !asked.is_deed())
}

/// Whether a long line merely starts with a letter that is a command.
fn is_by_accident(line: &str, rest: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    first.chars().count() == 1 && rest.split_whitespace().count() > 1
}

/// The command that a line asks for by its words together, preferably one of the activity: with all words, with one of
/// its parts, or with the words that matter.
fn asked(line: &str, activity: Activity) -> Option<(Command, String)> {
    let words = words_of_no_move(line)?;
    asked_in(&words, Fitting::Whole, activity)
        .or_else(|| asked_in_parts(line, Fitting::Whole, activity))
        .or_else(|| asked_in(&words, Fitting::ByWhatMatters, activity))
        .or_else(|| asked_in_parts(line, Fitting::ByWhatMatters, activity))
}

fn asked_in(
    words: &[HeardAsOne],
    fitting: Fitting,
    activity: Activity,
) -> Option<(Command, String)> {
    let read: Vec<AskedLine> = WORDS.iter().filter_map(|language| language.read(words)).collect();
    let may_be = |command: Command| fitting == Fitting::Whole || !command.is_deed();
    let is_given = |command: Command| command.meant_in(activity).is_given_in(activity);
    let given = read
        .iter()
        .find_map(|asked| asked.meant(fitting, |command| may_be(command) && is_given(command)));
    given.or_else(|| read.iter().find_map(|asked| asked.meant(fitting, may_be)))
}

/// The command that the parts between commas and stops ask for, if none of them is a move and all agree.
fn asked_in_parts(line: &str, fitting: Fitting, activity: Activity) -> Option<(Command, String)> {
    let parts: Vec<&str> =
        line.split([',', ';', '.', '!', '?', ':']).filter(|part| !part.trim().is_empty()).collect();
    if parts.len() < 2 {
        return None;
    }
    let mut asked = None;
    for part in parts {
        let words = words_of_no_move(part)?;
        match (asked_in(&words, fitting, activity), &asked) {
            (Some(found), Some(before)) if found != *before => return None,
            (Some(found), _) => asked = Some(found),
            (None, _) => {}
        }
    }
    asked
}

/// The command that a line names, with words around it that mean nothing.
fn asked_barely(line: &str) -> Option<(Command, String)> {
    let words = words_of_no_move(line)?;
    WORDS.iter().find_map(|language| language.bare(&words))
}

/// The words of a line. `None` if it is a move, or too long.
fn words_of_no_move(line: &str) -> Option<Vec<HeardAsOne<'_>>> {
    if lettered_move(line).is_some() || hear(line, words_of_moves()).is_ok() {
        return None;
    }
    let words: Vec<HeardAsOne> = words_of(line).take(MOST_WORDS + 1).collect();
    (1..=MOST_WORDS).contains(&words.len()).then_some(words)
}

#[cfg(test)]
mod tests;
