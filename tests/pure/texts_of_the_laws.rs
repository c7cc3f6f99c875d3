//! What rulings, articles, refused moves and unclear words say of themselves in English is
//! what the texts tell in a game, and the texts tell it in German and French too.

use hector::chess::{CastlingSide, Color, DrawClaim, File, Origin, Rank, Refusal, Role, Square};
use hector::clock::Moment;
use hector::laws::provisions::{FlagCall, Reading, TimeWinClaim};
use hector::laws::{
    Edition, Fact, Mode, Pace, Regime, Rule, Ruling, Sanction, Supervision, Verdict,
};
use hector::present::editor;
use hector::table::{
    ArbiterAct, ArbiterTold, Arose, Case, CaseState, Cause, Declined, Matter, Permit, PlayerTold,
};
use hector::words::{
    Language, Lexicon, Texts, Wording, hear, hear_board, tell_arbiter, tell_player, tell_unclear,
    tell_unclear_board,
};

/// Holds what is told against what is expected in English, and sees that German and French
/// tell something of their own.
fn check(tell: impl Fn(&Texts) -> String, expected: &str) {
    assert_eq!(tell(&Texts::new(Language::English)), expected);
    for language in [Language::German, Language::French] {
        let told = tell(&Texts::new(language));
        let is_own = !told.trim().is_empty() && told != expected && !told.contains(['_', '{']);
        assert!(is_own, "{language:?}: {told:?} for {expected:?}");
    }
}

fn case(edition: Edition, rules: Vec<Rule>, ruling: Option<Ruling>) -> ArbiterTold {
    ArbiterTold::Case(Box::new(Case {
        number: 1,
        at: Moment::ZERO,
        edition,
        matter: Matter::GameOver,
        move_number: None,
        arose: Arose::default(),
        cause: Cause::default(),
        rules,
        ruling,
        remedies: Vec::new(),
        state: CaseState::Open,
    }))
}

fn check_case(told: &ArbiterTold, what_the_laws_say: &str) {
    let expected = format!(
        "Case 1: the game is over on the board. {what_the_laws_say} Left to your judgement."
    );
    check(|texts| tell_arbiter(told, Wording::default(), texts), &expected);
}

fn check_refusal(refusal: Refusal) {
    let expected = format!("Impossible: {refusal}.");
    let permit = Permit::in_mode(Mode::Training).expect("training permits");
    let told = PlayerTold::Declined(Declined::Impossible(permit, refusal));
    check(|texts| tell_player(&told, Wording::default(), texts), &expected);
}

#[test]
fn every_article_of_every_edition() {
    for edition in Edition::ALL {
        for rule in Rule::ALL {
            let Some(article) = rule.article(edition) else { continue };
            if article.place().is_some() {
                let told = case(edition, vec![*rule], None);
                check_case(&told, &format!("By {article} of {edition}."));
            }
        }
    }
}

#[test]
fn every_verdict() {
    let mut verdicts = vec![
        Verdict::Draw,
        Verdict::GoesOn,
        Verdict::Unknown,
        Verdict::ClaimCorrect,
        Verdict::ClaimWrong(None),
        Verdict::ClaimLost,
        Verdict::OffenderLoses,
        Verdict::OffenderLosesUnlessNoMate,
        Verdict::MoveStands,
        Verdict::NothingDue,
        Verdict::ForcedMove,
        Verdict::NoPenaltyNamed,
        Verdict::NotRegulated,
        Verdict::DoesNotApply,
        Verdict::OnlyOnRequest,
        Verdict::ProtestLost,
        Verdict::ArbiterActs,
        Verdict::NoAdjustment,
        Verdict::NewGame,
    ];
    verdicts.extend([Color::White, Color::Black].map(Verdict::Win));
    for minutes in [0, 1, 2, 3] {
        verdicts.extend([
            Verdict::ClaimWrong(Some(minutes)),
            Verdict::ExtraMinutes(minutes),
            Verdict::IncrementAndMinutes(minutes),
        ]);
    }
    for verdict in verdicts {
        let ruling = Ruling::settled(Edition::Of2023, verdict, [], []);
        check_case(&case(Edition::Of2023, Vec::new(), Some(ruling)), &verdict.to_string());
    }
}

#[test]
fn every_fact() {
    let mut facts = vec![
        Fact::NobodyCanMate,
        Fact::ResignationMustBeClear,
        Fact::NoHistory,
        Fact::Repeated { times: 3, ply: 8, at: vec![0, 4, 8] },
        Fact::Ground(DrawClaim::Threefold),
        Fact::Ground(DrawClaim::FiftyMoves),
        Fact::WithIntendedMove("Springer Gustav eins Felix drei".to_owned()),
        Fact::IntendedMoveIllegal {
            words: "Eva zwei Eva fünf".to_owned(),
            refusal: Refusal::NothingThere { at: Square::E2 },
        },
        Fact::WrittenMoveNotKnown,
        Fact::OpponentCanMate,
        Fact::OpponentCannotMate,
        Fact::SanctionsUnverified,
        Fact::Nth(2),
        Fact::OpponentHasReplied,
        Fact::OnlyOnClaim,
        Fact::NotPressed,
        Fact::PositionRestored,
        Fact::PawnBecomesQueen,
        Fact::IntendedMoveMustBePlayed,
        Fact::CountsAsOffer,
        Fact::RequestCountsAsOffer,
        Fact::CheckedEvenIfAgreed,
        Fact::SetByTheEvent,
        Fact::MinutesNotStated,
        Fact::OnlyIfAnnounced,
        Fact::BoardCameFirst,
        Fact::PutBackOnOwnTime,
        Fact::CommitteePutsBack,
        Fact::FoundDuringTheGame,
        Fact::WheneverFound,
        Fact::OnlyTheBoardIsWrong,
        Fact::BeforeBlacksFourth,
        Fact::AfterBlacksFourth,
        Fact::FewerThanTenMoves,
        Fact::TenMovesMade,
        Fact::ArbiterMayRuleOtherwise,
        Fact::SetUpSettled(10),
        Fact::ClockCountsUnlessFaulty,
        Fact::IllegalPositionIs,
        Fact::LastIdentifiablePosition,
        Fact::KingsInCheckOrPawnLeft,
        Fact::NotAnnounced,
        Fact::EachMoveBringsTime,
        Fact::NotTheLastPeriod,
        Fact::OrderUnknown,
        Fact::DrawInTheLastPeriod,
        Fact::NoMoveYet,
        Fact::OnlyWithTwoPieces,
        Fact::CountedWithThisMove,
        Fact::ArbiterActsUnasked,
        Fact::OneMoreMove,
        Fact::SealedMoveStands,
        Fact::AllowedToBeLate(0),
        Fact::AllowedToBeLate(1),
        Fact::AllowedToBeLate(30),
        Fact::CallingTheFlag(Reading::Unverified),
    ];
    for side in [Color::White, Color::Black] {
        facts.extend([
            Fact::Checkmated(side),
            Fact::Stalemated(side),
            Fact::CannotMate(side),
            Fact::CanMate(side, 46),
            Fact::MateUnknown(side),
            Fact::FlagFallen(side),
            Fact::Resigned(side),
            Fact::Claimant(side),
            Fact::HasNotTheMove(side),
            Fact::NotInLastTwoMinutes(side),
            Fact::HasReplied(side),
            Fact::HasTouched(side),
            Fact::IsDisabled(side),
        ]);
    }
    for plies in [0, 1, 2, 3, 100] {
        facts.extend([
            Fact::Quiet { plies, ply: 0 },
            Fact::Quiet { plies, ply: 7 },
            Fact::ClaimShort { times: 1, plies },
            Fact::ClaimShort { times: 2, plies },
        ]);
    }
    for pace in [Pace::Standard, Pace::Rapid, Pace::Blitz] {
        facts.push(Fact::NotAtThisPace(pace));
        for supervision in [Supervision::EachGame, Supervision::Otherwise] {
            facts.push(Fact::Under(Regime { pace, supervision }));
        }
    }
    facts.extend(
        [
            TimeWinClaim::NotRegulated,
            TimeWinClaim::StopBothOwnFlagUp,
            TimeWinClaim::StopWithTimeLeft,
            TimeWinClaim::MayStopWithTimeLeft,
            TimeWinClaim::MayStop,
        ]
        .map(Fact::ClaimingTheWin),
    );
    facts.extend(
        [FlagCall::NotRegulated, FlagCall::MustNot, FlagCall::May, FlagCall::Shall]
            .map(|call| Fact::CallingTheFlag(Reading::Verified(call))),
    );
    for fact in facts {
        let expected = format!("Draw. {fact}");
        let ruling = Ruling::settled(Edition::Of2023, Verdict::Draw, [], [fact]);
        check_case(&case(Edition::Of2023, Vec::new(), Some(ruling)), &expected);
    }
}

#[test]
fn every_sanction() {
    for sanction in Sanction::of(Edition::Of2023) {
        let told = ArbiterTold::Done(ArbiterAct::Sanctions(Color::White, *sanction));
        check(
            |texts| tell_arbiter(&told, Wording::default(), texts),
            &format!("White: {sanction}."),
        );
    }
}

#[test]
fn every_refusal() {
    let (at, by, from, to) = (Square::E4, Square::E8, Square::D1, Square::F3);
    for refusal in [
        Refusal::NothingThere { at },
        Refusal::NotItsMove { role: Role::Queen, from, to },
        Refusal::OwnPieceThere { at },
        Refusal::Blocked { role: Role::Rook, at },
        Refusal::NothingToCapture { at },
        Refusal::EnPassantGone { at },
        Refusal::KingAttacked { king: at, by },
        Refusal::KingCaptured { at },
        Refusal::PromotionMissing { at },
        Refusal::Ambiguous { to, candidates: vec![from, by] },
    ] {
        check_refusal(refusal);
    }
    for found in Role::ALL {
        check_refusal(Refusal::NotYours { at, found });
        check_refusal(Refusal::NotItsMove { role: found, from, to });
        check_refusal(Refusal::PromotionImpossible { named: found, at });
        for named in Role::ALL {
            check_refusal(Refusal::OtherPieceThere { at, named, found });
        }
    }
    for named in [None, Some(Role::Rook), Some(Role::Queen)] {
        for file in [None, Some(File::E)] {
            for rank in [None, Some(Rank::Fourth)] {
                check_refusal(Refusal::NoSuchPiece { named, from: Origin { file, rank } });
            }
        }
    }
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        check_refusal(Refusal::CastlingRightLost { side });
        check_refusal(Refusal::CastlingBlocked { side, at });
        check_refusal(Refusal::CastlingAttacked { side, at, by });
    }
}

#[test]
fn words_that_were_not_understood() {
    let lexicon = Lexicon::of(Wording::default());
    let too_many = "Eva ".repeat(40);
    for words in [
        "",
        "Guten Morgen",
        "b",
        "Springer Springer",
        "Springer Felix",
        "Eva zwei Eva neun",
        "Eva zwei Eva vier Schach Schach",
        "Rochade",
        "Bella sieben Bella acht Eva",
        "ja",
        &too_many,
    ] {
        let unclear = hear(words, &lexicon).expect_err("unclear words");
        check(|texts| tell_unclear(&unclear, texts), &unclear.to_string());
    }
    for words in ["", "b", "Reihe", "Reihe acht", "Reihe acht leer", "Reihe acht zwei leer", "Eva"]
    {
        let unclear = hear_board(words, &lexicon).expect_err("unclear words");
        check(|texts| tell_unclear_board(&unclear, texts), &unclear.to_string());
    }
}

#[test]
fn every_refusal_of_a_key() {
    for refusal in [
        editor::Refusal::LineFull,
        editor::Refusal::AtStart,
        editor::Refusal::AtEnd,
        editor::Refusal::NoneEarlier,
        editor::Refusal::NoneLater,
        editor::Refusal::NothingErased,
        editor::Refusal::NoSuchKey,
    ] {
        check(|texts| refusal.told(texts), &refusal.to_string());
    }
}
