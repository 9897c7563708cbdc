"""SVG to PNG rendering in a child process, because the renderer would block everything else in this one."""

from __future__ import annotations

import asyncio
import sys

from branchline.server.app.refusals import RequestRefused

WIDTH = 1600  # pixels
SECONDS = 30.0  # timeout for one picture, on a busy machine
COMMAND = (sys.executable, "-m", "branchline.draw.svg", str(WIDTH))


async def painted(svg: str) -> bytes:
    """Renders an SVG drawing as PNG."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(SECONDS):
            png, _ = await child.communicate(svg.encode())
    except TimeoutError:
        raise RequestRefused("try-again") from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode != 0:
        raise RuntimeError("a picture could not be painted")
    return png
