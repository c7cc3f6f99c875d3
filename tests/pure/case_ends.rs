//! What comes after every kind of ending and of case, drawn at random in all six editions
//! and at every pace: no remedy changes a finished game, outlives its right, or contradicts
//! another. `HECTOR_DRAWS=50` draws more for each.

use crate::common::asked;
use std::collections::BTreeSet;

use crate::common::beginnings::{BEGINNINGS, Beginning, Table, Terms};
use crate::common::dice::Dice;
use crate::common::seats::{announce, press, repeat, said};
use hector::chess::{Color, Square};
use hector::clock::Span;
use hector::laws::{Edition, Offence, Pace, Rule, RulingFact, Supervision, stands_after_reply};
use hector::table::{
    Act, ArbiterAct, CallReason, Case, CaseEnd, CaseState, Cause, Complaint, Effect, Game, Gesture,
    Intent, Legality, Matter, Observation, Person, Phase, Points, decide,
};

/// How often each beginning is played on at random under each set of terms.
const DRAWS: u64 = 1;
/// How many acts follow a beginning.
const ACTS: usize = 12;

const SIDES: [Color; 2] = [Color::White, Color::Black];

#[test]
fn no_remedy_changes_a_finished_game_outlives_its_right_or_contradicts_another() {
    let draws = asked::number("HECTOR_DRAWS");
    let mut terms = Vec::new();
    for edition in Edition::ALL {
        let regimes = [
            (Pace::Standard, Supervision::EachGame),
            (Pace::Rapid, Supervision::EachGame),
            (Pace::Rapid, Supervision::Otherwise),
            (Pace::Blitz, Supervision::EachGame),
            (Pace::Blitz, Supervision::Otherwise),
        ];
        terms.extend(regimes.map(|(pace, supervision)| Terms { edition, pace, supervision }));
    }
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let seen: Vec<BTreeSet<&str>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                let mine: Vec<Terms> =
                    terms.iter().copied().skip(worker).step_by(threads).collect();
                scope.spawn(move || {
                    let mut seen = BTreeSet::new();
                    for terms in mine {
                        for beginning in BEGINNINGS {
                            for seed in 0..draws.unwrap_or(DRAWS) {
                                play_on(terms, beginning, seed, &mut seen);
                            }
                        }
                    }
                    seen
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("every game holds")).collect()
    });
    let seen: BTreeSet<&str> = seen.into_iter().flatten().collect();
    // What never came up was not tested.
    let wanted = [
        "undone",
        "with the game",
        "on the board",
        "stands",
        "right lost",
        "boards agree",
        "clock runs",
        "time set",
        "played on",
        "again",
        "remedies",
        "finished",
    ];
    let missing: Vec<&&str> = wanted.iter().filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}

/// One beginning, and what chance makes of it; everything is asked after every act.
fn play_on(terms: Terms, beginning: &Beginning, seed: u64, seen: &mut BTreeSet<&'static str>) {
    let (name, fen, begin) = beginning;
    let mut table = Table::new(terms, fen);
    begin(&mut table);
    let place = format!("{name} {terms:?} {seed}");
    let mut dice = Dice::new(
        place.bytes().fold(seed, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte))),
    );
    let story = |table: &Table| format!("{terms:?}, {name}, {seed}: {:#?}", table.record);
    holds(&table, &|| story(&table), seen);
    for _ in 0..ACTS {
        table.at = table.at + Span::from_seconds(dice.next() % 4);
        let before = table.game.clone();
        let intent = something(&table.game, &mut dice);
        table.intend(&intent);
        finished_stays_finished(&before, &table.game, &intent, &|| story(&table), seen);
        holds(&table, &|| story(&table), seen);
    }
    let again = Game::replay(table.game.setting().clone(), &table.record);
    assert!(again == table.game, "another game from the record: {}", story(&table));
}

/// What stands on the board, or was declared, nobody but the arbiter's own word changes.
fn finished_stays_finished(
    before: &Game,
    after: &Game,
    intent: &Intent,
    story: &dyn Fn() -> String,
    seen: &mut BTreeSet<&'static str>,
) {
    if matches!(
        intent,
        Intent::Arbiter(
            ArbiterAct::Declares(_) | ArbiterAct::Restores(_) | ArbiterAct::Dismisses(_)
        )
    ) {
        return;
    }
    let annuls = before.setting().edition() == Edition::Of1929;
    if let Some(points) = before.result() {
        seen.insert("finished");
        let kept = after.result() == Some(points);
        assert!(kept || annuls && after.result() == Some(Points::Annulled), "{}", story());
    }
    if let Some(points) = on_the_board(before)
        && !is_contested(before)
        && !settles_what_was_in_time(before, intent)
    {
        let result = after.result();
        assert!(result.is_none() || result == Some(points), "{result:?}: {}", story());
    }
}

/// The result that waits on the board for the arbiter to declare it.
fn on_the_board(game: &Game) -> Option<Points> {
    let over =
        game.cases().iter().find(|case| case.is_open() && case.matter == Matter::GameOver)?;
    over.remedies.iter().rev().flat_map(|remedy| &remedy.effects).find_map(|effect| match effect {
        Effect::End(points) => Some(*points),
        _ => None,
    })
}

/// Whether a case was there before what ended the game on the board, or is the end and offers such a
/// case first (6.8, 7.5.1).
fn was_in_time(game: &Game, case: &Case) -> bool {
    let over = game.cases().iter().find(|case| case.is_open() && case.matter == Matter::GameOver);
    over.is_some_and(|over| case.number < over.number || case.cause != Cause::Itself)
}

fn settles_what_was_in_time(game: &Game, intent: &Intent) -> bool {
    let Intent::Arbiter(ArbiterAct::Settles { case: number, .. }) = intent else { return false };
    game.cases().iter().any(|case| case.number == *number && was_in_time(game, case))
}

/// While boards are known to differ, nobody knows what stands on them (D.2.9).
fn is_contested(game: &Game) -> bool {
    game.cases().iter().any(|case| case.is_open() && is_about_boards(&case.matter))
}

fn is_about_boards(matter: &Matter) -> bool {
    matches!(
        matter,
        Matter::BoardsDiffer { .. } | Matter::BoardsAlike { .. } | Matter::HandAgainstWords { .. }
    )
}

/// Everything that must hold of a game at any time.
fn holds(table: &Table, story: &dyn Fn() -> String, seen: &mut BTreeSet<&'static str>) {
    let game = &table.game;
    for case in game.cases() {
        match case.state {
            CaseState::Open => {
                right_exists(game, case, story);
                for remedy in 0..case.remedies.len() {
                    seen.insert("remedies");
                    settled_so(table, case, remedy, story);
                }
            }
            CaseState::Ended(why) => {
                seen.insert(named(why));
                let settles = Intent::Arbiter(ArbiterAct::Settles { case: case.number, remedy: 1 });
                assert!(decide(game, &settles, table.at).is_err(), "{}", story());
            }
            CaseState::Settled(_) | CaseState::Dismissed => {}
        }
        if case.is_open() && game.news().contains(&hector::table::News::CaseOpened(case.number)) {
            seen.insert("again");
        }
    }
    nothing_contradicts(game, story);
}

/// The rights, asked of the Laws and not of the code that ends cases.
fn right_exists(game: &Game, case: &Case, story: &dyn Fn() -> String) {
    let made = game.plies().len() + usize::from(game.turn().made.is_some());
    let touched = made == game.plies().len() && !game.turn().touched.is_empty();
    let short_rule = |offence| stands_after_reply(&game.setting().terms(), offence).is_some();
    if let Some(ply) = case.matter.ply() {
        assert!(ply <= game.plies().len(), "a case about an undone ply: {}", story());
        // A.4.2, B.3c of 2009: the reply lets the move stand.
        // A.4.4: a pawn on the last rank waits for one more move.
        let waits = case
            .ruling
            .iter()
            .flat_map(|ruling| &ruling.facts)
            .any(|fact| matches!(fact, RulingFact::OneMoreMove | RulingFact::StillIllegal));
        let stands = match case.matter {
            _ if waits => false,
            Matter::IllegalMove { .. } => short_rule(Offence::IllegalMove),
            Matter::PawnNotReplaced { .. } => short_rule(Offence::PawnNotReplaced),
            _ => false,
        };
        assert!(!stands || made == ply, "an illegal move after the reply: {}", story());
        // 4.8.
        let is_touch =
            matches!(case.matter, Matter::TouchedPiece { .. } | Matter::OtherNewPiece { .. });
        // Unless the protest was made before the touch.
        let is_protested = game.cases().iter().any(|protest| {
            protest.is_open()
                && protest.number > case.number
                && matches!(protest.matter, Matter::Protest(_, Complaint::TouchedPiece))
        });
        let is_left = !is_protested && (made != ply || touched);
        assert!(!is_touch || !is_left, "touch-move after a touch: {}", story());
        // Paragraph 17 of 1929.
        let demands = case.remedies.iter().flat_map(|remedy| &remedy.effects);
        let demanded = demands.filter(|effect| matches!(effect, Effect::Demand(..))).count();
        assert!(demanded == 0 || is_protested || made == ply && !touched, "late: {}", story());
    }
    let is_called = matches!(case.matter, Matter::ArbiterCalled(..) | Matter::TimesLost);
    assert!(!is_called || game.clock().running().is_none(), "an answered call: {}", story());
}

/// Settled in any way that it offers, a case does what it says and harms nothing.
fn settled_so(table: &Table, case: &Case, remedy: usize, story: &dyn Fn() -> String) {
    let game = &table.game;
    let mut settled = Table { game: game.clone(), record: Vec::new(), at: table.at };
    let act = ArbiterAct::Settles { case: case.number, remedy: remedy + 1 };
    if !settled.intend(&Intent::Arbiter(act)) {
        // The other flag may fall at the very moment (A.4.3, A.4d of 2009).
        let now = settled.game.cases().iter().find(|now| now.number == case.number);
        let is_overtaken = CaseState::Ended(CaseEnd::BothFlags(Rule::TimeWinClaim));
        assert!(now.is_some_and(|now| now.state == is_overtaken), "refused: {}", story());
        return;
    }
    let effects = &case.remedies[remedy].effects;
    let told = || format!("case {} with {remedy}: {}", case.number, story());
    let ends: Vec<Points> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::End(points) => Some(*points),
            _ => None,
        })
        .collect();
    assert!(ends.len() <= 1, "{}", told());
    let after = &settled.game;
    if let Some(points) = ends.first() {
        assert_eq!(after.result(), Some(*points), "{}", told());
        // Paragraph 11 of 1929: a wrong array annuls a game that is over, too.
        let may_annul = |case: &&Case| {
            case.matter == Matter::Observed(Observation::WrongSetUp)
                && after.setting().edition() == Edition::Of1929
                && *points != Points::Annulled
        };
        let left = after.cases().iter().filter(|case| case.is_open() && !may_annul(case));
        assert_eq!(left.count(), 0, "{}", told());
    }
    for effect in effects {
        match effect {
            Effect::Restore(plies) => {
                assert!(*plies <= game.plies().len(), "{}", told());
                assert_eq!(after.plies().len(), *plies, "{}", told());
            }
            Effect::Resume(side) => {
                assert_eq!(*side, game.turn().by, "the clock of nobody's turn: {}", told());
            }
            _ => {}
        }
    }
    if let Some(result) = game.result() {
        let annulled = after.result() == Some(Points::Annulled);
        assert!(after.result() == Some(result) || annulled, "{}", told());
    }
    if let Some(points) = on_the_board(game)
        && !is_about_boards(&case.matter)
        && !was_in_time(game, case)
    {
        // Whatever is still open beside a mate leaves it as it is.
        assert_eq!(after.plies().len(), game.plies().len(), "{}", told());
        assert!(after.result().is_none_or(|result| result == points), "{}", told());
        let runs = game.clock().running().filter(|_| ends.is_empty());
        assert_eq!(after.clock().running(), runs, "{}", told());
    }
}

/// No two open cases offer what cannot both be true.
fn nothing_contradicts(game: &Game, story: &dyn Fn() -> String) {
    let open: Vec<&Case> = game.cases().iter().filter(|case| case.is_open()).collect();
    if matches!(game.phase(), Phase::Over(_)) {
        let set_up = Matter::Observed(Observation::WrongSetUp);
        assert!(open.iter().all(|case| case.matter == set_up), "open after the end: {}", story());
    }
    if on_the_board(game).is_some() {
        let last = game.plies().len();
        let breaks = open.iter().any(|case| {
            matches!(
                case.matter,
                Matter::TouchedPiece { ply, .. }
                    | Matter::OtherNewPiece { ply, .. }
                    | Matter::IllegalMove { ply, .. } if ply == last
            )
        });
        assert!(!breaks, "a mate beside what keeps it from counting: {}", story());
    }
    for (index, case) in open.iter().enumerate() {
        let twice = open[..index]
            .iter()
            .any(|other| other.matter == case.matter && other.arose.turn == case.arose.turn);
        assert!(!twice, "{:?} twice: {}", case.matter, story());
    }
}

fn named(why: CaseEnd) -> &'static str {
    match why {
        CaseEnd::Undone => "undone",
        CaseEnd::WithTheGame => "with the game",
        CaseEnd::OnTheBoard => "on the board",
        CaseEnd::MoveStands(_) => "stands",
        CaseEnd::RightLost => "right lost",
        CaseEnd::BoardsAgree => "boards agree",
        CaseEnd::LegalAgain => "legal again",
        CaseEnd::ClockRuns => "clock runs",
        CaseEnd::TimeSet => "time set",
        CaseEnd::PlayedOn => "played on",
        CaseEnd::BothLate(_) => "both late",
        CaseEnd::BothFlags(_) => "both flags",
    }
}

/// Something that somebody does next, more likely than not.
fn something(game: &Game, dice: &mut Dice) -> Intent {
    let side = dice.pick(&SIDES);
    let who = Person::Player(side);
    let by = game.turn().by;
    let act = match dice.below(24) {
        0..=4 => return a_move(game, dice),
        5 | 6 => return press(by),
        7 => return press(side),
        8 | 9 => match game.turn().announced() {
            Some(announced) => return repeat(!by, announced),
            None => Act::Copies,
        },
        10 => Act::Touches(dice.pick(&Square::ALL)),
        11 => Act::OffersDraw,
        12 => Act::AcceptsDraw,
        13 => Act::ClaimsDraw { intended: None },
        14 => Act::ClaimsTime,
        15 if dice.one_in(3) => Act::Resigns,
        15 => Act::Gestures(dice.pick(&[Gesture::OffersAHand, Gesture::StopsTheClock])),
        16 => Act::CallsArbiter(dice.pick(&[CallReason::Boards, CallReason::Illness])),
        17 => Act::Protests(dice.pick(&[Complaint::IllegalMove, Complaint::TouchedPiece])),
        18 => Act::ReadsBoard(game.standing().board()),
        _ => return Intent::Arbiter(a_decision(game, dice)),
    };
    Intent::Do { side, who, act }
}

fn a_move(game: &Game, dice: &mut Dice) -> Intent {
    let side = if game.turn().made.is_some() { !game.turn().by } else { game.turn().by };
    let legal = game.present().position().map(|position| (position, position.legal_moves()));
    match legal {
        Some((position, legal)) if !legal.is_empty() => {
            announce(side, &said(position, dice.pick(&legal)))
        }
        _ => press(side),
    }
}

fn a_decision(game: &Game, dice: &mut Dice) -> ArbiterAct {
    let side = dice.pick(&SIDES);
    let number = u32::try_from(dice.below(game.cases().len() + 1)).expect("few cases") + 1;
    let plies = game.plies().len();
    match dice.below(14) {
        0..=2 => ArbiterAct::Settles { case: number, remedy: 1 + dice.below(3) },
        3 | 4 => ArbiterAct::Dismisses(number),
        5 => ArbiterAct::Restores(plies.saturating_sub(dice.below(3))),
        6 | 7 => ArbiterAct::Resumes(None),
        8 => ArbiterAct::SetsTime(side, Span::from_minutes(5)),
        9 => ArbiterAct::CorrectsBoard(side),
        10 => ArbiterAct::Observes(Observation::Flag(side)),
        11 => ArbiterAct::Observes(Observation::Offence(side, Offence::TwoHands)),
        12 => ArbiterAct::Observes(dice.pick(&[
            Observation::WrongSetUp,
            Observation::ForbiddenDevice(side),
            Observation::Late(side, 90),
            Observation::Displaced(side),
        ])),
        _ => ArbiterAct::Stops,
    }
}

/// A king in check twice over may be a lawful end: what is legal is judged by the last move.
#[test]
fn an_end_stands_on_a_legal_move_alone() {
    for edition in Edition::ALL {
        let terms = Terms { edition, pace: Pace::Standard, supervision: Supervision::EachGame };
        for (_, fen, begin) in BEGINNINGS {
            let mut table = Table::new(terms, fen);
            begin(&mut table);
            let last = table.game.plies().last();
            let is_legal =
                last.is_none_or(|ply| !matches!(ply.made.legality, Legality::Illegal(_)));
            assert!(is_legal || on_the_board(&table.game).is_none(), "{edition:?} {fen}");
        }
    }
}
