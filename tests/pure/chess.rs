//! The rules of movement as this room adds to them: claims and refusals, Chess960
//! starts, repetition and counters, held against figures of the Laws.

use crate::common::english::english;
use hector::chess::{
    CastlingSide, Chess960Start, ClaimedMove, ClaimedStep, Color, DrawClaim, Ending, History,
    Origin, Position, Refusal, Role, Square, Variant, ending, judge, mate_possible_by_material,
    perft,
};
use hector::words::{tell_fen, tell_refusal};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a test's own FEN")
}

/// Judges a move written as two squares with or without a letter of promotion, or
/// `0-0` and `0-0-0`.
fn verdict(fen: &str, words: &str) -> String {
    let claim = match words {
        "0-0" => ClaimedMove::Castle(CastlingSide::KingSide),
        "0-0-0" => ClaimedMove::Castle(CastlingSide::QueenSide),
        squares => {
            let square = |text: &str| text.parse::<Square>().expect("a square");
            ClaimedMove::Step(ClaimedStep {
                role: None,
                from: Origin::from(square(&squares[..2])),
                to: square(&squares[2..4]),
                promotion: squares.chars().nth(4).and_then(Role::from_char),
            })
        }
    };
    let position = position(fen);
    match judge(&position, &claim) {
        Ok(legal) => format!("legal {}", position.uci(legal)),
        Err(refusal) => {
            let why = english(|texts| tell_refusal(&refusal, texts));
            format!("{} {why}", refusal.article().unwrap_or("-"))
        }
    }
}

#[test]
fn every_refusal_names_its_reason_and_article() {
    let cases = include_str!("../seeds/refusals.txt");
    let mut checked = 0;
    for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [fen, words, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("three columns expected: {line}");
        };
        assert_eq!(verdict(fen, words), expected, "{line}");
        checked += 1;
    }
    assert!(checked >= 30, "only {checked} cases were read");
}

#[test]
fn a_named_promotion_tells_the_pawn_from_the_pieces_that_go_there_too() {
    let crowded = position("7R/P7/8/8/8/3k4/8/4K3 w - - 0 1");
    let to_a8 = |promotion| {
        let (role, from) = (None, Origin::default());
        judge(&crowded, &ClaimedMove::Step(ClaimedStep { role, from, to: Square::A8, promotion }))
    };
    assert_eq!(to_a8(Some(Role::Queen)).map(|legal| crowded.uci(legal)), Ok("a7a8q".to_owned()));
    let (to, candidates) = (Square::A8, vec![Square::A7, Square::H8]);
    assert_eq!(to_a8(None), Err(Refusal::Ambiguous { to, candidates }));
}

#[test]
fn there_are_960_different_starts_and_518_is_the_orthodox_one() {
    let fens: std::collections::HashSet<String> =
        Chess960Start::all().map(|start| start.position().to_fen()).collect();
    assert_eq!(fens.len(), 960);
    assert_eq!(Chess960Start::ORTHODOX.position().to_fen(), Position::initial().to_fen());
    for start in Chess960Start::all() {
        let rank = start.first_rank();
        let files_of = |role| (0..8).filter(|file| rank[*file] == role).collect::<Vec<_>>();
        let (king, rooks) = (files_of(Role::King)[0], files_of(Role::Rook));
        assert!(rooks[0] < king && king < rooks[1], "{rank:?}");
        let bishops = files_of(Role::Bishop);
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{rank:?}");
    }
    assert_eq!(
        Chess960Start::new(0).unwrap().position().to_fen().split(' ').next(),
        Some("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR")
    );
    assert!(Chess960Start::new(960).is_err());
}

#[test]
fn a_position_repeats_only_with_the_same_rights_and_a_legal_en_passant() {
    let mut game = History::new(Position::initial());
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for _ in 0..2 {
        for step in shuffle {
            play(&mut game, step);
        }
    }
    assert_eq!(game.repetitions(), 3);
    assert_eq!(game.occurrences(), [0, 4, 8]);
    assert_eq!(game.claims(None), [DrawClaim::Threefold]);

    // A bare double step without a capturer does not make positions differ (9.2.2).
    let mut game = History::new(Position::initial());
    play(&mut game, "e2e4");
    for _ in 0..2 {
        for step in ["g8f6", "g1f3", "f6g8", "f3g1"] {
            play(&mut game, step);
        }
    }
    assert_eq!(game.repetitions(), 3);

    // Here the capture was legal the first time only.
    let mut game = History::new(position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"));
    play(&mut game, "d7d5");
    for _ in 0..2 {
        for step in ["e1d1", "e8d8", "d1e1", "d8e8"] {
            play(&mut game, step);
        }
    }
    assert_eq!(game.repetitions(), 2);

    // A castling right lost on the way makes the position another one.
    let mut game = History::new(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    for _ in 0..2 {
        for step in ["h1h2", "e8d8", "h2h1", "d8e8"] {
            play(&mut game, step);
        }
    }
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn a_claim_may_rest_on_the_move_about_to_be_played() {
    let mut game = History::new(position("4k3/8/8/8/8/8/8/R3K3 w - - 98 80"));
    play(&mut game, "a1a2");
    assert_eq!(game.claims(None), []);
    let intended = judge(game.position(), &squares("e8d8")).expect("legal");
    assert_eq!(game.claims(Some(intended)), [DrawClaim::FiftyMoves]);
}

#[test]
fn a_game_that_mate_or_stalemate_has_ended_leaves_nothing_to_claim() {
    // 5.1.1 and 5.2.1 end the game at once, whatever the counter says.
    for over in ["8/8/8/8/8/7K/R7/4k2Q b - - 161 11", "8/8/8/8/8/1Q6/8/2k1K3 b - - 210 36"] {
        assert_eq!(History::new(position(over)).claims(None), [], "{over}");
    }
}

#[test]
fn positions_that_end_a_game_are_known() {
    let over = |fen| ending(&position(fen));
    assert_eq!(
        over("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
        Some(Ending::Checkmate { winner: Color::Black })
    );
    assert_eq!(over("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some(Ending::Stalemate));
    for dead in [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KB3/8/8 w - - 0 1",
        "8/2b5/4k3/8/8/3K4/7B/8 w - - 0 1",
    ] {
        assert_eq!(over(dead), Some(Ending::Dead), "{dead}");
    }
    assert_eq!(over("8/8/4k3/8/8/3KNN2/8/8 w - - 0 1"), None);
}

#[test]
fn material_alone_tells_who_can_never_mate() {
    // The figures of 4.1: N against Q cannot, against a pawn can; B against R cannot.
    let possible = |fen, side| mate_possible_by_material(&position(fen), side);
    assert!(!possible("8/8/4k3/q7/8/3KN3/8/8 w - - 0 1", Color::White));
    assert!(possible("8/p7/4k3/8/8/3KN3/8/8 w - - 0 1", Color::White));
    assert!(!possible("8/r7/4k3/8/8/3KB3/8/8 w - - 0 1", Color::White));
    assert!(possible("8/n7/4k3/8/8/3KN3/8/8 w - - 0 1", Color::White));
    assert!(!possible("8/8/4k3/8/8/3K4/7q/8 w - - 0 1", Color::White));
}

#[test]
fn a_fen_that_only_fits_chess960_is_read_as_chess960() {
    let shuffled = position("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    assert_eq!(shuffled.variant(), Variant::Chess960);
    assert_eq!(Position::initial().variant(), Variant::Standard);
}

#[test]
fn a_wrong_fen_is_refused_with_a_sentence() {
    let refused = |fen| {
        let error = Position::from_fen(fen).expect_err("no position");
        english(|texts| tell_fen(&error, texts))
    };
    assert!(refused("hello").starts_with("The board part is wrong in the FEN \"hello\"."));
    assert_eq!(
        refused("8/8/8/8/8/8/8/K7 w - - 0 1"),
        "No game can reach the position \"8/8/8/8/8/8/8/K7 w - - 0 1\": a king is missing."
    );
}

#[test]
fn perft_finds_the_known_figures() {
    assert_eq!(perft(&Position::initial(), 4), 197_281);
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(perft(&position(kiwipete), 3), 97_862);
}

fn squares(text: &str) -> ClaimedMove {
    ClaimedMove::between(text[..2].parse().expect("a square"), text[2..].parse().expect("a square"))
}

fn play(game: &mut History, text: &str) {
    let legal = judge(game.position(), &squares(text)).expect("a legal move");
    game.play(legal);
}
