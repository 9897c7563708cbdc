"""Language models at the tables: the official SDK's client plays through `branchline mcp` at a real server."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from branchline.client import connect
from branchline.game.record import Record
from branchline.game.verify import verify
from branchline.server.wire import Status
from branchline.testing import ServerProcess

pytestmark = pytest.mark.parametrize("server", ["embedded"], indirect=True)

MOST_TURNS = 400
BOUND = 120  # seconds for any test


@asynccontextmanager
async def model(server: str, keep: Path) -> AsyncIterator[Client]:
    """A client whose server is a `branchline mcp` process."""
    arguments = ["-m", "branchline", "mcp", "--server", server, "--name", "Model", "--keep", str(keep)]
    process = StdioServerParameters(command=sys.executable, args=arguments)
    async with asyncio.timeout(BOUND), Client(stdio_client(process)) as client:
        yield client


async def call(client: Client, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in answer.content if part.type == "text")
    return f"error: {text}" if answer.is_error else text


def expanded(listing: str) -> list[str]:
    """The actions of a listing, with the choices in braces written out."""
    found = [line.removeprefix("- ") for line in listing.splitlines() if line.startswith("- ")]
    while any("{" in action for action in found):
        found = [
            action.replace(braces.group(), choice, 1)
            for action in found
            for braces in [re.search(r"\{(.*?)\}", action)]
            for choice in (braces.group(1).split(" | ") if braces else [""])
            if braces
        ] + [action for action in found if "{" not in action]
    return found


def test_a_model_plays_a_whole_game(server: ServerProcess, tmp_path: Path) -> None:
    asyncio.run(_whole_game(server.url, tmp_path / "keep.json"))


async def _whole_game(url: str, keep: Path) -> None:
    luck = random.Random(4)
    async with model(url, keep) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert {"create_table", "join_table", "look", "legal_actions", "why_not", "act", "wait_for_turn"} <= tools
        assert "thistledown: Isle of Thistledown, 2 to 4 players" in await call(client, "list_boards")
        assert "The goal" in await call(client, "read_rules", board="thistledown")
        assert "no rules of" in await call(client, "read_rules", board=__file__)
        table = (
            (await call(client, "create_table", board="thistledown", players=2, bots=["easy"])).split()[1].rstrip(",")
        )
        refusals = 0
        for _ in range(MOST_TURNS):
            shown = await call(client, "wait_for_turn", seconds=20)
            if "The game is over" in shown:
                break
            actions = expanded(shown)
            assert actions, shown
            claims = [action for action in actions if action.startswith("claim ")]
            answer = await call(client, "act", action=luck.choice(claims or actions))
            refusals += answer.startswith("error:")
        else:
            pytest.fail("the game did not end")
        assert refusals == 0  # every listed action was legal
    with connect(url, keep=keep, name="Model") as me:
        finished = me.table(table)
        assert (finished.view.status, finished.view.ending) == (Status.OVER, "played")
        assert verify(Record.parse(finished.record())).problems == ()


def test_mistakes_are_told_and_nothing_hidden_is(server: ServerProcess, tmp_path: Path) -> None:
    asyncio.run(_mistakes(server.url, tmp_path / "keep.json"))


async def _mistakes(url: str, keep: Path) -> None:
    async with model(url, keep) as client:
        assert (await call(client, "look")).endswith("look: you are at no table: create_table or join_table first")
        assert "has room for 1 bots" in await call(
            client, "create_table", board="usa", players=2, bots=["easy", "easy"]
        )
        assert "there is no board “atlantis”" in await call(client, "create_table", board="atlantis")
        waiting = await call(client, "create_table", board="thistledown", players=2)
        code = re.search(r"code (\w{6})", waiting)
        assert code is not None
        assert "has not started" in await call(client, "legal_actions")
        with connect(url, name="Anna") as anna:
            theirs = anna.join(code[1])
            seat = theirs.sit()
            assert "seat 1: Anna" in await call(client, "look")
            await call(client, "start_table")
            assert "Tickets offered to you" in await call(client, "look")
            assert "error:" in await call(client, "act", action="dance")
            assert "error:" in await call(client, "act", action="draw")  # the tickets come first
            hidden = theirs.view_from(seat).game
            assert hidden is not None
            seen = await call(client, "look") + await call(client, "legal_actions")
            own = re.search(r"Tickets offered to you: (.*)", seen)
            assert own is not None
            for ticket in hidden.offer:
                assert ticket.ticket not in seen
        picture = await client.call_tool("picture", {})
        assert picture.content[0].type == "image"
        assert (await call(client, "why_not", route="nowhere/else")).startswith("error:")
    async with model(url, keep) as again:  # a new process with the same identity goes on at the same table
        assert "seat 0 Model (you)" in await call(again, "look")
        assert "You have left" in await call(again, "leave_table")
        assert "seat 0 Model (you)" in await call(again, "look")  # a bot stands in, and the seat stays theirs


def test_a_server_that_is_not_there(server: ServerProcess, tmp_path: Path) -> None:
    async def ask() -> str:
        async with model("http://127.0.0.1:9", tmp_path / "keep.json") as client:
            return await call(client, "list_boards")

    assert "can't be reached" in asyncio.run(ask())
