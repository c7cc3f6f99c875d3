//! The wishes that a question can have: which senses make one, and what it may be about. The first rule
//! that fits counts. Never knows a word.

use super::sense::WordSense::{self, *};
use crate::words::Language;
use crate::words::commands::Command as Meant;

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AskedAbout {
    Nothing,
    /// A side that is named; nothing of it follows.
    OfSide,
    /// The square of a piece, both of which are named.
    PieceOnSquare,
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
    /// The king of a side that is named, or of whoever asks.
    King,
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
pub(super) const SOFT: &[WordSense] = &[
    Filler, You, Say, Show, Want, Hear, Again, TooMuch, We, Is, Past, Slip, SquareWord, Waiting, Or,
];

/// What says how somebody asks and not about what: such words change no question that has a word of its own.
pub(super) const WEAK: &[WordSense] = &[
    Me, What, Which, Who, Where, How, Many, Can, Should, Have, There, Everything, Stand, Not, Did,
    Missed,
];

/// What makes a line a question or a wish.
pub(super) const ASKING: &[WordSense] = &[
    What, Which, Who, Where, How, Many, Can, Should, Show, Say, Want, Is, Past, Have, There, Help,
    Again,
];

impl QuestionRule {
    /// Whether it needs more than a way of asking.
    pub(super) fn has_a_word_of_its_own(&self) -> bool {
        let is_named = matches!(
            self.about,
            AskedAbout::Kind
                | AskedAbout::KindAnywhere
                | AskedAbout::Piece
                | AskedAbout::Square
                | AskedAbout::Line
                | AskedAbout::Side
                | AskedAbout::OfSide
                | AskedAbout::PieceOnSquare
        );
        let is_own = |any: &&[WordSense]| {
            any.iter().all(|sense| !WEAK.contains(sense) && !SOFT.contains(sense))
        };
        is_named || self.needs.iter().any(is_own)
    }
}

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
    rule(
        Meant::TellSettings,
        AskedAbout::Nothing,
        &[&[What, Which], &[Speed, Volume]],
        &[Speak, They, There, Stand],
    ),
    rule(
        Meant::TellSettings,
        AskedAbout::Nothing,
        &[&[How, Which], &[Fast, Slow, Loud, Soft, Speed, Volume]],
        &[Speak, They, There, Stand],
    ),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[Fast], &[You]], &[Speak]),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[Slow], &[You]], &[Speak]),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Loud], &[You]], &[Speak]),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Soft], &[You]], &[Speak]),
    rule(
        Meant::Slower,
        AskedAbout::Nothing,
        &[&[Slower]],
        &[Speak, Can, Me, Go, Is, Play, Fast, Not, Should],
    ),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Fast]], VOICE),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[More], &[Slow]], VOICE),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[Faster]], VOICE),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Slow]], VOICE),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[More], &[Fast]], VOICE),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[Slow]], VOICE),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[Fast], &[Speak]], &[Can]),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Softer]], VOICE),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Loud]], VOICE),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[More], &[Soft]], VOICE),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Louder]], VOICE),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Less, Not, TooMuch], &[Soft]], VOICE),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[More], &[Loud]], VOICE),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Soft], &[Speak]], &[Can]),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Loud], &[Speak]], &[Can]),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[More], &[Volume]], VOICE),
    rule(Meant::Softer, AskedAbout::Nothing, &[&[Less], &[Volume]], VOICE),
    rule(Meant::Faster, AskedAbout::Nothing, &[&[More], &[Speed]], VOICE),
    rule(Meant::Slower, AskedAbout::Nothing, &[&[Less], &[Speed]], VOICE),
    rule(Meant::Louder, AskedAbout::Nothing, &[&[Hardly], &[Hear]], VOICE),
    rule(Meant::SpeakEnglish, AskedAbout::Nothing, &[&[Tongue(Language::English)]], VOICE),
    rule(Meant::SpeakGerman, AskedAbout::Nothing, &[&[Tongue(Language::German)]], VOICE),
    rule(Meant::SpeakFrench, AskedAbout::Nothing, &[&[Tongue(Language::French)]], VOICE),
    rule(Meant::Menu, AskedAbout::Nothing, &[&[MenuWord]], &[Me, Back, Go, Can, Which]),
    rule(Meant::Quit, AskedAbout::Nothing, &[&[Leave]], &[Me, Can, Play, Should, Game]),
    rule(
        Meant::Spell,
        AskedAbout::Nothing,
        &[&[Spell]],
        &[How, Can, Me, Utterance, Last, MoveNoun],
    ),
    rule(Meant::Skip, AskedAbout::Nothing, &[&[SkipWord]], &[Question, Me, Can]),
    rule(Meant::ToEnd, AskedAbout::Nothing, &[&[End], &[Go, Game]], &[Me, Can, Game]),
    rule(Meant::ToStart, AskedAbout::Nothing, &[&[Start], &[Go]], &[Me, Can, Back]),
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
        &[&[Castle], &[How, Can, Legal, Say, Should, Have, What, Which, Show]],
        &[
            Me, My, They, What, Which, Wing, Legal, Can, How, Have, Go, Play, Should, Not, There,
            Moves,
        ],
    ),
    rule(
        Meant::Repeat,
        AskedAbout::Nothing,
        &[&[Not], &[Hear]],
        &[Me, Have, Can, MoveNoun, Last, They, My, What],
    ),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[Missed]], &[Me, What, Have, They, MoveNoun, Last]),
    rule(
        Meant::Hint,
        AskedAbout::Nothing,
        &[&[Hint]],
        &[
            Me, Have, Can, My, MoveNoun, Moves, There, Should, Play, Go, What, Which, Help, Next,
            Best, Not, How, Game, Board,
        ],
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
        &[Me, What, Which, My, Next, Have, Should, Play, There, Can, How],
    ),
    rule(
        Meant::Hint,
        AskedAbout::Nothing,
        &[&[What, Which, Where], &[Should], &[Play, Go]],
        &[You, Next, MoveNoun],
    ),
    rule(Meant::Hint, AskedAbout::Nothing, &[&[Best], &[What], &[Play, Go]], &[Me, Can, Should]),
    rule(Meant::Hint, AskedAbout::Nothing, &[&[Best], &[What, Which]], &[]),
    rule(
        Meant::Hint,
        AskedAbout::Nothing,
        &[&[Help], &[MoveNoun]],
        &[Me, Can, My, Next, Have, Not, Best],
    ),
    rule(
        Meant::Help,
        AskedAbout::Nothing,
        &[&[Help, Command]],
        &[Me, Can, What, Which, Have, There, Everything, How, Play, Speak, Type],
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
        &[
            Me, How, What, Which, Who, Have, More, Less, Stand, My, They, Many, Better, Pieces,
            There, Board, Game, Can,
        ],
    ),
    rule(
        Meant::Material,
        AskedAbout::Nothing,
        &[&[More, Less, Better], &[Pieces], &[Who, Me, They, We]],
        &[Have, They, What, Which, Me, Many, My],
    ),
    rule(
        Meant::Material,
        AskedAbout::Anything,
        &[&[More, Less], &[Who, Me, They], &[Have]],
        &[Have, They, What, Me, Pieces],
    ),
    rule(
        Meant::Material,
        AskedAbout::SideOrNothing,
        &[&[Taken], &[What, Which, Many, Pieces, How, Who]],
        &[What, Which, Many, Me, My, They, Pieces, Have, How, There, Everything, Who],
    ),
    rule(
        Meant::Opponent,
        AskedAbout::Nothing,
        &[&[Against], &[Who, What, Which]],
        &[Me, Play, Can],
    ),
    rule(
        Meant::Attackers,
        AskedAbout::King,
        &[&[Check], &[Is, Stand, There, Past, Who, Have]],
        &[Stand, Have, There, Me, My, They, What, Who],
    ),
    rule(
        Meant::Attackers,
        AskedAbout::Piece,
        &[&[Attack]],
        &[
            Take, Me, My, They, Who, What, Which, Pieces, Stand, Where, There, Can, How, Many,
            Have, Not, Everything, Check, Go, Legal,
        ],
    ),
    rule(
        Meant::Attacked,
        AskedAbout::Nothing,
        &[&[Attack]],
        &[
            Me, My, They, What, Which, Pieces, There, Stand, Have, Who, Should, Not, Everything,
            How, Many, Can, Where, Check, Board, MoveNoun, Last, Legal,
        ],
    ),
    rule(
        Meant::Defenders,
        AskedAbout::Piece,
        &[&[Unprotected]],
        &[Me, My, They, Who, What, Which, Stand, There],
    ),
    rule(
        Meant::Attacked,
        AskedAbout::Nothing,
        &[&[Unprotected]],
        &[Me, My, They, What, Which, Pieces, There, Stand, Have, Attack],
    ),
    rule(
        Meant::Defenders,
        AskedAbout::Piece,
        &[&[Defend]],
        &[
            Me, My, They, Who, What, Which, Pieces, Stand, Have, There, Can, How, Many, Not, Where,
            Everything, Legal,
        ],
    ),
    rule(
        Meant::TakeBack,
        AskedAbout::Nothing,
        &[&[Take, MoveNoun, Undo], &[Back]],
        &[Me, My, MoveNoun, Last, Can, Have],
    ),
    rule(
        Meant::TakeBack,
        AskedAbout::Nothing,
        &[&[Have, Go], &[Back], &[Me, MoveNoun]],
        &[My, MoveNoun, Last, Can],
    ),
    rule(Meant::Back, AskedAbout::Nothing, &[&[Back], &[MoveNoun, Go]], &[Me, Can, What]),
    rule(Meant::Resign, AskedAbout::Nothing, &[&[GiveUp]], &[Me]),
    rule(
        Meant::TakeBack,
        AskedAbout::Nothing,
        &[&[Undo]],
        &[Me, My, MoveNoun, Last, Can, Have, Back, Play, Should],
    ),
    rule(Meant::Attackers, AskedAbout::Piece, &[&[Take], &[Who]], &[Can, My, They, Pieces, Which]),
    rule(
        Meant::Attackers,
        AskedAbout::Piece,
        &[&[Take], &[They], &[My]],
        &[Can, What, Which, Pieces],
    ),
    rule(Meant::Attackers, AskedAbout::Square, &[&[Take], &[Can]], &[There, Pieces, Me]),
    rule(Meant::Captures, AskedAbout::KindAnywhere, &[&[Take], &[My], &[Can]], &[They]),
    rule(
        Meant::Captures,
        AskedAbout::Piece,
        &[&[Take], &[My], &[What, Which, Who, Can, Where]],
        &[Can, What, Which, Pieces, There, Many, They],
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
        &[
            Can, What, Which, Where, Pieces, They, Me, Have, Moves, Many, How, Legal, There, Play,
            Board,
        ],
    ),
    rule(
        Meant::Captures,
        AskedAbout::Piece,
        &[&[Take], &[What, Which]],
        &[Can, Pieces, There, Many, Have],
    ),
    rule(
        Meant::Captures,
        AskedAbout::Nothing,
        &[&[Take], &[What, Which]],
        &[Can, Pieces, There, Many],
    ),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[They], &[Last], &[MoveNoun, Play, Go]],
        &[Me, What, Which, My, Where, How, Have, Pieces],
    ),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[They], &[What, Which, Where, How], &[Play, Go, MoveNoun]],
        &[Me, My, Have, Pieces, MoveNoun, Last],
    ),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[You], &[What, Which, Where], &[Play, Go]],
        &[Have, Pieces, MoveNoun, Last, What, Which],
    ),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[You], &[What, Which, Where], &[MoveNoun], &[Have, Past]],
        &[Last],
    ),
    rule(Meant::OpponentMove, AskedAbout::Nothing, &[&[They, You], &[What], &[Past]], &[My, Last]),
    rule(
        Meant::OpponentMove,
        AskedAbout::Nothing,
        &[&[They], &[MoveNoun], &[Say, Again, Show, Past]],
        &[Last],
    ),
    rule(
        Meant::LastMove,
        AskedAbout::SideOrNothing,
        &[&[What, Which, Where, How, Who], &[Have, Past], &[Play, Go, MoveNoun]],
        &[MoveNoun, Last, Which, What, Me],
    ),
    rule(Meant::LastMove, AskedAbout::Nothing, &[&[Happened]], &[What, Board, Have, Last]),
    rule(Meant::LastMove, AskedAbout::OfSide, &[&[What], &[Past]], &[]),
    rule(
        Meant::Score,
        AskedAbout::Nothing,
        &[&[Score]],
        &[Me, My, What, How, Game, Everything, Moves, SoFar, Can],
    ),
    rule(
        Meant::Score,
        AskedAbout::Nothing,
        &[&[Moves, Play], &[SoFar]],
        &[What, Which, Have, Everything, Me, My, Moves, Play, Game, How, Go, There],
    ),
    rule(
        Meant::Score,
        AskedAbout::Nothing,
        &[&[Game, Moves], &[Start]],
        &[Me, My, Go, Play, Everything, Show, Moves, Back, Game, Can, Which, What, Have],
    ),
    rule(
        Meant::LastMoves,
        AskedAbout::Nothing,
        &[&[Last], &[Moves]],
        &[What, Which, Play, Have, Me, Number, Game, How],
    ),
    rule(
        Meant::LastMove,
        AskedAbout::SideOrNothing,
        &[&[Last], &[MoveNoun, Play, Go]],
        &[What, Which, Me, My, Have, How, Who, Where, MoveNoun, Pieces],
    ),
    // "Wurden", typed as "würden" is.
    rule(
        Meant::Moves,
        AskedAbout::Nothing,
        &[&[Many], &[Moves]],
        &[How, Me, Have, Play, What, Should, There, SoFar, Game, Go, They],
    ),
    rule(
        Meant::Moves,
        AskedAbout::Nothing,
        &[&[Number]],
        &[MoveNoun, Moves, What, Which, How, Play, Have, There, Me, Game, SoFar, They],
    ),
    rule(Meant::Moves, AskedAbout::Nothing, &[&[What, Which], &[MoveNoun], &[We]], &[Have, Stand]),
    rule(
        Meant::OwnTime,
        AskedAbout::Nothing,
        &[&[Time, Clock], &[Me, My]],
        &[How, Many, What, Have, Clock, Time, Me, My, There, Play, Stand, Not, Show, Can, More],
    ),
    rule(
        Meant::OpponentTime,
        AskedAbout::Nothing,
        &[&[Time, Clock], &[They]],
        &[How, Many, What, Have, Clock, Time, My, There, Play, Stand, More, Can, Me],
    ),
    rule(
        Meant::Times,
        AskedAbout::Nothing,
        &[&[Time, Clock]],
        &[How, Many, What, Have, Clock, Stand, There, Show, Who, More, Which, Time, Everything],
    ),
    rule(
        Meant::Evaluation,
        AskedAbout::Nothing,
        &[&[Evaluate]],
        &[
            Board, Me, My, They, What, How, Can, Stand, There, Who, Better, Won, Game, Best, Have,
            Not, Which,
        ],
    ),
    rule(
        Meant::Evaluation,
        AskedAbout::Nothing,
        &[&[Better]],
        &[Who, Which, Me, My, They, Stand, There, Have, What, Board, Game, Can, How, Pieces],
    ),
    rule(Meant::Result, AskedAbout::Nothing, &[&[ResultOf]], &[What, How, Game, Have, Which, Who]),
    rule(Meant::Result, AskedAbout::SideOrNothing, &[&[Won], &[Who, What, How]], &[Have, Game]),
    rule(
        Meant::Evaluation,
        AskedAbout::SideOrNothing,
        &[&[Better, Won], &[Who, Me, They, Is, Stand, What, How, Have]],
        &[Who, Which, Me, My, They, Stand, There, Have, What, Board, Game, Can, How],
    ),
    rule(
        Meant::Evaluation,
        AskedAbout::Nothing,
        &[&[Best], &[Stand, Board, Is]],
        &[Me, My, How, Stand, Board, Game, Who],
    ),
    rule(
        Meant::Evaluation,
        AskedAbout::Nothing,
        &[&[How], &[Stand]],
        &[Me, My, Game, Board, There, Can],
    ),
    rule(Meant::Evaluation, AskedAbout::Nothing, &[&[How], &[There, Show]], &[]),
    rule(Meant::Evaluation, AskedAbout::Nothing, &[&[How], &[Game]], &[There, Me, Stand, My]),
    rule(Meant::Evaluation, AskedAbout::Nothing, &[&[How], &[My], &[Board]], &[]),
    rule(
        Meant::Opening,
        AskedAbout::Nothing,
        &[&[Opening]],
        &[What, Which, Who, How, Play, Me, My, Have, Everything, Game, There, They, Stand],
    ),
    rule(
        Meant::Diagonals,
        AskedAbout::Piece,
        &[&[Diagonal]],
        &[What, Which, There, Pieces, Who, Have, Me, My, Stand, How, Everything],
    ),
    rule(
        Meant::Changed,
        AskedAbout::Nothing,
        &[&[Changed]],
        &[What, Which, How, Have, Board, Last, MoveNoun, There],
    ),
    rule(
        Meant::MovesFrom,
        AskedAbout::PieceOnSquare,
        &[&[What, Where, How], &[Can]],
        &[Me, My, They, Play, Go, Everything, MoveNoun],
    ),
    rule(
        Meant::MovesFrom,
        AskedAbout::Square,
        &[&[Where, What, Which, How], &[Play], &[Can]],
        &[Pieces, Me, My, They, Have, There],
    ),
    rule(
        Meant::MovesFrom,
        AskedAbout::Square,
        &[&[Where, What, Which, Legal, How, Can], &[Moves, MoveNoun, Go, Legal]],
        &[Can, Pieces, Me, My, They, Have, Moves, Go, Play, Many, How, There, Legal, Everything],
    ),
    rule(
        Meant::MovesFrom,
        AskedAbout::KindAnywhere,
        &[&[What, How, Which], &[Can], &[Play]],
        &[Pieces, Me, My, They, Have],
    ),
    rule(
        Meant::MovesFrom,
        AskedAbout::KindAnywhere,
        &[&[Where, What, Which, Legal, Can, How, Show, Say], &[Moves, MoveNoun, Go, Legal]],
        &[Can, Pieces, Me, My, They, Have, Moves, Go, Play, Many, How, There, Everything],
    ),
    rule(
        Meant::LegalMoves,
        AskedAbout::Nothing,
        &[&[Legal], &[Moves, MoveNoun, Go, Play]],
        &[
            Me, My, What, Which, Everything, Have, Can, There, Pieces, Play, Moves, Many, How,
            Show, Board, Go, MoveNoun,
        ],
    ),
    rule(
        Meant::LegalMoves,
        AskedAbout::Nothing,
        &[&[What, Which, Where], &[Moves, Can], &[Moves, Go, Play, MoveNoun]],
        &[Me, My, Can, Have, There, Pieces, Play, Go, Which, Everything, Moves],
    ),
    rule(Meant::Forward, AskedAbout::Nothing, &[&[Next], &[MoveNoun]], &[What, Which, Me]),
    rule(Meant::Hint, AskedAbout::Nothing, &[&[Next], &[MoveNoun]], &[What, Which, Me, My]),
    rule(Meant::Skip, AskedAbout::Nothing, &[&[Next, New, Other], &[Question]], &[Me, Can, Have]),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[Question]], &[What, Which, How, Can, Me, They]),
    rule(Meant::Solution, AskedAbout::Nothing, &[&[Solution]], &[What, Which, Me, How, They, Can]),
    rule(Meant::NewGame, AskedAbout::Nothing, &[&[New], &[Game]], &[Me, Play, Can, Start]),
    rule(Meant::NewGame, AskedAbout::Nothing, &[&[AnotherGame]], &[Me, Play, Can, Game, Start]),
    rule(
        Meant::Square,
        AskedAbout::Square,
        &[&[What, Which, Who, There, Empty, Pieces, Show, Say, How, SquareWord]],
        &[Have, Me, My, They, How, Where, Stand, Can, Everything],
    ),
    rule(
        Meant::Scan,
        AskedAbout::Line,
        &[&[What, Which, Show, There, Pieces, Who, Say, How, Hear, Empty]],
        &[Have, Me, My, They, How, Stand, FileWord, RankWord, Empty, Everything, Can, Where, Many],
    ),
    rule(Meant::MovesFrom, AskedAbout::Piece, &[&[Where, What], &[Can]], &[My, They, Pieces]),
    rule(
        Meant::Pieces,
        AskedAbout::Kind,
        &[&[Where, Board, Many, My, Pieces, There, Show, Which, Say]],
        PIECES,
    ),
    rule(Meant::Pieces, AskedAbout::Kind, &[&[Have]], PIECES),
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
        &[
            Me, My, What, Which, How, Can, Everything, Where, Stand, Have, There, Pieces, Is, Game,
            Not, More,
        ],
    ),
    rule(
        Meant::Board,
        AskedAbout::Nothing,
        &[&[Where, Say, Show, How], &[Everything]],
        &[Stand, Pieces, There, Where, What],
    ),
    rule(Meant::Board, AskedAbout::Nothing, &[&[How, What], &[There, Is], &[Pieces]], &[Where]),
    rule(
        Meant::Score,
        AskedAbout::Nothing,
        &[&[Game], &[Say, Show]],
        &[Me, Everything, Play, Can, Moves],
    ),
    rule(Meant::Header, AskedAbout::Nothing, &[&[Game], &[Which, What]], &[There]),
    rule(
        Meant::WhoseTurn,
        AskedAbout::Nothing,
        &[&[Or, Where], &[Me, My], &[You, They]],
        &[Who, Should, Is, Play, Go, MoveNoun, Turn, Not],
    ),
    rule(
        Meant::WhoseTurn,
        AskedAbout::Nothing,
        &[&[Waiting], &[Me, You, They, Who]],
        &[What, Where, Have],
    ),
    rule(
        Meant::WhoseTurn,
        AskedAbout::SideOrNothing,
        &[&[Turn]],
        &[Me, My, They, Who, Which, Have, Is, What, Where, Play, MoveNoun, Can, Should, Next],
    ),
    rule(
        Meant::WhoseTurn,
        AskedAbout::SideOrNothing,
        &[&[Who, Me, My, They, Which], &[Play, MoveNoun, Moves, Go]],
        &[Me, My, They, Who, Have, Should, Can, Next],
    ),
    rule(Meant::WhoseTurn, AskedAbout::Nothing, &[&[Who, Me], &[Have]], &[]),
    rule(Meant::Help, AskedAbout::Nothing, &[&[How], &[Play, MoveNoun, Go], &[Me, Can]], &[My]),
    rule(Meant::Help, AskedAbout::Nothing, &[&[What], &[Can, Should]], &[Me, Play]),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[Again]], &[What, Me, Can, Have, Speak]),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[What], &[Say]], &[Have]),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[What], &[Past]], &[]),
    rule(
        Meant::Repeat,
        AskedAbout::Nothing,
        &[&[Huh, Utterance]],
        &[What, How, Last, Can, Me, Have, They, Who],
    ),
    rule(Meant::Repeat, AskedAbout::Nothing, &[&[What]], &[]),
];

const PIECES: &[WordSense] = &[
    Me, My, They, What, Which, Who, Where, How, Many, Have, Board, Pieces, There, Stand,
    Everything, Can, Help, Not, More,
];

const VOICE: &[WordSense] = &[
    Speak, Can, Me, Go, They, Past, Is, Play, Have, Volume, Speed, Everything, Should, There, What,
    Hardly, Not,
];
