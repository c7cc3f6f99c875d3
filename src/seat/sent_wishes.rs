//! Acts that an arbiter sent from a table's desk and that have not come back as facts. They are not sent again: by then
//! the game may have changed.

use crate::clock::{Moment, Span};
use crate::table::{ArbiterAct, Fact};

/// An act of the arbiter, as read and as typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedWish {
    pub(crate) act: ArbiterAct,
    pub(crate) line: String,
}

impl TypedWish {
    /// Whether this fact is the table's answer to it.
    fn is_done_by(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Arbiter(ArbiterAct::StartsFor(_)) if self.act == ArbiterAct::Starts => true,
            Fact::Arbiter(done) => *done == self.act,
            _ => false,
        }
    }
}

/// Where a fact from the table comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CameBack {
    OwnWish,
    Other,
}

/// The wishes of the last seconds. It takes some seconds to notice that a connection is cut, and what was sent
/// meanwhile is lost without a sign. The table carries out what has reached it before it tells anything else, so its
/// facts show what was lost.
#[derive(Debug, Default)]
pub(crate) struct SentWishes {
    sent: Vec<(TypedWish, Moment)>,
    /// Wishes that must show up in the facts so far, or were lost.
    doubtful: Vec<TypedWish>,
}

impl SentWishes {
    /// How long a cut connection may go unnoticed.
    const UNNOTICED: Span = Span::from_seconds(15);
    /// More than anyone types in that time.
    const MOST: usize = 64;

    /// Notes a wish on its way to the table.
    pub(crate) fn sends(&mut self, wish: TypedWish, now: Moment) {
        self.forget_the_old(now);
        if self.sent.len() < SentWishes::MOST {
            self.sent.push((wish, now));
        }
    }

    /// Takes a fact from the table, and tells whether it answers a wish from here.
    pub(crate) fn came_back(&mut self, fact: &Fact) -> CameBack {
        if let Some(at) = self.doubtful.iter().position(|wish| wish.is_done_by(fact)) {
            self.doubtful.remove(at);
        } else if let Some(at) = self.sent.iter().position(|(wish, _)| wish.is_done_by(fact)) {
            self.sent.remove(at);
        } else {
            return CameBack::Other;
        }
        CameBack::OwnWish
    }

    /// Takes out the latest unanswered wish, to be sent again.
    pub(crate) fn latest(&mut self) -> Option<TypedWish> {
        self.sent.pop().map(|(wish, _)| wish)
    }

    /// The connection is cut, or the table begins to send all its facts: earlier wishes are among them, or lost.
    pub(crate) fn may_be_lost(&mut self, now: Moment) {
        self.forget_the_old(now);
        self.doubtful.extend(self.sent.drain(..).map(|(wish, _)| wish));
        self.doubtful.truncate(SentWishes::MOST);
    }

    /// The table has sent all its facts: returns the lines of the wishes that are missing.
    pub(crate) fn lost(&mut self) -> Vec<String> {
        self.doubtful.drain(..).map(|wish| wish.line).collect()
    }

    /// A wish that stays unanswered over an open connection was declined.
    fn forget_the_old(&mut self, now: Moment) {
        self.sent.retain(|(_, at)| now.since(*at) < SentWishes::UNNOTICED);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;

    fn wish(act: ArbiterAct, line: &str) -> TypedWish {
        TypedWish { act, line: line.to_owned() }
    }

    fn at(seconds: u64) -> Moment {
        Moment::ZERO + Span::from_seconds(seconds)
    }

    #[test]
    fn what_the_facts_do_not_show_was_lost() {
        let mut sent = SentWishes::default();
        sent.sends(wish(ArbiterAct::Starts, "starts"), at(1));
        sent.sends(wish(ArbiterAct::Stops, "stops"), at(2));
        sent.sends(wish(ArbiterAct::Stops, "hält an"), at(3));
        sent.may_be_lost(at(8));
        sent.came_back(&Fact::Arbiter(ArbiterAct::StartsFor(Color::Black)));
        sent.came_back(&Fact::Arbiter(ArbiterAct::Stops));
        assert_eq!(sent.lost(), ["hält an"]);
        assert!(sent.lost().is_empty(), "it is told once");
    }

    #[test]
    fn what_came_back_or_was_declined_long_ago_is_not_lost() {
        let mut sent = SentWishes::default();
        sent.sends(wish(ArbiterAct::Starts, "starts"), at(1));
        sent.came_back(&Fact::Arbiter(ArbiterAct::Starts));
        sent.sends(wish(ArbiterAct::Stops, "stops"), at(2));
        sent.may_be_lost(at(60));
        assert!(sent.lost().is_empty());
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let mut sent = SentWishes::default();
        for _ in 0..10 {
            (0..100).for_each(|_| sent.sends(wish(ArbiterAct::Stops, "stops"), at(1)));
            sent.may_be_lost(at(1));
        }
        assert_eq!(sent.lost().len(), SentWishes::MOST);
    }
}
