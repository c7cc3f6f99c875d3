//! How loud a stretch of sound is, and what is wrong with it: clipped, too quiet, silent.
//! Never says it to anybody.

/// Full scale, in either direction.
const FULL: f32 = 0.985;
/// More of the samples than this at full scale, and words suffer.
const CLIPPED_SHARE: f32 = 0.002;
/// Quieter speech is hardly told from the noise of a microphone.
const FAINT: f32 = -45.0;
/// A working microphone is never as quiet, even when nobody speaks.
const DEAD: f32 = -95.0;

/// What a stretch of sound was like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loudness {
    /// The loudest sample, in decibels below full scale.
    pub peak: f32,
    /// The mean of all samples, in decibels below full scale.
    pub mean: f32,
    /// Which part of the samples was cut off at full scale.
    pub clipped: f32,
}

/// What is wrong with how loud a sound was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It was too loud for the microphone, and cut off.
    Clipped,
    /// It was hardly louder than nothing.
    Faint,
    /// There was no sound at all, not even noise.
    Dead,
}

impl Loudness {
    /// Of samples between -1 and 1.
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
    pub fn fault(&self) -> Option<Fault> {
        match self {
            Loudness { clipped, .. } if *clipped > CLIPPED_SHARE => Some(Fault::Clipped),
            Loudness { peak, .. } if *peak < DEAD => Some(Fault::Dead),
            Loudness { peak, .. } if *peak < FAINT => Some(Fault::Faint),
            _ => None,
        }
    }
}

/// Of a part of full scale.
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
        assert_eq!(Loudness::of(&wave(3.0)).fault(), Some(Fault::Clipped));
        assert_eq!(Loudness::of(&wave(0.002)).fault(), Some(Fault::Faint));
        assert_eq!(Loudness::of(&[0.0; 99]).fault(), Some(Fault::Dead));
        assert_eq!(Loudness::of(&[]).fault(), Some(Fault::Dead));
        assert!((Loudness::of(&wave(0.5)).mean + 9.0).abs() < 0.1);
    }
}
