//! The people at the table and what each may do there (D.1, D.2.10, D.2.11). The arbiter decides on an overstepping.

use std::fmt;

use crate::chess::Color;
use crate::laws::provisions::Numbering;
use crate::laws::{Article, Edition, Rule};

/// A person who can act at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Person {
    /// The player of this colour.
    Player(Color),
    /// The assistant of the player of this colour.
    Assistant(Color),
    /// The arbiter.
    Arbiter,
}

impl Person {
    /// The side the person acts for; `None` for the arbiter.
    #[must_use]
    pub fn side(self) -> Option<Color> {
        match self {
            Person::Player(side) | Person::Assistant(side) => Some(side),
            Person::Arbiter => None,
        }
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |side: Color| side.fold_wb("white", "black");
        match self {
            Person::Player(side) => f.write_str(name(*side)),
            Person::Assistant(side) => write!(f, "{}'s assistant", name(*side)),
            Person::Arbiter => f.write_str("arbiter"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Plays on a board of pegs, by touch; touching means lifting a peg (D.2.2).
    Blind,
    /// Plays on an ordinary board under the ordinary rules (D.2.5).
    Sighted,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hearing {
    Hears,
    /// Does not hear: an assistant is compulsory against a blind player (D.2.11).
    Deaf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Assistance {
    /// Has no assistant.
    Alone,
    Assisted,
}

/// Where a player's score is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScoreKept {
    /// By Hector, from what the player dictates and repeats.
    Here,
    /// On paper or in another device; its contents are not known here.
    Elsewhere,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    pub sight: Sight,
    pub hearing: Hearing,
    pub assistance: Assistance,
    pub score: ScoreKept,
}

impl Player {
    /// A blind player alone.
    pub const BLIND: Player = Player {
        sight: Sight::Blind,
        hearing: Hearing::Hears,
        assistance: Assistance::Alone,
        score: ScoreKept::Here,
    };
    /// A sighted player alone.
    pub const SIGHTED: Player = Player { sight: Sight::Sighted, ..Player::BLIND };
}

/// What an assistant can be asked to do, in the order of D.2.10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Make a player's moves on the other's board (D.2.10.1).
    MoveOnOtherBoard,
    /// Announce both players' moves (D.2.10.2).
    Announce,
    /// Keep the score (D.2.10.3).
    KeepScore,
    /// Start the opponent's clock (D.2.10.3).
    Press,
    /// Tell completed moves and times, only when asked (D.2.10.4).
    TellTimes,
    /// Claim a win on time, or report a touched piece (D.2.10.5).
    Claim,
    /// See to the formalities of an adjournment (D.2.10.6).
    Adjourn,
    /// Not a duty: only the player says or decides this.
    PlayersOwn(PlayersOwn),
}

/// What only the player says or decides, and no duty of D.2.10 covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayersOwn {
    /// Resigns (5.1.2).
    Resigns,
    /// Offers a draw (9.1.2).
    OffersDraw,
    /// Accepts or declines one (9.1.2.1).
    AnswersOffer,
    /// Claims a draw (9.2, 9.3).
    ClaimsDraw,
    /// Claims perpetual check (paragraph 15B of 1929).
    ClaimsPerpetualCheck,
    /// Challenges to mate within fifty moves (paragraph 15F of 1929).
    Challenges,
    /// Asks for five seconds a move (III.4).
    AsksForIncrement,
    /// Claims a draw in the last two minutes (III.5).
    ClaimsLastTwoMinutes,
    /// Makes a gesture that may be a resignation (5.1.2).
    Gestures,
    /// Verifies what was written after a claim without an arbiter (III.6).
    Verifies,
    /// Signs the result (8.7).
    Signs,
}

impl Duty {
    /// The article by which an edition gives a blind player's assistant this duty, with the most exact number that
    /// the sources show; `None` if the edition has no such rule.
    #[must_use]
    pub fn article(self, edition: Edition) -> Option<Article> {
        let all = Rule::BlindAssistant.article(edition)?;
        Some(match edition.parameters().numbering {
            Numbering::Decimal => match self {
                Duty::MoveOnOtherBoard => Article::Number("D.2.10.1"),
                Duty::Announce => Article::Number("D.2.10.2"),
                Duty::KeepScore | Duty::Press => Article::Number("D.2.10.3"),
                Duty::TellTimes => Article::Number("D.2.10.4"),
                Duty::Claim => Article::Number("D.2.10.5"),
                Duty::Adjourn => Article::Number("D.2.10.6"),
                Duty::PlayersOwn(_) => all,
            },
            Numbering::Letters | Numbering::Paragraphs => all,
        })
    }
}

/// How an assistant went beyond the duties of D.2.10 and D.2.11.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overstepping {
    /// This player was not said to have an assistant.
    NoSuchAssistant,
    /// A sighted player's assistant has the first two duties only (D.2.11).
    NotForSighted(Duty),
    /// A sighted player may have an assistant only if the blind one has none (D.2.11).
    OpponentHasOne,
    /// Not an assistant's duty: only the player may do it (D.2.10).
    NoDuty,
}

/// Whether an assistant may do something.
///
/// # Errors
/// Returns how the assistant overstepped.
pub fn assistant_may(duty: Duty, own: Player, opponent: Player) -> Result<(), Overstepping> {
    if own.assistance == Assistance::Alone {
        return Err(Overstepping::NoSuchAssistant);
    }
    if let Duty::PlayersOwn(_) = duty {
        return Err(Overstepping::NoDuty);
    }
    if own.sight == Sight::Blind {
        return Ok(());
    }
    // Against a deaf player an assistant is compulsory, even if the opponent has one.
    let compulsory = own.hearing == Hearing::Deaf || opponent.hearing == Hearing::Deaf;
    if opponent.assistance == Assistance::Assisted && !compulsory {
        return Err(Overstepping::OpponentHasOne);
    }
    match duty {
        Duty::MoveOnOtherBoard | Duty::Announce => Ok(()),
        other => Err(Overstepping::NotForSighted(other)),
    }
}
