//! The words of play: numbers and durations, what is said of a move, what is heard
//! as one, held against readable tables. Set `UPDATE=1` to write the tables of
//! hearing anew, then read them by eye.

use crate::common::english::english;
use crate::common::golden;
use std::time::Duration;

use crate::common::dice::Dice;
use hector::chess::Position;
use hector::words::{
    Answer, FileNames, Language, Lexicon, Precision, Style, Unclear, Wording, announce, duration,
    hear, hear_answer, hear_board, number, remaining, resolve, tell_unclear, tell_unclear_board,
    tell_unplayable,
};

/// The lines of a table, their columns apart.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split(" | ").map(str::trim).collect())
}

#[test]
fn numbers_are_words_in_every_language() {
    for row in rows(include_str!("../seeds/numbers.txt")) {
        let [figure, expected @ ..] = row.as_slice() else { panic!("an empty row") };
        let figure = figure.parse().expect("a number");
        assert_eq!(Language::ALL.map(|language| number(figure, language)), expected);
    }
}

#[test]
fn no_two_numbers_sound_alike() {
    for language in Language::ALL {
        let words: std::collections::HashSet<String> =
            (0..=u16::MAX).map(|figure| number(figure, language)).collect();
        assert_eq!(words.len(), 65_536, "{language:?}");
    }
}

#[test]
fn durations_are_natural_sentences() {
    for row in rows(include_str!("../seeds/durations.txt")) {
        let [seconds, precision, expected @ ..] = row.as_slice() else { panic!("{row:?}") };
        let length = Duration::from_millis(seconds.parse::<u64>().expect("seconds") * 1000 + 999);
        let said = Language::ALL.map(|language| match *precision {
            "minutes" => duration(length, Precision::Minutes, language),
            "seconds" => duration(length, Precision::Seconds, language),
            "seconds alone" => duration(length, Precision::SecondsAlone, language),
            "left" => remaining(length, Precision::Seconds, language),
            other => panic!("no such precision: {other}"),
        });
        assert_eq!(said, expected, "{row:?}");
    }
    let longest = duration(Duration::MAX, Precision::Seconds, Language::German);
    assert!(longest.starts_with("fünfundsechzigtausendfünfhundertfünfunddreißig Stunden"));
}

/// What is heard, in a position: the move in UCI, or the sentence that refuses it.
fn understood(words: &str, lexicon: &Lexicon, position: &Position) -> String {
    match hear(words, lexicon) {
        Err(unclear) => english(|texts| tell_unclear(&unclear, texts)),
        Ok(announcement) => match resolve(&announcement, position) {
            Ok(legal) => position.uci(legal),
            Err(unplayable) => {
                english(|texts| tell_unplayable(&unplayable, lexicon.wording(), texts))
            }
        },
    }
}

/// Holds a table against a lexicon: `@ FEN` sets the position for the rows below it.
fn check_hearing(language: Language) {
    let path = format!("{}/tests/hearing/{}.txt", env!("CARGO_MANIFEST_DIR"), language.code());
    let table = std::fs::read_to_string(&path).expect("a table of this language");
    let lexicon = lexicon(language);
    let mut position = Position::initial();
    let mut heard = String::new();
    for line in table.lines() {
        if let Some(fen) = line.strip_prefix("@ ") {
            position = Position::from_fen(fen).expect("a test's own FEN");
        }
        match line.split_once(" | ") {
            Some((words, _)) if !line.starts_with('#') => {
                heard += &format!("{words} | {}\n", understood(words, &lexicon, &position));
            }
            _ => heard += &format!("{line}\n"),
        }
    }
    golden::holds(&path, &heard);
    assert!(heard.lines().count() >= 30, "{path} is too short to prove anything");
}

fn lexicon(language: Language) -> Lexicon {
    Lexicon::of(Wording { words: language, ranks: language, files: FileNames::Anna })
}

#[test]
fn german_is_heard_in_every_spelling() {
    check_hearing(Language::German);
}

#[test]
fn french_is_heard_in_every_spelling() {
    check_hearing(Language::French);
}

#[test]
fn english_is_heard_in_every_spelling() {
    check_hearing(Language::English);
}

#[test]
fn every_language_can_be_heard_at_once() {
    // Building the lexicon asserts that no word means two things.
    let every = Lexicon::of_every_language(Wording::default());
    let start = Position::initial();
    for words in [
        "Springer Gustav eins Felix drei",
        "Cavalier Gustav un Félix trois",
        "Knight Golf one Foxtrot three",
        "knight gustav eins felix trois",
    ] {
        assert_eq!(understood(words, &every, &start), "g1f3", "{words}");
    }
}

#[test]
fn answers_are_heard() {
    for (words, language, expected) in [
        ("Ja!", Language::German, Ok(Answer::Yes)),
        ("nein", Language::German, Ok(Answer::No)),
        ("D'accord", Language::French, Ok(Answer::Yes)),
        ("NON.", Language::French, Ok(Answer::No)),
        ("yes", Language::English, Ok(Answer::Yes)),
        ("no", Language::English, Ok(Answer::No)),
    ] {
        assert_eq!(hear_answer(words, &lexicon(language)), expected, "{words}");
    }
    let german = lexicon(Language::German);
    let refused = |words| {
        let unclear = hear_answer(words, &german).expect_err("no answer");
        english(|texts| tell_unclear(&unclear, texts))
    };
    assert_eq!(refused("Eva vier"), "\"Eva\" does not fit here. Expected yes or no.");
    assert_eq!(refused("ja nein"), "\"ja\" does not fit here. Expected yes or no.");
    assert_eq!(hear_answer(" ", &german), Err(Unclear::Nothing));
}

#[test]
fn moves_are_said_in_three_styles() {
    let mut checked = 0;
    for row in rows(include_str!("../seeds/said.txt")) {
        let [fen, uci, words, expected @ ..] = row.as_slice() else { panic!("{row:?}") };
        let position = Position::from_fen(fen).expect("a test's own FEN");
        let mut languages = Language::ALL.into_iter();
        let words = languages.find(|one| one.code() == *words).expect("a language");
        let wording = Wording { words, ranks: words, ..Wording::default() };
        let legal = *position
            .legal_moves()
            .iter()
            .find(|legal| position.uci(**legal) == *uci)
            .unwrap_or_else(|| panic!("no legal move {uci} in {fen}"));
        let said = Style::ALL.map(|style| wording.say(&announce(&position, legal, style)));
        assert_eq!(said, expected, "{fen} {uci}");
        checked += 1;
    }
    assert!(checked >= 20, "only {checked} rows were read");
}

#[test]
fn hostile_text_is_refused_without_panic() {
    let every = Lexicon::of_every_language(Wording::default());
    let start = Position::initial();
    let pieces = [
        "Eva",
        "vier",
        "e4",
        "g1f3",
        "ſ",
        "ß",
        "İ",
        "\u{301}",
        "x",
        "0",
        "-",
        "\0",
        "\u{202e}",
        "٣",
        "Läufer",
        "La\u{308}ufer",
        "schlägt",
        "en passant",
        "0-0-0",
        "Rochade",
        "Schach",
        " ",
        "4",
        "a",
        "🨀",
        "ﬁ",
        "ja",
        "queen",
        "à",
        "９",
    ];
    let mut dice = Dice::new(29);
    for _ in 0..5_000 {
        let text: String = (0..dice.below(12))
            .map(|_| {
                let space = if dice.one_in(2) { " " } else { "" };
                format!("{}{space}", dice.pick(&pieces))
            })
            .collect();
        let _ = understood(&text, &every, &start);
        let _ = hear_answer(&text, &every);
    }
    for huge in [
        "a".repeat(1 << 20),
        "1a".repeat(1 << 19),
        "e4 ".repeat(1 << 18),
        "\u{301}".repeat(1 << 18),
    ] {
        let sentence = understood(&huge, &every, &start);
        assert!(sentence.len() < 400, "{sentence}");
    }
}

#[test]
fn a_rank_is_read_out_in_every_language() {
    let expected = ". . b . k . p P";
    for (language, text) in [
        (
            Language::German,
            "Reihe acht: zwei leer schwarz Läufer leer König leer Bauer weißer Bauer",
        ),
        (Language::French, "rangée huit: deux vides, fou noir, vide, roi, vide, pion, pion blanc"),
        (
            Language::English,
            "rank eight: two empty, black bishop, empty, king, empty, pawn, white pawn",
        ),
    ] {
        let wording = Wording { words: language, ranks: language, files: FileNames::Anna };
        let looks = hear_board(text, &Lexicon::of(wording));
        let found: Option<String> = looks.ok().map(|looks| {
            let signs = looks.iter().map(|look| look.found.map_or('.', |piece| piece.char()));
            signs.map(String::from).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(found.as_deref(), Some(expected), "{text}");
    }
}

/// Whoever plays with German announcements and speaks French to Hector says it as in French.
#[test]
fn where_every_language_is_heard_a_colour_may_stand_before_or_after() {
    let lexicon = Lexicon::of_every_language(Wording::default());
    for (text, expected) in [
        ("Eva vier weißer Bauer", "P"),
        ("Eva quatre pion blanc", "P"),
        ("e4 pion blanc f6 cavalier noir g7 vide", "P n ."),
        ("e4 white pawn f6 black knight g7 empty", "P n ."),
        ("rangée huit tour noire trois vides fou roi cavalier blanc dame noire", "r . . . b k N q"),
        (
            "Reihe acht schwarz Turm drei leer Läufer König weiß Springer schwarz Dame",
            "r . . . b k N q",
        ),
    ] {
        let looks =
            hear_board(text, &lexicon).unwrap_or_else(|unclear| panic!("{text}: {unclear}"));
        let signs = looks.iter().map(|look| look.found.map_or('.', |piece| piece.char()));
        let found: Vec<String> = signs.map(String::from).collect();
        assert_eq!(found.join(" "), expected, "{text}");
    }
}

#[test]
fn a_rank_that_is_read_out_wrongly_gets_a_sentence() {
    let wording =
        Wording { words: Language::French, ranks: Language::French, files: FileNames::Anna };
    let lexicons = [Lexicon::of(Wording::default()), Lexicon::of(wording)];
    for (lexicon, text, sentence) in [
        (0, "", "No words were found. Expected a rank with its eight squares, or a square."),
        (
            0,
            "Reihe acht Turm",
            "\"Turm\" does not fit here. Expected a colour or the word for empty.",
        ),
        (
            0,
            "Reihe acht neun leer",
            "\"neun\" is not a known word. Expected a colour or the word for empty.",
        ),
        (
            0,
            "Reihe acht acht leer leer",
            "\"leer\" does not fit here. Expected the word for a rank.",
        ),
        (0, "Reihe acht sieben leer", "Rank 8 has 7 squares here. Expected eight."),
        (0, "Felix drei", "The reading is incomplete. Expected a colour or the word for empty."),
        (1, "rangée huit tour cavalier", "\"cavalier\" does not fit here. Expected a colour."),
        (1, "Felix trois cavalier", "The reading is incomplete. Expected a colour."),
    ] {
        let unclear = hear_board(text, &lexicons[lexicon]).expect_err(text);
        let told = english(|texts| tell_unclear_board(&unclear, texts));
        assert_eq!(told, sentence, "{text}");
    }
}
