//! What somebody at the table says, does or asks for. An intent has not happened yet;
//! [`decide`](super::decide()) says what of it goes on record.

use shakmaty::Board;

use crate::chess::{Color, Piece, Role, Square};
use crate::clock::Span;
use crate::laws::{Mode, Offence, Sanction};

use super::person::Person;
use super::said::Said;
use super::taking_up::TakingUp;

/// Something that is about to go on record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    /// Somebody speaks a move for a side.
    Speak {
        /// Whose move or repetition it is.
        side: Color,
        /// Who speaks: the player or an assistant (D.2.10.2).
        who: Person,
        /// As what it is spoken.
        speech: Speech,
        /// What was said.
        said: Said,
    },
    /// Somebody does something for a side.
    Do {
        /// Whose act it is.
        side: Color,
        /// Who does it.
        who: Person,
        /// What.
        act: Act,
    },
    /// A player asks for something that may be told.
    Ask {
        /// Who wants to know.
        side: Color,
        /// Who asks.
        who: Person,
        /// What.
        question: Question,
    },
    /// The arbiter acts.
    Arbiter(ArbiterAct),
}

/// As what a move is spoken.
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

/// What a player or an assistant does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Presses the clock. Said of a press after the reply only in records of an earlier
    /// Hector, in which the reply counted as pressed at the same moment.
    Presses,
    /// Presses the clock after the opponent has replied (6.2.2).
    PressesLate,
    /// Pressed the clock at another place while the opponent's press after the reply was on
    /// its way there: both moves are complete.
    PressesCrossed,
    /// Pressed the clock at another place before the reply was heard there, though it is
    /// told here after the reply: no late press (6.2.2). Or after a move that was made there before the request
    /// to seal was heard.
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
    /// Has carried out the opponent's move on the own board as it was announced.
    Copies,
    /// A hand carries out a move on the own board, whatever was said.
    Moves(Said),
    /// A hand takes a piece off the own board.
    Removes(Square),
    /// A hand puts a piece down on the own board.
    Puts(Square, Piece),
    /// The own board is read out whole, or shown by a board that knows its pieces.
    ReadsBoard(Board),
    /// Some squares of the own board are read out.
    ReadsSquares(Vec<Look>),
    /// Wants the own board audited, square by square. Only training does.
    AsksForAudit,
    /// Writes or dictates a move into the own score.
    Writes {
        /// The ply, counted from 1; the next to be written if left out.
        ply: Option<usize>,
        /// What is written.
        said: Said,
    },
    /// Offers a draw (9.1.2).
    OffersDraw,
    /// Accepts the offer.
    AcceptsDraw,
    /// Declines the offer in words.
    DeclinesDraw,
    /// Claims a draw (9.2, 9.3), with a move that is written and not played, if any.
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
    /// Does something that may mean a resignation; only the arbiter finds out (5.1.2).
    Gestures(Gesture),
    /// Confirms the final position, and the score where it counts, after a claim that no
    /// arbiter saw (III.6).
    Verifies,
    /// Stops the clock to call the arbiter (6.11.2).
    CallsArbiter(CallReason),
    /// Protests that the opponent touched a piece or broke 4.1 to 4.7 (4.8).
    Protests(Complaint),
    /// Seals a move (I.1).
    Seals(Said),
    /// Seals a move that is not told here: on paper, or at the other place (I.1).
    SealsUnseen,
    /// Asks to see the score sheet that the arbiter keeps (A.2).
    AsksForSheet,
    /// Signs the result (8.7).
    Signs,
}

/// What stands on one square of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// The square.
    pub at: Square,
    /// What stands there.
    pub found: Option<Piece>,
}

/// On what a claim of the last two minutes rests (III.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// What people do when they give up, and at other times too (5.1.2).
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
    /// Something else.
    Other,
}

/// What a player complains of.
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

/// What a player may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// The times of both (D.2.6.1, D.2.10.4).
    Times,
    /// How many moves are completed (D.2.10.4).
    Moves,
    /// The own score as it was entered.
    OwnScore,
    /// What the device does at this event.
    Capabilities,
    /// The position. Only training answers.
    Position,
    /// What stands on a square. Only training answers.
    OnSquare(Square),
    /// The legal moves of a piece. Only training answers.
    MovesFrom(Square),
    /// Whether a draw may be claimed. Only training answers.
    MayClaim,
}

/// What the arbiter does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArbiterAct {
    /// Starts White's clock (6.6).
    Starts,
    /// Starts the clock of this side, which has the move in the position that the game
    /// begins with.
    StartsFor(Color),
    /// Stops both clocks (6.11.1).
    Stops,
    /// Lets the clock of the side on move, or of this side, run again (6.11.3).
    Resumes(Option<Color>),
    /// Sets the time that a side shows (6.10.2, 7.1).
    SetsTime(Color, Span),
    /// Sets the move counter of a side (6.10.2, 8.6).
    SetsMoves(Color, u32),
    /// Gives a side time (12.5, 12.9.2).
    Gives(Color, Span),
    /// Takes time from a side (12.9.3).
    Takes(Color, Span),
    /// Imposes a sanction that is neither time nor points (12.9).
    Sanctions(Color, Sanction),
    /// Says how many moves could be reconstructed when a flag had fallen (8.6).
    Reconstructs(u32),
    /// Restores the position after so many plies on both boards (7.5.1, 7.6, D.2.9).
    Restores(usize),
    /// Has one board audited: asks what its player finds on a few telling squares.
    Audits(Color),
    /// Sets the pieces of one board right.
    CorrectsBoard(Color),
    /// Settles a case with one of its remedies, counted from 1.
    Settles {
        /// The number of the case.
        case: u32,
        /// The number of the remedy.
        remedy: usize,
    },
    /// Lets a case drop.
    Dismisses(u32),
    /// Sees something that no announcement tells.
    Observes(Observation),
    /// Asks the player on move to seal (I.1.1).
    AsksToSeal,
    /// Lets the player on move seal so long before the end of the session (I.1.2).
    AsksToSealEarly(Span),
    /// Takes the request to seal back before a move is in the envelope.
    AsksNoLongerToSeal,
    /// Has the envelope of a side, with a move on paper in it (I.1.1, I.3).
    SeesEnvelope(Color),
    /// Reads out the move of an envelope that is not known here (I.7).
    ReadsSealedMove(Said),
    /// Notes when and where the game is resumed (I.2).
    Adjourns {
        /// Date, time and place, in the arbiter's words.
        resumption: String,
    },
    /// Takes an adjourned game up again (I.5 to I.13).
    TakesUp(TakingUp),
    /// Declares how the game ended.
    Declares(Points),
    /// Goes over to another mode. Only this act does.
    SwitchesMode(Mode),
    /// Seals the device for this game: until it is opened it does nothing else.
    SealsDevice,
    /// Opens the device again.
    OpensDevice,
    /// Has the capabilities of the device read out.
    AsksForCapabilities,
    /// Allows an offer or agreement that the event restricts (9.1.1).
    ConsentsToDraw,
    /// Looks at everything that only the arbiter may see.
    AsksForReport,
}

/// What an arbiter sees.
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
    /// A side pressed with the other hand than the one that moved, or kept a finger on the
    /// button (6.2.3).
    WrongHand(Color),
    /// A side struck the clock, lifted it, knocked it over or pressed before moving (6.2.4).
    ClockMishandled(Color),
    /// A side stopped the clock without a good reason (6.11.4).
    UnjustifiedStop(Color),
    /// Somebody handles the clock for a side (6.2.6).
    ClockAssistant(Color),
    /// Somebody keeps the score for a side (8.1.6).
    ScoreAssistant(Color),
    /// The pieces were set up wrongly (7.2.1).
    WrongSetUp,
    /// Both kings are in check, or a pawn stands on the last rank, and nobody said so
    /// (A.4.4).
    IllegalPosition,
    /// The board was put down the wrong way (7.2.2).
    BoardTurned,
    /// The colours are reversed (7.3).
    ColoursReversed,
    /// The clock is faulty (6.10).
    FaultyClock,
    /// A side came late, by so many minutes (6.7.1).
    Late(Color, u16),
    /// A side came late to the resumption of an adjourned game, by so many minutes (I.10).
    LateAtResumption(Color, u16),
    /// Neither keeps score (8.5).
    NobodyRecords,
    /// A side's device was used or sounded (11.3.2).
    ForbiddenDevice(Color),
}

/// A result as points.
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
    /// No game: a new one is played.
    Annulled,
}
