"""The voices made from people's recordings: which there are and how they sound. Never trains."""

import numpy

import festival
import flite
from phones import SILENCE, SPEECH
from sentences import Sentences
from sounds import ENGLISH, Sounds
from strange import strange_phones
from stream import Stream

_CZECH = Sounds(
    "Z=z~ S=s~ h x=ch t_s=c t_S=c~ d_z=dz d_Z=dz~ N=n* n_j=n~ a:>a e:>e i:>i o:>o u:>u "
    "r~>r_Z r~*>r_S t~>t_j d~>d_j"
)
_ITALIAN = Sounds(
    "w S t_s=ts t_S=tS d_z=dz d_Z=dZ N=ng n_j=J E>e E1>e O>o O1>o nf>m L>l_j L1>l_j Z>Z",
    lambda phone: phone + "1" if phone in "aeiou" else phone,
)
_FINNISH = Sounds("-z y oe=7 ae=@ h S N")
_CATALAN = Sounds(
    "-v S N=n w Z @=ax n_j=J t_S=t_S e1>e E>e E1>e O>o O1>o a1>a i1>i o1>o u1>u L>l_j rr>r",
    lambda phone: phone + "1" if phone in "aeiou" else phone,
)
_RUSSIAN = Sounds(
    "S=sh Z=zh x=h t_s=c t_S=ch "
    "aa>a ae>e ay>a ee>e ii>i oo>o uu>u yy>i y>i ur>u pp>p bb>b tt>t dd>d kk>k gg>g ff>f vv>v ss>s "
    "zz>z hh>x mm>m nn>n ll>l rr>r sch>S",
    lambda phone: phone * 2 if phone in "aeiou" else phone,
    # Its lexicon changes words into Cyrillic before and after looking them up.
    [
        "(define (msu_ru_pre_hook_function word) (list word))",
        "(define (msu_ru_post_hook_function entry) entry)",
    ],
)

FLITE = ("awb", "rms")
FESTIVAL = {
    "czech_ph": _CZECH,
    "czech_dita": _CZECH,
    "czech_machac": _CZECH,
    "suo_fi_lj_diphone": _FINNISH,
    "lp_diphone": _ITALIAN,
    "pc_diphone": _ITALIAN,
    "kal_diphone": ENGLISH,
    "upc_ca_ona_hts": _CATALAN,
    "msu_ru_nsh_clunits": _RUSSIAN,
}


def sentences(language, count, pronunciations, chance):
    """Sentences as words of phones, each word in a way that it can be said."""
    drawn = Sentences(language, chance)
    said = [drawn.draw() for _ in range(count)]
    return [[_one(pronunciations[language, word], chance) for word in sentence] for sentence in said]


def _one(kinds, chance):
    return kinds[chance.integers(len(kinds))]


def make(voice, seed, counts, pronunciations):
    """A stream of sentences by one voice; counts by language, and of strange ones, whose
    words do not exist."""
    chance = numpy.random.default_rng(seed)
    stream = Stream()
    for language, count in counts.items():
        strange = language == "strange"
        said = (
            [strange_phones(chance) for _ in range(count)]
            if strange
            else sentences(language, count, pronunciations, chance)
        )
        for samples, rate, starts in speak(voice, said, chance):
            if strange:
                starts = [(at, phone if phone == SILENCE else SPEECH) for at, phone in starts]
            stream.add(samples, rate, starts, chance)
    return stream


def speak(voice, said, chance):
    """Yields samples, rate and starts of phones for each sentence."""
    if voice in FESTIVAL:
        return festival.speak(voice, FESTIVAL[voice], said, chance)
    return flite.speak(voice, said, chance)
