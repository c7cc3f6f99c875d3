//! Endings of five pieces in which two pawns block each other. They move only after a capture, so the other pieces can
//! be followed over the whole board.

use std::collections::HashMap;

use hector::chess::{Color, Role};
use shakmaty::{File, Piece, Rank, Square};

use super::{Change, Ending, Library, State};

/// Two pawns, one in front of the other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BlockedPawns {
    /// The square of White's pawn. Black's is the next on the file.
    pub(crate) white: Square,
}

/// The places of the pawns in the list of pieces.
const WHITES: usize = 2;
const BLACKS: usize = 3;

impl BlockedPawns {
    /// All pairs; the others are mirror images.
    pub(crate) fn every() -> impl Iterator<Item = BlockedPawns> {
        let files = [File::A, File::B, File::C, File::D];
        let ranks = [Rank::Second, Rank::Third, Rank::Fourth, Rank::Fifth, Rank::Sixth];
        files.into_iter().flat_map(move |file| {
            ranks.map(|rank| BlockedPawns { white: Square::from_coords(file, rank) })
        })
    }

    /// Whether the pawns are on these squares in a state or in its mirror image.
    fn stand(self, state: State) -> bool {
        let white = state.square(WHITES);
        (white == self.white || white == self.white.flip_horizontal())
            && Some(state.square(BLACKS)) == white.offset(8)
    }
}

impl Library {
    /// The ending with these two pawns and one more piece.
    pub(crate) fn blocked(&mut self, pawns: BlockedPawns, other: Piece) -> Ending {
        let men = [Color::White, Color::Black].map(|color| color.king()).into_iter();
        let men: Vec<Piece> =
            men.chain([Color::White.pawn(), Color::Black.pawn(), other]).collect();
        let mut after = HashMap::new();
        for taken in 2..men.len() {
            let mut left = men.clone();
            left.remove(taken);
            after.insert(Change { taken: Some(taken), promoted: None }, self.solve(left));
        }
        let mut ending = Ending { won: vec![0; (4 << (6 * men.len())) / 64], men, after };
        let states: Vec<State> = ending.blocked_states(pawns).collect();
        let waiting = states.into_iter().filter(|state| ending.ends_well(*state)).collect();
        ending.walk_back(waiting, |state| pawns.stand(state));
        ending
    }
}

impl Ending {
    /// All states with the pawns on these squares.
    pub(crate) fn blocked_states(&self, pawns: BlockedPawns) -> impl Iterator<Item = State> + '_ {
        let count = self.men.len();
        let kings_and_other =
            (0..1_usize << 18).map(|bits| [bits & 63, bits >> 6 & 63, bits >> 12]);
        kings_and_other
            .flat_map(move |[white, black, other]| {
                [pawns.white, pawns.white.flip_horizontal()].into_iter().flat_map(move |pawn| {
                    let before = usize::from(pawn) + 8;
                    let men = [white, black, usize::from(pawn), before, other];
                    let placed = men.into_iter().rev().fold(0, |sum, square| sum << 6 | square);
                    [0, 1].map(|turn| State(placed | turn << (6 * count)))
                })
            })
            .filter(|state| *state == self.in_the_corner(*state) && self.is_legal(*state))
    }
}

/// Every piece that can be added to them.
pub(crate) fn every_other() -> impl Iterator<Item = Piece> {
    [Color::White, Color::Black].into_iter().flat_map(|color| {
        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(|role| role.of(color))
    })
}
