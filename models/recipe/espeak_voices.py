"""What espeak-ng's voices say for the training: sentences in their own language, German ones
with accents, and speech outside the vocabulary. Never chooses the share of each."""

import pathlib

from accents import LANGUAGES as ACCENTS
from accents import written
from espeak import RATE, Espeak
from phones import SILENCE, SPEECH, from_ipa
from reserved import ESPEAK_VARIANTS
from sentences import Sentences
from strange import strange_text
from stream import Stream
from vocabulary import readings

VOICES = {
    "de": ["de"],
    "fr": ["fr", "fr", "fr-be", "fr-ch"],
    "en": ["en-us", "en-us", "en", "en-gb-scotland", "en-gb-x-rp", "en-029", "en-us-nyc"],
}
STRANGERS = "de fr en it es nl sv da pl cs hu tr fi pt ru ro el hr lt lv sw id vi hi ta ja".split()
_SHORTEST_PAUSE = 0.05
_VARIANTS = pathlib.Path("/usr/lib/x86_64-linux-gnu/espeak-ng-data/voices/!v")


def training_variants():
    """The variants of espeak-ng that training may hear."""
    return sorted(path.name for path in _VARIANTS.iterdir() if path.name not in ESPEAK_VARIANTS)


def starts(events, end, phones_of):
    """Pairs of a second and a phone from espeak-ng's events; sounds of several phones share
    their time evenly, and a pause too short to be one belongs to what follows."""
    found, carried = [], None
    for (sample, signs), (following, _) in zip(events, events[1:] + [(end, "")]):
        phones = phones_of(signs)
        begin = (sample if carried is None else carried) / RATE
        carried = None
        length = following / RATE - begin
        if not phones:
            if 0 < length < _SHORTEST_PAUSE:
                carried = sample
            else:
                found.append((begin, SILENCE))
        for place, phone in enumerate(phones):
            found.append((begin + length * place / len(phones), phone))
    return found


class EspeakVoices:
    """Speech of espeak-ng in any voice; one in a process."""

    def __init__(self, chance):
        self._espeak, self._chance = Espeak(), chance
        self._variants = training_variants()
        self._sentences = {language: Sentences(language, chance) for language in VOICES}
        self._spoken = {}

    def pronunciation(self, text, voice):
        """The phones that a voice says for a text by itself."""
        if (text, voice) not in self._spoken:
            self._espeak.voice(voice)
            _, events = self._espeak.say(text)
            self._spoken[text, voice] = [phone for _, signs in events for phone in from_ipa(signs)]
        return self._spoken[text, voice]

    def _any(self, choices):
        return choices[self._chance.integers(len(choices))]

    def _say(self, text, voice, stream, phones_of=from_ipa):
        draw = self._chance.integers
        self._espeak.voice(
            f"{voice}+{self._any(self._variants)}", draw(110, 231), draw(15, 86), draw(20, 81), draw(0, 7)
        )
        samples, events = self._espeak.say(text)
        stream.add(samples, RATE, starts(events, len(samples), phones_of), self._chance)

    def say_as(self, voice, text, rate, pitch):
        """The samples of a text in a given voice."""
        self._espeak.voice(voice, rate, pitch)
        return self._espeak.say(text)[0]

    def native(self, language, stream):
        """A sentence in the language of the voice."""
        said = self._sentences[language].draw()
        text = " ".join(self._any(readings(word, language)) for word in said)
        self._say(text, self._any(VOICES[language]), stream)

    def accented(self, stream):
        """A German sentence in a foreigner's mouth."""
        accent = self._any(ACCENTS)
        said = self._sentences["de"].draw()
        phones = [self.pronunciation(self._any(readings(word, "de")), "de") for word in said]
        self._say(" ".join(written(word, accent) for word in phones), accent, stream)

    def strange(self, stream):
        """Speech outside the vocabulary."""
        language = self._any(STRANGERS)
        self._say(strange_text(language, self._chance), language, stream, _strange)


def _strange(signs):
    return [SPEECH] if signs else []


def make(seed, counts):
    """A stream of native, accented and strange utterances, mixed; counts by these names."""
    import numpy

    chance = numpy.random.default_rng(seed)
    voices, stream = EspeakVoices(chance), Stream()
    order = chance.permutation([kind for kind, count in counts.items() for _ in range(count)])
    for kind in order:
        if kind in VOICES:
            voices.native(kind, stream)
        elif kind == "accented":
            voices.accented(stream)
        else:
            voices.strange(stream)
    return stream
