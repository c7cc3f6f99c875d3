"""How a network follows the slope of its cost. Never knows what the cost is.

Matrices move by Muon (Keller Jordan and others, 2024): all directions of the slope that was
gathered count the same, so that rare ones are learned as quickly as frequent ones. It needed a
quarter of Adam's steps. What is no matrix, and the last layer, moves by Adam.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

_KEPT, _SPREAD_KEPT = 0.9, 0.99
_MATRIX_KEPT = 0.95
_FADING, _MATRIX_FADING = 0.002, 0.1
# A step of a matrix is made as large as one of Adam's.
_LIKE_ADAM = 0.2
# Five rounds bring all directions between 0.7 and 1.2 of the same length.
_ROUNDS, _POLYNOMIAL = 5, (3.4445, -4.7750, 2.0315)


class Momentum(NamedTuple):
    """Of each parameter, where the slope led lately, and how much it varied."""

    slope: tuple
    spread: tuple


def at_rest(network):
    """The momentum before the first step."""
    zeros = jax.tree.map(jnp.zeros_like, network)
    return Momentum(zeros, zeros)


def step(network, momentum, slope, rate, number):
    """The network and the momentum after a step; steps count from 0."""
    by_muon = jax.tree.map(lambda value: value.ndim > 1, network)
    by_muon = by_muon._replace(last=jax.tree.map(lambda _: False, network.last))
    moved = [
        _by_muon(*part, rate) if evened else _by_adam(*part, rate, number)
        for evened, *part in zip(*map(jax.tree.leaves, (by_muon, network, *momentum, slope)))
    ]
    shape = jax.tree.structure(network)
    network, kept, spreads = (jax.tree.unflatten(shape, part) for part in zip(*moved))
    return network, Momentum(kept, spreads)


def _by_adam(value, kept, spread, slope, rate, number):
    kept = _KEPT * kept + (1 - _KEPT) * slope
    spread = _SPREAD_KEPT * spread + (1 - _SPREAD_KEPT) * slope**2
    mean = kept / (1 - _KEPT ** (number + 1))
    size = jnp.sqrt(spread / (1 - _SPREAD_KEPT ** (number + 1))) + 1e-8
    return value - rate * (mean / size + _FADING * value), kept, spread


def _by_muon(value, kept, spread, slope, rate):
    kept = _MATRIX_KEPT * kept + (1 - _MATRIX_KEPT) * slope
    ahead = _MATRIX_KEPT * kept + (1 - _MATRIX_KEPT) * slope
    # Of matrices side by side one matrix is made.
    flat = ahead if ahead.ndim == 2 else jnp.concatenate(ahead, axis=1)
    moved = _evened(flat) * _LIKE_ADAM * max(flat.shape) ** 0.5
    if ahead.ndim > 2:
        moved = jnp.stack(jnp.split(moved, len(ahead), axis=1))
    return value - rate * (moved + _MATRIX_FADING * value), kept, spread


def _evened(matrix):
    """The matrix with all its directions made about as long as each other."""
    if matrix.shape[0] > matrix.shape[1]:
        return _evened(matrix.T).T
    matrix = matrix / (jnp.linalg.norm(matrix) + 1e-7)
    one, three, five = _POLYNOMIAL
    for _ in range(_ROUNDS):
        square = matrix @ matrix.T
        matrix = one * matrix + (three * square + five * square @ square) @ matrix
    return matrix
