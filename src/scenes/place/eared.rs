//! The ear of a place: takes what to listen for, and returns what was said. Faults come back as lines of text. What
//! words mean is decided elsewhere.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use super::PlaceEvent;
use super::came::EarCame;
use super::used_devices::{UsedDevice, UsedDevices};
use super::who_talks::Talk;
use crate::devices::ear::{
    self, Ear, EarManner, HeardUtterance, LoudnessFault, Trigger, words_known,
};
use crate::devices::timepiece::Timepiece;
use crate::present::conversation::{EarMode, EarSettings, Echo, Recordings, Saying, Settings};
use crate::scenes::ear::{Scales, Understood, WakeWord, chosen_folder, trial};
use crate::scenes::reasons;
use crate::words::{
    Attention, Language, Listening, Readings, SharedScene, Texts, Trust, WhichProgram,
};

pub(super) type EarSignal = ear::EarEvent;

impl From<ear::EarEvent> for PlaceEvent {
    fn from(event: ear::EarEvent) -> PlaceEvent {
        PlaceEvent::Ear(event)
    }
}

/// A key press this soon after the end of an utterance was meant to end it.
const LATE_KEY: Duration = Duration::from_millis(1_500);
/// How many readings of an utterance are considered if several may matter.
const ALTERNATIVES: u16 = 8;

pub(super) struct Eared {
    sender: SyncSender<PlaceEvent>,
    watch: Timepiece,
    settings: EarSettings,
    language: Language,
    told_by: WhichProgram,
    open: Option<OpenEar>,
    /// What to listen for, if anything.
    attention: Option<Attention>,
    health: Health,
    /// Why nothing is understood, if there is no model.
    no_model: String,
    used: UsedDevices,
}

struct OpenEar {
    ear: Ear,
    /// The words of its model, if it lists them.
    knows: Option<HashSet<String>>,
    /// How hearings are weighed, while it listens for something.
    scales: Option<Scales>,
    hearing: EarState,
    talk: Talk,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum EarState {
    Open,
    /// Hector is speaking, and does not listen to itself.
    Shut,
}

/// The fault of the ear. It is told when it matters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Health {
    Well,
    /// No sound has come yet.
    Opening,
    /// The same, and somebody who wanted to talk was told.
    ToldOpening,
    NoMicrophone,
    NoModel,
    /// There is no microphone, and that was told.
    Told,
}

impl Eared {
    pub(super) fn open(
        settings: &Settings,
        sender: &SyncSender<PlaceEvent>,
        watch: Timepiece,
        told_by: WhichProgram,
    ) -> Eared {
        let mut eared = Eared {
            sender: sender.clone(),
            watch,
            settings: EarSettings { mode: EarMode::Off, ..settings.ear.clone() },
            language: settings.language,
            told_by,
            open: None,
            attention: None,
            health: Health::Well,
            no_model: String::new(),
            used: UsedDevices::remembered(),
        };
        eared.set(settings);
        eared
    }

    /// Applies the settings. If they name another microphone or model, the ear is opened again.
    pub(super) fn set(&mut self, settings: &Settings) {
        self.language = settings.language;
        let old = std::mem::replace(&mut self.settings, settings.ear.clone());
        let new = &self.settings;
        let is_same = old.microphone == new.microphone
            && old.model == new.model
            && old.profile == new.profile;
        match (&self.open, trigger(new.mode)) {
            (Some(open), Some(trigger)) if is_same => open.ear.set_trigger(trigger),
            _ => self.open = None,
        }
        if old != self.settings {
            self.attend_anew();
        }
    }

    fn opened(&mut self, trigger: Trigger) -> Option<OpenEar> {
        let model = match chosen_folder(&self.settings, &Texts::new(self.language)) {
            Ok(model) => model,
            Err(sentence) => {
                (self.health, self.no_model) = (Health::NoModel, sentence);
                return None;
            }
        };
        // If the list of words cannot be read, the ear reports it with its other faults.
        let knows = words_known(&model).unwrap_or_default();
        let microphone = self.settings.microphone.clone();
        let manner = EarManner { microphone, model, trigger, trial: trial() };
        let ear = Ear::open(manner, self.watch, self.sender.clone()).ok()?;
        self.health = Health::Opening;
        Some(OpenEar { ear, knows, scales: None, hearing: EarState::Open, talk: Talk::No })
    }

    /// Listens for this from the next utterance on.
    pub(super) fn attend(&mut self, attention: Option<Attention>) {
        if self.attention != attention {
            self.attention = attention;
            self.attend_anew();
        }
    }

    fn attend_anew(&mut self) {
        // The microphone is opened only when there is something to listen for.
        if let (None, Some(_), Some(trigger)) =
            (&self.open, &self.attention, trigger(self.settings.mode))
        {
            self.open = self.opened(trigger);
        }
        let (Some(open), Some(attention)) = (&mut self.open, &self.attention) else { return };
        // An answer to a question needs no wake word.
        let is_asked = attention.listening == [Listening::Answer];
        let call = match self.settings.mode {
            EarMode::Wake if !is_asked => WakeWord::Needed,
            _ => WakeWord::NotNeeded,
        };
        let mut grammar = attention.grammar();
        if call == WakeWord::Needed {
            grammar = grammar.woken();
        }
        if let Some(knows) = &open.knows {
            grammar = grammar.known_by(|word| knows.contains(word)).0;
        }
        let scales = Scales::of(attention, call);
        let alternatives = match attention.readings {
            Readings::Best => 0,
            Readings::Several => ALTERNATIVES,
        };
        open.ear.listen_for(scales.expecting(&grammar, alternatives));
        open.scales = Some(scales);
    }

    /// Whether the talk key, pressed now, was meant to end an utterance that has just ended by itself.
    pub(super) fn is_key_late(&self) -> bool {
        let ended = self.open.as_ref().map(|open| open.talk);
        matches!(ended, Some(Talk::Over(at)) if self.watch.elapsed() < at + LATE_KEY)
    }

    /// Ignores a late talk key. The next press begins an utterance.
    pub(super) fn take_late_key(&mut self) {
        if let Some(open) = &mut self.open {
            open.talk = Talk::No;
        }
    }

    /// The talk key: the first press begins an utterance, the second ends it.
    pub(super) fn talk(&mut self) -> Vec<String> {
        let now = self.watch.elapsed();
        let Some(open) = &mut self.open else {
            return vec![match self.health {
                Health::NoModel => self.no_model.clone(),
                _ => Texts::new(self.language).ear_off(),
            }];
        };
        match (self.health, open.talk) {
            (Health::NoModel, _) => return vec![self.no_model.clone()],
            (Health::Opening | Health::ToldOpening, _) => {
                self.health = Health::ToldOpening;
                return vec![Texts::new(self.language).microphone_not_ready()];
            }
            (Health::NoMicrophone | Health::Told, _) => {
                self.health = Health::Told;
                return vec![self.no_microphone()];
            }
            (Health::Well, Talk::No | Talk::Ended { .. } | Talk::Over(_) | Talk::Heard(_)) => {
                open.talk = Talk::KeyPressed(open.ear.begin());
                open.hearing = EarState::Open;
            }
            (Health::Well, Talk::KeyPressed(pressed)) => {
                open.ear.end();
                open.talk = Talk::Ended { pressed, at: now };
            }
        }
        Vec::new()
    }

    fn no_microphone(&self) -> String {
        let doctor = self.told_by.opens(SharedScene::Doctor, "", self.language);
        Texts::new(self.language).no_microphone(&doctor)
    }

    /// Whether somebody is talking now, or something that was said is still being understood.
    pub(super) fn is_listening(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.talk.lasts(self.watch.elapsed()))
    }

    /// Whether Hector stays silent for a speaker. If the open microphone also hears Hector, the voice of an unprompted
    /// speaker may be anybody's, so Hector does not wait.
    pub(super) fn has_the_floor(&self) -> bool {
        let by_key = |open: &OpenEar| !matches!(open.talk, Talk::Heard(_));
        let asked = self.settings.echo == Echo::Unheard || self.open.as_ref().is_some_and(by_key);
        asked && self.is_listening()
    }

    /// Stops listening while Hector speaks, if the microphone hears it.
    pub(super) fn mind(&mut self, speaks: bool) {
        let Some(open) = &mut self.open else { return };
        let speaks = speaks && self.settings.echo == Echo::Heard;
        match (open.hearing, speaks) {
            (EarState::Open, true) => {
                open.ear.be_deaf();
                open.hearing = EarState::Shut;
                if !matches!(open.talk, Talk::Over(_)) {
                    open.talk = Talk::No;
                }
            }
            (EarState::Shut, false) => {
                open.ear.hear_again();
                open.hearing = EarState::Open;
            }
            (EarState::Open, false) | (EarState::Shut, true) => {}
        }
    }

    pub(super) fn settle(&mut self, event: EarSignal) -> EarCame {
        let texts = || Texts::new(self.language);
        let now = self.watch.elapsed();
        let told = match event {
            ear::EarEvent::Began => {
                if let Some(open) = &mut self.open {
                    open.talk = Talk::Heard(now);
                }
                return match self.settings.echo {
                    Echo::Unheard => EarCame::Speech,
                    Echo::Heard => EarCame::Lines(Vec::new()),
                };
            }
            ear::EarEvent::Heard(heard) => {
                self.used.works(UsedDevice::Ear);
                return self.heard(*heard);
            }
            ear::EarEvent::Back(_) => match std::mem::replace(&mut self.health, Health::Well) {
                Health::Told => Some(texts().microphone_back()),
                Health::ToldOpening => Some(texts().microphone_ready()),
                Health::Well | Health::Opening | Health::NoMicrophone | Health::NoModel => None,
            },
            ear::EarEvent::Lost(_) => {
                if let Some(open) = &mut self.open {
                    open.talk = Talk::No;
                }
                // A player with a talk key is told at the next press, unless a press has been answered already.
                let waits = self.health == Health::ToldOpening;
                let matters = waits || self.settings.mode != EarMode::Key;
                self.health = if matters { Health::Told } else { Health::NoMicrophone };
                matters.then(|| self.no_microphone())
            }
            ear::EarEvent::NoModel(no_model) => {
                let sentence = reasons::no_model(&no_model, &Texts::new(self.language));
                (self.health, self.no_model) = (Health::NoModel, sentence.clone());
                // Otherwise the talk key tells it.
                self.used.contain(UsedDevice::Ear).then_some(sentence)
            }
            ear::EarEvent::Dead => Some(texts().microphone_silent()),
            ear::EarEvent::NotKept(error) => {
                let texts = texts();
                let reason = reasons::refused(&error, &texts);
                Some(format!("{} {reason}.", texts.recording_not_kept()))
            }
        };
        EarCame::Lines(told.into_iter().collect())
    }

    fn heard(&mut self, heard: HeardUtterance) -> EarCame {
        let nothing = EarCame::Lines(Vec::new());
        let mode = self.settings.mode;
        let Some(open) = &mut self.open else { return nothing };
        open.talk = open.talk.after_utterance(heard.pressed, self.watch.elapsed());
        let Some(scales) = &open.scales else { return nothing };
        if !scales.is_called(&heard.hearings) {
            return nothing;
        }
        let Understood { text, trust, answer, .. } = scales.weigh(&heard.hearings, &heard.samples);
        if trust == Trust::Noise && mode != EarMode::Key {
            return nothing;
        }
        if trust == Trust::Noise
            && let Some(fault) = heard.loudness.fault()
        {
            let texts = Texts::new(self.language);
            let told = match fault {
                LoudnessFault::Clipped => texts.too_loud(),
                LoudnessFault::Faint => texts.too_quiet(),
                LoudnessFault::Dead => texts.microphone_silent(),
            };
            return EarCame::Lines(vec![told]);
        }
        let saying = Saying { text, trust, answer, alternatives: heard.alternatives };
        EarCame::Said { saying, began: heard.began, sound: heard.samples }
    }

    /// Keeps the sound of an utterance, if the user wants that.
    pub(super) fn keep(&self, path: Option<PathBuf>, sound: Vec<i16>) {
        if self.settings.recordings == Recordings::Kept
            && let (Some(open), Some(path)) = (&self.open, path)
        {
            open.ear.keep(path, sound);
        }
    }
}

fn trigger(mode: EarMode) -> Option<Trigger> {
    match mode {
        EarMode::Off => None,
        EarMode::Key => Some(Trigger::Key),
        EarMode::Open | EarMode::Wake => Some(Trigger::Voice),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::devices::ear::{Deaf, EarEvent};
    use crate::words::Wording;

    /// Nobody reads the events of the ear's thread; the tests pass events themselves.
    fn opened() -> Eared {
        let mut settings = Settings::new(Language::English);
        settings.ear.mode = EarMode::Key;
        settings.ear.model = Some(concat!(env!("CARGO_MANIFEST_DIR"), "/models/starter").into());
        let (sender, _nobody) = std::sync::mpsc::sync_channel(64);
        let mut eared =
            Eared::open(&settings, &sender, Timepiece::started(), WhichProgram::Recorder);
        eared.attend(Some(Attention {
            listening: vec![Listening::Answer],
            wording: Wording::default(),
            language: Language::English,
            readings: Readings::Best,
        }));
        eared
    }

    fn told(eared: &mut Eared, event: EarEvent) -> Vec<String> {
        match eared.settle(event) {
            EarCame::Lines(lines) => lines,
            EarCame::Speech | EarCame::Said { .. } => panic!("nobody spoke"),
        }
    }

    #[test]
    fn a_microphone_that_opens_is_not_a_missing_one() {
        let back = || EarEvent::Back("a microphone".to_owned());
        let lost = || EarEvent::Lost(Deaf::NoMicrophone);
        let mut eared = opened();
        assert_eq!(eared.talk(), ["The microphone is not ready yet."]);
        assert_eq!(told(&mut eared, back()), ["The microphone is ready."]);
        assert_eq!(eared.talk(), [""; 0]);
        // A player who was told to wait hears that there is no microphone; others hear it when they press the key. The
        // sentence names the program that is running.
        let missing =
            "No microphone. Hector keeps looking for one; hector-recorder doctor says what helps.";
        let mut eared = opened();
        eared.talk();
        assert_eq!(told(&mut eared, lost()), [missing]);
        assert_eq!(told(&mut eared, back()), ["The microphone is back."]);
        let mut eared = opened();
        assert_eq!(told(&mut eared, lost()), [""; 0]);
        assert_eq!(eared.talk(), [missing]);
        let mut eared = opened();
        assert_eq!(told(&mut eared, back()), [""; 0]);
    }
}
