//! Everything each man could ever do, computed without moving: the least fixpoint of rules that only ever allow more.
//! What it calls impossible cannot happen in any series of legal moves.

mod cage;
pub(super) mod frozen;

use shakmaty::attacks;
use shakmaty::{Bitboard, ByColor, Castles, Chess, Color, Position as _, Rank, Role, Square};

use super::steps;

/// A man on the board, and everything it could ever become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Man {
    pub(super) side: Color,
    pub(super) role: Role,
    pub(super) home: Bitboard,
    /// Where it could stand as a piece: promoted, if it is a pawn.
    pub(super) pieces: Bitboard,
    /// Where it could stand as a pawn that has never captured.
    straight: Bitboard,
    /// Where it could stand as a pawn that has captured.
    bent: Bitboard,
    /// Where it could capture.
    captures: Bitboard,
}

impl Man {
    fn new(side: Color, role: Role, square: Square) -> Man {
        let home = Bitboard::from(square);
        let (pieces, straight) =
            if role == Role::Pawn { (Bitboard::EMPTY, home) } else { (home, Bitboard::EMPTY) };
        Man { side, role, home, pieces, straight, bent: Bitboard::EMPTY, captures: Bitboard::EMPTY }
    }

    /// Where it could stand as a pawn.
    pub(super) fn pawns(&self) -> Bitboard {
        self.straight | self.bent
    }

    /// Where it could stand, as a pawn or a piece.
    pub(super) fn reach(&self) -> Bitboard {
        self.pieces | self.straight | self.bent
    }

    /// What it could attack from any square where it could stand.
    pub(super) fn strikes(&self) -> Bitboard {
        steps::piece(self.role, self.pieces) | steps::pawn_attack(self.side, self.pawns())
    }

    pub(super) fn never_moves(&self) -> bool {
        self.reach() == self.home
    }
}

/// Everything that the men of a position could ever become.
#[derive(Debug, Clone)]
pub(super) struct Mobility {
    men: Vec<Man>,
    assumed: Assumption,
    winner: Color,
    /// Whether a king may castle. Castling does not count as a step.
    castles: bool,
    /// Where the first men stand that could be captured before they have moved.
    opening: Bitboard,
}

/// What is assumed of some men, on the squares where they stand now.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Assumption {
    /// These are never captured before they have moved.
    pub(super) sealed: Bitboard,
    /// These never move, and may be captured.
    pub(super) pinned: Bitboard,
}

/// What one side's men leave open to the other men, as far as is known yet.
#[derive(Debug, Clone, Copy, Default)]
struct OpenToSide {
    /// Squares that could be clear of this side's men.
    clear: Bitboard,
    /// Squares that could be clear of this side's king.
    without_king: Bitboard,
    /// Where a man of this side other than the king could be captured.
    prey: Bitboard,
    /// Where this side could capture.
    captures: Bitboard,
    /// Where this side's men could stand.
    reach: Bitboard,
    /// What men of this side attack that can never leave their squares.
    steady: Bitboard,
    /// Where men of this side stand that are never captured.
    sealed: Bitboard,
}

impl Mobility {
    /// The mobility of a position in which no capture en passant is possible now.
    pub(super) fn of(position: &Chess, winner: Color) -> Mobility {
        Mobility::assuming(position, winner, Assumption::default())
    }

    pub(super) fn assuming(position: &Chess, winner: Color, assumed: Assumption) -> Mobility {
        let board = position.board();
        let mut men: Vec<Man> = Vec::with_capacity(32);
        for square in board.occupied() {
            if let Some(piece) = board.piece_at(square) {
                men.push(Man::new(piece.color, piece.role, square));
            }
        }
        castle_all(&mut men, position.castles());
        let mut mobility = Mobility {
            men,
            assumed,
            winner,
            castles: position.castles().any(),
            opening: Bitboard::EMPTY,
        };
        while mobility.grow() {}
        mobility
    }

    pub(super) fn stuck_pawns(&self) -> Bitboard {
        let stuck = self.men.iter().filter(|man| man.role == Role::Pawn && man.never_moves());
        stuck.fold(Bitboard::EMPTY, |all, man| all | man.home)
    }

    pub(super) fn of_side(&self, side: Color) -> impl Iterator<Item = &Man> {
        self.men.iter().filter(move |man| man.side == side)
    }

    pub(super) fn of_king(&self, side: Color) -> Bitboard {
        self.of_side(side)
            .find(|man| man.role == Role::King)
            .map_or(Bitboard::EMPTY, |king| king.pieces)
    }

    /// The man that stands on a square now.
    pub(super) fn man_at(&self, home: Square) -> Option<&Man> {
        self.men.iter().find(|man| man.home.contains(home))
    }

    /// What men of a side attack that can never leave their squares.
    pub(super) fn steady(&self, side: Color) -> Bitboard {
        self.sides().get(side).steady
    }

    /// Where the first men stand that could be captured before they have moved.
    pub(super) fn opening(&self) -> Bitboard {
        self.opening
    }

    fn struck_at_home(&self, sides: &ByColor<OpenToSide>) -> Bitboard {
        let told = self.assumed.sealed | self.assumed.pinned;
        let struck = |man: &&Man| {
            man.role != Role::King
                && man.never_moves()
                && man.home.is_subset(sides.get(!man.side).captures & !told)
        };
        self.men.iter().filter(struck).fold(Bitboard::EMPTY, |all, man| all | man.home)
    }

    /// Whether a side can only ever move its king.
    pub(super) fn only_king_moves(&self, side: Color) -> bool {
        self.of_side(side).all(|man| man.role == Role::King || man.never_moves())
    }

    /// The squares from which a man could step aside and open a line of this side's to `square`.
    pub(super) fn screens(&self, side: Color, square: Square) -> Bitboard {
        let sides = self.sides();
        let fixed = !sides.white.clear | !sides.black.clear;
        let mut screens = Bitboard::EMPTY;
        for man in self.of_side(side) {
            let lines = match man.role {
                Role::Bishop => attacks::bishop_attacks(square, Bitboard::EMPTY),
                Role::Rook => attacks::rook_attacks(square, Bitboard::EMPTY),
                Role::Queen | Role::Pawn => attacks::queen_attacks(square, Bitboard::EMPTY),
                Role::Knight | Role::King => continue,
            };
            for from in man.pieces & lines {
                let between = attacks::between(from, square);
                if between.is_disjoint(fixed) {
                    screens |= between;
                }
            }
        }
        screens
    }

    /// Extends every man's reach from what is known so far. Returns whether anything was added.
    fn grow(&mut self) -> bool {
        let sides = self.sides();
        if self.opening.is_empty() {
            self.opening = self.struck_at_home(&sides);
        }
        let mut grown = false;
        for index in 0..self.men.len() {
            let man = self.men[index];
            if man.home.is_subset(self.assumed.pinned) {
                continue;
            }
            let next = match man.role {
                Role::Pawn => self.grown_pawn(man, &sides),
                _ => self.grown_piece(man, &sides),
            };
            grown |= next != man;
            self.men[index] = next;
        }
        grown
    }

    fn sides(&self) -> ByColor<OpenToSide> {
        let mut sides = ByColor::<OpenToSide>::default();
        for man in &self.men {
            let side = sides.get_mut(man.side);
            side.captures |= man.captures;
            side.reach |= man.reach();
        }
        let visited = sides.white.reach | sides.black.reach;
        let occupied = self.men.iter().fold(Bitboard::EMPTY, |all, man| all | man.home);
        for color in Color::ALL {
            let hostile = sides.get(!color).captures;
            let mut side = OpenToSide {
                clear: Bitboard::FULL,
                without_king: Bitboard::FULL,
                ..*sides.get(color)
            };
            for man in self.of_side(color) {
                let stays = man.never_moves();
                let king = man.role == Role::King;
                if stays && (king || (man.home & hostile).is_empty()) {
                    side.clear &= !man.home;
                    side.steady |= steady_attack(man, occupied, visited);
                }
                if king && stays {
                    side.without_king &= !man.home;
                }
                if !king {
                    side.prey |= man.reach();
                }
                if stays {
                    side.sealed |= man.home & self.assumed.sealed;
                }
            }
            side.steady |= self.caged_attack(color, visited);
            *sides.get_mut(color) = side;
        }
        sides
    }

    fn grown_pawn(&self, mut man: Man, sides: &ByColor<OpenToSide>) -> Man {
        let (own, other) = (sides.get(man.side), sides.get(!man.side));
        let last = Bitboard::from(man.side.fold_wb(Rank::Eighth, Rank::First));
        let open = own.clear & other.clear;
        let wall = self.wall(&man, own.captures);
        loop {
            let before = man;
            let attacked = steps::pawn_attack(man.side, man.pawns());
            man.captures |= attacked & own.clear & other.prey & !other.sealed;
            man.bent |= man.captures | steps::push(man.side, man.bent) & open;
            man.straight |= steps::push(man.side, man.straight) & open & !wall;
            man.pieces |= (man.bent | man.straight) & last;
            man.bent &= !last;
            man.straight &= !last;
            if man == before {
                break;
            }
        }
        if man.pieces.any() {
            man = self.grown_piece(man, sides);
        }
        man
    }

    /// Where a man of the loser's would mate the winner: the king has no move meanwhile, and no man can answer the
    /// check.
    fn mates(&self, man: &Man, sides: &ByColor<OpenToSide>) -> Bitboard {
        let side = man.side;
        let told = self.assumed.sealed | self.assumed.pinned;
        let king = self.of_king(!side);
        let (Some(square), true) = (king.single_square(), told.is_empty()) else {
            return Bitboard::EMPTY;
        };
        if self.castles || side == self.winner || man.role != Role::Knight {
            return Bitboard::EMPTY;
        }
        let occupied = self.occupied();
        let visited = sides.white.reach | sides.black.reach;
        let blockers = (occupied | visited) & !man.home;
        let struck =
            self.of_side(!side).fold(Bitboard::EMPTY, |all, man| all | man.strikes()) | king;
        let checks = attacks::attacks(square, man.role.of(side), blockers);
        (checks & !attacks::king_attacks(square) & !struck)
            .into_iter()
            .filter(|to| self.has_no_escape(square, man, *to, sides))
            .collect()
    }

    /// Whether a king that has never moved here has no square left after an opponent's man has gone to `to` and
    /// captured any man there.
    fn has_no_escape(
        &self,
        king: Square,
        man: &Man,
        to: Square,
        sides: &ByColor<OpenToSide>,
    ) -> bool {
        let open = sides.get(!man.side).clear.with(to);
        let held = self.steady_without(man, to, sides);
        (attacks::king_attacks(king) & open & !held).is_empty()
    }

    /// What men of a side attack that never leave their squares, without `mover`, which goes to `to`.
    fn steady_without(&self, mover: &Man, to: Square, sides: &ByColor<OpenToSide>) -> Bitboard {
        let hostile = sides.get(!mover.side).captures;
        let visited = (sides.white.reach | sides.black.reach).with(to);
        self.of_side(mover.side)
            .filter(|man| {
                let taken = man.role != Role::King && (man.home & hostile).any();
                man.home != mover.home && man.never_moves() && !taken
            })
            .fold(Bitboard::EMPTY, |all, man| all | steady_attack(man, self.occupied(), visited))
    }

    fn occupied(&self) -> Bitboard {
        self.men.iter().fold(Bitboard::EMPTY, |all, man| all | man.home)
    }

    fn grown_piece(&self, mut man: Man, sides: &ByColor<OpenToSide>) -> Man {
        let (own, other) = (sides.get(man.side), sides.get(!man.side));
        let mut open = own.clear & other.without_king & !other.sealed;
        if man.role == Role::King {
            open &= !other.steady;
        }
        let mates = self.mates(&man, sides);
        loop {
            let next = steps::piece(man.role, man.pieces) & open & !mates;
            man.captures |= next;
            if next.is_subset(man.pieces) {
                return man;
            }
            man.pieces |= next;
        }
    }

    /// The squares that a pawn cannot reach without capturing, because an opponent's pawn in front of it can neither
    /// leave the file nor be captured.
    fn wall(&self, man: &Man, hostile: Bitboard) -> Bitboard {
        let path = steps::ahead(man.side, man.home);
        let mut wall = Bitboard::EMPTY;
        for pawn in self.of_side(!man.side) {
            if pawn.role == Role::Pawn
                && (pawn.home & path).any()
                && pawn.captures.is_empty()
                && pawn.reach().is_disjoint(hostile)
            {
                wall |= pawn.home | steps::ahead(man.side, pawn.home);
            }
        }
        wall
    }
}

/// What a man attacks that never leaves its square: along a line only up to the first square on which a man may ever
/// stand.
fn steady_attack(man: &Man, occupied: Bitboard, visited: Bitboard) -> Bitboard {
    let Some(square) = man.home.single_square() else { return Bitboard::EMPTY };
    let blockers = (occupied | visited) & !man.home;
    match man.role {
        Role::Pawn => steps::pawn_attack(man.side, man.home),
        Role::Bishop => attacks::bishop_attacks(square, blockers),
        Role::Rook => attacks::rook_attacks(square, blockers),
        Role::Queen => attacks::queen_attacks(square, blockers),
        Role::Knight | Role::King => steps::piece(man.role, man.home),
    }
}

/// Lets king and rook castle unconditionally, whatever stands between them. This only allows more.
fn castle_all(men: &mut [Man], castles: &Castles) {
    for man in men.iter_mut() {
        for side in shakmaty::CastlingSide::ALL {
            let Some(rook) = castles.rook(man.side, side) else { continue };
            match man.role {
                Role::King => man.pieces |= Bitboard::from(side.king_to(man.side)),
                Role::Rook if man.home == Bitboard::from(rook) => {
                    man.pieces |= Bitboard::from(side.rook_to(man.side));
                }
                _ => {}
            }
        }
    }
}
