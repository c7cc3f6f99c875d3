//! Every sentence of Hector, in each language: a folder of files each, in the terms of the published Laws. `build.rs`
//! makes a function of each text.
//!
//! A text that is never used fails `tests/house/untold_texts.rs`. A text that a language lacks, or that has other
//! variables, fails `tests/scenes/texts.rs`. A sentence is on one line, so that it is told in one breath. The words of
//! announcements are inserted as they are: they have a language of their own, and articles agree with them.

mod argument;
mod functions;
mod rules;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::language::Language;

pub use argument::WhichBoard;
pub use argument::{NamedSide, Quoted};

/// A text by its name in the files, with its variables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    pub name: &'static str,
    pub variables: &'static [&'static str],
    /// The type of each variable, by name.
    pub kinds: &'static [&'static str],
}

/// The texts of one language.
pub struct Texts {
    language: Language,
    bundle: &'static Bundle,
}

type Bundle = FluentBundle<FluentResource>;

/// The texts of every language. The files of a language are read once, at the first use.
static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

fn bundle(language: Language) -> Bundle {
    // An unknown tag would lose the plurals, and a fault in a file its text: the tests read every file and tell every
    // text.
    let mut bundle =
        FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
    // The marks around inserted values are unknown letters to some voices, and cells in some braille tables.
    bundle.set_use_isolating(false);
    for source in language.words().texts {
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Texts {
    /// Every text that must exist.
    pub fn all() -> impl Iterator<Item = &'static Text> {
        functions::ALL.iter()
    }

    #[must_use]
    pub fn new(language: Language) -> Texts {
        let bundle = BUNDLES[language as usize].get_or_init(|| bundle(language));
        Texts { language, bundle }
    }

    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Continues in another language.
    pub fn go_on_in(&mut self, language: Language) {
        *self = Texts::new(language);
    }

    /// A text, or its name if the language lacks it.
    fn tell(&self, name: &'static str, about: Vec<(&'static str, FluentValue<'_>)>) -> String {
        let Some(pattern) = self.bundle.get_message(name).and_then(|message| message.value())
        else {
            return name.to_owned();
        };
        let arguments: FluentArgs<'_> = about.into_iter().collect();
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut faults).into_owned()
    }

    /// The name of a language.
    pub fn called(&self, language: Language) -> String {
        match language {
            Language::German => self.in_german(),
            Language::French => self.in_french(),
            Language::English => self.in_english(),
        }
    }

    /// "one", "one and two", "one, two and three".
    pub fn listed<T: AsRef<str>>(&self, items: &[T]) -> String {
        in_a_row(items, |first, last| self.and_last(first, last))
    }

    /// "one", "one; two": sentences in a sentence.
    pub(crate) fn in_turn<T: AsRef<str>>(&self, items: &[T]) -> String {
        let items = items.iter().map(|item| item.as_ref().to_owned());
        items.reduce(|first, next| self.and_next(&first, &next)).unwrap_or_default()
    }

    /// "one", "one or two", "one, two or three".
    pub fn any_of<T: AsRef<str>>(&self, items: &[T]) -> String {
        in_a_row(items, |first, last| self.or_last(first, last))
    }
}

fn in_a_row<T: AsRef<str>>(items: &[T], joined: impl Fn(&str, &str) -> String) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            joined(&first.join(", "), last.as_ref())
        }
    }
}
