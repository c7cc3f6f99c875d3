//! What a player can do after a game at the table: play another, listen to it, send it. Listening to a tournament game
//! happens elsewhere.

use std::path::PathBuf;

use crate::laws::Mode;
use crate::present::conversation::{Dialogue as _, Out, Settings};
use crate::words::{Command, command_word};

use super::{EndTold, Seat};

/// What the player wants after a game, besides leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AfterTableGame {
    NewGame,
    Review,
    /// Send the game, without leaving.
    Sending,
}

/// The likely wishes, in the order in which they are told.
const AFTER_GAME: [Command; 5] =
    [Command::NewGame, Command::ReviewGame, Command::SendGame, Command::Menu, Command::Quit];

/// Why the seat was left, if it was not simply left.
pub enum SeatLeft {
    ForAnotherGame,
    /// To listen to the game in this file; the player returns afterwards.
    ToListen(PathBuf, Box<Settings>),
    ForMenu(Box<Settings>),
}

impl Seat {
    /// Why the seat was left.
    pub fn left_for(&mut self) -> Option<SeatLeft> {
        match self.next.take()? {
            AfterTableGame::NewGame => Some(SeatLeft::ForAnotherGame),
            AfterTableGame::Review => {
                let record = self.running.keeper.path()?;
                let settings = Box::new(self.tongue.settings.clone());
                Some(SeatLeft::ToListen(record.with_extension("pgn"), settings))
            }
            AfterTableGame::Sending => None,
        }
    }

    /// The player is back after listening to the finished game.
    pub fn comes_back(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        vec![self.answer(texts.back_from_review()), self.answer(self.what_next())]
    }

    /// A sentence about what can be done after the game.
    pub(super) fn what_next(&self) -> String {
        let (texts, language) = (&self.tongue.texts, self.tongue.settings.language);
        let provided = AFTER_GAME.into_iter().filter(|command| self.provides(*command));
        let words: Vec<&str> = provided.map(|command| command_word(command, language)).collect();
        texts.what_next(&texts.any_of(&words))
    }

    /// Carries out a wish after the game, or leaves for it.
    pub(crate) fn after_game(&mut self, wanted: AfterTableGame) -> Vec<Out> {
        let texts = &self.tongue.texts;
        if self.end != EndTold::Told {
            return self.refuse(self.before_the_end());
        }
        match wanted {
            AfterTableGame::Sending => return self.send(),
            // Moves must not be heard that could be played in the hall (11.3).
            AfterTableGame::Review if self.running.game.mode() != Mode::Training => {
                return self.refuse(texts.only_in_training());
            }
            AfterTableGame::Review if self.running.keeper.path().is_none() => {
                return self.refuse(texts.no_record_kept());
            }
            AfterTableGame::NewGame | AfterTableGame::Review => {}
        }
        self.next = Some(wanted);
        vec![Out::Leave]
    }

    /// Explains that this is for after the game, and what comes first: a sealed device cannot be left.
    fn before_the_end(&self) -> String {
        if !self.running.is_sealed() {
            return self.tongue.game_goes_on();
        }
        let texts = &self.tongue.texts;
        let resign = command_word(Command::Resign, self.tongue.settings.language);
        format!("{} {}", texts.game_not_over(resign), texts.sealed_until_opened())
    }

    /// Writes the game to the place from which it can be sent.
    fn send(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        match self.running.keeper.send(texts) {
            Ok((file, folder)) => vec![self.answer(texts.game_written(&file, &folder))],
            Err(reason) => self.refuse(reason),
        }
    }
}
