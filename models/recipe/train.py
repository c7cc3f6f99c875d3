"""Trains the network on streams of labelled speech. Never makes speech."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy

import network
import optimizer
from augment import Augment
from phones import PHONES
from spectra import BINS, MELS, byte_powers, mel_bank

BATCH, OUTPUTS = 32, 90
WARM = 200
# How quickly frames may pass: players speak slowly and fast.
PACE = (0.75, 1.3)
EMA = 0.998


class Windows:
    """Draws stretches of speech from streams, each stream with its weight."""

    def __init__(self, streams, weights, noises, chance):
        self._streams = streams
        self._share = numpy.asarray(weights, "float64") / sum(weights)
        self._noises = numpy.log(byte_powers()[noises] @ mel_bank() + 1.0).astype("float32")
        self._chance = chance
        self._frames = network.frames_for(OUTPUTS)

    def draw(self):
        """Spectra, mel energies of noises, and labels of a batch."""
        spectra = numpy.empty((BATCH, self._frames, BINS), "uint8")
        noises = numpy.empty((BATCH, self._frames, MELS), "float32")
        labels = numpy.empty((BATCH, OUTPUTS), "int32")
        picks = self._chance.choice(len(self._streams), BATCH, p=self._share)
        for row, pick in enumerate(picks):
            speech, phones = self._streams[pick]
            places = self._places(len(speech), self._chance.uniform(*PACE))
            spectra[row] = speech[places]
            labels[row] = phones[places[network.LEFT :: network.STRIDE][:OUTPUTS]]
            noises[row] = self._noises[self._places(len(self._noises), 1.0)]
        return spectra, noises, labels

    def _places(self, length, pace):
        begin = self._chance.integers(length - int(self._frames * pace) - 2)
        return begin + (numpy.arange(self._frames) * pace).astype(int)


class Pass(NamedTuple):
    """One pass of training: the learning rate rises, and falls to nothing along a cosine."""

    steps: int
    rate: float
    # The shares of what is heard in noise and among others, see Augment.
    noisy: float
    talked_over: float


def of_labels(scores, labels):
    """The score of what was said, by batch and output."""
    return jnp.take_along_axis(scores, labels[None], axis=0)[0]


def piece_by_piece(scores, labels):
    """The cost that takes each piece of 30 ms for itself."""
    return -of_labels(scores, labels).mean()


def train(start, windows, plan, seed, log, cost=piece_by_piece):
    """The averaged network after a pass that begins with this one and lowers this cost."""
    augment = Augment(plan.noisy, plan.talked_over)
    start = jax.tree.map(jnp.asarray, start)
    state = (start, optimizer.at_rest(start), start)

    def loss(layers, mels, labels):
        scores = network.log_posteriors(layers, mels)
        return cost(scores, labels), (scores.argmax(axis=0) == labels).mean()

    prepare = jax.jit(lambda *heard: jnp.transpose((augment(*heard) - MEAN) / SPREAD, (2, 0, 1)))

    def draw(number):
        spectra, noises, labels = windows.draw()
        return prepare(jax.random.fold_in(jax.random.key(seed), number), spectra, noises), labels

    @jax.jit
    def step(state, mels, labels, number):
        layers, momentum, average = state
        (paid, right), slope = jax.value_and_grad(loss, has_aux=True)(layers, mels, labels)
        rate = plan.rate * jnp.minimum(1.0, (number + 1) / WARM) * 0.5 * (
            1 + jnp.cos(jnp.pi * number / plan.steps)
        )
        layers, momentum = optimizer.step(layers, momentum, slope, rate, number)
        decay = jnp.minimum(EMA, (number + 1) / (number + 10))
        average = jax.tree.map(lambda old, new: decay * old + (1 - decay) * new, average, layers)
        return (layers, momentum, average), paid, right

    begun, costs = time.time(), []
    # What comes next is prepared while the network learns.
    with ThreadPoolExecutor(1) as ahead:
        coming = ahead.submit(draw, 0)
        for number in range(plan.steps):
            mels, labels = coming.result()
            coming = ahead.submit(draw, number + 1)
            state, paid, right = step(state, mels, labels, number)
            costs.append((float(paid), float(right)))
            if (number + 1) % 100 == 0:
                paid, right = numpy.mean(costs[-100:], axis=0)
                log(f"{number + 1} steps, {time.time() - begun:.0f} s: cost {paid:.3f}, right {right:.3f}")
    return jax.tree.map(numpy.asarray, state[2])


# Log mel energies are brought near zero and one by these; the recipe folds them away.
MEAN, SPREAD = 12.0, 3.5


def priors(streams, weights):
    """How often each phone is heard, in the shares of training."""
    counts = numpy.zeros(len(PHONES))
    for (_, labels), weight in zip(streams, weights):
        counts += weight * numpy.bincount(labels, minlength=len(PHONES)) / len(labels)
    return (counts + 1e-5) / (counts + 1e-5).sum()
