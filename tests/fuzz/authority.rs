//! Who may do what, held against letters of any shape and in any order. No parser: what is
//! read is followed, and the promise is about the game.

use hector::chess::{ByColor, Color};
use hector::clock::{Moment, Span};
use hector::laws::{Mode, Profile, read_event};
use hector::record::{PlaceMessage, read_place_message};
use hector::table::{
    ArbiterAct, Correspondence, Fact, Game, Intent, Letter, Player, Points, Proof, Seal, Setting,
    Taken, decide, due,
};

/// So many letters are read of one input.
const MOST: usize = 60;

/// Whatever the other place writes, it plays its own side alone: mode, seal and signature
/// stay, nobody loses by a letter but its writer, and the record gives the same game. One
/// byte for the side that sits here, then a letter a line, as it is or as a fact alone.
pub fn authority(input: &[u8]) {
    let Some((&choice, text)) = input.split_first() else { return };
    let own = if choice % 2 == 0 { Color::White } else { Color::Black };
    let setting = setting();
    let mut game = Game::new(setting.clone());
    let mut letters = Correspondence::new(own);
    let mut recorded = Vec::new();
    let mut now = Moment::ZERO;
    let start = decide(&game, &Intent::Arbiter(ArbiterAct::Starts), now).expect("a start");
    for fact in start {
        game.apply(&fact);
        let _ = letters.entered(&fact, None);
        recorded.push(fact);
    }
    for line in String::from_utf8_lossy(text).lines().take(MOST) {
        now = now + Span::from_seconds(7);
        let Some((letter, proof)) = letter(line, letters.taken()) else { continue };
        let mut facts = due(&game, now);
        facts.iter().for_each(|fact| game.apply(fact));
        let result = game.result();
        let (taken, followed) = letters.follow(&letter, proof, &game, now);
        for fact in &followed {
            assert!(is_the_writers(&fact.fact, !own), "{line}: {fact:?}");
            game.apply(fact);
        }
        if let Taken::Refused(_) = taken {
            assert_eq!(game.result(), result, "{line}");
        }
        assert!(game.mode() == Mode::Tournament && game.device_seal() == Seal::Open, "{line}");
        assert_ne!(game.result(), Some(Points::Win(!own)), "{line}");
        facts.extend(followed);
        recorded.extend(facts);
    }
    assert_eq!(Game::replay(setting, &recorded), game);
    assert_eq!(Correspondence::of_record(own, &recorded).taken(), letters.taken());
}

fn setting() -> Setting {
    let event = read_event("[time]\ncontrol = \"5+3\"\n");
    let mut event = event.unwrap_or_else(|error| panic!("{error:?}"));
    event.profile = Profile::Relay;
    let players = ByColor { white: Player::SIGHTED, black: Player::BLIND };
    Setting::new(event, players).expect("a time control")
}

/// The letter of a line, which need not say that it is one.
fn letter(line: &str, next: usize) -> Option<(Letter, Proof)> {
    let whole = read_place_message(line)
        .or_else(|_| read_place_message(&format!("letter {next} 0 - 0 {line}")));
    match whole.ok()? {
        PlaceMessage::Letter(letter) => Some((letter, Proof::Absent)),
        PlaceMessage::Proven { letter, .. } => Some((letter, Proof::Wrong)),
        _ => None,
    }
}

fn is_the_writers(fact: &Fact, writer: Color) -> bool {
    match fact {
        Fact::Spoke { side, who, .. } | Fact::Did { side, who, .. } => {
            (*side, who.side()) == (writer, Some(writer))
        }
        Fact::Overstepped { side, .. }
        | Fact::ClockShown { side, .. }
        | Fact::ClockDoubted { side, .. }
        | Fact::LetterRefused { from: side, .. } => *side == writer,
        Fact::LetterTaken(_) | Fact::PlacesParted => true,
        _ => false,
    }
}
