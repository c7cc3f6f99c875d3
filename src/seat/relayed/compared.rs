//! Compares the game at a seat with what the other place sees of it, and tells each difference once.

use super::{Relayed, to_other_place};
use crate::chess::Color;
use crate::clock::Moment;
use crate::present::conversation::{Dialogue as _, Out};
use crate::present::spoken::Priority;
use crate::record::PlaceMessage;
use crate::table::{Comparison, Difference, Fact, OwnClock, Recorded, Said, View};

impl Relayed {
    pub(super) fn view(&self, now: Moment) -> Out {
        to_other_place(&PlaceMessage::View(self.letters.view(&self.seat.running.game, now)))
    }

    pub(super) fn compare(&mut self, view: &View, now: Moment) -> Vec<Out> {
        if self.letters.is_left_by(view) {
            self.letters.followed(&Fact::PlacesParted);
            let fact = Recorded { at: now, fact: Fact::PlacesParted };
            let mut out = self.happens_there(now, |_, _| vec![fact]);
            let sentence = self.seat.tongue.texts.places_parted_there();
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
            let shown = Recorded { at: now, fact: shown };
            out.extend(self.happens_there(now, |_, _| vec![shown]));
        }
        if clock == OwnClock::ToBeShown {
            out.push(self.view(now));
        }
        out.extend(self.tell_difference(difference));
        out
    }

    /// Tells a difference if it is new.
    fn tell_difference(&mut self, found: Option<Difference>) -> Vec<Out> {
        if found == self.difference {
            return Vec::new();
        }
        self.difference = found;
        let texts = &self.seat.tongue.texts;
        let what = match found {
            None => return Vec::new(),
            Some(Difference::Counters) => texts.places_differ_in_counters(),
            Some(Difference::Position) => texts.places_differ_in_position(),
            Some(Difference::Score(Color::White)) => texts.places_differ_in_white_score(),
            Some(Difference::Score(Color::Black)) => texts.places_differ_in_black_score(),
            Some(Difference::Running) => texts.places_differ_in_clock(),
        };
        self.at_the_desk(what)
    }

    pub(super) fn parted(&mut self, here: Option<&Said>, there: Option<&Said>) -> Vec<Out> {
        let texts = &self.seat.tongue.texts;
        let missing = texts.missing_move();
        let [here, there] =
            [here, there].map(|said| said.map_or(missing.as_str(), |said| said.words.as_str()));
        let sentence = texts.places_part(here, there);
        self.at_the_desk(sentence)
    }

    /// Only the arbiter hears what differs (D.2.9).
    pub(super) fn at_the_desk(&mut self, sentence: String) -> Vec<Out> {
        self.seat.desk.put(sentence.clone());
        let call = &self.seat.tongue.texts.call_the_arbiter();
        vec![Out::Arbiter(sentence), self.seat.utter(Priority::Alarm, call)]
    }
}
