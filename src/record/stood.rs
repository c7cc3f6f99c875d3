//! The announcements of a recorded game that stood: those not corrected in the same turn. Legality is not considered.

use crate::chess::Color;
use crate::clock::Moment;
use crate::table::{Fact, Recorded, Spoken};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoodAnnouncement {
    /// When it was heard.
    pub at: Moment,
    /// The words as heard.
    pub words: String,
}

/// The announcements for a side that stood, in order.
pub fn announcements_that_stood(facts: &[Recorded], of: Color) -> Vec<StoodAnnouncement> {
    let mut stood: Vec<StoodAnnouncement> = Vec::new();
    for recorded in facts {
        let Fact::Spoke { side, who, spoken, said } = &recorded.fact else { continue };
        if *side != of || who.side() != Some(of) {
            continue;
        }
        let announcement = || StoodAnnouncement { at: recorded.at, words: said.words.clone() };
        match spoken {
            Spoken::Announced => stood.push(announcement()),
            // The corrected words were misspoken or misheard; it is not known which.
            Spoken::Corrected => {
                stood.pop();
                stood.push(announcement());
            }
            Spoken::Repeated | Spoken::SaidAgain | Spoken::OutOfTurn => {}
        }
    }
    stood
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingSide, ClaimedMove};
    use crate::clock::Span;
    use crate::table::{Person, Said};

    fn at(millis: u64) -> Moment {
        Moment::ZERO + Span::from_millis(millis)
    }

    fn spoke(millis: u64, side: Color, spoken: Spoken, words: &str) -> Recorded {
        // The move itself does not matter here.
        let claim = ClaimedMove::Castle(CastlingSide::KingSide);
        let said = Said { words: words.to_owned(), claim };
        let fact = Fact::Spoke { side, who: Person::Player(side), spoken, said };
        Recorded { at: at(millis), fact }
    }

    #[test]
    fn what_was_corrected_did_not_stand_and_the_others_words_are_not_asked_for() {
        let facts = [
            spoke(1, Color::White, Spoken::Announced, "Eva zwei Eva vier"),
            spoke(2, Color::Black, Spoken::Repeated, "Eva zwei Eva vier"),
            spoke(3, Color::Black, Spoken::Announced, "Eva sieben Eva fünf"),
            spoke(4, Color::White, Spoken::Announced, "Läufer Felix eins Cesar vier"),
            spoke(5, Color::White, Spoken::Corrected, "Läufer Felix eins Bella fünf"),
            spoke(6, Color::White, Spoken::SaidAgain, "Läufer Felix eins Bella fünf"),
        ];
        let stood = announcements_that_stood(&facts, Color::White);
        let told: Vec<_> = stood.iter().map(|one| (one.at, one.words.as_str())).collect();
        assert_eq!(told, [(at(1), "Eva zwei Eva vier"), (at(5), "Läufer Felix eins Bella fünf")]);
    }
}
