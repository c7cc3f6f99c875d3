//! One game at two places, as one end of it sees it: what this end writes to the other, and
//! what comes of the other's letters. What was entered here for the other side while the
//! way was cut is held against its letters when they come (D.2.9). Never sends anything,
//! and never guesses: where the two contradict each other, the arbiter decides.

use crate::chess::{ByColor, Color};
use crate::clock::{Going, Span};

use super::fact::{Fact, LetterTaken, Recorded, Spoken};
use super::game::Game;
use super::intent::{Act, ArbiterAct, Intent, Speech};
use super::said::{Said, contradictions};

/// One thing that happened at the other end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letter {
    /// Which letter of that end it is, counted from 0.
    pub number: usize,
    /// What happened, by the watch of that end.
    pub recorded: Recorded,
    /// What that end's player has left after it; nothing without a limit.
    pub left: Option<Span>,
}

/// What an end knows at a point, for the other to compare.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// How many letters it has written, and how many of the other's it has taken.
    pub written: usize,
    /// See above.
    pub taken: usize,
    /// The plies on its board.
    pub plies: usize,
    /// The moves that each side has completed.
    pub completed: ByColor<u32>,
    /// A fingerprint of the position.
    pub position: u64,
    /// A fingerprint of each score.
    pub scores: ByColor<u64>,
}

/// In what two ends differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difference {
    /// The number of plies or of completed moves.
    Counters,
    /// What stands on the board.
    Position,
    /// The score of this side.
    Score(Color),
}

/// What comes of a letter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Taken {
    /// It happens here too.
    Happens(Box<Intent>),
    /// It was entered here already, or has come already, or waits for what follows it.
    Known,
    /// Letters before it are missing: they have to be asked for.
    Missing,
    /// It contradicts what was entered here: nothing more is taken until the arbiter has
    /// restored a position.
    Parted {
        /// What was entered here.
        here: Option<Said>,
        /// What was announced there.
        there: Option<Said>,
    },
}

/// Something of the other side that makes a game what it is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Deed {
    Said(Said),
    Pressed,
}

/// Whether the letters of the other end can be followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Course {
    Common,
    Parted,
}

/// The letters of a game between two places.
#[derive(Debug, Clone)]
pub struct Correspondence {
    own: Color,
    written: Vec<Letter>,
    taken: usize,
    /// What the other side has done, whoever entered it here.
    known: Vec<Deed>,
    /// How much of that its letters have told as well.
    told: usize,
    /// An announcement that contradicts what is known, until it is pressed or corrected.
    doubtful: Option<Said>,
    course: Course,
}

impl Correspondence {
    /// No letter yet.
    #[must_use]
    pub fn new(own: Color) -> Correspondence {
        Correspondence {
            own,
            written: Vec::new(),
            taken: 0,
            known: Vec::new(),
            told: 0,
            doubtful: None,
            course: Course::Common,
        }
    }

    /// The letters of a game that is taken up again, from its record.
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

    /// What is kept of the letter that was just taken, and led to so many facts.
    #[must_use]
    pub fn taken_note(&self, facts: usize) -> Fact {
        let number = self.taken.saturating_sub(1);
        Fact::LetterTaken(LetterTaken { number, facts, told: self.told })
    }

    /// How many of the other's letters were taken.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// The letters from a number on, to be sent again.
    #[must_use]
    pub fn letters_from(&self, number: usize) -> &[Letter] {
        self.written.get(number..).unwrap_or_default()
    }

    /// Takes note of a fact that was entered at this end, with what the own clock shows
    /// after it. Gives the letter that tells the other end, if it is this end's to tell.
    pub fn entered(&mut self, recorded: &Recorded, left: Option<Span>) -> Option<&Letter> {
        if let Fact::Arbiter(act) = &recorded.fact {
            self.arbiter_acts(act);
        }
        if self.is_own(&recorded.fact) {
            let number = self.written.len();
            self.written.push(Letter { number, recorded: recorded.clone(), left });
            return self.written.last();
        }
        self.note(&recorded.fact);
        None
    }

    /// Takes note of a fact that a letter of the other end has led to.
    pub fn followed(&mut self, fact: &Fact) {
        if let Fact::Arbiter(act) = fact {
            self.arbiter_acts(act);
        }
        let before = self.known.len();
        self.note(fact);
        if self.known.len() > before {
            self.told = self.known.len();
        }
    }

    /// Takes a letter of the other end into a game that stands like this.
    pub fn take(&mut self, letter: &Letter, game: &Game) -> Taken {
        if letter.number < self.taken {
            return Taken::Known;
        }
        if letter.number > self.taken {
            return Taken::Missing;
        }
        self.taken += 1;
        let fact = &letter.recorded.fact;
        let happens = || match intent_of(fact) {
            Some(intent) => Taken::Happens(Box::new(intent)),
            None => Taken::Known,
        };
        match fact {
            // A clock that was started at both places runs already.
            Fact::Arbiter(ArbiterAct::Starts) if game.clock().going() != Going::NotStarted => {
                Taken::Known
            }
            // What the arbiter does holds at both places, whatever the players did.
            Fact::Arbiter(_) => happens(),
            _ if self.course == Course::Parted => Taken::Known,
            Fact::Spoke { spoken: Spoken::Announced | Spoken::Corrected, said, .. } => {
                self.doubtful = None;
                match self.known.get(self.told).cloned() {
                    None => happens(),
                    Some(Deed::Said(known)) => {
                        if contradictions(&known.claim, &said.claim).is_empty() {
                            self.told += 1;
                        } else {
                            self.doubtful = Some(said.clone());
                        }
                        Taken::Known
                    }
                    Some(Deed::Pressed) => self.parts(Some(said.clone())),
                }
            }
            Fact::Did { act: Act::Presses, .. } => {
                match (self.doubtful.take(), self.known.get(self.told)) {
                    (Some(there), _) => self.parts(Some(there)),
                    (None, None) => happens(),
                    (None, Some(Deed::Pressed)) => {
                        self.told += 1;
                        Taken::Known
                    }
                    (None, Some(Deed::Said(_))) => self.parts(None),
                }
            }
            // A resignation, an offer, a claim: nobody else can have entered what it means.
            Fact::Did { act, .. } if is_news(act) => happens(),
            _ if self.told < self.known.len() => Taken::Known,
            _ => happens(),
        }
    }

    /// What this end knows now.
    #[must_use]
    pub fn view(&self, game: &Game) -> View {
        let score = |side: Color| {
            let claims = game.score(side).claims();
            fingerprint(&format!("{claims:?}"))
        };
        View {
            written: self.written.len(),
            taken: self.taken,
            plies: game.plies().len(),
            completed: ByColor { white: Color::White, black: Color::Black }
                .map(|side| game.completed(side)),
            position: fingerprint(&game.standing().to_fen()),
            scores: ByColor { white: score(Color::White), black: score(Color::Black) },
        }
    }

    /// In what the other end differs, if both have taken all letters of each other.
    #[must_use]
    pub fn difference(&self, other: &View, game: &Game) -> Option<Difference> {
        if (self.written.len(), self.taken()) != (other.taken, other.written) {
            return None;
        }
        let own = self.view(game);
        // What the other side repeated while the way was cut was not heard here.
        let is_whole = |side: Color| game.score(side).claims().iter().all(Option::is_some);
        if (own.plies, &own.completed) != (other.plies, &other.completed) {
            Some(Difference::Counters)
        } else if own.position != other.position {
            Some(Difference::Position)
        } else {
            [Color::White, Color::Black]
                .into_iter()
                .find(|side| is_whole(*side) && own.scores.get(*side) != other.scores.get(*side))
                .map(Difference::Score)
        }
    }

    fn parts(&mut self, there: Option<Said>) -> Taken {
        self.course = Course::Parted;
        let here =
            self.known.get(self.told..).unwrap_or_default().iter().find_map(|deed| match deed {
                Deed::Said(said) => Some(said.clone()),
                Deed::Pressed => None,
            });
        Taken::Parted { here, there }
    }

    /// With a position restored at both places, what went before is over.
    fn arbiter_acts(&mut self, act: &ArbiterAct) {
        if let ArbiterAct::Restores(_) | ArbiterAct::Settles { .. } = act {
            self.course = Course::Common;
            self.doubtful = None;
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
                    Some(Deed::Said(last)) if is_open => *last = said.clone(),
                    _ => self.known.push(Deed::Said(said.clone())),
                }
            }
            Fact::Did { side, act: Act::Presses, .. } if *side != self.own => {
                self.known.push(Deed::Pressed);
            }
            _ => {}
        }
    }

    /// Whether a fact that was entered here is this end's to tell: the own player's acts,
    /// and what the arbiter does here.
    fn is_own(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Spoke { side, .. } | Fact::Did { side, .. } => *side == self.own,
            Fact::Arbiter(act) => !is_a_look(act),
            Fact::Clock(_)
            | Fact::Asked { .. }
            | Fact::Overstepped { .. }
            | Fact::Returned(_)
            | Fact::LetterTaken(_)
            | Fact::ClockShown { .. } => false,
        }
    }
}

/// What the arbiter only looks at changes nothing at the other place.
fn is_a_look(act: &ArbiterAct) -> bool {
    matches!(act, ArbiterAct::AsksForReport | ArbiterAct::AsksForCapabilities)
}

/// What is news at the other place however much was entered there.
fn is_news(act: &Act) -> bool {
    matches!(
        act,
        Act::OffersDraw
            | Act::AcceptsDraw
            | Act::DeclinesDraw
            | Act::ClaimsDraw { .. }
            | Act::ClaimsTime
            | Act::Resigns
            | Act::CallsArbiter(_)
            | Act::Signs
    )
}

/// What a fact of the other end means here, where it happens again.
fn intent_of(fact: &Fact) -> Option<Intent> {
    Some(match fact {
        Fact::Spoke { side, who, spoken, said } => {
            let speech = match spoken {
                Spoken::Announced => Speech::Announces,
                Spoken::Corrected => Speech::Corrects,
                Spoken::Repeated => Speech::Repeats,
                Spoken::SaidAgain | Spoken::OutOfTurn => Speech::Says,
            };
            Intent::Speak { side: *side, who: *who, speech, said: said.clone() }
        }
        Fact::Did { side, who, act } => Intent::Do { side: *side, who: *who, act: act.clone() },
        Fact::Arbiter(act) => Intent::Arbiter(act.clone()),
        Fact::Clock(_)
        | Fact::Asked { .. }
        | Fact::Overstepped { .. }
        | Fact::Returned(_)
        | Fact::LetterTaken(_)
        | Fact::ClockShown { .. } => return None,
    })
}

/// A number that tells two texts apart (FNV-1a); the seal on the letters guards it.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
