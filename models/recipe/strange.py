"""Talk that is none of the vocabulary, for the model to learn what to pass over."""

import pathlib

_LINES = (pathlib.Path(__file__).parent / "words" / "strange.txt").read_text().splitlines()
_TEXTS = [line for line in _LINES if line and not line.startswith("#")]
_ONSETS = "p b t d k g m n l r s f v j st kr bl tr sp h w".split() + [""]
_VOWELS = "a e i o u ei au ie oa".split()
_ENDS = "n m r l s t k ng p".split() + [""] * 4


def strange_text(language, chance):
    """A stretch of one of the texts, read by whatever voice, or words that do not exist."""
    if language not in ("ru", "el", "hi", "ta", "ja") and chance.random() < 0.5:
        words = _TEXTS[chance.integers(len(_TEXTS))].split()
        begin = chance.integers(max(1, len(words) - 3))
        return " ".join(words[begin : begin + chance.integers(2, 9)])
    return " ".join(_word(chance) for _ in range(chance.integers(1, 7)))


def strange_phones(chance):
    """Words that do not exist, as phones that every voice has."""
    return [
        [phone for _ in range(chance.integers(1, 4)) for phone in _syllable(chance)]
        for _ in range(chance.integers(1, 7))
    ]


def _syllable(chance):
    onset = "p b t d k g m n l r s f v j".split()[chance.integers(14)]
    ending = ["", "", "", "n", "m", "r", "l", "s", "t", "k"][chance.integers(10)]
    return [onset, "aeiou"[chance.integers(5)]] + ([ending] if ending else [])


def _word(chance):
    return "".join(
        _ONSETS[chance.integers(len(_ONSETS))]
        + _VOWELS[chance.integers(len(_VOWELS))]
        + _ENDS[chance.integers(len(_ENDS))]
        for _ in range(chance.integers(1, 4))
    )
