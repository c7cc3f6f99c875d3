//! Which frequencies a short stretch of sound has, and the sound that frequencies make: the
//! fast Fourier transform. Never changes either.

use std::f32::consts::TAU;
use std::ops::{Add, Mul, Sub};

/// How many samples a stretch has: 32 milliseconds.
pub(super) const STRETCH: usize = 512;
/// How many frequencies are told apart in it, from none to half of the rate.
pub(super) const FREQUENCIES: usize = STRETCH / 2 + 1;

/// A complex number.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Complex {
    real: f32,
    imaginary: f32,
}

impl Complex {
    fn power(self) -> f32 {
        self.real * self.real + self.imaginary * self.imaginary
    }
}

impl Add for Complex {
    type Output = Complex;

    fn add(self, other: Complex) -> Complex {
        Complex { real: self.real + other.real, imaginary: self.imaginary + other.imaginary }
    }
}

impl Sub for Complex {
    type Output = Complex;

    fn sub(self, other: Complex) -> Complex {
        Complex { real: self.real - other.real, imaginary: self.imaginary - other.imaginary }
    }
}

impl Mul for Complex {
    type Output = Complex;

    fn mul(self, other: Complex) -> Complex {
        Complex {
            real: self.real * other.real - self.imaginary * other.imaginary,
            imaginary: self.real * other.imaginary + self.imaginary * other.real,
        }
    }
}

/// The frequencies of one stretch of sound.
#[derive(Debug, Clone)]
pub(super) struct Spectrum([Complex; STRETCH]);

impl Spectrum {
    /// How strong each frequency is.
    pub(super) fn powers(&self) -> [f32; FREQUENCIES] {
        std::array::from_fn(|frequency| self.0[frequency].power())
    }

    /// Makes each frequency stronger or weaker.
    pub(super) fn scale(&mut self, gains: &[f32; FREQUENCIES]) {
        for (at, value) in self.0.iter_mut().enumerate() {
            // The second half mirrors the first.
            let gain = gains[at.min(STRETCH - at)];
            value.real *= gain;
            value.imaginary *= gain;
        }
    }
}

/// What every transform needs, reckoned once.
pub(super) struct Transform {
    /// The turns of half a circle.
    turns: [Complex; STRETCH / 2],
}

impl Transform {
    pub(super) fn new() -> Transform {
        let turn = |at: usize| {
            let (sine, cosine) = (-TAU * at as f32 / STRETCH as f32).sin_cos();
            Complex { real: cosine, imaginary: sine }
        };
        Transform { turns: std::array::from_fn(turn) }
    }

    pub(super) fn spectrum(&self, sound: &[f32; STRETCH]) -> Spectrum {
        let mut values = sound.map(|real| Complex { real, imaginary: 0.0 });
        self.apply(&mut values);
        Spectrum(values)
    }

    pub(super) fn sound(&self, spectrum: &Spectrum) -> [f32; STRETCH] {
        // The way back is the way there in a mirror.
        let mirrored = |value: Complex| Complex { imaginary: -value.imaginary, ..value };
        let mut values = spectrum.0.map(mirrored);
        self.apply(&mut values);
        values.map(|value| value.real / STRETCH as f32)
    }

    /// Cooley and Tukey's way, in place.
    fn apply(&self, values: &mut [Complex; STRETCH]) {
        for at in 0..STRETCH {
            let other = at.reverse_bits() >> (usize::BITS - STRETCH.ilog2());
            if at < other {
                values.swap(at, other);
            }
        }
        let mut half = 1;
        while half < STRETCH {
            let step = STRETCH / 2 / half;
            for group in values.chunks_exact_mut(2 * half) {
                let (low, high) = group.split_at_mut(half);
                let turns = self.turns.iter().step_by(step);
                for ((low, high), turn) in low.iter_mut().zip(high).zip(turns) {
                    let turned = *high * *turn;
                    (*low, *high) = (*low + turned, *low - turned);
                }
            }
            half *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wave that fits so many times into a stretch.
    fn wave(times: usize) -> [f32; STRETCH] {
        std::array::from_fn(|at| (TAU * (times * at) as f32 / STRETCH as f32).cos())
    }

    #[test]
    fn a_wave_has_one_frequency() {
        let transform = Transform::new();
        for times in [1, 2, 37, 200, 255] {
            let powers = transform.spectrum(&wave(times)).powers();
            let whole: f32 = powers.iter().sum();
            assert!(powers[times] > 0.999 * whole, "{times}: {} of {whole}", powers[times]);
            // Half of the power stands in the mirrored half.
            assert!((powers[times].sqrt() - STRETCH as f32 / 2.0).abs() < 0.1);
        }
    }

    #[test]
    fn the_way_back_leads_to_the_same_sound() {
        let transform = Transform::new();
        let sound: [f32; STRETCH] =
            std::array::from_fn(|at| ((at * at * 37) % 1_000) as f32 - 500.0);
        let again = transform.sound(&transform.spectrum(&sound));
        assert!(sound.iter().zip(again).all(|(one, other)| (one - other).abs() < 0.01));
    }

    #[test]
    fn one_frequency_is_taken_out_of_two() {
        let transform = Transform::new();
        let (low, high) = (wave(20), wave(90));
        let mut spectrum = transform.spectrum(&std::array::from_fn(|at| low[at] + high[at]));
        let mut gains = [1.0; FREQUENCIES];
        gains[90] = 0.0;
        spectrum.scale(&gains);
        let left = transform.sound(&spectrum);
        assert!(low.iter().zip(left).all(|(one, other)| (one - other).abs() < 0.001));
    }
}
