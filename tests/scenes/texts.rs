//! What Hector tells in a game is there in every language of the user: every text, with
//! the same variables, in signs that every voice and braille table knows, and every game
//! of tests/scripts told in German and French.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::common::arguments::arguments;
use crate::common::fed::fed;
use crate::common::stranger;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use hector::chess::Role;
use hector::laws::Rule;
use hector::words::{Language, Texts, Wording};

/// Texts that are in two languages the same, and why.
const SAME: [(Language, &str, &str); 14] = [
    (Language::French, "pieces_called", "the plural ends alike"),
    (Language::German, "rule_notation", "the word is German too"),
    (Language::French, "the_date", "the word is French"),
    (Language::French, "article", "the word is French"),
    (Language::French, "articles", "the word is French"),
    (Language::French, "pace_blitz", "the word is German, in both"),
    (Language::French, "help_arguments", "the word is French"),
    (Language::French, "help_options", "the word is French"),
    (Language::French, "help_options_in_usage", "the word is French"),
    (Language::French, "row_sanctions", "the word is French"),
    (Language::French, "square_holds", "it only joins what was named"),
    (Language::French, "volume_is", "the word is French"),
    (Language::French, "times_in_minutes", "the word is French"),
    (Language::German, "training", "the word is German"),
];

/// Sentences that are the same in two languages: the words of an announcement, passed on, and a FEN.
const RAW: [&str; 4] = [
    "profile-relay.txt",
    "announced-in-french.txt",
    "adjournment-between-two-places.txt",
    "training-helps.txt",
];

/// A text of a file: its variables and its words, variant after variant.
#[derive(Default)]
struct Written {
    variables: BTreeSet<String>,
    words: Vec<String>,
    /// By what it chooses between variants.
    keys: BTreeSet<String>,
}

impl Written {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push(value.clone()),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.keys.insert(match &variant.key {
                        VariantKey::Identifier { name } => name.clone(),
                        VariantKey::NumberLiteral { value } => value.clone(),
                    });
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            other => panic!("a text refers to nothing but what it is told: {other:?}"),
        }
    }
}

/// The texts of a language, from the files of its folder.
fn written(language: Language) -> BTreeMap<String, Written> {
    let folder = format!("{}/src/words/lang/{}/texts", env!("CARGO_MANIFEST_DIR"), language.code());
    let mut texts = BTreeMap::new();
    for file in fs::read_dir(&folder).expect("the texts of a language") {
        read(&file.expect("a file").path(), &mut texts);
    }
    texts
}

fn read(path: &Path, texts: &mut BTreeMap<String, Written>) {
    let text = fs::read_to_string(path).expect("texts");
    let path = path.display();
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut written = Written::default();
                written.read(&message.value.expect("a text has words"));
                let before = texts.insert(message.id.name.clone(), written);
                assert!(before.is_none(), "{path} has {} a second time", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{path}: {other:?}"),
        }
    }
}

#[test]
fn every_language_has_every_text_with_its_variables_and_no_other() {
    let told: BTreeMap<&str, BTreeSet<&str>> =
        Texts::all().map(|text| (text.name, text.variables.iter().copied().collect())).collect();
    assert!(told.len() > 300 && told.len() == Texts::all().count(), "a name is there twice");
    for language in Language::ALL {
        let written = written(language);
        let written: BTreeMap<&str, BTreeSet<&str>> = written
            .iter()
            .map(|(name, text)| {
                (name.as_str(), text.variables.iter().map(String::as_str).collect())
            })
            .collect();
        for (name, variables) in &told {
            assert_eq!(written.get(name), Some(variables), "{language:?}, {name}");
        }
        let more: Vec<&&str> = written.keys().filter(|name| !told.contains_key(*name)).collect();
        assert!(more.is_empty(), "{language:?} has {more:?}, which nothing tells");
    }
}

#[test]
fn no_language_tells_a_text_in_the_words_of_english() {
    let english = written(Language::English);
    for language in [Language::German, Language::French] {
        for (name, text) in written(language) {
            let has_letters = text.words.iter().any(|words| words.chars().any(char::is_alphabetic));
            let same = text.words == english[&name].words;
            let excepted = SAME.iter().any(|(of, which, _)| *of == language && *which == name);
            assert!(!(same && has_letters && !excepted), "{language:?}, {name}: {:?}", text.words);
        }
    }
}

/// The scenes of the command line that have names of their own in German and French.
const SCENES: [&str; 20] = [
    "play",
    "practice",
    "review",
    "drill",
    "relay",
    "arbiter",
    "hall",
    "clock",
    "say",
    "hear",
    "convert",
    "rule",
    "compare",
    "games",
    "verify",
    "transcribe",
    "enrol",
    "contribute",
    "model",
    "doctor",
];

#[test]
fn a_scene_is_told_of_by_its_name_in_the_language() {
    for language in [Language::German, Language::French] {
        for (name, text) in written(language) {
            let words = text.words.join(" ");
            for scene in SCENES {
                let told = words.contains(&format!("hector {scene} "))
                    || words.contains(&format!("hector {scene}."));
                assert!(!told, "{language:?}, {name}: {words}");
            }
        }
    }
}

#[test]
fn every_rule_of_the_laws_is_called_in_the_words_of_each_language() {
    for language in Language::ALL {
        let (texts, mut titles) = (Texts::new(language), BTreeSet::new());
        for rule in Rule::ALL {
            let title = texts.rule(*rule);
            let odd =
                title.chars().find(|sign| !sign.is_alphanumeric() && !" ,:'-".contains(*sign));
            assert_eq!(odd, None, "{language:?}, {rule:?}: {title}");
            assert!(titles.insert(title.clone()), "{language:?} calls two rules {title}");
        }
    }
}

#[test]
fn texts_are_in_signs_that_every_voice_and_braille_table_knows() {
    for language in Language::ALL {
        for (name, text) in written(language) {
            for words in &text.words {
                let odd = words
                    .chars()
                    .find(|sign| !sign.is_alphanumeric() && !" .,:;?'-\"„“«»".contains(*sign));
                assert_eq!(odd, None, "{language:?}, {name}: {words:?}");
                assert!(!words.contains("  "), "{language:?}, {name}: {words:?}");
            }
        }
    }
}

#[test]
fn texts_choose_by_what_they_can_be_told() {
    // Plurals, few squares, months, signs by their numbers, wings, whose a board is, and pieces by their names, which are
    // large in announcements.
    let mut known: BTreeSet<String> =
        ["one", "other", "short", "long", "only", "mine", "opponent"].map(str::to_owned).into();
    known.extend((0..=u8::MAX).map(|number| number.to_string()));
    for words in Language::ALL {
        for role in Role::ALL {
            let name = Wording { words, ..Wording::default() }.say_piece(role);
            known.extend([name.to_owned(), name.to_lowercase()]);
        }
    }
    for language in Language::ALL {
        for (name, text) in written(language) {
            let unknown: Vec<&String> = text.keys.difference(&known).collect();
            assert!(unknown.is_empty(), "{language:?}, {name}: {unknown:?}");
        }
    }
}

#[test]
fn a_locale_names_a_language_or_none() {
    for (locale, expected) in [
        ("de_DE.UTF-8", Some(Language::German)),
        ("de_AT@euro", Some(Language::German)),
        ("fr", Some(Language::French)),
        ("fr-CA", Some(Language::French)),
        ("EN_GB", Some(Language::English)),
        ("en.UTF-8", Some(Language::English)),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
        ("den_DK", None),
        ("ßé", None),
    ] {
        assert_eq!(Language::of_locale(locale), expected, "{locale}");
    }
}

/// What `hector play` tells in a game, in a language: the sentences with whom they are for.
fn told(script: &str, language: Language) -> Vec<(String, String)> {
    let mut hector = stranger::hector();
    let output = fed(hector.args(["play", "--language", language.code()]), script.as_bytes());
    String::from_utf8(output.stdout).expect("text").lines().map(sentence).collect()
}

/// Whom a line is for, and what it says.
fn sentence(line: &str) -> (String, String) {
    let (to, sentence) = line.split_once(": ").expect("somebody is told");
    (to.to_owned(), sentence.to_owned())
}

#[test]
fn every_game_is_told_in_every_language() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts");
    for entry in fs::read_dir(folder).expect("the scripts") {
        let path = entry.expect("a script").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        let script = fs::read_to_string(&path).expect("a script");
        // A transcript has what is told in English.
        let answers = script.lines().filter(|line| line.starts_with("to "));
        let english: Vec<_> = answers.map(sentence).collect();
        for language in [Language::German, Language::French] {
            let own = told(&script, language);
            assert_eq!(own.len(), english.len(), "{name} in {language:?}");
            for ((to, sentence), (english_to, english)) in own.iter().zip(&english) {
                let place = || format!("{name} in {language:?}: {sentence}");
                assert_eq!(to, english_to, "{}", place());
                assert!(!sentence.trim().is_empty(), "{}", place());
                assert!(!sentence.contains(['_', '{', '}', '$']), "{}", place());
                let raw = RAW.contains(&name.as_str()) && script.contains(sentence.as_str());
                assert!(sentence != english || raw, "{}", place());
            }
        }
    }
}

/// Words of English sentences that are none in German or French, and stand in no name of a
/// command or an option.
const ENGLISH_WORDS: [&str; 21] = [
    "the", "is", "are", "and", "not", "cannot", "with", "of", "expected", "there", "no", "this",
    "that", "such", "read", "known", "missing", "usage", "error", "value", "move",
];

/// What a command line that cannot be done says, line by line.
fn complaints(line: &str, language: Language) -> Vec<String> {
    let nowhere = concat!(env!("CARGO_TARGET_TMPDIR"), "/texts-nowhere");
    let output = stranger::hector()
        .args(arguments(line))
        // Lines of a whole table are answered in English where nobody asks for more.
        .args(
            line.starts_with("play")
                .then_some(["--language", language.code()])
                .into_iter()
                .flatten(),
        )
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LC_ALL", format!("{}_XX.UTF-8", language.code()))
        .env("HECTOR_HOME", nowhere)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    assert!(!output.status.success(), "{line} succeeds in {language:?}");
    let told = String::from_utf8(output.stderr).expect("complaints in UTF-8");
    assert!(!told.trim().is_empty(), "{line} says nothing in {language:?}");
    told.lines().map(str::to_owned).collect()
}

/// Every scene, by the help.
fn scenes() -> Vec<String> {
    let help =
        stranger::hector().args(["--help", "--language", "en"]).output().expect("the program runs");
    let help = String::from_utf8(help.stdout).expect("help in UTF-8");
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed.take_while(|line| !line.is_empty());
    let named = listed.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let scenes: Vec<String> = named.filter(|name| !name.is_empty()).map(str::to_owned).collect();
    assert!(scenes.len() > 15, "{help}");
    scenes
}

/// A sentence without what it quotes: files, options and what was read are as they are.
fn unquoted(sentence: &str) -> String {
    let mut quoted = false;
    let mut rest = String::new();
    for sign in sentence.chars() {
        match sign {
            '"' => quoted = !quoted,
            '„' | '«' => quoted = true,
            '“' | '»' => quoted = false,
            sign if !quoted => rest.push(sign),
            _ => {}
        }
    }
    rest
}

#[test]
fn every_complaint_is_in_the_language_of_the_user() {
    let lines = include_str!("../seeds/failures.txt");
    let lines: Vec<&str> = lines.lines().filter(|line| !line.starts_with('#')).collect();
    for scene in scenes() {
        let tried = lines.iter().any(|line| line.split(' ').next() == Some(&scene));
        assert!(tried, "no failure of {scene} is tried");
    }
    let mut foreign = Vec::new();
    for line in lines {
        let english = complaints(line, Language::English);
        for language in [Language::German, Language::French] {
            let own = complaints(line, language);
            assert_eq!(own.len(), english.len(), "{line} in {language:?}: {own:?}");
            for sentence in own {
                let words = unquoted(&sentence).to_lowercase();
                let mut words = words.split(|sign: char| !sign.is_alphanumeric() && sign != '-');
                if english.contains(&sentence) || words.any(|word| ENGLISH_WORDS.contains(&word)) {
                    foreign.push(format!("{language:?}, {line}: {sentence}"));
                }
            }
        }
    }
    assert!(foreign.is_empty(), "{}", foreign.join("\n"));
}
