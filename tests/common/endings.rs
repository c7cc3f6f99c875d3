//! Endings with a few pieces, solved backwards: every position in which White can still reach mate with the help of
//! both sides. It has its own rules for moves, also of pawns, and is independent of the solver.

mod blocked;

pub(crate) use self::blocked::{BlockedPawns, every_other};

use std::collections::HashMap;
use std::rc::Rc;

use hector::chess::{Color, Role};
use shakmaty::attacks::attacks;
use shakmaty::{Bitboard, Piece, Square};

/// The squares of the pieces and the turn as one number: six bits for each piece, in the order of the ending, then the
/// turn, then whether the pawn that has just moved two squares may be taken en passant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State(usize);

/// The positions of an ending in which White can win.
pub(crate) struct Ending {
    /// White's king, Black's king, and the others.
    men: Vec<Piece>,
    /// One bit for each state, by its number: whether White can mate.
    won: Vec<u64>,
    /// The endings after a capture or a promotion.
    after: HashMap<Change, Rc<Ending>>,
}

/// The piece that is captured, and the promotion of a pawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Change {
    taken: Option<usize>,
    promoted: Option<(usize, Role)>,
}

struct Step {
    place: usize,
    to: Square,
    change: Change,
}

/// The endings that were solved so far.
#[derive(Default)]
pub(crate) struct Library {
    solved: HashMap<Vec<Piece>, Rc<Ending>>,
}

const PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Library {
    /// The ending with these pieces in addition to the kings.
    pub(crate) fn ending(&mut self, white: &[Role], black: &[Role]) -> Rc<Ending> {
        let kings = [Color::White, Color::Black].map(|color| color.king());
        let others = white.iter().map(|role| role.of(Color::White));
        let others = others.chain(black.iter().map(|role| role.of(Color::Black)));
        self.solve(kings.into_iter().chain(others).collect())
    }

    fn solve(&mut self, men: Vec<Piece>) -> Rc<Ending> {
        if let Some(solved) = self.solved.get(&men) {
            return Rc::clone(solved);
        }
        let mut after = HashMap::new();
        for change in changes(&men) {
            let mut left = men.clone();
            if let Some((place, role)) = change.promoted {
                left[place].role = role;
            }
            if let Some(taken) = change.taken {
                left.remove(taken);
            }
            after.insert(change, self.solve(left));
        }
        let ending = Rc::new(Ending::solved(men.clone(), after));
        self.solved.insert(men, Rc::clone(&ending));
        ending
    }
}

/// All captures and promotions by which a move can lead to another ending.
fn changes(men: &[Piece]) -> Vec<Change> {
    let others = 2..men.len();
    let taken = || others.clone().map(Some).chain([None]);
    let promoted = others
        .clone()
        .filter(|place| men[*place].role == Role::Pawn)
        .flat_map(|place| PIECES.map(|role| Some((place, role))));
    promoted
        .chain([None])
        .flat_map(|promoted| taken().map(move |taken| Change { taken, promoted }))
        .filter(|change| *change != Change { taken: None, promoted: None })
        .filter(|change| match (change.taken, change.promoted) {
            (Some(taken), Some((place, _))) => men[taken].color != men[place].color,
            _ => true,
        })
        .collect()
}

impl Ending {
    fn solved(men: Vec<Piece>, after: HashMap<Change, Rc<Ending>>) -> Ending {
        let pawns = |color| men.contains(&Piece { color, role: Role::Pawn });
        let passing = usize::from(pawns(Color::White) && pawns(Color::Black));
        let states = 2 << (6 * men.len() + passing);
        let mut ending = Ending { won: vec![0; states / 64], men, after };
        let waiting = ending.states().filter(|state| ending.ends_well(*state)).collect();
        ending.walk_back(waiting, |_| true);
        ending
    }

    /// Whether White has mated here, or wins in the ending to which a move leads.
    fn ends_well(&self, state: State) -> bool {
        self.is_mate(state) || self.leaves(state)
    }

    /// Marks these states as won, and all states in `among` from which moves lead to them.
    fn walk_back(&mut self, mut waiting: Vec<State>, among: impl Fn(State) -> bool) {
        for state in &waiting {
            self.win(*state);
        }
        while let Some(state) = waiting.pop() {
            for before in self.before(state) {
                if among(before) && self.win(before) {
                    waiting.push(before);
                }
            }
        }
    }

    /// Marks a state as won. Returns whether that is new.
    fn win(&mut self, state: State) -> bool {
        let new = self.won[state.0 / 64] & 1 << (state.0 % 64) == 0;
        self.won[state.0 / 64] |= 1 << (state.0 % 64);
        new
    }

    pub(crate) fn can_win(&self, state: State) -> bool {
        let state = self.in_the_corner(state);
        self.won[state.0 / 64] & 1 << (state.0 % 64) != 0
    }

    /// All states in which the side that has moved is not in check and White's king is in the quarter around a1, or
    /// with pawns in the left half. The others are mirror images.
    pub(crate) fn states(&self) -> impl Iterator<Item = State> + '_ {
        (0..self.won.len() * 64)
            .map(State)
            .filter(|state| *state == self.in_the_corner(*state) && self.is_legal(*state))
    }

    /// As a FEN, for other programs.
    pub(crate) fn fen(&self, state: State) -> String {
        let mut fen = String::new();
        for rank in (0..8).rev() {
            let mut empty = 0;
            let count = |empty: u8| (empty > 0).then_some(char::from(b'0' + empty));
            for file in 0..8 {
                let square = Square::new(rank * 8 + file);
                let man = (0..self.men.len()).find(|place| state.square(*place) == square);
                match man {
                    None => empty += 1,
                    Some(place) => {
                        fen.extend(count(std::mem::take(&mut empty)));
                        fen.push(self.men[place].char());
                    }
                }
            }
            fen.extend(count(empty));
            fen.push(if rank > 0 { '/' } else { ' ' });
        }
        let turn = state.turn(self.men.len()).fold_wb('w', 'b');
        let passed = self.passed(state).map(|place| behind(!self.men[place].color, state, place));
        let passed = passed.flatten().map_or("-".to_owned(), |square| square.to_string());
        format!("{fen}{turn} - {passed} 0 1")
    }

    fn occupied(&self, state: State) -> Bitboard {
        (0..self.men.len()).map(|place| state.square(place)).collect()
    }

    fn has_pawns(&self) -> bool {
        self.men.iter().any(|man| man.role == Role::Pawn)
    }

    /// The pawn that may be taken en passant.
    fn passed(&self, state: State) -> Option<usize> {
        let moved = !state.turn(self.men.len());
        let pawn = Piece { color: moved, role: Role::Pawn };
        let place = self.men.iter().position(|man| *man == pawn)?;
        state.may_pass(self.men.len()).then_some(place)
    }

    /// Whether a king is attacked by a piece, other than one that is being captured.
    fn is_attacked(&self, state: State, king: Color, taken: Option<usize>) -> bool {
        let king_square = state.square(king.fold_wb(0, 1));
        let there = |place: &usize| Some(*place) != taken;
        let occupied: Bitboard =
            (0..self.men.len()).filter(there).map(|place| state.square(place)).collect();
        (0..self.men.len()).filter(there).any(|place| {
            let man = self.men[place];
            man.color != king && attacks(state.square(place), man, occupied).contains(king_square)
        })
    }

    fn is_legal(&self, state: State) -> bool {
        let count = self.men.len();
        let ends = Bitboard(0xff00_0000_0000_00ff);
        let pawns_stand = (2..count)
            .all(|place| self.men[place].role != Role::Pawn || !ends.contains(state.square(place)));
        self.occupied(state).count() == count
            && pawns_stand
            && (!state.may_pass(count)
                || self.passed(state).is_some_and(|place| self.stands_to_be_passed(state, place)))
            && !self.is_attacked(state, !state.turn(count), None)
    }

    /// Whether this pawn could just have moved two squares, and stands next to a pawn of the other side.
    fn stands_to_be_passed(&self, state: State, place: usize) -> bool {
        let (color, square) = (self.men[place].color, state.square(place));
        let beside = |other: usize| {
            let near = state.square(other);
            self.men[other] == Piece { color: !color, role: Role::Pawn }
                && near.rank() == square.rank()
                && near.distance(square) == 1
        };
        self.doubled_from(state, place).is_some() && (2..self.men.len()).any(beside)
    }

    /// The square from which a pawn has moved, if it has moved two squares.
    fn doubled_from(&self, state: State, place: usize) -> Option<Square> {
        let color = self.men[place].color;
        let square = state.square(place);
        let first = behind(color, state, place)?;
        let from = square.offset(color.fold_wb(-16, 16))?;
        let occupied = self.occupied(state);
        let home = u32::from(from.rank()) == color.fold_wb(1, 6);
        (home && !occupied.contains(first) && !occupied.contains(from)).then_some(from)
    }

    fn steps(&self, state: State) -> Vec<Step> {
        let turn = state.turn(self.men.len());
        let occupied = self.occupied(state);
        let mut steps = Vec::new();
        for place in (0..self.men.len()).filter(|place| self.men[*place].color == turn) {
            let man = self.men[place];
            for to in self.reached(state, place, occupied) {
                let mut taken = (0..self.men.len()).find(|other| state.square(*other) == to);
                if taken.is_some_and(|other| self.men[other].color == turn) {
                    continue;
                }
                if man.role == Role::Pawn
                    && taken.is_none()
                    && to.file() != state.square(place).file()
                {
                    taken = self
                        .passed(state)
                        .filter(|passed| behind(!turn, state, *passed) == Some(to));
                    if taken.is_none() {
                        continue;
                    }
                }
                if self.is_attacked(state.moved(place, to), turn, taken) {
                    continue;
                }
                let ends = man.role == Role::Pawn && matches!(u32::from(to.rank()), 0 | 7);
                let roles: &[Role] = if ends { &PIECES } else { &[Role::Pawn] };
                for role in roles {
                    let promoted = ends.then_some((place, *role));
                    steps.push(Step { place, to, change: Change { taken, promoted } });
                }
            }
        }
        steps
    }

    /// The squares that a piece can reach if checks are ignored; for a pawn also those where it could capture.
    fn reached(&self, state: State, place: usize, occupied: Bitboard) -> Bitboard {
        let (man, from) = (self.men[place], state.square(place));
        let mut reached = attacks(from, man, occupied);
        if man.role == Role::Pawn {
            let ahead = man.color.fold_wb(8, -8);
            let one = from.offset(ahead).filter(|to| !occupied.contains(*to));
            let home = u32::from(from.rank()) == man.color.fold_wb(1, 6);
            let two = one.filter(|_| home).and_then(|one| one.offset(ahead));
            reached |= one.into_iter().collect::<Bitboard>();
            reached |= two.into_iter().filter(|to| !occupied.contains(*to)).collect::<Bitboard>();
        }
        reached
    }

    fn is_mate(&self, state: State) -> bool {
        state.turn(self.men.len()) == Color::Black
            && self.is_attacked(state, Color::Black, None)
            && self.steps(state).is_empty()
    }

    /// Whether a capture or a promotion leads to an ending that White can win.
    fn leaves(&self, state: State) -> bool {
        let count = self.men.len();
        let turn = state.turn(count);
        self.steps(state).into_iter().any(|step| {
            let Some(next) = self.after.get(&step.change) else { return false };
            let moved = state.moved(step.place, step.to).without_passing(count).given(!turn, count);
            next.can_win(match step.change.taken {
                Some(taken) => moved.without(taken, count, !turn),
                None => moved,
            })
        })
    }

    /// The states from which a move without capture and promotion leads here.
    fn before(&self, state: State) -> Vec<State> {
        let count = self.men.len();
        let moved = !state.turn(count);
        let occupied = self.occupied(state);
        let passing = state.may_pass(count);
        let mut found = Vec::new();
        for place in (0..count).filter(|place| self.men[*place].color == moved) {
            for from in self.came_from(state, place, occupied, passing) {
                let before = state.without_passing(count).moved(place, from).given(moved, count);
                // The other moves were possible whether or not a pawn could be taken en passant.
                for before in [before, before.with_passing(count)] {
                    if (before.0 / 64) < self.won.len() && self.is_legal(before) {
                        found.push(self.in_the_corner(before));
                    }
                }
            }
        }
        found
    }

    fn came_from(&self, state: State, place: usize, occupied: Bitboard, passing: bool) -> Bitboard {
        let man = self.men[place];
        if man.role != Role::Pawn {
            let from = attacks(state.square(place), man, occupied) & !occupied;
            return if passing { Bitboard::EMPTY } else { from };
        }
        let one =
            behind(man.color, state, place).filter(|from| !passing && !occupied.contains(*from));
        let two = self
            .doubled_from(state, place)
            .filter(|_| passing == self.stands_to_be_passed(state, place));
        one.into_iter().chain(two).collect()
    }

    /// The mirror image in which White's king is in the quarter around a1, or with pawns in the left half.
    fn in_the_corner(&self, state: State) -> State {
        let king = state.square(0);
        let across = if u32::from(king.file()) < 4 { 0 } else { 0b000_111 };
        let low = self.has_pawns() || u32::from(king.rank()) < 4;
        let along = if low { 0 } else { 0b111_000 };
        let men = 0..self.men.len();
        let mirror = men.fold(0, |mirror, place| mirror | (across | along) << (6 * place));
        State(state.0 ^ mirror)
    }
}

/// The square behind a piece, as its side sees it.
fn behind(side: Color, state: State, place: usize) -> Option<Square> {
    state.square(place).offset(side.fold_wb(-8, 8))
}

impl State {
    fn square(self, place: usize) -> Square {
        Square::new((self.0 >> (6 * place) & 63) as u32)
    }

    fn turn(self, men: usize) -> Color {
        Color::from_white(self.0 >> (6 * men) & 1 == 0)
    }

    fn may_pass(self, men: usize) -> bool {
        self.0 >> (6 * men + 1) & 1 == 1
    }

    fn with_passing(self, men: usize) -> State {
        State(self.0 | 2 << (6 * men))
    }

    fn without_passing(self, men: usize) -> State {
        State(self.0 & !(2 << (6 * men)))
    }

    fn moved(self, place: usize, to: Square) -> State {
        State(self.0 & !(63 << (6 * place)) | usize::from(to) << (6 * place))
    }

    fn given(self, turn: Color, men: usize) -> State {
        State(self.0 & !(1 << (6 * men)) | turn.fold_wb(0, 1) << (6 * men))
    }

    /// The state without one piece, with the turn given to this side.
    fn without(self, place: usize, men: usize, turn: Color) -> State {
        let low = self.0 & ((1 << (6 * place)) - 1);
        let high = self.0 >> (6 * (place + 1)) << (6 * place);
        State(low | high & ((1 << (6 * (men - 1))) - 1)).given(turn, men - 1)
    }
}
