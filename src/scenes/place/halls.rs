//! The ways between tables and a hall, as a place has them: what comes is made a value, what goes is
//! sent. Never decides anything.

use crate::devices::hall::{
    HallCode, HallEnd, HallFault, HallNews, HallPlace, NotOfTheRecord, Outbox, TableEnd, TableNews,
};
use crate::present::conversation::{FromHall, LinkNews, TableRow};
use crate::words::{Language, Texts};

use super::ways::SendsLetters;
use super::{Place, PlaceEvent};

impl Place {
    /// Reports the game of this table to its hall.
    pub(in crate::scenes) fn report_to_hall(
        &mut self,
        code: &HallCode,
        outbox: Outbox,
        taken: u64,
    ) -> std::io::Result<()> {
        let sender = self.sender.clone();
        let end = TableEnd::join(code, outbox, taken, PlaceEvent::AtTheTable, sender)?;
        self.ways.desk = Some(Box::new(end));
        Ok(())
    }

    /// Opens a hall here, and gives the codes of its new tables.
    pub(in crate::scenes) fn open_hall(
        &mut self,
        hall: &HallPlace,
    ) -> Result<Vec<HallCode>, HallFault> {
        let (end, codes) = HallEnd::open(hall, PlaceEvent::InTheHall, self.sender.clone())?;
        self.ways.other_place = Some(Box::new(end));
        Ok(codes)
    }
}

/// What a table tells its hall by itself is only which orders stand in its record.
impl SendsLetters for TableEnd {
    fn send(&self, letter: String, _: Language) -> Option<String> {
        if let Some(number) = letter.strip_prefix("taken ").and_then(|text| text.parse().ok()) {
            self.has_taken(number);
        }
        None
    }
}

/// An order: the number of the table, and what is ordered.
impl SendsLetters for HallEnd {
    fn send(&self, letter: String, language: Language) -> Option<String> {
        let (table, order) = letter.split_once(' ')?;
        let is_sent = table.parse().is_ok_and(|table| self.order(table, order.to_owned()));
        (!is_sent).then(|| Texts::new(language).hall_order_waits())
    }
}

/// What a table hears of its hall.
pub(super) fn for_a_table(news: TableNews) -> LinkNews {
    match news {
        TableNews::Together => LinkNews::Together,
        TableNews::Alone => LinkNews::Alone,
        TableNews::NotTheHall => LinkNews::TurnedAway(Texts::hall_is_another),
        TableNews::Doubled => LinkNews::TurnedAway(Texts::hall_code_doubled),
        TableNews::HallDiffers => LinkNews::TurnedAway(Texts::hall_differs),
        TableNews::Order { number, text } => LinkNews::Letter(format!("ordered {number} {text}")),
    }
}

/// What a hall hears of its tables.
pub(super) fn of_tables(news: HallNews) -> FromHall {
    match news {
        HallNews::Row { table, game, row, before } => {
            let crate::devices::journal::Row { number, wall, kind, body, .. } = row.row;
            let row = TableRow { table, game, number, wall, kind, body, is_of_before: before };
            FromHall::Row(Box::new(row))
        }
        HallNews::Together => FromHall::Together,
        HallNews::Alone => FromHall::Alone,
        HallNews::Foreign { table, why: NotOfTheRecord::Altered(altered) } => {
            FromHall::Foreign { table, row: Some(altered.row) }
        }
        HallNews::Foreign { table, .. } => FromHall::Foreign { table, row: None },
        HallNews::Silent(table) => FromHall::Silent(table),
        HallNews::Heard(table) => FromHall::Heard(table),
        HallNews::Taken { table, number } => FromHall::Taken { table, number },
        HallNews::NotKept(reason) => FromHall::NotKept(reason),
        HallNews::KeptAgain => FromHall::KeptAgain,
    }
}
