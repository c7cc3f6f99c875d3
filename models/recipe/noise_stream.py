"""The stream of noises: to be mixed under speech, and to be known as a pause. Never speech."""

import numpy

from noises import EVENTS, steady
from phones import SILENCE
from spectra import RATE
from stream import Stream

_LENGTH = 4 * RATE


def make(seed, count):
    """So many pieces of four seconds, half of them steady."""
    chance = numpy.random.default_rng(seed)
    stream = Stream()
    for number in range(count):
        if number % 2:
            stream.add(steady(chance, _LENGTH) * 3000, RATE, [(0, SILENCE)], chance)
        else:
            make_event = EVENTS[chance.integers(len(EVENTS))]
            stream.add(make_event(chance, _LENGTH) * 3000, RATE, [(0, SILENCE)], chance)
    return stream
