//! Who may do what: a peer speaks for its own side alone, the arbiter proves to be the
//! arbiter, and after a result there is nothing to play.

use crate::common::seats as table;
use hector::chess::{Color, Position};
use hector::clock::{Moment, Span};
use hector::laws::Mode;
use hector::record::{PlaceMessage, read_place_message};
use hector::table::{
    Act, ArbiterAct, Assertion, Correspondence, Fact, Game, Intent, Letter, Overreach, Person,
    Phase, Points, Proof, Recorded, Sender, Taken, authority, decide,
};

fn game() -> Game {
    Game::new(table::setting(Mode::Tournament))
}

fn did(side: Color, who: Person, act: Act) -> Fact {
    Fact::Did { side, who, act }
}

fn asked(fact: &Fact, proof: Proof, game: &Game) -> Result<(), Overreach> {
    authority(Sender::Place(Color::Black), Assertion::Tells(fact, proof), game)
}

#[test]
fn a_peer_speaks_for_its_own_side_and_its_own_people() {
    let (white, black) = (Color::White, Color::Black);
    let resigns = |side, who| asked(&did(side, who, Act::Resigns), Proof::Absent, &game());
    assert_eq!(resigns(black, Person::Player(black)), Ok(()));
    assert_eq!(resigns(black, Person::Assistant(black)), Ok(()));
    assert_eq!(resigns(white, Person::Player(white)), Err(Overreach::OtherSide));
    assert_eq!(resigns(black, Person::Player(white)), Err(Overreach::OtherPerson));
    assert_eq!(resigns(black, Person::Arbiter), Err(Overreach::OtherPerson));
    let unaware = did(black, Person::Player(black), Act::PressedUnaware);
    assert_eq!(asked(&unaware, Proof::Given, &game()), Err(Overreach::NoDeed));
}

#[test]
fn the_arbiter_proves_to_be_the_arbiter() {
    let training = Fact::Arbiter(ArbiterAct::SwitchesMode(Mode::Training));
    assert_eq!(asked(&training, Proof::Absent, &game()), Err(Overreach::NoProof));
    assert_eq!(asked(&training, Proof::Wrong, &game()), Err(Overreach::WrongProof));
    assert_eq!(asked(&training, Proof::Given, &game()), Ok(()));
    let act = ArbiterAct::SwitchesMode(Mode::Training);
    assert_eq!(authority(Sender::Desk, Assertion::Wishes(&act), &game()), Ok(()));
    let place = Sender::Place(Color::Black);
    assert_eq!(authority(place, Assertion::Wishes(&act), &game()), Err(Overreach::NoProof));
}

#[test]
fn after_a_result_it_is_signed_and_nothing_else() {
    let mut over = game();
    let fact = Fact::Arbiter(ArbiterAct::Declares(Points::Draw));
    over.apply(&Recorded { at: Moment::ZERO, fact });
    let black = Person::Player(Color::Black);
    let does = |act| asked(&did(Color::Black, black, act), Proof::Absent, &over);
    assert_eq!(does(Act::Signs), Ok(()));
    assert_eq!(does(Act::Resigns), Err(Overreach::AfterResult));
    assert_eq!(does(Act::Presses), Err(Overreach::AfterResult));
    let starts = Fact::Arbiter(ArbiterAct::Starts);
    assert_eq!(asked(&starts, Proof::Absent, &over), Err(Overreach::AfterResult));
}

#[test]
fn a_clock_is_believed_as_far_as_it_can_go() {
    let shows = |side, shown| {
        let (known, leeway) = (Span::from_seconds(60), Span::from_seconds(5));
        let assertion = Assertion::Shows { side, shown: Span::from_seconds(shown), known, leeway };
        authority(Sender::Place(Color::Black), assertion, &game())
    };
    assert_eq!(shows(Color::Black, 65), Ok(()));
    assert_eq!(shows(Color::Black, 0), Ok(()));
    assert_eq!(shows(Color::Black, 66), Err(Overreach::ClockTooHigh));
    assert_eq!(shows(Color::White, 60), Err(Overreach::OtherSide));
}

/// What comes of a letter of Black's place, at the place of White.
fn read(letters: &mut Correspondence, game: &mut Game, text: &str) -> Taken {
    let Ok(PlaceMessage::Letter(letter)) = read_place_message(text) else { panic!("{text}") };
    let (taken, facts) = letters.follow(&letter, Proof::Absent, game, Moment::ZERO);
    facts.iter().for_each(|fact| game.apply(fact));
    taken
}

/// The letters of an attack that once ended a game, pressed a clock and opened the desk.
#[test]
fn the_other_end_neither_plays_for_this_one_nor_is_its_arbiter() {
    let (mut letters, mut game) = (Correspondence::new(Color::White), game());
    let before = game.clone();
    let attack = [
        ("did white player white resigns", Overreach::OtherSide),
        ("did white player white presses", Overreach::OtherSide),
        ("did black arbiter resigns", Overreach::OtherPerson),
        ("arbiter switches-mode training", Overreach::NoProof),
        ("arbiter declares win black", Overreach::NoProof),
        ("returned unmeasured", Overreach::NoDeed),
        ("clock-shown white 0", Overreach::NoDeed),
        ("touches-felt black another-move 1 e7 black pawn", Overreach::NoDeed),
        ("square-distrusted black d5", Overreach::NoDeed),
        ("number-tried", Overreach::NoDeed),
        ("warranted number", Overreach::NoDeed),
        ("sealed-itself", Overreach::NoDeed),
        ("seal-doubted other-use", Overreach::NoDeed),
        ("abandoned white", Overreach::NoDeed),
    ];
    for (number, (fact, why)) in attack.into_iter().enumerate() {
        let taken = read(&mut letters, &mut game, &format!("letter {number} 0 - 0 {fact}"));
        assert_eq!(taken, Taken::Refused(why), "{fact}");
    }
    assert_eq!(letters.taken(), attack.len());
    assert_eq!((game.phase(), game.mode()), (&Phase::Playing, Mode::Tournament));
    assert_eq!(game.clock(), before.clock());
    let last = format!("letter {} 0 - 0 did black player black resigns", attack.len());
    let taken = read(&mut letters, &mut game, &last);
    assert!(matches!(taken, Taken::Happens(_)), "{taken:?}");
}

/// A clock that runs backwards at the other place is a case, once, and the one here goes on.
#[test]
fn a_clock_that_shows_more_than_it_can_is_a_case() {
    let (mut letters, mut game) = (Correspondence::new(Color::White), game());
    let minute = Moment::ZERO + Span::from_minutes(1);
    let start = Position::initial();
    let first = table::said(&start, start.legal_moves()[0]);
    let white = Color::White;
    for (intent, at) in [
        (Intent::Arbiter(ArbiterAct::Starts), Moment::ZERO),
        (table::announce(white, &first), minute),
        (table::press(white), minute),
    ] {
        for fact in decide(&game, &intent, at).expect("it is taken") {
            game.apply(&fact);
            let _ = letters.entered(&fact, None);
        }
    }
    let now = minute + Span::from_minutes(10);
    let mut shows = |number, minutes: u64, seconds: u64| {
        let left = Some(Span::from_seconds(minutes * 60 + seconds));
        let who = Person::Player(Color::Black);
        let fact = Fact::Did { side: Color::Black, who, act: Act::OffersDraw };
        let letter = Letter { number, heard: 0, recorded: Recorded { at: now, fact }, left };
        let (_, facts) = letters.follow(&letter, Proof::Absent, &game, now);
        facts.iter().for_each(|fact| game.apply(fact));
        let left = game.clock().reading(now).of(Color::Black).remaining;
        (left.map(|left| left.whole_seconds()), game.cases().iter().filter(|c| c.is_open()).count())
    };
    let cases = shows(0, 80, 33).1;
    assert_eq!(shows(1, 80, 34), (Some(80 * 60 + 34), cases));
    // Little by little is no way either.
    assert_eq!(shows(2, 80, 38), (Some(80 * 60 + 34), cases + 1));
    assert_eq!(shows(3, 90, 0), (Some(80 * 60 + 34), cases + 1));
    assert_eq!(shows(4, 79, 0), (Some(79 * 60), cases + 1));
}
