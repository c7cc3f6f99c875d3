//! A player who walks over the board: what each stride tells. Never knows a key.

use shakmaty::Position as _;

use crate::clock::Moment;
use crate::present::editor::Key;
use crate::scenes::board_answers::walk::{self, Stride, Walker};
use crate::scenes::place::{Out, Person as _};
use crate::words::{Command, command_word};

use super::game::Practising;
use super::keys;

impl Practising {
    /// Begins to walk over the board, or goes back to typing moves.
    pub(super) fn walk_or_stop(&mut self) -> Vec<Out> {
        if self.walker.take().is_some() {
            return vec![Out::Keys(keys::KEYS.entry()), self.answer(&self.texts.walk_ends())];
        }
        let walker = Walker::new(self.kept.own, self.settings.language);
        self.walker = Some(walker);
        let mut out = vec![Out::Keys(walk::entry()), self.answer(&self.texts.walk_begins())];
        out.push(self.board().says(self.board().contents(walker.at, ".")));
        out
    }

    /// Takes a key of a walk, if there is one and it is one.
    pub(super) fn take_stride(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        let mut walker = self.walker?;
        let pieces = self.position().board().board().clone();
        let stride = walker.stride(key, self.kept.own, &pieces)?;
        self.walker = Some(walker);
        let told = self.board().stride(stride, walker.at);
        Some(told.unwrap_or_else(|| match stride {
            Stride::LastCapture => {
                let last = self.kept.game.moves().last();
                self.board().captured(last.and_then(|legal| legal.capture()))
            }
            Stride::Times => {
                let times = command_word(Command::Times, self.settings.language);
                self.take_line(times, now)
            }
            Stride::End => self.walk_or_stop(),
            _ => self.tell_last(),
        }))
    }
}
