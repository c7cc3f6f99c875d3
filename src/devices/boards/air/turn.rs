//! Who of this program uses the radio, and who has which board: boards that are looked for at the same time look in
//! turns, and none is had twice.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whoever holds it may listen, and connect. Many radios cannot connect while they listen, whoever listens.
static RADIO: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// The boards that this program has, as the system's Bluetooth calls them.
static HAD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// The right to use the radio, until it is dropped.
pub(super) type RadioTurn = tokio::sync::MutexGuard<'static, ()>;

/// Waits for the radio. Whoever came first has it first.
pub(super) async fn radio_turn() -> RadioTurn {
    RADIO.lock().await
}

/// A board that nobody else of this program takes, until this is dropped.
pub(super) struct BoardClaim(String);

impl BoardClaim {
    /// None if somebody has the board that is called so.
    pub(super) fn on(board: String) -> Option<BoardClaim> {
        let is_free = boards_had().insert(board.clone());
        // Only where it is free: whoever drops a claim frees the board.
        is_free.then(|| BoardClaim(board))
    }
}

impl Drop for BoardClaim {
    fn drop(&mut self) {
        boards_had().remove(&self.0);
    }
}

fn boards_had() -> MutexGuard<'static, BTreeSet<String>> {
    // Nobody panics while a name goes in or out.
    HAD.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_had_once_and_free_when_it_is_let_go() {
        let board = || "the board of this test".to_owned();
        let claim = BoardClaim::on(board()).expect("nobody has it");
        for _ in 0..2 {
            assert!(BoardClaim::on(board()).is_none());
        }
        drop(claim);
        assert!(BoardClaim::on(board()).is_some());
    }
}
