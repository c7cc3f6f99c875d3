//! Speech input at the seat: what is listened for, and how it joins the path of typed lines. A doubtful sentence is
//! asked back and never written into the score without asking.

use std::path::PathBuf;

use crate::clock::Moment;
use crate::present::conversation::{GivenLine, Saying};
use crate::table::Permit;
use crate::words::{Command, Listening, WeighedMove, likelier};

use super::Seat;

impl Seat {
    /// What is listened for now: everything a player may say, whatever is legal (11.3.1).
    pub(crate) fn listens_for(&self) -> Vec<Listening> {
        match self.open.goes_on {
            Some(Command::Reads) => vec![Listening::BoardReading],
            // A piece by itself is named in the same words as a promotion.
            Some(Command::Pieces) => vec![Listening::Promotion],
            Some(Command::Scan) => vec![Listening::Lines],
            Some(_) => vec![Listening::Announcement],
            None => {
                vec![Listening::Announcement, Listening::Commands, Listening::Questions]
            }
        }
    }

    /// A command spoken alone that continues with the next sentence. A tournament tells nothing of the board, so it
    /// does not wait there.
    pub(crate) fn goes_on_after(&self, line: &GivenLine) -> Option<Command> {
        match line.bare_command()? {
            begun @ (Command::Reads | Command::Correct) => Some(begun),
            _ => line.cut_short().filter(|_| self.may_be_asked()),
        }
    }

    fn may_be_asked(&self) -> bool {
        Permit::in_mode(self.running.game.mode()).is_some()
    }

    /// In training, the position helps to choose between similar-sounding moves.
    pub(crate) fn weighed_in_training(&self, saying: &Saying) -> Option<WeighedMove> {
        let permit = Permit::in_mode(self.running.game.mode())?;
        // If moves are dictated, the board stays in its initial position.
        if self.takes_dictation() {
            return None;
        }
        let position = self.running.game.present().position()?;
        let (text, others) = (&saying.text, &saying.alternatives);
        Some(likelier(text, others, position, &self.tongue.lexicon, permit))
    }

    /// A file beside the record, named after the ply that the move may become and the time in the record.
    pub(crate) fn sound_of(&self, now: Moment) -> Option<PathBuf> {
        let folder = self.running.keeper.sound_folder()?;
        let ply = self.running.game.plies().len() + 1;
        let millis = std::time::Duration::from(now.since(Moment::ZERO)).as_millis();
        Some(folder.join(format!("ply-{ply:03}-{millis:08}.wav")))
    }
}
