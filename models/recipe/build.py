"""Makes the starter model: speech, training, folder. Never measures it.

Most voices tell when each phone is said. The network learns from these first, finds by itself
the phones of Pico's voices, which do not tell, and learns from both: each piece of 30 ms by itself
at first, then whole stretches against all that might have been said. Neural voices come last,
because only a network that already understands strangers finds their phones well; the last pass
weighs whole stretches once more, with a margin by which what was said must lead.

    python build.py WORK OUT [speak | MODEL]

keeps streams of speech in WORK, where a second run finds them, and writes the model to OUT. With
`speak` it ends when Kokoro's voices have spoken, which may be done beforehand, in idle hours.
With the folder of a model it goes on from that one, and the last pass alone is made.
"""

import os
import pathlib
import pickle
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy

import espeak_voices
import fetch_kokoro
import folder
import human_voices
import kaldi
import kokoro
import network
import noise_stream
import pico
import readers
import stream
import train
from align import Aligner
from espeak import Espeak
from pronunciations import Pronunciations
from reserved import HUMAN
from rivals import MARGIN, Rivals
from train import Pass
from vocabulary import readings, words

SEED = 2026
# The first pass hears the voices that tell when each phone is said, the next two Pico's as well,
# the last two Kokoro's; all but the first two weigh whole stretches.
PASSES = {
    "network-1": Pass(1500, 7e-3, 0.5, 0.5),
    "network-2": Pass(3000, 2.5e-3, 0.5, 0.5),
    "network-3": Pass(5000, 2e-3, 0.45, 0.45),
    "network-4": Pass(5000, 1.5e-3, 0.45, 0.45),
    "network-5": Pass(3500, 1.5e-3, 0.45, 0.45),
}
ESPEAK = {"de": 1900, "fr": 1000, "en": 1200, "accented": 800, "strange": 1100}
ESPEAK_STREAMS = 3
PEOPLE = {"de": 600, "en": 180, "fr": 100, "strange": 200}
PICO = {
    "de-DE": {"de": 800, "strange": 150},
    "en-GB": {"en": 400, "de": 400, "strange": 120},
    "en-US": {"en": 400, "de": 400, "strange": 120},
    "fr-FR": {"fr": 400, "de": 400, "en": 50, "strange": 120},
    "it-IT": {"de": 550, "en": 150, "fr": 100, "strange": 120},
    "es-ES": {"de": 550, "en": 150, "fr": 100, "strange": 120},
}
# Kokoro speaks in parts, so that little is lost where it is stopped: so many, each with so many
# sentences.
KOKORO_PARTS = 12
KOKORO = {"de": 110, "en": 80, "fr": 90, "strange": 20}
SPOKEN_IN = {"de": "de", "fr": "fr", "en": "en-us"}
NOISES = 700
# Of a hundred windows of training, how many come from each.
SHARES = {"espeak": 26, "kokoro": 30, "readers": 1, "noise": 4}
PERSON = 39
# Where, beside the streams, what is fetched of others lies.
KOKORO_FOLDER = "kokoro"


def people():
    """The voices made from recordings that training may hear."""
    return [
        voice for voice in (*human_voices.FESTIVAL, *human_voices.FLITE) if voice not in HUMAN
    ]


def pronunciations(work):
    """How every word is said, by espeak-ng's account."""
    path = work / "pronunciations.pickle"
    if not path.exists():
        voices = espeak_voices.EspeakVoices(numpy.random.default_rng(SEED))
        spoken = Pronunciations(voices.pronunciation, espeak_voices.VOICES, words, readings)
        path.write_bytes(pickle.dumps(spoken))
    return pickle.loads(path.read_bytes())


def make_stream(work, name, spoken, hears=None):
    """One stream by its name."""
    path = work / f"{name}.npz"
    begun = time.time()
    if name in PICO:
        made = pico.make(name, SEED, PICO[name], spoken.native, Aligner(hears))
    elif name == "kokoro":
        made = kokoro.aligned(kokoro_parts(work), SEED, spoken.native, Aligner(hears), log)
    elif name == "readers":
        made = readers.make(work / KOKORO_FOLDER, SEED)
    elif name == "noise":
        made = noise_stream.make(SEED, NOISES)
    elif name.startswith("espeak"):
        made = espeak_voices.make(SEED + int(name[-1]), ESPEAK)
    else:
        made = human_voices.make(name, SEED, PEOPLE, spoken.native)
    made.save(path)
    log(f"{name}: {time.time() - begun:.0f} s")


def kokoro_parts(work):
    """The files in which Kokoro's sentences are kept."""
    return [work / f"kokoro-{number:02}.npz" for number in range(KOKORO_PARTS)]


def make_kokoro(work, path):
    """One part of what Kokoro says."""
    begun, synthesizer = time.time(), Espeak()

    def ipa(text, language):
        synthesizer.voice(SPOKEN_IN[language])
        return synthesizer.ipa(text)

    seed = SEED + int(path.stem[-2:])
    # A part that was broken off must not be taken for a whole one.
    unfinished = path.with_suffix(".part.npz")
    kokoro.save(unfinished, kokoro.speak(work / KOKORO_FOLDER, seed, KOKORO, ipa))
    unfinished.rename(path)
    log(f"{path.stem}: {time.time() - begun:.0f} s")


def speak_kokoro(work):
    """All parts that are not there yet, one a core."""
    fetch_kokoro.fetch(work / KOKORO_FOLDER)
    missing = [path for path in kokoro_parts(work) if not path.exists()]
    with one_a_core() as workers:
        list(workers.map(make_kokoro, [work] * len(missing), missing))


def log(line):
    print(time.strftime("%H:%M:%S"), line, flush=True)


def main(work, out, begin=None):
    work.mkdir(parents=True, exist_ok=True)
    log("Kokoro's voices")
    speak_kokoro(work)
    if begin == "speak":
        return
    log("pronunciations")
    with ProcessPoolExecutor(1) as alone:
        # In a process of its own: espeak-ng starts once in each.
        spoken = alone.submit(pronunciations, work).result()
    names = [f"espeak-{number}" for number in range(ESPEAK_STREAMS)] + people() + ["readers", "noise"]
    make_streams(work, names, spoken)
    before = from_nothing(work, names, spoken) if begin is None else of_model(begin)
    make_streams(work, [*PICO, "kokoro"], spoken, before)
    heard = loaded(work, [*PICO, "kokoro", *names])
    priors = train.priors(*heard)
    # A network as small as the one before learns Kokoro's voices and forgets some of the others.
    rivals = Rivals(*heard, priors)
    if begin is None:
        larger = network.grown(before, network.SIZES[1], SEED)
        before = trained(work, heard, larger, "network-4", rivals.cost)
    larger = network.grown(before, network.SIZES[2], SEED)
    last = trained(work, heard, larger, "network-5", partial(rivals.cost, margin=MARGIN))
    folder.write(out, last, train.MEAN, train.SPREAD, priors, spoken.lexicon())
    log(f"written to {out}")


def from_nothing(work, names, spoken):
    """The network that has heard all but Kokoro's voices."""
    heard = loaded(work, names)
    first = trained(work, heard, network.begin(SEED), "network-1")
    make_streams(work, PICO, spoken, first)
    heard = loaded(work, [*PICO, *names])
    second = trained(work, heard, first, "network-2")
    return trained(work, heard, second, "network-3", Rivals(*heard, train.priors(*heard)).cost)


def of_model(path):
    """The network of a model that was made here."""
    return kaldi.read((pathlib.Path(path) / "am/final.mdl").read_bytes(), train.MEAN, train.SPREAD)


def one_a_core():
    """As many processes as there are cores, each new for what it makes."""
    return ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), max_tasks_per_child=1)


def make_streams(work, names, spoken, hears=None):
    """Streams by their names, one a core, each in a process of its own; what is there already
    stays."""
    names = [name for name in names if not (work / f"{name}.npz").exists()]
    count = len(names)
    with one_a_core() as workers:
        list(workers.map(make_stream, [work] * count, names, [spoken] * count, [hears] * count))


def loaded(work, names):
    """Streams and their shares; noises come last."""
    log("reading speech")
    streams = [stream.load(work / f"{name}.npz") for name in names]
    return streams, [share_of(name) for name in names]


def trained(work, heard, start, name, cost=train.piece_by_piece):
    """The network after a pass of training; one that was made already stays."""
    streams, shares = heard
    path = work / f"{name}.pickle"
    if not path.exists():
        log(f"{name}, {sum(len(labels) for _, labels in streams) / 360000:.1f} hours")
        seed = SEED + list(PASSES).index(name)
        windows = train.Windows(streams, shares, streams[-1][0], numpy.random.default_rng(seed))
        made = train.train(start, windows, PASSES[name], seed, log, cost)
        path.write_bytes(pickle.dumps(made))
    return pickle.loads(path.read_bytes())


def share_of(name):
    if name in SHARES and name != "espeak":
        return SHARES[name]
    if name.startswith("espeak"):
        return SHARES["espeak"] / ESPEAK_STREAMS
    return PERSON / (len(people()) + len(PICO))


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:3]), *sys.argv[3:])
