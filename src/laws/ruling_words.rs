//! Rulings in plain English: one way to say the values of [`ruling`](super::ruling).
//! Never decides anything.

use std::fmt;

use crate::chess::unwinnable::{Reason, Shade};
use crate::chess::{Color, DrawClaim};

use super::rule::Article;
use super::ruling::{Choice, Fact, Judgement, Ruling, Sanction, Verdict};

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
        let (chooser, choices) = match &self.judgement {
            Judgement::Settled => return Ok(()),
            Judgement::Arbiter(choices) => ("arbiter", choices),
            Judgement::Opponent(choices) => ("opponent", choices),
        };
        writeln!(f, "Left to the {chooser}:")?;
        for choice in choices {
            writeln!(f, "- {choice}")?;
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

fn name(side: Color) -> &'static str {
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
            Verdict::ClaimWrong(Some(count)) => {
                write!(f, "Wrong claim: {} more for the opponent.", minutes(*count))
            }
            Verdict::ClaimWrong(None) => write!(f, "Wrong claim."),
            Verdict::ClaimLost => write!(f, "No claim on this move."),
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
            Verdict::DoesNotApply => write!(f, "The rule does not apply here."),
            Verdict::OnlyOnRequest => write!(f, "Only if a player asks for it."),
            Verdict::ProtestLost => write!(f, "Too late to protest."),
            Verdict::ArbiterActs => write!(f, "The arbiter intervenes, if possible."),
            Verdict::NoAdjustment => write!(f, "The clock is not adjusted."),
            Verdict::NewGame => write!(f, "A new game is played."),
        }
    }
}

fn why(reason: Reason) -> String {
    let name = |shade| match shade {
        Shade::Light => "light",
        Shade::Dark => "dark",
    };
    match reason {
        Reason::Over => "No legal move is left.".to_owned(),
        Reason::BareKing => "Nothing but the king is left to mate with.".to_owned(),
        Reason::LoneKnight => "Only a knight is left to mate with, and no man that could block \
             the other king."
            .to_owned(),
        Reason::BishopsOfOneColour(shade) => format!(
            "Only bishops of the {} squares are left to mate with, and no man that could block \
             the other king.",
            name(shade)
        ),
        Reason::NoVisitor => {
            "No man can ever attack a square that the other king can come to.".to_owned()
        }
        Reason::OnlyBishops(shade) => format!(
            "Only bishops of the {} squares can ever attack where the other king can come to, \
             and it always has a square to go to.",
            name(shade)
        ),
        Reason::AlwaysEscape => "Wherever the other king could be checked, its squares can never \
             all be attacked or blocked."
            .to_owned(),
        Reason::KingsApart => {
            "The kings can never stand together where a mate would need them.".to_owned()
        }
        Reason::LastMan => "Whatever the last man beside the king could capture to open the way, \
             it is captured there."
            .to_owned(),
        Reason::OnlyStalemate => "Whatever would open the way to a mate leaves the other side \
             no legal move before, and is no mate itself."
            .to_owned(),
        Reason::EitherWay => "Whether a man that bars the way is captured where it stands or \
             not, no mate can come."
            .to_owned(),
        Reason::Forced => "Only a few forced moves are left, and all of them lead to where no \
             mate can come."
            .to_owned(),
        Reason::Exhausted(positions) => format!(
            "Every position that can still come was looked at, {positions} in all: none leads \
             to mate."
        ),
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
            Fact::WhyNoMate(reason) => f.write_str(&why(*reason)),
            Fact::CanMate(side, plies) => {
                write!(f, "{} can mate: a series of {plies} plies to mate was found.", name(*side))
            }
            Fact::MateUnknown(side) => write!(
                f,
                "Whether {} can still mate is unknown: the pieces allow it, but no mate was found.",
                name(*side)
            ),
            Fact::ClaimingTheWin(claim) => write!(f, "Claiming the win: {claim}."),
            Fact::CallingTheFlag(call) => write!(f, "The arbiter calling the flag: {call}."),
            Fact::ResignationMustBeClear => write!(
                f,
                "A stopped clock, a king laid down or a handshake alone is no resignation: the arbiter asks."
            ),
            Fact::IntendedMoveIllegal { words, refusal } => {
                write!(f, "The intended move {words} is not legal: {refusal}.")
            }
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
            Fact::Quiet { plies, ply: 0 } => {
                write!(f, "There were {} without a capture or a pawn move.", moves(*plies))
            }
            Fact::Quiet { plies, ply } => write!(
                f,
                "Up to ply {ply} there were {} without a capture or a pawn move.",
                moves(*plies)
            ),
            Fact::ClaimShort { times, plies } => write!(
                f,
                "The position stood {times} {}, with {} without a capture or a pawn move.",
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
            Fact::WrittenMoveNotKnown => {
                write!(f, "This edition knows no claim with a move that was only written down.")
            }
            Fact::Claimant(side) => write!(f, "{} has the move and claims.", name(*side)),
            Fact::OpponentCanMate => write!(f, "The opponent can still mate."),
            Fact::OpponentCannotMate => {
                write!(f, "The opponent cannot mate by any series of legal moves.")
            }
            Fact::SanctionsUnverified => {
                write!(f, "The list of sanctions in this edition is unverified.")
            }
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
            Fact::NotAtThisPace(pace) => write!(f, "Not in {pace}."),
            Fact::NotAnnounced => write!(f, "The event did not announce it."),
            Fact::HasNotTheMove(side) => write!(f, "{} does not have the move.", name(*side)),
            Fact::NotInLastTwoMinutes(side) => {
                write!(f, "{} does not have less than two minutes left.", name(*side))
            }
            Fact::EachMoveBringsTime => write!(f, "Each move brings time."),
            Fact::NotTheLastPeriod => {
                write!(f, "A number of moves is still asked for: this is not the last period.")
            }
            Fact::OrderUnknown => write!(f, "Nobody knows which flag fell first."),
            Fact::DrawInTheLastPeriod => {
                write!(f, "In the last period it is a draw, in any other the game goes on.")
            }
            Fact::NoMoveYet => write!(f, "The player has not made the move yet."),
            Fact::OnlyWithTwoPieces => {
                write!(f, "An illegal move only in castling, a capture or a promotion.")
            }
            Fact::CountedWithThisMove => {
                write!(f, "Another fault in this move has counted, and two count once.")
            }
            Fact::HasReplied(side) => write!(f, "{} has made the next move.", name(*side)),
            Fact::HasTouched(side) => write!(f, "{} has touched a piece since.", name(*side)),
            Fact::ArbiterActsUnasked => write!(f, "The arbiter acts without a claim."),
            Fact::OneMoreMove => write!(f, "One more move is waited for, then it is a draw."),
            Fact::IsDisabled(side) => write!(f, "{} is a disabled player.", name(*side)),
            Fact::SealedMoveStands => write!(f, "A sealed move that ends the game stands."),
            Fact::AllowedToBeLate(0) => write!(f, "No minute late is allowed."),
            Fact::AllowedToBeLate(count) => write!(
                f,
                "{count} {} allowed.",
                if *count == 1 { "minute late is" } else { "minutes late are" }
            ),
            Fact::BoardCameFirst => {
                write!(f, "The game was over on the board before that.")
            }
            Fact::PutBackOnOwnTime => {
                write!(f, "Put back by the player who displaced them, on that player's time.")
            }
            Fact::CommitteePutsBack => {
                write!(f, "The clock is stopped while the committee puts the pieces back.")
            }
            Fact::FoundDuringTheGame => write!(f, "It was found during the game."),
            Fact::WheneverFound => {
                write!(f, "It counts whenever it is found, even after the game.")
            }
            Fact::OnlyTheBoardIsWrong => {
                write!(f, "Only the board is wrong, not the position on it.")
            }
            Fact::BeforeBlacksFourth => write!(f, "Black has not completed move 4."),
            Fact::AfterBlacksFourth => write!(f, "Black has completed move 4."),
            Fact::FewerThanTenMoves => write!(f, "Neither player has made ten moves."),
            Fact::TenMovesMade => write!(f, "A player has made ten moves."),
            Fact::ArbiterMayRuleOtherwise => write!(f, "The arbiter may rule otherwise."),
            Fact::SetUpSettled(moves) => write!(
                f,
                "Each player has made {moves} moves, so the set-up can no longer be contested."
            ),
            Fact::ClockCountsUnlessFaulty => write!(
                f,
                "What the clock shows counts, unless it is evidently faulty: then the arbiter replaces it and sets the times."
            ),
            Fact::IllegalPositionIs => {
                write!(f, "A position is illegal if no series of legal moves leads to it.")
            }
            Fact::LastIdentifiablePosition => write!(
                f,
                "No illegal move is known here: play goes on from the last position that can be identified."
            ),
            Fact::KingsInCheckOrPawnLeft => {
                write!(f, "Only if both kings are in check, or a promotion is not completed.")
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
            Choice::OwnJudgement => write!(f, "what the arbiter finds just"),
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
