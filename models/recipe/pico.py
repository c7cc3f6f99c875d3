"""SVOX Pico's voices, made from recordings of people, as a source of speech. It does not tell
when each phone is said, so that is found by listening. Never decides what is said."""

import numpy
import ttspico

from phones import SILENCE, SPEECH
from sentences import Sentences
from sounds import Sounds
from spectra import RATE, centre, power
from strange import strange_phones, strange_text
from stream import Stream, turns
from vocabulary import LANGUAGES, readings

# Alignments below this, a piece of 30 ms in the mean, are of words that the voice said otherwise.
BELIEVED = -2.2
# How often a voice reads its own language; else it is given phones, which have more ways to say it.
READING = 0.8
_ENGLISH = (
    r"ae={ @ er=3: T D w S Z h N r=r\\ t_s=ts t_S=tS d_Z=dZ a_i=aI a_u=aU o_i=OI o_oe=OI e_i=eI "
)
# Each voice says a sentence with its short vowels or with its long ones.
_SOUNDS = {
    "de-DE": (
        "S C x h N Z @ 6 r=R an=a~ en=e~ on=o~ t_s=ts t_S=tS d_Z=dZ a_i=aI a_u=aU o_i=OY o_oe=OY ",
        "e=E i=I o=O u=U ae=E: oe=9 y=Y",
        "a=a: e=e: i=i: o=o: u=u: ae=E: oe=2: y=y:",
    ),
    "en-GB": (_ENGLISH, "a=V e=E i=I o=Q u=U", "a=A: e=E i=i: o=O: u=u:"),
    "en-US": (_ENGLISH, "a=V e=E i=I o=O: u=U", "a=A: e=E i=i: o=O: u=u:"),
    "fr-FR": (
        "S Z N w @ r=R an=a~ en=e~ on=o~ t_s=ts t_S=tS d_Z=dZ ",
        "e=E o=O oe=9 y",
        "a=a: e=e: i=i: o=o: u=u: oe=2: y=y:",
    ),
    "it-IT": ("S N t_s=ts t_S=tS d_z=dz d_Z=dZ n_j=J ", "e=E", "a=a: e=e: i=i: o=o: u=u:"),
    "es-ES": ("-v -z x T D N t_s=ts t_S=tS n_j=J ", "", "a=a: e=e: i=i: o=o: u=u:"),
}
VOICES = tuple(_SOUNDS)


class PicoVoice:
    """One of the voices."""

    def __init__(self, name, chance):
        self._engine, self._chance = ttspico.TtsEngine(name), chance
        same, *lengths = _SOUNDS[name]
        self._sounds = [Sounds(same + vowels) for vowels in lengths]
        self.language = name[:2]

    def _any(self, choices):
        return choices[self._chance.integers(len(choices))]

    def _say(self, text):
        pace, pitch = self._chance.integers(75, 141), self._chance.integers(65, 141)
        said = f"<volume level='50'><speed level='{pace}'><pitch level='{pitch}'>{text}</pitch></speed></volume>"
        return numpy.frombuffer(self._engine.speak(said), "<i2")

    def read(self, words, pronunciations):
        """Samples of words that the voice reads as it likes, and the ways it may have said each."""
        text = " ".join(self._any(readings(word, self.language)) for word in words)
        return self._say(text), [pronunciations[self.language, word] for word in words]

    def say(self, words):
        """Samples of words given as phones, and the one way in which each was said."""
        sounds = self._any(self._sounds)
        syllables = [sounds.syllables(phones) for phones in words]
        spelled = (
            " . ".join(("\" " if stress else "") + " ".join(names) for names, stress in word) for word in syllables
        )
        text = " ".join(f"<phoneme alphabet='xsampa' ph='{word}'/>" for word in spelled)
        ways = [
            [[phone for names, _ in word for name in names for phone in sounds.phones(name)]]
            for word in syllables
        ]
        return self._say(text), ways

    def strange(self):
        """Samples of what is none of the words."""
        if self._chance.random() < 0.5:
            return self._say(strange_text(self.language, self._chance))
        return self.say(strange_phones(self._chance))[0]


def make(voice, seed, counts, pronunciations, aligner):
    """A stream of sentences by one voice; counts by language, and of strange ones. Most
    of those in its own language are read, all others given in phones."""
    chance = numpy.random.default_rng(seed)
    speaker, stream = PicoVoice(voice, chance), Stream()
    sentences = {language: Sentences(language, chance) for language in counts if language in LANGUAGES}
    for language, count in counts.items():
        for _ in range(count):
            if language == "strange":
                samples = speaker.strange()
                stream.add(samples, RATE, loud_stretches(samples), chance)
                continue
            words = sentences[language].draw()
            if language == speaker.language and chance.random() < READING:
                samples, ways = speaker.read(words, pronunciations)
            else:
                kinds = (pronunciations[language, word] for word in words)
                samples, ways = speaker.say([kind[chance.integers(len(kind))] for kind in kinds])
            found = aligner.starts(samples, ways)
            if found and found[1] > BELIEVED:
                stream.add(samples, RATE, found[0], chance)
    return stream


def loud_stretches(samples):
    """Pairs of a second and whether speech or silence begins there."""
    level = power(samples).sum(axis=1)
    loud = level > 1e-4 * level.max()
    return [(centre(at), SPEECH if loud[at] else SILENCE) for at in turns(loud)]
