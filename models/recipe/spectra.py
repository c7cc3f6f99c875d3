"""Power spectra as Kaldi's MFCC take them, kept in a byte a value. Never knows what is said."""

import numpy

RATE = 16000
WINDOW, SHIFT, POINTS = 400, 160, 512
BINS = POINTS // 2 + 1
MELS = 40
LOW, HIGH = 20.0, 7600.0
# A byte counts half decibels from here: silence with dither is about 22, full scale 136.
QUIETEST, STEP = 10.0, 0.5

# What Kaldi's dither and a quiet room leave in a mel band.
FLOOR = 600.0

_POVEY = (0.5 - 0.5 * numpy.cos(2 * numpy.pi * numpy.arange(WINDOW) / (WINDOW - 1))) ** 0.85


def power(samples):
    """The power spectrum of every window, edges snipped; samples count as 16-bit ones do."""
    samples = numpy.asarray(samples, "float32")
    count = max(0, 1 + (len(samples) - WINDOW) // SHIFT)
    if count == 0:
        return numpy.zeros((0, BINS), "float32")
    frames = numpy.lib.stride_tricks.sliding_window_view(samples, WINDOW)[::SHIFT][:count]
    frames = frames - frames.mean(axis=1, keepdims=True)
    emphasized = frames.copy()
    emphasized[:, 1:] -= 0.97 * frames[:, :-1]
    emphasized[:, 0] -= 0.97 * frames[:, 0]
    spectrum = numpy.fft.rfft(emphasized * _POVEY.astype("float32"), POINTS)
    return (spectrum.real**2 + spectrum.imag**2).astype("float32")


def centre(frame):
    """The second in the middle of a frame."""
    return (frame * SHIFT + WINDOW / 2) / RATE


def as_bytes(powers):
    """Powers in half decibels, a byte each."""
    decibels = 10 * numpy.log10(numpy.maximum(powers, 1.0))
    return numpy.clip((decibels - QUIETEST) / STEP, 0, 255).round().astype("uint8")


def byte_powers():
    """The power that each byte stands for."""
    return (10 ** ((QUIETEST + STEP * numpy.arange(256)) / 10)).astype("float32")


def mel(frequency):
    return 1127.0 * numpy.log1p(numpy.asarray(frequency) / 700.0)


def mel_bank(warp=1.0):
    """Kaldi's triangles over the bins, as the columns of a matrix; a warp above one reads
    higher frequencies, as if the speaker were smaller."""
    # The highest tenth is squeezed, so that no triangle leaves the spectrum.
    frequencies = numpy.arange(BINS) * RATE / POINTS / warp
    knee = HIGH * 0.9 / max(1.0, warp)
    slope = (RATE / 2 - knee) / (RATE / 2 - knee * warp)
    above = numpy.arange(BINS) * RATE / POINTS
    frequencies = numpy.where(above > knee * warp, knee + (above - knee * warp) * slope, frequencies)
    edges = numpy.linspace(mel(LOW), mel(HIGH), MELS + 2)
    mels = mel(frequencies)[:, None]
    left, centre, right = edges[:-2], edges[1:-1], edges[2:]
    rising, falling = (mels - left) / (centre - left), (right - mels) / (right - centre)
    bank = numpy.maximum(0, numpy.minimum(rising, falling))
    bank[-1] = 0  # Kaldi leaves out the bin at half the rate.
    return bank.astype("float32")


def cepstra_to_mels():
    """The matrix that turns Kaldi's liftered cepstra back into log mel energies: C @ M."""
    row = numpy.arange(MELS)
    cosines = numpy.sqrt(2 / MELS) * numpy.cos(numpy.pi / MELS * numpy.outer(row, row + 0.5))
    cosines[0] = numpy.sqrt(1 / MELS)
    lifter = 1 + 0.5 * 22 * numpy.sin(numpy.pi * row / 22)
    return numpy.linalg.inv((cosines * lifter[:, None]).T)
