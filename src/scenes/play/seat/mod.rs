//! A player's own seat at the table, opened and served at a terminal. Never decides what is said or
//! done there.

mod boards;
mod by_lines;
mod opened;
mod overseen;
#[cfg_attr(not(feature = "hall"), path = "no_page.rs")]
mod page;
#[cfg_attr(not(feature = "hall"), path = "not_reporting.rs")]
mod reporting;
#[cfg(test)]
mod two_boards;
mod two_places;
#[cfg(feature = "hall")]
mod unreported;

pub(super) use by_lines::play as play_by_lines;
pub(super) use two_places::play_as_guest;

use crate::present::conversation::{KeyList, Settings};
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::scenes::arbiters_number;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::first_start;
use crate::scenes::place::{Place, Wishes};
use crate::scenes::review;
use crate::scenes::settings_file;
use crate::seat::around::Surrounded;
use crate::seat::player::{GameModes, SeatLeft, tones_of};
use crate::seat::terms::OpponentsSeat;
use crate::words::{Activity, Texts};

use super::meeting;
use super::{PlayOptions, SeatOptions, TimePassing};
use opened::{OpenedOrAsked, OpenedSeat, SeatOpening};

/// Plays at a terminal what is typed, when it is.
pub(super) fn play_at_terminal(options: &PlayOptions) -> Outcome {
    let chosen =
        settings_file::chosen_with_words(options.seat.language, options.seat.announcements);
    let texts = Texts::new(chosen.0.language);
    let door = |address: &Option<String>| {
        address.as_deref().map(|address| meeting::door(address, &texts)).transpose()
    };
    let (other_place, desk) = (door(&options.listen)?, door(&options.arbiter)?);
    let (hall, seat_options) = reporting::to_hall(options, &texts)?;
    let felt = boards::wanted(options, &texts)?;
    let page = page::wanted(options, &texts)?;
    let opponent = match (&other_place, &page) {
        (None, None) => OpponentsSeat::Here,
        (None, Some(_)) => OpponentsSeat::AtAPage,
        (Some(_), _) => OpponentsSeat::Elsewhere,
    };
    let left = sit_down(&seat_options, (opponent, GameModes::All), chosen, |place, opened| {
        let OpenedSeat { mut seat, head, recorded, timepiece, .. } = opened;
        let overseer = match desk {
            None => hall.map(|hall| hall.join(place, &head, &recorded)).transpose()?,
            Some(desk) => Some(overseen::wait(place, desk, &mut seat, &head, &recorded)?),
        };
        let left = match other_place {
            None => match page {
                None => boards::serve(place, seat, (felt, overseer), timepiece)?,
                Some(page) => {
                    let beside = page::open(place, &page, seat)?;
                    boards::serve(place, beside, (felt, overseer), timepiece)?
                }
            },
            Some(door) => {
                let relayed = two_places::host(place, door, seat, head, &recorded)?;
                boards::serve(place, Surrounded(relayed), (felt, overseer), timepiece)?
            }
        };
        match left {
            Some(SeatLeft::ToListen(file, settings)) => {
                review::listen(place, &file, None, *settings).map(|()| None)
            }
            left => Ok(left),
        }
    })?;
    // One terminal is one person's place: the one before is closed by now.
    if left.is_some() { play_at_terminal(&options.another()) } else { Ok(()) }
}

/// Whether the game can be reported to the hall that was named.
pub(super) fn check_hall(options: &PlayOptions, texts: &Texts) -> Outcome {
    reporting::to_hall(options, texts).map(drop)
}

/// Whether the electronic boards that were named can be looked for.
pub(super) fn check_boards(options: &PlayOptions, texts: &Texts) -> Outcome {
    boards::wanted(options, texts).map(drop)
}

/// Plays at a terminal in tournament mode, with nobody elsewhere.
pub(super) fn record_at_terminal(options: &SeatOptions) -> Outcome {
    let terms = (OpponentsSeat::Here, GameModes::Tournament);
    let chosen = settings_file::chosen_with_words(options.language, options.announcements);
    let left = sit_down(options, terms, chosen, |place, opened| {
        let OpenedSeat { mut seat, timepiece, .. } = opened;
        let _ = place.serve(&mut seat, timepiece);
        Ok(seat.left_for())
    })?;
    if left.is_some() { record_at_terminal(&options.another()) } else { Ok(()) }
}

/// Opens the place of a player, and begins a game there or goes on with one, which is then
/// served; says for what it was left.
fn sit_down(
    options: &SeatOptions,
    (opponent, modes): (OpponentsSeat, GameModes),
    chosen: (Settings, Option<String>),
    serve: impl FnOnce(&mut Place, OpenedSeat) -> Result<Option<SeatLeft>, Failure>,
) -> Result<Option<SeatLeft>, Failure> {
    let wishes = Wishes::of(options.silent, options.screen).in_program(modes.program());
    let Some((mut place, settings)) =
        first_start::sit_down(chosen, options.language, Activity::Table, wishes)?
    else {
        return Ok(None);
    };
    // The space bar talks, before the game as in it.
    let keys = KeyEntry::Keys([' '].into());
    place.begin(keys.clone(), Tones::Off);
    let number = match options.arbiter_number {
        false => None,
        true => match arbiters_number::asked_at(
            &mut place,
            &settings,
            Texts::new(settings.language).new_arbiters_number(),
            keys.clone(),
        )? {
            None => return Ok(None),
            number => number,
        },
    };
    let passing = TimePassing::ByItself;
    let (mut opening, mut next) =
        SeatOpening::new(options, opponent, modes, passing, number.as_deref(), settings)?;
    let mut opened = loop {
        match next {
            OpenedOrAsked::Plays(opened) => break *opened,
            OpenedOrAsked::Asks(asked) => place.carry_out(asked),
        }
        let line = match opening.asked().is_secret() {
            true => place.unseen_line(keys.clone()),
            false => {
                let asked = opening.asked();
                place.answer_or_command(asked.choices(), asked.attention(), Activity::Table)
            }
        };
        let Some(line) = line else { return Ok(None) };
        next = opening.take(&line)?;
    };
    place.begin(KeyList::at(Activity::Table).entry(), tones_of(&opened.seat.running.game));
    place.carry_out(std::mem::take(&mut opened.out));
    serve(&mut place, opened)
}
