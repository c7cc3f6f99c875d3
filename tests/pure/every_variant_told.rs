//! Every reason, verdict, fact, choice and piece of news is told in every language: each kind once,
//! with an example of its own. A new kind does not compile without one. What the arbiter decides
//! and what stands in the record has its examples in `cases`.

use std::collections::BTreeSet;

use hector::chess::notation::read_uci;
use hector::chess::unwinnable::Reason;
use hector::chess::{
    ByColor, CastlingSide, Color, DrawClaim, Origin, Piece, Refusal, Role, Square,
};
use hector::clock::Span;
use hector::laws::provisions::{FlagCall, TimeWinClaim};
use hector::laws::{
    ArbitersChoice, Capability, Edition, Judgement, Mode, Offence, Pace, ProvisionText, Regime,
    Rule, Ruling, RulingFact, Sanction, Supervision, Verdict,
};
use hector::table::sync::{Certainty, Finding};
use hector::table::{
    Absence, Agreement, ArbiterAct, ArbiterTold, AskedToSeal, CaseEnd, ClockMeanwhile, Declined,
    Duty, Entry, Help, Mishearing, News, Observation, Overreach, Overstepping, Part, Permit,
    PlayerTold, Points, Said, SealDoubt, SealLacks, Spoken, TakingUp, TouchedBefore, TouchedMan,
    WhoSealsMove,
};
use hector::words::{
    Language, Texts, Wording, tell_arbiter, tell_player, tell_reason, tell_refusal, tell_ruling,
};

/// One example of each kind of a type. A kind without a line does not compile, and neither does a
/// line without an example.
macro_rules! each {
    ($name:ident: $type:ty { $($kind:pat => $example:expr,)+ }) => {
        pub(super) fn $name() -> Vec<$type> {
            fn has_a_line(one: &$type) -> usize {
                match one { $($kind => line!() as usize,)+ }
            }
            let examples: Vec<$type> = vec![$($example,)+];
            let is_kind: Vec<fn(&$type) -> bool> = vec![$(|one| matches!(one, $kind),)+];
            for (example, is_kind) in examples.iter().zip(is_kind) {
                assert!(is_kind(example) && has_a_line(example) > 0, "{example:?}");
            }
            examples
        }
    };
}

mod cases;

fn said(words: &str, uci: &str) -> Said {
    Said { words: words.to_owned(), claim: read_uci(uci).expect("a move") }
}

fn e4() -> Said {
    said("Eva zwei Eva vier", "e2e4")
}

fn d4() -> Said {
    said("David zwei David vier", "d2d4")
}

fn permit() -> Permit {
    Permit::in_mode(Mode::Training).expect("training permits")
}

each!(refusals: Refusal {
    Refusal::NothingThere { .. } => Refusal::NothingThere { at: Square::E4 },
    Refusal::NotYours { .. } => Refusal::NotYours { at: Square::E5, found: Role::Pawn },
    Refusal::OtherPieceThere { .. } =>
        Refusal::OtherPieceThere { at: Square::D1, named: Role::Rook, found: Role::Queen },
    Refusal::NoSuchPiece { .. } =>
        Refusal::NoSuchPiece { named: Some(Role::Queen), from: Origin::from(Square::D1) },
    Refusal::Ambiguous { .. } =>
        Refusal::Ambiguous { to: Square::D2, candidates: vec![Square::B1, Square::F3] },
    Refusal::NotItsMove { .. } =>
        Refusal::NotItsMove { role: Role::Knight, from: Square::G1, to: Square::G3 },
    Refusal::NoneReaches { .. } => Refusal::NoneReaches { role: Role::Knight, to: Square::E4 },
    Refusal::OwnPieceThere { .. } => Refusal::OwnPieceThere { at: Square::E2 },
    Refusal::Blocked { .. } => Refusal::Blocked { role: Role::Bishop, at: Square::D2 },
    Refusal::NothingToCapture { .. } => Refusal::NothingToCapture { at: Square::D5 },
    Refusal::EnPassantGone { .. } => Refusal::EnPassantGone { at: Square::D6 },
    Refusal::KingAttacked { .. } =>
        Refusal::KingAttacked { king: Square::E1, by: Square::E8 },
    Refusal::KingCaptured { .. } => Refusal::KingCaptured { at: Square::E8 },
    Refusal::PromotionMissing { .. } => Refusal::PromotionMissing { at: Square::A8 },
    Refusal::PromotionImpossible { .. } =>
        Refusal::PromotionImpossible { named: Role::Queen, at: Square::E4 },
    Refusal::CastlingRightLost { .. } =>
        Refusal::CastlingRightLost { side: CastlingSide::KingSide },
    Refusal::CastlingBlocked { .. } =>
        Refusal::CastlingBlocked { side: CastlingSide::QueenSide, at: Square::B1 },
    Refusal::CastlingAttacked { .. } => Refusal::CastlingAttacked {
        side: CastlingSide::KingSide, at: Square::F1, by: Square::F8,
    },
});

each!(verdicts: Verdict {
    Verdict::Win(_) => Verdict::Win(Color::Black),
    Verdict::Draw => Verdict::Draw,
    Verdict::BothLose => Verdict::BothLose,
    Verdict::GoesOn => Verdict::GoesOn,
    Verdict::Unknown => Verdict::Unknown,
    Verdict::ClaimCorrect => Verdict::ClaimCorrect,
    Verdict::ClaimWrong(_) => Verdict::ClaimWrong(Some(2)),
    Verdict::ClaimLost => Verdict::ClaimLost,
    Verdict::ExtraMinutes(_) => Verdict::ExtraMinutes(2),
    Verdict::IncrementAndMinutes(_) => Verdict::IncrementAndMinutes(2),
    Verdict::OffenderLoses => Verdict::OffenderLoses,
    Verdict::OffenderLosesUnlessNoMate => Verdict::OffenderLosesUnlessNoMate,
    Verdict::MoveStands => Verdict::MoveStands,
    Verdict::NothingDue => Verdict::NothingDue,
    Verdict::ForcedMove => Verdict::ForcedMove,
    Verdict::NoPenaltyNamed => Verdict::NoPenaltyNamed,
    Verdict::NotRegulated => Verdict::NotRegulated,
    Verdict::DoesNotApply => Verdict::DoesNotApply,
    Verdict::OnlyOnRequest => Verdict::OnlyOnRequest,
    Verdict::ProtestLost => Verdict::ProtestLost,
    Verdict::ArbiterActs => Verdict::ArbiterActs,
    Verdict::ArbiterDecides => Verdict::ArbiterDecides,
    Verdict::NoAdjustment => Verdict::NoAdjustment,
    Verdict::NewGame => Verdict::NewGame,
});

each!(facts: RulingFact {
    RulingFact::Checkmated(_) => RulingFact::Checkmated(Color::White),
    RulingFact::Stalemated(_) => RulingFact::Stalemated(Color::Black),
    RulingFact::NobodyCanMate => RulingFact::NobodyCanMate,
    RulingFact::CannotMate(_) => RulingFact::CannotMate(Color::White),
    RulingFact::WhyNoMate(_) => RulingFact::WhyNoMate(Reason::BareKing),
    RulingFact::CanMate(..) => RulingFact::CanMate(Color::White, 7),
    RulingFact::MateUnknown(_) => RulingFact::MateUnknown(Color::Black),
    RulingFact::ClaimingTheWin(_) => RulingFact::ClaimingTheWin(TimeWinClaim::StopWithTimeLeft),
    RulingFact::CallingTheFlag(_) =>
        RulingFact::CallingTheFlag(ProvisionText::Verified(FlagCall::Shall)),
    RulingFact::ResignationMustBeClear => RulingFact::ResignationMustBeClear,
    RulingFact::IntendedMoveIllegal { .. } => RulingFact::IntendedMoveIllegal {
        words: "Eva zwei Eva vier".to_owned(),
        refusal: Refusal::OwnPieceThere { at: Square::E4 },
    },
    RulingFact::NoHistory => RulingFact::NoHistory,
    RulingFact::MovesNotHeard => RulingFact::MovesNotHeard,
    RulingFact::TimeRanFor(_) => RulingFact::TimeRanFor(Color::White),
    RulingFact::ClockCounts(_) => RulingFact::ClockCounts(ByColor { white: 3, black: 2 }),
    RulingFact::NobodyMustRecord => RulingFact::NobodyMustRecord,
    RulingFact::ScoreSays(_) => RulingFact::ScoreSays(Color::White),
    RulingFact::MovesOfPeriod { .. } =>
        RulingFact::MovesOfPeriod { side: Color::White, completed: 39, required: 40 },
    RulingFact::CounterShows(..) => RulingFact::CounterShows(Color::White, 40),
    RulingFact::FlagFallen(_) => RulingFact::FlagFallen(Color::White),
    RulingFact::OnlyIfRejected => RulingFact::OnlyIfRejected,
    RulingFact::ClaimPostponed(_) => RulingFact::ClaimPostponed(Color::White),
    RulingFact::Resigned(_) => RulingFact::Resigned(Color::White),
    RulingFact::Repeated { .. } =>
        RulingFact::Repeated { times: 3, ply: 9, at: vec![1, 5, 9] },
    RulingFact::Quiet { .. } => RulingFact::Quiet { plies: 100, ply: 160 },
    RulingFact::ClaimShort { .. } => RulingFact::ClaimShort { times: 2, plies: 12 },
    RulingFact::Ground(_) => RulingFact::Ground(DrawClaim::Threefold),
    RulingFact::WithIntendedMove(_) =>
        RulingFact::WithIntendedMove("Eva zwei Eva vier".to_owned()),
    RulingFact::WrittenMoveNotKnown => RulingFact::WrittenMoveNotKnown,
    RulingFact::Claimant(_) => RulingFact::Claimant(Color::White),
    RulingFact::OpponentCanMate => RulingFact::OpponentCanMate,
    RulingFact::OpponentCannotMate => RulingFact::OpponentCannotMate,
    RulingFact::SanctionsUnverified => RulingFact::SanctionsUnverified,
    RulingFact::Nth(_) => RulingFact::Nth(2),
    RulingFact::OpponentHasReplied => RulingFact::OpponentHasReplied,
    RulingFact::OnlyOnClaim => RulingFact::OnlyOnClaim,
    RulingFact::NotPressed => RulingFact::NotPressed,
    RulingFact::PositionRestored => RulingFact::PositionRestored,
    RulingFact::PawnBecomesQueen => RulingFact::PawnBecomesQueen,
    RulingFact::IntendedMoveMustBePlayed => RulingFact::IntendedMoveMustBePlayed,
    RulingFact::CountsAsOffer => RulingFact::CountsAsOffer,
    RulingFact::RequestCountsAsOffer => RulingFact::RequestCountsAsOffer,
    RulingFact::CheckedEvenIfAgreed => RulingFact::CheckedEvenIfAgreed,
    RulingFact::SetByTheEvent => RulingFact::SetByTheEvent,
    RulingFact::MinutesNotStated => RulingFact::MinutesNotStated,
    RulingFact::Under(_) => RulingFact::Under(Regime {
        pace: Pace::Rapid, supervision: Supervision::EachGame,
    }),
    RulingFact::OnlyIfAnnounced => RulingFact::OnlyIfAnnounced,
    RulingFact::NotAtThisPace(_) => RulingFact::NotAtThisPace(Pace::Blitz),
    RulingFact::NotAnnounced => RulingFact::NotAnnounced,
    RulingFact::HasNotTheMove(_) => RulingFact::HasNotTheMove(Color::White),
    RulingFact::NotInLastTwoMinutes(_) => RulingFact::NotInLastTwoMinutes(Color::White),
    RulingFact::EachMoveBringsTime => RulingFact::EachMoveBringsTime,
    RulingFact::NotTheLastPeriod => RulingFact::NotTheLastPeriod,
    RulingFact::OrderUnknown => RulingFact::OrderUnknown,
    RulingFact::ClaimedWithoutStopping(_) => RulingFact::ClaimedWithoutStopping(Color::White),
    RulingFact::FellFirst(_) => RulingFact::FellFirst(Color::White),
    RulingFact::DrawInTheLastPeriod => RulingFact::DrawInTheLastPeriod,
    RulingFact::NoMoveYet => RulingFact::NoMoveYet,
    RulingFact::OnlyWithTwoPieces => RulingFact::OnlyWithTwoPieces,
    RulingFact::LossOnlyIfCompleted => RulingFact::LossOnlyIfCompleted,
    RulingFact::CountedWithThisMove => RulingFact::CountedWithThisMove,
    RulingFact::HasReplied(_) => RulingFact::HasReplied(Color::Black),
    RulingFact::HasTouched(_) => RulingFact::HasTouched(Color::Black),
    RulingFact::ArbiterActsUnasked => RulingFact::ArbiterActsUnasked,
    RulingFact::OneMoreMove => RulingFact::OneMoreMove,
    RulingFact::StillIllegal => RulingFact::StillIllegal,
    RulingFact::IsDisabled(_) => RulingFact::IsDisabled(Color::White),
    RulingFact::SealedMoveStands => RulingFact::SealedMoveStands,
    RulingFact::AllowedToBeLate(_) => RulingFact::AllowedToBeLate(30),
    RulingFact::NoDefaultTime => RulingFact::NoDefaultTime,
    RulingFact::BoardCameFirst => RulingFact::BoardCameFirst,
    RulingFact::PutBackOnOwnTime => RulingFact::PutBackOnOwnTime,
    RulingFact::CommitteePutsBack => RulingFact::CommitteePutsBack,
    RulingFact::FoundDuringTheGame => RulingFact::FoundDuringTheGame,
    RulingFact::WheneverFound => RulingFact::WheneverFound,
    RulingFact::OnlyTheBoardIsWrong => RulingFact::OnlyTheBoardIsWrong,
    RulingFact::BeforeBlacksFourth => RulingFact::BeforeBlacksFourth,
    RulingFact::AfterBlacksFourth => RulingFact::AfterBlacksFourth,
    RulingFact::FewerThanTenMoves => RulingFact::FewerThanTenMoves,
    RulingFact::TenMovesMade => RulingFact::TenMovesMade,
    RulingFact::ArbiterMayRuleOtherwise => RulingFact::ArbiterMayRuleOtherwise,
    RulingFact::SetUpSettled(_) => RulingFact::SetUpSettled(10),
    RulingFact::ClockCountsUnlessFaulty => RulingFact::ClockCountsUnlessFaulty,
    RulingFact::PlayWaitsForTheDecision => RulingFact::PlayWaitsForTheDecision,
    RulingFact::RegisteredTimePutRight => RulingFact::RegisteredTimePutRight,
    RulingFact::ClocksStandForTheSheets => RulingFact::ClocksStandForTheSheets,
    RulingFact::SheetOnTheOwnTime => RulingFact::SheetOnTheOwnTime,
    RulingFact::IllegalPositionIs => RulingFact::IllegalPositionIs,
    RulingFact::LastIdentifiablePosition => RulingFact::LastIdentifiablePosition,
    RulingFact::KingsInCheckOrPawnLeft => RulingFact::KingsInCheckOrPawnLeft,
});

each!(choices: ArbitersChoice {
    ArbitersChoice::Give(_) => ArbitersChoice::Give(2),
    ArbitersChoice::GiveNothing => ArbitersChoice::GiveNothing,
    ArbitersChoice::DeclareLost => ArbitersChoice::DeclareLost,
    ArbitersChoice::DeclareDrawn => ArbitersChoice::DeclareDrawn,
    ArbitersChoice::DeclareWon(_) => ArbitersChoice::DeclareWon(Color::White),
    ArbitersChoice::LetGoOn => ArbitersChoice::LetGoOn,
    ArbitersChoice::Postpone => ArbitersChoice::Postpone,
    ArbitersChoice::OwnJudgement => ArbitersChoice::OwnJudgement,
    ArbitersChoice::Sanction(_) => ArbitersChoice::Sanction(Sanction::Warning),
    ArbitersChoice::DemandMoveOfThePiece => ArbitersChoice::DemandMoveOfThePiece,
    ArbitersChoice::DemandCapture => ArbitersChoice::DemandCapture,
    ArbitersChoice::NoConsequence => ArbitersChoice::NoConsequence,
});

each!(sanctions: Sanction {
    Sanction::Warning => Sanction::Warning,
    Sanction::MoreTimeForOpponent => Sanction::MoreTimeForOpponent,
    Sanction::LessTimeForOffender => Sanction::LessTimeForOffender,
    Sanction::MorePointsForOpponent => Sanction::MorePointsForOpponent,
    Sanction::FewerPointsForOffender => Sanction::FewerPointsForOffender,
    Sanction::Loss => Sanction::Loss,
    Sanction::Fine => Sanction::Fine,
    Sanction::Exclusion => Sanction::Exclusion,
    Sanction::Expulsion => Sanction::Expulsion,
});

each!(reasons: Reason {
    Reason::Over => Reason::Over,
    Reason::BareKing => Reason::BareKing,
    Reason::LoneKnight => Reason::LoneKnight,
    Reason::BishopsOfOneColour(_) =>
        Reason::BishopsOfOneColour(hector::chess::unwinnable::Shade::Light),
    Reason::NoVisitor => Reason::NoVisitor,
    Reason::OnlyBishops(_) => Reason::OnlyBishops(hector::chess::unwinnable::Shade::Dark),
    Reason::AlwaysEscape => Reason::AlwaysEscape,
    Reason::KingsApart => Reason::KingsApart,
    Reason::LastMan => Reason::LastMan,
    Reason::OnlyStalemate => Reason::OnlyStalemate,
    Reason::EitherWay => Reason::EitherWay,
    Reason::Forced => Reason::Forced,
    Reason::Exhausted(_) => Reason::Exhausted(1234),
});

each!(case_ends: CaseEnd {
    CaseEnd::Undone => CaseEnd::Undone,
    CaseEnd::WithTheGame => CaseEnd::WithTheGame,
    CaseEnd::OnTheBoard => CaseEnd::OnTheBoard,
    CaseEnd::MoveStands(_) => CaseEnd::MoveStands(Rule::IllegalMove),
    CaseEnd::RightLost => CaseEnd::RightLost,
    CaseEnd::BoardsAgree => CaseEnd::BoardsAgree,
    CaseEnd::LegalAgain => CaseEnd::LegalAgain,
    CaseEnd::ClockRuns => CaseEnd::ClockRuns,
    CaseEnd::TimeSet => CaseEnd::TimeSet,
    CaseEnd::PlayedOn => CaseEnd::PlayedOn,
    CaseEnd::BothLate(_) => CaseEnd::BothLate(Rule::DefaultTime),
    CaseEnd::BothFlags(_) => CaseEnd::BothFlags(Rule::BothFlags),
});

each!(declined: Declined {
    Declined::SayBothSquares => Declined::SayBothSquares,
    Declined::NotUnderProfile(_) => Declined::NotUnderProfile(Capability::TellTimes),
    Declined::GameOver => Declined::GameOver,
    Declined::Adjourned => Declined::Adjourned,
    Declined::NoOffer => Declined::NoOffer,
    Declined::NoSuchCase(_) => Declined::NoSuchCase(3),
    Declined::CaseEnded { .. } => Declined::CaseEnded {
        case: 1, why: CaseEnd::BoardsAgree, edition: Edition::Of2023,
    },
    Declined::NoSuchRemedy { .. } => Declined::NoSuchRemedy { case: 1, remedies: 2 },
    Declined::NoSuchPly(_) => Declined::NoSuchPly(9),
    Declined::NotSealing => Declined::NotSealing,
    Declined::SealIncomplete(SealLacks::FromSquare) => Declined::SealIncomplete(SealLacks::FromSquare),
    Declined::SealIncomplete(SealLacks::NewPiece) => Declined::SealIncomplete(SealLacks::NewPiece),
    Declined::SealIncomplete(SealLacks::PieceOrNewPiece) => Declined::SealIncomplete(SealLacks::PieceOrNewPiece),
    Declined::NotSealedYet => Declined::NotSealedYet,
    Declined::SealedMoveUnseen => Declined::SealedMoveUnseen,
    Declined::SealedMoveKnown => Declined::SealedMoveKnown,
    Declined::SealStands => Declined::SealStands,
    Declined::SealVoid => Declined::SealVoid,
    Declined::AtRest => Declined::AtRest,
    Declined::NothingToVerify => Declined::NothingToVerify,
    Declined::Referred => Declined::Referred,
    Declined::NoSuchSanction(_) => Declined::NoSuchSanction(Sanction::Exclusion),
    Declined::OnlyInTraining => Declined::OnlyInTraining,
    Declined::OnlyInTournament => Declined::OnlyInTournament,
    Declined::DeviceSealed => Declined::DeviceSealed,
    Declined::DeviceNotSealed => Declined::DeviceNotSealed,
    Declined::PlayersOwn => Declined::PlayersOwn,
    Declined::NothingToSign => Declined::NothingToSign,
    Declined::Impossible(..) =>
        Declined::Impossible(permit(), Refusal::OwnPieceThere { at: Square::E2 }),
});

each!(helps: Help {
    Help::Misheard(_) => Help::Misheard(vec![Part::ToRank]),
    Help::Check => Help::Check,
    // A FEN, which is the same in every language, is told by its own test.
    Help::Position(_) => Help::Position(String::new()),
    Help::OnSquare(..) =>
        Help::OnSquare(Square::E4, Some(Piece { color: Color::White, role: Role::Knight })),
    Help::MovesFrom(..) => Help::MovesFrom(Square::G1, vec![Square::F3, Square::H3]),
    Help::Audited(..) => Help::Audited(None, Finding::NothingWrong(Certainty(99))),
    Help::MayClaim => Help::MayClaim,
    Help::MayNotClaim => Help::MayNotClaim,
});

each!(told_to_players: PlayerTold {
    PlayerTold::Noted => PlayerTold::Noted,
    PlayerTold::Relayed { spoken: Spoken::Announced, .. } => {
        PlayerTold::Relayed { spoken: Spoken::Announced, said: e4() }
    },
    PlayerTold::Relayed { .. } => PlayerTold::Relayed { spoken: Spoken::Repeated, said: e4() },
    PlayerTold::DrawOffered => PlayerTold::DrawOffered,
    PlayerTold::OffersRestricted(_) => PlayerTold::OffersRestricted(Some(30)),
    PlayerTold::AgreementsRestricted(_) => PlayerTold::AgreementsRestricted(None),
    PlayerTold::AgreedBeforeBothMoved => PlayerTold::AgreedBeforeBothMoved,
    PlayerTold::AgreedBeforeBlacksThirtieth => PlayerTold::AgreedBeforeBlacksThirtieth,
    PlayerTold::Times { .. } => PlayerTold::Times { own: Some(Span::from_minutes(5)), opponent: None },
    PlayerTold::MovesCompleted { .. } => PlayerTold::MovesCompleted { own: 3, opponent: 2 },
    PlayerTold::OwnScore(_) =>
        PlayerTold::OwnScore(vec![Some(Entry { said: e4(), draw_offer: true }), None]),
    PlayerTold::Capabilities(_) => PlayerTold::Capabilities(&[Capability::KeepScore, Capability::TellTimes]),
    PlayerTold::Result(_) => PlayerTold::Result(Points::Draw),
    PlayerTold::PressDue(_) => PlayerTold::PressDue(permit()),
    PlayerTold::PressCounts(_) => PlayerTold::PressCounts(permit()),
    PlayerTold::ToSeal(_) => PlayerTold::ToSeal(WhoSealsMove::You),
    PlayerTold::NobodySeals => PlayerTold::NobodySeals,
    PlayerTold::SealVoid => PlayerTold::SealVoid,
    PlayerTold::Adjourned => PlayerTold::Adjourned,
    PlayerTold::ResumptionSet(_) => PlayerTold::ResumptionSet("16:00".to_owned()),
    PlayerTold::TakenUp => PlayerTold::TakenUp,
    PlayerTold::ModeIs(_) => PlayerTold::ModeIs(Mode::Tournament),
    PlayerTold::DeviceSealed => PlayerTold::DeviceSealed,
    PlayerTold::DeviceOpened => PlayerTold::DeviceOpened,
    PlayerTold::Declined(_) => PlayerTold::Declined(Declined::NoOffer),
    PlayerTold::Help(..) => PlayerTold::Help(permit(), Help::Check),
});

each!(results: Points {
    Points::Win(_) => Points::Win(Color::White),
    Points::Draw => Points::Draw,
    Points::BothLose => Points::BothLose,
    Points::HalfForOne(_) => Points::HalfForOne(Color::Black),
    Points::Annulled => Points::Annulled,
});

each!(observations: Observation {
    Observation::Offence(..) => Observation::Offence(Color::White, Offence::TwoHands),
    Observation::Displaced(_) => Observation::Displaced(Color::White),
    Observation::Flag(_) => Observation::Flag(Color::White),
    Observation::BothFlags => Observation::BothFlags,
    Observation::WrongHand(_) => Observation::WrongHand(Color::White),
    Observation::ClockMishandled(_) => Observation::ClockMishandled(Color::White),
    Observation::UnjustifiedStop(_) => Observation::UnjustifiedStop(Color::White),
    Observation::ClockAssistant(_) => Observation::ClockAssistant(Color::White),
    Observation::ScoreAssistant(_) => Observation::ScoreAssistant(Color::White),
    Observation::WrongSetUp => Observation::WrongSetUp,
    Observation::IllegalPosition => Observation::IllegalPosition,
    Observation::BoardTurned => Observation::BoardTurned,
    Observation::ColoursReversed => Observation::ColoursReversed,
    Observation::FaultyClock => Observation::FaultyClock,
    Observation::Late(..) => Observation::Late(Color::White, 12),
    Observation::LateAtResumption(..) => Observation::LateAtResumption(Color::White, 12),
    Observation::NobodyRecords => Observation::NobodyRecords,
    Observation::ForbiddenDevice(_) => Observation::ForbiddenDevice(Color::White),
});

each!(doubts: SealDoubt {
    SealDoubt::Vanished => SealDoubt::Vanished,
    SealDoubt::CameBack => SealDoubt::CameBack,
    SealDoubt::OtherHome => SealDoubt::OtherHome,
    SealDoubt::OtherUse => SealDoubt::OtherUse,
    SealDoubt::OtherHomes(_) => SealDoubt::OtherHomes(3),
    SealDoubt::OtherUses(_) => SealDoubt::OtherUses(12),
    SealDoubt::WallSetBack(_) => SealDoubt::WallSetBack(Span::from_minutes(5)),
    SealDoubt::RunsApart => SealDoubt::RunsApart,
    SealDoubt::WallSetForward(_) => SealDoubt::WallSetForward(Span::from_minutes(5)),
});

each!(overreaches: Overreach {
    Overreach::OtherSide => Overreach::OtherSide,
    Overreach::OtherPerson => Overreach::OtherPerson,
    Overreach::NoDeed => Overreach::NoDeed,
    Overreach::NoProof => Overreach::NoProof,
    Overreach::WrongProof => Overreach::WrongProof,
    Overreach::AfterResult => Overreach::AfterResult,
    Overreach::ClockTooHigh => Overreach::ClockTooHigh,
});

each!(absences: Absence {
    Absence::Measured(_) => Absence::Measured(Span::from_minutes(3)),
    Absence::Unmeasured => Absence::Unmeasured,
    Absence::ByTheWall(_) => Absence::ByTheWall(Span::from_minutes(3)),
    Absence::Disputed { .. } =>
        Absence::Disputed { measured: Span::from_minutes(3), wall: Span::from_minutes(9) },
    Absence::Suspended(_) => Absence::Suspended(Span::from_minutes(3)),
});

each!(clocks_meanwhile: ClockMeanwhile {
    ClockMeanwhile::Ran => ClockMeanwhile::Ran,
    ClockMeanwhile::Stood => ClockMeanwhile::Stood,
    ClockMeanwhile::NotHere => ClockMeanwhile::NotHere,
});

each!(takings_up: TakingUp {
    TakingUp::ReplierPresent => TakingUp::ReplierPresent,
    TakingUp::ReplierAbsent => TakingUp::ReplierAbsent,
    TakingUp::SealerAbsent(_) => TakingUp::SealerAbsent(e4()),
    TakingUp::BothAbsent => TakingUp::BothAbsent,
    TakingUp::ReplierArrives => TakingUp::ReplierArrives,
    TakingUp::EnvelopeMissing(_) => TakingUp::EnvelopeMissing(e4()),
    TakingUp::EnvelopeUnreadable => TakingUp::EnvelopeUnreadable,
    TakingUp::PositionLost => TakingUp::PositionLost,
    TakingUp::WithoutSeal => TakingUp::WithoutSeal,
});

each!(news: News {
    News::CaseOpened(_) => News::CaseOpened(1),
    News::CaseEnded(..) => News::CaseEnded(1, CaseEnd::BoardsAgree),
    News::CaseNarrowed(..) => News::CaseNarrowed(1, Rule::IllegalMove),
    News::Misheard(_) => News::Misheard(Mishearing {
        by: Color::Black, announced: e4(), repeated: d4(), parts: vec![Part::ToRank],
    }),
    News::NotRepeated(_) => News::NotRepeated(Color::White),
    News::Corrected { .. } => News::Corrected { by: Color::White, before: d4(), now: e4() },
    News::OutOfTurn { .. } => News::OutOfTurn { side: Color::White, said: e4() },
    News::OfferOutOfTime(_) => News::OfferOutOfTime(Color::White),
    News::OffersOften { .. } => News::OffersOften { side: Color::White, times: 3 },
    News::AdjustedOutOfTurn(_) => News::AdjustedOutOfTurn(Color::White),
    News::SheetAskedOutOfTurn(..) => News::SheetAskedOutOfTurn(Color::White, Rule::SheetShown),
    News::IdlePress(_) => News::IdlePress(Color::White),
    News::PressedBack(_) => News::PressedBack(Color::White),
    News::GaveTheClockBack(_) => News::GaveTheClockBack(Color::White),
    News::DeviceOpened { .. } => News::DeviceOpened { away: 2 },
    News::LatePress(_) => News::LatePress(Color::White),
    News::ClaimAccepted(_) => News::ClaimAccepted(Color::White),
    News::SheetAsked(..) => News::SheetAsked(Color::White, 2),
    News::OfferDeclinedByTouch(_) => News::OfferDeclinedByTouch(Color::White),
    News::ScoresDiffer { .. } => News::ScoresDiffer { plies: 8, boards: Agreement::NotKnown },
    News::RecordedInAdvance { .. } => News::RecordedInAdvance { side: Color::White, ply: 7 },
    News::CounterDiffers { .. } =>
        News::CounterDiffers { side: Color::White, counted: 39, completed: 40 },
    News::Audited { .. } => News::Audited {
        side: Color::White, next: Some(Square::E4), finding: Finding::Unexplained,
    },
    News::Restored { .. } => News::Restored { ply: 4 },
    News::TimeGiven(..) => News::TimeGiven(Color::White, Span::from_minutes(2)),
    News::AskedToSeal(_) => News::AskedToSeal(AskedToSeal::OnMove),
    News::MovedInsteadOfSealing(_) => News::MovedInsteadOfSealing(Color::White),
    News::SealVoid(_) => News::SealVoid(Color::White),
    News::AdjournedEarly(..) => News::AdjournedEarly(Color::White, Span::from_minutes(10)),
    News::OfferAtTheSeal(_) => News::OfferAtTheSeal(Color::White),
    News::TakenUp(_) => News::TakenUp(TakingUp::ReplierPresent),
    // An envelope is made by sealing alone: tests/scripts/adjournment.txt tells one.
    News::Sealed(_) | News::ToSeal(_) | News::NobodySeals | News::Opened { .. } =>
        News::Opened { by: Color::White, said: e4() },
    News::Ended(_) => News::Ended(Points::Draw),
    News::Referred { .. } =>
        News::Referred { position: Some("8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned()) },
    News::Verified(_) => News::Verified(Color::White),
    News::SignedByBoth => News::SignedByBoth,
    News::NothingChanged => News::NothingChanged,
    News::AfterTheEnd(_) => News::AfterTheEnd(Color::White),
    News::ChallengeCounted(_) => News::ChallengeCounted(Color::White),
    News::ChallengeUncounted(_) => News::ChallengeUncounted(Color::White),
});

each!(told_to_arbiters: ArbiterTold {
    // Cases and reports have their examples in cases.rs.
    ArbiterTold::Case(_) | ArbiterTold::Report(_) | ArbiterTold::NumberTried =>
        ArbiterTold::NumberTried,
    ArbiterTold::News(..) => ArbiterTold::News(News::SignedByBoth, Edition::Of2023),
    ArbiterTold::Overstepped { .. } => ArbiterTold::Overstepped {
        side: Color::White, duty: Duty::Press, how: Overstepping::OpponentHasOne,
        edition: Edition::Of2023,
    },
    ArbiterTold::LetterRefused { .. } =>
        ArbiterTold::LetterRefused { from: Color::White, why: Overreach::NoProof },
    ArbiterTold::TouchesFelt { .. } => touches_felt(TouchedBefore::AnotherMove),
    ArbiterTold::SquareDistrusted { .. } =>
        ArbiterTold::SquareDistrusted { side: Color::Black, square: Square::D5 },
    ArbiterTold::SealDoubted(_) => ArbiterTold::SealDoubted(SealDoubt::Vanished),
    ArbiterTold::Abandoned(_) => ArbiterTold::Abandoned(Color::White),
    ArbiterTold::Returned(..) => ArbiterTold::Returned(Absence::Unmeasured, ClockMeanwhile::Ran),
    ArbiterTold::Done(_) => ArbiterTold::Done(ArbiterAct::Starts),
    ArbiterTold::Capabilities(_) => ArbiterTold::Capabilities(&[Capability::KeepScore, Capability::TellTimes]),
    ArbiterTold::Declined(_) => ArbiterTold::Declined(Declined::NoSuchCase(3)),
    ArbiterTold::PlayerDeclined(..) =>
        ArbiterTold::PlayerDeclined(Color::White, Declined::NoOffer),
});

fn touches_felt(before: TouchedBefore) -> ArbiterTold {
    let touched = vec![TouchedMan { square: Square::G1, piece: Color::White.knight() }];
    ArbiterTold::TouchesFelt { side: Color::White, before, touched }
}

/// Every example as it is told in a language, each with what it is an example of.
fn all_told(language: Language) -> Vec<(String, String)> {
    let texts = &Texts::new(language);
    let wording = Wording::default();
    let edition = Edition::Of2023;
    let ruled = |verdict, facts: Vec<RulingFact>, judgement| {
        let rules = vec![Rule::IllegalMove];
        tell_ruling(&Ruling { edition, verdict, rules, facts, judgement }, texts).join(" ")
    };
    let arbiter = |told: &ArbiterTold| tell_arbiter(told, wording, texts);
    let player = |told: &PlayerTold| tell_player(told, wording, texts);
    let mut told: Vec<(String, String)> = Vec::new();
    let mut takes = |of: &dyn std::fmt::Debug, sentence: String| {
        told.push((format!("{of:?}"), sentence));
    };
    for one in refusals() {
        takes(&one, tell_refusal(&one, texts));
    }
    for one in verdicts() {
        takes(&one, ruled(one, Vec::new(), Judgement::Settled));
    }
    for one in facts() {
        takes(&one, ruled(Verdict::GoesOn, vec![one.clone()], Judgement::Settled));
    }
    for one in choices() {
        takes(&one, ruled(Verdict::ArbiterActs, Vec::new(), Judgement::Arbiter(vec![one])));
    }
    for one in sanctions() {
        let choice = vec![ArbitersChoice::Sanction(one)];
        takes(&one, ruled(Verdict::ArbiterActs, Vec::new(), Judgement::Opponent(choice)));
    }
    for one in reasons() {
        takes(&one, tell_reason(one, texts));
    }
    for one in case_ends() {
        takes(&one, arbiter(&ArbiterTold::News(News::CaseEnded(1, one), edition)));
    }
    for one in declined() {
        takes(&one, player(&PlayerTold::Declined(one.clone())));
    }
    for one in helps() {
        takes(&one, player(&PlayerTold::Help(permit(), one.clone())));
    }
    for one in told_to_players() {
        takes(&one, player(&one));
    }
    for one in results() {
        takes(&one, player(&PlayerTold::Result(one)));
    }
    for one in observations() {
        takes(&one, arbiter(&ArbiterTold::Done(ArbiterAct::Observes(one))));
    }
    for one in [TouchedBefore::AnotherMove, TouchedBefore::Asking] {
        takes(&one, arbiter(&touches_felt(one)));
    }
    for one in doubts() {
        takes(&one, arbiter(&ArbiterTold::SealDoubted(one)));
    }
    for one in overreaches() {
        takes(&one, arbiter(&ArbiterTold::LetterRefused { from: Color::White, why: one }));
    }
    for one in absences() {
        takes(&one, arbiter(&ArbiterTold::Returned(one, ClockMeanwhile::Ran)));
    }
    for one in clocks_meanwhile() {
        takes(&one, arbiter(&ArbiterTold::Returned(Absence::Unmeasured, one)));
    }
    for one in takings_up() {
        takes(&one, arbiter(&ArbiterTold::News(News::TakenUp(one.clone()), edition)));
    }
    for one in news() {
        takes(&one, arbiter(&ArbiterTold::News(one.clone(), edition)));
    }
    for one in told_to_arbiters() {
        takes(&one, arbiter(&one));
    }
    cases::tell_all(texts, &mut takes);
    told
}

/// Words that are English and neither German nor French.
const ENGLISH: [&str; 32] = [
    "the", "and", "of", "with", "has", "have", "not", "by", "is", "are", "was the", "this", "that",
    "move", "moves", "game", "player", "opponent", "clock", "draw", "claim", "pawn", "king",
    "queen", "knight", "bishop", "rook", "white", "black", "board", "piece", "arbiter",
];

/// Whether words are passed on as they were said or written, which no language changes.
fn is_passed_on(of: &str) -> bool {
    of.starts_with("Relayed") || of.starts_with("Position(")
}

#[test]
fn every_kind_is_told_in_every_language_whole_and_in_no_other() {
    let english = all_told(Language::English);
    assert!(english.len() > 400, "{}", english.len());
    for language in Language::ALL {
        let told = all_told(language);
        assert_eq!(told.len(), english.len());
        for ((of, sentence), (_, in_english)) in told.iter().zip(&english) {
            let here = format!("{language:?}, {of}: {sentence}");
            let odd = ['{', '}', '$', '_', '\u{2068}', '\u{2069}'];
            assert!(!sentence.trim().is_empty() && !sentence.contains(odd), "{here}");
            assert!(!sentence.contains("  ") && !sentence.contains(".."), "{here}");
            if language == Language::English || is_passed_on(of) {
                continue;
            }
            assert_ne!(sentence, in_english, "{here}");
            let words: BTreeSet<String> = sentence
                .split(|sign: char| !sign.is_alphanumeric())
                .map(str::to_lowercase)
                .collect();
            let foreign: Vec<_> = ENGLISH.iter().filter(|word| words.contains(**word)).collect();
            assert!(foreign.is_empty(), "{foreign:?} in {here}");
        }
    }
}

#[test]
fn kinds_that_differ_are_told_in_sentences_that_differ() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let refusals: BTreeSet<String> =
            refusals().iter().map(|one| tell_refusal(one, &texts)).collect();
        assert_eq!(refusals.len(), self::refusals().len(), "{language:?}");
        let reasons: BTreeSet<String> =
            reasons().into_iter().map(|one| tell_reason(one, &texts)).collect();
        assert_eq!(reasons.len(), self::reasons().len(), "{language:?}");
    }
}
