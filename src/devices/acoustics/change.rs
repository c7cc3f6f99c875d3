//! A recording as it might have sounded on another day: louder, in a noisier room, with
//! another throat. Changes samples alone.

use super::Warp;
use super::chance::SoundChance;

/// How far a recording is changed.
#[derive(Debug, Clone, Copy)]
pub(super) struct SoundChange {
    gain: f32,
    /// The loudness of the noise beside the loudness of the recording.
    noise: f32,
    /// How much of each sample of noise the next one keeps: the more, the darker.
    dark: f32,
    pub(super) warp: Warp,
}

/// How loud 16 bits can be.
const LOUDEST: f32 = 32_767.0;

impl SoundChange {
    /// None.
    pub(super) const NONE: SoundChange =
        SoundChange { gain: 1.0, noise: 0.0, dark: 0.0, warp: Warp::NONE };

    /// As chance has it, mildly.
    pub(super) fn by(chance: &mut SoundChance) -> SoundChange {
        let decibel = |decibel: f32| 10_f32.powf(decibel / 20.0);
        SoundChange {
            gain: decibel(chance.between(-12.0, 9.0)),
            noise: decibel(-chance.between(12.0, 45.0)),
            dark: chance.between(0.0, 0.95),
            warp: Warp::by(chance.between(0.93, 1.07)),
        }
    }

    /// The changed samples. Noise is there where the recording is utterly silent, too.
    pub(super) fn of(&self, samples: &[f32], chance: &mut SoundChance) -> Vec<f32> {
        let energy: f32 = samples.iter().map(|sample| sample * sample).sum();
        let loudness = (energy / samples.len().max(1) as f32).sqrt();
        // The darker the noise, the more of it would build up.
        let fresh = loudness * self.noise * (1.0 - self.dark * self.dark).sqrt();
        let mut noise = 0.0;
        let changed = samples.iter().map(|sample| {
            noise = self.dark * noise + fresh * chance.around_zero();
            (self.gain * (sample + noise)).clamp(-LOUDEST, LOUDEST)
        });
        changed.collect()
    }
}
