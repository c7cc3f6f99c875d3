//! The verdict from the mobility of the men: is there a square on which the losing king could be mated, with every
//! escape attacked or blocked?

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::mobility::{Man, Mobility};
use super::steps;

/// Why there can be no mate, from the mobility of the men alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoPicture {
    /// No man of the winner can ever attack a square that the losing king can come to.
    NoVisitor,
    /// Only these bishops, all of one colour, can; and the king always has a free square.
    OnlyBishops(Bitboard),
    /// Wherever the king could be checked, one of its squares stays open.
    AlwaysEscape,
    /// The kings cannot reach squares that allow a mate, wherever the other men stand.
    KingsApart,
    /// Whatever the winner's last man could capture, it would be captured in return.
    LastMan,
    /// The same, because every move that would open the way leaves the other side without a move and does not mate.
    OnlyStalemate,
}

/// Why `winner` can never mate, if there is a proof.
pub(super) fn refute(mobility: &Mobility, winner: Color) -> Option<NoPicture> {
    let (scene, checked) = MateCast::of(mobility, winner);
    if checked.is_empty() {
        return Some(NoPicture::NoVisitor);
    }
    if checked.into_iter().any(|square| scene.mate_at(square)) {
        return None;
    }
    let region = mobility.of_king(!winner);
    let visitors = scene.attackers.iter().filter(|man| (man.strikes() & region).any());
    let (mut bishops, mut others) = (Bitboard::EMPTY, false);
    for man in visitors {
        bishops |= man.home;
        others |= man.role != Role::Bishop;
    }
    let one_colour =
        bishops.is_subset(Bitboard::LIGHT_SQUARES) || bishops.is_subset(Bitboard::DARK_SQUARES);
    Some(if one_colour && !others {
        NoPicture::OnlyBishops(bishops)
    } else {
        NoPicture::AlwaysEscape
    })
}

/// The squares on which `winner` could mate, as far as is known.
pub(super) fn possible(mobility: &Mobility, winner: Color) -> Bitboard {
    let (scene, checked) = MateCast::of(mobility, winner);
    checked.into_iter().filter(|square| scene.mate_at(*square)).collect()
}

/// All men that could take part in a mate.
pub(super) struct MateCast<'a> {
    attackers: Vec<&'a Man>,
    /// Where the winner's king could stand.
    hunter: Bitboard,
    /// Where each of the loser's men could stand.
    blockers: Vec<Bitboard>,
}

impl<'a> MateCast<'a> {
    /// All men, and the squares on which the losing king could be checked.
    pub(super) fn of(mobility: &'a Mobility, winner: Color) -> (MateCast<'a>, Bitboard) {
        let attackers: Vec<&Man> =
            mobility.of_side(winner).filter(|man| man.role != Role::King).collect();
        let struck = attackers.iter().fold(Bitboard::EMPTY, |all, man| all | man.strikes());
        let blockers = mobility
            .of_side(!winner)
            .filter(|man| man.role != Role::King)
            .map(Man::reach)
            .collect();
        let scene = MateCast { attackers, hunter: mobility.of_king(winner), blockers };
        (scene, mobility.of_king(!winner) & struck)
    }

    /// Whether the king could be mated on this square, as far as is known.
    pub(super) fn mate_at(&self, square: Square) -> bool {
        self.mate_with(square, self.hunter)
    }

    /// The same with the winner's king on one of the squares `hunters`.
    pub(super) fn mate_with(&self, square: Square, hunters: Bitboard) -> bool {
        let around = attacks::king_attacks(square);
        let mut cover = Bitboard::EMPTY;
        let mut checkers = 0;
        let mut sole = None;
        for man in &self.attackers {
            let strikes = strikes_near(man, square);
            if strikes.contains(square) {
                checkers += 1;
                sole = Some(*man);
            }
            cover |= strikes;
        }
        let open = around & !cover;
        if !self.closes(square, hunters, open) {
            return false;
        }
        match sole {
            Some(man) if checkers == 1 => self.mate_by(man, square, hunters),
            _ => true,
        }
    }

    /// Whether the only man that could ever give check here could mate: from its checking square it may not attack
    /// some of the squares around the king.
    fn mate_by(&self, checker: &Man, square: Square, hunters: Bitboard) -> bool {
        let around = attacks::king_attacks(square);
        let others = self
            .attackers
            .iter()
            .filter(|man| man.home != checker.home)
            .fold(Bitboard::EMPTY, |all, man| all | strikes_near(man, square));
        let ways: Vec<Bitboard> = match checker.role {
            Role::Bishop => {
                let next = steps::diagonal(Bitboard::from(square));
                next.into_iter().map(|next| attacks::ray(square, next)).collect()
            }
            Role::Knight => {
                let from = attacks::knight_attacks(square) & checker.pieces;
                from.into_iter().map(attacks::knight_attacks).collect()
            }
            _ => return true,
        };
        ways.into_iter().any(|way| self.closes(square, hunters, around & !others & !way))
    }

    /// Whether the winner's king, from one of the squares `hunters`, and the loser's men, one for each square, could
    /// close all these squares around the losing king.
    fn closes(&self, square: Square, hunters: Bitboard, open: Bitboard) -> bool {
        if self.blocked(open) {
            return true;
        }
        let near = steps::neighbours(open) & hunters & !attacks::king_attacks(square);
        near.without(square)
            .into_iter()
            .any(|king| self.blocked(open & !attacks::king_attacks(king)))
    }

    /// Whether the loser has a man of its own for each of these squares.
    fn blocked(&self, open: Bitboard) -> bool {
        let mut taken = [None; 8];
        open.into_iter().enumerate().all(|(index, _)| {
            let mut tried = 0u64;
            self.place(open, index, &mut taken, &mut tried)
        })
    }

    /// Finds a man for the open square with this index, reassigning other men if necessary.
    fn place(
        &self,
        open: Bitboard,
        index: usize,
        taken: &mut [Option<usize>; 8],
        tried: &mut u64,
    ) -> bool {
        let Some(square) = open.into_iter().nth(index) else { return false };
        for (man, reach) in self.blockers.iter().enumerate() {
            if !reach.contains(square) || *tried & (1 << man) != 0 {
                continue;
            }
            *tried |= 1 << man;
            let holder = taken.iter().position(|holder| *holder == Some(man));
            if holder.is_none_or(|other| self.place(open, other, taken, tried)) {
                taken[index] = Some(man);
                return true;
            }
        }
        false
    }
}

/// What a man could attack, including lines through the king on `square`.
fn strikes_near(man: &Man, square: Square) -> Bitboard {
    let strikes = man.strikes();
    let through = strikes.contains(square) && !matches!(man.role, Role::Knight | Role::King);
    if through && (man.pieces.any()) {
        strikes | steps::piece(man.role, Bitboard::from(square))
    } else {
        strikes
    }
}
