//! A game that runs: intents go in, facts are applied and kept, and what is told goes
//! out, in this order.

use std::io::{self, Write};

use crate::chess::Color;
use crate::chess::notation::Letters;
use crate::clock::{Moment, Span};
use crate::devices::journal::Hash;
use crate::laws::AnnouncingLanguage;
use crate::record::{ClockSetting, Kind, kind_of};
use crate::scenes::reasons::{journal, refused};
use crate::scenes::sealing;
use crate::table::{
    ArbiterTold, Game, Intent, Notice, PlayerTold, Recorded, Seal, Setting, decide, due, tell,
};
use crate::words::scripts::line;
use crate::words::scripts::unreadable::{NotUnderstood, UnreadableLine};
use crate::words::{
    FileNames, Language, Lexicon, MoveReader, Style, Texts, Wording, announce, tell_arbiter,
    tell_player,
};

use super::TimePassing;
use super::clocks::{MachineClocks, Parted};
use super::keeping::{GameRecord, Kept};
use super::lookout::Lookout;

/// A game, its record and the words of its event.
pub(in crate::scenes) struct Running {
    pub(in crate::scenes) game: Game,
    /// Everything that happened since the program began to run.
    pub(in crate::scenes) facts: Vec<Recorded>,
    pub(in crate::scenes) keeper: GameRecord,
    pub(in crate::scenes) lexicon: Lexicon,
    pub(in crate::scenes) wording: Wording,
    /// What everybody is told in, whatever the words of announcements.
    pub(in crate::scenes) texts: Texts,
    lookout: Lookout,
    clocks: MachineClocks,
    /// How many times ten moves were completed when the arbiter was told of the record.
    pub(in crate::scenes) tens: u32,
}

/// What comes of something that happened, in the order in which it is told.
pub(in crate::scenes) enum Told {
    /// How the record fares, if that has changed.
    OfRecord(Kept),
    /// The clocks of the machine have parted.
    OfClocks(Parted),
    /// Somebody is told something.
    Notice(Notice),
    /// Ten more moves or the end of the game are on record: how many rows, the last hash.
    Sealed(u64, Hash),
    /// A new start of the program will not know that the device is sealed.
    SealNotKept(io::Error),
}

impl Running {
    pub(super) fn new(
        game: Game,
        keeper: GameRecord,
        texts: Texts,
        passing: TimePassing,
    ) -> Running {
        let wording = wording(game.setting());
        let lexicon = Lexicon::of(wording);
        Running {
            tens: tens(&game),
            game,
            facts: Vec::new(),
            keeper,
            lexicon,
            wording,
            texts,
            lookout: Lookout::new(),
            clocks: MachineClocks::of(passing),
        }
    }

    /// Lets the clock do what it has done by itself up to a moment.
    pub(in crate::scenes) fn wake(&mut self, now: Moment) -> Vec<Told> {
        let facts = due(&self.game, now);
        let mut told = self.take_in(facts);
        told.extend(self.look_out(now));
        told
    }

    /// Takes in what was found beside the game, if anything was.
    fn look_out(&mut self, now: Moment) -> Vec<Told> {
        match self.lookout.sees(&self.game) {
            Some(fact) => self.take_in(vec![Recorded { at: now, fact }]),
            None => Vec::new(),
        }
    }

    /// What somebody wants happens, once the clock has done what it has by now.
    pub(in crate::scenes) fn happens(&mut self, intent: &Intent, now: Moment) -> Vec<Told> {
        let mut told = self.wake(now);
        told.extend(self.happens_awake(intent, now));
        told
    }

    /// The same, where the clock was woken at this moment already.
    pub(in crate::scenes) fn happens_awake(&mut self, intent: &Intent, now: Moment) -> Vec<Told> {
        let mut told = Vec::new();
        match decide(&self.game, intent, now) {
            Ok(facts) => told.extend(self.take_in(facts)),
            Err(declined) => told.push(Told::Notice(match intent {
                Intent::Speak { side, .. } | Intent::Do { side, .. } | Intent::Ask { side, .. } => {
                    Notice::ToPlayer(*side, PlayerTold::Declined(declined))
                }
                Intent::Arbiter(_) => Notice::ToArbiter(Box::new(ArbiterTold::Declined(declined))),
            })),
        }
        told.extend(self.look_out(now));
        told
    }

    /// Takes in what happened at another place, once the clock has done what it has by now.
    pub(in crate::scenes) fn follows(
        &mut self,
        now: Moment,
        happened: impl FnOnce(&Game) -> Vec<Recorded>,
    ) -> Vec<Told> {
        let mut told = self.wake(now);
        let facts = happened(&self.game);
        told.extend(self.take_in(facts));
        told.extend(self.look_out(now));
        told
    }

    /// Facts change the game, are kept, and only then told.
    pub(in crate::scenes) fn take_in(&mut self, facts: Vec<Recorded>) -> Vec<Told> {
        let before = self.game.device_seal();
        let mut notices = Vec::new();
        let mut kept = Vec::with_capacity(facts.len());
        for fact in facts {
            self.game.apply(&fact);
            notices.extend(tell(&fact, &self.game));
            let kind = kind_of(&fact.fact, &self.game);
            kept.push((fact, kind));
        }
        match self.game.clock().running() {
            Some(_) => self.clocks.look_first(),
            None => self.clocks.look_away(),
        }
        let outcome = self.keeper.keep(&kept);
        let ended = kept.iter().any(|(_, kind)| *kind == Kind::Result);
        self.facts.extend(kept.into_iter().map(|(fact, _)| fact));
        let mut told = self.of_record(outcome);
        told.extend(notices.into_iter().map(Told::Notice));
        told.extend(self.seal_or_open(before).err().map(Told::SealNotKept));
        let seen_tens = std::mem::replace(&mut self.tens, tens(&self.game));
        let seal = self.keeper.last_hash().filter(|_| ended || self.tens > seen_tens);
        told.extend(seal.map(|(rows, hash)| Told::Sealed(rows, hash)));
        told
    }

    /// While the clock runs, says to the record now and then that the program is alive, and
    /// tells where the clocks of the machine have parted since.
    pub(in crate::scenes) fn stay_alive(&mut self, now: Moment) -> Vec<Told> {
        if self.game.clock().running().is_none() {
            self.clocks.look_away();
            return Vec::new();
        }
        let mut told: Vec<Told> = self.clocks.look().into_iter().map(Told::OfClocks).collect();
        let outcome = self.keeper.stay_alive(now);
        told.extend(self.of_record(outcome));
        told
    }

    fn of_record(&self, outcome: Kept) -> Vec<Told> {
        let seal = match (&outcome, self.game.device_seal(), self.keeper.path()) {
            // The seal names the record, which has a new name.
            (Kept::Anew(_), Seal::Sealed { .. }, Some(record)) => sealing::seal(record),
            _ => Ok(()),
        };
        let told = (!matches!(outcome, Kept::Safe)).then_some(Told::OfRecord(outcome));
        told.into_iter().chain(seal.err().map(Told::SealNotKept)).collect()
    }

    /// A sealed device stays so over a new start.
    fn seal_or_open(&self, before: Seal) -> io::Result<()> {
        match (before, self.game.device_seal(), self.keeper.path()) {
            (Seal::Open, Seal::Sealed { .. }, Some(record)) => sealing::seal(record),
            (Seal::Sealed { .. }, Seal::Open, _) => sealing::open(),
            _ => Ok(()),
        }
    }

    /// What the arbiter writes down of the record.
    pub(super) fn hash(&self, texts: &Texts) -> String {
        match self.keeper.last_hash() {
            Some((rows, hash)) => texts.record_ends_with(rows, &hash.to_string()),
            None => texts.no_record_kept(),
        }
    }

    /// Writes down what was told, each line with whom it is for.
    pub(super) fn write(&self, told: &[Told], out: &mut impl Write) -> io::Result<()> {
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
                    let reason = refused(error, &self.texts);
                    writeln!(out, "to arbiter: {}", self.texts.seal_not_kept(&reason))?;
                }
                Told::Sealed(rows, hash) => {
                    let sentences = self.texts.record_ends_with(*rows, &hash.to_string());
                    writeln!(out, "to arbiter: {sentences}")?;
                }
            }
        }
        Ok(())
    }

    /// A shorthand: each move is announced in full, repeated, and the clock pressed; words
    /// of receipt are left out.
    pub(super) fn play_moves(
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
        // A move that was made and not pressed may be answered (1.3).
        let by = self.game.turn().by;
        let side = if self.game.turn().made.is_some() { !by } else { by };
        let Some(position) = self.game.present().position().cloned() else {
            return Err(UnreadableLine::new(written, "a position that moves can be read in"));
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

/// How many times ten moves both have completed.
fn tens(game: &Game) -> u32 {
    game.completed(Color::White).min(game.completed(Color::Black)) / 10
}

fn is_receipt(told: &Told) -> bool {
    matches!(told, Told::Notice(Notice::ToPlayer(_, PlayerTold::Noted)))
}

/// That the clock on the wall was set, and that this changes nothing in the game.
pub(super) fn wall_set(texts: &Texts, by: Span, way: ClockSetting) -> String {
    match way {
        ClockSetting::Forward => texts.wall_goes_forward(by),
        ClockSetting::Back => texts.wall_goes_back(by),
    }
}

fn to_all(out: &mut impl Write, sentence: &str) -> io::Result<()> {
    ["white", "black", "arbiter"]
        .iter()
        .try_for_each(|person| writeln!(out, "to {person}: {sentence}"))
}

/// Says aloud, to everybody, that the record is not kept, or that it is again.
pub(super) fn tell_of_record(kept: &Kept, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    match kept {
        Kept::Safe => Ok(()),
        Kept::Failed(error) => to_all(out, &texts.not_on_record(&journal(error, texts))),
        Kept::StillFailing => writeln!(out, "to arbiter: {}", texts.still_not_on_record()),
        Kept::Again => to_all(out, &texts.on_record_again()),
        Kept::Anew(path) => to_all(out, &texts.record_anew(&path.display().to_string())),
        Kept::GivenUp => to_all(out, &texts.record_given_up()),
    }
}

/// The words that lines of a game may have.
pub(super) fn lexicon(setting: &Setting) -> Lexicon {
    Lexicon::of(wording(setting))
}

pub(super) fn wording(setting: &Setting) -> Wording {
    let spoken = setting.event.announcements;
    Wording { words: language(spoken.words), ranks: language(spoken.ranks), files: FileNames::Anna }
}

fn name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

fn language(tongue: AnnouncingLanguage) -> Language {
    match tongue {
        AnnouncingLanguage::German => Language::German,
        AnnouncingLanguage::French => Language::French,
        AnnouncingLanguage::English => Language::English,
    }
}
