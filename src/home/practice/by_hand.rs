//! A practice game on an electronic board: what a hand moves is played as if it had been typed, so that it is refused
//! in the same words.

use crate::chess::{ClaimedMove, Move, Position};
use crate::clock::Moment;
use crate::home::on_board::OnBoard;
use crate::present::conversation::{Out, Session as _};

use super::game::Practising;

impl OnBoard for Practising {
    fn present(&self) -> Option<&Position> {
        Some(self.position())
    }

    fn latest_move(&self) -> Option<(&Position, Move)> {
        self.kept.game.played().last()
    }

    fn made_by_hand(&mut self, _: &ClaimedMove, words: &str, now: Moment) -> Vec<Out> {
        self.take_line(words, now)
    }
}
