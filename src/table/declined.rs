//! Why an act is declined.

use crate::chess::Refusal;
use crate::laws::{Capability, Edition, Sanction};

use super::case_end::CaseEnd;
use super::permit::Permit;

/// Why an act is declined. The player can say it again, or do something else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Declined {
    /// Both squares must be said, always (D.2.1).
    SayBothSquares,
    /// The device does not do this at this event.
    NotUnderProfile(Capability),
    GameOver,
    Adjourned,
    /// There is no draw offer to answer.
    NoOffer,
    /// There is no such case, or the arbiter has closed it.
    NoSuchCase(u32),
    CaseEnded {
        case: u32,
        why: CaseEnd,
        /// The edition whose articles it rests on.
        edition: Edition,
    },
    /// The case has fewer remedies than that.
    NoSuchRemedy {
        case: u32,
        remedies: usize,
    },
    /// The game does not have that many plies.
    NoSuchPly(usize),
    /// The game is not adjourned, or the player is not the one to seal.
    NotSealing,
    /// The words do not give the whole move to be sealed (I.1.1). They do not tell whether it is legal.
    SealIncomplete(SealLacks),
    /// The sealed move was requested, but is not in the envelope yet.
    NotSealedYet,
    /// The sealed move is not known here: it is on paper or at the other place.
    SealedMoveUnseen,
    /// The move in the envelope is known here already.
    SealedMoveKnown,
    /// The move is in the envelope, and counts.
    SealStands,
    /// The sealed move no longer counts: an earlier position was restored.
    SealVoid,
    /// The game is adjourned; no clock runs until it is resumed.
    AtRest,
    /// No claim waits to be verified by this player (III.6).
    NothingToVerify,
    /// A claim has ended play, and the designated arbiter decides (III.6).
    Referred,
    /// The edition does not have this sanction (12.9).
    NoSuchSanction(Sanction),
    /// Only training answers that.
    OnlyInTraining,
    /// Only a device in tournament mode is sealed.
    OnlyInTournament,
    /// The device is sealed for this game.
    DeviceSealed,
    /// The device is not sealed.
    DeviceNotSealed,
    /// The game has no result to sign yet.
    NothingToSign,
    /// An assistant said what is for the player alone (D.2.10).
    PlayersOwn,
    /// Training only: the move is not possible, and why.
    Impossible(Permit, Refusal),
}

/// What the words of a move to be sealed leave open. Found from the words alone, never from the board, so that the
/// answer gives nothing of the position away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SealLacks {
    /// The square that the piece comes from.
    FromSquare,
    /// What the pawn becomes.
    NewPiece,
    /// The piece that goes to the last rank, or what it becomes if it is a pawn.
    PieceOrNewPiece,
}
