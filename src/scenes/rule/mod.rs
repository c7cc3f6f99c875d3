//! `hector rule`: what the Laws say about a position, a fallen flag, a resignation, an offence, a claim or a time
//! control. It reads the question and prints the answer of `laws`.

mod class;
mod norms;
mod winning;

use std::io::Write as _;

use crate::chess::{History, Position};
use crate::laws::winning::WinningQuestion;
use crate::laws::{
    ClaimantTouch, Edition, Effort, OpponentReply, Press, Restriction, Ruling, Supervision, Terms,
    over,
};

use crate::words::event_text::settings;
use crate::words::option_values;
use crate::words::rule_questions::{self, AskedClaim, AskedOffence};
use crate::words::rule_tables::{edition_table, rule_numbers};
use crate::words::{Texts, tell_event, tell_ruling};

use super::answering::Answering;
use super::failure::{Failure, Outcome};

use super::game_file::{read_game, read_position, read_text};

/// The options of `hector rule`.
#[derive(clap::Args)]
pub(crate) struct RuleOptions {
    #[command(subcommand)]
    question: RuleQuestion,
    /// The edition of the Laws: 1929, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, global = true, default_value = "2023")]
    edition: String,
    #[command(flatten)]
    answering: Answering,
}

#[derive(clap::Subcommand)]
enum RuleQuestion {
    /// Is the game over in this position?
    Over {
        /// The position
        #[arg(long, conflicts_with = "game", required_unless_present = "game")]
        fen: Option<String>,
        /// A game file, so that repetitions count too
        #[arg(long)]
        game: Option<String>,
    },
    /// How does the game end when a flag has fallen?
    Flag {
        /// Whose flag has fallen: white or black
        #[arg(long)]
        fallen: String,
        #[command(flatten)]
        regime: RegimeOptions,
        #[command(flatten)]
        asking: winning::Asking,
    },
    /// How does the game end when a player resigns?
    Resign {
        /// Who resigns: white or black
        #[arg(long)]
        by: String,
        #[command(flatten)]
        asking: winning::Asking,
    },
    /// Is this a dead position, in which nobody can checkmate?
    Dead {
        #[command(flatten)]
        asking: winning::Asking,
    },
    /// Is a draw claim correct?
    Claim(ClaimOptions),
    /// What are the consequences of an offence?
    Penalty(PenaltyOptions),
    /// Is a time control standard, rapid or blitz?
    Class(class::ClassOptions),
    /// Do these figures meet a title norm?
    Norms(norms::NormsOptions),
    /// Everything that an edition of the Laws sets
    Table,
    /// What does the file of an event say?
    Event {
        /// The file, written like docs/event-example.toml
        file: String,
    },
    /// In which article of an edition is a rule?
    Article {
        /// A number such as 7.5.5, or a name such as illegal-move; all rules if left out
        rule: Option<String>,
    },
}

#[derive(clap::Args)]
struct RegimeOptions {
    /// The pace of play: standard, rapid or blitz
    #[arg(long, default_value = "standard")]
    regime: String,
    /// In rapid and blitz, not every game is supervised and recorded by an arbiter
    #[arg(long)]
    unsupervised: bool,
}

#[derive(clap::Args)]
struct PenaltyOptions {
    /// The offence, such as illegal-move, two-hands, press-without-move or wrong-claim
    #[arg(long)]
    offence: String,
    /// Which of this player's illegal moves it is
    #[arg(long, default_value = "1")]
    nth: String,
    #[command(flatten)]
    regime: RegimeOptions,
    /// The opponent has already made the next move
    #[arg(long)]
    replied: bool,
    /// The player has not pressed the clock
    #[arg(long)]
    unpressed: bool,
    /// The position, to see whether the opponent can mate
    #[arg(long, requires = "by")]
    fen: Option<String>,
    /// Who committed the offence: white or black
    #[arg(long, requires = "fen")]
    by: Option<String>,
}

#[derive(clap::Args)]
struct ClaimOptions {
    /// The game, as PGN or moves alone; the first one of a file; a hyphen means standard input
    game: String,
    /// After how many plies the claim is made; at the end of the game if left out
    #[arg(long)]
    ply: Option<String>,
    /// The move that is written down but not yet played, such as Nf3 or g1f3
    #[arg(long)]
    intended: Option<String>,
    /// The claimant has touched a piece on this move
    #[arg(long)]
    touched: bool,
    /// The event restricts draws by agreement
    #[arg(long)]
    restricted: bool,
    #[command(flatten)]
    regime: RegimeOptions,
}

pub(crate) fn answer(options: &RuleOptions) -> Outcome {
    let texts = &options.answering.texts();
    let edition = option_values::edition(&options.edition, texts)?;
    let ruled = |ruling: &Ruling| tell_ruling(ruling, texts).join("\n") + "\n";
    let text = match &options.question {
        RuleQuestion::Over { fen, game } => {
            let history = match (fen, game) {
                (Some(fen), _) => History::new(read_position(fen, None, texts)?),
                (None, Some(path)) => read_game(path, texts)?,
                (None, None) => History::new(Position::initial()),
            };
            ruled(&over(edition, &history, Effort::default()))
        }
        RuleQuestion::Flag { fallen, regime, asking } => {
            let terms = regime.terms(edition, texts)?;
            let asked =
                WinningQuestion::Flag { terms, fallen: option_values::side(fallen, texts)? };
            return winning::answer(&asked, asking, texts);
        }
        RuleQuestion::Resign { by, asking } => {
            let asked =
                WinningQuestion::Resignation { edition, by: option_values::side(by, texts)? };
            return winning::answer(&asked, asking, texts);
        }
        RuleQuestion::Dead { asking } => {
            return winning::answer(&WinningQuestion::Dead(edition), asking, texts);
        }
        RuleQuestion::Claim(options) => ruled(&draw_claim(edition, options, texts)?),
        RuleQuestion::Penalty(options) => ruled(&cost(edition, options, texts)?),
        RuleQuestion::Class(options) => class::answer(edition, options, texts)?,
        RuleQuestion::Norms(options) => norms::answer(options, texts)?,
        RuleQuestion::Table => edition_table(edition, texts),
        RuleQuestion::Event { file } => {
            let text = read_text(file, &texts.kind_settings(), texts)?;
            let event = settings(&text, texts)
                .map_err(|sentence| Failure::Input(texts.at_place(file, &sentence)))?;
            tell_event(&event, texts).join("\n") + "\n"
        }
        RuleQuestion::Article { rule } => rule_numbers(edition, rule.as_deref(), texts)?,
    };
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

impl RegimeOptions {
    fn terms(&self, edition: Edition, texts: &Texts) -> Result<Terms, Failure> {
        let supervision =
            if self.unsupervised { Supervision::Otherwise } else { Supervision::EachGame };
        Ok(rule_questions::terms(edition, &self.regime, supervision, texts)?)
    }
}

fn cost(edition: Edition, options: &PenaltyOptions, texts: &Texts) -> Result<Ruling, Failure> {
    let asked = AskedOffence {
        offence: &options.offence,
        nth: &options.nth,
        press: if options.unpressed { Press::NotPressed } else { Press::Pressed },
        reply: if options.replied { OpponentReply::Made } else { OpponentReply::NotYet },
        position: options.fen.as_deref().zip(options.by.as_deref()),
    };
    let terms = options.regime.terms(edition, texts)?;
    Ok(rule_questions::cost(&terms, &asked, texts)?)
}

fn draw_claim(edition: Edition, options: &ClaimOptions, texts: &Texts) -> Result<Ruling, Failure> {
    let terms = options.regime.terms(edition, texts)?;
    let asked = AskedClaim {
        game: read_game(&options.game, texts)?,
        ply: options.ply.as_deref(),
        intended: options.intended.as_deref(),
        touch: if options.touched { ClaimantTouch::Touched } else { ClaimantTouch::Untouched },
        agreement: if options.restricted { Restriction::Restricted } else { Restriction::Free },
    };
    Ok(rule_questions::draw_claim(&terms, asked, texts)?)
}
