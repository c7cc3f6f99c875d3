"""Makes recordings of a person, from prompts of telephone exchanges that Debian packs with what
is said in each. No training hears her.

    python people_sets.py OUT

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
from recordings import placed, write
from spectra import RATE
from stream import levelled

SEED, COUNT = 20260, 120
_PACKAGES = "asterisk-core-sounds-en asterisk-core-sounds-en-g722"
_TEXTS = pathlib.Path("/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz")
_SOUNDS = pathlib.Path("/usr/share/asterisk/sounds/en_US_f_Allison")
_SHORTEST_TALK, _LONGEST_TALK = 0.8, 8.0
_LONGEST_PAUSE = 0.12


def prompts():
    """Name by name what she says, with the samples."""
    with gzip.open(_TEXTS, "rt", encoding="utf-8-sig") as lines:
        said = dict(line.rstrip().lower().split(": ", 1) for line in lines if re.match(r"[\w/-]+: \S", line))
    # What stands in brackets is a tone.
    paths = {name: _SOUNDS / f"{name}.g722" for name, text in said.items() if "[" not in text}
    return {name: (said[name], _samples(path)) for name, path in sorted(paths.items()) if path.exists()}


def _samples(path):
    """What is said in a file, without the silence around it."""
    samples = numpy.asarray(G722.G722(RATE, 64000).decode(path.read_bytes()), "float64")
    loudness = numpy.convolve(samples**2, numpy.ones(320) / 320, "same")
    loud = numpy.flatnonzero(loudness > 1e-4 * loudness.max())
    return samples[max(0, loud[0] - 320) : loud[-1] + 480] if len(loud) else samples[:0]


def make(folder):
    """Both sets."""
    chance, said, lines = numpy.random.default_rng(SEED), prompts(), []
    files = [said[f"phonetic/{file}_p"] for file in "abcdefgh"]
    ranks = [(rank, said[f"digits/{number}"][1]) for number, rank in enumerate(RANKS["en"], 1)]
    talk = [
        samples
        for name, (_, samples) in said.items()
        if "/" not in name and _SHORTEST_TALK < len(samples) / RATE < _LONGEST_TALK
    ]

    def keep(name, number, text, samples):
        path = pathlib.Path(name) / f"{number:03}.wav"
        (folder / name).mkdir(parents=True, exist_ok=True)
        write(folder / path, placed(samples, RATE, chance), chance)
        lines.append(f"{name}\t{path}\t{text}\n")

    for number in range(COUNT):
        words = [kind[chance.integers(8)] for kind in (files, ranks, files, ranks)]
        pauses = [numpy.zeros(int(chance.uniform(0, _LONGEST_PAUSE) * RATE)) for _ in words]
        samples = [part for (_, word), pause in zip(words, pauses) for part in (levelled(word), pause)]
        keep("english-nato-person", number, " ".join(text for text, _ in words), numpy.concatenate(samples))
    for number, at in enumerate(chance.permutation(len(talk))[:COUNT]):
        keep("english-nato-person-talk", number, "", talk[at])
    (folder / "expected.tsv").write_text("".join(lines))


if __name__ == "__main__":
    if not (_TEXTS.exists() and _SOUNDS.exists()):
        sys.exit(f"Her recordings are missing. Please run: apt install {_PACKAGES}")
    make(pathlib.Path(sys.argv[1]))
