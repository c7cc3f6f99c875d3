//! The language in which a scene answers: the one on the command line, else the one in the settings, else that of the
//! locale.

use crate::words::{Language, Texts};

#[cfg(feature = "ear")]
use super::failure::Outcome;
use super::spoken::choice;
use crate::scenes::settings_file;

/// The option of a scene that answers and ends.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(super) struct Answering {
    /// The language of the answers: de, fr or en; the one you have chosen, or the system's,
    /// if left out
    #[arg(long, global = true, value_parser = choice(Language::ALL, Language::code))]
    language: Option<Language>,
}

impl Answering {
    pub(super) fn asked(self) -> Option<Language> {
        self.language
    }

    pub(super) fn language(self) -> Language {
        self.language.unwrap_or_else(|| settings_file::chosen(None).0.language)
    }

    pub(super) fn texts(self) -> Texts {
        Texts::new(self.language())
    }
}

/// Writes a sentence to standard output, on a line of its own.
#[cfg(feature = "ear")]
pub(super) fn tell(sentence: &str) -> Outcome {
    use std::io::Write as _;

    writeln!(std::io::stdout(), "{sentence}")?;
    Ok(())
}
