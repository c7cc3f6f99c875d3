//! Questions and wishes in free words, as the command that they mean: "where's my queen, please" is
//! `pieces my queen`. Every word of a question has to say something that is known here, in one language; what
//! its words say together makes the wish. Never takes a move for a question, and never knows a position.

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

/// Nobody asks with more.
const MOST_WORDS: usize = 24;
/// No name has more.
const LONGEST_NAME: usize = 3;

/// The words of each language. English ones are looked at first.
static WORDS: LazyLock<Vec<AskingWords>> = LazyLock::new(|| {
    let others = Language::ALL.into_iter().filter(|language| *language != Language::English);
    let all = std::iter::once(Language::English).chain(others);
    all.map(|language| AskingWords::of(&language.words().questions)).collect()
});

/// The command that somebody means who types a line in an activity, and what follows it; where neither
/// is clear, the one whose words it begins with.
#[must_use]
pub fn typed_command(line: &str, activity: Activity) -> Option<(Command, String)> {
    meant(line, activity).or_else(|| command(line).filter(|(_, rest)| !is_by_accident(line, rest)))
}

/// The command that is meant in the words of the table, where what follows fits, or in words of somebody's
/// own. One that may be given in the activity comes first. What is done at a table is never guessed at.
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

/// What a line asks for as a whole that begins with a word that takes any line: "name all white pawns".
fn asked_as_a_line(
    line: &str,
    (known, rest): &(Command, String),
    activity: Activity,
) -> Option<(Command, String)> {
    let is_long = rest.split_whitespace().count() > LONGEST_NAME;
    let words = words_of_no_move(line).filter(|_| is_long && takes_any_line(*known))?;
    asked_in(&words, Fitting::Whole, activity).filter(|(asked, _)| !asked.is_deed())
}

/// Whether a line of many words only begins with a letter that is a command.
fn is_by_accident(line: &str, rest: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    first.chars().count() == 1 && rest.split_whitespace().count() > 1
}

/// The command that a line asks for by what its words say together, where it may be given first: in all of its
/// words, in one of its parts, or in those that matter.
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

/// The command that some of the parts between commas and stops ask for, where none of them is a move, and all
/// that ask for one ask for the same.
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

/// The command that a line names, with words around it that say nothing.
fn asked_barely(line: &str) -> Option<(Command, String)> {
    let words = words_of_no_move(line)?;
    WORDS.iter().find_map(|language| language.bare(&words))
}

/// The words of a line that is no move, and not too many.
fn words_of_no_move(line: &str) -> Option<Vec<HeardAsOne<'_>>> {
    if lettered_move(line).is_some() || hear(line, words_of_moves()).is_ok() {
        return None;
    }
    let words: Vec<HeardAsOne> = words_of(line).take(MOST_WORDS + 1).collect();
    (1..=MOST_WORDS).contains(&words.len()).then_some(words)
}

#[cfg(test)]
mod tests;
