//! The door of a table to an arbiter's desk elsewhere: waits for the desk, and serves the seat with
//! it. Never follows a letter.

use std::net::TcpListener;

use crate::devices::timepiece::Timepiece;
use crate::devices::whole;
use crate::present::conversation::Out;
use crate::record::Head;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::meeting::{keeping_key, kept_key, new_code};
use crate::seat::around::{Sits, Surrounded};
use crate::seat::meeting::{OpenDoor, OpensFor};
use crate::seat::overseen::{Overseen, Overseer, OverseersWay};
use crate::seat::player::{Seat, SeatLeft};
use crate::table::Recorded;

/// Waits for the desk, and tells the code that opens the table to it.
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

/// Serves whoever sits at the seat, with the arbiter's desk if there is one, and says for
/// what the seat was left.
pub(super) fn serve(
    place: &mut Place,
    mut sitter: impl Sits,
    overseer: Option<Overseer>,
    timepiece: Timepiece,
) -> Option<SeatLeft> {
    let Some(overseer) = overseer else {
        let _ = place.serve(&mut sitter, timepiece);
        return sitter.seat().left_for();
    };
    let mut overseen = Surrounded(Overseen::new(sitter, overseer));
    let _ = place.serve(&mut overseen, timepiece);
    overseen.0.sitter.seat().left_for()
}
