//! The arbiter's desk at a player's device: what was told to the arbiter, and what the
//! arbiter does. A number of the arbiter's own keeps the player out.

use crate::clock::Moment;
use crate::devices::salted::SaltedHash;
use crate::present::conversation::{Converses as _, KeyList, Out};
use crate::present::editor::KeyEntry;
use crate::record::ArbiterNumber;
use crate::scenes::arbiters_number::{self, wait_after};
use crate::table::{Fact, Intent, Recorded};
use crate::words::Activity;
use crate::words::scripts::arbiter_line;
use crate::words::scripts::unreadable::NotUnderstood;

use super::{Seat, SeatDeed};

/// The desk.
pub(super) struct DeskAtTheSeat {
    number: ArbiterNumber,
    /// How often a wrong number was given since the right one.
    wrong: u32,
    /// Until when no number is looked at.
    closed_until: Moment,
    /// What nobody has read yet.
    unread: Vec<String>,
}

impl DeskAtTheSeat {
    /// A desk at which a wrong number was given so often before.
    pub(super) fn new(number: ArbiterNumber, wrong: u32) -> DeskAtTheSeat {
        DeskAtTheSeat { number, wrong, closed_until: Moment::ZERO, unread: Vec::new() }
    }

    pub(super) fn put(&mut self, sentence: String) {
        // A game has no more than this to tell, and the log on disk has it all.
        if self.unread.len() < 10_000 {
            self.unread.push(sentence);
        }
    }

    /// What proves the arbiter's acts to the other place.
    pub(super) fn key(&self) -> Option<SaltedHash> {
        arbiters_number::key(&self.number)
    }
}

impl Seat {
    /// A line for the arbiter's desk: nothing more reads what is new there. Where there is a
    /// number it is asked for first.
    pub(super) fn at_the_desk(&mut self, line: &str, now: Moment) -> Vec<Out> {
        if self.desk.number == ArbiterNumber::None {
            return self.at_the_open_desk(line, now);
        }
        // A number beside a command stands on the screen for the player to read.
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            return vec![self.answer(self.tongue.texts.number_beside_command())];
        }
        let mut out = vec![Out::Keys(KeyEntry::Secret)];
        out.extend(self.ask(SeatDeed::Desk(line.to_owned())));
        out
    }

    /// The arbiter does something, if this is the arbiter's number.
    pub(super) fn number_given(&mut self, act: &str, number: &str, now: Moment) -> Vec<Out> {
        let mut out = vec![Out::Keys(KeyList::at(Activity::Table).entry())];
        if now < self.desk.closed_until {
            let left = self.desk.closed_until.since(now);
            let seconds = left.as_micros().div_ceil(1_000_000);
            let sentence = self.tongue.texts.arbiters_number_wait(seconds);
            out.extend(self.refuse(&sentence));
        } else if arbiters_number::is_the_arbiters(number, &self.desk.number) {
            self.desk.wrong = 0;
            out.extend(self.at_the_open_desk(act, now));
        } else {
            self.desk.wrong = self.desk.wrong.saturating_add(1);
            self.desk.closed_until = now + wait_after(self.desk.wrong);
            let told = self.running.take_in(vec![Recorded { at: now, fact: Fact::NumberTried }]);
            out.extend(self.tell(told));
            out.extend(self.refuse(self.tongue.texts.arbiters_number_wrong()));
        }
        out
    }

    fn at_the_open_desk(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        if line == "asks for the record" {
            self.desk.put(self.running.hash(&self.tongue.texts));
        } else if !line.is_empty() {
            match arbiter_line::read(line, &self.running.lexicon) {
                Ok(act) => out.extend(self.happens(&Intent::Arbiter(act), now)),
                Err(NotUnderstood::Line(unreadable)) => {
                    return vec![Out::Text(unreadable.sentence(&self.tongue.texts))];
                }
                Err(NotUnderstood::Words(words)) => {
                    return vec![Out::Text(words.told(&self.tongue.texts))];
                }
            }
        }
        let texts = &self.tongue.texts;
        out.extend(self.desk.unread.drain(..).map(|told| Out::Text(texts.at_the_desk(&told))));
        out
    }

    /// Where the record stands, for the arbiter to write down.
    pub(super) fn tell_head_of_record(&mut self) -> Vec<Out> {
        let sentence = self.running.hash(&self.tongue.texts);
        self.desk.put(sentence.clone());
        vec![Out::Arbiter(sentence)]
    }
}
