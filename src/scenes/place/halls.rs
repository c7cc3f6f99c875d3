//! The connections between tables and a hall, at a place: news becomes values, and orders and wishes are sent.

use crate::chess::ByColor;
use crate::devices::hall::{
    DeskEnd, HallCode, HallEnd, HallFault, HallPlace, NewCodes, Outbox, TableEnd, TableNews,
};
use crate::hall_protocol::{DeskWish, HallNews};
use crate::present::conversation::{Event, FromHall, LinkNews};
use crate::record::ordered_line;
use crate::words::Texts;

use super::ways::{KnowsOrders, TakesWishes};
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
        let end = TableEnd::join(code, outbox, taken, for_a_table, sender)?;
        self.ways.reports = Some(Box::new(end));
        Ok(())
    }

    /// Opens a hall. Returns the codes of its new members and the names of all arbiters with a code.
    pub(in crate::scenes) fn open_hall(
        &mut self,
        hall: &HallPlace,
    ) -> Result<(NewCodes, Vec<String>), HallFault> {
        let (end, codes) = HallEnd::open(hall, of_tables, self.sender.clone())?;
        let arbiters = end.arbiters().to_vec();
        self.ways.hall = Some(Box::new(end));
        Ok((codes, arbiters))
    }

    /// Connects to a hall with the code of a desk.
    pub(in crate::scenes) fn go_to_hall(&mut self, code: &HallCode) -> std::io::Result<()> {
        let end = DeskEnd::join(code, of_tables, self.sender.clone())?;
        self.ways.hall = Some(Box::new(end));
        Ok(())
    }
}

impl KnowsOrders for TableEnd {
    fn has_taken(&self, number: u64) {
        TableEnd::has_taken(self, number);
    }
}

/// Wishes from the hall's own desk.
impl TakesWishes for HallEnd {
    fn takes(&self, by: Option<String>, wish: DeskWish) -> bool {
        match by {
            None => self.wish(wish),
            Some(arbiter) => self.wish_for(arbiter, wish),
        }
    }
}

/// Wishes from a desk elsewhere, where nobody acts in the name of others.
impl TakesWishes for DeskEnd {
    fn takes(&self, by: Option<String>, wish: DeskWish) -> bool {
        by.is_some() || self.wish(wish)
    }
}

/// News of the hall for a table.
fn for_a_table(news: TableNews) -> PlaceEvent {
    PlaceEvent::Happened(Event::Desk(match news {
        TableNews::Together => LinkNews::Together,
        TableNews::Alone => LinkNews::Alone,
        TableNews::NotTheHall => LinkNews::TurnedAway(Texts::hall_is_another),
        TableNews::Doubled => LinkNews::TurnedAway(Texts::hall_code_doubled),
        TableNews::HallDiffers => LinkNews::TurnedAway(Texts::hall_differs),
        TableNews::Pair { table, round, names: [white, black] } => {
            LinkNews::Paired { table, round, names: ByColor { white, black } }
        }
        TableNews::Order { number, arbiter, text } => {
            LinkNews::Letter(ordered_line(number, &arbiter, &text))
        }
    }))
}

/// News of the tables for a hall, and of the hall for a desk.
fn of_tables(news: HallNews) -> PlaceEvent {
    PlaceEvent::Happened(Event::Hall(FromHall::News(news)))
}
