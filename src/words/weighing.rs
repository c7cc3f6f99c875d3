//! What else may have been said, in training, where the position may be used. Tournament mode has no permit for it.

use super::announcement::{Announced, Announcement};
use super::hear::hear;
use super::lexicon::Lexicon;
use super::resolve::resolve;
use super::unclear::Unclear;
use crate::chess::{Move, Origin, Position, Role};
use crate::table::Permit;

/// What was understood as a move, or a likelier reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WeighedMove {
    /// The first reading counts, whether it is a move or not.
    AsUnderstood(Result<Announcement, Unclear>),
    /// A question, never a move to play. Either the first reading is not legal and this one is, or this is the first
    /// reading itself, which may be what is left of another move.
    Likelier(String, Announcement),
}

/// Reads a text as a move. If it is not legal, tries the other readings, the likeliest first.
#[must_use]
pub fn likelier(
    understood: &str,
    readings: &[String],
    position: &Position,
    lexicon: &Lexicon,
    _: Permit,
) -> WeighedMove {
    let is_legal = |heard: &Announcement| resolve(heard, position).is_ok();
    let heard = hear(understood, lexicon);
    if let Ok(announced) = &heard
        && let Ok(legal) = resolve(announced, position)
    {
        return if may_be_left(announced, &legal, position) {
            WeighedMove::Likelier(understood.to_owned(), *announced)
        } else {
            WeighedMove::AsUnderstood(heard)
        };
    }
    let legal = |reading: &String| {
        let heard = hear(reading, lexicon).ok().filter(is_legal)?;
        Some(WeighedMove::Likelier(reading.clone(), heard))
    };
    readings.iter().find_map(legal).unwrap_or(WeighedMove::AsUnderstood(heard))
}

/// Whether a pawn's move with one square may be what is left of a piece's: of "Springer Felix drei" often only "Felix
/// drei" is heard.
fn may_be_left(heard: &Announcement, pawn: &Move, position: &Position) -> bool {
    let Announced::Step(step) = heard.announced else { return false };
    let names_no_piece = step.piece.is_none() && step.from == Origin::default();
    let by_a_piece =
        |other: &Move| !other.is_castle() && other.to() == pawn.to() && other.role() != Role::Pawn;
    names_no_piece && pawn.role() == Role::Pawn && position.legal_moves().iter().any(by_a_piece)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wording;
    use crate::laws::Mode;

    #[test]
    fn a_legal_reading_is_asked_for_where_the_first_is_none() {
        let start = Position::initial();
        let lexicon = Lexicon::of(Wording::default());
        let permit = Permit::in_mode(Mode::Training).expect("training permits");
        let readings = ["eva zwei bella vier".to_owned(), "eva zwei eva vier".to_owned()];
        let likelier = |text: &str| likelier(text, &readings, &start, &lexicon, permit);
        let heard = |text: &str| hear(text, &lexicon);
        let meant = "eva zwei eva vier";
        let instead = heard(meant).map(|heard| WeighedMove::Likelier(meant.to_owned(), heard));
        assert_eq!(Ok(likelier("eva zwei bella vier")), instead);
        for (understood, others) in
            [("david zwei david vier", &readings[..]), ("david zwei", &readings[..1])]
        {
            let weighed = super::likelier(understood, others, &start, &lexicon, permit);
            assert_eq!(weighed, WeighedMove::AsUnderstood(heard(understood)), "{understood}");
        }
        // No piece can go to d4. One can go to f3, and its name may have been lost.
        let asked =
            |text: &str| matches!(likelier(text), WeighedMove::Likelier(asked, _) if asked == text);
        assert!(asked("felix drei"));
        for text in
            ["david vier", "felix zwei felix drei", "springer felix drei", "bauer felix drei"]
        {
            assert!(!asked(text), "{text}");
        }
        assert!(Permit::in_mode(Mode::Tournament).is_none());
    }
}
