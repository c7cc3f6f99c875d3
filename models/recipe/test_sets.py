"""Makes the recordings that the model is measured on, always the same ones.

    python test_sets.py OUT [SEED]

writes OUT/SET/NNN.wav and OUT/expected.tsv: set, file, the words that were said. Where no
words are given the recording must be rejected. No voice in it is heard in training. Another
seed gives other sentences: with TUNING rules and weights are chosen, never with SEED.
"""

import pathlib
import sys

import numpy

import human_voices
import noises
from espeak import RATE as ESPEAK_RATE
from espeak_voices import VOICES, EspeakVoices
from grammar import RANKS
from pronunciations import Pronunciations
from recordings import Sets, placed, with_noise
from reserved import ESPEAK_VARIANTS, HUMAN
from sentences import ANNA
from spectra import RATE
from vocabulary import KINDS, NUMBERS, readings, words

SEED, TUNING = 20260, 20261
COUNT = 120
_HERE = pathlib.Path(__file__).parent


def announcement(language, chance):
    """A whole announcement in the words that the rules prescribe."""
    kinds = KINDS[language]

    def one(choices):
        return choices[chance.integers(len(choices))]

    def square():
        return f"{one(ANNA)} {one(RANKS[language])}"

    piece = one(kinds["piece"][:5])
    forms = {
        f"{piece} {square()} {square()}": 0.6,
        f"{square()} {square()}": 0.2,
        f"{piece} {square()}": 0.06,
        f"{square()} {kinds['capture'][0]} {square()}": 0.06,
        one(kinds["castling"][:2]): 0.08,
    }
    return chance.choice(list(forms), p=list(forms.values())).split()


def order(language, chance):
    """A command, an answer or a number."""
    kinds = KINDS[language]
    choices = (kinds["command"], kinds["yes"] + kinds["no"], NUMBERS[language])
    phrases = choices[chance.choice(3, p=[0.5, 0.2, 0.3])]
    return phrases[chance.integers(len(phrases))].split()


class TestSets:
    """Writes sets one after the other."""

    def __init__(self, folder, seed):
        self._chance = numpy.random.default_rng(seed)
        self._sets = Sets(folder, self._chance)
        self._voices = EspeakVoices(self._chance)

    def make(self):
        clean = self._espeak("espeak-clean", "de", announcement)
        self._noisy("espeak-white-10dB", clean, lambda count: self._chance.standard_normal(count))
        babble = self._babble(clean)
        self._noisy("espeak-babble-10dB", clean, babble)
        for voice in HUMAN:
            self._human(voice)
        for language, name in (("fr", "french"), ("en", "english")):
            self._espeak(f"{name}-announcements", language, announcement)
        for language, name in (("de", "german"), ("fr", "french"), ("en", "english")):
            self._espeak(f"{name}-orders", language, order)
        self._reject()
        self._sets.list()

    def _say(self, text, voice, number):
        draw = self._chance.integers
        variant = ESPEAK_VARIANTS[number % len(ESPEAK_VARIANTS)]
        samples = self._voices.say_as(f"{voice}+{variant}", text, draw(120, 211), draw(25, 76))
        return placed(samples, ESPEAK_RATE, self._chance)

    def _espeak(self, name, language, draw):
        kept = []
        for number in range(COUNT):
            said = draw(language, self._chance)
            texts = [readings(word, language) for word in said]
            text = " ".join(kinds[self._chance.integers(len(kinds))] for kinds in texts)
            samples = self._say(text, VOICES[language][0], number)
            self._sets.keep(name, samples, said)
            kept.append((samples, said))
        return kept

    def _babble(self, clean):
        """Three others announcing moves at once, over and over."""
        talk = [samples for samples, _ in clean]

        def mixed(count):
            picked = self._chance.choice(len(talk), 3, replace=False)
            return sum(numpy.roll(numpy.resize(talk[at], count), 3000 * at) for at in picked)

        return mixed

    def _noisy(self, name, clean, noise):
        for samples, said in clean:
            self._sets.keep(name, with_noise(samples, noise(len(samples)), 10), said)

    def _human(self, voice):
        pronunciations = Pronunciations(self._voices.pronunciation, VOICES, words, readings).native
        said = [announcement("de", self._chance) for _ in range(COUNT)]
        kinds = [[pronunciations["de", word] for word in sentence] for sentence in said]
        phones = [
            [ways[self._chance.integers(len(ways))] for ways in sentence] for sentence in kinds
        ]
        spoken = human_voices.speak(voice, phones, self._chance)
        for sentence, (samples, rate, _) in zip(said, spoken):
            self._sets.keep(f"human-{voice}", placed(samples, rate, self._chance), sentence)

    def _reject(self):
        lines = (_HERE / "words" / "strange_tests.txt").read_text().splitlines()[1:]
        for number in range(70):
            language, _, text = lines[number % len(lines)].partition(" ")
            self._sets.keep("reject", self._say(text, language, number), [])
        for number in range(COUNT - 70):
            make = (noises.music, noises.cough, noises.knocks, noises.steady)[number % 4]
            count = int(RATE * self._chance.uniform(1.5, 4))
            self._sets.keep("reject", placed(make(self._chance, count) * 1000, RATE, self._chance), [])


if __name__ == "__main__":
    TestSets(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else SEED).make()
