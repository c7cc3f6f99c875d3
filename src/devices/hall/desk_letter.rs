//! What a hall answers a desk on another machine, and the news it sends all desks, as text.

use super::TableNumber;
use super::row_letter::HallRow;
use super::subjects::is_game;
use crate::hall_protocol::{ActOutcome, HallNews, NotOfTheRecord};

/// The most games named in one answer.
pub(super) const GAMES_AT_ONCE: usize = 1000;

/// A game in the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct GameInHall {
    pub(super) table: TableNumber,
    pub(super) game: String,
    pub(super) rows: u64,
    pub(super) is_heard: bool,
    pub(super) is_earlier: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PairInHall {
    pub(super) table: TableNumber,
    pub(super) white: String,
    pub(super) black: String,
}

/// A case that an arbiter has taken, or given back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CaseOwner {
    pub(super) table: TableNumber,
    pub(super) game: String,
    pub(super) case: u32,
    pub(super) arbiter: Option<String>,
}

/// A desk and its arbiter, as the hall knows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DeskInHall {
    pub(super) tables: TableNumber,
    pub(super) name: String,
    pub(super) sections: String,
    pub(super) low_clock: Option<u16>,
}

/// News of the hall to all desks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DeskNews {
    Rows { table: TableNumber, game: String, rows: Vec<HallRow> },
    Case(CaseOwner),
    Silent(TableNumber),
    Heard(TableNumber),
    Foreign { table: TableNumber, why: NotOfTheRecord },
    Unsealed,
    Clock { table: TableNumber, apart: Option<i64> },
    NoRoom,
    NotKept(String),
    KeptAgain,
}

/// Replaces characters that end a line or control a terminal, in a name, sections or a reason.
fn on_one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// The same for reading: since every writer replaces such characters, a text that has them is refused.
fn of_one_line(text: &str) -> Option<String> {
    (!text.contains(char::is_control)).then(|| text.to_owned())
}

impl DeskInHall {
    pub(super) fn write(&self) -> String {
        let low = self.low_clock.map_or_else(|| "-".to_owned(), |seconds| seconds.to_string());
        let (name, sections) = (on_one_line(&self.name), on_one_line(&self.sections));
        format!("desk {} {low}\n{name}\n{sections}", self.tables)
    }

    pub(super) fn read(text: &str) -> Option<DeskInHall> {
        let mut lines = text.split('\n');
        let (tables, low) = lines.next()?.strip_prefix("desk ")?.split_once(' ')?;
        let tables = tables.parse().ok()?;
        let low_clock = match low {
            "-" => None,
            seconds => Some(seconds.parse().ok()?),
        };
        let (name, sections) = (of_one_line(lines.next()?)?, of_one_line(lines.next()?)?);
        lines.next().is_none().then_some(DeskInHall { tables, name, sections, low_clock })
    }
}

impl PairInHall {
    /// The pairs at the tables after this one, one in each line.
    pub(super) fn write_all(pairs: &[[String; 2]], after: TableNumber) -> String {
        PairInHall::write_some(pairs, after, GAMES_AT_ONCE)
    }

    /// The pair at a table, in a line. `None` if there is no pair.
    pub(super) fn write_at(pairs: &[[String; 2]], table: TableNumber) -> Option<String> {
        let line = PairInHall::write_some(pairs, table.checked_sub(1)?, 1);
        (!line.is_empty()).then_some(line)
    }

    fn write_some(pairs: &[[String; 2]], after: TableNumber, most: usize) -> String {
        let first = usize::try_from(after).unwrap_or(usize::MAX);
        let pairs = (after.saturating_add(1)..).zip(pairs.iter().skip(first).take(most));
        let lines = pairs.map(|(table, [white, black])| {
            format!("{table}\t{}\t{}\n", on_one_line(white), on_one_line(black))
        });
        lines.collect()
    }

    pub(super) fn read_all(text: &str) -> Option<Vec<PairInHall>> {
        let read = |line: &str| {
            let mut parts = line.splitn(3, '\t');
            let table = parts.next()?.parse().ok()?;
            let (white, black) = (of_one_line(parts.next()?)?, of_one_line(parts.next()?)?);
            Some(PairInHall { table, white, black })
        };
        text.lines().map(read).collect()
    }
}

impl GameInHall {
    pub(super) fn write_all(games: &[GameInHall]) -> String {
        let line = |game: &GameInHall| {
            let heard = if game.is_heard { "heard" } else { "silent" };
            let round = if game.is_earlier { "earlier" } else { "now" };
            format!("{} {} {} {heard} {round}\n", game.table, game.game, game.rows)
        };
        games.iter().map(line).collect()
    }

    pub(super) fn read_all(text: &str) -> Option<Vec<GameInHall>> {
        let read = |line: &str| {
            let parts: Vec<&str> = line.split(' ').collect();
            let [table, game, rows, heard, round] = parts[..] else { return None };
            let is_earlier = match round {
                "earlier" => true,
                "now" => false,
                _ => return None,
            };
            let is_heard = match heard {
                "heard" => true,
                "silent" => false,
                _ => return None,
            };
            let (table, rows) = (table.parse().ok()?, rows.parse().ok()?);
            let game_named = || game.to_owned();
            is_game(game).then(|| GameInHall {
                table,
                game: game_named(),
                rows,
                is_heard,
                is_earlier,
            })
        };
        text.lines().map(read).collect()
    }
}

impl CaseOwner {
    /// The owner of the case, as news of the hall.
    pub(super) fn told(self, before: bool) -> HallNews {
        let CaseOwner { table, game, case, arbiter } = self;
        HallNews::Case { table, game, case, arbiter, is_of_before: before }
    }

    fn write(&self) -> String {
        let CaseOwner { table, game, case, arbiter } = self;
        match arbiter {
            None => format!("{table} {game} {case}"),
            Some(arbiter) => format!("{table} {game} {case} {}", on_one_line(arbiter)),
        }
    }

    fn read(line: &str) -> Option<CaseOwner> {
        let mut parts = line.splitn(4, ' ');
        let (table, game, case) = (parts.next()?, parts.next()?, parts.next()?);
        let (table, case) = (table.parse().ok()?, case.parse().ok()?);
        let arbiter = match parts.next() {
            None => None,
            Some(name) => Some(of_one_line(name)?),
        };
        is_game(game).then(|| CaseOwner { table, game: game.to_owned(), case, arbiter })
    }

    pub(super) fn write_all<'a>(owners: impl Iterator<Item = &'a CaseOwner>) -> String {
        let lines: Vec<String> = owners.map(CaseOwner::write).collect();
        lines.join("\n")
    }

    pub(super) fn read_all(text: &str) -> Option<Vec<CaseOwner>> {
        text.lines().map(CaseOwner::read).collect()
    }
}

/// The outcome of a desk's action, as text.
pub(super) fn write_outcome(outcome: &ActOutcome) -> String {
    match outcome {
        ActOutcome::Ordered => "ordered".to_owned(),
        ActOutcome::CaseOf(None) => "case".to_owned(),
        ActOutcome::CaseOf(Some(arbiter)) => format!("case {}", on_one_line(arbiter)),
        ActOutcome::OtherGame => "other-game".to_owned(),
        ActOutcome::NotKept(reason) => format!("not-kept {}", on_one_line(reason)),
        ActOutcome::HallAway => "away".to_owned(),
        ActOutcome::Unanswered => "unanswered".to_owned(),
    }
}

/// Reads such an outcome.
pub(super) fn read_outcome(text: &str) -> Option<ActOutcome> {
    let (word, rest) = text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)));
    match (word, rest) {
        ("ordered", None) => Some(ActOutcome::Ordered),
        ("case", None) => Some(ActOutcome::CaseOf(None)),
        ("case", Some(arbiter)) => Some(ActOutcome::CaseOf(Some(of_one_line(arbiter)?))),
        ("other-game", None) => Some(ActOutcome::OtherGame),
        ("not-kept", Some(reason)) => Some(ActOutcome::NotKept(of_one_line(reason)?)),
        _ => None,
    }
}

impl DeskNews {
    /// As bytes, with the number of the news, so that a desk notices what it missed.
    pub(super) fn write(&self, number: u64) -> Vec<u8> {
        let line = match self {
            DeskNews::Rows { table, game, .. } => format!("{number} rows {table} {game}\n"),
            DeskNews::Case(owner) => format!("{number} case {}", owner.write()),
            DeskNews::Silent(table) => format!("{number} silent {table}"),
            DeskNews::Heard(table) => format!("{number} heard {table}"),
            DeskNews::Foreign { table, why } => match why {
                NotOfTheRecord::Unreadable => format!("{number} foreign {table} unreadable"),
                NotOfTheRecord::Rewritten => format!("{number} foreign {table} rewritten"),
                NotOfTheRecord::OtherTable => format!("{number} foreign {table} other-table"),
                NotOfTheRecord::TwoGames => format!("{number} foreign {table} two-games"),
                NotOfTheRecord::TooMuch => format!("{number} foreign {table} too-much"),
                NotOfTheRecord::Altered { row } => {
                    format!("{number} foreign {table} altered {row}")
                }
            },
            DeskNews::Unsealed => format!("{number} unsealed"),
            DeskNews::Clock { table, apart: None } => format!("{number} clock {table} right"),
            DeskNews::Clock { table, apart: Some(apart) } => {
                format!("{number} clock {table} {apart}")
            }
            DeskNews::NoRoom => format!("{number} no-room"),
            DeskNews::NotKept(reason) => format!("{number} not-kept {}", on_one_line(reason)),
            DeskNews::KeptAgain => format!("{number} kept"),
        };
        let mut bytes = line.into_bytes();
        if let DeskNews::Rows { rows, .. } = self {
            rows.iter().for_each(|row| row.write(&mut bytes));
        }
        bytes
    }

    /// Reads news of the hall and its number.
    pub(super) fn read(bytes: &[u8]) -> Option<(u64, DeskNews)> {
        let end = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len());
        let (line, rows) = bytes.split_at_checked(end)?;
        let line = std::str::from_utf8(line).ok()?;
        let (number, line) = line.split_once(' ')?;
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let news = match word {
            "rows" => {
                let (table, game) = rest.split_once(' ').filter(|(_, game)| is_game(game))?;
                let rows = HallRow::read_all(rows.get(1..)?)?;
                DeskNews::Rows { table: table.parse().ok()?, game: game.to_owned(), rows }
            }
            "case" => DeskNews::Case(CaseOwner::read(rest)?),
            "silent" => DeskNews::Silent(rest.parse().ok()?),
            "heard" => DeskNews::Heard(rest.parse().ok()?),
            "foreign" => {
                let parts: Vec<&str> = rest.split(' ').collect();
                let (table, why) = match parts[..] {
                    [table, "unreadable"] => (table, NotOfTheRecord::Unreadable),
                    [table, "rewritten"] => (table, NotOfTheRecord::Rewritten),
                    [table, "other-table"] => (table, NotOfTheRecord::OtherTable),
                    [table, "two-games"] => (table, NotOfTheRecord::TwoGames),
                    [table, "too-much"] => (table, NotOfTheRecord::TooMuch),
                    [table, "altered", row] => {
                        (table, NotOfTheRecord::Altered { row: row.parse().ok()? })
                    }
                    _ => return None,
                };
                DeskNews::Foreign { table: table.parse().ok()?, why }
            }
            "unsealed" => DeskNews::Unsealed,
            "clock" => {
                let (table, apart) = rest.split_once(' ')?;
                let apart = match apart {
                    "right" => None,
                    apart => Some(apart.parse().ok()?),
                };
                DeskNews::Clock { table: table.parse().ok()?, apart }
            }
            "no-room" => DeskNews::NoRoom,
            "not-kept" => DeskNews::NotKept(of_one_line(rest)?),
            "kept" => DeskNews::KeptAgain,
            _ => return None,
        };
        Some((number.parse().ok()?, news))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Row;

    const GAME: &str = "0123456789abcdef";

    #[test]
    fn what_a_hall_tells_desks_is_read_back() {
        let (kind, body) = ("fact".to_owned(), "a\nb".to_owned());
        let row = Row { number: 1, wall: 2, kind, body, hash: vec![1; 32], signature: None };
        let rows = vec![HallRow { row, withheld: false, key: None }; 2];
        let (table, game) = (9, GAME.to_owned());
        let owner = |arbiter: Option<&str>| CaseOwner {
            table,
            game: game.clone(),
            case: 2,
            arbiter: arbiter.map(str::to_owned),
        };
        for news in [
            DeskNews::Rows { table, game: game.clone(), rows },
            DeskNews::Case(owner(None)),
            DeskNews::Case(owner(Some("Anna von Ü"))),
            DeskNews::Silent(1),
            DeskNews::Heard(2),
            DeskNews::Foreign { table, why: NotOfTheRecord::OtherTable },
            DeskNews::Foreign { table, why: NotOfTheRecord::Altered { row: 3 } },
            DeskNews::Foreign { table, why: NotOfTheRecord::TwoGames },
            DeskNews::Foreign { table, why: NotOfTheRecord::TooMuch },
            DeskNews::NoRoom,
            DeskNews::Unsealed,
            DeskNews::Clock { table, apart: None },
            DeskNews::Clock { table, apart: Some(-7_200_000) },
            DeskNews::NotKept("disk full".to_owned()),
            DeskNews::KeptAgain,
        ] {
            assert_eq!(DeskNews::read(&news.write(5)), Some((5, news)));
        }
        for bytes in [&b""[..], b"1", b"x kept", b"1 rows 1 0123456789abcdef\n", b"\xff kept"] {
            assert_eq!(DeskNews::read(bytes), None);
        }
        let owners = [owner(Some("a")), owner(Some("b c"))];
        assert_eq!(
            CaseOwner::read_all(&CaseOwner::write_all(owners.iter())).as_deref(),
            Some(&owners[..])
        );
        for low_clock in [None, Some(30)] {
            let (name, sections) = ("Anna Ü".to_owned(), String::new());
            let desk = DeskInHall { tables: 7, name, sections, low_clock };
            assert_eq!(DeskInHall::read(&desk.write()), Some(desk));
        }
        let pairs = [["A, Ü".to_owned(), "B\tC".to_owned()], [String::new(), "D".to_owned()]];
        let read = PairInHall::read_all(&PairInHall::write_all(&pairs, 1)).expect("pairs");
        let (white, black) = (String::new(), "D".to_owned());
        assert_eq!(read, [PairInHall { table: 2, white, black }]);
        let all = PairInHall::read_all(&PairInHall::write_all(&pairs, 0)).expect("pairs");
        assert_eq!(all.first().map(|pair| pair.black.as_str()), Some("B C"));
        let own = PairInHall::write_at(&pairs, 2).and_then(|line| PairInHall::read_all(&line));
        assert_eq!(own.as_deref(), Some(&read[..]));
        assert_eq!([0, 3].map(|table| PairInHall::write_at(&pairs, table)), [None, None]);
        let games = [GameInHall { table, game, rows: 3, is_heard: true, is_earlier: true }];
        assert_eq!(
            GameInHall::read_all(&GameInHall::write_all(&games)).as_deref(),
            Some(&games[..])
        );
        for outcome in [
            ActOutcome::Ordered,
            ActOutcome::CaseOf(None),
            ActOutcome::CaseOf(Some("Anna B".to_owned())),
            ActOutcome::OtherGame,
            ActOutcome::NotKept("why not".to_owned()),
        ] {
            assert_eq!(read_outcome(&write_outcome(&outcome)), Some(outcome));
        }
    }

    #[test]
    fn nothing_that_a_terminal_obeys_is_in_a_name_or_a_reason() {
        let game = GAME.to_owned();
        for harmful in ["Anna\u{1b}[2J", "Anna\r", "Anna\nBerta"] {
            let arbiter = Some(harmful.to_owned());
            let owner =
                CaseOwner { table: 9, game: game.clone(), case: 2, arbiter: arbiter.clone() };
            let written = CaseOwner::write_all([&owner].into_iter());
            let read = CaseOwner::read_all(&written).expect("one line");
            assert_eq!(read[0].arbiter.as_deref(), Some(&*on_one_line(harmful)));
            let read = DeskNews::read(&DeskNews::NotKept(harmful.to_owned()).write(1));
            assert_eq!(read, Some((1, DeskNews::NotKept(on_one_line(harmful)))));
            for outcome in [ActOutcome::CaseOf(arbiter), ActOutcome::NotKept(harmful.to_owned())] {
                assert_eq!(on_one_line(&write_outcome(&outcome)), write_outcome(&outcome));
                assert!(read_outcome(&write_outcome(&outcome)).is_some());
            }
            // If another writer leaves them in, the text is refused.
            assert_eq!(read_outcome(&format!("case {harmful}")), None);
            assert_eq!(read_outcome(&format!("not-kept {harmful}")), None);
            assert_eq!(CaseOwner::read(&format!("9 {GAME} 2 {harmful}")), None);
            assert_eq!(DeskInHall::read(&format!("desk 7 -\n{harmful}\n")), None);
        }
    }
}
