//! A question about who can still mate: of which side it is asked, in which order, and what the Laws say
//! of what was found. Never thinks about a position: whoever does is handed in.

use super::finish::{dead_knowing, flag_knowing, resign_knowing};
use super::mating::MateChance;
use super::offence::Terms;
use super::provisions::WithoutMatingChance;
use super::{Edition, Ruling};
use crate::chess::unwinnable::{Reason, Winnability};
use crate::chess::{ByColor, Color, Move, Position};

/// What is asked of a position.
pub enum WinningQuestion {
    Flag { terms: Terms, fallen: Color },
    Resignation { edition: Edition, by: Color },
    Dead(Edition),
}

/// How far a position is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinningSearch {
    /// As far as whoever asks allows.
    Whole,
    AtSight,
}

/// What was found out about a position.
pub struct WinningFindings {
    pub position: Position,
    /// What was asked of each side; nothing where it did not matter.
    pub sides: ByColor<Option<Winnability>>,
    /// Why a side that was not asked cannot mate either, where that is seen at once.
    beside: ByColor<Option<Reason>>,
}

impl WinningQuestion {
    /// Whose chances matter, in the order in which they are asked about.
    fn sides(&self) -> Vec<Color> {
        match self {
            WinningQuestion::Flag { fallen, .. } => vec![!*fallen],
            // Where resigning loses whoever can mate, only a dead position is none (5.2.2):
            // it takes both sides to say that.
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

    /// Has the sides that matter solved, until one can mate.
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
        // Where one side was asked and cannot mate, the game had ended before if the other
        // cannot either (5.2.2). The answer is about the first: the other is seen at once or
        // left open.
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

    /// What the Laws say of it.
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
    /// Who mates, and how.
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
