//! What the Laws say to a case, as sentences: the verdict, then the facts it was drawn
//! from.

use crate::chess::DrawClaim;
use crate::chess::unwinnable::{Reason, Shade};
use crate::laws::provisions::{FlagCall, Reading, TimeWinClaim};
use crate::laws::{
    Choice, Fact, Judgement, Pace, PaceBounds, Regime, Ruling, Supervision, Verdict,
};
use crate::words::capitalised;
use crate::words::texts::Texts;

use super::articles::article;
use super::offences::sanctioned;
use super::refusals::refused;

/// The ruling line by line: the verdict first, then the articles, the facts, and what is
/// left to the arbiter or to the opponent.
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

fn choice(choice: Choice, texts: &Texts) -> String {
    match choice {
        Choice::Give(minutes) => texts.choice_give(minutes),
        Choice::GiveNothing => texts.choice_give_nothing(),
        Choice::DeclareLost => texts.choice_lost(),
        Choice::DeclareDrawn => texts.choice_drawn(),
        Choice::DeclareWon(side) => texts.choice_won(side),
        Choice::LetGoOn => texts.choice_go_on(),
        Choice::Postpone => texts.choice_postpone(),
        Choice::OwnJudgement => texts.choice_own_judgement(),
        Choice::Sanction(sanction) => sanctioned(sanction, texts),
        Choice::DemandMoveOfThePiece => texts.choice_move_of_piece(),
        Choice::DemandCapture => texts.choice_capture(),
        Choice::NoConsequence => texts.choice_no_consequence(),
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
        Verdict::NoAdjustment => texts.verdict_no_adjustment(),
        Verdict::NewGame => texts.verdict_new_game(),
    }
}

fn fact(fact: &Fact, texts: &Texts) -> String {
    match fact {
        Fact::Checkmated(side) => texts.checkmated(*side),
        Fact::Stalemated(side) => texts.stalemated(*side),
        Fact::NobodyCanMate => texts.nobody_can_mate(),
        Fact::CannotMate(side) => texts.cannot_mate(*side),
        Fact::WhyNoMate(reason) => tell_reason(*reason, texts),
        Fact::CanMate(side, plies) => texts.can_mate(*side, *plies),
        Fact::MateUnknown(side) => texts.mate_unknown(*side),
        Fact::ClaimingTheWin(claim) => texts.claiming_the_win(&win_claim(*claim, texts)),
        Fact::CallingTheFlag(call) => texts.calling_the_flag(&flag_call(*call, texts)),
        Fact::ResignationMustBeClear => texts.resignation_must_be_clear(),
        Fact::IntendedMoveIllegal { words, refusal } => {
            texts.intended_move_illegal(words, &refused(refusal, texts))
        }
        Fact::NoHistory => texts.no_history(),
        Fact::FlagFallen(side) => texts.flag_fallen(*side),
        Fact::Resigned(side) => texts.has_resigned(*side),
        Fact::Repeated { times, ply, at } => {
            let at: Vec<String> = at.iter().map(usize::to_string).collect();
            texts.repeated(*times, *ply, &at.join(", "))
        }
        Fact::Quiet { plies, ply: 0 } => texts.quiet(&moves(*plies, texts)),
        Fact::Quiet { plies, ply } => texts.quiet_up_to(*ply, &moves(*plies, texts)),
        Fact::ClaimShort { times, plies } => texts.claim_short(*times, &moves(*plies, texts)),
        Fact::Ground(DrawClaim::Threefold) => texts.ground_threefold(),
        Fact::Ground(DrawClaim::FiftyMoves) => texts.ground_fifty_moves(),
        Fact::WithIntendedMove(words) => texts.with_intended_move(words),
        Fact::WrittenMoveNotKnown => texts.written_move_not_known(),
        Fact::Claimant(side) => texts.claimant(*side),
        Fact::OpponentCanMate => texts.opponent_can_mate(),
        Fact::OpponentCannotMate => texts.opponent_cannot_mate(),
        Fact::SanctionsUnverified => texts.sanctions_unverified(),
        Fact::Nth(count) => texts.number_of_player(*count),
        Fact::OpponentHasReplied => texts.opponent_has_replied(),
        Fact::OnlyOnClaim => texts.only_on_claim(),
        Fact::NotPressed => texts.clock_not_pressed(),
        Fact::PositionRestored => texts.restored_and_touched(),
        Fact::PawnBecomesQueen => texts.pawn_becomes_queen(),
        Fact::IntendedMoveMustBePlayed => texts.intended_must_be_played(),
        Fact::CountsAsOffer => texts.claim_is_offer(),
        Fact::RequestCountsAsOffer => texts.request_is_offer(),
        Fact::CheckedEvenIfAgreed => texts.checked_even_if_agreed(),
        Fact::SetByTheEvent => texts.set_by_event(),
        Fact::MinutesNotStated => texts.minutes_not_stated(),
        Fact::Under(regime) => texts.pace(&tell_regime(*regime, texts)),
        Fact::OnlyIfAnnounced => texts.only_if_announced(),
        Fact::NotAtThisPace(found) => texts.not_at_this_pace(&tell_pace(*found, texts)),
        Fact::NotAnnounced => texts.not_announced_rule(),
        Fact::HasNotTheMove(side) => texts.has_not_the_move(*side),
        Fact::NotInLastTwoMinutes(side) => texts.not_in_last_two_minutes(*side),
        Fact::EachMoveBringsTime => texts.each_move_brings_time(),
        Fact::NotTheLastPeriod => texts.not_the_last_period(),
        Fact::OrderUnknown => texts.order_of_flags_unknown(),
        Fact::DrawInTheLastPeriod => texts.draw_in_the_last_period(),
        Fact::NoMoveYet => texts.no_move_yet(),
        Fact::OnlyWithTwoPieces => texts.only_with_two_pieces(),
        Fact::CountedWithThisMove => texts.counted_with_this_move(),
        Fact::HasReplied(side) => texts.has_replied(*side),
        Fact::HasTouched(side) => texts.has_touched(*side),
        Fact::ArbiterActsUnasked => texts.arbiter_acts_unasked(),
        Fact::OneMoreMove => texts.one_more_move(),
        Fact::IsDisabled(side) => texts.is_disabled(*side),
        Fact::SealedMoveStands => texts.sealed_move_stands(),
        Fact::AllowedToBeLate(minutes) => texts.allowed_to_be_late(*minutes),
        Fact::BoardCameFirst => texts.board_came_first(),
        Fact::PutBackOnOwnTime => texts.put_back_on_own_time(),
        Fact::CommitteePutsBack => texts.committee_puts_back(),
        Fact::FoundDuringTheGame => texts.found_during_the_game(),
        Fact::WheneverFound => texts.whenever_found(),
        Fact::OnlyTheBoardIsWrong => texts.only_the_board_is_wrong(),
        Fact::BeforeBlacksFourth => texts.before_blacks_fourth(),
        Fact::AfterBlacksFourth => texts.after_blacks_fourth(),
        Fact::FewerThanTenMoves => texts.fewer_than_ten_moves(),
        Fact::TenMovesMade => texts.ten_moves_made(),
        Fact::ArbiterMayRuleOtherwise => texts.arbiter_may_rule_otherwise(),
        Fact::SetUpSettled(moves) => texts.set_up_settled(*moves),
        Fact::ClockCountsUnlessFaulty => texts.clock_counts_unless_faulty(),
        Fact::IllegalPositionIs => texts.illegal_position_is(),
        Fact::LastIdentifiablePosition => texts.last_identifiable_position(),
        Fact::KingsInCheckOrPawnLeft => texts.kings_in_check_or_pawn_left(),
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

fn flag_call(call: Reading<FlagCall>, texts: &Texts) -> String {
    match call {
        Reading::Unverified => texts.unverified(),
        Reading::Verified(FlagCall::NotRegulated) => texts.not_regulated(),
        Reading::Verified(FlagCall::MustNot) => texts.flag_call_must_not(),
        Reading::Verified(FlagCall::May) => texts.flag_call_may(),
        Reading::Verified(FlagCall::Shall) => texts.flag_call_shall(),
    }
}

/// How fast a game is, and whether an arbiter follows each.
#[must_use]
pub fn tell_regime(regime: Regime, texts: &Texts) -> String {
    let named = tell_pace(regime.pace, texts);
    match (regime.pace, regime.supervision) {
        (Pace::Standard, _) => named,
        (_, Supervision::EachGame) => texts.each_game_supervised(&named),
        (_, Supervision::Otherwise) => texts.not_every_game_supervised(&named),
    }
}

/// Where blitz ends and rapid begins.
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
