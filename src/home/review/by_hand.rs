//! A game that is listened to, set on an electronic board move by move: moves that come by themselves wait until the
//! board shows the one before, and whoever makes the next one by hand hears it.

use crate::chess::{ClaimedMove, Move, Position, judge};
use crate::clock::{Moment, Span};
use crate::home::on_board::{BoardShows, OnBoard};
use crate::present::conversation::{Converses as _, Out, Session as _};

use super::listening::Reviewing;

/// A hand that sets a move may take its time; meanwhile none comes.
const HAND_TAKES: Span = Span::from_seconds(24 * 60 * 60);

impl OnBoard for Reviewing {
    fn present(&self) -> Option<&Position> {
        self.course.as_ref().map(|course| course.position())
    }

    fn latest_move(&self) -> Option<(&Position, Move)> {
        let history = self.course.as_ref()?.history();
        match (history.positions(), history.moves().last()) {
            ([.., before, _], Some(made)) => Some((before, *made)),
            _ => None,
        }
    }

    fn made_by_hand(&mut self, claim: &ClaimedMove, words: &str, now: Moment) -> Vec<Out> {
        if self.guessing.is_some() {
            return self.take_line(words, now);
        }
        let is_next = self.course.as_ref().is_some_and(|course| {
            let coming = course.coming().map(|coming| coming.legal());
            coming.is_some() && judge(course.position(), claim).ok() == coming
        });
        match is_next {
            true => self.forward(1),
            false => vec![self.tells(self.tongue.texts.board_shows(words))],
        }
    }

    fn board_looked_at(&mut self, shows: BoardShows, now: Moment) {
        let Some(at) = self.playing else { return };
        self.playing = Some(match shows {
            BoardShows::SomethingElse => now + HAND_TAKES,
            BoardShows::TheGame | BoardShows::NothingYet => at.min(now + self.pace),
        });
    }
}
