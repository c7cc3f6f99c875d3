//! The proofs that a side cannot mate, held against searches among pawns that block each
//! other. No parser: bytes build a position.

use std::collections::HashSet;

use hector::chess::unwinnable::{Budget, Solver, Winnability};
use hector::chess::{Color, Position};

/// So many positions either search looks at.
const MOST: u64 = 200;

/// Where a proof says that a side cannot mate, no search finds one, and a line that was
/// found can be played to mate. A byte for the turn, one a file for its pawns, then two a
/// man, the kings first.
pub fn winnable(input: &[u8]) {
    let Some(position) = walled(input) else { return };
    for winner in Color::ALL {
        let at_once = Solver::default().quick(&position, winner).is_some();
        let mut budget = Budget::positions(MOST);
        let found = Solver::default().solve(&position, winner, &mut budget);
        assert!(budget.spent() <= MOST);
        if let Winnability::Winnable(line) = &found {
            assert!(!at_once, "{} {winner}", position.to_fen());
            let mut end = position.clone();
            for legal in line {
                assert!(end.legal_moves().contains(legal), "{}", position.to_fen());
                end.play(*legal);
            }
            assert!(end.is_check() && end.legal_moves().is_empty() && end.turn() != winner);
        }
        if at_once || matches!(found, Winnability::Unwinnable(_)) {
            assert!(!sees_mate(&position, winner), "{} {winner}", position.to_fen());
        }
    }
}

fn walled(input: &[u8]) -> Option<Position> {
    let (turn, input) = input.split_first()?;
    let (files, men) = input.split_first_chunk::<8>()?;
    let mut board = [[' '; 8]; 8];
    for (file, byte) in files.iter().enumerate() {
        let rank = usize::from(byte % 5) + 1;
        if byte & 0x40 == 0 {
            board[rank][file] = 'P';
            board[rank + 1][file] = if byte & 0x80 == 0 { 'p' } else { ' ' };
        }
    }
    let kinds = ['B', 'b', 'N', 'n', 'P', 'p', 'R', 'r', 'Q', 'q', 'B', 'b'];
    for (index, man) in men.as_chunks::<2>().0.iter().take(7).enumerate() {
        let kind = match index {
            0 => 'K',
            1 => 'k',
            _ => kinds[usize::from(man[0]) % kinds.len()],
        };
        let (rank, file) = (usize::from(man[1] / 8) % 8, usize::from(man[1] % 8));
        if board[rank][file] == ' ' && (!"Pp".contains(kind) || (1..7).contains(&rank)) {
            board[rank][file] = kind;
        }
    }
    let ranks: Vec<String> = board.iter().rev().map(|rank| rank.iter().collect()).collect();
    let mut fen = ranks.join("/");
    for empty in (1..=8).rev() {
        fen = fen.replace(&" ".repeat(empty), &empty.to_string());
    }
    let turn = if turn % 2 == 0 { "w" } else { "b" };
    Position::from_fen(&format!("{fen} {turn} - - 0 1")).ok()
}

/// Whether a mate is among the positions nearest by.
fn sees_mate(start: &Position, winner: Color) -> bool {
    let mut seen = HashSet::from([start.clone()]);
    let mut edge = vec![start.clone()];
    while !edge.is_empty() && seen.len() as u64 <= MOST {
        let mut next = Vec::new();
        for position in edge {
            let legal = position.legal_moves();
            if legal.is_empty() && position.is_check() && position.turn() != winner {
                return true;
            }
            let after = legal.into_iter().map(|legal| position.after(legal));
            next.extend(after.filter(|after| seen.insert(after.clone())));
        }
        edge = next;
    }
    false
}
