"""The graph from phones to words that Vosk composes with a grammar. Never hears anything.

One state begins and ends every word; each word is a chain of phones for each of its
pronunciations, its name on the first arc; a pause may stand between words.
"""

import struct

import numpy

from phones import INDEX, SILENCE, SPEECH

UNKNOWN = "[unk]"
# In steps of 30 ms: what is shorter is a click of the tongue, not talk.
SHORTEST_UNKNOWN = 4
HALF = float(-numpy.log(0.5))


def words_table(words):
    """Every word and its number, as words.txt has them."""
    return {word: number for number, word in enumerate(["<eps>", UNKNOWN, *sorted(words), "#0", "<s>", "</s>"])}


class Graph:
    """States and arcs; weights are costs. State 0 begins and ends the graph, state 1 begins
    a word: a pause lies between them or nothing, never two pauses in a row, because every
    way to cut one pause into two would be a path of its own."""

    def __init__(self, pause_cost):
        self.arcs = [[], []]
        self._ends = {}
        self._arc(0, 0, 0, 0.0, 1)
        pause = self._held(SILENCE)
        self._arc(0, 2 * INDEX[SILENCE] + 2, 0, HALF + pause_cost, pause)
        self._arc(pause, 0, 0, 0.0, 1)

    def _arc(self, begin, enters, word, cost, end):
        self.arcs[begin].append((enters, word, cost, end))

    def _held(self, phone):
        """A new state that stays while the phone lasts."""
        self.arcs.append([])
        state = len(self.arcs) - 1
        self._arc(state, 2 * INDEX[phone] + 1, 0, HALF, state)
        return state

    def _tail(self, phones):
        """The state in which the first of these phones is heard; what follows it is shared
        by every word that ends alike."""
        key = tuple(phones)
        if key not in self._ends:
            state = self._ends[key] = self._held(phones[0])
            if len(phones) == 1:
                self._arc(state, 0, 0, 0.0, 0)
            else:
                self._arc(state, 2 * INDEX[phones[1]] + 2, 0, HALF, self._tail(phones[1:]))
        return self._ends[key]

    def add(self, word, phones, cost):
        """A pronunciation of a word."""
        self._arc(1, 2 * INDEX[phones[0]] + 2, word, HALF + cost, self._tail(phones))


def of_words(table, lexicon, word_cost, unknown_cost, pause_cost):
    """The graph of every word, of pauses, and of speech that is no word."""
    graph = Graph(pause_cost)
    for word, kinds in lexicon.items():
        for phones in kinds:
            graph.add(table[word], phones, word_cost)
    graph.add(table[UNKNOWN], [SPEECH] * SHORTEST_UNKNOWN, unknown_cost)
    return graph


def vector_fst(arcs):
    """The bytes of an OpenFst vector of standard arcs; state 0 begins and may end."""
    count = sum(map(len, arcs))
    data = struct.pack("<i", 2125659606) + _string("vector") + _string("standard")
    data += struct.pack("<iiQqqq", 2, 0, 0, 0, len(arcs), count)
    for state, leaving in enumerate(arcs):
        data += struct.pack("<fq", 0.0 if state < 2 else float("inf"), len(leaving))
        for enters, word, cost, end in sorted(leaving, key=lambda arc: (arc[1], arc[0])):
            data += struct.pack("<iifi", enters, word, cost, end)
    return data


def _string(text):
    return struct.pack("<i", len(text)) + text.encode()
