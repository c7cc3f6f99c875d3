//! A ruling by the Laws, as sentences: the verdict, then its facts.

use crate::capitalised;
use crate::chess::DrawClaim;
use crate::chess::unwinnable::{Reason, Shade};
use crate::laws::provisions::{FlagCall, ProvisionText, TimeWinClaim};
use crate::laws::{
    ArbitersChoice, Judgement, Pace, PaceBounds, Regime, Ruling, RulingFact, Supervision, Verdict,
};
use crate::texts::Texts;

use super::articles::article;
use super::offences::sanctioned;
use super::refusals::refused;

/// The ruling line by line: the verdict first, then the articles, the facts, and the decisions left to the arbiter or
/// the opponent.
#[must_use]
pub fn tell_ruling(ruling: &Ruling, texts: &Texts) -> Vec<String> {
    let edition = ruling.edition.to_string();
    let mut lines = vec![verdict(ruling.verdict, texts)];
    lines.extend(ruling.articles().into_iter().map(|(rule, found)| {
        let found = capitalised(&article(found, texts));
        texts.ruling_article(&found, &edition, &texts.rule(rule))
    }));
    lines.extend(ruling.facts.iter().map(|found| fact(found, texts)));
    let (chooser, choices) = match &ruling.judgement {
        Judgement::Settled => return lines,
        Judgement::Arbiter(choices) => (texts.left_to_arbiter(), choices),
        Judgement::Opponent(choices) => (texts.left_to_opponent(), choices),
    };
    lines.push(chooser);
    lines.extend(choices.iter().map(|one| format!("- {}", choice(*one, texts))));
    lines
}

fn choice(choice: ArbitersChoice, texts: &Texts) -> String {
    match choice {
        ArbitersChoice::Give(minutes) => texts.choice_give(minutes),
        ArbitersChoice::GiveNothing => texts.choice_give_nothing(),
        ArbitersChoice::DeclareLost => texts.choice_lost(),
        ArbitersChoice::DeclareDrawn => texts.choice_drawn(),
        ArbitersChoice::DeclareWon(side) => texts.choice_won(side),
        ArbitersChoice::LetGoOn => texts.choice_go_on(),
        ArbitersChoice::Postpone => texts.choice_postpone(),
        ArbitersChoice::OwnJudgement => texts.choice_own_judgement(),
        ArbitersChoice::Sanction(sanction) => sanctioned(sanction, texts),
        ArbitersChoice::DemandMoveOfThePiece => texts.choice_move_of_piece(),
        ArbitersChoice::DemandCapture => texts.choice_capture(),
        ArbitersChoice::NoConsequence => texts.choice_no_consequence(),
    }
}

/// The sentences of a ruling, without its articles.
pub(super) fn ruling(ruling: &Ruling, texts: &Texts) -> Vec<String> {
    let mut sentences = vec![verdict(ruling.verdict, texts)];
    sentences.extend(ruling.facts.iter().map(|found| fact(found, texts)));
    if let Judgement::Arbiter(_) = ruling.judgement {
        sentences.push(texts.arbiters_judgement());
    }
    sentences
}

fn verdict(verdict: Verdict, texts: &Texts) -> String {
    match verdict {
        Verdict::Win(side) => texts.verdict_wins(side),
        Verdict::Draw => texts.verdict_draw(),
        Verdict::BothLose => texts.verdict_both_lose(),
        Verdict::GoesOn => texts.verdict_goes_on(),
        Verdict::Unknown => texts.verdict_unknown(),
        Verdict::ClaimCorrect => texts.verdict_claim_correct(),
        Verdict::ClaimWrong(Some(minutes)) => texts.verdict_claim_wrong(minutes),
        Verdict::ClaimWrong(None) => texts.verdict_claim_wrong_only(),
        Verdict::ClaimLost => texts.verdict_claim_lost(),
        Verdict::ExtraMinutes(minutes) => texts.verdict_extra_minutes(minutes),
        Verdict::IncrementAndMinutes(minutes) => texts.verdict_increment(minutes),
        Verdict::OffenderLoses => texts.verdict_offender_loses(),
        Verdict::OffenderLosesUnlessNoMate => texts.verdict_loses_unless_no_mate(),
        Verdict::MoveStands => texts.verdict_move_stands(),
        Verdict::NothingDue => texts.verdict_nothing_due(),
        Verdict::ForcedMove => texts.verdict_forced_move(),
        Verdict::NoPenaltyNamed => texts.verdict_no_penalty_named(),
        Verdict::NotRegulated => texts.verdict_not_regulated(),
        Verdict::DoesNotApply => texts.verdict_does_not_apply(),
        Verdict::OnlyOnRequest => texts.verdict_only_on_request(),
        Verdict::ProtestLost => texts.verdict_protest_lost(),
        Verdict::ArbiterActs => texts.verdict_arbiter_acts(),
        Verdict::ArbiterDecides => texts.verdict_arbiter_decides(),
        Verdict::NoAdjustment => texts.verdict_no_adjustment(),
        Verdict::NewGame => texts.verdict_new_game(),
    }
}

fn fact(fact: &RulingFact, texts: &Texts) -> String {
    match fact {
        RulingFact::Checkmated(side) => texts.checkmated(*side),
        RulingFact::Stalemated(side) => texts.stalemated(*side),
        RulingFact::NobodyCanMate => texts.nobody_can_mate(),
        RulingFact::CannotMate(side) => texts.cannot_mate(*side),
        RulingFact::WhyNoMate(reason) => tell_reason(*reason, texts),
        RulingFact::CanMate(side, plies) => texts.can_mate(*side, *plies),
        RulingFact::MateUnknown(side) => texts.mate_unknown(*side),
        RulingFact::ClaimingTheWin(claim) => texts.claiming_the_win(&win_claim(*claim, texts)),
        RulingFact::CallingTheFlag(call) => texts.calling_the_flag(&flag_call(*call, texts)),
        RulingFact::ResignationMustBeClear => texts.resignation_must_be_clear(),
        RulingFact::IntendedMoveIllegal { words, refusal } => {
            texts.intended_move_illegal(words, &refused(refusal, texts))
        }
        RulingFact::NoHistory => texts.no_history(),
        RulingFact::MovesNotHeard => texts.moves_not_heard(),
        RulingFact::TimeRanFor(side) => texts.time_ran_for(*side),
        RulingFact::ClockCounts(moves) => texts.clock_counts(moves.white, moves.black),
        RulingFact::ScoreSays(side) => texts.score_says(*side),
        RulingFact::NobodyMustRecord => texts.nobody_must_record(),
        RulingFact::FlagFallen(side) => texts.flag_fallen(*side),
        RulingFact::MovesOfPeriod { side, completed, required } => {
            texts.moves_of_period(*side, *completed, *required)
        }
        RulingFact::CounterShows(side, moves) => texts.counter_shows(*side, *moves),
        RulingFact::OnlyIfRejected => texts.only_if_rejected(),
        RulingFact::ClaimPostponed(side) => texts.claim_postponed(*side),
        RulingFact::Resigned(side) => texts.has_resigned(*side),
        RulingFact::Repeated { times, ply, at } => {
            let at: Vec<String> = at.iter().map(usize::to_string).collect();
            texts.repeated(*times, *ply, &at.join(", "))
        }
        RulingFact::Quiet { plies, ply: 0 } => texts.quiet(&moves(*plies, texts)),
        RulingFact::Quiet { plies, ply } => texts.quiet_up_to(*ply, &moves(*plies, texts)),
        RulingFact::ClaimShort { times, plies } => texts.claim_short(*times, &moves(*plies, texts)),
        RulingFact::Ground(DrawClaim::Threefold) => texts.ground_threefold(),
        RulingFact::Ground(DrawClaim::FiftyMoves) => texts.ground_fifty_moves(),
        RulingFact::WithIntendedMove(words) => texts.with_intended_move(words),
        RulingFact::WrittenMoveNotKnown => texts.written_move_not_known(),
        RulingFact::Claimant(side) => texts.claimant(*side),
        RulingFact::OpponentCanMate => texts.opponent_can_mate(),
        RulingFact::OpponentCannotMate => texts.opponent_cannot_mate(),
        RulingFact::SanctionsUnverified => texts.sanctions_unverified(),
        RulingFact::Nth(count) => texts.number_of_player(*count),
        RulingFact::OpponentHasReplied => texts.opponent_has_replied(),
        RulingFact::OnlyOnClaim => texts.only_on_claim(),
        RulingFact::NotPressed => texts.clock_not_pressed(),
        RulingFact::PositionRestored => texts.restored_and_touched(),
        RulingFact::PawnBecomesQueen => texts.pawn_becomes_queen(),
        RulingFact::IntendedMoveMustBePlayed => texts.intended_must_be_played(),
        RulingFact::CountsAsOffer => texts.claim_is_offer(),
        RulingFact::RequestCountsAsOffer => texts.request_is_offer(),
        RulingFact::CheckedEvenIfAgreed => texts.checked_even_if_agreed(),
        RulingFact::SetByTheEvent => texts.set_by_event(),
        RulingFact::MinutesNotStated => texts.minutes_not_stated(),
        RulingFact::Under(regime) => texts.pace(&tell_regime(*regime, texts)),
        RulingFact::OnlyIfAnnounced => texts.only_if_announced(),
        RulingFact::NotAtThisPace(found) => texts.not_at_this_pace(&tell_pace(*found, texts)),
        RulingFact::NotAnnounced => texts.not_announced_rule(),
        RulingFact::HasNotTheMove(side) => texts.has_not_the_move(*side),
        RulingFact::NotInLastTwoMinutes(side) => texts.not_in_last_two_minutes(*side),
        RulingFact::EachMoveBringsTime => texts.each_move_brings_time(),
        RulingFact::NotTheLastPeriod => texts.not_the_last_period(),
        RulingFact::OrderUnknown => texts.order_of_flags_unknown(),
        RulingFact::ClaimedWithoutStopping(side) => texts.claimed_without_stopping(*side),
        RulingFact::FellFirst(side) => texts.flag_fell_first(*side),
        RulingFact::DrawInTheLastPeriod => texts.draw_in_the_last_period(),
        RulingFact::NoMoveYet => texts.no_move_yet(),
        RulingFact::OnlyWithTwoPieces => texts.only_with_two_pieces(),
        RulingFact::LossOnlyIfCompleted => texts.loss_only_if_completed(),
        RulingFact::CountedWithThisMove => texts.counted_with_this_move(),
        RulingFact::HasReplied(side) => texts.has_replied(*side),
        RulingFact::HasTouched(side) => texts.has_touched(*side),
        RulingFact::ArbiterActsUnasked => texts.arbiter_acts_unasked(),
        RulingFact::OneMoreMove => texts.one_more_move(),
        RulingFact::StillIllegal => texts.still_illegal(),
        RulingFact::IsDisabled(side) => texts.is_disabled(*side),
        RulingFact::SealedMoveStands => texts.sealed_move_stands(),
        RulingFact::AllowedToBeLate(minutes) => texts.allowed_to_be_late(*minutes),
        RulingFact::NoDefaultTime => texts.no_default_time(),
        RulingFact::BoardCameFirst => texts.board_came_first(),
        RulingFact::PutBackOnOwnTime => texts.put_back_on_own_time(),
        RulingFact::CommitteePutsBack => texts.committee_puts_back(),
        RulingFact::FoundDuringTheGame => texts.found_during_the_game(),
        RulingFact::WheneverFound => texts.whenever_found(),
        RulingFact::OnlyTheBoardIsWrong => texts.only_the_board_is_wrong(),
        RulingFact::BeforeBlacksFourth => texts.before_blacks_fourth(),
        RulingFact::AfterBlacksFourth => texts.after_blacks_fourth(),
        RulingFact::FewerThanTenMoves => texts.fewer_than_ten_moves(),
        RulingFact::TenMovesMade => texts.ten_moves_made(),
        RulingFact::ArbiterMayRuleOtherwise => texts.arbiter_may_rule_otherwise(),
        RulingFact::SetUpSettled(moves) => texts.set_up_settled(*moves),
        RulingFact::PlayWaitsForTheDecision => texts.play_waits_for_the_decision(),
        RulingFact::ClocksStandForTheSheets => texts.clocks_stand_for_the_sheets(),
        RulingFact::SheetOnTheOwnTime => texts.sheet_on_the_own_time(),
        RulingFact::RegisteredTimePutRight => texts.registered_time_put_right(),
        RulingFact::ClockCountsUnlessFaulty => texts.clock_counts_unless_faulty(),
        RulingFact::IllegalPositionIs => texts.illegal_position_is(),
        RulingFact::LastIdentifiablePosition => texts.last_identifiable_position(),
        RulingFact::KingsInCheckOrPawnLeft => texts.kings_in_check_or_pawn_left(),
    }
}

/// Why a side cannot mate, as a sentence.
#[must_use]
pub fn tell_reason(reason: Reason, texts: &Texts) -> String {
    match reason {
        Reason::Over => texts.why_over(),
        Reason::BareKing => texts.why_bare_king(),
        Reason::LoneKnight => texts.why_lone_knight(),
        Reason::BishopsOfOneColour(Shade::Light) => texts.why_light_bishops(),
        Reason::BishopsOfOneColour(Shade::Dark) => texts.why_dark_bishops(),
        Reason::NoVisitor => texts.why_no_visitor(),
        Reason::OnlyBishops(Shade::Light) => texts.why_only_light_bishops(),
        Reason::OnlyBishops(Shade::Dark) => texts.why_only_dark_bishops(),
        Reason::AlwaysEscape => texts.why_always_escape(),
        Reason::KingsApart => texts.why_kings_apart(),
        Reason::LastMan => texts.why_last_man(),
        Reason::OnlyStalemate => texts.why_only_stalemate(),
        Reason::EitherWay => texts.why_either_way(),
        Reason::Forced => texts.why_forced(),
        Reason::Exhausted(positions) => texts.why_exhausted(positions),
    }
}

/// A number of plies as moves by each player.
fn moves(plies: u32, texts: &Texts) -> String {
    if plies.is_multiple_of(2) {
        texts.moves_by_each(plies / 2)
    } else {
        texts.moves_and_a_half_by_each(plies / 2)
    }
}

fn win_claim(claim: TimeWinClaim, texts: &Texts) -> String {
    match claim {
        TimeWinClaim::NotRegulated => texts.not_regulated(),
        TimeWinClaim::StopBothOwnFlagUp => texts.win_claim_stop_both(),
        TimeWinClaim::StopWithTimeLeft => texts.win_claim_stop_with_time(),
        TimeWinClaim::MayStopWithTimeLeft => texts.win_claim_may_stop_with_time(),
        TimeWinClaim::MayStop => texts.win_claim_may_stop(),
    }
}

fn flag_call(call: ProvisionText<FlagCall>, texts: &Texts) -> String {
    match call {
        ProvisionText::Unverified => texts.unverified(),
        ProvisionText::Verified(FlagCall::NotRegulated) => texts.not_regulated(),
        ProvisionText::Verified(FlagCall::MustNot) => texts.flag_call_must_not(),
        ProvisionText::Verified(FlagCall::May) => texts.flag_call_may(),
        ProvisionText::Verified(FlagCall::Shall) => texts.flag_call_shall(),
    }
}

/// The pace of a game, and whether an arbiter supervises each game.
#[must_use]
pub fn tell_regime(regime: Regime, texts: &Texts) -> String {
    let named = tell_pace(regime.pace, texts);
    match (regime.pace, regime.supervision) {
        (Pace::Standard, _) => named,
        (_, Supervision::EachGame) => texts.each_game_supervised(&named),
        (_, Supervision::Otherwise) => texts.not_every_game_supervised(&named),
    }
}

/// The boundary between blitz and rapid.
#[must_use]
pub fn bounds(bounds: PaceBounds, texts: &Texts) -> String {
    match bounds {
        PaceBounds::BlitzBelow(minutes) => texts.blitz_below(minutes),
        PaceBounds::BlitzUpTo(minutes) => texts.blitz_up_to(minutes),
    }
}

/// "standard", "rapid", "blitz".
#[must_use]
pub fn tell_pace(pace: Pace, texts: &Texts) -> String {
    match pace {
        Pace::Standard => texts.pace_standard(),
        Pace::Rapid => texts.pace_rapid(),
        Pace::Blitz => texts.pace_blitz(),
    }
}
