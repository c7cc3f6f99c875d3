//! A seat whose arbiter is elsewhere, at a desk or in a hall: the arbiter's acts take effect here. A desk is sent every
//! fact of the game; a hall reads them from the record.

use crate::chess::notation::harmless;
use crate::clock::Moment;
use crate::present::conversation::{Event, KeepsLinkKey, LinkNews, Out};
use crate::record::{
    ArbiterNumber, Head, PairOfRound, PlaceMessage, read_place_message, write_place_message,
};
use crate::table::{
    ArbiterAct, Assertion, Fact, Letter, Recorded, Sender, SendingAgain, Warrant, authority,
};
use crate::words::{Texts, side_called};

use super::desk::proven_wish;
use super::layer::{Layer, Sits};
use super::unread_letters::UnreadLetters;

/// What a desk is told when it connects.
pub struct Overseer {
    pub head: Head,
    /// What was on record before this run of the program.
    pub before: Vec<Recorded>,
    /// How the arbiter reaches this table.
    pub way: OverseersWay,
}

/// How a remote arbiter reaches a table.
pub enum OverseersWay {
    /// From a desk for this table alone, which proves the arbiter's PIN and whose link key is stored.
    Desk(KeepsLinkKey),
    /// From a hall, whose connection accepts only what the hall's key has signed.
    Hall,
}

/// The seat, and what the desk has been told.
pub struct Overseen<S> {
    pub(crate) sitter: S,
    overseer: Overseer,
    told: usize,
    /// What the desk asks to be sent again.
    again: SendingAgain,
    /// The number of the latest proven wish, so that none is taken twice.
    proven: Option<usize>,
    /// The number of the latest order of the hall in the record.
    ordered: u64,
    unread: UnreadLetters,
    /// The pairing of this table, as last told.
    paired: Option<PairOfRound>,
}

impl<S: Sits> Overseen<S> {
    pub fn new(sitter: S, overseer: Overseer) -> Overseen<S> {
        let told = overseer.before.len();
        let ordered = last_order(&overseer.before);
        Overseen {
            sitter,
            overseer,
            told,
            again: SendingAgain::default(),
            proven: None,
            ordered,
            unread: UnreadLetters::default(),
            paired: None,
        }
    }

    fn facts_from(&self, number: usize) -> impl Iterator<Item = (usize, &Recorded)> {
        let now = &self.sitter.seat().running.facts;
        self.overseer.before.iter().chain(now).enumerate().skip(number)
    }

    /// The game, with the salt of the PIN. The PIN itself and its hash stay on this computer.
    fn game(&self) -> Out {
        let seat = self.sitter.seat();
        let arbiter_number = seat.desk.number().for_others();
        let head = Box::new(Head { arbiter_number, ..self.overseer.head.clone() });
        Out::ToDesk(write_place_message(&PlaceMessage::Game { yours: seat.own, head }))
    }

    /// A wish of a desk without a PIN, which is enough if the table has none.
    fn wished_unproven(&mut self, act: ArbiterAct, now: Moment) -> Vec<Out> {
        match self.sitter.seat().desk.number() {
            ArbiterNumber::None => self.wished(act, Warrant::Desk, now),
            // Tells the desk that there is a PIN by now.
            _ => vec![self.game()],
        }
    }

    /// A wish of a desk with the proof of its PIN.
    fn wished_with_proof(&mut self, letter: &Letter, proof: &str, now: Moment) -> Vec<Out> {
        let Fact::Arbiter(act) = &letter.recorded.fact else { return Vec::new() };
        if self.proven.is_some_and(|latest| letter.number <= latest) {
            return Vec::new();
        }
        match self.sitter.seat_mut().proves(&proven_wish(letter), proof, now) {
            Ok(()) => {
                self.proven = Some(letter.number);
                self.wished(act.clone(), Warrant::Desk, now)
            }
            // The PIN is locked for a while: the desk at least sees that the table is there.
            Err(told) if told.is_empty() => vec![self.game()],
            Err(told) => told,
        }
    }

    /// Takes an order of the hall: each once, in order, whatever its effect. An order that this version cannot read
    /// does not hold up the later ones.
    fn take_order(
        &mut self,
        (number, arbiter): (u64, String),
        act: ArbiterAct,
        now: Moment,
    ) -> Vec<Out> {
        if number <= self.ordered {
            return Vec::new();
        }
        self.ordered = number;
        let mut out = self.wished(act, Warrant::Hall { number, arbiter }, now);
        out.push(Out::OrderTaken(number));
        out
    }

    /// Carries out a wish of a remote arbiter.
    fn wished(&mut self, act: ArbiterAct, warrant: Warrant, now: Moment) -> Vec<Out> {
        let mut out = self.sitter.take(Event::TimePasses, now);
        let game = &self.sitter.seat().running.game;
        if authority(Sender::Desk, Assertion::Wishes(&act), game).is_ok() {
            out.extend(self.sitter.arbiter_acts(act, warrant, now));
        }
        out
    }

    /// Sends the desk again what it asked for, as soon as that is allowed, and marks the end.
    fn tell_again(&mut self, now: Moment) -> Vec<Out> {
        let facts = self.facts_from(0).count();
        let Some(number) = self.again.answer(facts, now) else { return Vec::new() };
        let all = Out::ToDesk(write_place_message(&PlaceMessage::From(0)));
        self.facts_from(number).map(fact).chain([all]).collect()
    }

    /// Sends the desk the new facts.
    fn tell(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        if matches!(self.overseer.way, OverseersWay::Hall) {
            return out;
        }
        out.extend(self.tell_again(now));
        let news: Vec<Out> = self.facts_from(self.told).map(fact).collect();
        self.told += news.len();
        out.extend(news);
        out
    }
}

/// The number of the last order of a hall among these facts.
pub fn last_order(facts: &[Recorded]) -> u64 {
    let orders = facts.iter().filter_map(|recorded| match recorded.fact {
        Fact::Warranted(Warrant::Hall { number, .. }) => Some(number),
        _ => None,
    });
    orders.max().unwrap_or(0)
}

fn fact((number, recorded): (usize, &Recorded)) -> Out {
    Out::ToDesk(write_place_message(&PlaceMessage::Happened { number, recorded: recorded.clone() }))
}

impl<S: Sits> Layer for Overseen<S> {
    type Middle = S;

    fn middle(&self) -> &S {
        &self.sitter
    }

    fn middle_mut(&mut self) -> &mut S {
        &mut self.sitter
    }

    fn afterwards(&mut self, out: Vec<Out>, now: Moment) -> Vec<Out> {
        self.tell(out, now)
    }

    fn follows_at(&self) -> Option<Moment> {
        self.again.wake_at()
    }

    fn hears(&mut self, event: Event, now: Moment) -> Vec<Out> {
        match (event, &self.overseer.way) {
            (Event::Desk(news), OverseersWay::Desk(_)) => self.hears_of_its_desk(news, now),
            (Event::Desk(news), OverseersWay::Hall) => self.hears_of_the_hall(news, now),
            (event, _) => self.sitter.take(event, now),
        }
    }
}

impl<S: Sits> Overseen<S> {
    fn hears_of_the_hall(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        let answers = |sentence: fn(&Texts) -> String| {
            let seat = self.sitter.seat();
            vec![seat.tongue.answer(sentence(&seat.tongue.texts))]
        };
        match news {
            LinkNews::Together => answers(Texts::hall_found),
            LinkNews::Alone => answers(Texts::hall_is_away),
            LinkNews::TurnedAway(why) | LinkNews::Refused(why) => answers(why),
            LinkNews::Letter(letter) => match read_place_message(&letter) {
                Ok(PlaceMessage::Ordered { number, arbiter, act }) => {
                    self.take_order((number, arbiter), act, now)
                }
                // Only a desk or a hall uses this connection.
                Ok(_) => Vec::new(),
                Err(error) => {
                    let texts = &self.sitter.seat().tongue.texts;
                    self.unread.told(&error, texts, now).into_iter().collect()
                }
            },
            LinkNews::Paired { table, round, names } => {
                let names = names.map(|name| harmless(&name).into_owned());
                self.take_pair(table, PairOfRound { round: round.to_string(), names })
            }
            LinkNews::Met(_)
            | LinkNews::WrongCodeTried(_)
            | LinkNews::NotKnownThere
            | LinkNews::CodeIsWrong => Vec::new(),
        }
    }

    /// Stores the names from the pairing, unless they are already given, and tells the player.
    fn take_pair(&mut self, table: u32, pair: PairOfRound) -> Vec<Out> {
        if self.paired.as_ref() == Some(&pair) {
            return Vec::new();
        }
        let mut head = self.overseer.head.clone();
        head.take_pair(&pair);
        let seat = self.sitter.seat_mut();
        if head != self.overseer.head {
            seat.running.keeper.put_pair(&pair);
            self.overseer.head = head;
        }
        let (own, texts) = (seat.own, &seat.tongue.texts);
        let (player, opponent) = (pair.names.get(own), pair.names.get(!own));
        let side = side_called(own, texts);
        let told = texts.hall_pair_here(&pair.round, table, &side, opponent, player);
        let out = vec![seat.tongue.answer(told)];
        self.paired = Some(pair);
        out
    }

    fn hears_of_its_desk(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        match news {
            LinkNews::Together => {
                self.again.starts();
                vec![self.game()]
            }
            LinkNews::Letter(letter) => match read_place_message(&letter) {
                Ok(PlaceMessage::From(number)) => {
                    self.again.is_asked(number);
                    Vec::new()
                }
                Ok(PlaceMessage::Wish(act)) => self.wished_unproven(act, now),
                Ok(PlaceMessage::Proven { proof, letter }) => {
                    self.wished_with_proof(&letter, &proof, now)
                }
                Ok(
                    PlaceMessage::Game { .. }
                    | PlaceMessage::Letter(_)
                    | PlaceMessage::Witness { .. }
                    | PlaceMessage::View(_)
                    | PlaceMessage::Ordered { .. }
                    | PlaceMessage::Happened { .. },
                ) => Vec::new(),
                Err(error) => {
                    let texts = &self.sitter.seat().tongue.texts;
                    self.unread.told(&error, texts, now).into_iter().collect()
                }
            },
            LinkNews::Met(key) => match &self.overseer.way {
                OverseersWay::Desk(keeps_key) => {
                    let texts = &self.sitter.seat().tongue.texts;
                    keeps_key(&key, texts).err().map(Out::Text).into_iter().collect()
                }
                OverseersWay::Hall => Vec::new(),
            },
            // A desk may connect and disconnect; the player plays on.
            LinkNews::Alone => {
                self.again.starts();
                Vec::new()
            }
            LinkNews::WrongCodeTried(_)
            | LinkNews::TurnedAway(_)
            | LinkNews::NotKnownThere
            | LinkNews::CodeIsWrong
            | LinkNews::Paired { .. }
            | LinkNews::Refused(_) => Vec::new(),
        }
    }
}
