//! Opponents of a practice game: Hector at a level, or an engine, perhaps limited to a rating.

use crate::chess::opponent::Level;
use crate::present::conversation::Settings;
use crate::words::{Language, Texts, fold, time_control};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adversary {
    /// Hector itself.
    Level(Level),
    /// An engine: its program, and its rating if it is to play below full strength.
    Engine { program: String, rating: Option<u32> },
}

/// A level that a player who knows the moves can beat.
pub(crate) const USUAL: u8 = 3;
/// Words for the usual engine.
const ENGINE: [&str; 3] = ["engine", "schachprogramm", "programme"];
/// A number outside this range belongs to the path of a program.
const RATINGS: std::ops::RangeInclusive<u32> = 400..=4_000;

impl Adversary {
    /// As [`Adversary::read`], but "engine" alone means the usual one.
    pub(crate) fn named(text: &str, settings: &Settings) -> Option<Adversary> {
        let named = Adversary::read(text, settings.language)?;
        Some(match named {
            Adversary::Engine { program, rating } if ENGINE.contains(&&*fold(&program)) => {
                Adversary::Engine { program: settings.usual_engine().to_owned(), rating }
            }
            other => other,
        })
    }

    /// Reads "3", "level 3", "Stufe drei", "stockfish", "stockfish 1500", "/opt/engine".
    pub(crate) fn read(text: &str, language: Language) -> Option<Adversary> {
        let text = text.trim();
        if text.is_empty() {
            return Level::try_from(USUAL).ok().map(Adversary::Level);
        }
        let lower = text.to_lowercase();
        let number = ["level", "stufe", "niveau"]
            .iter()
            .find_map(|word| lower.strip_prefix(word))
            .unwrap_or(&lower)
            .trim();
        let said = time_control(number, language);
        let number = said.as_deref().unwrap_or(number);
        if number.chars().all(|digit| digit.is_ascii_digit()) {
            return number.parse().ok().map(Adversary::Level);
        }
        let (program, rating) = match text.rsplit_once(' ') {
            Some((program, number)) => match number.parse::<u32>() {
                Ok(rating) if RATINGS.contains(&rating) => (program.trim(), Some(rating)),
                _ => (text, None),
            },
            None => (text, None),
        };
        // A name is one word; a path has a slash or is quoted, and an argument begins with a hyphen.
        let has_words = program.split_whitespace().nth(1).is_some_and(|word| word.starts_with('-'));
        let is_path = program.contains('/') || program.starts_with(['"', '\'']);
        let is_program = is_path || has_words || !program.contains(' ');
        is_program.then(|| Adversary::Engine { program: program.to_owned(), rating })
    }

    /// The form in a game file, which can be read again.
    pub(crate) fn code(&self) -> String {
        match self {
            Adversary::Level(level) => level.to_string(),
            Adversary::Engine { program, rating: None } => program.clone(),
            Adversary::Engine { program, rating: Some(rating) } => format!("{program} {rating}"),
        }
    }

    pub fn told(&self, texts: &Texts) -> String {
        match self {
            Adversary::Level(level) => texts.opponent_is_level(level.number()),
            Adversary::Engine { .. } => {
                let code = self.code();
                code.rsplit('/').next().unwrap_or(&code).to_owned()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opponent_is_a_level_or_a_program() {
        let read = |text: &str| Adversary::read(text, Language::German);
        let code = |text: &str| read(text).map(|adversary| adversary.code());
        assert_eq!(code(""), Some("3".to_owned()));
        assert_eq!(code("Stufe fünf"), Some("5".to_owned()));
        assert_eq!(code("level 8"), Some("8".to_owned()));
        let limited = Adversary::Engine { program: "stockfish".to_owned(), rating: Some(1_500) };
        assert_eq!(read("stockfish 1500"), Some(limited));
        assert_eq!(code("/opt/my engines/strong"), Some("/opt/my engines/strong".to_owned()));
        for right in
            ["gnuchess --uci", "lc0 --weights=/nets/one.pb -t 2", "\"C:\\my engine.exe\" -x"]
        {
            assert_eq!(code(right), Some(right.to_owned()));
        }
        for wrong in ["9", "0", "level 99", "the one from yesterday"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
