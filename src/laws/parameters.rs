//! The parameters of an edition: every difference between editions that a program can know, one field for each. A new
//! field does not compile until every edition has a value.

use super::provisions::*;
use super::regime::{Pace, PaceBounds, Regime, Supervision};

/// The values of one edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// The scale for completed illegal moves. `None` in 1929, which forces moves instead.
    pub illegal_move: Option<PenaltyScale>,
    /// When an illegal move is complete.
    pub illegal_move_complete: IllegalMoveComplete,
    /// What completes a move.
    pub move_complete: MoveComplete,
    /// Pressing without having moved.
    pub press_without_move: PressWithoutMove,
    /// One move with two hands.
    pub two_hands: TwoHands,
    /// A pawn that is left on the last rank.
    pub unreplaced_pawn: UnreplacedPawn,
    /// An illegal move in rapid without supervision of each game.
    pub rapid_unsupervised: UnsupervisedIllegalMove,
    /// An illegal move in blitz without supervision of each game.
    pub blitz_unsupervised: UnsupervisedIllegalMove,
    /// The time that the opponent gets for a wrong claim of a draw.
    pub wrong_draw_claim: Option<PenaltyMinutes>,
    /// When two positions are the same.
    pub repetition_identity: RepetitionIdentity,
    /// What a fivefold repetition does.
    pub fivefold: Fivefold,
    pub seventy_five_moves: SeventyFiveMoves,
    pub fifty_moves: FiftyMoves,
    pub perpetual_check: PerpetualCheck,
    /// Mate or stalemate by a move that breaks the touch-move rule.
    pub end_against_touch_move: EndAgainstTouchMove,
    /// When the players may agree a draw.
    pub agreement: DrawAgreement,
    /// Which draw agreements an event may forbid.
    pub event_may_forbid: EventMayForbid,
    /// Whether a dead position ends the game.
    pub dead_position: Provision,
    /// Resignation when the opponent cannot mate.
    pub resignation: WithoutMatingChance,
    /// A fallen flag when the opponent cannot mate.
    pub time_forfeit: WithoutMatingChance,
    pub colours_reversed: ColoursReversed,
    pub wrong_array: WrongArray,
    pub board_turned: BoardTurned,
    pub default_time: DefaultTime,
    /// Whether the next move completes one that was not pressed.
    pub completed_by_next_move: Provision,
    /// The limits of rapid and blitz.
    pub paces: Option<PaceBounds>,
    /// In rapid, the number of moves by each side after which the set-up can no longer be contested.
    pub set_up_claims_close_after: Option<u8>,
    /// How a player claims a win on time in rapid.
    pub time_win_claim: TimeWinClaim,
    /// Whether the arbiter calls a flag in rapid.
    pub flag_call: ProvisionText<FlagCall>,
    /// Both flags down, with unknown order.
    pub both_flags: ProvisionText<BothFlags>,
    /// The claim of a draw in the last two minutes.
    pub last_two_minutes: LastTwoMinutes,
    /// The request for five seconds a move in the last two minutes.
    pub increment_request: ProvisionText<Provision>,
    /// The sign of a capture.
    pub capture_sign: CaptureSign,
    /// The long form of notation.
    pub long_notation: LongNotation,
    /// Whether a certified electronic score sheet may be used.
    pub electronic_scoresheet: Provision,
    pub device: DevicePenalty,
    pub sanctions: ProvisionText<Sanctions>,
    pub fair_play: FairPlay,
    pub blind_rules: BlindRules,
    /// The clock for a blind player.
    pub blind_clock: BlindClock,
    /// Whether a blind player must have an assistant against a deaf opponent.
    pub assistant_against_deaf: Provision,
    /// The player who seals.
    pub sealer: Sealer,
    /// A draw offer by the player who seals.
    pub offer_at_the_seal: ProvisionText<OfferAtTheSeal>,
    /// Arriving late for the resumption.
    pub late_at_resumption: ProvisionText<LateAtResumption>,
    /// An ambiguous sealed move.
    pub ambiguous_seal: AmbiguousSeal,
    pub numbering: Numbering,
    pub clock_verb: ClockVerb,
}

impl Parameters {
    /// The rule for an illegal move at a pace without supervision of each game.
    #[must_use]
    pub fn unsupervised_illegal_move(&self, pace: Pace) -> UnsupervisedIllegalMove {
        match pace {
            Pace::Blitz => self.blitz_unsupervised,
            Pace::Rapid | Pace::Standard => self.rapid_unsupervised,
        }
    }

    /// Whether an illegal move loses the game at once under a regime, so that it costs no minutes.
    #[must_use]
    pub fn illegal_move_loses_at_once(&self, regime: Regime) -> bool {
        let appendix = self.unsupervised_illegal_move(regime.pace);
        let loses =
            matches!(appendix, UnsupervisedIllegalMove::Loss | UnsupervisedIllegalMove::WinOnClaim);
        loses && !regime.under_competition_rules()
    }

    /// Whether the edition does not say what penalties cost in blitz with one arbiter for each game.
    #[must_use]
    pub fn leaves_supervised_blitz_open(&self) -> bool {
        let scale = self.illegal_move.map(|scale| scale.minutes);
        let is_open =
            |minutes: PenaltyMinutes| minutes.blitz_supervised == ProvisionText::Unverified;
        [scale, self.wrong_draw_claim].into_iter().flatten().any(is_open)
    }
}

/// The penalty for a player's completed illegal moves, and the number that loses the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyScale {
    /// The time that the opponent gets for each illegal move that does not lose.
    pub minutes: PenaltyMinutes,
    /// With this illegal move the player loses.
    pub loses_at: u8,
}

/// Extra minutes for the opponent at each pace of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyMinutes {
    /// In standard chess.
    pub standard: u8,
    /// In rapid chess.
    pub rapid: u8,
    /// In blitz with one arbiter for each game.
    pub blitz_supervised: ProvisionText<u8>,
    /// In any other blitz.
    pub blitz: u8,
}

impl PenaltyMinutes {
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
