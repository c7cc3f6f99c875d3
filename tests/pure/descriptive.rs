//! The descriptive system of 1929, held against figures of the rules, whole games
//! and every legal move of random ones.

use crate::common::english::english;
use crate::common::games::random_game;
use hector::chess::notation::descriptive::{
    DescriptiveLanguage, DescriptiveStyle, read, read_game, resolve, resolve_in_game, write,
    write_game,
};
use hector::chess::notation::legal_in_uci;
use hector::chess::{Move, Position, Variant};
use hector::words::{tell_descriptive_game, tell_descriptive_move, tell_descriptive_unresolved};

const STYLES: [DescriptiveStyle; 2] = [DescriptiveStyle::Short, DescriptiveStyle::Full];

#[test]
fn words_find_the_move_that_the_rules_of_1929_mean() {
    let cases = include_str!("../seeds/descriptive.txt");
    for [language, fen, words, expected] in rows(cases, 100) {
        let position = position(fen);
        let read = read(words, self::language(language)).unwrap_or_else(|e| panic!("{words}: {e}"));
        let found = match resolve(&position, &read) {
            Ok(legal) => position.uci(legal),
            Err(reason) => english(|texts| tell_descriptive_unresolved(&reason, texts)),
        };
        assert_eq!(found, expected, "{language} {fen} {words}");
    }
}

#[test]
fn what_is_no_descriptive_move_is_refused_with_column_and_expectation() {
    for [language, text, expected] in rows(include_str!("../seeds/descriptive_errors.txt"), 25) {
        let refused = read(text, self::language(language)).expect_err(text);
        let told = english(|texts| tell_descriptive_move(&refused, texts));
        assert_eq!(format!("Column {}: {told}", refused.column), expected, "{language} {text}");
    }
}

#[test]
fn a_move_is_written_short_and_in_full_in_every_language() {
    let cases = include_str!("../seeds/descriptive_written.txt");
    for [fen, squares, written @ ..] in rows::<8>(cases, 10) {
        let position = position(fen);
        let legal = legal(&position, squares);
        let ways =
            DescriptiveLanguage::ALL.into_iter().flat_map(|l| STYLES.map(|style| (l, style)));
        for ((language, style), expected) in ways.zip(written) {
            assert_eq!(write(&position, legal, language, style), expected, "{fen} {squares}");
        }
    }
}

#[test]
fn games_are_written_in_two_columns_and_read_back() {
    let mut checked = 0;
    for game in include_str!("../seeds/descriptive_games.txt").split("\n= ").skip(1) {
        let (heading, text) = game.split_once('\n').expect("a heading");
        let [language, style, start, end] = columns(heading);
        let language = self::language(language);
        let style = if style == "full" { DescriptiveStyle::Full } else { DescriptiveStyle::Short };
        let history = read_game(position(start), text, language)
            .unwrap_or_else(|error| panic!("{heading}: {error}"));
        assert_eq!(history.position().to_fen(), end);
        assert_eq!(write_game(&history, language, style).trim_end(), text.trim_end());
        checked += 1;
    }
    assert_eq!(checked, 5);
}

#[test]
fn games_are_read_as_people_write_them() {
    for [language, end, text] in rows(include_str!("../seeds/descriptive_texts.txt"), 6) {
        let history = read_game(Position::initial(), text, self::language(language))
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(history.position().to_fen(), end, "{text}");
    }
}

#[test]
fn a_game_that_stops_making_sense_is_refused_with_line_and_move() {
    let refused = |text| {
        let read = read_game(Position::initial(), text, DescriptiveLanguage::French);
        english(|texts| tell_descriptive_game(&read.expect_err(text), texts))
    };
    assert_eq!(
        refused("1. P4R P4R\n2. C3F C3FD"),
        "Line 2, column 4, White's move 2: more than one move fits: b1 to c3 or g1 to f3."
    );
    assert_eq!(
        refused("1. P4R P4R\n2. C3FR Nc6"),
        "Line 2, column 9, Black's move 2: expected a piece, R, D, T, F, C or P, or castling, \
         but found \"Nc6\"."
    );
    assert_eq!(
        refused("1. P4R P4R 1/2-1/2 2. C3FR"),
        "Line 1, column 20, White's move 2: more follows the result of the game."
    );
    assert_eq!(
        refused("1. P4R P4R 2. Roq TR"),
        "Line 1, column 15, White's move 2: castling kingside is prevented: \
         a piece stands on f1."
    );
}

#[test]
fn a_piece_whose_side_the_record_knows_is_no_other() {
    let text = "1. CD3FD C3FD 2. CD4R C1CD 3. CD3CR C3FD 4. CR3FR C1CD 5. CR4D C3FD";
    let history =
        read_game(Position::initial(), text, DescriptiveLanguage::French).expect("a game");
    let words = read("CD 5FR", DescriptiveLanguage::French).expect("a move");
    let by_record = resolve_in_game(&history, &words).expect("the knight from b1");
    let by_board = resolve(history.position(), &words).expect("the knight further west");
    assert_eq!(history.position().uci(by_record), "g3f5");
    assert_eq!(history.position().uci(by_board), "d4f5");
}

#[test]
fn every_legal_move_is_written_and_read_back_in_every_language_and_style() {
    let mut checked = 0;
    for number in 0..100 {
        for variant in [Variant::Standard, Variant::Chess960] {
            let game = random_game(variant, number);
            for position in game.positions().iter().step_by(5) {
                checked += check_round_trip(position);
            }
        }
    }
    assert!(checked > 60_000, "only {checked} moves");
}

/// Most rules of naming can be seen only where many pieces of a kind stand together.
#[test]
fn crowds_of_the_same_piece_are_told_apart() {
    for fen in [
        "6rk/6pp/8/1Q1Q4/8/1Q1Q4/8/K7 w - - 0 1",
        "7k/8/1N3N2/8/3p4/1N3N2/2N1N3/K7 w - - 0 1",
        "1r2r3/P1PP1P1P/8/k7/8/8/8/K7 w - - 0 1",
        "k7/8/8/8/8/8/p1p2p1p/1R1BB1RK b - - 0 1",
        "4k3/8/8/2PpP3/8/2p1p3/1P1P1P2/4K3 w - d6 0 2",
        "2k5/8/8/8/2pPp3/p1p1p3/1P1P1P2/4K3 b - d3 0 2",
    ] {
        assert!(check_round_trip(&position(fen)) > 0);
    }
}

#[test]
fn whole_random_games_are_written_and_read_back() {
    for number in 100..130 {
        for variant in [Variant::Standard, Variant::Chess960] {
            let game = random_game(variant, number);
            for language in DescriptiveLanguage::ALL {
                for style in STYLES {
                    let text = write_game(&game, language, style);
                    let again = read_game(game.start().clone(), &text, language)
                        .unwrap_or_else(|error| panic!("{error}\n{text}"));
                    assert_eq!(again.moves(), game.moves(), "{text}");
                }
            }
        }
    }
}

/// Writes and reads every legal move and gives how many there were.
fn check_round_trip(position: &Position) -> usize {
    let moves = position.legal_moves();
    for legal in &moves {
        for language in DescriptiveLanguage::ALL {
            for style in STYLES {
                let written = write(position, *legal, language, style);
                let at = || format!("{written} {} {}", position.uci(*legal), position.to_fen());
                let mut words = read(&written, language).unwrap_or_else(|e| panic!("{} {e}", at()));
                assert_eq!(words.spelled(language), written, "{}", at());
                // The words alone must do, for a sign of check is often left out.
                words.mark = None;
                assert_eq!(resolve(position, &words), Ok(*legal), "{}", at());
            }
        }
    }
    moves.len()
}

fn position(fen: &str) -> Position {
    if fen == "start" { Position::initial() } else { Position::from_fen(fen).expect("own FEN") }
}

fn legal(position: &Position, uci: &str) -> Move {
    legal_in_uci(position, uci).expect(uci)
}

fn language(code: &str) -> DescriptiveLanguage {
    match code {
        "fr" => DescriptiveLanguage::French,
        "en" => DescriptiveLanguage::English,
        "es" => DescriptiveLanguage::Spanish,
        other => panic!("no language {other}"),
    }
}

/// The rows of a file of cases; a file that is read as less than `least` is broken.
fn rows<const N: usize>(cases: &'static str, least: usize) -> Vec<[&'static str; N]> {
    let rows: Vec<_> = cases
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(columns)
        .collect();
    assert!(rows.len() >= least, "only {} cases were read", rows.len());
    rows
}

fn columns<const N: usize>(line: &str) -> [&str; N] {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    columns.try_into().unwrap_or_else(|_| panic!("{N} columns expected: {line}"))
}
