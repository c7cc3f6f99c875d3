//! The help of the command line in German and French: the purpose of each command and option. The English help is in
//! the options themselves.

pub mod examples;

use fluent_bundle::{FluentBundle, FluentResource};

use super::language::Language;

/// The message with the options that several commands share.
const SHARED: &str = "shared";
/// The message with the names of values.
const VALUES: &str = "values";

pub struct LanguageHelp {
    bundle: FluentBundle<FluentResource>,
}

impl LanguageHelp {
    /// The help of a language. `None` for English.
    #[must_use]
    pub fn of(language: Language) -> Option<LanguageHelp> {
        let source = language.words().help?;
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // A fault in the file loses its text; a test reads them all.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Some(LanguageHelp { bundle })
    }

    /// The purpose of a command. Its name is its path, such as "rule_over".
    #[must_use]
    pub fn command(&self, command: &str) -> Option<String> {
        let pattern = self.bundle.get_message(command)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The purpose of a command's option: its own text, or the shared one.
    #[must_use]
    pub fn option(&self, command: &str, option: &str) -> Option<String> {
        self.own_option(command, option).or_else(|| self.own_option(SHARED, option))
    }

    /// The name of a value in the usage line.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<String> {
        self.own_option(VALUES, name)
    }

    /// The own text of a command's option.
    #[must_use]
    pub fn own_option(&self, message: &str, option: &str) -> Option<String> {
        let pattern = self.bundle.get_message(message)?.get_attribute(option)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}
