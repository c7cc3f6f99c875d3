//! What was on its way between two places when the other side moved or pressed: the own move, the own press, a
//! request to seal. Every letter says how many of this end's letters had been heard when it was written.

use super::fact::{Fact, Spoken};
use super::intent::{Act, ArbiterAct};

/// The letters of this end that a move or press at the other place may cross.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Crossings {
    /// The letters with the own move, since the other side pressed.
    reply: Option<LatestLetters>,
    /// The letter with the latest request to seal.
    request: Option<usize>,
    /// Whether the other side moved before it heard that request.
    moved_unasked: bool,
}

/// The letters with the latest own move, since the other side pressed last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LatestLetters {
    announced: usize,
    pressed: Option<usize>,
}

impl Crossings {
    /// A letter of this number is written about a fact.
    pub(super) fn writes(&mut self, number: usize, fact: &Fact) {
        match fact {
            Fact::Spoke { spoken: Spoken::Announced, .. } => {
                self.reply = Some(LatestLetters { announced: number, pressed: None });
            }
            Fact::Arbiter(ArbiterAct::AsksToSeal | ArbiterAct::AsksToSealEarly(_)) => {
                self.request = Some(number);
            }
            Fact::Did { act: Act::Presses | Act::PressesLate, .. } => {
                if let Some(reply) = &mut self.reply {
                    reply.pressed = Some(number);
                }
            }
            _ => {}
        }
    }

    /// The other side has moved; when it wrote its letter, it had heard this many of this end's.
    pub(super) fn hears_of_move(&mut self, heard: usize) {
        self.moved_unasked = self.request.is_some_and(|asked| heard <= asked);
    }

    /// What a press at the other place means here after an own announced move: the two presses may have crossed, or
    /// the move was not heard there, or the press is late (6.2.2). A player who moved before hearing of the request
    /// to seal no longer has the move, here as there (1.3).
    pub(super) fn press_here(&mut self, heard: usize) -> Act {
        let moved_unasked = std::mem::take(&mut self.moved_unasked);
        match self.reply.take() {
            Some(LatestLetters { pressed: Some(pressed), .. }) if heard <= pressed => {
                Act::PressesCrossed
            }
            Some(LatestLetters { announced, .. }) if heard <= announced => Act::PressedUnaware,
            _ if moved_unasked => Act::PressedUnaware,
            _ => Act::Presses,
        }
    }

    /// Another position was restored at both places: no reply is on its way any more.
    pub(super) fn begin_again(&mut self) {
        self.reply = None;
    }
}
