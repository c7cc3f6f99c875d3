//! A judgement of a position in words: who stands better, what is attacked, the material, the opening. The evaluation
//! is made elsewhere.

use crate::chess::looking::{attacked, material};
use crate::chess::opponent::Worth;
use crate::chess::{Color, History, Role};
use crate::conversation::Out;
use crate::words::{Wording, opening};

use super::BoardAnswers;

/// Advantage, in hundredths of a pawn, from which a side is told to be slightly better, clearly better, or winning.
const STEPS: [i32; 3] = [40, 120, 300];

impl BoardAnswers<'_> {
    /// The evaluation for a side, in words.
    pub fn worth(&self, worth: Worth, turn: Color) -> String {
        match worth {
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
        }
    }

    /// The pieces of both sides that are attacked, those of the person's side first.
    pub fn what_is_attacked(&self) -> Vec<Out> {
        let sides = match self.own {
            Some(own) => [(own, self.texts.attacked_own()), (!own, self.texts.attacked_theirs())],
            None => Color::ALL.map(|side| (side, self.texts.attacked_of(side))),
        };
        let told = sides.map(|(side, words)| (attacked(self.position, side), words));
        if told.iter().all(|(squares, _)| squares.is_empty()) {
            return vec![self.answer(&self.texts.nothing_attacked())];
        }
        let told = told.into_iter().filter(|(squares, _)| !squares.is_empty());
        told.map(|(squares, words)| self.with_words(&words, self.listed(&squares))).collect()
    }

    /// The pieces of both sides, counted.
    pub fn what_material(&self) -> Vec<Out> {
        let [white, black] =
            [Color::White, Color::Black].map(|side| (side, material(self.position, side)));
        if white.1 == black.1 {
            let counted = self.counted(&white.1);
            return vec![self.answer(&format!("{} {counted}.", self.texts.material_equal()))];
        }
        let told = [white, black]
            .map(|(side, pieces)| self.texts.material_of(side, &self.counted(&pieces)));
        vec![self.answer(&told.join(" "))]
    }

    /// Kind and number: "Turm 2". A plural as in "2 Türme" would need a table for most languages.
    fn counted(&self, pieces: &[(Role, usize)]) -> String {
        let named = |(role, count): &(Role, usize)| {
            let name = Wording { words: self.language, ..self.wording }.say_piece(*role);
            format!("{name} {count}")
        };
        let all: Vec<String> = pieces.iter().map(named).collect();
        all.join(", ")
    }

    pub fn opening_name(&self, game: &History) -> Vec<Out> {
        let named = opening(game, self.language);
        vec![self.answer(&match named {
            Some(name) => self.texts.opening_is(name),
            None => self.texts.opening_unknown(),
        })]
    }
}
