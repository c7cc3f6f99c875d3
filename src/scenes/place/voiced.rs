//! The voice of a place, where this Hector was built with one. What cannot be heard is
//! given back as lines of text.

#[cfg(feature = "voice")]
pub(super) use with_voice::{VoiceSignal, Voiced};
#[cfg(not(feature = "voice"))]
pub(super) use without_voice::{VoiceSignal, Voiced};

#[cfg(feature = "voice")]
mod with_voice {
    use std::sync::mpsc::{Receiver, SyncSender};
    use std::time::Duration;

    use crate::devices::{speaker, tones};
    use crate::present::conversation::{Settings, SpokenOrFelt, VoiceKind, VoiceOffer};
    use crate::present::spoken::{Alphabet, Priority, Utterance};
    use crate::present::tone::{Tone, Tones};
    use crate::scenes::place::{HeardOrRead, PlaceEvent};
    use crate::scenes::voice::{SpeechAndTones, ToldInText, VoiceDeviceSignal};
    use crate::words::{Language, Texts};

    pub(in super::super) type VoiceSignal = VoiceDeviceSignal;

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

    /// The last words are waited for so long before the program ends.
    const LAST_WORDS: Duration = Duration::from_secs(4);

    pub(in super::super) struct Voiced {
        voice: Option<SpeechAndTones>,
        language: Language,
        speech: SpokenOrFelt,
        hearing: VoiceLoss,
        /// The voices there are, until somebody looks at them.
        offered: Option<Vec<VoiceOffer>>,
    }

    /// Whether the loss of the voice has been told.
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum VoiceLoss {
        NotLost,
        ToldLost,
    }

    impl Voiced {
        pub(in super::super) fn open(
            settings: &Settings,
            aloud: HeardOrRead,
            sender: &SyncSender<PlaceEvent>,
        ) -> Voiced {
            let voice = match aloud {
                HeardOrRead::Silent => None,
                HeardOrRead::Spoken => {
                    SpeechAndTones::open(&settings.voice, Tones::Off, sender).ok()
                }
            };
            Voiced {
                voice,
                language: settings.language,
                speech: settings.speech,
                hearing: VoiceLoss::NotLost,
                offered: None,
            }
        }

        pub(in super::super) fn let_tones_sound(&mut self, tones: Tones) {
            self.with(|voice| {
                voice.set_tones(tones);
                Vec::new()
            });
        }

        pub(in super::super) fn say(&mut self, utterance: Utterance) -> Vec<String> {
            self.aloud(|voice| voice.say(utterance))
        }

        pub(in super::super) fn sound(&mut self, tone: Tone) -> Vec<String> {
            self.aloud(|voice| voice.sound(tone))
        }

        pub(in super::super) fn repeat(&mut self) -> Vec<String> {
            self.aloud(SpeechAndTones::repeat)
        }

        pub(in super::super) fn spell(&mut self, alphabet: Alphabet) -> Vec<String> {
            self.aloud(|voice| voice.spell(alphabet))
        }

        pub(in super::super) fn hush(&mut self) -> Vec<String> {
            // What is hushed stands in the text already.
            self.with(SpeechAndTones::hush);
            Vec::new()
        }

        /// Says a letter or words of the line being typed.
        pub(in super::super) fn echo(&mut self, text: &str) {
            let utterance = Utterance::new(Priority::Answer, self.language, text);
            self.aloud(|voice| voice.say(utterance));
        }

        pub(in super::super) fn refuse(&mut self) {
            self.aloud(|voice| voice.sound(Tone::Error));
        }

        pub(in super::super) fn set(&mut self, settings: &Settings) {
            self.language = settings.language;
            self.speech = settings.speech;
            self.with(|voice| {
                voice.set(&settings.voice);
                Vec::new()
            });
        }

        pub(in super::super) fn settle(&mut self, signal: VoiceDeviceSignal) -> Vec<String> {
            self.with(|voice| voice.settle(signal))
        }

        /// Asks for the voices there are; [`Voiced::offered`] has them in a while.
        pub(in super::super) fn ask_for_voices(&mut self) {
            match &self.voice {
                Some(voice) => voice.ask_for_voices(),
                None => self.offered = Some(Vec::new()),
            }
        }

        /// The voices there are, once.
        pub(in super::super) fn offered(&mut self) -> Option<Vec<VoiceOffer>> {
            self.offered.take()
        }

        /// Whether something is being spoken or waits to be.
        pub(in super::super) fn is_speaking(&self) -> bool {
            self.voice.as_ref().is_some_and(SpeechAndTones::is_speaking)
        }

        /// Lets the last words be spoken.
        pub(in super::super) fn finish(&mut self, events: &Receiver<PlaceEvent>) {
            while self.is_speaking() {
                match events.recv_timeout(LAST_WORDS) {
                    Ok(PlaceEvent::Voice(signal)) => drop(self.settle(signal)),
                    Ok(
                        PlaceEvent::Terminal(_)
                        | PlaceEvent::Braille(_)
                        | PlaceEvent::Contracted(_)
                        | PlaceEvent::Ear(_)
                        | PlaceEvent::Link(_)
                        | PlaceEvent::Desk(_)
                        | PlaceEvent::Call,
                    ) => {}
                    Err(_) => return,
                }
            }
        }

        /// What sounds, unless the player wants braille alone.
        fn aloud(
            &mut self,
            act: impl FnOnce(&mut SpeechAndTones) -> Vec<ToldInText>,
        ) -> Vec<String> {
            match self.speech {
                SpokenOrFelt::On => self.with(act),
                SpokenOrFelt::Off => Vec::new(),
            }
        }

        fn with(
            &mut self,
            act: impl FnOnce(&mut SpeechAndTones) -> Vec<ToldInText>,
        ) -> Vec<String> {
            let told = self.voice.as_mut().map(act).unwrap_or_default();
            // A word of ours is rare, and its texts are read then.
            let texts = || Texts::new(self.language);
            let (hearing, offered) = (&mut self.hearing, &mut self.offered);
            told.into_iter()
                .filter_map(|told| match (told, *hearing) {
                    // It was printed when it was said.
                    (ToldInText::Untold(_) | ToldInText::TonesBack, _) => None,
                    (ToldInText::Lost(_), VoiceLoss::NotLost) => {
                        *hearing = VoiceLoss::ToldLost;
                        Some(texts().voice_lost())
                    }
                    (ToldInText::Back, VoiceLoss::ToldLost) => {
                        *hearing = VoiceLoss::NotLost;
                        Some(texts().voice_back())
                    }
                    (ToldInText::Lost(_) | ToldInText::Back, _) => None,
                    (ToldInText::NoVoice(language), _) => {
                        Some(texts().no_voice_for(language.code()))
                    }
                    (ToldInText::NoTones(_), _) => Some(texts().no_tones()),
                    (ToldInText::Voices(voices), _) => {
                        *offered = Some(voices.into_iter().filter_map(offer).collect());
                        None
                    }
                })
                .collect()
        }
    }

    /// A voice as the speech system offers it, where Hector speaks its language.
    fn offer(voice: speaker::Offered) -> Option<VoiceOffer> {
        let language = Language::coded(&voice.language)?;
        let kind = if voice.variant { VoiceKind::Variant } else { VoiceKind::Own };
        Some(VoiceOffer { language, name: voice.name, kind })
    }
}

#[cfg(not(feature = "voice"))]
mod without_voice {
    use std::sync::mpsc::{Receiver, SyncSender};

    use crate::present::conversation::{Settings, VoiceOffer};
    use crate::present::spoken::{Alphabet, Utterance};
    use crate::present::tone::{Tone, Tones};
    use crate::scenes::place::{HeardOrRead, PlaceEvent};

    /// No voice ever tells anything.
    pub(in super::super) enum VoiceSignal {}

    pub(in super::super) struct Voiced {
        asked: bool,
    }

    impl Voiced {
        pub(in super::super) fn open(
            _: &Settings,
            _: HeardOrRead,
            _: &SyncSender<PlaceEvent>,
        ) -> Voiced {
            Voiced { asked: false }
        }

        pub(in super::super) fn let_tones_sound(&mut self, _: Tones) {}

        pub(in super::super) fn say(&mut self, _: Utterance) -> Vec<String> {
            Vec::new()
        }

        pub(in super::super) fn sound(&mut self, _: Tone) -> Vec<String> {
            Vec::new()
        }

        pub(in super::super) fn repeat(&mut self) -> Vec<String> {
            Vec::new()
        }

        pub(in super::super) fn spell(&mut self, _: Alphabet) -> Vec<String> {
            Vec::new()
        }

        pub(in super::super) fn hush(&mut self) -> Vec<String> {
            Vec::new()
        }

        pub(in super::super) fn is_speaking(&self) -> bool {
            false
        }

        pub(in super::super) fn echo(&mut self, _: &str) {}

        pub(in super::super) fn refuse(&mut self) {}

        pub(in super::super) fn set(&mut self, _: &Settings) {}

        pub(in super::super) fn settle(&mut self, signal: VoiceSignal) -> Vec<String> {
            match signal {}
        }

        pub(in super::super) fn ask_for_voices(&mut self) {
            self.asked = true;
        }

        pub(in super::super) fn offered(&mut self) -> Option<Vec<VoiceOffer>> {
            std::mem::take(&mut self.asked).then(Vec::new)
        }

        pub(in super::super) fn finish(&mut self, _: &Receiver<PlaceEvent>) {}
    }
}
