"""Warm-up: a child process compiles the rules and the bots, once per machine, while the page is already served."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from dataclasses import dataclass

from branchline.errors import BranchlineError
from branchline.server.app.refusals import sentence
from branchline.server.base import RequestRefused
from branchline.server.base.gc_tuning import freeze_loaded
from branchline.server.wire import Readiness, Trouble
from branchline.texts.languages import LANGUAGES

SOON = 10.0  # seconds that a request waits for a warm-up without compilation
AGAIN, LONGEST_AGAIN = 5.0, 300.0  # seconds before a failed compilation is retried: back-off, doubled each time
COMMAND = (sys.executable, "-m", "branchline.server.app.warmup")

_log = logging.getLogger("branchline.warming")


class NotCompiled(BranchlineError):
    """The compiling child process failed."""


@dataclass
class Warmup:
    """The state and progress of the warm-up."""

    ready: bool = False
    done: int = 0
    total: int = 0
    doing: str | None = None
    trouble: Trouble | None = None

    @property
    def shown(self) -> Readiness:
        return Readiness(self.ready, self.done, self.total, self.doing, self.trouble)

    async def soon(self) -> bool:
        """Whether games can be played. Waits briefly, unless something has to be compiled or has failed."""
        until = asyncio.get_running_loop().time() + SOON
        while not (self.ready or self.total or self.trouble) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
        return self.ready

    async def run(self) -> None:
        """Compiles in a child process if necessary, then loads everything; retries failures for ever."""
        pause = AGAIN
        while not self.ready:
            try:
                if not await asyncio.to_thread(_all_compiled):
                    await self._compile()
                await asyncio.to_thread(_load)
                self.ready, self.trouble = True, None
            except Exception as error:  # of any kind: without the rules this worker can't play
                self.trouble, self.doing = "compiling", None
                _log.error("%s; tried again in %.0f s", _why(error), pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_AGAIN)

    async def _compile(self) -> None:
        """Compiles in a child process, into this process's cache folder, which may be a temporary one."""
        pipe = asyncio.subprocess.PIPE
        environment = {**os.environ, "BRANCHLINE_CACHE": await asyncio.to_thread(_cache)}
        child = await asyncio.create_subprocess_exec(*COMMAND, stdout=pipe, stderr=pipe, env=environment)
        assert child.stdout is not None
        assert child.stderr is not None
        errors_read = asyncio.create_task(child.stderr.read())
        try:
            async for line in child.stdout:
                self.done, self.total, self.doing = json.loads(line)
            said = (await errors_read).decode(errors="replace").strip().splitlines()
            if (code := await child.wait()) != 0:
                raise NotCompiled(f"compiling the rules ended with {code}: {said[-1] if said else 'no word'}")
        finally:
            errors_read.cancel()
            if child.returncode is None:
                child.kill()
                await child.wait()

    async def settle(self) -> None:
        """Work that can wait until games can be played."""
        await asyncio.to_thread(_load_texts)
        freeze_loaded()


def _why(error: Exception) -> str:
    return str(error) if isinstance(error, NotCompiled) else f"the rules can't be loaded: {error!r}"


def _cache() -> str:
    from branchline.rules.compiling import COMPILER

    return str(COMPILER.cache_dir.parent)


def _all_compiled() -> bool:
    from branchline.bots.compiling import POLICY, SEARCH, bots_compiled
    from branchline.rules.warmup import PLAY, SIMULATION, compiled

    return all(compiled(part) for part in (PLAY, SIMULATION)) and all(bots_compiled(part) for part in (POLICY, SEARCH))


def _load() -> None:
    """Loads the compiled code, so that the first player does not wait for it."""
    from branchline.boards import builtin_boards, load_board
    from branchline.bots.compiling import POLICY, SEARCH, ensure_bots
    from branchline.game.game import Game
    from branchline.rules.warmup import PLAY, SIMULATION, ensure_compiled

    ensure_compiled(None, PLAY, SIMULATION)
    ensure_bots(POLICY, SEARCH)
    game = Game.new(load_board(builtin_boards()[0]), seed=0)
    game.play(game.legal(0)[0], 0)
    game.view(0)


def _load_texts() -> None:
    """Parses the message catalogs, which otherwise happens while somebody waits for the first sentence."""
    for language in LANGUAGES:
        sentence(RequestRefused("try-again"), language)


def main() -> None:
    """Compiles everything that a server needs, and reports progress as JSON lines on standard output."""
    from branchline.bots.compiling import POLICY, SEARCH, ensure_bots
    from branchline.rules.warmup import PLAY, SIMULATION, ensure_compiled

    def tell(done: int, total: int, name: str) -> None:
        print(json.dumps([done, total, name]), flush=True)

    ensure_compiled(tell, PLAY, SIMULATION)
    ensure_bots(POLICY, SEARCH, progress=tell)


if __name__ == "__main__":
    main()
