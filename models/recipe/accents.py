"""How German words are written for espeak-ng's other voices, so that they say them with an
accent. Never knows which word it is."""

from phones import in_sounds_of

_SAME = "a e i o u p b t d k g f v s z j l m n r h"
_LETTERS = {
    "fi": "ae=ä oe=ö y=y S=š h=h -z",
    "cs": "S=š Z=ž x=ch t_s=c t_S=č",
    "sk": "S=š Z=ž x=ch t_s=c t_S=č ae=ä",
    "hu": "a=á e=e s=sz S=s Z=zs oe=ö y=ü t_s=c t_S=cs",
    "pl": "S=sz Z=ż v=w x=ch w=ł t_s=c t_S=cz",
    "tr": "S=ş Z=j d_Z=c t_S=ç j=y oe=ö y=ü @=ı",
    "hr": "S=š Z=ž t_s=c t_S=č",
    "et": "ae=ä oe=ö y=ü @=õ S=š Z=ž",
    "ro": "S=ș Z=j t_s=ț @=ă j=i k=c",
    "eo": "S=ŝ Z=ĵ x=ĥ t_s=c t_S=ĉ",
    "sq": "S=sh Z=zh @=ë y=y t_s=c t_S=ç",
    "lv": "S=š Z=ž t_s=c t_S=č",
    "es": "x=j t_S=ch k=k -z -v",
}


def _table(line):
    table = {sound: sound for sound in _SAME.split()}
    for entry in line.split():
        if entry.startswith("-"):
            table.pop(entry[1:])
        else:
            phones, _, letters = entry.partition("=")
            table[tuple(phones.split("_"))] = letters
            table.pop(phones, None)
    return {key if isinstance(key, tuple) else (key,): letters for key, letters in table.items()}


_TABLES = {language: _table(line) for language, line in _LETTERS.items()}
LANGUAGES = sorted(_TABLES)


def written(phones, language):
    """The phones in the letters of a language."""
    table = _TABLES[language]
    phones = in_sounds_of(phones, {sound for (sound, *more) in table if not more})
    text, at = "", 0
    while at < len(phones):
        pair = tuple(phones[at : at + 2])
        if len(pair) == 2 and pair in table:
            text, at = text + table[pair], at + 2
        else:
            text, at = text + table[phones[at],], at + 1
    return text
