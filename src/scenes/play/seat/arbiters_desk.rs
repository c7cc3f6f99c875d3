//! The arbiter's desk at a player's device: what was told to the arbiter, and what the
//! arbiter does. A number of the arbiter's own keeps the player out.

use crate::clock::Moment;
use crate::table::Intent;

use super::Seat;
use crate::scenes::place::Out;
use crate::scenes::play::arbiter_line;
use crate::scenes::play::line::Unheard;

/// The desk.
pub(super) struct Desk {
    number: String,
    /// What nobody has read yet.
    unread: Vec<String>,
}

impl Desk {
    pub(super) fn new(number: String) -> Desk {
        Desk { number, unread: Vec::new() }
    }

    pub(super) fn put(&mut self, sentence: String) {
        // A game has no more than this to tell, and the log on disk has it all.
        if self.unread.len() < 10_000 {
            self.unread.push(sentence);
        }
    }

    /// The rest of a line after the arbiter's number; nothing where it is missing.
    fn opened_by<'l>(&self, line: &'l str) -> Option<&'l str> {
        if self.number.is_empty() {
            return Some(line);
        }
        let rest = line.strip_prefix(self.number.as_str())?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
    }
}

impl Seat {
    /// A line for the arbiter's desk: nothing more reads what is new there.
    pub(super) fn at_the_desk(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let Some(rest) = self.desk.opened_by(line).map(str::to_owned) else {
            return vec![self.answer(self.words().arbiters_number)];
        };
        let mut out = Vec::new();
        if rest == "asks for the record" {
            self.desk.put(self.running.hash());
        } else if !rest.is_empty() {
            match arbiter_line::read(&rest, &self.running.lexicon) {
                Ok(act) => out.extend(self.happens(&Intent::Arbiter(act), now)),
                Err(Unheard::Line(unreadable)) => {
                    return vec![Out::Text(unreadable.sentence(&self.running.texts))];
                }
                Err(Unheard::Words(words)) => {
                    return vec![Out::Text(words.told(&self.running.texts))];
                }
            }
        }
        let texts = &self.running.texts;
        out.extend(self.desk.unread.drain(..).map(|told| Out::Text(texts.at_the_desk(&told))));
        out
    }
}
