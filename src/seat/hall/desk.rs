//! The hall desk itself: its arbiter, typed lines, and orders to a table. Unsolicited news is in `hall_told`, answers
//! are in `answers`.

use std::collections::{BTreeMap, BTreeSet};

use crate::chess::ByColor;
use crate::clock::{Moment, Span};
use crate::followed::NoActThere;
use crate::hall_protocol::{DeskAct, DeskWish};
use crate::present::cells::{Choice, Surroundings};
use crate::present::conversation::help_steps;
use crate::present::conversation::{
    Asked, Dialogue, Event, FromHall, GivenLine, Out, Pending, Settings, TakesAnswers as _, Tongue,
    talks_by,
};
use crate::present::spoken::Priority;
use crate::record::{PlaceMessage, write_place_message};
use crate::table::ArbiterAct;
use crate::words::{Activity, Command, DeskCommand, Listening, Texts};

use super::printed_desk::DeskPages;
use super::publishing::Publishing;
use super::sections::Sections;
use super::table_in_hall::TableInHall;
use super::words::{HallTopic, ToldUnasked, hall_topic, question};

/// What the desk confirms first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallDeed {
    /// Close the hall or leave the desk; the games go on.
    Leave,
    /// An act of the arbiter that ends the game at a table.
    EndGame(u32, ArbiterAct),
    /// An act of the arbiter that decides a case taken by another arbiter.
    AgainstOwner(u32, ArbiterAct),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeskAt {
    /// On the computer of the hall; closing it closes the hall.
    TheHall,
    /// On an arbiter's own computer.
    AnotherMachine,
}

/// The act of an arbiter, read from a line.
pub(super) struct ReadAct {
    pub(super) act: ArbiterAct,
    /// The case it decides and its arbiter, if another arbiter has taken it.
    pub(super) others: Option<(u32, String)>,
    pub(super) ends_game: bool,
}

/// Why a line has no effect. Each holds a sentence.
pub(super) enum NoAct {
    /// The table would decline it.
    Refused(String),
    /// The line could not be read.
    Unread(String),
}

/// How often the desk checks for clocks that run low.
const LOOKS: Span = Span::from_seconds(1);

pub struct HallDesk {
    pub(super) tongue: Tongue,
    pub(super) open: Pending<HallDeed>,
    pub(super) tables: BTreeMap<u32, TableInHall>,
    /// The players at each table, as a desk elsewhere hears them from the hall.
    pub(super) paired: BTreeMap<u32, ByColor<String>>,
    /// The games of earlier rounds.
    pub(super) earlier: BTreeSet<String>,
    /// The selected table.
    pub(super) at: Option<u32>,
    /// Milliseconds since 1970 at moment zero of this desk.
    wall: i64,
    pub(super) is_ready: bool,
    pub(super) place: DeskAt,
    /// The name of this desk's arbiter, once known.
    pub(super) name: Option<String>,
    pub(super) sections: Sections,
    pub(super) hearing: ToldUnasked,
    /// The remaining time below which a clock is reported, if the event wants it.
    pub(super) low_clock: Option<Span>,
    looks_at: Moment,
    /// What the hall publishes; only at the hall's own desk.
    pub(super) publishing: Option<Publishing>,
    /// What the arbiters' pages show besides the tables, and when they were printed.
    pub(super) desk_pages: DeskPages,
}

impl HallDesk {
    /// The desk on the computer of a hall with this many tables.
    pub fn in_the_hall(
        settings: Settings,
        (name, sections): (String, Sections),
        tables: u32,
        low_clock: Option<u16>,
        wall: i64,
    ) -> HallDesk {
        let mut desk = HallDesk::of(settings, DeskAt::TheHall, wall);
        (desk.name, desk.sections) = (Some(name), sections);
        desk.low_clock = low_clock.map(|seconds| Span::from_seconds(seconds.into()));
        desk.has_tables(tables);
        desk
    }

    /// The same desk, publishing games and results.
    pub fn that_publishes(self, publishing: Publishing) -> HallDesk {
        let mut desk = HallDesk { publishing: Some(publishing), ..self };
        desk.print_ways_in();
        desk.print_desk(Moment::ZERO);
        desk
    }

    /// A desk elsewhere; the hall tells it the name of its arbiter.
    pub fn elsewhere(settings: Settings, wall: i64) -> HallDesk {
        HallDesk::of(settings, DeskAt::AnotherMachine, wall)
    }

    fn of(settings: Settings, place: DeskAt, wall: i64) -> HallDesk {
        HallDesk {
            tongue: Tongue::new(settings),
            open: Pending::default(),
            tables: BTreeMap::new(),
            paired: BTreeMap::new(),
            earlier: BTreeSet::new(),
            at: None,
            wall,
            is_ready: false,
            place,
            name: None,
            sections: Sections::default(),
            hearing: ToldUnasked::Own,
            low_clock: None,
            looks_at: Moment::ZERO,
            publishing: None,
            desk_pages: DeskPages::default(),
        }
    }

    pub(super) fn has_tables(&mut self, tables: u32) {
        for table in 1..=tables {
            self.tables.entry(table).or_default();
        }
    }

    pub(super) fn wall_at(&self, now: Moment) -> i64 {
        self.wall.saturating_add(i64::try_from(now.as_micros() / 1000).unwrap_or(i64::MAX))
    }

    pub(super) fn of_table(&self, table: u32, priority: Priority, told: &str) -> Out {
        self.tongue.utter(priority, self.tongue.texts.hall_of_table(table, told))
    }

    /// Whether this desk receives unsolicited news of a table.
    pub(super) fn hears(&self, table: u32) -> bool {
        self.at == Some(table)
            || match self.hearing {
                ToldUnasked::All => true,
                ToldUnasked::Own => self.sections.have(table),
            }
    }

    /// Carries out an act of the arbiter at the selected table.
    fn act(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let Some(number) = self.at else {
            return self.tongue.refuse(texts.hall_not_understood(line.trim()));
        };
        match self.read_act(number, line, texts, now) {
            Err(NoAct::Refused(told)) => self.tongue.refuse(told),
            Err(NoAct::Unread(told)) => vec![Out::Text(told)],
            Ok(ReadAct { act, others: Some(_), .. }) => {
                self.ask(HallDeed::AgainstOwner(number, act))
            }
            Ok(ReadAct { act, ends_game: true, .. }) => self.ask(HallDeed::EndGame(number, act)),
            Ok(ReadAct { act, .. }) => self.order(number, act),
        }
    }

    /// Reads an act at a table from a line, and checks that the table would accept it.
    pub(super) fn read_act(
        &self,
        number: u32,
        line: &str,
        texts: &Texts,
        now: Moment,
    ) -> Result<ReadAct, NoAct> {
        let Some((table, game)) =
            self.tables.get(&number).and_then(|table| Some((table, table.game()?)))
        else {
            return Err(NoAct::Refused(texts.hall_table_without_game(number)));
        };
        let moment = game.moment(now, self.wall_at(now));
        let act = game.followed.act(line, moment, texts).map_err(|none| match none {
            NoActThere::Unread(why) => NoAct::Unread(why),
            NoActThere::Declined(why) => NoAct::Refused(texts.hall_of_table(number, &why)),
        })?;
        let others = is_anothers(table, &act, self.name.as_deref());
        let ends_game = game.followed.game.is_ended_by(&act);
        Ok(ReadAct { act, others, ends_game })
    }

    fn order(&self, table: u32, act: ArbiterAct) -> Vec<Out> {
        self.does(table, DeskAct::Order(write_place_message(&PlaceMessage::Wish(act))))
    }

    /// Asks the hall to act on the game at a table; the hall reports the outcome.
    pub(super) fn does(&self, table: u32, act: DeskAct) -> Vec<Out> {
        match self.wish_at(table, act) {
            None => self.tongue.refuse(self.tongue.texts.hall_table_without_game(table)),
            Some(wish) => vec![Out::Wish { by: None, wish }],
        }
    }

    /// A wish for the game now being played at a table.
    pub(super) fn wish_at(&self, table: u32, act: DeskAct) -> Option<DeskWish> {
        let game = self.tables.get(&table)?.game()?.name().to_owned();
        Some(DeskWish { table, game, act })
    }
}

/// The case that an act decides, and its arbiter, if another arbiter has taken it.
pub(super) fn is_anothers(
    table: &TableInHall,
    act: &ArbiterAct,
    arbiter: Option<&str>,
) -> Option<(u32, String)> {
    let case = match act {
        ArbiterAct::Settles { case, .. } | ArbiterAct::Dismisses(case) => *case,
        _ => return None,
    };
    let owner = table.owner(case).filter(|owner| Some(*owner) != arbiter)?;
    Some((case, owner.to_owned()))
}

impl Dialogue for HallDesk {
    type Deed = HallDeed;
    type Own = DeskCommand;

    talks_by!(tongue, open);

    fn help(&self) -> String {
        self.tongue.texts.hall_help()
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.answer(self.tongue.texts.hall_help())]
    }

    fn tell_help(&self, about: &str) -> Vec<Out> {
        let texts = &self.tongue.texts;
        vec![self.answer(match hall_topic(about) {
            Some(HallTopic::Tables) => texts.hall_help_tables(),
            Some(HallTopic::Cases) => texts.hall_help_cases(),
            Some(HallTopic::Hearing) => texts.hall_help_hearing(),
            None => {
                return help_steps::told(
                    about,
                    Activity::Desk,
                    &self.tongue,
                    |_| true,
                    || self.help(),
                );
            }
        })]
    }

    fn question(&self, deed: &HallDeed) -> String {
        let texts = &self.tongue.texts;
        match (deed, self.place) {
            (HallDeed::Leave, DeskAt::TheHall) => texts.hall_sure_to_close(),
            (HallDeed::Leave, DeskAt::AnotherMachine) => texts.hall_sure_to_leave_desk(),
            (HallDeed::EndGame(..), _) => texts.sure_to_end_game(),
            (HallDeed::AgainstOwner(table, act), _) => {
                let table = self.tables.get(table);
                match table.and_then(|table| is_anothers(table, act, self.name.as_deref())) {
                    Some((case, owner)) => texts.hall_sure_against(&owner, case),
                    None => texts.sure_to_end_game(),
                }
            }
        }
    }

    fn agreed(&mut self, deed: HallDeed, _: Moment) -> Vec<Out> {
        match deed {
            HallDeed::Leave => vec![Out::Leave],
            HallDeed::EndGame(table, act) => self.order(table, act),
            HallDeed::AgainstOwner(number, act) => {
                let game = self.tables.get(&number).and_then(TableInHall::game);
                match game.is_some_and(|game| game.followed.game.is_ended_by(&act)) {
                    true => self.ask(HallDeed::EndGame(number, act)),
                    false => self.order(number, act),
                }
            }
        }
    }

    fn take_answer(&mut self, asked: Asked<HallDeed>, line: &str, now: Moment) -> Vec<Out> {
        self.take_reply(asked, line, now)
    }

    /// The arbiter types; speaking would disturb the hall.
    fn hears_answers(&self) -> bool {
        false
    }

    fn listening(&self) -> Vec<Listening> {
        Vec::new()
    }

    fn wants_more(&self, _: &GivenLine) -> Option<Command> {
        None
    }

    /// A question to the hall, or an act of the arbiter, may begin like a command of another activity.
    fn takes_as_command(&self, command: Command) -> bool {
        command.is_given_in(Activity::Desk)
    }

    fn obey_own(&mut self, command: DeskCommand, _: &str, _: Moment) -> Vec<Out> {
        match command {}
    }

    fn enter_alone(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        match question(line.text()) {
            Some(question) => self.answer_question(question, now),
            None => self.act(line.text(), now),
        }
    }

    fn leaves(&mut self) -> Vec<Out> {
        self.ask(HallDeed::Leave)
    }

    fn around(&self) -> Surroundings {
        let language = self.tongue.settings.language;
        let answers = self.open.choices(&self.tongue.texts).into_iter();
        let commands = Choice::commands(Command::table(), Activity::Desk, language);
        Surroundings { choices: answers.chain(commands).collect(), ..Surroundings::default() }
    }

    fn wake_at(&self, _: Moment) -> Option<Moment> {
        let publishes = self.publishing.as_ref().and_then(Publishing::wake_at);
        let low = self.low_clock.map(|_| self.looks_at);
        let orders = self.tables.values().filter_map(TableInHall::order_wakes_at);
        low.into_iter().chain(publishes).chain(self.print_desk_at()).chain(orders).min()
    }

    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        if let Some(publishing) = &mut self.publishing {
            publishing.let_time_pass(now);
        }
        if self.print_desk_at().is_some_and(|at| at <= now) {
            self.print_desk(now);
        }
        let mut told = self.look_at_orders(now);
        if let Some(limit) = self.low_clock.filter(|_| now >= self.looks_at) {
            self.looks_at = now + LOOKS;
            told.extend(self.look_at_clocks(limit, now));
        }
        told
    }

    fn take_news(&mut self, event: Event, now: Moment) -> Vec<Out> {
        let Event::Hall(news) = event else { return Vec::new() };
        let table = match &news {
            FromHall::News(news) => news.table(),
            _ => None,
        };
        let mut told = self.take_from_hall(news, now);
        self.follow_on_pages(table, &told);
        // If input arrives without a pause, no wake-up would ever run: do the due work here.
        if self.wake_at(now).is_some_and(|at| at <= now) {
            told.extend(self.let_time_pass(now));
        }
        told
    }
}
