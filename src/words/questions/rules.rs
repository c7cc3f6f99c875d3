//! The wishes that a question can have: which senses make one, and what it may be about. The first rule
//! that fits counts. Never knows a word.

use super::sense::WordSense::{self, *};
use crate::words::commands::Command as Meant;

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AskedAbout {
    Nothing,
    /// Pieces of a kind or a side; where neither is named, all.
    Pieces,
    /// Pieces of a side that is named.
    Side,
    /// Pieces of which at least the kind is named, and no place.
    Kind,
    /// Pieces of which at least the kind is named, wherever they go.
    KindAnywhere,
    /// Nothing, or a side.
    SideOrNothing,
    /// The piece of a kind that is named, or a square with the piece on it.
    Piece,
    Square,
    /// A rank or a file.
    Line,
    /// The king of whoever asks.
    OwnKing,
    /// Whatever is named is told with the rest.
    Anything,
}

/// What makes a question one of a command.
pub(super) struct QuestionRule {
    pub(super) meant: Meant,
    pub(super) about: AskedAbout,
    /// Of each of these sets one sense at least.
    pub(super) needs: &'static [&'static [WordSense]],
    /// What else may be said without another meaning.
    pub(super) may: &'static [WordSense],
}

/// What changes no question.
pub(super) const SOFT: &[WordSense] = &[Filler, You, Say, Show, Want, Hear, Again, TooMuch];

const fn rule(
    meant: Meant,
    about: AskedAbout,
    needs: &'static [&'static [WordSense]],
    may: &'static [WordSense],
) -> QuestionRule {
    QuestionRule { meant, about, needs, may }
}

/// Every rule, the more special ones first.
pub(super) const RULES: &[QuestionRule] = &[
    rule(Meant::Slower, AskedAbout::Nothing, &[&[Slower]], &[Speak, Can]),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Fast]], &[Speak, Can]),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[More], &[Slow]], &[Speak, Can]),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[Faster]], &[Speak, Can]),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Slow]], &[Speak, Can]),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[More], &[Fast]], &[Speak, Can]),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[Slow]], &[Speak, Can]),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[Fast], &[Speak]], &[Can]),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Softer]], &[Speak, Can]),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Loud]], &[Speak, Can]),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[More], &[Soft]], &[Speak, Can]),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Louder]], &[Speak, Can]),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Soft]], &[Speak, Can]),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[More], &[Loud]], &[Speak, Can]),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Soft], &[Speak]], &[Can]),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Loud], &[Speak]], &[Can]),
    rule(Meant::Hush, AskedAbout::Nothing, &[&[Hush]], &[]),
    rule(
        Meant::TellSettings,
        AskedAbout::Nothing,
        &[&[Settings]],
        &[Me, What, Which, How, My, Everything],
    ),
    rule(Meant::Keys, AskedAbout::Nothing, &[&[Keys]], &[Me, What, Which, Can, Everything, There]),
    rule(
        Meant::HowToCastle,
        AskedAbout::Anything,
        &[&[Castle], &[How, Can, Legal, Say, Should]],
        &[Me, They, What, Wing, Legal, Can, How, Have, Go, Play, Should],
    ),
    rule(
        Meant::Repeat,
        AskedAbout::Nothing,
        &[&[Not], &[Hear]],
        &[Me, Have, Can, MoveNoun, Last, They, My],
    ),
    rule(
        Meant::Hint,
        AskedAbout::Nothing,
        &[&[Hint]],
        &[Me, Have, Can, My, MoveNoun, There, Should, Play, What],
    ),
    rule(
        Meant::Hint,
        AskedAbout::Nothing,
        &[&[What, Where], &[Should], &[Me, They]],
        &[Play, Go, Next, Best],
    ),
    rule(
        Meant::Hint,
        AskedAbout::Nothing,
        &[&[Best], &[MoveNoun, Moves]],
        &[Me, What, Which, My, Next, Have, Should],
    ),
    rule(
        Meant::Hint,
        AskedAbout::Nothing,
        &[&[What, Which, Where], &[Should], &[Play, Go]],
        &[You, Next, MoveNoun],
    ),
    rule(Meant::Hint, AskedAbout::Nothing, &[&[Help], &[MoveNoun]], &[Me, Can, My, Next, Have]),
    rule(
        Meant::Help,
        AskedAbout::Nothing,
        &[&[Help, Command]],
        &[Me, Can, What, Which, Have, There, Everything, How],
    ),
    rule(
        Meant::Help,
        AskedAbout::Nothing,
        &[&[What, How, Which], &[Can], &[Say, Type]],
        &[Me, My, MoveNoun, Moves, Should, Have, Everything],
    ),
    rule(
        Meant::Help,
        AskedAbout::Nothing,
        &[&[What, How, Which], &[Type]],
        &[Me, Can, My, MoveNoun, Moves, Should, Have],
    ),
    rule(
        Meant::Material,
        AskedAbout::Nothing,
        &[&[Material]],
        &[Me, How, What, Who, Have, More, Stand, My],
    ),
    rule(
        Meant::Material,
        AskedAbout::Nothing,
        &[&[More, Better], &[Pieces], &[Who, Me]],
        &[Have, They, What],
    ),
    rule(
        Meant::Material,
        AskedAbout::Anything,
        &[&[More], &[Who, Me, They], &[Have]],
        &[Have, They, What, Me],
    ),
    rule(
        Meant::Opponent,
        AskedAbout::Nothing,
        &[&[Against], &[Who, What, Which]],
        &[Me, Play, Can],
    ),
    rule(Meant::Attackers, AskedAbout::OwnKing, &[&[Check], &[Me, My]], &[Stand, Have]),
    rule(
        Meant::Attackers,
        AskedAbout::Piece,
        &[&[Attack]],
        &[Me, My, They, Who, What, Which, Pieces, Stand, Where, There, Can],
    ),
    rule(
        Meant::Attacked,
        AskedAbout::Nothing,
        &[&[Attack]],
        &[Me, My, They, What, Which, Pieces, There, Stand, Have],
    ),
    rule(
        Meant::Defenders,
        AskedAbout::Piece,
        &[&[Defend]],
        &[Me, My, They, Who, What, Which, Pieces, Stand],
    ),
    rule(Meant::TakeBack, AskedAbout::Nothing, &[&[Take], &[Back]], &[Me, My, MoveNoun, Last, Can]),
    rule(
        Meant::TakeBack,
        AskedAbout::Nothing,
        &[&[Have], &[Back], &[Me]],
        &[My, MoveNoun, Last, Can],
    ),
    rule(Meant::Resign, AskedAbout::Nothing, &[&[GiveUp]], &[Me]),
    rule(Meant::TakeBack, AskedAbout::Nothing, &[&[Undo]], &[Me, My, MoveNoun, Last, Can]),
    rule(Meant::Attackers, AskedAbout::Piece, &[&[Take], &[Who]], &[Can, My, They, Pieces]),
    rule(Meant::Attackers, AskedAbout::Piece, &[&[Take], &[They], &[My]], &[Can, What, Which]),
    rule(Meant::Attackers, AskedAbout::Square, &[&[Take], &[Can]], &[There, Pieces]),
    rule(Meant::Captures, AskedAbout::KindAnywhere, &[&[Take], &[My], &[Can]], &[They]),
    rule(
        Meant::Captures,
        AskedAbout::Piece,
        &[&[Take], &[My], &[What, Which, Who, Can, Where]],
        &[Can, What, Which, Pieces],
    ),
    rule(
        Meant::Attacked,
        AskedAbout::Nothing,
        &[&[Take], &[They], &[What, Which]],
        &[Can, My, Pieces],
    ),
    rule(
        Meant::Captures,
        AskedAbout::Anything,
        &[&[Take], &[Me, There, Legal], &[What, Which, Can, There, Legal]],
        &[Can, What, Which, Where, Pieces, They, Me, Have, Moves],
    ),
    rule(Meant::Captures, AskedAbout::Piece, &[&[Take], &[What, Which]], &[Can, Pieces]),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[They], &[Last], &[MoveNoun, Play]],
        &[Me, What, Which, My, Where, How, Have],
    ),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[They], &[What, Which, Where, How], &[Play, Go, MoveNoun]],
        &[Me, Have, Pieces, MoveNoun, Last],
    ),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[You], &[What, Which], &[Play]],
        &[Have, Pieces, MoveNoun, Last],
    ),
    rule(
        Meant::LastMove,
        AskedAbout::SideOrNothing,
        &[&[What, Which], &[Have], &[Play, Go]],
        &[MoveNoun, Last],
    ),
    rule(Meant::Score, AskedAbout::Nothing, &[&[Score]], &[Me, My, What, How]),
    rule(
        Meant::Score,
        AskedAbout::Nothing,
        &[&[Moves, Play], &[SoFar]],
        &[What, Which, Have, Everything, Me, Moves, Play],
    ),
    rule(
        Meant::Score,
        AskedAbout::Nothing,
        &[&[Game, Moves], &[Start]],
        &[Me, Go, Play, Everything, Show, Moves],
    ),
    rule(Meant::LastMoves, AskedAbout::Nothing, &[&[Last], &[Moves]], &[What, Which]),
    rule(Meant::LastMove, AskedAbout::Nothing, &[&[Last], &[MoveNoun]], &[What, Which, Me, Have]),
    // "Wurden", typed as "würden" is.
    rule(
        Meant::Moves,
        AskedAbout::Nothing,
        &[&[Many], &[Moves]],
        &[How, Me, Have, Play, What, Should],
    ),
    rule(Meant::Moves, AskedAbout::Nothing, &[&[Number], &[MoveNoun, Moves]], &[What, Which, How]),
    rule(
        Meant::OwnTime,
        AskedAbout::Nothing,
        &[&[Time, Clock], &[Me, My]],
        &[How, Many, What, Have, Clock],
    ),
    rule(
        Meant::OpponentTime,
        AskedAbout::Nothing,
        &[&[Time, Clock], &[They]],
        &[How, Many, What, Have, Clock, My, There],
    ),
    rule(
        Meant::Times,
        AskedAbout::Nothing,
        &[&[Time, Clock]],
        &[How, Many, What, Have, Clock, Stand, There, Show],
    ),
    rule(Meant::Evaluation, AskedAbout::Nothing, &[&[Evaluate]], &[Board, Me, My, What, How, Can]),
    rule(
        Meant::Evaluation,
        AskedAbout::Nothing,
        &[&[Better]],
        &[Who, Me, My, They, Stand, There, Have, What, Board],
    ),
    rule(Meant::Evaluation, AskedAbout::Nothing, &[&[How], &[Stand]], &[Me, Game]),
    rule(Meant::Evaluation, AskedAbout::Nothing, &[&[How], &[My], &[Board]], &[]),
    rule(
        Meant::Opening,
        AskedAbout::Nothing,
        &[&[Opening]],
        &[What, Which, Who, How, Play, Me, Have, Everything],
    ),
    rule(
        Meant::MovesFrom,
        AskedAbout::Square,
        &[&[Where, What, Which, Legal], &[Moves, Go, Legal]],
        &[Can, Pieces, Me, My, Have, Moves, Go, Play],
    ),
    rule(
        Meant::MovesFrom,
        AskedAbout::KindAnywhere,
        &[&[Where, What, Which, Legal, Can], &[Moves, MoveNoun, Go, Legal]],
        &[Can, Pieces, Me, My, They, Have, Moves, Go, Play],
    ),
    rule(
        Meant::LegalMoves,
        AskedAbout::Nothing,
        &[&[Legal], &[Moves, MoveNoun, Go, Play]],
        &[Me, My, What, Which, Everything, Have, Can, There, Pieces, Play, Moves],
    ),
    rule(
        Meant::LegalMoves,
        AskedAbout::Nothing,
        &[&[What, Which, Where], &[Moves, Can], &[Moves, Go, Play, MoveNoun]],
        &[Me, My, Can, Have, There, Pieces, Play, Go, Which],
    ),
    rule(Meant::Skip, AskedAbout::Nothing, &[&[Next, New], &[Question]], &[]),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[Question]], &[What, Which, How, Can, Me]),
    rule(Meant::Solution, AskedAbout::Nothing, &[&[Solution]], &[What, Which, Me, How]),
    rule(Meant::NewGame, AskedAbout::Nothing, &[&[New], &[Game]], &[Me, Play, Can]),
    rule(Meant::NewGame, AskedAbout::Nothing, &[&[AnotherGame]], &[Me, Play, Can, Game]),
    rule(
        Meant::Square,
        AskedAbout::Square,
        &[&[What, Which, Who, There, Empty, Pieces, Show]],
        &[Have, Me, They, How, Where, Stand],
    ),
    rule(
        Meant::Scan,
        AskedAbout::Line,
        &[&[What, Which, Show, There, Pieces, Who, Say]],
        &[Have, Me, They, How, Stand, FileWord, RankWord],
    ),
    rule(Meant::MovesFrom, AskedAbout::Piece, &[&[Where], &[Can]], &[My, They, Pieces]),
    rule(Meant::Pieces, AskedAbout::Kind, &[&[Where, Board, Many, My, Pieces, There]], PIECES),
    rule(Meant::Pieces, AskedAbout::Kind, &[&[Have], &[Me, They, Who, What]], PIECES),
    rule(Meant::Pieces, AskedAbout::Side, &[&[Have], &[What, Which, Many]], PIECES),
    rule(Meant::Pieces, AskedAbout::Pieces, &[&[Have], &[What, Which, Many], &[Me, They]], PIECES),
    rule(
        Meant::Pieces,
        AskedAbout::Pieces,
        &[&[Pieces], &[Where, What, Which, Show, Say, Many, My, They, Have]],
        PIECES,
    ),
    rule(Meant::Pieces, AskedAbout::Side, &[&[Pieces]], PIECES),
    rule(
        Meant::Board,
        AskedAbout::Nothing,
        &[&[Board]],
        &[Me, My, What, Which, How, Can, Everything, Where, Stand, Have, There],
    ),
    rule(Meant::Board, AskedAbout::Nothing, &[&[Where], &[Everything]], &[Stand, Pieces]),
    rule(
        Meant::WhoseTurn,
        AskedAbout::SideOrNothing,
        &[&[Turn]],
        &[Me, My, They, Who, Which, Have],
    ),
    rule(
        Meant::WhoseTurn,
        AskedAbout::SideOrNothing,
        &[&[Who, Me, My, They], &[Play, MoveNoun, Moves, Go]],
        &[Me, My, They, Who, Have, Should, Can],
    ),
    rule(Meant::WhoseTurn, AskedAbout::Nothing, &[&[Who, Me], &[Have]], &[]),
    rule(Meant::Help, AskedAbout::Nothing, &[&[How], &[Play, MoveNoun, Go]], &[Me, Can, My]),
    rule(Meant::Help, AskedAbout::Nothing, &[&[What], &[Can, Should]], &[Me, Play]),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[Again]], &[What, Me, Can, Have]),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[What], &[Say]], &[Have, You]),
];

const PIECES: &[WordSense] = &[
    Me, My, They, What, Which, Who, Where, How, Many, Have, Board, Pieces, There, Stand,
    Everything, Can,
];
