"""Measures a model on recordings through libvosk. Never trains, and never makes a recording.

    python score.py MODEL RECORDINGS [SET...]
"""

import json
import pathlib
import resource
import sys
import time
import wave
from collections import defaultdict

import vosk

from grammar import announcements, orders
from sentences import ANNA, NATO


def recognise(model, path, phrases):
    """The text that is heard in a file, and the seconds that it took and lasted."""
    with wave.open(str(path)) as recording:
        samples = recording.readframes(recording.getnframes())
    recognizer = vosk.KaldiRecognizer(model, 16000, phrases)
    recognizer.SetWords(True)
    begun = time.process_time()
    heard = []
    for at in range(0, len(samples), 6400):
        if recognizer.AcceptWaveform(samples[at : at + 6400]):
            heard.append(json.loads(recognizer.Result()))
    heard.append(json.loads(recognizer.FinalResult()))
    text = " ".join(part["text"] for part in heard if part["text"])
    return text, time.process_time() - begun, len(samples) / 32000


def wrong_words(said, heard):
    """How many words were changed, left out or put in."""
    row = list(range(len(heard) + 1))
    for line, word in enumerate(said):
        diagonal, row[0] = row[0], line + 1
        for place, other in enumerate(heard):
            changed = diagonal + (word != other)
            diagonal = row[place + 1]
            row[place + 1] = min(changed, diagonal + 1, row[place] + 1)
    return row[-1]


def grammar_of(name):
    """The phrases that are listened for in a set of recordings."""
    language = {"french": "fr", "english": "en"}.get(name.split("-")[0], "de")
    files = NATO if "nato" in name else ANNA
    phrases = orders(language) if "orders" in name else announcements(language, files)
    return json.dumps([*phrases, "[unk]"], ensure_ascii=False)


def alike(folder):
    """Gives every word one name for all that sound like it: nobody hears "two" from "too"."""
    lines = (folder / "graph" / "lexicon.txt").read_text().splitlines()
    sounds = {}
    for line in lines:
        sounds.setdefault(*line.split("\t"))
    return lambda text: [sounds.get(word, word) for word in text.split()]


def score(path, folder, only=(), show=0):
    """Prints a table: set, recordings, whole ones right, words right; seconds per second."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    model, names = vosk.Model(str(path)), alike(path)
    sets = defaultdict(list)
    for line in (folder / "expected.tsv").read_text().splitlines():
        name, path, text = (line.split("\t") + [""])[:3]
        if not only or name in only:
            sets[name].append((path, text))
    spent = lasted = 0.0
    for name, recordings in sets.items():
        phrases, right, words, wrong = grammar_of(name), 0, 0, 0
        for path, text in recordings:
            heard, took, length = recognise(model, folder / path, phrases)
            spent, lasted = spent + took, lasted + length
            said = names(text)
            taken = [] if "[unk]" in heard else names(heard)
            right += taken == said
            words += len(said)
            wrong += wrong_words(said, names(heard.replace("[unk]", "")))
            if taken != said and show > 0:
                show -= 1
                print(f"  {path}: said {text!r}, heard {heard!r}")
        count = len(recordings)
        by_word = f"{1 - wrong / words:.3f}" if words else "-"
        print(f"{name}\t{count}\t{right / count:.3f}\t{by_word}", flush=True)
    print(f"real time\t{spent / lasted:.4f}")
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    print(f"megabytes\t{grown / 1024:.0f}")


if __name__ == "__main__":
    vosk.SetLogLevel(-1)
    score(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:])
