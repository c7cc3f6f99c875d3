//! A practice game on an electronic board: a move by hand is played like a typed one.

use crate::chess::{Move, Position};
use crate::on_board::OnBoard;
use crate::present::conversation::WhyOver;

use super::game::Practising;
use super::over::Over;

impl OnBoard for Practising {
    fn present(&self) -> Option<&Position> {
        Some(self.position())
    }

    fn latest_move(&self) -> Option<(&Position, Move)> {
        self.kept.game.played().last()
    }

    fn why_over(&self) -> Option<WhyOver> {
        self.over.map(Over::for_a_board)
    }
}
