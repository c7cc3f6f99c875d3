//! A table that reports to no hall, because this program was built without one.

use std::convert::Infallible;

use crate::record::Head;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::{PlayOptions, SeatOptions};
use crate::seat::overseen::Overseer;
use crate::table::Recorded;
use crate::words::Texts;

/// No hall is ever reported to.
pub(super) struct NoReport(Infallible);

impl NoReport {
    pub(super) fn join(self, _: &mut Place, _: &Head, _: &[Recorded]) -> Result<Overseer, Failure> {
        match self.0 {}
    }
}

/// Says that there is no hall to report to.
pub(super) fn to_hall(
    options: &PlayOptions,
    texts: &Texts,
) -> Result<(Option<NoReport>, SeatOptions), Failure> {
    match options.hall {
        None => Ok((None, options.seat.clone())),
        Some(_) => Err(Failure::Input(texts.hall_not_built_in())),
    }
}
