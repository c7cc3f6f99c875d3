"""Writes a model's folder as Vosk and Hector read it. Never trains."""

import hashlib
import pathlib
from typing import NamedTuple

from graph import of_words, vector_fst, words_table
from kaldi import acoustic_model
from phones import PHONES

MFCC = """--use-energy=false
--num-mel-bins=40
--num-ceps=40
--low-freq=20
--high-freq=7600
"""
DECODING = """--min-active=200
--max-active=3000
--beam=13.0
--lattice-beam=4.0
--acoustic-scale={scale}
--frame-subsampling-factor=3
--endpoint.silence-phones=1
--endpoint.rule2.min-trailing-silence=0.5
--endpoint.rule3.min-trailing-silence=0.75
--endpoint.rule4.min-trailing-silence=1.0
"""


class Weights(NamedTuple):
    """What decoding weighs, chosen by score.py on a third of the recordings of test_sets.py."""

    # The power of the priors that likelihoods are taken by.
    priors: float = 0.5
    # The costs of any word, of speech that is none, and of a pause.
    word: float = 0.0
    unknown: float = -5.0
    pause: float = 0.3
    # Acoustic likelihoods beside all costs.
    scale: float = 0.45


def softened(priors, weights):
    """The priors that likelihoods are taken by."""
    powers = priors**weights.priors
    return powers / powers.sum()


def write(folder, network, mean, spread, priors, lexicon, weights=Weights()):
    """The whole folder, with a manifest of its files."""
    folder = pathlib.Path(folder)
    table = words_table(lexicon)
    files = {
        "am/final.mdl": acoustic_model(network, mean, spread, softened(priors, weights)),
        "conf/mfcc.conf": MFCC.encode(),
        "conf/model.conf": DECODING.format(scale=weights.scale).encode(),
        "graph/HCLr.fst": vector_fst(of_words(table, lexicon, weights.word, weights.unknown, weights.pause).arcs),
        "graph/Gr.fst": vector_fst([[]]),
        "graph/words.txt": "".join(f"{word} {number}\n" for word, number in table.items()).encode(),
        "graph/phones.txt": "".join(
            f"{phone} {number}\n" for number, phone in enumerate(["<eps>", *PHONES])
        ).encode(),
        "graph/lexicon.txt": "".join(
            f"{word}\t{' '.join(phones)}\n" for word, kinds in lexicon.items() for phones in kinds
        ).encode(),
        "graph/disambig_tid.int": b"",
    }
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    sums = (f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items()))
    (folder / "MANIFEST").write_text("".join(sums))
