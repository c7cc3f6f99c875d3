//! The state of one electronic board at a seat: whose it is, what hands do on it, and what was told of it.

use crate::board_touches::BoardTouches;
use crate::chess::{ClaimedMove, Color};
use crate::clock::Moment;
use crate::player::Seat;
use crate::table::Standing;
use crate::table::sensed::{BoardLooks, BoardPatience, Divergence, HandWatch, TouchSeen};
use crate::words::{BoardOf, CalledBoard};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardAgreement {
    NotYet,
    Agrees,
    Differs,
}

/// Whether what was told of the moves on the boards still holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ToldOfMoves {
    Holds,
    /// The other board showed another move, or one was taken back.
    Withdrawn,
}

/// A difference that is not told yet, because hands are at work on the other board and its outcome is unknown.
#[derive(Debug, Clone)]
pub(super) struct HeldDifference {
    pub(super) divergence: Divergence,
    pub(super) since: Moment,
}

pub(super) struct BoardBeside {
    pub(super) of: BoardOf,
    pub(super) side: Color,
    pub(super) called: CalledBoard,
    pub(super) watch: HandWatch,
    pub(super) agreement: BoardAgreement,
    /// How it looked when it was last reported to differ.
    pub(super) looked: BoardLooks,
    /// What was touched since the last move, if the event wants touches reported.
    pub(super) touches: BoardTouches,
    /// Moves made on it that have not been announced yet.
    pub(super) ahead: Vec<ClaimedMove>,
    pub(super) told: ToldOfMoves,
    pub(super) held: Option<HeldDifference>,
    pub(super) wakes: Option<Moment>,
}

impl BoardBeside {
    pub(super) fn new(of: BoardOf, called: CalledBoard, seat: &Seat) -> BoardBeside {
        let (side, patience) = match of {
            // A player who cannot see has a peg board and feels the pieces.
            BoardOf::Mine => (seat.own, BoardPatience::PEGS),
            BoardOf::Opponent => (!seat.own, BoardPatience::USUAL),
        };
        let game = &seat.running.game;
        let touches = game.setting().event.touches;
        let patience = patience.read_again_within(BoardPatience::READ_AGAIN);
        BoardBeside {
            of,
            side,
            called,
            watch: HandWatch::new(game.present(), patience, touches),
            agreement: BoardAgreement::NotYet,
            looked: BoardLooks::OtherwiseOnSquares,
            touches: BoardTouches::new(side, game),
            ahead: Vec::new(),
            told: ToldOfMoves::Holds,
            held: None,
            wakes: None,
        }
    }

    /// Tells the watch what was announced, or that the position has changed. Returns the touches to report to the
    /// arbiter.
    pub(super) fn follow(
        &mut self,
        said: Option<&[(Color, ClaimedMove)]>,
        present: &Standing,
        now: Moment,
    ) -> Vec<Vec<TouchSeen>> {
        let mut told = Vec::new();
        match said {
            Some(said) => {
                for (by, claim) in said {
                    // The touches that led to it were told when it stood; nothing touched since belongs to it.
                    let touched = match self.watch.has_seen(*by, claim) {
                        true => {
                            self.touches.forget();
                            Vec::new()
                        }
                        false => {
                            let legality = self.watch.standing().judge(claim);
                            self.touches.end_with(*by, claim, &legality)
                        }
                    };
                    self.watch.said(now, *by, claim);
                    told.push(touched);
                }
            }
            None => {
                self.touches.forget();
                self.watch.restart(present);
            }
        }
        // What hands did without an announcement is not part of the game.
        if self.watch.standing().board() != present.board() {
            self.watch.restart(present);
        }
        self.ahead.clear();
        self.told = ToldOfMoves::Holds;
        told
    }

    /// The position after the first `moves` unannounced moves. `None` if there are fewer.
    pub(super) fn standing_after(&self, present: &Standing, moves: usize) -> Option<Standing> {
        let first = self.ahead.get(..moves)?;
        Some(first.iter().fold(present.clone(), |stands, claim| stands.after_claim(claim)))
    }
}
