//! The clock where two scores part, and its move counters against the scores.

use std::time::Duration;

use crate::chess::{ByColor, Color};

use super::scores::ScoresReport;

impl ScoresReport<'_> {
    /// The clock after the last agreed move, and at the end.
    pub(crate) fn clock(&self) -> Option<String> {
        let at = |plies: usize| -> ByColor<Option<Duration>> {
            let shown = |side: Color| {
                let own = |ply: &usize| self.mover(*ply) == side;
                (0..plies).rev().filter(own).find_map(|ply| {
                    self.scores.iter().find_map(|score| score.moves.get(ply)?.as_ref()?.left)
                })
            };
            ByColor { white: shown(Color::White), black: shown(Color::Black) }
        };
        let both = |times: ByColor<Option<Duration>>| {
            Some((Some(times.white?.into()), Some(times.black?.into())))
        };
        let texts = &self.terms.texts;
        let longest = self.scores[0].moves.len().max(self.scores[1].moves.len());
        let then = both(at(self.parting.agreed));
        let last = both(at(longest)).filter(|_| longest > self.parting.agreed);
        let told = [
            then.map(|(white, black)| texts.clock_after_agreed(white, black)),
            last.map(|(white, black)| texts.clock_at_the_end(white, black)),
        ];
        let line = told.into_iter().flatten().collect::<Vec<_>>().join(" ");
        (!line.is_empty()).then_some(line)
    }

    /// The move counters of the clock against the scores.
    pub(crate) fn counters(&self) -> Vec<String> {
        let Some(counters) = self.terms.counters else { return Vec::new() };
        let texts = &self.terms.texts;
        let mut lines = Vec::new();
        for side in [Color::White, Color::Black] {
            let counted = *counters.get(side);
            let written = self
                .scores
                .map(|score| (0..score.moves.len()).filter(|ply| self.mover(*ply) == side).count());
            let [one, other] = [0, 1].map(|which| self.pair.name(which, texts));
            let fits = written.map(|moves| u32::try_from(moves) == Ok(counted));
            lines.push(match fits {
                [true, true] => texts.clock_counts_as_both(counted, side),
                [true, false] => texts.clock_counts_as_one(counted, side, &one),
                [false, true] => texts.clock_counts_as_one(counted, side, &other),
                [false, false] => texts
                    .clock_counts_otherwise(counted, side, &one, written[0], &other, written[1]),
            });
        }
        lines
    }
}
