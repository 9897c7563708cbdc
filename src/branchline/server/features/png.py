"""A drawing becomes a picture in a process of its own: the renderer would hold up everything else in this one."""

from __future__ import annotations

import asyncio
import sys

from branchline.server.app.refusals import Declined

WIDTH = 1600  # pixels
SECONDS = 30.0  # for one picture, on a machine that has much else to do
COMMAND = (sys.executable, "-m", "branchline.draw", str(WIDTH))


async def painted(svg: str) -> bytes:
    """A drawing as PNG."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(SECONDS):
            png, _ = await child.communicate(svg.encode())
    except TimeoutError:
        raise Declined("try-again") from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode != 0:
        raise RuntimeError("a picture could not be painted")
    return png
