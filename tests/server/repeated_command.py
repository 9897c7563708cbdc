"""A client that sits down in both seats of a table and sends one command three times."""

from __future__ import annotations

import random
from pathlib import Path

from branchline.server.wire import NewTable, Sit, Start, Vote
from branchline.testing import ServerProcess
from branchline.testing.checker.clients import Client, Surroundings
from branchline.testing.checker.history import Book

MOVE_ID = "robin-000005"


async def send_three_times(server: ServerProcess, folder: Path) -> None:
    """Send a vote three times with the same move_id, and write a history into the folder."""
    with Book(folder / "robin.jsonl") as book:
        robin = Client(Surroundings(server.port, haste=(30.0,)), "robin", book, random.Random(1))
        await robin.arrive()
        await robin.make(NewTable(robin.move_id(), "thistledown", 2))
        for seat in range(2):
            await robin.do(Sit(robin.move_id(), seat, "00" * 16))
        await robin.do(Start(robin.move_id()))
        vote = Vote(robin.move_id(), 0, end=False)
        assert vote.move_id == MOVE_ID
        for _ in range(3):
            await robin.send_once(vote)
        robin.close()
