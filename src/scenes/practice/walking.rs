//! A player who walks over the board: what each stride tells. Never knows a key.

use shakmaty::Position as _;

use crate::clock::Moment;
use crate::present::editor::Key;
use crate::scenes::place::{Out, Person as _};
use crate::words::{Command, command_word};

use super::answers::Moves;
use super::game::Practising;
use super::keys;
use super::walk::{self, Stride, Walker};

impl Practising {
    /// Begins to walk over the board, or goes back to typing moves.
    pub(super) fn walk_or_stop(&mut self) -> Vec<Out> {
        if self.walker.take().is_some() {
            return vec![Out::Keys(keys::KEYS.entry()), self.answer(&self.texts.walk_ends())];
        }
        let walker = Walker::new(self.kept.own, self.settings.language);
        self.walker = Some(walker);
        let mut out = vec![Out::Keys(walk::entry()), self.answer(&self.texts.walk_begins())];
        out.push(self.says(self.contents(walker.at, ".")));
        out
    }

    /// Takes a key of a walk, if there is one and it is one.
    pub(super) fn take_stride(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        let mut walker = self.walker?;
        let pieces = self.position().board().board().clone();
        let stride = walker.stride(key, self.kept.own, &pieces)?;
        self.walker = Some(walker);
        let at = walker.at;
        Some(match stride {
            Stride::Here | Stride::To(_) => vec![self.says(self.contents(at, "."))],
            Stride::Edge => self.refuse(&self.texts.edge_of_board()),
            Stride::NoSuchPiece => self.refuse(&self.texts.walk_no_such_piece()),
            Stride::Moves => self.moves_of(at, Moves::All),
            Stride::Captures => self.moves_of(at, Moves::Captures),
            Stride::Rays(along) => self.along_rays(at, along),
            Stride::Attackers => self.attackers_of(at),
            Stride::Defenders => self.defenders_of(at),
            Stride::LastMove => self.tell_last(),
            Stride::LastCapture => self.last_capture(),
            Stride::Times => {
                let times = command_word(Command::Times, self.settings.language);
                self.take_line(times, now)
            }
            Stride::End => self.walk_or_stop(),
        })
    }

    /// What the last move took.
    fn last_capture(&self) -> Vec<Out> {
        let taken = self.kept.game.moves().last().and_then(|legal| legal.capture());
        match taken {
            Some(role) => {
                let name = self.wording.say_piece(role);
                vec![self.says(vec![self.said(&format!("{name}."))])]
            }
            None => vec![self.answer(&self.texts.takes_nothing_last())],
        }
    }
}
