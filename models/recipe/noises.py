"""Sounds that are no speech: hiss, hum, music, coughs, clocks that are hit. All are computed."""

import numpy

from spectra import RATE


def coloured(chance, count, slope):
    """Noise whose power falls with frequency to the power of the slope."""
    spectrum = numpy.fft.rfft(chance.standard_normal(count))
    frequencies = numpy.maximum(numpy.fft.rfftfreq(count, 1 / RATE), 40)
    shaped = numpy.fft.irfft(spectrum * frequencies ** (-slope / 2), count)
    return shaped / shaped.std()


def hum(chance, count):
    """Mains and fans: a low tone and its overtones."""
    times = numpy.arange(count) / RATE
    base = chance.choice([50, 60, 100, 120]) * chance.uniform(0.98, 1.02)
    tones = [numpy.sin(2 * numpy.pi * base * k * times + chance.uniform(0, 6)) / k for k in range(1, 12)]
    return sum(tones) + 0.1 * coloured(chance, count, 1)


def music(chance, count):
    """Chords of plucked and held tones, one after the other."""
    samples, at = numpy.zeros(count), 0
    while at < count:
        length = int(RATE * chance.uniform(0.12, 0.9))
        times = numpy.arange(min(length, count - at)) / RATE
        fall = numpy.exp(-times * chance.uniform(0.3, 8))
        for _ in range(chance.integers(1, 4)):
            pitch = 55 * 2 ** (chance.integers(0, 48) / 12)
            partials = [
                numpy.sin(2 * numpy.pi * pitch * k * times) * chance.uniform(0.2, 1) / k
                for k in range(1, 9)
                if pitch * k < 7000
            ]
            samples[at : at + len(times)] += fall * sum(partials)
        at += length
    return samples / max(samples.std(), 1e-9)


def cough(chance, count):
    """Bursts of breath that swell at once and fall, as coughs and sneezes do."""
    samples = numpy.zeros(count)
    at = int(RATE * chance.uniform(0, 0.3))
    while at < count - 100:
        length = min(count - at, int(RATE * chance.uniform(0.08, 0.4)))
        times = numpy.arange(length) / RATE
        shape = numpy.minimum(times / 0.01, 1) * numpy.exp(-times * chance.uniform(6, 25))
        burst = coloured(chance, length, chance.uniform(-0.5, 1.5))
        voice = numpy.sign(numpy.sin(2 * numpy.pi * chance.uniform(90, 300) * times)) * chance.uniform(0, 0.6)
        samples[at : at + length] += shape * (burst + voice)
        at += length + int(RATE * chance.uniform(0.05, 0.8))
    return samples / max(samples.std(), 1e-9)


def knocks(chance, count):
    """Pieces set down, clocks hit, keys: short rings."""
    samples = numpy.zeros(count)
    for _ in range(max(1, int(count / RATE * chance.uniform(1, 6)))):
        at = chance.integers(count)
        times = numpy.arange(min(count - at, int(RATE * 0.12))) / RATE
        ring = numpy.sin(2 * numpy.pi * chance.uniform(200, 3500) * times)
        hiss = chance.standard_normal(len(times))
        fall = numpy.exp(-times * chance.uniform(30, 200))
        samples[at : at + len(times)] += fall * (ring + hiss) * chance.uniform(0.2, 1)
    return samples / max(samples.std(), 1e-9)


def steady(chance, count):
    """A noise that goes on, of any colour, louder and softer by turns."""
    kind = chance.integers(6)
    slope = chance.uniform(-0.2, 0.2) if kind < 3 else chance.uniform(-0.3, 2.2)
    samples = hum(chance, count) if kind == 5 else coloured(chance, count, slope)
    times = numpy.arange(count) / RATE
    swell = 1 + chance.uniform(0, 0.8) * numpy.sin(2 * numpy.pi * chance.uniform(0.1, 3) * times)
    return samples / samples.std() * swell


EVENTS = (music, cough, knocks)
