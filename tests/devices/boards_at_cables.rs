//! Boards at USB cables that give reports, on every system on which they are listed.

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use hector::devices::boards::{BoardAddress, BoardEnd, BoardFault, BoardNews, found_at_cables};
use hector::devices::timepiece::Timepiece;

const LIMIT: Duration = Duration::from_secs(20);

/// Whatever is plugged in, the devices are asked who they are, and none of this machine is a board.
#[test]
fn a_board_at_a_cable_that_is_not_there_is_said_once_and_looked_for() {
    if !found_at_cables().is_empty() {
        return;
    }
    let (sender, news) = sync_channel(64);
    let address = "chessnut".parse::<BoardAddress>().expect("one");
    let end = BoardEnd::open(address, Timepiece::started(), |_, news| news, sender);
    let end = end.expect("a thread");
    assert_eq!(news.recv_timeout(LIMIT), Ok(BoardNews::Lost(BoardFault::NoneAtCables)));
    assert!(news.recv_timeout(Duration::from_millis(1_200)).is_err(), "it was said");
    drop(end);
}
