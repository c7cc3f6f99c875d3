//! The voice of a place. What cannot be spoken comes back as lines of text.

use std::sync::mpsc::{Receiver, SyncSender};
use std::time::Duration;

use super::used_devices::{UsedDevice, UsedDevices};
use super::{HeardOrRead, PlaceEvent};
use crate::devices::speaker::{Mute, SpokenBy};
use crate::devices::{speaker, tones};
use crate::present::conversation::{Settings, SpokenOrFelt, VoiceKind, VoiceOffer};
use crate::present::spoken::{Alphabet, Priority, ReadBy, ReadWindow, Utterance};
use crate::present::tone::{Tone, Tones};
use crate::scenes::voice::{self, SpeechAndTones, ToldInText, VoiceDeviceSignal};
use crate::words::{Language, Texts};

pub(super) type VoiceSignal = VoiceDeviceSignal;

impl From<speaker::SpeakerEvent> for PlaceEvent {
    fn from(event: speaker::SpeakerEvent) -> PlaceEvent {
        PlaceEvent::Voice(VoiceDeviceSignal::Speaker(event))
    }
}

impl From<tones::TonesEvent> for PlaceEvent {
    fn from(event: tones::TonesEvent) -> PlaceEvent {
        PlaceEvent::Voice(VoiceDeviceSignal::Tones(event))
    }
}

/// How long to wait for the last words before the program ends.
const LAST_WORDS: Duration = Duration::from_secs(4);

pub(super) struct Voiced {
    voice: Option<SpeechAndTones>,
    language: Language,
    speech: SpokenOrFelt,
    hearing: VoiceLoss,
    used: UsedDevices,
    /// Who speaks, if that depends on what was found on the machine.
    spoken_by: Option<SpokenBy>,
    window: ReadWindow,
    /// The voices of the system, until they are taken.
    offered: Option<Vec<VoiceOffer>>,
}

/// Whether the voice is lost, and whether that was told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VoiceLoss {
    NotLost,
    ToldLost,
    /// It was never heard, so it is not missed.
    LostUntold,
}

impl Voiced {
    pub(super) fn open(
        settings: &Settings,
        aloud: HeardOrRead,
        sender: &SyncSender<PlaceEvent>,
    ) -> Voiced {
        let voice = match aloud {
            HeardOrRead::Silent => None,
            HeardOrRead::Spoken => SpeechAndTones::open(&settings.voice, Tones::Off, sender).ok(),
        };
        let read_by = match voice {
            Some(_) if voice::is_chosen_when_found(settings.voice.system) => ReadBy::Unknown,
            Some(_) | None => ReadBy::Others,
        };
        Voiced {
            voice,
            language: settings.language,
            speech: settings.speech,
            hearing: VoiceLoss::NotLost,
            used: UsedDevices::remembered(),
            spoken_by: None,
            window: ReadWindow::new(read_by),
            offered: None,
        }
    }

    pub(super) fn let_tones_sound(&mut self, tones: Tones) {
        self.with(|voice| {
            voice.set_tones(tones);
            Vec::new()
        });
    }

    /// The lines to write for a line that is spoken.
    pub(super) fn written(&mut self, line: String) -> Vec<String> {
        if self.speaks() { self.window.spoken(line) } else { vec![line] }
    }

    /// The lines to write for a line that is not spoken.
    pub(super) fn written_alone(&mut self, line: String) -> Vec<String> {
        if self.speaks() { self.window.unspoken(line) } else { vec![line] }
    }

    pub(super) fn say(&mut self, utterance: Utterance) -> Vec<String> {
        self.aloud(|voice| voice.say(utterance))
    }

    pub(super) fn sound(&mut self, tone: Tone) -> Vec<String> {
        self.aloud(|voice| voice.sound(tone))
    }

    pub(super) fn repeat(&mut self) -> Vec<String> {
        self.aloud(SpeechAndTones::repeat)
    }

    pub(super) fn spell(&mut self, alphabet: Alphabet) -> Vec<String> {
        self.aloud(|voice| voice.spell(alphabet))
    }

    pub(super) fn hush(&mut self) -> Vec<String> {
        // The words are in the text already, or the player reads the text and wants silence.
        self.with(SpeechAndTones::hush);
        self.window.heard();
        Vec::new()
    }

    /// The player starts to speak: words and tones stop, and news is kept.
    pub(super) fn give_way(&mut self) {
        // The answer that is cut off is in the text, or the player reads the text and wants silence.
        self.with(SpeechAndTones::give_way);
        if !self.is_speaking() {
            self.window.heard();
        }
    }

    /// The player has finished: tells what was kept.
    pub(super) fn speak_again(&mut self) -> Vec<String> {
        self.with(SpeechAndTones::speak_again)
    }

    /// Echoes letters or words of the typed line, unless a screen reader reads the line itself.
    pub(super) fn echo(&mut self, text: &str) {
        if self.spoken_by == Some(SpokenBy::Nvda) {
            return;
        }
        let utterance = Utterance::new(Priority::Answer, self.language, text);
        self.aloud(|voice| voice.say(utterance));
    }

    pub(super) fn refuse(&mut self) {
        self.aloud(|voice| voice.sound(Tone::Error));
    }

    pub(super) fn set(&mut self, settings: &Settings) {
        self.language = settings.language;
        self.speech = settings.speech;
        self.with(|voice| {
            voice.set(&settings.voice);
            Vec::new()
        });
    }

    pub(super) fn settle(&mut self, signal: VoiceDeviceSignal) -> Vec<String> {
        if matches!(signal, VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::Spoken(_))) {
            self.used.works(UsedDevice::Voice);
        }
        let told = self.with(|voice| voice.settle(signal));
        if !self.is_speaking() {
            self.window.heard();
        }
        told
    }

    /// Asks for the voices of the system; [`Voiced::offered`] returns them later.
    pub(super) fn ask_for_voices(&mut self) {
        match &self.voice {
            Some(voice) => voice.ask_for_voices(),
            None => self.offered = Some(Vec::new()),
        }
    }

    /// The voices of the system. Returns them once.
    pub(super) fn offered(&mut self) -> Option<Vec<VoiceOffer>> {
        self.offered.take()
    }

    /// Whether the player hears what is said.
    pub(super) fn speaks(&self) -> bool {
        let hears = self.speech == SpokenOrFelt::On && self.hearing == VoiceLoss::NotLost;
        self.voice.is_some() && hears
    }

    /// Whether a microphone hears Hector now or in a moment.
    pub(super) fn is_heard(&self) -> bool {
        self.voice.as_ref().is_some_and(SpeechAndTones::is_heard)
    }

    /// Whether something is being spoken or waits for its turn.
    fn is_speaking(&self) -> bool {
        self.voice.as_ref().is_some_and(SpeechAndTones::is_speaking)
    }

    /// Waits until the last words are spoken.
    pub(super) fn finish(&mut self, events: &Receiver<PlaceEvent>) {
        while self.is_speaking() {
            match events.recv_timeout(LAST_WORDS) {
                Ok(PlaceEvent::Voice(signal)) => drop(self.settle(signal)),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }

    /// Sounds, unless the player wants braille alone.
    fn aloud(&mut self, act: impl FnOnce(&mut SpeechAndTones) -> Vec<ToldInText>) -> Vec<String> {
        match self.speech {
            SpokenOrFelt::On => self.with(act),
            SpokenOrFelt::Off => Vec::new(),
        }
    }

    fn with(&mut self, act: impl FnOnce(&mut SpeechAndTones) -> Vec<ToldInText>) -> Vec<String> {
        let told = self.voice.as_mut().map(act).unwrap_or_default();
        // The texts are loaded here, because sentences of the voice itself are rare.
        let language = self.language;
        let texts = || Texts::new(language);
        let mut lines = Vec::new();
        for told in told {
            match (told, self.hearing) {
                (ToldInText::Untold(utterance), VoiceLoss::NotLost) => {
                    lines.extend(self.window.untold(utterance.text()));
                }
                // It was printed when it was said, or when the voice was lost.
                (ToldInText::Untold(_) | ToldInText::TonesBack, _) => {}
                // The new speaker tells it.
                (ToldInText::Lost(Mute::NvdaCame), _) => {}
                (ToldInText::Lost(mute), VoiceLoss::NotLost) => {
                    let is_missed = self.used.contain(UsedDevice::Voice);
                    lines.extend(self.window.release());
                    lines.extend(match mute {
                        Mute::OtherReader => Some(texts().read_by_screen_reader()),
                        _ => is_missed.then(|| texts().voice_lost()),
                    });
                    self.hearing =
                        if is_missed { VoiceLoss::ToldLost } else { VoiceLoss::LostUntold };
                }
                (ToldInText::Back, VoiceLoss::ToldLost) => {
                    self.hearing = VoiceLoss::NotLost;
                    lines.push(texts().voice_back());
                }
                (ToldInText::Back, VoiceLoss::LostUntold) => self.hearing = VoiceLoss::NotLost,
                (ToldInText::Lost(_) | ToldInText::Back, _) => {}
                (ToldInText::SpokenBy(by), _) => {
                    lines.extend(self.window.read_by(match by {
                        SpokenBy::Nvda => ReadBy::Speaker,
                        SpokenBy::System => ReadBy::Others,
                    }));
                    // A user of NVDA knows that NVDA speaks.
                    lines.extend(match (self.spoken_by.replace(by), by) {
                        (None, SpokenBy::Nvda) => None,
                        (Some(_), SpokenBy::Nvda) => Some(texts().spoken_by_nvda()),
                        (_, SpokenBy::System) => Some(texts().spoken_by_system()),
                    });
                    self.hearing = VoiceLoss::NotLost;
                }
                (ToldInText::NoVoice(language), _) => {
                    lines.push(if cfg!(windows) {
                        texts().no_windows_voice_for(language.code())
                    } else {
                        texts().no_voice_for(language.code())
                    });
                }
                (ToldInText::NoTones(_), _) => {
                    let is_missed = self.used.contain(UsedDevice::Voice);
                    lines.extend(is_missed.then(|| texts().no_tones()));
                }
                (ToldInText::Voices(voices), _) => {
                    self.offered = Some(voices.into_iter().filter_map(offer).collect());
                }
            }
        }
        lines
    }
}

/// A voice of the system. `None` if Hector does not know its language.
fn offer(voice: speaker::Offered) -> Option<VoiceOffer> {
    let language = Language::coded(&voice.language)?;
    let kind = if voice.variant { VoiceKind::Variant } else { VoiceKind::Own };
    Some(VoiceOffer { language, name: voice.name, kind })
}
