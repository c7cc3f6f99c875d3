//! A table with two players, and their actions in an ordinary move.

use hector::chess::{ByColor, ClaimedMove, ClaimedStep, Color, Move, Origin, Position};
use hector::laws::{Mode, read_event};
use hector::table::{Act, Intent, Person, Player, Said, Setting, Speech};

/// A sighted player with White, a blind one with Black, and the full announcement profile.
pub(crate) fn setting(mode: Mode) -> Setting {
    let text = "[time]\ncontrol = \"90+30\"\n[device]\nprofile = \"full announcement\"\n";
    let mut event = read_event(text).expect("a test's own event");
    event.mode = mode;
    let players = ByColor { white: Player::SIGHTED, black: Player::BLIND };
    Setting::new(event, players).expect("a time control")
}

/// A legal move as it is announced in full.
pub(crate) fn said(position: &Position, legal: Move) -> Said {
    let words = position.uci(legal);
    let claim = match (legal, legal.castling_side()) {
        (_, Some(side)) => ClaimedMove::Castle(side),
        (legal, None) => ClaimedMove::Step(ClaimedStep {
            role: Some(legal.role()),
            from: legal.from().map(Origin::from).unwrap_or_default(),
            to: legal.to(),
            promotion: legal.promotion(),
        }),
    };
    Said { words, claim }
}

/// A side announces a move.
pub(crate) fn announce(side: Color, said: &Said) -> Intent {
    speak(side, Speech::Announces, said)
}

/// A side repeats the opponent's move.
pub(crate) fn repeat(side: Color, said: &Said) -> Intent {
    speak(side, Speech::Repeats, said)
}

/// A side corrects a slip of the tongue.
pub(crate) fn correct(side: Color, said: &Said) -> Intent {
    speak(side, Speech::Corrects, said)
}

fn speak(side: Color, speech: Speech, said: &Said) -> Intent {
    Intent::Speak { side, who: Person::Player(side), speech, said: said.clone() }
}

pub(crate) fn press(side: Color) -> Intent {
    Intent::Do { side, who: Person::Player(side), act: Act::Presses }
}
