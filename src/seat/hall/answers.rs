//! Answers to questions at the hall desk: tables, cases, results, and the progress of the round. Unsolicited news is in
//! `hall_told`.

use std::cmp::Reverse;

use crate::chess::ByColor;
use crate::clock::Moment;
use crate::hall_protocol::DeskAct;
use crate::present::conversation::Out;
use crate::table::ArbiterTold;

use super::desk::HallDesk;
use super::exceptions::Exception;
use super::filter::TableFilter;
use super::table_in_hall::{TableGame, TableInHall};
use super::tournament::Pairing;
use super::words::{HallQuestion, ToldUnasked};
use crate::words::Texts;

impl HallDesk {
    pub(super) fn answer_question(&mut self, question: HallQuestion, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        match question {
            HallQuestion::AllTables => self.lines_of(|_, _| true, now),
            HallQuestion::OwnTables => self.lines_of(|number, _| self.sections.have(number), now),
            HallQuestion::Only(filter) => {
                let lines =
                    self.lines_of(|number, table| self.hears(number) && filter.has(table), now);
                match lines.is_empty() {
                    true => vec![self.tongue.answer(texts.hall_no_such_tables())],
                    false => lines,
                }
            }
            HallQuestion::OpenCases => match self.exceptions() {
                none if none.is_empty() => vec![self.tongue.answer(texts.hall_no_cases())],
                found => found,
            },
            HallQuestion::Results => {
                let result = |(number, table): (&u32, &TableInHall)| {
                    let result = table.game_of_round()?.result(texts)?;
                    Some(self.tongue.answer(texts.hall_of_table(*number, &result)))
                };
                match self.tables.iter().filter_map(result).collect::<Vec<Out>>() {
                    none if none.is_empty() => vec![self.tongue.answer(texts.hall_no_results())],
                    results => results,
                }
            }
            HallQuestion::Scores => {
                let texts = &self.tongue.texts;
                let told = match self.publishing.as_mut() {
                    None => texts.hall_scores_elsewhere(),
                    Some(publishing) => match publishing.print_scores() {
                        0 => texts.hall_no_scores(),
                        games => texts.hall_scores(games, publishing.scores_place()),
                    },
                };
                vec![self.tongue.answer(told)]
            }
            HallQuestion::Pairings => self.pairings(),
            HallQuestion::Round => vec![self.tongue.answer(self.round(texts))],
            HallQuestion::Hear(hearing) => {
                self.hearing = hearing;
                let texts = &self.tongue.texts;
                vec![self.tongue.answer(match hearing {
                    ToldUnasked::Own if !self.sections.are_all() => {
                        texts.hall_hears_own(&self.sections.to_string())
                    }
                    _ => texts.hall_hears_all(),
                })]
            }
            HallQuestion::Table(number) => self.look_at_table(number, now),
            HallQuestion::NoTable => match self.at.take() {
                None => vec![self.tongue.answer(self.tongue.texts.hall_at_no_table())],
                Some(number) => {
                    vec![self.tongue.answer(self.tongue.texts.hall_leaves_table(number))]
                }
            },
            HallQuestion::Take(case) => self.with_case(case, DeskAct::Take(case)),
            HallQuestion::Leave(case) => self.with_case(case, DeskAct::Leave(case)),
        }
    }

    /// One line about a table; before its game begins, the pairing.
    pub(super) fn line_of(
        &self,
        number: u32,
        table: &TableInHall,
        now: Moment,
        texts: &Texts,
    ) -> String {
        match self.paired_at(number).filter(|_| table.game_of_round().is_none()) {
            Some(pair) => texts.hall_table_paired(number, &pair.white, &pair.black),
            None => table.line(number, now, self.wall_at(now), texts),
        }
    }

    /// The players paired at a table.
    pub(super) fn paired_at(&self, number: u32) -> Option<ByColor<String>> {
        let by_list = self.publishing.as_ref().and_then(|publishing| publishing.pair(number));
        by_list.map(Pairing::names).or_else(|| self.paired.get(&number).cloned())
    }

    /// One line for each pairing of the round.
    fn pairings(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let line = |number: &u32| {
            let ByColor { white, black } = self.paired_at(*number)?;
            Some(self.tongue.answer(texts.hall_pairing(*number, &white, &black)))
        };
        match self.tables.keys().filter_map(line).collect::<Vec<Out>>() {
            none if none.is_empty() => {
                vec![self.tongue.answer(texts.hall_no_pairings("--pairings"))]
            }
            lines => lines,
        }
    }

    /// One line for each wanted table, the most urgent first.
    fn lines_of(&self, wanted: impl Fn(u32, &TableInHall) -> bool, now: Moment) -> Vec<Out> {
        let mut lines: Vec<(Option<Reverse<Exception>>, u32, String)> = self
            .tables
            .iter()
            .filter(|(number, table)| wanted(**number, table))
            .map(|(number, table)| {
                let worst = table.exceptions().min().map(Reverse);
                (worst, *number, self.line_of(*number, table, now, &self.tongue.texts))
            })
            .collect();
        // `None` sorts below `Some`, so tables in order come last.
        lines.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        lines.into_iter().map(|(_, _, line)| self.tongue.answer(line)).collect()
    }

    /// What is out of the ordinary at the tables this arbiter hears, the most urgent first.
    pub(super) fn exceptions(&self) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let found = self.exceptions_told(|number| self.hears(number), texts);
        let told =
            |(number, told): (u32, String)| self.tongue.answer(texts.hall_of_table(number, &told));
        found.into_iter().map(told).collect()
    }

    /// The same for the wanted tables, as pairs of table and sentence.
    pub(super) fn exceptions_told(
        &self,
        wanted: impl Fn(u32) -> bool,
        texts: &Texts,
    ) -> Vec<(u32, String)> {
        let mut found: Vec<(Exception, u32, String)> = Vec::new();
        for (number, table) in self.tables.iter().filter(|(number, _)| wanted(**number)) {
            let cases = table.game().into_iter().flat_map(TableGame::open_cases);
            for case in cases {
                let told = self.case_in_words(table, case, texts);
                found.push((Exception::of(&case.matter), *number, told));
            }
            for exception in table.exceptions() {
                match exception {
                    Exception::Silent => found.push((exception, *number, texts.hall_is_silent())),
                    Exception::ClockLow => {
                        found.push((exception, *number, texts.hall_clock_is_low()));
                    }
                    _ => {}
                }
            }
        }
        found.sort_by_key(|one| (one.0, one.1));
        found.into_iter().map(|(_, number, told)| (number, told)).collect()
    }

    /// A case in words, with the arbiter who has taken it.
    pub(super) fn case_in_words(
        &self,
        table: &TableInHall,
        case: &crate::table::Case,
        texts: &Texts,
    ) -> String {
        let told =
            table.game().map(|game| game.told(&ArbiterTold::Case(Box::new(case.clone())), texts));
        let owner = table.owner(case.number).map(|owner| self.owned_by(owner, texts));
        told.into_iter().chain(owner).collect::<Vec<String>>().join(" ")
    }

    fn owned_by(&self, owner: &str, texts: &Texts) -> String {
        match self.name.as_deref() == Some(owner) {
            true => texts.hall_taken_by_you(),
            false => texts.hall_taken_by(owner),
        }
    }

    pub(super) fn round(&self, texts: &Texts) -> String {
        let count =
            |filter: TableFilter| self.tables.values().filter(|table| filter.has(table)).count();
        let cases = self.tables.values().filter_map(TableInHall::game);
        let cases: usize = cases.map(|game| game.open_cases().count()).sum();
        let [going, over, waiting] =
            [TableFilter::Playing, TableFilter::Finished, TableFilter::Waiting].map(count);
        let mut round = texts.hall_round(going, over, waiting, cases);
        match count(TableFilter::Adjourned) {
            0 => {}
            rest => round = format!("{round} {}", texts.hall_adjourned_games(rest)),
        }
        match count(TableFilter::With(Exception::Silent)) {
            0 => round,
            silent => format!("{round} {}", texts.hall_silent_tables(silent)),
        }
    }

    fn look_at_table(&mut self, number: u32, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let Some(table) = self.tables.get(&number) else {
            let most = self.tables.keys().next_back().copied().unwrap_or(0);
            return self.tongue.refuse(texts.hall_no_such_table(number, most));
        };
        let line = self.tongue.answer(self.line_of(number, table, now, texts));
        let cases = table.game().into_iter().flat_map(TableGame::open_cases);
        let open = cases.map(|case| self.tongue.answer(self.case_in_words(table, case, texts)));
        let out = [line].into_iter().chain(open).collect();
        self.at = Some(number);
        out
    }

    /// Takes a case at the selected table, or gives it back.
    fn with_case(&self, number: u32, act: DeskAct) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let Some(at) = self.at else {
            return self.tongue.refuse(texts.hall_at_no_table());
        };
        let Some((table, game)) =
            self.tables.get(&at).and_then(|table| Some((table, table.game()?)))
        else {
            return self.tongue.refuse(texts.hall_table_without_game(at));
        };
        if !game.open_cases().any(|case| case.number == number) {
            return self.tongue.refuse(texts.hall_no_such_case(number));
        }
        match (&act, table.owner(number)) {
            (DeskAct::Leave(_), None) => self.tongue.refuse(texts.hall_case_is_nobodys(number)),
            _ => self.does(at, act),
        }
    }
}
