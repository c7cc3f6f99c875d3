//! The table of 2014. What could not be seen in its text stands as unverified.

use crate::laws::parameters::{PaceBounds, Parameters, PenaltyMinutes, PenaltyScale};
use crate::laws::provisions::*;

/// What this edition lays down.
pub(in crate::laws) const OF_2014: Parameters = Parameters {
    illegal_move: Some(PenaltyScale {
        minutes: PenaltyMinutes {
            standard: 2,
            rapid: 2,
            blitz_supervised: Reading::Verified(1),
            blitz: 1,
        },
        loses_at: 2,
    }),
    illegal_move_complete: IllegalMoveComplete::ClockStopped,
    press_without_move: PressWithoutMove::NotRegulated,
    two_hands: TwoHands::Forbidden,
    unreplaced_pawn: UnreplacedPawn::BecomesQueen,
    rapid_unsupervised: UnsupervisedIllegalMove::Loss,
    blitz_unsupervised: UnsupervisedIllegalMove::Loss,
    wrong_draw_claim: Some(PenaltyMinutes {
        standard: 2,
        rapid: 2,
        blitz_supervised: Reading::Verified(1),
        blitz: 1,
    }),
    repetition_identity: RepetitionIdentity::PiecesTurnAndRights,
    fivefold: Fivefold::ConsecutiveTurns,
    seventy_five_moves: SeventyFiveMoves::Consecutive,
    fifty_moves: FiftyMoves::Claim,
    perpetual_check: PerpetualCheck::Absent,
    end_against_touch_move: EndAgainstTouchMove::DoesNotEnd,
    agreement: Agreement::AnyTime,
    event_may_forbid: EventMayForbid::Agreeing,
    dead_position: Provision::Present,
    resignation: WithoutMatingChance::Loss,
    time_forfeit: WithoutMatingChance::Draw,
    colours_reversed: ColoursReversed::Continue,
    wrong_array: WrongArray::Cancelled,
    board_turned: BoardTurned::Transferred,
    default_time: DefaultTime::MustBeSet,
    completed_by_next_move: Provision::Present,
    paces: Some(PaceBounds::BlitzUpTo(10)),
    set_up_claims_close_after: Some(10),
    time_win_claim: TimeWinClaim::StopWithTimeLeft,
<<<<<<< HEAD
    flag_call: Reading::Unverified,
    both_flags: Reading::Verified(BothFlags::Guideline),
=======
    flag_call: Reading::Verified(FlagCall::NotRegulated),
    both_flags: Reading::Verified(BothFlags::OptInAppendix),
>>>>>>> rule
    last_two_minutes: LastTwoMinutes::OptInAppendix,
    increment_request: Reading::Verified(Provision::Present),
    capture_sign: CaptureSign::Optional,
    long_notation: LongNotation::NotMentioned,
    electronic_scoresheet: Provision::Absent,
    device: Device::PossessionLoses,
    sanctions: Reading::Verified(Sanctions::EightKinds),
    fair_play: FairPlay::Absent,
    blind_rules: BlindRules::AppendixD,
    blind_clock: BlindClock::RaisedDotsSpokenCount,
    assistant_against_deaf: Provision::Absent,
    sealer: Sealer::OnMove,
    offer_at_the_seal: Reading::Unverified,
    late_at_resumption: Reading::Unverified,
    ambiguous_seal: AmbiguousSeal::SealerLoses,
    numbering: Numbering::Letters,
    clock_verb: ClockVerb::Stop,
};
