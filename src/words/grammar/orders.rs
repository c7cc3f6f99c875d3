//! The phrases of answers, commands, questions and the questions before a game, in the user's language.

use super::super::commands::{
    Activity, CommandEntry, CommandTable, HelpWanted, ListenedFor, Takes,
};
use super::super::drills;
use super::super::language::{Language, Wording, number};
use super::super::spelling::{is_typed_as, is_typed_as_any};
use super::super::vocabulary::{Noun, Time};
use super::vocabulary::sounds;
use super::{announcements, spoken};
use crate::chess::Role;
use crate::clock::TimeControl;

/// How much likelier a command is than one announcement.
const WEIGHT: usize = 4;

/// Yes and no.
pub(super) fn answers(language: Language) -> Vec<String> {
    let vocabulary = language.vocabulary();
    [&vocabulary.yes, &vocabulary.no].into_iter().flat_map(sounds).collect()
}

/// Every answer and command word of any moment.
pub(super) fn all<C: Copy + Eq>(
    commands: &CommandTable<C>,
    language: Language,
) -> impl Iterator<Item = String> {
    answers(language).into_iter().chain(alone(commands, language).map(|(_, word)| word))
}

/// The words that are commands by themselves.
fn alone<C: Copy + Eq>(
    commands: &CommandTable<C>,
    language: Language,
) -> impl Iterator<Item = (&CommandEntry<C>, String)> {
    let said = commands.spoken(language).filter(|(row, word)| row.is_said_alone(word));
    said.map(|(row, word)| (row, spoken(word)))
}

/// A player's deeds at the table, alone or followed by a move.
pub(super) fn deeds<C: Copy + Eq>(
    commands: &CommandTable<C>,
    wording: Wording,
    language: Language,
) -> Vec<String> {
    let mut phrases = Vec::new();
    for (row, word) in at_the_table(commands, ListenedFor::Deed, language) {
        phrases.extend(vec![word.clone(); WEIGHT]);
        if row.takes == Takes::Move {
            let few = announcements::few(wording);
            phrases.extend(few.iter().map(|announcement| format!("{word} {announcement}")));
        }
    }
    phrases
}

/// A player's questions at the table, alone or followed by a square.
pub(super) fn questions<C: Copy + Eq>(
    commands: &CommandTable<C>,
    wording: Wording,
    language: Language,
) -> Vec<String> {
    let mut phrases = Vec::new();
    for (row, word) in at_the_table(commands, ListenedFor::Question, language) {
        if row.takes == Takes::Square {
            let squares = announcements::squares(wording);
            phrases.extend(squares.iter().map(|square| format!("{word} {square}")));
        } else {
            if matches!(row.takes, Takes::Piece | Takes::Topics) {
                let about = about(&row.takes, wording, language);
                phrases.extend(about.iter().map(|about| format!("{word} {about}")));
            }
            phrases.extend(vec![word; WEIGHT]);
        }
    }
    phrases
}

fn at_the_table<C: Copy + Eq>(
    commands: &CommandTable<C>,
    heard: ListenedFor,
    language: Language,
) -> impl Iterator<Item = (&CommandEntry<C>, String)> {
    let rows = commands.heard_in(Activity::Table).filter(move |row| row.heard == heard);
    rows.flat_map(move |row| row.spoken(language).map(move |word| (row, spoken(word))))
}

fn pieces(wording: Wording) -> Vec<String> {
    let words = wording.words.vocabulary();
    Role::ALL.iter().flat_map(|role| sounds(words.pieces.of(*role))).collect()
}

/// Questions and deeds at home, alone or with what they are about.
pub(super) fn at_home<C: Copy + Eq>(
    commands: &CommandTable<C>,
    activity: Activity,
    wording: Wording,
    language: Language,
) -> Vec<String> {
    let mut phrases = Vec::new();
    for row in commands.heard_in(activity) {
        let about = about(&row.takes, wording, language);
        for said in row.spoken(language) {
            let word = spoken(said);
            phrases.extend(about.iter().map(|about| format!("{word} {about}")));
            if row.is_said_alone(said) {
                phrases.extend(vec![word; WEIGHT]);
            }
        }
    }
    phrases
}

/// The words after a command.
fn about(takes: &Takes, wording: Wording, language: Language) -> Vec<String> {
    match takes {
        Takes::Square | Takes::PerhapsSquare => announcements::squares(wording),
        Takes::Piece => pieces(wording),
        Takes::Line => announcements::lines(wording),
        Takes::Number(counts) | Takes::Count(counts) => {
            counts.clone().map(|count| spoken(&number(count, language))).collect()
        }
        Takes::Colour => colours(language),
        Takes::Topics => HelpWanted::words(language).map(spoken).collect(),
        Takes::Nothing | Takes::Squares | Takes::Move | Takes::Typed => Vec::new(),
    }
}

/// A player's commands at the drills. Questions about a board are added when a drill shows one.
pub(super) fn drills<C: Copy + Eq>(commands: &CommandTable<C>, language: Language) -> Vec<String> {
    let rows = || commands.heard_in(Activity::Drills).filter(|row| !row.asks_a_board());
    let alone = rows().flat_map(|row| row.spoken(language).map(spoken));
    let numbered = rows().filter(|row| matches!(row.takes, Takes::Number(_)));
    let numbered = numbered.flat_map(|row| {
        row.words_in(language).flat_map(|word| {
            let word = spoken(word);
            let number = |count: u16| spoken(&number(count, language));
            let counts = match &row.takes {
                Takes::Number(counts) => counts.clone().map(number).collect(),
                _ => Vec::new(),
            };
            counts.into_iter().map(move |count| format!("{word} {count}"))
        })
    });
    alone.chain(numbered).collect()
}

/// One to ten.
pub(super) fn numbers(language: Language) -> Vec<String> {
    (1..=10).map(|count| spoken(&number(count, language))).collect()
}

/// White and black.
pub(super) fn colours(language: Language) -> Vec<String> {
    let vocabulary = language.vocabulary();
    [&vocabulary.white, &vocabulary.black].into_iter().map(|term| spoken(term.said)).collect()
}

/// Light and dark, in their own words and in those for colours.
pub(super) fn shades(language: Language) -> Vec<String> {
    let own = drills::shades(language).map(|words| words[0]);
    own.map(str::to_owned).into_iter().chain(colours(language)).collect()
}

/// "Neunzig plus dreißig", "fünf Minuten drei Sekunden".
pub(super) fn time_controls(language: Language) -> Vec<String> {
    let time = &language.vocabulary().time;
    let said = |count: u16| spoken(&number(count, language));
    let counted = |count: u16, noun: &Noun| {
        let noun = if (time.singular)(count) { noun.one } else { noun.many };
        format!("{} {}", said(count), spoken(noun))
    };
    let mut phrases = Vec::new();
    for count in (1..60).chain([60, 90, 100, 120]) {
        let more = count % 60;
        phrases.push(said(count));
        phrases.push(format!("{} plus {}", said(count), said(more)));
        phrases.push(counted(count, &time.minutes));
        phrases.push(format!("{} {}", counted(count, &time.minutes), counted(more, &time.seconds)));
    }
    phrases.extend((1..8).map(|count| counted(count, &time.hours)));
    phrases
}

/// A spoken time control in writing: "90+30", "5". `None` for other words.
#[must_use]
pub fn time_control(text: &str, language: Language) -> Option<String> {
    let time = &language.vocabulary().time;
    let count_of = |words: &[&str]| {
        // "Vingt et une minutes": before a unit, the number has the feminine form.
        let said = match words {
            [tens @ .., "une"] => [tens, &["un"]].concat().join(" "),
            _ => words.join(" "),
        };
        let is_it = |count: &u16| is_typed_as(&said, &spoken(&number(*count, language)));
        (0..=LONGEST_MINUTES).find(is_it)
    };
    let text = text.to_lowercase();
    let words = without_and(text.split_whitespace().collect(), time);
    in_words(&words, time, count_of).or_else(|| in_figures(&words, count_of))
}

/// Numbers and units in words only: "fünfzehn plus zehn", "zwei Stunden".
fn in_words(
    words: &[&str],
    time: &Time,
    count_of: impl Fn(&[&str]) -> Option<u16>,
) -> Option<String> {
    let at = |noun: &Noun| words.iter().position(|word| is_called(noun, word));
    if let Some(plus) = words.iter().position(|word| *word == "plus") {
        let (before, after) = (count_of(&words[..plus])?, count_of(&words[plus + 1..])?);
        return Some(format!("{before}+{after}"));
    }
    if let Some(hours) = at(&time.hours).filter(|hours| hours + 1 == words.len()) {
        return Some((count_of(&words[..hours])? * 60).to_string());
    }
    let Some(minutes) = at(&time.minutes) else {
        return count_of(words).map(|count| count.to_string());
    };
    let count = count_of(&words[..minutes])?;
    match words.get(minutes + 1..)? {
        [] => Some(count.to_string()),
        [seconds @ .., _] => Some(format!("{count}+{}", count_of(seconds)?)),
    }
}

fn is_called(noun: &Noun, word: &str) -> bool {
    [noun.one, noun.many].into_iter().any(|name| spoken(name) == word)
}

/// Removes the word that joins two lengths: "eine Stunde und dreißig Minuten". It stays within a number: "vingt et un".
fn without_and<'a>(words: Vec<&'a str>, time: &Time) -> Vec<&'a str> {
    let units = [&time.hours, &time.minutes, &time.seconds];
    let is_unit = |word: &str| units.iter().any(|noun| is_called(noun, word));
    let joins = |word: &str| ["und", "et", "and"].contains(&word);
    let mut kept: Vec<&str> = Vec::new();
    for word in words {
        if !(joins(word) && kept.last().is_some_and(|last| is_unit(last))) {
            kept.push(word);
        }
    }
    kept
}

/// Words mixed with figures, with all numbers turned into figures: "10 Minuten plus fünf Sekunden", "une heure". `None`
/// if it is not a time control.
fn in_figures(words: &[&str], count_of: impl Fn(&[&str]) -> Option<u16>) -> Option<String> {
    let mut written = Vec::new();
    let mut rest = words;
    while let [first, after @ ..] = rest {
        let longest = rest.len().min(LONGEST_NUMBER);
        let said = (1..=longest).rev().find_map(|length| {
            let (said, left) = rest.split_at_checked(length)?;
            Some((count_of(said)?, left))
        });
        let article = || (!after.is_empty() && is_typed_as_any(first, &ONE)).then_some((1, after));
        match said.or_else(article) {
            Some((count, left)) => {
                written.push(count.to_string());
                rest = left;
            }
            None => {
                written.push((*first).to_owned());
                rest = after;
            }
        }
    }
    let written = written.join(" ");
    (written != words.join(" ") && written.parse::<TimeControl>().is_ok()).then_some(written)
}

/// The longest number has four words: "quatre-vingt-dix et un".
const LONGEST_NUMBER: usize = 4;
/// The words for one before a unit.
const ONE: [&str; 5] = ["eine", "ein", "une", "an", "a"];

/// The longest game that can be said.
const LONGEST_MINUTES: u16 = 180;

/// Training or tournament.
pub(super) fn modes(language: Language) -> Vec<String> {
    language.words().modes.map(str::to_owned).to_vec()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Command;

    #[test]
    fn nothing_that_is_said_sounds_as_another_command() {
        let lexicon = include_str!("../../../models/starter/graph/lexicon.txt");
        let mut sounds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (word, phones) in lexicon.lines().filter_map(|line| line.split_once('\t')) {
            sounds.entry(word).or_default().push(phones);
        }
        let alike = |one: &str, other: &str| {
            let sounds = |word: &str| sounds.get(word).cloned().unwrap_or_default();
            one.split(' ').count() == other.split(' ').count()
                && one.split(' ').zip(other.split(' ')).all(|(one, other)| {
                    one == other || sounds(one).iter().any(|way| sounds(other).contains(way))
                })
        };
        for language in Language::ALL {
            let alone = alone(Command::table(), language);
            let said: Vec<_> = alone.map(|(row, word)| (row.command(), word)).collect();
            for (command, word) in &said {
                let other = said.iter().find(|(other, said)| other != command && alike(said, word));
                assert_eq!(other, None, "{language:?}: {command:?}, {word}");
            }
        }
    }

    #[test]
    fn times_that_are_said_are_times_as_they_are_written() {
        let written = |text: &str, language| time_control(text, language).unwrap_or_default();
        assert_eq!(written("neunzig plus dreißig", Language::German), "90+30");
        assert_eq!(written("fünf minuten", Language::German), "5");
        assert_eq!(written("drei minuten zwei sekunden", Language::German), "3+2");
        assert_eq!(written("zwei stunden", Language::German), "120");
        assert_eq!(written("quinze plus dix", Language::French), "15+10");
        assert_eq!(written("twenty five minutes", Language::English), "25");
        assert_eq!(written("Fünfzehn Minuten und zehn Sekunden", Language::German), "15+10");
        assert_eq!(
            written("eine Stunde und dreißig Minuten", Language::German),
            "1 stunde 30 minuten"
        );
        assert_eq!(written("vingt et une minutes", Language::French), "21");
        assert_eq!(written("eine Stunde", Language::German), "1 stunde");
        assert_eq!(written("une heure", Language::French), "60");
        assert_eq!(
            written("5 Minuten plus drei Sekunden", Language::German),
            "5 minuten plus 3 sekunden"
        );
        assert_eq!(
            written("zwei minuten plus eine sekunde", Language::German),
            "2 minuten plus 1 sekunde"
        );
        assert_eq!(
            written("quinze minutes plus dix secondes", Language::French),
            "15 minutes plus 10 secondes"
        );
        assert_eq!(time_control("springer felix drei", Language::German), None);
        assert_eq!(time_control("a", Language::English), None);
        assert_eq!(time_control("", Language::German), None);
        for language in Language::ALL {
            for phrase in time_controls(language) {
                assert!(time_control(&phrase, language).is_some(), "{phrase}");
            }
        }
    }

    /// Commands that can only be typed: the model lacks a word for them.
    const TYPED_ALONE: [Command; 3] = [Command::Alarm, Command::Rematch, Command::SendGame];

    #[test]
    fn what_may_be_said_has_words_that_the_model_knows() {
        let words = include_str!("../../../models/starter/graph/words.txt");
        let known: Vec<&str> = words.lines().filter_map(|line| line.split(' ').next()).collect();
        for activity in [Activity::Table, Activity::Practice, Activity::Review, Activity::Drills] {
            for language in Language::ALL {
                let heard = Command::table().heard_in(activity);
                for row in heard.filter(|row| row.heard != ListenedFor::Never) {
                    let sayable =
                        |said: &str| spoken(said).split(' ').all(|word| known.contains(&word));
                    let heard = row.spoken(language).any(sayable);
                    let typed = TYPED_ALONE.contains(&row.command());
                    assert_ne!(heard, typed, "{:?} in {language:?}", row.command());
                }
            }
        }
    }

    #[test]
    fn what_is_typed_in_everyday_words_is_understood() {
        for (typed, meant) in [
            ("wie spät", Command::OwnTime),
            ("Wie spät ist es", Command::OwnTime),
            ("zeit bitte", Command::OwnTime),
            ("hinweis", Command::Hint),
            ("überspringe", Command::Skip),
            ("quelle heure", Command::OwnTime),
            ("time please", Command::OwnTime),
            ("noch eine partie", Command::NewGame),
            ("encore une partie", Command::NewGame),
            ("play again", Command::NewGame),
            ("partie abspielen", Command::ReviewGame),
            ("lis la partie", Command::ReviewGame),
            ("play the moves", Command::ReviewGame),
            ("nächster fehler", Command::NextMistake),
        ] {
            let understood = crate::command(typed);
            assert_eq!(understood, Some((meant, String::new())), "{typed}");
        }
    }
}
