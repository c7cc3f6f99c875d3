//! What letters tell of a move that the own player has sealed: only that it exists, until the envelope is opened for
//! the players (I.7). The opening is decided elsewhere.

use super::fact::Fact;
use super::intent::{Act, ArbiterAct};
use super::said::Said;

/// The move in the own player's envelope while it is closed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct LetterEnvelope(Option<Said>);

impl LetterEnvelope {
    /// What the other end is told of a fact entered here.
    pub(super) fn told_of(&mut self, fact: &Fact) -> Vec<Fact> {
        match fact {
            Fact::Did { side, who, act: Act::Seals(said) } => {
                self.0 = Some(said.clone());
                vec![Fact::Did { side: *side, who: *who, act: Act::SealsUnseen }]
            }
            // An earlier envelope will not be opened any more.
            Fact::Did { act: Act::SealsUnseen, .. }
            | Fact::Arbiter(ArbiterAct::SeesEnvelope(_)) => {
                self.0 = None;
                vec![fact.clone()]
            }
            // Read out, but not yet opened for the players (I.7).
            Fact::Arbiter(ArbiterAct::ReadsSealedMove(said)) => {
                self.0 = Some(said.clone());
                Vec::new()
            }
            Fact::Arbiter(ArbiterAct::TakesUp(how)) if how.opens_envelope() => {
                let read = self.0.take().map(ArbiterAct::ReadsSealedMove).map(Fact::Arbiter);
                read.into_iter().chain([fact.clone()]).collect()
            }
            // The game goes on with another move than the sealed one, or with none.
            Fact::Arbiter(ArbiterAct::TakesUp(how)) if how.gives_envelope_up() => {
                self.0 = None;
                vec![fact.clone()]
            }
            _ => vec![fact.clone()],
        }
    }

    /// The arbiter at the other place has resumed the game: the move was named there, or is not needed.
    pub(super) fn taken_up_there(&mut self, act: &ArbiterAct) {
        if let ArbiterAct::TakesUp(how) = act
            && (how.opens_envelope() || how.gives_envelope_up())
        {
            self.0 = None;
        }
    }
}
