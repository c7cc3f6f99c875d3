//! Men that can never be the first of them to move or to be captured, so that none of them
//! ever does: each is held by others of them. Never moves a man, and leaves what the kings
//! could capture to be asked of their walks.

use shakmaty::{Bitboard, ByColor, Chess, Color, Rank, Role, Square, attacks};

use super::{Assumption, Man, Mobility, OpenToSide, steady_attack, steps};

/// The mobility of a position in which no capture en passant is possible now and nobody may
/// castle, as long as the loser has not mated and no king has captured one of the men that
/// stay where they are: the most of `candidates` that hold each other.
pub(in super::super) fn mobility(
    position: &Chess,
    winner: Color,
    candidates: Bitboard,
) -> Mobility {
    let mut frozen = candidates;
    loop {
        let assumed = Assumption { sealed: frozen, pinned: frozen };
        let mobility = Mobility::assuming(position, winner, assumed);
        let sides = mobility.sides();
        let held: Bitboard = frozen
            .into_iter()
            .filter(|home| mobility.man_at(*home).is_some_and(|man| mobility.is_held(man, &sides)))
            .collect();
        if held == frozen {
            return mobility;
        }
        frozen = held;
    }
}

impl Mobility {
    /// Where the men stand that hold each other.
    pub(in super::super) fn frozen(&self, side: Color) -> Bitboard {
        self.of_side(side).fold(Bitboard::EMPTY, |all, man| all | man.home) & self.assumed.pinned
    }

    /// Whether another man than a king could capture one of them, and give itself up.
    pub(in super::super) fn is_besieged(&self) -> bool {
        let mut frozen = self.men.iter().filter(|man| self.is_frozen(man));
        frozen.any(|man| self.strikers(man).next().is_some())
    }

    /// Who could capture a frozen man, other than kings and frozen men.
    fn strikers(&self, victim: &Man) -> impl Iterator<Item = &Man> {
        self.of_side(!victim.side).filter(|man| {
            let wanders = man.role != Role::King && !self.is_frozen(man);
            wanders && victim.home.is_subset(man.strikes())
        })
    }

    /// Whether nothing can happen to a frozen man, kings aside, while all frozen men stand where
    /// they are, but what ends the game, or leaves the winner nothing but the king.
    fn is_held(&self, man: &Man, sides: &ByColor<OpenToSide>) -> bool {
        let moves = self.moves(man, sides);
        self.strikers(man).all(|other| self.gives_itself_up(other, man, sides))
            && (moves.is_empty()
                || self.may_mate(man)
                    && moves.into_iter().all(|to| self.is_mate_by(man, to, sides)))
    }

    fn is_frozen(&self, man: &Man) -> bool {
        man.home.is_subset(self.assumed.pinned)
    }

    /// Where a frozen man could go, or capture unless that leaves the winner nothing but the
    /// king; of a pawn the nearest squares.
    fn moves(&self, man: &Man, sides: &ByColor<OpenToSide>) -> Bitboard {
        let (own, other) = (sides.get(man.side), sides.get(!man.side));
        let open = own.clear & other.without_king;
        match man.role {
            Role::Pawn => {
                let ahead = steps::push(man.side, man.home) & own.clear & other.clear;
                let harmless = man.side != self.winner && self.has_one_man(self.winner);
                let prey = if harmless { Bitboard::EMPTY } else { other.prey };
                ahead | steps::pawn_attack(man.side, man.home) & prey
            }
            Role::Knight | Role::King => steps::piece(man.role, man.home) & open,
            role => {
                let (mut all, mut edge) = (Bitboard::EMPTY, man.home);
                while edge.any() {
                    edge = steps::piece(role, edge) & open & !all;
                    all |= edge;
                }
                all
            }
        }
    }

    /// Whether a man of the loser's stays what it is, and its nearest squares are all its moves
    /// if it is a pawn.
    fn may_mate(&self, man: &Man) -> bool {
        let side = man.side;
        let twice = Bitboard::from(side.fold_wb(Rank::Second, Rank::Seventh));
        let promotes = Bitboard::from(side.fold_wb(Rank::Seventh, Rank::Second));
        side != self.winner && (man.role != Role::Pawn || man.home.is_disjoint(twice | promotes))
    }

    /// Whether a frozen man of the loser's mates the winner by its first move, to here: the
    /// king never moves, each square beside it is held by a man of its own that never leaves or
    /// attacked by another one of the loser's, and nobody can capture what checks or come
    /// between.
    fn is_mate_by(&self, man: &Man, to: Square, sides: &ByColor<OpenToSide>) -> bool {
        let Some(king) = self.of_king(!man.side).single_square() else { return false };
        let there = Bitboard::from(to);
        let near = match man.role {
            Role::Pawn => steps::pawn_attack(man.side, there),
            role => steps::piece(role, there),
        };
        let stays = |checker: Bitboard| {
            // A line that the man leaves may be opened on who checks.
            let touched = man.home | checker;
            self.of_side(!man.side)
                .all(|other| other.role == Role::King || other.strikes().is_disjoint(touched))
        };
        let checks =
            near.contains(king) && stays(there) || self.behind(man, to, king).is_some_and(stays);
        checks && self.has_no_escape(king, man, to, sides)
    }

    /// Who checks a king along a line on which nobody stood but a frozen man that leaves it.
    fn behind(&self, man: &Man, to: Square, king: Square) -> Option<Bitboard> {
        let opens = |other: &&Man| {
            let Some(from) = other.home.single_square() else { return false };
            let slides = matches!(other.role, Role::Bishop | Role::Rook | Role::Queen);
            let lines = attacks::attacks(king, other.role.of(man.side), Bitboard::EMPTY);
            let between = attacks::between(from, king);
            slides && lines.contains(from) && between == man.home && !between.contains(to)
        };
        let mut others = self.of_side(man.side).filter(|other| self.is_frozen(other));
        others.find(opens).map(|other| other.home)
    }

    /// Whether a side has no more than one man beside the king.
    fn has_one_man(&self, side: Color) -> bool {
        self.of_side(side).count() <= 2
    }

    /// Whether the last man of the winner's, if it captures a frozen man, checks a king that
    /// has no other move than to have it captured.
    fn gives_itself_up(&self, last: &Man, victim: &Man, sides: &ByColor<OpenToSide>) -> bool {
        let (winner, loser) = (last.side, victim.side);
        let king = self.of_king(loser);
        let steps = match last.role {
            Role::Bishop | Role::Rook | Role::Queen => steps::piece(last.role, victim.home),
            Role::Pawn | Role::Knight | Role::King => return false,
        };
        let shut = steps::neighbours(king).is_subset(self.frozen(loser));
        let checked = king.count() == 1 && king.is_subset(steps) && shut;
        let far = steps::neighbours(victim.home).is_disjoint(self.of_king(winner));
        let guarded = || {
            let visited = sides.white.reach | sides.black.reach;
            self.of_side(loser)
                .filter(|man| man.role != Role::King && self.is_frozen(man) && *man != victim)
                .any(|man| victim.home.is_subset(steady_attack(man, self.occupied(), visited)))
        };
        winner == self.winner && self.has_one_man(winner) && checked && (far || guarded())
    }
}
