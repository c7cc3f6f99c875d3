//! The forward pass of sound through the network, and the backward pass of errors.

use super::Matrix;
use super::network::{Bend, Layer, Network};
use super::product::{MatrixTable, add_product};

/// The network gives an output for every third frame, as the recogniser uses it.
pub const FRAMES_A_STEP: usize = 3;

/// The output of every layer for one stretch of sound.
pub(super) struct Passed {
    layers: Vec<PassedLayer>,
}

struct PassedLayer {
    /// For each row of the output, the rows of the layer below that it depends on.
    sources: Vec<usize>,
    /// Those rows, joined.
    seen: Matrix,
    output: Matrix,
}

/// The gradient of the error, for each piece of the network's parameters.
pub(super) type Slopes = Vec<Vec<f32>>;

impl Network {
    /// The log likelihood of each phone, a row for every third frame.
    #[must_use]
    pub fn likelihoods(&self, frames: &Matrix) -> Matrix {
        match self.pass(frames).layers.pop() {
            Some(last) => last.output,
            None => Matrix::zeros(0, self.output()),
        }
    }

    /// Passes frames through every layer. The first and the last frame are repeated at the ends, as in the
    /// recogniser.
    pub(super) fn pass(&self, frames: &Matrix) -> Passed {
        let mut layers: Vec<PassedLayer> = Vec::new();
        for (layer, sources) in self.layers().iter().zip(self.sources(frames.rows())) {
            let below = layers.last().map_or(frames, |last| &last.output);
            let seen = beside_each_other(below, &sources, layer.offsets.len());
            let output = layer.answer(&seen);
            layers.push(PassedLayer { sources, seen, output });
        }
        Passed { layers }
    }

    /// For each layer, the rows of the layer below that it depends on, row after row.
    fn sources(&self, frames: usize) -> Vec<Vec<usize>> {
        let frames = i64::try_from(frames).unwrap_or(0);
        let mut asked: Vec<i64> = (0..frames).step_by(FRAMES_A_STEP).collect();
        let mut sources = Vec::new();
        for (number, layer) in self.layers().iter().enumerate().rev() {
            let seen: Vec<i64> = asked
                .iter()
                .flat_map(|time| layer.offsets.iter().map(move |offset| time + i64::from(*offset)))
                .collect();
            if number == 0 {
                let frame = |time: &i64| usize::try_from((*time).clamp(0, frames - 1));
                sources.push(seen.iter().map(|time| frame(time).unwrap_or(0)).collect());
            } else {
                asked = seen.clone();
                asked.sort_unstable();
                asked.dedup();
                let row = |time: &i64| asked.binary_search(time).unwrap_or(0);
                sources.push(seen.iter().map(row).collect());
            }
        }
        sources.reverse();
        sources
    }
}

impl Layer {
    fn answer(&self, seen: &Matrix) -> Matrix {
        let mut output = Matrix::zeros(seen.rows(), self.output());
        for row in output.values_mut().chunks_exact_mut(self.bias.len()) {
            row.copy_from_slice(&self.bias);
        }
        add_product(&mut output, MatrixTable::of(seen), MatrixTable::of(&self.weights).turned());
        match self.bend {
            Bend::Straight => {}
            Bend::Rectified => {
                output.values_mut().iter_mut().for_each(|value| *value = value.max(0.0));
            }
            Bend::LogSoftmax => {
                output.values_mut().chunks_exact_mut(self.bias.len()).for_each(log_softmax);
            }
        }
        output
    }
}

impl Passed {
    /// The output of the last layer.
    pub(super) fn likelihoods(&self) -> Option<&Matrix> {
        self.layers.last().map(|last| &last.output)
    }

    /// Adds the slopes of the parameters, given the error at the input of the softmax.
    pub(super) fn add_slopes(&self, network: &Network, wrong: Matrix, slopes: &mut Slopes) {
        let mut wrong = wrong;
        let pieces = slopes.chunks_exact_mut(2);
        let passed = self.layers.iter().zip(network.layers()).zip(pieces);
        for (number, ((passed, layer), pieces)) in passed.enumerate().rev() {
            if layer.bend == Bend::Rectified {
                for (wrong, output) in wrong.values_mut().iter_mut().zip(passed.output.values()) {
                    if *output <= 0.0 {
                        *wrong = 0.0;
                    }
                }
            }
            if let [weights, bias] = pieces {
                add_weights(weights, &wrong, &passed.seen);
                for row in wrong.each_row() {
                    bias.iter_mut().zip(row).for_each(|(bias, wrong)| *bias += wrong);
                }
            }
            if number == 0 {
                return;
            }
            let mut seen = Matrix::zeros(wrong.rows(), layer.weights.columns());
            add_product(&mut seen, MatrixTable::of(&wrong), MatrixTable::of(&layer.weights));
            let below = &self.layers[number - 1].output;
            wrong = Matrix::zeros(below.rows(), below.columns());
            for (source, seen) in
                passed.sources.iter().zip(seen.values().chunks_exact(below.columns()))
            {
                let row = wrong.row_mut(*source);
                row.iter_mut().zip(seen).for_each(|(wrong, seen)| *wrong += seen);
            }
        }
    }
}

fn add_weights(slopes: &mut Vec<f32>, wrong: &Matrix, seen: &Matrix) {
    let values = std::mem::take(slopes);
    if let Some(mut sum) = Matrix::new(wrong.columns(), seen.columns(), values) {
        add_product(&mut sum, MatrixTable::of(wrong).turned(), MatrixTable::of(seen));
        *slopes = sum.into_values();
    }
}

fn beside_each_other(below: &Matrix, sources: &[usize], offsets: usize) -> Matrix {
    let columns = below.columns();
    let mut seen = Matrix::zeros(sources.len() / offsets.max(1), columns * offsets);
    for (place, source) in seen.values_mut().chunks_exact_mut(columns).zip(sources) {
        place.copy_from_slice(below.row(*source));
    }
    seen
}

fn log_softmax(row: &mut [f32]) {
    let highest = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let sum: f32 = row.iter().map(|value| (value - highest).exp()).sum();
    let whole = highest + sum.ln();
    row.iter_mut().for_each(|value| *value -= whole);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acoustics::adam::flat;
    use crate::acoustics::chance::SoundChance;

    fn numbers(chance: &mut SoundChance, rows: usize, columns: usize) -> Matrix {
        let values = (0..rows * columns).map(|_| chance.between(-1.0, 1.0)).collect();
        Matrix::new(rows, columns, values).expect("as many as fit")
    }

    fn network(chance: &mut SoundChance) -> Network {
        let mut layer = |offsets: &[i32], input: usize, output, bend| Layer {
            offsets: offsets.to_vec(),
            weights: numbers(chance, output, input * offsets.len()),
            bias: vec![0.1; output],
            bend,
        };
        let layers = vec![
            layer(&[-2, 0, 1], 3, 5, Bend::Rectified),
            layer(&[-1, 1], 5, 4, Bend::Straight),
            layer(&[-3, 0, 3], 4, 6, Bend::Rectified),
            layer(&[0], 6, 3, Bend::LogSoftmax),
        ];
        Network::new(layers, Vec::new()).expect("layers that fit")
    }

    /// A test error: how far the network is from always giving the first phone.
    fn error(network: &Network, frames: &Matrix) -> f32 {
        -network.likelihoods(frames).each_row().map(|row| row[0]).sum::<f32>()
    }

    #[test]
    fn slopes_are_what_small_steps_show() {
        let mut chance = SoundChance::new(5);
        let network = network(&mut chance);
        let frames = numbers(&mut chance, 14, 3);
        let passed = network.pass(&frames);
        let mut wrong = passed.likelihoods().expect("layers").clone();
        for row in wrong.values_mut().chunks_exact_mut(3) {
            row.iter_mut().for_each(|value| *value = value.exp());
            row[0] -= 1.0;
        }
        let mut slopes = flat(&network);
        passed.add_slopes(&network, wrong, &mut slopes);

        const STEP: f32 = 2e-3;
        let mut tried = 0;
        for (piece, slopes) in slopes.iter().enumerate() {
            for (place, slope) in slopes.iter().enumerate() {
                let moved = |step: f32| {
                    let mut moved = network.clone();
                    moved.parameters_mut().nth(piece).expect("a piece")[place] += step;
                    error(&moved, &frames)
                };
                let shown = (moved(STEP) - moved(-STEP)) / (2.0 * STEP);
                let apart = (shown - slope).abs();
                assert!(apart < 0.01 + 0.02 * slope.abs(), "{piece}, {place}: {shown}, {slope}");
                tried += 1;
            }
        }
        assert_eq!(tried, network.size());
    }

    #[test]
    fn sound_goes_on_as_it_began_and_ended() {
        let mut chance = SoundChance::new(6);
        let network = network(&mut chance);
        let frames = numbers(&mut chance, 7, 3);
        let reach = 6;
        let mut longer = Vec::new();
        (0..reach).for_each(|_| longer.extend(frames.row(0)));
        longer.extend(frames.values());
        (0..reach).for_each(|_| longer.extend(frames.row(6)));
        let longer = Matrix::new(7 + 2 * reach, 3, longer).expect("rows of three");
        let (short, long) = (network.likelihoods(&frames), network.likelihoods(&longer));
        assert_eq!((short.rows(), long.rows()), (3, 7));
        for row in 0..short.rows() {
            assert_eq!(short.row(row), long.row(row + reach / FRAMES_A_STEP));
        }
    }

    #[test]
    fn no_sound_says_nothing() {
        let network = network(&mut SoundChance::new(7));
        assert_eq!(network.likelihoods(&Matrix::zeros(0, 3)).rows(), 0);
    }
}
