//! Reads the games of a file once, when a position is searched for, and writes their moves in shorthand. Holds only a
//! few hundred games in memory.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::chess::notation::pgn::{MoveText, read_into};
use crate::chess::notation::shorthand::Shorthand;
use crate::devices::crew::{Crew, HandOn};
use crate::devices::library::{Catalogue, CatalogueKind, Writing};

use super::games::{GameStretch, Games, UnreadText, each_row};
use super::indexing::NotMade;

/// How many games are one piece of work.
const BATCH: u64 = 512;

/// The items of one piece of work.
type Batch = Result<Vec<Vec<u8>>, UnreadText>;

/// Makes the catalogue of the moves of every game. A broken game has the moves before the break. `go_on` gets the games
/// done and the games in all.
pub(super) fn moves(
    games: &Arc<Games>,
    rows: &Arc<Catalogue>,
    mut go_on: impl FnMut(u64, u64) -> bool,
) -> Result<Catalogue, NotMade> {
    let place = games.place(CatalogueKind::Moves);
    let (mut writing, _) = Writing::begin(&place, CatalogueKind::Moves, games.stamp)?;
    let count = rows.items();
    if writing.items() > count {
        writing.start_over()?;
    }
    let firsts = (writing.items()..count).step_by(BATCH as usize);
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
        let items = match batch {
            Ok(items) => items,
            Err(UnreadText::Refused(error)) => return Err(NotMade::Refused(error)),
            Err(_) => {
                writing.abandon();
                return Err(NotMade::Changed);
            }
        };
        for item in items {
            writing.add(&item)?;
        }
    }
    Ok(writing.finish()?)
}

fn batch(games: &Games, rows: &Catalogue, first: u64) -> Batch {
    let mut stretches = Vec::new();
    each_row(rows, first, |number, row| {
        if number >= first + BATCH {
            return ControlFlow::Break(());
        }
        stretches.push(GameStretch::of(row));
        ControlFlow::Continue(())
    })?;
    let mut items = Vec::with_capacity(stretches.len());
    games.read_each(&stretches, |stretch, text| {
        let read =
            text.map(|text| read_into(text, MoveText::default(), stretch.place, Shorthand::new));
        // A game that is broken or too long can still be found by its names.
        items.push(match read {
            Some(Ok(Some(game))) => game.finish(),
            Some(Ok(None) | Err(_)) | None => Vec::new(),
        });
    })?;
    Ok(items)
}
