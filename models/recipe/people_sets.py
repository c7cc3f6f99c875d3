"""Makes recordings of a person, from prompts of telephone exchanges that Debian packs with what
is said in each. No training hears her.

    python people_sets.py OUT [SEED] [COUNT]

writes OUT/SET/NNN.wav and OUT/expected.tsv as test_sets.py does: squares that she says, put
together from words, and talk of hers, which must be rejected.
"""

import gzip
import pathlib
import re
import sys

import G722
import numpy

from grammar import RANKS
from recordings import Sets, placed
from sentences import NATO
from spectra import RATE
from stream import levelled

SEED, COUNT = 20260, 120
_PACKAGES = "asterisk-core-sounds-en asterisk-core-sounds-en-g722"
_TEXTS = pathlib.Path("/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz")
_SOUNDS = pathlib.Path("/usr/share/asterisk/sounds/en_US_f_Allison")
_SHORTEST_TALK, _LONGEST_TALK = 0.8, 8.0
_LONGEST_PAUSE = 0.12


def prompts():
    """Name by name the files in which she speaks."""
    with gzip.open(_TEXTS, "rt", encoding="utf-8-sig") as lines:
        said = dict(line.rstrip().lower().split(": ", 1) for line in lines if re.match(r"[\w/-]+: \S", line))
    # What stands in brackets is a tone.
    paths = {name: _SOUNDS / f"{name}.g722" for name, text in said.items() if "[" not in text}
    return {name: path for name, path in sorted(paths.items()) if path.exists()}


def _samples(path):
    """What is said in a file, without the silence around it."""
    samples = numpy.asarray(G722.G722(RATE, 64000).decode(path.read_bytes()), "float64")
    loudness = numpy.convolve(samples**2, numpy.ones(320) / 320, "same")
    loud = numpy.flatnonzero(loudness > 1e-4 * loudness.max())
    return samples[max(0, loud[0] - 320) : loud[-1] + 480] if len(loud) else samples[:0]


def make(folder, seed, count):
    """Both sets, each with so many recordings; talk, as much of it as there is."""
    chance, paths = numpy.random.default_rng(seed), prompts()
    sets = Sets(folder, chance)

    def word(text, name):
        return text, levelled(_samples(paths[name]))

    files = [word(file, f"phonetic/{file[0]}_p") for file in NATO]
    ranks = [word(rank, f"digits/{number}") for number, rank in enumerate(RANKS["en"], 1)]
    talk = [_samples(path) for name, path in paths.items() if "/" not in name]
    talk = [samples for samples in talk if _SHORTEST_TALK < len(samples) / RATE < _LONGEST_TALK]
    for _ in range(count):
        words = [kind[chance.integers(8)] for kind in (files, ranks, files, ranks)]
        pauses = [numpy.zeros(int(chance.uniform(0, _LONGEST_PAUSE) * RATE)) for _ in words]
        parts = [part for (_, samples), pause in zip(words, pauses) for part in (samples, pause)]
        samples = placed(numpy.concatenate(parts), RATE, chance)
        sets.keep("english-nato-person", samples, [text for text, _ in words])
    for at in chance.permutation(len(talk))[:count]:
        sets.keep("english-nato-person-talk", placed(talk[at], RATE, chance), [])
    sets.list()


if __name__ == "__main__":
    if not (_TEXTS.exists() and _SOUNDS.exists()):
        sys.exit(f"Her recordings are missing. Please run: apt install {_PACKAGES}")
    out, *more = sys.argv[1:]
    make(pathlib.Path(out), int(more[0]) if more else SEED, int(more[1]) if more[1:] else COUNT)
