"""The network: frames spliced at offsets, affine layers, and the larger of each value and zero.
Never sees a sound file.

Each layer but the first and the last leads through few values in its middle: that takes less
than half of the work, when it learns and when it hears.
"""

from typing import NamedTuple

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
# How many values a layer has, and how many lead through its middle: at first, when the neural
# voices come, and when whole stretches are weighed with more care.
SIZES = ((400, 96), (512, 128), (576, 144))
LEFT = -sum(min(splice) for splice in SPLICES)
RIGHT = sum(max(splice) for splice in SPLICES)


class Affine(NamedTuple):
    """A row of weights an output, and biases."""

    weights: jax.Array
    bias: jax.Array


class Thin(NamedTuple):
    """An affine layer through few values: `down` leads to them from each offset of the input,
    as [offset, few, input], `up` from their sum to the output."""

    down: jax.Array
    up: jax.Array
    bias: jax.Array

    def lower(self):
        """The layer that leads to the few."""
        few = self.down.shape[1]
        return Affine(numpy.concatenate(self.down, axis=1), numpy.zeros(few, "float32"))

    def upper(self):
        """The layer that leads on from there."""
        return Affine(self.up, self.bias)


class Network(NamedTuple):
    """The layers from the first to the last."""

    first: Affine
    middle: tuple[Thin, ...]
    last: Affine


def begin(seed):
    """The parameters before training."""
    chance = numpy.random.default_rng(seed)

    def matrix(*shape, size):
        return (chance.standard_normal(shape) * size).astype("float32")

    def bias(outputs):
        return numpy.zeros(outputs, "float32")

    width, rank = SIZES[0]
    inputs = MELS * len(SPLICES[0])
    first = Affine(matrix(width, inputs, size=(2 / inputs) ** 0.5), bias(width))
    middle = tuple(
        Thin(
            matrix(len(splice), rank, width, size=(len(splice) * width) ** -0.5),
            matrix(width, rank, size=(2 / rank) ** 0.5),
            bias(width),
        )
        for splice in SPLICES[1:]
    )
    return Network(first, middle, Affine(matrix(len(PHONES), width, size=0.01), bias(len(PHONES))))


def grown(small, size, seed):
    """A larger network that hears as this one does: what is new in it listens by chance, and is
    not listened to before it learns. `size` is how many values a layer has and its middle."""
    chance = numpy.random.default_rng(seed)

    def listening(matrix, count):
        """With so many rows more, as large as those that are there."""
        more = chance.standard_normal((count, matrix.shape[1])) * numpy.std(matrix)
        return numpy.concatenate([matrix, more]).astype("float32")

    def unheard(matrix, count):
        """With so many columns more, of zeros."""
        ways = [(0, 0)] * (matrix.ndim - 1) + [(0, count)]
        return numpy.pad(matrix, ways)

    wider = size[0] - len(small.first.bias)
    higher = size[1] - small.middle[0].up.shape[1]

    def bias(layer):
        return numpy.pad(layer.bias, (0, wider))

    first = Affine(listening(small.first.weights, wider), bias(small.first))
    middle = tuple(
        Thin(
            unheard(numpy.stack([listening(at, higher) for at in layer.down]), wider),
            listening(unheard(layer.up, higher), wider),
            bias(layer),
        )
        for layer in small.middle
    )
    return Network(first, middle, Affine(unheard(small.last.weights, wider), small.last.bias))


def frames_for(outputs):
    """How many input frames a stretch of outputs needs."""
    return LEFT + STRIDE * (outputs - 1) + 1 + RIGHT


def log_posteriors(network, mels):
    """Log posteriors of every third frame: from [mels, batch, frames] with context to
    [phones, batch, outputs]."""
    first, last = SPLICES[0][0], SPLICES[0][-1]
    end = mels.shape[2] - (last - first)
    spliced = [mels[:, :, offset - first : offset - first + end : STRIDE] for offset in SPLICES[0]]
    values = jax.nn.relu(_affine(network.first, jnp.concatenate(spliced)))
    for splice, layer in zip(SPLICES[1:], network.middle):
        values = jax.nn.relu(_thin(layer, splice, values))
    return jax.nn.log_softmax(_affine(network.last, values), axis=0)


def _affine(layer, values):
    return _times(layer.weights, values) + layer.bias[:, None, None]


def _thin(layer, splice, values):
    offsets = [offset // STRIDE for offset in splice]
    end = values.shape[2] - (offsets[-1] - offsets[0])
    few = _times(jnp.concatenate(layer.down), values)
    few = sum(
        at[:, :, offset - offsets[0] : offset - offsets[0] + end]
        for at, offset in zip(jnp.split(few, len(splice)), offsets)
    )
    return _affine(layer.upper(), few)


def _times(matrix, values):
    """Plain matrices: more dimensions cost a quarter more time."""
    _, *rest = values.shape
    return (matrix @ values.reshape(len(values), -1)).reshape(-1, *rest)
