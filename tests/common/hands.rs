//! Simulates hands at a board: they slide, drop, adjust, knock over and take back, and sometimes hurry. From a game and
//! a seed it makes the content of the squares at each moment. It is independent of the code that interprets them.

use super::dice::Dice;
use hector::chess::{ClaimedMove, Move, Piece, Position, Role, Square};

/// A change on a square, at this time in milliseconds.
#[derive(Debug, Clone, Copy)]
pub(crate) struct HandChange {
    pub(crate) at: u64,
    pub(crate) square: Square,
    pub(crate) stands: Option<Piece>,
}

/// What a watcher must report, and not before the hand has finished.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Deed {
    Moved(ClaimedMove),
    TakenBack(ClaimedMove),
}

/// What a board senses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Feeling {
    Pieces,
    Colours,
    Occupied,
}

/// Hands, and what they did.
pub(crate) struct Hands {
    dice: Dice,
    feeling: Feeling,
    now: u64,
    pub(crate) changes: Vec<HandChange>,
    pub(crate) deeds: Vec<(u64, Deed)>,
    pub(crate) presses: Vec<u64>,
    /// How many times each event happened, so that a test can check that it happened at all.
    pub(crate) seen: [usize; 8],
}

pub(crate) const SEEN: [&str; 8] =
    ["slid", "fumbled", "adjusted", "knocked over", "taken back", "hurried", "castled", "promoted"];

impl Hands {
    /// Hands that play these moves.
    pub(crate) fn play(seed: u64, feeling: Feeling, start: &Position, moves: &[Move]) -> Hands {
        let mut hands = Hands {
            dice: Dice::new(seed),
            feeling,
            now: 1_000,
            changes: Vec::new(),
            deeds: Vec::new(),
            presses: Vec::new(),
            seen: [0; 8],
        };
        let presses = hands.dice.one_in(2);
        let mut position = start.clone();
        for (ply, made) in moves.iter().enumerate() {
            hands.around(&position);
            let takes_back = hands.dice.one_in(12);
            if takes_back {
                hands.takes_back(&position, *made);
            }
            hands.moves(&position, *made);
            hands.deeds.push((hands.now, Deed::Moved(ClaimedMove::from(*made))));
            position.play(*made);
            if takes_back {
                // After a change of mind the piece stays for a while: each flicker starts the rest again.
                hands.rests(1_800, 4_000);
            }
            // No hurry just after a change of mind: out and back would be a move of its own.
            let may_hurry = feeling != Feeling::Occupied && !takes_back;
            // Castling, promotion and en passant take some time.
            let is_long =
                |made: &Move| made.is_castle() || made.is_promotion() || made.is_en_passant();
            let is_plain = !is_long(made) && moves.get(ply + 1).is_none_or(|next| !is_long(next));
            if may_hurry && is_plain && hands.dice.one_in(6) {
                hands.seen[5] += 1;
                hands.rests(120, 240);
            } else if presses {
                hands.rests(60, 400);
                hands.presses.push(hands.now);
                hands.rests(700, 1_200);
            } else {
                hands.rests(3_000, 5_000);
            }
        }
        hands.rests(6_000, 7_000);
        hands
    }

    fn rests(&mut self, least: u64, most: u64) {
        let span = usize::try_from(most - least).expect("a span");
        self.now += least + self.dice.below(span) as u64;
    }

    fn puts(&mut self, square: Square, stands: Option<Piece>) {
        self.changes.push(HandChange { at: self.now, square, stands });
    }

    /// Events in addition to the move: a piece is adjusted on its square, some fall over.
    fn around(&mut self, position: &Position) {
        if self.feeling == Feeling::Occupied {
            return;
        }
        let standing: Vec<Square> =
            Square::ALL.into_iter().filter(|at| position.piece_at(*at).is_some()).collect();
        if self.dice.one_in(8) {
            self.seen[2] += 1;
            let at = self.dice.pick(&standing);
            self.puts(at, None);
            self.rests(80, 600);
            self.puts(at, position.piece_at(at));
            self.rests(50, 500);
        }
        if self.dice.one_in(30) {
            self.seen[3] += 1;
            let fallen: Vec<Square> =
                (0..1 + self.dice.below(4)).map(|_| self.dice.pick(&standing)).collect();
            for at in &fallen {
                self.puts(*at, None);
            }
            self.rests(500, 4_000);
            for at in &fallen {
                self.rests(50, 900);
                self.puts(*at, position.piece_at(*at));
            }
            self.rests(100, 500);
        }
    }

    /// First plays another move, long enough to be noticed, and then takes it back.
    fn takes_back(&mut self, position: &Position, made: Move) {
        let is_plain = |other: &Move| {
            *other != made
                && other.promotion().is_none()
                && !other.is_castle()
                && other.role() != Role::Rook
        };
        let others: Vec<Move> = position.legal_moves().into_iter().filter(is_plain).collect();
        if others.is_empty() || self.feeling == Feeling::Occupied {
            return;
        }
        self.seen[4] += 1;
        let other = self.dice.pick(&others);
        self.moves(position, other);
        self.deeds.push((self.now, Deed::Moved(ClaimedMove::from(other))));
        // A sensor may flicker, and the rest starts again.
        self.rests(1_800, 4_000);
        let after = position.after(other);
        let changed: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|at| position.piece_at(*at) != after.piece_at(*at))
            .collect();
        self.puts(other.to(), None);
        self.rests(50, 400);
        for at in changed {
            self.puts(at, position.piece_at(at));
            self.rests(20, 200);
        }
        self.deeds.push((self.now - 200, Deed::TakenBack(ClaimedMove::from(other))));
        if self.dice.one_in(2) {
            self.rests(100, 2_000);
        }
    }

    fn moves(&mut self, position: &Position, made: Move) {
        match made {
            Move::Castle { king, rook } => self.castles(position, king, rook, made),
            Move::EnPassant { from, to } => {
                let taken = Square::from_coords(to.file(), from.rank());
                let pawn = position.piece_at(from);
                if self.dice.one_in(2) {
                    self.puts(taken, None);
                    self.rests(100, 1_500);
                    self.puts(from, None);
                    self.rests(100, 900);
                    self.puts(to, pawn);
                } else {
                    self.puts(from, None);
                    self.rests(100, 900);
                    self.puts(to, pawn);
                    self.rests(100, 3_000);
                    self.puts(taken, None);
                }
            }
            _ => self.steps(position, made),
        }
    }

    fn castles(&mut self, position: &Position, king: Square, rook: Square, made: Move) {
        self.seen[6] += 1;
        let side = made.castling_side().expect("a castling");
        let color = position.turn();
        let king_to = Square::from_coords(side.king_to_file(), king.rank());
        let rook_to = Square::from_coords(side.rook_to_file(), king.rank());
        let mut parts = [(king, king_to, color.king()), (rook, rook_to, color.rook())];
        if self.dice.one_in(2) {
            parts.reverse();
        }
        if self.dice.one_in(3) {
            for (from, ..) in parts {
                self.puts(from, None);
                self.rests(50, 600);
            }
            for (_, to, piece) in parts {
                self.puts(to, Some(piece));
                self.rests(20, 1_500);
            }
        } else {
            for (from, to, piece) in parts {
                self.puts(from, None);
                self.rests(80, 500);
                self.puts(to, Some(piece));
                self.rests(50, 1_400);
            }
        }
        // The last wait is after the hand has finished.
        self.now = self.changes.last().map_or(self.now, |change| change.at);
    }

    fn steps(&mut self, position: &Position, made: Move) {
        let from = made.from().expect("no drops here");
        let (to, piece) = (made.to(), position.piece_at(from).expect("a piece"));
        let taken_first = made.is_capture() && self.dice.one_in(3);
        if taken_first {
            self.puts(to, None);
            self.rests(100, 1_200);
        }
        self.puts(from, None);
        match self.dice.below(20) {
            0 => self.rests(6_000, 9_000),
            _ => self.rests(60, 900),
        }
        self.slides(position, made, piece);
        let is_there = made.is_capture() && !taken_first;
        if is_there && (self.feeling == Feeling::Occupied || self.dice.one_in(2)) {
            self.puts(to, None);
            self.rests(130, 900);
        }
        let Some(role) = made.promotion() else {
            self.puts(to, Some(piece));
            return;
        };
        self.seen[7] += 1;
        let queen = Piece { color: piece.color, role };
        // A board that does not identify pieces cannot tell a pawn there from the piece it becomes.
        if self.feeling == Feeling::Pieces && self.dice.one_in(2) {
            self.puts(to, Some(piece));
            self.rests(200, 8_000);
            self.puts(to, None);
        }
        self.rests(100, 2_000);
        self.puts(to, Some(queen));
    }

    /// On the way the piece touches the squares in between, or drops on a neighbour.
    fn slides(&mut self, position: &Position, made: Move, piece: Piece) {
        let from = made.from().expect("no drops here");
        let between: Vec<Square> =
            shakmaty::attacks::between(from, made.to()).into_iter().collect();
        if !between.is_empty() && self.dice.one_in(3) {
            self.seen[0] += 1;
            let ordered: Vec<Square> =
                if from < made.to() { between } else { between.into_iter().rev().collect() };
            for at in ordered {
                self.puts(at, Some(piece));
                self.rests(30, 280);
                self.puts(at, None);
                self.rests(5, 100);
            }
        }
        if self.dice.one_in(10) {
            let beside: Vec<Square> = shakmaty::attacks::king_attacks(made.to())
                .into_iter()
                .filter(|at| position.piece_at(*at).is_none())
                .collect();
            if !beside.is_empty() {
                self.seen[1] += 1;
                let at = self.dice.pick(&beside);
                self.puts(at, Some(piece));
                self.rests(20, 80);
                self.puts(at, None);
                self.rests(100, 300);
            }
        }
    }
}
