//! A seat whose arbiter sits at a desk elsewhere: every fact of the game is told there, and
//! what the arbiter does there happens here. Never opens a connection.

use std::net::TcpListener;
use std::path::PathBuf;

use crate::clock::Moment;
use crate::devices::link;
use crate::devices::timepiece::Timepiece;
use crate::devices::whole;
use crate::present::conversation::Out;
use crate::record::{ArbiterNumber, Head, Post, read_post, write_post};
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::meeting::{UnreadLetters, code_in_words, keep_key, kept_key, new_code};
use crate::table::{ArbiterAct, Assertion, Recorded, Sender, SendingAgain, authority};

use super::Seat;
use super::around::{Around, Sits, Surrounded};

/// Waits for the desk, and tells the code that opens the table to it.
pub(super) fn wait(
    place: &mut Place,
    door: TcpListener,
    seat: &Seat,
    head: &Head,
    recorded: &[Recorded],
) -> Result<Overseer, Failure> {
    let path = seat.running.keeper.path().map(|path| path.with_extension("desk"));
    let known = path.as_ref().and_then(|path| whole::text(path, whole::SMALL).ok());
    let key = known.as_deref().and_then(kept_key);
    let code = new_code(&seat.tongue.texts)?;
    let address = door.local_addr()?.to_string();
    let squares = code_in_words(&code, seat.running.wording);
    let told = seat.tongue.texts.table_listens_for_desk(&address, &squares);
    place.wait_for_desk(door, code, key)?;
    place.carry_out(vec![Out::Text(told)]);
    // The number stays on this machine, and so does what is kept of it.
    let arbiter_number = ArbiterNumber::None;
    let head = Head { arbiter_number, ..head.clone() };
    Ok(Overseer { head, before: recorded.to_vec(), path })
}

/// Serves whoever sits at the seat, with the arbiter's desk if there is one.
pub(super) fn serve(
    place: &mut Place,
    mut sitter: impl Sits,
    overseer: Option<Overseer>,
    timepiece: Timepiece,
) {
    let _ = match overseer {
        None => place.serve(&mut sitter, timepiece),
        Some(overseer) => place.serve(&mut Surrounded(Overseen::new(sitter, overseer)), timepiece),
    };
}

/// What a desk is told when it comes.
pub(super) struct Overseer {
    head: Head,
    /// What stood on record before this run of the program.
    before: Vec<Recorded>,
    /// Where the key of the desk is kept.
    path: Option<PathBuf>,
}

/// The seat, and what the desk has been told.
struct Overseen<S> {
    sitter: S,
    overseer: Overseer,
    told: usize,
    /// What the desk asks to be told again.
    again: SendingAgain,
    unread: UnreadLetters,
}

impl<S: Sits> Overseen<S> {
    fn new(sitter: S, overseer: Overseer) -> Overseen<S> {
        let told = overseer.before.len();
        Overseen {
            sitter,
            overseer,
            told,
            again: SendingAgain::default(),
            unread: UnreadLetters::default(),
        }
    }

    fn facts_from(&self, number: usize) -> impl Iterator<Item = (usize, &Recorded)> {
        let now = &self.sitter.seat().running.facts;
        self.overseer.before.iter().chain(now).enumerate().skip(number)
    }

    /// What the arbiter wishes at the desk.
    fn wished(&mut self, act: ArbiterAct, now: Moment) -> Vec<Out> {
        let mut out = self.sitter.let_time_pass(now);
        let game = &self.sitter.seat().running.game;
        if authority(Sender::Desk, Assertion::Wishes(&act), game).is_ok() {
            out.extend(self.sitter.arbiter_acts(act, now));
        }
        out
    }

    /// Tells the desk again what it asked for, as soon as that may be, and that this is all.
    fn tell_again(&mut self, now: Moment) -> Vec<Out> {
        let facts = self.facts_from(0).count();
        let Some(number) = self.again.answer(facts, now) else { return Vec::new() };
        let all = Out::ToDesk(write_post(&Post::From(0)));
        self.facts_from(number).map(fact).chain([all]).collect()
    }

    /// Tells the desk what is new.
    fn tell(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        out.extend(self.tell_again(now));
        let news: Vec<Out> = self.facts_from(self.told).map(fact).collect();
        self.told += news.len();
        out.extend(news);
        out
    }
}

fn fact((number, recorded): (usize, &Recorded)) -> Out {
    Out::ToDesk(write_post(&Post::Happened { number, recorded: recorded.clone() }))
}

impl<S: Sits> Around for Overseen<S> {
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

    fn hears_of_desk(&mut self, event: link::LinkEvent, now: Moment) -> Vec<Out> {
        match event {
            link::LinkEvent::Together => {
                self.again.starts();
                let (yours, head) = (self.sitter.seat().own, Box::new(self.overseer.head.clone()));
                vec![Out::ToDesk(write_post(&Post::Game { yours, head }))]
            }
            link::LinkEvent::Letter(letter) => match read_post(&String::from_utf8_lossy(&letter)) {
                Ok(Post::From(number)) => {
                    self.again.is_asked(number);
                    Vec::new()
                }
                Ok(Post::Wish(act)) => self.wished(act, now),
                Ok(
                    Post::Game { .. }
                    | Post::Letter(_)
                    | Post::Proven { .. }
                    | Post::Witness { .. }
                    | Post::View(_)
                    | Post::Happened { .. },
                ) => Vec::new(),
                Err(error) => {
                    let texts = &self.sitter.seat().tongue.texts;
                    self.unread.told(&error, texts, now).into_iter().collect()
                }
            },
            link::LinkEvent::Met(key) => {
                let texts = &self.sitter.seat().tongue.texts;
                let unkept = keep_key(self.overseer.path.as_deref(), &key, "", texts).err();
                unkept.map(Out::Text).into_iter().collect()
            }
            // A desk comes and goes; the player plays.
            link::LinkEvent::Alone => {
                self.again.starts();
                Vec::new()
            }
            link::LinkEvent::WrongCodeTried { .. }
            | link::LinkEvent::TurnedAway(_)
            | link::LinkEvent::Refused(_) => Vec::new(),
        }
    }
}
