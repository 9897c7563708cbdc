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
        with zipfile.ZipFile(file) as archive:
            _check_version(file, _read(archive, "version"))
            arrays = {name: _read(archive, name) for name in Network._fields}
    except FileNotFoundError:
        raise BotError(f"{file}: there is no such weights file") from None
    except (OSError, ValueError, NotImplementedError, RuntimeError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise BotError(f"{file}: not a whole weights file: {' '.join(str(error).split())}") from None
    return _checked(file, arrays)


def _read(archive: zipfile.ZipFile, name: str) -> np.ndarray | None:
    """An array of a weights file; None if there is none. One of another shape is not read: it could fill the memory."""
    needed = () if name == "version" else getattr(SHAPES, name)
    if f"{name}.npy" not in archive.namelist():
        return None
    with archive.open(f"{name}.npy") as content:
        major, _ = np.lib.format.read_magic(content)
        read_header = np.lib.format.read_array_header_1_0 if major == 1 else np.lib.format.read_array_header_2_0
        shape, _, kind = read_header(content)
    if shape != needed or kind.itemsize > 8:
        found = f"{kind} of shape {shape}"
        raise BotError(f"{archive.filename}: {name} is {found}, and must be float32 of shape {needed}")
    with archive.open(f"{name}.npy") as content:
        return np.lib.format.read_array(content, allow_pickle=False)


def _check_version(file: Path, version: np.ndarray | None) -> None:
    if version is None or version != VERSION:
        found = "without a version" if version is None else f"of version {version}"
        raise BotError(f"{file}: weights {found}, and this bot needs version {VERSION}; train them anew")


def _checked(file: Path, arrays: Mapping[str, np.ndarray | None]) -> Network:
    found: dict[str, np.ndarray] = {}
    for name, shape in SHAPES._asdict().items():
        array = arrays.get(name)
        if array is None or array.dtype != np.float32:
            what = "missing" if array is None else f"{array.dtype} of shape {array.shape}"
            raise BotError(f"{file}: {name} is {what}, and must be float32 of shape {shape}")
        if not np.isfinite(array).all():
            raise BotError(f"{file}: {name} contains values that are not numbers")
        found[name] = np.ascontiguousarray(array)
    return Network(**found)
