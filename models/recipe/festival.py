"""Festival's voices, made from recordings of people, as a source of speech with the times of
its phones. Never decides what is said.

Words are given to a voice as entries of its lexicon under made-up names, so that lengths and
melody are those of its own speech; the sounds that it then says are its own account of them.
"""

import pathlib
import subprocess
import tempfile
import wave

import numpy


def made_up(number):
    """A word that every language can pronounce and none has."""
    syllables = "fo de mi ra lu ke no ti ba su".split()
    return "vo" + "".join(syllables[int(digit)] for digit in f"{number:04d}")


def speak(voice, sounds, sentences, chance):
    """Yields samples, rate and starts of phones for each sentence, a list of words that are
    lists of phones."""
    words = list(dict.fromkeys(tuple(word) for sentence in sentences for word in sentence))
    names = {word: made_up(number) for number, word in enumerate(words)}
    with tempfile.TemporaryDirectory() as folder:
        script = [f"(voice_{voice})", *sounds.before]
        for word, name in names.items():
            script += _entries(sounds.syllables(word), name)
        for number, sentence in enumerate(sentences):
            text = " ".join(names[tuple(word)] for word in sentence)
            script += [
                f"(Parameter.set (quote Duration_Stretch) {chance.uniform(0.8, 1.3):.2f})",
                f'(set! said (utt.synth (Utterance Text "{text}")))',
                f'(utt.save.segs said "{folder}/{number}.segs")',
                f"(utt.save.wave said \"{folder}/{number}.wav\" 'riff)",
            ]
        commands = pathlib.Path(folder) / "said.scm"
        commands.write_text("\n".join(script))
        subprocess.run(["festival", "-b", commands], check=True, capture_output=True)
        for number in range(len(sentences)):
            yield _read(pathlib.Path(folder) / str(number), sounds)


def _entries(syllables, name):
    """Commands that teach a voice a word."""
    parts = " ".join(f"(({' '.join(phones)}) {stress})" for phones, stress in syllables)
    return [f'(lex.add.entry (quote ("{name}" {kind} ({parts}))))' for kind in ("nil", "n")]


def _read(path, sounds):
    with wave.open(f"{path}.wav") as recording:
        rate = recording.getframerate()
        samples = numpy.frombuffer(recording.readframes(recording.getnframes()), "int16")
    ends = (line.split() for line in pathlib.Path(f"{path}.segs").read_text().splitlines()[1:])
    return samples, rate, sounds.starts((name, float(end)) for end, _, name in ends)
