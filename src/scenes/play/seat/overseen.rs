//! Waits for an arbiter's desk on another machine, and serves the seat with it.

use std::net::TcpListener;

use crate::devices::timepiece::Timepiece;
use crate::devices::whole;
use crate::present::conversation::{KeyList, Out};
use crate::record::Head;
use crate::scenes::failure::Failure;
use crate::scenes::place::{Place, ServingEnded};
use crate::scenes::play::meeting::{keeping_key, kept_key, new_code};
use crate::scenes::review;
use crate::seat::layer::{Layered, Sits};
use crate::seat::meeting::{OpenDoor, OpensFor};
use crate::seat::overseen::{Overseen, Overseer, OverseersWay};
use crate::seat::player::{Seat, SeatLeft, tones_of};
use crate::table::Recorded;
use crate::words::Activity;

/// Waits for the desk, and tells the code for it.
pub(super) fn wait(
    place: &mut Place,
    door: TcpListener,
    seat: &mut Seat,
    head: &Head,
    recorded: &[Recorded],
) -> Result<Overseer, Failure> {
    let path = seat.running.keeper.path().map(|path| path.with_extension("desk"));
    let known = path.as_ref().and_then(|path| whole::text(path, whole::SMALL).ok());
    let key = known.as_deref().and_then(kept_key);
    let code = new_code(&seat.tongue.texts)?;
    let address = door.local_addr()?.to_string();
    let opened = OpenDoor { opens_for: OpensFor::ArbitersDesk, address, code: code.numbers() };
    let told = opened.told(&seat.tongue.texts);
    seat.doors.push(opened);
    place.wait_for_desk(door, code, key)?;
    place.carry_out(vec![Out::Text(told)]);
    let keeps_key = keeping_key(path, String::new());
    let way = OverseersWay::Desk(keeps_key);
    Ok(Overseer { head: head.clone(), before: recorded.to_vec(), way })
}

/// Serves a player's seat, with the arbiter's desk if there is one. Returns what the seat was left for.
pub(super) fn serve(
    place: &mut Place,
    mut sitter: impl Sits,
    overseer: Option<Overseer>,
    timepiece: Timepiece,
) -> Result<Option<SeatLeft>, Failure> {
    match overseer {
        None => until_left(place, &mut sitter, timepiece),
        Some(overseer) => {
            until_left(place, &mut Layered(Overseen::new(sitter, overseer)), timepiece)
        }
    }
}

/// Serves until the seat is left for anything but listening to its game.
pub(super) fn until_left(
    place: &mut Place,
    sitter: &mut impl Sits,
    timepiece: Timepiece,
) -> Result<Option<SeatLeft>, Failure> {
    loop {
        let ended = place.serve(sitter, timepiece);
        let seat = sitter.seat_mut();
        if ended == ServingEnded::ForMenu {
            return Ok(Some(SeatLeft::ForMenu(Box::new(seat.tongue.settings.clone()))));
        }
        let (file, settings) = match seat.left_for() {
            Some(SeatLeft::ToListen(file, settings)) => (file, settings),
            left => return Ok(left),
        };
        let (ended, settings) = review::listen(place, &file, None, *settings)?;
        if ended == ServingEnded::ForMenu {
            return Ok(Some(SeatLeft::ForMenu(Box::new(settings))));
        }
        place.begin(KeyList::at(Activity::Table).entry(), tones_of(&seat.running.game));
        place.carry_out(seat.comes_back());
    }
}
