"""The phrases that recordings are scored with: whole announcements, and orders. Vosk makes a
model of pairs of words from them. Never hears anything."""

from sentences import ANNA
from vocabulary import KINDS, NUMBERS

RANKS = {
    "de": "eins zwei drei vier fünf sechs sieben acht".split(),
    "fr": "un deux trois quatre cinq six sept huit".split(),
    "en": "one two three four five six seven eight".split(),
}


def announcements(language, files=ANNA):
    """Announcements in the forms that people use, each pair of words about as often as said."""
    kinds = KINDS[language]
    pieces = dict.fromkeys(kinds["piece"])
    squares = [f"{file} {rank}" for file in files for rank in RANKS[language]]
    pairs = [(squares[at], squares[(at * 27 + turn * 11 + 5) % 64]) for turn in range(6) for at in range(64)]
    phrases = [f"{begin} {end}" for begin, end in pairs]
    phrases += [f"{piece} {begin} {end}" for piece in pieces for begin, end in pairs[:64]]
    phrases += [f"{piece} {square}" for piece in pieces for square in squares]
    phrases += squares
    phrases += [f"{squares[at]} {kinds['capture'][0]} {squares[-1 - at]}" for at in range(64)]
    phrases += [f"{piece} {kinds['capture'][0]} {squares[at]}" for at, piece in enumerate(pieces)]
    phrases += [phrase for phrase in kinds["castling"] for _ in range(4)]
    phrases += [f"{square} {piece}" for square in squares[::4] for piece in dict.fromkeys(kinds["promotion"])]
    phrases += [f"{square} {threat}" for square in squares[::4] for threat in dict.fromkeys(kinds["threat"])]
    return phrases


def orders(language):
    """Commands, answers and numbers."""
    kinds = KINDS[language]
    return list(dict.fromkeys(kinds["command"] + kinds["yes"] + kinds["no"] + NUMBERS[language]))
