//! A game that is listened to, on an electronic board: moves that play by themselves wait until the board shows the one
//! before. A move by hand is followed or is a guess, like a typed one.

use crate::chess::{Move, Position};
use crate::clock::{Moment, Span};
use crate::on_board::{BoardShows, OnBoard};

use super::listening::Reviewing;

/// How long to wait for the hand before the next move plays: in effect, no limit.
const HAND_TAKES: Span = Span::from_seconds(24 * 60 * 60);

impl OnBoard for Reviewing {
    fn present(&self) -> Option<&Position> {
        self.course.as_ref().map(|course| course.position())
    }

    fn latest_move(&self) -> Option<(&Position, Move)> {
        let (before, turn) = self.course.as_ref()?.way().latest()?;
        Some((before, turn.legal()?))
    }

    fn board_looked_at(&mut self, shows: BoardShows, now: Moment) {
        let Some(at) = self.playing else { return };
        self.playing = Some(match shows {
            BoardShows::SomethingElse => now + HAND_TAKES,
            BoardShows::TheGame | BoardShows::NothingYet => at.min(now + self.pace),
        });
    }
}
