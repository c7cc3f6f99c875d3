//! German: its words by subject in the files of this folder, and the short lists here.

mod commands;
mod desk;
mod questions;
mod scenes;
mod vocabulary;

use super::{DeskTopics, LanguageWords, QuestionWords};
use crate::chess::notation::Letters;

pub(super) static GERMAN: LanguageWords = LanguageWords {
    code: "de",
    own_name: "Deutsch",
    letters: Letters::German,
    vocabulary: &vocabulary::VOCABULARY,
    texts: include!(concat!(env!("OUT_DIR"), "/texts_de.rs")),
    help: Some(include_str!("help.ftl")),
    examples: include_str!("examples.txt"),
    command: commands::command,
    topic: commands::topic,
    topics: "themen",
    everything: "alles",
    questions: QuestionWords {
        words: questions::WORDS,
        phrases: questions::PHRASES,
        beginnings: questions::BEGINNINGS,
        endings: questions::ENDINGS,
    },
    desk: &desk::DESK,
    desk_topics: DeskTopics {
        clock: "uhr",
        cases: "fälle",
        penalties: "strafen",
        result: "ergebnis",
        device: "gerät",
    },
    scenes: &scenes::SCENES,
    help_options: &["--hilfe", "-hilfe"],
    language_options: &["--sprache"],
    drills: [
        "alphabet",
        "farben",
        "springer",
        "diagonalen",
        "gedächtnis",
        "matt",
        "endspiele",
        "verfahren",
        "lektionen",
        "fehler",
    ],
    shades: [&["hell", "helle", "helles", "weiß"], &["dunkel", "dunkle", "dunkles", "schwarz"]],
    yes_and_no: ["j", "n"],
    modes: ["training", "turnier"],
    passing: &["beide", "hundert", "keine", "pause", "tausend"],
};
