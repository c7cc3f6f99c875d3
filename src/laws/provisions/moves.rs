//! How a move is made, pressed and written, when it is illegal, and the board it is made on.
//! Never says which edition gives which answer.

/// When it is too late to undo an illegal move as if nothing had happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalMoveComplete {
    /// The opponent may object until touching a piece, later the position is restored.
    OpponentTouches,
    /// When the opponent's clock has been started.
    ClockStopped,
    /// When the player has pressed the clock.
    Pressed,
}

/// What completes a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveComplete {
    /// The hand that lets go of the piece; of a promotion, the new piece that stands there or is
    /// announced. The clock has no part in it.
    OnTheBoard,
    /// The press.
    WithThePress,
}

/// Pressing the clock without having moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PressWithoutMove {
    /// Not regulated.
    NotRegulated,
    /// Treated as an illegal move.
    Illegal,
}

/// Making one move with two hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TwoHands {
    /// Not regulated.
    NotRegulated,
    /// Forbidden, no penalty named.
    Forbidden,
    /// Treated as an illegal move, pressed or not.
    Illegal,
    /// Treated as an illegal move if pressed.
    IllegalIfPressed,
}

/// A pawn left on the last rank when the clock is pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnreplacedPawn {
    /// Not regulated.
    NotRegulated,
    /// Illegal, the position is restored.
    Restored,
    /// Illegal, becomes a queen.
    BecomesQueen,
}

/// An illegal move in rapid or blitz where nobody supervises each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnsupervisedIllegalMove {
    /// Not regulated.
    NotRegulated,
    /// The opponent claims before moving, then the arbiter rules.
    ArbiterRulesOnClaim,
    /// The opponent claims the win before moving.
    WinOnClaim,
    /// Loss at once.
    Loss,
    /// Penalty as in a supervised game, if the opponent has not made his next move.
    PenaltyBeforeReply,
}

/// A game begun with colours reversed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColoursReversed {
    /// Not regulated.
    NotRegulated,
    /// Continues unless the arbiter rules otherwise.
    Continue,
    /// New game if fewer than 10 moves each, else continues.
    RestartBelowTen,
}

/// A game begun from a wrong array.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrongArray {
    /// Annulled whenever it is found.
    AnnulledWhenever,
    /// Cancelled if found during the game.
    Cancelled,
}

/// A board put down with dark corners at the players' right hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardTurned {
    /// Restart if seen before Black completes move 4, later play on.
    RestartBeforeBlacksFourth,
    /// Continues on a correctly placed board.
    Transferred,
}

/// The sign of a capture on the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureSign {
    /// A colon or a cross.
    ColonOrCross,
    /// X is inserted, not mandatory on the sheet.
    NotMandatory,
    /// X may be inserted.
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
