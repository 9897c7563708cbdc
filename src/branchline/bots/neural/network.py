"""The network: a multilayer perceptron (MLP) that scores each candidate action and estimates the result, in float32.

All candidates of a decision share what the first layer makes of the position, so that is computed once. Sums are taken
in one fixed order, row by row of the weights: the interpreter and compiled code agree to the bit.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.bots.neural import inner

Floats = npt.NDArray[np.float32]
HIDDEN = 64  # units of the first layer
SECOND = 32  # units of the second layer, and of the layer for the value


class Network(NamedTuple):
    """The weights. A layer's matrix has one row per input; `bias` vectors are added to its sums."""

    position: Floats  # first layer: what it makes of the position
    bias: Floats
    action: Floats  # first layer: what it makes of a candidate
    second: Floats
    second_bias: Floats
    score: Floats  # from the second layer to a candidate's logit
    value: Floats  # from the position to the layer for the value
    value_bias: Floats
    result: Floats  # from that layer to the value, and a bias at the end


def shapes(position: int, action: int) -> Network:
    """The shapes of the weights for this many features, in place of the weights."""
    found = (
        (position, HIDDEN), (HIDDEN,), (action, HIDDEN), (HIDDEN, SECOND), (SECOND,), (SECOND,),
        (position, SECOND), (SECOND,), (SECOND + 1,),
    )  # fmt: skip
    return Network(*found)  # type: ignore[arg-type]


@inner
def _add_products(inputs: np.ndarray, matrix: np.ndarray, sums: np.ndarray) -> None:
    """Add the product of a row of inputs and a matrix; many inputs are 0."""
    for i in range(inputs.size):
        if inputs[i] != 0.0:
            for j in range(sums.size):
                sums[j] += inputs[i] * matrix[i, j]


@inner
def _rectify(sums: np.ndarray) -> None:
    """ReLU, in place."""
    for i in range(sums.size):
        if sums[i] < 0.0:
            sums[i] = 0.0


@inner
def score_actions(net: Network, position: np.ndarray, actions: np.ndarray, count: int, logits: np.ndarray) -> None:
    """Write a logit for each of the first `count` candidates."""
    shared = net.bias.copy()
    _add_products(position, net.position, shared)
    for k in range(count):
        hidden = shared.copy()
        _add_products(actions[k], net.action, hidden)
        _rectify(hidden)
        second = net.second_bias.copy()
        _add_products(hidden, net.second, second)
        _rectify(second)
        total = np.float32(0.0)
        for i in range(second.size):
            total += second[i] * net.score[i]
        logits[k] = total


@inner
def evaluate_position(net: Network, position: np.ndarray) -> float:
    """The expected result from -1 to 1: the hyperbolic tangent of the lead at the end, in units of 40 points."""
    hidden = net.value_bias.copy()
    _add_products(position, net.value, hidden)
    _rectify(hidden)
    total = net.result[hidden.size]
    for i in range(hidden.size):
        total += hidden[i] * net.result[i]
    return float(np.tanh(total))
