//! A seat whose opponent sits at another place: what happens here is written there, and
//! what comes from there happens here. Never opens a connection, and never guesses.

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::link;
use crate::present::spoken::Priority;
use crate::record::{Head, Post, read_post, write_post};
use crate::scenes::place::{Out, Person};
use crate::scenes::play::meeting::{Acquaintance, Unread, doubt, refusal};
use crate::table::{
    ArbiterAct, Comparison, Correspondence, Course, Difference, Fact, Game, Intent, Letter,
    OwnClock, Recorded, Said, Taken, View,
};
use crate::words::filled;

use super::Seat;
use super::around::{Around, Sits};

/// The seat and its letters.
pub(super) struct Relayed {
    seat: Seat,
    letters: Correspondence,
    /// How many facts of this run have been looked at.
    seen: usize,
    /// What a host tells whoever comes.
    head: Option<Head>,
    acquaintance: Acquaintance,
    way: Way,
    /// What was told last of how the two places differ.
    difference: Option<Difference>,
    unread: Unread,
}

/// Whether letters reach the other place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Open,
    Cut,
}

impl Relayed {
    /// A seat of a game that has these facts on record already.
    pub(super) fn new(
        seat: Seat,
        recorded: &[Recorded],
        head: Option<Head>,
        acquaintance: Acquaintance,
    ) -> Relayed {
        let letters = Correspondence::of_record(seat.own, recorded);
        let seen = 0;
        let way = Way::Cut;
        let unread = Unread::default();
        Relayed { seat, letters, seen, head, acquaintance, way, difference: None, unread }
    }

    /// The ends are together: each asks for what it has not had.
    pub(super) fn together(&mut self) -> Vec<Out> {
        self.way = Way::Open;
        let game = self
            .head
            .as_ref()
            .map(|head| post(&Post::Game { yours: !self.seat.own, head: Box::new(head.clone()) }));
        let mut out: Vec<Out> = game.into_iter().collect();
        out.push(post(&Post::From(self.letters.taken())));
        out.push(self.seat.utter(Priority::Telling, self.seat.words().places_together));
        out
    }

    fn takes(&mut self, post_in: Post, now: Moment) -> Vec<Out> {
        match post_in {
            // Whoever plays already knows the game.
            Post::Game { .. } => Vec::new(),
            Post::From(number) => {
                let letters = self.letters.letters_from(number).iter().cloned();
                let mut out: Vec<Out> = letters.map(|letter| post(&Post::Letter(letter))).collect();
                out.push(self.view(now));
                out
            }
            Post::Letter(letter) => self.follow(&letter, now),
            Post::View(view) => self.compare(&view, now),
            // These go between a seat and the arbiter's desk.
            Post::Happened { .. } | Post::Wish(_) => Vec::new(),
        }
    }

    /// What a letter tells happens here too.
    fn follow(&mut self, letter: &Letter, now: Moment) -> Vec<Out> {
        let before = self.letters.taken();
        let taken = self.letters.take(letter, &self.seat.running.game);
        if self.letters.taken() == before {
            return match taken {
                Taken::Missing => vec![post(&Post::From(before))],
                _ => Vec::new(),
            };
        }
        let intent = match &taken {
            Taken::Happens(intent) => Some(intent.as_ref()),
            Taken::Known | Taken::Missing | Taken::Parted { .. } => None,
        };
        let mut out = self.happens_there(intent, now, |letters, facts, game| {
            letters.notes(letter, &taken, facts, game)
        });
        if let Taken::Parted { here, there } = &taken {
            out.extend(self.parted(here.as_ref(), there.as_ref()));
        }
        // Whoever is left learns it once everything is read.
        if self.letters.course() == Course::Parted {
            out.push(self.view(now));
        }
        out
    }

    /// What happened at the other place is taken in, with what is noted of it.
    fn happens_there(
        &mut self,
        intent: Option<&Intent>,
        now: Moment,
        notes: impl FnOnce(&Correspondence, usize, &Game) -> Vec<Fact>,
    ) -> Vec<Out> {
        let Relayed { seat, letters, .. } = self;
        let told = seat.running.follows(intent, now, |facts, game| {
            facts.iter().for_each(|fact| letters.followed(&fact.fact));
            notes(letters, facts.len(), game)
        });
        self.seen = self.seat.running.facts.len();
        let mut out = self.seat.tell(told);
        out.extend(self.seat.tell_end());
        out
    }

    /// Writes to the other place what has happened here.
    fn write(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        let Relayed { seat, letters, seen, .. } = self;
        let left = seat.running.game.clock().reading(now).of(seat.own).remaining;
        let mut wrote = false;
        for recorded in &seat.running.facts[*seen..] {
            if let Some(letter) = letters.entered(recorded, left) {
                out.push(post(&Post::Letter(letter.clone())));
                wrote = true;
            }
        }
        *seen = seat.running.facts.len();
        if wrote {
            out.push(self.view(now));
        }
        // Nobody takes what is sent while the way is cut; it is asked for later.
        out.retain(|one| self.way == Way::Open || !matches!(one, Out::Post(_)));
        out
    }

    fn view(&self, now: Moment) -> Out {
        post(&Post::View(self.letters.view(&self.seat.running.game, now)))
    }

    fn compare(&mut self, view: &View, now: Moment) -> Vec<Out> {
        if self.letters.is_left_by(view) {
            self.letters.followed(&Fact::PlacesParted);
            let mut out = self.happens_there(None, now, |_, _, _| vec![Fact::PlacesParted]);
            let sentence = self.seat.words().places_parted_there.to_owned();
            out.extend(self.at_the_desk(sentence));
            return out;
        }
        let compared = self.letters.compare(view, &self.seat.running.game, now);
        let (difference, shown, clock) = match compared {
            None => (None, None, OwnClock::Known),
            Some(Comparison { difference, shown, clock }) => (difference, shown, clock),
        };
        let mut out = Vec::new();
        if let Some(shown) = shown {
            out.extend(self.happens_there(None, now, |_, _, _| vec![shown]));
        }
        if clock == OwnClock::ToBeShown {
            out.push(self.view(now));
        }
        out.extend(self.tell_difference(difference));
        out
    }

    /// Tells each difference once.
    fn tell_difference(&mut self, found: Option<Difference>) -> Vec<Out> {
        if found == self.difference {
            return Vec::new();
        }
        self.difference = found;
        let words = self.seat.words();
        let what = match found {
            None => return Vec::new(),
            Some(Difference::Counters) => words.places_differ_in_counters,
            Some(Difference::Position) => words.places_differ_in_position,
            Some(Difference::Score(Color::White)) => words.places_differ_in_white_score,
            Some(Difference::Score(Color::Black)) => words.places_differ_in_black_score,
            Some(Difference::Running) => words.places_differ_in_clock,
        };
        self.at_the_desk(what.to_owned())
    }

    fn parted(&mut self, here: Option<&Said>, there: Option<&Said>) -> Vec<Out> {
        let words = self.seat.words();
        let [here, there] =
            [here, there].map(|said| said.map_or(words.missing, |said| said.words.as_str()));
        self.at_the_desk(filled(words.places_part, &[("here", here), ("there", there)]))
    }

    /// Only the arbiter is told what stands against what (D.2.9).
    fn at_the_desk(&mut self, sentence: String) -> Vec<Out> {
        self.seat.desk.put(sentence.clone());
        let call = self.seat.words().places_need_arbiter;
        vec![Out::Arbiter(sentence), self.seat.utter(Priority::Alarm, call)]
    }

    /// Takes what the way to the other place tells.
    fn take_news(&mut self, event: link::Event, now: Moment) -> Vec<Out> {
        let words = self.seat.words();
        match event {
            link::Event::Together => self.together(),
            link::Event::Alone => {
                self.way = Way::Cut;
                vec![self.seat.utter(Priority::Telling, words.places_alone)]
            }
            link::Event::Met(key) => match self.acquaintance.keep(&key, &self.seat.running.texts) {
                Ok(()) => Vec::new(),
                Err(sentence) => vec![Out::Text(sentence)],
            },
            link::Event::WrongCodeTried { tried } => {
                let sentence = filled(words.wrong_code_tried, &[("tried", &tried.to_string())]);
                vec![self.seat.utter(Priority::Telling, &sentence)]
            }
            link::Event::TurnedAway(how) => {
                vec![self.seat.utter(Priority::Telling, doubt(how, words))]
            }
            link::Event::Refused(refused) => {
                vec![self.seat.utter(Priority::Telling, refusal(refused, words))]
            }
            link::Event::Letter(letter) => match read_post(&String::from_utf8_lossy(&letter)) {
                Ok(letter) => self.takes(letter, now),
                Err(error) => {
                    let told = self.unread.told(&error, &self.seat.running.texts, now);
                    told.into_iter().collect()
                }
            },
        }
    }
}

fn post(post: &Post) -> Out {
    Out::Post(write_post(post))
}

impl Sits for Relayed {
    fn seat(&self) -> &Seat {
        &self.seat
    }

    fn arbiter_acts(&mut self, act: ArbiterAct, now: Moment) -> Vec<Out> {
        let out = self.seat.arbiter_acts(act, now);
        self.write(out, now)
    }
}

impl Around for Relayed {
    type Middle = Seat;

    fn middle(&self) -> &Seat {
        &self.seat
    }

    fn middle_mut(&mut self) -> &mut Seat {
        &mut self.seat
    }

    fn afterwards(&mut self, out: Vec<Out>, now: Moment) -> Vec<Out> {
        self.write(out, now)
    }

    fn hears_of_place(&mut self, event: link::Event, now: Moment) -> Vec<Out> {
        let mut out = self.seat.let_time_pass(now);
        out.extend(self.take_news(event, now));
        out
    }
}
