//! The help of every command, and why a command line is not understood, in the language of
//! the user. The command line was read without it: only who asks for help, or is not
//! understood, waits for the words.

mod not_understood;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::builder::Str;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};

use crate::scenes::settings_file;
use crate::words::scene_names;
use crate::words::{Language, LanguageHelp, Texts};

/// Answers a command line that asks for help or cannot be understood. The exit status is 2
/// for one that cannot.
pub(super) fn answer(
    command: Command,
    refusal: &clap::Error,
    arguments: &[OsString],
    language: Language,
) -> ExitCode {
    let words = HelpWords::of(language, command.get_name());
    let holds_commands =
        |word: &OsString| command.find_subcommand(word).is_some_and(Command::has_subcommands);
    let asks_for_help = match arguments {
        [_, word, ..] if word == HELP => true,
        [_, scene, word, ..] => word == HELP && holds_commands(scene),
        _ => false,
    };
    let told = match refusal.kind() {
        ErrorKind::DisplayVersion => Ok(refusal.render().to_string()),
        ErrorKind::DisplayHelp => words.help(command, asking_for_help(arguments)),
        _ if asks_for_help => words.help(command, asking_for_help(arguments)),
        _ => Err(words.sentence(refusal, command, arguments)),
    };
    let told = match told {
        Ok(told) => told,
        Err(sentence) => {
            let _ = writeln!(io::stderr(), "{}: {sentence}", words.program);
            return ExitCode::from(2);
        }
    };
    // Whoever closed the pipe has read enough.
    let _ = io::stdout().write_all(told.as_bytes());
    ExitCode::SUCCESS
}

/// A command line with all that it says in a language.
pub(super) fn explained(command: Command, language: Language) -> Command {
    let words = HelpWords::of(language, command.get_name());
    let name = command.get_name().to_owned();
    words.command(command, &name)
}

/// The language that the command line asks for, else the one of the user.
pub(super) fn language(arguments: &[OsString]) -> Language {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    scene_names::language_asked(&words).unwrap_or_else(|| settings_file::chosen(None).0.language)
}

/// The words for the command line in one language.
struct HelpWords {
    texts: Texts,
    /// What the program is started by, and where the path of every command begins; it is no part
    /// of the path.
    program: String,
    /// None in English, whose words stand beside the options.
    help: Option<LanguageHelp>,
}

impl HelpWords {
    fn of(language: Language, program: &str) -> HelpWords {
        let program = program.to_owned();
        HelpWords { texts: Texts::new(language), program, help: LanguageHelp::of(language) }
    }

    /// The help that a command line asks for, or a sentence where there is none about what it names.
    fn help(&self, command: Command, asking: Vec<OsString>) -> Result<String, String> {
        let told = self.command(command.clone(), &self.program);
        let Err(help) = told.try_get_matches_from(&asking) else { return Ok(String::new()) };
        if help.kind() != ErrorKind::DisplayHelp {
            return Err(self.sentence(&help, command, &asking));
        }
        // The only word in the line of the usage that cannot be chosen beforehand.
        let own = format!("[{}]", self.texts.help_options_in_usage());
        Ok(help.render().to_string().replace("[OPTIONS]", &own))
    }

    /// A command with all that it says in this language. The path leads to its words.
    fn command(&self, command: Command, path: &str) -> Command {
        let texts = &self.texts;
        let about = self.help.as_ref().and_then(|help| help.command(path));
        let inner: Vec<String> =
            command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
        let mut command = command
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .disable_version_flag(true)
            .subcommand_help_heading(self.heading(texts.help_commands()))
            .subcommand_value_name(texts.help_command_in_usage())
            .help_template(format!(
                "{{about-with-newline}}\n{}\n\n{{all-args}}",
                texts.help_usage("{usage}")
            ))
            .mut_args(|option| self.option(option, path));
        if let Some(about) = about {
            command = command.about(match scene_names::called(path, texts.language()) {
                Some(name) => texts.help_also_called(&about, name),
                None => about,
            });
        }
        for name in inner {
            let path = if path == self.program { name.clone() } else { format!("{path}_{name}") };
            command = command.mut_subcommand(name, |inner| self.command(inner, &path));
        }
        let flag = |name: &'static str, short: char, action: ArgAction, text: String| {
            let heading = self.heading(texts.help_options());
            Arg::new(name).short(short).long(name).action(action).help(text).help_heading(heading)
        };
        command = command.arg(flag("help", 'h', ArgAction::Help, texts.help_for_itself()));
        if path == self.program {
            let text = texts.help_for_version();
            command = command.arg(flag("version", 'V', ArgAction::Version, text));
        }
        command
    }

    /// A heading as the colon wants it that `clap` sets behind it: in French after a space.
    fn heading(&self, heading: String) -> String {
        if self.texts.language() == Language::French { heading + " " } else { heading }
    }

    /// An option with all that it says in this language.
    fn option(&self, option: Arg, path: &str) -> Arg {
        let texts = &self.texts;
        let own = self.help.as_ref().and_then(|help| help.option(path, option.get_id().as_str()));
        let mut text =
            own.or_else(|| option.get_help().map(|help| help.to_string())).unwrap_or_default();
        let takes_value = option.get_action().takes_values();
        if takes_value {
            let values = option.get_possible_values();
            let values: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
            if !values.iter().all(|value| names(&text, value)) {
                text = texts.help_values(&text, &values.join(", "));
            }
            if let [default] = option.get_default_values() {
                text = texts.help_default(&text, &default.to_string_lossy());
            }
        }
        let heading = match option.get_help_heading() {
            Some(heading) => self.heading(heading.to_owned()),
            None if option.is_positional() => self.heading(texts.help_arguments()),
            None => self.heading(texts.help_options()),
        };
        let value = self.value_name(&option);
        let option = option
            .help(text)
            .hide_default_value(takes_value)
            .hide_possible_values(takes_value)
            .help_heading(heading);
        match value {
            Some(value) => option.value_name(value),
            None => option,
        }
    }

    fn value_name(&self, option: &Arg) -> Option<Str> {
        let own = match option.get_value_names() {
            Some([name, ..]) => name.to_string(),
            Some([]) | None => option.get_id().as_str().to_uppercase(),
        };
        let takes = option.get_action().takes_values();
        self.help.as_ref().filter(|_| takes)?.value(&own).map(Str::from)
    }
}

/// The command that asks for help.
const HELP: &str = "help";

/// Whether a text names a value already.
fn names(text: &str, value: &str) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '-').any(|word| word == value)
}

/// "hector help rule over" and "hector rule help over" ask what "hector rule over --help" asks, in whatever
/// language, which was read beforehand.
fn asking_for_help(arguments: &[OsString]) -> Vec<OsString> {
    let asks = |word: &OsString| word == "--help" || word == "-h";
    let place = arguments.iter().position(|word| word == HELP);
    let Some(place) = place.filter(|_| !arguments.iter().any(asks)) else {
        return arguments.to_vec();
    };
    let (before, after) = arguments.split_at(place);
    let path = before.iter().chain(scene_names::without_language(&after[1..]));
    path.cloned().chain([OsString::from("--help")]).collect()
}

#[cfg(test)]
#[allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::Entry;

    use super::*;
    use crate::scenes::hector::HECTOR;
    use crate::scenes::recorder::RECORDER;
    use crate::words::{SharedScene, WhichProgram};

    /// Every option with the path of its command and its English words.
    fn options(command: &Command, path: &str, found: &mut Vec<(String, String, String)>) {
        for option in command.get_arguments() {
            let words = option.get_help().map(ToString::to_string).unwrap_or_default();
            found.push((path.to_owned(), option.get_id().to_string(), words));
        }
        for inner in command.get_subcommands() {
            let name = inner.get_name();
            let is_program = path.starts_with("hector");
            let path = if is_program { name.to_owned() } else { format!("{path}_{name}") };
            found.push((path.clone(), String::new(), String::new()));
            options(inner, &path, found);
        }
    }

    fn value_names(command: &Command, found: &mut BTreeSet<String>) {
        let takes = |option: &&Arg| option.get_action().takes_values();
        for option in command.get_arguments().filter(takes) {
            let names = option.get_value_names().unwrap_or_default();
            found.extend(names.iter().map(ToString::to_string));
        }
        command.get_subcommands().for_each(|inner| value_names(inner, found));
    }

    /// The names of the texts of a file, each with its attributes.
    fn written(source: &str) -> BTreeMap<String, BTreeSet<String>> {
        let resource = fluent_syntax::parser::parse(source).expect("a file without faults");
        let message = |entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        };
        resource
            .body
            .into_iter()
            .filter_map(message)
            .map(|message| {
                let attributes = message.attributes.iter().map(|own| own.id.name.to_owned());
                (message.id.name.to_owned(), attributes.collect())
            })
            .collect()
    }

    #[test]
    fn what_a_program_is_said_to_have_is_what_it_opens() {
        let recorder = RECORDER.command_line();
        let mut opened = 0;
        for scene in HECTOR.command_line().get_subcommands().map(Command::get_name) {
            let is_there = recorder.find_subcommand(scene).is_some();
            assert_eq!(WhichProgram::Recorder.has(scene), is_there, "{scene}");
            assert!(WhichProgram::Hector.has(scene), "{scene}");
            opened += usize::from(is_there);
        }
        assert_eq!(recorder.get_subcommands().count(), opened);
        for shared in SharedScene::ALL {
            for program in [WhichProgram::Hector, WhichProgram::Recorder] {
                assert!(program.has(shared.name()), "{shared:?}");
            }
        }
    }

    #[test]
    fn every_command_and_option_is_explained_in_every_language_and_nothing_else_is() {
        let command = HECTOR.command_line();
        let mut all = vec![(command.get_name().to_owned(), String::new(), String::new())];
        options(&command, command.get_name(), &mut all);
        // What the recorder has of these has the same words.
        let recorder = RECORDER.command_line();
        all.push((recorder.get_name().to_owned(), String::new(), String::new()));
        options(&recorder, recorder.get_name(), &mut all);
        let mut values = BTreeSet::new();
        value_names(&command, &mut values);
        assert!(all.len() > 120 && values.len() > 40, "{} {}", all.len(), values.len());
        for (language, source) in [
            (Language::German, include_str!("../words/help/de.ftl")),
            (Language::French, include_str!("../words/help/fr.ftl")),
        ] {
            let help = LanguageHelp::of(language).expect("a language with help of its own");
            let mut unused = written(source);
            // What commands share stands there for one meaning.
            let mut shared: BTreeMap<&str, &str> = BTreeMap::new();
            for (path, option, english) in &all {
                if option.is_empty() {
                    assert!(help.command(path).is_some(), "{language:?} lacks {path}");
                    unused.entry(path.clone()).or_default().insert(String::new());
                    continue;
                }
                let text = help.option(path, option);
                let text = text.unwrap_or_else(|| panic!("{language:?} lacks {path}, {option}"));
                assert_ne!(&text, english, "{language:?}, {path}, {option}");
                assert!(!text.contains('{'), "{language:?}, {path}: {text}");
                let own = help.own_option(path, option).is_some();
                unused.get_mut(path).map(|own| own.remove(option));
                if !own {
                    unused.entry("shared".to_owned()).or_default().remove(option);
                    let before = shared.insert(option, english);
                    let same = before.is_none_or(|before| before == english);
                    assert!(same, "{option} means {english} and {before:?}");
                }
            }
            for name in &values {
                assert!(help.value(name).is_some(), "{language:?} lacks {name}");
                unused.entry("values".to_owned()).or_default().remove(name);
            }
            for (name, left) in unused {
                let left: Vec<&String> = left.iter().filter(|own| !own.is_empty()).collect();
                let known = all.iter().any(|(path, ..)| *path == name);
                assert!(known || ["shared", "values"].contains(&name.as_str()), "{name}");
                assert!(left.is_empty(), "{language:?} has {left:?} of {name}, which nothing is");
            }
        }
    }

    #[test]
    fn help_is_all_in_the_language_that_is_asked_for() {
        for (language, words) in [
            (Language::German, ["Aufruf:", "Optionen:", "Vorgabe:"]),
            (Language::French, ["Utilisation :", "Options :", "Par défaut :"]),
            (Language::English, ["Usage:", "Options:", "Default:"]),
        ] {
            let asked = ["hector", "convert", "--help"].map(OsString::from);
            let told = HelpWords::of(language, "hector").help(HECTOR.command_line(), asked.into());
            let told = told.expect("help");
            assert!(words.iter().all(|word| told.contains(word)), "{told}");
            let is_foreign = |word: &&&str| told.contains(**word);
            let foreign = ["[default", "[possible", "Usage:", "Print help"];
            let allowed = usize::from(language == Language::English);
            assert_eq!(foreign.iter().filter(is_foreign).count(), allowed, "{told}");
        }
    }

    #[test]
    fn the_language_is_asked_for_in_both_ways_of_writing_it() {
        for words in [vec!["hector", "--language", "fr"], vec!["hector", "x", "--language=fr"]] {
            let words: Vec<OsString> = words.into_iter().map(OsString::from).collect();
            assert_eq!(language(&words), Language::French);
        }
    }
}
