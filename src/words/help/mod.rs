//! The help of the command line in German and French: what each command and each option is
//! for. The English words stand beside the options themselves. Never knows what an option
//! does.

pub mod examples;

use fluent_bundle::{FluentBundle, FluentResource};

use super::language::Language;

/// Where texts stand that several commands share.
const SHARED: &str = "shared";
/// Where the names of values stand.
const VALUES: &str = "values";

/// The help of one language.
pub struct LanguageHelp {
    bundle: FluentBundle<FluentResource>,
}

impl LanguageHelp {
    /// The help of a language; none for English.
    #[must_use]
    pub fn of(language: Language) -> Option<LanguageHelp> {
        let source = language.words().help?;
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // A fault in the file costs its text; a test reads them all.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Some(LanguageHelp { bundle })
    }

    /// What a command is for. Its name is the path to it, such as "rule_over".
    #[must_use]
    pub fn command(&self, command: &str) -> Option<String> {
        let pattern = self.bundle.get_message(command)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// What an option of a command is for: its own text, or that which commands share.
    #[must_use]
    pub fn option(&self, command: &str, option: &str) -> Option<String> {
        self.own_option(command, option).or_else(|| self.own_option(SHARED, option))
    }

    /// What a value is called in the line that shows how a command is used.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<String> {
        self.own_option(VALUES, name)
    }

    /// What an option of a command has as its own text.
    #[must_use]
    pub fn own_option(&self, message: &str, option: &str) -> Option<String> {
        let pattern = self.bundle.get_message(message)?.get_attribute(option)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}
