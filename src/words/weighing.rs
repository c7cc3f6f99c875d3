//! What else may have been said, where training lets the position weigh in. Never used in
//! tournament mode, for which there is no permit.

use super::announcement::{Announced, Announcement};
use super::hear::hear;
use super::lexicon::Lexicon;
use super::resolve::resolve;
use super::unclear::Unclear;
use crate::chess::{Move, Origin, Position, Role};
use crate::table::Permit;

/// What was understood, read as a move once, or what is likelier to have been meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WeighedMove {
    /// What was understood is what to go by, be it a move or none.
    AsUnderstood(Result<Announcement, Unclear>),
    /// It is no legal move, and this other reading is one; or it is what was understood itself,
    /// which may be what is left of another move. It is for asking back, never for playing.
    Likelier(String, Announcement),
}

/// Reads what was understood as a move; where it is none that is legal, the likeliest of the other
/// readings that is.
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

/// Whether a pawn's move that names one square may be what is left of a piece's: of "Springer
/// Felix drei" often only "Felix drei" is heard.
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
        // No piece goes to d4; one goes to f3, and its name may not have been heard.
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
