"""Rooms, noises, microphones and throats for spectra, drawn anew each time they are heard.
Never knows what is said."""

import jax
import jax.numpy as jnp
import numpy

from spectra import FLOOR, MELS, byte_powers, mel_bank

WARPS = numpy.linspace(0.78, 1.24, 24)


class Augment:
    """Log mel energies of spectra as they might have been heard elsewhere, in so large a
    share with noise, and in so large a share with others speaking."""

    def __init__(self, noisy, talked_over):
        self._noisy, self._talked_over = noisy, talked_over
        self._powers = jnp.asarray(byte_powers())
        self._banks = jnp.asarray(numpy.stack([mel_bank(warp) for warp in WARPS]))

    def __call__(self, key, spectra, noises):
        """`spectra` are bytes, [batch, frames, bins], `noises` are log mel energies; so is
        what comes back."""
        keys = jax.random.split(key, 12)
        count = spectra.shape[0]
        warps = self._banks[jax.random.randint(keys[0], (count,), 0, len(WARPS))]
        speech = jnp.einsum("bft,btm->bfm", self._powers[spectra], warps)
        noise = jnp.exp(noises)
        level = jnp.maximum(speech.mean(axis=(1, 2), keepdims=True), 1e3)
        speech, noise = speech / level, noise / jnp.maximum(noise.mean(axis=(1, 2), keepdims=True), 1.0)
        heard = _room(keys[1], speech)
        heard = heard + _coin(keys[2], self._noisy, count) * noise * _ratio(keys[3], count, 0, 32)
        # Talk of others at the next boards: the rest of the batch, softer.
        others = jnp.roll(speech, 1, axis=0) + _coin(keys[4], 0.5, count) * jnp.roll(speech, 2, axis=0)
        others = others + _coin(keys[5], 0.5, count) * jnp.roll(speech, 3, axis=0)
        heard = heard + _coin(keys[6], self._talked_over, count) * others * _ratio(keys[7], count, 5, 25)
        loudness = 10 ** jax.random.uniform(keys[8], (count, 1, 1), minval=4.0, maxval=9.0)
        logs = jnp.log(heard * loudness * _channel(keys[9], count) + FLOOR)
        return _masked(keys[10], logs)


def _room(key, speech):
    """A tail of reverberation on half of them."""
    keys = jax.random.split(key, 3)
    count = speech.shape[0]
    decay = jax.random.uniform(keys[0], (count, 1), minval=0.6, maxval=0.92)
    gain = jax.random.uniform(keys[1], (count, 1), minval=0.0, maxval=0.25)
    gain = gain * (jax.random.uniform(keys[2], (count, 1)) < 0.5)

    def both(earlier, later):
        return earlier[0] * later[0], earlier[1] * later[0] + later[1]

    # The tail at each frame: what the frames before it left, each fading from frame to frame.
    before = jnp.concatenate([jnp.zeros_like(speech[:, :1]), speech[:, :-1]], axis=1)
    fading = jnp.broadcast_to(decay[:, :, None], before.shape)
    _, tail = jax.lax.associative_scan(both, (fading, fading * before), axis=1)
    return speech + gain[:, :, None] * tail


def _coin(key, share, count):
    return (jax.random.uniform(key, (count, 1, 1)) < share).astype("float32")


def _ratio(key, count, lowest, highest):
    """A power that lies so many decibels below the speech."""
    decibels = jax.random.uniform(key, (count, 1, 1), minval=lowest, maxval=highest)
    return 10 ** (-decibels / 10)


def _channel(key, count):
    """A microphone: a slope, two broad hills or valleys, and now and then a telephone's band."""
    keys = jax.random.split(key, 5)
    place = jnp.linspace(0, 1, MELS)[None, None]
    slope = jax.random.uniform(keys[0], (count, 1, 1), minval=-12.0, maxval=12.0) * (place - 0.5)
    height = jax.random.uniform(keys[1], (count, 2, 1), minval=-6.0, maxval=6.0)
    centre = jax.random.uniform(keys[2], (count, 2, 1))
    hills = (height * jnp.exp(-(((place - centre) / 0.15) ** 2))).sum(axis=1, keepdims=True)
    band = jnp.where((place > 0.87) | (place < 0.08), -30.0, 0.0)
    telephone = (jax.random.uniform(keys[3], (count, 1, 1)) < 0.07) * band
    return 10 ** ((slope + hills + telephone) / 10)


def _masked(key, logs):
    """Stretches of frequency and time left out, at the level of the recording's mean."""
    keys = jax.random.split(key, 5)
    count, frames = logs.shape[:2]
    mean = logs.mean(axis=(1, 2), keepdims=True)
    for number in range(2):
        width = jax.random.randint(keys[number], (count, 1, 1), 0, 7)
        begin = jax.random.randint(keys[number + 2], (count, 1, 1), 0, MELS)
        place = jnp.arange(MELS)[None, None]
        logs = jnp.where((place >= begin) & (place < begin + width), mean, logs)
    begin = jax.random.randint(keys[4], (count, 1, 1), 0, 2 * frames)
    place = jnp.arange(frames)[None, :, None]
    return jnp.where((place >= begin) & (place < begin + 12), mean, logs)
