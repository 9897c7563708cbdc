"""Warm-up of a worker: it loads the compiled rules and bots, or starts in the interpreter if they are not compiled yet.

A worker in the interpreter plays by the same rules, only slower. It tells the supervisor, which compiles in a child
process and then replaces the worker (see `process.supervisor`).
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.server.app.answers import sentence
from branchline.server.base import RequestRefused
from branchline.server.wire import Readiness, Trouble
from branchline.texts.languages import LANGUAGES

if TYPE_CHECKING:
    from branchline.rules.warmup import Part

SOON = 10.0  # seconds that a request waits for the rules to be loaded
AGAIN, LONGEST_AGAIN = 5.0, 300.0  # seconds before loading is retried: back-off, doubled each time

_log = logging.getLogger("branchline.warmup")


@dataclass
class Warmup:
    """The state of the warm-up."""

    ready: bool = False
    warming_up: bool = False  # in the interpreter: searches and hints have less time to think than they need
    trouble: Trouble | None = None
    on_interpreter: Callable[[], None] | None = None  # called if this worker starts in the interpreter

    @property
    def readiness(self) -> Readiness:
        return Readiness(self.ready, self.warming_up, self.trouble)

    async def soon(self) -> bool:
        """Whether games can be played. Waits briefly, unless something has failed."""
        until = asyncio.get_running_loop().time() + SOON
        while not (self.ready or self.trouble) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
        return self.ready

    async def run(self) -> None:
        """Loads everything that a game needs; retries failures for ever."""
        pause = AGAIN
        while not self.ready:
            try:
                self.warming_up = not await asyncio.to_thread(_load)
                self.ready, self.trouble = True, None
            except Exception as error:  # of any kind: without the rules this worker can't play
                self.trouble = "rules"
                _log.error("the rules can't be loaded: %r; tried again in %.0f s", error, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_AGAIN)
        if self.warming_up and self.on_interpreter is not None:
            self.on_interpreter()

    async def settle(self) -> None:
        """Work that can wait until games can be played: parses the texts, and freezes what is loaded by now.

        Modules and compiled code stay for good, and the garbage collector would delay players by scanning them.
        """
        await asyncio.to_thread(_load_texts)
        gc.collect()
        gc.freeze()


def _load() -> bool:
    """Loads what the first player would otherwise wait for; returns whether the rules are as fast as they get."""
    from branchline.boards import builtin_boards, load_board
    from branchline.game.game import Game
    from branchline.rules.compiling import INTERPRETED
    from branchline.rules.warmup import ensure_compiled, is_compiled, stay_in_the_interpreter

    parts = worker_parts()
    compiled = is_compiled(*parts)
    if compiled:
        ensure_compiled(*parts)
    else:
        stay_in_the_interpreter()
    game = Game.new(load_board(builtin_boards()[0]), seed=0)
    game.play(game.legal(0)[0], 0)
    game.view(0)
    return compiled or INTERPRETED


def worker_parts() -> tuple[Part, ...]:
    """The compiled code that a worker uses."""
    from branchline.bots.parts import POLICY, SEARCH
    from branchline.rules.parts import PLAY, SIMULATION

    return PLAY, SIMULATION, SEARCH, POLICY


def _load_texts() -> None:
    """Parses the message catalogs, which otherwise happens while somebody waits for the first sentence."""
    for language in LANGUAGES:
        sentence(RequestRefused("try-again"), language)
