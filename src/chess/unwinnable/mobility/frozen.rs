//! Men that hold each other: none of them can be the first to move or to be captured, so none of them ever does. What
//! the kings could capture is left to the walks in `kings`.

use shakmaty::{Bitboard, ByColor, Chess, Color, Rank, Role, Square, attacks};

use super::{Assumption, Man, Mobility, OpenToSide, steady_attack, steps};

/// The mobility of a position with the largest set of `candidates` that hold each other. Valid if neither castling
/// nor a capture en passant is possible, and as long as the loser has not mated and no king has captured one of these
/// men.
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
    /// The squares of a side's men that hold each other.
    pub(in super::super) fn frozen(&self, side: Color) -> Bitboard {
        self.of_side(side).fold(Bitboard::EMPTY, |all, man| all | man.home) & self.assumed.pinned
    }

    /// Whether a man other than a king could capture a frozen man, giving itself up.
    pub(in super::super) fn is_besieged(&self) -> bool {
        let mut frozen = self.men.iter().filter(|man| self.is_frozen(man));
        frozen.any(|man| self.strikers(man).next().is_some())
    }

    /// The men that could capture a frozen man, other than kings and frozen men.
    fn strikers(&self, victim: &Man) -> impl Iterator<Item = &Man> {
        self.of_side(!victim.side).filter(|man| {
            let wanders = man.role != Role::King && !self.is_frozen(man);
            wanders && victim.home.is_subset(man.strikes())
        })
    }

    /// Whether nothing can happen to a frozen man while all frozen men stay where they are, except what ends the game
    /// or leaves the winner with a bare king. Captures by kings are not considered.
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

    /// Where a frozen man could go or capture. For a pawn only the nearest squares; its captures are left out if they
    /// leave the winner with a bare king.
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

    /// Whether a man of the loser's cannot change its kind, and its nearest squares are all its moves if it is a
    /// pawn.
    fn may_mate(&self, man: &Man) -> bool {
        let side = man.side;
        let twice = Bitboard::from(side.fold_wb(Rank::Second, Rank::Seventh));
        let promotes = Bitboard::from(side.fold_wb(Rank::Seventh, Rank::Second));
        side != self.winner && (man.role != Role::Pawn || man.home.is_disjoint(twice | promotes))
    }

    /// Whether a frozen man of the loser's mates the winner by its first move, which goes to `to`: the king never
    /// moves, each square next to it is held by a man of its own that never leaves or attacked by another man of the
    /// loser's that never leaves, and no man can capture the checking man or come between.
    fn is_mate_by(&self, man: &Man, to: Square, sides: &ByColor<OpenToSide>) -> bool {
        let Some(king) = self.of_king(!man.side).single_square() else { return false };
        let there = Bitboard::from(to);
        let near = match man.role {
            Role::Pawn => steps::pawn_attack(man.side, there),
            role => steps::piece(role, there),
        };
        let stays = |checker: Bitboard| {
            // The move may open a line to the checking man.
            let touched = man.home | checker;
            self.of_side(!man.side)
                .all(|other| other.role == Role::King || other.strikes().is_disjoint(touched))
        };
        let checks =
            near.contains(king) && stays(there) || self.behind(man, to, king).is_some_and(stays);
        checks && self.has_no_escape(king, man, to, sides)
    }

    /// The man that checks a king along a line on which only the moving frozen man stood.
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

    /// Whether a side has at most one man besides the king.
    fn has_one_man(&self, side: Color) -> bool {
        self.of_side(side).count() <= 2
    }

    /// Whether the last man of the winner's, if it captures a frozen man, checks a king whose side can then only
    /// capture it.
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
