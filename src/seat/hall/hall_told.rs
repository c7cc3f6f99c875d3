//! Unsolicited news at the hall desk: notices from its tables, cases taken by arbiters, and whether the hall and its
//! tables are reachable.

use crate::chess::ByColor;
use crate::clock::{Moment, Span};
use crate::hall_protocol::{ActOutcome, DeskAct, DeskWish, HallNews, NotOfTheRecord, TableRow};
use crate::present::conversation::{FromHall, Out};
use crate::present::spoken::Priority;
use crate::table::ArbiterTold;

use super::desk::{DeskAt, HallDesk};
use super::forms::ONLINE;
use super::publishing::Publishing;
use super::table_in_hall::{RowMeaning, TableGame};
use super::tournament::{BoardResult, Pairing};

impl HallDesk {
    pub(super) fn take_from_hall(&mut self, news: FromHall, now: Moment) -> Vec<Out> {
        match news {
            FromHall::News(news) => self.take_hall_news(news, now),
            FromHall::NotPublished(reason) => {
                vec![
                    self.tongue
                        .utter(Priority::Telling, self.tongue.texts.hall_not_published(&reason)),
                ]
            }
            FromHall::Form { by, path, fields } => self.take_form(&by, &path, &fields, now),
            FromHall::PublishedAgain(told) => vec![self.tongue.utter(Priority::Telling, told)],
        }
    }

    fn take_hall_news(&mut self, news: HallNews, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let alarm = |told: String| vec![self.tongue.utter(Priority::Alarm, told)];
        match news {
            HallNews::Desk { name, sections, tables, low_clock } => {
                self.low_clock = low_clock.map(|seconds| Span::from_seconds(seconds.into()));
                self.is_desk_of(name, &sections, tables)
            }
            HallNews::Pair { table, names: [white, black] } => {
                self.paired.insert(table, ByColor { white, black });
                Vec::new()
            }
            HallNews::OfEarlierRound(game) => {
                self.earlier.insert(game);
                Vec::new()
            }
            HallNews::Row(row) => self.take_row(&row, now),
            HallNews::Case { table, game, case, arbiter, is_of_before } => {
                let told = match is_of_before {
                    true => Vec::new(),
                    false => self.case_changes_hands(table, case, arbiter.as_deref()),
                };
                self.tables.entry(table).or_default().case_goes_to(&game, case, arbiter);
                told
            }
            HallNews::Acted { wish, outcome } => self.acted(&wish, outcome),
            HallNews::ActedFor { arbiter, wish, outcome } => {
                self.acted_by_form(&arbiter, &wish, &outcome, now);
                Vec::new()
            }
            HallNews::Together => self.is_together(),
            HallNews::Alone => alarm(match self.place {
                DeskAt::TheHall => texts.hall_server_away(),
                DeskAt::AnotherMachine => texts.hall_away_from_desk(),
            }),
            HallNews::NotTheHall => alarm(texts.hall_desk_unknown()),
            HallNews::Foreign { table, why } => {
                let told = match why {
                    NotOfTheRecord::Altered { row } => texts.hall_row_altered(row),
                    NotOfTheRecord::Unreadable
                    | NotOfTheRecord::Rewritten
                    | NotOfTheRecord::OtherTable => texts.hall_row_foreign(),
                    NotOfTheRecord::TwoGames => texts.hall_two_games(),
                    // The hall itself reports this rarely.
                    NotOfTheRecord::TooMuch => {
                        return self.if_heard(table, Priority::Alarm, &texts.hall_too_much());
                    }
                };
                // Anyone with the code of a table can send as much as the line carries.
                match self.tables.entry(table).or_default().may_be_warned_of(now) {
                    true => self.if_heard(table, Priority::Alarm, &told),
                    false => Vec::new(),
                }
            }
            HallNews::Unsealed => alarm(texts.hall_unsealed()),
            HallNews::Clock { table, apart } => {
                let told = match apart {
                    None => texts.hall_clock_right(),
                    Some(apart) => {
                        // In whole minutes: the letter took a while, and seconds do not matter to an arbiter.
                        let minutes = apart.unsigned_abs().saturating_add(30_000) / 60_000;
                        let span = Span::from_minutes(minutes);
                        match apart > 0 {
                            true => texts.hall_clock_ahead(span),
                            false => texts.hall_clock_behind(span),
                        }
                    }
                };
                self.tables.entry(table).or_default().clock_is_apart(apart.unwrap_or(0), now);
                self.if_heard(table, Priority::Alarm, &told)
            }
            HallNews::Silent(number) => {
                let table = self.tables.entry(number).or_default();
                let is_over =
                    table.game().is_some_and(|game| game.followed.game.result().is_some());
                match table.falls_silent(true, now) && !is_over {
                    true => {
                        self.if_heard(number, Priority::Alarm, &self.tongue.texts.hall_is_silent())
                    }
                    false => Vec::new(),
                }
            }
            HallNews::Heard(number) => {
                match self.tables.entry(number).or_default().falls_silent(false, now) {
                    true => {
                        self.if_heard(number, Priority::Telling, &self.tongue.texts.hall_is_heard())
                    }
                    false => Vec::new(),
                }
            }
            HallNews::NoRoom => alarm(texts.hall_no_room()),
            HallNews::NotKept(reason) => alarm(texts.hall_not_kept(&reason)),
            HallNews::KeptAgain => {
                vec![self.tongue.utter(Priority::Telling, texts.hall_kept_again())]
            }
            HallNews::StreamRepaired => alarm(texts.hall_stream_repaired()),
        }
    }

    fn if_heard(&self, table: u32, priority: Priority, told: &str) -> Vec<Out> {
        match self.is_ready && self.hears(table) {
            true => vec![self.of_table(table, priority, told)],
            false => Vec::new(),
        }
    }

    /// The hall names the arbiter of this desk. A name and sections already known are not told again.
    fn is_desk_of(&mut self, name: String, sections: &str, tables: u32) -> Vec<Out> {
        // Unreadable sections name no table, which means all of them.
        let sections = sections.parse().unwrap_or_default();
        let is_known = self.name.as_ref() == Some(&name) && self.sections == sections;
        self.has_tables(tables);
        (self.name, self.sections) = (Some(name), sections);
        if is_known {
            return Vec::new();
        }
        let (texts, name) = (&self.tongue.texts, self.name.as_deref().unwrap_or_default());
        vec![self.tongue.answer(match self.sections.are_all() {
            true => texts.hall_desk_of_all(name),
            false => texts.hall_desk_of(name, &self.sections.to_string()),
        })]
    }

    fn take_row(&mut self, row: &TableRow, now: Moment) -> Vec<Out> {
        let (hears, own_name) = (self.hears(row.table), self.name.clone());
        let is_earlier = self.earlier.contains(&row.game);
        let table = self.tables.entry(row.table).or_default();
        let was_over = table.game().is_some_and(|game| game.followed.game.result().is_some());
        let brought = table.take(row, now);
        match brought {
            RowMeaning::NewGame if is_earlier => table.plays_on_from_earlier(),
            RowMeaning::NewGame => table.is_played_by(self.paired.get(&row.table)),
            _ => {}
        }
        let mut others = None;
        if let Some(publishing) = self.publishing.as_mut().filter(|_| !is_earlier) {
            publishing.take(row, now);
            if matches!(brought, RowMeaning::NewGame) {
                table.is_played_by(publishing.pair(row.table).map(Pairing::names).as_ref());
                let names = table.game().map(TableGame::names);
                others = names.and_then(|names| publishing.other_pair(row.table, names)).cloned();
            }
            publishing.end(row.table, table.game().and_then(TableGame::ended));
        }
        let Some(game) = table.game() else { return Vec::new() };
        if row.is_of_before || !hears {
            return Vec::new();
        }
        let texts = &self.tongue.texts;
        let mut told = Vec::new();
        let mut came_to_nothing = None;
        match brought {
            RowMeaning::Nothing => {}
            RowMeaning::NewGame => {
                told.push((Priority::Telling, texts.hall_game_begins()));
                told.extend(others.map(|Pairing { white, black }| {
                    (Priority::Alarm, texts.hall_other_names(&white.name, &black.name))
                }));
            }
            RowMeaning::Unreadable => {
                told.push((Priority::Alarm, texts.hall_row_unreadable(row.number)));
            }
            RowMeaning::Notices { told: notices, ordered_by, undone } => {
                came_to_nothing = undone;
                let another = ordered_by.filter(|by| Some(by) != own_name.as_ref());
                let is_looked_at = self.at == Some(row.table);
                let wanted =
                    notices.iter().filter(|told| is_looked_at || is_for_the_whole_hall(told));
                told.extend(wanted.map(|notice| {
                    let words = game.told(notice, texts);
                    let words = match (&another, notice) {
                        (Some(by), ArbiterTold::Done(_)) => texts.hall_done_by(by, &words),
                        _ => words,
                    };
                    (priority(notice), words)
                }));
            }
        }
        if !was_over && let Some(result) = game.result(texts) {
            told.push((Priority::Telling, result));
            let publishing = self.publishing.as_ref();
            let is_reported = publishing
                .is_some_and(|publishing| publishing.pair(row.table).is_some())
                && !is_earlier;
            if is_reported && game.ended().is_some_and(BoardResult::may_be_a_forfeit) {
                told.push((Priority::Telling, texts.hall_played_unknown()));
            }
        }
        let told = told.into_iter().map(|(how, told)| self.of_table(row.table, how, &told));
        let mut out: Vec<Out> = told.collect();
        if let Some(by) = came_to_nothing {
            out.extend(self.tells_of_nothing_done(row.table, &by, now));
        }
        out
    }

    /// Reports orders that had no effect at their tables.
    pub(super) fn look_at_orders(&mut self, now: Moment) -> Vec<Out> {
        let tables = self.tables.iter_mut();
        let found = tables
            .filter_map(|(number, table)| Some((*number, table.order_comes_to_nothing(now)?)));
        let found: Vec<(u32, String)> = found.collect();
        found
            .into_iter()
            .flat_map(|(number, by)| self.tells_of_nothing_done(number, &by, now))
            .collect()
    }

    /// Tells the arbiter who gave a declined order, and the one who watches that table: the game changed before the
    /// order arrived, or the desk would have refused it itself.
    fn tells_of_nothing_done(&mut self, table: u32, by: &str, now: Moment) -> Vec<Out> {
        if by.ends_with(ONLINE) {
            self.note(
                table,
                |texts| {
                    texts.web_note(by, &texts.web_table_number(table), &texts.hall_nothing_done())
                },
                now,
            );
        }
        let texts = &self.tongue.texts;
        let told = match self.name.as_deref() == Some(by) {
            true => texts.hall_nothing_done(),
            false if self.at == Some(table) => texts.hall_done_by(by, &texts.hall_nothing_done()),
            false => return Vec::new(),
        };
        vec![self.of_table(table, Priority::Alarm, &told)]
    }

    /// All stored rows have arrived: open cases are told now, and nothing else of them.
    fn is_together(&mut self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        if std::mem::replace(&mut self.is_ready, true) {
            return vec![self.tongue.utter(Priority::Telling, texts.hall_server_back())];
        }
        let games = self.tables.values().filter(|table| table.game().is_some()).count();
        let ready = texts.hall_ready(self.tables.len(), games);
        let mut out = vec![self.tongue.answer(ready)];
        let round = self.publishing.as_ref().and_then(Publishing::round);
        out.extend(round.map(|round| {
            let (boards, from) = (round.boards(), round.read_from());
            self.tongue.answer(texts.hall_pairings_read(&round.number().to_string(), boards, from))
        }));
        out.extend(self.exceptions());
        out
    }

    /// An arbiter takes a case or gives it back. Changes made at this desk are answered elsewhere.
    fn case_changes_hands(&self, table: u32, case: u32, arbiter: Option<&str>) -> Vec<Out> {
        let texts = &self.tongue.texts;
        match arbiter {
            Some(arbiter) if self.name.as_deref() == Some(arbiter) => Vec::new(),
            Some(arbiter) => {
                self.if_heard(table, Priority::Telling, &texts.hall_case_taken(arbiter, case))
            }
            None => self.if_heard(table, Priority::Telling, &texts.hall_case_is_free(case)),
        }
    }

    fn acted(&self, wish: &DeskWish, outcome: ActOutcome) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let table = wish.table;
        match (&wish.act, outcome) {
            (_, ActOutcome::Ordered) => vec![self.tongue.answer(texts.hall_order_sent(table))],
            (DeskAct::Take(case), ActOutcome::CaseOf(Some(owner)))
                if Some(&owner) == self.name.as_ref() =>
            {
                vec![self.tongue.answer(texts.hall_case_is_yours(table, *case))]
            }
            (DeskAct::Take(case) | DeskAct::Leave(case), ActOutcome::CaseOf(Some(owner))) => {
                self.tongue.refuse(texts.hall_case_is_anothers(*case, &owner))
            }
            // Those who hear the table are told that the case is free.
            (_, ActOutcome::CaseOf(_)) => Vec::new(),
            (_, ActOutcome::OtherGame) => self.tongue.refuse(texts.hall_other_game(table)),
            (_, ActOutcome::NotKept(reason)) => {
                self.tongue.refuse(texts.hall_act_not_kept(&reason))
            }
            (_, ActOutcome::HallAway) => self.tongue.refuse(texts.hall_act_not_sent()),
            (_, ActOutcome::Unanswered) => self.tongue.refuse(texts.hall_act_unanswered()),
        }
    }

    /// Reports clocks that run low.
    pub(super) fn look_at_clocks(&mut self, limit: Span, now: Moment) -> Vec<Out> {
        let wall = self.wall_at(now);
        let mut found = Vec::new();
        for (number, table) in &mut self.tables {
            found.extend(table.becomes_low(limit, now, wall).into_iter().map(|low| (*number, low)));
        }
        let texts = &self.tongue.texts;
        let told = found.into_iter().flat_map(|(number, (side, left))| {
            self.if_heard(number, Priority::Telling, &texts.hall_clock_low(side, left))
        });
        told.collect()
    }
}

/// Whether everyone who hears the table is told, whichever table they have selected.
fn is_for_the_whole_hall(told: &ArbiterTold) -> bool {
    match told {
        ArbiterTold::Case(_)
        | ArbiterTold::Overstepped { .. }
        | ArbiterTold::LetterRefused { .. }
        | ArbiterTold::TouchesFelt { .. }
        | ArbiterTold::SquareDistrusted { .. }
        | ArbiterTold::NumberTried
        | ArbiterTold::SealDoubted(_)
        | ArbiterTold::Abandoned(_)
        | ArbiterTold::Returned(..) => true,
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
