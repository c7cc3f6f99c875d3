//! What is sought in a game file: a player, an event, an opening, a result, a position, and
//! which games have it. Never opens a file.

use std::ops::ControlFlow;

use crate::chess::Position;
use crate::chess::notation::pgn::GameResult;
use crate::devices::library::{Catalogue, CatalogueRow, Unusable};
use crate::scenes::play::colour_named;
use crate::words::{Sought, Texts, fold, openings_called, sought, tell_fen};

use super::games::each_row;
use super::indexing::short;

/// What is sought: games have all of it.
#[derive(Debug, Clone, Default)]
pub(super) struct GameSearch {
    anything: Vec<String>,
    players: Vec<String>,
    events: Vec<String>,
    years: Vec<String>,
    openings: Vec<Opening>,
    result: Option<GameResult>,
    /// A position; that of the board where none is named.
    pub(super) position: Option<Box<Position>>,
}

/// An opening by its tag, or by its number among those with a name.
#[derive(Debug, Clone)]
struct Opening {
    text: String,
    numbers: Vec<u16>,
}

impl GameSearch {
    /// "carlsen", "player tal result 1-0", "position", in the words of any language.
    pub(super) fn read(text: &str, here: &Position, texts: &Texts) -> Result<GameSearch, String> {
        let mut search = GameSearch::default();
        let mut words = text.split_whitespace().peekable();
        if words.peek().is_none() {
            return Err(texts.seek_what());
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
            search.add(kind, &value.join(" "), here, texts)?;
        }
        Ok(search)
    }

    fn add(
        &mut self,
        kind: Option<Sought>,
        value: &str,
        here: &Position,
        texts: &Texts,
    ) -> Result<(), String> {
        if value.is_empty() && kind != Some(Sought::Position) {
            return Err(texts.seek_what());
        }
        let folded = fold(value);
        match kind {
            None => self.anything.push(folded),
            Some(Sought::Player) => self.players.push(folded),
            Some(Sought::Event) => self.events.push(folded),
            Some(Sought::Year) => self.years.push(folded),
            Some(Sought::Opening) => {
                self.openings.push(Opening { numbers: openings_called(value), text: folded });
            }
            Some(Sought::Result) => {
                let result = result(value);
                self.result = Some(result.ok_or_else(|| texts.sought_result_unclear(value))?);
            }
            Some(Sought::Position) => {
                let position = match value {
                    "" => here.clone(),
                    fen => Position::from_fen(fen).map_err(|error| tell_fen(&error, texts))?,
                };
                self.position = Some(Box::new(position));
            }
        }
        Ok(())
    }

    /// The numbers of the games that have what is told of games, counted from 0.
    pub(super) fn games(&self, rows: &Catalogue) -> Result<Vec<u32>, Unusable> {
        let mut found = Vec::new();
        each_row(rows, 0, |number, row| {
            if self.fits(row) {
                found.extend(u32::try_from(number));
            }
            ControlFlow::Continue(())
        })?;
        Ok(found)
    }

    /// Of these games, those that pass the position as far as its number tells.
    pub(super) fn passing(
        &self,
        found: Vec<u32>,
        numbers: &Catalogue,
    ) -> Result<Vec<u32>, Unusable> {
        let Some(position) = &self.position else { return Ok(found) };
        let key = short(position.key());
        let mut kept = Vec::new();
        let mut found = found.into_iter().peekable();
        numbers.each_from(0, |number, item| {
            if let Some(game) = found.next_if(|game| u64::from(*game) == number)
                && item.as_chunks::<4>().0.contains(&key)
            {
                kept.push(game);
            }
            if found.peek().is_none() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(kept)
    }

    fn fits(&self, row: &CatalogueRow<'_>) -> bool {
        let [white, black, event, date, result, opening] = row.texts;
        let fits = |sought: &[String], texts: &[&str]| {
            sought.iter().all(|words| texts.iter().any(|text| has(text, words)))
        };
        let is_of = |sought: &Opening| {
            has(opening, &sought.text)
                || sought.numbers.iter().any(|number| u32::from(*number) == row.mark)
        };
        fits(&self.players, &[white, black])
            && fits(&self.events, &[event])
            && self.years.iter().all(|year| date.starts_with(year.as_str()))
            && self.openings.iter().all(is_of)
            && self.result.is_none_or(|sought| sought.sign() == result)
            && fits(&self.anything, &[white, black, event, opening])
    }
}

/// Whether words are in a text, whatever their case and accents.
fn has(text: &str, folded: &str) -> bool {
    if !text.is_ascii() {
        return fold(text).contains(folded);
    }
    let mut places = text.as_bytes().windows(folded.len().max(1));
    folded.is_empty() || places.any(|place| place.eq_ignore_ascii_case(folded.as_bytes()))
}

fn result(text: &str) -> Option<GameResult> {
    if let Some(winner) = colour_named(text) {
        return Some(GameResult::Won(winner));
    }
    match fold(text).as_str() {
        "draw" | "remis" | "nulle" | "1/2" => Some(GameResult::Drawn),
        sign => GameResult::of_sign(sign),
    }
}
