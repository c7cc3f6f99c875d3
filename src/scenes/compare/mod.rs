//! `hector compare`: compares two scores, two boards, or a score and a board. It says where they differ and what the
//! Laws prescribe in this case (D.2.9), but not who is right.

mod side;

use std::io::Write as _;

use crate::chess::notation::Letters;
use crate::words::comparison::side::{Pair, SideReader, Sides};
use crate::words::comparison::written_score::ScoreScript;
use crate::words::comparison::{CompareTerms, SidesAgreement, boards, counters, one_score, scores};
use crate::words::option_values;
use crate::words::written_game::descriptive_words;
use crate::words::{Lexicon, Texts};

use super::answering::Answering;
use super::failure::{Failure, Outcome};
use super::saved_games::file_named;
use super::spoken::{SpokenOptions, choice};

/// The options of `hector compare`.
#[derive(clap::Args)]
pub(crate) struct CompareOptions {
    /// A score (PGN, moves, or announcements one a line), a board (a FEN, or ranks as they are
    /// read out), or a record of Hector, which has both scores; or the number of a game of your own, or
    /// last; a hyphen means standard input
    #[arg(value_name = "SHEET")]
    one: String,
    /// The other one; it may be left out after a record of Hector
    other: Option<String>,
    /// What is on the first board, to say what must be changed there
    #[arg(long, value_name = "BOARD")]
    first_board: Option<String>,
    /// What is on the second board
    #[arg(long, value_name = "BOARD")]
    second_board: Option<String>,
    /// The move counters of the clock, White's and Black's, such as 12/11
    #[arg(long)]
    counters: Option<String>,
    /// The letters of the pieces in the first score, if they differ from --letters
    #[arg(long, value_name = "LETTERS", value_parser = choice(Letters::ALL, Letters::code))]
    first_letters: Option<Letters>,
    /// The letters of the pieces in the second score
    #[arg(long, value_name = "LETTERS", value_parser = choice(Letters::ALL, Letters::code))]
    second_letters: Option<Letters>,
    /// How the first score is written: algebraic, or descriptive as in 1929
    #[arg(long, value_name = "NOTATION", default_value = "algebraic", value_parser = choice(ScoreNotation::ALL, ScoreNotation::code))]
    first_notation: ScoreNotation,
    /// How the second score is written
    #[arg(long, value_name = "NOTATION", default_value = "algebraic", value_parser = choice(ScoreNotation::ALL, ScoreNotation::code))]
    second_notation: ScoreNotation,
    /// The edition of the Laws: 1929, 2009, 2014, 2017, 2018 or 2023. If left out, that of the
    /// record, or 2023
    #[arg(long)]
    edition: Option<String>,
    #[command(flatten)]
    settings: SpokenOptions,
    #[command(flatten)]
    answering: Answering,
}

/// How the moves of a score are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ScoreNotation {
    Algebraic,
    Descriptive,
}

impl ScoreNotation {
    const ALL: [ScoreNotation; 2] = [ScoreNotation::Algebraic, ScoreNotation::Descriptive];

    fn code(self) -> &'static str {
        match self {
            ScoreNotation::Algebraic => "algebraic",
            ScoreNotation::Descriptive => "descriptive",
        }
    }
}

impl CompareOptions {
    /// How the score of each side is written.
    fn scripts(&self, texts: &Texts) -> Result<[ScoreScript; 2], Failure> {
        let script =
            |notation: ScoreNotation, letters: Option<Letters>| -> Result<ScoreScript, Failure> {
                let letters = letters.unwrap_or(self.settings.letters());
                Ok(match notation {
                    ScoreNotation::Algebraic => ScoreScript::Algebraic(letters),
                    ScoreNotation::Descriptive => {
                        ScoreScript::Descriptive(descriptive_words(letters, texts)?)
                    }
                })
            };
        Ok([
            script(self.first_notation, self.first_letters)?,
            script(self.second_notation, self.second_letters)?,
        ])
    }
}

/// Compares, and tells by the exit status too whether the two agree.
pub(crate) fn compare(options: &CompareOptions) -> Outcome {
    let wording = options.settings.wording();
    let texts = options.answering.texts();
    let asked = options.settings.start(&texts)?;
    let scripts = options.scripts(&texts)?;
    let reader =
        SideReader { lexicon: Lexicon::of(wording), scripts, asked: &asked, texts: &texts };
    let board = |given: &Option<String>| {
        given.as_deref().map(|text| side::board(&reader, text)).transpose()
    };
    let (first_board, second_board) = (board(&options.first_board)?, board(&options.second_board)?);
    let one = file_named(&options.one, &texts)?;
    let mut sides = match &options.other {
        Some(other) => {
            let other = file_named(other, &texts)?;
            Pair::of(side::side(&reader, &one, 0)?, side::side(&reader, &other, 1)?)
        }
        None => side::of_record(&one, &texts)?,
    };
    sides.add_boards(first_board, second_board, &texts)?;
    let edition =
        options.edition.as_deref().map(|text| option_values::edition(text, &texts)).transpose()?;
    let edition = sides.edition(edition, &one, &texts)?;
    let start = sides.start(asked, &texts)?;
    let terms = CompareTerms {
        edition,
        wording,
        start,
        counters: options.counters.as_deref().map(|text| counters(text, &texts)).transpose()?,
        texts,
    };
    let (text, agree) = match &sides.sides {
        Sides::Boards([one, other]) => boards::compared(one, other, &sides, &terms),
        Sides::ScoreAndBoard { score, board, board_side } => {
            boards::held_against(&score.score, board, *board_side, &sides, &terms)
        }
        Sides::Scores([one, other]) => scores::compared(one, other, &sides, &terms),
        Sides::KeptElsewhere(moves) => one_score::compared(moves, &sides, &terms),
    };
    std::io::stdout().lock().write_all(text.as_bytes())?;
    match agree {
        SidesAgreement::Agreed => Ok(()),
        SidesAgreement::Parted => Err(Failure::Differ(terms.texts.the_two_differ())),
    }
}
