"""Writes the acoustic model as Kaldi reads it, in its binary form, and reads what it wrote. Never
trains."""

import struct

import numpy

from network import LEFT, RIGHT, SPLICES, Affine, Network, Thin
from phones import PHONES
from spectra import MELS, cepstra_to_mels


def acoustic_model(network, mean, spread, priors):
    """The bytes of final.mdl. The network expects (log mel - mean) / spread; Kaldi gives
    cepstra, so the first layer takes that and the way back from cepstra into itself."""
    network = network._replace(first=_from_cepstra(network.first, mean, spread))
    return b"\0B" + _transitions() + _network(network) + _end(priors)


def read(data, mean, spread):
    """The network of a final.mdl that was written here, its weights as exact as they stand there."""
    at, layers = 0, []
    while (at := data.find(_token("<LinearParams>"), at)) >= 0:
        lowest, height, rows, columns = struct.unpack_from("<ffii", data, data.index(b"CM2 ", at) + 4)
        steps = numpy.frombuffer(data, "<u2", rows * columns, data.index(b"CM2 ", at) + 20)
        at = data.index(_token("<BiasParams>"), at) + len(_token("<BiasParams>"))
        bias = numpy.frombuffer(data, "<f4", rows, at + len(_vector([])))
        weights = (lowest + height * (steps / 65535)).reshape(rows, columns)
        layers.append(Affine(weights.astype("float32"), bias))
    first, *middle, last = layers
    thin = (
        Thin(numpy.stack(numpy.split(lower.weights, len(splice), axis=1)), *upper)
        for splice, lower, upper in zip(SPLICES[1:], middle[::2], middle[1::2])
    )
    return Network(_from_mels(first, mean, spread), tuple(thin), last)


def _from_mels(layer, mean, spread):
    """The way back from what `_from_cepstra` did."""
    forth = numpy.linalg.inv(cepstra_to_mels().T / spread)
    weights = numpy.asarray(layer.weights, "float64")
    frames = [weights[:, at : at + MELS] @ forth for at in range(0, weights.shape[1], MELS)]
    weights = numpy.concatenate(frames, axis=1)
    bias = layer.bias + (mean / spread) * weights.sum(axis=1)
    return Affine(weights.astype("float32"), bias.astype("float32"))


def _from_cepstra(layer, mean, spread):
    weights = numpy.asarray(layer.weights, "float64")
    back = cepstra_to_mels().T / spread
    frames = [weights[:, at : at + MELS] @ back for at in range(0, weights.shape[1], MELS)]
    return Affine(numpy.concatenate(frames, axis=1), layer.bias - (mean / spread) * weights.sum(axis=1))


def _token(word):
    return word.encode() + b" "


def _int(value):
    return b"\x04" + struct.pack("<i", value)


def _float(value):
    return b"\x04" + struct.pack("<f", value)


def _vector(values):
    return b"FV " + _int(len(values)) + numpy.asarray(values, "<f4").tobytes()


def _matrix(values):
    """In steps of a 65,535th of the whole range: half the bytes, and no figure changed by it."""
    lowest, highest = float(values.min()), float(values.max())
    steps = numpy.rint((values - lowest) / (highest - lowest) * 65535).astype("<u2")
    return b"CM2 " + struct.pack("<ffii", lowest, highest - lowest, *values.shape) + steps.tobytes()


def _integers(values):
    return b"\x04" + struct.pack("<i", len(values)) + numpy.asarray(values, "<i4").tobytes()


def _transitions():
    """One state a phone that stays or goes; the pdf of phone k is k - 1."""
    count = len(PHONES)
    half = float(numpy.log(0.5))
    topology = _token("<Topology>")
    topology += _integers(range(1, count + 1)) + _integers([-1] + [0] * count)
    topology += _int(1)  # Entries.
    topology += _int(2)  # States of the entry.
    topology += _int(0) + _int(2) + _int(0) + _float(0.5) + _int(1) + _float(0.5)
    topology += _int(-1) + _int(0)
    topology += _token("</Topology>")
    triples = _token("<Triples>") + _int(count)
    for phone in range(1, count + 1):
        triples += _int(phone) + _int(0) + _int(phone - 1)
    triples += _token("</Triples>")
    logs = _token("<LogProbs>") + _vector([0.0] + [half] * (2 * count)) + _token("</LogProbs>")
    return _token("<TransitionModel>") + topology + triples + logs + _token("</TransitionModel>")


def _network(network):
    lines, components, before = [f"input-node name=input dim={MELS}"], [], "input"

    def add(name, component, source):
        nonlocal before
        lines.append(f"component-node name={name} component={name} input={source}")
        components.append((name, component))
        before = name

    def add_affine(name, layer, splice=()):
        frames = ", ".join(f"Offset({before}, {offset})" for offset in splice)
        add(name, _affine(layer), f"Append({frames})" if frames else before)

    def add_bend(name, layer, kind="RectifiedLinear"):
        add(name, _plain(kind, len(layer.bias)), before)

    add_affine("tdnn1.affine", network.first, SPLICES[0])
    add_bend("tdnn1.relu", network.first)
    for number, (splice, layer) in enumerate(zip(SPLICES[1:], network.middle), 2):
        add_affine(f"tdnn{number}.linear", layer.lower(), splice)
        add_affine(f"tdnn{number}.affine", layer.upper())
        add_bend(f"tdnn{number}.relu", layer)
    add_affine("output.affine", network.last)
    add_bend("output.log-softmax", network.last, "LogSoftmax")
    lines.append(f"output-node name=output input={before} objective=linear")
    data = _token("<Nnet3>") + b"\n" + "".join(f"{line}\n" for line in lines).encode() + b"\n"
    data += _token("<NumComponents>") + _int(len(components))
    for name, component in components:
        data += _token("<ComponentName>") + _token(name) + component
    return data + _token("</Nnet3>")


def _affine(layer):
    return (
        _token("<AffineComponent>")
        + _token("<LearningRate>") + _float(0.001)
        + _token("<LinearParams>") + _matrix(layer.weights)
        + _token("<BiasParams>") + _vector(layer.bias)
        + _token("</AffineComponent>")
    )


def _plain(kind, size):
    return (
        _token(f"<{kind}Component>")
        + _token("<Dim>") + _int(size)
        + _token("<ValueAvg>") + _vector([])
        + _token("<DerivAvg>") + _vector([])
        + _token("<Count>") + b"\x08" + struct.pack("<d", 0.0)
        + _token(f"</{kind}Component>")
    )


def _end(priors):
    return (
        _token("<LeftContext>") + _int(LEFT)
        + _token("<RightContext>") + _int(RIGHT)
        + _token("<Priors>") + _vector(priors)
    )
