//! How long a silence must last after some words before they count as complete.

use std::time::Duration;

use super::announcement::{Announced, AnnouncedStep};
use super::board_reading::hear_board;
use super::commands::{Takes, command};
use super::grammar::Listening;
use super::hear::hear;
use super::trust::Expectation;
use crate::chess::{Origin, Rank, Role};

/// Nothing can follow.
const WHOLE: Duration = Duration::from_millis(320);
/// The words are complete, but more may follow: a second square, the piece of a promotion.
const MAY_GO_ON: Duration = Duration::from_millis(750);
/// The words are not complete.
const BROKEN_OFF: Duration = Duration::from_millis(1_200);

/// How long to wait after these words.
#[must_use]
pub fn patience(text: &str, listening: &[Listening], expected: &Expectation) -> Duration {
    let of = |one: &Listening| match one {
        Listening::Announcement | Listening::Repetition => of_announcement(text, expected),
        Listening::Commands
        | Listening::Questions
        | Listening::Practice
        | Listening::Review
        | Listening::Drill => of_command(text),
        // More squares may follow.
        Listening::BoardReading if hear_board(text, expected.announcements()).is_ok() => MAY_GO_ON,
        Listening::TimeControl | Listening::Route if expected.has(*one, text) => MAY_GO_ON,
        one if expected.has(*one, text) => WHOLE,
        _ => BROKEN_OFF,
    };
    listening.iter().map(of).min().unwrap_or(BROKEN_OFF)
}

fn of_announcement(text: &str, expected: &Expectation) -> Duration {
    let Ok(announcement) = hear(text, expected.announcements()) else { return BROKEN_OFF };
    let Announced::Step(AnnouncedStep { piece, from, to, promotion, .. }) = announcement.announced
    else {
        return WHOLE;
    };
    let promotes = matches!(to.rank(), Rank::First | Rank::Eighth)
        && matches!(piece, None | Some(Role::Pawn))
        && promotion.is_none();
    let has_whole_origin = from != Origin::default() && from.square().is_some();
    if has_whole_origin && !promotes { WHOLE } else { MAY_GO_ON }
}

fn of_command(text: &str) -> Duration {
    let Some((command, _)) = command(text) else { return BROKEN_OFF };
    match command.takes() {
        Takes::Move | Takes::Square | Takes::Squares | Takes::Piece | Takes::Line => BROKEN_OFF,
        Takes::PerhapsSquare | Takes::Number(_) | Takes::Topics => MAY_GO_ON,
        Takes::Nothing | Takes::Count(_) | Takes::Colour | Takes::Typed => WHOLE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Wording};

    #[test]
    fn what_is_whole_is_not_waited_for() {
        let expected = Expectation::of(Wording::default(), Language::German);
        let rest = [Listening::Announcement, Listening::Commands, Listening::Questions];
        let waits = |text: &str| patience(text, &rest, &expected);
        for whole in
            ["springer gustav eins felix drei", "kurze rochade", "zeit", "eva zwei eva vier"]
        {
            assert_eq!(waits(whole), WHOLE, "{whole}");
        }
        for more in ["springer felix drei", "eva sieben eva acht", "eva vier"] {
            assert_eq!(waits(more), MAY_GO_ON, "{more}");
        }
        for part in ["", "springer", "springer gustav", "springer gustav eins felix", "korrigiere"]
        {
            assert_eq!(waits(part), BROKEN_OFF, "{part}");
        }
        assert_eq!(waits("eva sieben eva acht dame"), WHOLE);
        let answer = patience("ja", &[Listening::Answer], &expected);
        assert_eq!(answer, WHOLE);
    }
}
