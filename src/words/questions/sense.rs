//! What a word of a question says, whatever the language. Never knows a word.

use crate::Language;
use crate::chess::{Color, Role};

/// What one word says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WordSense {
    /// Nothing: an article, politeness, "now".
    Filler,
    Me,
    My,
    /// Hector, who is asked for something.
    You,
    /// The opponent, or what the opponent has.
    They,
    What,
    Which,
    Who,
    Where,
    How,
    Many,
    Can,
    Should,
    Have,
    Not,
    More,
    Less,
    TooMuch,
    Show,
    Say,
    Want,
    Pieces,
    Piece(Role),
    Colour(Color),
    Board,
    Everything,
    FileWord,
    RankWord,
    /// A rank that is counted: "fourth".
    RankOf(u8),
    /// Something is there.
    There,
    Empty,
    MoveNoun,
    Moves,
    Legal,
    Go,
    Play,
    Last,
    Next,
    Take,
    Back,
    Undo,
    Attack,
    Defend,
    Check,
    Turn,
    Hint,
    Best,
    Help,
    Castle,
    /// A side of castling.
    Wing,
    Again,
    Better,
    Evaluate,
    Stand,
    Settings,
    Speak,
    Faster,
    Slower,
    Fast,
    Slow,
    Louder,
    Softer,
    Loud,
    Soft,
    Command,
    Type,
    Time,
    Clock,
    Material,
    Opening,
    Score,
    SoFar,
    Against,
    New,
    Game,
    Hush,
    Solution,
    Question,
    Keys,
    Hear,
    /// Somebody else, or the opponent: "my other rook", "the other one".
    Other,
    /// A game is played again: "another one".
    AnotherGame,
    /// Where a game begins.
    Start,
    /// What counts the moves: "move number".
    Number,
    GiveUp,
    /// Away from where something was, or to where it can go.
    Away,
    /// "Did": where something went is where it is.
    Did,
    /// One's own is taken, by whatever.
    TakeMine,
    /// Who asks, and who is asked.
    We,
    /// "Is", which asks whether.
    Is,
    /// "Was": what is over.
    Past,
    /// What has been taken.
    Taken,
    /// Moves to choose from.
    Choices,
    Diagonal,
    /// One's own slip.
    Slip,
    /// "Hardly", as one hears who hears badly.
    Hardly,
    /// Something was not heard.
    Missed,
    Volume,
    Speed,
    /// A game is over, and this is who won it.
    Won,
    ResultOf,
    Changed,
    /// A language that Hector speaks.
    Tongue(Language),
    MenuWord,
    /// Something that has to do with no game.
    Elsewhere,
    /// "Or", between two of whom one is meant.
    Or,
    /// Something has happened.
    Happened,
    Spell,
    /// A question is left out.
    SkipWord,
    /// Where a game ends.
    End,
    /// The word for a square.
    SquareWord,
    /// Nothing was understood.
    Huh,
    /// What Hector has said.
    Utterance,
    /// One waits for the other.
    Waiting,
    Unprotected,
    /// The opponent, or a piece that was named before.
    He,
    /// Something works in a way.
    Work,
    /// How hard something is, by its number.
    LevelWord,
    /// Those who play a game.
    Players,
    /// The word for a colour, of which nothing is told.
    ColourWord,
    /// Somebody wants to stop.
    Leave,
}
