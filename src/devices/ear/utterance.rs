//! From a stream of sound to recognised utterances: when one begins, when it ends, and what is ignored because the
//! program itself speaks.

use std::collections::VecDeque;
use std::time::Duration;

use super::end_pointing::{EndPointing, FRAME, FRAME_TIME, Voicing};
use super::hearings::hear_again;
use super::loudness::Loudness;
use super::microphone::SoundPiece;
use super::model::NoModel;
use super::recogniser::{
    HeardWord, Model, Recogniser, RecogniserProgress, as_numbers, as_whole_numbers, samples,
};
use super::{ExpectedWords, HeardUtterance, Trigger};
use crate::sound::{Resampling, SAMPLES_A_SECOND};

/// How much sound from before the detected beginning of speech is kept.
const BEFORE: Duration = Duration::from_millis(500);
/// A soft consonant may begin this long before the first loud frame.
const LEAD: Duration = Duration::from_millis(200);
/// The longest utterance. No announcement is longer.
pub const LONGEST_UTTERANCE: Duration = Duration::from_secs(15);
/// How long the program's own words echo, on their way out and in.
const ECHO: Duration = Duration::from_millis(250);
/// How long the program's own words are still heard after a key has stopped them. Nobody begins to speak sooner.
const FADING: Duration = Duration::from_millis(150);
/// After this much pure silence the microphone is reported as dead.
const DEAD: Duration = Duration::from_secs(10);
/// How often the words so far are checked.
const LOOK: Duration = Duration::from_millis(40);

/// The results of sound.
pub(super) enum Followed {
    Began,
    Heard(Box<HeardUtterance>),
    Dead,
}

/// A model that listens to a stream of sound.
pub(super) struct ListeningModel {
    /// The name of the microphone.
    pub(super) name: String,
    model: Model,
    trigger: Trigger,
    expected: Option<ExpectedWords>,
    recogniser: Option<Recogniser>,
    /// What to listen for after the present utterance.
    next: Option<ExpectedWords>,
    source: Option<SoundSource>,
    pointing: EndPointing,
    /// The latest sound, up to [`BEFORE`].
    before: VecDeque<f32>,
    utterance: Option<SoundUtterance>,
    deafness: Deafness,
    /// How many samples of the program's own words are still to come, which are ignored.
    fading: usize,
    /// How long there have been only zeros.
    dead: Duration,
}

/// The microphone that the sound comes from.
struct SoundSource {
    resampling: Resampling,
    rate: u32,
    /// The number of its next sample.
    place: u64,
    /// Samples that do not fill a frame yet.
    waiting: Vec<f32>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Deafness {
    None,
    Full,
    /// Until this time, when the echo is over.
    Until(Duration),
}

/// The utterance in progress.
struct SoundUtterance {
    /// When the key was pressed for it, if it was.
    pressed: Option<Duration>,
    /// When its first sample was heard. `None` before the next sound.
    began: Option<Duration>,
    samples: Vec<i16>,
    /// When its first loud sound was heard, and its last.
    onset: Option<Duration>,
    voiced: Option<Duration>,
    /// How many samples the recogniser has taken.
    fed: usize,
    words: Vec<HeardWord>,
    /// When the key was released.
    ends: Option<Duration>,
}

impl SoundUtterance {
    fn of(before: Vec<f32>, began: Option<Duration>) -> SoundUtterance {
        let samples = as_whole_numbers(&before);
        let (pressed, onset, voiced, ends) = (None, None, None, None);
        SoundUtterance { pressed, began, samples, onset, voiced, fed: 0, words: Vec::new(), ends }
    }

    /// The finished utterance.
    fn told(
        self,
        hearings: Vec<Vec<HeardWord>>,
        alternatives: Vec<String>,
        now: Duration,
    ) -> HeardUtterance {
        HeardUtterance {
            pressed: self.pressed,
            began: self.onset.or(self.began).unwrap_or(now),
            ended: self.voiced.unwrap_or(now),
            hearings,
            alternatives,
            loudness: Loudness::of(&as_numbers(&self.samples)),
            samples: self.samples,
        }
    }
}

impl ListeningModel {
    pub(super) fn new(model: Model, trigger: Trigger) -> ListeningModel {
        ListeningModel {
            name: "the microphone".to_owned(),
            model,
            trigger,
            expected: None,
            recogniser: None,
            next: None,
            source: None,
            pointing: EndPointing::default(),
            before: VecDeque::new(),
            utterance: None,
            deafness: Deafness::None,
            fading: 0,
            dead: Duration::ZERO,
        }
    }

    pub(super) fn expect(&mut self, expected: ExpectedWords) -> Result<(), NoModel> {
        if self.utterance.is_some() {
            self.next = Some(expected);
            return Ok(());
        }
        let is_new = self.expected.as_ref().is_none_or(|old| old.phrases != expected.phrases);
        if is_new {
            self.recogniser = Some(self.model.listen_for(&expected.phrases)?);
        }
        self.expected = Some(expected);
        Ok(())
    }

    pub(super) fn set_trigger(&mut self, trigger: Trigger) {
        self.trigger = trigger;
        self.break_off();
    }

    /// The key was pressed: hear at once, even if the program was speaking.
    pub(super) fn begin(&mut self, pressed: Duration) {
        let spoke = self.deafness != Deafness::None;
        self.deafness = Deafness::None;
        self.fading = if spoke { samples(FADING) } else { 0 };
        self.break_off();
        let lead = self.latest(LEAD);
        let utterance = SoundUtterance::of(lead, None);
        self.utterance = Some(SoundUtterance { pressed: Some(pressed), ..utterance });
    }

    pub(super) fn end_at(&mut self, now: Duration) {
        if let Some(utterance) = &mut self.utterance {
            utterance.ends.get_or_insert(now);
        }
    }

    pub(super) fn be_deaf(&mut self) {
        self.deafness = Deafness::Full;
        // Half of an announcement would be a different announcement.
        self.break_off();
        self.before.clear();
    }

    pub(super) fn hear_again(&mut self, now: Duration) {
        if self.deafness == Deafness::Full {
            self.deafness = Deafness::Until(now + ECHO);
        }
    }

    /// Drops the utterance in progress.
    pub(super) fn break_off(&mut self) {
        if self.utterance.take().is_some()
            && let Some(recogniser) = &mut self.recogniser
        {
            drop(recogniser.finish());
        }
        self.pointing.end();
        self.go_on();
    }

    pub(super) fn take(&mut self, piece: SoundPiece) -> Vec<Followed> {
        let is_next =
            |source: &SoundSource| source.rate == piece.rate && source.place == piece.place;
        let mut followed = Vec::new();
        let mut source = match self.source.take().filter(is_next) {
            Some(source) => source,
            None => {
                self.lose_sound(piece.ended, &mut followed);
                let Some(resampling) = Resampling::from_rate(piece.rate) else { return Vec::new() };
                let (rate, place) = (piece.rate, piece.place);
                SoundSource { resampling, rate, place, waiting: Vec::new() }
            }
        };
        source.place += piece.samples.len() as u64;
        source.resampling.take(piece.samples.into_iter(), &mut source.waiting);
        let whole = source.waiting.len() / FRAME;
        for (number, frame) in source.waiting.chunks_exact(FRAME).enumerate() {
            let rest = source.waiting.len() - (number + 1) * FRAME;
            let ended = piece.ended.saturating_sub(long(rest));
            self.hear(frame, ended, &mut followed);
        }
        source.waiting.drain(..whole * FRAME);
        self.source = Some(source);
        followed
    }

    /// Sound is missing before the next piece. The utterance in progress is incomplete, and its speaker waits for an
    /// answer, so an empty one is reported. An utterance without samples yet has lost nothing.
    fn lose_sound(&mut self, now: Duration, followed: &mut Vec<Followed>) {
        self.before.clear();
        match self.utterance.take_if(|utterance| !utterance.samples.is_empty()) {
            Some(lost) => {
                let nothing = lost.told(Vec::new(), Vec::new(), now);
                followed.push(Followed::Heard(Box::new(nothing)));
                if let Some(recogniser) = &mut self.recogniser {
                    drop(recogniser.finish());
                }
                self.pointing.end();
                self.go_on();
            }
            None => self.pointing.end(),
        }
    }

    fn hear(&mut self, frame: &[f32], now: Duration, followed: &mut Vec<Followed>) {
        self.watch_for_silence(frame, followed);
        if matches!(self.deafness, Deafness::Until(until) if now >= until) {
            self.deafness = Deafness::None;
        }
        if self.deafness != Deafness::None {
            return;
        }
        let silence = [0.0; FRAME];
        let frame = if self.fading == 0 { frame } else { &silence };
        self.fading = self.fading.saturating_sub(FRAME);
        self.before.extend(frame);
        let too_much = self.before.len().saturating_sub(samples(BEFORE));
        self.before.drain(..too_much);
        let voicing = self.pointing.take(frame);
        match (&mut self.utterance, voicing) {
            (None, Voicing::Begun(ago)) if self.trigger == Trigger::Voice => {
                followed.push(Followed::Began);
                let lead = self.latest(ago + LEAD);
                let began = now.saturating_sub(long(lead.len()));
                let onset = Some(now.saturating_sub(ago));
                let utterance = SoundUtterance::of(lead, Some(began));
                self.utterance = Some(SoundUtterance { onset, voiced: Some(now), ..utterance });
            }
            (None, _) => {}
            (Some(utterance), voicing) => {
                utterance.samples.extend(as_whole_numbers(frame));
                match voicing {
                    Voicing::Begun(ago) => {
                        utterance.onset.get_or_insert(now.saturating_sub(ago));
                        utterance.voiced = Some(now);
                    }
                    Voicing::Speaks => utterance.voiced = Some(now),
                    Voicing::Quiet | Voicing::Pauses(_) => {}
                }
                let heard = utterance.samples.len();
                utterance.began.get_or_insert_with(|| now.saturating_sub(long(heard)));
                if self.is_over(voicing, now) {
                    followed.extend(self.recognise(now).map(Box::new).map(Followed::Heard));
                }
            }
        }
    }

    /// Whether the utterance has ended: by the key, by a silence that is long enough for the words so far, or because
    /// it has lasted too long.
    fn is_over(&mut self, voicing: Voicing, now: Duration) -> bool {
        let (Some(utterance), Some(recogniser), Some(expected)) =
            (&mut self.utterance, &mut self.recogniser, &self.expected)
        else {
            return true;
        };
        if utterance.ends.is_some_and(|ends| now >= ends)
            || utterance.samples.len() >= samples(LONGEST_UTTERANCE)
        {
            return true;
        }
        let new = utterance.samples.get(utterance.fed..).unwrap_or_default();
        if new.len() < samples(LOOK) {
            return false;
        }
        let progress = recogniser.take(new);
        utterance.fed = utterance.samples.len();
        if progress == RecogniserProgress::Over {
            utterance.words.extend(recogniser.sentence());
            // In a room that is too loud for a pause, the recogniser still notices the end.
            if !utterance.words.is_empty() && utterance.ends.is_none() {
                return true;
            }
        }
        let Voicing::Pauses(quiet) = voicing else { return false };
        let mut text = text_of(&utterance.words);
        text.push_str(&recogniser.so_far());
        quiet >= (expected.patience)(text.trim())
    }

    /// Ends the utterance and recognises it.
    fn recognise(&mut self, now: Duration) -> Option<HeardUtterance> {
        self.pointing.end();
        let mut utterance = self.utterance.take()?;
        let recogniser = self.recogniser.as_mut()?;
        recogniser.take(utterance.samples.get(utterance.fed..).unwrap_or_default());
        utterance.words.extend(recogniser.finish());
        let expected = self.expected.as_ref()?;
        let plain = std::mem::take(&mut utterance.words);
        let enough = expected.enough.as_ref();
        let hearings = hear_again(recogniser, &utterance.samples, plain, enough);
        let alternatives = match expected.alternatives {
            0 => Vec::new(),
            most => {
                let phrases = &expected.phrases;
                self.model.alternatives(phrases, &utterance.samples, most).unwrap_or_default()
            }
        };
        self.go_on();
        Some(utterance.told(hearings, alternatives, now))
    }

    /// Listens for what was requested while somebody spoke.
    fn go_on(&mut self) {
        if let Some(next) = self.next.take() {
            // The model accepted it before. If not, the next request reports it.
            let _ = self.expect(next);
        }
    }

    fn latest(&self, much: Duration) -> Vec<f32> {
        let from = self.before.len().saturating_sub(samples(much));
        self.before.range(from..).copied().collect()
    }

    fn watch_for_silence(&mut self, frame: &[f32], followed: &mut Vec<Followed>) {
        let was_dead = self.dead >= DEAD;
        let is_silent = frame.iter().all(|sample| sample.abs() < 1e-6);
        self.dead = if is_silent { self.dead + FRAME_TIME } else { Duration::ZERO };
        if self.dead >= DEAD && !was_dead {
            followed.push(Followed::Dead);
        }
    }
}

fn text_of(words: &[HeardWord]) -> String {
    words.iter().map(|word| word.text.clone() + " ").collect()
}

fn long(samples: usize) -> Duration {
    Duration::from_secs_f64(samples as f64 / f64::from(SAMPLES_A_SECOND))
}
