//! Hector's chess held against python-chess, position by position, over random
//! games of standard chess and Chess960: every SAN, FEN and legal move, check, mate,
//! stalemate, material, repetitions and the claims of 9.2, 9.3 and 9.6; in a sample
//! of positions also every SAN and every claim of one square to another.
//!
//! Each run takes 1,000 games of either kind. For 200,000 games on all cores:
//! `cargo test --release --test pure oracle -- --ignored`; another number stands in
//! `HECTOR_ORACLE_GAMES`. The interpreter is that of `HECTOR_PYTHON`, else `python3`.

mod python;
mod self_play;

use crate::common::asked;
use crate::common::games;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::ops::Range;

use hector::chess::notation::{Letters, Strictness, WritingManner, read, resolve, write};
use hector::chess::{
    CastlingSide, ClaimedMove, ClaimedStep, Color, DrawClaim, Ending, History, Move, Origin,
    Position, Refusal, Role, Square, Variant, dead_by_material, ending, judge,
    mate_possible_by_material,
};
use python::Python;

#[test]
fn a_thousand_standard_games_agree_with_python_chess() {
    replay(Variant::Standard, 0..1000).assert_nothing_missing(Variant::Standard);
}

#[test]
fn a_thousand_games_of_chess960_agree_with_python_chess() {
    replay(Variant::Chess960, 0..1000).assert_nothing_missing(Variant::Chess960);
}

#[test]
#[ignore = "half an hour or more: ./hector test oracle"]
fn two_hundred_thousand_games_agree_with_python_chess() {
    let games = asked::number("HECTOR_ORACLE_GAMES").unwrap_or(200_000);
    let (standard, chess960) = std::thread::scope(|scope| {
        let other = scope.spawn(|| replay(Variant::Chess960, 0..games / 2));
        (replay(Variant::Standard, 0..games.div_ceil(2)), other.join().expect("no panic"))
    });
    println!("standard: {:?}\nChess960: {:?}", standard.0, chess960.0);
}

/// Sends every game of the range to one python-chess and compares line by line.
fn replay(variant: Variant, numbers: Range<u64>) -> Tally {
    let (mut python, mut questions) = Python::start();
    std::thread::scope(move |scope| {
        let asked = numbers.clone();
        scope.spawn(move || {
            // Games are made twice, here and below, so that none need wait in memory.
            for number in asked {
                let game = games::random_game(variant, number);
                // A broken pipe means that the comparison below has failed and tells why.
                if writeln!(questions, "{}", question(&game, number)).is_err() {
                    break;
                }
            }
        });
        // Python lives in here, so that a failed comparison ends it, and with it the
        // thread that would wait for ever to ask it more.
        let mut tally = Tally::default();
        for number in numbers {
            compare(&games::random_game(variant, number), number, &mut python, &mut tally);
        }
        python.finish();
        tally
    })
}

fn question(game: &History, number: u64) -> String {
    let variant = match game.start().variant() {
        Variant::Standard => "standard",
        Variant::Chess960 => "chess960",
    };
    let mut line = format!("{variant}\t{}\t", game.start().to_fen());
    for (ply, (position, legal)) in game.positions().iter().zip(game.moves()).enumerate() {
        line.push_str(&position.uci(*legal));
        line.push_str(if in_the_sample(number, ply + 1) { "* " } else { " " });
    }
    line
}

fn in_the_sample(number: u64, ply: usize) -> bool {
    (number * 31 + ply as u64).is_multiple_of(64)
}

fn compare(game: &History, number: u64, python: &mut Python, tally: &mut Tally) {
    let mut replayed = History::new(game.start().clone());
    let check = |ours: String, theirs: String, ply: usize| {
        assert_eq!(ours, theirs, "game {number} of {:?}, ply {ply}", game.start().variant());
    };
    check(position_line(&replayed, "-", ""), python.line(), 0);
    for (before, legal) in game.moves().iter().enumerate() {
        let san = san(replayed.position(), *legal);
        let intended: String =
            replayed.claims(Some(*legal)).into_iter().map(intended_letter).collect();
        tally.count_move(*legal);
        replayed.play(*legal);
        let line = position_line(&replayed, &san, &intended);
        tally.count_facts(&line);
        check(line, python.line(), before + 1);
        if in_the_sample(number, before + 1) {
            let theirs = python.line();
            let (answer, dialect) = theirs.rsplit_once('\t').expect("four columns");
            check(long_line(&replayed), answer.to_owned(), before + 1);
            every_dialect_of_fen_is_read(replayed.position(), dialect);
            every_promotion_claim_is_judged(replayed.position());
        }
    }
}

fn position_line(history: &History, san: &str, intended: &str) -> String {
    let position = history.position();
    let mut legal: Vec<String> =
        position.legal_moves().into_iter().map(|legal| position.uci(legal)).collect();
    legal.sort();
    let mut facts = String::new();
    let over = ending(position);
    match over {
        Some(Ending::Checkmate { winner }) if winner != position.turn() => facts.push('#'),
        Some(Ending::Stalemate) => facts.push('='),
        _ if position.is_check() => facts.push('+'),
        _ => {}
    }
    for (color, letter) in [(Color::White, 'w'), (Color::Black, 'b')] {
        if !mate_possible_by_material(position, color) {
            facts.push(letter);
        }
    }
    let claims = history.claims(None);
    let times = history.repetitions();
    let may_go_on = !matches!(over, Some(Ending::Checkmate { .. } | Ending::Stalemate));
    for (holds, letter) in [
        (claims.contains(&DrawClaim::Threefold), '3'),
        (times >= 5, '5'),
        (claims.contains(&DrawClaim::FiftyMoves), 'f'),
        (may_go_on && history.plies_without_progress() >= 150, 's'),
    ] {
        if holds {
            facts.push(letter);
        }
    }
    format!("{san}\t{}\t{times}\t{facts}{intended}\t{}", position.to_fen(), legal.join(" "))
}

fn intended_letter(claim: DrawClaim) -> char {
    match claim {
        DrawClaim::Threefold => 'T',
        DrawClaim::FiftyMoves => 'F',
    }
}

fn long_line(history: &History) -> String {
    let position = history.position();
    let legal = position.legal_moves();
    let mut sans: Vec<String> =
        legal.iter().map(|m| format!("{}={}", position.uci(*m), san(position, *m))).collect();
    sans.sort();
    let mut pairs: Vec<String> = Vec::new();
    for from in Square::ALL {
        for to in Square::ALL.into_iter().filter(|to| *to != from) {
            if goes(position, from, to) {
                pairs.push(format!("{from}{to}"));
            }
        }
    }
    pairs.sort();
    let castles = |side| judge(position, &ClaimedMove::Castle(side)).is_ok();
    let now = history.claims(None);
    // A claim with a move in mind, as python-chess counts it: for it a move that
    // ends the game cannot be claimed with, while 9.3.1 only asks for the count.
    let with_a_move = |claim| {
        legal.iter().any(|m| {
            !position.after(*m).legal_moves().is_empty()
                && history.claims(Some(*m)).contains(&claim)
        })
    };
    let claimable = |claim| now.contains(&claim) || with_a_move(claim);
    let facts: String = [
        (castles(CastlingSide::KingSide), 'k'),
        (castles(CastlingSide::QueenSide), 'q'),
        (dead_by_material(position), 'd'),
        (history.repetitions() >= 3, '3'),
        (history.repetitions() >= 5, '5'),
        (claimable(DrawClaim::Threefold), 'T'),
        (claimable(DrawClaim::FiftyMoves), 'F'),
    ]
    .into_iter()
    .filter_map(|(holds, letter)| holds.then_some(letter))
    .collect();
    format!("{}\t{}\t{facts}", sans.join(" "), pairs.join(" "))
}

/// Whether a claim of two squares is legal, a promotion being left open.
fn goes(position: &Position, from: Square, to: Square) -> bool {
    match judge(position, &ClaimedMove::between(from, to)) {
        Ok(legal) => {
            assert_eq!(Some(from), legal.from());
            true
        }
        Err(refusal) => matches!(refusal, Refusal::PromotionMissing { .. }),
    }
}

/// Castling rights by the rooks' files, and an en passant square that may be of no use.
fn every_dialect_of_fen_is_read(position: &Position, dialect: &str) {
    for fen in [dialect, &position.to_fen()] {
        let read = Position::from_fen_as(fen, position.variant()).expect(fen);
        assert_eq!(&read, position, "{fen}");
        assert_eq!(read.to_fen(), position.to_fen(), "{fen}");
    }
}

/// A promotion is legal to four pieces, and where there is none to promote to, never.
fn every_promotion_claim_is_judged(position: &Position) {
    for legal in position.legal_moves().into_iter().filter(|legal| !legal.is_castle()) {
        let from = legal.from().expect("no drops in chess");
        for role in Role::ALL {
            let claim = ClaimedMove::Step(ClaimedStep {
                role: Some(legal.role()),
                from: Origin::from(from),
                to: legal.to(),
                promotion: Some(role),
            });
            let allowed = legal.is_promotion() && !matches!(role, Role::Pawn | Role::King);
            let judged = judge(position, &claim);
            assert_eq!(judged.is_ok(), allowed, "{claim:?} in {}", position.to_fen());
        }
    }
}

/// Writes a move in SAN and reads it back.
fn san(position: &Position, legal: Move) -> String {
    let text = write(position, legal, WritingManner::GAME_FILE);
    let written = read(&text, Letters::English, Strictness::Strict).expect("just written");
    let found = resolve(position, &written, Strictness::Strict);
    assert_eq!(found, Ok((legal, Vec::new())), "{text}");
    text
}

/// How often the rare things have happened: a comparison that never saw a
/// stalemate says nothing of stalemates.
#[derive(Default)]
struct Tally(BTreeMap<&'static str, u64>);

const FACTS: [(char, &str); 11] = [
    ('+', "check"),
    ('#', "mate"),
    ('=', "stalemate"),
    ('w', "White cannot mate"),
    ('b', "Black cannot mate"),
    ('3', "threefold"),
    ('5', "fivefold"),
    ('f', "fifty moves"),
    ('s', "seventy-five moves"),
    ('T', "threefold with a move in mind"),
    ('F', "fifty moves with a move in mind"),
];

impl Tally {
    fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    fn count_move(&mut self, legal: Move) {
        self.count("move");
        for (holds, what) in [
            (legal.is_castle(), "castling"),
            (legal.is_en_passant(), "en passant"),
            (legal.is_promotion(), "promotion"),
        ] {
            if holds {
                self.count(what);
            }
        }
    }

    fn count_facts(&mut self, line: &str) {
        let facts = line.split('\t').nth(3).unwrap_or_default();
        for (letter, what) in FACTS {
            if facts.contains(letter) {
                self.count(what);
            }
        }
    }

    fn assert_nothing_missing(&self, variant: Variant) {
        println!("{variant:?}: {:?}", self.0);
        for what in
            FACTS.map(|(_, what)| what).into_iter().chain(["castling", "en passant", "promotion"])
        {
            assert!(self.0.get(what).is_some_and(|times| *times >= 10), "too few: {what}");
        }
    }
}
