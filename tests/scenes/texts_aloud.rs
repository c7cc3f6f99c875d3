//! Every text of every language told with sample arguments, in the form that a person reads and
//! hears: no hole, no sign of another language, the spaces of French. With `HECTOR_TEXTS=FOLDER`
//! the sentences are written there, one file a language, to be read from first to last.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use hector::words::{Language, Text, Texts};

/// By what a text chooses, variable by variable.
type Choices = BTreeMap<String, Vec<String>>;

fn choices_of(pattern: &Pattern<String>, choices: &mut Choices) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let Expression::Select { selector, variants } = expression else { continue };
        let InlineExpression::VariableReference { id } = selector else { continue };
        for variant in variants {
            let key = match &variant.key {
                VariantKey::Identifier { name } => name.clone(),
                VariantKey::NumberLiteral { value } => value.clone(),
            };
            let known = choices.entry(id.name.clone()).or_default();
            if !known.contains(&key) {
                known.push(key);
            }
            choices_of(&variant.value, choices);
        }
    }
}

/// The texts of a language: by occasion, what they choose by, and all of them to be told.
struct Told {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    choices: BTreeMap<String, Choices>,
}

impl Told {
    fn of(language: Language) -> Told {
        let folder =
            format!("{}/src/words/lang/{}/texts", env!("CARGO_MANIFEST_DIR"), language.code());
        let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a tag")]);
        bundle.set_use_isolating(false);
        let mut choices = BTreeMap::new();
        for file in fs::read_dir(Path::new(&folder)).expect("the texts of a language") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("texts");
            for entry in parse(text.clone()).expect("texts in Fluent").body {
                let Entry::Message(message) = entry else { continue };
                let mut chosen = Choices::new();
                choices_of(&message.value.expect("a text has words"), &mut chosen);
                choices.insert(message.id.name, chosen);
            }
            bundle.add_resource(FluentResource::try_new(text).expect("texts")).expect("new names");
        }
        Told { language, bundle, choices }
    }

    fn tell(&self, name: &str, arguments: &[(&str, String, Kind)]) -> String {
        let message = self.bundle.get_message(name).expect("the text");
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(variable, value, kind)| match kind {
                Kind::Number => (*variable, FluentValue::try_number(value.as_str())),
                Kind::Words => (*variable, FluentValue::from(value.as_str())),
            })
            .collect();
        let mut faults = Vec::new();
        let pattern = message.value().expect("words");
        let told = self.bundle.format_pattern(pattern, Some(&arguments), &mut faults);
        assert!(faults.is_empty(), "{:?}, {name}: {faults:?}", self.language);
        told.into_owned()
    }

    /// Everything that a variable of a text is tried with; the first is told beside the others.
    fn samples(&self, text: &Text, place: usize) -> (Vec<String>, Kind) {
        let (variable, kind) = (text.variables[place], text.kinds[place]);
        let chosen = self.choices[text.name].get(variable).cloned().unwrap_or_default();
        let none = || -> Vec<(&str, String, Kind)> { Vec::new() };
        let named = |name: &str| self.tell(name, &none());
        match kind {
            "Color" => (vec![named("white"), named("black")], Kind::Words),
            "NamedSide" => {
                (vec![format!("{}, Carla", named("white")), named("black")], Kind::Words)
            }
            "CalledBoard" => {
                let called =
                    ["electronic_board", "own_electronic_board", "opponents_electronic_board"];
                (called.map(named).to_vec(), Kind::Words)
            }
            "WhichBoard" => (["only", "mine", "opponent"].map(str::to_owned).to_vec(), Kind::Words),
            "CastlingSide" => (vec!["short".to_owned(), "long".to_owned()], Kind::Words),
            "Role" => (self.pieces(), Kind::Words),
            "Span" => (vec![self.length()], Kind::Words),
            "Option<Span>" => (vec![self.length(), named("without_limit")], Kind::Words),
            "&str" if !chosen.is_empty() => {
                let mut keys: Vec<String> =
                    chosen.into_iter().filter(|key| key != "other").collect();
                keys.push("Springer".to_owned());
                (keys, Kind::Words)
            }
            "&str" => (vec![self.words(variable)], Kind::Words),
            _ => {
                let mut numbers = vec!["5".to_owned(), "1".to_owned()];
                let keys = chosen.into_iter().filter(|key| key.parse::<u32>().is_ok());
                numbers.extend(keys.filter(|key| key != "1"));
                (numbers, Kind::Number)
            }
        }
    }

    fn by_language(&self, german: &str, french: &str, english: &str) -> String {
        let words = match self.language {
            Language::German => german,
            Language::French => french,
            Language::English => english,
        };
        words.to_owned()
    }

    fn length(&self) -> String {
        self.by_language("2 Minuten 5 Sekunden", "2 minutes 5 secondes", "2 minutes 5 seconds")
    }

    fn pieces(&self) -> Vec<String> {
        let names = self.by_language(
            "Dame Turm Läufer Springer König Bauer",
            "dame tour fou cavalier roi pion",
            "queen rook bishop knight king pawn",
        );
        names.split(' ').map(str::to_owned).collect()
    }

    /// Words such as a variable of this name stands for.
    fn words(&self, variable: &str) -> String {
        match variable {
            "square" | "from" | "to" => "e4".to_owned(),
            "squares" => self.by_language("e4 und f6", "e4 et f6", "e4 and f6"),
            "side" | "white" | "one" | "colour" => self.by_language("Weiß", "les Blancs", "White"),
            "black" | "other" => self.by_language("Schwarz", "les Noirs", "Black"),
            "piece" | "named" => self.by_language("Springer", "Cavalier", "knight"),
            "article" => self.by_language("Artikel 7.5.1", "article 7.5.1", "article 7.5.1"),
            "edition" => "2023".to_owned(),
            "path" | "file" | "name" | "folder" => "turnier.hector".to_owned(),
            "why" | "reason" => self.by_language("nicht erlaubt", "non permis", "not allowed"),
            "words" | "moves" | "typed" | "read" | "text" => "Springer Gustav eins".to_owned(),
            "at" => self.by_language(" in Zug 12", " au coup 12", " at move 12"),
            "after" => self.by_language("nach Zug 12", "après le coup 12", "after move 12"),
            "score" => self.by_language(
                "die Mitschrift von Weiß",
                "la feuille des Blancs",
                "White's score",
            ),
            "time" | "by" | "lasted" => self.length(),
            "command" | "option" => "hector doctor".to_owned(),
            other => format!("<{other}>"),
        }
    }

    /// A text with each sample of each of its variables.
    fn sentences(&self, text: &Text) -> Vec<String> {
        let samples: Vec<(Vec<String>, Kind)> =
            (0..text.variables.len()).map(|place| self.samples(text, place)).collect();
        let usual = |tried: usize, sample: &str| -> Vec<(&str, String, Kind)> {
            let row = text.variables.iter().zip(&samples).enumerate();
            row.map(|(place, (variable, (values, kind)))| {
                let value = if place == tried { sample } else { values[0].as_str() };
                (*variable, value.to_owned(), *kind)
            })
            .collect()
        };
        let mut told = vec![self.tell(text.name, &usual(usize::MAX, ""))];
        for (place, (values, _)) in samples.iter().enumerate() {
            for value in values.iter().skip(1) {
                told.push(self.tell(text.name, &usual(place, value)));
            }
        }
        for (variable, (values, kind)) in text.variables.iter().zip(&samples) {
            let chosen = self.choices[text.name].contains_key(*variable);
            if *kind == Kind::Words && !chosen {
                assert!(told[0].contains(&values[0]), "{}, {variable}: {}", text.name, told[0]);
            }
        }
        told.dedup();
        told
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Words,
}

/// What is wrong with the form of a sentence in a language.
fn fault(sentence: &str, language: Language) -> Option<&'static str> {
    let marks = match language {
        Language::German => "„“",
        Language::French => "«»",
        Language::English => "\"",
    };
    let signs: Vec<char> = sentence.chars().collect();
    let around = |place: usize| (place.checked_sub(1).map(|before| signs[before]), signs[place]);
    let pairs: Vec<(Option<char>, char)> = (0..signs.len()).map(around).collect();
    let spaced = |sign: char| pairs.iter().all(|(before, at)| *at != sign || *before == Some(' '));
    let tight = |sign: char| pairs.iter().all(|(before, at)| *at != sign || *before != Some(' '));
    if sentence.trim().is_empty() {
        return Some("empty");
    }
    if sentence.trim() != sentence || sentence.contains("  ") {
        return Some("a space too many");
    }
    if sentence.contains(['{', '}', '$', '_']) {
        return Some("a hole");
    }
    if signs.iter().any(|sign| "„“”«»\"".contains(*sign) && !marks.contains(*sign)) {
        return Some("quotation marks of another language");
    }
    if sentence.contains(" ,") || format!("{sentence} ").contains(" . ") {
        return Some("a space before a full stop or a comma");
    }
    let in_place = if language == Language::French {
        let opening = sentence.matches('«').count() == sentence.matches("« ").count();
        opening && ":;!?»".chars().all(spaced)
    } else {
        ":;!?".chars().all(tight)
    };
    (!in_place).then_some("the spaces of another language")
}

#[test]
fn every_text_is_told_as_it_is_written_in_its_language() {
    let folder = std::env::var_os("HECTOR_TEXTS");
    let mut faults = Vec::new();
    for language in Language::ALL {
        let told = Told::of(language);
        let mut page = String::new();
        for text in Texts::all() {
            for sentence in told.sentences(text) {
                page += &sentence;
                page.push('\n');
                if let Some(fault) = fault(&sentence, language) {
                    faults.push(format!("{language:?}, {}, {fault}: {sentence}", text.name));
                }
            }
        }
        if let Some(folder) = &folder {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            fs::create_dir_all(&folder).expect("a folder for the sentences");
            let file = folder.join(format!("{}.txt", language.code()));
            fs::write(&file, &page).expect("the sentences can be written");
            println!("{}: {} sentences", file.display(), page.lines().count());
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_sentence_of_the_wrong_form_is_found() {
    for (language, sentence) in [
        (Language::German, "\"x\" ist kein Zug."),
        (Language::German, "Das :  nicht."),
        (Language::French, "Voix: rien"),
        (Language::French, "«rien »"),
        (Language::French, "Quoi?"),
        (Language::English, "What ?"),
        (Language::English, "A { $hole }."),
        (Language::English, " "),
    ] {
        assert!(fault(sentence, language).is_some(), "{sentence}");
    }
    assert_eq!(fault("« e4 » : quoi ?", Language::French), None);
    assert_eq!(fault("„e4“: was?", Language::German), None);
}
