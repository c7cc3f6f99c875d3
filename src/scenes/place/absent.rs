//! Replaces a voice, an ear or a braille display that this Hector was built without: accepts everything and gives no
//! signal.

#[cfg(not(feature = "braille"))]
pub(super) use braille::{NoDisplay, no_news};
#[cfg(not(feature = "ear"))]
pub(super) use ear::NoEar;
#[cfg(not(feature = "voice"))]
pub(super) use voice::NoVoicePart;

/// There are no signals.
pub(super) enum NoSignal {}

#[cfg(not(feature = "voice"))]
mod voice {
    use std::sync::mpsc::{Receiver, SyncSender};

    use super::NoSignal;
    use crate::present::conversation::{Settings, VoiceOffer};
    use crate::present::spoken::{Alphabet, Utterance};
    use crate::present::tone::{Tone, Tones};
    use crate::scenes::place::{HeardOrRead, PlaceEvent};

    pub(in super::super) struct NoVoicePart {
        asked: bool,
    }

    impl NoVoicePart {
        pub(in super::super) fn open(
            _: &Settings,
            _: HeardOrRead,
            _: &SyncSender<PlaceEvent>,
        ) -> NoVoicePart {
            NoVoicePart { asked: false }
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

        pub(in super::super) fn give_way(&mut self) {}

        pub(in super::super) fn speak_again(&mut self) -> Vec<String> {
            Vec::new()
        }

        pub(in super::super) fn speaks(&self) -> bool {
            false
        }

        pub(in super::super) fn is_heard(&self) -> bool {
            false
        }

        pub(in super::super) fn echo(&mut self, _: &str) {}

        pub(in super::super) fn written(&mut self, line: String) -> Vec<String> {
            vec![line]
        }

        pub(in super::super) fn written_alone(&mut self, line: String) -> Vec<String> {
            vec![line]
        }

        pub(in super::super) fn refuse(&mut self) {}

        pub(in super::super) fn set(&mut self, _: &Settings) {}

        pub(in super::super) fn settle(&mut self, signal: NoSignal) -> Vec<String> {
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

#[cfg(not(feature = "ear"))]
mod ear {
    use std::path::PathBuf;
    use std::sync::mpsc::SyncSender;

    use super::NoSignal;
    use crate::devices::timepiece::Timepiece;
    use crate::present::conversation::Settings;
    use crate::scenes::place::PlaceEvent;
    use crate::scenes::place::came::EarCame;
    use crate::words::{Attention, Language, Texts, WhichProgram};

    /// Tells a player who wants to talk that there is no ear.
    pub(in super::super) struct NoEar {
        language: Language,
    }

    impl NoEar {
        pub(in super::super) fn open(
            settings: &Settings,
            _: &SyncSender<PlaceEvent>,
            _: Timepiece,
            _: WhichProgram,
        ) -> NoEar {
            NoEar { language: settings.language }
        }

        pub(in super::super) fn set(&mut self, settings: &Settings) {
            self.language = settings.language;
        }

        pub(in super::super) fn attend(&mut self, _: Option<Attention>) {}

        pub(in super::super) fn is_key_late(&self) -> bool {
            false
        }

        pub(in super::super) fn take_late_key(&mut self) {}

        pub(in super::super) fn talk(&mut self) -> Vec<String> {
            vec![Texts::new(self.language).ear_off()]
        }

        pub(in super::super) fn is_listening(&self) -> bool {
            false
        }

        pub(in super::super) fn has_the_floor(&self) -> bool {
            false
        }

        pub(in super::super) fn mind(&mut self, _: bool) {}

        pub(in super::super) fn settle(&mut self, event: NoSignal) -> EarCame {
            match event {}
        }

        pub(in super::super) fn keep(&self, _: Option<PathBuf>, _: Vec<i16>) {}
    }
}

#[cfg(not(feature = "braille"))]
mod braille {
    use std::sync::mpsc::SyncSender;

    use super::NoSignal;
    use crate::devices::timepiece::Timepiece;
    use crate::present::conversation::DisplayNews;
    use crate::scenes::place::PlaceEvent;
    use crate::words::braille::Cell;

    pub(in super::super) struct NoDisplay;

    impl NoDisplay {
        pub(in super::super) const USUAL: (usize, usize) = (40, 1);

        pub(in super::super) fn open(_: Timepiece, _: &SyncSender<PlaceEvent>) -> NoDisplay {
            NoDisplay
        }

        pub(in super::super) fn show(&mut self, _: &[Cell]) {}

        pub(in super::super) fn catch_up(&mut self) {}
    }

    pub(in super::super) fn no_news(told: NoSignal) -> DisplayNews {
        match told {}
    }
}
