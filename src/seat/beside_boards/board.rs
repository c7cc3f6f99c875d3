//! One electronic board beside a seat: whose it is, what hands do on it, and what was told of it. Never tells anything.

use crate::board_touches::BoardTouches;
use crate::chess::{ClaimedMove, Color};
use crate::clock::Moment;
use crate::player::Seat;
use crate::table::Standing;
use crate::table::sensed::{BoardLooks, BoardPatience, Divergence, HandWatch, TouchSeen};
use crate::words::{BoardOf, CalledBoard};

/// Whether a board has been seen to stand as the game does.
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

/// That a board differs, not told yet: hands are at work on the other one, and what it will show is not known.
#[derive(Debug, Clone)]
pub(super) struct HeldDifference {
    pub(super) divergence: Divergence,
    pub(super) since: Moment,
}

/// A board, and what is known of it.
pub(super) struct BoardBeside {
    pub(super) of: BoardOf,
    pub(super) side: Color,
    pub(super) called: CalledBoard,
    pub(super) watch: HandWatch,
    pub(super) agreement: BoardAgreement,
    /// What it looked like when it was last told to differ.
    pub(super) looked: BoardLooks,
    /// What hands have touched since the last move, where the event wants it told.
    pub(super) touches: BoardTouches,
    /// The moves that hands have made on it and nobody has said yet.
    pub(super) ahead: Vec<ClaimedMove>,
    pub(super) told: ToldOfMoves,
    pub(super) held: Option<HeldDifference>,
    pub(super) wakes: Option<Moment>,
}

impl BoardBeside {
    pub(super) fn new(of: BoardOf, called: CalledBoard, seat: &Seat) -> BoardBeside {
        let (side, patience) = match of {
            // Whoever cannot see the board has one of pegs, and feels them.
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

    /// Has the watch know what was said, or that the game is elsewhere now; the touches that the arbiter has to know.
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
                    // What was touched before it was told when it stood, and nothing since belongs to it.
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
        // What hands did beside the words is not the game.
        if self.watch.standing().board() != present.board() {
            self.watch.restart(present);
        }
        self.ahead.clear();
        self.told = ToldOfMoves::Holds;
        told
    }

    /// What stands by the game and the first of the moves that nobody has said; none where there are fewer.
    pub(super) fn standing_after(&self, present: &Standing, moves: usize) -> Option<Standing> {
        let first = self.ahead.get(..moves)?;
        Some(first.iter().fold(present.clone(), |stands, claim| stands.after_claim(claim)))
    }
}
