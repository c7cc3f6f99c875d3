"""Sentences that are said to Hector, drawn by chance. Never knows how they sound."""

from vocabulary import FILES, KINDS, NUMBERS, words

ANNA = "anna bella cesar david eva felix gustav hector".split()
NATO = "alfa bravo charlie delta echo foxtrot golf hotel".split()


class Sentences:
    """Draws sentences of one language from a numpy generator."""

    def __init__(self, language, chance):
        self._language, self._chance = language, chance
        self._kinds, self._numbers = KINDS[language], NUMBERS[language]
        self._words = words(language)
        # What is rarer at the board is still heard often enough to be learnt.
        self._draws = {
            self.move: 52,
            self.castling: 6,
            self.squares: 6,
            # Short English and French words are the first to be taken for talk.
            self.command: 14 if language == "de" else 28,
            self.answer: 5,
            self.time: 7,
            self.reading: 4,
            self.any_words: 14,
        }

    def draw(self):
        """One sentence, as a list of words."""
        draws, weights = zip(*self._draws.items())
        share = [weight / sum(weights) for weight in weights]
        return draws[self._chance.choice(len(draws), p=share)]()

    def _one(self, kind):
        phrases = self._kinds[kind]
        return phrases[self._chance.integers(len(phrases))].split()

    def _perhaps(self, share, kind):
        return self._one(kind) if self._chance.random() < share else []

    def _file(self):
        if self._chance.random() < 0.1:
            names = FILES["nato"]
        else:
            names = FILES[ANNA[self._chance.integers(8)]]
        return [names[self._chance.integers(len(names))]]

    def _square(self):
        return self._file() + self._one("rank")

    def announcement(self):
        """A whole move as players say it: a piece, where from perhaps, where to."""
        said = self._perhaps(0.75, "piece")
        if not said or self._chance.random() < 0.6:
            said += self._square()
        said += self._perhaps(0.12, "capture") + self._perhaps(0.1, "link")
        said += self._square()
        return said

    def move(self):
        said = self.announcement() + self._perhaps(0.04, "promotion") + self._perhaps(0.04, "passing")
        return said + self._perhaps(0.06, "threat")

    def castling(self):
        return self._one("castling") + self._perhaps(0.05, "threat")

    def squares(self):
        said = self._square()
        return said + (self._square() if self._chance.random() < 0.3 else [])

    def command(self):
        return self._one("command")

    def answer(self):
        return self._one("yes" if self._chance.random() < 0.5 else "no")

    def _number(self):
        if self._chance.random() < 0.2:
            return self._one("rank")
        return self._numbers[self._chance.integers(len(self._numbers))].split()

    def time(self):
        """A number, or numbers with units of time."""
        if self._chance.random() < 0.4:
            return self._number()
        said = []
        for _ in range(self._chance.integers(1, 4)):
            said += self._number() + self._one("time")
        return said

    def reading(self):
        """Part of a board that is read out."""
        said = []
        for _ in range(self._chance.integers(2, 6)):
            said += self._one("board") + self._perhaps(0.6, "piece") + self._perhaps(0.2, "rank")
        return said

    def any_words(self):
        """Words in no order, so that each is learnt and none waits for another."""
        picked = self._chance.integers(len(self._words), size=self._chance.integers(2, 7))
        return [self._words[word] for word in picked]
