//! What the ear listens for covers what people say: every pair of words of every
//! announcement, in every language; and no phrase of it is nonsense to the lexer.

use std::collections::BTreeSet;

use crate::common::games::random_game;
use hector::chess::Variant;
use hector::words::{
    Command, FileNames, Grammar, Language, Lexicon, Listening, Style, UnclearBoard, Wording,
    announce, command, hear, hear_answer, hear_board,
};

fn wordings() -> impl Iterator<Item = Wording> {
    let of = |words: Language| {
        let of = move |ranks: Language| FileNames::ALL.map(|files| Wording { words, ranks, files });
        Language::ALL.into_iter().flat_map(of)
    };
    Language::ALL.into_iter().flat_map(of)
}

/// What follows what, the beginning and the end included.
fn pairs(phrases: &[String]) -> BTreeSet<(String, String)> {
    let pairs_of = |phrase: &String| {
        let words: Vec<String> = std::iter::once("<")
            .chain(phrase.split(' '))
            .chain(std::iter::once(">"))
            .map(str::to_owned)
            .collect();
        words.windows(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect::<Vec<_>>()
    };
    phrases.iter().flat_map(pairs_of).collect()
}

#[test]
fn every_pair_of_words_of_every_announcement_is_expected() {
    for wording in wordings() {
        let grammar = Grammar::of(&[Listening::Announcement], wording, wording.words);
        let expected = pairs(grammar.phrases());
        for number in 0..6 {
            let game = random_game(Variant::Standard, number);
            for legal in &game.position().legal_moves() {
                for style in Style::ALL {
                    let said = wording.say(&announce(game.position(), *legal, style));
                    let spoken = said.to_lowercase().replace([',', '-'], " ");
                    let spoken = spoken.split_whitespace().collect::<Vec<_>>().join(" ");
                    let missing: Vec<_> = pairs(&[spoken]).difference(&expected).cloned().collect();
                    assert!(missing.is_empty(), "{said}: {missing:?}");
                }
            }
        }
    }
}

/// Ears took "König Hector sechs" for "Königin Hector sechs" when both were listened for alike.
#[test]
fn a_name_of_a_piece_that_is_not_prescribed_is_expected_far_less_often() {
    let names = [
        (Language::German, "könig", "königin"),
        (Language::German, "dame", "königin"),
        (Language::German, "springer", "pferd"),
        (Language::French, "dame", "reine"),
        (Language::French, "cavalier", "cheval"),
        (Language::English, "knight", "horse"),
        (Language::English, "rook", "castle"),
    ];
    for (language, prescribed, other) in names {
        let wording = Wording { words: language, ranks: language, files: FileNames::Anna };
        let grammar = Grammar::of(&[Listening::Repetition], wording, language);
        let count = |name: &str| {
            let begins = |phrase: &&String| {
                let mut words = phrase.split(' ');
                words.next() == Some(name) && words.next().is_some_and(|next| next == "anna")
            };
            grammar.phrases().iter().filter(begins).count()
        };
        let (often, rare) = (count(prescribed), count(other));
        assert!(rare > 0 && often >= 8 * rare, "{prescribed} {often}, {other} {rare}");
        let pairs = pairs(grammar.phrases());
        for (before, after) in pairs.iter().filter(|(before, _)| before == prescribed) {
            let is_name = names.iter().any(|(_, one, two)| after == one || after == two);
            let same = (other.to_owned(), after.clone());
            assert!(
                is_name || after == "pawn" || pairs.contains(&same),
                "{before} {after}, never {other} {after}"
            );
        }
    }
}

#[test]
fn every_expected_announcement_is_understood() {
    for wording in wordings() {
        let lexicon = Lexicon::of(wording);
        let sideless = ["rochade", "rochiert", "roque", "je roque", "castling", "castles"];
        for phrase in Grammar::of(&[Listening::Repetition], wording, wording.words).phrases() {
            if !sideless.contains(&phrase.as_str()) {
                hear(phrase, &lexicon).unwrap_or_else(|unclear| panic!("{phrase}: {unclear}"));
            }
        }
    }
}

#[test]
fn every_expected_answer_command_and_question_is_understood() {
    for language in Language::ALL {
        let wording = Wording::default();
        let lexicon = Lexicon::of_every_language(wording);
        for phrase in Grammar::of(&[Listening::Answer], wording, language).phrases() {
            hear_answer(phrase, &lexicon).unwrap_or_else(|unclear| panic!("{phrase}: {unclear}"));
        }
        let orders = [Listening::Commands, Listening::Questions];
        for phrase in Grammar::of(&orders, wording, language).phrases() {
            assert!(command(phrase).is_some(), "{phrase}");
        }
    }
}

#[test]
fn every_expected_reading_of_a_board_is_understood_as_far_as_it_goes() {
    for wording in wordings() {
        let lexicon = Lexicon::of(wording);
        for phrase in Grammar::of(&[Listening::BoardReading], wording, wording.words).phrases() {
            let read = match command(phrase) {
                Some((Command::Reads, rest)) => rest,
                _ => phrase.clone(),
            };
            match hear_board(&read, &lexicon) {
                // A few words of a rank are enough to tell what follows what.
                Ok(_) | Err(UnclearBoard::Incomplete(_) | UnclearBoard::SquaresMissing { .. }) => {}
                Err(unclear) => panic!("{read}: {unclear}"),
            }
        }
    }
}
