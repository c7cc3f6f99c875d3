//! The arbiter's desk on a player's device: notices for the arbiter, and the arbiter's acts. The arbiter's PIN keeps
//! the player out.

use crate::clock::Moment;
use crate::laws::Mode;
use crate::number::{
    self, NewNumber, NumberKey, NumberLock, ToldInstead, told_instead, tries_number, wait_after,
};
use crate::present::conversation::{Dialogue as _, KeyList, Out};
use crate::present::editor::KeyEntry;
use crate::record::ArbiterNumber;
use crate::table::{ArbiterAct, Case, Fact, Recorded, Warrant};
use crate::words::scripts::arbiter_line;
use crate::words::{Activity, Command, Texts, command, command_word, desk_examples, desk_word};

use super::{Seat, SeatDeed};

/// Whether there was unread news at the desk.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NewsRead {
    Some,
    None,
}

impl NewsRead {
    fn of(told: &[Out]) -> NewsRead {
        if told.is_empty() { NewsRead::None } else { NewsRead::Some }
    }
}

pub struct DeskAtTheSeat {
    number: ArbiterNumber,
    lock: Box<dyn NumberLock>,
    /// Wrong PINs since the last right one.
    wrong: u32,
    /// Until when PINs are ignored.
    closed_until: Moment,
    unread: Vec<String>,
    /// Reports of wrong PINs since the question was asked: the arbiter's own mistakes, if the right PIN follows.
    slips: Vec<String>,
}

impl DeskAtTheSeat {
    /// A desk where a wrong PIN was given `wrong` times before.
    pub fn new(number: ArbiterNumber, wrong: u32, lock: Box<dyn NumberLock>) -> DeskAtTheSeat {
        DeskAtTheSeat {
            number,
            lock,
            wrong,
            closed_until: Moment::ZERO,
            unread: Vec::new(),
            slips: Vec::new(),
        }
    }

    pub(crate) fn put(&mut self, sentence: String) {
        // More than any game has to tell; the log on disk has everything.
        if self.unread.len() < 10_000 {
            self.unread.push(sentence);
        }
    }

    /// What is stored of the PIN.
    pub(crate) fn number(&self) -> &ArbiterNumber {
        &self.number
    }

    /// The key that proves the arbiter's acts to the other place.
    pub(crate) fn key(&self) -> Option<NumberKey> {
        number::key(&self.number)
    }

    pub(crate) fn lock(&self) -> &dyn NumberLock {
        &*self.lock
    }
}

impl Seat {
    /// A line for the arbiter's desk. An empty line reads the news. If there is a PIN, it is asked for first.
    pub(crate) fn at_the_desk(&mut self, line: &str, now: Moment) -> Vec<Out> {
        if let Some((Command::Help, about)) = command(line) {
            return vec![Out::Text(self.desk_help(&about))];
        }
        if self.desk.number == ArbiterNumber::None {
            return match self.needs_number(line) {
                // In a tournament, a desk without a PIN can be read, but not used before a PIN is set.
                false => self.at_the_open_desk(line, Warrant::NoNumber, now),
                true => self.ask_for_new_number(line),
            };
        }
        // A PIN typed with a command is on the screen, where the player can read it.
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            return vec![self.answer(self.tongue.texts.number_beside_command())];
        }
        self.ask_unseen(SeatDeed::Desk(line.to_owned()))
    }

    /// What an arbiter types after the word for the desk, for one kind of act or all.
    fn desk_help(&self, about: &str) -> String {
        let (texts, language) = (&self.tongue.texts, self.tongue.settings.language);
        match desk_examples(about, language) {
            Some(lines) => texts.help_example(&lines.join(", ")),
            None => texts.desk_help_at_the_seat(command_word(Command::Arbiter, language)),
        }
    }

    /// Asks for the PIN where nobody can watch.
    fn ask_unseen(&mut self, deed: SeatDeed) -> Vec<Out> {
        if let Err(watched) = self.desk.lock.keep_private(&self.tongue.texts) {
            return self.refuse(watched);
        }
        // The previous question did not lead to the right PIN.
        self.desk.unread.append(&mut self.desk.slips);
        let mut out = vec![Out::Keys(KeyEntry::Secret)];
        out.extend(self.ask(deed));
        out
    }

    /// Whether a line at a desk without a PIN is an act in a tournament, or starts a tournament.
    fn needs_number(&self, line: &str) -> bool {
        let begins = || {
            let act = arbiter_line::read(line, &self.running.lexicon);
            matches!(act, Ok(ArbiterAct::SwitchesMode(Mode::Tournament)))
        };
        self.running.game.mode() == Mode::Tournament || begins()
    }

    fn ask_for_new_number(&mut self, act: &str) -> Vec<Out> {
        self.ask_unseen(SeatDeed::SetNumber(NewNumber::default(), act.to_owned()))
    }

    /// Takes a line of a new PIN. Once it is set, the arbiter's act is carried out.
    pub(crate) fn new_number_typed(
        &mut self,
        mut number: NewNumber,
        act: String,
        line: &str,
        now: Moment,
    ) -> Vec<Out> {
        let keys = Out::Keys(KeyList::at(Activity::Table).entry());
        match told_instead(line, Texts::help_with_new_number, &self.tongue.texts) {
            Some(ToldInstead::GivenUp(told)) => return vec![keys, self.answer(told)],
            Some(ToldInstead::AsksAgain(help)) => {
                self.open.asks(SeatDeed::SetNumber(number, act));
                return vec![self.answer(help)];
            }
            None => {}
        }
        let typed = match number.take(line, &self.tongue.texts) {
            Ok(typed) => typed,
            Err(next) => {
                self.open.asks(SeatDeed::SetNumber(number, act));
                return vec![self.answer(next)];
            }
        };
        let kept = match self.desk.lock.kept(&typed, &self.tongue.texts) {
            Ok(kept) => kept,
            Err(reason) => {
                let mut out = vec![keys];
                out.extend(self.refuse(reason));
                return out;
            }
        };
        self.running.keeper.put_number(&kept);
        self.desk.number = kept;
        let mut out = vec![keys, self.answer(self.tongue.texts.arbiters_number_set())];
        out.extend(self.at_the_open_desk(&act, Warrant::Number, now));
        out
    }

    /// Carries out the arbiter's act if the PIN is right.
    pub(crate) fn number_given(&mut self, act: &str, number: &str, now: Moment) -> Vec<Out> {
        let mut out = vec![Out::Keys(KeyList::at(Activity::Table).entry())];
        // A line that is not a PIN does not count as an attempt.
        let texts = &self.tongue.texts;
        let instead = told_instead(number, Texts::help_with_number, texts);
        let unfit = || ToldInstead::AsksAgain(texts.arbiters_number_unfit());
        match instead.or_else(|| (!tries_number(number)).then(unfit)) {
            Some(ToldInstead::GivenUp(told)) => {
                out.push(self.answer(told));
                return out;
            }
            Some(ToldInstead::AsksAgain(told)) => {
                self.open.asks(SeatDeed::Desk(act.to_owned()));
                return vec![self.answer(told)];
            }
            None => {}
        }
        if now >= self.desk.closed_until && self.desk.lock.is_opened_by(number, &self.desk.number) {
            self.desk.wrong = 0;
            self.desk.slips.clear();
            out.extend(self.at_the_open_desk(act, Warrant::Number, now));
            return out;
        }
        // Keep the act, and ask for the PIN again where nobody can watch.
        self.open.asks(SeatDeed::Desk(act.to_owned()));
        if now < self.desk.closed_until {
            let left = self.desk.closed_until.since(now);
            let seconds = left.as_micros().div_ceil(1_000_000);
            let sentence = self.tongue.texts.arbiters_number_wait(seconds);
            return self.refuse(&sentence);
        }
        let read = self.desk.unread.len();
        let mut out = self.wrong_number(now);
        self.desk.slips.extend(self.desk.unread.split_off(read));
        out.extend(self.refuse(self.tongue.texts.arbiters_number_wrong()));
        out
    }

    /// Whether a wish of a remote desk comes from a holder of the PIN; if not, what is told. A wrong proof counts as a
    /// wrong PIN.
    pub(crate) fn proves(&mut self, text: &str, proof: &str, now: Moment) -> Result<(), Vec<Out>> {
        let Some(key) = number::key_of_desk(&self.desk.number) else {
            return Err(Vec::new());
        };
        if now < self.desk.closed_until {
            return Err(Vec::new());
        }
        match self.desk.lock.proves(&key, text, proof) {
            true => {
                self.desk.wrong = 0;
                Ok(())
            }
            false => Err(self.wrong_number(now)),
        }
    }

    fn wrong_number(&mut self, now: Moment) -> Vec<Out> {
        self.desk.wrong = self.desk.wrong.saturating_add(1);
        self.desk.closed_until = now + wait_after(self.desk.wrong);
        let told = self.running.take_in(vec![Recorded { at: now, fact: Fact::NumberTried }]);
        self.tell(told)
    }

    fn at_the_open_desk(&mut self, line: &str, warrant: Warrant, now: Moment) -> Vec<Out> {
        if line.is_empty() {
            let mut out = self.unread();
            out.extend(self.next_at_the_desk(NewsRead::of(&out)));
            return out;
        }
        if arbiter_line::asks_for_record(line) {
            self.desk.put(self.running.hash(&self.tongue.texts));
        } else {
            match arbiter_line::read(line, &self.running.lexicon) {
                Ok(ArbiterAct::SwitchesMode(mode)) if !self.modes.contain(mode) => {
                    return vec![Out::Text(self.tongue.texts.tournament_alone())];
                }
                Ok(act) if self.running.game.is_ended_by(&act) => {
                    return self.ask(SeatDeed::EndGame(act, warrant));
                }
                Ok(act) => return self.arbiter_does(act, warrant, now),
                Err(unread) => return vec![Out::Text(unread.told(&self.tongue.texts))],
            }
        }
        self.unread()
    }

    /// What the arbiter can type next: how to decide each open case or, if there is no news either, an example of an
    /// act.
    fn next_at_the_desk(&self, read: NewsRead) -> Vec<Out> {
        let (texts, language) = (&self.tongue.texts, self.tongue.settings.language);
        let arbiter = command_word(Command::Arbiter, language);
        let act = |words: &str| format!("{arbiter} {}", desk_word(words, language));
        let for_case = |case: &Case| {
            let [settle, dismiss] =
                ["settles", "dismisses"].map(|does| format!("{} {}", act(does), case.number));
            Out::Text(texts.desk_next_for_case(case.number, &settle, &dismiss))
        };
        let open: Vec<Out> =
            self.running.game.cases().iter().filter(|case| case.is_open()).map(for_case).collect();
        match (open.is_empty(), read) {
            (true, NewsRead::None) => {
                vec![Out::Text(texts.desk_nothing_new(arbiter, &act("stops")))]
            }
            _ => open,
        }
    }

    /// Carries out the arbiter's act, and shows the result.
    pub(crate) fn arbiter_does(
        &mut self,
        act: ArbiterAct,
        warrant: Warrant,
        now: Moment,
    ) -> Vec<Out> {
        let told = self.running.arbiter_does(act, warrant, now);
        let mut out = self.tell(told);
        out.extend(self.unread());
        out
    }

    fn unread(&mut self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        self.desk.unread.drain(..).map(|told| Out::Text(texts.at_the_desk(&told))).collect()
    }

    /// Tells the arbiter the head of the record, to write down.
    pub fn tell_head_of_record(&mut self) -> Vec<Out> {
        let sentence = self.running.hash(&self.tongue.texts);
        self.desk.put(sentence.clone());
        vec![Out::Arbiter(sentence)]
    }
}
