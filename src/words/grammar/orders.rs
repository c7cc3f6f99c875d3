//! The phrases of answers, commands, questions and of what is asked before a game, in the
//! language of the user. Never carries one out.

use super::super::commands::{
    Command, command_words, drill_commands, is_said_alone, review_commands, spoken_commands,
};
use super::super::language::{Language, Wording, number};
use super::super::vocabulary::Noun;
use super::vocabulary::sounds;
use super::{announcements, spoken};
use crate::chess::Role;

/// How many times as likely as one announcement a command is.
const WEIGHT: usize = 4;

/// Yes and no.
pub(super) fn answers(language: Language) -> Vec<String> {
    let vocabulary = language.vocabulary();
    [&vocabulary.yes, &vocabulary.no].into_iter().flat_map(sounds).collect()
}

/// Every answer and every word of an order, whenever it may be said.
pub(super) fn all(language: Language) -> impl Iterator<Item = String> {
    let alone = spoken_commands(language).filter(|(_, word)| is_said_alone(word));
    let words = alone.map(|(_, word)| spoken(word));
    answers(language).into_iter().chain(words)
}

/// What a player does, alone or with the move or the squares that follow.
pub(super) fn commands(wording: Wording, language: Language) -> Vec<String> {
    let mut phrases = Vec::new();
    for (command, word) in orders(language, Kind::Deed) {
        phrases.extend(vec![word.clone(); WEIGHT]);
        if matches!(command, Command::Correct | Command::ClaimDraw) {
            let few = announcements::few(wording);
            phrases.extend(few.iter().map(|announcement| format!("{word} {announcement}")));
        }
    }
    phrases
}

/// What a player asks, alone or with the square that it is about.
pub(super) fn questions(wording: Wording, language: Language) -> Vec<String> {
    let mut phrases = Vec::new();
    for (command, word) in orders(language, Kind::Question) {
        if matches!(command, Command::Square | Command::MovesFrom) {
            let squares = announcements::squares(wording);
            phrases.extend(squares.iter().map(|square| format!("{word} {square}")));
        } else {
            if command == Command::Pieces {
                let pieces = pieces(wording);
                phrases.extend(pieces.iter().map(|piece| format!("{word} {piece}")));
            }
            phrases.extend(vec![word; WEIGHT]);
        }
    }
    phrases
}

fn pieces(wording: Wording) -> Vec<String> {
    let words = wording.words.vocabulary();
    Role::ALL.iter().flat_map(|role| sounds(words.pieces.of(*role))).collect()
}

/// What a player asks and does in a game against Hector, alone or with what it is about.
pub(super) fn practice(wording: Wording, language: Language) -> Vec<String> {
    // Who takes a move back says so in the words of going back, too.
    let is_said = |command: Command| {
        !command.is_for_the_table()
            && !command.is_for_drills()
            && (!command.is_for_review() || command == Command::Back)
    };
    at_home(wording, language, is_said)
}

/// What a listener to games asks and does, alone or with what it is about.
pub(super) fn review(wording: Wording, language: Language) -> Vec<String> {
    at_home(wording, language, |command| review_commands().any(|known| known == command))
}

fn at_home(wording: Wording, language: Language, is_said: impl Fn(Command) -> bool) -> Vec<String> {
    let numbers = |all: std::ops::RangeInclusive<u16>| -> Vec<String> {
        all.map(|count| spoken(&number(count, language))).collect()
    };
    let mut phrases = Vec::new();
    let orders = spoken_commands(language).filter(|(command, _)| is_said(*command));
    for (command, word) in orders.map(|(command, word)| (command, spoken(word))) {
        let about: Vec<String> = match command {
            Command::Walk | Command::Captures => announcements::squares(wording),
            command if command.asks_about_a_square() => announcements::squares(wording),
            Command::Pieces => pieces(wording),
            Command::Scan => announcements::lines(wording),
            Command::LastMoves | Command::Forward => numbers(2..=8),
            Command::Blindfold => numbers(0..=4),
            Command::Pace => numbers(0..=9),
            Command::Branch | Command::ToBookmark | Command::RemoveBookmark => numbers(1..=9),
            Command::GoTo | Command::Game => numbers(1..=60),
            Command::Guess => colours(language),
            _ => Vec::new(),
        };
        phrases.extend(about.iter().map(|about| format!("{word} {about}")));
        if is_said_alone(&word) {
            phrases.extend(vec![word; WEIGHT]);
        }
    }
    phrases
}

/// What a player wants at the drills; giving up is asking for the solution.
pub(super) fn drills(language: Language) -> Vec<String> {
    let is_theirs = |command: Command| {
        matches!(command, Command::Resign | Command::Show | Command::Forward)
            || drill_commands().any(|known| known == command)
    };
    let orders = spoken_commands(language)
        .filter(|(command, _)| is_theirs(*command) && !command.is_about_a_board());
    let levels = command_words(Command::Level, language).iter().flat_map(|word| {
        (1..=4).map(|level| format!("{} {}", spoken(word), spoken(&number(level, language))))
    });
    orders.map(|(_, word)| spoken(word)).chain(levels).collect()
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

/// Light and dark, in their own words and in those of colours.
pub(super) fn shades(language: Language) -> Vec<String> {
    let own = match language {
        Language::German => ["hell", "dunkel"],
        Language::French => ["claire", "foncée"],
        Language::English => ["light", "dark"],
    };
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

/// A time control that was said, as it is written: "90+30", "5". Nothing where the words
/// are others.
#[must_use]
pub fn time_control(text: &str, language: Language) -> Option<String> {
    let time = &language.vocabulary().time;
    let count_of = |words: &[&str]| {
        let said = words.join(" ");
        let is_it = |count: &u16| spoken(&number(*count, language)) == said;
        (0..=LONGEST_MINUTES).find(is_it)
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = |noun: &Noun| {
        words
            .iter()
            .position(|word| [spoken(noun.one), spoken(noun.many)].contains(&word.to_string()))
    };
    if let Some(plus) = words.iter().position(|word| *word == "plus") {
        let (before, after) = (count_of(&words[..plus])?, count_of(&words[plus + 1..])?);
        return Some(format!("{before}+{after}"));
    }
    if let Some(hours) = at(&time.hours).filter(|hours| hours + 1 == words.len()) {
        return Some((count_of(&words[..hours])? * 60).to_string());
    }
    let Some(minutes) = at(&time.minutes) else {
        return count_of(&words).map(|count| count.to_string());
    };
    let count = count_of(&words[..minutes])?;
    match words.get(minutes + 1..)? {
        [] => Some(count.to_string()),
        [seconds @ .., _] => Some(format!("{count}+{}", count_of(seconds)?)),
    }
}

/// No game is said to last longer.
const LONGEST_MINUTES: u16 = 180;

/// Training or tournament.
pub(super) fn modes(language: Language) -> Vec<String> {
    let modes = match language {
        Language::German => ["training", "turnier"],
        Language::French => ["entraînement", "tournoi"],
        Language::English => ["training", "tournament"],
    };
    modes.map(str::to_owned).to_vec()
}

#[derive(PartialEq, Eq)]
enum Kind {
    Question,
    Deed,
    /// By a key or typed alone: the arbiter's number is not for all to hear.
    Silent,
}

fn orders(language: Language, wanted: Kind) -> impl Iterator<Item = (Command, String)> {
    spoken_commands(language)
        .filter(|(command, _)| !command.is_for_practice() && !command.is_for_review())
        .filter(|(command, _)| !command.is_for_drills())
        .filter(move |(command, _)| kind(*command) == wanted)
        .map(|(command, word)| (command, spoken(word)))
}

/// Whether a command is ever taken by voice.
pub(in super::super) fn is_spoken(command: Command) -> bool {
    kind(command) != Kind::Silent
}

fn kind(command: Command) -> Kind {
    match command {
        Command::Arbiter => Kind::Silent,
        Command::Keys
        | Command::Help
        | Command::OwnTime
        | Command::OpponentTime
        | Command::Times
        | Command::Moves
        | Command::Score
        | Command::LastMove
        | Command::Repeat
        | Command::Spell
        | Command::SpellByNames
        | Command::Device
        | Command::Board
        | Command::Pieces
        | Command::Scan
        | Command::Square
        | Command::MovesFrom
        | Command::Audit => Kind::Question,
        _ => Kind::Deed,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

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
            let alone = spoken_commands(language).filter(|(_, word)| is_said_alone(word));
            let said: Vec<_> = alone.map(|(command, word)| (command, spoken(word))).collect();
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
        assert_eq!(time_control("springer felix drei", Language::German), None);
        assert_eq!(time_control("", Language::German), None);
        for language in Language::ALL {
            for phrase in time_controls(language) {
                assert!(time_control(&phrase, language).is_some(), "{phrase}");
            }
        }
    }
}
