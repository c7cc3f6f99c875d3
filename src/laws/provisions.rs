//! The values that a row of the difference table can have, each with the words that
//! say it. What an edition says is in its [`Parameters`](super::Parameters); this file
//! only names the possible answers.

use std::fmt;

use super::rule::Article;

/// A provision whose text was seen, or one that nobody here could verify. What was
/// not verified is said to be so; it is never filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reading<T> {
    /// The text of the edition says so.
    Verified(T),
    /// The text of the edition could not be seen.
    Unverified,
}

impl<T> Reading<T> {
    /// What the text says, if it was seen.
    pub fn verified(self) -> Option<T> {
        match self {
            Reading::Verified(value) => Some(value),
            Reading::Unverified => None,
        }
    }
}

impl<T: fmt::Display> fmt::Display for Reading<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reading::Verified(value) => value.fmt(f),
            Reading::Unverified => f.write_str("unverified"),
        }
    }
}

/// Defines the possible answers to one question, each with its words.
macro_rules! provision {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident => $words:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $(
                #[doc = concat!("In words: ", $words, ".")]
                $(#[$doc])*
                $value,
            )+
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($name::$value => $words,)+ })
            }
        }
    };
}

provision! {
    /// Whether an edition knows a rule at all.
    Provision {
        Absent => "no such rule",
        Present => "yes",
    }
}

provision! {
    /// When it is too late to undo an illegal move as if nothing had happened.
    IllegalMoveComplete {
        OpponentTouches => "the opponent may object until touching a piece, later the position is restored",
        ClockStopped => "when the opponent's clock has been started",
        Pressed => "when the player has pressed the clock",
    }
}

provision! {
    /// Pressing the clock without having moved.
    PressWithoutMove {
        NotRegulated => "not regulated",
        Illegal => "treated as an illegal move",
    }
}

provision! {
    /// Making one move with two hands.
    TwoHands {
        NotRegulated => "not regulated",
        Forbidden => "forbidden, no penalty named",
        Illegal => "treated as an illegal move, pressed or not",
        IllegalIfPressed => "treated as an illegal move if pressed",
    }
}

provision! {
    /// A pawn left on the last rank when the clock is pressed.
    UnreplacedPawn {
        NotRegulated => "not regulated",
        Restored => "illegal, the position is restored",
        BecomesQueen => "illegal, becomes a queen",
    }
}

provision! {
    /// An illegal move in rapid or blitz where nobody supervises each game.
    UnsupervisedIllegalMove {
        NotRegulated => "not regulated",
        ArbiterRulesOnClaim => "the opponent claims before moving, then the arbiter rules",
        WinOnClaim => "the opponent claims the win before moving",
        Loss => "loss at once",
        PenaltyBeforeReply => "penalty as in a supervised game, if the opponent has not made his next move",
    }
}

provision! {
    /// What makes two positions the same.
    RepetitionIdentity {
        PiecesAndTurn => "same pieces and side to move, rights not mentioned",
        PiecesTurnAndRights => "same pieces, side to move, castling rights and en passant",
    }
}

provision! {
    /// The draw by the same position five times.
    Fivefold {
        Absent => "no such rule",
        ConsecutiveTurns => "in consecutive turns",
        Anywhere => "anywhere in the game",
    }
}

provision! {
    /// The draw by seventy-five moves.
    SeventyFiveMoves {
        Absent => "no such rule",
        Consecutive => "the last 75 consecutive moves",
        AnySeries => "any series of at least 75 moves",
    }
}

provision! {
    /// The draw by fifty moves.
    FiftyMoves {
        ClaimOrChallenge => "on a claim, or after a challenge to mate within 50 moves",
        Claim => "on a claim",
    }
}

provision! {
    /// Perpetual check as a ground of its own.
    PerpetualCheck {
        Absent => "no such rule",
        DrawIfProven => "draw if proven",
    }
}

provision! {
    /// Mate or stalemate by a legal move that breaks touch-move.
    EndAgainstTouchMove {
        Ends => "ends the game",
        DoesNotEnd => "does not end the game while the breach can be claimed",
    }
}

provision! {
    /// From when the players may agree on a draw.
    Agreement {
        AfterBlacksThirtieth => "only after Black's 30th move",
        AnyTime => "at any time",
        EachHasMoved => "once each player has made a move",
    }
}

provision! {
    /// What the regulations of an event may forbid.
    EventMayForbid {
        NotRegulated => "not regulated",
        Agreeing => "agreeing on a draw",
        OfferingOrAgreeing => "offering or agreeing on a draw",
    }
}

provision! {
    /// What a resignation or a fallen flag costs when the opponent cannot mate.
    WithoutMatingChance {
        NotRegulated => "not regulated",
        Loss => "loss",
        Draw => "draw",
    }
}

provision! {
    /// A game begun with colours reversed.
    ColoursReversed {
        NotRegulated => "not regulated",
        Continue => "continues unless the arbiter rules otherwise",
        RestartBelowTen => "new game if fewer than 10 moves each, else continues",
    }
}

provision! {
    /// A game begun from a wrong array.
    WrongArray {
        AnnulledWhenever => "annulled whenever it is found",
        Cancelled => "cancelled if found during the game",
    }
}

provision! {
    /// A board put down with dark corners at the players' right hands.
    BoardTurned {
        RestartBeforeBlacksFourth => "restart if seen before Black completes move 4, later play on",
        Transferred => "continues on a correctly placed board",
    }
}

provision! {
    /// How late a player may come.
    DefaultTime {
        NotRegulated => "not regulated",
        ZeroUnlessSet => "zero unless the event says otherwise",
        MustBeSet => "the event must say, no default",
        UnsetIsZero => "the event must say, unset is zero",
    }
}

provision! {
    /// How a win on time is claimed in rapid and blitz.
    TimeWinClaim {
        NotRegulated => "not regulated",
        StopBothOwnFlagUp => "the claimant must stop both clocks with the own flag up",
        StopWithTimeLeft => "the claimant must stop the clock and have time left",
        MayStopWithTimeLeft => "the claimant may stop the clock and must have time left",
        MayStop => "the claimant may stop the clock, time left or not",
    }
}

provision! {
    /// Whether the arbiter calls a fallen flag in rapid and blitz.
    FlagCall {
        NotRegulated => "not regulated",
        MustNot => "must not, unless both have fallen",
        May => "may",
        Shall => "shall",
    }
}

provision! {
    /// Both flags down and nobody knows which fell first.
    BothFlags {
        NotRegulated => "not regulated",
        Law => "continues, in the last period draw",
        OptInAppendix => "continues, in the last period draw, as an appendix if announced",
        Guideline => "continues, in the last period draw, as a guideline if announced",
    }
}

provision! {
    /// The claim that the opponent cannot win, or does not try, by normal means.
    LastTwoMinutes {
        Absent => "no such rule",
        Law => "a law",
        OptInAppendix => "an appendix, if announced",
        Guideline => "a guideline, if announced",
    }
}

provision! {
    /// The sign of a capture on the score sheet.
    CaptureSign {
        ColonOrCross => "a colon or a cross",
        NotMandatory => "x is inserted, not mandatory on the sheet",
        Optional => "x may be inserted",
    }
}

provision! {
    /// The long form of notation, with the square of departure.
    LongNotation {
        Standard => "the full form is standard",
        NotMentioned => "not mentioned",
        Accepted => "accepted",
        AcceptedWithSample => "accepted, with a sample game",
    }
}

provision! {
    /// What an unapproved electronic device costs.
    Device {
        NotRegulated => "not regulated",
        SoundLoses => "a sound loses the game",
        PossessionLoses => "possession loses the game",
        InVenueLoses => "bringing it into the venue loses, the event may be milder",
        OnPersonLoses => "having it on the person loses, the event may be milder",
    }
}

provision! {
    /// Who lays penalties down, and how many kinds there are.
    Sanctions {
        Committee => "the committee decides",
        SevenKinds => "seven kinds",
        EightKinds => "eight kinds",
        NineKinds => "nine kinds",
    }
}

provision! {
    /// The clause on cheating.
    FairPlay {
        Absent => "no such rule",
        AntiCheating => "anti-cheating",
        FairPlay => "fair play",
    }
}

provision! {
    /// Where the rules for blind players stand.
    BlindRules {
        Absent => "no such rule",
        AppendixE => "appendix E",
        AppendixD => "appendix D",
    }
}

provision! {
    /// What the clock for a blind player offers.
    BlindClock {
        Absent => "no such rule",
        RaisedDots => "raised dots and a flag that can be felt",
        RaisedDotsSpokenCount => "raised dots and a flag that can be felt, a spoken count allowed",
        SpeaksTimeAndMoves => "speaks time and number of moves, or raised dots",
    }
}

provision! {
    /// Who seals when a game is adjourned.
    Sealer {
        OnMove => "the player on move",
        BlackWithoutLimit => "the player on move, without a time limit always Black",
    }
}

provision! {
    /// A draw offer by whoever seals or has sealed.
    OfferAtTheSeal {
        Alone => "nothing may accompany the sealed move",
        Valid => "valid until it is answered",
    }
}

provision! {
    /// Coming late when an adjourned game is taken up again.
    LateAtResumption {
        NotRegulated => "not regulated",
        OverOneHour => "more than an hour loses, unless the sealed move ended the game",
        OverDefaultTime => "more than the default time loses, unless the sealed move ended the game",
    }
}

provision! {
    /// A sealed move that can be read in two ways.
    AmbiguousSeal {
        OpponentChooses => "the opponent chooses the meaning",
        SealerLoses => "the sealer loses",
    }
}

provision! {
    /// The word for what a player or the arbiter does to the chess clock.
    ClockVerb {
        NotMentioned => "not mentioned",
        Stop => "stop",
        Pause => "pause",
    }
}

provision! {
    /// How articles are numbered.
    Numbering {
        Paragraphs => "paragraphs",
        Letters => "articles with letters",
        Decimal => "articles with decimal numbers",
    }
}

impl Numbering {
    /// An article of chapters 1 to 12 with three numbers, as the numbering writes it: the
    /// third is a letter before 2017. Paragraphs have no such parts.
    #[must_use]
    pub fn number(self, decimal: &'static str) -> Option<Article> {
        match self {
            Numbering::Paragraphs => None,
            Numbering::Decimal => Some(Article::Number(decimal)),
            Numbering::Letters => TOUCHED_BY_LETTERS
                .iter()
                .find(|(number, _)| *number == decimal)
                .map(|(_, letters)| Article::Number(letters)),
        }
    }
}

/// The articles on touched pieces in both ways of numbering.
const TOUCHED_BY_LETTERS: [(&str, &str); 6] = [
    ("4.3.1", "4.3a"),
    ("4.3.2", "4.3b"),
    ("4.3.3", "4.3c"),
    ("4.4.1", "4.4a"),
    ("4.4.2", "4.4b"),
    ("4.4.3", "4.4c"),
];
