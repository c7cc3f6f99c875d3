"""Finds when each phone of known words was said, by a network that hears them. Never trains.

A speaker may say a word in any of its pronunciations, and may pause between words; the likeliest
way through all of these is the one that is believed.
"""

import jax
import jax.numpy as jnp
import numpy

import network
from phones import INDEX, PHONES, SILENCE
from spectra import FLOOR, centre, mel_bank, power
from stream import levelled, turns
from train import MEAN, SPREAD

# Stretches are rounded up to so many outputs, so that few sizes are compiled.
ROUNDED = 30


class Aligner:
    """Aligns with one network."""

    def __init__(self, heard_by):
        self._network = jax.tree.map(jnp.asarray, heard_by)
        self._bank = mel_bank()

    def starts(self, samples, words):
        """Pairs of a second and the phone that begins there, and how likely a piece of 30 ms
        is in the mean; `words` are lists of pronunciations. None if they can't all be said
        in so short a time."""
        scores = self._scores(samples)
        path, score = _best(scores, *_states(words))
        if path is None:
            return None
        # An output hears the frame in its middle.
        found = [(centre(network.STRIDE * at - 1), PHONES[path[at]]) for at in turns(path)]
        return found, score / len(path)

    def _scores(self, samples):
        samples = levelled(numpy.asarray(samples, "float64"))
        samples = samples + numpy.random.default_rng(0).standard_normal(len(samples))
        mels = numpy.log(power(samples) @ self._bank + FLOOR)
        outputs = -(-len(mels) // network.STRIDE)
        whole = -(-outputs // ROUNDED) * ROUNDED
        missing = network.frames_for(whole) - network.LEFT - len(mels)
        mels = numpy.pad(mels, ((network.LEFT, missing), (0, 0)), mode="edge")
        mels = ((mels - MEAN) / SPREAD).astype("float32").T[:, None]
        return numpy.asarray(_heard(self._network, mels))[:, 0, :outputs].T


@jax.jit
def _heard(heard_by, mels):
    return network.log_posteriors(heard_by, mels)


def _states(words):
    """The phone of every state, those that may come before it, and those that may end it all."""
    phones, before = [INDEX[SILENCE]], [[]]
    ends = [0]
    for number, kinds in enumerate(words):
        after = []
        for kind in kinds:
            for place, phone in enumerate(kind):
                first = [None] if number == 0 else []
                before.append(ends + first if place == 0 else [len(phones) - 1])
                phones.append(INDEX[phone])
            after.append(len(phones) - 1)
        phones.append(INDEX[SILENCE])
        before.append(after)
        ends = after + [len(phones) - 1]
    before[0] = [None]
    return phones, before, ends


def _best(scores, phones, before, ends):
    """The phones of the best path, output by output, and its score. `None` among what comes
    before a state is the beginning."""
    count = len(phones)
    width = max(map(len, before)) + 1
    # Row by row: the state itself, then those before it; -1 is none.
    table = numpy.full((count, width), -1)
    table[:, 0] = numpy.arange(count)
    first = numpy.zeros(count, bool)
    for state, some in enumerate(before):
        known = [other for other in some if other is not None]
        table[state, 1 : len(known) + 1] = known
        first[state] = None in some
    missing = table < 0
    heard = scores[:, phones]
    now = numpy.where(first, heard[0], -numpy.inf)
    came = numpy.zeros((len(scores), count), int)
    for at in range(1, len(scores)):
        choices = numpy.where(missing, -numpy.inf, now[table])
        pick = choices.argmax(axis=1)
        came[at] = table[numpy.arange(count), pick]
        now = choices[numpy.arange(count), pick] + heard[at]
    state = max(ends, key=lambda end: now[end])
    if not numpy.isfinite(now[state]):
        return None, 0.0
    score, path = now[state], []
    for at in range(len(scores) - 1, -1, -1):
        path.append(phones[state])
        state = came[at, state]
    return path[::-1], score
