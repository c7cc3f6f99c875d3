//! What an arbiter did at the desk of a table and what has not come back as a fact of the game. Never sends anything
//! again: by then the game may be another.

use crate::clock::{Moment, Span};
use crate::table::{ArbiterAct, Fact};

/// Something that an arbiter does, as it was read and as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedWish {
    pub(crate) act: ArbiterAct,
    pub(crate) line: String,
}

impl TypedWish {
    /// Whether this fact is what the table made of it.
    fn is_done_by(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Arbiter(ArbiterAct::StartsFor(_)) if self.act == ArbiterAct::Starts => true,
            Fact::Arbiter(done) => *done == self.act,
            _ => false,
        }
    }
}

/// Whose a fact is that the table tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CameBack {
    OwnWish,
    Other,
}

/// The wishes of the last seconds. A way that is cut takes some seconds to be noticed, and what was sent in them is lost
/// without a sign. The table does what reaches it before it tells anything else, so that its facts say what was lost.
#[derive(Debug, Default)]
pub(crate) struct SentWishes {
    sent: Vec<(TypedWish, Moment)>,
    /// Those that the facts up to now have to show, or they were lost.
    doubtful: Vec<TypedWish>,
}

impl SentWishes {
    /// So long at most a way that is cut is taken for open.
    const UNNOTICED: Span = Span::from_seconds(15);
    /// Nobody types as many within that time.
    const MOST: usize = 64;

    /// It is on its way to the table.
    pub(crate) fn sends(&mut self, wish: TypedWish, now: Moment) {
        self.forget_the_old(now);
        if self.sent.len() < SentWishes::MOST {
            self.sent.push((wish, now));
        }
    }

    /// The table tells a fact.
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

    /// What was sent last and has not come back, for whoever sends it again.
    pub(crate) fn latest(&mut self) -> Option<TypedWish> {
        self.sent.pop().map(|(wish, _)| wish)
    }

    /// The way is cut, or the table begins to tell everything: what was sent before is among that, or lost.
    pub(crate) fn may_be_lost(&mut self, now: Moment) {
        self.forget_the_old(now);
        self.doubtful.extend(self.sent.drain(..).map(|(wish, _)| wish));
        self.doubtful.truncate(SentWishes::MOST);
    }

    /// The table has told everything: what is not among it, as it was typed.
    pub(crate) fn lost(&mut self) -> Vec<String> {
        self.doubtful.drain(..).map(|wish| wish.line).collect()
    }

    /// What the table has not done though the way stood all the time, it has declined.
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
