"""Getting ready: a child compiles the rules and the bots, once for a machine, and the page is there meanwhile."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from dataclasses import dataclass

from branchline.languages import LANGUAGES
from branchline.server.refusals import Declined, sentence
from branchline.server.wire import Readiness

SOON = 10.0  # seconds
COMMAND = (sys.executable, "-m", "branchline.server.warming")


@dataclass
class Warming:
    """How far it is."""

    ready: bool = False
    done: int = 0
    total: int = 0
    doing: str | None = None

    @property
    def shown(self) -> Readiness:
        return Readiness(self.ready, self.done, self.total, self.doing)

    async def soon(self) -> bool:
        """Whether games can be played. If nothing has to be compiled, that is worth a moment's waiting."""
        until = asyncio.get_running_loop().time() + SOON
        while not self.ready and not self.total and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
        return self.ready

    async def run(self) -> None:
        """Ready at once if nothing is left to compile; else when a child has done it."""
        if self.ready:
            return
        if not await asyncio.to_thread(_all_compiled):
            child = await asyncio.create_subprocess_exec(*COMMAND, stdout=asyncio.subprocess.PIPE)
            assert child.stdout is not None
            try:
                async for line in child.stdout:
                    self.done, self.total, self.doing = json.loads(line)
                if await child.wait() != 0:
                    raise RuntimeError("the rules could not be compiled")
            finally:
                if child.returncode is None:
                    child.kill()
                    await child.wait()
        await asyncio.to_thread(_load)
        self.ready = True

    async def settle(self) -> None:
        """What can wait until games are played."""
        await asyncio.to_thread(_load_texts)
        gc.collect()
        gc.freeze()  # what is loaded stays: looking through it again and again would make players wait


def _all_compiled() -> bool:
    from branchline.bots.ready import POLICY, SEARCH, bots_compiled
    from branchline.warm import PLAY, SIMULATION, compiled

    return all(compiled(part) for part in (PLAY, SIMULATION)) and all(bots_compiled(part) for part in (POLICY, SEARCH))


def _load() -> None:
    """Load what is compiled, so that the first player does not wait for it."""
    from branchline.boards import builtin_boards, load_board
    from branchline.bots.ready import POLICY, SEARCH, ensure_bots
    from branchline.game import Game
    from branchline.warm import PLAY, SIMULATION, ensure_compiled

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
    from branchline.bots.ready import POLICY, SEARCH, ensure_bots
    from branchline.warm import PLAY, SIMULATION, ensure_compiled

    def tell(done: int, total: int, name: str) -> None:
        print(json.dumps([done, total, name]), flush=True)

    ensure_compiled(tell, PLAY, SIMULATION)
    ensure_bots(POLICY, SEARCH, progress=tell)


if __name__ == "__main__":
    main()
