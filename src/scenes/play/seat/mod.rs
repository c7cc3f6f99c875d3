//! A player's own seat at the table: what is typed becomes what is said and done there,
//! and what the player may hear is handed on as utterances. Never opens a device.

mod arbiters_desk;
mod around;
mod beginning;
mod boards;
mod by_lines;
mod ear;
mod fingers;
#[cfg(test)]
mod guide;
mod overseen;
mod person;
mod relayed;
mod saving;
mod told;
mod two_places;
mod typed;

pub(in crate::scenes) use beginning::{colour as colour_named, side_called};
pub(super) use by_lines::play as play_by_lines;
pub(super) use two_places::play_as_guest;

use crate::chess::Color;
use crate::clock::{Going, Moment};
use crate::laws::Mode;
use crate::present::editor::KeyEntry;
use crate::present::spoken::Segment;
use crate::present::tone::{Tone, Tones};
use crate::scenes::failure::Outcome;
use crate::scenes::settings_file;
use crate::table::{Act, ArbiterAct, Game, Intent, Person, Question, Said, Speech};
use crate::words::{Activity, Language, Texts};

use super::meeting;
use super::running::Running;
use super::{PlayOptions, TimePassing};
use crate::present::conversation::{
    Converses as _, KeyList, LastLook, Open, Out, Settings, Tongue,
};
use crate::scenes::arbiters_number;
use crate::scenes::first_start;
use crate::scenes::place::{HeardOrRead, Reached};
use around::Surrounded;
use beginning::{AfterSeatAnswer, OpenedSeat, SeatBeginning};

/// Something that cannot be undone, and is asked about once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SeatDeed {
    Resign,
    OfferDraw,
    AcceptDraw,
    Leave,
    /// What the arbiter wants to do, once the number is given.
    Desk(String),
}

/// Whether the end of the game has been told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EndTold {
    NotYet,
    Told,
}

/// Plays at a terminal what is typed, when it is.
pub(super) fn play_at_terminal(options: &PlayOptions) -> Outcome {
    let chosen = settings_file::chosen(options.language);
    let texts = Texts::new(chosen.0.language);
    let door = |address: &Option<String>| {
        address.as_deref().map(|address| meeting::door(address, &texts)).transpose()
    };
    let (other_place, desk) = (door(&options.listen)?, door(&options.arbiter)?);
    let aloud = HeardOrRead::unless(options.silent);
    let Some((mut place, settings)) = first_start::sit_down(chosen, aloud)? else {
        return Ok(());
    };
    // The space bar talks, before the game as in it.
    let keys = KeyEntry::Keys([' '].into());
    place.begin(keys.clone(), Tones::Off);
    let number = match options.arbiter_number {
        false => None,
        true => match arbiters_number::asked_at(&mut place, &settings, keys) {
            None => return Ok(()),
            number => number,
        },
    };
    let (mut beginning, mut next) =
        SeatBeginning::new(options, number.as_deref(), settings.clone(), TimePassing::ByItself)?;
    let opened = loop {
        match next {
            AfterSeatAnswer::Plays(opened) => break *opened,
            AfterSeatAnswer::Asks(asked) => place.carry_out(asked),
        }
        let line = place.line(beginning.choices(), Some(beginning.attention()));
        let Some(line) = line else { return Ok(()) };
        next = beginning.take(&line, options)?;
    };
    place.begin(KeyList::at(Activity::Table).entry(), tones_of(&opened.seat.running.game));
    let OpenedSeat { seat, head, recorded, timepiece, out, .. } = opened;
    place.carry_out(out);
    let overseer = match desk {
        None => None,
        Some(desk) => Some(overseen::wait(&mut place, desk, &seat, &head, &recorded)?),
    };
    match other_place {
        None => overseen::serve(&mut place, seat, overseer, timepiece),
        Some(door) => {
            let relayed = two_places::host(&mut place, door, seat, head, &recorded)?;
            overseen::serve(&mut place, Surrounded(relayed), overseer, timepiece);
        }
    }
    Ok(())
}

/// A device that sounds in the hall disturbs (11.3.2.2).
fn tones_of(game: &Game) -> Tones {
    match game.mode() {
        Mode::Training => Tones::On,
        Mode::Tournament => Tones::Off,
    }
}

/// A player's seat.
pub(super) struct Seat {
    running: Running,
    own: Color,
    tongue: Tongue,
    open: Open<SeatDeed>,
    end: EndTold,
    desk: arbiters_desk::DeskAtTheSeat,
    last_look: LastLook,
}

impl Seat {
    fn new(
        running: Running,
        own: Color,
        settings: Settings,
        desk: arbiters_desk::DeskAtTheSeat,
    ) -> Seat {
        Seat {
            tongue: Tongue::in_words(settings, running.wording),
            open: Open::default(),
            running,
            own,
            end: EndTold::NotYet,
            desk,
            last_look: LastLook::default(),
        }
    }

    fn has_not_begun(&self) -> bool {
        self.running.game.clock().going() == Going::NotStarted
    }

    fn start(&mut self, now: Moment) -> Vec<Out> {
        let mut out = self.happens(&Intent::Arbiter(ArbiterAct::Starts), now);
        out.push(self.answer(self.tongue.texts.whites_clock_runs()));
        out
    }

    fn press(&mut self, side: Color, now: Moment) -> Vec<Out> {
        let who = Person::Player(side);
        let mut out = self.happens(&Intent::Do { side, who, act: Act::Presses }, now);
        out.push(Out::Sound(Tone::Press));
        out
    }

    /// Something that the player does.
    fn acts(&mut self, act: Act, now: Moment) -> Vec<Out> {
        let side = self.own;
        self.happens(&Intent::Do { side, who: Person::Player(side), act }, now)
    }

    /// Something that the player heard the opponent do.
    fn opponent_does(&mut self, act: Act, now: Moment) -> Vec<Out> {
        let side = !self.own;
        let mut out = self.happens(&Intent::Do { side, who: Person::Player(side), act }, now);
        out.push(self.receipt());
        out
    }

    fn asks(&mut self, question: Question, now: Moment) -> Vec<Out> {
        let side = self.own;
        self.happens(&Intent::Ask { side, who: Person::Player(side), question }, now)
    }

    fn speaks(&mut self, side: Color, speech: Speech, said: Said, now: Moment) -> Vec<Out> {
        let who = Person::Player(side);
        self.happens(&Intent::Speak { side, who, speech, said }, now)
    }

    fn happens(&mut self, intent: &Intent, now: Moment) -> Vec<Out> {
        let told = self.running.happens_awake(intent, now);
        self.tell(told)
    }

    /// Words of the announcements, in their own language, with words around them.
    fn announced(&self, said: &str) -> Segment {
        Segment::new(self.announcement_language(), said)
    }

    fn announcement_language(&self) -> Language {
        self.running.wording.words
    }
}

impl Reached for Seat {}
