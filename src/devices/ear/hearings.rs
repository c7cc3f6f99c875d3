//! Recognises an utterance several times, because a single hearing may be wrong: with everything softened around the
//! loudest voice, as it was said, a little slower and faster, and without a steady noise. Which hearing is right is
//! decided elsewhere.

use std::time::Duration;

use super::loudness::{LEFT, MOMENT, powers};
use super::noise::{is_noisy, without_noise};
use super::recogniser::{HeardWord, Recogniser, as_numbers, as_whole_numbers, samples, transcribe};
use crate::sound::{Resampling, SAMPLES_A_SECOND};

/// Longer utterances are not heard again: it would keep the speaker waiting.
const LONGEST: Duration = Duration::from_secs(6);
/// Every voice has its own pitch and pace, so the sound is also read at rates that shift both by 6 percent.
const RATES: [u32; 3] =
    [SAMPLES_A_SECOND, SAMPLES_A_SECOND / 100 * 94, SAMPLES_A_SECOND / 100 * 106];

/// Within speech, the voice falls at most this many decibels below its loud moments.
const SOFTER: f32 = 7.0;
/// How many moments of ten milliseconds are averaged.
const TOGETHER: usize = 5;
/// How many moments a voice may be soft between two words.
const BETWEEN: usize = 60;
/// How many moments it may be soft before and after: its first and last consonants.
const AROUND: usize = 25;
/// How many samples a fade lasts. A hard edge would be a sound of its own.
const FADING: usize = 320;

/// The words of every hearing of an utterance that counts, with their times in it: the plain one, and others unless
/// `enough` says that they are not needed. In loud noise, all hearings are of the sound without the noise, and the
/// plain one does not count.
pub fn hear_again(
    recogniser: &mut Recogniser,
    utterance: &[i16],
    plain: Vec<HeardWord>,
    enough: impl FnOnce(&[HeardWord], &[i16]) -> bool,
) -> Vec<Vec<HeardWord>> {
    if utterance.len() > samples(LONGEST) || enough(&plain, utterance) {
        return vec![plain];
    }
    let quiet = is_noisy(utterance).then(|| without_noise(utterance));
    let first = match &quiet {
        Some(quiet) => transcribe(recogniser, quiet),
        None => plain,
    };
    let alone = alone(quiet.as_deref().unwrap_or(utterance));
    let hear = |rate: u32| {
        let mut words = transcribe(recogniser, &paced(&alone, rate)?);
        let pace = f64::from(rate) / f64::from(SAMPLES_A_SECOND);
        for word in &mut words {
            word.start = word.start.mul_f64(pace);
            word.end = word.end.mul_f64(pace);
        }
        Some(words)
    };
    std::iter::once(first).chain(RATES.into_iter().filter_map(hear)).collect()
}

/// The same sound, as if recorded at another rate.
fn paced(samples: &[i16], rate: u32) -> Option<Vec<i16>> {
    let mut resampling = Resampling::from_rate(rate)?;
    let mut paced = Vec::new();
    resampling.take(as_numbers(samples).into_iter(), &mut paced);
    resampling.finish(&mut paced);
    Some(as_whole_numbers(&paced))
}

/// The same sound with everything softened before and after its loudest voice.
fn alone(samples: &[i16]) -> Vec<i16> {
    let Some((first, last)) = loudest_voice(&powers(samples)) else { return samples.to_vec() };
    let (from, to) = (first * MOMENT, (last + 1) * MOMENT);
    let gain = |at: usize| {
        let beside = from.saturating_sub(at).max((at + 1).saturating_sub(to));
        let faded = beside.min(FADING) as f32 / FADING as f32;
        1.0 - faded * (1.0 - LEFT)
    };
    samples
        .iter()
        .enumerate()
        .map(|(at, sample)| (f32::from(*sample) * gain(at)).round() as i16)
        .collect()
}

/// The first and the last moment of the loudest voice, by the powers of all moments.
fn loudest_voice(powers: &[f32]) -> Option<(usize, usize)> {
    let around = |at: usize| {
        let from = at.saturating_sub(TOGETHER / 2);
        let near = &powers[from..(at + TOGETHER / 2 + 1).min(powers.len())];
        near.iter().sum::<f32>() / near.len() as f32
    };
    let smooth: Vec<f32> = (0..powers.len()).map(around).collect();
    let mut sorted = smooth.clone();
    sorted.sort_by(f32::total_cmp);
    let loud = *sorted.get(sorted.len() * 95 / 100)?;
    let bound = loud * 10.0_f32.powf(-SOFTER / 10.0);
    let mut voices: Vec<(usize, usize)> = Vec::new();
    for (at, _) in smooth.iter().enumerate().filter(|(_, power)| **power >= bound) {
        match voices.last_mut() {
            Some((_, last)) if at - *last <= BETWEEN => *last = at,
            _ => voices.push((at, at)),
        }
    }
    let energy = |voice: &(usize, usize)| powers[voice.0..=voice.1].iter().sum::<f32>();
    let (first, last) = voices.into_iter().max_by(|a, b| energy(a).total_cmp(&energy(b)))?;
    Some((first.saturating_sub(AROUND), (last + AROUND).min(powers.len() - 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each part, this many moments of a wave of this height.
    fn sound(parts: &[(usize, i16)]) -> Vec<i16> {
        parts
            .iter()
            .flat_map(|(moments, height)| [*height, -*height].repeat(moments * 80))
            .collect()
    }

    /// The loudest sample of a moment.
    fn height(samples: &[i16], moment: usize) -> i16 {
        samples[moment * 160..(moment + 1) * 160].iter().copied().max().unwrap_or(0)
    }

    #[test]
    fn what_lies_beside_the_loudest_voice_is_softened() {
        let spoken = sound(&[(100, 1_000), (80, 5_000), (40, 1_000), (50, 5_000), (100, 1_000)]);
        let alone = alone(&spoken);
        assert_eq!(alone.len(), spoken.len());
        let heights: Vec<i16> =
            [50, 80, 120, 200, 250, 290, 330].map(|at| height(&alone, at)).to_vec();
        // Its own soft beginning, pause and end are not softened.
        assert_eq!(heights, [180, 1_000, 5_000, 1_000, 5_000, 1_000, 180]);
    }

    #[test]
    fn a_second_voice_that_is_farther_away_in_time_is_softened_too() {
        let spoken = sound(&[(20, 4_000), (90, 100), (120, 5_000), (50, 100)]);
        let alone = alone(&spoken);
        assert_eq!(height(&alone, 10), 720);
        assert_eq!(height(&alone, 150), 5_000);
    }

    #[test]
    fn silence_and_nothing_stay_as_they_are() {
        assert_eq!(alone(&[]), Vec::<i16>::new());
        assert_eq!(alone(&[0; 4_000]), vec![0; 4_000]);
        assert_eq!(alone(&[7; 100]), vec![7; 100]);
    }

    #[test]
    fn a_pace_changes_how_long_a_sound_is_and_nothing_else() {
        let spoken = sound(&[(100, 5_000)]);
        assert_eq!(paced(&spoken, RATES[0]).expect("a rate").len(), spoken.len());
        let slower = paced(&spoken, RATES[1]).expect("a rate");
        let faster = paced(&spoken, RATES[2]).expect("a rate");
        assert!(slower.len().abs_diff(17_021) <= 2, "{}", slower.len());
        assert!(faster.len().abs_diff(15_094) <= 2, "{}", faster.len());
    }
}
