"""The words that can be said to Hector, by language and kind, and what voices are given to read."""

import pathlib

HERE = pathlib.Path(__file__).parent / "words"
LANGUAGES = {"de": "german", "fr": "french", "en": "english"}
_GERMAN_UNITS = "ein zwei drei vier fünf sechs sieben acht neun".split()
_GERMAN_TENS = "zwanzig dreißig vierzig fünfzig".split()
_FRENCH_UNITS = "un deux trois quatre cinq six sept huit neuf".split()
_FRENCH_TENS = "vingt trente quarante cinquante".split()
_ENGLISH_UNITS = "one two three four five six seven eight nine".split()
_ENGLISH_TENS = "twenty thirty forty fifty".split()


def _kinds(name):
    """Kind by kind the phrases of a file; a phrase written twice is said twice as often."""
    kinds = {}
    for line in (HERE / f"{name}.txt").read_text().splitlines():
        kind, _, phrases = line.partition(":")
        kinds[kind] = [phrase.strip() for phrase in phrases.split(",")]
    return kinds


def _german_numbers():
    yield from (f"{unit}und{ten}" for ten in _GERMAN_TENS for unit in _GERMAN_UNITS)


def _french_numbers():
    yield from ("dix-sept", "dix-huit", "dix-neuf")
    for ten in _FRENCH_TENS:
        yield from (f"{ten} et un", f"{ten} et une")
        yield from (f"{ten}-{unit}" for unit in _FRENCH_UNITS[1:])


def _english_numbers():
    yield from (f"{ten}-{unit}" for ten in _ENGLISH_TENS for unit in _ENGLISH_UNITS)


def _readings():
    readings = {}
    for line in (HERE / "readings.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            key, _, texts = line.partition(" = ")
            language, _, phrase = key.partition(" ")
            readings[language, phrase] = [text.strip() for text in texts.split(",")]
    return readings


FILES = _kinds("files")
KINDS = {language: _kinds(name) for language, name in LANGUAGES.items()}
NUMBERS = {
    "de": KINDS["de"]["number"] + list(_german_numbers()),
    "fr": KINDS["fr"]["number"] + list(_french_numbers()),
    "en": KINDS["en"]["number"] + list(_english_numbers()),
}
READINGS = _readings()


def words(language):
    """Every word that is said in a language, names of files included, in alphabetical order."""
    kinds = list(KINDS[language].values()) + [NUMBERS[language]] + list(FILES.values())
    found = {word for phrases in kinds for phrase in phrases for word in phrase.split()}
    found |= {part for word in found for part in word.split("-")}
    return sorted(found)


def readings(word, language):
    """The texts by which a voice of the language says a word."""
    return READINGS.get((language, word), [word])
