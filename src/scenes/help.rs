//! The help of every command, and why a command line is not understood, in the language of the user. The command line
//! is read without these texts: they are loaded only for help or an error.

mod not_understood;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::builder::Str;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};

use crate::devices::system::EXAMPLE_PORTS;
use crate::scenes::settings_file;
use crate::words::scene_names::{self, OptionsAlone, opened_in};
use crate::words::{Language, LanguageHelp, Texts, examples};

/// Answers a command line that asks for help or is not understood. The exit status is 2 for the latter.
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
        ErrorKind::DisplayHelp => words.help(command, &HelpAsked::by(arguments)),
        _ if asks_for_help => words.help(command, &HelpAsked::by(arguments)),
        _ => Err(words.sentence(refusal, command, arguments)),
    };
    let told = match told {
        Ok(told) => told,
        Err(sentence) => {
            let _ = writeln!(io::stderr(), "{}: {sentence}", words.program);
            return ExitCode::from(2);
        }
    };
    // A closed pipe means that the reader has enough.
    let _ = io::stdout().write_all(told.as_bytes());
    ExitCode::SUCCESS
}

/// A command with all its help in a language.
pub(super) fn explained(command: Command, language: Language) -> Command {
    let words = HelpWords::of(language, command.get_name());
    let name = command.get_name().to_owned();
    words.command(command, &name)
}

/// The language of the command line, else that of the user.
pub(super) fn language(arguments: &[OsString]) -> Language {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    let asked = scene_names::language_asked(&words);
    asked
        .or_else(|| scene_names::language_of_help(&words))
        .unwrap_or_else(|| settings_file::chosen(None).0.language)
}

struct HelpWords {
    texts: Texts,
    /// The name of the program. Every path of a command begins after it.
    program: String,
    /// `None` for English, whose texts are in the options themselves.
    help: Option<LanguageHelp>,
}

impl HelpWords {
    fn of(language: Language, program: &str) -> HelpWords {
        let program = program.to_owned();
        HelpWords { texts: Texts::new(language), program, help: LanguageHelp::of(language) }
    }

    /// The help that a command line asks for, or a sentence if what it names does not exist.
    fn help(&self, command: Command, asked: &HelpAsked) -> Result<String, String> {
        let asking = &asked.arguments;
        let mut told = self.command(command.clone(), &self.program);
        if let Some(scene) = asked.scene_in_short(&command) {
            told = told.mut_subcommand(scene.get_name(), |told| self.shortened(told, &command));
        }
        let Err(help) = told.try_get_matches_from(asking) else { return Ok(String::new()) };
        if help.kind() != ErrorKind::DisplayHelp {
            return Err(self.sentence(&help, command, asking));
        }
        // The only word of the usage line that cannot be set beforehand.
        let own = format!("[{}]", self.texts.help_options_in_usage());
        // An empty section leaves three empty lines; keep one.
        Ok(help.render().to_string().replace("[OPTIONS]", &own).replace("\n\n\n\n", "\n\n"))
    }

    /// A command with its help in this language. The path is the key of its texts.
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

    /// The short help of a scene: examples, then only the names of its options.
    fn shortened(&self, scene: Command, program: &Command) -> Command {
        let texts = &self.texts;
        let language = texts.language();
        let is_taken = |line: &str| self.takes(program, line);
        let examples: String = examples::examples(&self.program, scene.get_name(), language)
            .into_iter()
            .filter(|(line, _)| is_taken(line))
            .map(|(line, does)| format!("  {line}\n    {does}\n"))
            .collect();
        let options: Vec<String> = scene
            .get_arguments()
            .filter(|option| !option.is_positional() && option.get_id() != HELP)
            .filter_map(|option| option.get_long().map(|name| format!("--{name}")))
            .collect();
        let whole = opened_in(&self.program, scene.get_name(), &texts.help_whole(), language);
        let named = texts.help_options_named(&options.join(", "));
        scene
            .mut_args(|option| match option.is_positional() {
                true => option,
                false => option.hide(true),
            })
            .help_template(format!(
                "{}\n{examples}\n{{about-with-newline}}\n{}\n\n{{all-args}}{{after-help}}",
                self.heading(texts.help_examples()) + ":",
                texts.help_usage("{usage}"),
            ))
            .after_help(format!("{named}\n{}", texts.help_all_at(&whole)))
    }

    /// Whether the program accepts this line.
    fn takes(&self, program: &Command, line: &str) -> bool {
        let words: Vec<OsString> = command_words(line).into_iter().map(OsString::from).collect();
        let straight = scene_names::straightened(&words, OptionsAlone::OfAGame, || None);
        program.clone().try_get_matches_from(straight).is_ok()
    }

    /// A heading before the colon that `clap` adds: in French with a space.
    fn heading(&self, heading: String) -> String {
        if self.texts.language() == Language::French { heading + " " } else { heading }
    }

    /// An option with its help in this language.
    fn option(&self, option: Arg, path: &str) -> Arg {
        let texts = &self.texts;
        let own = self.help.as_ref().and_then(|help| help.option(path, option.get_id().as_str()));
        let mut text =
            own.or_else(|| option.get_help().map(|help| help.to_string())).unwrap_or_default();
        // The texts use the ports of Linux as examples.
        for (written, here) in WRITTEN_PORTS.into_iter().zip(EXAMPLE_PORTS) {
            text = text.replace(written, here);
        }
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

/// The example ports in the texts of options.
const WRITTEN_PORTS: [&str; 2] = ["/dev/ttyUSB0", "/dev/ttyUSB1"];

const HELP: &str = "help";

/// Whether a text already names a value.
fn names(text: &str, value: &str) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '-').any(|word| word == value)
}

/// The words of an example line; quotation marks keep words together.
fn command_words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(place, part)| match place % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HowMuchHelp {
    /// Examples, and the names of the options.
    Short,
    Whole,
}

struct HelpAsked {
    arguments: Vec<OsString>,
    how_much: HowMuchHelp,
}

impl HelpAsked {
    /// "all" in every language.
    const ALL: [&str; 5] = ["all", "alles", "alle", "tout", "toutes"];

    /// "hector help rule over" and "hector rule help over" ask the same as "hector rule over --help", in any language;
    /// the caller has read the language. With "all" behind it, the whole help is told.
    fn by(arguments: &[OsString]) -> HelpAsked {
        let is_all = |word: &OsString| HelpAsked::ALL.iter().any(|all| word == all);
        let how_much = |after: &[OsString]| match after.iter().any(is_all) {
            true => HowMuchHelp::Whole,
            false => HowMuchHelp::Short,
        };
        let is_option = |word: &OsString| word == "--help" || word == "-h";
        if let Some(place) = arguments.iter().position(is_option) {
            let (before, after) = arguments.split_at(place + 1);
            return HelpAsked { arguments: before.to_vec(), how_much: how_much(after) };
        }
        let place = arguments.iter().position(|word| word == HELP);
        let place = place.unwrap_or(arguments.len());
        let (before, after) = arguments.split_at(place);
        let after = after.get(1..).unwrap_or_default();
        let named = scene_names::without_language(after).filter(|word| !is_all(word));
        let path = before.iter().chain(named).cloned();
        let asking = path.chain([OsString::from("--help")]).collect();
        HelpAsked { arguments: asking, how_much: how_much(after) }
    }

    /// The scene whose short help is asked for: a scene that is named without an inner command.
    fn scene_in_short<'a>(&self, program: &'a Command) -> Option<&'a Command> {
        let scene = self.arguments.get(1).and_then(|word| program.find_subcommand(word))?;
        let is_inner = |word: &OsString| scene.find_subcommand(word).is_some();
        let goes_on = self.arguments.iter().skip(2).any(is_inner);
        (self.how_much == HowMuchHelp::Short && !goes_on).then_some(scene)
    }
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

    /// Every option with the path of its command and its English text.
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

    /// The names of the texts in a file, each with its attributes.
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
        // Commands of the recorder share their texts with these.
        let recorder = RECORDER.command_line();
        all.push((recorder.get_name().to_owned(), String::new(), String::new()));
        options(&recorder, recorder.get_name(), &mut all);
        let mut values = BTreeSet::new();
        value_names(&command, &mut values);
        assert!(all.len() > 120 && values.len() > 40, "{} {}", all.len(), values.len());
        for (language, source) in [
            (Language::German, include_str!("../words/lang/de/help.ftl")),
            (Language::French, include_str!("../words/lang/fr/help.ftl")),
        ] {
            let help = LanguageHelp::of(language).expect("a language with help of its own");
            let mut unused = written(source);
            // A text that commands share has one meaning.
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
            let asked = ["hector", "convert", "--help", "all"].map(OsString::from);
            let asked = HelpAsked::by(&asked);
            let told = HelpWords::of(language, "hector").help(HECTOR.command_line(), &asked);
            let told = told.expect("help");
            assert!(words.iter().all(|word| told.contains(word)), "{told}");
            let is_foreign = |word: &&&str| told.contains(**word);
            let foreign = ["[default", "[possible", "Usage:", "Print help"];
            let allowed = usize::from(language == Language::English);
            assert_eq!(foreign.iter().filter(is_foreign).count(), allowed, "{told}");
        }
    }

    /// Every scene of both programs, with its short help in a language.
    fn told_in_short(language: Language) -> Vec<(String, String)> {
        let programs = [&HECTOR, &RECORDER];
        let scenes = programs.into_iter().flat_map(|program| {
            let command = program.command_line();
            let names: Vec<String> =
                command.get_subcommands().map(|scene| scene.get_name().to_owned()).collect();
            names.into_iter().map(move |name| (command.clone(), name))
        });
        let told = scenes.map(|(command, name)| {
            let asked = [command.get_name(), &name, "--help"].map(OsString::from);
            let words = HelpWords::of(language, command.get_name());
            let told = words.help(command.clone(), &HelpAsked::by(&asked)).expect("help");
            (format!("{} {name}", command.get_name()), told)
        });
        told.collect()
    }

    #[test]
    fn help_of_a_scene_begins_with_examples_and_is_short() {
        for (language, heading) in [
            (Language::English, "For example:\n"),
            (Language::German, "Zum Beispiel:\n"),
            (Language::French, "Par exemple :\n"),
        ] {
            let told = told_in_short(language);
            assert!(told.len() > 26, "{}", told.len());
            let mut counts = Vec::new();
            for (scene, told) in &told {
                assert!(told.starts_with(heading), "{scene}: {told}");
                let examples = told[heading.len()..].split("\n\n").next().unwrap_or_default();
                let lines: Vec<&str> = examples.lines().collect();
                assert!(matches!(lines.len(), 2 | 4 | 6), "{scene}: {examples}");
                let words = told.split_whitespace().count();
                assert!(words <= 150, "{scene} has {words} words: {told}");
                counts.push(words);
            }
            counts.sort_unstable();
            let (least, median) = (counts[0], counts[counts.len() / 2]);
            println!("{language:?}: {least} {median} {}", counts[counts.len() - 1]);
        }
    }

    #[test]
    fn every_example_is_a_line_that_the_program_reads() {
        let command = HECTOR.command_line();
        for language in Language::ALL {
            let words = HelpWords::of(language, "hector");
            for scene in command.get_subcommands() {
                let examples = examples::examples("hector", scene.get_name(), language);
                assert!((1..=3).contains(&examples.len()), "{}", scene.get_name());
                for (line, does) in examples {
                    assert!(words.takes(&command, &line), "{line}");
                    assert!(does.ends_with('.'), "{does}");
                }
            }
        }
    }

    #[test]
    fn help_for_all_tells_every_option_in_every_language() {
        for asked in [
            ["hector", "play", "--help", "all"],
            ["hector", "play", "--help", "alles"],
            ["hector", "play", "--help", "tout"],
            ["hector", "help", "play", "all"],
        ] {
            let asked = HelpAsked::by(&asked.map(OsString::from));
            let words = HelpWords::of(Language::English, "hector");
            let told = words.help(HECTOR.command_line(), &asked).expect("help");
            assert!(told.contains("The TOML file with the settings of the event"), "{told}");
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
