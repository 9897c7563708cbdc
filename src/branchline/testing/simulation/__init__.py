"""Deterministic simulation: a whole cluster and its clients in one thread, with simulated time, network and faults.

A seed decides everything, so that a run that fails can be repeated exactly. See docs/decisions/simulation.md.
"""

from branchline.testing.simulation.run import Outcome, Template, simulate

__all__ = ["Outcome", "Template", "simulate"]
