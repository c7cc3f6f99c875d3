//! How the games of a run are written: each by itself, or on pages of braille.

use std::io::Write;

use crate::chess::notation::pgn::{self, GameResult, PgnGame};
use crate::chess::notation::{Form, Letters, SignSet, WritingManner, descriptive, write_moves};
use crate::scenes::failure::{Failure, Outcome};
use crate::words::braille::CellScript;
use crate::words::{Style, Texts, Wording, announce};

use super::braille::BraillePages;
use super::{ConvertOptions, Target};

/// How every game of a run is written.
pub(super) struct GameWriter<'t> {
    form: WrittenForm<'t>,
    pub(super) texts: &'t Texts,
}

enum WrittenForm<'t> {
    Text(Manner),
    /// Games share pages, so one is written after the other.
    Pages(Box<BraillePages<'t>>),
}

/// How a game is written as text, whatever stands before it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Manner {
    kind: TextKind,
    letters: Letters,
}

#[derive(Debug, Clone, Copy)]
enum TextKind {
    Pgn,
    Listed(Form),
    Descriptive(descriptive::DescriptiveLanguage),
    Uci,
    Spoken(Wording, Style),
    Fen,
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
            Target::Descriptive => TextKind::Descriptive(descriptive_words(letters, texts)?),
            Target::Uci => TextKind::Uci,
            Target::Spoken => TextKind::Spoken(options.settings.wording(), options.style),
            Target::Fen => TextKind::Fen,
        };
        Ok(GameWriter { form: WrittenForm::Text(Manner { kind, letters }), texts })
    }

    /// How each game is written by itself; none where they share pages.
    pub(super) fn manner(&self) -> Option<Manner> {
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

    /// What is left when all games are written.
    pub(super) fn finish(self) -> String {
        match self.form {
            WrittenForm::Text(_) => String::new(),
            WrittenForm::Pages(pages) => pages.finish(),
        }
    }
}

impl Manner {
    /// Writes a game behind what was written before.
    pub(super) fn write(&self, game: &PgnGame, out: &mut String) {
        let history = || game.history();
        let text = match self.kind {
            TextKind::Pgn => return pgn::export(game, self.letters, out),
            TextKind::Listed(form) => self.listed(game, form),
            TextKind::Descriptive(words) => {
                let style = descriptive::DescriptiveStyle::Short;
                descriptive::write_game(&history(), words, style)
            }
            TextKind::Uci => {
                let history = history();
                let moves = history.positions().iter().zip(history.moves());
                let words: Vec<String> = moves.map(|(position, m)| position.uci(*m)).collect();
                words.join(" ")
            }
            TextKind::Spoken(wording, style) => {
                let history = history();
                let moves = history.positions().iter().zip(history.moves());
                moves
                    .map(|(position, m)| wording.say(&announce(position, *m, style)) + "\n")
                    .collect()
            }
            TextKind::Fen => history().position().to_fen(),
        };
        out.push_str(&text);
        out.push('\n');
    }

    /// The moves as a numbered list, the result at its end where there is one.
    fn listed(&self, game: &PgnGame, form: Form) -> String {
        let manner = WritingManner { letters: self.letters, form, signs: SignSet::ScoreSheet };
        let moves = write_moves(&game.history(), manner);
        match game.result {
            GameResult::Open => moves,
            ended => format!("{moves} {}", ended.sign()),
        }
    }
}

/// The language of descriptive notation that goes with some letters.
pub(in crate::scenes) fn descriptive_words(
    letters: Letters,
    texts: &Texts,
) -> Result<descriptive::DescriptiveLanguage, Failure> {
    descriptive::DescriptiveLanguage::with(letters).ok_or_else(|| {
        let known = [Letters::French, Letters::English, Letters::Spanish].map(Letters::code);
        Failure::Input(texts.descriptive_unknown_in(&texts.listed(&known), letters.code()))
    })
}
