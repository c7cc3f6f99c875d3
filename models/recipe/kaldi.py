"""Writes the acoustic model as Kaldi reads it, in its binary form. Never trains."""

import struct

import numpy

from network import LEFT, RIGHT, SPLICES
from phones import PHONES
from spectra import MELS, cepstra_to_mels


def acoustic_model(layers, mean, spread, priors):
    """The bytes of final.mdl. The layers expect (log mel - mean) / spread; Kaldi gives
    cepstra, so the first layer takes that and the way back from cepstra into itself."""
    layers = [(numpy.asarray(weights, "float64"), numpy.asarray(bias, "float64")) for weights, bias in layers]
    layers[0] = _from_cepstra(layers[0], mean, spread)
    return b"\0B" + _transitions() + _network(layers) + _end(priors)


def _from_cepstra(layer, mean, spread):
    weights, bias = layer
    back = cepstra_to_mels().T / spread
    frames = [weights[:, at : at + MELS] @ back for at in range(0, weights.shape[1], MELS)]
    return numpy.concatenate(frames, axis=1), bias - (mean / spread) * weights.sum(axis=1)


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


def _network(layers):
    lines, components, before = [f"input-node name=input dim={MELS}"], [], "input"

    def add(name, component, source):
        lines.append(f"component-node name={name} component={name} input={source}")
        components.append((name, component))
        return name

    for number, (splice, layer) in enumerate(zip(SPLICES, layers), 1):
        source = "Append(" + ", ".join(f"Offset({before}, {offset})" for offset in splice) + ")"
        affine = add(f"tdnn{number}.affine", _affine(layer), source)
        before = add(f"tdnn{number}.relu", _plain("RectifiedLinear", len(layer[1])), affine)
    affine = add("output.affine", _affine(layers[-1]), before)
    last = add("output.log-softmax", _plain("LogSoftmax", len(layers[-1][1])), affine)
    lines.append(f"output-node name=output input={last} objective=linear")
    data = _token("<Nnet3>") + b"\n" + "".join(f"{line}\n" for line in lines).encode() + b"\n"
    data += _token("<NumComponents>") + _int(len(components))
    for name, component in components:
        data += _token("<ComponentName>") + _token(name) + component
    return data + _token("</Nnet3>")


def _affine(layer):
    weights, bias = layer
    return (
        _token("<AffineComponent>")
        + _token("<LearningRate>") + _float(0.001)
        + _token("<LinearParams>") + _matrix(weights)
        + _token("<BiasParams>") + _vector(bias)
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
