//! What a player may want when a game at the table is over: another one, to listen to it, to send
//! it. A tournament game is listened to elsewhere. Never begins anything itself.

use std::path::PathBuf;

use crate::laws::Mode;
use crate::present::conversation::{Dialogue as _, Out, Settings};
use crate::words::{Command, command_word};

use super::{EndTold, Seat};

/// What is wanted after a game, beside leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AfterTableGame {
    NewGame,
    /// The game is listened to.
    Review,
    /// The game is sent, and nobody leaves for that.
    Sending,
}

/// What is likely wanted then, in the order in which it is told.
const AFTER_GAME: [Command; 5] =
    [Command::NewGame, Command::ReviewGame, Command::SendGame, Command::Menu, Command::Quit];

/// For what a seat was left, where it was not just left.
pub enum SeatLeft {
    ForAnotherGame,
    /// For listening to the game of this file, after which one comes back.
    ToListen(PathBuf, Box<Settings>),
    ForMenu(Box<Settings>),
}

impl Seat {
    /// For what the seat was left.
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

    /// Is back at the game that is over, after it was listened to.
    pub fn comes_back(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        vec![self.answer(texts.back_from_review()), self.answer(self.what_next())]
    }

    /// What can be done after the game, in a sentence.
    pub(super) fn what_next(&self) -> String {
        let (texts, language) = (&self.tongue.texts, self.tongue.settings.language);
        let provided = AFTER_GAME.into_iter().filter(|command| self.provides(*command));
        let words: Vec<&str> = provided.map(|command| command_word(command, language)).collect();
        texts.what_next(&texts.any_of(&words))
    }

    /// Does what is wanted after the game, or leaves for it.
    pub(crate) fn after_game(&mut self, wanted: AfterTableGame) -> Vec<Out> {
        let texts = &self.tongue.texts;
        if self.end != EndTold::Told {
            return self.refuse(self.before_the_end());
        }
        match wanted {
            AfterTableGame::Sending => return self.send(),
            // Nobody hears moves that could be played in the hall (11.3).
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

    /// That something comes after the game, and what there is to do before: a sealed device is not left.
    fn before_the_end(&self) -> String {
        if !self.running.is_sealed() {
            return self.tongue.game_goes_on();
        }
        let texts = &self.tongue.texts;
        let resign = command_word(Command::Resign, self.tongue.settings.language);
        format!("{} {}", texts.game_not_over(resign), texts.sealed_until_opened())
    }

    /// Writes the game where it can be sent from.
    fn send(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        match self.running.keeper.send(texts) {
            Ok((file, folder)) => vec![self.answer(texts.game_written(&file, &folder))],
            Err(reason) => self.refuse(reason),
        }
    }
}
