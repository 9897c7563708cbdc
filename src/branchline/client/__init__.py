"""Python client of the server, for programs that play at its tables: guest, table, turn. It does not load the compiler.

    from branchline.client import connect
    with connect("http://127.0.0.1:8421", name="Robo") as me:
        table = me.join("ABC234")

Lazy imports: names are imported on first use, so that the `branchline` command starts quickly.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.client.errors import Refused, Unreachable
    from branchline.client.guest import Guest, connect
    from branchline.client.table import Table, Turn

_MODULES = {
    "Guest": "branchline.client.guest",
    "Refused": "branchline.client.errors",
    "Table": "branchline.client.table",
    "Turn": "branchline.client.table",
    "Unreachable": "branchline.client.errors",
    "connect": "branchline.client.guest",
}

__all__ = ["Guest", "Refused", "Table", "Turn", "Unreachable", "connect"]


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
