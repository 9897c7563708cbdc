"""Small helpers that every package may use: files, threads, processes, the command line; lazy imports are here.

A package whose `__init__` uses `lazy_exports` imports an exported name when it is first used. The `branchline` command
needs that: importing `branchline.arena.command` runs `branchline/arena/__init__.py`, which must not load the compiler.

    if TYPE_CHECKING:
        from branchline.arena.blocks import Block, Plan

    __all__ = ["Block", "Plan"]
    __getattr__, __dir__ = lazy_exports(__name__, {"blocks": "Block Plan"})
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def lazy_exports(package: str, exports: Mapping[str, str]) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """The module functions `__getattr__` and `__dir__` (PEP 562) of a package that exports names of its submodules.

    `exports` maps submodules, as in `blocks` or `policy.choice`, to the names that they define, separated by spaces.
    """
    submodules = {name: submodule for submodule, names in exports.items() for name in names.split()}

    def get_attribute(name: str) -> object:
        if name not in submodules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{submodules[name]}"), name)

    def list_attributes() -> list[str]:
        return sorted({*vars(sys.modules[package]), *submodules})

    return get_attribute, list_attributes


def printable(text: str) -> str:
    """Text from elsewhere (a file, a server, a bot) as a terminal may show it: control characters are written out.

    A terminal obeys escape sequences, so whoever writes a name or an error could write anything else on the screen.
    """
    return text if text.isprintable() else "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)
