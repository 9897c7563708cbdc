"""What a policy computes before it decides, against NetworkX."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest

from branchline.boards import load_board
from branchline.bots.policies import Policy
from branchline.bots.policy.habits import habits
from branchline.rules import engine
from branchline.rules.records import TURN
from tests.bots.test_search import positions


def members(words: np.ndarray) -> set[int]:
    return {index for index in range(128) if int(words[index >> 6]) >> (index & 63) & 1}


@pytest.mark.parametrize("name", ["usa", "poland"])
def test_routes_that_extend_a_network(name: str) -> None:
    """They touch it, at any of its cities, and close no cycle. The first version overlooked its lowest city."""
    record = engine.board_record(load_board(name))
    overlooked = 0
    for states, mover in positions(name, 2, 7)[4:]:
        state = states[0]
        if state.phase != TURN:
            continue
        own = nx.Graph((int(a), int(b)) for a, b in record.ends[sorted(members(state.routes[mover]))])
        networks = list(nx.connected_components(own))
        affordable = {r for r in members(state.open[mover]) if record.length[r] <= state.trains[mover]}
        expected: dict[float, set[int]] = {1.0: set(), 2.0: set()}
        for route in affordable:
            ends = {int(end) for end in record.ends[route]}
            if any(ends <= network for network in networks):
                continue
            if any(ends & network for network in networks):
                expected[2.0].add(route)
            if any(ends & (network - {min(network)}) for network in networks):
                expected[1.0].add(route)
        for version, routes in expected.items():
            policy = Policy(habits({"version": version}))
            policy.choose(record, states, mover)
            assert members(policy.scratch.extending) == routes
        overlooked += len(expected[2.0] - expected[1.0])
    assert overlooked > 0
