//! One end of a game at two places: what it writes to the other end, and how it follows the other's letters. Acts
//! entered here for the other side while the connection was down are compared with its letters when they come
//! (D.2.9). Where the two contradict each other, the arbiter decides.

use crate::chess::Color;
use crate::clock::{Going, Moment, Span};

use super::authority::{Assertion, Proof, Sender, authority};
use super::crossings::Crossings;
use super::fact::{Fact, LetterTaken, Recorded, Spoken};
use super::game::Game;
use super::intent::{Act, ArbiterAct, Intent};
use super::leeway::Leeway;
use super::letter_envelope::LetterEnvelope;
use super::overreach::Overreach;
use super::retelling::{intent_of, is_news, is_told_by};
use super::said::{Said, contradictions};
use super::view::{Comparison, LetterCourse, OwnClock, View};

/// An event at the other end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    /// Its number among the letters of that end, counted from 0.
    pub number: usize,
    /// The number of letters of this end that had been heard there.
    pub heard: usize,
    /// The event, by the clock of that end.
    pub recorded: Recorded,
    /// The time left to that end's player after it; `None` without a limit.
    pub left: Option<Span>,
}

/// The outcome of a letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Taken {
    /// It happens here too.
    Happens(Box<Intent>),
    /// It was entered here already, or has come already, or waits for a later letter.
    Known,
    /// Earlier letters are missing and have to be requested.
    Missing,
    /// The other end may not write it; it has no effect here.
    Refused(Overreach),
    /// It contradicts what was entered here: nothing more is accepted until the arbiter has restored a position.
    Parted {
        /// What was entered here.
        here: Option<Said>,
        /// What was announced there.
        there: Option<Said>,
    },
}

/// An act of the other side that shapes the game.
#[derive(Debug, Clone, PartialEq, Eq)]
enum FarDeed {
    Said(Said),
    Pressed,
}

/// The letters of a game between two places.
#[derive(Debug, Clone)]
pub struct Correspondence {
    own: Color,
    written: Vec<Letter>,
    taken: usize,
    /// The acts of the other side, entered here by anyone.
    known: Vec<FarDeed>,
    /// The number of these that its letters have told too.
    told: usize,
    /// An announcement that contradicts what is known, until it is pressed or corrected.
    doubtful: Option<Said>,
    course: LetterCourse,
    sealed: LetterEnvelope,
    crossings: Crossings,
    leeway: Leeway,
}

impl Correspondence {
    #[must_use]
    pub fn new(own: Color) -> Correspondence {
        Correspondence {
            own,
            written: Vec::new(),
            taken: 0,
            known: Vec::new(),
            told: 0,
            doubtful: None,
            course: LetterCourse::Common,
            sealed: LetterEnvelope::default(),
            crossings: Crossings::default(),
            leeway: Leeway::default(),
        }
    }

    /// Restores the letters of a resumed game from its record.
    #[must_use]
    pub fn of_record(own: Color, facts: &[Recorded]) -> Correspondence {
        let mut letters = Correspondence::new(own);
        let mut by_letter = vec![false; facts.len()];
        for (at, recorded) in facts.iter().enumerate() {
            if let Fact::LetterTaken(LetterTaken { facts: count, .. }) = recorded.fact {
                by_letter[at.saturating_sub(count)..at].fill(true);
            }
        }
        for (recorded, is_by_letter) in facts.iter().zip(by_letter) {
            match &recorded.fact {
                Fact::LetterTaken(taken) => {
                    letters.taken = taken.number.saturating_add(1);
                    letters.told = taken.told.min(letters.known.len());
                }
                fact if is_by_letter => letters.followed(fact),
                _ => {
                    letters.entered(recorded, None);
                }
            }
        }
        letters
    }

    /// The facts to record about a letter that was just taken: what its clock shows, why it was refused, and that it
    /// was taken. `facts` is the number of facts it led to, which the game has already taken in.
    pub(super) fn notes(
        &mut self,
        letter: &Letter,
        taken: &Taken,
        facts: usize,
        game: &Game,
        now: Moment,
    ) -> Vec<Fact> {
        let theirs = !self.own;
        // Each end is the authority on the clock of its own player, once that clock stands.
        let stands = self.is_abreast() && game.clock().running() != Some(theirs);
        let counts = match taken {
            Taken::Happens(_) => true,
            Taken::Known => stands,
            Taken::Missing | Taken::Refused(_) | Taken::Parted { .. } => false,
        };
        let shown = letter.left.filter(|_| counts);
        let mut notes: Vec<Fact> = shown
            .and_then(|shown| self.leeway.shown(theirs, shown, game, now))
            .into_iter()
            .collect();
        match taken {
            Taken::Parted { .. } => notes.push(Fact::PlacesParted),
            Taken::Refused(why) => notes.push(Fact::LetterRefused { from: theirs, why: *why }),
            Taken::Happens(_) | Taken::Known | Taken::Missing => {}
        }
        let (number, facts) = (letter.number, facts + notes.len());
        notes.push(Fact::LetterTaken(LetterTaken { number, facts, told: self.told }));
        notes
    }

    /// The connection was down this long, or this end away: the other player's clock may show this much more than the
    /// one here, which went on.
    pub fn was_cut(&mut self, span: Span) {
        self.leeway.was_cut(span);
    }

    /// Whether the other end's letters can be followed.
    #[must_use]
    pub fn course(&self) -> LetterCourse {
        self.course
    }

    /// Whether the other end has parted from this one, which does not know it yet. A view from before it had read
    /// everything is outdated: a position may have been restored since.
    #[must_use]
    pub fn is_left_by(&self, other: &View) -> bool {
        other.course == LetterCourse::Parted
            && self.course == LetterCourse::Common
            && other.taken == self.written.len()
    }

    /// Whether the other side's letters have told everything that was entered here for it.
    fn is_abreast(&self) -> bool {
        self.told == self.known.len()
    }

    /// The number of letters accepted from the other end.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// The letters from a number on, to be sent again.
    #[must_use]
    pub fn letters_from(&self, number: usize) -> &[Letter] {
        self.written.get(number..).unwrap_or_default()
    }

    /// Notes a fact entered at this end, with the time on the own clock after it. Returns the letters for the other
    /// end, if this end has to tell it.
    pub fn entered(&mut self, recorded: &Recorded, left: Option<Span>) -> &[Letter] {
        let first = self.written.len();
        if let Fact::Arbiter(act) = &recorded.fact {
            self.arbiter_acts(act);
        }
        let presses = matches!(
            &recorded.fact,
            Fact::Did { side, act: Act::Presses | Act::PressesLate, .. } if *side == self.own
        );
        if presses {
            // The other player's turn begins, with a new allowance for the transfer of its letters.
            self.leeway = Leeway::default();
        }
        if is_told_by(self.own, &recorded.fact) {
            self.crossings.writes(self.written.len(), &recorded.fact);
            for fact in self.sealed.told_of(&recorded.fact) {
                let (number, heard) = (self.written.len(), self.taken);
                let recorded = Recorded { at: recorded.at, fact };
                self.written.push(Letter { number, heard, recorded, left });
            }
        } else {
            self.note(&recorded.fact);
        }
        self.written.get(first..).unwrap_or_default()
    }

    /// Notes a fact that a letter of the other end has led to.
    pub fn followed(&mut self, fact: &Fact) {
        if let Fact::Arbiter(act) = fact {
            self.arbiter_acts(act);
            self.sealed.taken_up_there(act);
        }
        let before = self.known.len();
        self.note(fact);
        if self.known.len() > before {
            self.told = self.known.len();
        }
    }

    /// Takes a letter of the other end into this game. What that end may not write has no effect.
    pub(super) fn take(&mut self, letter: &Letter, proof: Proof, game: &Game) -> Taken {
        if letter.number < self.taken {
            return Taken::Known;
        }
        if letter.number > self.taken {
            return Taken::Missing;
        }
        self.taken += 1;
        let fact = &letter.recorded.fact;
        if let Err(why) = authority(Sender::Place(!self.own), Assertion::Tells(fact, proof), game) {
            return Taken::Refused(why);
        }
        let happens = || match intent_of(fact) {
            Some(intent) => Taken::Happens(Box::new(intent)),
            None => Taken::Known,
        };
        match fact {
            // A clock that was started at both places already runs.
            Fact::Arbiter(ArbiterAct::Starts | ArbiterAct::StartsFor(_))
                if game.clock().going() != Going::NotStarted =>
            {
                Taken::Known
            }
            // An act of the arbiter holds at both places, whatever the players did.
            Fact::Arbiter(_) => happens(),
            _ if self.course == LetterCourse::Parted => Taken::Known,
            Fact::Spoke { spoken: Spoken::Announced | Spoken::Corrected, said, .. } => {
                self.doubtful = None;
                self.crossings.hears_of_move(letter.heard);
                match self.known.get(self.told).cloned() {
                    None => happens(),
                    Some(FarDeed::Said(known)) => {
                        if contradictions(&known.claim, &said.claim).is_empty() {
                            self.told += 1;
                        } else {
                            self.doubtful = Some(said.clone());
                        }
                        Taken::Known
                    }
                    Some(FarDeed::Pressed) => self.parts(Some(said.clone())),
                }
            }
            Fact::Did { side, who, act: Act::Presses | Act::PressesLate } => {
                match (self.doubtful.take(), self.known.get(self.told)) {
                    (Some(there), _) => self.parts(Some(there)),
                    (None, None) => {
                        let (side, who, act) =
                            (*side, *who, self.crossings.press_here(letter.heard));
                        Taken::Happens(Box::new(Intent::Do { side, who, act }))
                    }
                    (None, Some(FarDeed::Pressed)) => {
                        self.told += 1;
                        Taken::Known
                    }
                    // The next move was entered here already, and has completed this one
                    // (6.2.1.2).
                    (None, Some(FarDeed::Said(_))) => Taken::Known,
                }
            }
            // A resignation, an offer, a claim: only that end can have entered it.
            Fact::Did { act, .. } if is_news(act) => happens(),
            _ if !self.is_abreast() => Taken::Known,
            _ => happens(),
        }
    }

    /// What this end knows now.
    #[must_use]
    pub fn view(&self, game: &Game, now: Moment) -> View {
        View::of(game, now, self.written.len(), self.taken, self.course)
    }

    /// Compares this end with the other's view; `None` while a letter is on its way between them.
    #[must_use]
    pub fn compare(&mut self, other: &View, game: &Game, now: Moment) -> Option<Comparison> {
        if (self.written.len(), self.taken) != (other.taken, other.written) {
            return None;
        }
        let own = self.view(game, now);
        // Repetitions of the other side while the connection was down were not heard here.
        let is_whole = |side: Color| game.score(side).claims().iter().all(Option::is_some);
        let side = !self.own;
        let clock = match own.other_time(other, self.own) {
            Some(_) => OwnClock::ToBeShown,
            None => OwnClock::Known,
        };
        let difference = own.difference(other, is_whole);
        let shown = own.other_time(other, side);
        let shown = shown.and_then(|shown| self.leeway.shown(side, shown, game, now));
        Some(Comparison { difference, shown, clock })
    }

    fn parts(&mut self, there: Option<Said>) -> Taken {
        self.course = LetterCourse::Parted;
        let here =
            self.known.get(self.told..).unwrap_or_default().iter().find_map(|deed| match deed {
                FarDeed::Said(said) => Some(said.clone()),
                FarDeed::Pressed => None,
            });
        Taken::Parted { here, there }
    }

    /// A position restored at both places settles all earlier differences.
    fn arbiter_acts(&mut self, act: &ArbiterAct) {
        if let ArbiterAct::TakesUp(_) = act {
            // No time ran while the game was adjourned.
            self.leeway = Leeway::default();
        }
        if let ArbiterAct::Restores(_) | ArbiterAct::Settles { .. } = act {
            self.course = LetterCourse::Common;
            self.doubtful = None;
            self.crossings.begin_again();
            self.told = self.known.len();
        }
    }

    fn note(&mut self, fact: &Fact) {
        match fact {
            Fact::Spoke { side, spoken: Spoken::Announced | Spoken::Corrected, said, .. }
                if *side != self.own =>
            {
                let is_open = self.known.len() > self.told;
                match self.known.last_mut() {
                    Some(FarDeed::Said(last)) if is_open => *last = said.clone(),
                    _ => self.known.push(FarDeed::Said(said.clone())),
                }
            }
            Fact::Did {
                side,
                act: Act::Presses | Act::PressesLate | Act::PressesCrossed | Act::PressedUnaware,
                ..
            } if *side != self.own => {
                self.known.push(FarDeed::Pressed);
            }
            Fact::PlacesParted => self.course = LetterCourse::Parted,
            _ => {}
        }
    }
}
