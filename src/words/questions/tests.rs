//! Questions in free words, from `tests/questions`: one file for each language, each line a phrase and its command,
//! half of them written before the grammar and half after.

use std::collections::{HashMap, HashSet};

use super::*;
use crate::braille::{Dots, Table};
use crate::commands::command;
use crate::lang::QuestionWords;
use crate::questions::sense::WordSense;
use crate::spelling::typed_forms;
use crate::subject::subject;
use crate::{Language, MoveReader};

const PHRASES: [(Language, &str); 3] = [
    (Language::English, include_str!("../../../tests/questions/en.txt")),
    (Language::German, include_str!("../../../tests/questions/de.txt")),
    (Language::French, include_str!("../../../tests/questions/fr.txt")),
];

/// Phrases tried by strangers, in all languages.
const STRANGERS: &str = include_str!("../../../tests/questions/strangers.txt");

/// Questions at a board, written before any look at the grammar.
const AT_THE_BOARD: &str = include_str!("../../../tests/questions/at-the-board.txt");
/// The same, written after it.
const AT_THE_BOARD_AGAIN: &str = include_str!("../../../tests/questions/at-the-board-again.txt");

/// Questions from anywhere, written before the grammar was extended.
const BLIND: [&str; 4] = [
    include_str!("../../../tests/questions/blind-one.txt"),
    include_str!("../../../tests/questions/blind-two.txt"),
    include_str!("../../../tests/questions/blind-three.txt"),
    include_str!("../../../tests/questions/blind-four.txt"),
];

/// Questions from people who tried every scene.
const BY_HAND: &str = include_str!("../../../tests/questions/by-hand.txt");

/// Lines that are neither questions nor wishes.
const NO_QUESTIONS: &str = include_str!("../../../tests/questions/no-questions.txt");

/// Files with moves among other lines.
const WITH_MOVES: [&str; 15] = [
    include_str!("../../../tests/hearing/en.txt"),
    include_str!("../../../tests/hearing/de.txt"),
    include_str!("../../../tests/hearing/fr.txt"),
    include_str!("../../../tests/practice/en-every-question.txt"),
    include_str!("../../../tests/practice/de-jede-frage.txt"),
    include_str!("../../../tests/practice/fr-chaque-question.txt"),
    include_str!("../../../tests/seeds/said.txt"),
    include_str!("../../../tests/seeds/conversations.txt"),
    include_str!("../../../tests/seeds/refusals.txt"),
    include_str!("../../../tests/seeds/mates.txt"),
    include_str!("../../../tests/seeds/repetition.txt"),
    include_str!("../../../tests/seeds/descriptive_games.txt"),
    include_str!("../../../tests/seat/en-whose-move.txt"),
    include_str!("../../../tests/seat/de-training.txt"),
    include_str!("../../../tests/seat/fr-entrainement.txt"),
];

/// A phrase, its command (`None` if it should be refused), and its activity.
struct AskedPhrase {
    phrase: &'static str,
    meant: Option<&'static str>,
    activity: Activity,
}

fn phrases(text: &'static str) -> impl Iterator<Item = AskedPhrase> {
    let told = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    told.map(|line| {
        let mut columns = line.split(" | ");
        let (phrase, meant) =
            (columns.next().expect("a phrase"), columns.next().expect("a command"));
        let activity = match columns.next() {
            None => Activity::Practice,
            Some("table") => Activity::Table,
            Some("review") => Activity::Review,
            Some("drill") => Activity::Drills,
            Some(other) => panic!("{other}"),
        };
        AskedPhrase { phrase, meant: Some(meant).filter(|meant| *meant != "-"), activity }
    })
}

fn is_same(found: &(Command, String), meant: &(Command, String)) -> bool {
    let named = |rest: &str| subject(rest, words_of_moves());
    let square = |rest: &str| named(rest).and_then(|named| named.square());
    let is_as_named = found.1 == meant.1 || named(&found.1) == named(&meant.1);
    found.0 == meant.0
        && (is_as_named || square(&found.1).is_some_and(|at| Some(at) == square(&meant.1)))
}

/// How many phrases were understood, and those that were not.
fn understood(text: &'static str) -> (usize, usize, Vec<String>) {
    let (mut right, mut all, mut wrong) = (0, 0, Vec::new());
    for AskedPhrase { phrase, meant, activity } in phrases(text) {
        let meant = meant.map(|meant| command(meant).expect("a command"));
        let found = super::meant(phrase, activity);
        all += 1;
        match (&found, &meant) {
            (None, None) => right += 1,
            (Some(found), Some(meant)) if is_same(found, meant) => right += 1,
            _ => wrong.push(format!("{phrase}: {found:?}, meant {meant:?}")),
        }
    }
    (right, all, wrong)
}

#[test]
fn people_are_understood_in_their_own_words() {
    let counted = PHRASES.map(|(language, text)| (language, understood(text)));
    for (language, (right, all, wrong)) in counted {
        assert!(right * 100 >= all * 95, "{language:?}: {wrong:#?}");
        let misunderstood: Vec<&String> =
            wrong.iter().filter(|wrong| !wrong.contains(": None, meant")).collect();
        assert!(misunderstood.is_empty(), "{misunderstood:#?}");
    }
}

#[test]
fn no_word_says_two_things_in_a_language() {
    let mut twice = Vec::new();
    for language in Language::ALL {
        let QuestionWords { words, phrases, .. } = &language.words().questions;
        let single = words.iter().flat_map(|(sense, all)| all.split(' ').map(|one| (*sense, one)));
        let mut seen: HashMap<String, WordSense> = HashMap::new();
        for (sense, word) in single.chain(phrases.iter().copied()) {
            for typed in typed_forms(word) {
                let before = seen.insert(typed, sense);
                if before.is_some_and(|before| before != sense) {
                    twice.push((word, before, sense));
                }
            }
        }
    }
    assert!(twice.is_empty(), "{twice:#?}");
}

fn readers() -> [MoveReader<'static>; 3] {
    Language::ALL.map(|language| {
        MoveReader::of_person(language, Table { language, dots: Dots::Eight }, words_of_moves())
    })
}

#[test]
fn no_question_is_a_move() {
    let of_languages = PHRASES.map(|(_, text)| text);
    for text in of_languages.into_iter().chain(BLIND).chain([AT_THE_BOARD, AT_THE_BOARD_AGAIN]) {
        for AskedPhrase { phrase, meant, .. } in phrases(text) {
            let is_move = readers().iter().any(|reader| reader.read(phrase).is_ok());
            assert!(meant.is_none() || !is_move, "{phrase}");
        }
    }
}

#[test]
fn no_move_is_a_question() {
    let lines = WITH_MOVES.into_iter().flat_map(str::lines);
    let spelled: HashSet<&str> = lines
        .flat_map(|line| {
            let whole = line.split(" | ").next();
            line.split(['|', ' ', '=']).chain(whole).map(str::trim)
        })
        .collect();
    let readers = readers();
    let is_move = |text: &&str| readers.iter().any(|reader| reader.read(text).is_ok());
    let moves: Vec<&str> = spelled.into_iter().filter(is_move).collect();
    for spelled in &moves {
        assert_eq!(
            asked(spelled, Activity::Practice).or_else(|| asked_barely(spelled)),
            None,
            "{spelled}"
        );
    }
    assert!(moves.len() > 400, "{}", moves.len());
}

#[test]
fn what_strangers_tried_is_understood() {
    for (text, least) in [(STRANGERS, 60), (BY_HAND, 30)] {
        let (_, all, wrong) = understood(text);
        assert!(wrong.is_empty() && all > least, "{all}: {wrong:#?}");
    }
}

#[test]
fn what_people_ask_at_a_board_is_understood() {
    for (text, least) in [(AT_THE_BOARD, 150), (AT_THE_BOARD_AGAIN, 60)] {
        let (right, all, wrong) = understood(text);
        assert!(all >= least && right * 100 >= all * 95, "{right} of {all}: {wrong:#?}");
        let misunderstood: Vec<&String> =
            wrong.iter().filter(|wrong| !wrong.contains(": None, meant")).collect();
        assert!(misunderstood.is_empty(), "{misunderstood:#?}");
    }
}

#[test]
fn what_people_ask_unprepared_is_understood() {
    let all = BLIND.map(understood);
    assert!(all.iter().all(|(_, all, wrong)| wrong.is_empty() && *all >= 90), "{all:#?}");
}

#[test]
fn what_is_no_question_is_not_taken_for_one() {
    let told = NO_QUESTIONS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let taken = |activity: Activity| {
        let lines = told.clone().map(move |line| (line, activity));
        lines.filter_map(|(line, activity)| {
            let is_given = |command: Command| command.meant_in(activity).is_given_in(activity);
            let barely = || asked_barely(line).filter(|(barely, _)| is_given(*barely));
            let found = asked(line, activity).or_else(barely)?;
            Some((line, found))
        })
    };
    assert!(told.clone().count() > 100);
    let taken: Vec<_> = taken(Activity::Practice).chain(taken(Activity::Table)).collect();
    assert!(taken.is_empty(), "{taken:#?}");
}
