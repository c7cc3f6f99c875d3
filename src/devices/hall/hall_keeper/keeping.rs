//! Keeps what tables report, however long the disk refuses. Whoever asks the hall meanwhile is answered: a hall whose
//! disk is full is not away. Never proves a row.

use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::super::HallRow;
use super::super::desk_letter::DeskNews;
use super::super::hall_news::{HallNews, WishAt};
use super::super::halls_way::HallWay;
use super::super::store::{StoreFault, StoredGame};
use super::{HallKeeper, LOOKS};

/// How the disk took what was last to be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HallsDisk {
    Takes,
    Refuses,
}

impl HallKeeper {
    /// Keeps rows. Nothing where the way is cut before the disk takes them: they come again by the next.
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
        if std::mem::replace(&mut self.disk, HallsDisk::Takes) == HallsDisk::Refuses {
            (self.tell)(HallNews::KeptAgain);
            self.tell_desks(DeskNews::KeptAgain);
        }
        Some(())
    }

    /// Tells once that the disk refuses, and why.
    fn is_refused(&mut self, fault: &StoreFault) {
        if std::mem::replace(&mut self.disk, HallsDisk::Refuses) == HallsDisk::Takes {
            (self.tell)(HallNews::NotKept(fault.to_string()));
            self.tell_desks(DeskNews::NotKept(fault.to_string()));
        }
    }
}
