//! The table of 2023, in force. Its text gives no minutes for blitz with one arbiter
//! to a game: rapid's article A.3 is imported by B.3 for all other blitz only.

use crate::laws::parameters::{Parameters, PenaltyMinutes, PenaltyScale};
use crate::laws::provisions::*;
use crate::laws::regime::PaceBounds;

/// What this edition lays down.
pub(in crate::laws) const OF_2023: Parameters = Parameters {
    illegal_move: Some(PenaltyScale {
        minutes: PenaltyMinutes {
            standard: 2,
            rapid: 1,
            blitz_supervised: ProvisionText::Unverified,
            blitz: 1,
        },
        loses_at: 2,
    }),
    illegal_move_complete: IllegalMoveComplete::Pressed,
    press_without_move: PressWithoutMove::Illegal,
    two_hands: TwoHands::IllegalIfPressed,
    unreplaced_pawn: UnreplacedPawn::BecomesQueen,
    rapid_unsupervised: UnsupervisedIllegalMove::PenaltyBeforeReply,
    blitz_unsupervised: UnsupervisedIllegalMove::PenaltyBeforeReply,
    wrong_draw_claim: Some(PenaltyMinutes {
        standard: 2,
        rapid: 1,
        blitz_supervised: ProvisionText::Unverified,
        blitz: 1,
    }),
    repetition_identity: RepetitionIdentity::PiecesTurnAndRights,
    fivefold: Fivefold::Anywhere,
    seventy_five_moves: SeventyFiveMoves::AnySeries,
    fifty_moves: FiftyMoves::Claim,
    perpetual_check: PerpetualCheck::Absent,
    end_against_touch_move: EndAgainstTouchMove::DoesNotEnd,
    agreement: DrawAgreement::EachHasMoved,
    event_may_forbid: EventMayForbid::OfferingOrAgreeing,
    dead_position: Provision::Present,
    resignation: WithoutMatingChance::Draw,
    time_forfeit: WithoutMatingChance::Draw,
    colours_reversed: ColoursReversed::RestartBelowTen,
    wrong_array: WrongArray::Cancelled,
    board_turned: BoardTurned::Transferred,
    default_time: DefaultTime::UnsetIsZero,
    completed_by_next_move: Provision::Present,
    paces: Some(PaceBounds::BlitzUpTo(10)),
    set_up_claims_close_after: Some(10),
    time_win_claim: TimeWinClaim::MayStop,
    flag_call: ProvisionText::Verified(FlagCall::Shall),
    both_flags: ProvisionText::Verified(BothFlags::Guideline),
    last_two_minutes: LastTwoMinutes::Guideline,
    increment_request: ProvisionText::Verified(Provision::Present),
    capture_sign: CaptureSign::Optional,
    long_notation: LongNotation::AcceptedWithSample,
    electronic_scoresheet: Provision::Present,
    device: DevicePenalty::OnPersonLoses,
    sanctions: ProvisionText::Verified(Sanctions::NineKinds),
    fair_play: FairPlay::FairPlay,
    blind_rules: BlindRules::AppendixD,
    blind_clock: BlindClock::SpeaksTimeAndMoves,
    assistant_against_deaf: Provision::Present,
    sealer: Sealer::OnMove,
    offer_at_the_seal: ProvisionText::Verified(OfferAtTheSeal::Valid),
    late_at_resumption: ProvisionText::Verified(LateAtResumption::OverDefaultTime),
    ambiguous_seal: AmbiguousSeal::SealerLoses,
    numbering: Numbering::Decimal,
    clock_verb: ClockVerb::Pause,
};
