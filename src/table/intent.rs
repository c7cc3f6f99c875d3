//! Intents: what a person at the table says, does or asks for. Nothing has happened yet; [`decide`](super::decide())
//! returns what is recorded of an intent.

use shakmaty::Board;

use crate::chess::{Color, Piece, Role, Square};
use crate::clock::Span;
use crate::laws::{Mode, Offence, Sanction};

use super::person::Person;
use super::said::Said;
use super::taking_up::TakingUp;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    /// Someone speaks a move for a side.
    Speak {
        /// Whose move or repetition it is.
        side: Color,
        /// Who speaks: the player or an assistant (D.2.10.2).
        who: Person,
        speech: Speech,
        said: Said,
    },
    /// Someone does something for a side.
    Do {
        /// Whose act it is.
        side: Color,
        who: Person,
        act: Act,
    },
    /// A player asks for permitted information.
    Ask {
        /// The side that wants to know; an assistant may ask.
        side: Color,
        who: Person,
        question: Question,
    },
    /// The arbiter acts.
    Arbiter(ArbiterAct),
}

/// How a spoken move is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Speech {
    /// As the turn suggests: an announcement, a repetition or a correction.
    Says,
    /// As the announcement of an own move (D.2.1).
    Announces,
    /// As the repetition of the opponent's move (D.2.1).
    Repeats,
    /// As the correction of a slip of the tongue (D.2.8).
    Corrects,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Presses the clock. Only in records of an earlier Hector can this press follow the reply; there the reply
    /// counted as pressed at the same moment.
    Presses,
    /// Presses the clock after the opponent has replied (6.2.2).
    PressesLate,
    /// Pressed the clock at another place while the opponent's press after the reply was on its way there: both moves
    /// are complete.
    PressesCrossed,
    /// Pressed the clock at another place before the reply was heard there, though this is told here after the reply:
    /// not a late press (6.2.2). Or pressed there after a move made before the request to seal was heard.
    PressedUnaware,
    /// Takes a peg out, or touches a piece with intent (D.2.2, 4.3).
    Touches(Square),
    /// Feels a piece that stays in its aperture, which obliges a blind player to nothing
    /// (D.2.2).
    Feels(Square),
    /// Sets a new piece down on the square of promotion (4.4.4).
    SetsDownNew(Role),
    /// Adjusts pieces after notice (4.2.1).
    Adjusts,
    /// Has copied the opponent's move onto the own board as announced.
    Copies,
    /// Moves by hand on the own board, whatever was said.
    Moves(Said),
    /// Takes a piece off the own board.
    Removes(Square),
    /// Puts a piece down on the own board.
    Puts(Square, Piece),
    /// The whole own board is read out, or reported by a board that recognizes its pieces.
    ReadsBoard(Board),
    /// Some squares of the own board are read out.
    ReadsSquares(Vec<Look>),
    /// Asks for an audit of the own board, square by square. Only in training.
    AsksForAudit,
    /// Writes or dictates a move into the own score.
    Writes {
        /// The ply, counted from 1; the next one if left out.
        ply: Option<usize>,
        said: Said,
    },
    /// Offers a draw (9.1.2).
    OffersDraw,
    AcceptsDraw,
    /// Declines the offer in words.
    DeclinesDraw,
    /// Claims a draw (9.2, 9.3), possibly with a move that is written down and not played.
    ClaimsDraw {
        /// The move, dictated privately.
        intended: Option<Said>,
    },
    /// Claims that the opponent has overstepped the time (6.8).
    ClaimsTime,
    /// Claims perpetual check (paragraph 15 of 1929).
    ClaimsPerpetualCheck,
    /// Requires mate within fifty moves (paragraph 15F of 1929).
    Challenges,
    /// In the last two minutes, asks for five seconds a move for both (III.4).
    AsksForIncrement,
    /// In the last two minutes, claims a draw (III.5, III.6).
    ClaimsLastTwoMinutes(Ground),
    /// Resigns (5.1.2).
    Resigns,
    /// Makes a gesture that may be a resignation; the arbiter finds out (5.1.2).
    Gestures(Gesture),
    /// Confirms the final position, and the score if it matters, after a claim without an arbiter (III.6).
    Verifies,
    /// Stops the clock to call the arbiter (6.11.2).
    CallsArbiter(CallReason),
    /// Protests that the opponent touched a piece or broke 4.1 to 4.7 (4.8).
    Protests(Complaint),
    /// Seals a move (I.1).
    Seals(Said),
    /// Seals a move that is not known here: on paper, or at the other place (I.1).
    SealsUnseen,
    /// Asks to see the score sheet that the arbiter keeps (A.2).
    AsksForSheet,
    /// Signs the result (8.7).
    Signs,
}

/// What is on one square of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    pub at: Square,
    /// The piece there, if any.
    pub found: Option<Piece>,
}

/// The ground of a claim of the last two minutes (III.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// Gestures that may or may not be a resignation (5.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gesture {
    /// Stops the clock without a word.
    StopsTheClock,
    /// Lays the king down.
    LaysTheKingDown,
    /// Offers a hand.
    OffersAHand,
    /// Signs the score sheet before the game has a result.
    SignsTheSheet,
}

/// Why a player stops the clock (6.11.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CallReason {
    /// A piece to promote to is not at hand.
    MissingPiece,
    /// Something disturbs.
    Disturbance,
    /// The player is not well.
    Illness,
    /// The boards do not seem to agree (D.2.9).
    Boards,
    /// The clock was not set as it stood when the game was adjourned (I.13).
    ResumedTimes,
    Other,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Complaint {
    /// The opponent's move is illegal.
    IllegalMove,
    /// The opponent touched a piece and moved another.
    TouchedPiece,
    /// The opponent used two hands.
    TwoHands,
    /// The opponent moved pieces that did not belong to the move.
    Displaced,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// The times of both (D.2.6.1, D.2.10.4).
    Times,
    /// How many moves are completed (D.2.10.4).
    Moves,
    /// The own score as entered.
    OwnScore,
    /// What the device does at this event.
    Capabilities,
    /// The position. Answered only in training.
    Position,
    /// What is on a square. Answered only in training.
    OnSquare(Square),
    /// The legal moves of a piece. Answered only in training.
    MovesFrom(Square),
    /// Whether a draw may be claimed. Answered only in training.
    MayClaim,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArbiterAct {
    /// Starts White's clock (6.6).
    Starts,
    /// Starts the clock of this side, which has the move in the starting position.
    StartsFor(Color),
    /// Stops both clocks (6.11.1).
    Stops,
    /// Lets the clock of the side on move, or of this side, run again (6.11.3).
    Resumes(Option<Color>),
    /// Sets the time that a side shows (6.10.2, 7.1).
    SetsTime(Color, Span),
    /// Sets the move counter on the clock of a side (6.10.2, 8.6).
    SetsMoves(Color, u32),
    /// Gives a side time (12.5, 12.9.2).
    Gives(Color, Span),
    /// Takes time from a side (12.9.3).
    Takes(Color, Span),
    /// Imposes a sanction that is neither time nor points (12.9).
    Sanctions(Color, Sanction),
    /// Says how many moves could be reconstructed after a flag fell (8.6).
    Reconstructs(u32),
    /// Restores the position after this many plies on both boards (7.5.1, 7.6, D.2.9).
    Restores(usize),
    /// Starts the audit of one board: its player is asked about a few significant squares.
    Audits(Color),
    /// Sets the pieces of one board right.
    CorrectsBoard(Color),
    /// Settles a case with one of its remedies, counted from 1.
    Settles {
        case: u32,
        /// Counted from 1.
        remedy: usize,
    },
    /// Drops a case.
    Dismisses(u32),
    /// Sees something that no announcement reports.
    Observes(Observation),
    /// Asks the player on move to seal (I.1.1).
    AsksToSeal,
    /// Lets the player on move seal this long before the end of the session (I.1.2).
    AsksToSealEarly(Span),
    /// Withdraws the request to seal before a move is in the envelope.
    AsksNoLongerToSeal,
    /// Receives the envelope of a side, with a move on paper in it (I.1.1, I.3).
    SeesEnvelope(Color),
    /// Reads out the move in an envelope that was not known here (I.7).
    ReadsSealedMove(Said),
    /// Notes when and where the game is resumed (I.2).
    Adjourns {
        /// Date, time and place, in the arbiter's words.
        resumption: String,
    },
    /// Resumes an adjourned game (I.5 to I.13).
    TakesUp(TakingUp),
    /// Declares how the game ended.
    Declares(Points),
    /// Changes the mode. Only this act does.
    SwitchesMode(Mode),
    /// Seals the device for this game: until it is opened it does nothing else.
    SealsDevice,
    /// Opens the device again.
    OpensDevice,
    /// Has the capabilities of the device read out.
    AsksForCapabilities,
    /// Allows an offer or agreement that the event restricts (9.1.1).
    ConsentsToDraw,
    /// Asks for everything that only the arbiter may see.
    AsksForReport,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Observation {
    /// A side did what counts as an offence.
    Offence(Color, Offence),
    /// A side displaced pieces (7.4.1).
    Displaced(Color),
    /// A flag is down (6.8).
    Flag(Color),
    /// Both flags are down (III.3.1).
    BothFlags,
    /// A side pressed with a hand other than the one that moved, or kept a finger on the button (6.2.3).
    WrongHand(Color),
    /// A side struck the clock, lifted it, knocked it over or pressed before moving (6.2.4).
    ClockMishandled(Color),
    /// A side stopped the clock without a good reason (6.11.4).
    UnjustifiedStop(Color),
    /// Someone handles the clock for a side (6.2.6).
    ClockAssistant(Color),
    /// Someone keeps the score for a side (8.1.6).
    ScoreAssistant(Color),
    /// The pieces were set up wrongly (7.2.1).
    WrongSetUp,
    /// Both kings are in check, or a pawn is on the last rank, and neither player said so (A.4.4).
    IllegalPosition,
    /// The board was put down the wrong way (7.2.2).
    BoardTurned,
    /// The colours are reversed (7.3).
    ColoursReversed,
    /// The clock is faulty (6.10).
    FaultyClock,
    /// A side came late by this many minutes (6.7.1).
    Late(Color, u16),
    /// A side came late to the resumption of an adjourned game by this many minutes (I.10).
    LateAtResumption(Color, u16),
    /// Neither keeps score (8.5).
    NobodyRecords,
    /// A side's device was used or sounded (11.3.2).
    ForbiddenDevice(Color),
}

/// A result in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Points {
    /// 1-0 or 0-1.
    Win(Color),
    /// Half a point each.
    Draw,
    /// Nothing for either (11.8).
    BothLose,
    /// Half a point for this side, nothing for the other (glossary).
    HalfForOne(Color),
    /// The game does not count: a new one is played.
    Annulled,
}
