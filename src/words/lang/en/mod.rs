//! English: its words by subject in the files of this folder, and the short lists here.

mod commands;
mod desk;
mod questions;
mod scenes;
mod vocabulary;

use super::{DeskTopics, LanguageWords, QuestionWords};
use crate::chess::notation::Letters;

pub(super) static ENGLISH: LanguageWords = LanguageWords {
    code: "en",
    own_name: "English",
    letters: Letters::English,
    vocabulary: &vocabulary::VOCABULARY,
    texts: include!(concat!(env!("OUT_DIR"), "/texts_en.rs")),
    help: None,
    examples: include_str!("examples.txt"),
    command: commands::command,
    topic: commands::topic,
    topics: "topics",
    everything: "all",
    questions: QuestionWords {
        words: questions::WORDS,
        phrases: questions::PHRASES,
        beginnings: questions::BEGINNINGS,
        endings: questions::ENDINGS,
    },
    desk: &desk::DESK,
    desk_topics: DeskTopics {
        clock: "clock",
        cases: "cases",
        penalties: "penalties",
        result: "result",
        device: "device",
    },
    scenes: &scenes::SCENES,
    help_options: &[],
    language_options: &["--lang", "--locale"],
    // Progress is kept under these names.
    drills: [
        "alphabet",
        "colours",
        "knight",
        "diagonals",
        "memory",
        "mate",
        "endings",
        "procedure",
        "lessons",
        "mistakes",
    ],
    shades: [&["light", "white"], &["dark", "black"]],
    yes_and_no: ["y", "n"],
    modes: ["training", "tournament"],
    passing: &["both", "continue", "hundred", "none", "pause", "thousand"],
};
