//! Endings without pawns, solved from their ends: every position from which White can come to
//! mate by some moves of both. It knows how men move, and nothing of the solver.

use std::collections::HashMap;

use hector::chess::{Color, Role};
use shakmaty::attacks::attacks;
use shakmaty::{Bitboard, Piece, Square};

/// The men on their squares, and whose move it is, as one number: six bits a man, in the order
/// of the ending, and the turn above them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State(usize);

/// What White can win with some men.
pub(crate) struct Ending {
    /// White's king, Black's king, and the others.
    men: Vec<Piece>,
    /// By the number of the state: whether White can mate.
    won: Vec<bool>,
}

impl Ending {
    /// Solves the ending with these men beside the kings.
    pub(crate) fn solved(white: &[Role], black: &[Role]) -> Ending {
        let kings = [Color::White, Color::Black].map(|color| color.king());
        let others = white.iter().map(|role| role.of(Color::White));
        let others = others.chain(black.iter().map(|role| role.of(Color::Black)));
        let men: Vec<Piece> = kings.into_iter().chain(others).collect();
        // What is left when one man is taken.
        let mut smaller = HashMap::new();
        for place in 2..men.len() {
            let without = |color: Color| {
                let left = men.iter().enumerate().skip(2);
                let left = left.filter(|(other, man)| *other != place && man.color == color);
                left.map(|(_, man)| man.role).collect::<Vec<Role>>()
            };
            smaller.insert(place, Ending::solved(&without(Color::White), &without(Color::Black)));
        }
        let mut ending = Ending { won: vec![false; 2 << (6 * men.len())], men };
        let mut waiting: Vec<State> = ending
            .states()
            .filter(|state| ending.is_mate(*state) || ending.takes_into(*state, &smaller))
            .collect();
        for state in &waiting {
            ending.won[state.0] = true;
        }
        while let Some(state) = waiting.pop() {
            for before in ending.before(state) {
                if !std::mem::replace(&mut ending.won[before.0], true) {
                    waiting.push(before);
                }
            }
        }
        ending
    }

    pub(crate) fn can_win(&self, state: State) -> bool {
        self.won[state.in_the_corner(self.men.len()).0]
    }

    /// Every state in which the side that has moved is not in check, and White's king stands in
    /// the quarter around a1: the other quarters are its mirrors.
    pub(crate) fn states(&self) -> impl Iterator<Item = State> + '_ {
        (0..self.won.len())
            .map(State)
            .filter(|state| *state == state.in_the_corner(self.men.len()) && self.is_legal(*state))
    }

    /// As other programs read it.
    pub(crate) fn fen(&self, state: State) -> String {
        let mut fen = String::new();
        for rank in (0..8).rev() {
            for file in 0..8 {
                let square = Square::new(rank * 8 + file);
                let man = (0..self.men.len()).find(|place| state.square(*place) == square);
                fen.push(man.map_or('1', |place| self.men[place].char()));
            }
            fen.push(if rank > 0 { '/' } else { ' ' });
        }
        fen + state.turn(self.men.len()).fold_wb("w - - 0 1", "b - - 0 1")
    }

    fn occupied(&self, state: State) -> Bitboard {
        (0..self.men.len()).map(|place| state.square(place)).collect()
    }

    /// Whether a king is attacked by a man, other than one that is being taken.
    fn is_attacked(&self, state: State, king: Color, taken: Option<usize>) -> bool {
        let occupied = self.occupied(state);
        let king_square = state.square(king.fold_wb(0, 1));
        (0..self.men.len()).filter(|place| Some(*place) != taken).any(|place| {
            let man = self.men[place];
            man.color != king && attacks(state.square(place), man, occupied).contains(king_square)
        })
    }

    fn is_legal(&self, state: State) -> bool {
        self.occupied(state).count() == self.men.len()
            && !self.is_attacked(state, !state.turn(self.men.len()), None)
    }

    /// Whether the side to move has no move.
    fn is_stuck(&self, state: State) -> bool {
        let turn = state.turn(self.men.len());
        let occupied = self.occupied(state);
        (0..self.men.len()).filter(|place| self.men[*place].color == turn).all(|place| {
            attacks(state.square(place), self.men[place], occupied).into_iter().all(|to| {
                let taken = (0..self.men.len()).find(|other| state.square(*other) == to);
                if taken.is_some_and(|other| self.men[other].color == turn) {
                    return true;
                }
                self.is_attacked(state.moved(place, to), turn, taken)
            })
        })
    }

    fn is_mate(&self, state: State) -> bool {
        state.turn(self.men.len()) == Color::Black
            && self.is_attacked(state, Color::Black, None)
            && self.is_stuck(state)
    }

    /// Whether a capture leads into an ending that White can win.
    fn takes_into(&self, state: State, smaller: &HashMap<usize, Ending>) -> bool {
        let turn = state.turn(self.men.len());
        let occupied = self.occupied(state);
        (0..self.men.len()).filter(|place| self.men[*place].color == turn).any(|place| {
            let reached = attacks(state.square(place), self.men[place], occupied);
            (2..self.men.len()).any(|taken| {
                let to = state.square(taken);
                self.men[taken].color != turn
                    && reached.contains(to)
                    && !self.is_attacked(state.moved(place, to), turn, Some(taken))
                    && smaller[&taken].can_win(state.moved(place, to).without(
                        taken,
                        self.men.len(),
                        !turn,
                    ))
            })
        })
    }

    /// The states from which a move that takes nothing leads here.
    fn before(&self, state: State) -> Vec<State> {
        let count = self.men.len();
        let moved = !state.turn(count);
        let occupied = self.occupied(state);
        let mut found = Vec::new();
        for place in (0..count).filter(|place| self.men[*place].color == moved) {
            for from in attacks(state.square(place), self.men[place], occupied) & !occupied {
                let before = state.moved(place, from).given(moved, count);
                if self.is_legal(before) {
                    found.push(before.in_the_corner(count));
                }
            }
        }
        found
    }
}

impl State {
    fn square(self, place: usize) -> Square {
        Square::new((self.0 >> (6 * place) & 63) as u32)
    }

    fn turn(self, men: usize) -> Color {
        Color::from_white(self.0 >> (6 * men) & 1 == 0)
    }

    fn moved(self, place: usize, to: Square) -> State {
        State(self.0 & !(63 << (6 * place)) | usize::from(to) << (6 * place))
    }

    fn given(self, turn: Color, men: usize) -> State {
        State(self.0 & !(1 << (6 * men)) | turn.fold_wb(0, 1) << (6 * men))
    }

    /// Its mirror in which White's king stands in the quarter around a1.
    fn in_the_corner(self, men: usize) -> State {
        let king = self.square(0);
        let across = if u32::from(king.file()) < 4 { 0 } else { 0b000_111 };
        let along = if u32::from(king.rank()) < 4 { 0 } else { 0b111_000 };
        let mirror = (0..men).fold(0, |mirror, place| mirror | (across | along) << (6 * place));
        State(self.0 ^ mirror)
    }

    /// One man less, and the turn with the other side.
    fn without(self, place: usize, men: usize, turn: Color) -> State {
        let low = self.0 & ((1 << (6 * place)) - 1);
        let high = self.0 >> (6 * (place + 1)) << (6 * place);
        State(low | high & ((1 << (6 * (men - 1))) - 1)).given(turn, men - 1)
    }
}
