//! A seat whose opponent sits at another place: what happens here is written there, and
//! what comes from there happens here. Never opens a connection, and never guesses.

use crate::chess::Color;
use crate::clock::{Moment, Span};
use crate::devices::journal::Hash;
use crate::devices::{link, salted};
use crate::present::conversation::{Converses as _, Out, Session};
use crate::present::spoken::Priority;
use crate::record::{Head, Post, letter_line, read_post, write_post};
use crate::scenes::play::meeting::{Acquaintance, UnreadLetters, doubt, refusal};
use crate::table::{
    Absence, ArbiterAct, Comparison, Correspondence, Difference, Fact, Game, Letter, LetterCourse,
    OwnClock, Proof, Recorded, Said, SendingAgain, Taken, View, needs_proof,
};

use super::Seat;
use super::around::{Around, Sits, Surrounded};

/// The seat and its letters.
pub(super) struct Relayed {
    seat: Seat,
    letters: Correspondence,
    /// What the other end asks to be sent again.
    again: SendingAgain,
    /// How many facts of this run have been looked at.
    seen: usize,
    /// What a host tells whoever comes.
    head: Option<Head>,
    acquaintance: Acquaintance,
    way: PostState,
    /// What was told last of how the two places differ.
    difference: Option<Difference>,
    witness: Witness,
    /// How many times ten moves were completed when the other end was told of the record.
    tens: u32,
    unread: UnreadLetters,
}

/// Whether the other end's record is to be witnessed: when the ends meet and every ten moves,
/// so that nobody fills this record with its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Witness {
    Due,
    Kept,
}

/// Whether letters reach the other place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PostState {
    Open,
    /// Since when.
    Cut(Moment),
}

/// How long a way may be cut before it is noticed.
const UNNOTICED: Span = Span::from_seconds(5);

impl Relayed {
    /// A seat of a game that has these facts on record already.
    pub(super) fn new(
        seat: Seat,
        recorded: &[Recorded],
        head: Option<Head>,
        acquaintance: Acquaintance,
    ) -> Relayed {
        let mut letters = Correspondence::of_record(seat.own, recorded);
        for fact in &seat.running.facts {
            // The chess clock went on meanwhile.
            if let Fact::Returned(
                Absence::Measured(away) | Absence::Disputed { measured: away, .. },
            ) = fact.fact
            {
                letters.was_cut(away);
            }
        }
        let seen = 0;
        let way = PostState::Cut(seat.running.game.latest());
        // The number stays on this machine, and so does what is kept of it.
        let head = head.map(|head| {
            let arbiter_number = head.arbiter_number.for_others();
            Head { arbiter_number, ..head }
        });
        let (witness, tens) = (Witness::Due, seat.running.tens);
        Relayed {
            seat,
            letters,
            again: SendingAgain::default(),
            seen,
            head,
            acquaintance,
            way,
            difference: None,
            witness,
            tens,
            unread: UnreadLetters::default(),
        }
    }

    /// The ends are together: each asks for what it has not had.
    pub(super) fn together(&mut self, now: Moment) -> Vec<Out> {
        if let PostState::Cut(since) = self.way {
            self.letters.was_cut(now.since(since) + UNNOTICED);
        }
        self.way = PostState::Open;
        self.again.starts();
        let game = self
            .head
            .as_ref()
            .map(|head| post(&Post::Game { yours: !self.seat.own, head: Box::new(head.clone()) }));
        let mut out: Vec<Out> = game.into_iter().collect();
        out.push(post(&Post::From(self.letters.taken())));
        self.witness = Witness::Due;
        out.extend(self.head_of_record());
        out.push(self.seat.utter(Priority::Telling, self.seat.tongue.texts.place_is_there()));
        out
    }

    fn takes(&mut self, post_in: Post, now: Moment) -> Vec<Out> {
        match post_in {
            // Whoever plays already knows the game.
            Post::Game { .. } => Vec::new(),
            Post::From(number) => {
                self.again.is_asked(number);
                Vec::new()
            }
            Post::Letter(letter) => self.follow(&letter, Proof::Absent, now),
            Post::Proven { proof, letter } => {
                let proof = self.weighed(&proof, &letter);
                self.follow(&letter, proof, now)
            }
            Post::View(view) => self.compare(&view, now),
            Post::Witness { rows, hash } => self.witness(rows, &hash, now),
            // These go between a seat and the arbiter's desk.
            Post::Happened { .. } | Post::Wish(_) => Vec::new(),
        }
    }

    /// Sends again what was asked for, as soon as that may be.
    fn send_again(&mut self, now: Moment) -> Vec<Out> {
        let written = self.letters.letters_from(0).len();
        let Some(number) = self.again.answer(written, now) else { return Vec::new() };
        let letters = self.letters.letters_from(number).iter();
        let mut out: Vec<Out> = letters.map(|letter| self.seat.letter(letter.clone())).collect();
        out.push(self.view(now));
        out
    }

    /// Where this record stands, for the other end to keep.
    fn head_of_record(&self) -> Option<Out> {
        let (rows, hash) = self.seat.running.keeper.last_hash()?;
        Some(post(&Post::Witness { rows, hash: hash.to_string() }))
    }

    /// Keeps where the other record stood, once where that is due.
    fn witness(&mut self, rows: u64, hash: &str, now: Moment) -> Vec<Out> {
        let digits: String = hash.chars().filter(|digit| *digit != ' ').take(65).collect();
        let Some(read) = Hash::read(&digits).filter(|_| self.witness == Witness::Due) else {
            return Vec::new();
        };
        self.witness = Witness::Kept;
        let fact = Fact::Witnessed { rows, hash: read.to_string() };
        self.happens_there(now, |_, _| vec![Recorded { at: now, fact }])
    }

    /// Whether a letter is the arbiter's, who has the same number at both places.
    fn weighed(&self, proof: &str, letter: &Letter) -> Proof {
        let text = proven(!self.seat.own, letter);
        match self.seat.desk.key() {
            None => Proof::Absent,
            Some(key) if salted::proves(&key, &text, proof) => Proof::Given,
            Some(_) => Proof::Wrong,
        }
    }

    /// What a letter tells happens here too, as far as it is the other end's to write.
    fn follow(&mut self, letter: &Letter, proof: Proof, now: Moment) -> Vec<Out> {
        let before = self.letters.taken();
        let mut taken = Taken::Missing;
        let mut out = self.happens_there(now, |letters, game| {
            let (came, facts) = letters.follow(letter, proof, game, now);
            taken = came;
            facts
        });
        if self.letters.taken() == before {
            if taken == Taken::Missing {
                out.push(post(&Post::From(before)));
            }
            return out;
        }
        if let Taken::Parted { here, there } = &taken {
            out.extend(self.parted(here.as_ref(), there.as_ref()));
        }
        // Whoever is left learns it once everything is read.
        if self.letters.course() == LetterCourse::Parted {
            out.push(self.view(now));
        }
        out
    }

    /// What happened at the other place is taken in.
    fn happens_there(
        &mut self,
        now: Moment,
        happened: impl FnOnce(&mut Correspondence, &Game) -> Vec<Recorded>,
    ) -> Vec<Out> {
        let Relayed { seat, letters, .. } = self;
        let told = seat.running.follows(now, |game| happened(letters, game));
        self.seen = self.seat.running.facts.len();
        let mut out = self.seat.tell(told);
        out.extend(self.seat.tell_end());
        out
    }

    /// Writes to the other place what has happened here.
    fn write(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        out.extend(self.send_again(now));
        let Relayed { seat, letters, seen, .. } = self;
        let left = seat.running.game.clock().reading(now).of(seat.own).remaining;
        let mut wrote = false;
        for recorded in &seat.running.facts[*seen..] {
            if let Some(letter) = letters.entered(recorded, left) {
                out.push(seat.letter(letter.clone()));
                wrote = true;
            }
        }
        *seen = seat.running.facts.len();
        if wrote {
            out.push(self.view(now));
        }
        if self.tens != self.seat.running.tens {
            self.tens = self.seat.running.tens;
            self.witness = Witness::Due;
            out.extend(self.head_of_record());
        }
        // Nobody takes what is sent while the way is cut; it is asked for later.
        out.retain(|one| self.way == PostState::Open || !matches!(one, Out::Post(_)));
        out
    }

    fn view(&self, now: Moment) -> Out {
        post(&Post::View(self.letters.view(&self.seat.running.game, now)))
    }

    fn compare(&mut self, view: &View, now: Moment) -> Vec<Out> {
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

    /// Tells each difference once.
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

    fn parted(&mut self, here: Option<&Said>, there: Option<&Said>) -> Vec<Out> {
        let texts = &self.seat.tongue.texts;
        let missing = texts.missing_move();
        let [here, there] =
            [here, there].map(|said| said.map_or(missing.as_str(), |said| said.words.as_str()));
        let sentence = texts.places_part(here, there);
        self.at_the_desk(sentence)
    }

    /// Only the arbiter is told what stands against what (D.2.9).
    fn at_the_desk(&mut self, sentence: String) -> Vec<Out> {
        self.seat.desk.put(sentence.clone());
        let call = &self.seat.tongue.texts.call_the_arbiter();
        vec![Out::Arbiter(sentence), self.seat.utter(Priority::Alarm, call)]
    }

    /// Takes what the way to the other place tells.
    fn take_news(&mut self, event: link::LinkEvent, now: Moment) -> Vec<Out> {
        match event {
            link::LinkEvent::Together => self.together(now),
            link::LinkEvent::Alone => {
                if self.way == PostState::Open {
                    self.way = PostState::Cut(now);
                }
                self.again.starts();
                let sentence = self.seat.tongue.texts.place_cut_off();
                vec![self.seat.utter(Priority::Telling, &sentence)]
            }
            link::LinkEvent::Met(key) => {
                match self.acquaintance.keep(&key, &self.seat.tongue.texts) {
                    Ok(()) => Vec::new(),
                    Err(sentence) => vec![Out::Text(sentence)],
                }
            }
            link::LinkEvent::WrongCodeTried { tried } => {
                let sentence = self.seat.tongue.texts.wrong_code_tried(tried);
                vec![self.seat.utter(Priority::Telling, &sentence)]
            }
            link::LinkEvent::TurnedAway(how) => {
                let sentence = doubt(how, &self.seat.tongue.texts);
                vec![self.seat.utter(Priority::Telling, &sentence)]
            }
            link::LinkEvent::Refused(refused) => {
                let sentence = refusal(refused, &self.seat.tongue.texts);
                vec![self.seat.utter(Priority::Telling, &sentence)]
            }
            link::LinkEvent::Letter(letter) => match read_post(&String::from_utf8_lossy(&letter)) {
                Ok(letter) => self.takes(letter, now),
                Err(error) => {
                    let told = self.unread.told(&error, &self.seat.tongue.texts, now);
                    told.into_iter().collect()
                }
            },
        }
    }
}

impl Seat {
    /// A letter to the other place, with the arbiter's proof where it needs one and has one.
    fn letter(&self, letter: Letter) -> Out {
        let key = self.desk.key().filter(|_| needs_proof(&letter.recorded.fact));
        post(&match key {
            None => Post::Letter(letter),
            Some(key) => {
                let proof = salted::proof(&key, &proven(self.own, &letter));
                Post::Proven { proof, letter }
            }
        })
    }
}

/// What a proof is made of: the writer's side and the whole letter with its number. The key
/// has the salt of this game in it, and no number is taken twice.
fn proven(writer: Color, letter: &Letter) -> String {
    format!("{} {}", writer.fold_wb("white", "black"), letter_line(letter))
}

fn post(post: &Post) -> Out {
    Out::Post(write_post(post))
}

impl Sits for Surrounded<Relayed> {
    fn seat(&self) -> &Seat {
        &self.0.seat
    }

    fn arbiter_acts(&mut self, act: ArbiterAct, now: Moment) -> Vec<Out> {
        let out = self.0.seat.arbiter_acts(act, now);
        self.0.write(out, now)
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

    fn follows_at(&self) -> Option<Moment> {
        self.again.wake_at()
    }

    fn hears_of_place(&mut self, event: link::LinkEvent, now: Moment) -> Vec<Out> {
        let mut out = self.seat.let_time_pass(now);
        out.extend(self.take_news(event, now));
        out
    }
}
