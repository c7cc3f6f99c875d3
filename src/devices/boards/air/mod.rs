//! A board in the air, by Bluetooth Low Energy: found, and then read and written like a port. The radio has a thread
//! of its own, because calls to it block.

#[cfg(feature = "ble")]
mod profiles;
#[cfg_attr(not(feature = "ble"), path = "no_radio.rs")]
mod radio;
#[cfg(feature = "ble")]
mod turn;

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::boards::{BoardFault, BoardKind};
use crate::parting::wait_for_end;

/// How many messages of a board may wait. When that many wait, the radio waits.
const MOST_HEARD: usize = 64;

/// How long disconnecting from a board may take.
#[cfg(feature = "ble")]
const LETS_GO: Duration = Duration::from_secs(2);
/// How long to wait for a radio that is not needed any more: longer than disconnecting takes. The system's Bluetooth
/// may have stopped answering.
const LEAVES: Duration = Duration::from_secs(3);
/// How long the system's Bluetooth may take to answer, in addition to the time for which it listens.
const ANSWERS: Duration = Duration::from_secs(2);

/// Sends bytes to a board. Returns false if there was no room. Dropping it ends the radio's thread.
type AirTeller = Box<dyn Fn(Vec<u8>) -> bool + Send>;

/// A board in the air, or the search for it. Dropping it disconnects the board.
pub(super) struct AirPort {
    told: Option<AirTeller>,
    found: Receiver<Result<BoardKind, BoardFault>>,
    heard: Receiver<Result<Vec<u8>, BoardFault>>,
    radio: Option<JoinHandle<()>>,
}

impl AirPort {
    /// Begins to look for a board by the beginning of its name and by its family. `None` means any.
    pub(super) fn seek(
        name: Option<String>,
        kind: Option<BoardKind>,
    ) -> Result<AirPort, BoardFault> {
        let (tell_found, found) = sync_channel(1);
        let (tell_heard, heard) = sync_channel(MOST_HEARD);
        let (told, radio) = radio::begin(name, kind, tell_found, tell_heard)?;
        Ok(AirPort { told: Some(told), found, heard, radio: Some(radio) })
    }

    /// The family of the board once it is found. `None` while the search goes on.
    pub(super) fn found(&mut self) -> Option<Result<BoardKind, BoardFault>> {
        match self.found.try_recv() {
            Ok(found) => Some(found),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(ended())),
        }
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> Result<(), BoardFault> {
        let is_told = self.told.as_ref().is_some_and(|told| told(bytes.to_vec()));
        if is_told { Ok(()) } else { Err(BoardFault::NoAnswer) }
    }

    /// One message of the board, if one comes within this time. Otherwise empty.
    pub(super) fn read(&mut self, limit: Duration) -> Result<Vec<u8>, BoardFault> {
        match self.heard.recv_timeout(limit) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Ok(Vec::new()),
            Err(RecvTimeoutError::Disconnected) => Err(ended()),
        }
    }
}

impl Drop for AirPort {
    fn drop(&mut self) {
        self.told = None;
        // The radio may be waiting for room to send what was heard.
        let (_, heard) = sync_channel(0);
        self.heard = heard;
        if let Some(radio) = self.radio.take() {
            wait_for_end(radio, LEAVES);
        }
    }
}

/// The names of the boards that are heard within this time.
///
/// # Errors
///
/// If there is no Bluetooth, or it is switched off, or not built in.
pub fn found_in_the_air(limit: Duration) -> Result<Vec<String>, BoardFault> {
    let (tell, told) = sync_channel(1);
    let thread = thread::Builder::new().name("radio".to_owned());
    let radio = thread
        .spawn(move || drop(tell.send(radio::names_within(limit))))
        .map_err(|error| BoardFault::Gone(error.to_string()))?;
    // A Bluetooth that does not answer counts as missing.
    let found = told.recv_timeout(limit + ANSWERS).unwrap_or(Err(BoardFault::NoBluetooth));
    wait_for_end(radio, Duration::ZERO);
    found
}

fn ended() -> BoardFault {
    BoardFault::Gone("end".to_owned())
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[test]
    fn a_radio_that_hangs_is_left_behind() {
        let (hung, hangs) = sync_channel::<()>(1);
        let radio = thread::spawn(move || {
            let _ = hangs.recv();
        });
        let (_, found) = sync_channel(1);
        let (_, heard) = sync_channel(1);
        let told: AirTeller = Box::new(|_| true);
        let port = AirPort { told: Some(told), found, heard, radio: Some(radio) };
        let (done, ended) = sync_channel(1);
        thread::spawn(move || {
            let began = Instant::now();
            drop(port);
            let _ = done.send(began.elapsed());
        });
        let took = ended.recv_timeout(Duration::from_secs(30)).expect("nobody waits for ever");
        assert!(took >= LEAVES, "a board that is let go is waited for");
        drop(hung);
    }
}
