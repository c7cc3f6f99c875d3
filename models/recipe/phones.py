"""The phones of the model, and what every other alphabet of sounds becomes in them.

The set is coarse on purpose: length, stress and the kinds of r are one, because players of
every mother tongue say these words, and few of the words differ by them.
"""

SILENCE = "SIL"
SPEECH = "GRB"  # Speech that is none of the words.

VOWELS = "a e ae i o u y oe @ 6 er an en on".split()
CONSONANTS = "p b t d k g f v s z S Z C x h j l m n N r w T D".split()
PHONES = [SILENCE, SPEECH] + VOWELS + CONSONANTS
INDEX = {phone: index for index, phone in enumerate(PHONES)}

# What stands for a sound where a voice has no such sound, best first.
SUBSTITUTES = {
    "ae": ["e", "a"],
    "e": ["ae"],
    "y": ["u", "i"],
    "oe": ["@", "e", "o"],
    "@": ["e", "oe", "a"],
    "6": ["e r", "a"],
    "er": ["oe r", "@ r", "e r"],
    "an": ["a n"],
    "en": ["e n"],
    "on": ["o n"],
    "C": ["S", "x", "h", "s"],
    "x": ["h", "k"],
    "h": ["x", ""],
    "N": ["n g", "n"],
    "z": ["s"],
    "Z": ["S", "z", "s"],
    "S": ["s"],
    "v": ["w", "f"],
    "w": ["v", "u"],
    "T": ["s", "t"],
    "D": ["d", "z"],
    "b": ["p"],
    "d": ["t"],
    "g": ["k"],
    "f": ["v"],
    "j": ["i"],
}

_IPA = {
    "open": "a ɑ:a ɒ:a ʌ:a ɐ:6 ɑ̃:an ɔ̃:on ɛ̃:en œ̃:en õ:on ã:an ẽ:en",
    "vowels": "e ɛ:e æ:ae i ɪ:i ɨ:i ᵻ:i o ɔ:o u ʊ:u ʉ:u ɯ:u y ʏ:y ø:oe œ:oe ɵ:oe ə:@ ɘ:@ ɤ:@ ɜ:6 ɜː:er ɚ:er ɝ:er",
    "stops": "p b t d k g ɡ:g c:k ɟ:g q:k ʔ: ʈ:t ɖ:d",
    "fricatives": "f v s z ʃ:S ʒ:Z ʂ:S ʐ:Z ɕ:S ʑ:Z ç:C x χ:x ɣ:g h ɦ:h θ:T ð:D β:v ʋ:v ħ:h ɸ:f ʝ:j",
    # espeak-ng has no sign for the vowel and r of German "Turm".
    "others": "??:u_r j l ɫ:l ʎ:l_j ɭ:l m ɱ:m n ɲ:n_j ɳ:n ŋ:N r ɾ:r ɹ:r ʁ:r ʀ:r ɻ:r ɽ:r w ʍ:w ɥ:y ɬ:l",
}


def _table():
    table = {}
    for line in _IPA.values():
        for entry in line.split():
            sign, _, phones = entry.partition(":")
            table[sign] = phones.split("_") if phones or ":" in entry else [sign]
            table[sign] = [phone for phone in table[sign] if phone]
    return table


_SIGNS = _table()
_LONGEST = max(map(len, _SIGNS))
_IGNORED = set("ˈˌːˑ:͡ʰʲʷ̩̯̃̊̈̽˞̪ˠ̥̬̚ˤ̞̝̠̟'|‿-_ \u200d.")


def from_ipa(text):
    """The phones of an IPA text; signs of stress and length are passed over.

    espeak-ng writes the vowel of German "-er" as ɜ, and that of English "bird" as ɜː.
    """
    phones, at = [], 0
    while at < len(text):
        for length in range(min(_LONGEST, len(text) - at), 0, -1):
            sign = text[at : at + length]
            if sign in _SIGNS:
                phones += _SIGNS[sign]
                break
        else:
            if text[at] not in _IGNORED and not text[at].isdigit():
                raise ValueError(f"no phone is known for {text[at]!r} in {text!r}")
            length = 1
        at += length
    return phones


def in_sounds_of(phones, sounds):
    """The phones as a speaker says them who has only these sounds."""
    said = []
    for phone in phones:
        if phone in sounds:
            said.append(phone)
            continue
        for substitute in SUBSTITUTES.get(phone, []):
            parts = substitute.split()
            if all(part in sounds for part in parts):
                said += parts
                break
        else:
            raise ValueError(f"nothing stands for {phone!r}")
    return said
