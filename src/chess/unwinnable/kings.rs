//! The static proof with the walks of both kings: while the men that hold each other stay where they are, it visits
//! every pair of squares that the kings can reach, with the side to move. Only the kings move.

use shakmaty::{Bitboard, ByColor, Chess, Color, Move, Position as _, Role, Square, attacks};

use super::after;
use super::gate;
use super::mobility::{Mobility, frozen};
use super::picture::{self, MateCast, NoPicture};
use super::steps;

/// Why `winner` can never mate, if there is a proof.
pub(super) fn refute(position: &Chess, winner: Color) -> Option<NoPicture> {
    if gate::has_rare_moves(position) || is_over_with_one_move(position, winner) {
        return None;
    }
    let board = position.board();
    let (hunter, prey) = (board.king_of(winner)?, board.king_of(!winner)?);
    let mut candidates = board.occupied() & !board.kings();
    loop {
        let mobility = frozen::mobility(position, winner, candidates);
        let mut walks = Walks::of(&mobility, winner);
        if walks.lead_to_mate(position.turn(), hunter, prey) {
            return None;
        }
        if walks.taken.is_empty() {
            return Some(walks.reason());
        }
        let frozen = mobility.frozen(winner) | mobility.frozen(!winner);
        candidates = frozen & !walks.taken;
    }
}

/// Whether the game is over, or the first move can mate.
fn is_over_with_one_move(position: &Chess, winner: Color) -> bool {
    let legal = position.legal_moves();
    let mates = |first: &Move| after(position, *first).is_checkmate();
    legal.is_empty() || position.turn() == winner && legal.iter().any(mates)
}

struct Walks<'a> {
    mobility: &'a Mobility,
    winner: Color,
    scene: MateCast<'a>,
    /// Where the losing king could be mated, for any square of the other king.
    mates: Bitboard,
    regions: ByColor<Bitboard>,
    frozen: ByColor<Bitboard>,
    steady: ByColor<Bitboard>,
    /// Whether a side's other men might move instead of the king.
    passes: ByColor<bool>,
    /// The visited squares of the winner's king, by the side to move and the square of the losing king.
    seen: Box<ByColor<[Bitboard; 64]>>,
    /// Those not followed yet, and where they are.
    fresh: Box<ByColor<[Bitboard; 64]>>,
    waiting: Vec<(Color, Square)>,
    /// Frozen men that a king could capture without ending the game.
    taken: Bitboard,
    /// Whether a king could capture a frozen man and end the game with it.
    ended: bool,
}

impl<'a> Walks<'a> {
    fn of(mobility: &'a Mobility, winner: Color) -> Walks<'a> {
        let (scene, checked) = MateCast::of(mobility, winner);
        let mates = checked.into_iter().filter(|square| scene.mate_at(*square)).collect();
        let moves =
            |side| mobility.of_side(side).any(|man| man.role != Role::King && !man.never_moves());
        let nowhere = || Box::new(ByColor::new_with(|_| [Bitboard::EMPTY; 64]));
        Walks {
            mobility,
            winner,
            scene,
            mates,
            regions: ByColor::new_with(|side| mobility.of_king(side)),
            frozen: ByColor::new_with(|side| mobility.frozen(side)),
            steady: ByColor::new_with(|side| mobility.steady(side)),
            passes: ByColor::new_with(moves),
            seen: nowhere(),
            fresh: nowhere(),
            waiting: Vec::new(),
            taken: Bitboard::EMPTY,
            ended: false,
        }
    }

    /// Whether a mate could come, as far as is known, from the kings' squares, if no first move mates.
    fn lead_to_mate(&mut self, turn: Color, hunter: Square, prey: Square) -> bool {
        self.follow(turn, prey, hunter.into());
        while let Some((turn, prey)) = self.waiting.pop() {
            let hunters = std::mem::take(&mut self.fresh.get_mut(turn)[prey.to_usize()]);
            if turn == self.winner && self.may_mate(prey, hunters) {
                return true;
            }
            self.follow(turn, prey, hunters);
        }
        false
    }

    /// Why there is no mate, after the walks found none.
    fn reason(&self) -> NoPicture {
        if self.ended {
            NoPicture::OnlyStalemate
        } else if self.mobility.is_besieged() {
            NoPicture::LastMan
        } else {
            picture::refute(self.mobility, self.winner).unwrap_or(NoPicture::KingsApart)
        }
    }

    /// Follows all moves that capture no frozen man, and notes the captures.
    fn follow(&mut self, turn: Color, prey: Square, hunters: Bitboard) {
        let region = *self.regions.get(turn);
        let steps = if turn == self.winner {
            let steps = steps::neighbours(hunters) & !beside(prey);
            self.enter(!turn, prey, steps & region);
            steps
        } else {
            for to in attacks::king_attacks(prey) & region {
                self.enter(!turn, to, hunters & !beside(to));
            }
            attacks::king_attacks(prey)
        };
        if *self.passes.get(turn) {
            self.enter(!turn, prey, hunters);
        }
        for victim in steps & *self.frozen.get(!turn) & !*self.steady.get(!turn) {
            self.capture(turn, prey, hunters, victim);
        }
    }

    fn enter(&mut self, turn: Color, prey: Square, hunters: Bitboard) {
        let seen = &mut self.seen.get_mut(turn)[prey.to_usize()];
        let new = hunters & !*seen;
        *seen |= new;
        let fresh = &mut self.fresh.get_mut(turn)[prey.to_usize()];
        if new.any() && fresh.is_empty() {
            self.waiting.push((turn, prey));
        }
        *fresh |= new;
    }

    /// Whether a move of the winner's could mate: by another man than the king, or by the king, which can check only
    /// by opening a line.
    fn may_mate(&self, prey: Square, hunters: Bitboard) -> bool {
        if !self.mates.contains(prey) {
            return false;
        }
        let mates = |hunter: Square| self.scene.mate_with(prey, hunter.into());
        if *self.passes.get(self.winner) && hunters.into_iter().any(mates) {
            return true;
        }
        let openers = hunters & self.mobility.screens(self.winner, prey);
        let arrivals = steps::neighbours(openers) & *self.regions.get(self.winner) & !beside(prey);
        arrivals.into_iter().any(mates)
    }

    /// Notes the result if a king captures `victim`, the first frozen man to be captured.
    fn capture(&mut self, taker: Color, prey: Square, hunters: Bitboard, victim: Square) {
        let near = attacks::king_attacks(victim);
        let ends = if taker == self.winner {
            (hunters & near)
                .into_iter()
                .all(|hunter| self.ends_the_game(taker, hunter, prey, victim))
        } else {
            let far = hunters & !near;
            if far.is_empty() {
                return;
            }
            far.into_iter().all(|hunter| self.ends_the_game(taker, prey, hunter, victim))
        };
        if ends {
            self.ended = true;
        } else {
            self.taken.add(victim);
        }
    }

    /// Whether this capture leaves the other side without a move and is not a mate by the winner.
    fn ends_the_game(&self, taker: Color, from: Square, other: Square, victim: Square) -> bool {
        // That the other men cannot move must hold for more than one square of the king.
        if self.regions.get(taker).count() < 2 || !self.mobility.only_king_moves(!taker) {
            return false;
        }
        let barred = self.frozen.get(!taker).without(victim)
            | *self.steady.get(taker)
            | attacks::king_attacks(victim);
        let opens = taker == self.winner && self.mobility.screens(taker, other).contains(from);
        attacks::king_attacks(other).is_subset(barred) && !opens
    }
}

/// The squares on which the other king may not stand.
fn beside(king: Square) -> Bitboard {
    attacks::king_attacks(king).with(king)
}
