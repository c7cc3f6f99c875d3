"""Makes the recordings of neural voices and of real talk that the model is measured on, always
the same ones.

    python neural_sets.py KOKORO OUT [SEED] [COUNT] [SET...]

writes OUT/SET/NNN.wav and OUT/expected.tsv as test_sets.py does, from what fetch_kokoro.py put
into KOKORO. The voices are those that reserved.py keeps from training, one after the other. With
TUNING voices of the training speak instead: thresholds and weights are chosen with these.
"""

import pathlib
import sys

import numpy

import readers
from espeak import Espeak
from kokoro import KokoroVoices
from recordings import Sets, placed
from reserved import KOKORO
from spectra import RATE
from test_sets import announcement, order
from vocabulary import KINDS
from vocabulary import readings as texts_of

SEED, TUNING, COUNT = 20270, 20271, 1000
SPOKEN_IN = {"de": "de", "fr": "fr", "en": "en-us"}
# So long are the pieces into which people's talk is cut, in seconds.
PIECE = 3.2


def drill(language, chance):
    """One short word that is said while training or reading a game."""
    words = [phrase for phrase in KINDS[language]["command"] if " " not in phrase]
    return [words[chance.integers(len(words))]]


SETS = {
    "german-neural": ("de", announcement),
    "french-neural": ("fr", announcement),
    "english-neural": ("en", announcement),
    "german-neural-orders": ("de", order),
    "french-neural-orders": ("fr", order),
    "english-neural-orders": ("en", order),
    "german-neural-drills": ("de", drill),
    "french-neural-drills": ("fr", drill),
    "english-neural-drills": ("en", drill),
}
TALK = "german-people-talk"


def make(kokoro, folder, seed, count, names):
    """The sets of these names, each from a chance of its own."""
    synthesizer = Espeak()

    def ipa(text, language):
        synthesizer.voice(SPOKEN_IN[language])
        return synthesizer.ipa(text)

    sets = Sets(folder, numpy.random.default_rng(seed))
    for place, (name, (language, draw)) in enumerate(SETS.items()):
        if name not in names:
            continue
        chance = numpy.random.default_rng([seed, place])
        voices = KokoroVoices(kokoro, ipa, chance, None if seed == TUNING else KOKORO)
        for number in range(count):
            said = draw(language, chance)
            texts = [texts_of(word, language) for word in said]
            texts = [kinds[chance.integers(len(kinds))] for kinds in texts]
            voice = voices.names()[number % len(voices.names())]
            samples = voices.say(texts, language, voices.style_of(voice))
            sets.keep(name, placed(samples, RATE, chance), said)
            # Whoever does not wait for the end can measure with what there is.
            if number % 20 == 19:
                sets.list()
    if TALK in names:
        for samples in talk(pathlib.Path(kokoro), seed == TUNING):
            sets.keep(TALK, samples, [])
    sets.list()


def talk(kokoro, training):
    """Pieces of what readers read aloud, none of it meant for a machine that plays chess."""
    for trains, samples in readers.recordings(kokoro):
        if trains != training:
            continue
        whole = int(PIECE * RATE)
        for begin in range(0, len(samples) - whole // 2, whole):
            yield samples[begin : begin + whole]


if __name__ == "__main__":
    kokoro, out, *more = sys.argv[1:]
    seed = int(more[0]) if more else SEED
    make(kokoro, out, seed, int(more[1]) if more[1:] else COUNT, more[2:] or [*SETS, TALK])
