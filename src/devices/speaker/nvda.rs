//! The voice of NVDA, the screen reader of Windows, so that only one voice speaks. It uses the settings of NVDA's user.
//!
//! Since 2024.1 NVDA reports the end of words, to a call that waits for it; so each line has a thread that waits. NVDA
//! can forget such a call if its words were silenced before their turn came, or while its user has speech switched off.
//! So only a few calls wait, and for the others the end is estimated, as it always is with an older NVDA. No line is
//! waited for longer than a slow voice needs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::input::{Languages, Messages, SignsOfVoice, SpeechSign};
use super::voice::Voice;
use super::{Mute, Passage, SpokenBy, VoiceManner, speakable};
use crate::nvda::{Client, NoNvda, Nvda, NvdaRefusal, PlaceToWait, Return, ssml};

/// Estimates for most users: the time for a letter, and the time before the first.
const LETTER: Duration = Duration::from_millis(65);
const BEGIN: Duration = Duration::from_millis(300);

/// Limits for a call that waits: a letter of the slowest voice, and the words that may be read before.
const SLOW_LETTER: Duration = Duration::from_millis(250);
const SLOW_BEGIN: Duration = Duration::from_secs(3);

/// A cancel can overtake words that were sent less than this long ago, because they go in a thread of their own.
const ON_ITS_WAY: Duration = Duration::from_millis(30);

/// Numbers the messages of all NVDA voices of the program.
static NEWEST: AtomicU64 = AtomicU64::new(0);

/// A running NVDA.
pub(super) struct ByNvda {
    client: Arc<Client>,
    signs: SignsOfVoice,
    tells: TellsEnds,
    /// The message that is being spoken, as far as is known; 0 after it was silenced.
    speaking: Arc<AtomicU64>,
    began: Instant,
    wakes: Option<(Instant, Wakes)>,
    failed: Arc<AtomicBool>,
}

/// What the voice has to do at a certain time.
#[derive(Clone, Copy)]
enum Wakes {
    /// Count the message as ended if no sign of its end has come.
    Ends,
    /// Silence again, in case words overtook the first cancel.
    SilencesAgain,
}

/// Whether NVDA reports the end of words and knows their language.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TellsEnds {
    Since2024,
    Never,
}

impl ByNvda {
    pub(super) fn open(nvda: &Nvda, signs: SignsOfVoice) -> Result<ByNvda, Mute> {
        let client = nvda.answering().map_err(|none| mute(&none))?;
        let tells = if client.knows_ssml() { TellsEnds::Since2024 } else { TellsEnds::Never };
        Ok(ByNvda {
            client,
            signs,
            tells,
            speaking: Arc::default(),
            began: Instant::now(),
            wakes: None,
            failed: Arc::default(),
        })
    }

    fn call(&self) -> SpeechCall {
        SpeechCall {
            client: self.client.clone(),
            signs: self.signs.clone(),
            number: self.speaking.load(Ordering::Relaxed),
            speaking: self.speaking.clone(),
            failed: self.failed.clone(),
        }
    }
}

impl Voice for ByNvda {
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute> {
        self.prove_alive()?;
        let number = NEWEST.fetch_add(1, Ordering::Relaxed) + 1;
        self.speaking.store(number, Ordering::Relaxed);
        self.began = Instant::now();
        let words: Vec<(&str, String)> = passages
            .iter()
            .map(|passage| (passage.language.as_str(), speakable(&passage.text)))
            .collect();
        let letters = words.iter().map(|(_, words)| words.chars().count()).sum();
        let mut ends_in = estimated(BEGIN, LETTER, letters);
        match self.tells {
            TellsEnds::Since2024 => {
                let marked =
                    ssml(words.iter().map(|(language, words)| (*language, words.as_str())));
                if self
                    .client
                    .place_to_wait()
                    .is_some_and(|place| self.call().waits(place, &marked))
                {
                    ends_in = estimated(SLOW_BEGIN, SLOW_LETTER, letters);
                } else {
                    self.client.speak_ssml(&marked, Return::AtOnce).map_err(|_| Mute::NoNvda)?;
                }
            }
            TellsEnds::Never => {
                let all: Vec<&str> = words.iter().map(|(_, words)| words.as_str()).collect();
                self.client.speak_text(&all.join(" ")).map_err(|_| Mute::NoNvda)?;
            }
        }
        self.wakes = Some((self.began + ends_in, Wakes::Ends));
        self.signs.tell(SpeechSign::Begun, number);
        Ok(Messages { first: number, last: number })
    }

    fn stop(&mut self) -> Result<(), Mute> {
        self.speaking.store(0, Ordering::Relaxed);
        let is_on_its_way = self.began.elapsed() < ON_ITS_WAY;
        self.wakes = is_on_its_way.then(|| (self.began + ON_ITS_WAY, Wakes::SilencesAgain));
        self.client.cancel_speech().map_err(|_| Mute::NoNvda)
    }

    /// NVDA's user has set how it speaks, and not only for Hector.
    fn set(&mut self, _: VoiceManner) -> Result<(), Mute> {
        Ok(())
    }

    fn prove_alive(&mut self) -> Result<(), Mute> {
        if self.failed.load(Ordering::Relaxed) {
            return Err(Mute::NoNvda);
        }
        self.client.is_running().map_err(|_| Mute::NoNvda)
    }

    fn languages(&mut self) -> Result<Languages, Mute> {
        Ok(Languages::Unknown)
    }

    fn wakes_at(&self) -> Option<Instant> {
        self.wakes.map(|(at, _)| at)
    }

    fn wake(&mut self) {
        match self.wakes.take() {
            // If NVDA does not take the order, the next sign of life tells.
            Some((_, Wakes::SilencesAgain)) => drop(self.client.cancel_speech()),
            // Words that NVDA did not accept are not spoken. The next sign of life reports that.
            Some((_, Wakes::Ends)) if !self.failed.load(Ordering::Relaxed) => {
                self.signs.tell(SpeechSign::Ended, self.speaking.load(Ordering::Relaxed));
            }
            Some((_, Wakes::Ends)) | None => {}
        }
    }

    fn spoken_by(&self) -> Option<SpokenBy> {
        Some(SpokenBy::Nvda)
    }
}

/// A call that waits until its words are over.
struct SpeechCall {
    client: Arc<Client>,
    signs: SignsOfVoice,
    number: u64,
    speaking: Arc<AtomicU64>,
    failed: Arc<AtomicBool>,
}

impl SpeechCall {
    /// Makes the call in a new thread. Returns whether the thread started.
    fn waits(self, place: PlaceToWait, marked: &str) -> bool {
        let marked = marked.to_owned();
        let begun = thread::Builder::new().name("nvda".to_owned()).spawn(move || {
            self.make(&marked);
            drop(place);
        });
        begun.is_ok()
    }

    fn make(&self, marked: &str) {
        if self.speaking.load(Ordering::Relaxed) != self.number {
            return self.signs.tell(SpeechSign::Cancelled, self.number);
        }
        match self.client.speak_ssml(marked, Return::WhenSpoken) {
            Ok(()) => self.signs.tell(SpeechSign::Ended, self.number),
            Err(NvdaRefusal::Silenced) => self.signs.tell(SpeechSign::Cancelled, self.number),
            Err(NvdaRefusal::Failed(_)) => self.failed.store(true, Ordering::Relaxed),
        }
    }
}

fn mute(none: &NoNvda) -> Mute {
    match none {
        NoNvda::NoLibrary { .. } => Mute::NoNvdaLibrary,
        NoNvda::NotRunning(_) => Mute::NoNvda,
    }
}

fn estimated(begin: Duration, letter: Duration, letters: usize) -> Duration {
    begin + letter * u32::try_from(letters).unwrap_or(u32::MAX / 1_000)
}
