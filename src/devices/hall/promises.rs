//! What holds for every letter between tables, desks and their hall, whatever its bytes: it is read or refused, and
//! what is read stays the same when it is written and read again. For fuzzing.

use super::desk_letter::{
    CaseOwner, DeskInHall, DeskNews, GameInHall, read_outcome, write_outcome,
};
use super::desk_request::DeskRequest;
use super::{HallCode, HallMember, HallRow, greeting, sealed_letter, subjects};
use crate::journal::Chain;

/// The key that seals letters here.
const KEY: [u8; 32] = [7; 32];

/// Whether the promise holds for these bytes.
#[must_use]
pub fn holds_of(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    rows(bytes)
        && is_sealed_alone(bytes)
        && news(bytes)
        && again(text.parse().ok(), |code: &HallCode| code.to_string().parse().ok())
        && again(text.parse().ok(), |member: &HallMember| member.to_string().parse().ok())
        && again(greeting::read(&text), |found| greeting::read(&greeting::told(found)))
        && again(DeskRequest::read(&text), |request| DeskRequest::read(&request.write()))
        && again(DeskInHall::read(&text), |desk| DeskInHall::read(&desk.write()))
        && again(read_outcome(&text), |outcome| read_outcome(&write_outcome(outcome)))
        && again(GameInHall::read_all(&text), |games| {
            GameInHall::read_all(&GameInHall::write_all(games))
        })
        && again(CaseOwner::read_all(&text), |owners| {
            CaseOwner::read_all(&CaseOwner::write_all(owners.iter()))
        })
        && subjects::of_rows(&text)
            .is_none_or(|(table, game)| subjects::of_rows(&subjects::rows(table, game)).is_some())
}

/// Whether a value that was read is the same after it was written and read again.
fn again<T: PartialEq>(read: Option<T>, reread: impl FnOnce(&T) -> Option<T>) -> bool {
    read.is_none_or(|read| reread(&read).as_ref() == Some(&read))
}

/// Rows are either verified or refused.
fn rows(bytes: &[u8]) -> bool {
    let Some(rows) = HallRow::read_all(bytes) else { return true };
    let mut letter = Vec::new();
    rows.iter().for_each(|row| row.write(&mut letter));
    let key = rows.iter().find_map(|row| row.key);
    let proven = key.map(Chain::of).is_some_and(|mut chain| {
        rows.iter().filter(|row| row.prove(&mut chain).is_ok()).count() <= rows.len()
    });
    (proven || key.is_none()) && HallRow::read_all(&letter) == Some(rows)
}

fn news(bytes: &[u8]) -> bool {
    again(DeskNews::read(bytes), |(number, news)| DeskNews::read(&news.write(*number)))
}

/// A letter that was not sealed is not opened, and a sealed one is opened under its own subject only.
fn is_sealed_alone(bytes: &[u8]) -> bool {
    let sealed = sealed_letter::seal(&KEY, "to.1", bytes);
    sealed_letter::open(&KEY, "to.1", bytes).is_none()
        && sealed_letter::open(&KEY, "to.1", &sealed).as_deref() == Some(bytes)
        && sealed_letter::open(&KEY, "to.2", &sealed).is_none()
}
