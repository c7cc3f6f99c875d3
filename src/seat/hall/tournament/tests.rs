//! Reports from tournament programs, read and written back.

use super::*;
use crate::chess::Color;
use crate::chess::notation::harmless;
use crate::table::Points;
use crate::words::{Language, Texts};

const OPEN: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/tournament/open.trf"));
const PAIRS: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/tournament/open.pairs"));

fn open() -> TournamentReport {
    TournamentReport::read(OPEN).expect("a good report")
}

fn told(pairings: &[Pairing]) -> Vec<String> {
    let one = |Pairing { white, black }: &Pairing| format!("{}:{}", white.rank, black.rank);
    pairings.iter().map(one).collect()
}

fn fault(text: &str, round: u16) -> String {
    let read = TournamentReport::read(text).and_then(|report| report.pairings(round));
    told_report_fault(&read.expect_err("a fault"), &Texts::new(Language::English))
}

#[test]
fn the_round_to_play_is_found_with_its_boards_in_the_order_of_the_points() {
    let report = open();
    assert_eq!((report.name.as_str(), report.city.as_str()), ("Open of the Blind", "Laufen"));
    assert_eq!(report.round_to_play(), Some(2));
    let boards = report.pairings(2).expect("pairs");
    assert_eq!(told(&boards), ["3:1", "2:6", "4:5"]);
    assert_eq!(boards[0].black.fide_number, "4600001");
}

#[test]
fn the_list_of_a_pairing_program_says_the_boards_itself() {
    let pairs = read_pair_list(PAIRS).expect("a list");
    let boards = open().pairings_in(&pairs).expect("pairs");
    assert_eq!(told(&boards), ["3:1", "6:2"]);
}

/// Everything but the results of the round stays the same to the byte, line endings included.
#[test]
fn results_go_back_into_the_same_report_and_nothing_else_changes() {
    let report = open();
    let boards = report.pairings(2).expect("pairs");
    let ends = [
        Some(BoardResult { points: Points::Win(Color::Black), plies: Some(61) }),
        Some(BoardResult { points: Points::Draw, plies: Some(40) }),
        None,
    ];
    let boards: Vec<_> = boards.into_iter().zip(ends).collect();
    let written = report.with_results(2, &boards);
    let changed: Vec<(&str, &str)> =
        OPEN.split("\r\n").zip(written.split("\r\n")).filter(|(old, new)| old != new).collect();
    assert_eq!(OPEN.split("\r\n").count(), written.split("\r\n").count());
    let seen: Vec<(String, String, String)> = changed
        .iter()
        .map(|(_, new)| {
            let column = |from: usize, to: usize| -> String {
                new.chars().skip(from - 1).take(to + 1 - from).collect()
            };
            (column(5, 8), column(81, 84), column(102, 109))
        })
        .collect();
    let row = |rank: &str, points: &str, round: &str| (rank.into(), points.into(), round.into());
    assert_eq!(
        seen,
        [
            row("   1", " 2.0", "   3 b 1"),
            row("   2", " 1.0", "   6 w ="),
            row("   3", " 1.0", "   1 w 0"),
            row("   6", " 0.5", "   2 b ="),
        ]
    );
    // The output is a report again, and writing the same results twice changes nothing.
    let again = TournamentReport::read(&written).expect("a report");
    assert_eq!(again.with_results(2, &boards), written);
}

#[test]
fn a_game_that_nobody_rates_has_another_sign() {
    let report = open();
    let pair = |at: usize| report.pairings(2).expect("pairs")[at].clone();
    let end = |points, plies| Some(BoardResult { points, plies });
    for (points, plies, signs) in [
        (Points::Win(Color::White), Some(0), ["-", "+"]),
        (Points::BothLose, Some(0), ["-", "-"]),
        (Points::Win(Color::White), Some(1), ["L", "W"]),
        (Points::Draw, Some(1), ["D", "D"]),
        (Points::BothLose, Some(30), ["0", "0"]),
        (Points::HalfForOne(Color::Black), Some(30), ["=", "0"]),
        (Points::Annulled, Some(30), ["", ""]),
        // If moves are not heard, a forfeit cannot be known, and none is made up.
        (Points::Win(Color::White), None, ["0", "1"]),
        (Points::Draw, None, ["=", "="]),
    ] {
        let written = report.with_results(2, &[(pair(0), end(points, plies))]);
        let sign = |rank: &str| -> String {
            let line = written.lines().find(|line| line.starts_with(&format!("001    {rank}")));
            line.expect("the player").chars().skip(108).collect::<String>().trim().to_owned()
        };
        assert_eq!([sign("1"), sign("3")], signs, "{points:?} after {plies:?}");
    }
}

#[test]
fn where_games_count_otherwise_the_points_are_left_to_whoever_pairs() {
    let text = format!("162  W 3.0    D 1.0\r\n{OPEN}");
    let report = TournamentReport::read(&text).expect("a report");
    let pair = report.pairings(2).expect("pairs")[0].clone();
    let end = BoardResult { points: Points::Win(Color::Black), plies: Some(61) };
    let written = report.with_results(2, &[(pair, Some(end))]);
    let line = written.lines().find(|line| line.starts_with("001    1")).expect("a player");
    assert!(line.contains(" 1.0") && line.ends_with("3 b 1"), "{line}");
}

/// The output of the pairing program caissify-pairings 0.5.0 with round 3 paired, and what goes back to it. With these
/// results it confirms its pairings of all three rounds, and pairs the fourth.
#[test]
fn a_report_of_caissify_pairings_goes_back_with_its_results() {
    const PAIRED: &str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/tournament/caissify.trf"));
    const PLAYED: &str = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/tournament/caissify-results.trf"
    ));
    let report = TournamentReport::read(PAIRED).expect("a good report");
    assert_eq!(report.round_to_play(), Some(3));
    let boards = report.pairings(3).expect("pairs");
    assert_eq!(told(&boards), ["1:7", "8:2", "6:9", "5:4"]);
    let ends = [
        (Points::Win(Color::White), 61),
        (Points::Draw, 80),
        (Points::Win(Color::Black), 0),
        (Points::Win(Color::Black), 44),
    ];
    let end = |(points, plies)| Some(BoardResult { points, plies: Some(plies) });
    let boards: Vec<_> = boards.into_iter().zip(ends.map(end)).collect();
    let written = report.with_results(3, &boards);
    assert_eq!(written, PLAYED, "{written}");
}

#[test]
fn every_line_that_cannot_be_used_is_named() {
    let spoiled = |old: &str, new: &str| {
        assert!(OPEN.contains(old), "{old}");
        OPEN.replacen(old, new, 1)
    };
    assert_eq!(
        fault("012 A name\n", 1),
        "It has no line of a player. Expected a tournament report in FIDE's format, TRF, in which these lines begin with 001."
    );
    for (text, round, line) in [
        (spoiled("001    1", "001    0"), 2, "Line 10: \"0\" is no starting rank."),
        (spoiled("001    2", "001    1"), 2, "Line 11: the starting rank 1 is there twice."),
        (spoiled(" 1.0    1", " 1,0    1"), 2, "Line 10: \"1,0\" are no points."),
        (
            spoiled("   6 w\r\n", "   9 w\r\n"),
            2,
            "Line 11: there is no player with the starting rank 9.",
        ),
        (spoiled("   6 w\r\n", "   6 b\r\n"), 2, "Line 11: player 2 meets 6, but"),
        (spoiled("   6 w\r\n", "   6 x\r\n"), 2, "Line 11: \"x\" is no colour."),
        (spoiled("   4 w 1", "   4 w ?"), 1, "Line 10: \"?\" is no result."),
        (OPEN.to_owned(), 3, "Nobody is paired in round 3."),
        (OPEN.to_owned(), 60_000, "Nobody is paired in round 60000."),
    ] {
        let told = fault(&text, round);
        assert!(told.starts_with(line) && told.contains("Expected"), "{told}");
    }
}

/// As in FIDE's sample: a player did not come, and the pair never had colours.
#[test]
fn a_pair_that_is_forfeited_without_colours_meets_at_no_board() {
    let spoiled = |from: &str, to: &str| OPEN.replacen(from, to, 1);
    let forfeited = spoiled("   6 w\r\n", "   6 - +\r\n").replacen("   2 b\r\n", "   2 - -\r\n", 1);
    let report = TournamentReport::read(&forfeited).expect("a report");
    assert_eq!(report.round_to_play(), Some(2));
    let boards = report.pairings(2).expect("pairs");
    assert_eq!(told(&boards), ["3:1", "4:5"]);
    let end = BoardResult { points: Points::Draw, plies: Some(30) };
    let boards: Vec<_> = boards.into_iter().map(|pair| (pair, Some(end))).collect();
    let written = report.with_results(2, &boards);
    assert!(written.contains("   6 - +\r\n") && written.contains("   2 - -\r\n"), "{written}");
    // If only one side says so, it is not a pair; without a result, the colours are missing.
    let one_sided = spoiled("   6 w\r\n", "   6 - +\r\n");
    assert!(fault(&one_sided, 2).starts_with("Line 15: player 6 meets 2, but"));
    let open = spoiled("   6 w\r\n", "   6 -\r\n");
    assert!(fault(&open, 2).starts_with("Line 11: \"-\" is no colour."));
}

#[test]
fn a_sign_that_does_something_is_not_told() {
    let text =
        OPEN.replace("Müller, Jörg", "Müller\u{1b}[2J\u{202e}g").replace("Laufen", "Lau\u{7}fen");
    let report = TournamentReport::read(&text).expect("a report");
    let boards = report.pairings(2).expect("pairs");
    let name = &boards[0].black.name;
    assert!(name.starts_with("Müller") && harmless(name) == *name, "{name:?}");
    assert_eq!(report.city, "Lau fen");
}

#[test]
fn a_list_that_is_none_is_refused() {
    let texts = Texts::new(Language::English);
    for (list, line) in [
        ("", "Line 1: \"\" is not how many pairs follow."),
        ("two\n1 2", "Line 1: \"two\" is not how many pairs follow."),
        ("2\n3 1\n", "Line 1: \"2\" pairs, but 1 follow. Expected as many pairs"),
        ("1\n3\n", "Line 2: \"3\" is no pair."),
        ("1\n0 3\n", "Line 2: \"0 3\" is no pair."),
        ("1\n3 99999\n", "Line 2: \"3 99999\" is no pair."),
        ("2\n3 1\n2 1\n", "Line 3: the player with the starting rank 1 is in two pairs."),
        ("1\n3 12\n", "Line 2: there is no player with the starting rank 12."),
        ("3\n3 0\n\n1 2\n4 12\n", "Line 5: there is no player with the starting rank 12."),
    ] {
        let read = read_pair_list(list).and_then(|pairs| open().pairings_in(&pairs));
        let told = told_report_fault(&read.expect_err("a fault"), &texts);
        assert!(told.starts_with(line) && told.contains("Expected"), "{told}");
    }
}
