//! What else may have been said, where training lets the position weigh in. Never used in
//! tournament mode, for which there is no permit.

use super::commands::command;
use super::hear::hear;
use super::lexicon::Lexicon;
use super::resolve::resolve;
use crate::chess::Position;
use crate::table::Permit;

/// The likeliest of some readings that is a legal move, where what was understood is a move
/// that is none. It is for asking back, never for playing.
#[must_use]
pub fn likelier<'a>(
    understood: &str,
    readings: &'a [String],
    position: &Position,
    lexicon: &Lexicon,
    _: Permit,
) -> Option<&'a str> {
    let is_legal =
        |text: &str| hear(text, lexicon).is_ok_and(|heard| resolve(&heard, position).is_ok());
    if command(understood).is_some() || is_legal(understood) {
        return None;
    }
    readings.iter().map(String::as_str).find(|reading| is_legal(reading))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::Mode;
    use crate::words::Wording;

    #[test]
    fn a_legal_reading_is_asked_for_where_the_first_is_none() {
        let start = Position::initial();
        let lexicon = Lexicon::of(Wording::default());
        let permit = Permit::in_mode(Mode::Training).expect("training permits");
        let readings = ["eva zwei bella vier".to_owned(), "eva zwei eva vier".to_owned()];
        let likelier = |text: &str| likelier(text, &readings, &start, &lexicon, permit);
        assert_eq!(likelier("eva zwei bella vier"), Some("eva zwei eva vier"));
        assert_eq!(likelier("david zwei david vier"), None);
        assert_eq!(likelier("remis"), None);
        assert!(Permit::in_mode(Mode::Tournament).is_none());
    }
}
