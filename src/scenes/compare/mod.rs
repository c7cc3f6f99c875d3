//! `hector compare`: two scores, two boards, or a score and a board: where they part, and
//! what the Laws do about exactly this case (D.2.9). Never decides who is right.

mod boards;
mod scores;
mod side;
mod written_score;

use std::io::Write as _;

use crate::chess::ByColor;
use crate::laws::Edition;
use crate::table::Standing;
use crate::words::{Lexicon, Texts, Wording};

use super::answering::Answering;
use super::asked;
use super::door::{Failure, Outcome};
use super::spoken::Settings;
use side::Side;

/// The options of `hector compare`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// A score (PGN, moves, or announcements one a line), a board (a FEN, or ranks as they
    /// are read out), or a record of Hector, which holds both players'; a hyphen reads
    /// standard input
    one: String,
    /// The other one; left out only after a record
    other: Option<String>,
    /// What stands on the board of the first, to say what hands must do about it
    #[arg(long, value_name = "BOARD")]
    first_board: Option<String>,
    /// What stands on the board of the second
    #[arg(long, value_name = "BOARD")]
    second_board: Option<String>,
    /// The move counters of the clock, White's and Black's, such as 12/11
    #[arg(long)]
    counters: Option<String>,
    /// The edition of the Laws: 1929, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, default_value = "2023")]
    edition: String,
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    answering: Answering,
}

/// What two sides are compared by.
struct Terms {
    edition: Edition,
    wording: Wording,
    start: Standing,
    counters: Option<ByColor<u32>>,
    /// The sentences around the words of announcements.
    texts: Texts,
}

/// Compares, and says whether the two agree by the exit status too.
pub(crate) fn compare(options: &Options) -> Outcome {
    let wording = options.settings.wording();
    let texts = options.answering.texts();
    let reader = side::Reader {
        lexicon: Lexicon::of(wording),
        letters: options.settings.letters(),
        texts: &texts,
    };
    let board =
        |given: &Option<String>| given.as_deref().map(|text| reader.board(text)).transpose();
    let (first_board, second_board) = (board(&options.first_board)?, board(&options.second_board)?);
    let mut sides = match &options.other {
        Some(other) => side::Pair::of(reader.side(&options.one)?, reader.side(other)?),
        None => side::Pair::of_record(&options.one, &texts)?,
    };
    sides.add_boards(first_board, second_board, &texts)?;
    let start = sides.start(options.settings.start(&texts)?, &texts)?;
    let terms = Terms {
        edition: asked::edition(&options.edition, &texts)?,
        wording,
        start,
        counters: options.counters.as_deref().map(|text| counters(text, &texts)).transpose()?,
        texts,
    };
    let (text, agree) = match &sides.sides {
        [Side::Board(one), Side::Board(other)] => boards::compared(one, other, &sides, &terms),
        [Side::Score(score), Side::Board(board)] => {
            boards::held_against(score, board, 1, &sides, &terms)
        }
        [Side::Board(board), Side::Score(score)] => {
            boards::held_against(score, board, 0, &sides, &terms)
        }
        [Side::Score(one), Side::Score(other)] => scores::compared(one, other, &sides, &terms),
    };
    std::io::stdout().lock().write_all(text.as_bytes())?;
    match agree {
        Agreement::Agreed => Ok(()),
        Agreement::Parted => Err(Failure::Differ(terms.texts.the_two_differ())),
    }
}

/// Whether two sides agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Agreement {
    Agreed,
    Parted,
}

/// "12/11": White's and Black's.
fn counters(text: &str, texts: &Texts) -> Result<ByColor<u32>, Failure> {
    let read = |number: &str| number.trim().parse().ok();
    text.split_once('/')
        .and_then(|(white, black)| Some(ByColor { white: read(white)?, black: read(black)? }))
        .ok_or_else(|| Failure::Input(texts.no_pair_of_counters(text, "12/11")))
}
