"""Makes models/try: what `hector model test` tries a model on where nobody names recordings.

    python try_set.py KOKORO OUT

The voices are those that reserved.py keeps from training; KOKORO is what fetch_kokoro.py fetched. The
sentences are none of those that figures are taken from. Files are written as telephones write sound,
which halves them, and no ear that Hector has hears the difference.
"""

import pathlib
import struct
import sys
import tempfile
import wave

import numpy

import neural_sets
from spectra import RATE

SEED, COUNT = 20280, 16
LANGUAGES = {"german-neural": "de", "french-neural": "fr", "english-neural": "en"}
HEAD = (
    "# What hector model test tries a model on: a file, a language and what is said, with tabs between.\n"
    "# models/README.md says who speaks.\n"
)


def mu_law(samples):
    """Samples of 16 bits as G.711 writes them: a sign, an exponent and four bits, turned over."""
    loud = numpy.minimum(numpy.abs(samples.astype("i4")), 32635) + 132
    exponent = numpy.floor(numpy.log2(loud)).astype("i4") - 7
    mantissa = (loud >> (exponent + 3)) & 0x0F
    sign = numpy.where(samples < 0, 0x80, 0)
    return (~(sign | exponent << 4 | mantissa) & 0xFF).astype("u1").tobytes()


def read(path):
    with wave.open(str(path)) as recording:
        return numpy.frombuffer(recording.readframes(recording.getnframes()), "<i2")


def write(path, samples):
    data = mu_law(samples)
    form = struct.pack("<HHIIHHH", 7, 1, RATE, RATE, 1, 8, 0)
    chunks = [(b"fmt ", form), (b"fact", struct.pack("<I", len(data))), (b"data", data)]
    body = b"WAVE"
    for name, chunk in chunks:
        body += name + struct.pack("<I", len(chunk)) + chunk + b"\0" * (len(chunk) % 2)
    path.write_bytes(b"RIFF" + struct.pack("<I", len(body)) + body)


if __name__ == "__main__":
    kokoro, out = sys.argv[1], pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as spoken:
        neural_sets.make(kokoro, spoken, SEED, COUNT, list(LANGUAGES))
        lines = (pathlib.Path(spoken) / "expected.tsv").read_text().splitlines()
        counted, listed = {}, HEAD
        for line in lines:
            name, file, words = line.split("\t")
            language = LANGUAGES[name]
            counted[language] = counted.get(language, 0) + 1
            file_here = f"{language}-{counted[language]:02}.wav"
            write(out / file_here, read(pathlib.Path(spoken) / file))
            listed += f"{file_here}\t{language}\t{words}\n"
    (out / "expected.tsv").write_text(listed)
