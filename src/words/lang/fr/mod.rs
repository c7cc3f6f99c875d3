//! French: its words by subject in the files of this folder, and the short lists here.

mod commands;
mod desk;
mod questions;
mod scenes;
mod vocabulary;

use super::{DeskTopics, LanguageWords, QuestionWords};
use crate::chess::notation::Letters;

pub(super) static FRENCH: LanguageWords = LanguageWords {
    code: "fr",
    own_name: "Français",
    letters: Letters::French,
    vocabulary: &vocabulary::VOCABULARY,
    texts: include!(concat!(env!("OUT_DIR"), "/texts_fr.rs")),
    help: Some(include_str!("help.ftl")),
    examples: include_str!("examples.txt"),
    command: commands::command,
    topic: commands::topic,
    topics: "sujets",
    everything: "tout",
    questions: QuestionWords {
        words: questions::WORDS,
        phrases: questions::PHRASES,
        beginnings: questions::BEGINNINGS,
        endings: questions::ENDINGS,
    },
    desk: &desk::DESK,
    desk_topics: DeskTopics {
        clock: "pendule",
        cases: "cas",
        penalties: "sanctions",
        result: "résultat",
        device: "appareil",
    },
    scenes: &scenes::SCENES,
    help_options: &["--aide", "-aide"],
    language_options: &["--langue", "--langage"],
    drills: [
        "alphabet",
        "couleurs",
        "cavalier",
        "diagonales",
        "mémoire",
        "mat",
        "finales",
        "procédure",
        "leçons",
        "erreurs",
    ],
    shades: [
        &["claire", "clair", "blanche", "blanc"],
        &["foncée", "foncé", "sombre", "noire", "noir"],
    ],
    yes_and_no: ["o", "n"],
    modes: ["entraînement", "tournoi"],
    passing: &["continue", "mille", "pause"],
};
