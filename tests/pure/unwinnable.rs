//! Who can still win: what is said of positions made for every idea, that mirrors and
//! colours change nothing, that a line leads to mate, and that a limit is obeyed.

use std::collections::HashSet;

use crate::common::dice::Dice;
use hector::chess::unwinnable::{Budget, Reason, Shade, Solver, Winnability};
use hector::chess::{Color, Move, Position, mate_possible_by_material};

const ENOUGH: u64 = 200_000;

/// The positions of the file, each with who can mate.
fn ideas() -> Vec<(String, Position)> {
    include_str!("../seeds/unwinnable/ideas.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (who, fen) = line.split_once(' ').expect("a verdict and a FEN");
            (who.to_owned(), Position::from_fen(fen).expect("a test's own FEN"))
        })
        .collect()
}

fn solve(position: &Position, winner: Color) -> Winnability {
    Solver::default().solve(position, winner, &mut Budget::positions(ENOUGH))
}

/// Who can mate, as the file says it. Lines are played to their end.
fn verdict(position: &Position) -> String {
    let letter = |winner: Color| match solve(position, winner) {
        Winnability::Winnable(line) => {
            mates(position, winner, &line);
            winner.fold_wb('W', 'B')
        }
        Winnability::Unwinnable(_) => '-',
        Winnability::Unknown => '?',
    };
    [Color::White, Color::Black].map(letter).iter().collect()
}

pub(crate) fn mates(position: &Position, winner: Color, line: &[Move]) {
    let mut position = position.clone();
    for legal in line {
        assert!(position.legal_moves().contains(legal), "{legal:?} in {}", position.to_fen());
        position.play(*legal);
    }
    assert!(position.is_check() && position.legal_moves().is_empty(), "{}", position.to_fen());
    assert_eq!(position.turn(), !winner, "{}", position.to_fen());
}

#[test]
fn every_idea_is_seen_and_every_line_ends_in_mate() {
    let ideas = ideas();
    assert!(ideas.len() >= 40, "only {} positions were read", ideas.len());
    for (who, position) in ideas {
        assert_eq!(verdict(&position), who, "{}", position.to_fen());
    }
}

#[test]
fn the_quick_answer_never_contradicts_the_full_one() {
    let mut found = 0;
    for (who, position) in ideas() {
        for (side, letter) in [Color::White, Color::Black].into_iter().zip(who.chars()) {
            if Solver::default().quick(&position, side).is_some() {
                assert_eq!(letter, '-', "{} {side}", position.to_fen());
                found += 1;
            }
        }
    }
    assert!(found >= 30, "only {found} were found");
}

#[test]
fn colours_and_mirrors_change_no_verdict() {
    for (who, position) in ideas() {
        let fen = position.to_fen();
        let swapped: String = who
            .chars()
            .rev()
            .map(|letter| match letter {
                'W' => 'B',
                'B' => 'W',
                other => other,
            })
            .collect();
        let turned = Position::from_fen(&colours_swapped(&fen)).expect("a turned board");
        assert_eq!(verdict(&turned), swapped, "{fen}");
        // Castling is not the same on both sides.
        if fen.split(' ').nth(2) == Some("-") {
            let mirrored = Position::from_fen(&mirrored(&fen)).expect("a mirrored board");
            assert_eq!(verdict(&mirrored), who, "{fen}");
        }
    }
}

fn colours_swapped(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let swap = |text: &str| -> String {
        text.chars()
            .map(|sign| {
                if sign.is_uppercase() {
                    sign.to_ascii_lowercase()
                } else {
                    sign.to_ascii_uppercase()
                }
            })
            .collect()
    };
    let board: Vec<String> = fields[0].split('/').rev().map(swap).collect();
    let passing: String = fields[3]
        .chars()
        .map(|sign| match sign {
            '3' => '6',
            '6' => '3',
            other => other,
        })
        .collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    format!("{} {turn} {} {passing} 0 1", board.join("/"), swap(fields[2]))
}

fn mirrored(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let board: Vec<String> =
        fields[0].split('/').map(|rank| rank.chars().rev().collect()).collect();
    let passing: String = fields[3]
        .chars()
        .map(|sign| match sign {
            'a'..='h' => char::from(b'a' + (b'h' - u8::try_from(sign).expect("a file"))),
            other => other,
        })
        .collect();
    format!("{} {} - {passing} 0 1", board.join("/"), fields[1])
}

#[test]
fn a_reason_names_what_is_missing() {
    for (fen, winner, reason) in [
        ("8/8/3k4/8/4r3/4K3/8/8 w - - 0 1", Color::White, Reason::BareKing),
        ("8/8/3k4/8/4q3/2N1K3/8/8 w - - 0 1", Color::White, Reason::LoneKnight),
        (
            "8/8/3k4/8/4r3/2B1K3/8/8 w - - 0 1",
            Color::White,
            Reason::BishopsOfOneColour(Shade::Dark),
        ),
        ("8/5k2/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3/8 w - - 0 1", Color::Black, Reason::NoVisitor),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", Color::White, Reason::Over),
        ("6b1/8/p3b3/P1p5/K1p5/1pP5/1P6/2k5 w - - 0 1", Color::Black, Reason::OnlyStalemate),
        (
            "8/8/4k3/2B5/8/1p1p1p2/1P1PpP2/n3K3 w - - 0 1",
            Color::White,
            Reason::OnlyBishops(Shade::Dark),
        ),
        ("krb2B2/1p1p4/1P1Pp1p1/4P1P1/8/2K5/8/8 w - - 0 1", Color::White, Reason::Exhausted(12)),
        ("2bk1Bb1/1p1p1p1b/1P1P1PpK/6Pp/1P5P/8/8/8 b - - 0 1", Color::White, Reason::KingsApart),
        ("8/p3p3/8/8/5ppp/Q4pkb/5pnq/5K1n b - - 0 1", Color::White, Reason::LastMan),
        ("8/2k5/8/B7/p1p1p1p1/P1P1PpP1/5P1K/1b4BR b - - 0 1", Color::White, Reason::EitherWay),
        ("8/5k2/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/5B2/6qK w - - 0 1", Color::White, Reason::Forced),
    ] {
        let position = Position::from_fen(fen).expect("a test's own FEN");
        assert_eq!(solve(&position, winner), Winnability::Unwinnable(reason), "{fen}");
    }
}

#[test]
fn a_smothered_king_and_forced_moves_are_seen_at_sight() {
    for (fen, reason) in [
        ("8/p3p3/8/8/5ppp/Q4pkb/5pnq/5K1n b - - 0 1", Reason::LastMan),
        ("7k/7Q/8/8/8/8/K7/7r b - - 0 1", Reason::Forced),
    ] {
        let position = Position::from_fen(fen).expect("a test's own FEN");
        assert_eq!(Solver::default().quick(&position, Color::White), Some(reason), "{fen}");
    }
}

#[test]
fn a_spent_budget_and_a_stop_are_obeyed() {
    let hard = Position::from_fen("2b1k3/1pBp1p2/1P1P1P1K/8/3B4/8/8/8 w - - 0 1")
        .expect("a test's own FEN");
    for most in [0, 1, 100, 5_000] {
        let mut budget = Budget::positions(most);
        assert_eq!(
            Solver::default().solve(&hard, Color::White, &mut budget),
            Winnability::Unknown,
            "{most}"
        );
        assert_eq!(budget.spent(), most);
    }
    let mut asked = 0;
    let mut go_on = || {
        asked += 1;
        asked < 3
    };
    let mut budget = Budget::positions(u64::MAX).while_asked(&mut go_on);
    assert_eq!(Solver::default().solve(&hard, Color::White, &mut budget), Winnability::Unknown);
    assert_eq!(budget.spent(), 3 * 128);
    assert_eq!(asked, 3);
}

#[test]
fn the_same_question_gets_the_same_answer_with_any_memory() {
    let mut used = Solver::default();
    for (_, position) in ideas() {
        for winner in [Color::White, Color::Black] {
            let mut first = Budget::positions(3_000);
            let mut again = Budget::positions(3_000);
            let fresh = Solver::default().solve(&position, winner, &mut first);
            assert_eq!(used.solve(&position, winner, &mut again), fresh, "{}", position.to_fen());
            assert_eq!(first.spent(), again.spent());
        }
    }
}

/// Positions made by chance with few men and locked pawns, against a search that knows
/// nothing but the moves and sees everything, or gives up.
#[test]
fn a_proof_is_never_against_a_search_that_sees_everything() {
    let mut dice = Dice::new(20_261);
    let (mut agreed, mut proven) = (0, 0);
    for _ in 0..300 {
        let Some(position) = locked_by_chance(&mut dice) else { continue };
        for winner in [Color::White, Color::Black] {
            let Some(can) = seen_whole(&position, winner, 5_000) else { continue };
            let fen = position.to_fen();
            match solve(&position, winner) {
                Winnability::Winnable(line) => {
                    assert!(can, "{fen} {winner}");
                    mates(&position, winner, &line);
                }
                Winnability::Unwinnable(reason) => {
                    assert!(!can, "{fen} {winner} {reason:?}");
                    proven += 1;
                }
                Winnability::Unknown => {}
            }
            if Solver::default().quick(&position, winner).is_some() {
                assert!(!can, "{fen} {winner}");
            }
            agreed += 1;
        }
    }
    assert!(agreed >= 35 && proven >= 30, "only {agreed} compared, {proven} of them proofs");
}

/// Kings, a wall of pawns that may have a gap, and up to two more men.
fn locked_by_chance(dice: &mut Dice) -> Option<Position> {
    let mut board: Squares = [[' '; 8]; 8];
    let base = 2 + dice.below(3);
    for file in [0, 1, 2, 3, 4, 5, 6, 7] {
        let rank = base + (file + base) % 2 - usize::from(dice.one_in(12));
        if !dice.one_in(12) {
            board[rank][file] = 'P';
            board[rank + 1][file] = 'p';
        }
    }
    for man in ['K', 'k', dice.pick(&['B', 'b', 'N', ' ', ' ', ' '])] {
        let free: Vec<(usize, usize)> = (0..64)
            .map(|square| (square / 8, square % 8))
            .filter(|(rank, file)| board[*rank][*file] == ' ')
            .collect();
        let (rank, file) = dice.pick(&free);
        board[rank][file] = man;
    }
    placed(&board, dice)
}

/// A man or a space for every square, the first rank first.
pub(crate) type Squares = [[char; 8]; 8];

/// The position of these men, with either side to move; none where a king could be taken.
pub(crate) fn placed(board: &Squares, dice: &mut Dice) -> Option<Position> {
    let ranks: Vec<String> = board.iter().rev().map(|rank| rank.iter().collect()).collect();
    let mut fen = ranks.join("/");
    for empty in (1..=8).rev() {
        fen = fen.replace(&" ".repeat(empty), &empty.to_string());
    }
    let turn = dice.pick(&['w', 'b']);
    Position::from_fen(&format!("{fen} {turn} - - 0 1")).ok()
}

/// Whether a mate exists, by looking at everything, or nothing if that is too much.
pub(crate) fn seen_whole(start: &Position, winner: Color, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([start.clone()]);
    let mut waiting = vec![start.clone()];
    while let Some(position) = waiting.pop() {
        let legal = position.legal_moves();
        if legal.is_empty() && position.is_check() && position.turn() != winner {
            return Some(true);
        }
        for next in legal.into_iter().map(|legal| position.after(legal)) {
            if mate_possible_by_material(&next, winner) && seen.insert(next.clone()) {
                waiting.push(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}
