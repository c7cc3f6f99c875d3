//! The names of the scenes on the command line, in every language, and which one a word means.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::LazyLock;

use super::lang::phrases;
use super::language::Language;
use super::spelling::{fold, is_typed_as, typed_forms};
use crate::laws::{Swapped, steps_apart};

phrases! {
    /// What the scenes are called in a language; of several names the one that help tells first.
    SceneNames: menu,
    play,
    practice,
    review,
    drill,
    relay,
    arbiter,
    hall,
    clock,
    say,
    hear,
    convert,
    rule,
    compare,
    games,
    verify,
    transcribe,
    enrol,
    contribute,
    model,
    doctor,
    keys,
    help
}

struct NamedScene {
    scene: &'static str,
    names: Vec<(Language, &'static [&'static str])>,
}

static SCENES: LazyLock<Vec<NamedScene>> = LazyLock::new(|| {
    let of =
        |language: Language| language.words().scenes.all().map(move |(_, names)| (language, names));
    let mut names = Language::ALL.map(of);
    let scenes = Language::English.words().scenes.all();
    let next = |(scene, _)| {
        let names = names.iter_mut().filter_map(Iterator::next).collect();
        NamedScene { scene, names }
    };
    scenes.map(next).collect()
});

/// Options that may replace a scene.
const ASKS: [&str; 4] = ["-h", HELP_OPTION, "-V", "--version"];
const HELP_OPTION: &str = "--help";
/// Signs that people write for help in any language. Each language also has words for it.
const NAMES_OF_HELP: [&str; 2] = ["-?", "/?"];
/// The one option of every scene that takes a value.
const LANGUAGE: &str = "--language";
/// Characters that never occur in a name.
const SIGNS: [char; 6] = ['/', '\\', '.', '-', ':', ' '];

impl NamedScene {
    fn of(&self, language: Language) -> &'static [&'static str] {
        let own = self.names.iter().find(|(of, _)| *of == language);
        own.map(|(_, names)| *names).unwrap_or_default()
    }

    /// The names in a user's own language, the one that help shows first.
    fn own(&self, language: Language) -> impl Iterator<Item = &'static str> + use<'_> {
        let its_own = (language == Language::English).then_some(self.scene);
        its_own.into_iter().chain(self.of(language).iter().copied())
    }

    fn all(&self) -> impl Iterator<Item = &'static str> + use<'_> {
        let others = Language::ALL.into_iter().flat_map(|language| self.of(language));
        std::iter::once(self.scene).chain(others.copied())
    }
}

/// The name of a scene in a language, if it has one besides the English name.
pub fn called(scene: &str, language: Language) -> Option<&'static str> {
    let names = SCENES.iter().find(|names| names.scene == scene)?;
    names.of(language).first().copied().filter(|_| language != Language::English)
}

/// The name of a scene in a language, or the English name.
pub fn told(scene: &'static str, language: Language) -> String {
    called(scene, language).unwrap_or(scene).to_owned()
}

/// The scene that a word names, in any language.
pub fn scene_called(word: &str) -> Option<&'static str> {
    let named = |names: &&NamedScene| names.all().any(|name| is_typed_as(word, name));
    SCENES.iter().find(named).map(|names| names.scene)
}

/// The command line for a scene of the whole program, in a user's language. A test checks that no other program has
/// this function: texts of other programs ask their `WhichProgram`.
#[inline(never)]
pub fn opened_in_hector(scene: &str, options: &str, language: Language) -> String {
    opened_in("hector", scene, options, language)
}

/// The same for another program that has the scene.
pub fn opened_in(program: &str, scene: &str, options: &str, language: Language) -> String {
    let name = called(scene, language).unwrap_or(scene);
    format!("{program} {name} {options}").trim_end().to_owned()
}

/// The name in any language that is nearest to a word, among the available scenes.
pub fn nearest(
    written: &str,
    language: Language,
    is_there: impl Fn(&str) -> bool,
) -> Option<&'static str> {
    let written = fold(written);
    // In a short word, a slip makes another word.
    let most = (written.chars().count() / 3).clamp(1, 2);
    let there = SCENES.iter().filter(|names| is_there(names.scene));
    // Of equally near names, the one in the user's language.
    let own = |names: &'static NamedScene| names.own(language).map(|name| (name, 0));
    let any = |names: &'static NamedScene| names.all().map(|name| (name, 1));
    let names = there.flat_map(|names| own(names).chain(any(names)).map(move |near| (names, near)));
    let letters = |word: &str| word.chars().collect::<Vec<_>>();
    let slips = |name: &str| steps_apart(&letters(&written), &letters(name), Swapped::OneStep);
    let typed = names.flat_map(|(names, (name, foreign))| {
        typed_forms(name).map(move |form| (form, foreign, names, name))
    });
    let near = typed.map(|(form, foreign, names, name)| ((slips(&form), foreign), names, name));
    let near = near.filter(|((slips, _), ..)| *slips <= most);
    let (_, names, name) = near.min_by_key(|(far, ..)| *far)?;
    // Of several names in the user's language, the first.
    let is_own = names.own(language).any(|own| own == name);
    names.own(language).next().filter(|_| is_own).or(Some(name))
}

/// What opens if options are given without a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionsAlone {
    /// The menu, if it has all of them; otherwise a game.
    OfTheMenu,
    OfAGame,
}

const OF_THE_MENU: [&str; 4] = ["--silent", "--screen", "--language", "--announcements"];

impl OptionsAlone {
    fn scene(self, options: &[OsString]) -> &'static str {
        let written = options.iter().map(|option| option.to_str().unwrap_or_default());
        let mut names = written.filter(|option| option.starts_with('-'));
        let is_known = |option: &str| {
            OF_THE_MENU.contains(&option.split_once('=').map_or(option, |(name, _)| name))
        };
        match self {
            OptionsAlone::OfTheMenu if names.all(is_known) => "menu",
            OptionsAlone::OfTheMenu | OptionsAlone::OfAGame => "play",
        }
    }
}

/// Normalises the command line: the scene first, by its English name, then the options that were written before it. A
/// sealed device continues its game.
pub fn straightened(
    arguments: &[OsString],
    alone: OptionsAlone,
    sealed_for: impl FnOnce() -> Option<PathBuf>,
) -> Vec<OsString> {
    let Some((program, words)) = arguments.split_first() else { return Vec::new() };
    let words = with_own_name_of_help(words);
    let mut before = 0;
    while let Some(word) = words.get(before).and_then(|word| word.to_str()) {
        if ASKS.contains(&word) {
            return vec![program.clone(), word.into()];
        }
        match word {
            LANGUAGE => before += 2,
            "--" => break,
            _ if word.starts_with('-') => before += 1 + values_of(word, &words[before + 1..]),
            _ => break,
        }
    }
    let (options, rest) = words.split_at(before.min(words.len()));
    let scene: Vec<OsString> = match rest.first() {
        Some(word) => vec![own_name(word)],
        None if options.is_empty() => Vec::new(),
        None => {
            let resumed = sealed_for().map(|record| ["--resume".into(), record.into()]);
            let scene = resumed.as_ref().map_or_else(|| alone.scene(options), |_| "play");
            std::iter::once(scene.into()).chain(resumed.into_iter().flatten()).collect()
        }
    };
    // Help about a scene has no options except the language, which is read earlier.
    let options = if scene.first().is_some_and(|name| name == "help") { &[] } else { options };
    let rest = rest.get(1..).unwrap_or_default();
    let rest: Vec<OsString> = match scene.first() {
        Some(name) if name == "help" => rest.iter().map(own_name).collect(),
        _ => rest.to_vec(),
    };
    std::iter::once(program.clone()).chain(scene).chain(options.to_vec()).chain(rest).collect()
}

/// Replaces the words for help with its option. Words after two hyphens stay as they are.
fn with_own_name_of_help(words: &[OsString]) -> Vec<OsString> {
    let options = words.iter().position(|word| word == "--").unwrap_or(words.len());
    let (options, rest) = words.split_at(options);
    let own = Language::ALL.into_iter().flat_map(|language| language.words().help_options);
    let names: Vec<&&str> = own.chain(&NAMES_OF_HELP).collect();
    let is_help = |word: &OsString| names.iter().any(|name| word == *name);
    let options = options.iter().map(|word| match is_help(word) {
        true => HELP_OPTION.into(),
        false => word.clone(),
    });
    options.chain(rest.iter().cloned()).collect()
}

/// The language of the word for help.
pub fn language_of_help(words: &[&str]) -> Option<Language> {
    let options = words.iter().take_while(|word| **word != "--");
    let named = |word: &&str| {
        let mut all = Language::ALL.into_iter();
        all.find(|language| language.words().help_options.contains(word))
    };
    let option = options.filter_map(named).next();
    let scene = || {
        let first = words.get(1).copied()?;
        let names = SCENES.iter().find(|names| names.scene == "help")?;
        Language::ALL.into_iter().find(|language| names.of(*language).contains(&first))
    };
    option.or_else(scene)
}

/// How many of the next words are the value of an option: one, unless it is an option or resembles the name of a scene.
/// An error message then names the option, not its value.
fn values_of(option: &str, after: &[OsString]) -> usize {
    let Some(next) = after.first() else { return 0 };
    let written = next.to_str().unwrap_or_default();
    let is_scene = SCENES.iter().any(|names| own_name(next) == names.scene)
        || nearest(written, Language::English, |_| true).is_some();
    usize::from(!option.contains('=') && !written.starts_with('-') && !is_scene)
}

/// Whether this is written for the language option in some language.
fn is_of_the_language(option: &str) -> bool {
    let mut all = Language::ALL.into_iter();
    all.any(|language| language.words().language_options.contains(&option))
}

/// The option meant by another language's name or a shorter one.
pub fn option_meant(written: &str) -> Option<&'static str> {
    is_of_the_language(written).then_some(LANGUAGE)
}

/// The words of a command line without the language option and its value.
pub fn without_language(words: &[OsString]) -> impl Iterator<Item = &OsString> {
    let mut is_value = false;
    words.iter().filter(move |word| {
        let written = word.to_str().unwrap_or_default();
        let (name, joined) =
            written.split_once('=').map_or((written, false), |(name, _)| (name, true));
        let is_option = name == LANGUAGE || is_of_the_language(name);
        let goes = std::mem::replace(&mut is_value, is_option && !joined) || is_option;
        !goes
    })
}

/// The language that a command line asks for, however the option is written.
pub fn language_asked(words: &[&str]) -> Option<Language> {
    let is_name = |word: &str| word == LANGUAGE || is_of_the_language(word);
    let after = words.windows(2).find_map(|pair| is_name(pair[0]).then_some(pair[1]));
    let joined = || {
        let parts = words.iter().filter_map(|word| word.split_once('='));
        parts.filter(|(name, _)| is_name(name)).map(|(_, code)| code).next()
    };
    let asked = after.or_else(joined)?;
    Language::ALL.into_iter().find(|language| language.code() == asked)
}

/// The English name of the scene that a word means. Other words stay as they are.
fn own_name(word: &OsString) -> OsString {
    // A name consists of letters only: with other signs it may be a file.
    let written = word.to_str().filter(|word| !word.contains(SIGNS)).unwrap_or_default();
    scene_called(written).map_or_else(|| word.clone(), OsString::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spelling::typed_plainly;

    fn straight(line: &str) -> String {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let straight = straightened(&words, OptionsAlone::OfAGame, || None);
        let words: Vec<&str> = straight.iter().filter_map(|word| word.to_str()).collect();
        words.join(" ")
    }

    #[test]
    fn options_may_come_before_the_scene_and_scenes_have_names_in_every_language() {
        for (written, meant) in [
            ("hector", "hector"),
            ("hector say e4", "hector say e4"),
            ("hector --language fr play --lines", "hector play --language fr --lines"),
            ("hector --silent", "hector play --silent"),
            ("hector --silent --language de", "hector play --silent --language de"),
            ("hector --language=de üben", "hector practice --language=de"),
            ("hector Spiel --silent", "hector play --silent"),
            ("hector practise", "hector practice"),
            ("hector --language fr --help", "hector --help"),
            ("hector --language fr help jouer", "hector help play"),
            ("hector hilfe regel", "hector help rule"),
            ("hector say spiel", "hector say spiel"),
            ("hector --language", "hector play --language"),
            ("hector --langue fr", "hector play --langue fr"),
            ("hector --langue fr say e4", "hector say --langue fr e4"),
            ("hector --langue=fr say e4", "hector say --langue=fr e4"),
            ("hector --sprache de --help", "hector --help"),
            ("hector --resume game.hector", "hector play --resume game.hector"),
            ("hector --seed 5 üben", "hector practice --seed 5"),
            ("hector --silent spieel", "hector spieel --silent"),
            ("hector --silent -- e4", "hector -- --silent e4"),
            ("hector --hilfe", "hector --help"),
            ("hector üben --hilfe", "hector practice --help"),
            ("hector jouer --aide tout", "hector play --help tout"),
            ("hector say -?", "hector say --help"),
            ("hector say -- --hilfe", "hector say -- --hilfe"),
        ] {
            assert_eq!(straight(written), meant, "{written}");
        }
        let sealed =
            straightened(&["hector".into(), "--silent".into()], OptionsAlone::OfTheMenu, || {
                Some("a".into())
            });
        assert_eq!(sealed, ["hector", "play", "--resume", "a", "--silent"]);
    }

    #[test]
    fn a_scene_is_opened_without_umlauts_and_accents() {
        for names in SCENES.iter() {
            for typed in names.all().flat_map(typed_plainly) {
                assert_eq!(own_name(&typed.as_str().into()), names.scene, "{typed}");
            }
        }
        for other in ["./play", "play.pgn", ""] {
            assert_eq!(own_name(&other.into()), other);
        }
    }

    #[test]
    fn no_two_scenes_share_a_name_and_the_nearest_is_found() {
        let all: Vec<&str> = SCENES.iter().flat_map(NamedScene::all).collect();
        for (place, name) in all.iter().enumerate() {
            assert!(!all[..place].contains(name), "{name}");
        }
        for (written, language, near) in [
            ("pracitce", Language::English, Some("practice")),
            ("practize", Language::English, Some("practice")),
            ("plya", Language::German, Some("play")),
            ("spieel", Language::German, Some("spiel")),
            ("spieel", Language::English, Some("spiel")),
            ("entrainemant", Language::French, Some("entraînement")),
            ("uebn", Language::German, Some("üben")),
            ("üb", Language::German, Some("üben")),
            ("partie", Language::French, Some("parties")),
            ("partie", Language::German, Some("partien")),
            ("nonsense", Language::English, None),
            ("xyz", Language::French, None),
        ] {
            assert_eq!(nearest(written, language, |_| true), near, "{written}");
        }
    }
}
