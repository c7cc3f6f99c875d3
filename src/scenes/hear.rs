//! `hector hear`: the words of an announcement, understood as a move. Without words
//! it follows a game line after line of standard input.

use std::io::Write as _;

use crate::chess::Position;
use crate::chess::notation::{Form, Letters, SignSet, WritingManner, write};
use crate::words::{
    self, Lexicon, MoveReader, Texts, Wording, resolve, tell_unclear, tell_unplayable,
};

use super::answering::Answering;
use super::failure::Outcome;
use super::spoken::{SpokenOptions, answer_lines};
use crate::words::scene_names;

/// The options of `hector hear`.
#[derive(clap::Args)]
pub(crate) struct HearOptions {
    /// The words of one move; read from standard input if left out, a move a line
    #[arg(value_name = "WORDS")]
    spoken: Vec<String>,
    /// Understand German, French and English and both names of the files at once
    #[arg(long)]
    any_language: bool,
    #[command(flatten)]
    settings: SpokenOptions,
    #[command(flatten)]
    answering: Answering,
}

/// Hears the words and prints the move in UCI, a tab, and the move in algebraic
/// notation.
pub(crate) fn hear(options: &HearOptions) -> Outcome {
    let wording = options.settings.wording();
    let lexicon = if options.any_language {
        Lexicon::of_every_language(wording)
    } else {
        Lexicon::of(wording)
    };
    let letters = options.settings.letters();
    let texts = options.answering.texts();
    let mut position = options.settings.start(&texts)?;
    if options.spoken.is_empty() {
        return answer_lines(&texts, |line| {
            understand(line, &lexicon, letters, &mut position, &texts)
        });
    }
    let heard = understand(&options.spoken.join(" "), &lexicon, letters, &mut position, &texts);
    writeln!(std::io::stdout(), "{}", heard?)?;
    Ok(())
}

/// The move that a text means, which is then played.
fn understand(
    text: &str,
    lexicon: &Lexicon,
    letters: Letters,
    position: &mut Position,
    texts: &Texts,
) -> Result<String, String> {
    let announcement = words::hear(text, lexicon).map_err(|unclear| {
        let told = tell_unclear(&unclear, texts);
        match would_understand(text, lexicon.wording(), letters, texts) {
            Some(other) => format!("{told} {}", texts.understood_with(&other)),
            None => told,
        }
    })?;
    let legal = resolve(&announcement, position)
        .map_err(|unplayable| tell_unplayable(&unplayable, lexicon.wording(), texts))?;
    let manner = WritingManner { letters, form: Form::Short, signs: SignSet::GameFile };
    let written = write(position, legal, manner);
    let understood = format!("{}\t{written}", position.uci(legal));
    position.play(legal);
    Ok(understood)
}

/// The option, or else the command, that would understand a text.
fn would_understand(
    text: &str,
    wording: Wording,
    letters: Letters,
    texts: &Texts,
) -> Option<String> {
    let every_language = Lexicon::of_every_language(wording);
    if words::hear(text, &every_language).is_ok() {
        return Some("--any-language".to_owned());
    }
    let written = MoveReader::of_letters(letters, &every_language).read(text);
    written.is_ok().then(|| scene_names::opened_in_hector("say", "", texts.language()))
}
