//! Finds the move that an observed offence belongs to, and its circumstances: whether it was pressed, answered, and
//! made with one piece or two.

use crate::chess::{ClaimedMove, Color, Rank};
use crate::laws::{Charge, MadeWith, Offence, OpponentReply, Press};

use super::game::Game;
use super::standing::Legality;
use super::turn::{Completion, Handling, Made};

impl Game {
    /// The ply, counted from 0, that an offence belongs to: the move in progress, or else the side's latest. A press
    /// without a move belongs to the present turn.
    pub(super) fn ply_in_question(&self, side: Color, offence: Offence) -> usize {
        let under_way = self.turn.by == side
            && (self.turn.made.is_some() || self.turn.handling == Handling::Moving);
        let latest = self.plies.iter().rposition(|ply| ply.by == side);
        match latest {
            Some(latest) if !under_way && offence != Offence::PressWithoutMove => latest,
            _ => self.plies.len(),
        }
    }

    /// What is known of an offence at that ply.
    pub(super) fn circumstances(&self, side: Color, offence: Offence, ply: usize) -> Charge {
        let charge = Charge::completed(offence, 1);
        // Without heard moves this is not known, and a press without a move has no move.
        if !self.hears_moves() || offence == Offence::PressWithoutMove {
            return charge;
        }
        let under_way = self.turn.made.as_ref().filter(|_| self.turn.by == side);
        let (made, completion) = match self.plies.get(ply) {
            Some(ply) => (Some(&ply.made), ply.completion),
            None => (under_way, None),
        };
        let pressed = match completion {
            Some(Completion::Pressed(_)) => true,
            Some(Completion::NextMove) => offence != Offence::TwoHands,
            Some(Completion::EndedTheGame) | None => false,
        };
        let replied =
            ply + 1 < self.plies.len() || (ply + 1 == self.plies.len() && self.turn.made.is_some());
        Charge {
            press: if pressed { Press::Pressed } else { Press::NotPressed },
            reply: if replied { OpponentReply::Made } else { OpponentReply::NotYet },
            made_with: made.map_or(MadeWith::NoMove, |made| self.made_with(ply, made)),
            ..charge
        }
    }

    /// Castling, a capture and a promotion handle two pieces.
    fn made_with(&self, ply: usize, made: &Made) -> MadeWith {
        let before = self.standing_after(ply).board();
        let two = match (&made.legality, &made.said.claim) {
            (Legality::Legal(legal), _) => {
                legal.is_castle() || legal.is_capture() || legal.is_promotion()
            }
            (_, ClaimedMove::Castle(_)) => true,
            (_, ClaimedMove::Step(step)) => {
                let pawn = step.from.square().is_some_and(|from| before.pawns().contains(from));
                let on_last_rank = matches!(step.to.rank(), Rank::First | Rank::Eighth);
                step.promotion.is_some()
                    || before.piece_at(step.to).is_some()
                    || (pawn && on_last_rank)
            }
        };
        if two { MadeWith::TwoPieces } else { MadeWith::OnePiece }
    }
}
