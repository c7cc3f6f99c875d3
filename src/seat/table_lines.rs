//! A running game as lines for the whole table: what is told, with the addressee of each line, and the shorthand for
//! moves.

use std::io::{self, Write};

use crate::chess::Color;
use crate::chess::notation::Letters;
use crate::clock::Moment;
use crate::table::{Notice, PlayerTold};
use crate::words::scripts::line;
use crate::words::scripts::unreadable::{NotUnderstood, UnreadableLine};
use crate::words::{MoveReader, Style, Texts, announce, tell_arbiter, tell_player};

use super::clocks::Parted;
use super::record_keeper::Kept;
use super::running::{Running, Told, wall_set};

impl Running {
    /// Writes what was told, with the addressee of each line.
    pub fn write(&self, told: &[Told], out: &mut impl Write) -> io::Result<()> {
        for told in told {
            match told {
                Told::OfRecord(kept) => tell_of_record(kept, &self.texts, out)?,
                Told::OfClocks(Parted::Slept(slept)) => {
                    to_all(out, &self.texts.machine_slept(*slept))?;
                }
                Told::OfClocks(Parted::WallSet(by, way)) => {
                    writeln!(out, "to arbiter: {}", wall_set(&self.texts, *by, *way))?;
                }
                Told::Notice(Notice::ToPlayer(side, told)) => {
                    let sentence = tell_player(told, self.wording, &self.texts);
                    writeln!(out, "to {}: {sentence}", name(*side))?;
                }
                Told::Notice(Notice::ToArbiter(told)) => {
                    let sentences = tell_arbiter(told, self.wording, &self.texts);
                    writeln!(out, "to arbiter: {sentences}")?;
                }
                Told::SealNotKept(error) => {
                    let reason = error.told(&self.texts);
                    writeln!(out, "to arbiter: {}", self.texts.seal_not_kept(&reason))?;
                }
                Told::Sealed(rows, hash) => {
                    let sentences = self.texts.record_ends_with(*rows, hash);
                    writeln!(out, "to arbiter: {sentences}")?;
                }
            }
        }
        Ok(())
    }

    /// The shorthand for moves: each is announced in full, repeated, and the clock pressed. Words of receipt are left
    /// out.
    pub fn play_moves(
        &mut self,
        moves: &[String],
        now: Moment,
    ) -> Result<Vec<Told>, (Vec<Told>, UnreadableLine)> {
        let mut all = Vec::new();
        for written in moves {
            match self.play_move(written, now) {
                Ok(told) => all.extend(told.into_iter().filter(|told| !is_receipt(told))),
                Err(unreadable) => return Err((all, unreadable)),
            }
        }
        Ok(all)
    }

    fn play_move(&mut self, written: &str, now: Moment) -> Result<Vec<Told>, UnreadableLine> {
        // A move that was made but not pressed may be answered (1.3).
        let by = self.game.turn().by;
        let side = if self.game.turn().made.is_some() { !by } else { by };
        let Some(position) = self.game.present().position().cloned() else {
            return Err(UnreadableLine::told(written, Texts::a_position_for_moves));
        };
        let moves = MoveReader::of_letters(Letters::English, &self.lexicon);
        let legal = moves
            .legal_or_sentence(written, &position, &self.texts)
            .map_err(UnreadableLine::Sentence)?;
        let words = self.wording.say(&announce(&position, legal, Style::Full));
        let intents =
            line::of_move(side, &words, &self.lexicon).map_err(|unheard| match unheard {
                NotUnderstood::Line(unreadable) => unreadable,
                NotUnderstood::Words(words) => UnreadableLine::Sentence(words.told(&self.texts)),
            })?;
        Ok(intents.iter().flat_map(|intent| self.happens(intent, now)).collect())
    }
}

fn to_all(out: &mut impl Write, sentence: &str) -> io::Result<()> {
    ["white", "black", "arbiter"]
        .iter()
        .try_for_each(|person| writeln!(out, "to {person}: {sentence}"))
}

/// Tells everyone that the record is not being kept, or that it is again.
pub fn tell_of_record(kept: &Kept, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    match kept {
        Kept::Safe => Ok(()),
        Kept::Failed(error) => to_all(out, &texts.not_on_record(&error.told(texts))),
        Kept::StillFailing => writeln!(out, "to arbiter: {}", texts.still_not_on_record()),
        Kept::Again => to_all(out, &texts.on_record_again()),
        Kept::Rewritten(path) => to_all(out, &texts.record_anew(&path.display().to_string())),
        Kept::GivenUp => to_all(out, &texts.record_given_up()),
    }
}

fn is_receipt(told: &Told) -> bool {
    matches!(told, Told::Notice(Notice::ToPlayer(_, PlayerTold::Noted)))
}

fn name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}
