//! What spoken moves do to a game: announced, repeated, corrected (D.2.1, D.2.8).

use crate::chess::{ClaimedMove, ClaimedStep, Color, Origin, Role};

use super::case::Mishearing;
use super::fact::Spoken;
use super::game::{Consent, Game};
use super::news::News;
use super::odds::CastlingAtOdds;
use super::said::{Said, contradictions};
use super::standing::{Legality, Standing};
use super::turn::{Completion, EarlyReply, Handling, Made, OnOwnBoard, WhetherAnnounced};

impl Game {
    pub(super) fn spoke(&mut self, side: Color, spoken: Spoken, said: &Said) {
        match spoken {
            Spoken::Announced => self.announce(side, said),
            Spoken::Corrected => self.correct(side, said),
            Spoken::Repeated => self.repeat(side, said),
            Spoken::SaidAgain => {}
            Spoken::OutOfTurn => self.news.push(News::OutOfTurn { side, said: said.clone() }),
        }
    }

    fn announce(&mut self, side: Color, said: &Said) {
        if self.turn.by != side {
            // The opponent had the move as soon as ours was made (1.3), pressed or not.
            self.pass_turn(None);
        }
        self.begin_own_move();
        self.complete_by_next_move(side);
        let hand = self.turn.made.take().and_then(|made| made.hand);
        self.make(side, said, hand);
        self.drop_offer_of(!side);
    }

    /// Removes an offer: it lives until the opponent answers it or touches a piece (9.1.2.1).
    pub(super) fn drop_offer_of(&mut self, side: Color) {
        if self.offers.get_mut(side).take().is_some() {
            self.consent = Consent::NotGiven;
        }
    }

    fn correct(&mut self, side: Color, said: &Said) {
        let Some(made) = self.turn.made.take() else { return };
        self.news.push(News::Corrected { by: side, before: made.said.clone(), now: said.clone() });
        self.turn.corrected.push(made.said);
        self.make(side, said, made.hand);
        self.turn.copying.repeated = None;
        // No piece can have been touched in reply to a move that was not known yet.
        self.turn.reply = EarlyReply::default();
    }

    fn make(&mut self, side: Color, said: &Said, hand: Option<Said>) {
        self.boards.get_mut(side).says(side, self.start.variant(), &said.claim);
        self.scores.get_mut(side).write(self.plies.len(), said.clone());
        self.turn.made = Some(self.judged(said, hand, WhetherAnnounced::Yes));
        if let ClaimedMove::Step(ClaimedStep { promotion: Some(role), .. }) = said.claim
            && self.completes_on_the_board()
        {
            self.turn.new_piece.get_or_insert(role);
        }
    }

    /// Judges a move by the rules of movement.
    pub(super) fn judged(
        &self,
        said: &Said,
        hand: Option<Said>,
        announced: WhetherAnnounced,
    ) -> Made {
        let standing = self.standing();
        let legality = match self.castling_at_odds(&said.claim) {
            Some(CastlingAtOdds::KingAlone(_)) => Legality::AtOdds,
            _ => standing.judge(&said.claim),
        };
        let after = standing.after(&said.claim, &legality);
        let own_board = self.on_own_board(&said.claim, &legality);
        Made { said: said.clone(), announced, hand, legality, own_board, after }
    }

    /// Whether an illegal move was legal on the mover's own board, which an earlier move had left wrong.
    fn on_own_board(&self, claim: &ClaimedMove, legality: &Legality) -> OnOwnBoard {
        let (standing, by) = (self.standing(), self.turn.by);
        let own = self.boards.get(by).before_the_move();
        let is_wrong = matches!(legality, Legality::Illegal(_)) && *own != standing.board();
        if is_wrong && let Legality::Legal(_) = standing.with_board(own.clone(), by).judge(claim) {
            OnOwnBoard::Legal
        } else {
            OnOwnBoard::AsInTheGame
        }
    }

    fn castling_at_odds(&self, claim: &ClaimedMove) -> Option<CastlingAtOdds> {
        let ClaimedMove::Castle(side) = claim else { return None };
        let odds = self.setting.odds.as_ref()?;
        let king_has_moved = self.plies.iter().any(|ply| {
            ply.by == odds.giver
                && match ply.made.said.claim {
                    ClaimedMove::Castle(_) => true,
                    ClaimedMove::Step(step) => step.role == Some(Role::King),
                }
        });
        Some(odds.castling(self.standing().position()?, king_has_moved, *side))
    }

    fn repeat(&mut self, side: Color, said: &Said) {
        let mover = !side;
        let ply = if self.turn.by == side {
            let Some(last) = self.plies.last_mut() else { return };
            last.copying.repeated = Some(said.clone());
            self.plies.len() - 1
        } else {
            self.turn.copying.repeated = Some(said.clone());
            self.plies.len()
        };
        self.boards.get_mut(side).says(mover, self.start.variant(), &said.claim);
        self.scores.get_mut(side).write(ply, said.clone());
        let announced = match self.plies.get(ply) {
            Some(ply) => Some(&ply.made.said),
            None => self.turn.announced(),
        };
        if let Some(announced) = announced {
            let parts = contradictions(&announced.claim, &said.claim);
            if !parts.is_empty() {
                self.news.push(News::Misheard(Mishearing {
                    by: side,
                    announced: announced.clone(),
                    repeated: said.clone(),
                    parts,
                }));
            }
        }
        self.end_if_made();
    }

    /// The mover's own move begins: the opponent's move counts as copied.
    pub(super) fn begin_own_move(&mut self) {
        if self.turn.handling == Handling::Moving {
            return;
        }
        self.turn.handling = Handling::Moving;
        let side = self.turn.by;
        if let Some(last) = self.plies.last()
            && last.copying.is_nothing()
        {
            let (by, claim) = (last.by, last.made.said.claim);
            self.boards.get_mut(side).assumes(by, self.start.variant(), &claim);
            self.news.push(News::NotRepeated(side));
        }
        self.check_boards();
        self.boards.get_mut(side).settle();
    }

    /// Ends the game at a mating or drawing move as soon as it is made; a repetition or a hand shows that it is
    /// (5.1.1, 6.2.1.1).
    pub(super) fn end_if_made(&mut self) {
        if self.move_under_way_is_the_last() {
            self.pass_turn(Some(Completion::EndedTheGame));
        }
    }
}

/// A claim, completed from the legal move that it means.
#[must_use]
pub(super) fn completed_claim(standing: &Standing, claim: &ClaimedMove) -> ClaimedMove {
    match (claim, standing.judge(claim)) {
        (_, Legality::Legal(legal)) if legal.is_castle() => {
            legal.castling_side().map_or(*claim, ClaimedMove::Castle)
        }
        (ClaimedMove::Step(step), Legality::Legal(legal)) => {
            let from = legal.from().map_or(step.from, Origin::from);
            ClaimedMove::Step(ClaimedStep { role: Some(legal.role()), from, ..*step })
        }
        _ => *claim,
    }
}

/// The move that a repetition or a copying hand means. If it says less than the announcement, the announcement
/// completes it; if it says something else, it is the legal move that fits, or as much as is known.
#[must_use]
pub(super) fn completed_copy(
    before: &Standing,
    announced: &ClaimedMove,
    heard: &ClaimedMove,
) -> ClaimedMove {
    let means = |claim| match before.judge(claim) {
        Legality::Legal(legal) => Some(legal),
        _ => None,
    };
    let filled = filled_in(announced, heard);
    match (means(announced), means(heard)) {
        _ if contradictions(announced, &filled).is_empty() => *announced,
        (Some(one), Some(other)) if one == other => *announced,
        (_, Some(_)) => completed_claim(before, heard),
        _ => filled,
    }
}

/// What was heard, completed from the announcement: the moved piece, and what the pawn became.
fn filled_in(announced: &ClaimedMove, heard: &ClaimedMove) -> ClaimedMove {
    let (ClaimedMove::Step(whole), ClaimedMove::Step(part)) = (announced, heard) else {
        return *heard;
    };
    let is_other_piece = part.role.is_some() && whole.role.is_some() && part.role != whole.role;
    let from = Origin {
        file: part.from.file.or(whole.from.file),
        rank: part.from.rank.or(whole.from.rank),
    };
    let promotes = part.promotion.is_none() && part.to == whole.to;
    ClaimedMove::Step(ClaimedStep {
        role: part.role.or(whole.role),
        from: if is_other_piece { part.from } else { from },
        to: part.to,
        promotion: if promotes { whole.promotion } else { part.promotion },
    })
}
