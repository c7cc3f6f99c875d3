//! Pairs: something claimed, seen, found or protested in time, and then something that could close it, in every
//! edition, at every pace. The ruling names both, offers the earlier first, and is never a single remedy against
//! the text (6.8, 6.9, 7.5.1, 4.8). What a text closes is written here, apart from the code that closes it.

use std::collections::BTreeMap;

use hector::chess::{Color, Square};
use hector::clock::Span;
use hector::laws::{Edition, Offence, Pace, Supervision};
use hector::table::{
    Act, ArbiterAct, Case, Cause, Complaint, Effect, Matter, Observation, Points, Remedy, tell,
};
use hector::words::{Language, Texts, Wording, tell_arbiter};

use crate::common::beginnings::{Table, Terms};
use crate::common::seats::{announce, press};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

/// White mates at once, and so it can after a move of either king.
const START: &str = "6k1/p4ppp/8/8/8/8/P4PPP/R3R1K1 w - - 0 1";

/// What comes first, against White or for Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Earlier {
    FlagSeen,
    FlagFallen,
    TimeClaimed,
    DrawClaimed,
    IllegalFound,
    PawnLeft,
    WrittenNotPlayed,
    TwoHandsSeen,
    TouchProtested,
    DeviceSeen,
    WrongSetUpSeen,
}

const EARLIER: [Earlier; 11] = [
    Earlier::FlagSeen,
    Earlier::FlagFallen,
    Earlier::TimeClaimed,
    Earlier::DrawClaimed,
    Earlier::IllegalFound,
    Earlier::PawnLeft,
    Earlier::WrittenNotPlayed,
    Earlier::TwoHandsSeen,
    Earlier::TouchProtested,
    Earlier::DeviceSeen,
    Earlier::WrongSetUpSeen,
];

/// What comes after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Later {
    /// White, the offender, mates.
    Mate,
    Agreement,
    /// Black gives up, though Black was in the right.
    Resignation,
    /// Black, who complains, touches a piece.
    Touch,
    /// Black's flag falls too.
    Flag,
}

const LATER: [Later; 5] =
    [Later::Mate, Later::Agreement, Later::Resignation, Later::Touch, Later::Flag];

/// What the texts make of a pair.
#[derive(Debug, PartialEq, Eq)]
enum Expected {
    /// Both are offered, the earlier first.
    Both,
    /// The earlier stays as it is: nothing ended anything.
    Stays,
    /// Two flags in order: the first decides, or both draw where a text says so (A.4.3, A.4d of 2009).
    FlagsInOrder,
    /// The text closes the earlier: the reply lets an illegal move stand (A.4.2, A.4b, B.3c of 2009).
    Closed,
}

fn begin(terms: Terms, earlier: Earlier) -> Option<(Table, u32)> {
    let fen = match earlier {
        Earlier::PawnLeft => "6k1/pP3ppp/8/8/8/8/5PPP/R3R1K1 w - - 0 1",
        _ => START,
    };
    let mut t = Table::new(terms, fen);
    match earlier {
        Earlier::FlagSeen => t.arbiter(ArbiterAct::Observes(Observation::Flag(WHITE))),
        Earlier::FlagFallen => {
            t.arbiter(ArbiterAct::SetsTime(WHITE, Span::from_seconds(1)));
            t.at = t.at + Span::from_seconds(5);
            t.arbiter(ArbiterAct::AsksForReport);
        }
        Earlier::TimeClaimed => {
            t.arbiter(ArbiterAct::Observes(Observation::Flag(WHITE)));
            t.acts(BLACK, Act::ClaimsTime);
        }
        Earlier::DrawClaimed => {
            (0..2).for_each(|_| t.plays("g1h1 g8h8 h1g1 h8g8"));
            t.acts(WHITE, Act::ClaimsDraw { intended: None });
        }
        Earlier::IllegalFound => {
            t.plays("a1b3");
            t.acts(BLACK, Act::Protests(Complaint::IllegalMove));
        }
        Earlier::PawnLeft => t.plays("b7b8"),
        Earlier::WrittenNotPlayed => {
            let intended = Some(t.said("h2h3"));
            t.acts(WHITE, Act::ClaimsDraw { intended });
            t.arbiter(ArbiterAct::Settles { case: 1, remedy: 1 });
            t.arbiter(ArbiterAct::Resumes(None));
            t.plays("h2h4");
        }
        Earlier::TwoHandsSeen => {
            t.plays("h2h3");
            t.arbiter(ArbiterAct::Observes(Observation::Offence(WHITE, Offence::TwoHands)));
        }
        Earlier::TouchProtested => {
            t.acts(WHITE, Act::Touches(Square::G1));
            t.plays("h2h3");
            t.acts(BLACK, Act::Protests(Complaint::TouchedPiece));
        }
        Earlier::DeviceSeen => {
            t.arbiter(ArbiterAct::Observes(Observation::ForbiddenDevice(WHITE)));
        }
        Earlier::WrongSetUpSeen => t.arbiter(ArbiterAct::Observes(Observation::WrongSetUp)),
    }
    // The one that says how the game ends or from where it goes on.
    let decides = |case: &&Case| case.is_open() && !outcomes(case).is_empty();
    let number = t.game.cases().iter().find(decides)?.number;
    Some((t, number))
}

/// What a case offers that ends the game or undoes a move.
fn outcomes(case: &Case) -> Vec<Remedy> {
    let decides = |remedy: &&Remedy| {
        remedy.effects.iter().any(|effect| {
            matches!(
                effect,
                Effect::End(_) | Effect::Restore(_) | Effect::Queen(_) | Effect::AsTheEventSays
            )
        })
    };
    case.remedies.iter().filter(decides).cloned().collect()
}

/// Brings the later event about; the end that it would be.
fn follow(t: &mut Table, later: Later) -> Option<Points> {
    match later {
        Later::Mate => {
            if t.game.turn().by == BLACK {
                t.plays("a7a6");
            }
            t.says("e1e8");
            Some(Points::Win(WHITE))
        }
        Later::Agreement => {
            t.acts(WHITE, Act::OffersDraw);
            t.acts(BLACK, Act::AcceptsDraw);
            Some(Points::Draw)
        }
        Later::Resignation => {
            t.acts(BLACK, Act::Resigns);
            Some(Points::Win(WHITE))
        }
        Later::Touch => {
            t.acts(BLACK, Act::Touches(Square::A7));
            None
        }
        Later::Flag => {
            t.at = t.at + Span::from_seconds(2);
            if t.game.turn().by == WHITE {
                let said = t.said("g1f1");
                t.intend(&announce(WHITE, &said));
                t.intend(&press(WHITE));
            }
            t.arbiter(ArbiterAct::Observes(Observation::Flag(BLACK)));
            Some(Points::Win(WHITE))
        }
    }
}

/// What the texts say, edition by edition.
fn expected(terms: Terms, earlier: Earlier, later: Later) -> Expected {
    let edition = terms.edition;
    let short = is_short(terms);
    let replies = matches!(later, Later::Mate);
    // A.4.2 and its like: after the reply an illegal move stands; with a pawn that waits one move more (A.4.4).
    if short
        && replies
        && matches!(earlier, Earlier::IllegalFound | Earlier::TwoHandsSeen)
        && edition != Edition::Of1929
    {
        return Expected::Closed;
    }
    // B.3c of 2009 knows no such wait.
    let is_blitz_of_2009 = edition == Edition::Of2009 && terms.pace == Pace::Blitz;
    if short && replies && earlier == Earlier::PawnLeft && is_blitz_of_2009 {
        return Expected::Closed;
    }
    match later {
        Later::Touch => Expected::Stays,
        // A position with a pawn on the last rank is none, and no mate is one in it before the pawn is a queen.
        Later::Mate if earlier == Earlier::PawnLeft => Expected::Stays,
        Later::Flag
            if matches!(
                earlier,
                Earlier::FlagSeen | Earlier::FlagFallen | Earlier::TimeClaimed
            ) =>
        {
            Expected::FlagsInOrder
        }
        _ => Expected::Both,
    }
}

fn all_terms() -> Vec<Terms> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        for (pace, supervision) in [
            (Pace::Standard, Supervision::EachGame),
            (Pace::Rapid, Supervision::EachGame),
            (Pace::Rapid, Supervision::Otherwise),
            (Pace::Blitz, Supervision::EachGame),
            (Pace::Blitz, Supervision::Otherwise),
        ] {
            all.push(Terms { edition, pace, supervision });
        }
    }
    all
}

#[test]
fn what_was_in_time_and_what_came_after_are_both_named() {
    let mut counted: BTreeMap<(Earlier, Later), usize> = BTreeMap::new();
    let mut faults = Vec::new();
    for terms in all_terms() {
        for earlier in EARLIER {
            for later in LATER {
                let Some((mut t, number)) = begin(terms, earlier) else { continue };
                let before = t.game.cases()[number as usize - 1].clone();
                let end = follow(&mut t, later);
                *counted.entry((earlier, later)).or_default() += 1;
                if let Err(fault) =
                    holds(&t, &before, end, (terms, earlier, &expected(terms, earlier, later)))
                {
                    faults.push(format!("{terms:?} {earlier:?} {later:?}: {fault}"));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {}\n{}",
        faults.len(),
        counted.values().sum::<usize>(),
        faults.join("\n")
    );
    assert_eq!(counted.len(), EARLIER.len() * LATER.len());
    assert!(counted.values().sum::<usize>() > 1000, "{counted:?}");
}

fn is_short(terms: Terms) -> bool {
    terms.pace != Pace::Standard && terms.supervision == Supervision::Otherwise
}

fn holds(
    t: &Table,
    before: &Case,
    end: Option<Points>,
    (terms, earlier_kind, expected): (Terms, Earlier, &Expected),
) -> Result<(), String> {
    let now = &t.game.cases()[before.number as usize - 1];
    let all = || {
        let texts = Texts::new(Language::English);
        let last = t.record.last().map(|fact| tell(fact, &t.game)).unwrap_or_default();
        let told: Vec<String> = last
            .iter()
            .filter_map(|notice| match notice {
                hector::table::Notice::ToArbiter(told) => {
                    Some(tell_arbiter(told, Wording::default(), &texts))
                }
                hector::table::Notice::ToPlayer(..) => None,
            })
            .collect();
        format!(
            "{:?}, then {:?}; result {:?}; told {told:?}",
            before.matter,
            now.state,
            t.game.result()
        )
    };
    let earlier = outcomes(if now.is_open() { now } else { before });
    let end = end.map(Effect::End);
    // Where every outcome is that very end there is nothing to choose.
    let says_the_same =
        end.as_ref().is_some_and(|end| earlier.iter().all(|remedy| remedy.effects.contains(end)));
    match expected {
        Expected::Closed => {
            (!now.is_open()).then_some(()).ok_or_else(|| format!("not closed: {}", all()))
        }
        _ if says_the_same => Ok(()),
        Expected::FlagsInOrder => {
            let both = t.game.cases().iter().find(|case| {
                case.is_open() && case.matter == Matter::BothFlagsDown { first: Some(WHITE) }
            });
            let both = both.ok_or_else(|| format!("no order: {}", all()))?;
            let wins = |remedy: &Remedy| remedy.effects.contains(&Effect::End(Points::Win(BLACK)));
            let draws = |remedy: &Remedy| remedy.effects.contains(&Effect::End(Points::Draw));
            let may_draw = is_short(terms)
                && match terms.edition {
                    Edition::Of2009 => true,
                    Edition::Of2017 => earlier_kind == Earlier::TimeClaimed,
                    _ => false,
                };
            let is_right = both.remedies.iter().any(wins)
                || may_draw && both.remedies.iter().all(draws) && !both.remedies.is_empty();
            is_right.then_some(()).ok_or_else(|| format!("{:?}: {}", both.remedies, all()))
        }
        Expected::Stays => now.is_open().then_some(()).ok_or_else(|| format!("closed: {}", all())),
        Expected::Both => {
            if t.game.result().is_some() {
                return Err(format!("the game ended: {}", all()));
            }
            if !now.is_open() {
                return Err(format!("closed: {}", all()));
            }
            let Some(end) = end else { return Ok(()) };
            // A case of the later end names the earlier one.
            let later: Vec<&Case> = t
                .game
                .cases()
                .iter()
                .filter(|case| case.is_open() && case.number != before.number)
                .filter(|case| case.remedies.iter().any(|remedy| remedy.effects.contains(&end)))
                .collect();
            // Before Black's thirtieth move 1929 knows no agreement (paragraph 15D).
            if later.is_empty() && end != Effect::End(Points::Draw) {
                return Err(format!("nothing offers the later end: {}", all()));
            }
            for case in later {
                let is_named = case.cause == Cause::After { case: before.number };
                let first = case.remedies.first().is_some_and(|first| {
                    earlier.iter().any(|remedy| remedy.effects == first.effects)
                });
                if !is_named || !first || case.remedies.len() < 2 {
                    return Err(format!(
                        "{:?} is {:?} with {:?}: {}",
                        case.matter,
                        case.cause,
                        case.remedies,
                        all()
                    ));
                }
            }
            Ok(())
        }
    }
}
