"""The network: frames spliced at offsets, affine layers, and the larger of each value and zero.
Never sees a sound file."""

import pathlib

import jax
import jax.numpy as jnp
import numpy

from phones import PHONES
from spectra import MELS

# What each layer looks at, in frames of its input; the output is every third frame, so that
# layers above the first need every third only. Much is remembered, so that a speaker is known
# from others behind; little is waited for, so that a move is understood at once.
SPLICES = (
    (-3, -2, -1, 0, 1, 2, 3),
    (-3, 0, 3),
    (-6, 0, 3),
    (-9, 0, 6),
    (-18, 0, 6),
    (-36, 0, 9),
)
STRIDE = 3
WIDTH = 400
# Only processors with AMX are quicker in half precision; it learns as well.
_HAS_AMX = "amx_bf16" in pathlib.Path("/proc/cpuinfo").read_text()
QUICKEST = jnp.bfloat16 if _HAS_AMX else jnp.float32
LEFT = -sum(min(splice) for splice in SPLICES)
RIGHT = sum(max(splice) for splice in SPLICES)


def begin(seed, width):
    """The parameters before training: weights, a row an output, and biases layer by layer."""
    chance = numpy.random.default_rng(seed)
    layers, inputs = [], MELS
    for splice in SPLICES:
        fan = inputs * len(splice)
        layers.append(_layer(chance, fan, width, numpy.sqrt(2 / fan)))
        inputs = width
    return layers + [_layer(chance, inputs, len(PHONES), 0.01)]


def _layer(chance, inputs, outputs, size):
    weights = chance.standard_normal((outputs, inputs)) * size
    return (jnp.asarray(weights, "float32"), jnp.zeros(outputs, "float32"))


def widened(layers, width, seed):
    """A network of wider layers that says the same: some units stand twice, and what they
    tell the next layer is shared out. A little chance lets the two part in training."""
    chance = numpy.random.default_rng(seed)
    sources, wider = numpy.arange(MELS), []
    for splice, (weights, bias) in zip((*SPLICES, (0,)), layers):
        count = weights.shape[1] // len(splice)
        shares = 1.0 / numpy.bincount(sources)[sources]
        parts = [
            weights[:, at * count : (at + 1) * count][:, sources] * shares
            for at in range(len(splice))
        ]
        units = len(bias)
        last = len(wider) == len(SPLICES)
        sources = numpy.arange(units)
        if not last:
            sources = numpy.concatenate([sources, chance.permutation(units)[: width - units]])
        weights = numpy.concatenate(parts, axis=1)[sources]
        weights = weights * (1 + 0.02 * chance.standard_normal(weights.shape))
        wider.append((weights.astype("float32"), bias[sources]))
    return wider


def mean(networks):
    """The network in the middle of some that began as one."""
    return [tuple(sum(part) / len(networks) for part in zip(*same)) for same in zip(*networks)]


def frames_for(outputs):
    """How many input frames a stretch of outputs needs."""
    return LEFT + STRIDE * (outputs - 1) + 1 + RIGHT


@jax.jit
def turned(layers):
    """The weights with a row an input, as the way back through the layers wants them."""
    return [jnp.swapaxes(weights, 0, 1) for weights, _ in layers]


def log_posteriors(layers, turned_layers, mels):
    """Log posteriors of every third frame: from [mels, batch, frames] with context to
    [phones, batch, outputs]. Features come first because only products of such rows are
    quick in half precision, forth and back."""
    values = _spliced(mels, SPLICES[0], STRIDE)
    values = jax.nn.relu(_affine(layers[0], turned_layers[0], values))
    for splice, layer, back in zip(SPLICES[1:], layers[1:-1], turned_layers[1:-1]):
        values = _spliced(values, [offset // STRIDE for offset in splice], 1)
        values = jax.nn.relu(_affine(layer, back, values))
    return jax.nn.log_softmax(_affine(layers[-1], turned_layers[-1], values), axis=0)


def _spliced(values, offsets, stride):
    first, last = min(offsets), max(offsets)
    end = values.shape[2] - (last - first)
    parts = [values[:, :, offset - first : offset - first + end : stride] for offset in offsets]
    return jnp.concatenate(parts, axis=0)


def _affine(layer, back, values):
    weights, bias = layer
    flat = values.reshape(values.shape[0], -1)
    sums = _product(weights, back, flat) + bias[:, None]
    return sums.reshape(-1, *values.shape[1:])


def _half(left, right, contracted):
    both = (left.astype(QUICKEST), right.astype(QUICKEST))
    return jax.lax.dot_general(*both, (contracted, ((), ())), preferred_element_type=jnp.float32)


@jax.custom_vjp
def _product(weights, back, values):
    return _half(weights, values, ((1,), (0,)))


def _product_forth(weights, back, values):
    return _product(weights, back, values), (back, values)


def _product_back(kept, slope):
    back, values = kept
    return _half(slope, values, ((1,), (1,))), jnp.zeros_like(back), _half(back, slope, ((1,), (0,)))


_product.defvjp(_product_forth, _product_back)
