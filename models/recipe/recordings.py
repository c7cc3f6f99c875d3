"""Makes recordings of what is said to a player's machine: silence around it, noise, the file.
Never decides what is said."""

import wave

import numpy

from spectra import RATE
from stream import resampled

LOUDNESS = 2500


def placed(samples, rate, chance):
    """Speech at the model's rate and an even loudness, with room before and after."""
    samples = resampled(samples, rate)
    samples *= LOUDNESS / max(1.0, numpy.sqrt(numpy.mean(samples**2)))
    before, after = (chance.uniform(0.2, 0.6, 2) * RATE).astype(int)
    return numpy.concatenate([numpy.zeros(before), samples, numpy.zeros(after)])


def with_noise(samples, noise, decibels):
    """Both together, the noise so many decibels below the speech."""
    noise = numpy.resize(noise, len(samples))
    heard = samples[samples != 0]
    ratio = numpy.sqrt(numpy.mean(heard**2) / max(1e-9, numpy.mean(noise**2)))
    return samples + noise * ratio * 10 ** (-decibels / 20)


def write(path, samples, chance):
    """A file of one channel; so soft a hiss lies on it as the best microphone has."""
    samples = samples + chance.standard_normal(len(samples))
    with wave.open(str(path), "wb") as recording:
        recording.setnchannels(1)
        recording.setsampwidth(2)
        recording.setframerate(RATE)
        recording.writeframes(numpy.clip(samples, -32768, 32767).astype("<i2").tobytes())
