//! What a player says: what is listened for at a moment, and how it goes the way of what is
//! typed. What is doubtful is asked back and never put into the score unasked.

use std::path::PathBuf;

use crate::clock::Moment;
use crate::devices::folders;
use crate::present::board::answers::cut_short;
use crate::present::conversation::Saying;
use crate::table::Permit;
use crate::words::{Command, Listening, command, likelier};

use super::Seat;

impl Seat {
    /// What is listened for now: everything that a player may say. What is legal has no part in it (11.3.1).
    pub(super) fn listens_for(&self) -> Vec<Listening> {
        match self.open.goes_on {
            Some(Command::Reads) => vec![Listening::BoardReading],
            // A piece alone is named as one is promoted to.
            Some(Command::Pieces) => vec![Listening::Promotion],
            Some(Command::Scan) => vec![Listening::Lines],
            Some(_) => vec![Listening::Announcement],
            None => {
                vec![Listening::Announcement, Listening::Commands, Listening::Questions]
            }
        }
    }

    /// A command that was said alone, and goes on with what is said next. A tournament tells
    /// nothing of the board, so there is nothing to wait for.
    pub(super) fn goes_on_after(&self, text: &str) -> Option<Command> {
        let about_the_board = || cut_short(text).filter(|_| self.may_be_asked());
        wants_more(text).or_else(about_the_board)
    }

    fn may_be_asked(&self) -> bool {
        Permit::in_mode(self.running.game.mode()).is_some()
    }

    /// What may have been meant instead, where training lets the position weigh in.
    pub(super) fn likelier_than(&self, saying: &Saying) -> Option<String> {
        let permit = Permit::in_mode(self.running.game.mode())?;
        let position = self.running.game.present().position()?;
        let lexicon = &self.running.lexicon;
        likelier(&saying.text, &saying.alternatives, position, lexicon, permit).map(str::to_owned)
    }

    /// Beside the record, named by the ply that it may make and the moment of the record.
    pub(super) fn sound_of(&self, now: Moment) -> Option<PathBuf> {
        let record = self.running.keeper.path()?;
        let folder = record.with_extension("sound");
        folders::make_private(&folder).ok()?;
        let ply = self.running.game.plies().len() + 1;
        let millis = std::time::Duration::from(now.since(Moment::ZERO)).as_millis();
        Some(folder.join(format!("ply-{ply:03}-{millis:08}.wav")))
    }
}

/// A command that was said alone, and goes on with what is said next.
fn wants_more(text: &str) -> Option<Command> {
    let (begun, rest) = command(text)?;
    let is_begun = matches!(begun, Command::Reads | Command::Correct) && rest.is_empty();
    is_begun.then_some(begun)
}
