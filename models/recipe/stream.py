"""Labelled speech of one family as one long stream of frames. Never makes any."""

import numpy
from scipy.signal import resample_poly

from phones import INDEX, SILENCE
from spectra import RATE, as_bytes, centre, power


class Stream:
    """Spectra and the phone of each frame, utterance after utterance."""

    def __init__(self, spectra=(), labels=()):
        self._spectra, self._labels = list(spectra), list(labels)

    def add(self, samples, rate, starts, chance):
        """Appends an utterance. `starts` are pairs of a second and the phone that begins
        there; room of chance length is left around it."""
        samples = levelled(resampled(samples, rate))
        before, after = (chance.uniform(0.05, 0.5, 2) * RATE).astype(int)
        padded = numpy.concatenate([numpy.zeros(before), samples, numpy.zeros(after)])
        padded += chance.standard_normal(len(padded))  # Kaldi's dither.
        spectra = as_bytes(power(padded))
        centres = centre(numpy.arange(len(spectra))) - before / RATE
        seconds = numpy.array([second for second, _ in starts])
        phones = numpy.array([INDEX[SILENCE]] + [INDEX[phone] for _, phone in starts])
        self._spectra.append(spectra)
        self._labels.append(phones[numpy.searchsorted(seconds, centres, side="right")].astype("uint8"))

    def save(self, path):
        numpy.savez(path, spectra=numpy.concatenate(self._spectra), labels=numpy.concatenate(self._labels))


def levelled(samples):
    """The samples as loud as all others."""
    return samples * (3000 / max(1.0, numpy.sqrt(numpy.mean(samples**2))))


def turns(values):
    """The places at which a sequence begins or becomes another value."""
    return [at for at in range(len(values)) if at == 0 or values[at] != values[at - 1]]


def resampled(samples, rate):
    """The samples at the rate of the model."""
    samples = numpy.asarray(samples, "float64")
    if rate == RATE:
        return samples
    divisor = numpy.gcd(RATE, int(rate))
    return resample_poly(samples, RATE // divisor, int(rate) // divisor)


def load(path):
    """Spectra and labels that were saved."""
    with numpy.load(path) as saved:
        return saved["spectra"], saved["labels"]
