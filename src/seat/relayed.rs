//! A seat whose opponent is at a remote place: what happens here is sent there, and what arrives from there happens
//! here.

mod compared;

use crate::chess::Color;
use crate::clock::{Moment, Span};
use crate::present::conversation::{
    Dialogue as _, Event, KeepsLinkKey, LinkNews, Out, Session as _,
};
use crate::present::spoken::Priority;
use crate::record::{Head, PlaceMessage, letter_line, read_place_message, write_place_message};
use crate::table::{
    Absence, ArbiterAct, Correspondence, Difference, Envelope, Fact, Game, Letter, LetterCourse,
    Proof, Recorded, SendingAgain, Taken, needs_proof,
};

use super::layer::Layer;
use super::meeting::OpensFor;
use super::player::{OpponentIs, Seat};
use super::unread_letters::UnreadLetters;

pub struct Relayed {
    seat: Seat,
    letters: Correspondence,
    /// What the other end asks to be sent again.
    again: SendingAgain,
    /// How many facts of this run have been processed.
    seen: usize,
    /// What a host tells a guest that connects.
    head: Option<Head>,
    keeps_key: KeepsLinkKey,
    way: PostState,
    /// The last difference between the two places that was told.
    difference: Option<Difference>,
    witness: WitnessDue,
    /// How many full tens of moves were completed when the other end was last told of the record.
    tens: u32,
    unread: UnreadLetters,
}

/// Whether to witness the other end's record: when the ends connect and every ten moves, so that the other end cannot
/// flood this record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WitnessDue {
    Now,
    Kept,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PostState {
    Open,
    /// Cut since this moment.
    Cut(Moment),
}

/// How long a cut connection may go unnoticed.
const UNNOTICED: Span = Span::from_seconds(5);

impl Relayed {
    /// A seat for a game with these facts already on record.
    pub fn new(
        mut seat: Seat,
        recorded: &[Recorded],
        head: Option<Head>,
        keeps_key: KeepsLinkKey,
    ) -> Relayed {
        let mut letters = Correspondence::of_record(seat.own, recorded);
        for fact in &seat.running.facts {
            // The chess clock went on meanwhile, unless the game was adjourned.
            if !seat.running.game.is_at_rest()
                && let Fact::Returned(
                    Absence::Measured(away) | Absence::Disputed { measured: away, .. },
                ) = fact.fact
            {
                letters.was_cut(away);
            }
        }
        seat.opponent = match &head {
            Some(_) => OpponentIs::Guest,
            None => OpponentIs::Host,
        };
        let seen = 0;
        let way = PostState::Cut(seat.running.game.latest());
        // The PIN and its hash stay on this computer.
        let head = head.map(|head| {
            let arbiter_number = head.arbiter_number.for_others();
            Head { arbiter_number, ..head }
        });
        let (witness, tens) = (WitnessDue::Now, seat.running.tens);
        Relayed {
            seat,
            letters,
            again: SendingAgain::default(),
            seen,
            head,
            keeps_key,
            way,
            difference: None,
            witness,
            tens,
            unread: UnreadLetters::default(),
        }
    }

    /// The ends are connected: each asks for what it is missing.
    pub fn together(&mut self, now: Moment) -> Vec<Out> {
        if let PostState::Cut(since) = self.way {
            self.letters.was_cut(now.since(since) + UNNOTICED);
        }
        self.way = PostState::Open;
        self.again.starts();
        let game = self.head.as_ref().map(|head| {
            to_other_place(&PlaceMessage::Game {
                yours: !self.seat.own,
                head: Box::new(head.clone()),
            })
        });
        let mut out: Vec<Out> = game.into_iter().collect();
        out.push(to_other_place(&PlaceMessage::From(self.letters.taken())));
        self.witness = WitnessDue::Now;
        out.extend(self.head_of_record());
        out.push(self.seat.utter(Priority::Telling, self.seat.tongue.texts.place_is_there()));
        out
    }

    fn takes(&mut self, post_in: PlaceMessage, now: Moment) -> Vec<Out> {
        match post_in {
            // Both ends already know the game.
            PlaceMessage::Game { .. } => Vec::new(),
            PlaceMessage::From(number) => {
                self.again.is_asked(number);
                Vec::new()
            }
            PlaceMessage::Letter(letter) => self.follow(&letter, Proof::Absent, now),
            PlaceMessage::Proven { proof, letter } => {
                let proof = self.weighed(&proof, &letter);
                self.follow(&letter, proof, now)
            }
            PlaceMessage::View(view) => self.compare(&view, now),
            PlaceMessage::Witness { rows, hash } => self.witness(rows, &hash, now),
            // These go between a seat and the arbiter's desk.
            PlaceMessage::Happened { .. }
            | PlaceMessage::Wish(_)
            | PlaceMessage::Ordered { .. } => Vec::new(),
        }
    }

    /// Sends again what was asked for, as soon as that is allowed.
    fn send_again(&mut self, now: Moment) -> Vec<Out> {
        let written = self.letters.letters_from(0).len();
        let Some(number) = self.again.answer(written, now) else { return Vec::new() };
        let letters = self.letters.letters_from(number).iter();
        let mut out: Vec<Out> = letters.map(|letter| self.seat.letter(letter.clone())).collect();
        out.push(self.view(now));
        out
    }

    /// The head of this record, for the other end to store. Not while a sealed move of this end is secret: its row is
    /// part of the hash, and someone who knows the rows around it could try which move produces that hash.
    fn head_of_record(&self) -> Option<Out> {
        let game = &self.seat.running.game;
        let is_secret =
            |envelope: &Envelope| envelope.sealed_by == self.seat.own && envelope.is_known_here();
        if game.envelope().is_some_and(is_secret) {
            return None;
        }
        let (rows, hash) = self.seat.running.keeper.last_hash()?;
        Some(to_other_place(&PlaceMessage::Witness { rows, hash }))
    }

    /// Stores the head of the other end's record, once each time that is due.
    fn witness(&mut self, rows: u64, hash: &str, now: Moment) -> Vec<Out> {
        let digits: String = hash.chars().filter(|digit| *digit != ' ').take(65).collect();
        let Some(hash) = in_groups(&digits).filter(|_| self.witness == WitnessDue::Now) else {
            return Vec::new();
        };
        self.witness = WitnessDue::Kept;
        let fact = Fact::Witnessed { rows, hash };
        self.happens_there(now, |_, _| vec![Recorded { at: now, fact }])
    }

    /// Whether a letter comes from the arbiter, who has the same PIN at both places.
    fn weighed(&self, proof: &str, letter: &Letter) -> Proof {
        let text = proven(!self.seat.own, letter);
        match self.seat.desk.key() {
            None => Proof::Absent,
            Some(key) if self.seat.desk.lock().proves(&key, &text, proof) => Proof::Given,
            Some(_) => Proof::Wrong,
        }
    }

    /// Applies a letter here, as far as the other end has the right to write it.
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
                out.push(to_other_place(&PlaceMessage::From(before)));
            }
            return out;
        }
        if let Taken::Parted { here, there } = &taken {
            out.extend(self.parted(here.as_ref(), there.as_ref()));
        }
        // The end that was left learns it only after everything was read.
        if self.letters.course() == LetterCourse::Parted {
            out.push(self.view(now));
        }
        out
    }

    /// Takes in what happened at the other place.
    fn happens_there(
        &mut self,
        now: Moment,
        happened: impl FnOnce(&mut Correspondence, &Game) -> Vec<Recorded>,
    ) -> Vec<Out> {
        let Relayed { seat, letters, .. } = self;
        let ran = seat.running.game.clock().running();
        let told = seat.running.follows(now, |game| happened(letters, game));
        self.seen = self.seat.running.facts.len();
        let mut out = self.seat.tell(told);
        // A press at another place is not audible here. In a tournament a player is not told of presses (12.6).
        let is_told = self.seat.may_tell_of_presses();
        if is_told && self.seat.running.game.clock().running() != ran {
            out.extend(self.seat.tell_whose_clock_runs());
        }
        out.extend(self.seat.tell_end());
        out
    }

    /// Sends what has happened here.
    fn write(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        out.extend(self.send_again(now));
        let Relayed { seat, letters, seen, .. } = self;
        let left = seat.running.game.clock().reading(now).of(seat.own).remaining;
        let mut wrote = false;
        for recorded in &seat.running.facts[*seen..] {
            for letter in letters.entered(recorded, left) {
                out.push(seat.letter(letter.clone()));
                wrote = true;
            }
            // While the game was adjourned, no letter was due.
            if let Fact::Arbiter(ArbiterAct::TakesUp(_)) = recorded.fact
                && let PostState::Cut(since) = &mut self.way
            {
                *since = now;
            }
        }
        *seen = seat.running.facts.len();
        if wrote {
            out.push(self.view(now));
        }
        if self.tens != self.seat.running.tens {
            self.tens = self.seat.running.tens;
            self.witness = WitnessDue::Now;
            out.extend(self.head_of_record());
        }
        // A cut connection delivers nothing; the other end asks for it later.
        out.retain(|one| self.way == PostState::Open || !matches!(one, Out::ToOtherPlace(_)));
        out
    }

    /// Takes news of the connection.
    fn take_news(&mut self, news: LinkNews, now: Moment) -> Vec<Out> {
        let texts = &self.seat.tongue.texts;
        let tells = |sentence: String| vec![self.seat.utter(Priority::Telling, sentence)];
        match news {
            LinkNews::Together => self.together(now),
            LinkNews::Alone => {
                let told = match self.seat.is_under_way() {
                    true => tells(texts.place_cut_off()),
                    false => tells(texts.place_cut_off_at_rest()),
                };
                if self.way == PostState::Open {
                    self.way = PostState::Cut(now);
                }
                self.again.starts();
                told
            }
            LinkNews::Met(key) => {
                let unkept = (self.keeps_key)(&key, texts).err();
                unkept.map(Out::Text).into_iter().collect()
            }
            LinkNews::WrongCodeTried(tried) => tells(texts.wrong_code_tried(tried)),
            LinkNews::TurnedAway(why) | LinkNews::Refused(why) => tells(why(texts)),
            LinkNews::NotKnownThere => tells(texts.not_known_there()),
            LinkNews::CodeIsWrong => tells(texts.code_is_wrong()),
            LinkNews::Paired { .. } => Vec::new(),
            LinkNews::Letter(letter) => match read_place_message(&letter) {
                Ok(letter) => {
                    // The code is no longer needed once the guest has written.
                    self.seat.doors.retain(|door| door.opens_for != OpensFor::OtherPlace);
                    self.takes(letter, now)
                }
                Err(error) => self.unread.told(&error, texts, now).into_iter().collect(),
            },
        }
    }
}

impl Seat {
    /// A letter to the other place, with the arbiter's proof if it needs one and the key is here.
    fn letter(&self, letter: Letter) -> Out {
        let key = self.desk.key().filter(|_| needs_proof(&letter.recorded.fact));
        to_other_place(&match key {
            None => PlaceMessage::Letter(letter),
            Some(key) => {
                let proof = self.desk.lock().proof(&key, &proven(self.own, &letter));
                PlaceMessage::Proven { proof, letter }
            }
        })
    }
}

/// The text that a proof covers: the writer's side and the whole letter with its number. The key contains the salt of
/// this game, and each number is taken only once.
fn proven(writer: Color, letter: &Letter) -> String {
    format!("{} {}", writer.fold_wb("white", "black"), letter_line(letter))
}

/// The 64 hexadecimal digits of a record's hash in sixteen groups, as it is read out.
fn in_groups(digits: &str) -> Option<String> {
    let digits = digits.to_lowercase();
    let is_hash = digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let groups = digits.as_bytes().chunks(4).map(String::from_utf8_lossy);
    is_hash.then(|| groups.collect::<Vec<_>>().join(" "))
}

fn to_other_place(message: &PlaceMessage) -> Out {
    Out::ToOtherPlace(write_place_message(message))
}

impl Layer for Relayed {
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

    fn hears(&mut self, event: Event, now: Moment) -> Vec<Out> {
        let Event::Link(news) = event else { return self.seat.take(event, now) };
        let mut out = self.seat.take(Event::TimePasses, now);
        out.extend(self.take_news(news, now));
        out
    }
}
