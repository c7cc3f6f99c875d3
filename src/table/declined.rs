//! Why something is not taken at the table. Never decides that.

use crate::chess::Refusal;
use crate::laws::{Capability, Edition, Sanction};

use super::case_end::CaseEnd;
use super::permit::Permit;

/// Why something is not taken. The player can say it again, or do something else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Declined {
    /// Both squares must be said, always (D.2.1).
    SayBothSquares,
    /// The device does not do this at this event.
    NotUnderProfile(Capability),
    /// The game is over.
    GameOver,
    /// The game is adjourned.
    Adjourned,
    /// There is no draw offer to answer.
    NoOffer,
    /// There is no such case, or the arbiter has closed it.
    NoSuchCase(u32),
    /// The case ended by itself.
    CaseEnded {
        /// Its number.
        case: u32,
        /// Why.
        why: CaseEnd,
        /// The edition whose articles it rests on.
        edition: Edition,
    },
    /// The case has no such remedy; it has so many.
    NoSuchRemedy {
        /// The case.
        case: u32,
        /// How many remedies it has.
        remedies: usize,
    },
    /// There were not so many plies.
    NoSuchPly(usize),
    /// The game is not adjourned, or the player is not the one to seal.
    NotSealing,
    /// The move that is to be sealed is not said whole (I.1.1). Nothing tells whether it is legal.
    SealIncomplete(SealLacks),
    /// The move is asked for, and not in the envelope yet.
    NotSealedYet,
    /// What the envelope holds is not known here: it stands on paper or at the other place.
    SealedMoveUnseen,
    /// The move in the envelope is known here already.
    SealedMoveKnown,
    /// The move is in the envelope, and counts.
    SealStands,
    /// What is in the envelope does not count any more: an earlier position was restored.
    SealVoid,
    /// The game is adjourned, and no clock runs before it is taken up.
    AtRest,
    /// No claim waits to be verified by this player (III.6).
    NothingToVerify,
    /// A claim has ended play, and the designated arbiter decides (III.6).
    Referred,
    /// The edition knows no such sanction (12.9).
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

/// What a move that is to be sealed leaves unsaid. Its words alone tell that, never the board, so that
/// nobody learns from it what stands there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SealLacks {
    /// The square that it comes from.
    FromSquare,
    /// What the pawn becomes.
    NewPiece,
    /// The piece that goes to the last rank, or what it becomes if it is a pawn.
    PieceOrNewPiece,
}
