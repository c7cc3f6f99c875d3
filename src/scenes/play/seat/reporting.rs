//! A table that reports its game to a hall: sends each row that is on the disk, and takes the arbiter's orders.

use std::path::Path;
use std::sync::Arc;

use crate::devices::hall::{HallCode, HallMember, HallRow, Outbox};
use crate::devices::journal::{self, JournalError, PublicKey, Row, RowKind};
use crate::devices::whole;
use crate::record::{Head, number_line, read_head, read_number, write_head};
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::{PlayOptions, SeatOptions};
use crate::seat::overseen::{Overseer, OverseersWay, last_order};
use crate::table::Recorded;
use crate::words::Texts;

use super::unreported::Unreported;

/// An example of a code, for a sentence.
const EXAMPLE: &str = "192.168.1.5:4333/17/e4h8a1d5c3f7b2g6e1a8";

pub(super) struct Reporting {
    code: HallCode,
    outbox: Outbox,
    unreported: Unreported,
}

impl Reporting {
    /// Connects to the hall during the game.
    pub(super) fn join(
        self,
        place: &mut Place,
        head: &Head,
        recorded: &[Recorded],
    ) -> Result<Overseer, Failure> {
        self.take_games_before();
        place.report_to_hall(&self.code, self.outbox, last_order(recorded))?;
        Ok(Overseer { head: head.clone(), before: recorded.to_vec(), way: OverseersWay::Hall })
    }

    /// Sends earlier games of this table whose last rows the hall may lack.
    fn take_games_before(&self) {
        let mut records = self.unreported.records();
        // The last record is that of the current game.
        records.pop();
        for record in records {
            match journal::read(&record) {
                Ok(read) if journal::verify(&read).is_ok() => {
                    let key = read.public_key;
                    let rows = read.rows.into_iter().map(|row| for_hall(key, row)).collect();
                    let unreported = self.unreported.clone();
                    self.outbox.take_earlier(rows, Box::new(move || unreported.remove(&record)));
                }
                // A record that was removed or altered no longer counts as one of this table.
                Ok(_) | Err(JournalError::CannotOpen(_)) => self.unreported.remove(&record),
                // A later attempt may succeed.
                Err(_) => {}
            }
        }
    }
}

/// The report that the options want, and the options of the seat, whose record passes its rows on.
pub(super) fn to_hall(
    options: &PlayOptions,
    texts: &Texts,
) -> Result<(Option<Reporting>, SeatOptions), Failure> {
    let Some(code) = &options.hall else { return Ok((None, options.seat.clone())) };
    let written = whole::text(Path::new(code), whole::SMALL).ok();
    let code = written
        .as_deref()
        .unwrap_or(code)
        .parse::<HallCode>()
        .map_err(|_| Failure::Input(texts.hall_code_unreadable(code, EXAMPLE)))?;
    if !matches!(code.member, HallMember::Table(_)) {
        return Err(Failure::Input(texts.hall_code_of_a_desk("hector arbiter --hall")));
    }
    let (outbox, unreported) = (Outbox::default(), Unreported::of(&code));
    let mut seat = options.seat.clone();
    let (taken, listed) = (outbox.clone(), unreported.clone());
    seat.hands_on = Some(Arc::new(move |key, record: &Path, rows: Vec<Row>| {
        listed.add(record);
        taken.take(rows.into_iter().map(|row| for_hall(key, row)).collect());
    }));
    Ok((Some(Reporting { code, outbox, unreported }), seat))
}

/// A row for the hall. Data about the arbiter's number stays on this machine.
fn for_hall(key: PublicKey, row: Row) -> HallRow {
    let key = (row.number == 0).then_some(key);
    let told = match RowKind::named(&row.kind) {
        Some(RowKind::Head) => read_head(&row.body).ok().map(|head| {
            let arbiter_number = head.arbiter_number.for_others();
            write_head(&Head { arbiter_number, ..head })
        }),
        Some(RowKind::Number) => {
            read_number(&row.body).ok().map(|number| number_line(&number.for_others()))
        }
        _ => None,
    };
    match told.filter(|told| *told != row.body) {
        Some(body) => HallRow { row: Row { body, ..row }, withheld: true, key },
        None => HallRow { row, withheld: false, key },
    }
}
