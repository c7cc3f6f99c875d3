//! Every case for the arbiter, every remedy, every act of the arbiter, the report and every fact of
//! the record, told in sentences. A new matter, remedy, act or fact does not compile without an
//! example, and a new field of a case or a report not without a value.

use std::fmt::Debug;

use hector::chess::{ByColor, Color, Piece, Role, Square};
use hector::clock::{Face, Going, Happening, HappeningKind, Moment, Reading, Span};
use hector::laws::{Article, Edition, Mode, Offence, Rule, Sanction, read_event};
use hector::table::sync::{Among, Correction, How, Parting, Shift, Slip, Which};
use hector::table::{
    Absence, Act, ArbiterAct, ArbiterTold, Arose, CallReason, Case, CaseState, Cause, ChosenBy,
    Complaint, Demanded, Duty, Effect, Fact, Game, Gesture, Ground, HeardOfGame, LetterTaken,
    Matter, Notice, Observation, Overreach, Overstepping, Part, Person, Player, PlayersOwn, Points,
    Question, Recorded, Remedy, Report, Scores, SealDoubt, Setting, Spoken, TakingUp, Timeliness,
    TouchedBefore, TouchedMan, Warrant, tell,
};
use hector::words::{Texts, Wording, tell_arbiter, tell_player};

use super::{d4, e4};

/// What takes an example and the sentence that it is told by.
type Takes<'a> = &'a mut dyn FnMut(&dyn Debug, String);

each!(matters: Matter {
    Matter::IllegalMove { .. } => Matter::IllegalMove { by: Color::White, ply: 7 },
    Matter::PawnNotReplaced { .. } =>
        Matter::PawnNotReplaced { by: Color::White, ply: 7, at: Square::A8 },
    Matter::PressWithoutMove(_) => Matter::PressWithoutMove(Color::White),
    Matter::NotAnnounced { .. } => Matter::NotAnnounced { by: Color::White, ply: 7 },
    Matter::HandAgainstWords { .. } => Matter::HandAgainstWords { by: Color::White, ply: 7 },
    Matter::TouchedPiece { .. } =>
        Matter::TouchedPiece { by: Color::White, ply: 7, article: None::<Article> },
    Matter::DemandNotMet { .. } => Matter::DemandNotMet { by: Color::White, ply: 7 },
    Matter::OtherNewPiece { chosen: ChosenBy::SettingItDown, .. } => Matter::OtherNewPiece {
        by: Color::White, ply: 7, first: Role::Rook, chosen: ChosenBy::SettingItDown,
    },
    Matter::OtherNewPiece { .. } => Matter::OtherNewPiece {
        by: Color::White, ply: 7, first: Role::Rook, chosen: ChosenBy::Announcing,
    },
    Matter::WrittenMoveNotPlayed { .. } =>
        Matter::WrittenMoveNotPlayed { by: Color::White, ply: 7 },
    Matter::BoardsDiffer { .. } => boards_differ(Scores::KeptElsewhere(Color::White)),
    Matter::BoardsAlike { .. } => Matter::BoardsAlike {
        ply: 7,
        squares: vec![Square::E4],
        scores: Scores::KeptElsewhere(Color::White),
    },
    Matter::FlagDown(_) => Matter::FlagDown(Color::White),
    Matter::BothFlagsDown { .. } => Matter::BothFlagsDown { first: Some(Color::White) },
    Matter::AssistantMissing(_) => Matter::AssistantMissing(Color::White),
    Matter::MovesMissing { .. } =>
        Matter::MovesMissing { side: Color::White, completed: 38, required: 40 },
    Matter::TimeClaim(_) => Matter::TimeClaim(Color::White),
    Matter::DrawClaim { .. } => Matter::DrawClaim { by: Color::White, intended: Some(e4()) },
    Matter::ClaimWithoutTheMove(_) => Matter::ClaimWithoutTheMove(Color::White),
    Matter::PerpetualCheckClaim(_) => Matter::PerpetualCheckClaim(Color::White),
    Matter::ChallengeRunOut(_) => Matter::ChallengeRunOut(Color::White),
    Matter::AgreementAfter => Matter::AgreementAfter,
    Matter::BothLate(_) => Matter::BothLate(ByColor { white: 40, black: 45 }),
    Matter::AgreementNotAllowed => Matter::AgreementNotAllowed,
    Matter::AgreementUnclear => Matter::AgreementUnclear,
    Matter::OfferUnclear(_) => Matter::OfferUnclear(Color::White),
    Matter::OfferNotAllowed(_) => Matter::OfferNotAllowed(Color::White),
    Matter::GameOver => Matter::GameOver,
    Matter::Resignation(_) => Matter::Resignation(Color::White),
    Matter::Gesture(..) => Matter::Gesture(Color::White, Gesture::OffersAHand),
    Matter::ScoresIncomplete(_) => Matter::ScoresIncomplete(ByColor { white: 2, black: 1 }),
    Matter::ResumedTimes(..) => Matter::ResumedTimes(Color::White, Timeliness::InTime),
    Matter::TimesLost => Matter::TimesLost,
    Matter::ClockDoubted { .. } => Matter::ClockDoubted {
        side: Color::White, shown: Span::from_minutes(9), known: Span::from_minutes(5),
    },
    Matter::IncrementRequest(_) => Matter::IncrementRequest(Color::White),
    Matter::LastTwoMinutes(..) => Matter::LastTwoMinutes(Color::White, Ground::CannotWin),
    Matter::ArbiterCalled(..) => Matter::ArbiterCalled(Color::White, CallReason::Other),
    Matter::Protest(..) => Matter::Protest(Color::White, Complaint::TwoHands),
    Matter::Observed(_) => Matter::Observed(Observation::BoardTurned),
    Matter::OtherMoveSealed { .. } => Matter::OtherMoveSealed { by: Color::White, made: e4() },
    Matter::SealUnreadable(_) => Matter::SealUnreadable(Color::White),
    Matter::LateAtResumption { .. } =>
        Matter::LateAtResumption { side: Color::White, late: Span::from_minutes(12) },
    Matter::SealedMove { .. } => Matter::SealedMove { by: Color::White, said: e4() },
});

each!(timeliness: Timeliness {
    Timeliness::InTime => Timeliness::InTime,
    Timeliness::TooLate => Timeliness::TooLate,
    Timeliness::AfterPress => Timeliness::AfterPress,
    Timeliness::NotKnown => Timeliness::NotKnown,
});

each!(grounds: Ground {
    Ground::CannotWin => Ground::CannotWin,
    Ground::NoEffort => Ground::NoEffort,
});

each!(gestures: Gesture {
    Gesture::StopsTheClock => Gesture::StopsTheClock,
    Gesture::LaysTheKingDown => Gesture::LaysTheKingDown,
    Gesture::OffersAHand => Gesture::OffersAHand,
    Gesture::SignsTheSheet => Gesture::SignsTheSheet,
});

each!(reasons_to_call: CallReason {
    CallReason::MissingPiece => CallReason::MissingPiece,
    CallReason::Disturbance => CallReason::Disturbance,
    CallReason::Illness => CallReason::Illness,
    CallReason::Boards => CallReason::Boards,
    CallReason::ResumedTimes => CallReason::ResumedTimes,
    CallReason::Other => CallReason::Other,
});

each!(complaints: Complaint {
    Complaint::IllegalMove => Complaint::IllegalMove,
    Complaint::TouchedPiece => Complaint::TouchedPiece,
    Complaint::TwoHands => Complaint::TwoHands,
    Complaint::Displaced => Complaint::Displaced,
});

each!(partings: How {
    How::Never => How::Never,
    How::Ends { .. } => How::Ends { shorter: Which::First, by: 2 },
    How::Contradict(_) => How::Contradict(vec![Part::ToRank]),
    How::Shifted(_) => shifted(Slip::LeftOut),
    How::Swapped { .. } => How::Swapped { with: 5, entries: 1, then: 4 },
    How::Blank { .. } => How::Blank { which: Which::First, contradiction: None },
});

each!(slips: Slip {
    Slip::LeftOut => Slip::LeftOut,
    Slip::WrittenTwice => Slip::WrittenTwice,
    Slip::TooMany => Slip::TooMany,
    Slip::LeftOutOrWrittenTwice => Slip::LeftOutOrWrittenTwice,
});

each!(causes: Cause {
    Cause::Itself => Cause::Itself,
    Cause::After { .. } => Cause::After { case: 2 },
    Cause::WrongBoard { .. } => Cause::WrongBoard { case: Some(2) },
});

each!(effects: Effect {
    Effect::Restore(_) => Effect::Restore(6),
    Effect::PlaySealed(..) => Effect::PlaySealed(Color::White, e4()),
    Effect::Seal(..) => Effect::Seal(Color::White, d4()),
    Effect::Mirror => Effect::Mirror,
    Effect::PutRight => Effect::PutRight,
    Effect::Queen(_) => Effect::Queen(Square::A8),
    Effect::Demand(..) => Effect::Demand(Color::White, Demanded::Capture(Square::G1)),
    Effect::Count { .. } =>
        Effect::Count { against: Color::White, offence: Offence::TwoHands, turn: 3 },
    Effect::Give(..) => Effect::Give(Color::White, Span::from_minutes(2)),
    Effect::NextPeriod(_) => Effect::NextPeriod(Color::White),
    Effect::FiveSeconds => Effect::FiveSeconds,
    Effect::CorrectBoard(..) => Effect::CorrectBoard(Color::White, Vec::new()),
    Effect::MustPlay(..) => Effect::MustPlay(Color::White, e4()),
    Effect::End(_) => Effect::End(Points::Draw),
    Effect::Resume(_) => Effect::Resume(Color::White),
    Effect::LetPlayGoOn => Effect::LetPlayGoOn,
    Effect::RestoreByHand(_) => Effect::RestoreByHand(Color::White),
    Effect::Postpone => Effect::Postpone,
    Effect::WarnBoth => Effect::WarnBoth,
    Effect::Warn(_) => Effect::Warn(Color::White),
    Effect::Take(..) => Effect::Take(Color::White, Span::from_minutes(2)),
    Effect::Transfer => Effect::Transfer,
    Effect::AsTheEventSays => Effect::AsTheEventSays,
    Effect::Consent => Effect::Consent,
});

each!(corrections: Correction {
    Correction::Move { .. } =>
        Correction::Move { piece: knight(), from: Square::G1, to: Square::F3 },
    Correction::TakeOff { .. } => Correction::TakeOff { piece: knight(), from: Square::G1 },
    Correction::PutOn { .. } => Correction::PutOn { piece: knight(), to: Square::F3 },
});

each!(duties: Duty {
    Duty::MoveOnOtherBoard => Duty::MoveOnOtherBoard,
    Duty::Announce => Duty::Announce,
    Duty::KeepScore => Duty::KeepScore,
    Duty::Press => Duty::Press,
    Duty::TellTimes => Duty::TellTimes,
    Duty::Claim => Duty::Claim,
    Duty::Adjourn => Duty::Adjourn,
    Duty::PlayersOwn(_) => Duty::PlayersOwn(PlayersOwn::Resigns),
});

each!(players_own: PlayersOwn {
    PlayersOwn::Resigns => PlayersOwn::Resigns,
    PlayersOwn::OffersDraw => PlayersOwn::OffersDraw,
    PlayersOwn::AnswersOffer => PlayersOwn::AnswersOffer,
    PlayersOwn::ClaimsDraw => PlayersOwn::ClaimsDraw,
    PlayersOwn::ClaimsPerpetualCheck => PlayersOwn::ClaimsPerpetualCheck,
    PlayersOwn::Challenges => PlayersOwn::Challenges,
    PlayersOwn::AsksForIncrement => PlayersOwn::AsksForIncrement,
    PlayersOwn::ClaimsLastTwoMinutes => PlayersOwn::ClaimsLastTwoMinutes,
    PlayersOwn::Gestures => PlayersOwn::Gestures,
    PlayersOwn::Verifies => PlayersOwn::Verifies,
    PlayersOwn::Signs => PlayersOwn::Signs,
});

each!(oversteppings: Overstepping {
    Overstepping::NoSuchAssistant => Overstepping::NoSuchAssistant,
    Overstepping::NotForSighted(_) => Overstepping::NotForSighted(Duty::Press),
    Overstepping::OpponentHasOne => Overstepping::OpponentHasOne,
    Overstepping::NoDuty => Overstepping::NoDuty,
});

each!(acts: ArbiterAct {
    ArbiterAct::Starts => ArbiterAct::Starts,
    ArbiterAct::StartsFor(_) => ArbiterAct::StartsFor(Color::Black),
    ArbiterAct::Stops => ArbiterAct::Stops,
    ArbiterAct::Resumes(_) => ArbiterAct::Resumes(Some(Color::White)),
    ArbiterAct::SetsTime(..) => ArbiterAct::SetsTime(Color::White, Span::from_minutes(5)),
    ArbiterAct::SetsMoves(..) => ArbiterAct::SetsMoves(Color::White, 40),
    ArbiterAct::Gives(..) => ArbiterAct::Gives(Color::White, Span::from_minutes(2)),
    ArbiterAct::Takes(..) => ArbiterAct::Takes(Color::White, Span::from_minutes(2)),
    ArbiterAct::Sanctions(..) => ArbiterAct::Sanctions(Color::White, Sanction::Fine),
    ArbiterAct::Reconstructs(_) => ArbiterAct::Reconstructs(12),
    ArbiterAct::Restores(_) => ArbiterAct::Restores(4),
    ArbiterAct::Audits(_) => ArbiterAct::Audits(Color::White),
    ArbiterAct::CorrectsBoard(_) => ArbiterAct::CorrectsBoard(Color::White),
    ArbiterAct::Settles { .. } => ArbiterAct::Settles { case: 1, remedy: 2 },
    ArbiterAct::Dismisses(_) => ArbiterAct::Dismisses(1),
    ArbiterAct::Observes(_) => ArbiterAct::Observes(Observation::WrongSetUp),
    ArbiterAct::AsksToSeal => ArbiterAct::AsksToSeal,
    ArbiterAct::AsksToSealEarly(_) => ArbiterAct::AsksToSealEarly(Span::from_minutes(5)),
    ArbiterAct::AsksNoLongerToSeal => ArbiterAct::AsksNoLongerToSeal,
    ArbiterAct::SeesEnvelope(_) => ArbiterAct::SeesEnvelope(Color::Black),
    ArbiterAct::ReadsSealedMove(_) => ArbiterAct::ReadsSealedMove(e4()),
    ArbiterAct::Adjourns { .. } => ArbiterAct::Adjourns { resumption: "16:00".to_owned() },
    ArbiterAct::TakesUp(_) => ArbiterAct::TakesUp(TakingUp::ReplierPresent),
    ArbiterAct::Declares(_) => ArbiterAct::Declares(Points::Draw),
    ArbiterAct::SwitchesMode(_) => ArbiterAct::SwitchesMode(Mode::Training),
    ArbiterAct::SealsDevice => ArbiterAct::SealsDevice,
    ArbiterAct::OpensDevice => ArbiterAct::OpensDevice,
    ArbiterAct::AsksForCapabilities => ArbiterAct::AsksForCapabilities,
    ArbiterAct::ConsentsToDraw => ArbiterAct::ConsentsToDraw,
    ArbiterAct::AsksForReport => ArbiterAct::AsksForReport,
});

/// Acts after which the arbiter hears what came of them, and no word of receipt.
fn is_told_as_news(act: &ArbiterAct) -> bool {
    matches!(
        act,
        ArbiterAct::AsksForCapabilities
            | ArbiterAct::AsksForReport
            | ArbiterAct::AsksToSeal
            | ArbiterAct::AsksToSealEarly(_)
            | ArbiterAct::SeesEnvelope(_)
            | ArbiterAct::TakesUp(_)
            | ArbiterAct::OpensDevice
    )
}

each!(facts: Fact {
    Fact::Clock(_) => Fact::Clock(Happening {
        at: Moment::ZERO, side: Color::White, kind: HappeningKind::PeriodBegan(2),
    }),
    Fact::Spoke { .. } => Fact::Spoke {
        side: Color::White, who: player(), spoken: Spoken::Announced, said: e4(),
    },
    Fact::Did { .. } => Fact::Did { side: Color::White, who: player(), act: Act::OffersDraw },
    Fact::Asked { .. } =>
        Fact::Asked { side: Color::White, who: player(), question: Question::Moves },
    Fact::Overstepped { .. } => Fact::Overstepped {
        side: Color::White, duty: Duty::Press, how: Overstepping::NoSuchAssistant,
    },
    Fact::Warranted(_) => Fact::Warranted(Warrant::Desk),
    Fact::Arbiter(_) => Fact::Arbiter(ArbiterAct::Starts),
    Fact::SealedItself => Fact::SealedItself,
    Fact::SealDoubted(_) => Fact::SealDoubted(SealDoubt::CameBack),
    Fact::Abandoned(_) => Fact::Abandoned(Color::White),
    Fact::FoundDead(_) => Fact::FoundDead(0),
    Fact::Returned(_) => Fact::Returned(Absence::Unmeasured),
    Fact::LetterTaken(_) => Fact::LetterTaken(LetterTaken { number: 0, facts: 0, told: 0 }),
    Fact::LetterRefused { .. } =>
        Fact::LetterRefused { from: Color::White, why: Overreach::NoProof },
    Fact::ClockShown { .. } =>
        Fact::ClockShown { side: Color::White, left: Span::from_minutes(5) },
    Fact::ClockDoubted { .. } => Fact::ClockDoubted {
        side: Color::White, shown: Span::from_minutes(9), known: Span::from_minutes(5),
    },
    Fact::Witnessed { .. } => Fact::Witnessed { rows: 3, hash: "e4 d5".to_owned() },
    Fact::TouchesFelt { .. } => Fact::TouchesFelt {
        side: Color::White, before: TouchedBefore::AnotherMove,
        touched: vec![TouchedMan { square: Square::G1, piece: knight() }],
    },
    Fact::SquareDistrusted { .. } =>
        Fact::SquareDistrusted { side: Color::Black, square: Square::D5 },
    Fact::NumberTried => Fact::NumberTried,
    Fact::PlacesParted => Fact::PlacesParted,
});

/// Facts of which nobody hears by themselves: what follows from them is told when it comes.
fn is_silent(fact: &Fact) -> bool {
    match fact {
        // On what the act rests that comes next, and that is told.
        Fact::Warranted(_) => true,
        // How two places keep together, which the screen of each shows.
        Fact::LetterTaken(_)
        | Fact::ClockShown { .. }
        | Fact::Witnessed { .. }
        | Fact::PlacesParted => true,
        Fact::Clock(_)
        | Fact::Spoke { .. }
        | Fact::Did { .. }
        | Fact::Asked { .. }
        | Fact::Overstepped { .. }
        | Fact::Arbiter(_)
        | Fact::SealedItself
        | Fact::SealDoubted(_)
        | Fact::Abandoned(_)
        | Fact::FoundDead(_)
        | Fact::Returned(_)
        | Fact::LetterRefused { .. }
        | Fact::ClockDoubted { .. }
        | Fact::TouchesFelt { .. }
        | Fact::SquareDistrusted { .. }
        | Fact::NumberTried => false,
    }
}

fn player() -> Person {
    Person::Player(Color::White)
}

fn knight() -> Piece {
    Piece { color: Color::White, role: Role::Knight }
}

fn boards_differ(scores: Scores) -> Matter {
    Matter::BoardsDiffer { ply: 7, white: vec![Square::E4], black: vec![Square::F6], scores }
}

fn shifted(slip: Slip) -> How {
    let among = Among::Both;
    How::Shifted(Shift { shorter: Which::First, entries: 2, among, slip, then: 4 })
}

/// A case about a matter, which two effects may settle.
fn case(matter: Matter, cause: Cause, effects: Vec<Effect>) -> ArbiterTold {
    ArbiterTold::Case(Box::new(Case {
        number: 1,
        at: Moment::ZERO,
        edition: Edition::Of2023,
        matter,
        move_number: Some(4),
        arose: Arose::default(),
        cause,
        rules: vec![Rule::IllegalMove],
        ruling: None,
        remedies: vec![Remedy { effects }, Remedy { effects: vec![Effect::WarnBoth] }],
        state: CaseState::Open,
    }))
}

fn report() -> ArbiterTold {
    let face = |minutes| Face {
        remaining: Some(Span::from_minutes(minutes)),
        wait: Span::ZERO,
        used: Span::ZERO,
        period: 1,
        moves: 4,
        presses: 4,
        flag: None,
    };
    ArbiterTold::Report(Box::new(Report {
        heard: Some(HeardOfGame { position: "8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned(), plies: 8 }),
        completed: ByColor { white: 4, black: 4 },
        times: Some(Reading {
            going: Going::Running(Color::White),
            sides: ByColor { white: face(5), black: face(4) },
        }),
        open_cases: vec![1, 3],
        need_not_record: ByColor { white: true, black: false },
        offences: ByColor { white: 1, black: 0 },
    }))
}

/// Every matter, with everything that its sentence is made of.
fn all_matters() -> Vec<Matter> {
    let side = Color::White;
    let with = |how| boards_differ(Scores::Compared(Parting { agreed: 6, how }));
    let mut all = matters();
    all.extend(timeliness().into_iter().map(|when| Matter::ResumedTimes(side, when)));
    all.extend(grounds().into_iter().map(|ground| Matter::LastTwoMinutes(side, ground)));
    all.extend(gestures().into_iter().map(|gesture| Matter::Gesture(side, gesture)));
    all.extend(reasons_to_call().into_iter().map(|reason| Matter::ArbiterCalled(side, reason)));
    all.extend(complaints().into_iter().map(|complaint| Matter::Protest(side, complaint)));
    all.extend(partings().into_iter().map(with));
    all.extend(slips().into_iter().map(|slip| with(shifted(slip))));
    all.push(Matter::BothFlagsDown { first: None });
    all.push(Matter::DrawClaim { by: side, intended: None });
    all
}

/// Tells every example in the language of the texts.
pub(super) fn tell_all(texts: &Texts, takes: Takes<'_>) {
    let wording = Wording::default();
    let arbiter = |told: &ArbiterTold| tell_arbiter(told, wording, texts);
    for matter in all_matters() {
        takes(&matter, arbiter(&case(matter.clone(), Cause::Itself, vec![Effect::Mirror])));
    }
    for cause in causes() {
        takes(&cause, arbiter(&case(Matter::GameOver, cause, Vec::from([Effect::Mirror]))));
    }
    let by_hand = Effect::CorrectBoard(Color::White, corrections());
    for effect in effects().into_iter().chain([by_hand]) {
        let told = case(Matter::GameOver, Cause::Itself, vec![effect.clone()]);
        takes(&effect, arbiter(&told));
    }
    for duty in duties() {
        let how = Overstepping::NotForSighted(duty);
        let (side, edition) = (Color::White, Edition::Of2023);
        takes(&how, arbiter(&ArbiterTold::Overstepped { side, duty, how, edition }));
    }
    for own in players_own() {
        let (duty, how) = (Duty::PlayersOwn(own), Overstepping::NoDuty);
        let (side, edition) = (Color::White, Edition::Of2023);
        takes(&own, arbiter(&ArbiterTold::Overstepped { side, duty, how, edition }));
    }
    for how in oversteppings() {
        let duty = match how {
            Overstepping::NoDuty => Duty::PlayersOwn(PlayersOwn::Resigns),
            _ => Duty::Press,
        };
        let (side, edition) = (Color::White, Edition::Of2023);
        takes(&how, arbiter(&ArbiterTold::Overstepped { side, duty, how, edition }));
    }
    for act in acts().into_iter().filter(|act| !is_told_as_news(act)) {
        takes(&act, arbiter(&ArbiterTold::Done(act.clone())));
    }
    takes(&"a report", arbiter(&report()));
    for fact in facts() {
        for notice in told_of(&fact) {
            match notice {
                Notice::ToPlayer(_, told) => takes(&told, tell_player(&told, wording, texts)),
                Notice::ToArbiter(told) => takes(&fact, arbiter(&told)),
            }
        }
    }
}

/// What is told of a fact at a table where nothing else has happened.
fn told_of(fact: &Fact) -> Vec<Notice> {
    let text = "[time]\ncontrol = \"40/90 then 30\"\n[device]\nprofile = \"full announcement\"\n";
    let event = read_event(text).expect("an event");
    let players = ByColor { white: Player::BLIND, black: Player::BLIND };
    let mut game = Game::new(Setting::new(event, players).expect("a setting"));
    let recorded = Recorded { at: Moment::ZERO, fact: fact.clone() };
    game.apply(&recorded);
    tell(&recorded, &game)
}

#[test]
fn every_fact_is_told_to_somebody_or_is_silent_on_purpose() {
    let mut otherwise = facts();
    otherwise.retain(|fact| told_of(fact).is_empty() != is_silent(fact));
    assert_eq!(otherwise, []);
}

#[test]
fn an_act_of_the_arbiter_is_acknowledged_unless_what_came_of_it_is_told() {
    let texts = &Texts::new(hector::words::Language::English);
    for act in acts() {
        let told = tell_arbiter(&ArbiterTold::Done(act.clone()), Wording::default(), texts);
        assert_eq!(told.is_empty(), is_told_as_news(&act), "{act:?}: {told}");
    }
}
