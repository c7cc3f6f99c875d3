//! The fast Fourier transform and its inverse. The order of the additions is the same on every machine, so that a voice
//! is learned with the same result everywhere.

use std::f64::consts::TAU;
use std::ops::{Add, Mul, Sub};

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Complex {
    real: f32,
    imaginary: f32,
}

impl Complex {
    pub(super) fn power(self) -> f32 {
        self.real * self.real + self.imaginary * self.imaginary
    }

    #[cfg(feature = "ear")]
    pub(super) fn scaled(self, gain: f32) -> Complex {
        Complex { real: self.real * gain, imaginary: self.imaginary * gain }
    }

    #[cfg(feature = "ear")]
    fn mirrored(self) -> Complex {
        Complex { imaginary: -self.imaginary, ..self }
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

/// A transform of one length, which must be a power of two.
#[derive(Debug, Clone)]
pub(super) struct Fourier {
    /// The twiddle factors of each step.
    steps: Vec<Vec<Complex>>,
    /// The index of the input for each place before the first step.
    order: Vec<usize>,
}

impl Fourier {
    pub(super) fn new(length: usize) -> Fourier {
        let bits = length.trailing_zeros();
        let turn = |part: usize| {
            let (sine, cosine) = (-TAU * part as f64 / length as f64).sin_cos();
            Complex { real: cosine as f32, imaginary: sine as f32 }
        };
        let step =
            |number: u32| (0..1 << number).map(|at| turn(at * ((length / 2) >> number))).collect();
        let place = |at: usize| at.reverse_bits() >> (usize::BITS - bits);
        Fourier { steps: (0..bits).map(step).collect(), order: (0..length).map(place).collect() }
    }

    pub(super) fn length(&self) -> usize {
        self.order.len()
    }

    /// All frequencies; the second half mirrors the first. Missing samples count as silence.
    pub(super) fn spectrum(&self, samples: &[f32]) -> Vec<Complex> {
        let real = |at: usize| samples.get(at).copied().unwrap_or(0.0);
        self.transformed(|at| Complex { real: real(at), imaginary: 0.0 })
    }

    /// The samples that have this spectrum.
    #[cfg(feature = "ear")]
    pub(super) fn sound(&self, spectrum: &[Complex]) -> Vec<f32> {
        let silence = Complex { real: 0.0, imaginary: 0.0 };
        // The inverse is the forward transform of the conjugate.
        let mirrored = |at: usize| spectrum.get(at).copied().unwrap_or(silence).mirrored();
        let values = self.transformed(mirrored);
        values.iter().map(|value| value.real / self.length() as f32).collect()
    }

    /// By Cooley and Tukey.
    fn transformed(&self, value: impl Fn(usize) -> Complex) -> Vec<Complex> {
        let mut values: Vec<Complex> = self.order.iter().map(|at| value(*at)).collect();
        for turns in &self.steps {
            for block in values.chunks_exact_mut(2 * turns.len()) {
                let (even, odd) = block.split_at_mut(turns.len());
                for ((even, odd), turn) in even.iter_mut().zip(odd).zip(turns) {
                    let turned = *odd * *turn;
                    (*even, *odd) = (*even + turned, *even - turned);
                }
            }
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LENGTH: usize = 512;

    /// A wave with this many periods in `LENGTH` samples.
    fn wave(times: usize) -> Vec<f32> {
        let turn = |at: usize| (TAU * (times * at) as f64 / LENGTH as f64).cos() as f32;
        (0..LENGTH).map(turn).collect()
    }

    #[test]
    fn a_wave_has_one_frequency() {
        let fourier = Fourier::new(LENGTH);
        for times in [1, 2, 37, 200, 255] {
            let spectrum = fourier.spectrum(&wave(times));
            let powers: Vec<f32> = spectrum.iter().map(|value| value.power()).collect();
            let half: f32 = powers[..=LENGTH / 2].iter().sum();
            assert!(powers[times] > 0.999 * half, "{times}: {} of {half}", powers[times]);
            // The mirrored half holds half of the power.
            assert!((powers[times].sqrt() - LENGTH as f32 / 2.0).abs() < 0.1);
        }
    }

    #[cfg(feature = "ear")]
    #[test]
    fn the_way_back_leads_to_the_same_sound() {
        let fourier = Fourier::new(LENGTH);
        let sound: Vec<f32> =
            (0..LENGTH).map(|at| ((at * at * 37) % 1_000) as f32 - 500.0).collect();
        let again = fourier.sound(&fourier.spectrum(&sound));
        assert!(sound.iter().zip(again).all(|(one, other)| (one - other).abs() < 0.01));
    }

    #[test]
    fn what_is_missing_to_the_length_is_silence() {
        let fourier = Fourier::new(LENGTH);
        let short = &wave(37)[..400];
        let long: Vec<f32> = short.iter().copied().chain([0.0; LENGTH - 400]).collect();
        assert_eq!(fourier.spectrum(short), fourier.spectrum(&long));
    }
}
