//! What a player may ask about the game: a hint, who stands better, what is attacked, the
//! material, the opening. Never plays a move.

use crate::chess::looking::{attacked, material};
use crate::chess::opponent::Worth;
use crate::chess::{Color, Role};
use crate::scenes::place::Out;
use crate::words::{Style, announce, opening};

use super::game::Practising;

/// From so many hundredths of a pawn on a side stands slightly better, clearly, to win.
const STEPS: [i32; 3] = [40, 120, 300];

impl Practising {
    /// A move that Hector would play, in the words of an announcement.
    pub(super) fn hint(&mut self) -> Vec<Out> {
        let Some(thought) = self.thought() else {
            return self.refuse(&self.texts.game_is_over());
        };
        self.kept.hints += 1;
        let words = self.wording.say(&announce(self.position(), thought.best, Style::Full));
        vec![self.with_words(&self.texts.hint_is(), vec![self.said(&format!("{words}."))])]
    }

    /// Who stands better, in words.
    pub(super) fn evaluation(&self) -> Vec<Out> {
        let Some(thought) = self.thought() else {
            return self.refuse(&self.texts.game_is_over());
        };
        let turn = self.position().turn();
        let sentence = match thought.worth {
            Worth::Mates(moves) => self.texts.worth_mate(turn, moves),
            Worth::Mated(moves) => self.texts.worth_mate(!turn, moves.max(1)),
            Worth::Centipawns(count) => {
                let better = if count >= 0 { turn } else { !turn };
                match STEPS.iter().filter(|step| count.abs() >= **step).count() {
                    0 => self.texts.worth_equal(),
                    1 => self.texts.worth_slight(better),
                    2 => self.texts.worth_clear(better),
                    _ => self.texts.worth_winning(better),
                }
            }
        };
        vec![self.answer(&sentence)]
    }

    /// The pieces of both sides that are attacked.
    pub(super) fn what_is_attacked(&self) -> Vec<Out> {
        let own = attacked(self.position(), self.kept.own);
        let theirs = attacked(self.position(), !self.kept.own);
        if own.is_empty() && theirs.is_empty() {
            return vec![self.answer(&self.texts.nothing_attacked())];
        }
        let told = [(own, self.texts.attacked_own()), (theirs, self.texts.attacked_theirs())];
        let told = told.into_iter().filter(|(squares, _)| !squares.is_empty());
        told.map(|(squares, words)| self.with_words(&words, self.listed(&squares))).collect()
    }

    /// The pieces of both sides, counted.
    pub(super) fn what_material(&self) -> Vec<Out> {
        let [white, black] =
            [Color::White, Color::Black].map(|side| (side, material(self.position(), side)));
        if white.1 == black.1 {
            let counted = self.counted(&white.1);
            return vec![self.answer(&format!("{} {counted}.", self.texts.material_equal()))];
        }
        let told = [white, black]
            .map(|(side, pieces)| self.texts.material_of(side, &self.counted(&pieces)));
        vec![self.answer(&told.join(" "))]
    }

    /// "2 Türme" is more than most languages can be told by a table: "Turm 2" is not.
    fn counted(&self, pieces: &[(Role, usize)]) -> String {
        let named = |(role, count): &(Role, usize)| {
            let name = crate::words::Wording { words: self.settings.language, ..self.wording }
                .say_piece(*role);
            format!("{name} {count}")
        };
        let all: Vec<String> = pieces.iter().map(named).collect();
        all.join(", ")
    }

    /// The name of the opening.
    pub(super) fn opening_name(&self) -> Vec<Out> {
        let named = opening(&self.kept.game, self.settings.language);
        vec![self.answer(&match named {
            Some(name) => self.texts.opening_is(name),
            None => self.texts.opening_unknown(),
        })]
    }
}
