"""Makes the starter model: speech, training, folder. Never measures it.

    python build.py WORK OUT

keeps streams of speech in WORK, where a second run finds them, and writes the model to OUT.
"""

import pathlib
import pickle
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import numpy

import espeak_voices
import folder
import human_voices
import network
import noise_stream
import stream
import train
from pronunciations import Pronunciations
from reserved import HUMAN
from train import Pass
from vocabulary import readings, words

SEED = 2026
# After a first pass in much noise, strangers in quiet rooms were heard worse than without:
# the second hears less of it.
PASSES = (Pass(14000, 2e-3, 0.6, 0.6), Pass(5000, 1e-3, 0.45, 0.45))
ESPEAK = {"de": 1900, "fr": 800, "en": 800, "accented": 800, "strange": 500}
ESPEAK_STREAMS = 3
PEOPLE = {"de": 600, "en": 150, "fr": 100, "strange": 100}
NOISES = 700
# Of a hundred windows of training, how many come from each.
SHARES = {"espeak": 40, "noise": 4}
PERSON = 56


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


def make_stream(work, name, spoken):
    """One stream by its name; what is there already stays."""
    path = work / f"{name}.npz"
    if path.exists():
        return
    begun = time.time()
    if name == "noise":
        made = noise_stream.make(SEED, NOISES)
    elif name.startswith("espeak"):
        made = espeak_voices.make(SEED + int(name[-1]), ESPEAK)
    else:
        made = human_voices.make(name, SEED, PEOPLE, spoken.native)
    made.save(path)
    log(f"{name}: {time.time() - begun:.0f} s")


def log(line):
    print(time.strftime("%H:%M:%S"), line, flush=True)


def main(work, out):
    work.mkdir(parents=True, exist_ok=True)
    log("pronunciations")
    with ProcessPoolExecutor(1) as alone:
        # In a process of its own: espeak-ng starts once in each.
        spoken = alone.submit(pronunciations, work).result()
    names = [f"espeak-{number}" for number in range(ESPEAK_STREAMS)] + people() + ["noise"]
    with ProcessPoolExecutor(2, max_tasks_per_child=1) as both:
        list(both.map(make_stream, [work] * len(names), names, [spoken] * len(names)))
    layers, priors = trained(work, names)
    folder.write(out, layers, train.MEAN, train.SPREAD, priors, spoken.lexicon())
    log(f"written to {out}")


def trained(work, names):
    """The network and the priors of its phones; passes that were made already stay."""
    log("reading speech")
    streams = [stream.load(work / f"{name}.npz") for name in names]
    shares = [share_of(name) for name in names]
    layers = network.begin(SEED)
    for number, plan in enumerate(PASSES):
        path = work / f"network-{number + 1}.pickle"
        if path.exists():
            layers = pickle.loads(path.read_bytes())
            continue
        log(f"pass {number + 1}, {sum(len(labels) for _, labels in streams) / 360000:.1f} hours")
        chance = numpy.random.default_rng(SEED + number)
        windows = train.Windows(streams, shares, streams[-1][0], chance)
        layers = train.train(layers, windows, plan, SEED + number, log)
        path.write_bytes(pickle.dumps(layers))
    return layers, train.priors(streams, shares)


def share_of(name):
    if name == "noise":
        return SHARES["noise"]
    if name.startswith("espeak"):
        return SHARES["espeak"] / ESPEAK_STREAMS
    return PERSON / len(people())


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
