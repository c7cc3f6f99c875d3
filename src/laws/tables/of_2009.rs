//! The table of 2009.

use crate::laws::parameters::{Parameters, PenaltyMinutes, PenaltyScale};
use crate::laws::provisions::*;
use crate::laws::regime::PaceBounds;

/// What this edition lays down.
pub(in crate::laws) const OF_2009: Parameters = Parameters {
    illegal_move: Some(PenaltyScale {
        minutes: PenaltyMinutes {
            standard: 2,
            rapid: 2,
            blitz_supervised: ProvisionText::Verified(2),
            blitz: 2,
        },
        loses_at: 3,
    }),
    illegal_move_complete: IllegalMoveComplete::ClockStopped,
    press_without_move: PressWithoutMove::NotRegulated,
    two_hands: TwoHands::Forbidden,
    unreplaced_pawn: UnreplacedPawn::Restored,
    rapid_unsupervised: UnsupervisedIllegalMove::ArbiterRulesOnClaim,
    blitz_unsupervised: UnsupervisedIllegalMove::WinOnClaim,
    wrong_draw_claim: Some(PenaltyMinutes {
        standard: 3,
        rapid: 3,
        blitz_supervised: ProvisionText::Verified(3),
        blitz: 3,
    }),
    repetition_identity: RepetitionIdentity::PiecesTurnAndRights,
    fivefold: Fivefold::Absent,
    seventy_five_moves: SeventyFiveMoves::Absent,
    fifty_moves: FiftyMoves::Claim,
    perpetual_check: PerpetualCheck::Absent,
    // 5.1a and 5.2a ask for a legal move alone.
    end_against_touch_move: EndAgainstTouchMove::Ends,
    agreement: DrawAgreement::AnyTime,
    event_may_forbid: EventMayForbid::Agreeing,
    dead_position: Provision::Present,
    resignation: WithoutMatingChance::Loss,
    time_forfeit: WithoutMatingChance::Draw,
    colours_reversed: ColoursReversed::Continue,
    wrong_array: WrongArray::Cancelled,
    board_turned: BoardTurned::Transferred,
    default_time: DefaultTime::ZeroUnlessSet,
    completed_by_next_move: Provision::Absent,
    paces: Some(PaceBounds::BlitzBelow(15)),
    set_up_claims_close_after: Some(3),
    time_win_claim: TimeWinClaim::StopBothOwnFlagUp,
    flag_call: ProvisionText::Verified(FlagCall::MustNot),
    both_flags: ProvisionText::Verified(BothFlags::Law),
    last_two_minutes: LastTwoMinutes::Law,
    increment_request: ProvisionText::Verified(Provision::Absent),
    capture_sign: CaptureSign::NotMandatory,
    long_notation: LongNotation::NotMentioned,
    electronic_scoresheet: Provision::Absent,
    device: DevicePenalty::SoundLoses,
    sanctions: ProvisionText::Verified(Sanctions::SevenKinds),
    fair_play: FairPlay::Absent,
    blind_rules: BlindRules::AppendixE,
    blind_clock: BlindClock::RaisedDots,
    assistant_against_deaf: Provision::Absent,
    sealer: Sealer::OnMove,
    offer_at_the_seal: ProvisionText::Verified(OfferAtTheSeal::Valid),
    late_at_resumption: ProvisionText::Verified(LateAtResumption::OverOneHour),
    ambiguous_seal: AmbiguousSeal::SealerLoses,
    numbering: Numbering::Letters,
    clock_verb: ClockVerb::Stop,
};
