//! Stores a practice game after every move, and tells the truth about it: whether it is saved, where, and how to resume
//! it.

use std::time::Duration;

use super::{KeptPractice, Practising};
use crate::chess::notation::pgn::GameResult;
use crate::chess::{ByColor, Color};
use crate::clock::Moment;
use crate::practice::over::Over;
use crate::present::conversation::{Dialogue as _, Out};
use crate::present::spoken::Priority;
use crate::words::in_a_command;
use crate::words::scene_names::opened_in_hector;

/// Whether the present game is in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Safety {
    Kept,
    /// It could not be written, and the player knows.
    Failed,
}

impl Practising {
    /// Stores the present game. A failure is told once, and so is its end.
    pub(crate) fn keep(&mut self, now: Moment) -> Vec<Out> {
        self.kept.result = self.over.map_or(GameResult::Open, Over::result);
        if let Some(name) = &self.tongue.settings.name {
            name.clone_into(&mut self.kept.player);
        }
        if let (Some((_, left)), Some(clock)) = (&mut self.kept.clock, &self.clock) {
            let faces = clock.reading(now);
            let of = |side| faces.of(side).remaining.map(Duration::from).unwrap_or_default();
            *left = ByColor { white: of(Color::White), black: of(Color::Black) };
            let period = |side| faces.of(side).period;
            self.kept.periods =
                ByColor { white: period(Color::White), black: period(Color::Black) };
        }
        let Some(file) = &mut self.file else { return Vec::new() };
        let texts = &self.tongue.texts;
        let (safety, told) = match (file.keep(&self.kept, texts), self.safety) {
            (Ok(()), Safety::Kept) => (Safety::Kept, None),
            (Ok(()), Safety::Failed) => (Safety::Kept, Some(texts.practice_kept_again())),
            (Err(reason), Safety::Kept) => (Safety::Failed, Some(texts.practice_not_kept(&reason))),
            (Err(_), Safety::Failed) => (Safety::Failed, None),
        };
        self.safety = safety;
        told.into_iter().map(|sentence| self.utter(Priority::Alarm, sentence)).collect()
    }

    /// The user is gone: saves a game in progress as it stands.
    pub fn is_lost(&mut self, now: Moment) {
        if self.over.is_none() {
            drop(self.keep(now));
        }
    }

    /// Whether the game can be resumed if it is left now.
    pub(crate) fn is_safe(&self) -> bool {
        self.file.is_some() && self.safety == Safety::Kept
    }

    /// Says that the game is not in a file, if it should be.
    pub(super) fn is_not_kept(&self) -> Option<String> {
        (self.file.is_some() && !self.is_safe()).then(|| self.tongue.texts.practice_lost())
    }

    /// Tells the file of the game, and what was counted in it.
    pub(super) fn tell_where_it_lies(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let moves = self.kept.game.moves().len().div_ceil(2);
        let KeptPractice { takebacks, hints, .. } = self.kept;
        let kept = match &self.file {
            Some(file) if self.is_safe() => texts.game_saved(&file.name()),
            Some(_) | None => texts.practice_lost(),
        };
        vec![self.answer(kept), self.answer(texts.practice_summary(moves, takebacks, hints))]
    }

    /// The player leaves: the game is saved with the time spent on the unfinished move.
    pub(crate) fn leave(&mut self, now: Moment) -> Vec<Out> {
        let mut out = self.keep(now);
        let texts = &self.tongue.texts;
        let sentence = match &self.file {
            Some(file) if self.is_safe() => {
                let named = file.must_be_named().map(|path| in_a_command(&path));
                let named = named.unwrap_or_default();
                texts.practice_left(&opened_in_hector("practice", &named, texts.language()))
            }
            Some(_) | None => texts.practice_lost(),
        };
        out.extend([self.answer(sentence), Out::Leave]);
        out
    }
}
