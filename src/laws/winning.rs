//! A question that depends on who can still mate: for which sides, in which order, and the ruling that follows. The
//! caller provides the solver.

use super::finish::{dead_knowing, flag_knowing, resign_knowing};
use super::mating::MateChance;
use super::offence::Terms;
use super::provisions::WithoutMatingChance;
use super::{Edition, Ruling};
use crate::chess::unwinnable::{Reason, Winnability};
use crate::chess::{ByColor, Color, Move, Position};

/// The question.
pub enum WinningQuestion {
    Flag { terms: Terms, fallen: Color },
    Resignation { edition: Edition, by: Color },
    Dead(Edition),
}

/// How thoroughly a position is searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinningSearch {
    /// Within the limits of the caller.
    Whole,
    AtSight,
}

/// The answers of the solver.
pub struct WinningFindings {
    pub position: Position,
    /// The answer for each side; `None` if it was not needed.
    pub sides: ByColor<Option<Winnability>>,
    /// Why a side that was not asked about cannot mate either, if a quick look shows it.
    beside: ByColor<Option<Reason>>,
}

impl WinningQuestion {
    /// The sides that matter, in the order of the questions.
    fn sides(&self) -> Vec<Color> {
        match self {
            WinningQuestion::Flag { fallen, .. } => vec![!*fallen],
            // If resigning loses even against an opponent who cannot mate, the exception is a dead position (5.2.2),
            // which takes the answers for both sides.
            WinningQuestion::Resignation { edition, by } => {
                match edition.parameters().resignation {
                    WithoutMatingChance::Draw => vec![!*by],
                    WithoutMatingChance::Loss | WithoutMatingChance::NotRegulated => {
                        vec![!*by, *by]
                    }
                }
            }
            WinningQuestion::Dead(_) => vec![Color::White, Color::Black],
        }
    }

    /// Calls `solved` for the sides that matter, until one can mate.
    pub fn find(
        &self,
        position: Position,
        mut solved: impl FnMut(&Position, Color, WinningSearch) -> Winnability,
    ) -> WinningFindings {
        let mut sides: ByColor<Option<Winnability>> = ByColor::default();
        let mut beside = ByColor::default();
        for side in self.sides() {
            let found = solved(&position, side, WinningSearch::Whole);
            let mates = matches!(found, Winnability::Winnable(_));
            *sides.get_mut(side) = Some(found);
            if mates {
                break;
            }
        }
        // If only one side was asked about and cannot mate, the game had already ended if the other cannot mate
        // either (5.2.2). A quick look at the other side is enough: the answer is about the first.
        if sides.iter().flatten().all(|found| matches!(found, Winnability::Unwinnable(_))) {
            for side in Color::ALL {
                if sides.get(side).is_none()
                    && let Winnability::Unwinnable(reason) =
                        solved(&position, side, WinningSearch::AtSight)
                {
                    *beside.get_mut(side) = Some(reason);
                }
            }
        }
        WinningFindings { position, sides, beside }
    }

    /// The ruling for the answers.
    pub fn ruling(&self, findings: &WinningFindings) -> Ruling {
        let position = &findings.position;
        let chance = |side: Color| findings.chance(side);
        match self {
            WinningQuestion::Flag { terms, fallen } => {
                flag_knowing(terms, position, *fallen, &chance)
            }
            WinningQuestion::Resignation { edition, by } => {
                resign_knowing(*edition, position, *by, &chance)
            }
            WinningQuestion::Dead(edition) => dead_knowing(*edition, position, &chance),
        }
    }
}

impl WinningFindings {
    /// The side that mates, and the line.
    pub fn mate(&self) -> Option<(Color, &[Move])> {
        Color::ALL.into_iter().find_map(|side| match self.sides.get(side) {
            Some(Winnability::Winnable(line)) => Some((side, line.as_slice())),
            _ => None,
        })
    }

    fn chance(&self, side: Color) -> MateChance {
        match self.sides.get(side) {
            Some(Winnability::Winnable(line)) => {
                MateChance::Possible(u32::try_from(line.len()).unwrap_or(u32::MAX))
            }
            Some(Winnability::Unwinnable(reason)) => MateChance::Impossible(*reason),
            Some(Winnability::Unknown) => MateChance::Unknown,
            None => self.beside.get(side).map_or(MateChance::Unknown, MateChance::Impossible),
        }
    }
}
