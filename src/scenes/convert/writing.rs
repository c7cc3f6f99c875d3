//! How the games of a run are written: each as text of its own, or together on braille pages.

use std::io::Write;

use crate::chess::notation::Form;
use crate::chess::notation::pgn::PgnGame;
use crate::scenes::failure::{Failure, Outcome};
use crate::words::Texts;
use crate::words::braille::CellScript;
use crate::words::written_game::{GameManner, TextKind, descriptive_words};

use super::braille::BraillePages;
use super::{ConvertOptions, Target};

pub(super) struct GameWriter<'t> {
    form: WrittenForm<'t>,
    pub(super) texts: &'t Texts,
}

enum WrittenForm<'t> {
    Text(GameManner),
    /// Games share pages, so they are written one after the other.
    Pages(Box<BraillePages<'t>>),
}

impl GameWriter<'_> {
    pub(super) fn of<'t>(
        options: &ConvertOptions,
        texts: &'t Texts,
    ) -> Result<GameWriter<'t>, Failure> {
        let letters = options.settings.letters();
        let pages = |script| {
            let pages = options.braille.written.sheets(script, letters, texts)?;
            Ok::<_, Failure>(GameWriter { form: WrittenForm::Pages(Box::new(pages)), texts })
        };
        let kind = match options.to {
            Target::Braille => return pages(CellScript::Unicode),
            Target::Brf => return pages(CellScript::Brf),
            Target::Pgn => TextKind::Pgn,
            Target::Algebraic => TextKind::Listed(Form::Short),
            Target::Long => TextKind::Listed(Form::Long),
            Target::Descriptive => {
                let words = descriptive_words(letters, texts)?;
                TextKind::Descriptive(words)
            }
            Target::Uci => TextKind::Uci,
            Target::Spoken => TextKind::Spoken(options.settings.wording(), options.style),
            Target::Fen => TextKind::Fen,
        };
        Ok(GameWriter { form: WrittenForm::Text(GameManner { kind, letters }), texts })
    }

    /// How each game is written. `None` if games share pages.
    pub(super) fn manner(&self) -> Option<GameManner> {
        match &self.form {
            WrittenForm::Text(manner) => Some(*manner),
            WrittenForm::Pages(_) => None,
        }
    }

    pub(super) fn write(&mut self, game: &PgnGame, out: &mut dyn Write) -> Outcome {
        let text = match &mut self.form {
            WrittenForm::Text(manner) => {
                let mut text = String::new();
                manner.write(game, &mut text);
                text
            }
            WrittenForm::Pages(pages) => pages.add(game)?,
        };
        Ok(out.write_all(text.as_bytes())?)
    }

    /// Returns the text that is left after the last game.
    pub(super) fn finish(self) -> String {
        match self.form {
            WrittenForm::Text(_) => String::new(),
            WrittenForm::Pages(pages) => pages.finish(),
        }
    }
}
