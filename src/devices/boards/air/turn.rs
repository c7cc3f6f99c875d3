//! Which part of this program uses the radio, and which has which board: searches at the same time take turns, and no
//! board is used twice.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Its holder may scan and connect. Many radios cannot connect while anything scans.
static RADIO: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// The boards that are in use by this program, by the names that the system's Bluetooth gives them.
static HAD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// The right to use the radio, until it is dropped.
pub(super) type RadioTurn = tokio::sync::MutexGuard<'static, ()>;

/// Waits for the radio, first come, first served.
pub(super) async fn radio_turn() -> RadioTurn {
    RADIO.lock().await
}

/// The right to use a board, within this program, until it is dropped.
pub(super) struct BoardClaim(String);

impl BoardClaim {
    /// `None` if the board of this name is claimed already.
    pub(super) fn on(board: String) -> Option<BoardClaim> {
        let is_free = boards_had().insert(board.clone());
        // Make a claim only if the board is free: dropping a claim frees it.
        is_free.then(|| BoardClaim(board))
    }
}

impl Drop for BoardClaim {
    fn drop(&mut self) {
        boards_had().remove(&self.0);
    }
}

fn boards_had() -> MutexGuard<'static, BTreeSet<String>> {
    // Nothing panics while a name is added or removed.
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
