//! Keeps what tables report, however long the disk refuses. Questions are answered meanwhile: a hall whose disk is
//! full is not away.

use std::io;

use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::super::HallRow;
use super::super::WishAt;
use super::super::desk_letter::DeskNews;
use super::super::halls_way::{HallWay, HallsServer, NoHallsWay, StreamNow};
use super::super::server::HallServer;
use super::super::store::{StoreFault, StoredGame};
use super::{HallKeeper, LOOKS};
use crate::hall_protocol::HallNews;

/// The state of the disk at the last attempt to keep something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HallsDisk {
    Takes,
    Refuses,
    /// The server has no room for its data. Desks elsewhere cannot be told, because they connect over the same
    /// server.
    RefusesTheServer,
    /// There is room for the server again, and it was restarted.
    MayTakeAgain,
}

/// A server that has room but fails to answer this often in a row, each time for longer, is not just busy.
const MUTE_FOR_GOOD: u8 = 4;

/// More letters than a server has accepted but not written yet.
const MOST_UNWRITTEN: u64 = 10_000;

impl HallKeeper {
    /// Keeps rows. `None` if the connection is lost before the disk accepts them: they come again over the next one.
    pub(super) async fn kept(
        &mut self,
        (rows, read_to): (&[(StoredGame, HallRow)], u64),
        way: &mut HallWay,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) -> Option<()> {
        while let Err(fault) = self.store.keep(rows, read_to) {
            self.is_refused(&fault);
            let again = Instant::now() + LOOKS;
            loop {
                self.publish_desk_news(&way.client).await?;
                tokio::select! {
                    () = sleep_until(again) => break,
                    asked = way.asks.next(wishes) => self.take_asked(&way.client, asked?).await?,
                }
            }
            self.look_for_silence();
        }
        if self.disk != HallsDisk::Takes && way.stream_now().await != StreamNow::NotTold {
            self.may_keep_again();
        }
        Some(())
    }

    /// The server of the hall has closed its stream, does not describe it or has ended, as happens when the disk is
    /// full, and does not recover by itself. It is restarted as soon as there is room.
    pub(super) async fn is_without_stream(
        &mut self,
        why: NoHallsWay,
        server: &HallsServer,
        wishes: &mut mpsc::Receiver<WishAt>,
    ) {
        let Some(own) = &server.own else { return };
        if why == NoHallsWay::Silent && !own.has_ended() {
            return;
        }
        if !self.has_room(own) {
            return;
        }
        self.mute = self.mute.saturating_add(1);
        if why == NoHallsWay::Mute && self.mute < MUTE_FOR_GOOD {
            return;
        }
        if self.disk == HallsDisk::RefusesTheServer {
            self.disk = HallsDisk::MayTakeAgain;
        }
        self.mute = 0;
        // The server loses what it had not written yet, and reuses those numbers for what tables send again.
        self.reads_again = MOST_UNWRITTEN;
        let own = own.clone();
        let begun = tokio::task::spawn_blocking(move || own.begin_again());
        // If the restart fails, the server does not answer, and this is tried again.
        let _ = self.meanwhile(begun, wishes).await;
    }

    /// Whether the server has room. If not, that is reported once.
    pub(super) fn has_room(&mut self, own: &HallServer) -> bool {
        let Err(error) = own.has_room() else { return true };
        let before = std::mem::replace(&mut self.disk, HallsDisk::RefusesTheServer);
        if before == HallsDisk::Takes {
            (self.tell)(match error.kind() {
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => HallNews::NoRoom,
                _ => HallNews::NotKept(error.to_string()),
            });
        }
        false
    }

    /// Rows can be kept, and the server accepts them.
    pub(super) fn may_keep_again(&mut self) {
        self.mute = 0;
        let before = std::mem::replace(&mut self.disk, HallsDisk::Takes);
        if before != HallsDisk::Takes {
            (self.tell)(HallNews::KeptAgain);
        }
        if before == HallsDisk::Refuses {
            self.tell_desks(DeskNews::KeptAgain);
        }
    }

    /// Reports once that the disk refuses, and why.
    fn is_refused(&mut self, fault: &StoreFault) {
        if std::mem::replace(&mut self.disk, HallsDisk::Refuses) == HallsDisk::Takes {
            let reason = fault.to_string();
            let (here, elsewhere) = match fault.is_of_a_full_disk() {
                true => (HallNews::NoRoom, DeskNews::NoRoom),
                false => (HallNews::NotKept(reason.clone()), DeskNews::NotKept(reason)),
            };
            (self.tell)(here);
            self.tell_desks(elsewhere);
        }
    }
}
