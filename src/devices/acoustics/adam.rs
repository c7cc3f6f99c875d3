//! Adam: gradient descent with an adaptive step for each parameter of the network.

use super::Network;
use super::passing::Slopes;

const MEAN_KEPT: f32 = 0.9;
const SQUARE_KEPT: f32 = 0.999;
const LEAST: f32 = 1e-8;

/// Running means of the gradients and of their squares.
pub(super) struct Adam {
    means: Slopes,
    squares: Slopes,
    steps: i32,
}

impl Adam {
    pub(super) fn new(network: &Network) -> Adam {
        Adam { means: flat(network), squares: flat(network), steps: 0 }
    }

    /// Takes a step, with a step size for each layer.
    pub(super) fn step(&mut self, network: &mut Network, slopes: &Slopes, sizes: &[f32]) {
        self.steps += 1;
        // Both means start at zero, and are corrected for that.
        let mean_scale = 1.0 / (1.0 - MEAN_KEPT.powi(self.steps));
        let square_scale = 1.0 / (1.0 - SQUARE_KEPT.powi(self.steps));
        let memories = self.means.iter_mut().zip(&mut self.squares);
        // A layer has two pieces: its weights and its bias.
        let sizes = sizes.iter().flat_map(|size| [size, size]);
        let pieces = network.parameters_mut().zip(slopes).zip(memories).zip(sizes);
        for (((values, slopes), (means, squares)), size) in pieces {
            let memories = means.iter_mut().zip(squares);
            for ((value, slope), (mean, square)) in values.iter_mut().zip(slopes).zip(memories) {
                *mean = MEAN_KEPT * *mean + (1.0 - MEAN_KEPT) * slope;
                *square = SQUARE_KEPT * *square + (1.0 - SQUARE_KEPT) * slope * slope;
                *value -= size * *mean * mean_scale / ((*square * square_scale).sqrt() + LEAST);
            }
        }
    }
}

/// A zero gradient for every parameter.
pub(super) fn flat(network: &Network) -> Slopes {
    network.parameters().map(|piece| vec![0.0; piece.len()]).collect()
}
