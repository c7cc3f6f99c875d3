//! The braille side of `hector convert`: which code and paper were asked for, and games
//! out of a file of braille, one at a time.

use std::io::{self, BufRead, Write as _};

use crate::chess::notation::pgn::Game;
use crate::scenes::door::{Failure, Outcome};
use crate::scenes::spoken::choice;
use crate::words::braille::{
    Code, Layout, Notation, PageNumbers, Pages, Ranks, ScoreReader, Script,
};

/// The options for braille, written and read.
#[derive(clap::Args)]
pub(super) struct BrailleOptions {
    /// The code that braille is written in: the chess code of a country, or print spelled
    /// with a table
    #[arg(long, default_value = "en-chess", value_parser = choice(Code::ALL, Code::code))]
    braille: Code,
    /// How a chess code writes the numbers of the ranks; as its country does if left out
    #[arg(long, value_parser = choice(Ranks::ALL, Ranks::code))]
    braille_ranks: Option<Ranks>,
    /// The code that a file of braille is written in, never guessed
    #[arg(long, default_value = "en-chess", value_parser = choice(Code::ALL, Code::code))]
    from_braille: Code,
    /// How that code writes the numbers of the ranks
    #[arg(long, value_parser = choice(Ranks::ALL, Ranks::code))]
    from_braille_ranks: Option<Ranks>,
    /// How many cells a line of braille has
    #[arg(long, default_value_t = Layout::USUAL_WIDTH, value_name = "CELLS")]
    line_length: usize,
    /// How many lines a page for an embosser has
    #[arg(long, default_value_t = Layout::USUAL_HEIGHT, value_name = "LINES")]
    page_length: usize,
    /// Where the number of a page for an embosser stands
    #[arg(long, default_value = "top", value_parser = choice(PageNumbers::ALL, PageNumbers::code))]
    page_numbers: PageNumbers,
}

impl BrailleOptions {
    /// Empty pages for what is written.
    pub(super) fn pages(&self, script: Script) -> Result<Pages, Failure> {
        let layout = match script {
            Script::Unicode => Layout::endless(self.line_length),
            Script::Brf => Layout::embossed(self.line_length, self.page_length, self.page_numbers),
        };
        let notation = notation(self.braille, self.braille_ranks)?;
        let pages = layout.and_then(|layout| Pages::new(layout, notation));
        pages.map_err(|error| Failure::Input(error.to_string()))
    }

    /// A reader of what a file holds.
    pub(super) fn reader(&self, script: Script) -> Result<ScoreReader, Failure> {
        let notation = notation(self.from_braille, self.from_braille_ranks)?;
        Ok(ScoreReader::new(notation, script))
    }
}

fn notation(code: Code, ranks: Option<Ranks>) -> Result<Notation, Failure> {
    match (code, ranks) {
        (Code::Chess(language), Some(ranks)) => Ok(Notation::Chess { language, ranks }),
        (Code::Print(table), Some(_)) => Err(Failure::Input(format!(
            "Ranks are not written apart in {}, which spells print. Expected a chess code.",
            table.code()
        ))),
        (code, None) => Ok(code.notation()),
    }
}

/// Reads one game after the other. A game that cannot be read costs a sentence, and the
/// next is read all the same.
pub(super) fn read_games(
    input: &mut dyn BufRead,
    mut reader: ScoreReader,
    mut take: impl FnMut(&Game) -> Outcome,
) -> Outcome {
    let mut outcome = Ok(());
    let mut any = false;
    loop {
        let piece = input.fill_buf().map_err(Failure::Reading)?;
        let length = piece.len();
        if length == 0 {
            reader.finish();
        }
        reader.feed(piece);
        input.consume(length);
        while let Some(read) = reader.next_game() {
            any = true;
            match read {
                Ok(game) => take(&game)?,
                Err(error) => {
                    let _ = writeln!(io::stderr(), "hector: {error}");
                    outcome = Err(Failure::Told);
                }
            }
        }
        if length == 0 {
            break;
        }
    }
    if !any {
        return Err(Failure::Input("Nothing was read. Expected a game in braille.".to_owned()));
    }
    outcome
}
