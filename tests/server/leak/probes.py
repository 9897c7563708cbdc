"""Everything that can be asked for at a table without changing it: what may be read, and commands that must be refused.

There is much of it, so each time that somebody asks it is something else: `number` says what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from branchline.boards.model import CARDS
from tests.server.leak.observed_server import ObservedServer
from tests.server.leak.twins import Step
from tests.server.leak.wire_tap import Browser

NONCE = "ab" * 16

T = TypeVar("T")


async def reads(server: ObservedServer, browser: Browser, number: int) -> None:
    """What can be read of the table, and around it."""
    path, version = server.path, server.version
    pages = [
        *(path, f"{path}?since={version - 2}", f"{path}/record", f"{path}/replay?at={version}"),
        *(f"{path}?seat={seat}&since={version - 1}" for seat in range(server.twins.players)),
        *(f"{path}?since=999999", f"{path}?since=x", "/api/tables/nowhere", "/api/codes/AAAAAA"),
        *(f"{path}/lines", f"{path}/lines?since=2", f"{path}/replay?at=1", f"{path}/events"),
        *("/api/tables?status=running", "/api/tables/mine", "/api/me", "/api/boards"),
        *("/api/metrics", "/api/health", "/api/ready"),
        *(f"{path}/course", f"{path}/why?at={version}", f"{path}/picture.svg", f"{path}/picture.png?theme=dark"),
        f"{path}/head",
    ]
    for page in _some(pages, number, 3):
        await browser.get(page)
    for seat in _some(range(server.twins.players), number, 1):
        await browser.post(f"{path}/hint", {"seat": seat})


async def come_again(server: ObservedServer, browser: Browser, number: int) -> None:
    """With a socket: from the beginning, and from a version and a line that one has."""
    queries = ("", f"?version={server.version - 3}&line=1", "?version=999999", "?version=x")
    for query in _some(queries, number, 1):
        socket = await browser.socket(f"{server.path}/live{query}")
        await server.settle()
        if not socket.closed:
            await socket.tell({"do": "ping"}, "beat")
            await socket.tell({"do": "nonsense"}, "refused")
            stale = {"do": "undo", "move_id": server.move_id(browser), "seat": number % 3, "seen": server.version - 1}
            await socket.tell(stale, "refused")
        await socket.close()


async def commands(server: ObservedServer, browser: Browser, number: int) -> None:
    """What is not for this person to do: of other seats, too late, or at another time."""
    version = server.version
    asked: list[tuple[str, dict[str, Any]]] = [("start", {}), ("rematch", {})]
    asked += [("bot", {"seat": 9, "level": "easy"}) if number % 2 else ("dismiss", {"seat": 1})]
    for seat in range(server.twins.players):
        own = server.player(seat) is browser
        seens = [version - 1] if own else [version - 1, version]
        asked += [("act", {"seat": seat, "seen": seen, "actions": ["draw"]}) for seen in seens]
        asked += [("undo", {"seat": seat, "seen": seen}) for seen in seens]
        asked += [(do, {"seat": seat}) for do in ("resign", "stand-in", "leave") if not own]
        asked += [("come-back", {"seat": seat}), ("sit", {"seat": seat, "nonce": NONCE})]
        asked += [] if own else [("vote", {"seat": seat, "end": True})]
    for do, more in _some(asked, number, 3):
        await _refused(server, browser, do, **more)


async def illegal_commands(server: ObservedServer, step: Step, number: int) -> None:
    """A seat whose turn it is tries what it may not do; the reasons must not tell anything of the others' cards."""
    player, version = server.player(step.seat), server.version
    for action in _some(step.illegal, number, 2):
        await _refused(server, player, "act", seat=step.seat, seen=version, actions=[action])
    for seat in server.twins.alike - {step.seat}:  # of the same person, and not its turn
        if seat not in server.table_state.actors:
            await _refused(server, player, "act", seat=seat, seen=version, actions=[step.actions[server.side]])


async def chance_lists(server: ObservedServer, step: Step) -> None:
    """What comes after chance can't be tried for nothing: its refusal would tell what chance would have brought."""
    tickets = server.twins.board.tickets
    later = ["draw", "decline", f"keep {tickets[0].id}, {tickets[1].id}"]
    if step.actions[server.side].startswith("take"):
        later += [f"take {card}" for card in CARDS]
    for action in later:
        actions = [step.actions[server.side], action, "keep nothing that there is"]
        await _refused(server, server.player(step.seat), "act", seat=step.seat, seen=server.version, actions=actions)


async def _refused(server: ObservedServer, browser: Browser, do: str, **more: Any) -> None:
    answered = await server.do(browser, do, **more)
    assert answered.status >= 400, (browser.name, do, more, answered.body)


def _some(things: Sequence[T], number: int, count: int) -> list[T]:
    """The next ones in turn."""
    return [things[(number * count + i) % len(things)] for i in range(min(count, len(things)))]
