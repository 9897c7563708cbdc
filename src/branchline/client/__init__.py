"""Programs at the tables of a server: a guest, its tables, its turns. Nothing here compiles anything.

    from branchline.client import connect
    with connect("http://127.0.0.1:8421", name="Robo") as me:
        table = me.join("ABC234")

Names are imported when they are first used, so that the `branchline` command starts at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.client.errors import Refused, Unreachable
    from branchline.client.guest import Guest, connect
    from branchline.client.table import Table, Turn

_HOMES = {
    "Guest": "branchline.client.guest",
    "Refused": "branchline.client.errors",
    "Table": "branchline.client.table",
    "Turn": "branchline.client.table",
    "Unreachable": "branchline.client.errors",
    "connect": "branchline.client.guest",
}

__all__ = ["Guest", "Refused", "Table", "Turn", "Unreachable", "connect"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
