//! From samples to the network's input: mel-frequency cepstra, forty numbers for each hundredth of a second, exactly
//! as the recogniser computes them, but without its dither.

mod mel;
mod settings;

use super::Matrix;
use crate::fourier::Fourier;
use mel::MelBank;

pub use mel::Warp;
pub use settings::{CepstraSettings, UnusableSettings};

/// Samples a second.
pub const SAMPLE_RATE: usize = 16_000;
/// A frame is 25 ms long and begins 10 ms after the one before it.
const FRAME: usize = 400;
const STEP: usize = 160;
const PRE_EMPHASIS: f32 = 0.97;
const LIFTER: f32 = 22.0;

#[derive(Debug, Clone)]
pub struct Cepstra {
    window: Vec<f32>,
    fourier: Fourier,
    mel: MelBank,
    /// The cosine transform with its lifter, a row for each cepstral coefficient.
    cosines: Matrix,
}

impl Cepstra {
    /// With these settings and this warping of the mel scale.
    #[must_use]
    pub fn new(settings: &CepstraSettings, warp: Warp) -> Cepstra {
        let steps = (FRAME - 1) as f32;
        let window = (0..FRAME).map(|at| {
            let turn = std::f32::consts::TAU * at as f32 / steps;
            (0.5 - 0.5 * turn.cos()).powf(0.85)
        });
        let fourier = Fourier::new(FRAME.next_power_of_two());
        Cepstra {
            window: window.collect(),
            mel: MelBank::new(settings, fourier.length() / 2, warp),
            fourier,
            cosines: cosines(settings.cepstra, settings.mels),
        }
    }

    /// A row for each complete frame of the samples, which have the range of 16 bits: from -32,768 to 32,767.
    #[must_use]
    pub fn of(&self, samples: &[f32]) -> Matrix {
        let frames = samples.windows(FRAME).step_by(STEP);
        let mut rows = Vec::with_capacity(frames.len() * self.cosines.rows());
        let count = frames.len();
        for frame in frames {
            let spectrum = self.fourier.spectrum(&self.windowed(frame));
            let powers: Vec<f32> =
                spectrum.iter().take(self.fourier.length() / 2).map(|bin| bin.power()).collect();
            let mels = self.mel.energies(&powers);
            rows.extend(self.cosines.each_row().map(|cosines| {
                cosines.iter().zip(&mels).map(|(cosine, mel)| cosine * mel).sum::<f32>()
            }));
        }
        Matrix::new(count, self.cosines.rows(), rows)
            .unwrap_or_else(|| Matrix::zeros(0, self.cosines.rows()))
    }

    fn windowed(&self, frame: &[f32]) -> Vec<f32> {
        let mean = frame.iter().sum::<f32>() / FRAME as f32;
        let mut before = frame.first().map_or(0.0, |first| first - mean);
        let emphasised = frame.iter().map(|sample| {
            let sample = sample - mean;
            let emphasised = sample - PRE_EMPHASIS * before;
            before = sample;
            emphasised
        });
        emphasised.zip(&self.window).map(|(sample, window)| sample * window).collect()
    }
}

fn cosines(cepstra: usize, mels: usize) -> Matrix {
    let mut cosines = Matrix::zeros(cepstra, mels);
    for number in 0..cepstra {
        let share = if number == 0 { 1.0 } else { 2.0 };
        let turn = std::f32::consts::PI / mels as f32 * number as f32;
        let lift = 1.0 + 0.5 * LIFTER * (std::f32::consts::PI * number as f32 / LIFTER).sin();
        let scale = (share / mels as f32).sqrt() * lift;
        for (mel, cosine) in cosines.row_mut(number).iter_mut().enumerate() {
            *cosine = scale * (turn * (mel as f32 + 0.5)).cos();
        }
    }
    cosines
}
