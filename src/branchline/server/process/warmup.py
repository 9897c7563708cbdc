"""Getting ready: a child compiles the rules and the bots, once for a machine, and the page is there meanwhile."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from dataclasses import dataclass

from branchline.errors import BranchlineError
from branchline.server.app.refusals import Declined, sentence
from branchline.server.process.gc_tuning import keep_what_is_loaded
from branchline.server.wire import Readiness, Trouble
from branchline.texts.languages import LANGUAGES

SOON = 10.0  # seconds
AGAIN, LONGEST_AGAIN = 5.0, 300.0  # seconds after which compiling that failed is tried again, doubled each time
COMMAND = (sys.executable, "-m", "branchline.server.process.warmup")

_log = logging.getLogger("branchline.warming")


class NotCompiled(BranchlineError):
    """The child that compiles has failed."""


@dataclass
class Warming:
    """How far it is."""

    ready: bool = False
    done: int = 0
    total: int = 0
    doing: str | None = None
    trouble: Trouble | None = None

    @property
    def shown(self) -> Readiness:
        return Readiness(self.ready, self.done, self.total, self.doing, self.trouble)

    async def soon(self) -> bool:
        """Whether games can be played. If nothing has to be compiled, that is worth a moment's waiting."""
        until = asyncio.get_running_loop().time() + SOON
        while not (self.ready or self.total or self.trouble) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
        return self.ready

    async def run(self) -> None:
        """Ready at once if nothing is left to compile; else when a child has done it, however often that fails."""
        pause = AGAIN
        while not self.ready:
            try:
                if not await asyncio.to_thread(_all_compiled):
                    await self._compile()
                await asyncio.to_thread(_load)
                self.ready, self.trouble = True, None
            except Exception as error:  # whatever it was: without the rules nothing can be played here
                self.trouble, self.doing = "compiling", None
                _log.error("%s; tried again in %.0f s", _why(error), pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_AGAIN)

    async def _compile(self) -> None:
        """In a child, into the folder where this process will look for it, also if that is a temporary one."""
        pipe = asyncio.subprocess.PIPE
        environment = {**os.environ, "BRANCHLINE_CACHE": await asyncio.to_thread(_cache)}
        child = await asyncio.create_subprocess_exec(*COMMAND, stdout=pipe, stderr=pipe, env=environment)
        assert child.stdout is not None
        assert child.stderr is not None
        complaints = asyncio.create_task(child.stderr.read())
        try:
            async for line in child.stdout:
                self.done, self.total, self.doing = json.loads(line)
            said = (await complaints).decode(errors="replace").strip().splitlines()
            if (code := await child.wait()) != 0:
                raise NotCompiled(f"compiling the rules ended with {code}: {said[-1] if said else 'no word'}")
        finally:
            complaints.cancel()
            if child.returncode is None:
                child.kill()
                await child.wait()

    async def settle(self) -> None:
        """What can wait until games are played."""
        await asyncio.to_thread(_load_texts)
        keep_what_is_loaded()


def _why(error: Exception) -> str:
    return str(error) if isinstance(error, NotCompiled) else f"the rules can't be loaded: {error!r}"


def _cache() -> str:
    from branchline.rules.compiled import WORKSHOP

    return str(WORKSHOP.cache_dir.parent)


def _all_compiled() -> bool:
    from branchline.bots.warmup import POLICY, SEARCH, bots_compiled
    from branchline.rules.warmup import PLAY, SIMULATION, compiled

    return all(compiled(part) for part in (PLAY, SIMULATION)) and all(bots_compiled(part) for part in (POLICY, SEARCH))


def _load() -> None:
    """Load what is compiled, so that the first player does not wait for it."""
    from branchline.boards import builtin_boards, load_board
    from branchline.bots.warmup import POLICY, SEARCH, ensure_bots
    from branchline.game.game import Game
    from branchline.rules.warmup import PLAY, SIMULATION, ensure_compiled

    ensure_compiled(None, PLAY, SIMULATION)
    ensure_bots(POLICY, SEARCH)
    game = Game.new(load_board(builtin_boards()[0]), seed=0)
    game.play(game.legal(0)[0], 0)
    game.view(0)


def _load_texts() -> None:
    """Sentences are parsed when the first is said: better now than while somebody waits."""
    for language in LANGUAGES:
        sentence(Declined("try-again"), language)


def main() -> None:
    """Compile everything that a server needs, and tell on the standard output how far it is."""
    from branchline.bots.warmup import POLICY, SEARCH, ensure_bots
    from branchline.rules.warmup import PLAY, SIMULATION, ensure_compiled

    def tell(done: int, total: int, name: str) -> None:
        print(json.dumps([done, total, name]), flush=True)

    ensure_compiled(tell, PLAY, SIMULATION)
    ensure_bots(POLICY, SEARCH, progress=tell)


if __name__ == "__main__":
    main()
