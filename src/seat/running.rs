//! A running game: intents come in, facts are applied and stored, and then notices go out, in this order.

use std::path::Path;

use crate::chess::Color;
use crate::clock::{Moment, Span};
use crate::laws::Mode;
use crate::record::{ClockSetting, Kind, kind_of};
use crate::table::{
    Absence, ArbiterAct, ArbiterTold, Fact, Game, Intent, Notice, PlayerTold, Recorded, Seal,
    SealDoubt, Setting, Warrant, decide, due, tell,
};
use crate::words::{FileNames, Lexicon, Texts, Wording};

use super::clocks::{MachineClocks, Parted};
use super::lookout::Lookout;
use super::machine::{Machine, SealedBefore};
use super::record_keeper::{KeepingFault, Kept, RecordKeeper};

/// A game, its record, and the wording of its event.
pub struct Running {
    pub game: Game,
    /// Everything that has happened in this run of the program.
    pub facts: Vec<Recorded>,
    pub keeper: Box<dyn RecordKeeper>,
    pub lexicon: Lexicon,
    pub(crate) wording: Wording,
    /// The texts for all sentences, whatever the language of announcements.
    pub texts: Texts,
    machine: Box<dyn Machine>,
    lookout: Lookout,
    clocks: MachineClocks,
    seals: WhoSeals,
    /// The time of the last act, and how long the game had been idle when it was resumed.
    acted: (Moment, Span),
    /// How many full tens of moves were completed when the arbiter was last told of the record.
    pub(crate) tens: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WhoSeals {
    /// Only the arbiter: a script for a whole table is a rehearsal.
    Arbiter,
    /// The device itself, in a tournament, until the arbiter opens it.
    Itself,
}

/// The consequences of an event, in the order in which they are told.
pub enum Told {
    /// A change in how the record fares.
    OfRecord(Kept),
    /// The computer's clocks have drifted apart.
    OfClocks(Parted),
    Notice(Notice),
    /// Ten more moves or the end of the game are on record: the number of rows and the last hash.
    Sealed(u64, String),
    /// After a restart, the program will not know that the device is sealed.
    SealNotKept(Box<dyn KeepingFault>),
}

/// The outcome of an intent: the recorded facts, and what is told.
pub(crate) struct Decided {
    pub(crate) facts: Vec<Recorded>,
    pub(crate) told: Vec<Told>,
}

impl Decided {
    /// Whether an intent of a player was declined.
    pub(crate) fn is_declined(&self) -> bool {
        let declined = |told: &Told| {
            matches!(told, Told::Notice(Notice::ToPlayer(_, PlayerTold::Declined(_))))
        };
        self.told.iter().any(declined)
    }
}

impl Running {
    pub fn new(
        game: Game,
        keeper: Box<dyn RecordKeeper>,
        machine: Box<dyn Machine>,
        texts: Texts,
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
            machine,
            lookout: Lookout::new(),
            clocks: MachineClocks::Unseen,
            seals: WhoSeals::Arbiter,
            acted: (Moment::ZERO, Span::ZERO),
        }
    }

    /// From now on the device seals itself for a tournament.
    pub fn seal_itself(&mut self) -> Vec<Told> {
        self.seals = WhoSeals::Itself;
        self.take_in(Vec::new())
    }

    /// Seals the device again for a resumed game that had left it sealed.
    pub fn seal_again(&mut self, before: SealedBefore, now: Moment) -> Vec<Told> {
        let record = self.keeper.path().filter(|_| self.is_sealed()).map(Path::to_owned);
        let Some(record) = record else { return Vec::new() };
        let (doubts, kept) = self.machine.seal(&record, before);
        let mut told: Vec<Told> = kept.err().map(Told::SealNotKept).into_iter().collect();
        told.extend(self.doubt(doubts, now));
        told
    }

    /// Notes the last act and how long the game had been idle when it was resumed.
    pub fn was_left(&mut self, acted: Moment, before: Span) {
        self.acted = (acted, before);
    }

    /// How long the game has been idle.
    pub(crate) fn idle(&self, now: Moment) -> Span {
        let (acted, before) = self.acted;
        now.since(acted) + before
    }

    /// Whether the device is locked to this game.
    pub(crate) fn is_sealed(&self) -> bool {
        self.game.device_seal().is_closed() && self.game.result().is_none()
    }

    /// The program was suspended for this long in the middle of the game.
    pub(crate) fn was_suspended(&mut self, away: Span, now: Moment) -> Vec<Told> {
        match self.game.result() {
            Some(_) => Vec::new(),
            None => {
                let fact = Fact::Returned(Absence::Suspended(away));
                self.take_in(vec![Recorded { at: now, fact }])
            }
        }
    }

    fn doubt(&mut self, doubts: Vec<SealDoubt>, now: Moment) -> Vec<Told> {
        let recorded = |doubt| Recorded { at: now, fact: Fact::SealDoubted(doubt) };
        match doubts.is_empty() {
            true => Vec::new(),
            false => self.take_in(doubts.into_iter().map(recorded).collect()),
        }
    }

    /// Applies what the clock has done by itself up to a moment.
    pub fn wake(&mut self, now: Moment) -> Vec<Told> {
        let facts = due(&self.game, now);
        let mut told = self.take_in(facts);
        told.extend(self.look_out(now));
        told
    }

    /// Takes in what the lookout has found, if anything.
    fn look_out(&mut self, now: Moment) -> Vec<Told> {
        match self.lookout.sees(&self.game, &mut *self.machine) {
            Some(fact) => self.take_in(vec![Recorded { at: now, fact }]),
            None => Vec::new(),
        }
    }

    /// Carries out an intent, after what the clock has done by now.
    pub fn happens(&mut self, intent: &Intent, now: Moment) -> Vec<Told> {
        let mut told = self.wake(now);
        told.extend(self.happens_awake(intent, now).told);
        told
    }

    /// The same, if the clock is already up to date.
    pub(crate) fn happens_awake(&mut self, intent: &Intent, now: Moment) -> Decided {
        let mut decided = match decide(&self.game, intent, now) {
            Ok(facts) => Decided { told: self.take_in(facts.clone()), facts },
            Err(declined) => {
                let told = Told::Notice(match intent {
                    Intent::Speak { side, .. }
                    | Intent::Do { side, .. }
                    | Intent::Ask { side, .. } => {
                        Notice::ToPlayer(*side, PlayerTold::Declined(declined))
                    }
                    Intent::Arbiter(_) => {
                        Notice::ToArbiter(Box::new(ArbiterTold::Declined(declined)))
                    }
                });
                Decided { facts: Vec::new(), told: vec![told] }
            }
        };
        decided.told.extend(self.look_out(now));
        decided
    }

    /// Carries out an act of the arbiter, if the clock is already up to date: recorded after its warrant. A declined
    /// act is not recorded, except that a hall ordered it.
    pub(crate) fn arbiter_does(
        &mut self,
        act: ArbiterAct,
        warrant: Warrant,
        now: Moment,
    ) -> Vec<Told> {
        match decide(&self.game, &Intent::Arbiter(act), now) {
            Ok(facts) => {
                let warranted = Recorded { at: now, fact: Fact::Warranted(warrant) };
                let mut told = self.take_in([vec![warranted], facts].concat());
                told.extend(self.look_out(now));
                told
            }
            Err(declined) => {
                // A declined order is recorded too, so that it is not sent again.
                let mut told = match warrant {
                    Warrant::Hall { .. } => {
                        self.take_in(vec![Recorded { at: now, fact: Fact::Warranted(warrant) }])
                    }
                    _ => Vec::new(),
                };
                let declined = ArbiterTold::Declined(declined);
                told.push(Told::Notice(Notice::ToArbiter(Box::new(declined))));
                told
            }
        }
    }

    /// Takes in what happened at another place, after what the clock has done by now.
    pub(crate) fn follows(
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

    /// Facts change the game, are stored, and only then told.
    pub fn take_in(&mut self, facts: Vec<Recorded>) -> Vec<Told> {
        let was_sealed = self.is_sealed();
        let mut notices = Vec::new();
        let mut kept = Vec::with_capacity(facts.len());
        for fact in facts {
            self.game.apply(&fact);
            notices.extend(tell(&fact, &self.game));
            if fact.fact.is_deed() {
                self.acted = (fact.at, Span::ZERO);
            }
            let kind = kind_of(&fact.fact, &self.game);
            kept.push((fact, kind));
        }
        match self.looks_at_clocks() {
            true => self.clocks.look_first(|| self.machine.clock_counts()),
            false => self.clocks.look_away(),
        }
        let outcome = self.keeper.keep(&kept);
        let ended = kept.iter().any(|(_, kind)| *kind == Kind::Result);
        self.facts.extend(kept.into_iter().map(|(fact, _)| fact));
        let mut told = self.of_record(outcome);
        told.extend(notices.into_iter().map(Told::Notice));
        told.extend(self.seal_or_open(was_sealed).err().map(Told::SealNotKept));
        let seen_tens = std::mem::replace(&mut self.tens, tens(&self.game));
        let seal = self.keeper.last_hash().filter(|_| ended || self.tens > seen_tens);
        told.extend(seal.map(|(rows, hash)| Told::Sealed(rows, hash)));
        told.extend(self.seal_if_due());
        told
    }

    /// A tournament at a seat seals the device, if a record can say for which game.
    fn seal_if_due(&mut self) -> Vec<Told> {
        let is_due = self.seals == WhoSeals::Itself
            && self.game.mode() == Mode::Tournament
            && self.game.device_seal() == Seal::Open
            && self.game.result().is_none()
            && self.keeper.path().is_some();
        match is_due {
            false => Vec::new(),
            true => {
                self.take_in(vec![Recorded { at: self.game.latest(), fact: Fact::SealedItself }])
            }
        }
    }

    /// The computer's clocks matter while the game clock runs, and to a seal.
    fn looks_at_clocks(&self) -> bool {
        self.game.clock().running().is_some() || self.is_sealed()
    }

    /// Whether game time runs, or may run on a clock that Hector does not see.
    fn time_may_run(&self) -> bool {
        match self.game.runs_clock() {
            true => self.game.clock().running().is_some(),
            false => self.game.result().is_none(),
        }
    }

    /// While the clock runs, here or elsewhere, writes a sign of life to the record from time to time, and tells if the
    /// computer's clocks have drifted apart.
    pub fn stay_alive(&mut self, now: Moment) -> Vec<Told> {
        let mut told = self.look_at_seal(now);
        match self.looks_at_clocks() {
            false => self.clocks.look_away(),
            true => told.extend(self.look_at_clocks(now)),
        }
        if !self.time_may_run() {
            return told;
        }
        let outcome = self.keeper.stay_alive(now);
        told.extend(self.of_record(outcome));
        told
    }

    fn look_at_clocks(&mut self, now: Moment) -> Vec<Told> {
        let mut told = Vec::new();
        for parted in self.clocks.look(|| self.machine.clock_counts()) {
            match parted {
                Parted::WallSet(by, way) if self.is_sealed() => {
                    told.extend(self.doubt(vec![wall_doubt(by, way)], now));
                }
                parted => told.push(Told::OfClocks(parted)),
            }
        }
        told
    }

    fn look_at_seal(&mut self, now: Moment) -> Vec<Told> {
        let doubts = self.machine.look_at_seal();
        self.doubt(doubts, now)
    }

    fn of_record(&mut self, outcome: Kept) -> Vec<Told> {
        let seal = match (&outcome, self.keeper.path()) {
            // The seal names the record, which was created only now or has a new name.
            (Kept::Rewritten(_) | Kept::Again, Some(record)) => self.machine.seal_follows(record),
            _ => Ok(()),
        };
        let told = (!matches!(outcome, Kept::Safe)).then_some(Told::OfRecord(outcome));
        told.into_iter().chain(seal.err().map(Told::SealNotKept)).collect()
    }

    /// A sealed device stays sealed over a restart.
    fn seal_or_open(&mut self, was_sealed: bool) -> Result<(), Box<dyn KeepingFault>> {
        match (was_sealed, self.is_sealed(), self.keeper.path()) {
            (false, true, Some(record)) => self.machine.seal(record, SealedBefore::No).1,
            (true, false, _) => self.machine.open_seal(),
            _ => Ok(()),
        }
    }

    /// The head of the record, for the arbiter to write down.
    pub fn hash(&self, texts: &Texts) -> String {
        match self.keeper.last_hash() {
            Some((rows, hash)) => texts.record_ends_with(rows, &hash),
            None => texts.no_record_kept(),
        }
    }
}

/// How many full tens of moves both sides have completed.
fn tens(game: &Game) -> u32 {
    game.completed(Color::White).min(game.completed(Color::Black)) / 10
}

pub(crate) fn wall_doubt(by: Span, way: ClockSetting) -> SealDoubt {
    match way {
        ClockSetting::Forward => SealDoubt::WallSetForward(by),
        ClockSetting::Back => SealDoubt::WallSetBack(by),
    }
}

/// Says that the wall clock was set, and that this does not affect the game.
pub(crate) fn wall_set(texts: &Texts, by: Span, way: ClockSetting) -> String {
    match way {
        ClockSetting::Forward => texts.wall_goes_forward(by),
        ClockSetting::Back => texts.wall_goes_back(by),
    }
}

pub fn lexicon(setting: &Setting) -> Lexicon {
    Lexicon::of(wording(setting))
}

pub(crate) fn wording(setting: &Setting) -> Wording {
    let spoken = setting.event.announcements;
    Wording { words: spoken.words.into(), ranks: spoken.ranks.into(), files: FileNames::Anna }
}
