//! Search in a game file: by player, event, opening, result or position, and the games that match.

use crate::chess::Position;
use crate::chess::notation::pgn::GameResult;
use crate::chess::notation::shorthand::{MenCount, SoughtBoard};
use crate::present::conversation::Tongue;
use crate::words::{
    Sought, Texts, fold, fold_to_digraphs, men_named, openings_called, option_values, side_named,
    sought,
};

/// The conditions of a search; a game must meet all of them.
#[derive(Debug, Clone, Default)]
pub struct GameSearch {
    anything: Vec<NameSpellings>,
    players: Vec<NameSpellings>,
    events: Vec<NameSpellings>,
    years: Vec<String>,
    openings: Vec<Opening>,
    result: Option<GameResult>,
    /// The wanted positions; the present one if none is named.
    pub(super) boards: Vec<SoughtBoard>,
}

/// The labels of a game that a search can match.
pub struct GameLabels<'a> {
    pub white: &'a str,
    pub black: &'a str,
    pub event: &'a str,
    pub date: &'a str,
    /// The sign of the result.
    pub result: &'a str,
    pub opening: &'a str,
    /// The number of the opening among the named ones.
    pub line: u32,
}

/// An opening by its tag, or by its number among the named ones.
#[derive(Debug, Clone)]
struct Opening {
    text: NameSpellings,
    numbers: Vec<u16>,
}

/// Possible spellings of words, folded: "müller" is "muller" and "mueller".
type NameSpellings = Vec<String>;

impl GameSearch {
    /// Reads "carlsen", "player tal result 1-0", "position", in the words of any language.
    pub(super) fn read(text: &str, here: &Position, tongue: &Tongue) -> Result<GameSearch, String> {
        let mut search = GameSearch::default();
        let mut words = text.split_whitespace().peekable();
        if words.peek().is_none() {
            return Err(tongue.texts.seek_what());
        }
        while let Some(word) = words.next() {
            let kind = sought(word);
            let mut value: Vec<&str> = Vec::new();
            if kind.is_none() {
                value.push(word);
            }
            while let Some(word) = words.next_if(|word| sought(word).is_none()) {
                value.push(word);
            }
            search.add(kind, &value.join(" "), here, tongue)?;
        }
        Ok(search)
    }

    fn add(
        &mut self,
        kind: Option<Sought>,
        value: &str,
        here: &Position,
        tongue: &Tongue,
    ) -> Result<(), String> {
        let texts = &tongue.texts;
        let on_board = [Sought::Position, Sought::Pawns, Sought::Material].map(Some);
        if value.is_empty() && !on_board.contains(&kind) {
            return Err(texts.seek_what());
        }
        let spelled = spellings(value);
        match kind {
            None => self.anything.push(spelled),
            Some(Sought::Player) => self.players.push(spelled),
            Some(Sought::Event) => self.events.push(spelled),
            Some(Sought::Year) if is_year(value) => self.years.push(value.to_owned()),
            Some(Sought::Year) => return Err(texts.sought_year_unclear(value)),
            Some(Sought::Opening) => {
                self.openings.push(Opening { numbers: openings_called(value), text: spelled });
            }
            Some(Sought::Result) => {
                let result = result(value);
                self.result = Some(result.ok_or_else(|| texts.sought_result_unclear(value))?);
            }
            Some(Sought::Position) => {
                self.boards.push(SoughtBoard::position(&position_named(value, here, texts)?));
            }
            Some(Sought::Pawns) => {
                self.boards.push(SoughtBoard::pawns(&position_named(value, here, texts)?));
            }
            Some(Sought::Material) if value.is_empty() => {
                self.boards.push(SoughtBoard::men(here));
            }
            Some(Sought::Material) => {
                let sides = men_named(value, tongue.settings.language, &tongue.lexicon);
                let sides = sides.ok_or_else(|| texts.sought_material_unclear(value))?;
                self.boards.push(SoughtBoard::Men { sides, when: MenCount::Settled });
            }
        }
        Ok(())
    }

    /// Whether the labels of a game match.
    pub fn fits(&self, game: &GameLabels<'_>) -> bool {
        let GameLabels { white, black, event, date, result, opening, line } = *game;
        let fits = |sought: &[NameSpellings], texts: &[&str]| {
            sought.iter().all(|words| texts.iter().any(|text| has(text, words)))
        };
        let is_of = |sought: &Opening| {
            has(opening, &sought.text)
                || sought.numbers.iter().any(|number| u32::from(*number) == line)
        };
        fits(&self.players, &[white, black])
            && fits(&self.events, &[event])
            && self.years.iter().all(|year| date.starts_with(year.as_str()))
            && self.openings.iter().all(is_of)
            && self.result.is_none_or(|sought| sought.sign() == result)
            && fits(&self.anything, &[white, black, event, opening])
    }
}

/// A year, or the beginning of a date.
fn is_year(value: &str) -> bool {
    let is_of_date = |sign: u8| sign.is_ascii_digit() || sign == b'.' || sign == b'?';
    value.bytes().all(is_of_date) && value.starts_with(|first: char| first.is_ascii_digit())
}

/// A position by its FEN; the present one if none is named.
fn position_named(value: &str, here: &Position, texts: &Texts) -> Result<Position, String> {
    if value.is_empty() { Ok(here.clone()) } else { option_values::position(value, texts) }
}

fn spellings(words: &str) -> NameSpellings {
    let mut spellings = vec![fold(words), fold_to_digraphs(words)];
    spellings.dedup();
    spellings
}

/// Whether a text contains words, ignoring case and accents.
fn has(text: &str, words: &[String]) -> bool {
    if !text.is_ascii() {
        let folded = spellings(text);
        return words.iter().any(|words| folded.iter().any(|text| text.contains(words)));
    }
    words.iter().any(|words| has_plainly(text, words))
}

/// The same for text that needs no folding, which is most of what is searched.
fn has_plainly(text: &str, folded: &str) -> bool {
    let mut places = text.as_bytes().windows(folded.len().max(1));
    folded.is_empty() || places.any(|place| place.eq_ignore_ascii_case(folded.as_bytes()))
}

fn result(text: &str) -> Option<GameResult> {
    if let Some(winner) = side_named(text) {
        return Some(GameResult::Won(winner));
    }
    match fold(text).as_str() {
        "draw" | "remis" | "nulle" | "1/2" => Some(GameResult::Drawn),
        sign => GameResult::of_sign(sign),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_with_umlauts_and_accents_or_without() {
        for (sought, name) in [
            ("müller", "Mueller, Hans"),
            ("mueller", "Müller, Hans"),
            ("muller", "Müller, Hans"),
            ("MÜLLER", "Müller, Hans"),
            ("müller", "MUELLER"),
            ("ivanovic", "Ivanović, Mila"),
            ("ivanović", "Ivanovic, Mila"),
            ("gelle", "Gellé, Anne"),
            ("sorensen", "Sørensen"),
            ("samuel", "Samuel"),
            ("uel", "Samuel"),
        ] {
            assert!(has(name, &spellings(sought)), "{sought}, {name}");
        }
        for (sought, name) in [("samul", "Samuel"), ("muler", "Müller"), ("mueller", "Muller")] {
            assert!(!has(name, &spellings(sought)), "{sought}, {name}");
        }
    }
}
