//! A seat at a game that has been opened, and that of a game that is taken up again. Never asks
//! anything.

use std::path::{Path, PathBuf};

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::timepiece::Timepiece;
use crate::laws::Mode;
use crate::present::conversation::{Out, Settings};
use crate::record::{ArbiterNumber, Head};
use crate::scenes::arbiters_number::LockHere;
use crate::scenes::failure::Failure;
use crate::scenes::play::TimePassing;
use crate::scenes::play::beginning::{self, TakenUp};
use crate::scenes::play::meeting::kept_side;
use crate::scenes::play::this_machine::ThisMachine;
use crate::scenes::record_file;
use crate::seat::player::{DeskAtTheSeat, Seat};
use crate::seat::record_keeper::RecordKeeper as _;
use crate::seat::running::Running;
use crate::table::{Fact, Recorded, Setting, Sight};
use crate::words::{Texts, side_called};

/// A seat at a game that has been opened.
pub(super) struct OpenedSeat {
    pub(super) seat: Seat,
    /// What its record begins with.
    pub(super) head: Head,
    /// What stood on record before.
    pub(super) recorded: Vec<Recorded>,
    pub(super) timepiece: Timepiece,
    pub(super) now: Moment,
    pub(super) out: Vec<Out>,
}

/// Whether a record is that of a tournament that goes on and has no number of the arbiter's.
pub(super) fn lacks_number(record: &Path) -> bool {
    // What cannot be read is said by whoever takes it up.
    record_file::open(record).is_ok_and(|recording| {
        let game = recording.game();
        recording.head.arbiter_number == ArbiterNumber::None
            && game.mode() == Mode::Tournament
            && game.result().is_none()
    })
}

/// The record that was named, or the latest unfinished one.
pub(super) fn latest(named: Option<&Path>, texts: &Texts) -> Result<PathBuf, Failure> {
    named.map_or_else(|| beginning::latest_unfinished(texts), |path| Ok(path.to_owned()))
}

/// That a game is ready, and what is played.
pub(super) fn ready(own: Color, setting: &Setting, texts: &Texts) -> String {
    texts.game_ready(&side_called(own, texts), &setting.event.time_control.text)
}

/// The seat of a game that is taken up again.
pub(super) fn resumed(
    path: &Path,
    passing: TimePassing,
    settings: &Settings,
    number: Option<&ArbiterNumber>,
) -> Result<OpenedSeat, Failure> {
    let texts = Texts::new(settings.language);
    let taken_up = beginning::take_up(Some(path), passing, &texts)?;
    let TakenUp { mut head, recorded, game, mut keeper, timepiece, now, sealed, acted, facts } =
        taken_up;
    if let Some(number) = number {
        keeper.put_number(number);
        head.arbiter_number = number.clone();
    }
    let mut running = Running::new(game, Box::new(keeper), ThisMachine::of(passing), texts);
    let mut told = running.take_in(facts);
    told.extend(running.seal_again(sealed, now));
    told.extend(running.seal_itself());
    let (acted, before) = acted;
    running.was_left(acted, before);
    // The seat is that of the blind player, as it was when the game began, or the one that
    // the other place knows.
    let players = running.game.setting().players;
    let own = match (kept_side(path), players.black.sight) {
        (Some(own), _) => own,
        (None, Sight::Blind) => Color::Black,
        (None, Sight::Sighted) => Color::White,
    };
    let sentence = running.texts.game_resumed(running.game.plies().len().div_ceil(2));
    let mut out = vec![Out::answer(settings.language, sentence)];
    let tried = recorded.iter().filter(|fact| fact.fact == Fact::NumberTried).count();
    let tried = u32::try_from(tried).unwrap_or(u32::MAX);
    let desk = DeskAtTheSeat::new(head.arbiter_number.clone(), tried, Box::new(LockHere));
    let mut seat = Seat::new(running, own, settings.clone(), desk);
    out.extend(seat.tell(told));
    out.extend(seat.tell_whose_clock_runs());
    out.extend(seat.tell_head_of_record());
    Ok(OpenedSeat { seat, head, recorded, timepiece, now, out })
}
