//! What an edition of the Laws says, row by row, for reading out to an arbiter.

use crate::laws::provisions::*;
use crate::laws::{Edition, PaceBounds, Parameters, PenaltyMinutes, PenaltyScale};
use crate::texts::Texts;

use super::rulings::bounds;

/// Rows of a table: each field with the text that names it. The pattern lists every field, so that none can be
/// forgotten.
macro_rules! rows {
    ($parameters:expr, $texts:expr, { $($field:ident: $row:ident,)+ }) => {{
        let Parameters { $($field,)+ } = $parameters;
        vec![$(($texts.$row(), $field.told($texts)),)+]
    }};
}

/// Every row of an edition's table: the subject, and what the edition says.
#[must_use]
pub fn tell_table(edition: Edition, texts: &Texts) -> Vec<(String, String)> {
    rows!(edition.parameters(), texts, {
        illegal_move: row_illegal_move,
        illegal_move_complete: row_illegal_move_complete,
        move_complete: row_move_complete,
        press_without_move: row_press_without_move,
        two_hands: row_two_hands,
        unreplaced_pawn: row_unreplaced_pawn,
        rapid_unsupervised: row_rapid_unsupervised,
        blitz_unsupervised: row_blitz_unsupervised,
        wrong_draw_claim: row_wrong_draw_claim,
        repetition_identity: row_repetition_identity,
        fivefold: row_fivefold,
        seventy_five_moves: row_seventy_five_moves,
        fifty_moves: row_fifty_moves,
        perpetual_check: row_perpetual_check,
        end_against_touch_move: row_end_against_touch_move,
        agreement: row_agreement,
        event_may_forbid: row_event_may_forbid,
        dead_position: row_dead_position,
        resignation: row_resignation,
        time_forfeit: row_time_forfeit,
        colours_reversed: row_colours_reversed,
        wrong_array: row_wrong_array,
        board_turned: row_board_turned,
        default_time: row_default_time,
        completed_by_next_move: row_completed_by_next_move,
        paces: row_paces,
        set_up_claims_close_after: row_set_up_claims,
        time_win_claim: row_time_win_claim,
        flag_call: row_flag_call,
        both_flags: row_both_flags,
        last_two_minutes: row_last_two_minutes,
        increment_request: row_increment_request,
        capture_sign: row_capture_sign,
        long_notation: row_long_notation,
        electronic_scoresheet: row_electronic_scoresheet,
        device: row_device,
        sanctions: row_sanctions,
        fair_play: row_fair_play,
        blind_rules: row_blind_rules,
        blind_clock: row_blind_clock,
        assistant_against_deaf: row_assistant_against_deaf,
        sealer: row_sealer,
        offer_at_the_seal: row_offer_at_the_seal,
        late_at_resumption: row_late_at_resumption,
        ambiguous_seal: row_ambiguous_seal,
        numbering: row_numbering,
        clock_verb: row_clock_verb,
    })
}

trait ProvisionAnswer {
    fn told(&self, texts: &Texts) -> String;
}

/// Unverified provisions say so.
impl<T: ProvisionAnswer> ProvisionAnswer for ProvisionText<T> {
    fn told(&self, texts: &Texts) -> String {
        match self {
            ProvisionText::Verified(answer) => answer.told(texts),
            ProvisionText::Unverified => texts.unverified(),
        }
    }
}

/// Some editions do not regulate it.
impl<T: ProvisionAnswer> ProvisionAnswer for Option<T> {
    fn told(&self, texts: &Texts) -> String {
        self.as_ref().map_or_else(|| texts.not_regulated(), |answer| answer.told(texts))
    }
}

impl ProvisionAnswer for PenaltyScale {
    fn told(&self, texts: &Texts) -> String {
        texts.penalty_scale(self.loses_at, &self.minutes.told(texts))
    }
}

impl ProvisionAnswer for PenaltyMinutes {
    fn told(&self, texts: &Texts) -> String {
        let supervised = match self.blitz_supervised {
            ProvisionText::Verified(minutes) => minutes.to_string(),
            ProvisionText::Unverified => texts.unverified(),
        };
        texts.penalty_minutes(self.standard, self.rapid, self.blitz, &supervised)
    }
}

impl ProvisionAnswer for PaceBounds {
    fn told(&self, texts: &Texts) -> String {
        bounds(*self, texts)
    }
}

/// Moves by each player.
impl ProvisionAnswer for u8 {
    fn told(&self, texts: &Texts) -> String {
        texts.moves_by_each(u32::from(*self))
    }
}

/// Gives each answer its text.
macro_rules! answers {
    ($($question:ident { $($answer:ident => $text:ident,)+ })+) => {$(
        impl ProvisionAnswer for $question {
            fn told(&self, texts: &Texts) -> String {
                match self { $($question::$answer => texts.$text(),)+ }
            }
        }
    )+};
}

answers! {
    Provision {
        Absent => no_such_rule,
        Present => it_does,
    }
    IllegalMoveComplete {
        OpponentTouches => complete_at_opponents_touch,
        ClockStopped => complete_at_opponents_clock,
        Pressed => complete_at_press,
    }
    MoveComplete {
        OnTheBoard => complete_on_the_board,
        WithThePress => complete_at_press,
    }
    PressWithoutMove {
        NotRegulated => not_regulated,
        Illegal => as_illegal_move,
    }
    TwoHands {
        NotRegulated => not_regulated,
        Forbidden => forbidden_without_penalty,
        Illegal => as_illegal_move_always,
        IllegalIfPressed => as_illegal_move_if_pressed,
    }
    UnreplacedPawn {
        NotRegulated => not_regulated,
        Restored => illegal_and_restored,
        BecomesQueen => illegal_and_queen,
    }
    UnsupervisedIllegalMove {
        NotRegulated => not_regulated,
        ArbiterRulesOnClaim => arbiter_rules_on_claim,
        WinOnClaim => win_on_claim,
        Loss => loss_at_once,
        PenaltyBeforeReply => penalty_before_reply,
    }
    RepetitionIdentity {
        PiecesAndTurn => same_pieces_and_turn,
        PiecesTurnAndRights => same_pieces_turn_and_rights,
    }
    Fivefold {
        Absent => no_such_rule,
        ConsecutiveTurns => in_consecutive_turns,
        Anywhere => anywhere_in_game,
    }
    SeventyFiveMoves {
        Absent => no_such_rule,
        Consecutive => last_consecutive_moves,
        AnySeries => any_series_of_moves,
    }
    FiftyMoves {
        ClaimOrChallenge => on_claim_or_challenge,
        Claim => on_claim,
    }
    PerpetualCheck {
        Absent => no_such_rule,
        DrawIfProven => draw_if_proven,
    }
    EndAgainstTouchMove {
        Ends => ends_the_game,
        DoesNotEnd => does_not_end_the_game,
    }
    DrawAgreement {
        AfterBlacksThirtieth => after_blacks_thirtieth,
        AnyTime => at_any_time,
        EachHasMoved => once_each_has_moved,
    }
    EventMayForbid {
        NotRegulated => not_regulated,
        Agreeing => agreeing_on_draw,
        OfferingOrAgreeing => offering_or_agreeing,
    }
    WithoutMatingChance {
        NotRegulated => not_regulated,
        Loss => it_is_loss,
        Draw => it_is_draw,
    }
    ColoursReversed {
        NotRegulated => not_regulated,
        Continue => continues_unless_ruled,
        RestartBelowTen => restart_below_ten,
    }
    WrongArray {
        AnnulledWhenever => annulled_whenever,
        Cancelled => cancelled_during_game,
    }
    BoardTurned {
        RestartBeforeBlacksFourth => restart_before_blacks_fourth,
        Transferred => transferred_to_right_board,
    }
    DefaultTime {
        NotRegulated => not_regulated,
        ZeroUnlessSet => zero_unless_set,
        MustBeSet => must_be_set,
        UnsetIsZero => unset_is_zero,
    }
    TimeWinClaim {
        NotRegulated => not_regulated,
        StopBothOwnFlagUp => win_claim_stop_both,
        StopWithTimeLeft => win_claim_stop_with_time,
        MayStopWithTimeLeft => win_claim_may_stop_with_time,
        MayStop => win_claim_may_stop,
    }
    FlagCall {
        NotRegulated => not_regulated,
        MustNot => flag_call_must_not,
        May => flag_call_may,
        Shall => flag_call_shall,
    }
    BothFlags {
        NotRegulated => not_regulated,
        Law => continues_or_draw,
        OptInAppendix => continues_or_draw_by_appendix,
        Guideline => continues_or_draw_by_guideline,
    }
    LastTwoMinutes {
        Absent => no_such_rule,
        Law => it_is_law,
        OptInAppendix => appendix_if_announced,
        Guideline => guideline_if_announced,
    }
    CaptureSign {
        ColonOrCross => colon_or_cross,
        NotMandatory => cross_not_mandatory,
        Optional => cross_optional,
    }
    LongNotation {
        Standard => full_form_standard,
        NotMentioned => not_mentioned,
        Accepted => is_accepted,
        AcceptedWithSample => accepted_with_sample,
    }
    DevicePenalty {
        NotRegulated => not_regulated,
        SoundLoses => sound_loses,
        PossessionLoses => possession_loses,
        InVenueLoses => in_venue_loses,
        OnPersonLoses => on_person_loses,
    }
    Sanctions {
        Committee => committee_decides,
        SevenKinds => seven_kinds,
        EightKinds => eight_kinds,
        NineKinds => nine_kinds,
    }
    FairPlay {
        Absent => no_such_rule,
        AntiCheating => anti_cheating,
        FairPlay => fair_play,
    }
    BlindRules {
        Absent => no_such_rule,
        AppendixE => in_appendix_e,
        AppendixD => in_appendix_d,
    }
    BlindClock {
        Absent => no_such_rule,
        RaisedDots => raised_dots,
        RaisedDotsSpokenCount => raised_dots_and_count,
        SpeaksTimeAndMoves => speaks_time_and_moves,
    }
    Sealer {
        OnMove => player_on_move_seals,
        BlackWithoutLimit => black_seals_without_limit,
    }
    OfferAtTheSeal {
        Alone => seal_alone,
        Valid => valid_until_answered,
    }
    LateAtResumption {
        NotRegulated => not_regulated,
        OverOneHour => over_one_hour_loses,
        OverDefaultTime => over_default_time_loses,
    }
    AmbiguousSeal {
        OpponentChooses => opponent_chooses,
        SealerLoses => sealer_loses,
    }
    ClockVerb {
        NotMentioned => not_mentioned,
        Stop => verb_stop,
        Pause => verb_pause,
    }
    Numbering {
        Paragraphs => by_paragraphs,
        Letters => by_letters,
        Decimal => by_decimals,
    }
}
