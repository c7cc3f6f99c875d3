"""What a voice's sounds are called, and which of the model's phones they are. Never speaks."""

from phones import SILENCE, VOWELS, in_sounds_of

_PAUSES = {"#", "pau", "_", "h#", "##", "brth"}
_SAME = "a e i o u p b t d k g f v s z j l m n r"


class Sounds:
    """Which of the model's phones a voice has, and what its own are called.

    An entry `x=ch` says that x is written ch, `t_s=c` that t and s together are c, `ch>x` that
    ch, which nothing is written as, sounds as x; a bare `x` is written as it is, `-z` is lacking.
    `before` are commands before any word is taught.
    """

    def __init__(self, entries, stressed=lambda phone: phone, before=()):
        self._written, self._sounds, self._stressed = {}, {}, stressed
        self.before = before
        for entry in f"{_SAME} {entries}".split():
            if ">" in entry:
                name, phones = entry.split(">")
                self._sounds[name] = phones.split("_")
                continue
            if entry.startswith("-"):
                del self._written[entry[1:],]
                continue
            phones, _, name = entry.partition("=")
            self._written[tuple(phones.split("_"))] = name or phones
        for phones, name in self._written.items():
            for said in (name, stressed(name)):
                self._sounds.setdefault(said, list(phones))

    def syllables(self, phones):
        """The phones in the names of the voice, in syllables, each with its stress: one for
        the first, nought for the others."""
        singles = {key[0] for key in self._written if len(key) == 1}
        phones = in_sounds_of(phones, singles)
        found, at = [[]], 0
        while at < len(phones):
            length = 2 if tuple(phones[at : at + 2]) in self._written else 1
            key = tuple(phones[at : at + length])
            name = self._written[key]
            if key[0] in VOWELS:
                found[-1].append(self._stressed(name) if len(found) == 1 else name)
                found.append([])
            else:
                found[-1].append(name)
            at += length
        rest = found.pop()
        if found:
            found[-1] += rest
        else:
            found = [rest]
        return [(part, int(place == 0)) for place, part in enumerate(found)]

    def phones(self, name):
        """The model's phones for one of the voice's."""
        if name in _PAUSES:
            return [SILENCE]
        base = name.rstrip(":")
        if name not in self._sounds and base in self._sounds:
            return self._sounds[base]
        return self._sounds[name]

    def starts(self, segments):
        """Pairs of a second and a phone from pairs of a sound and its last second; a sound of
        several phones shares its time evenly."""
        found, begin = [], 0.0
        for name, end in segments:
            phones = self.phones(name)
            for place, phone in enumerate(phones):
                found.append((begin + (end - begin) * place / len(phones), phone))
            begin = end
        return found


# The sounds of Festival's and Flite's American voices.
ENGLISH = Sounds(
    "a=aa e=eh ae i=iy o=ao u=uw @=ax er T=th D=dh w S=sh Z=zh h=hh j=y N=ng a_i=ay a_u=aw "
    "o_i=oy o_oe=oy e_i=ey t_S=ch d_Z=jh ah>a ih>i uh>u ow>@_u axr>er dx>r el>@_l em>@_m en>@_n "
    "hv>h nx>n"
)
