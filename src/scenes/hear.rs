//! `hector hear`: understands the words of an announcement as a move. Without words it follows a game, one line of
//! standard input after the other.

use std::io::Write as _;

use crate::chess::notation::{Form, SignSet, WritingManner, write};
use crate::chess::{Move, Position};
use crate::words::{
    self, Lexicon, MoveReader, Texts, Unclear, Wording, resolve, tell_unclear, tell_unplayable,
};

use super::answering::Answering;
use super::failure::Outcome;
use super::spoken::{SpokenOptions, answer_lines};

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

/// Prints the move in UCI, a tab, and the move in algebraic notation.
pub(crate) fn hear(options: &HearOptions) -> Outcome {
    let texts = options.answering.texts();
    let wording = options.settings.wording_of_reader(options.answering.asked());
    let lexicon = if options.any_language {
        Lexicon::of_every_language(wording)
    } else {
        Lexicon::of(wording)
    };
    let of_the_laws = Lexicon::of(Wording::default());
    let hearing = MoveHearing {
        lexicon: &lexicon,
        of_the_laws: (!options.settings.has_chosen_words()).then_some(&of_the_laws),
        settings: &options.settings,
        moves: options.settings.move_reader(&lexicon, &texts),
        texts: &texts,
    };
    let mut position = options.settings.start(&texts)?;
    if options.spoken.is_empty() {
        return answer_lines(&texts, |line| hearing.understand(line, &mut position));
    }
    let heard = hearing.understand(&options.spoken.join(" "), &mut position);
    writeln!(std::io::stdout(), "{}", heard?)?;
    Ok(())
}

struct MoveHearing<'a> {
    lexicon: &'a Lexicon,
    /// The words of Appendix D, if no wording was chosen.
    of_the_laws: Option<&'a Lexicon>,
    settings: &'a SpokenOptions,
    moves: MoveReader<'a>,
    texts: &'a Texts,
}

impl MoveHearing<'_> {
    /// Finds the move that a text means, and plays it.
    fn understand(&self, text: &str, position: &mut Position) -> Result<String, String> {
        let legal = self.move_meant(text, position)?;
        let letters = self.settings.letters_of_reader(self.texts);
        let manner = WritingManner { letters, form: Form::Short, signs: SignSet::GameFile };
        let written = write(position, legal, manner);
        let understood = format!("{}\t{written}", position.uci(legal));
        position.play(legal);
        Ok(understood)
    }

    fn move_meant(&self, text: &str, position: &Position) -> Result<Move, String> {
        let texts = self.texts;
        let heard = words::hear(text, self.lexicon).or_else(|unclear| {
            let of_the_laws = self.of_the_laws.map(|lexicon| words::hear(text, lexicon));
            of_the_laws.and_then(Result::ok).ok_or(unclear)
        });
        match heard {
            Ok(announcement) => resolve(&announcement, position)
                .map_err(|unplayable| tell_unplayable(&unplayable, self.lexicon.wording(), texts)),
            Err(unclear) => {
                let written = self.settings.legal(text, self.moves, position, texts);
                written.map_err(|why| match self.moves.read(text) {
                    Ok(_) => why,
                    Err(_) => self.tell_unclear(&unclear, text),
                })
            }
        }
    }

    /// Why a text is not an announcement, and which option would understand it.
    fn tell_unclear(&self, unclear: &Unclear, text: &str) -> String {
        let told = tell_unclear(unclear, self.texts);
        let every_language = Lexicon::of_every_language(self.lexicon.wording());
        match (unclear, words::hear(text, &every_language)) {
            (_, Ok(_)) => format!("{told} {}", self.texts.understood_with("--any-language")),
            // Another language knows the word, and something else is wrong.
            (Unclear::UnknownWord { .. }, Err(other))
                if !matches!(other, Unclear::UnknownWord { .. }) =>
            {
                tell_unclear(&other, self.texts)
            }
            (_, Err(_)) => told,
        }
    }
}
