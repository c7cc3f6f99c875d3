//! Goes through a game file once and writes down where each game lies and what it is called;
//! and once more, when positions are sought, which positions it passes. Never holds more than
//! a few pieces of the file.

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::chess::notation::pgn::{Cut, GameCutter, MOST_BYTES_A_GAME, MoveText, read_head};
use crate::devices::crew::{Crew, HandOn};
use crate::devices::library::{Catalogue, CatalogueKind, CatalogueRow, Unusable, Writing};
use crate::devices::system;
use crate::home::review::found_by::{opening_plies, opening_text, passed_numbers};
use crate::words::opening_number;

use super::games::{Games, UnreadText, each_row, told_by};

/// So much is read at once.
const PIECE: usize = 1 << 20;

/// Why no catalogue came of it.
#[derive(Debug)]
pub(super) enum NotMade {
    /// Nobody wants it any more.
    GivenUp,
    /// There is no game in the file.
    NoGame,
    /// The file changed meanwhile.
    Changed,
    /// It cannot be read or written.
    Refused(io::Error),
}

impl From<io::Error> for NotMade {
    fn from(error: io::Error) -> NotMade {
        NotMade::Refused(error)
    }
}

impl From<Unusable> for NotMade {
    fn from(unusable: Unusable) -> NotMade {
        match unusable {
            Unusable::Refused(error) => NotMade::Refused(error),
            Unusable::Missing | Unusable::Outdated | Unusable::Damaged => NotMade::Changed,
        }
    }
}

/// Whether anything in the file is a game: somebody's letter has words and no more.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GamesSeen {
    Nothing,
    Game,
}

/// Where every game lies. `go_on` is told how much of how much is done.
pub(super) fn rows(
    games: &Games,
    mut go_on: impl FnMut(u64, u64) -> bool,
) -> Result<Catalogue, NotMade> {
    let length = games.stamp.length;
    let mut writing =
        Writing::begin(&games.place(CatalogueKind::Rows), CatalogueKind::Rows, games.stamp)?;
    let mut cutter = GameCutter::default();
    let mut bytes = vec![0; PIECE];
    let mut item = Vec::new();
    let (mut seen, mut at) = (GamesSeen::Nothing, 0);
    loop {
        if !go_on(at, length) {
            return Err(NotMade::GivenUp);
        }
        let read = system::read_at(&games.file, &mut bytes, at)?;
        let mut piece = bytes.get(..read).unwrap_or_default();
        at += read as u64;
        let mut take = |cut: Cut<'_>| note(&cut, &mut item, &mut seen).then(|| writing.add(&item));
        let ended = read == 0;
        while let Some(added) =
            if ended { cutter.finish(&mut take) } else { cutter.cut(&mut piece, &mut take) }
        {
            added?;
        }
        if ended {
            break;
        }
    }
    if seen == GamesSeen::Nothing {
        return Err(NotMade::NoGame);
    }
    if at != length || !games.stamp.still_holds(&games.file) {
        return Err(NotMade::Changed);
    }
    Ok(writing.finish()?)
}

/// Writes the row of a game that was cut out; whether it is one.
fn note(cut: &Cut<'_>, item: &mut Vec<u8>, seen: &mut GamesSeen) -> bool {
    let row = |length: u64| CatalogueRow {
        offset: cut.offset,
        length,
        line: cut.place.line,
        column: u32::try_from(cut.place.column).unwrap_or(u32::MAX),
        ..CatalogueRow::default()
    };
    // A game that is too long or has broken tags is one all the same, and says so when it is
    // opened.
    let Ok(text) = cut.text else {
        row(MOST_BYTES_A_GAME as u64 + 1).write(item);
        return true;
    };
    let row = row(text.len() as u64);
    let head = match read_head(text, MoveText::default(), cut.place, opening_plies) {
        Ok(Some(head)) => head,
        Ok(None) => return false,
        Err(_) => {
            row.write(item);
            return true;
        }
    };
    if head.tags.iter().next().is_some() || !head.opening.moves().is_empty() {
        *seen = GamesSeen::Game;
    }
    let opening = opening_text(&head);
    let tag = |name| head.tags.get(name).unwrap_or_default();
    let named = CatalogueRow {
        mark: opening_number(&head.opening).unwrap_or_default().into(),
        texts: [
            tag("White"),
            tag("Black"),
            tag("Event"),
            tag("Date"),
            head.result.sign(),
            &opening,
        ],
        ..row
    };
    named.write(item);
    true
}

/// So many games are one piece of work.
const BATCH: u64 = 512;

/// The items of one piece of work.
type Batch = Result<Vec<Vec<u8>>, UnreadText>;

/// The positions that every game passes, on the line that was played and in its branches, as
/// numbers. A game that is broken has those before the break.
pub(super) fn positions(
    games: &Arc<Games>,
    rows: &Arc<Catalogue>,
    mut go_on: impl FnMut(u64, u64) -> bool,
) -> Result<Catalogue, NotMade> {
    let mut writing =
        Writing::begin(&games.place(CatalogueKind::Numbers), CatalogueKind::Numbers, games.stamp)?;
    let count = rows.items();
    let firsts = (0..count).step_by(BATCH as usize);
    let bring = {
        let firsts = firsts.clone();
        move |hand_on: HandOn<'_, u64>| {
            let _ = { firsts }.try_for_each(hand_on);
        }
    };
    let (its_games, its_rows) = (Arc::clone(games), Arc::clone(rows));
    let crew = Crew::at_work(bring, move |first| batch(&its_games, &its_rows, first))?;
    for (first, batch) in firsts.zip(crew) {
        if !go_on(first, count) {
            return Err(NotMade::GivenUp);
        }
        let items = batch.map_err(|unread| match unread {
            UnreadText::Refused(error) => NotMade::Refused(error),
            _ => NotMade::Changed,
        })?;
        for item in items {
            writing.add(&item)?;
        }
    }
    Ok(writing.finish()?)
}

fn batch(games: &Games, rows: &Catalogue, first: u64) -> Batch {
    let (mut items, mut failed) = (Vec::new(), None);
    each_row(rows, first, |number, row| {
        if number >= first + BATCH {
            return ControlFlow::Break(());
        }
        match games.read(&told_by(row)) {
            Ok(start) => items.push(passed_numbers(&start.reading.game)),
            Err(UnreadText::Broken(_)) => items.push(Vec::new()),
            Err(other) => {
                failed = Some(other);
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    })?;
    failed.map_or(Ok(items), Err)
}
