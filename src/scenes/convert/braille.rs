//! The braille side of `hector convert`: the code and paper of the options, and games from a braille file, one at a
//! time.

use std::io::{self, BufRead, Write as _};

use super::liblouis::LouisTables;
use crate::chess::notation::Letters;
use crate::chess::notation::pgn::PgnGame;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::spoken::choice;
use crate::words::braille::{
    BrailleCode, Cell, CellScript, Dots, Layout, Notation, PageNumbers, Pages, Ranks, ScoreReader,
    Table,
};
use crate::words::{Language, Texts, tell_layout, tell_score_error};

/// The options for braille, written and read.
#[derive(clap::Args)]
pub(super) struct BrailleOptions {
    #[command(flatten)]
    pub(super) written: WrittenBraille,
    /// The code that a file of braille is written in, never guessed
    #[arg(long, default_value = "en-chess", value_parser = choice(BrailleCode::ALL, BrailleCode::code))]
    from_braille: BrailleCode,
    /// How that code writes the numbers of the ranks
    #[arg(long, value_parser = choice(Ranks::ALL, Ranks::code))]
    from_braille_ranks: Option<Ranks>,
}

/// The options for braille that is written.
#[derive(clap::Args)]
pub(in crate::scenes) struct WrittenBraille {
    /// The code that braille is written in: the chess code of a country, or print spelled
    /// with a table
    #[arg(long, default_value = "en-chess", value_parser = choice(BrailleCode::ALL, BrailleCode::code))]
    braille: BrailleCode,
    /// How a chess code writes the numbers of the ranks; as its country does if left out
    #[arg(long, value_parser = choice(Ranks::ALL, Ranks::code))]
    braille_ranks: Option<Ranks>,
    /// Spell print with this table of liblouis, in the letters of --letters, instead of a
    /// code; it must keep every move apart
    #[arg(long, value_name = "TABLE", conflicts_with_all = ["braille", "braille_ranks"])]
    liblouis: Option<String>,
    /// Spell comments with this table of liblouis, contracted ones too; what is contracted
    /// cannot be read back
    #[arg(long, value_name = "TABLE")]
    comments: Option<String>,
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

impl WrittenBraille {
    /// Empty pages to write on.
    pub(in crate::scenes) fn sheets<'t>(
        &self,
        script: CellScript,
        letters: Letters,
        texts: &'t Texts,
    ) -> Result<BraillePages<'t>, Failure> {
        let layout = match script {
            CellScript::Unicode => Layout::endless(self.line_length),
            CellScript::Brf => {
                Layout::embossed(self.line_length, self.page_length, self.page_numbers)
            }
        };
        let notation = match &self.liblouis {
            Some(_) => Notation::Print { table: BESIDE_LIBLOUIS, letters },
            None => notation(self.braille, self.braille_ranks, texts)?,
        };
        let pages = layout.and_then(|layout| Pages::new(layout, notation));
        let pages = pages.map_err(|error| Failure::Input(tell_layout(error, texts)))?;
        let (print, comments) = (self.liblouis.as_deref(), self.comments.as_deref());
        let tables = match (print, comments) {
            (None, None) => None,
            _ => Some(LouisTables::of(print, comments, letters, texts)?),
        };
        Ok(BraillePages { pages, script, tables, texts })
    }
}

impl BrailleOptions {
    pub(super) fn reader(&self, script: CellScript, texts: &Texts) -> Result<ScoreReader, Failure> {
        let notation = notation(self.from_braille, self.from_braille_ranks, texts)?;
        Ok(ScoreReader::new(notation, script))
    }
}

/// For the few signs of a page that do not belong to a game.
const BESIDE_LIBLOUIS: Table = Table { language: Language::English, dots: Dots::Six };

/// Pages, and the tables that spell their text.
pub(in crate::scenes) struct BraillePages<'t> {
    pages: Pages,
    script: CellScript,
    tables: Option<LouisTables>,
    texts: &'t Texts,
}

impl BraillePages<'_> {
    /// Writes a game. Returns the pages that are full.
    pub(in crate::scenes) fn add(&mut self, game: &PgnGame) -> Result<String, Failure> {
        match &self.tables {
            None => self.pages.add(game),
            Some(tables) => {
                let spellings = tables.spell(self.pages.texts(game), self.texts)?;
                let six = |cells: &Vec<Cell>| cells.iter().all(|cell| cell.needs() == Dots::Six);
                if self.script == CellScript::Brf && !spellings.values().all(six) {
                    return Err(Failure::Input(self.texts.louis_eight_dots()));
                }
                self.pages.add_spelled(game, &spellings);
            }
        }
        Ok(self.pages.take())
    }

    /// Returns the last page.
    pub(in crate::scenes) fn finish(self) -> String {
        self.pages.finish()
    }
}

fn notation(code: BrailleCode, ranks: Option<Ranks>, texts: &Texts) -> Result<Notation, Failure> {
    match (code, ranks) {
        (BrailleCode::Chess(language), Some(ranks)) => Ok(Notation::Chess { language, ranks }),
        (BrailleCode::Print(table), Some(_)) => {
            Err(Failure::Input(texts.ranks_of_a_code_alone(table.code())))
        }
        (code, None) => Ok(code.notation()),
    }
}

/// Reads one game after the other. A game that cannot be read costs a sentence; reading continues with the next one.
pub(super) fn read_games(
    input: &mut dyn BufRead,
    mut reader: ScoreReader,
    texts: &Texts,
    mut take: impl FnMut(&PgnGame) -> Outcome,
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
                    let _ = writeln!(io::stderr(), "hector: {}", tell_score_error(&error, texts));
                    outcome = Err(Failure::Told);
                }
            }
        }
        if length == 0 {
            break;
        }
    }
    if !any {
        return Err(Failure::Input(texts.nothing_in_braille()));
    }
    outcome
}
