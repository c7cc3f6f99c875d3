//! The machine that a game runs on: its clocks, its seal, and the thread that searches in the background.

use std::io;
use std::path::Path;

use crate::chess::Position;
use crate::devices::thinker::Thinker;
use crate::devices::timepiece::TimeCounts;
use crate::scenes::reasons::refused;
use crate::scenes::sealing::DeviceSeal;
use crate::seat::lookout::think;
use crate::seat::machine::{ClockCounts, LookoutFound, Machine, SealedBefore};
use crate::seat::record_keeper::KeepingFault;
use crate::table::SealDoubt;
use crate::words::Texts;

use super::TimePassing;

pub(super) struct ThisMachine {
    passing: TimePassing,
    seal: Option<DeviceSeal>,
    /// The thread, once there is something to search. `None` if the system cannot start one.
    behind: Option<Thinker<Position, LookoutFound>>,
}

impl ThisMachine {
    pub(super) fn of(passing: TimePassing) -> Box<ThisMachine> {
        Box::new(ThisMachine { passing, seal: None, behind: None })
    }
}

impl Machine for ThisMachine {
    fn clock_counts(&self) -> Option<ClockCounts> {
        (self.passing == TimePassing::ByItself).then(|| {
            let TimeCounts { since_boot, awake, wall } = TimeCounts::now();
            ClockCounts { since_boot, awake, wall }
        })
    }

    fn seal(
        &mut self,
        record: &Path,
        before: SealedBefore,
    ) -> (Vec<SealDoubt>, Result<(), Box<dyn KeepingFault>>) {
        let (seal, doubts, kept) = DeviceSeal::put(record, before);
        self.seal = Some(seal);
        (doubts, kept.map_err(fault))
    }

    fn seal_follows(&mut self, record: &Path) -> Result<(), Box<dyn KeepingFault>> {
        self.seal.as_mut().map_or(Ok(()), |seal| seal.follow(record)).map_err(fault)
    }

    fn look_at_seal(&mut self) -> Vec<SealDoubt> {
        self.seal.as_mut().map(DeviceSeal::look).unwrap_or_default()
    }

    fn open_seal(&mut self) -> Result<(), Box<dyn KeepingFault>> {
        self.seal.take().map_or(Ok(()), DeviceSeal::open).map_err(fault)
    }

    fn ponder(&mut self, position: &Position) {
        if self.behind.is_none() {
            self.behind = Thinker::start(think).ok();
        }
        if let Some(behind) = &self.behind {
            behind.ask(position.clone());
        }
    }

    fn pondered(&self) -> Option<LookoutFound> {
        self.behind.as_ref()?.answer()
    }
}

fn fault(error: io::Error) -> Box<dyn KeepingFault> {
    Box::new(SealFault(error))
}

/// Why the seal could not be kept.
#[derive(Debug)]
struct SealFault(io::Error);

impl KeepingFault for SealFault {
    fn told(&self, texts: &Texts) -> String {
        refused(&self.0, texts)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use std::time::Duration;

    use super::*;
    use crate::chess::Color;
    use crate::chess::unwinnable::Solver;

    #[test]
    fn the_thread_finds_what_is_not_seen_at_once() {
        let thinker = Thinker::start(think).expect("a thread");
        for (fen, found) in [
            // Every line of play ends in stalemate, and there are many.
            ("kb6/p1p5/P1P5/8/8/2Q5/8/K7 w - - 0 1", LookoutFound::Dead),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", LookoutFound::NotDead),
        ] {
            let position = Position::from_fen(fen).expect("a test's own FEN");
            assert!(
                Color::ALL
                    .into_iter()
                    .any(|side| { Solver::default().quick(&position, side).is_none() })
            );
            thinker.ask(position);
            assert_eq!(thinker.answer_within(Duration::from_secs(60)), Some(found), "{fen}");
        }
    }
}
