//! Removes a steady noise from an utterance: a hiss, a fan, a road. The quietest moments give the spectrum of the
//! noise, and each frequency is weakened by its share of noise (Wiener's filter, its strength smoothed over time
//! after Ephraim and Malah).

use std::f32::consts::PI;

use super::loudness::{LEFT, level, powers};
use super::spectrum::{FREQUENCIES, STRETCH, Spectrum};
use crate::fourier::Fourier;

/// From one stretch to the next: 8 milliseconds.
const STEP: usize = STRETCH / 4;
/// The sum of the squared windows at each sample: half the number of stretches that contain it.
const OVERLAP: f32 = (STRETCH / STEP) as f32 / 2.0;
/// Which share of an utterance is quiet: its pauses, and the silence before and after it.
const QUIET_PART: f32 = 0.15;
/// At least this many stretches are used to estimate the noise.
const FEWEST: usize = 4;
/// How much of the estimate is carried over to the next stretch. With less, the rest of the noise would ring.
const EXPECTED: f32 = 0.92;
/// Anything weaker is rounding error of whole samples.
const WEAKEST: f32 = 1.0;

/// A noise that is more decibels than this below the voice does not drown words.
const FAR_BELOW: f32 = 25.0;
/// A noise is steady if the quietest part is at most this many decibels below the next.
const STEADY: f32 = 2.0;

type Powers = [f32; FREQUENCIES];

/// Whether there is a steady noise that is loud compared with the voice.
#[must_use]
pub fn is_noisy(samples: &[i16]) -> bool {
    let mut powers = powers(samples);
    powers.sort_by(f32::total_cmp);
    let part = (powers.len() as f32 * QUIET_PART) as usize;
    let level = |from: usize| level(powers.get(from..from + part).unwrap_or_default());
    let (quiet, next, loud) = (level(0), level(part), level(powers.len() - part));
    part > 0 && next - quiet <= STEADY && loud - quiet <= FAR_BELOW
}

/// The same sound with its steady noise weakened.
pub(super) fn without_noise(samples: &[i16]) -> Vec<i16> {
    let fourier = Fourier::new(STRETCH);
    let window = window();
    let mut spectra = spectra(samples, &fourier, &window);
    let powers: Vec<Powers> = spectra.iter().map(Spectrum::powers).collect();
    let Some(noise) = noise(&powers, samples.len()) else { return samples.to_vec() };
    let mut quieter = vec![0.0; (spectra.len() - 1) * STEP + STRETCH];
    let mut expected = [1.0; FREQUENCIES];
    for (number, (spectrum, powers)) in spectra.iter_mut().zip(&powers).enumerate() {
        spectrum.scale(&gains(powers, &noise, &mut expected));
        let sound = spectrum.sound(&fourier);
        let place = quieter.iter_mut().skip(number * STEP);
        for ((sum, sample), share) in place.zip(sound).zip(window) {
            *sum += sample * share / OVERLAP;
        }
    }
    quieter.iter().skip(STRETCH).take(samples.len()).map(|sample| sample.round() as i16).collect()
}

/// The square root of Hann's window. It is applied both before and after the transform.
fn window() -> [f32; STRETCH] {
    std::array::from_fn(|at| (PI * at as f32 / STRETCH as f32).sin())
}

/// The spectra of all stretches. The first and the last are in the silence around the samples.
fn spectra(samples: &[i16], fourier: &Fourier, window: &[f32; STRETCH]) -> Vec<Spectrum> {
    let around = [0.0; STRETCH];
    let inside = samples.iter().map(|sample| f32::from(*sample));
    let sound: Vec<f32> = around.into_iter().chain(inside).chain(around).collect();
    sound
        .windows(STRETCH)
        .step_by(STEP)
        .map(|stretch| Spectrum::of(&std::array::from_fn(|at| stretch[at] * window[at]), fourier))
        .collect()
}

/// The common spectrum of the quietest stretches inside of `samples` samples.
fn noise(powers: &[Powers], samples: usize) -> Option<Powers> {
    let inside = powers.get(STRETCH / STEP..=samples / STEP)?;
    let mut by_whole: Vec<(f32, &Powers)> =
        inside.iter().map(|powers| (powers.iter().sum(), powers)).collect();
    by_whole.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let quiet = FEWEST.max((inside.len() as f32 * QUIET_PART) as usize);
    let quiet = by_whole.get(..quiet)?;
    let mean = |frequency: usize| {
        quiet.iter().map(|(_, powers)| powers[frequency]).sum::<f32>() / quiet.len() as f32
    };
    Some(std::array::from_fn(|frequency| mean(frequency).max(WEAKEST)))
}

/// How much of each frequency is kept. `expected` is how many times stronger than noise the voice was in the previous
/// stretch, and is updated to this one.
fn gains(powers: &Powers, noise: &Powers, expected: &mut Powers) -> Powers {
    std::array::from_fn(|frequency| {
        let times = powers[frequency] / noise[frequency];
        let voice = EXPECTED * expected[frequency] + (1.0 - EXPECTED) * (times - 1.0).max(0.0);
        let gain = (voice / (1.0 + voice)).max(LEFT);
        expected[frequency] = gain * gain * times;
        gain
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: usize = 16_000;

    /// Noise without a tone, always the same.
    fn hiss(height: f32, count: usize) -> Vec<f32> {
        let mut dice = 1_u32;
        let mut next = || {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (dice >> 8) as f32 / (1 << 23) as f32 - 1.0
        };
        (0..count).map(|_| next() * height).collect()
    }

    /// A tone in the middle of three seconds.
    fn tone(height: f32) -> Vec<f32> {
        let sounds = |at: usize| (SECOND..2 * SECOND).contains(&at);
        let wave = |at: usize| height * (at as f32 * 0.2).sin();
        (0..3 * SECOND).map(|at| if sounds(at) { wave(at) } else { 0.0 }).collect()
    }

    fn whole_numbers(samples: &[f32]) -> Vec<i16> {
        samples.iter().map(|sample| sample.round() as i16).collect()
    }

    fn decibels_between(one: &[f32], other: &[f32]) -> f32 {
        let power = |samples: &[f32]| samples.iter().map(|sample| sample * sample).sum::<f32>();
        10.0 * (power(one) / power(other)).log10()
    }

    #[test]
    fn a_hiss_is_weakened_and_a_tone_in_it_is_kept() {
        let (tone, hiss) = (tone(3_000.0), hiss(1_000.0, 3 * SECOND));
        let noisy: Vec<f32> = tone.iter().zip(&hiss).map(|(a, b)| a + b).collect();
        let quieter = without_noise(&whole_numbers(&noisy));
        assert_eq!(quieter.len(), noisy.len());
        let quieter: Vec<f32> = quieter.into_iter().map(f32::from).collect();
        let before_the_tone = 1_000..SECOND - 1_000;
        let weaker = decibels_between(&hiss[before_the_tone.clone()], &quieter[before_the_tone]);
        assert!((12.0..16.0).contains(&weaker), "{weaker}");
        let amid = SECOND + 2_000..2 * SECOND - 2_000;
        let error = |sound: &[f32]| -> Vec<f32> {
            sound[amid.clone()].iter().zip(&tone[amid.clone()]).map(|(a, b)| a - b).collect()
        };
        let nearer = decibels_between(&error(&noisy), &error(&quieter));
        assert!(nearer > 9.0, "{nearer}");
    }

    #[test]
    fn a_noise_is_loud_beside_a_voice_or_far_below_it() {
        let amid = |height: f32| -> Vec<i16> {
            let hiss = hiss(height, 3 * SECOND);
            whole_numbers(&tone(3_000.0).iter().zip(&hiss).map(|(a, b)| a + b).collect::<Vec<_>>())
        };
        assert!(is_noisy(&amid(1_000.0)));
        assert!(!is_noisy(&amid(30.0)));
        assert!(!is_noisy(&amid(0.0)));
        // A voice without a pause does not count as noise, nor does silence.
        let swelling: Vec<f32> =
            hiss(1.0, SECOND).iter().zip(0_u16..).map(|(a, at)| a * f32::from(at)).collect();
        assert!(!is_noisy(&whole_numbers(&swelling)));
        assert!(!is_noisy(&[]) && !is_noisy(&[7; 99]));
    }

    #[test]
    fn a_sound_without_noise_stays_as_it_is() {
        let sound = whole_numbers(&tone(3_000.0));
        let same = without_noise(&sound);
        let farthest = sound.iter().zip(&same).map(|(a, b)| a.abs_diff(*b)).max();
        assert!(farthest.is_some_and(|farthest| farthest <= 3), "{farthest:?}");
        assert_eq!(without_noise(&[0; 4_000]), vec![0; 4_000]);
    }

    #[test]
    fn what_is_too_short_to_be_judged_stays_as_it_is() {
        for length in [0, 1, STRETCH - 1, STRETCH + 2 * STEP] {
            let sound = whole_numbers(&hiss(900.0, length));
            assert_eq!(without_noise(&sound), sound, "{length}");
        }
    }

    #[test]
    fn the_loudest_samples_stay_within_their_bounds() {
        let loud: Vec<i16> = (0..SECOND).map(|at| [i16::MIN, i16::MAX][at / 20 % 2]).collect();
        assert_eq!(without_noise(&loud).len(), loud.len());
    }
}
