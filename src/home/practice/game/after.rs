//! What a player can do after a practice game: another one, a rematch, listen to it, send it. What needs another scene
//! is returned as a wish.

use crate::present::conversation::{Dialogue as _, Out};
use crate::words::{Command, command_word};

use super::Practising;

/// What comes after a game, besides leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterGame {
    NewGame,
    /// Another game, with all questions asked.
    Options,
    /// The same with colours reversed.
    Rematch,
    Review,
}

/// The commands for it, in the order in which they are told.
pub(super) const AFTER_GAME: [Command; 6] = [
    Command::NewGame,
    Command::Rematch,
    Command::ReviewGame,
    Command::SendGame,
    Command::Menu,
    Command::Quit,
];

impl Practising {
    /// A sentence about what can be done after the game.
    pub(crate) fn what_next(&self) -> String {
        let language = self.tongue.settings.language;
        let words = AFTER_GAME.map(|command| command_word(command, language));
        self.tongue.texts.what_next(&self.tongue.texts.any_of(&words))
    }

    /// The player is back after listening to the finished game.
    pub fn comes_back(&self) -> Vec<Out> {
        vec![self.answer(self.tongue.texts.back_from_review()), self.answer(self.what_next())]
    }

    /// Leaves the game for what comes after it.
    pub(super) fn after(&mut self, next: AfterGame) -> Vec<Out> {
        if self.over.is_none() {
            return self.refuse(self.tongue.game_goes_on());
        }
        self.next = Some(next);
        vec![Out::Leave]
    }

    /// Leaves a game that is over, or in which the player has not moved, for one with all questions asked.
    pub(super) fn chooses_options(&mut self) -> Vec<Out> {
        if !self.is_untouched() {
            return self.after(AfterGame::Options);
        }
        self.next = Some(AfterGame::Options);
        vec![Out::Leave]
    }

    /// Whether the player has not moved yet.
    pub(super) fn is_untouched(&self) -> bool {
        !self.kept.has_begun()
    }

    /// Writes the game to the place from which it can be sent.
    pub(super) fn send(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let written = match &self.file {
            Some(file) => file.send(&self.kept, texts),
            None => Err(texts.no_documents_folder()),
        };
        match written {
            Ok((file, folder)) => vec![self.answer(texts.game_written(&file, &folder))],
            Err(reason) => self.refuse(texts.game_not_written(&reason)),
        }
    }
}
