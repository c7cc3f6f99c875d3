//! What a player types as a move: words of an announcement, or any notation, and whose
//! move it is. Never asks whether it is legal.

use crate::chess::{ClaimedMove, Color};
use crate::clock::Moment;
use crate::table::{Act, Said, Speech};
use crate::words::{hear_board, tell_unclear, tell_unclear_board};

use super::Seat;
use crate::present::conversation::{Converses as _, Out};

impl Seat {
    /// A move was typed: the own one, or the opponent's, which the player heard.
    pub(super) fn speak(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        match self.read_move(typed) {
            Err(reason) => self.not_understood(typed, &reason),
            Ok(said) if self.is_opponents(&said.claim) => {
                let mut out = Vec::new();
                if !self.opponent_waits_for_repetition() {
                    out.extend(self.speaks(!self.own, Speech::Announces, said.clone(), now));
                }
                // What training refused was not announced, and is not repeated.
                if self.opponent_waits_for_repetition() {
                    out.extend(self.speaks(self.own, Speech::Repeats, said, now));
                }
                out
            }
            Ok(said) => self.speaks(self.own, Speech::Says, said, now),
        }
    }

    pub(super) fn correct(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        if typed.is_empty() {
            return self.refuse(self.tongue.texts.correct_to_what());
        }
        match self.read_move(typed) {
            Ok(said) => self.speaks(self.own, Speech::Corrects, said, now),
            Err(reason) => self.not_understood(typed, &reason),
        }
    }

    pub(super) fn claim(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        if typed.is_empty() {
            return self.acts(Act::ClaimsDraw { intended: None }, now);
        }
        match self.read_move(typed) {
            Ok(said) => self.acts(Act::ClaimsDraw { intended: Some(said) }, now),
            Err(reason) => self.not_understood(typed, &reason),
        }
    }

    /// Squares of the own board, read out.
    pub(super) fn reads(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        match hear_board(typed, &self.running.lexicon) {
            Ok(looks) => self.acts(Act::ReadsSquares(looks), now),
            Err(unclear) => {
                self.not_understood(typed, &tell_unclear_board(&unclear, &self.tongue.texts))
            }
        }
    }

    pub(super) fn not_understood(&self, text: &str, reason: &str) -> Vec<Out> {
        let sentence = self.tongue.texts.not_understood(text, reason);
        self.refuse(&sentence)
    }

    /// The move that was typed. The board says nothing of what was meant: of two readings
    /// the first counts, whether it is legal or not.
    fn read_move(&self, typed: &str) -> Result<Said, String> {
        let given = self.tongue.settings.move_reader(&self.running.lexicon).read(typed);
        let given = given.map_err(|no| tell_unclear(&no.unclear, &self.tongue.texts))?;
        Ok(Said { words: given.words(self.running.wording), claim: given.claim() })
    }

    /// Whether a typed move is the opponent's: by the piece that stands on the own board,
    /// or by the turn where no square tells.
    fn is_opponents(&self, claim: &ClaimedMove) -> bool {
        let from = match claim {
            ClaimedMove::Step(step) => step.from.square(),
            ClaimedMove::Castle(_) => None,
        };
        let piece = from.and_then(|from| self.running.game.board(self.own).pieces().piece_at(from));
        match piece {
            Some(piece) => piece.color != self.own,
            None => self.expects_the_opponent(),
        }
    }

    fn expects_the_opponent(&self) -> bool {
        let turn = self.running.game.turn();
        turn.by != self.own || self.opponent_waits_for_repetition()
    }

    /// Whether the opponent has announced a move that the player has not repeated.
    fn opponent_waits_for_repetition(&self) -> bool {
        let game = &self.running.game;
        let turn = game.turn();
        if turn.by == self.own {
            let is_unrepeated = |by: Color, repeated: bool| by != self.own && !repeated;
            turn.made.is_none()
                && game
                    .plies()
                    .last()
                    .is_some_and(|last| is_unrepeated(last.by, last.copying.repeated.is_some()))
        } else {
            turn.announced().is_some() && turn.copying.repeated.is_none()
        }
    }
}
