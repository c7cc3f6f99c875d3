//! Stands in for the radio if Bluetooth Low Energy is not built in.

use std::sync::mpsc::SyncSender;
use std::thread::JoinHandle;
use std::time::Duration;

use super::AirTeller;
use crate::boards::{BoardFault, BoardKind};

pub(super) fn begin(
    _: Option<String>,
    _: Option<BoardKind>,
    _: SyncSender<Result<BoardKind, BoardFault>>,
    _: SyncSender<Result<Vec<u8>, BoardFault>>,
) -> Result<(AirTeller, JoinHandle<()>), BoardFault> {
    Err(BoardFault::NotBuiltIn)
}

pub(super) fn names_within(_: Duration) -> Result<Vec<String>, BoardFault> {
    Err(BoardFault::NotBuiltIn)
}
