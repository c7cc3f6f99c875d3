//! The voice of a scene: carries out the rules of speech. It neither chooses the words nor waits.

mod aloud;

use std::io;
use std::sync::mpsc::SyncSender;

use crate::clock::{Moment, Span};
use crate::devices::nvda::Nvda;
use crate::devices::speaker::{
    self, Mute, Offered, Passage, Speaker, SpokenBy, SpokenLine, System, VoiceManner,
};
use crate::devices::timepiece::Timepiece;
use crate::devices::tones::{self, Melody, Silent};
use crate::present::spoken::{
    Alphabet, SpeechAct, SpeechQueue, SpeechSystem, Ticket, Utterance, VoiceSettings, Volume,
};
use crate::present::tone::{Tone, Tones};
use crate::words::Language;

pub(crate) use aloud::Aloud;

/// News of the voice's devices, for the channel of the scene.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoiceDeviceSignal {
    Speaker(speaker::SpeakerEvent),
    Tones(tones::TonesEvent),
}

impl From<speaker::SpeakerEvent> for VoiceDeviceSignal {
    fn from(event: speaker::SpeakerEvent) -> VoiceDeviceSignal {
        VoiceDeviceSignal::Speaker(event)
    }
}

impl From<tones::TonesEvent> for VoiceDeviceSignal {
    fn from(event: tones::TonesEvent) -> VoiceDeviceSignal {
        VoiceDeviceSignal::Tones(event)
    }
}

/// What the scene must tell in text, because it cannot be heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToldInText {
    /// These words will not be spoken.
    Untold(Utterance),
    /// The voice is gone. It comes back by itself when it can.
    Lost(Mute),
    /// The voice is back.
    Back,
    /// This voice speaks from now on.
    SpokenBy(SpokenBy),
    /// There is no voice for this language.
    NoVoice(Language),
    /// Tones are silent from now on.
    NoTones(Silent),
    /// Tones are heard again.
    TonesBack,
    /// The voices of the system, which were asked for.
    Voices(Vec<Offered>),
}

/// Speech and tones, each in its turn.
#[derive(Debug)]
pub struct SpeechAndTones {
    queue: SpeechQueue,
    speaker: Speaker,
    tones: tones::ToneDevice,
    tone_volume: Volume,
    watch: Timepiece,
}

impl SpeechAndTones {
    /// Opens speech and tones, and returns at once. Signals tell whether they work; the scene passes them to
    /// [`SpeechAndTones::settle`].
    pub fn open<S>(
        settings: &VoiceSettings,
        tones: Tones,
        signals: &SyncSender<S>,
    ) -> io::Result<SpeechAndTones>
    where
        S: From<speaker::SpeakerEvent> + From<tones::TonesEvent> + Send + 'static,
    {
        Ok(SpeechAndTones {
            queue: SpeechQueue::new(settings.verbosity, tones),
            speaker: Speaker::open(system(settings.system), manner(settings), signals.clone())?,
            tones: tones::ToneDevice::open(signals.clone())?,
            tone_volume: settings.volume,
            watch: Timepiece::started(),
        })
    }

    /// Says an utterance when its turn comes.
    pub fn say(&mut self, utterance: Utterance) -> Vec<ToldInText> {
        let acts = self.queue.take(utterance, self.now());
        self.carry_out(acts)
    }

    /// Says the newest utterance again.
    pub fn repeat(&mut self) -> Vec<ToldInText> {
        let acts = self.queue.repeat(self.now());
        self.carry_out(acts)
    }

    /// Spells the newest utterance.
    pub fn spell(&mut self, alphabet: Alphabet) -> Vec<ToldInText> {
        let acts = self.queue.spell(alphabet, self.now());
        self.carry_out(acts)
    }

    /// Sounds a tone, unless somebody speaks.
    pub fn sound(&mut self, tone: Tone) -> Vec<ToldInText> {
        let acts = self.queue.sound(tone, self.now());
        self.carry_out(acts)
    }

    /// Falls silent at once, because the player pressed a key. A tone is not cut: it is short, and often answers the
    /// very key that asks for silence.
    pub fn hush(&mut self) -> Vec<ToldInText> {
        let acts = self.queue.hush();
        self.carry_out(acts)
    }

    /// Falls silent while the player speaks, cuts tones too, and keeps the news until afterwards.
    pub fn give_way(&mut self) -> Vec<ToldInText> {
        self.tones.hush();
        let acts = self.queue.give_way(self.now());
        self.carry_out(acts)
    }

    /// Tells what was kept while the player spoke.
    pub fn speak_again(&mut self) -> Vec<ToldInText> {
        let acts = self.queue.speak_again(self.now());
        self.carry_out(acts)
    }

    /// Whether something is being spoken or waits for its turn.
    #[must_use]
    pub fn is_speaking(&self) -> bool {
        self.queue.is_busy()
    }

    /// Whether a microphone hears Hector now or in a moment.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.queue.is_heard()
    }

    /// Applies the settings from the next utterance on.
    pub fn set(&mut self, settings: &VoiceSettings) {
        self.queue.set_verbosity(settings.verbosity);
        self.tone_volume = settings.volume;
        self.speaker.set(manner(settings));
    }

    /// Asks for the voices of the system. A signal returns them.
    pub fn ask_for_voices(&self) {
        self.speaker.ask_for_voices();
    }

    pub fn set_tones(&mut self, tones: Tones) {
        self.queue.set_tones(tones);
    }

    /// Takes a signal of a device.
    pub fn settle(&mut self, signal: VoiceDeviceSignal) -> Vec<ToldInText> {
        let now = self.now();
        let (told, acts) = match signal {
            VoiceDeviceSignal::Speaker(
                speaker::SpeakerEvent::Spoken(number) | speaker::SpeakerEvent::Cancelled(number),
            ) => (None, self.queue.over(Ticket(number), now)),
            VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::Unspoken(number)) => {
                (None, self.queue.unspoken(Ticket(number), now))
            }
            VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::Lost(mute)) => {
                (Some(ToldInText::Lost(mute)), self.queue.away(now))
            }
            VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::Back) => {
                self.queue.back();
                (Some(ToldInText::Back), Vec::new())
            }
            VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::SpokenBy(by)) => {
                (Some(ToldInText::SpokenBy(by)), Vec::new())
            }
            VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::NoVoice { language: code }) => {
                let language = Language::coded(&code);
                (language.map(ToldInText::NoVoice), Vec::new())
            }
            VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::Voices(voices)) => {
                (Some(ToldInText::Voices(voices)), Vec::new())
            }
            VoiceDeviceSignal::Tones(tones::TonesEvent::Lost(silent)) => {
                (Some(ToldInText::NoTones(silent)), Vec::new())
            }
            VoiceDeviceSignal::Tones(tones::TonesEvent::Back) => {
                (Some(ToldInText::TonesBack), Vec::new())
            }
        };
        told.into_iter().chain(self.carry_out(acts)).collect()
    }

    fn carry_out(&self, acts: Vec<SpeechAct>) -> Vec<ToldInText> {
        let mut told = Vec::new();
        for act in acts {
            match act {
                SpeechAct::Say { ticket, utterance, after } => {
                    self.speaker.say(line(ticket, utterance, after));
                }
                SpeechAct::Sound(tone) => self.tones.play(melody(tone, self.tone_volume)),
                SpeechAct::Hush => self.speaker.hush(),
                SpeechAct::Untold(utterance) => told.push(ToldInText::Untold(utterance)),
            }
        }
        told
    }

    fn now(&self) -> Moment {
        Moment::ZERO + Span::from(self.watch.elapsed())
    }
}

/// Whether the chosen setting means different speech systems, depending on what is found.
pub(crate) fn is_chosen_when_found(chosen: SpeechSystem) -> bool {
    matches!(system(chosen), System::OfWindows(_) | System::Nvda(_))
}

/// The speech system of a setting.
pub(crate) fn system(chosen: SpeechSystem) -> System {
    match chosen {
        SpeechSystem::Usual if cfg!(windows) => System::OfWindows(Nvda::beside_program()),
        SpeechSystem::Usual | SpeechSystem::SpeechDispatcher => System::SpeechDispatcher,
        SpeechSystem::Portable => System::Portable,
        SpeechSystem::Orca => System::Orca,
        SpeechSystem::Nvda => System::Nvda(Nvda::beside_program()),
    }
}

fn manner(settings: &VoiceSettings) -> VoiceManner {
    let voices = Language::ALL.into_iter().filter_map(|language| {
        let voice = settings.voice(language)?;
        Some((language.code().to_owned(), voice.as_str().to_owned()))
    });
    VoiceManner {
        rate: settings.rate.level(),
        pitch: settings.pitch.level(),
        volume: settings.volume.level(),
        voices: voices.collect(),
    }
}

fn line(ticket: Ticket, utterance: Utterance, after: Span) -> SpokenLine {
    let passage = |segment: crate::present::spoken::Segment| Passage {
        language: segment.language.code().to_owned(),
        text: segment.text,
    };
    SpokenLine {
        number: ticket.0,
        passages: utterance.segments.into_iter().map(passage).collect(),
        after: after.into(),
    }
}

fn melody(tone: Tone, volume: Volume) -> Melody {
    let note = |note: &crate::present::tone::Note| tones::SoundedNote {
        frequency: note.frequency,
        sound: note.sound,
        rest: note.rest,
    };
    Melody { notes: tone.notes().iter().map(note).collect(), volume: volume.level() }
}
