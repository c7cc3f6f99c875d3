//! Changes a recording as if it were made on another day: louder, in a noisier room, with a different throat.

use super::Warp;
use super::chance::SoundChance;

/// How to change a recording.
#[derive(Debug, Clone, Copy)]
pub(super) struct SoundChange {
    gain: f32,
    /// The loudness of the noise, relative to the recording.
    noise: f32,
    /// How much of each noise sample carries over to the next: the more, the darker the noise.
    dark: f32,
    pub(super) warp: Warp,
}

/// The largest value of 16 bits.
const LOUDEST: f32 = 32_767.0;

impl SoundChange {
    /// No change.
    pub(super) const NONE: SoundChange =
        SoundChange { gain: 1.0, noise: 0.0, dark: 0.0, warp: Warp::NONE };

    /// A mild random change.
    pub(super) fn by(chance: &mut SoundChance) -> SoundChange {
        let decibel = |decibel: f32| 10_f32.powf(decibel / 20.0);
        SoundChange {
            gain: decibel(chance.between(-12.0, 9.0)),
            noise: decibel(-chance.between(12.0, 45.0)),
            dark: chance.between(0.0, 0.95),
            warp: Warp::by(chance.between(0.93, 1.07)),
        }
    }

    /// The changed samples. There is noise even where the recording is silent.
    pub(super) fn of(&self, samples: &[f32], chance: &mut SoundChance) -> Vec<f32> {
        let energy: f32 = samples.iter().map(|sample| sample * sample).sum();
        let loudness = (energy / samples.len().max(1) as f32).sqrt();
        // Darker noise builds up more, so reduce what is added.
        let fresh = loudness * self.noise * (1.0 - self.dark * self.dark).sqrt();
        let mut noise = 0.0;
        let changed = samples.iter().map(|sample| {
            noise = self.dark * noise + fresh * chance.around_zero();
            (self.gain * (sample + noise)).clamp(-LOUDEST, LOUDEST)
        });
        changed.collect()
    }
}
