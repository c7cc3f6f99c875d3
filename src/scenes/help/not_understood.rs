//! Why a command line is not understood, in the language of the user.

use std::ffi::OsString;
use std::num::{IntErrorKind, ParseIntError};

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::{HELP, HelpWords};
use crate::devices::acoustics::UnusableName;
use crate::words::{Language, scene_names};

impl HelpWords {
    /// Why a command line is not understood, and where to read how it should be.
    pub(super) fn sentence(
        &self,
        refusal: &clap::Error,
        command: Command,
        arguments: &[OsString],
    ) -> String {
        let (path, inner) = command_of(command, arguments, self.texts.language());
        let why = self.why(refusal, &inner);
        self.texts.see_help(&why, &format!("{path} --help"))
    }

    fn why(&self, refusal: &clap::Error, command: &Command) -> String {
        let texts = &self.texts;
        let told = |kind: ContextKind| refusal.get(kind).map(values).unwrap_or_default();
        let first = |kind: ContextKind| told(kind).first().cloned().unwrap_or_default();
        let options = |kind: ContextKind| -> Vec<String> {
            told(kind).iter().map(|option| self.named(option)).collect()
        };
        let option = options(ContextKind::InvalidArg).join(", ");
        let read = first(ContextKind::InvalidValue);
        match refusal.kind() {
            ErrorKind::InvalidValue if read.is_empty() => texts.value_missing(&option),
            ErrorKind::InvalidValue => {
                let known = texts.any_of(&told(ContextKind::ValidValue));
                texts.value_not_offered(&read, &option, &known)
            }
            ErrorKind::ValueValidation => self.unfit(refusal, &read, &option),
            ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => {
                let read = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand].map(first);
                let nearest = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
                // Similar spelling does not mean similar sense; for names of scenes there is a better guess.
                let nearest = match refusal.kind() {
                    ErrorKind::InvalidSubcommand if command.get_name() == self.program => {
                        let near =
                            scene_names::nearest(&read.concat(), texts.language(), |scene| {
                                command.find_subcommand(scene).is_some()
                            });
                        near.map(str::to_owned).unwrap_or_default()
                    }
                    _ => match scene_names::option_meant(&read.concat()) {
                        Some(option) => option.to_owned(),
                        None => nearest.map(first).concat(),
                    },
                };
                match (read.concat(), nearest) {
                    (read, nearest) if nearest.is_empty() => texts.option_unknown(&read),
                    (read, nearest) => texts.option_unknown_but(&read, &nearest),
                }
            }
            ErrorKind::TooManyValues => texts.value_unwanted(&read, &option),
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
                texts.value_missing(&option)
            }
            ErrorKind::ArgumentConflict => match options(ContextKind::PriorArg).as_slice() {
                [] => texts.option_twice(&option),
                [other] if *other == option => texts.option_twice(&option),
                others => texts.options_conflict(&option, &others.join(", ")),
            },
            ErrorKind::MissingRequiredArgument => texts.option_missing(&option),
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                let inner = command.get_subcommands().filter(|inner| !inner.is_hide_set());
                let known = inner.map(|inner| inner.get_name().to_owned());
                let known: Vec<String> = known.filter(|command| command != HELP).collect();
                texts.command_missing(&texts.any_of(&known))
            }
            _ => texts.command_line_unreadable(),
        }
    }

    /// Why a value does not fit its option.
    fn unfit(&self, refusal: &clap::Error, read: &str, option: &str) -> String {
        let source = std::error::Error::source(refusal);
        let number = source.and_then(|why| why.downcast_ref()).map(ParseIntError::kind);
        match number {
            Some(IntErrorKind::Zero) => self.texts.value_nought(read, option),
            Some(_) => self.texts.value_no_number(read, option),
            None if source.is_some_and(|why| why.is::<UnusableName>()) => {
                self.texts.no_name_for_a_voice(read)
            }
            None => self.texts.value_unfit(read, option),
        }
    }

    /// `--to` from `--to <TO>`; for `<FILE>`, the name of the value in this language.
    fn named(&self, option: &str) -> String {
        let first = option.split(' ').next().unwrap_or(option);
        let bare = first.trim_matches(['<', '>', '[', ']', '.']);
        if first == bare {
            return bare.to_owned();
        }
        self.help.as_ref().and_then(|help| help.value(bare)).unwrap_or_else(|| bare.to_owned())
    }
}

fn values(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(text) => vec![text.clone()],
        ContextValue::Strings(texts) => texts.clone(),
        _ => Vec::new(),
    }
}

/// The path "hector rule" and its command, as far as the words of the command line name commands.
fn command_of(
    mut command: Command,
    arguments: &[OsString],
    language: Language,
) -> (String, Command) {
    let mut path = command.get_name().to_owned();
    for word in arguments.iter().skip(1).filter_map(|word| word.to_str()) {
        let Some(inner) = command.find_subcommand(word).cloned() else { break };
        path.push(' ');
        path.push_str(scene_names::called(word, language).unwrap_or(word));
        command = inner;
    }
    (path, command)
}
