"""Makes recordings of what is said to a player's machine: silence around it, noise, the file.
Never decides what is said."""

import pathlib
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


class Sets:
    """Sets of recordings in a folder, with a list of what is said in each."""

    def __init__(self, folder, chance):
        self._folder, self._chance = pathlib.Path(folder), chance
        self._lines, self._counts = [], {}

    def keep(self, name, samples, said):
        """Writes the next recording of a set; without words it must be rejected."""
        number = self._counts.get(name, 0)
        self._counts[name] = number + 1
        path = pathlib.Path(name) / f"{number:03}.wav"
        (self._folder / name).mkdir(parents=True, exist_ok=True)
        write(self._folder / path, samples, self._chance)
        self._lines.append(f"{name}\t{path}\t{' '.join(said)}\n")

    def list(self):
        """Writes the list."""
        (self._folder / "expected.tsv").write_text("".join(self._lines))
