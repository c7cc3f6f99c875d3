"""Flite's voices, made from recordings of people, as a source of speech with the times of its
phones. Never decides what is said."""

import pathlib
import subprocess
import tempfile
import wave

import numpy

from festival import made_up
from sounds import ENGLISH

_VOWELS = "aa eh ae iy ao uw ax er ay aw oy ey".split()


def speak(voice, sentences, chance):
    """Yields samples, rate and starts of phones for each sentence, a list of words that are
    lists of phones."""
    words = list(dict.fromkeys(tuple(word) for sentence in sentences for word in sentence))
    names = {word: made_up(number) for number, word in enumerate(words)}
    with tempfile.TemporaryDirectory() as folder:
        lexicon, recording = pathlib.Path(folder) / "words.lex", pathlib.Path(folder) / "said.wav"
        lexicon.write_text("".join(_entry(word, name) for word, name in names.items()))
        for sentence in sentences:
            text = " ".join(names[tuple(word)] for word in sentence)
            stretch = f"duration_stretch={chance.uniform(0.8, 1.3):.2f}"
            command = ["flite", "-voice", voice, "-add_lex", lexicon, "--setf", stretch]
            command += ["-t", text, "-psdur", "-o", recording]
            told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            yield _read(recording, told)


def _entry(word, name):
    marked = (
        # Flite's schwa is never stressed.
        f"{phone}{0 if phone == 'ax' else stress}" if phone in _VOWELS else phone
        for phones, stress in ENGLISH.syllables(word)
        for phone in phones
    )
    return f"{name} nil : {' '.join(marked)}\n"


def _read(path, told):
    with wave.open(str(path)) as recording:
        rate = recording.getframerate()
        samples = numpy.frombuffer(recording.readframes(recording.getnframes()), "int16")
    pairs = (segment.rsplit(":", 1) for segment in told.split())
    return samples, rate, ENGLISH.starts((name, float(end)) for name, end in pairs)
