//! What a player is told in a tournament, kind by kind, against what may be told: words of receipt, what a relay
//! passes on, answers to own questions, what draws and adjournments ask for, the result, the device (12.6,
//! D.2.10, 11.3.1). Every notice of many games is asked; a kind that is not listed does not compile.

use std::collections::BTreeSet;

use hector::chess::{Color, Square};
use hector::clock::Span;
use hector::laws::{Edition, Mode, Pace, Supervision, read_event};
use hector::table::{
    Act, ArbiterAct, Complaint, Declined, Fact, Game, Gesture, Intent, Notice, Observation, Person,
    Phase, PlayerTold, Question, Recorded, decide, due, tell,
};
use hector::words::{Language, Texts, Wording, tell_player};

use crate::common::beginnings::{BEGINNINGS, Beginning, Table, Terms};
use crate::common::dice::Dice;
use crate::common::seats::{announce, press, repeat, said};

/// On what a notice to a player of a tournament rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MayTell {
    /// A word of receipt to whoever said or did something, always the same.
    Receipt,
    /// The opponent's words or offer, raw (D.2.10.2).
    Relay,
    /// The answer to an own question (D.2.6.1, D.2.10.4).
    OnRequest,
    /// That a draw cannot be offered or agreed yet, which is told to both (9.1.1, 5.2.3).
    OfDraws,
    /// The result (8.7).
    Result,
    /// Who seals, and that the game rests (Guidelines I).
    OfAdjournment,
    /// What the device is and does, which the arbiter decided.
    OfDevice,
    /// Why something was not taken, by rules of speaking and the record alone.
    Refusal,
}

/// What may be told; nothing where only training may.
fn may_tell(told: &PlayerTold) -> Option<MayTell> {
    Some(match told {
        PlayerTold::Noted => MayTell::Receipt,
        PlayerTold::Relayed { .. } | PlayerTold::DrawOffered => MayTell::Relay,
        PlayerTold::Times { .. }
        | PlayerTold::MovesCompleted { .. }
        | PlayerTold::OwnScore(_)
        | PlayerTold::Capabilities(_) => MayTell::OnRequest,
        PlayerTold::OffersRestricted(_)
        | PlayerTold::AgreementsRestricted(_)
        | PlayerTold::AgreedBeforeBothMoved
        | PlayerTold::AgreedBeforeBlacksThirtieth => MayTell::OfDraws,
        PlayerTold::Result(_) => MayTell::Result,
        PlayerTold::ToSeal(_)
        | PlayerTold::NobodySeals
        | PlayerTold::SealVoid
        | PlayerTold::Adjourned
        | PlayerTold::ResumptionSet(_)
        | PlayerTold::TakenUp => MayTell::OfAdjournment,
        PlayerTold::ModeIs(_) | PlayerTold::DeviceSealed | PlayerTold::DeviceOpened => {
            MayTell::OfDevice
        }
        PlayerTold::Declined(declined) => return may_decline(declined).then_some(MayTell::Refusal),
        // A press, or that it lacks (12.6); help (11.3.1).
        PlayerTold::PressDue(_) | PlayerTold::PressCounts(_) | PlayerTold::Help(..) => return None,
    })
}

/// Whether a refusal tells nothing of what is legal or stands on the board.
fn may_decline(declined: &Declined) -> bool {
    match declined {
        // The second is told to arbiters, whose act it refuses.
        Declined::Impossible(..) | Declined::AtRest => false,
        Declined::SayBothSquares
        | Declined::NotUnderProfile(_)
        | Declined::GameOver
        | Declined::Adjourned
        | Declined::NoOffer
        | Declined::NoSuchCase(_)
        | Declined::CaseEnded { .. }
        | Declined::NoSuchRemedy { .. }
        | Declined::NoSuchPly(_)
        | Declined::NotSealing
        | Declined::SealIncomplete(_)
        | Declined::NotSealedYet
        | Declined::SealedMoveUnseen
        | Declined::SealedMoveKnown
        | Declined::SealStands
        | Declined::SealVoid
        | Declined::NothingToVerify
        | Declined::Referred
        | Declined::NoSuchSanction(_)
        | Declined::OnlyInTraining
        | Declined::OnlyInTournament
        | Declined::DeviceSealed
        | Declined::DeviceNotSealed
        | Declined::NothingToSign
        | Declined::PlayersOwn => true,
    }
}

/// Words without which nobody can tell of a press, of what is legal or of what stands (12.6, 11.3.1).
const TELLING: [(Language, &[&str]); 3] = [
    (
        Language::English,
        &[
            "press",
            "illegal",
            "check",
            "mate",
            "capture",
            "your clock",
            "completed a",
            "differ",
            "flag",
        ],
    ),
    (
        Language::German,
        &["drück", "regelwidrig", "schach ", "matt", "schlägt", "uhr läuft", "weich", "blättchen"],
    ),
    (
        Language::French,
        &["appuy", "illégal", "échec ", "mat.", "pendule tourne", "diffèr", "drapeau"],
    ),
];

fn says_nothing_more(told: &PlayerTold, story: &dyn Fn() -> String) {
    // Words of the players themselves are passed on as they were.
    if matches!(
        told,
        PlayerTold::Relayed { .. } | PlayerTold::OwnScore(_) | PlayerTold::Capabilities(_)
    ) {
        return;
    }
    for (language, words) in TELLING {
        let sentence = tell_player(told, Wording::default(), &Texts::new(language)).to_lowercase();
        let leak = words.iter().find(|word| sentence.contains(**word));
        assert_eq!(leak, None, "{sentence}: {}", story());
    }
}

/// Whether the fact is one of the side's own.
fn is_by(fact: &Fact, side: Color) -> bool {
    match fact {
        Fact::Spoke { side: by, .. } | Fact::Did { side: by, .. } => *by == side,
        Fact::Overstepped { side: by, .. } | Fact::Asked { side: by, .. } => *by == side,
        _ => false,
    }
}

/// Everything that players are told of a fact is listed, and told when it may be.
fn holds(
    recorded: &Recorded,
    game: &Game,
    seen: &mut BTreeSet<MayTell>,
    story: &dyn Fn() -> String,
) {
    for notice in tell(recorded, game) {
        let Notice::ToPlayer(side, told) = notice else { continue };
        let ground = may_tell(&told).unwrap_or_else(|| panic!("{told:?}: {}", story()));
        seen.insert(ground);
        says_nothing_more(&told, story);
        let fact = &recorded.fact;
        let is_right = match ground {
            MayTell::Receipt | MayTell::Refusal => is_by(fact, side),
            MayTell::Relay => {
                is_by(fact, !side) || matches!(fact, Fact::Arbiter(ArbiterAct::TakesUp(_)))
            }
            MayTell::OnRequest => {
                matches!(fact, Fact::Asked { side: by, .. } if *by == side)
            }
            MayTell::OfDraws => {
                matches!(fact, Fact::Did { act: Act::OffersDraw | Act::AcceptsDraw, .. })
            }
            MayTell::Result => game.result().is_some(),
            MayTell::OfAdjournment | MayTell::OfDevice => {
                matches!(fact, Fact::Arbiter(_) | Fact::SealedItself)
                    || matches!(fact, Fact::Did { act: Act::Seals(_) | Act::SealsUnseen, .. })
                    || is_by(fact, side)
                    || matches!(game.phase(), Phase::Adjourned(_))
            }
        };
        assert!(is_right, "{told:?} to {side:?} of {fact:?}: {}", story());
    }
}

fn intend(
    table: &mut Table,
    intent: &Intent,
    seen: &mut BTreeSet<MayTell>,
    story: &dyn Fn() -> String,
) {
    for fact in due(&table.game, table.at) {
        table.game.apply(&fact);
        holds(&fact, &table.game, seen, story);
    }
    match decide(&table.game, intent, table.at) {
        Ok(facts) => {
            for fact in facts {
                table.game.apply(&fact);
                holds(&fact, &table.game, seen, story);
            }
        }
        Err(declined) => {
            let told = PlayerTold::Declined(declined);
            if !matches!(intent, Intent::Arbiter(_)) {
                let ground = may_tell(&told);
                assert!(ground.is_some(), "{told:?}: {}", story());
                seen.extend(ground);
                says_nothing_more(&told, story);
            }
        }
    }
}

/// Something that somebody does, says or asks for.
fn something(table: &Table, dice: &mut Dice) -> Intent {
    let game = &table.game;
    let side = dice.pick(&Color::ALL);
    let who = Person::Player(side);
    let act = match dice.below(30) {
        0..=4 => {
            let mover = if game.turn().made.is_some() { !game.turn().by } else { game.turn().by };
            let legal = game.present().position().map(|now| (now, now.legal_moves()));
            return match legal.filter(|(_, legal)| !legal.is_empty()) {
                Some((position, legal)) => announce(mover, &said(position, dice.pick(&legal))),
                None => press(mover),
            };
        }
        5 | 6 => return press(dice.pick(&Color::ALL)),
        7 => match game.turn().announced() {
            Some(announced) => return repeat(!game.turn().by, announced),
            None => Act::Copies,
        },
        8 => return announce(side, &table.said(dice.pick(&["a1a8", "e2e5", "g1g3", "a7a8"]))),
        9 | 10 => {
            let asked = [
                Question::Times,
                Question::Moves,
                Question::OwnScore,
                Question::Capabilities,
                Question::Position,
                Question::OnSquare(Square::E4),
                Question::MovesFrom(Square::E2),
                Question::MayClaim,
            ];
            return Intent::Ask { side, who, question: dice.pick(&asked) };
        }
        11 => Act::OffersDraw,
        12 => Act::AcceptsDraw,
        13 => Act::ClaimsDraw { intended: None },
        14 => Act::ClaimsTime,
        15 => Act::Touches(dice.pick(&Square::ALL)),
        16 => Act::Signs,
        17 => Act::Gestures(Gesture::OffersAHand),
        18 => Act::Protests(Complaint::IllegalMove),
        19 => Act::ReadsBoard(game.standing().board()),
        20 => Act::AsksForSheet,
        21 => Act::AsksForAudit,
        22 => Act::Seals(table.said("e2e4")),
        23 => return Intent::Arbiter(ArbiterAct::AsksToSeal),
        24 => return Intent::Arbiter(ArbiterAct::AsksNoLongerToSeal),
        25 => return Intent::Arbiter(ArbiterAct::Observes(Observation::Flag(side))),
        26 => return Intent::Arbiter(ArbiterAct::Restores(game.plies().len().saturating_sub(1))),
        27 => {
            let case = u32::try_from(dice.below(game.cases().len() + 1)).expect("few") + 1;
            return Intent::Arbiter(ArbiterAct::Settles { case, remedy: 1 + dice.below(2) });
        }
        28 => return Intent::Arbiter(ArbiterAct::SealsDevice),
        _ => return Intent::Arbiter(ArbiterAct::OpensDevice),
    };
    Intent::Do { side, who, act }
}

fn play_on(terms: Terms, beginning: &Beginning, seen: &mut BTreeSet<MayTell>) {
    let (name, fen, begin) = beginning;
    let mut table = Table::new(terms, fen);
    if terms.pace == Pace::Blitz {
        // There the device passes words on.
        let mut setting = table.game.setting().clone();
        let relay = "[time]\ncontrol = \"5\"\n[device]\nprofile = \"relay\"\n";
        setting.event.profile = read_event(relay).expect("an event").profile;
        table.game = Game::new(setting);
        table.record.clear();
        table.arbiter(ArbiterAct::Starts);
    }
    begin(&mut table);
    let facts = std::mem::take(&mut table.record);
    let mut again = Game::new(table.game.setting().clone());
    let place = format!("{name} {terms:?}");
    for fact in &facts {
        again.apply(fact);
        holds(fact, &again, seen, &|| place.clone());
    }
    assert_eq!(table.game.mode(), Mode::Tournament);
    let seed = place.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(31) + u64::from(byte));
    let mut dice = Dice::new(seed);
    for _ in 0..40 {
        table.at = table.at + Span::from_seconds(dice.next() % 20);
        let intent = something(&table, &mut dice);
        intend(&mut table, &intent, seen, &|| format!("{place}, {intent:?}"));
    }
}

#[test]
fn no_player_of_a_tournament_is_told_what_is_not_listed() {
    let mut seen = BTreeSet::new();
    for edition in Edition::ALL {
        for (pace, supervision) in [
            (Pace::Standard, Supervision::EachGame),
            (Pace::Rapid, Supervision::Otherwise),
            (Pace::Blitz, Supervision::EachGame),
        ] {
            for beginning in BEGINNINGS {
                play_on(Terms { edition, pace, supervision }, beginning, &mut seen);
            }
        }
    }
    let wanted = [
        MayTell::Receipt,
        MayTell::Relay,
        MayTell::OnRequest,
        MayTell::OfDraws,
        MayTell::Result,
        MayTell::OfAdjournment,
        MayTell::OfDevice,
        MayTell::Refusal,
    ];
    let missing: Vec<_> = wanted.iter().filter(|ground| !seen.contains(ground)).collect();
    assert!(missing.is_empty(), "never told: {missing:?}");
}

#[test]
fn every_kind_that_may_be_told_is_told_without_a_word_of_presses_or_of_what_is_legal() {
    let told = super::every_variant_told::told_to_players();
    let may: Vec<&PlayerTold> = told.iter().filter(|told| may_tell(told).is_some()).collect();
    assert!(may.len() > 20 && may.len() < told.len(), "{} of {}", may.len(), told.len());
    for told in may {
        says_nothing_more(told, &|| format!("{told:?}"));
    }
    for declined in super::every_variant_told::declined() {
        if may_decline(&declined) {
            let told = PlayerTold::Declined(declined);
            says_nothing_more(&told, &|| format!("{told:?}"));
        }
    }
}
