"""libespeak-ng as a source of speech with the times of its phones. Never decides what is said."""

import ctypes
from ctypes import CFUNCTYPE, POINTER, byref, c_char, c_char_p, c_int, c_short, c_uint, c_void_p

import numpy

RATE = 22050

_RETRIEVAL, _PHONEME_EVENTS, _IPA_EVENTS = 1, 1, 2
_UTF8, _END_PAUSE = 1, 0x1000
_LIST_END, _PHONEME = 0, 7
_IPA, _SEPARATOR = 0x02, ord("_") << 8
_SPEED, _VOLUME, _PITCH, _RANGE, _GAP = 1, 2, 3, 4, 7


class _Event(ctypes.Structure):
    _fields_ = [
        ("type", c_int),
        ("unique_identifier", c_uint),
        ("text_position", c_int),
        ("length", c_int),
        ("audio_position", c_int),
        ("sample", c_int),
        ("user_data", c_void_p),
        ("text", c_char * 8),
    ]


_Callback = CFUNCTYPE(c_int, POINTER(c_short), c_int, POINTER(_Event))


class Espeak:
    """One synthesizer in this process; the library allows no second."""

    def __init__(self):
        self._library = ctypes.CDLL("libespeak-ng.so.1")
        self._samples, self._events, self._voice = [], [], None
        # Kept alive for as long as the library may call it.
        self._callback = _Callback(self._hear)
        self._library.espeak_TextToPhonemes.restype = c_char_p
        if self._library.espeak_Initialize(_RETRIEVAL, 0, None, _PHONEME_EVENTS | _IPA_EVENTS) <= 0:
            raise RuntimeError("libespeak-ng did not start")
        self._library.espeak_SetSynthCallback(self._callback)

    def _hear(self, samples, count, events):
        if samples and count:
            self._samples.append(numpy.ctypeslib.as_array(samples, (count,)).copy())
        at = 0
        while events[at].type != _LIST_END:
            if events[at].type == _PHONEME:
                self._events.append((events[at].sample, bytes(events[at].text)))
            at += 1
        return 0

    def voice(self, name, rate=165, pitch=50, span=50, gap=0):
        """Chooses a voice, "de+Andy" for a variant, and how it speaks."""
        if name != self._voice and self._library.espeak_SetVoiceByName(name.encode()) != 0:
            raise ValueError(f"espeak-ng has no voice {name}")
        self._voice = name
        for parameter, value in ((_SPEED, rate), (_PITCH, pitch), (_RANGE, span), (_GAP, gap)):
            self._library.espeak_SetParameter(parameter, int(value), 0)

    def ipa(self, text):
        """How the voice would say a text: IPA signs with stress, each sound after a `_`."""
        rest, parts = c_char_p(text.encode()), []
        while rest.value:
            part = self._library.espeak_TextToPhonemes(byref(rest), _UTF8, _IPA | _SEPARATOR)
            parts.append(part.decode())
        return " ".join(parts).strip()

    def say(self, text):
        """The samples of a text, and pairs of a phone's first sample and its IPA signs."""
        self._samples, self._events = [], []
        data = text.encode() + b"\0"
        status = self._library.espeak_Synth(
            c_char_p(data), len(data), 0, 1, 0, _UTF8 | _END_PAUSE, None, None
        )
        if status != 0:
            raise RuntimeError(f"espeak-ng could not say {text!r}")
        self._library.espeak_Synchronize()
        samples = numpy.concatenate(self._samples) if self._samples else numpy.zeros(0, "int16")
        return samples, [(at, signs.split(b"\0")[0].decode(errors="ignore")) for at, signs in self._events]
