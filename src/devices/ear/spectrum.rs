//! The frequencies of a short stretch of sound, each of which can be scaled.

use crate::fourier::{Complex, Fourier};

/// How many samples a stretch has: 32 milliseconds.
pub(super) const STRETCH: usize = 512;
/// How many frequencies are distinguished, from zero to half of the sampling rate.
pub(super) const FREQUENCIES: usize = STRETCH / 2 + 1;

#[derive(Debug, Clone)]
pub(super) struct Spectrum(Vec<Complex>);

impl Spectrum {
    pub(super) fn of(sound: &[f32; STRETCH], fourier: &Fourier) -> Spectrum {
        Spectrum(fourier.spectrum(sound))
    }

    pub(super) fn sound(&self, fourier: &Fourier) -> Vec<f32> {
        fourier.sound(&self.0)
    }

    /// How strong each frequency is.
    pub(super) fn powers(&self) -> [f32; FREQUENCIES] {
        std::array::from_fn(|frequency| self.0[frequency].power())
    }

    /// Scales each frequency.
    pub(super) fn scale(&mut self, gains: &[f32; FREQUENCIES]) {
        for (at, value) in self.0.iter_mut().enumerate() {
            // The second half mirrors the first.
            *value = value.scaled(gains[at.min(STRETCH - at)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    #[test]
    fn one_frequency_is_taken_out_of_two() {
        let fourier = Fourier::new(STRETCH);
        let wave = |times: usize, at: usize| (TAU * (times * at) as f32 / STRETCH as f32).cos();
        let both = std::array::from_fn(|at| wave(20, at) + wave(90, at));
        let mut spectrum = Spectrum::of(&both, &fourier);
        let mut gains = [1.0; FREQUENCIES];
        gains[90] = 0.0;
        spectrum.scale(&gains);
        let left = spectrum.sound(&fourier);
        assert!((0..STRETCH).all(|at| (left[at] - wave(20, at)).abs() < 0.001));
    }
}
