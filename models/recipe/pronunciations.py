"""How words are pronounced, in every way that players may say them. Never speaks itself."""

from phones import in_sounds_of

# Sounds of speakers who lack some of ours: Slavs and Italians, Finns, Englishmen, Spaniards.
_COMMON = "a e i o u p t k f v s j l m n r b d g".split()
SPEAKERS = {
    "it": _COMMON + "z S Z N w".split(),
    "cs": _COMMON + "z S Z x h N".split(),
    "fi": _COMMON + "y oe ae h S N".split(),
    "es": _COMMON + "S x w".split(),
    "en": [sound for sound in _COMMON] + "ae @ er z S Z h N w T D".split(),
    "fr": _COMMON + "y oe @ z S Z w an en on".split(),
}
# What is heard of those whose lips do not touch their teeth for a v: Spaniards say b, Catalans, Dutchmen,
# Finns and Indians nearly w.
NEAR_V = "b w".split()


def variants(phones):
    """The same word with -er and -ig in the ways that they are spoken."""
    kinds = [phones]
    if "6" in phones:
        kinds.append(_replaced(phones, ["6"], ["e", "r"]))
    for kind in list(kinds):
        for sounds, other in ((["i", "C"], ["i", "k"]), (["o", "oe"], ["o", "i"])):
            changed = _replaced(kind, sounds, other)
            if changed != kind:
                kinds.append(changed)
    return kinds


def _replaced(phones, sounds, other):
    said, at = [], 0
    while at < len(phones):
        if phones[at : at + len(sounds)] == sounds:
            said, at = said + other, at + len(sounds)
        else:
            said, at = said + [phones[at]], at + 1
    return said


class Pronunciations:
    """Every pronunciation of every word, by language."""

    def __init__(self, pronunciation, voices, words, readings):
        """`pronunciation` says a text in a voice; `voices` are those of each language."""
        self.native = {
            (language, word): _distinct(
                kind
                for reading in readings(word, language)
                for voice in dict.fromkeys(voices[language])
                for kind in variants(_without_double(pronunciation(reading, voice)))
            )
            for language in voices
            for word in words(language)
        }

    def lexicon(self):
        """Word by word all pronunciations, those of foreigners included."""
        lexicon = {}
        for (language, word), kinds in self.native.items():
            foreign = SPEAKERS.values() if language == "de" else ()
            found = kinds + [in_sounds_of(kind, sounds) for sounds in foreign for kind in kinds]
            if language == "de":
                found += [_replaced(kind, ["v"], [near]) for near in NEAR_V for kind in found]
            lexicon.setdefault(word, [])
            lexicon[word] = _distinct(lexicon[word] + found)
        return dict(sorted(lexicon.items()))


def _distinct(kinds):
    return [list(kind) for kind in dict.fromkeys(tuple(_without_double(kind)) for kind in kinds) if kind]


def _without_double(phones):
    """A phone twice in a row is one long phone."""
    return [phone for at, phone in enumerate(phones) if at == 0 or phones[at - 1] != phone]
