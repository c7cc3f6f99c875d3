//! The items of the menu, and which of them an answer in the user's own words means.

use super::language::Language;
use super::spelling::fold;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuItem {
    PlayHector,
    PlayAtBoard,
    Learn,
    Listen,
    SomethingElse,
    TwoPlaces,
    Arbiter,
    Hall,
    Clock,
    Tools,
    /// Asks for colour, opponent and time of a game against Hector.
    Options,
    /// The lesson about the keys.
    KeyLesson,
    /// Something new instead of an unfinished game.
    New,
    /// The unfinished game.
    GoOn,
}

/// The entries behind the menu's tools.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuTool {
    /// Checks what works on this machine.
    CheckMachine,
    /// The list of all tools.
    All,
}

impl MenuTool {
    pub const ALL: [MenuTool; 2] = [MenuTool::CheckMachine, MenuTool::All];
}

/// Words that mean a tool. A star stands for any ending.
const TOOLS: [(MenuTool, &str); 2] = [
    (
        MenuTool::CheckMachine,
        "check* doctor computer* machine rechner* pruf* pruef* verifi* ordinateur* 1 test* docteur doktor arzt",
    ),
    (MenuTool::All, "all alle alles list* tout tous toutes 2 help hilfe aide other andere* autre*"),
];

/// The tool that a line names.
pub fn tool_named(line: &str) -> Option<MenuTool> {
    let folded = fold(line);
    let words: Vec<&str> = folded.split(|sign: char| !sign.is_alphanumeric()).collect();
    let is_meant = |(_, known): &&(MenuTool, &str)| words.iter().any(|word| is_one_of(word, known));
    TOOLS.iter().find(is_meant).map(|(tool, _)| *tool)
}

use MenuItem::{
    Arbiter, Clock, GoOn, Hall, KeyLesson, Learn, Listen, New, Options, PlayAtBoard, PlayHector,
    SomethingElse, Tools, TwoPlaces,
};

/// The items of the first question, in its order.
pub const FIRST: [MenuItem; 5] = [PlayHector, PlayAtBoard, Learn, Listen, SomethingElse];

/// Words that mean an item by themselves, in any language, without accents. A star stands for any ending.
const WORDS: [(MenuItem, &str); 14] = [
    (
        PlayHector,
        "hector computer* ordinateur rechner engine* machine maschine schachprogramm* program* \
         practi* pratique uben ueben ube ubung uebung stockfish bot level stufe niveau entrain*",
    ),
    (
        PlayAtBoard,
        "board brett schachbrett echiquier table tisch friend* freund* ami amie amis tournament* \
         turnier* tournoi* otb seat zweit club verein*",
    ),
    (
        Learn,
        "learn* lern* lesson* lektion* lecon* appren* drill* exerci* aufgabe* ubungen uebungen \
         beginner* anfang* anfaeng* debut* course kurs cours teach* unterricht",
    ),
    (
        Listen,
        "listen* review* hor* hoer* anhor* anhoer* zuhor* zuhoer* nachspiel* ecout* reecout* revoir \
         replay pgn",
    ),
    (SomethingElse, "else other andere* sonst autre* mehr more plus"),
    (TwoPlaces, "distance remote relay relais fern* entfern* orte lieux places online internet"),
    (Arbiter, "arbiter* schiedsrichter* arbitre*"),
    (Hall, "hall saal salle halle"),
    (Clock, "clock uhr schachuhr pendule horloge"),
    (Tools, "tool* werkzeug* outil*"),
    (Options, "option*"),
    (KeyLesson, "keys tasten touches"),
    (New, "new neu neue neues nouveau nouvelle no nein non"),
    (GoOn, "continue resume weiter* fortsetzen reprendre yes ja oui"),
];

/// Words that mean a game against Hector if nothing else is named.
const PLAYING: &str = "play* spiel* jou* game* partie* match chess schach echecs";

/// Words that mean finished games.
const OVER: &str = "old alte alten alter ancien* saved gespeichert* enregistr* sauvegard*";

/// Words that mean finished games unless a word for playing is said.
const GAMES: &str = "games partien parties";
const PLAY: &str = "play* spiel* jou*";

/// Words that mean a drill if no opponent is named.
const PRACTISED: &str = "springer* knight* cavalier* diagonal* endspiel* ending* endgame* finale* \
     alphabet gedachtnis* memory memoire matt mat checkmate*";

/// The rest of a language's name, when its first letter was already taken as the answer.
const AFTER_THE_LETTER: [&str; 6] =
    ["nglish", "eutsch", "rancais", "nglisch", "rench", "ranzosisch"];

/// Whether a line is only the rest of a language's name.
pub fn is_rest_of_a_language(line: &str) -> bool {
    AFTER_THE_LETTER.contains(&fold(line).trim())
}

/// The words that name an item of the first question, also by their first letters.
const NAMED: [[&[&str]; 5]; 3] = [
    [&["play", "hector"], &["board"], &["learn"], &["listen"], &["something", "else", "other"]],
    [&["spielen", "hector"], &["brett"], &["lernen"], &["anhoren", "horen"], &["etwas", "anderes"]],
    [
        &["jouer", "hector"],
        &["echiquier"],
        &["apprendre"],
        &["ecouter"],
        &["autre", "quelque chose"],
    ],
];

/// The meaning of an answer to the menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MenuAnswer {
    Item(MenuItem),
    /// A game against Hector at this level, or against this engine.
    Against(String),
    /// A place in a list, counted from one.
    Number(usize),
    /// One of several.
    OneOf(Vec<MenuItem>),
}

/// The meaning of a line. `None` if it has no word that the menu knows.
pub fn menu_answer(line: &str, language: Language) -> Option<MenuAnswer> {
    let folded = fold(line);
    let words: Vec<&str> = folded
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    if let [number] = words[..]
        && let Ok(number) = number.parse()
    {
        return Some(MenuAnswer::Number(number));
    }
    let is_meant = |(_, known): &&(MenuItem, &str)| words.iter().any(|word| is_one_of(word, known));
    let mut meant: Vec<MenuItem> = WORDS.iter().filter(is_meant).map(|(item, _)| *item).collect();
    if meant.len() > 1 {
        // "A new game at the board", "no, learn": the other item that is named counts.
        meant.retain(|item| !matches!(item, New | GoOn | SomethingElse));
    }
    let names_one_of = |known: &str| words.iter().any(|word| is_one_of(word, known));
    if meant.is_empty() && (names_one_of(OVER) || names_one_of(GAMES) && !names_one_of(PLAY)) {
        return Some(MenuAnswer::Item(Listen));
    }
    let names_opponent = names_one_of("hector computer* ordinateur stockfish");
    if meant.iter().all(|item| *item == PlayHector) && names_one_of(PRACTISED) && !names_opponent {
        return Some(MenuAnswer::Item(Learn));
    }
    if meant == [PlayHector]
        || meant.is_empty() && words.iter().any(|word| is_one_of(word, PLAYING))
    {
        return Some(against(line, &words));
    }
    match one_or_several(meant) {
        Some(answer) => Some(answer),
        None => by_first_letters(&folded, language),
    }
}

fn one_or_several(meant: Vec<MenuItem>) -> Option<MenuAnswer> {
    match meant[..] {
        [] => None,
        [item] => Some(MenuAnswer::Item(item)),
        _ => Some(MenuAnswer::OneOf(meant)),
    }
}

/// Whether a word is in a list. A star stands for any ending.
fn is_one_of(word: &str, known: &str) -> bool {
    known.split_whitespace().any(|known| match known.strip_suffix('*') {
        Some(beginning) => word.starts_with(beginning),
        None => word == known,
    })
}

/// A game against Hector: as the last one, or against the opponent that is named.
fn against(line: &str, words: &[&str]) -> MenuAnswer {
    let number = words.iter().find(|word| word.chars().all(|digit| digit.is_ascii_digit()));
    if let Some(place) = line.to_lowercase().find("stockfish") {
        return MenuAnswer::Against(line.get(place..).unwrap_or_default().to_owned());
    }
    match number {
        Some(level) => MenuAnswer::Against((*level).to_owned()),
        None => MenuAnswer::Item(PlayHector),
    }
}

fn by_first_letters(folded: &str, language: Language) -> Option<MenuAnswer> {
    let written = folded.trim();
    if written.is_empty() {
        return None;
    }
    let named = match language {
        Language::English => &NAMED[0],
        Language::German => &NAMED[1],
        Language::French => &NAMED[2],
    };
    let fits = |names: &&[&str]| names.iter().any(|name| name.starts_with(written));
    let meant = FIRST.iter().zip(named).filter(|(_, names)| fits(names)).map(|(item, _)| *item);
    one_or_several(meant.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_may_be_typed_out_after_its_letter() {
        for line in ["eutsch", "nglish", "rançais", "rancais"] {
            assert!(is_rest_of_a_language(line), "{line}");
        }
        assert!(!is_rest_of_a_language("deutsch"));
    }

    #[test]
    fn people_say_in_their_own_words_what_they_want() {
        let cases = include_str!("../../tests/seeds/menu_answers.txt");
        let mut seen = 0;
        for line in cases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (said, meant) = line.split_once(" = ").expect("a phrase and what it means");
            let (code, phrase) = said.split_once(' ').unwrap_or((said, ""));
            let language = Language::ALL.into_iter().find(|language| language.code() == code);
            let answer = menu_answer(phrase, language.expect("a language"));
            let told = match answer {
                None => "nothing".to_owned(),
                Some(MenuAnswer::Item(item)) => format!("{item:?}"),
                Some(MenuAnswer::Against(whom)) => format!("against {whom}"),
                Some(MenuAnswer::Number(number)) => format!("number {number}"),
                Some(MenuAnswer::OneOf(items)) => format!("one of {items:?}"),
            };
            assert_eq!(told, meant, "{line}");
            seen += 1;
        }
        assert!(seen > 90, "only {seen} phrases");
    }
}
