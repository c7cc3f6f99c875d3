"""The cost of speech as the recogniser weighs it: what was said against all that might have been.
Never knows which words there are: likely is what follows in labels, phones in threes.
"""

import jax
import jax.numpy as jnp
import numpy

import folder
from phones import PHONES
from train import of_labels, piece_by_piece

COUNT = len(PHONES)
# A phone lasts on with this chance at each output, as in the graph of decoding.
STAYS = 0.5
# The shares of what follows two phones, one phone, and any.
_AFTER_TWO, _AFTER_ONE, _AFTER_ANY = 0.9, 0.09, 0.01
# How much of the cost piece by piece is kept, so that the phones stay where they are.
_PIECES = 0.2
# How much likelier each piece is made in which a rival says another phone: what was said must
# lead by so much (boosted MMI, Povey and others, 2008).
MARGIN = 0.15


class Rivals:
    """Chances of phones after phones, counted in streams that have their shares, and what
    decoding weighs."""

    def __init__(self, streams, shares, priors, weights=folder.Weights()):
        triples = numpy.zeros((COUNT, COUNT, COUNT))
        for (_, labels), share in zip(streams, shares):
            turns = numpy.flatnonzero(numpy.diff(labels.astype(int))) + 1
            said = numpy.concatenate([labels[:1], labels[turns]]).astype(int)
            numpy.add.at(triples, (said[:-2], said[1:-1], said[2:]), share / len(said))
        pairs, ones = triples.sum(axis=0), triples.sum(axis=(0, 1))
        follows = (
            _AFTER_TWO * _chances(triples) + _AFTER_ONE * _chances(pairs) + _AFTER_ANY * _chances(ones)
        )
        # By the phone, the one before it, and the one that follows.
        self._leaves = jnp.asarray((1 - STAYS) * follows.transpose(1, 0, 2), "float32")
        begins = triples.sum(axis=2).T + 1e-6
        self._begins = jnp.asarray(begins / begins.sum(), "float32")
        self._priors = jnp.log(jnp.asarray(folder.softened(priors, weights), "float32"))
        self._scale = weights.scale

    def cost(self, scores, labels, margin=0.0):
        """By how much all ways together lie above the one that was said, for log posteriors
        as [phones, batch, outputs]. The margin makes a piece likelier in which a rival says
        another phone."""
        heard = self._scale * (scores - self._priors[:, None, None])
        outputs = scores.shape[2]
        others = heard + margin * (jnp.arange(COUNT)[:, None, None] != labels)
        above = self._all_ways(others) / outputs - of_labels(heard, labels).mean(axis=1)
        return above.mean() + _PIECES * piece_by_piece(scores, labels)

    def _all_ways(self, heard):
        """The logarithm of the likelihoods of all ways together, by batch."""
        highest = jax.lax.stop_gradient(heard.max(axis=0))
        # By phone, batch, and the phone before it.
        begin = jnp.broadcast_to(self._begins[:, None], (COUNT, heard.shape[1], COUNT))

        def onward(ways, now):
            left = jnp.einsum("bna,bac->bnc", ways, self._leaves)
            ways = (STAYS * ways + left.transpose(2, 1, 0)) * now[:, :, None]
            total = ways.sum(axis=(0, 2))
            return ways / total[None, :, None], jnp.log(total)

        _, totals = jax.lax.scan(onward, begin, jnp.exp(heard - highest).transpose(2, 0, 1))
        return totals.sum(axis=0) + highest.sum(axis=1)


def _chances(counts):
    return counts / numpy.maximum(counts.sum(axis=-1, keepdims=True), 1e-12)
