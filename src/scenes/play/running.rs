//! A game that runs: intents go in, facts are applied and kept, and what is told goes
//! out, in this order.

use std::io::{self, Write};

use crate::chess::Color;
use crate::chess::notation::Letters;
use crate::clock::Moment;
use crate::laws::Tongue;
use crate::record::{Kind, kind_of};
use crate::table::{
    ArbiterTold, Game, Intent, Notice, PlayerTold, Recorded, Setting, decide, due, tell,
};
use crate::words::{
    FileNames, Language, Lexicon, Style, Wording, announce, tell_arbiter, tell_player,
};

use super::keeping::{Keeper, Kept};
use super::line::{self, Unreadable};

/// A game, its record and the words of its event.
pub(super) struct Running {
    pub(super) game: Game,
    /// Everything that happened since the program began to run.
    pub(super) facts: Vec<Recorded>,
    pub(super) keeper: Keeper,
    pub(super) lexicon: Lexicon,
    wording: Wording,
}

/// How loud a line is: a shorthand for many lines leaves the words of receipt out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Receipts {
    Told,
    LeftOut,
}

impl Running {
    pub(super) fn new(game: Game, keeper: Keeper) -> Running {
        let wording = wording(game.setting());
        Running { game, facts: Vec::new(), keeper, lexicon: Lexicon::of(wording), wording }
    }

    /// Lets the clock do what it has done by itself up to a moment.
    pub(super) fn wake(&mut self, now: Moment, out: &mut impl Write) -> io::Result<()> {
        let facts = due(&self.game, now);
        self.take_in(facts, Receipts::Told, out)
    }

    pub(super) fn happens(
        &mut self,
        intent: &Intent,
        now: Moment,
        receipts: Receipts,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.wake(now, out)?;
        match decide(&self.game, intent, now) {
            Ok(facts) => self.take_in(facts, receipts, out),
            Err(declined) => {
                let notice = match intent {
                    Intent::Speak { side, .. }
                    | Intent::Do { side, .. }
                    | Intent::Ask { side, .. } => {
                        Notice::ToPlayer(*side, PlayerTold::Declined(declined))
                    }
                    Intent::Arbiter(_) => {
                        Notice::ToArbiter(Box::new(ArbiterTold::Declined(declined)))
                    }
                };
                self.write(&notice, out)
            }
        }
    }

    /// Facts change the game, are kept, and only then told.
    pub(super) fn take_in(
        &mut self,
        facts: Vec<Recorded>,
        receipts: Receipts,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let mut notices = Vec::new();
        let mut kept = Vec::with_capacity(facts.len());
        for fact in facts {
            self.game.apply(&fact);
            notices.extend(tell(&fact, &self.game));
            let kind = kind_of(&fact.fact, &self.game);
            kept.push((fact, kind));
        }
        let outcome = self.keeper.keep(&kept);
        tell_of_record(&outcome, out)?;
        let ended = kept.iter().any(|(_, kind)| *kind == Kind::Result);
        self.facts.extend(kept.into_iter().map(|(fact, _)| fact));
        for notice in notices {
            let is_receipt = matches!(notice, Notice::ToPlayer(_, PlayerTold::Noted));
            if receipts == Receipts::Told || !is_receipt {
                self.write(&notice, out)?;
            }
        }
        if ended && self.keeper.last_hash().is_some() { self.tell_hash(out) } else { Ok(()) }
    }

    /// Tells the arbiter what to write down of the record.
    pub(super) fn tell_hash(&self, out: &mut impl Write) -> io::Result<()> {
        match self.keeper.last_hash() {
            Some((rows, hash)) => {
                writeln!(out, "to arbiter: Record: {rows} rows. Last hash: {hash}.")
            }
            None => writeln!(out, "to arbiter: No record is kept."),
        }
    }

    fn write(&self, notice: &Notice, out: &mut impl Write) -> io::Result<()> {
        match notice {
            Notice::ToPlayer(side, told) => {
                writeln!(out, "to {}: {}", name(*side), tell_player(told, self.wording))
            }
            Notice::ToArbiter(told) => {
                writeln!(out, "to arbiter: {}", tell_arbiter(told, self.wording))
            }
        }
    }

    /// A shorthand: each move is announced in full, repeated, and the clock pressed.
    pub(super) fn play_moves(
        &mut self,
        moves: &[String],
        now: Moment,
        out: &mut impl Write,
    ) -> io::Result<Result<(), Unreadable>> {
        for written in moves {
            // A move that was made and not pressed may be answered (1.3).
            let by = self.game.turn().by;
            let side = if self.game.turn().made.is_some() { !by } else { by };
            let Some(position) = self.game.present().position().cloned() else {
                return Ok(Err(Unreadable::new(written, "a position that moves can be read in")));
            };
            let read = crate::scenes::typed_move::read(written, Letters::English, &position);
            let legal = match read {
                Ok(legal) => legal,
                Err(sentence) => return Ok(Err(Unreadable::from(sentence))),
            };
            let words = self.wording.say(&announce(&position, legal, Style::Full));
            match line::of_move(side, &words, &self.lexicon) {
                Ok(intents) => {
                    for intent in intents {
                        self.happens(&intent, now, Receipts::LeftOut, out)?;
                    }
                }
                Err(unreadable) => return Ok(Err(unreadable)),
            }
        }
        Ok(Ok(()))
    }
}

/// Says aloud, to everybody, that the record is not kept, or that it is again.
pub(super) fn tell_of_record(kept: &Kept, out: &mut impl Write) -> io::Result<()> {
    let to_all = |out: &mut dyn Write, sentence: &str| -> io::Result<()> {
        ["white", "black", "arbiter"]
            .iter()
            .try_for_each(|person| writeln!(out, "to {person}: {sentence}"))
    };
    match kept {
        Kept::Safe => Ok(()),
        Kept::Failed(reason) => to_all(out, &format!("Not on record. {reason} The game goes on.")),
        Kept::StillFailing => writeln!(out, "to arbiter: Not on record."),
        Kept::Again => to_all(out, "On record again. Nothing is missing."),
        Kept::GivenUp => to_all(out, "The record is given up. The game goes on without one."),
    }
}

/// The words that lines of a game may have.
pub(super) fn lexicon(setting: &Setting) -> Lexicon {
    Lexicon::of(wording(setting))
}

fn wording(setting: &Setting) -> Wording {
    let spoken = setting.event.announcements;
    Wording { words: language(spoken.words), ranks: language(spoken.ranks), files: FileNames::Anna }
}

fn name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

fn language(tongue: Tongue) -> Language {
    match tongue {
        Tongue::German => Language::German,
        Tongue::French => Language::French,
        Tongue::English => Language::English,
    }
}
