//! What is asked at the desk of a hall, beside what the arbiter does at a table, in every language at
//! once. Never knows a table.

use crate::words::is_typed_as;

/// What somebody at the desk of a hall asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HallQuestion {
    /// Every table in a line.
    AllTables,
    /// The open cases of all tables.
    OpenCases,
    /// The results that stand.
    Results,
    /// One table is looked at, and what is typed from now on happens there.
    Table(u32),
    /// None is looked at any more.
    NoTable,
}

const WORDS: [(HallQuestion, &[&str]); 4] = [
    (HallQuestion::AllTables, &["all", "tables", "alle", "tische", "toutes", "toutes les tables"]),
    (HallQuestion::OpenCases, &["cases", "fälle", "cas"]),
    (HallQuestion::Results, &["results", "ergebnisse", "résultats"]),
    (HallQuestion::NoTable, &["back", "zurück", "retour"]),
];

/// The question of a line, if it is one.
pub(super) fn question(line: &str) -> Option<HallQuestion> {
    let line = line.trim();
    if let Some((word, number)) = line.rsplit_once(' ')
        && ["table", "tisch"].iter().any(|own| is_typed_as(word.trim(), own))
        && let Ok(number) = number.parse()
    {
        return Some(HallQuestion::Table(number));
    }
    let is_one = |words: &[&str]| words.iter().any(|own| is_typed_as(line, own));
    WORDS.iter().find(|(_, words)| is_one(words)).map(|(question, _)| *question)
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
            ("table", None),
            ("table -1", None),
            ("table 99999999999", None),
            ("settles 1", None),
            ("", None),
        ] {
            assert_eq!(question(line), wanted, "{line}");
        }
    }
}
