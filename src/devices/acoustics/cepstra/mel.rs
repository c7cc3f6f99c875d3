//! The mel scale, which groups frequencies as the ear does, and its warping for a longer or shorter vocal tract.

use super::SAMPLE_RATE;
use super::settings::CepstraSettings;

/// The factor by which a vocal tract sounds longer than it is. 1 is unchanged.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Warp(f32);

impl Warp {
    /// Unchanged.
    pub const NONE: Warp = Warp(1.0);

    /// A factor, limited to the range of human vocal tracts.
    #[must_use]
    pub fn by(factor: f32) -> Warp {
        Warp(factor.clamp(0.7, 1.4))
    }

    /// The frequency that is heard as this one. Above the knee it is interpolated, so that the top of the scale
    /// stays.
    fn frequency(self, heard: f32) -> f32 {
        const KNEE: f32 = 5_000.0;
        const TOP: f32 = SAMPLE_RATE as f32 / 2.0;
        if heard <= KNEE {
            heard * self.0
        } else {
            let knee = KNEE * self.0;
            knee + (heard - KNEE) * (TOP - knee) / (TOP - KNEE)
        }
    }
}

/// Triangular filters over the frequencies.
#[derive(Debug, Clone)]
pub(super) struct MelBank {
    triangles: Vec<Triangle>,
}

#[derive(Debug, Clone)]
struct Triangle {
    first: usize,
    weights: Vec<f32>,
}

/// The minimum energy, so that silence has a logarithm.
const LEAST: f32 = f32::EPSILON;

fn mel(frequency: f32) -> f32 {
    1127.0 * (1.0 + frequency / 700.0).ln()
}

fn frequency(mel: f32) -> f32 {
    700.0 * ((mel / 1127.0).exp() - 1.0)
}

impl MelBank {
    pub(super) fn new(settings: &CepstraSettings, bins: usize, warp: Warp) -> MelBank {
        let (low, high) = (mel(settings.low), mel(settings.high));
        let step = (high - low) / (settings.mels + 1) as f32;
        let edge = |number: usize| {
            let edge = low + number as f32 * step;
            if warp == Warp::NONE { edge } else { mel(warp.frequency(frequency(edge))) }
        };
        let width = SAMPLE_RATE as f32 / (2 * bins) as f32;
        let triangle = |number: usize| {
            let (left, middle, right) = (edge(number), edge(number + 1), edge(number + 2));
            let inside: Vec<(usize, f32)> = (0..bins)
                .map(|bin| (bin, mel(width * bin as f32)))
                .filter(|(_, mel)| *mel > left && *mel < right)
                .collect();
            let weight = |mel: f32| {
                if mel <= middle {
                    (mel - left) / (middle - left)
                } else {
                    (right - mel) / (right - middle)
                }
            };
            Triangle {
                first: inside.first().map_or(0, |(bin, _)| *bin),
                weights: inside.iter().map(|(_, mel)| weight(*mel)).collect(),
            }
        };
        MelBank { triangles: (0..settings.mels).map(triangle).collect() }
    }

    /// The logarithm of the energy in each triangle.
    pub(super) fn energies(&self, powers: &[f32]) -> Vec<f32> {
        let energy = |triangle: &Triangle| -> f32 {
            let powers = powers.iter().skip(triangle.first);
            triangle.weights.iter().zip(powers).map(|(weight, power)| weight * power).sum()
        };
        self.triangles.iter().map(|triangle| energy(triangle).max(LEAST).ln()).collect()
    }
}
