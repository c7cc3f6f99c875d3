//! How a game ends before mate: positions that come again, moves that are counted, agreements,
//! no chance to mate. Never says which edition gives which answer.

/// What makes two positions the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RepetitionIdentity {
    /// Same pieces and side to move, rights not mentioned.
    PiecesAndTurn,
    /// Same pieces, side to move, castling rights and en passant.
    PiecesTurnAndRights,
}

/// The draw by the same position five times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fivefold {
    /// No such rule.
    Absent,
    /// In consecutive turns.
    ConsecutiveTurns,
    /// Anywhere in the game.
    Anywhere,
}

/// The draw by seventy-five moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeventyFiveMoves {
    /// No such rule.
    Absent,
    /// The last 75 consecutive moves.
    Consecutive,
    /// Any series of at least 75 moves.
    AnySeries,
}

/// The draw by fifty moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FiftyMoves {
    /// On a claim, or after a challenge to mate within 50 moves.
    ClaimOrChallenge,
    /// On a claim.
    Claim,
}

/// Perpetual check as a ground of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PerpetualCheck {
    /// No such rule.
    Absent,
    /// Draw if proven.
    DrawIfProven,
}

/// Mate or stalemate by a legal move that breaks touch-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndAgainstTouchMove {
    /// Ends the game.
    Ends,
    /// Does not end the game while the breach can be claimed.
    DoesNotEnd,
}

/// From when the players may agree on a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawAgreement {
    /// Only after Black's 30th move.
    AfterBlacksThirtieth,
    /// At any time.
    AnyTime,
    /// Once each player has made a move.
    EachHasMoved,
}

/// What the regulations of an event may forbid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventMayForbid {
    /// Not regulated.
    NotRegulated,
    /// Agreeing on a draw.
    Agreeing,
    /// Offering or agreeing on a draw.
    OfferingOrAgreeing,
}

/// What a resignation or a fallen flag costs when the opponent cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WithoutMatingChance {
    /// Not regulated.
    NotRegulated,
    /// Loss.
    Loss,
    /// Draw.
    Draw,
}
