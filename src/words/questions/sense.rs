//! The senses of words in questions, in any language.

use crate::Language;
use crate::chess::{Color, Role};

/// The sense of one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WordSense {
    /// No meaning: an article, politeness, "now".
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
    /// The number of a rank: "fourth".
    RankOf(u8),
    /// "There is".
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
    /// Another one, or the opponent: "my other rook", "the other one".
    Other,
    /// Another game: "another one".
    AnotherGame,
    /// The start of a game.
    Start,
    /// The number of moves: "move number".
    Number,
    GiveUp,
    /// Away from a place, or to a place that can be reached.
    Away,
    /// "Did": where something went is where it is.
    Did,
    /// A capture of the player's own piece.
    TakeMine,
    /// The player and Hector.
    We,
    /// "Is" at the start of a question.
    Is,
    /// "Was": the past.
    Past,
    /// Captured pieces.
    Taken,
    /// Moves to choose from.
    Choices,
    Diagonal,
    /// The player's own slip.
    Slip,
    /// "Hardly", from someone who hears badly.
    Hardly,
    /// Something that was not heard.
    Missed,
    Volume,
    Speed,
    /// The winner of a finished game.
    Won,
    ResultOf,
    Changed,
    /// A language for Hector.
    Tongue(Language),
    MenuWord,
    /// A matter outside the game.
    Elsewhere,
    /// "Or", between two choices.
    Or,
    /// Events: what happened.
    Happened,
    Spell,
    /// Skipping a question.
    SkipWord,
    /// The end of a game.
    End,
    /// The word for a square.
    SquareWord,
    /// Not understanding: "huh?".
    Huh,
    /// Something that Hector said.
    Utterance,
    /// Waiting for the other side.
    Waiting,
    Unprotected,
    /// The opponent, or a piece that was named before.
    He,
    /// How something works.
    Work,
    /// The word for a level.
    LevelWord,
    /// The players of a game.
    Players,
    /// The word for a colour itself.
    ColourWord,
    /// A wish to stop.
    Leave,
}
