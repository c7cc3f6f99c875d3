//! The ways between tables and a hall, as a place has them: what comes is made a value, what goes is
//! sent. Never decides anything.

use crate::chess::ByColor;
use crate::devices::hall::{
    ActOutcome, DeskAct, DeskEnd, DeskWish, HallCode, HallEnd, HallFault, HallNews, HallPlace,
    NewCodes, NotOfTheRecord, Outbox, TableEnd, TableNews,
};
use crate::present::conversation::{
    ActInHall, CameOfAct, Event, ForeignRow, FromHall, LinkNews, TableRow,
};
use crate::record::ordered_line;
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
        let end = TableEnd::join(code, outbox, taken, for_a_table, sender)?;
        self.ways.desk = Some(Box::new(end));
        Ok(())
    }

    /// Opens a hall here, and gives the codes of its new members and the names of all arbiters who have one.
    pub(in crate::scenes) fn open_hall(
        &mut self,
        hall: &HallPlace,
    ) -> Result<(NewCodes, Vec<String>), HallFault> {
        let (end, codes) = HallEnd::open(hall, of_tables, self.sender.clone())?;
        let arbiters = end.arbiters().to_vec();
        self.ways.other_place = Some(Box::new(end));
        Ok((codes, arbiters))
    }

    /// Goes to a hall with the code of a desk.
    pub(in crate::scenes) fn go_to_hall(&mut self, code: &HallCode) -> std::io::Result<()> {
        let end = DeskEnd::join(code, of_tables, self.sender.clone())?;
        self.ways.other_place = Some(Box::new(end));
        Ok(())
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

/// What is done at the hall's own desk.
impl SendsLetters for HallEnd {
    fn send(&self, letter: String, language: Language) -> Option<String> {
        match letter.strip_prefix("by ").and_then(|letter| letter.split_once('\n')) {
            None => sent(wish_of(&letter)?, language, |wish| self.wish(wish)),
            Some((arbiter, letter)) => {
                sent(wish_of(letter)?, language, |wish| self.wish_for(arbiter.to_owned(), wish))
            }
        }
    }
}

/// What is done at a desk elsewhere.
impl SendsLetters for DeskEnd {
    fn send(&self, letter: String, language: Language) -> Option<String> {
        sent(wish_of(&letter)?, language, |wish| self.wish(wish))
    }
}

fn sent(
    wish: DeskWish,
    language: Language,
    sends: impl FnOnce(DeskWish) -> bool,
) -> Option<String> {
    (!sends(wish)).then(|| Texts::new(language).hall_order_waits())
}

/// What a desk of a hall wrote: what is done, the table, the game, and an order or a case.
fn wish_of(letter: &str) -> Option<DeskWish> {
    let mut words = letter.splitn(4, ' ');
    let (does, table, game, rest) =
        (words.next()?, words.next()?, words.next()?, words.next()?.to_owned());
    let act = match does {
        "order" => DeskAct::Order(rest),
        "take" => DeskAct::Take(rest.parse().ok()?),
        "leave" => DeskAct::Leave(rest.parse().ok()?),
        _ => return None,
    };
    Some(DeskWish { table: table.parse().ok()?, game: game.to_owned(), act })
}

/// What a table hears of its hall.
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

/// What a hall hears of its tables, and a desk of its hall.
fn of_tables(news: HallNews) -> PlaceEvent {
    PlaceEvent::Happened(Event::Hall(match news {
        HallNews::Row { table, game, row, before } => {
            let crate::devices::journal::Row { number, wall, kind, body, .. } = row.row;
            let row = TableRow { table, game, number, wall, kind, body, is_of_before: before };
            FromHall::Row(Box::new(row))
        }
        HallNews::Desk { name, sections, tables, low_clock } => {
            FromHall::Desk { name, sections, tables, low_clock }
        }
        HallNews::Pair { table, names: [white, black] } => {
            FromHall::Pair { table, names: ByColor { white, black } }
        }
        HallNews::OfEarlierRound(game) => FromHall::OfEarlierRound(game),
        HallNews::Case { table, game, case, arbiter, before } => {
            FromHall::Case { table, game, case, arbiter, is_of_before: before }
        }
        HallNews::Acted { wish: DeskWish { table, act, .. }, outcome } => {
            FromHall::Acted { table, act: act_in_hall(&act), outcome: came_of_act(outcome) }
        }
        HallNews::ActedFor { arbiter, wish: DeskWish { table, act, .. }, outcome } => {
            let (act, outcome) = (act_in_hall(&act), came_of_act(outcome));
            FromHall::ActedFor { arbiter, table, act, outcome }
        }
        HallNews::NotTheHall => FromHall::NotTheHall,
        HallNews::Together => FromHall::Together,
        HallNews::Alone => FromHall::Alone,
        HallNews::Foreign { table, why: NotOfTheRecord::Altered { row } } => {
            FromHall::Foreign { table, why: ForeignRow::Altered(row) }
        }
        HallNews::Foreign { table, why: NotOfTheRecord::TwoGames } => {
            FromHall::Foreign { table, why: ForeignRow::TwoGames }
        }
        HallNews::Foreign { table, why: NotOfTheRecord::TooMuch } => {
            FromHall::Foreign { table, why: ForeignRow::TooMuch }
        }
        HallNews::Foreign { table, .. } => FromHall::Foreign { table, why: ForeignRow::OfNoRecord },
        HallNews::Unsealed => FromHall::Unsealed,
        HallNews::Clock { table, apart } => FromHall::Clock { table, apart },
        HallNews::Silent(table) => FromHall::Silent(table),
        HallNews::Heard(table) => FromHall::Heard(table),
        HallNews::NoRoom => FromHall::NoRoom,
        HallNews::NotKept(reason) => FromHall::NotKept(reason),
        HallNews::KeptAgain => FromHall::KeptAgain,
        HallNews::StreamRepaired => FromHall::StreamRepaired,
    }))
}

fn act_in_hall(act: &DeskAct) -> ActInHall {
    match act {
        DeskAct::Order(_) => ActInHall::Order,
        DeskAct::Take(case) => ActInHall::Take(*case),
        DeskAct::Leave(case) => ActInHall::Leave(*case),
    }
}

fn came_of_act(outcome: ActOutcome) -> CameOfAct {
    match outcome {
        ActOutcome::Ordered => CameOfAct::Ordered,
        ActOutcome::CaseOf(arbiter) => CameOfAct::CaseOf(arbiter),
        ActOutcome::OtherGame => CameOfAct::OtherGame,
        ActOutcome::NotKept(reason) => CameOfAct::NotKept(reason),
        ActOutcome::HallAway => CameOfAct::HallAway,
        ActOutcome::Unanswered => CameOfAct::Unanswered,
    }
}
