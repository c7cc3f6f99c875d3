//! When an opponent resigns or offers a draw. It resigns if the game was lost for several of its own moves, and
//! offers a draw in an ending that was level for long, going only by its own evaluation. The caller ends the game.

use shakmaty::{Board, Color, Position as _, Role};

use super::Level;
use super::worth::Worth;
use crate::History;

/// What an opponent does in addition to its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OpponentGesture {
    /// It resigns instead of moving.
    Resigns,
    /// It offers a draw with its move (9.1.2.1).
    OffersDraw,
}

/// What an opponent thought at its last moves, and when it last offered a draw.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Temper {
    /// Its evaluation when the game first seemed lost, and for how many moves it has seemed so.
    lost: Option<(i32, u32)>,
    /// For how many moves in a row the ending was level.
    level: u32,
    /// The half-move of the game at which it last offered a draw.
    offered: Option<usize>,
}

/// The number of moves for which an ending must have been level.
const LEVEL_FOR: u32 = 10;
/// The number of half-moves between two draw offers.
const OFFERS_APART: usize = 50;
/// How far, in hundredths of a pawn, the opponent's advantage may shrink without looking wasted.
const SLACK: i32 = 100;
/// A mate in this few moves may be played on the board.
const NEAR_MATE: u32 = 2;
/// The worth of being mated, in hundredths of a pawn.
const MATED: i32 = -10_000;
/// In an ending neither side has pieces of a higher total value, in pawns.
const PIECES_OF_AN_ENDING: u32 = 9;

impl Temper {
    /// What an opponent of this level does, if it is to move and evaluates the position as `worth`.
    pub fn takes(&mut self, game: &History, worth: Worth, level: Level) -> Option<OpponentGesture> {
        let bearing = Bearing::of(level)?;
        let count = match worth {
            Worth::Centipawns(count) => count,
            Worth::Mates(_) => -MATED,
            Worth::Mated(_) => MATED,
        };
        self.lost = (count <= bearing.lost).then(|| match self.lost {
            // A player who lets the win shrink is not yet expected to convert it.
            Some((first, moves)) if count <= first + SLACK => (first, moves + 1),
            _ => (count, 1),
        });
        let is_level = count.abs() <= bearing.level && is_ending(game.position().board().board());
        self.level = if is_level { self.level + 1 } else { 0 };
        let is_brought_home = self.lost.is_some_and(|(_, moves)| moves >= bearing.moves);
        let is_near_mate = matches!(worth, Worth::Mated(moves) if moves <= NEAR_MATE);
        if is_brought_home && !is_near_mate {
            return Some(OpponentGesture::Resigns);
        }
        let plies = game.moves().len();
        let is_patient = self.offered.is_none_or(|last| plies >= last + OFFERS_APART);
        (self.level >= LEVEL_FOR && is_patient).then(|| {
            self.offered = Some(plies);
            OpponentGesture::OffersDraw
        })
    }

    /// Moves were taken back: forgets the evaluations at them.
    pub fn forgets_moves(&mut self) {
        *self = Temper { offered: self.offered, ..Temper::default() };
    }
}

/// The evaluations at which an opponent considers a game lost or even, in hundredths of a pawn.
struct Bearing {
    lost: i32,
    /// For how many moves the game must have been lost.
    moves: u32,
    level: i32,
}

impl Bearing {
    /// Levels 1 and 2 play on until mate: a beginner does not see that a game is lost.
    fn of(level: Level) -> Option<Bearing> {
        let (lost, moves, level) = match level.number() {
            0..=2 => return None,
            3 => (-1_000, 8, 60),
            4 => (-900, 7, 60),
            5 => (-800, 6, 40),
            6 => (-700, 5, 40),
            7 => (-600, 5, 25),
            _ => (-600, 4, 25),
        };
        Some(Bearing { lost, moves, level })
    }
}

fn is_ending(board: &Board) -> bool {
    let pieces = |side: Color| -> u32 {
        let count = |role: Role| u32::try_from((board.by_piece(role.of(side))).count());
        let worth = [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3)];
        worth.into_iter().map(|(role, each)| count(role).unwrap_or(u32::MAX) * each).sum()
    };
    Color::ALL.into_iter().all(|side| pieces(side) <= PIECES_OF_AN_ENDING)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    /// Black to move, with one rook each.
    const ENDING: &str = "4k3/pp3r2/8/8/8/8/PP3R2/4K3 b - - 0 40";

    fn gestures(level: u8, fen: &str, thought: &[Worth]) -> Vec<Option<OpponentGesture>> {
        let level = Level::try_from(level).expect("a level");
        let game = History::new(Position::from_fen(fen).expect("a position"));
        let mut temper = Temper::default();
        thought.iter().map(|worth| temper.takes(&game, *worth, level)).collect()
    }

    #[test]
    fn what_is_lost_for_several_moves_is_resigned() {
        let lost = [-650, -700, -700, -720].map(Worth::Centipawns);
        let resigns = Some(OpponentGesture::Resigns);
        assert_eq!(gestures(8, ENDING, &lost), [None, None, None, resigns]);
        assert_eq!(gestures(7, ENDING, &lost), [None; 4]);
        assert_eq!(gestures(1, ENDING, &[Worth::Centipawns(-3_000); 40]), [None; 40]);
    }

    #[test]
    fn whoever_lets_the_win_shrink_has_to_go_on() {
        let shrinking = [-900, -850, -800, -790, -650].map(Worth::Centipawns);
        assert_eq!(gestures(8, ENDING, &shrinking), [None; 5]);
        // The advantage shrank, so counting starts again from there.
        let held = [-2_000, -900, -900, -900, -900].map(Worth::Centipawns);
        assert_eq!(gestures(8, ENDING, &held)[3..], [None, Some(OpponentGesture::Resigns)]);
        let saved = [-900, -900, -900, -100, -900, -900, -900].map(Worth::Centipawns);
        assert_eq!(gestures(8, ENDING, &saved), [None; 7]);
    }

    #[test]
    fn a_mate_at_hand_may_be_given() {
        let mated = [9, 8, 7, 2, 1].map(Worth::Mated);
        assert_eq!(gestures(8, ENDING, &mated), [None; 5]);
        let mated = [9, 8, 7, 6].map(Worth::Mated);
        assert_eq!(gestures(8, ENDING, &mated)[3], Some(OpponentGesture::Resigns));
    }

    #[test]
    fn a_draw_is_offered_once_in_an_ending_that_was_level_for_long() {
        let level = [Worth::Centipawns(-10); 30];
        let told = gestures(8, ENDING, &level);
        assert_eq!(told.iter().position(Option::is_some), Some(9));
        assert_eq!(told.iter().flatten().collect::<Vec<_>>(), [&OpponentGesture::OffersDraw]);
        let with_queens = "3qk3/pp3r2/8/8/8/8/PP3R2/3QK3 b - - 0 40";
        assert_eq!(gestures(8, with_queens, &level), [None; 30]);
        assert_eq!(gestures(2, ENDING, &level), [None; 30]);
    }
}
