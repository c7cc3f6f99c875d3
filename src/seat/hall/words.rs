//! The questions an arbiter can type at the hall desk, in every language at once. Acts at a table are read in `desk`.

use super::exceptions::Exception;
use super::filter::TableFilter;
use crate::words::{is_typed_as, is_typed_as_any};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HallQuestion {
    /// One line for every table.
    AllTables,
    /// One line for each table of this arbiter.
    OwnTables,
    /// One line for each table of one kind.
    Only(TableFilter),
    /// What needs an arbiter, at the tables this desk hears.
    OpenCases,
    Results,
    /// Write a file with all games, for the organiser.
    Scores,
    Pairings,
    /// The progress of the round.
    Round,
    /// Receive news of all tables, or of this arbiter's own.
    Hear(ToldUnasked),
    /// Select a table; lines typed from now on apply to it.
    Table(u32),
    /// Select no table.
    NoTable,
    /// Take a case of the selected table.
    Take(u32),
    /// Give it back.
    Leave(u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HallTopic {
    Tables,
    Cases,
    Hearing,
}

/// The topic named after the word for help, in any language.
pub(super) fn hall_topic(about: &str) -> Option<HallTopic> {
    let topics: [(HallTopic, &[&str]); 3] = [
        (HallTopic::Tables, &["tables", "tische"]),
        (HallTopic::Cases, &["cases", "fälle", "cas"]),
        (HallTopic::Hearing, &["hearing", "hören", "entendre"]),
    ];
    topics.into_iter().find(|(_, words)| is_typed_as_any(about, words)).map(|(topic, _)| topic)
}

/// Which tables give unsolicited news.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum ToldUnasked {
    /// This arbiter's tables.
    #[default]
    Own,
    All,
}

type WordsOfQuestion = (HallQuestion, &'static [&'static str]);

const WORDS: [WordsOfQuestion; 22] = [
    (HallQuestion::AllTables, &["all", "tables", "alle", "tische", "toutes", "toutes les tables"]),
    (
        HallQuestion::OwnTables,
        &["mine", "my tables", "meine", "meine tische", "les miennes", "mes tables"],
    ),
    (HallQuestion::OpenCases, &["cases", "fälle", "cas"]),
    (HallQuestion::Results, &["results", "ergebnisse", "résultats"]),
    (HallQuestion::Scores, &["scores", "partien", "parties"]),
    (HallQuestion::Pairings, &["pairings", "paarungen", "appariements"]),
    (HallQuestion::Round, &["round", "runde", "ronde"]),
    (
        HallQuestion::Hear(ToldUnasked::All),
        &["hear all", "alle hören", "höre alle", "entendre toutes"],
    ),
    (
        HallQuestion::Hear(ToldUnasked::Own),
        &["hear mine", "meine hören", "höre meine", "entendre les miennes"],
    ),
    (HallQuestion::NoTable, &["back", "zurück", "retour"]),
    (only(TableFilter::Playing), &["playing", "laufende", "en cours"]),
    (only(TableFilter::Adjourned), &["adjourned", "hängepartien", "ajournées"]),
    (only(TableFilter::Finished), &["finished", "beendete", "terminées"]),
    (only(TableFilter::Waiting), &["waiting", "wartende", "en attente"]),
    (with(Exception::FlagDown), &["flags", "blättchen", "drapeaux"]),
    (with(Exception::Differing), &["differing", "abweichungen", "divergences"]),
    (with(Exception::IllegalMove), &["illegal", "regelwidrige", "irréguliers"]),
    (with(Exception::Claim), &["claims", "ansprüche", "réclamations"]),
    (with(Exception::HelpWanted), &["calls", "rufe", "appels"]),
    (with(Exception::Silent), &["silent", "stumme", "muettes"]),
    (with(Exception::GameOver), &["dead", "tote", "mortes"]),
    (with(Exception::ClockLow), &["low", "knappe", "peu de temps"]),
];

/// A question with a number: the words before and after the number.
type NumberedForms = (fn(u32) -> HallQuestion, &'static [(&'static str, &'static str)]);

const NUMBERED: [NumberedForms; 3] = [
    (HallQuestion::Table, &[("table", ""), ("tisch", "")]),
    (
        HallQuestion::Take,
        &[
            ("take case", ""),
            ("take", ""),
            ("übernehme fall", ""),
            ("übernehme", ""),
            ("fall", "übernehmen"),
            ("prends le cas", ""),
            ("prends", ""),
        ],
    ),
    (
        HallQuestion::Leave,
        &[
            ("leave case", ""),
            ("leave", ""),
            ("gebe fall", "ab"),
            ("gebe", "ab"),
            ("fall", "abgeben"),
            ("rends le cas", ""),
            ("rends", ""),
        ],
    ),
];

const fn only(filter: TableFilter) -> HallQuestion {
    HallQuestion::Only(filter)
}

const fn with(exception: Exception) -> HallQuestion {
    only(TableFilter::With(exception))
}

pub(super) fn question(line: &str) -> Option<HallQuestion> {
    let line = line.trim();
    let is_one = |words: &[&str]| words.iter().any(|own| is_typed_as(line, own));
    let question = WORDS.iter().find(|(_, words)| is_one(words));
    question.map(|(question, _)| *question).or_else(|| numbered(line))
}

fn numbered(line: &str) -> Option<HallQuestion> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let at = words.iter().position(is_number)?;
    let number = words.get(at)?.parse().ok()?;
    let (before, after) = (words.get(..at)?.join(" "), words.get(at + 1..)?.join(" "));
    let fits = |known: &str, typed: &str| match known {
        "" => typed.is_empty(),
        known => is_typed_as(typed, known),
    };
    let question = NUMBERED.iter().find(|(_, forms)| {
        forms.iter().any(|(first, last)| fits(first, &before) && fits(last, &after))
    });
    question.map(|(question, _)| question(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_understood_in_every_language() {
        for (line, wanted) in [
            ("table 17", Some(HallQuestion::Table(17))),
            ("Tisch 3", Some(HallQuestion::Table(3))),
            ("toutes les tables", Some(HallQuestion::AllTables)),
            ("faelle", Some(HallQuestion::OpenCases)),
            ("resultats", Some(HallQuestion::Results)),
            (" zurueck ", Some(HallQuestion::NoTable)),
            ("Runde", Some(HallQuestion::Round)),
            ("Paarungen", Some(HallQuestion::Pairings)),
            ("blaettchen", Some(with(Exception::FlagDown))),
            ("terminees", Some(only(TableFilter::Finished))),
            ("hoere alle", Some(HallQuestion::Hear(ToldUnasked::All))),
            ("take case 2", Some(HallQuestion::Take(2))),
            ("uebernehme 2", Some(HallQuestion::Take(2))),
            ("Fall 2 übernehmen", Some(HallQuestion::Take(2))),
            ("prends le cas 2", Some(HallQuestion::Take(2))),
            ("leave 2", Some(HallQuestion::Leave(2))),
            ("gebe Fall 2 ab", Some(HallQuestion::Leave(2))),
            ("rends le cas 2", Some(HallQuestion::Leave(2))),
            ("table", None),
            ("table -1", None),
            ("table 1 2", None),
            ("table 99999999999", None),
            ("takes white 2 minutes", None),
            ("settles 1", None),
            ("", None),
        ] {
            assert_eq!(question(line), wanted, "{line}");
        }
    }

    #[test]
    fn no_word_asks_two_things() {
        let words: Vec<&str> = WORDS.iter().flat_map(|(_, words)| words.iter().copied()).collect();
        for (place, word) in words.iter().enumerate() {
            assert!(!words[..place].iter().any(|other| is_typed_as(word, other)), "{word}");
        }
    }
}
