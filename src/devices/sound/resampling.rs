//! Converts the sound of any microphone to what the recogniser takes: one channel, 16,000 samples a second. First
//! removes everything above half the lower rate, which would come back as noise.

/// The recogniser's rate.
pub const SAMPLES_A_SECOND: u32 = 16_000;
/// Accepted input rates.
const RATES: std::ops::RangeInclusive<u32> = 4_000..=768_000;
/// Limit for the filter weights of a rate: 32 megabytes. Rates that need more share no large factor with the
/// recogniser's rate, and no microphone has them.
const MOST_WEIGHTS: usize = 8 << 20;
/// Zero crossings of the filter on each side: 75 dB of attenuation.
const CROSSINGS: f64 = 48.0;
/// Where the filter begins to fall, as a part of half the lower rate.
const EDGE: f64 = 0.94;

/// A stream of sound that is converted to another rate.
#[derive(Debug)]
pub struct Resampling {
    /// `taken` samples in give `given` samples out; the two have no common factor.
    taken: usize,
    given: usize,
    /// The filter weights for each position between two input samples, computed when first needed.
    weights: Vec<Option<Vec<f32>>>,
    /// Length of the filter in samples.
    reach: usize,
    waiting: Vec<f32>,
    /// The position of the next output sample after `waiting[0]`, in parts of an input sample.
    next: usize,
}

impl Resampling {
    /// From this rate. `None` if no microphone has it.
    #[must_use]
    pub fn from_rate(rate: u32) -> Option<Resampling> {
        if !RATES.contains(&rate) {
            return None;
        }
        let common = common_divisor(rate, SAMPLES_A_SECOND);
        let (taken, given) = ((rate / common) as usize, (SAMPLES_A_SECOND / common) as usize);
        let reach = reach(taken, given);
        if given.checked_mul(reach)? > MOST_WEIGHTS {
            return None;
        }
        // Half a filter length of silence before the first sample.
        let waiting = vec![0.0; reach / 2];
        Some(Resampling { taken, given, weights: vec![None; given], reach, waiting, next: 0 })
    }

    /// Takes samples of one channel. Appends the result to `out`.
    pub fn take(&mut self, samples: impl Iterator<Item = f32>, out: &mut Vec<f32>) {
        self.waiting.extend(samples);
        let mut first = self.next / self.given;
        while let Some(around) = self.waiting.get(first..first + self.reach) {
            let place = self.next % self.given;
            let weights = self.weights[place].get_or_insert_with(|| {
                weights(place as f64 / self.given as f64, self.taken, self.given)
            });
            out.push(around.iter().zip(&*weights).map(|(sample, weight)| sample * weight).sum());
            self.next += self.taken;
            first = self.next / self.given;
        }
        let done = first.min(self.waiting.len());
        self.waiting.drain(..done);
        self.next -= done * self.given;
    }

    /// Appends what the filter still holds, as if silence followed.
    pub fn finish(&mut self, out: &mut Vec<f32>) {
        self.take(std::iter::repeat_n(0.0, self.reach / 2), out);
    }
}

/// Where the filter begins to fall, as a part of half the input rate.
fn edge(taken: usize, given: usize) -> f64 {
    EDGE * (given as f64 / taken as f64).min(1.0)
}

/// The length of the filter in samples. The same rate needs no filter.
fn reach(taken: usize, given: usize) -> usize {
    if taken == given { 1 } else { 2 * (CROSSINGS / edge(taken, given)).ceil() as usize + 1 }
}

/// The filter for a position this far after a sample: a sinc function with a Kaiser window.
fn weights(after: f64, taken: usize, given: usize) -> Vec<f32> {
    let reach = reach(taken, given);
    if reach == 1 {
        return vec![1.0];
    }
    let (edge, half) = (edge(taken, given), (reach / 2) as f64);
    let all: Vec<f64> = (0..reach)
        .map(|sample| {
            let distance = sample as f64 - half - after;
            let within = 1.0 - (distance / (half + 1.0)).powi(2);
            edge * cardinal_sine(edge * distance) * bessel(8.0 * within.max(0.0).sqrt())
        })
        .collect();
    // All positions must be equally loud, or there would be a hum.
    let sum: f64 = all.iter().sum();
    all.into_iter().map(|weight| (weight / sum) as f32).collect()
}

fn cardinal_sine(at: f64) -> f64 {
    let angle = std::f64::consts::PI * at;
    if angle.abs() < 1e-9 { 1.0 } else { angle.sin() / angle }
}

/// The modified Bessel function of the first kind, of order zero.
fn bessel(at: f64) -> f64 {
    let (mut sum, mut term) = (1.0, 1.0);
    for step in 1..32 {
        term *= (at / (2.0 * f64::from(step))).powi(2);
        sum += term;
    }
    sum
}

fn common_divisor(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(rate: u32, frequency: f64) -> impl Iterator<Item = f32> {
        let step = std::f64::consts::TAU * frequency / f64::from(rate);
        (0..rate).map(move |sample| (step * f64::from(sample)).sin() as f32)
    }

    /// The loudness of a tone after conversion, as a part of its loudness before; only its middle.
    fn passed(rate: u32, frequency: f64) -> f64 {
        let mut out = Vec::new();
        let mut resampling = Resampling::from_rate(rate).unwrap();
        let all: Vec<f32> = tone(rate, frequency).collect();
        all.chunks(333).for_each(|part| resampling.take(part.iter().copied(), &mut out));
        let middle = &out[2_000..14_000];
        let sum: f64 = middle.iter().map(|sample| f64::from(sample * sample)).sum();
        (2.0 * sum / middle.len() as f64).sqrt()
    }

    #[test]
    fn speech_comes_through_and_what_lies_above_does_not() {
        for rate in [16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000] {
            for frequency in [100.0, 1_000.0, 4_000.0, 7_000.0] {
                let loud = passed(rate, frequency);
                assert!((loud - 1.0).abs() < 0.01, "{frequency} at {rate}: {loud}");
            }
        }
        for (rate, frequency) in [(44_100, 9_000.0), (48_000, 9_000.0), (48_000, 15_000.0)] {
            let loud = passed(rate, frequency);
            assert!(loud < 0.001, "{frequency} at {rate}: {loud}");
        }
        for rate in [8_000, 11_025] {
            let loud = passed(rate, 3_000.0);
            assert!((loud - 1.0).abs() < 0.01, "{rate}: {loud}");
        }
    }

    #[test]
    fn a_second_stays_a_second() {
        for rate in [8_000, 11_025, 16_000, 22_050, 44_100, 47_999, 48_000, 192_000] {
            let mut out = Vec::new();
            let mut resampling = Resampling::from_rate(rate).unwrap();
            resampling.take(tone(rate, 440.0), &mut out);
            resampling.finish(&mut out);
            let long = i64::try_from(out.len()).unwrap();
            assert!((long - 16_000).abs() <= 1, "{rate}: {long}");
        }
        assert!(Resampling::from_rate(0).is_none());
        assert!(Resampling::from_rate(767_999).is_none());
        assert!(Resampling::from_rate(u32::MAX).is_none());
    }
}
