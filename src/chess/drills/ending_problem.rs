//! Simple endings to play by ear: their kinds, and the start positions.

use shakmaty::{Color, Position as _, Role};

use super::setting_up::{any_square, set_up};
use super::{Chance, EndingTable};
use crate::Position;

/// The player's task in an ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndingKind {
    /// Mate with a queen.
    Queen,
    /// Mate with a rook.
    Rook,
    /// Promote a pawn.
    Pawn,
    /// Hold a draw against a pawn.
    Hold,
}

impl EndingKind {
    /// Every kind, the easiest first.
    pub const ALL: [EndingKind; 4] =
        [EndingKind::Queen, EndingKind::Rook, EndingKind::Pawn, EndingKind::Hold];

    /// The white man besides the king.
    #[must_use]
    pub fn man(self) -> Role {
        match self {
            EndingKind::Queen => Role::Queen,
            EndingKind::Rook => Role::Rook,
            EndingKind::Pawn | EndingKind::Hold => Role::Pawn,
        }
    }

    /// The side of the player, who moves first.
    #[must_use]
    pub fn side(self) -> Color {
        match self {
            EndingKind::Hold => Color::Black,
            _ => Color::White,
        }
    }

    /// The fewest and the most plies for a win that is worth playing.
    fn length(self) -> (u8, u8) {
        match self {
            EndingKind::Queen => (7, 15),
            EndingKind::Rook => (11, 23),
            EndingKind::Pawn | EndingKind::Hold => (7, 31),
        }
    }
}

/// The start position for a seed, from the table of its man. With a pawn there is always a move that spoils the
/// result.
#[must_use]
pub fn ending_problem(kind: EndingKind, table: &EndingTable, seed: u64) -> Position {
    let mut chance = Chance::of(seed);
    loop {
        let men = [
            (any_square(&mut chance), Role::King.of(Color::White)),
            (any_square(&mut chance), kind.man().of(Color::White)),
            (any_square(&mut chance), Role::King.of(Color::Black)),
        ];
        if let Some(position) = set_up(&men, kind.side())
            && is_worth_playing(kind, table, &position)
        {
            return position;
        }
    }
}

fn is_worth_playing(kind: EndingKind, table: &EndingTable, position: &Position) -> bool {
    let (least, most) = kind.length();
    let plies = table.plies_to_win(position);
    let is_won = plies.is_some_and(|plies| (least..=most).contains(&plies));
    let mut after = position.legal_moves().into_iter().map(|legal| position.after(legal));
    match kind {
        EndingKind::Queen | EndingKind::Rook => is_won,
        EndingKind::Pawn => is_won && after.any(|next| table.plies_to_win(&next).is_none()),
        EndingKind::Hold => {
            plies.is_none()
                && after.clone().all(|next| next.board().board().occupied().count() == 3)
                && after.any(|next| table.plies_to_win(&next).is_some())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ending_table::tests::table;
    use super::*;

    #[test]
    fn every_ending_is_one_that_can_be_played_right_and_wrong() {
        for kind in EndingKind::ALL {
            let table = table(kind.man());
            for seed in 0..20 {
                let position = ending_problem(kind, table, seed);
                assert_eq!(position, ending_problem(kind, table, seed));
                assert_eq!(position.turn(), kind.side());
                let is_won = table.plies_to_win(&position).is_some();
                assert_eq!(is_won, kind != EndingKind::Hold, "{}", position.to_fen());
            }
        }
    }
}
