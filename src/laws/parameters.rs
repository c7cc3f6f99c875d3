//! The table of parameters: every difference between editions that a program can
//! know, one field a row. An edition that lacks a field does not compile.

use std::fmt;

use super::provisions::*;
use super::regime::{Pace, Regime, Supervision};

/// What one edition lays down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// The scale for completed illegal moves; none in 1929, which forces moves instead.
    pub illegal_move: Option<PenaltyScale>,
    /// When an illegal move is complete.
    pub illegal_move_complete: IllegalMoveComplete,
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
    /// When a draw may be agreed.
    pub agreement: Agreement,
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
    pub flag_call: Reading<FlagCall>,
    /// Both flags down, order unknown.
    pub both_flags: Reading<BothFlags>,
    /// The claim of the last two minutes.
    pub last_two_minutes: LastTwoMinutes,
    /// The request for five seconds a move in the last two minutes.
    pub increment_request: Reading<Provision>,
    /// The sign of a capture.
    pub capture_sign: CaptureSign,
    /// The long form of notation.
    pub long_notation: LongNotation,
    /// Whether a certified electronic score sheet may be used.
    pub electronic_scoresheet: Provision,
    /// Devices.
    pub device: Device,
    /// Sanctions.
    pub sanctions: Reading<Sanctions>,
    /// The clause on fair play.
    pub fair_play: FairPlay,
    /// The rules for blind players.
    pub blind_rules: BlindRules,
    /// The clock for a blind player.
    pub blind_clock: BlindClock,
    /// Whether a blind player must have an assistant against a deaf opponent.
    pub assistant_against_deaf: Provision,
    /// An ambiguous sealed move.
    pub ambiguous_seal: AmbiguousSeal,
    /// The numbering.
    pub numbering: Numbering,
    /// The verb for the clock.
    pub clock_verb: ClockVerb,
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
    pub blitz_supervised: Reading<u8>,
    /// In any other blitz.
    pub blitz: u8,
}

impl PenaltyMinutes {
    /// The minutes for a regime.
    #[must_use]
    pub fn under(&self, regime: Regime) -> Reading<u8> {
        match (regime.pace, regime.supervision) {
            (Pace::Standard, _) => Reading::Verified(self.standard),
            (Pace::Rapid, _) => Reading::Verified(self.rapid),
            (Pace::Blitz, Supervision::EachGame) => self.blitz_supervised,
            (Pace::Blitz, Supervision::Otherwise) => Reading::Verified(self.blitz),
        }
    }
}

/// Where blitz ends and rapid begins. Rapid always ends below 60 minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaceBounds {
    /// Blitz is anything below this many minutes.
    BlitzBelow(u8),
    /// Blitz is anything up to this many minutes.
    BlitzUpTo(u8),
}

impl fmt::Display for PaceBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaceBounds::BlitzBelow(minutes) => {
                write!(f, "blitz below {minutes} minutes, rapid from {minutes} to below 60")
            }
            PaceBounds::BlitzUpTo(minutes) => {
                write!(f, "blitz up to {minutes} minutes, rapid above {minutes} to below 60")
            }
        }
    }
}

impl fmt::Display for PenaltyMinutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} in standard, {} in rapid, {} in blitz, with one arbiter to a blitz game {}",
            self.standard, self.rapid, self.blitz, self.blitz_supervised
        )
    }
}

impl fmt::Display for PenaltyScale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "number {} loses, before that minutes: {}", self.loses_at, self.minutes)
    }
}

impl Parameters {
    /// Every row of the table with its name, for people who want to read it. The
    /// pattern names every field, so that none can be left out.
    #[must_use]
    pub fn rows(&self) -> Vec<(&'static str, String)> {
        let Parameters {
            illegal_move,
            illegal_move_complete,
            press_without_move,
            two_hands,
            unreplaced_pawn,
            rapid_unsupervised,
            blitz_unsupervised,
            wrong_draw_claim,
            repetition_identity,
            fivefold,
            seventy_five_moves,
            fifty_moves,
            perpetual_check,
            agreement,
            event_may_forbid,
            dead_position,
            resignation,
            time_forfeit,
            colours_reversed,
            wrong_array,
            board_turned,
            default_time,
            completed_by_next_move,
            paces,
            set_up_claims_close_after,
            time_win_claim,
            flag_call,
            both_flags,
            last_two_minutes,
            increment_request,
            capture_sign,
            long_notation,
            electronic_scoresheet,
            device,
            sanctions,
            fair_play,
            blind_rules,
            blind_clock,
            assistant_against_deaf,
            ambiguous_seal,
            numbering,
            clock_verb,
        } = self;
        let or_absent = |text: Option<String>| text.unwrap_or_else(|| "not regulated".to_owned());
        vec![
            ("illegal move", or_absent(illegal_move.map(|scale| scale.to_string()))),
            ("illegal move complete", illegal_move_complete.to_string()),
            ("press without move", press_without_move.to_string()),
            ("two hands", two_hands.to_string()),
            ("pawn not replaced", unreplaced_pawn.to_string()),
            ("illegal move in rapid, not supervised", rapid_unsupervised.to_string()),
            ("illegal move in blitz, not supervised", blitz_unsupervised.to_string()),
            ("wrong draw claim, minutes", or_absent(wrong_draw_claim.map(|m| m.to_string()))),
            ("same position", repetition_identity.to_string()),
            ("fivefold repetition", fivefold.to_string()),
            ("seventy-five moves", seventy_five_moves.to_string()),
            ("fifty moves", fifty_moves.to_string()),
            ("perpetual check", perpetual_check.to_string()),
            ("draw by agreement", agreement.to_string()),
            ("an event may forbid", event_may_forbid.to_string()),
            ("dead position", dead_position.to_string()),
            ("resignation, opponent cannot mate", resignation.to_string()),
            ("flag fallen, opponent cannot mate", time_forfeit.to_string()),
            ("colours reversed", colours_reversed.to_string()),
            ("wrong array", wrong_array.to_string()),
            ("board turned", board_turned.to_string()),
            ("default time", default_time.to_string()),
            ("completed by the next move", completed_by_next_move.to_string()),
            ("rapid and blitz", or_absent(paces.map(|bounds| bounds.to_string()))),
            (
                "rapid, set-up claims closed after",
                or_absent(set_up_claims_close_after.map(|moves| format!("{moves} moves by each"))),
            ),
            ("rapid, win on time", time_win_claim.to_string()),
            ("rapid, arbiter calls a flag", flag_call.to_string()),
            ("both flags fallen", both_flags.to_string()),
            ("last two minutes", last_two_minutes.to_string()),
            ("request for five seconds a move", increment_request.to_string()),
            ("capture sign", capture_sign.to_string()),
            ("long notation", long_notation.to_string()),
            ("certified electronic score sheet", electronic_scoresheet.to_string()),
            ("device", device.to_string()),
            ("sanctions", sanctions.to_string()),
            ("fair play clause", fair_play.to_string()),
            ("rules for blind players", blind_rules.to_string()),
            ("clock for blind players", blind_clock.to_string()),
            ("assistant against a deaf opponent", assistant_against_deaf.to_string()),
            ("ambiguous sealed move", ambiguous_seal.to_string()),
            ("numbering", numbering.to_string()),
            ("verb for the clock", clock_verb.to_string()),
        ]
    }
}
