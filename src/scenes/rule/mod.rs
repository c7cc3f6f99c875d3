//! `hector rule`: what the Laws say of a position, a fallen flag, a resignation, an
//! offence, a claim or a time control. Reads the question, asks the laws, prints the
//! answer; never decides anything itself.

mod class;
mod norms;
mod winning;

use std::io::Write as _;

use crate::chess::notation::Letters;
use crate::chess::{History, Position};
use crate::laws::winning::WinningQuestion;
use crate::laws::{
    Charge, Claim, ClaimantTouch, Edition, Effort, MadeWith, MateChance, OpponentReply, Press,
    Regime, Restriction, Ruling, Supervision, Terms, claim, mate_chance, over, penalty,
};

use crate::words::event_text::settings;
use crate::words::option_values;
use crate::words::rule_tables::{edition_table, rule_numbers};
use crate::words::{Lexicon, MoveReader, Texts, Wording, tell_event, tell_fen, tell_ruling};

use super::answering::Answering;
use super::failure::{Failure, Outcome};

use super::game_file::{read_game, read_text};

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
    /// Is this a dead position, in which nobody can checkmate any more?
    Dead {
        #[command(flatten)]
        asking: winning::Asking,
    },
    /// Is a draw claim correct, by repetition or by the fifty-move rule?
    Claim(ClaimOptions),
    /// What are the consequences of an offence?
    Penalty(PenaltyOptions),
    /// Is a time control standard, rapid or blitz, and is it rated?
    Class(class::ClassOptions),
    /// What does a title norm require, and do these figures meet it?
    Norms(norms::NormsOptions),
    /// What does an edition of the Laws set? The whole table, one entry a line
    Table,
    /// What does a file with the settings of an event say?
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

/// Answers the question.
pub(crate) fn answer(options: &RuleOptions) -> Outcome {
    let texts = &options.answering.texts();
    let edition = option_values::edition(&options.edition, texts)?;
    let ruled = |ruling: &Ruling| tell_ruling(ruling, texts).join("\n") + "\n";
    let text = match &options.question {
        RuleQuestion::Over { fen, game } => {
            let history = match (fen, game) {
                (Some(fen), _) => History::new(position(fen, texts)?),
                (None, Some(path)) => read_game(path, texts)?,
                (None, None) => History::new(Position::initial()),
            };
            ruled(&over(edition, &history, Effort::default()))
        }
        RuleQuestion::Flag { fallen, regime, asking } => {
            let terms = terms(edition, regime, texts)?;
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
                .map_err(|sentence| Failure::Input(format!("{file}: {sentence}")))?;
            tell_event(&event, texts).join("\n") + "\n"
        }
        RuleQuestion::Article { rule } => rule_numbers(edition, rule.as_deref(), texts)?,
    };
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

fn position(fen: &str, texts: &Texts) -> Result<Position, Failure> {
    Position::from_fen(fen).map_err(|error| Failure::Input(tell_fen(&error, texts)))
}

fn terms(edition: Edition, options: &RegimeOptions, texts: &Texts) -> Result<Terms, Failure> {
    let supervision =
        if options.unsupervised { Supervision::Otherwise } else { Supervision::EachGame };
    let regime = Regime { pace: option_values::pace(&options.regime, texts)?, supervision };
    Ok(Terms { edition, regime, ..Terms::default() })
}

fn cost(edition: Edition, options: &PenaltyOptions, texts: &Texts) -> Result<Ruling, Failure> {
    let terms = terms(edition, &options.regime, texts)?;
    let offence = option_values::offence(&options.offence, texts)?;
    let nth = match options.nth.parse::<u32>() {
        Ok(nth) if nth >= 1 => nth,
        _ => return Err(Failure::Input(texts.no_count_of_moves(&options.nth))),
    };
    let opponent = match (&options.fen, &options.by) {
        (Some(fen), Some(by)) => {
            mate_chance(&position(fen, texts)?, !option_values::side(by, texts)?, Effort::default())
        }
        _ => MateChance::Unknown,
    };
    let charge = Charge {
        offence,
        nth,
        press: if options.unpressed { Press::NotPressed } else { Press::Pressed },
        reply: if options.replied { OpponentReply::Made } else { OpponentReply::NotYet },
        opponent,
        made_with: MadeWith::Unknown,
    };
    Ok(penalty(&terms, &charge))
}

fn draw_claim(edition: Edition, options: &ClaimOptions, texts: &Texts) -> Result<Ruling, Failure> {
    let terms = terms(edition, &options.regime, texts)?;
    let mut history = read_game(&options.game, texts)?;
    let plies = history.moves().len();
    if let Some(text) = &options.ply {
        match text.parse::<usize>() {
            Ok(ply) if ply <= plies => history.truncate(ply),
            _ => return Err(Failure::Input(texts.no_ply_of_game(text, plies))),
        }
    }
    let lexicon = Lexicon::of_every_language(Wording::default());
    let moves = MoveReader::of_letters(Letters::English, &lexicon);
    let intended = match &options.intended {
        None => None,
        Some(text) => {
            let given = moves.read(text).map_err(|_| Failure::Input(texts.no_move(text)))?;
            Some((given.claim(), text.as_str()))
        }
    };
    let made = Claim {
        history: &history,
        intended: intended.as_ref().map(|(claimed, words)| (claimed, *words)),
        touch: if options.touched { ClaimantTouch::Touched } else { ClaimantTouch::Untouched },
        agreement: if options.restricted { Restriction::Restricted } else { Restriction::Free },
    };
    Ok(claim(&terms, &made))
}
