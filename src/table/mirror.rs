//! A board that lay the wrong way, in 1929 (paragraph 11): restarted, played on, or put
//! right, with position and scores mirrored where the kings began on the queens' squares.

use crate::chess::{ClaimedMove, ClaimedStep, Color, File, Origin, Position, Square};
use crate::laws::provisions::BoardTurned;

use super::case::{Effect, Remedy};
use super::game::Game;
use super::hand::placement;
use super::intent::Points;
use super::restoring::continued;
use super::said::Said;
use super::standing::mirrored_board;
use super::turn::{Made, Ply};

/// The move of Black before whose completion a turned board restarts the game.
const BLACKS_FOURTH: usize = 4;

/// A claimed move with a for h, b for g, and so on. Castling stays short or long: its name follows the wing, and the
/// wings change with the kings.
#[must_use]
pub fn mirrored_claim(claim: &ClaimedMove) -> ClaimedMove {
    match claim {
        ClaimedMove::Castle(_) => *claim,
        ClaimedMove::Step(step) => ClaimedMove::Step(ClaimedStep {
            from: Origin { file: step.from.file.map(File::flip_horizontal), ..step.from },
            to: step.to.flip_horizontal(),
            ..*step
        }),
    }
}

/// What was said, mirrored. The original words named other squares, so only the squares are written.
fn mirrored_said(said: &Said) -> Said {
    let claim = mirrored_claim(&said.claim);
    let words = match claim {
        ClaimedMove::Castle(_) => said.words.clone(),
        ClaimedMove::Step(step) => {
            let file = step.from.file.map(File::char);
            let from: String = file.into_iter().chain(step.from.rank.map(|r| r.char())).collect();
            let hyphen = if from.is_empty() { "" } else { "-" };
            let promoted = step.promotion.map(|role| format!("={}", role.upper_char()));
            format!("{from}{hyphen}{}{}", step.to, promoted.unwrap_or_default())
        }
    };
    Said { words, claim }
}

fn mirror_squares(squares: &mut [Square]) {
    for square in squares {
        *square = square.flip_horizontal();
    }
}

impl Game {
    /// The remedies for a board that lies the wrong way. In 1929 the game restarts before Black has completed the
    /// fourth move. Later it is played on, or put right, which is compulsory if the kings began on the queens'
    /// squares.
    pub(super) fn remedies_of_turned_board(&self, going_on: Effect) -> Vec<Remedy> {
        let rule = self.setting.edition().parameters().board_turned;
        if going_on == Effect::PutRight {
            return vec![Remedy { effects: vec![going_on] }];
        }
        let transferred = Remedy { effects: vec![Effect::Transfer, going_on.clone()] };
        if rule == BoardTurned::Transferred {
            return vec![transferred];
        }
        let annulled = Remedy { effects: vec![Effect::End(Points::Annulled)] };
        let made = self.moves_of_each();
        let blacks = made.map_or(self.moves_before_the_start(), |made| made.black);
        let is_early = blacks < BLACKS_FOURTH;
        // Without heard moves, presses cannot prove that a move was not made.
        if is_early && !self.hears_moves() {
            let played_on = Remedy { effects: vec![going_on] };
            return vec![played_on, transferred, annulled];
        }
        if is_early {
            return vec![annulled];
        }
        let array = placement(&Position::initial());
        let began = placement(&self.setting.start);
        if began == mirrored_board(array.clone()) {
            return vec![Remedy { effects: vec![Effect::Mirror, going_on] }];
        }
        let played_on = Remedy { effects: vec![going_on] };
        if began == array {
            vec![played_on, transferred]
        } else {
            // A position set up later does not show whether the array was right.
            vec![played_on, transferred, annulled]
        }
    }

    /// Mirrors the whole game, a for h: its start, its moves, both scores and both boards.
    pub(super) fn mirror(&mut self) {
        self.start = self.start.mirrored();
        for ply in std::mem::take(&mut self.plies) {
            let ply = self.mirrored_ply(ply);
            self.plies.push(ply);
        }
        self.history = self.line_from_the_start();
        for made in self.plies.iter().map(|ply| &ply.made) {
            self.history = continued(self.history.take(), &made.legality, &made.after);
        }
        for side in [Color::White, Color::Black] {
            let board = mirrored_board(self.boards.get(side).pieces().clone());
            self.boards.get_mut(side).is_set_up(board);
            self.scores.get_mut(side).rewrite(mirrored_said);
        }
        mirror_squares(&mut self.turn.touched);
        mirror_squares(&mut self.turn.reply.touched);
        mirror_squares(&mut self.turn.demanded);
        self.turn.corrected = self.turn.corrected.iter().map(mirrored_said).collect();
        self.turn.copying.repeated = self.turn.copying.repeated.as_ref().map(mirrored_said);
        self.turn.made = self.turn.made.take().map(|made| self.mirrored_made(&made));
        self.bound = self.bound.as_ref().map(|(side, said)| (*side, mirrored_said(said)));
        self.audit = None;
    }

    fn mirrored_ply(&self, mut ply: Ply) -> Ply {
        ply.made = self.mirrored_made(&ply.made);
        mirror_squares(&mut ply.touched);
        mirror_squares(&mut ply.demanded);
        ply.corrected = ply.corrected.iter().map(mirrored_said).collect();
        ply.copying.repeated = ply.copying.repeated.as_ref().map(mirrored_said);
        ply
    }

    /// A move after the mirrored ones, judged again: castling may have become possible.
    fn mirrored_made(&self, made: &Made) -> Made {
        let hand = made.hand.as_ref().map(mirrored_said);
        self.judged(&mirrored_said(&made.said), hand, made.announced)
    }
}
