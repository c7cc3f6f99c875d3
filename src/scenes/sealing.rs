//! A device that is sealed for a game does nothing else until it is opened. The seal is a file in the home folder and a
//! lock for this user, which does not depend on any folder that the user can choose. The arbiter is told of changes to
//! either. The seal binds this program, not the machine.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::counted_tries::CountedTries;
use super::failure::Failure;
use crate::devices::timepiece::TimeCounts;
use crate::devices::witness::{self, FileMark, FoundWitness, Held, Witness, WitnessNews};
use crate::devices::{folders, system, timepiece, whole};
use crate::scenes::answering::Answering;
use crate::scenes::record_file;
use crate::seat::machine::SealedBefore;
use crate::seat::seal_text::{SealText, SealTime};
use crate::table::SealDoubt;
use crate::words::Texts;

/// What other programs write to the lock.
const OTHER_HOME: &str = "other-home";
const OTHER_USE: &str = "other-use";

/// How the names of Hector's programs begin.
const PROGRAMS: &str = "hector";

/// The seal of the game that this program plays.
pub(super) struct DeviceSeal {
    record: PathBuf,
    witness: Option<Witness>,
    /// The file in the home folder, as it was written.
    kept: Option<FileMark>,
    other_homes: CountedTries,
    other_uses: CountedTries,
    /// The programs that run in another user namespace, and when to tell that.
    apart: Vec<u32>,
    runs_apart: CountedTries,
}

impl DeviceSeal {
    /// Seals the device for the game of a record. Returns what is suspicious about the earlier seal, and why a
    /// restarted program may not find this one.
    pub(super) fn put(
        record: &Path,
        before: SealedBefore,
    ) -> (DeviceSeal, Vec<SealDoubt>, io::Result<()>) {
        let doubts = doubts_at_return(before);
        let record = system::canonical(record);
        let mut seal = DeviceSeal {
            record: record.as_ref().cloned().unwrap_or_default(),
            witness: None,
            kept: None,
            other_homes: CountedTries::new(SealDoubt::OtherHome, SealDoubt::OtherHomes),
            other_uses: CountedTries::new(SealDoubt::OtherUse, SealDoubt::OtherUses),
            apart: Vec::new(),
            runs_apart: CountedTries::new(SealDoubt::RunsApart, |_| SealDoubt::RunsApart),
        };
        let kept = record.and_then(|_| seal.renew());
        (seal, doubts, kept)
    }

    /// Writes the file and the lock again.
    fn renew(&mut self) -> io::Result<()> {
        let mut sealed = sealed_by(&self.record);
        let text = sealed.written();
        let witnessed = match &mut self.witness {
            Some(witness) => witness.say(&text),
            none => Witness::take(&text).map(|taken| *none = Some(taken)),
        };
        sealed.witness = self.witness.as_ref().and_then(Witness::mark).map(FileMark::written);
        let file = file().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        whole::replace_private(&file, sealed.written())?;
        self.kept = FileMark::of(&file);
        witnessed
    }

    /// The record has another name from now on.
    pub(super) fn follow(&mut self, record: &Path) -> io::Result<()> {
        self.record = system::canonical(record)?;
        self.renew()
    }

    /// Checks for changes since the last call, and restores what is missing.
    pub(super) fn look(&mut self) -> Vec<SealDoubt> {
        let mut doubts = Vec::new();
        let file = file();
        let kept = file.as_deref().and_then(FileMark::of);
        if kept != self.kept {
            doubts.push(if kept.is_none() { SealDoubt::Vanished } else { SealDoubt::CameBack });
        }
        let (mut other_homes, mut other_uses) = (0, 0);
        for news in self.witness.as_mut().map(Witness::look).unwrap_or_default() {
            match news {
                WitnessNews::Vanished => doubts.push(SealDoubt::Vanished),
                WitnessNews::Touched => doubts.push(SealDoubt::CameBack),
                WitnessNews::Noted(word) if word == OTHER_HOME => other_homes += 1,
                WitnessNews::Noted(_) => other_uses += 1,
            }
        }
        let now = Instant::now();
        doubts.extend(self.other_homes.take(other_homes, now));
        doubts.extend(self.other_uses.take(other_uses, now));
        let apart = witness::running_apart(PROGRAMS);
        let new = apart.iter().filter(|program| !self.apart.contains(program)).count();
        doubts.extend(self.runs_apart.take(u32::try_from(new).unwrap_or(u32::MAX), now));
        self.apart = apart;
        let is_lost =
            |doubt: &SealDoubt| matches!(doubt, SealDoubt::Vanished | SealDoubt::CameBack);
        if doubts.iter().any(is_lost) {
            // If there is no new lock, the file in the home folder remains.
            let text = sealed_by(&self.record).written();
            self.witness = self.witness.take().and_then(|held| held.take_again(&text).ok());
            let _ = self.renew();
        }
        doubts.dedup();
        doubts
    }

    /// Opens the device.
    pub(super) fn open(self) -> io::Result<()> {
        let lifted = self.witness.map_or(Ok(()), Witness::give_up);
        match file().map(fs::remove_file) {
            Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => lifted,
        }
    }
}

/// What a continued game finds of the seal that it left.
fn doubts_at_return(before: SealedBefore) -> Vec<SealDoubt> {
    if before == SealedBefore::No {
        return Vec::new();
    }
    let kept = file().and_then(|file| whole::text(&file, whole::SMALL).ok());
    let Some(kept) = kept.as_deref().map(SealText::read) else {
        return vec![SealDoubt::Vanished];
    };
    let left = kept.witness.as_deref().and_then(FileMark::read);
    match (left, witness::mark_found()) {
        (Some(_), None) if before == SealedBefore::InThisBoot => vec![SealDoubt::Vanished],
        (Some(left), Some(found)) if left != found => vec![SealDoubt::CameBack],
        _ => Vec::new(),
    }
}

/// The current text of the seal for the game of a record.
fn sealed_by(record: &Path) -> SealText {
    SealText::of(record, own_home(), seal_time())
}

/// The current time, without the offset of a time namespace.
fn seal_time() -> SealTime {
    let TimeCounts { since_boot, wall, .. } = TimeCounts::now();
    let since_boot = since_boot.saturating_sub(system::since_boot_shift());
    SealTime { wall, boot: timepiece::this_boot(), since_boot }
}

/// Whether a seal holds. The record decides: the end of the game opens the device. If the record cannot be read or was
/// altered, the seal holds for a day.
fn holds(seal: &SealText, held: Held) -> bool {
    if held == Held::ByAProgram {
        return true;
    }
    match record_file::open_proven(&seal.record) {
        Ok(recording) => {
            let game = recording.game();
            game.device_seal().is_closed() && game.result().is_none()
        }
        Err(_) => seal.is_of_the_last_day(&seal_time()),
    }
}

fn file() -> Option<PathBuf> {
    folders::home().map(|home| home.join("sealed"))
}

fn own_home() -> Option<(u64, u64)> {
    let found = system::identity(&folders::home()?).ok()?;
    Some((found.device, found.number))
}

/// The seals that a starting program finds. It looks for them once.
pub(super) struct SealsFound {
    witnessed: Vec<(SealText, Held)>,
    kept: Option<SealText>,
}

impl SealsFound {
    pub(super) fn look() -> SealsFound {
        let read = |found: FoundWitness| (SealText::read(&found.text), found.held);
        let kept = file().and_then(|file| whole::text(&file, whole::SMALL).ok());
        SealsFound {
            witnessed: witness::found().into_iter().map(read).collect(),
            kept: kept.as_deref().map(SealText::read),
        }
    }

    /// The record of the game that the device is sealed for.
    pub(super) fn sealed_for(&self) -> Option<PathBuf> {
        let witnessed = self.witnessed.iter().map(|(text, held)| (text, *held));
        witnessed
            .chain(self.kept.iter().map(|kept| (kept, Held::ByNone)))
            .find(|(text, held)| holds(text, *held))
            .map(|(text, _)| text.record.clone())
    }

    /// Tells the sealed game that this program was started with another home folder.
    pub(super) fn note_another_home(&self) {
        let is_other =
            |(text, _): &(SealText, Held)| text.home.is_some_and(|home| own_home() != Some(home));
        if self.witnessed.iter().any(is_other) {
            witness::note(OTHER_HOME);
        }
    }

    /// Refuses everything but the game while the device is sealed.
    pub(super) fn refuse_all_but(
        &self,
        resumed: impl FnOnce(&Texts) -> Option<PathBuf>,
    ) -> Result<(), Failure> {
        let Some(record) = self.sealed_for() else { return Ok(()) };
        let resumed =
            resumed(&Answering::default().texts()).and_then(|path| system::canonical(&path).ok());
        if resumed.as_ref() == Some(&record) {
            return Ok(());
        }
        witness::note(OTHER_USE);
        Err(Failure::Sealed(record))
    }
}
