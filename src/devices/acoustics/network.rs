//! The neural network that tells which phone sounds when, as plain values. Running it is in `passing`, training in
//! `teaching`.

use super::Matrix;

/// The most frames before and after that one output may depend on.
pub(super) const WIDEST_REACH: i32 = 500;

/// A feed-forward network over frames. Its output is the log likelihood of each phone.
#[derive(Debug, Clone, PartialEq)]
pub struct Network {
    layers: Vec<Layer>,
    log_priors: Vec<f32>,
}

/// One layer: an affine map of some frames of the layer below, and an activation function.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Layer {
    /// Which frames of the layer below, as distances.
    pub(super) offsets: Vec<i32>,
    /// A row for each output.
    pub(super) weights: Matrix,
    pub(super) bias: Vec<f32>,
    pub(super) bend: Bend,
}

/// The activation function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bend {
    /// No change.
    Straight,
    /// Negative values become zero.
    Rectified,
    /// Log likelihoods whose likelihoods sum up to one.
    LogSoftmax,
}

impl Layer {
    /// How many numbers the layer below gives for each frame. `None` if the weights do not fit the offsets.
    pub(super) fn input(&self) -> Option<usize> {
        let frames = self.offsets.len();
        let whole = frames > 0 && self.weights.columns().is_multiple_of(frames);
        whole.then(|| self.weights.columns() / frames)
    }

    pub(super) fn output(&self) -> usize {
        self.weights.rows()
    }
}

/// Why layers do not make a network.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum LayerMisfit {
    #[error("a layer that does not fit on the one below it")]
    Layer,
    #[error("no softmax at the end, or one before it")]
    Softmax,
    #[error("priors for another number of sounds than come out")]
    Priors,
    #[error("a layer that looks too many frames away")]
    Reach,
}

impl Network {
    /// A network of these layers, the lowest first, if each fits on the one below it.
    pub(super) fn new(layers: Vec<Layer>, log_priors: Vec<f32>) -> Result<Network, LayerMisfit> {
        for layer in &layers {
            if layer.bias.len() != layer.output() || layer.input().is_none_or(|input| input == 0) {
                return Err(LayerMisfit::Layer);
            }
        }
        let pairs = layers.iter().zip(layers.iter().skip(1));
        if pairs.clone().any(|(below, above)| above.input() != Some(below.output())) {
            return Err(LayerMisfit::Layer);
        }
        let softmaxes = layers.iter().map(|layer| layer.bend == Bend::LogSoftmax);
        let Some(last) = layers.last() else { return Err(LayerMisfit::Layer) };
        if last.bend != Bend::LogSoftmax || softmaxes.filter(|is_one| *is_one).count() != 1 {
            return Err(LayerMisfit::Softmax);
        }
        if !log_priors.is_empty() && log_priors.len() != last.output() {
            return Err(LayerMisfit::Priors);
        }
        let reach = layers.iter().try_fold(0_i32, |reach, layer| {
            let widest = layer.offsets.iter().map(|offset| offset.saturating_abs()).max()?;
            Some(reach.saturating_add(widest)).filter(|reach| *reach <= WIDEST_REACH)
        });
        reach.map(|_| Network { layers, log_priors }).ok_or(LayerMisfit::Reach)
    }

    pub(super) fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// How many numbers describe an input frame.
    #[must_use]
    pub fn input(&self) -> usize {
        self.layers.first().and_then(Layer::input).unwrap_or(0)
    }

    /// How many phones are distinguished.
    #[must_use]
    pub fn output(&self) -> usize {
        self.layers.last().map_or(0, Layer::output)
    }

    /// The logarithm of each phone's frequency in training. Empty if the model does not have it.
    #[must_use]
    pub fn log_priors(&self) -> &[f32] {
        &self.log_priors
    }

    /// The number of parameters.
    #[must_use]
    pub fn size(&self) -> usize {
        self.parameters().map(<[f32]>::len).sum()
    }

    /// All parameters, in pieces: the weights and the bias of each layer.
    pub fn parameters(&self) -> impl Iterator<Item = &[f32]> {
        self.layers.iter().flat_map(|layer| [layer.weights.values(), &layer.bias])
    }

    /// The same pieces, for changing.
    pub(super) fn parameters_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        self.layers.iter_mut().flat_map(|layer| [layer.weights.values_mut(), &mut layer.bias[..]])
    }
}
