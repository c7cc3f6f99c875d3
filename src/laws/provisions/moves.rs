//! Provisions on making, pressing and writing a move, on illegal moves, and on the board. Which edition has which is
//! in `tables`.

/// When an illegal move can no longer simply be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalMoveComplete {
    /// When the opponent touches a piece without objecting. Later the position is restored.
    OpponentTouches,
    /// When the opponent's clock has been started.
    ClockStopped,
    /// When the player has pressed the clock.
    Pressed,
}

/// What completes a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveComplete {
    /// Releasing the piece; for a promotion, placing or announcing the new piece. The clock does not matter.
    OnTheBoard,
    /// Pressing the clock.
    WithThePress,
}

/// Pressing the clock without having moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PressWithoutMove {
    NotRegulated,
    /// Treated as an illegal move.
    Illegal,
}

/// Making one move with two hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TwoHands {
    NotRegulated,
    /// Forbidden, without a penalty.
    Forbidden,
    /// Treated as an illegal move, with or without a press.
    Illegal,
    /// Treated as an illegal move if pressed.
    IllegalIfPressed,
}

/// A pawn left on the last rank when the clock is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnreplacedPawn {
    NotRegulated,
    /// It is an illegal move; the position is restored.
    Restored,
    /// It is an illegal move; the pawn becomes a queen.
    BecomesQueen,
}

/// An illegal move in rapid or blitz without supervision of each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnsupervisedIllegalMove {
    NotRegulated,
    /// The opponent must claim before moving; then the arbiter rules.
    ArbiterRulesOnClaim,
    /// The opponent must claim the win before moving.
    WinOnClaim,
    /// Loss at once.
    Loss,
    /// The penalty of a supervised game, if the opponent has not made the next move.
    PenaltyBeforeReply,
}

/// A game that began with colours reversed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColoursReversed {
    NotRegulated,
    /// The game continues unless the arbiter rules otherwise.
    Continue,
    /// A new game if each side has made fewer than 10 moves, otherwise it continues.
    RestartBelowTen,
}

/// A game that began from a wrong position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongArray {
    /// The game is annulled whenever the error is found.
    AnnulledWhenever,
    /// The game is cancelled if the error is found during it.
    Cancelled,
}

/// A board placed with dark corners at the players' right hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardTurned {
    /// A restart if noticed before Black completes move 4; later the game continues.
    RestartBeforeBlacksFourth,
    /// The position is transferred to a correctly placed board.
    Transferred,
}

/// The sign of a capture on the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureSign {
    /// A colon or a cross.
    ColonOrCross,
    /// `x` is inserted, but is not required on the score sheet.
    NotMandatory,
    /// `x` may be inserted.
    Optional,
}

/// The long form of notation, with the square of departure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LongNotation {
    /// The full form is standard.
    Standard,
    /// Not mentioned.
    NotMentioned,
    /// Accepted.
    Accepted,
    /// Accepted, with a sample game.
    AcceptedWithSample,
}
