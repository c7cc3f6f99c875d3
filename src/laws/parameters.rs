//! The table of parameters: every difference between editions that a program can
//! know, one field a row. An edition that lacks a field does not compile.

use super::provisions::*;
use super::regime::{Pace, PaceBounds, Regime, Supervision};

/// What one edition lays down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// The scale for completed illegal moves; none in 1929, which forces moves instead.
    pub illegal_move: Option<PenaltyScale>,
    /// When an illegal move is complete.
    pub illegal_move_complete: IllegalMoveComplete,
    /// What completes a move.
    pub move_complete: MoveComplete,
    /// Pressing without having moved.
    pub press_without_move: PressWithoutMove,
    /// One move with two hands.
    pub two_hands: TwoHands,
    /// A pawn left on the last rank.
    pub unreplaced_pawn: UnreplacedPawn,
    /// An illegal move in rapid without supervision of each game.
    pub rapid_unsupervised: UnsupervisedIllegalMove,
    /// An illegal move in blitz without supervision of each game.
    pub blitz_unsupervised: UnsupervisedIllegalMove,
    /// What a wrong claim of a draw gives the opponent.
    pub wrong_draw_claim: Option<PenaltyMinutes>,
    /// What makes positions the same.
    pub repetition_identity: RepetitionIdentity,
    /// The same position five times.
    pub fivefold: Fivefold,
    /// Seventy-five moves.
    pub seventy_five_moves: SeventyFiveMoves,
    /// Fifty moves.
    pub fifty_moves: FiftyMoves,
    /// Perpetual check.
    pub perpetual_check: PerpetualCheck,
    /// Mate or stalemate by a move that breaks touch-move.
    pub end_against_touch_move: EndAgainstTouchMove,
    /// When a draw may be agreed.
    pub agreement: DrawAgreement,
    /// What an event may forbid.
    pub event_may_forbid: EventMayForbid,
    /// Whether a dead position ends the game.
    pub dead_position: Provision,
    /// Resignation when the opponent cannot mate.
    pub resignation: WithoutMatingChance,
    /// A fallen flag when the opponent cannot mate.
    pub time_forfeit: WithoutMatingChance,
    /// Colours reversed.
    pub colours_reversed: ColoursReversed,
    /// A wrong array.
    pub wrong_array: WrongArray,
    /// A turned board.
    pub board_turned: BoardTurned,
    /// Default time.
    pub default_time: DefaultTime,
    /// Whether the next move completes one that was not pressed.
    pub completed_by_next_move: Provision,
    /// Where rapid and blitz begin and end.
    pub paces: Option<PaceBounds>,
    /// In rapid, the moves by each after which the set-up can no longer be contested.
    pub set_up_claims_close_after: Option<u8>,
    /// How a win on time is claimed in rapid.
    pub time_win_claim: TimeWinClaim,
    /// Whether the arbiter calls a flag in rapid.
    pub flag_call: ProvisionText<FlagCall>,
    /// Both flags down, order unknown.
    pub both_flags: ProvisionText<BothFlags>,
    /// The claim of the last two minutes.
    pub last_two_minutes: LastTwoMinutes,
    /// The request for five seconds a move in the last two minutes.
    pub increment_request: ProvisionText<Provision>,
    /// The sign of a capture.
    pub capture_sign: CaptureSign,
    /// The long form of notation.
    pub long_notation: LongNotation,
    /// Whether a certified electronic score sheet may be used.
    pub electronic_scoresheet: Provision,
    /// Devices.
    pub device: DevicePenalty,
    /// Sanctions.
    pub sanctions: ProvisionText<Sanctions>,
    /// The clause on fair play.
    pub fair_play: FairPlay,
    /// The rules for blind players.
    pub blind_rules: BlindRules,
    /// The clock for a blind player.
    pub blind_clock: BlindClock,
    /// Whether a blind player must have an assistant against a deaf opponent.
    pub assistant_against_deaf: Provision,
    /// Who seals.
    pub sealer: Sealer,
    /// A draw offer by whoever seals.
    pub offer_at_the_seal: ProvisionText<OfferAtTheSeal>,
    /// Coming late to the resumption.
    pub late_at_resumption: ProvisionText<LateAtResumption>,
    /// An ambiguous sealed move.
    pub ambiguous_seal: AmbiguousSeal,
    /// The numbering.
    pub numbering: Numbering,
    /// The verb for the clock.
    pub clock_verb: ClockVerb,
}

impl Parameters {
    /// What an illegal move costs at a pace where not every game is supervised.
    #[must_use]
    pub fn unsupervised_illegal_move(&self, pace: Pace) -> UnsupervisedIllegalMove {
        match pace {
            Pace::Blitz => self.blitz_unsupervised,
            Pace::Rapid | Pace::Standard => self.rapid_unsupervised,
        }
    }

    /// Whether an illegal move loses the game at once under a regime, so that no minutes are given.
    #[must_use]
    pub fn illegal_move_loses_at_once(&self, regime: Regime) -> bool {
        let appendix = self.unsupervised_illegal_move(regime.pace);
        let loses =
            matches!(appendix, UnsupervisedIllegalMove::Loss | UnsupervisedIllegalMove::WinOnClaim);
        loses && !regime.under_competition_rules()
    }

    /// Whether the edition leaves open what penalties cost in blitz with one arbiter to a game.
    #[must_use]
    pub fn leaves_supervised_blitz_open(&self) -> bool {
        let scale = self.illegal_move.map(|scale| scale.minutes);
        let is_open =
            |minutes: PenaltyMinutes| minutes.blitz_supervised == ProvisionText::Unverified;
        [scale, self.wrong_draw_claim].into_iter().flatten().any(is_open)
    }
}

/// What a player's completed illegal moves cost, and which of them loses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyScale {
    /// The time the opponent gets for each illegal move that does not lose.
    pub minutes: PenaltyMinutes,
    /// The illegal move by the same player that loses the game.
    pub loses_at: u8,
}

/// Extra minutes for the opponent at each pace of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyMinutes {
    /// In standard chess.
    pub standard: u8,
    /// In rapid chess.
    pub rapid: u8,
    /// In blitz with one arbiter to a game.
    pub blitz_supervised: ProvisionText<u8>,
    /// In any other blitz.
    pub blitz: u8,
}

impl PenaltyMinutes {
    /// The minutes for a regime.
    #[must_use]
    pub fn under(&self, regime: Regime) -> ProvisionText<u8> {
        match (regime.pace, regime.supervision) {
            (Pace::Standard, _) => ProvisionText::Verified(self.standard),
            (Pace::Rapid, _) => ProvisionText::Verified(self.rapid),
            (Pace::Blitz, Supervision::EachGame) => self.blitz_supervised,
            (Pace::Blitz, Supervision::Otherwise) => ProvisionText::Verified(self.blitz),
        }
    }
}
