"""One client, who sits down with a bot and says one thing three times."""

from __future__ import annotations

import random
from pathlib import Path

from branchline.server.wire import NewTable, Sit, Start, Vote
from branchline.testing.checker.clients import Client
from branchline.testing.checker.history import Book
from tests.server.servers import Running

SAID = "robin-000004"  # the move_id


async def visit(server: Running, folder: Path) -> None:
    """Leaves a history in the folder."""
    with Book(folder / "robin.jsonl") as book:
        robin = Client(server.port, "robin", book, random.Random(1), haste=(30.0,))
        await robin.arrive()
        await robin.make(NewTable(robin.move_id(), "thistledown", 2, bots={"1": "easy"}))
        await robin.do(Sit(robin.move_id(), 0, "00" * 16))
        await robin.do(Start(robin.move_id()))
        vote = Vote(robin.move_id(), 0, end=False)
        assert vote.move_id == SAID
        for _ in range(3):
            await robin.send_once(vote)
        robin.close()
