//! Provisions on how a game ends other than by mate: repetitions, counted moves, agreements, no chance to mate. Which
//! edition has which is in `tables`.

/// When two positions are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RepetitionIdentity {
    /// Same pieces and side to move. Castling rights and en passant are not mentioned.
    PiecesAndTurn,
    /// Same pieces, side to move, castling rights and en passant.
    PiecesTurnAndRights,
}

/// The draw by fivefold repetition.
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

/// Whether perpetual check is a separate reason for a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PerpetualCheck {
    /// No such rule.
    Absent,
    /// Draw if proven.
    DrawIfProven,
}

/// Whether mate or stalemate by a legal move that breaks the touch-move rule ends the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndAgainstTouchMove {
    /// It ends the game.
    Ends,
    /// It does not end the game while the breach can be claimed.
    DoesNotEnd,
}

/// When the players may agree to a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawAgreement {
    /// Only after Black's 30th move.
    AfterBlacksThirtieth,
    /// At any time.
    AnyTime,
    /// Once each player has made a move.
    EachHasMoved,
}

/// Which draw agreements the regulations of an event may forbid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventMayForbid {
    /// Not regulated.
    NotRegulated,
    /// Agreeing to a draw.
    Agreeing,
    /// Offering or agreeing to a draw.
    OfferingOrAgreeing,
}

/// The result of a resignation or a fallen flag if the opponent cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WithoutMatingChance {
    /// Not regulated.
    NotRegulated,
    /// Loss.
    Loss,
    /// Draw.
    Draw,
}
