//! Going back to an earlier position (7.5.1, 7.6, D.2.9): undoes the moves after it and what depended on them. The
//! decision is made elsewhere.

use crate::chess::{ByColor, Color, History, Square};

use super::case_life::ReviewOccasion;
use super::game::Game;
use super::hand::handled;
use super::news::News;
use super::standing::{Legality, Standing};
use super::turn::{Handling, Ply, Turn};

impl Game {
    /// Restores a position; cases about what was undone lose their ground.
    pub(super) fn restored(&mut self, plies: usize) {
        let (on_move, offers) = (self.turn.by, self.offers);
        let is_undone = plies < self.plies.len();
        self.restore(plies);
        self.news.push(News::Restored { ply: self.plies.len() });
        if is_undone || !self.waits_for_resumption() {
            self.adjourn_from_restored(on_move);
        } else {
            // The position is the one before the sealed move, and an offer stays until it is answered (I.4).
            self.offers = offers;
        }
        self.review_cases(ReviewOccasion::BoardsCompared);
    }

    /// Goes back to the state after this many plies; boards, scores and the rest follow.
    fn restore(&mut self, plies: usize) {
        // Without heard moves, a dictated score is the only knowledge of the moves: it is kept.
        if !self.hears_moves() {
            return;
        }
        let kept = plies.min(self.plies.len());
        let undone = self.plies.get(kept).map(|ply| self.in_hand(kept, ply));
        for undone in self.plies.drain(kept..).filter(|ply| ply.completion.is_some()) {
            let moves = self.completed.get_mut(undone.by);
            *moves = moves.saturating_sub(1);
        }
        for side in Color::ALL {
            let moves = self.completed(side);
            self.clock = self.clock.with_completed(side, moves, self.latest);
        }
        self.history = self.line_from_the_start();
        for made in self.plies.iter().map(|ply| &ply.made) {
            self.history = continued(self.history.take(), &made.legality, &made.after);
        }
        let by = self.standing().turn();
        self.set_boards_up();
        for side in Color::ALL {
            self.scores.get_mut(side).strike_from(kept);
        }
        self.turn = Turn::of(by, self.turn.serial.saturating_add(1), Handling::Moving);
        // Articles 4.3 and 4.7 hold for the move that replaces an illegal one (7.5.1); in 1929 only a demand binds it
        // (paragraph 16).
        self.turn.touched = undone.filter(|_| !self.forces_moves()).unwrap_or_default();
        self.offers = ByColor::default();
        self.bound = None;
        self.audit = None;
        // The moves of a challenge that were taken back do not count (paragraph 15F of 1929).
        if let Some(challenge) = &mut self.challenge {
            challenge.since = challenge.since.min(kept);
        }
        self.dead_since = self.dead_since.filter(|ply| *ply <= kept);
    }

    /// The pieces that the ply at an index, counted from 0, was made with: those touched, or else those that a hand
    /// has to touch for it. An illegal move leaves all of them touched (7.5.1), including what it captured and the
    /// rook of a castling.
    fn in_hand(&self, index: usize, ply: &Ply) -> Vec<Square> {
        match ply.made.legality {
            Legality::Illegal(_) if ply.touched.is_empty() => {
                let board = self.standing_after(index).board();
                handled(&board, ply.by, self.start.variant(), &ply.made.said.claim)
            }
            _ => ply.pieces_in_hand(),
        }
    }

    /// Sets both boards to the position of the game.
    pub(super) fn set_boards_up(&mut self) {
        let board = self.standing().board();
        for side in Color::ALL {
            self.boards.get_mut(side).is_set_up(board.clone());
        }
    }
}

/// The line with one more move.
pub(super) fn continued(
    line: Option<History>,
    legality: &Legality,
    after: &Standing,
) -> Option<History> {
    match (line, legality) {
        (Some(mut line), Legality::Legal(legal)) => {
            line.play(*legal);
            Some(line)
        }
        (Some(mut line), _) => {
            line.leap(after.position()?.clone());
            Some(line)
        }
        (None, _) => after.position().cloned().map(History::new),
    }
}
