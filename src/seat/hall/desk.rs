//! The desk itself: what is told of all tables, what is asked, and what is ordered at one of them.

use std::collections::BTreeMap;

use crate::clock::Moment;
use crate::present::cells::{Choice, Surroundings};
use crate::present::conversation::{
    Asked, Converses, FromHall, GivenLine, Open, Out, Settings, Situation, TableRow, Tongue,
    talks_by,
};
use crate::present::spoken::Priority;
use crate::record::{PlaceMessage, write_place_message};
use crate::table::{ArbiterAct, ArbiterTold};
use crate::words::scripts::arbiter_line;
use crate::words::scripts::unreadable::NotUnderstood;
use crate::words::{Activity, Command, DeskCommand, Listening};

use super::table_in_hall::{RowMeaning, TableInHall};
use super::words::{HallQuestion, question};

/// What is asked about at the desk before it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum HallDeed {
    /// The hall is closed; the games go on.
    Leave,
    /// What the arbiter does ends the game at a table.
    EndGame(u32, ArbiterAct),
}

/// The desk of a hall.
pub(crate) struct HallDesk {
    tongue: Tongue,
    open: Open<HallDeed>,
    tables: BTreeMap<u32, TableInHall>,
    /// The table that is looked at.
    at: Option<u32>,
    /// Milliseconds since 1970 at the moment zero of this desk.
    wall: i64,
    is_ready: bool,
}

impl HallDesk {
    /// A desk for so many tables.
    pub(crate) fn new(settings: Settings, tables: u32, wall: i64) -> HallDesk {
        HallDesk {
            tongue: Tongue::new(settings),
            open: Open::default(),
            tables: (1..=tables).map(|table| (table, TableInHall::default())).collect(),
            at: None,
            wall,
            is_ready: false,
        }
    }

    fn wall_at(&self, now: Moment) -> i64 {
        self.wall.saturating_add(i64::try_from(now.as_micros() / 1000).unwrap_or(i64::MAX))
    }

    fn of_table(&self, table: u32, priority: Priority, told: &str) -> Out {
        self.tongue.utter(priority, self.tongue.texts.hall_of_table(table, told))
    }

    fn take_row(&mut self, row: &TableRow, now: Moment) -> Vec<Out> {
        let table = self.tables.entry(row.table).or_default();
        let was_over = table.game().is_some_and(|game| game.game.result().is_some());
        let brought = table.take(row, now);
        let Some(game) = table.game() else { return Vec::new() };
        let texts = &self.tongue.texts;
        let mut told = Vec::new();
        match brought {
            _ if row.is_of_before => return Vec::new(),
            RowMeaning::Nothing => {}
            RowMeaning::NewGame => told.push((Priority::Telling, texts.hall_game_begins())),
            RowMeaning::Unreadable => {
                told.push((Priority::Alarm, texts.hall_row_unreadable(row.number)));
            }
            RowMeaning::Notices(notices) => {
                let is_looked_at = self.at == Some(row.table);
                told.extend(
                    notices
                        .iter()
                        .filter(|told| is_looked_at || is_for_the_whole_hall(told))
                        .map(|told| (priority(told), game.told(told, texts))),
                );
            }
        }
        if !was_over && let Some(result) = game.result(texts) {
            told.push((Priority::Telling, result));
        }
        told.into_iter().map(|(how, told)| self.of_table(row.table, how, &told)).collect()
    }

    /// All was told that had been kept: what is open is told now, and nothing else of it.
    fn is_together(&mut self) -> Vec<Out> {
        if std::mem::replace(&mut self.is_ready, true) {
            return vec![
                self.tongue.utter(Priority::Telling, self.tongue.texts.hall_server_back()),
            ];
        }
        let games = self.tables.values().filter(|table| table.game().is_some()).count();
        let ready = self.tongue.texts.hall_ready(self.tables.len(), games);
        let mut out = vec![self.tongue.answer(ready)];
        out.extend(self.cases());
        out
    }

    fn cases(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        self.tables
            .iter()
            .filter_map(|(number, table)| Some((*number, table.game()?)))
            .flat_map(|(number, game)| game.open_cases().map(move |case| (number, game, case)))
            .map(|(number, game, case)| {
                let told = game.told(&ArbiterTold::Case(Box::new(case.clone())), texts);
                self.tongue.answer(texts.hall_of_table(number, &told))
            })
            .collect()
    }

    fn answer_question(&mut self, question: HallQuestion, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let wall = self.wall_at(now);
        let answers = |lines: Vec<String>| lines.into_iter().map(|line| self.tongue.answer(line));
        match question {
            HallQuestion::AllTables => {
                let line =
                    |(number, table): (&u32, &TableInHall)| table.line(*number, now, wall, texts);
                answers(self.tables.iter().map(line).collect()).collect()
            }
            HallQuestion::OpenCases => match self.cases() {
                cases if cases.is_empty() => vec![self.tongue.answer(texts.hall_no_cases())],
                cases => cases,
            },
            HallQuestion::Results => {
                let results: Vec<String> = self
                    .tables
                    .iter()
                    .filter_map(|(number, table)| {
                        Some(texts.hall_of_table(*number, &table.game()?.result(texts)?))
                    })
                    .collect();
                match results.is_empty() {
                    true => vec![self.tongue.answer(texts.hall_no_results())],
                    false => answers(results).collect(),
                }
            }
            HallQuestion::Table(number) => match self.tables.get(&number) {
                None => {
                    let most = self.tables.keys().next_back().copied().unwrap_or(0);
                    self.tongue.refuse(texts.hall_no_such_table(number, most))
                }
                Some(table) => {
                    self.at = Some(number);
                    let line = self.tongue.answer(table.line(number, now, wall, texts));
                    let open = table.game().into_iter().flat_map(|game| {
                        game.open_cases().map(|case| {
                            let case = ArbiterTold::Case(Box::new(case.clone()));
                            self.tongue.answer(game.told(&case, texts))
                        })
                    });
                    [line].into_iter().chain(open).collect()
                }
            },
            HallQuestion::NoTable => match self.at.take() {
                None => vec![self.tongue.answer(texts.hall_at_no_table())],
                Some(number) => vec![self.tongue.answer(texts.hall_leaves_table(number))],
            },
        }
    }

    /// What the arbiter does at the table that is looked at.
    fn act(&mut self, line: &str) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let Some(number) = self.at else {
            return self.tongue.refuse(texts.hall_not_understood(line.trim()));
        };
        let Some(game) = self.tables.get(&number).and_then(TableInHall::game) else {
            return self.tongue.refuse(texts.hall_table_without_game(number));
        };
        let line = line.strip_prefix("arbiter ").unwrap_or(line);
        match arbiter_line::read(line, &game.lexicon) {
            Ok(act) if game.game.is_ended_by(&act) => self.ask(HallDeed::EndGame(number, act)),
            Ok(act) => self.order(number, act),
            Err(NotUnderstood::Line(unreadable)) => {
                vec![Out::Text(unreadable.sentence(texts))]
            }
            Err(NotUnderstood::Words(words)) => vec![Out::Text(words.told(texts))],
        }
    }

    fn order(&self, table: u32, act: ArbiterAct) -> Vec<Out> {
        let order = write_place_message(&PlaceMessage::Wish(act));
        let sent = self.tongue.answer(self.tongue.texts.hall_order_sent(table));
        vec![Out::ToOtherPlace(format!("{table} {order}")), sent]
    }
}

/// Whether everybody at the desk is told, whichever table is looked at.
fn is_for_the_whole_hall(told: &ArbiterTold) -> bool {
    match told {
        ArbiterTold::Case(_)
        | ArbiterTold::Overstepped { .. }
        | ArbiterTold::LetterRefused { .. }
        | ArbiterTold::NumberTried
        | ArbiterTold::SealDoubted(_)
        | ArbiterTold::Abandoned(_)
        | ArbiterTold::Returned(_) => true,
        ArbiterTold::News(..)
        | ArbiterTold::Done(_)
        | ArbiterTold::Capabilities(_)
        | ArbiterTold::Report(_)
        | ArbiterTold::Declined(_)
        | ArbiterTold::PlayerDeclined(..) => false,
    }
}

fn priority(told: &ArbiterTold) -> Priority {
    match told {
        ArbiterTold::Case(_) => Priority::Alarm,
        _ => Priority::Telling,
    }
}

impl Converses for HallDesk {
    type Deed = HallDeed;
    type Own = DeskCommand;

    talks_by!(tongue, open);

    fn help(&self) -> String {
        self.tongue.texts.hall_help()
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.answer(self.tongue.texts.hall_help())]
    }

    fn question(&self, deed: &HallDeed) -> String {
        let texts = &self.tongue.texts;
        match deed {
            HallDeed::Leave => texts.hall_sure_to_close(),
            HallDeed::EndGame(..) => texts.sure_to_end_game(),
        }
    }

    fn agreed(&mut self, deed: HallDeed, _: Moment) -> Vec<Out> {
        match deed {
            HallDeed::Leave => vec![Out::Leave],
            HallDeed::EndGame(table, act) => self.order(table, act),
        }
    }

    fn take_answer(&mut self, asked: Asked<HallDeed>, line: &str, now: Moment) -> Vec<Out> {
        self.take_yes_or_no(asked, line, now)
    }

    /// What the arbiter does is typed, and not said in a hall.
    fn hears_answers(&self) -> bool {
        false
    }

    fn listening(&self) -> Vec<Listening> {
        Vec::new()
    }

    fn wants_more(&self, _: &GivenLine) -> Option<Command> {
        None
    }

    /// What is asked in a hall, and an act of the arbiter's, may begin as a command does that belongs
    /// elsewhere.
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
            None => self.act(line.text()),
        }
    }
}

impl Situation for HallDesk {
    fn leaves(&mut self) -> Vec<Out> {
        self.ask(HallDeed::Leave)
    }

    /// Answers where something is asked, and every command.
    fn around(&self) -> Surroundings {
        let language = self.tongue.settings.language;
        let answers = self.open.asked.iter().flat_map(|_| Choice::yes_and_no(language));
        let commands = Choice::commands(Command::table(), Activity::Desk, language);
        Surroundings { choices: answers.chain(commands).collect(), ..Surroundings::default() }
    }

    fn take_hall(&mut self, news: FromHall, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let alarm = |told: String| vec![self.tongue.utter(Priority::Alarm, told)];
        match news {
            FromHall::Row(row) => self.take_row(&row, now),
            FromHall::Together => self.is_together(),
            FromHall::Alone => alarm(texts.hall_server_away()),
            FromHall::Foreign { table, row: Some(row) } => {
                vec![self.of_table(table, Priority::Alarm, &texts.hall_row_altered(row))]
            }
            FromHall::Foreign { table, row: None } => {
                vec![self.of_table(table, Priority::Alarm, &texts.hall_row_foreign())]
            }
            FromHall::Silent(number) => {
                let table = self.tables.entry(number).or_default();
                let is_over = table.game().is_some_and(|game| game.game.result().is_some());
                match table.falls_silent(true) && !is_over {
                    true => {
                        let told = self.tongue.texts.hall_is_silent();
                        vec![self.of_table(number, Priority::Alarm, &told)]
                    }
                    false => Vec::new(),
                }
            }
            FromHall::Heard(number) => {
                match self.tables.entry(number).or_default().falls_silent(false) {
                    true => {
                        let told = self.tongue.texts.hall_is_heard();
                        vec![self.of_table(number, Priority::Telling, &told)]
                    }
                    false => Vec::new(),
                }
            }
            FromHall::Taken { .. } => Vec::new(),
            FromHall::NotKept(reason) => alarm(texts.hall_not_kept(&reason)),
            FromHall::KeptAgain => {
                vec![self.tongue.utter(Priority::Telling, texts.hall_kept_again())]
            }
        }
    }
}
