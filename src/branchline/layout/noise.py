"""Fractal gradient noise (Perlin noise in octaves) for generated coasts; a seed gives the same noise everywhere."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from branchline.layout.projection import Points

Field = NDArray[np.float64]

ROUGHNESS = 0.55  # amplitude of each octave relative to the previous one, whose hills are twice as broad


def fractal(points: Points, breadth: float, octaves: int, seed: tuple[int, ...]) -> Field:
    """Noise at points, roughly between -1 and 1; the largest hills are about `breadth` wide."""
    heights = np.zeros(points.shape[:-1])
    for octave in range(octaves):
        heights += ROUGHNESS**octave * _hills(points * (2**octave / breadth), (*seed, octave))
    return heights * 1.5


def _hills(points: Points, seed: tuple[int, ...]) -> Field:
    """One octave of gradient noise: a random gradient at each lattice point, smoothly interpolated."""
    whole = np.floor(points).astype(np.int64)
    inner = points - whole
    cells = whole - whole.reshape(-1, 2).min(axis=0)
    size = cells.reshape(-1, 2).max(axis=0) + 2
    angles = np.random.default_rng(seed).uniform(0, 2 * np.pi, tuple(size))
    blend = inner**3 * (inner * (inner * 6 - 15) + 10)
    heights = np.zeros(points.shape[:-1])
    for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)):
        angle = angles[cells[..., 0] + i, cells[..., 1] + j]
        slope = np.cos(angle) * (inner[..., 0] - i) + np.sin(angle) * (inner[..., 1] - j)
        share = np.abs(1 - i - blend[..., 0]) * np.abs(1 - j - blend[..., 1])
        heights += slope * share
    return heights
