//! A player's seat at a terminal: opens and serves it. What is said and done there is decided in the room `seat`.

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

pub(super) use by_lines::{play as play_by_lines, play_with as play_by_lines_with};
pub(super) use two_places::{play_as_guest, play_as_guest_at};

use crate::devices::timepiece::Timepiece;
use crate::present::conversation::{KeyList, Settings, before_game};
use crate::present::tone::Tones;
use crate::scenes::arbiters_number;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::first_start;
use crate::scenes::place::{Place, ServingEnded, Wishes};
use crate::scenes::settings_file;
use crate::scenes::sitting::{MenuAt, SceneLeft};
use crate::seat::layer::Layered;
use crate::seat::player::{GameModes, SeatLeft, tones_of};
use crate::seat::terms::OpponentsSeat;
use crate::words::{Activity, Texts};

use super::meeting;
use super::{PlayOptions, SeatOptions, TimePassing};
use opened::{OpenedOrAsked, OpenedSeat, SeatOpening};

/// Plays at a terminal in real time.
pub(super) fn play_at_terminal(options: &PlayOptions) -> Result<SceneLeft, Failure> {
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
    let Some((mut place, settings)) = sit_down(&seat_options, GameModes::All, chosen)? else {
        return Ok(SceneLeft::Hector);
    };
    let opened = match ask(&mut place, &seat_options, (opponent, GameModes::All), settings)? {
        Agreed::Plays(opened) => *opened,
        Agreed::Leaves(ended, settings) => return Ok(SceneLeft::with(ended, place, &settings)),
    };
    let OpenedSeat { mut seat, head, recorded, timepiece, .. } = opened;
    let overseer = match desk {
        None => hall.map(|hall| hall.join(&mut place, &head, &recorded)).transpose()?,
        Some(desk) => Some(overseen::wait(&mut place, desk, &mut seat, &head, &recorded)?),
    };
    let left = match other_place {
        None => match page {
            None => boards::serve(&mut place, seat, (felt, overseer), timepiece)?,
            Some(page) => {
                let beside = page::open(&mut place, &page, seat)?;
                boards::serve(&mut place, beside, (felt, overseer), timepiece)?
            }
        },
        Some(door) => {
            let relayed = two_places::host(&mut place, door, seat, head, &recorded)?;
            boards::serve(&mut place, Layered(relayed), (felt, overseer), timepiece)?
        }
    };
    // The place has the devices of this game, and a terminal has room for only one place.
    let wishes = place.wishes();
    drop(place);
    match left {
        None => Ok(SceneLeft::Hector),
        Some(SeatLeft::ForMenu(settings)) => {
            Ok(SceneLeft::ForMenu(MenuAt::Terminal(settings, wishes)))
        }
        Some(SeatLeft::ForAnotherGame | SeatLeft::ToListen(..)) => {
            play_at_terminal(&options.another())
        }
    }
}

/// Plays at a place that is open, and waits for the other place of the game, at an address or the usual one.
pub(in crate::scenes) fn host_at(
    mut place: Place,
    settings: Settings,
    options: &PlayOptions,
    address: Option<&str>,
) -> Result<SceneLeft, Failure> {
    let texts = Texts::new(settings.language);
    let door = match address {
        Some(address) => meeting::door(address, &texts)?,
        None => meeting::usual_door(&texts)?,
    };
    let terms = (OpponentsSeat::Elsewhere, GameModes::All);
    let opened = match ask(&mut place, &options.seat, terms, settings)? {
        Agreed::Plays(opened) => *opened,
        Agreed::Leaves(ended, settings) => return Ok(SceneLeft::with(ended, place, &settings)),
    };
    let OpenedSeat { seat, head, recorded, timepiece, .. } = opened;
    let relayed = two_places::host(&mut place, door, seat, head, &recorded)?;
    let left = overseen::until_left(&mut place, &mut Layered(relayed), timepiece)?;
    let wishes = place.wishes();
    // This also closes the connection to the other place.
    drop(place);
    match left {
        None => Ok(SceneLeft::Hector),
        Some(SeatLeft::ForMenu(settings)) => {
            Ok(SceneLeft::ForMenu(MenuAt::Terminal(settings, wishes)))
        }
        Some(SeatLeft::ForAnotherGame | SeatLeft::ToListen(..)) => {
            let settings = settings_file::chosen(None).0;
            let place = Place::open(&settings, wishes)?;
            host_at(place, settings, &options.another(), address)
        }
    }
}

/// Plays at a place that is open, with both players at the board.
pub(in crate::scenes) fn play_at(
    mut place: Place,
    mut settings: Settings,
    options: &PlayOptions,
) -> Result<SceneLeft, Failure> {
    let mut options = options.clone();
    loop {
        let terms = (OpponentsSeat::Here, GameModes::All);
        let opened = match ask(&mut place, &options.seat, terms, settings)? {
            Agreed::Plays(opened) => *opened,
            Agreed::Leaves(ended, settings) => {
                return Ok(SceneLeft::with(ended, place, &settings));
            }
        };
        let OpenedSeat { mut seat, timepiece, .. } = opened;
        settings = match overseen::until_left(&mut place, &mut seat, timepiece)? {
            None => return Ok(SceneLeft::Hector),
            Some(SeatLeft::ForMenu(settings)) => {
                return Ok(SceneLeft::with(ServingEnded::ForMenu, place, &settings));
            }
            Some(SeatLeft::ForAnotherGame | SeatLeft::ToListen(..)) => seat.tongue.settings,
        };
        options = options.another();
    }
}

/// Checks that the game can be reported to the hall of the options.
pub(super) fn check_hall(options: &PlayOptions, texts: &Texts) -> Outcome {
    reporting::to_hall(options, texts).map(drop)
}

/// Checks the electronic boards of the options.
pub(super) fn check_boards(options: &PlayOptions, texts: &Texts) -> Outcome {
    boards::wanted(options, texts).map(drop)
}

/// Plays at a terminal in tournament mode, with both players at the board.
pub(super) fn record_at_terminal(options: &SeatOptions) -> Outcome {
    let modes = GameModes::Tournament;
    let chosen = settings_file::chosen_with_words(options.language, options.announcements);
    let Some((mut place, settings)) = sit_down(options, modes, chosen)? else { return Ok(()) };
    let opened = match ask(&mut place, options, (OpponentsSeat::Here, modes), settings)? {
        Agreed::Plays(opened) => *opened,
        Agreed::Leaves(..) => return Ok(()),
    };
    let OpenedSeat { mut seat, timepiece, .. } = opened;
    let _ = place.serve(&mut seat, timepiece);
    drop(place);
    if seat.left_for().is_some() { record_at_terminal(&options.another()) } else { Ok(()) }
}

/// The result of the questions before a game.
enum Agreed {
    Plays(Box<OpenedSeat>),
    Leaves(ServingEnded, Box<Settings>),
}

/// Opens the player's place. `None` if the player leaves at once.
fn sit_down(
    options: &SeatOptions,
    modes: GameModes,
    chosen: (Settings, Option<String>),
) -> Result<Option<(Place, Settings)>, Failure> {
    let wishes = Wishes::of(options.silent, options.screen).in_program(modes.program());
    first_start::sit_down(chosen, options.language, wishes)
}

/// Begins or continues a game at a place, and tells about it.
fn ask(
    place: &mut Place,
    options: &SeatOptions,
    (opponent, modes): (OpponentsSeat, GameModes),
    settings: Settings,
) -> Result<Agreed, Failure> {
    let keys = before_game::keys();
    place.begin(keys.clone(), Tones::Off);
    let number = match options.arbiter_number {
        false => None,
        true => match arbiters_number::asked_at(
            place,
            &settings,
            Texts::new(settings.language).new_arbiters_number(),
            keys,
        )? {
            None => return Ok(Agreed::Leaves(place.left_before(), Box::new(settings))),
            number => number,
        },
    };
    let passing = TimePassing::ByItself;
    let (mut opening, mut next) =
        SeatOpening::new(options, opponent, modes, passing, number.as_deref(), settings)?;
    let mut opened = loop {
        let asked = match next {
            OpenedOrAsked::Plays(opened) => break opened,
            OpenedOrAsked::Asks(asked) => asked,
        };
        place.carry_out(asked);
        let ended = place.serve_on(&mut opening.questions, Timepiece::started());
        next = match opening.agreed()? {
            Some(agreed) => agreed,
            None => return Ok(Agreed::Leaves(ended, Box::new(opening.settings().clone()))),
        };
    };
    place.begin(KeyList::at(Activity::Table).entry(), tones_of(&opened.seat.running.game));
    place.carry_out(std::mem::take(&mut opened.out));
    Ok(Agreed::Plays(opened))
}
