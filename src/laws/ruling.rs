//! An answer of the Laws as a value: the verdict, the rules it rests on, the facts,
//! and what is left to the arbiter. Never a sentence alone: the words below are one
//! way to say the values, in plain English.

use std::fmt;

use crate::chess::{Color, DrawClaim};

use super::edition::Edition;
use super::provisions::Reading;
use super::regime::{Pace, Regime};
use super::rule::{Article, Rule};

/// What the Laws say to one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The edition that was asked.
    pub edition: Edition,
    /// The answer.
    pub verdict: Verdict,
    /// The rules it rests on, the nearest first.
    pub rules: Vec<Rule>,
    /// What the answer was drawn from.
    pub facts: Vec<Fact>,
    /// What the arbiter still has to decide.
    pub judgement: Judgement,
}

/// Whether the Laws settle a question or leave it to the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgement {
    /// Nothing is left open.
    Settled,
    /// The arbiter chooses.
    Arbiter(Vec<Choice>),
}

/// The answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// A player wins.
    Win(Color),
    /// The game is drawn.
    Draw,
    /// The game goes on.
    GoesOn,
    /// Nothing known here decides the question.
    Unknown,
    /// The claim of a draw is correct, and the game is drawn at once.
    ClaimCorrect,
    /// The claim of a draw is wrong, and the opponent gets this many minutes more.
    ClaimWrong(Reading<u8>),
    /// The opponent gets this many minutes more and the game goes on.
    ExtraMinutes(u8),
    /// Both players get five seconds more a move, the opponent this many minutes too.
    IncrementAndMinutes(u8),
    /// The offender loses.
    OffenderLoses,
    /// The offender loses, unless the opponent cannot mate: then it is a draw.
    OffenderLosesUnlessNoMate,
    /// The move stands and the game goes on.
    MoveStands,
    /// The move is not complete: it is corrected, and nothing is due.
    NothingDue,
    /// No clock penalty: the opponent has a choice of forced moves.
    ForcedMove,
    /// The edition names no penalty of its own for this.
    NoPenaltyNamed,
    /// The edition does not know this rule.
    NotRegulated,
}

/// Something an answer was drawn from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The king of this side is mated.
    Checkmated(Color),
    /// This side has no legal move and is not in check.
    Stalemated(Color),
    /// Neither side can mate in any way with what is on the board.
    NobodyCanMate,
    /// This side cannot mate in any way.
    CannotMate(Color),
    /// This side can mate: a series of legal moves to mate was found, this many plies long.
    CanMate(Color, u32),
    /// Whether this side can still mate is not known: material allows it, but no mate was found.
    MateUnknown(Color),
    /// Material leaves a mate, but whether pieces are locked for ever was not searched.
    NotDeadByMaterial,
    /// The history is not known, so repetition and long quiet play were not looked at.
    NoHistory,
    /// The flag of this side has fallen.
    FlagFallen(Color),
    /// This side has resigned.
    Resigned(Color),
    /// A position stood this many times, the last time after this ply.
    Repeated {
        /// How often.
        times: usize,
        /// The ply after which it stood last.
        ply: usize,
        /// The plies after which it stood.
        at: Vec<usize>,
    },
    /// So many plies passed without a capture or a pawn move, the last of them this one.
    Quiet {
        /// How many.
        plies: u32,
        /// The last of them.
        ply: usize,
    },
    /// The best that either claim could rest on fell short.
    ClaimShort {
        /// How often the position stood.
        times: usize,
        /// How many quiet plies there were.
        plies: u32,
    },
    /// A ground for the claim.
    Ground(DrawClaim),
    /// The ground exists only with the intended move, which was written down.
    WithIntendedMove(String),
    /// This side claims, having the move.
    Claimant(Color),
    /// An earlier offence of the same game counts, so this is number so many.
    Nth(u32),
    /// The opponent has already made the next move.
    OpponentHasReplied,
    /// It takes a claim by the opponent, made before the next move.
    OnlyOnClaim,
    /// The player has not pressed the clock.
    NotPressed,
    /// The position before the move is restored, and touch-move binds the new move.
    PositionRestored,
    /// The pawn becomes a queen.
    PawnBecomesQueen,
    /// The move that was announced for the claim must be played.
    IntendedMoveMustBePlayed,
    /// The claim also counts as an offer of a draw.
    CountsAsOffer,
    /// The request also counts as an offer of a draw.
    RequestCountsAsOffer,
    /// Draws by agreement are restricted, so the claim is checked even if the opponent agrees.
    CheckedEvenIfAgreed,
    /// The event sets the minutes itself.
    SetByTheEvent,
    /// The text gives no minutes for this pace; the event's default stands in.
    MinutesNotStated,
    /// The regime of the game.
    Under(Regime),
    /// The rule is applied only if the event announced it.
    OnlyIfAnnounced,
    /// The rule does not apply at this pace.
    NotAtThisPace(Pace),
    /// Nobody may decide by the clock what the board had already decided.
    BoardCameFirst,
}

/// What an arbiter may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Give the opponent this many minutes.
    Give(u8),
    /// Give nothing.
    GiveNothing,
    /// Declare the game lost by the offender.
    DeclareLost,
    /// Declare the game drawn.
    DeclareDrawn,
    /// Declare the game won by this side.
    DeclareWon(Color),
    /// Let the game go on.
    LetGoOn,
    /// Postpone the decision, if need be until after a flag has fallen.
    Postpone,
    /// One of the sanctions of the edition.
    Sanction(Sanction),
    /// The opponent demands that the piece be moved legally.
    DemandMoveOfThePiece,
    /// The opponent demands that the piece be captured legally.
    DemandCapture,
    /// No consequence, where the demand is impossible.
    NoConsequence,
}

/// What an arbiter may impose, in ascending severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sanction {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTimeForOpponent,
    /// Less time for the offender.
    LessTimeForOffender,
    /// More points for the opponent, up to the maximum.
    MorePointsForOpponent,
    /// Fewer points for the offender.
    FewerPointsForOffender,
    /// Loss of the game.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}

impl Sanction {
    /// The sanctions of an edition; none where its list was not verified or does not
    /// exist.
    #[must_use]
    pub fn of(edition: Edition) -> &'static [Sanction] {
        use super::provisions::Sanctions;
        const NINE: [Sanction; 9] = [
            Sanction::Warning,
            Sanction::MoreTimeForOpponent,
            Sanction::LessTimeForOffender,
            Sanction::MorePointsForOpponent,
            Sanction::FewerPointsForOffender,
            Sanction::Loss,
            Sanction::Fine,
            Sanction::Exclusion,
            Sanction::Expulsion,
        ];
        const SEVEN: [Sanction; 7] = [
            Sanction::Warning,
            Sanction::MoreTimeForOpponent,
            Sanction::LessTimeForOffender,
            Sanction::Loss,
            Sanction::FewerPointsForOffender,
            Sanction::MorePointsForOpponent,
            Sanction::Expulsion,
        ];
        match edition.parameters().sanctions {
            Reading::Verified(Sanctions::NineKinds) => &NINE,
            Reading::Verified(Sanctions::SevenKinds) => &SEVEN,
            Reading::Verified(Sanctions::Committee) | Reading::Unverified => &[],
        }
    }
}

impl Ruling {
    /// A ruling that the Laws settle.
    #[must_use]
    pub fn settled(
        edition: Edition,
        verdict: Verdict,
        rules: impl Into<Vec<Rule>>,
        facts: impl Into<Vec<Fact>>,
    ) -> Ruling {
        Ruling {
            edition,
            verdict,
            rules: rules.into(),
            facts: facts.into(),
            judgement: Judgement::Settled,
        }
    }

    /// The same ruling with something left to the arbiter.
    #[must_use]
    pub fn left_to_arbiter(mut self, choices: impl Into<Vec<Choice>>) -> Ruling {
        self.judgement = Judgement::Arbiter(choices.into());
        self
    }

    /// The same ruling with one more fact.
    #[must_use]
    pub fn with(mut self, fact: Fact) -> Ruling {
        self.facts.push(fact);
        self
    }

    /// The articles in this edition, each once, for the rules that it has.
    #[must_use]
    pub fn articles(&self) -> Vec<(Rule, Article)> {
        let mut articles: Vec<(Rule, Article)> = Vec::new();
        for rule in &self.rules {
            if let Some(article) = rule.article(self.edition)
                && !articles.iter().any(|(_, listed)| *listed == article)
            {
                articles.push((*rule, article));
            }
        }
        articles
    }
}

/// The ruling line by line: the verdict first, then the articles, the facts, and what
/// is left to the arbiter.
impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.verdict)?;
        for (rule, article) in self.articles() {
            writeln!(f, "{} of {}: {}.", capitalised(&article), self.edition, rule.about())?;
        }
        for fact in &self.facts {
            writeln!(f, "{fact}")?;
        }
        if let Judgement::Arbiter(choices) = &self.judgement {
            writeln!(f, "Left to the arbiter:")?;
            for choice in choices {
                writeln!(f, "- {choice}")?;
            }
        }
        Ok(())
    }
}

fn capitalised(article: &Article) -> String {
    let text = article.to_string();
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => text,
    }
}

pub(super) fn name(side: Color) -> &'static str {
    match side {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn minutes(count: u8) -> String {
    format!("{count} {}", if count == 1 { "minute" } else { "minutes" })
}

/// A number of plies as moves by each player, where that is even.
fn moves(plies: u32) -> String {
    match (plies / 2, plies % 2) {
        (1, 0) => "1 move by each player".to_owned(),
        (whole, 0) => format!("{whole} moves by each player"),
        (whole, _) => format!("{whole} and a half moves by each player"),
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Win(side) => write!(f, "{} wins.", name(*side)),
            Verdict::Draw => write!(f, "Draw."),
            Verdict::GoesOn => write!(f, "The game goes on."),
            Verdict::Unknown => write!(f, "Unknown."),
            Verdict::ClaimCorrect => write!(f, "Correct claim: draw at once."),
            Verdict::ClaimWrong(Reading::Verified(count)) => {
                write!(f, "Wrong claim: {} more for the opponent.", minutes(*count))
            }
            Verdict::ClaimWrong(Reading::Unverified) => write!(f, "Wrong claim."),
            Verdict::ExtraMinutes(count) => write!(f, "{} more for the opponent.", minutes(*count)),
            Verdict::IncrementAndMinutes(count) => write!(
                f,
                "Five seconds more a move for both, and {} more for the opponent.",
                minutes(*count)
            ),
            Verdict::OffenderLoses => write!(f, "Loss for the offender."),
            Verdict::OffenderLosesUnlessNoMate => {
                write!(f, "Loss for the offender, or draw if the opponent cannot mate.")
            }
            Verdict::MoveStands => write!(f, "The move stands."),
            Verdict::NothingDue => write!(f, "Nothing is due: the move is not completed."),
            Verdict::ForcedMove => write!(f, "No time penalty: the opponent may demand a move."),
            Verdict::NoPenaltyNamed => write!(f, "Forbidden, but no penalty is named."),
            Verdict::NotRegulated => write!(f, "Not regulated in this edition."),
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Checkmated(side) => write!(f, "{} is checkmated.", name(*side)),
            Fact::Stalemated(side) => {
                write!(f, "{} has no legal move and is not in check.", name(*side))
            }
            Fact::NobodyCanMate => write!(f, "Nobody can mate by any series of legal moves."),
            Fact::CannotMate(side) => {
                write!(f, "{} cannot mate by any series of legal moves.", name(*side))
            }
            Fact::CanMate(side, plies) => {
                write!(f, "{} can mate: a mate in {plies} plies was found.", name(*side))
            }
            Fact::MateUnknown(side) => write!(
                f,
                "Whether {} can still mate is unknown: the pieces allow it, but no mate was found.",
                name(*side)
            ),
            Fact::NotDeadByMaterial => write!(
                f,
                "The pieces allow a mate. Whether they are locked for ever was not decided."
            ),
            Fact::NoHistory => {
                write!(f, "The moves before are not known, so repetition was not looked at.")
            }
            Fact::FlagFallen(side) => write!(f, "{}'s flag has fallen.", name(*side)),
            Fact::Resigned(side) => write!(f, "{} has resigned.", name(*side)),
            Fact::Repeated { times, ply, at } => {
                write!(f, "The position after ply {ply} stood {times} times, after plies ")?;
                for (index, ply) in at.iter().enumerate() {
                    let link = if index == 0 { "" } else { ", " };
                    write!(f, "{link}{ply}")?;
                }
                f.write_str(".")
            }
            Fact::Quiet { plies, ply } => write!(
                f,
                "Up to ply {ply} there were {} without a capture or a pawn move.",
                moves(*plies)
            ),
            Fact::ClaimShort { times, plies } => write!(
                f,
                "The position stood {times} {}, and there were {} without a capture or a pawn move.",
                if *times == 1 { "time" } else { "times" },
                moves(*plies)
            ),
            Fact::Ground(DrawClaim::Threefold) => {
                write!(f, "Ground: the same position for at least the third time.")
            }
            Fact::Ground(DrawClaim::FiftyMoves) => {
                write!(f, "Ground: fifty moves by each player without a capture or a pawn move.")
            }
            Fact::WithIntendedMove(text) => write!(
                f,
                "With the intended move {text}, written down and not played, and no longer to be changed."
            ),
            Fact::Claimant(side) => write!(f, "{} has the move and claims.", name(*side)),
            Fact::Nth(count) => write!(f, "Number {count} of this player in this game."),
            Fact::OpponentHasReplied => write!(f, "The opponent has made the next move."),
            Fact::OnlyOnClaim => {
                write!(f, "Only if the opponent claims it before making the next move.")
            }
            Fact::NotPressed => write!(f, "The clock has not been pressed."),
            Fact::PositionRestored => {
                write!(f, "The position before is restored, and touch-move binds the new move.")
            }
            Fact::PawnBecomesQueen => write!(f, "The pawn becomes a queen."),
            Fact::IntendedMoveMustBePlayed => {
                write!(f, "The intended move must be played, if it is legal.")
            }
            Fact::CountsAsOffer => {
                write!(
                    f,
                    "The claim is an offer of a draw too, so the opponent may accept at once."
                )
            }
            Fact::RequestCountsAsOffer => write!(f, "The request is an offer of a draw too."),
            Fact::CheckedEvenIfAgreed => write!(
                f,
                "Draws by agreement are restricted here, so the claim is checked even if the opponent agrees."
            ),
            Fact::SetByTheEvent => write!(f, "The minutes are set by the event."),
            Fact::MinutesNotStated => write!(
                f,
                "The text gives no minutes for blitz with one arbiter to a game: to be confirmed."
            ),
            Fact::Under(regime) => write!(f, "Pace: {regime}."),
            Fact::OnlyIfAnnounced => write!(f, "Only if the event announced this rule."),
            Fact::NotAtThisPace(pace) => write!(f, "The rule does not apply in {pace}."),
            Fact::BoardCameFirst => {
                write!(f, "The game was over on the board before the flag was claimed.")
            }
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Give(count) => write!(f, "{} more for the opponent", minutes(*count)),
            Choice::GiveNothing => write!(f, "no extra time"),
            Choice::DeclareLost => write!(f, "loss for the offender"),
            Choice::DeclareDrawn => write!(f, "draw"),
            Choice::DeclareWon(side) => write!(f, "win for {}", name(*side)),
            Choice::LetGoOn => write!(f, "the game goes on"),
            Choice::Postpone => write!(f, "postpone the decision, even until a flag has fallen"),
            Choice::Sanction(sanction) => sanction.fmt(f),
            Choice::DemandMoveOfThePiece => write!(f, "the same piece makes a legal move"),
            Choice::DemandCapture => write!(f, "the piece is captured legally"),
            Choice::NoConsequence => write!(f, "no consequence, where neither is possible"),
        }
    }
}

impl fmt::Display for Sanction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sanction::Warning => "warning",
            Sanction::MoreTimeForOpponent => "more time for the opponent",
            Sanction::LessTimeForOffender => "less time for the offender",
            Sanction::MorePointsForOpponent => "more points for the opponent, up to the maximum",
            Sanction::FewerPointsForOffender => "fewer points for the offender",
            Sanction::Loss => "loss of the game",
            Sanction::Fine => "a fine announced in advance",
            Sanction::Exclusion => "exclusion from one or more rounds",
            Sanction::Expulsion => "expulsion from the event",
        })
    }
}
