//! One table as the hall sees it: the game that its record makes so far, and which arbiters have taken its cases.
//! Orders are sent from `desk`.

use std::collections::BTreeMap;

use super::tournament::BoardResult;
use crate::chess::{ByColor, Color};
use crate::clock::{Moment, Span};
use crate::followed::FollowedGame;
use crate::hall_protocol::{RowKind, TableRow};
use crate::moves_known::MovesKnown;
use crate::record::{Head, name_unnamed, read_fact, read_head, read_moment, read_names};
use crate::sheets::ended_with;
use crate::table::{ArbiterTold, Case, Notice, tell};
use crate::words::{Texts, side_called};

use super::exceptions::Exception;
use super::order_at_table::OrderAtTable;

/// Foreign messages under a table's name are reported at most once in this time.
const WARNS: Span = Span::from_minutes(1);

/// Within this time, a table that is heard has reported its wall clock.
const SAYS: Span = Span::from_seconds(5);

#[derive(Default)]
pub(super) struct TableInHall {
    game: Option<TableGame>,
    is_silent: bool,
    /// Who was found low on time, until there is plenty again.
    low: ByColor<bool>,
    /// Since when this desk hears it.
    heard: Option<Moment>,
    /// When a foreign message under its name was last reported.
    warned: Option<Moment>,
    /// How many milliseconds its wall clock is ahead of the one here, if reported.
    apart: Option<i64>,
    /// The arbiter who has taken a case, by game and case.
    owners: BTreeMap<(String, u32), String>,
}

pub(super) struct TableGame {
    name: String,
    pub(super) followed: FollowedGame,
    names: ByColor<String>,
    seen: Seen,
    order: OrderAtTable,
    /// Whether it belongs to an earlier round than the current one.
    is_earlier: bool,
}

/// The last row that gives the game time at which it was written.
struct Seen {
    at: Moment,
    /// When it was written, in milliseconds since 1970 by a correct clock, and when it arrived.
    wall: i64,
    arrived: Option<Moment>,
}

pub(super) enum RowMeaning {
    /// A different game begins at the table.
    NewGame,
    /// Notices for the arbiter; the arbiter in the hall who ordered this, if any; and the arbiter whose earlier order
    /// had no effect.
    Notices { told: Vec<ArbiterTold>, ordered_by: Option<String>, undone: Option<String> },
    /// The text is not a row of this version's record.
    Unreadable,
    /// Nothing to tell.
    Nothing,
}

impl TableInHall {
    pub(super) fn game(&self) -> Option<&TableGame> {
        self.game.as_ref()
    }

    /// The game, unless it is a finished one of an earlier round.
    pub(super) fn game_of_round(&self) -> Option<&TableGame> {
        let is_past = |game: &&TableGame| game.is_earlier && game.followed.game.result().is_some();
        self.game.as_ref().filter(|game| !is_past(game))
    }

    /// The game at the table belongs to an earlier round.
    pub(super) fn plays_on_from_earlier(&mut self) {
        if let Some(game) = &mut self.game {
            game.is_earlier = true;
        }
    }

    /// The table fell silent or is heard again. Returns whether that is a change.
    pub(super) fn falls_silent(&mut self, is_silent: bool, now: Moment) -> bool {
        self.heard = (!is_silent).then_some(self.heard.unwrap_or(now));
        std::mem::replace(&mut self.is_silent, is_silent) != is_silent
    }

    /// Whether to report a foreign message under its name now. An occasional report is enough to send an arbiter there.
    pub(super) fn may_be_warned_of(&mut self, now: Moment) -> bool {
        let may = self.warned.is_none_or(|at| now.since(at) >= WARNS);
        if may {
            self.warned = Some(now);
        }
        may
    }

    /// Its wall clock is this many milliseconds ahead of the one here.
    pub(super) fn clock_is_apart(&mut self, apart: i64, now: Moment) {
        let is_known = self.apart.is_some() || self.has_said(now);
        // If the difference was known before, the clock was set after the last row, whose time stays valid.
        if let Some(game) = self.game.as_mut().filter(|_| !is_known) {
            game.seen.wall = game.seen.wall.saturating_sub(apart);
        }
        self.apart = Some(apart);
    }

    /// Whether the table has been heard long enough to have reported a wrong wall clock.
    fn has_said(&self, now: Moment) -> bool {
        self.heard.is_some_and(|since| now.since(since) >= SAYS)
    }

    /// When a row was written, by a correct clock.
    fn written(&self, row: &TableRow) -> i64 {
        row.wall.saturating_sub(self.apart.unwrap_or(0))
    }

    /// Names the players if the table does not.
    pub(super) fn is_played_by(&mut self, pair: Option<&ByColor<String>>) {
        if let (Some(game), Some(pair)) = (&mut self.game, pair) {
            name_unnamed(&mut game.names, pair);
        }
    }

    /// Takes the next row of the table's record.
    pub(super) fn take(&mut self, row: &TableRow, now: Moment) -> RowMeaning {
        let arrived = (!row.is_of_before).then_some(now);
        let kind = row.kind;
        if kind == RowKind::Head {
            let Ok(head) = read_head(&row.body) else { return RowMeaning::Unreadable };
            self.game = Some(TableGame::of(head, &row.game, self.written(row), arrived));
            self.low = ByColor::default();
            return RowMeaning::NewGame;
        }
        let written = self.written(row);
        // Rows of an earlier game at this table are kept, but no longer followed.
        let Some(table) = self.game.as_mut().filter(|table| table.name == row.game) else {
            return RowMeaning::Nothing;
        };
        match kind {
            RowKind::Began | RowKind::Number | RowKind::Paired => RowMeaning::Nothing,
            RowKind::Names => {
                // A pairing, if there is one, takes precedence.
                if let Ok(names) = read_names(&row.body) {
                    name_unnamed(&mut table.names, &names);
                }
                RowMeaning::Nothing
            }
            RowKind::Alive => {
                if let Ok(at) = read_moment(&row.body) {
                    table.seen = Seen { at, wall: written, arrived };
                }
                RowMeaning::Nothing
            }
            RowKind::Head | RowKind::Fact | RowKind::Move | RowKind::Result => {
                match read_fact(&row.body) {
                    Err(_) => RowMeaning::Unreadable,
                    Ok(recorded) => {
                        table.seen = Seen { at: recorded.at, wall: written, arrived };
                        table.followed.game.apply(&recorded);
                        let told = tell(&recorded, &table.followed.game).into_iter();
                        let told = told.filter_map(|notice| match notice {
                            Notice::ToArbiter(told) => Some(*told),
                            Notice::ToPlayer(..) => None,
                        });
                        let told = told.collect();
                        let undone = table.order.take(&recorded.fact, arrived);
                        let ordered_by = table.order.orderer(&recorded.fact);
                        RowMeaning::Notices { told, ordered_by, undone }
                    }
                }
            }
        }
    }

    /// An arbiter has taken a case, or it is free again.
    pub(super) fn case_goes_to(&mut self, game: &str, case: u32, arbiter: Option<String>) {
        let key = (game.to_owned(), case);
        match arbiter {
            None => drop(self.owners.remove(&key)),
            Some(arbiter) => drop(self.owners.insert(key, arbiter)),
        }
    }

    /// The arbiter who has taken a case of the current game.
    pub(super) fn owner(&self, case: u32) -> Option<&str> {
        let key = (self.game.as_ref()?.name.clone(), case);
        self.owners.get(&key).map(String::as_str)
    }

    /// Who has become low on time since the last call.
    pub(super) fn becomes_low(
        &mut self,
        limit: Span,
        now: Moment,
        wall: i64,
    ) -> Vec<(Color, Span)> {
        // For a game from before this desk started, only the table's own clock knows how long it has been silent, and
        // the table has not yet reported whether that clock is right.
        let is_known = |table: &&TableGame| table.seen.arrived.is_some() || self.has_said(now);
        let playing = self.game.as_ref().filter(is_known);
        let Some(table) = playing.filter(|table| table.followed.game.result().is_none()) else {
            self.low = ByColor::default();
            return Vec::new();
        };
        let time_left = table.time_left(now, wall);
        let mut found = Vec::new();
        for side in Color::ALL {
            let Some(left) = *time_left.get(side) else { continue };
            let was_low = *self.low.get(side);
            // An increment of a few seconds must not cause the same report again and again. A fallen flag is a case.
            let is_low = left > Span::ZERO && (left < limit || (was_low && left < limit + limit));
            if is_low && !was_low {
                found.push((side, left));
            }
            *self.low.get_mut(side) = is_low;
        }
        found
    }

    /// The arbiter whose order had no effect.
    pub(super) fn order_comes_to_nothing(&mut self, now: Moment) -> Option<String> {
        self.game.as_mut()?.order.let_time_pass(now)
    }

    /// When to check that.
    pub(super) fn order_wakes_at(&self) -> Option<Moment> {
        self.game.as_ref()?.order.wakes_at()
    }

    pub(super) fn exceptions(&self) -> impl Iterator<Item = Exception> {
        let cases = self.game.iter().flat_map(TableGame::open_cases);
        let is_over =
            self.game.as_ref().is_some_and(|table| table.followed.game.result().is_some());
        let is_low = self.low.white || self.low.black;
        cases
            .map(|case| Exception::of(&case.matter))
            .chain((self.is_silent && !is_over).then_some(Exception::Silent))
            .chain((is_low && !is_over).then_some(Exception::ClockLow))
    }

    /// The table in one line: players, progress, clocks and open cases.
    pub(super) fn line(&self, number: u32, now: Moment, wall: i64, texts: &Texts) -> String {
        let Some(table) = self.game_of_round() else {
            return texts.hall_table_without_game(number);
        };
        let [white, black] = [Color::White, Color::Black].map(|side| table.name_of(side, texts));
        let moves = MovesKnown::of(&table.followed.game).told(texts);
        let mut told = vec![texts.hall_table_line(number, &white, &black, &moves)];
        match table.followed.game.result() {
            Some(points) => told.push(texts.hall_result(&ended_with(points, texts))),
            None => {
                if !table.followed.game.has_begun() {
                    told.push(texts.hall_not_begun());
                }
                told.extend(table.adjourned(texts));
                let left = table.time_left(now, wall);
                if let (Some(white), Some(black)) = (left.white, left.black) {
                    told.push(texts.hall_clocks(white, black));
                }
            }
        }
        match table.open_cases().count() {
            0 => {}
            count => told.push(texts.hall_open_cases(count)),
        }
        if self.is_silent {
            told.push(texts.hall_is_silent());
        }
        told.join(" ")
    }
}

impl TableInHall {
    /// The cells of the table: White, Black, moves, both clocks, result, open cases. Before its game, the pairing.
    pub(super) fn cells(
        &self,
        paired: Option<ByColor<String>>,
        now: Moment,
        wall: i64,
        texts: &Texts,
    ) -> [String; 7] {
        let Some(table) = self.game_of_round() else {
            let ByColor { white, black } = paired.unwrap_or_default();
            let (state, none) = (texts.web_no_game(), String::new);
            return [white, black, none(), none(), none(), state, none()];
        };
        let [white, black] = [Color::White, Color::Black].map(|side| table.name_of(side, texts));
        let left = table
            .time_left(now, wall)
            .map(|left| left.map_or_else(|| texts.web_no_clock(), Span::in_digits));
        let mut state = match table.followed.game.result() {
            Some(points) => ended_with(points, texts),
            None if !table.followed.game.has_begun() => texts.web_not_begun(),
            None if table.followed.game.is_at_rest() => texts.web_is_adjourned(),
            None => texts.web_is_played(),
        };
        if table.is_earlier && table.followed.game.result().is_none() {
            state = format!("{state}. {}", texts.hall_of_earlier_round());
        }
        if self.is_silent {
            state = format!("{state}. {}", texts.hall_is_silent());
        }
        [
            white,
            black,
            MovesKnown::of(&table.followed.game).number(texts),
            left.white,
            left.black,
            state,
            table.open_cases().count().to_string(),
        ]
    }
}

impl TableGame {
    fn of(head: Head, name: &str, wall: i64, arrived: Option<Moment>) -> TableGame {
        TableGame {
            name: name.to_owned(),
            names: head.names,
            followed: FollowedGame::new(head.setting),
            seen: Seen { at: Moment::ZERO, wall, arrived },
            order: OrderAtTable::default(),
            is_earlier: false,
        }
    }

    /// Says that the game is adjourned, and until when; and that it belongs to an earlier round, so that the report now
    /// seats other players here.
    fn adjourned(&self, texts: &Texts) -> Option<String> {
        let game = &self.followed.game;
        let rests = game.is_at_rest().then(|| match game.resumption() {
            Some(when) => texts.adjourned_until(when),
            None => texts.adjourned_without_date(),
        });
        let earlier = self.is_earlier.then(|| texts.hall_of_earlier_round());
        let told: Vec<String> = rests.into_iter().chain(earlier).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// The name of the game in messages.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The present moment in game time. A row that has just arrived is current, whatever the table's wall clock says;
    /// the age of an older row is known only by that clock.
    pub(super) fn moment(&self, now: Moment, wall: i64) -> Moment {
        let Seen { at, wall: written, arrived } = self.seen;
        at + match arrived {
            Some(arrived) => now.since(arrived),
            None => {
                let waited = u64::try_from(wall.saturating_sub(written)).unwrap_or(0);
                Span::from(std::time::Duration::from_millis(waited))
            }
        }
    }

    /// The time left for each side. `None` if Hector does not run the clock, or there is no limit.
    fn time_left(&self, now: Moment, wall: i64) -> ByColor<Option<Span>> {
        let game = &self.followed.game;
        if !game.runs_clock() {
            return ByColor::default();
        }
        let reading = game.clock().reading(self.moment(now, wall));
        let sides = ByColor { white: Color::White, black: Color::Black };
        sides.map(|side| reading.of(side).remaining)
    }

    pub(super) fn open_cases(&self) -> impl Iterator<Item = &Case> {
        self.followed.game.cases().iter().filter(|case| case.is_open())
    }

    /// The players, as given by the table.
    pub(super) fn names(&self) -> &ByColor<String> {
        &self.names
    }

    /// How the game ended, for the pairing officer.
    pub(super) fn ended(&self) -> Option<BoardResult> {
        let points = self.followed.game.result()?;
        Some(BoardResult { points, plies: self.followed.game.plies_made() })
    }

    pub(super) fn told(&self, told: &ArbiterTold, texts: &Texts) -> String {
        self.followed.told(told, texts)
    }

    /// The name of a player, or of the side if there is no name.
    fn name_of(&self, side: Color, texts: &Texts) -> String {
        match self.names.get(side).as_str() {
            "" => side_called(side, texts),
            name => name.to_owned(),
        }
    }

    /// The result in one line, if there is one.
    pub(super) fn result(&self, texts: &Texts) -> Option<String> {
        let points = self.followed.game.result()?;
        let [white, black] = [Color::White, Color::Black].map(|side| self.name_of(side, texts));
        Some(texts.hall_result_line(&white, &black, &ended_with(points, texts)))
    }
}
