//! The usual voice on Windows: NVDA if it runs, no voice if another screen reader reads the window, else the voice of
//! Windows. Chosen again whenever a voice is opened, to follow when NVDA starts or ends.

use std::time::Instant;

use super::input::{Languages, Messages, SignsOfVoice};
use super::nvda::ByNvda;
use super::portable::Portable;
use super::voice::Voice;
use super::{IfAbsent, Mute, Passage, SpokenBy, VoiceManner};
use crate::nvda::Nvda;

/// The screen readers that were found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ReadersFound {
    nvda: NvdaIs,
    reader: AnnouncedReader,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NvdaIs {
    Here,
    /// NVDA was running at some time since Hector started.
    Gone,
    NeverSeen,
}

/// Whether Windows says that a screen reader is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AnnouncedReader {
    #[cfg_attr(not(windows), allow(dead_code, reason = "no other system is asked"))]
    Announced,
    None,
}

/// Who speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum UsualVoice {
    Nvda,
    /// Another screen reader, which reads the window by itself.
    OtherReader,
    Windows,
}

/// Opens the right voice for the moment.
pub(super) fn open(
    nvda: &Nvda,
    if_absent: IfAbsent,
    signs: SignsOfVoice,
) -> Result<Box<dyn Voice>, Mute> {
    Ok(match choice(look(nvda)) {
        UsualVoice::Nvda => Box::new(ByNvda::open(nvda, signs)?),
        UsualVoice::OtherReader => return Err(Mute::OtherReader),
        UsualVoice::Windows => {
            Box::new(UntilNvda { voice: Portable::open(if_absent, signs)?, nvda: nvda.clone() })
        }
    })
}

fn look(nvda: &Nvda) -> ReadersFound {
    let seen_before = nvda.was_seen();
    let nvda = match nvda.look() {
        Ok(()) => NvdaIs::Here,
        Err(_) if seen_before => NvdaIs::Gone,
        Err(_) => NvdaIs::NeverSeen,
    };
    ReadersFound { nvda, reader: announced_reader() }
}

fn choice(found: ReadersFound) -> UsualVoice {
    match found {
        ReadersFound { nvda: NvdaIs::Here, .. } => UsualVoice::Nvda,
        // After a crash of NVDA, Windows still believes that it runs.
        ReadersFound { nvda: NvdaIs::NeverSeen, reader: AnnouncedReader::Announced } => {
            UsualVoice::OtherReader
        }
        ReadersFound { .. } => UsualVoice::Windows,
    }
}

/// All screen readers announce themselves to Windows.
#[cfg(windows)]
fn announced_reader() -> AnnouncedReader {
    use std::ffi::c_void;

    const SPI_GETSCREENREADER: u32 = 0x46;

    #[link(name = "user32")]
    unsafe extern "system" {
        fn SystemParametersInfoW(action: u32, number: u32, value: *mut c_void, kept: u32) -> i32;
    }

    let mut runs = 0_i32;
    // SAFETY: this action writes one BOOL, which is an i32, to where it is told.
    let told = unsafe { SystemParametersInfoW(SPI_GETSCREENREADER, 0, (&raw mut runs).cast(), 0) };
    if told != 0 && runs != 0 { AnnouncedReader::Announced } else { AnnouncedReader::None }
}

/// On other systems this is not asked.
#[cfg(not(windows))]
fn announced_reader() -> AnnouncedReader {
    AnnouncedReader::None
}

/// The voice of Windows, which stops as soon as NVDA runs: two voices would speak at once.
struct UntilNvda {
    voice: Portable,
    nvda: Nvda,
}

impl Voice for UntilNvda {
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute> {
        self.voice.say(passages)
    }

    fn stop(&mut self) -> Result<(), Mute> {
        self.voice.stop()
    }

    fn set(&mut self, manner: VoiceManner) -> Result<(), Mute> {
        self.voice.set(manner)
    }

    fn prove_alive(&mut self) -> Result<(), Mute> {
        if self.nvda.look().is_ok() {
            let _ = self.voice.stop();
            return Err(Mute::NvdaCame);
        }
        self.voice.prove_alive()
    }

    fn languages(&mut self) -> Result<Languages, Mute> {
        self.voice.languages()
    }

    fn wakes_at(&self) -> Option<Instant> {
        self.voice.wakes_at()
    }

    fn wake(&mut self) {
        self.voice.wake();
    }

    fn spoken_by(&self) -> Option<SpokenBy> {
        Some(SpokenBy::System)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_voice_speaks_at_a_desk() {
        let at = |nvda, reader| choice(ReadersFound { nvda, reader });
        for reader in [AnnouncedReader::Announced, AnnouncedReader::None] {
            assert_eq!(at(NvdaIs::Here, reader), UsualVoice::Nvda);
            assert_eq!(at(NvdaIs::Gone, reader), UsualVoice::Windows);
        }
        assert_eq!(at(NvdaIs::NeverSeen, AnnouncedReader::Announced), UsualVoice::OtherReader);
        assert_eq!(at(NvdaIs::NeverSeen, AnnouncedReader::None), UsualVoice::Windows);
    }
}
