//! Replaces reports to a hall in a program that was built without halls.

use std::convert::Infallible;

use crate::record::Head;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::{PlayOptions, SeatOptions};
use crate::seat::overseen::Overseer;
use crate::table::Recorded;
use crate::words::Texts;

/// Cannot exist in this program.
pub(super) struct NoReport(Infallible);

impl NoReport {
    pub(super) fn join(self, _: &mut Place, _: &Head, _: &[Recorded]) -> Result<Overseer, Failure> {
        match self.0 {}
    }
}

/// Says that halls are not built in, if one is wanted.
pub(super) fn to_hall(
    options: &PlayOptions,
    texts: &Texts,
) -> Result<(Option<NoReport>, SeatOptions), Failure> {
    match options.hall {
        None => Ok((None, options.seat.clone())),
        Some(_) => Err(Failure::Input(texts.hall_not_built_in())),
    }
}
