//! The power of each frequency in a frame of sound. Lengths are powers of two.

/// A Fourier transform of one length.
#[derive(Debug, Clone)]
pub(super) struct Fourier {
    length: usize,
    /// Cosine and sine of each part of a turn.
    turns: Vec<(f32, f32)>,
    /// Where each sample stands before the first step.
    order: Vec<usize>,
}

impl Fourier {
    pub(super) fn new(length: usize) -> Fourier {
        let bits = length.trailing_zeros();
        let turn = |part: usize| {
            let angle = -std::f64::consts::TAU * part as f64 / length as f64;
            (angle.cos() as f32, angle.sin() as f32)
        };
        let place = |at: usize| at.reverse_bits() >> (usize::BITS - bits);
        Fourier {
            length,
            turns: (0..length / 2).map(turn).collect(),
            order: (0..length).map(place).collect(),
        }
    }

    /// How many frequencies are told, the highest that there is not among them.
    pub(super) fn bins(&self) -> usize {
        self.length / 2
    }

    /// The power of each frequency. Samples that are missing to the length are silence.
    pub(super) fn powers(&self, samples: &[f32]) -> Vec<f32> {
        let sample = |at: &usize| (samples.get(*at).copied().unwrap_or(0.0), 0.0);
        let mut values: Vec<(f32, f32)> = self.order.iter().map(sample).collect();
        let mut half = 1;
        while half < self.length {
            let apart = self.length / (2 * half);
            for block in values.chunks_exact_mut(2 * half) {
                let (even, odd) = block.split_at_mut(half);
                let turns = self.turns.iter().step_by(apart);
                for ((even, odd), turn) in even.iter_mut().zip(odd).zip(turns) {
                    let turned = (odd.0 * turn.0 - odd.1 * turn.1, odd.0 * turn.1 + odd.1 * turn.0);
                    *odd = (even.0 - turned.0, even.1 - turned.1);
                    *even = (even.0 + turned.0, even.1 + turned.1);
                }
            }
            half *= 2;
        }
        let bins = values.iter().take(self.bins());
        bins.map(|(real, imaginary)| real * real + imaginary * imaginary).collect()
    }
}
