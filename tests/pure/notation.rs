//! Algebraic notation and move lists, held against figures of the Laws, against every
//! legal move of random games, and against hostile text.

use crate::common::english::english;
use crate::common::games::random_game;
use hector::chess::notation::pgn::{MoveText, Reader};
use hector::chess::notation::{
    Form, Letters, SignSet, Strictness, WritingManner, read, read_moves, read_uci, resolve, write,
    write_moves,
};
use hector::chess::{Position, Variant, judge};
use hector::words::{tell_move_list, tell_unread_move, tell_unresolved, tell_warning};
use shakmaty::Position as _;
use shakmaty::san::SanPlus;

fn meaning(letters: Letters, reading: Strictness, position: &Position, text: &str) -> String {
    let written = match read(text, letters, reading) {
        Ok(written) => written,
        Err(error) => return english(|texts| tell_unread_move(&error, texts)),
    };
    match resolve(position, &written, reading) {
        Ok((legal, warnings)) => {
            let warnings =
                warnings.into_iter().map(|warning| english(|texts| tell_warning(warning, texts)));
            warnings.fold(position.uci(legal), |said, warning| format!("{said}, {warning}"))
        }
        Err(refusal) => english(|texts| tell_unresolved(&refusal, texts)),
    }
}

#[test]
fn each_written_move_means_what_the_table_says() {
    let mut checked = 0;
    for line in include_str!("../seeds/notation/moves.txt").lines() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let [letters, reading, fen, text, expected] = line.split(" | ").collect::<Vec<_>>()[..]
        else {
            panic!("five columns expected: {line}");
        };
        let reading = if reading == "strict" { Strictness::Strict } else { Strictness::Tolerant };
        let letters = letters.parse().expect("a code of letters");
        let position = Position::from_fen(fen).expect("a test's own FEN");
        assert_eq!(meaning(letters, reading, &position, text), expected, "{line}");
        checked += 1;
    }
    assert!(checked > 50, "only {checked} lines were read");
}

#[test]
fn the_games_of_the_laws_end_where_they_should() {
    let text = include_str!("../seeds/notation/games.txt");
    let mut games = 0;
    for game in text.split("\n\n").filter(|game| !game.trim().is_empty()) {
        let mut lines = game.lines().filter(|line| !line.starts_with('#'));
        let Some(head) = lines.next() else { continue };
        let [name, letters, end] = head.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three columns expected: {head}");
        };
        let moves = lines.collect::<Vec<_>>().join("\n");
        let letters = letters.parse().expect("a code of letters");
        let history = read_moves(&moves, letters, Strictness::Tolerant, Position::initial())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(history.position().to_fen(), end, "{name}");
        let manner = WritingManner { letters, form: Form::Short, signs: SignSet::ScoreSheet };
        let again = write_moves(&history, manner);
        let reread = read_moves(&again, letters, Strictness::Strict, Position::initial())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(reread, history, "{name}");
        games += 1;
    }
    assert_eq!(games, 6);
}

#[test]
fn a_wrong_move_of_a_list_is_named_with_its_place() {
    let sentence = |text: &str| {
        let read = read_moves(text, Letters::English, Strictness::Tolerant, Position::initial());
        english(|texts| tell_move_list(&read.expect_err("a wrong list"), texts))
    };
    assert_eq!(
        sentence("1. e4 e5\n2. Nf3 Qxe5"),
        "Line 2, column 8, Black's move 2: Qxe5 cannot be played: a queen does not go from d8 to e5."
    );
    assert_eq!(
        sentence("1. e4 zz"),
        "Line 1, column 7, Black's move 1: \"zz\" is not a move: expected a piece letter or a file from \
         a to h at character 1."
    );
    assert_eq!(
        sentence("1. e4 e5 1-0\n2. Nf3"),
        "Line 2, column 4, White's move 2: \"Nf3\" follows the result, which ends the list."
    );
}

#[test]
fn every_legal_move_is_written_and_read_back_in_every_manner() {
    let mut moves = 0;
    for number in 0..24 {
        let variant = if number % 2 == 0 { Variant::Standard } else { Variant::Chess960 };
        let game = random_game(variant, number);
        for position in game.positions().iter().step_by(5) {
            for legal in position.legal_moves() {
                moves += 1;
                for letters in Letters::ALL {
                    for form in [Form::Short, Form::Long] {
                        for signs in [SignSet::GameFile, SignSet::ScoreSheet, SignSet::Bare] {
                            let text =
                                write(position, legal, WritingManner { letters, form, signs });
                            let reading = Strictness::Strict;
                            let written = read(&text, letters, reading).expect("just written");
                            let found = resolve(position, &written, reading);
                            assert_eq!(found, Ok((legal, Vec::new())), "{text}");
                        }
                    }
                }
                let uci = position.uci(legal);
                let claim = read_uci(&uci).expect("just written");
                assert_eq!(judge(position, &claim), Ok(legal), "{uci}");
            }
        }
    }
    assert!(moves > 5_000, "only {moves} moves were written");
}

/// What people write behind a move, in any order, together or apart.
fn with_signs(moved: &str, signs: &[&str]) -> Vec<String> {
    let mut orders: Vec<Vec<&str>> = vec![Vec::new()];
    for sign in signs {
        orders = orders
            .into_iter()
            .flat_map(|order| {
                (0..=order.len()).map(move |at| {
                    let mut order = order.clone();
                    order.insert(at, sign);
                    order
                })
            })
            .collect();
    }
    orders
        .into_iter()
        .flat_map(|order| {
            let text = order.join(" ");
            [
                format!("{moved}{}", order.concat()),
                format!("{moved} {}", order.concat()),
                format!("{moved}{text}"),
                format!("{moved} {text}"),
            ]
        })
        .collect()
}

#[test]
fn signs_behind_a_move_are_read_in_any_order_together_or_apart() {
    let mut read_back = 0;
    for number in 0..120 {
        let game = random_game(Variant::Standard, number);
        for (position, legal) in game.positions().iter().zip(game.moves()) {
            let after = position.after(*legal);
            let is_rare = legal.is_en_passant() || legal.is_promotion() || legal.is_castle();
            let is_shown = is_rare || (after.is_check() && number % 5 == 0);
            if !is_shown {
                continue;
            }
            let check = match (after.is_check(), after.board().is_checkmate()) {
                (_, true) => &["#", "++", "‡"][..],
                (true, false) => &["+", "†"],
                (false, false) => &[],
            };
            let passing: &[&str] =
                if legal.is_en_passant() { &["e.p.", "ep", "(e.p.)", "ep."] } else { &[] };
            let letters = Letters::ALL[number as usize % Letters::ALL.len()];
            let pick =
                |signs: &[&'static str]| signs.get(number as usize % signs.len().max(1)).copied();
            let signs: Vec<&str> =
                [pick(passing), pick(check), Some("(=)")].into_iter().flatten().collect();
            for form in [Form::Short, Form::Long] {
                let manner = WritingManner { letters, form, signs: SignSet::Bare };
                for text in with_signs(&write(position, *legal, manner), &signs) {
                    let written = read(&text, letters, Strictness::Tolerant)
                        .unwrap_or_else(|error| panic!("{text}: {error}"));
                    let found = resolve(position, &written, Strictness::Tolerant);
                    assert_eq!(found.map(|(found, _)| found), Ok(*legal), "{text}");
                    let list = read_moves(&text, letters, Strictness::Tolerant, position.clone())
                        .unwrap_or_else(|error| panic!("{text}: {error}"));
                    assert_eq!(list.moves(), [*legal], "{text}");
                    let fen = position.to_fen();
                    let file = format!("[FEN \"{fen}\"]\n\n{text} *\n");
                    let mut reader = Reader::new(MoveText::Algebraic(letters));
                    let game = reader.read(&mut file.as_bytes()).or_else(|| reader.finish());
                    let game =
                        game.expect("a game").unwrap_or_else(|error| panic!("{text}: {error}"));
                    assert_eq!(
                        game.game.history().expect("moves alone").moves(),
                        [*legal],
                        "{text}"
                    );
                    read_back += 1;
                }
            }
        }
    }
    assert!(read_back > 2_000, "only {read_back} texts were read");
}

#[test]
fn english_short_notation_is_the_same_as_that_of_another_writer() {
    let mut moves = 0;
    for number in 0..60 {
        for position in random_game(Variant::Standard, number).positions().iter().step_by(3) {
            for legal in position.legal_moves() {
                let other = SanPlus::from_move(position.board().clone(), legal).to_string();
                assert_eq!(write(position, legal, WritingManner::GAME_FILE), other);
                moves += 1;
            }
        }
    }
    assert!(moves > 20_000, "only {moves} moves were compared");
}

#[test]
fn hostile_text_is_refused_without_harm() {
    let long = "x".repeat(100_000);
    for text in
        ["", " ", "\0", "é4", "♘", "0-", "0-0-", "e\u{301}4", "Nf3\u{202e}", "(", "d8(", &long]
    {
        for letters in Letters::ALL {
            assert!(read(text, letters, Strictness::Tolerant).is_err(), "{text}");
        }
    }
}
