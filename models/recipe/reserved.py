"""Voices that no training hears, so that figures are those of strangers."""

# Variants of espeak-ng, women, men, whispers and robots among them.
ESPEAK_VARIANTS = (
    "Andrea Annie Denis Gene Hugo Lee Michael Storm belinda f3 m5 pablo".split()
)

# Voices made from people's recordings.
HUMAN = ("upc_ca_ona_hts", "czech_machac", "awb")
