"""Weights files of the neural bot: NumPy archives (.npz) with the version of the features that they are for."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np

from branchline.bots.interface import BotError
from branchline.bots.neural.features import ACTION, POSITION, VERSION
from branchline.bots.neural.network import Network, shapes

FILE = Path(__file__).with_name("weights.npz")
SHAPES = shapes(POSITION, ACTION)
HABITS_VERSION = 2  # of the racer whose plans the network sees and learns from


def new_network(seed: int) -> Network:
    """A network before training: random weights, scaled by the number of inputs (He initialization)."""
    rng = np.random.default_rng(seed)
    arrays = [
        rng.normal(0.0, (2.0 / shape[0]) ** 0.5, shape) if len(shape) == 2 else np.zeros(shape)
        for shape in map(tuple, SHAPES)
    ]
    found = Network(*(array.astype(np.float32) for array in arrays))
    last = rng.normal(0.0, 0.1, found.score.size + found.result.size).astype(np.float32)
    return found._replace(score=last[: found.score.size].copy(), result=last[found.score.size :].copy())


def save_network(net: Network, file: Path) -> None:
    """Write a weights file. The same weights give the same bytes."""
    arrays = {"version": np.array(VERSION), **{name: array.astype(np.float32) for name, array in net._asdict().items()}}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            entry = zipfile.ZipInfo(f"{name}.npy")  # without the time of writing
            entry.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(entry, "w") as content:
                np.lib.format.write_array(content, np.asarray(array, order="C"), allow_pickle=False)


@cache
def load_network(file: Path = FILE) -> Network:
    """Read a weights file. BotError says in one line what is wrong with it."""
    try:
        with np.load(file, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
    except FileNotFoundError:
        raise BotError(f"{file}: there is no such weights file") from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise BotError(f"{file}: not a whole weights file: {' '.join(str(error).split())}") from None
    return _checked(file, arrays)


def _checked(file: Path, arrays: Mapping[str, np.ndarray]) -> Network:
    version = arrays.get("version")
    if version is None or version.shape != () or version != VERSION:
        found = "without a version" if version is None else f"of version {version}"
        raise BotError(f"{file}: weights {found}, and this bot needs version {VERSION}; train them anew")
    for name, shape in SHAPES._asdict().items():
        array = arrays.get(name)
        if array is None or array.shape != shape or array.dtype != np.float32:
            found = "missing" if array is None else f"{array.dtype} of shape {array.shape}"
            raise BotError(f"{file}: {name} is {found}, and must be float32 of shape {shape}")
        if not np.isfinite(array).all():
            raise BotError(f"{file}: {name} contains values that are not numbers")
    return Network(*(np.ascontiguousarray(arrays[name]) for name in Network._fields))
