//! How loud a stretch of sound is, and what is wrong with it: clipped, too quiet, silent.

use std::time::Duration;

use super::recogniser;
use crate::sound::SAMPLES_A_SECOND;

/// Ten milliseconds.
pub(super) const MOMENT: usize = SAMPLES_A_SECOND as usize / 100;

/// A sample at least this far from zero counts as full scale.
const FULL: f32 = 0.985;
/// If a larger share of the samples is at full scale, recognition suffers.
const CLIPPED_SHARE: f32 = 0.002;
/// Speech quieter than this is hardly distinct from the noise of a microphone, in decibels.
const FAINT: f32 = -45.0;
/// A working microphone is louder than this even in silence, in decibels.
const DEAD: f32 = -95.0;

/// The gain of a sound that is softened because it is not the voice that is meant: 15 decibels less. Pure silence
/// does not occur in real rooms, so the recogniser does not know it.
pub(super) const LEFT: f32 = 0.18;

/// What a stretch of sound was like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loudness {
    /// The loudest sample, in decibels below full scale.
    pub peak: f32,
    /// The mean of all samples, in decibels below full scale.
    pub mean: f32,
    /// The share of samples at full scale.
    pub clipped: f32,
}

/// What is wrong with the loudness of a sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LoudnessFault {
    /// Too loud for the microphone, and clipped.
    Clipped,
    /// Hardly louder than silence.
    Faint,
    /// No sound at all, not even noise.
    Dead,
}

impl Loudness {
    /// Measures samples between -1 and 1.
    #[must_use]
    pub fn of(samples: &[f32]) -> Loudness {
        let count = samples.len().max(1) as f32;
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let squares: f32 = samples.iter().map(|sample| sample * sample).sum();
        let clipped = samples.iter().filter(|sample| sample.abs() >= FULL).count() as f32;
        Loudness {
            peak: decibels(peak),
            mean: decibels((squares / count).sqrt()),
            clipped: clipped / count,
        }
    }

    /// What is wrong with it as speech.
    #[must_use]
    pub fn fault(&self) -> Option<LoudnessFault> {
        match self {
            Loudness { clipped, .. } if *clipped > CLIPPED_SHARE => Some(LoudnessFault::Clipped),
            Loudness { peak, .. } if *peak < DEAD => Some(LoudnessFault::Dead),
            Loudness { peak, .. } if *peak < FAINT => Some(LoudnessFault::Faint),
            _ => None,
        }
    }
}

/// How loud the voice is between two moments of these samples, in decibels below full scale. Only the louder half
/// counts, because a word is cut a little before or after its sounds.
#[must_use]
pub fn loudness_between(samples: &[i16], from: Duration, to: Duration) -> f32 {
    let mut powers = powers(stretch(samples, from, to));
    powers.sort_by(f32::total_cmp);
    level(&powers[powers.len() / 2..])
}

/// For how long the sound between two moments of these samples is at least `least` decibels below full scale.
#[must_use]
pub fn loud_between(samples: &[i16], from: Duration, to: Duration, least: f32) -> Duration {
    let powers = powers(stretch(samples, from, to));
    let loud = powers.iter().filter(|power| decibels(power.sqrt()) >= least).count();
    recogniser::seconds((loud * MOMENT) as u64)
}

/// The samples between two moments, as far as they exist.
fn stretch(samples: &[i16], from: Duration, to: Duration) -> &[i16] {
    let at = |moment: Duration| recogniser::samples(moment).min(samples.len());
    samples.get(at(from)..at(to)).unwrap_or_default()
}

/// The overall level of moments with these powers, in decibels below full scale.
pub(super) fn level(powers: &[f32]) -> f32 {
    decibels((powers.iter().sum::<f32>() / powers.len().max(1) as f32).sqrt())
}

/// The mean power of every ten milliseconds.
pub(super) fn powers(samples: &[i16]) -> Vec<f32> {
    samples.chunks(MOMENT).map(power).collect()
}

/// The mean power of samples.
fn power(samples: &[i16]) -> f32 {
    let squares = samples.iter().map(|sample| (f32::from(*sample) / 32_768.0).powi(2));
    squares.sum::<f32>() / samples.len().max(1) as f32
}

/// A share of full scale, in decibels.
#[must_use]
pub(super) fn decibels(part: f32) -> f32 {
    20.0 * part.max(1e-7).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_told_apart() {
        let wave = |loud: f32| -> Vec<f32> {
            (0..1_600).map(|at| (loud * (at as f32 * 0.3).sin()).clamp(-1.0, 1.0)).collect()
        };
        assert_eq!(Loudness::of(&wave(0.5)).fault(), None);
        assert_eq!(Loudness::of(&wave(3.0)).fault(), Some(LoudnessFault::Clipped));
        assert_eq!(Loudness::of(&wave(0.002)).fault(), Some(LoudnessFault::Faint));
        assert_eq!(Loudness::of(&[0.0; 99]).fault(), Some(LoudnessFault::Dead));
        assert_eq!(Loudness::of(&[]).fault(), Some(LoudnessFault::Dead));
        assert!((Loudness::of(&wave(0.5)).mean + 9.0).abs() < 0.1);
    }

    #[test]
    fn what_is_loud_for_how_long_is_known() {
        let mut samples = vec![0_i16; 1_600];
        samples.extend([1_000, -1_000].repeat(1_600));
        samples.extend([100, -100].repeat(800));
        let loud = |from, to, least| {
            let at = Duration::from_millis;
            loud_between(&samples, at(from), at(to), least).as_millis()
        };
        let level = decibels(1_000.0 / 32_768.0);
        assert_eq!(loud(0, 400, level - 1.0), 200);
        assert_eq!(loud(0, 400, level - 30.0), 300);
        assert_eq!(loud(0, 400, level + 1.0), 0);
        assert_eq!(loud(0, 100, level - 1.0), 0);
        assert_eq!(loud(200, 900, level - 1.0), 100);
        assert_eq!(loud(300, 200, level - 1.0), 0);
    }

    #[test]
    fn a_word_is_as_loud_as_its_louder_half() {
        let mut samples = vec![0_i16; 1_600];
        samples.extend([1_000, -1_000].repeat(800));
        let between = |from, to| {
            loudness_between(&samples, Duration::from_millis(from), Duration::from_millis(to))
        };
        let loud = decibels(1_000.0 / 32_768.0);
        assert!((between(100, 200) - loud).abs() < 0.1);
        assert!((between(0, 200) - loud).abs() < 0.1);
        assert!(between(0, 100) < -100.0);
        // An empty stretch, and stretches outside of the samples.
        assert!(between(150, 150) < -100.0 && between(900, 950) < -100.0);
        assert!(between(200, 100) < -100.0);
    }
}
